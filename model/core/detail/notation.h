#pragma once

#include "model/core/llsd_value.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <string>

namespace wb::llsd {

/// Reads one value of LLSD notation, with or without the prefix line; only white space may follow
/// it. Bounded in depth, elements and bytes by limits.h. An error's place is `byte N`.
Result<Value> readNotation(ByteView bytes, const Task& task = {});

/// LLSD notation on one line, without the prefix line. Fails for a date outside the years 0000 to
/// 9999, which the form cannot say.
Result<std::string> writeNotation(const Value& value);

}  // namespace wb::llsd

#pragma once

#include "model/core/llsd_value.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <string>

namespace wb::llsd {

/// Reads the value inside `<llsd>`. Bounded in depth, elements and bytes by limits.h; entities
/// other than XML's own five and character numbers are not resolved. An error's place is `byte N`.
Result<Value> readXml(ByteView bytes, const Task& task = {});

/// LLSD XML with its declaration. Fails for what the form cannot say: a date outside the years 0000
/// to 9999, a text that holds control characters or is no UTF-8.
Result<std::string> writeXml(const Value& value);

}  // namespace wb::llsd

#pragma once

#include "model/core/llsd_value.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <cstdint>
#include <string_view>

namespace wb::llsd {

/// The three ways to write LLSD down.
enum class Form : std::uint8_t { binary, xml, notation };

/// Told by content: a prefix line, an XML declaration or `<llsd`, else what the first characters
/// can begin. Binary where both it and notation are possible.
Form formOf(ByteView bytes);

/// Reads one value of any form that takes all of `bytes`, but for white space around text.
Result<Value> read(ByteView bytes, const Task& task = {});

/// Writes a value in a form; fails for what the form cannot say.
Result<Bytes> write(const Value& value, Form form);

}  // namespace wb::llsd

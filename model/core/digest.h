#pragma once

#include "model/core/bytes.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <optional>
#include <string>
#include <string_view>

namespace wb {

/// SHA-256 as 64 lower-case hexadecimal digits.
std::string sha256(ByteView bytes);
/// The same, fails only when cancelled.
Result<std::string> sha256(ByteView bytes, const Task& task);

/// Base64 with padding, without line breaks.
std::string base64(ByteView bytes);

/// The bytes of a base64 text (white space allowed); nothing if it is malformed or cut short.
std::optional<Bytes> fromBase64(std::string_view text);

}  // namespace wb

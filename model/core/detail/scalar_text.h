#pragma once

#include "model/core/llsd_value.h"

#include <optional>
#include <string>
#include <string_view>

/// Scalars as both text forms of LLSD write them. Nothing for a text that is no such scalar.
namespace wb::llsd {

std::optional<std::int32_t> integerFrom(std::string_view text);
/// A number, `nan`, `inf` or `-inf` in any letter case, also spelled `infinity`.
std::optional<double> realFrom(std::string_view text);
std::optional<Uuid> uuidFrom(std::string_view text);
std::optional<Date> dateFrom(std::string_view text);
/// White space between the digits is allowed.
std::optional<Bytes> fromBase16(std::string_view text);

}  // namespace wb::llsd

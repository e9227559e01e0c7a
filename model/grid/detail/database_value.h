#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

namespace wb::database {

/// One value of a row: nothing, a whole number, a number or a text in UTF-8. The characters of a
/// text belong to whoever gave it.
using Value = std::variant<std::monostate, std::int64_t, double, std::string_view>;

}  // namespace wb::database

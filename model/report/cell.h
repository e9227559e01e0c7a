#pragma once

#include <cstddef>
#include <string>
#include <variant>

namespace wb::report {

/// One value of a table: empty where the column does not apply, a truth, a count, a number, a text.
using Cell = std::variant<std::monostate, bool, std::size_t, double, std::string>;

}  // namespace wb::report

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

namespace wb::table {

/// A number that is not known, with the bound that is: a cost of which a part is unknown is at
/// least the rest. Data leave it empty; people read the bound.
struct Unknown {
  enum class Bound : std::uint8_t { none, least, most };
  Bound bound = Bound::none;
  double value = 0;

  bool operator==(const Unknown&) const = default;
};

/// One value of a table: empty where the column does not apply, a truth, a count, a number, a text,
/// or a number that is not known.
using Cell = std::variant<std::monostate, bool, std::size_t, double, std::string, Unknown>;

}  // namespace wb::table

#pragma once

#include <cstdint>
#include <string_view>

namespace wb::cost {

/// How sure a number is, from the surest to the least sure.
enum class Confidence : std::uint8_t {
  documented,   ///< Stated by the published Mesh Physics document or a later official page.
  viewer,       ///< How an open-source program of the field computes it today.
  likely,       ///< Two independent hints, or one good one.
  estimate,     ///< Inferred; nobody outside the grid's operator knows.
  illustration  ///< A value where none was ever published.
};

std::string_view name(Confidence confidence);

/// What rests on both is as sure as the less sure one.
constexpr Confidence leastSure(Confidence a, Confidence b) { return a < b ? b : a; }

}  // namespace wb::cost

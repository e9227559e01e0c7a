#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
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

/// Returns `documented`, `viewer`, `likely`, `estimate` or `illustration`, as `confidence` is
/// written.
std::string_view name(Confidence confidence);

/// Returns the less sure of `a` and `b`: what rests on both is as sure as that.
constexpr Confidence leastSure(Confidence a, Confidence b) { return a < b ? b : a; }

/// Every constant by its key; constants.def is the one table it is made from.
enum class Key : std::uint8_t {
#define WB_CONSTANT(key, ...) key,
#include "model/cost/detail/constants.def"
#undef WB_CONSTANT
};

/// What is known of a constant: the contract of `--set`, profiles, the panel and the help.
struct Constant {
  Key key;
  std::string_view name;  ///< The key as written: `triangle_constant`.
  std::string_view group;
  std::string_view symbol;  ///< In formulas: `k`.
  std::string_view unit;    ///< Empty for a plain number.
  double standard = 0;      ///< The default.
  double minimum = 0;
  double maximum = 0;
  Confidence confidence = Confidence::estimate;
  std::string_view meaning;
  std::string_view source;  ///< Where the value comes from, in words.
};

/// All constants in the order of their keys.
std::span<const Constant> constants();
/// Returns what is known of the constant `key`, in constant time.
const Constant& constant(Key key);
/// Returns the key of the constant with this `name` (`triangle_constant`); nothing for any other
/// word.
std::optional<Key> constantKey(std::string_view name);

}  // namespace wb::cost

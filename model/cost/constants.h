#pragma once

#include "model/cost/confidence.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace wb::cost {

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
const Constant& constant(Key key);
std::optional<Key> constantKey(std::string_view name);

}  // namespace wb::cost

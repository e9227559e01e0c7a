#pragma once

#include "model/base/text.h"
#include "model/cost/quantity.h"
#include "model/cost/sureness.h"
#include "model/cost/terms.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::cost {

/// A symbol of a formula with its value.
struct Symbol {
  std::string symbol;  ///< `k`, `N`, `W`
  double value = 0;
  std::string_view unit;
  std::string_view constant;          ///< Key of the constant it is; empty for anything measured.
  std::string meaning;                ///< In words.
  std::string_view term{};            ///< Code of the term it stands for; empty for anything else.
  std::vector<Argument> arguments{};  ///< What that term's name was filled with.
};

/// The triangles or hulls behind a term: of which part (index in the linkset), which ones.
struct Evidence {
  enum class Kind : std::uint8_t { none, triangles, hulls };
  Kind kind = Kind::none;
  std::size_t part = 0;
  std::vector<std::uint32_t> indices;  ///< Empty with a kind: all of them.
};

/// A term of the breakdown tree. Its value is the number that the plain weighing gives, bit for
/// bit.
struct Term {
  std::string name;                 ///< What it is, in words.
  std::string_view code;            ///< Stable, for JSON and translation.
  std::vector<Argument> arguments;  ///< What the name was filled with.
  std::string formula;   ///< In symbols: `max(k × N ÷ W, c_min)`; empty for a plain sum.
  std::string filledIn;  ///< With values: `max(0.05 × 812 ÷ 0.213, 0.5) = 190.6`.
  double value = 0;
  std::string_view unit = "PE";
  bool unknown = false;  ///< Part of it is unknown, so that it is at least its value.
  double share = 0;  ///< Of its parent's value, 0..1; 0 where the parent is not the sum of such.
  Sureness sureness = Sureness::documented;
  std::string_view source;
  std::vector<Symbol> symbols;
  Evidence evidence;
  std::optional<std::size_t> part;  ///< Index in the linkset of the part it belongs to.
  std::vector<Term> children;
};

/// What stands for a term in the formula of another.
Symbol symbolFor(const Term& term, std::string symbol);

/// What stands for something measured in a formula.
Symbol symbolFor(const Quantity& quantity, double value);

/// A term with all that the table of terms says about it, its name filled in.
Term makeTerm(TermId id, std::vector<Argument> arguments);

}  // namespace wb::cost

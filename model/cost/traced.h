#pragma once

#include "model/cost/term.h"

#include <string>
#include <vector>

namespace wb::cost {

/// A number that remembers how it came to be: every operation computes exactly what it computes on
/// plain numbers, and writes down its formula in symbols and in values. What a breakdown shows can
/// so never differ from what was computed.
struct Traced {
  /// How tightly the outermost operation of the formula binds.
  enum class Binding { sum, product, atom };

  Traced(double literal);  // NOLINT: `1 + x` in a rule reads as it does with plain numbers

  double value = 0;
  std::string formula;
  std::string filledIn;
  Binding binding = Binding::atom;
  Confidence constants = Confidence::documented;  ///< The least sure constant in it.
  Confidence basis = Confidence::documented;      ///< The least sure measurement or term in it.
  std::vector<Symbol> symbols;
  std::vector<Term> children;  ///< Terms it is made of.
};

Traced operator+(Traced a, Traced b);
Traced operator-(Traced a, Traced b);
Traced operator*(Traced a, Traced b);
Traced operator/(Traced a, Traced b);

Traced squared(Traced x);
Traced least(Traced a, Traced b);
Traced greatest(Traced a, Traced b);
Traced greatest(Traced a, Traced b, Traced c);
Traced ifLess(const Traced& a, const Traced& b, Traced then, Traced otherwise);
Traced nearestWhole(Traced x);
Traced nextWhole(Traced x);

/// A number as people read it: what stands before the point in full, four digits in all at most.
std::string readable(double value);

}  // namespace wb::cost

#pragma once

#include "model/cost/profile.h"
#include "model/cost/terms.h"

#include <cmath>
#include <cstddef>
#include <string_view>

namespace wb::cost {

/// The operations that rules are written with, beside + - * /, on plain numbers. Every other
/// number that rules run over has the same under the same names.

/// Returns `x` * `x`.
inline double squared(double x) { return x * x; }

/// Returns the smaller of `a` and `b`, the first of equal ones: as std::min, but by value.
inline double least(double a, double b) { return b < a ? b : a; }
/// Returns the larger of `a` and `b`, the first of equal ones: as std::max, but by value.
inline double greatest(double a, double b) { return a < b ? b : a; }
/// Returns the largest of `a`, `b` and `c`, the first of equal ones.
inline double greatest(double a, double b, double c) { return greatest(greatest(a, b), c); }

/// Returns `then` where `a` < `b`, else `otherwise`: a choice between two formulas.
inline double ifLess(double a, double b, double then, double otherwise) {
  return a < b ? then : otherwise;
}

/// Returns the whole number nearest to `x`; a half goes up.
inline double nearestWhole(double x) { return std::floor(x + 0.5); }
/// Returns the smallest whole number that is at least `x`.
inline double nextWhole(double x) { return std::ceil(x); }

/// The sink that only computes. A rule is a function template over a sink: it takes constants and
/// measurements from it and gives its terms to it. Here all of that melts away.
class NumberSink {
 public:
  using Number = double;

  explicit NumberSink(const Profile& profile) : profile_(&profile) {}

  Rounding rounding() const { return profile_->rounding; }
  TriangleRule triangleRule() const { return profile_->triangleRule; }
  /// Returns the value of the constant `key` in the profile.
  double constant(Key key) const { return (*profile_)[key]; }

  /// Returns `value`, which was measured; a sink that remembers has its symbol and confidence too.
  double measured(const Quantity&, double value, Confidence = Confidence::documented,
                  const Which& = {}) const {
    return value;
  }
  /// Returns `number`, which a sink that remembers shows by the quantity's symbol.
  double named(const Quantity&, double number, const Which& = {}) const { return number; }
  /// Returns `number`, which is a term of its own to a sink that remembers.
  double term(TermId, double number, const Which& = {}) const { return number; }

  /// The sum of `addend(0)` … `addend(count - 1)` in that order.
  template <class Addend>
  double sum(TermId, std::size_t count, const Addend& addend) const {
    double total = 0;
    for (std::size_t i = 0; i < count; ++i) total += addend(i);
    return total;
  }

 private:
  const Profile* profile_;
};

}  // namespace wb::cost

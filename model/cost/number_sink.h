#pragma once

#include "model/cost/profile.h"
#include "model/cost/terms.h"

#include <cmath>
#include <cstddef>
#include <string_view>

namespace wb::cost {

/// The operations that rules are written with, beside + - * /, on plain numbers. Every other
/// number that rules run over has the same under the same names.

inline double squared(double x) { return x * x; }

/// The surer spelling of std::min and std::max: by value, and of two equal ones the first.
inline double least(double a, double b) { return b < a ? b : a; }
inline double greatest(double a, double b) { return a < b ? b : a; }
inline double greatest(double a, double b, double c) { return greatest(greatest(a, b), c); }

/// A choice between two formulas by a comparison.
inline double ifLess(double a, double b, double then, double otherwise) {
  return a < b ? then : otherwise;
}

inline double nearestWhole(double x) { return std::floor(x + 0.5); }  ///< Half goes up.
inline double nextWhole(double x) { return std::ceil(x); }

/// The sink that only computes. A rule is a function template over a sink: it takes constants and
/// measurements from it and gives its terms to it. Here all of that melts away.
class NumberSink {
 public:
  using Number = double;

  explicit NumberSink(const Profile& profile) : profile_(&profile) {}

  Rounding rounding() const { return profile_->rounding; }
  TriangleRule triangleRule() const { return profile_->triangleRule; }
  double constant(Key key) const { return (*profile_)[key]; }

  double measured(const Quantity&, double value, Confidence = Confidence::documented,
                  const Which& = {}) const {
    return value;
  }
  double named(const Quantity&, double number, const Which& = {}) const { return number; }
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

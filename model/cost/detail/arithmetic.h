#pragma once

#include <cmath>

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

}  // namespace wb::cost

#pragma once

#include <array>
#include <cstddef>

namespace wb::tuning {

template <std::size_t N>
class CliffWatch;

/// A number with its one-sided derivatives by N constants, each constant alone being moved in the
/// direction that its watch looks in. Rules of costs run over it as over plain numbers, and compute
/// the same value bit for bit. Where two sides of a comparison are equal, the derivative is that of
/// the side which wins when the constant moves: exact on either side of a cliff. With N = 0 it only
/// tells the watch which way each comparison went.
template <std::size_t N>
struct Dual {
  Dual(double literal) : value(literal) {}  // NOLINT: `1 + x` in a rule reads as with plain numbers

  double value;
  std::array<double, N> slope{};
  CliffWatch<N>* watch = nullptr;  ///< Null for a literal.

  friend Dual operator+(Dual a, const Dual& b) { return a += b; }
  Dual& operator+=(const Dual& b) {
    value += b.value;
    for (std::size_t i = 0; i < N; ++i) slope[i] += b.slope[i];
    return watchedBy(b);
  }
  friend Dual operator-(Dual a, const Dual& b) {
    a.value -= b.value;
    for (std::size_t i = 0; i < N; ++i) a.slope[i] -= b.slope[i];
    return a.watchedBy(b);
  }
  friend Dual operator*(Dual a, const Dual& b) {
    for (std::size_t i = 0; i < N; ++i) a.slope[i] = a.slope[i] * b.value + a.value * b.slope[i];
    a.value *= b.value;
    return a.watchedBy(b);
  }
  friend Dual operator/(Dual a, const Dual& b) {
    a.value /= b.value;
    for (std::size_t i = 0; i < N; ++i) a.slope[i] = (a.slope[i] - a.value * b.slope[i]) / b.value;
    return a.watchedBy(b);
  }

  friend Dual squared(const Dual& x) { return x * x; }

  friend Dual greatest(const Dual& a, const Dual& b) {
    compare(a, b);
    return ifWins(a.value < b.value, a, b, [](double x, double y) { return x < y ? y : x; });
  }
  friend Dual greatest(const Dual& a, const Dual& b, const Dual& c) {
    return greatest(greatest(a, b), c);
  }
  friend Dual least(const Dual& a, const Dual& b) {
    compare(a, b);
    return ifWins(b.value < a.value, a, b, [](double x, double y) { return y < x ? y : x; });
  }
  friend Dual ifLess(const Dual& a, const Dual& b, const Dual& then, const Dual& otherwise) {
    compare(a, b);
    Dual result = a.value < b.value ? then : otherwise;
    if (a.value == b.value)
      for (std::size_t i = 0; i < N; ++i)
        result.slope[i] = a.slope[i] < b.slope[i] ? then.slope[i] : otherwise.slope[i];
    return result;
  }

  /// Derivatives are those of the cost before it is rounded.
  friend Dual nearestWhole(const Dual& x) { return x; }
  friend Dual nextWhole(const Dual& x) { return x; }

 private:
  Dual& watchedBy(const Dual& other) {
    if (!watch) watch = other.watch;
    return *this;
  }

  static void compare(const Dual& a, const Dual& b) {
    if (CliffWatch<N>* watch = a.watch ? a.watch : b.watch) watch->compare(a, b);
  }

  template <class Slope>
  static Dual ifWins(bool second, const Dual& a, const Dual& b, Slope slopeOfEqual) {
    Dual winner = second ? b : a;
    winner.watchedBy(second ? a : b);
    if (a.value == b.value)
      for (std::size_t i = 0; i < N; ++i) winner.slope[i] = slopeOfEqual(a.slope[i], b.slope[i]);
    return winner;
  }
};

}  // namespace wb::tuning

#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace wb::octree {

/// A whole number times a power of two, of any size: sums, differences and products of doubles
/// without rounding, whatever their exponents. Slow beside doubles (some 100 ns an operation): for
/// what an error bound cannot decide.
class Dyadic {
 public:
  Dyadic() = default;
  /// Of a finite number, exactly.
  // NOLINTNEXTLINE(google-explicit-constructor): formulas read as those of doubles.
  Dyadic(double number);

  /// Returns -1, 0 or 1.
  int sign() const { return limbs_.empty() ? 0 : isNegative_ ? -1 : 1; }
  /// Returns the number within one unit of a double's last place; infinite or 0 where a double
  /// ends.
  double toDouble() const;

  Dyadic operator-() const;
  friend Dyadic operator+(const Dyadic& a, const Dyadic& b);
  friend Dyadic operator-(const Dyadic& a, const Dyadic& b);
  friend Dyadic operator*(const Dyadic& a, const Dyadic& b);

  friend bool operator==(const Dyadic& a, const Dyadic& b) { return (a - b).sign() == 0; }
  friend std::strong_ordering operator<=>(const Dyadic& a, const Dyadic& b) {
    return (a - b).sign() <=> 0;
  }

 private:
  using Limbs = std::vector<std::uint32_t>;

  static Dyadic sum(const Dyadic& a, const Dyadic& b, bool negatesSecond);
  /// Returns the limbs of a number times 2^(its exponent - `exponent`), which is not above its own.
  static Limbs aligned(const Dyadic& number, std::int64_t exponent);
  static int compare(const Limbs& a, const Limbs& b);
  static void add(Limbs& to, const Limbs& other);
  static void subtract(Limbs& from, const Limbs& smaller);
  void trim();

  Limbs limbs_;                ///< The lowest first, no zeros at either end; none for 0.
  std::int64_t exponent_ = 0;  ///< Of the lowest bit.
  bool isNegative_ = false;
};

/// The exact sum of products of three numbers each.
template <class A, class B>
Dyadic dotOf(const A& a, const B& b) {
  return Dyadic(a[0]) * Dyadic(b[0]) + Dyadic(a[1]) * Dyadic(b[1]) + Dyadic(a[2]) * Dyadic(b[2]);
}

}  // namespace wb::octree

// Problem: the sign of sums and products of doubles, whatever their exponents.
// Method: whole numbers of any size times a power of two, by the rules of writing; no rounding, and
// so no bounds to prove.
// Complexity: O(n) for a sum and O(n²) for a product of n limbs; most numbers here have one to
// four. No constants.
#include "model/octree/detail/dyadic.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

namespace wb::octree {
namespace {

constexpr int limbBits = 32;

}  // namespace

Dyadic::Dyadic(double number) {
  if (number == 0) return;
  constexpr int mantissaBits = 53;
  int exponent = 0;
  const double fraction = std::frexp(std::abs(number), &exponent);
  auto mantissa = static_cast<std::uint64_t>(std::ldexp(fraction, mantissaBits));
  const int zeros = std::countr_zero(mantissa);
  mantissa >>= zeros;
  exponent_ = exponent - mantissaBits + zeros;
  isNegative_ = number < 0;
  for (; mantissa != 0; mantissa >>= limbBits)
    limbs_.push_back(static_cast<std::uint32_t>(mantissa));
}

double Dyadic::toDouble() const {
  double number = 0;
  const std::size_t used = std::min<std::size_t>(limbs_.size(), 3);
  const std::size_t first = limbs_.size() - used;
  for (std::size_t i = limbs_.size(); i > first; --i)
    number = number * 0x1p32 + static_cast<double>(limbs_[i - 1]);
  const std::int64_t exponent = exponent_ + static_cast<std::int64_t>(first) * limbBits;
  constexpr std::int64_t beyondAll = 4096;
  const auto scale = static_cast<int>(std::clamp(exponent, -beyondAll, beyondAll));
  return std::ldexp(isNegative_ ? -number : number, scale);
}

Dyadic Dyadic::operator-() const {
  Dyadic other = *this;
  other.isNegative_ = !isNegative_;
  return other;
}

Dyadic::Limbs Dyadic::aligned(const Dyadic& number, std::int64_t exponent) {
  const auto shift = static_cast<std::uint64_t>(number.exponent_ - exponent);
  const unsigned bits = shift % limbBits;
  Limbs limbs(shift / limbBits, 0);
  limbs.reserve(limbs.size() + number.limbs_.size() + 2);
  std::uint64_t carried = 0;
  for (const std::uint32_t limb : number.limbs_) {
    carried |= std::uint64_t{limb} << bits;
    limbs.push_back(static_cast<std::uint32_t>(carried));
    carried >>= limbBits;
  }
  if (carried != 0) limbs.push_back(static_cast<std::uint32_t>(carried));
  return limbs;
}

int Dyadic::compare(const Limbs& a, const Limbs& b) {
  if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
  for (std::size_t i = a.size(); i > 0; --i)
    if (a[i - 1] != b[i - 1]) return a[i - 1] < b[i - 1] ? -1 : 1;
  return 0;
}

void Dyadic::add(Limbs& to, const Limbs& other) {
  if (to.size() < other.size()) to.resize(other.size(), 0);
  std::uint64_t carried = 0;
  for (std::size_t i = 0; i < to.size(); ++i) {
    carried += std::uint64_t{to[i]} + (i < other.size() ? other[i] : 0);
    to[i] = static_cast<std::uint32_t>(carried);
    carried >>= limbBits;
  }
  if (carried != 0) to.push_back(static_cast<std::uint32_t>(carried));
}

void Dyadic::subtract(Limbs& from, const Limbs& smaller) {
  std::int64_t borrowed = 0;
  for (std::size_t i = 0; i < from.size(); ++i) {
    borrowed += std::int64_t{from[i]} - (i < smaller.size() ? std::int64_t{smaller[i]} : 0);
    from[i] = static_cast<std::uint32_t>(borrowed);
    borrowed >>= limbBits;
  }
}

void Dyadic::trim() {
  while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
  const auto first = std::ranges::find_if(limbs_, [](std::uint32_t limb) { return limb != 0; });
  exponent_ += (first - limbs_.begin()) * limbBits;
  limbs_.erase(limbs_.begin(), first);
  if (limbs_.empty()) exponent_ = 0;
}

Dyadic Dyadic::sum(const Dyadic& a, const Dyadic& b, bool negatesSecond) {
  if (b.limbs_.empty()) return a;
  if (a.limbs_.empty()) return negatesSecond ? -b : b;
  Dyadic result;
  result.exponent_ = std::min(a.exponent_, b.exponent_);
  Limbs first = aligned(a, result.exponent_);
  Limbs second = aligned(b, result.exponent_);
  const bool isSecondNegative = b.isNegative_ != negatesSecond;
  result.isNegative_ = a.isNegative_;
  if (a.isNegative_ == isSecondNegative) {
    add(first, second);
  } else {
    if (compare(first, second) < 0) {
      std::swap(first, second);
      result.isNegative_ = isSecondNegative;
    }
    subtract(first, second);
  }
  result.limbs_ = std::move(first);
  result.trim();
  return result;
}

Dyadic operator+(const Dyadic& a, const Dyadic& b) { return Dyadic::sum(a, b, false); }

Dyadic operator-(const Dyadic& a, const Dyadic& b) { return Dyadic::sum(a, b, true); }

Dyadic operator*(const Dyadic& a, const Dyadic& b) {
  Dyadic result;
  if (a.limbs_.empty() || b.limbs_.empty()) return result;
  result.exponent_ = a.exponent_ + b.exponent_;
  result.isNegative_ = a.isNegative_ != b.isNegative_;
  result.limbs_.assign(a.limbs_.size() + b.limbs_.size(), 0);
  for (std::size_t i = 0; i < a.limbs_.size(); ++i) {
    std::uint64_t carried = 0;
    for (std::size_t j = 0; j < b.limbs_.size(); ++j) {
      carried += std::uint64_t{a.limbs_[i]} * b.limbs_[j] + result.limbs_[i + j];
      result.limbs_[i + j] = static_cast<std::uint32_t>(carried);
      carried >>= limbBits;
    }
    result.limbs_[i + b.limbs_.size()] = static_cast<std::uint32_t>(carried);
  }
  result.trim();
  return result;
}

}  // namespace wb::octree

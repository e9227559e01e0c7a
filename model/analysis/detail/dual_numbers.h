#pragma once

#include "model/analysis/sensitivity.h"
#include "model/cost/profile.h"
#include "model/cost/terms.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

// Forward-mode automatic differentiation with dual numbers: each number carries its derivatives by
// some constants, and operators follow the rules of calculus (Wengert 1964). At a comparison of
// equals it takes the side that wins when the constant moves, so that derivatives are one-sided and
// exact at floors and caps; a CliffWatch notes every comparison. Costs N multiplications an
// operation.

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

/// A constant is near a cliff when moving it by this much of itself crosses it.
inline constexpr double nearness = 0.01;

/// Which way constants are moved.
enum class Direction : std::int8_t { down = -1, up = 1 };

/// What stays between the numbers of one rule: which constants their slopes belong to, and which
/// cliffs they met. A number has room for N constants; a rule that reads more is a mistake of the
/// program.
template <std::size_t N>
class CliffWatch {
 public:
  CliffWatch(const cost::Profile& profile, Direction direction)
      : profile_(profile), direction_(direction) {}

  /// The place of a constant's slope, and how far it is from its value to what is near.
  std::size_t slotOf(cost::Key key) {
    std::uint8_t& slot = slots_[static_cast<std::size_t>(key)];
    if (slot > 0) return slot - 1;
    keys_.at(used_) = key;
    reach_[used_] = nearness * std::abs(profile_[key]);
    slot = static_cast<std::uint8_t>(++used_);
    return used_ - 1;
  }

  double seed() const { return static_cast<double>(direction_); }

  void compare(const Dual<N>& a, const Dual<N>& b) {
    const double gap = std::abs(a.value - b.value);
    bool near = false;
    for (std::size_t i = 0; i < N; ++i)
      near |= gap <= reach_[i] * std::abs(a.slope[i] - b.slope[i]);
    if (near) note(a, b, gap);
  }

  /// What was compared since the last term belongs to this one.
  void settle(cost::TermId term, double /*value*/) {
    for (Cliff& cliff : pending_) {
      cliff.name = code(term);
      cliff.term = term;
      cliffs_.push_back(cliff);
    }
    pending_.clear();
  }

  /// Every slope by its constant; those of constants that the rule did not read are 0.
  template <class Add>
  void forEach(const Dual<N>& number, const Add& add) const {
    for (std::size_t i = 0; i < used_; ++i) add(keys_[i], number.slope[i] * seed());
  }

  const std::vector<Cliff>& cliffs() const { return cliffs_; }
  void forget() {
    for (std::size_t i = 0; i < used_; ++i) slots_[static_cast<std::size_t>(keys_[i])] = 0;
    used_ = 0;
    reach_ = {};
    cliffs_.clear();
  }

 private:
  void note(const Dual<N>& a, const Dual<N>& b, double gap) {
    for (std::size_t i = 0; i < used_; ++i) {
      const double slope = std::abs(a.slope[i] - b.slope[i]);
      if (slope > 0 && gap <= reach_[i] * slope) pending_.push_back({keys_[i], {}, {}, gap == 0});
    }
  }

  const cost::Profile& profile_;
  Direction direction_;
  std::size_t used_ = 0;
  std::array<std::uint8_t, cost::constantCount> slots_{};  ///< By Key; 0: none, else one more.
  std::array<cost::Key, N> keys_{};
  std::array<double, N> reach_{};
  std::vector<Cliff> pending_;
  std::vector<Cliff> cliffs_;
};

/// Which way one comparison of a term went: below, equal or above; and what the term became.
struct Branch {
  cost::TermId term;
  int way;
  double value = 0;

  bool operator==(const Branch&) const = default;
};

/// Without slopes: every comparison, in the order of the rules.
template <>
class CliffWatch<0> {
 public:
  void compare(const Dual<0>& a, const Dual<0>& b) {
    pending_.push_back(int{a.value > b.value} - int{a.value < b.value});
  }
  void settle(cost::TermId term, double value) {
    for (const int way : pending_) branches_.push_back({term, way, value});
    pending_.clear();
  }
  std::vector<Branch> take() { return std::exchange(branches_, {}); }

 private:
  std::vector<int> pending_;
  std::vector<Branch> branches_;
};

/// What a measured quantity does when a constant moves: only the width of a part with a raised side
/// depends on one.
struct MovedWidth {
  double slope = 0;  ///< Of the mean width by flat_side.
};

/// The sink over which rules of costs give derivatives, or with N = 0 the branches they take.
template <std::size_t N>
class DualSink {
 public:
  using Number = Dual<N>;

  /// Both must outlive the sink and its numbers.
  DualSink(const cost::Profile& profile, CliffWatch<N>& watch, MovedWidth width = {})
      : profile_(&profile), watch_(&watch), width_(width) {}

  cost::Rounding rounding() const { return profile_->rounding; }
  cost::TriangleRule triangleRule() const { return profile_->triangleRule; }

  Number constant(cost::Key key) const {
    Number number = watched((*profile_)[key]);
    seed(number, key, 1);
    return number;
  }

  Number measured(const cost::Quantity& quantity, double value,
                  cost::Confidence = cost::Confidence::documented, const cost::Which& = {}) const {
    Number number = watched(value);
    if (width_.slope != 0 && quantity.id == cost::QuantityId::meanWidth)
      seed(number, cost::Key::flat_side, width_.slope);
    return number;
  }

  Number named(const cost::Quantity&, Number number, const cost::Which& = {}) const {
    return number;
  }

  Number term(cost::TermId id, Number number, const cost::Which& = {}) const {
    watch_->settle(id, number.value);
    return number;
  }

  template <class Addend>
  Number sum(cost::TermId, std::size_t count, const Addend& addend) const {
    Number total = watched(0);
    for (std::size_t i = 0; i < count; ++i) total += addend(i);
    return total;
  }

 private:
  Number watched(double value) const {
    Number number = value;
    number.watch = watch_;
    return number;
  }

  void seed(Number& number, cost::Key key, double slope) const {
    if constexpr (N > 0) number.slope[watch_->slotOf(key)] = slope * watch_->seed();
  }

  const cost::Profile* profile_;
  CliffWatch<N>* watch_;
  MovedWidth width_;
};

}  // namespace wb::tuning

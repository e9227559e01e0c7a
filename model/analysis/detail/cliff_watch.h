#pragma once

#include "model/analysis/detail/dual.h"
#include "model/cost/profile.h"
#include "model/cost/terms.h"

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace wb::tuning {

/// A constant is near a cliff when moving it by this much of itself crosses it.
inline constexpr double nearness = 0.01;

/// Which way constants are moved.
enum class Direction : std::int8_t { down = -1, up = 1 };

/// Where a cost stops following a constant as it did: a floor, a cap, a clamp, a maximum that
/// another side takes over, or a threshold that changes what a part is.
struct Cliff {
  cost::Key key;                          ///< The constant that crosses it.
  std::string_view name;                  ///< Code of the term it is in; of a threshold: its key.
  std::optional<cost::TermId> term = {};  ///< Nothing for a threshold.
  bool at = false;                        ///< Exactly there; else near.

  bool operator==(const Cliff&) const = default;
};

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

}  // namespace wb::tuning

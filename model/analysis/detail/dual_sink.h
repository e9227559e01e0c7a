#pragma once

#include "model/analysis/detail/cliff_watch.h"
#include "model/cost/quantity.h"

namespace wb::tuning {

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

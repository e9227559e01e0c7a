#pragma once

#include "model/cost/detail/arithmetic.h"
#include "model/cost/profile.h"
#include "model/cost/quantity.h"
#include "model/cost/terms.h"

#include <cstddef>
#include <string_view>

namespace wb::cost {

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

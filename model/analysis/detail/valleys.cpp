#include "model/analysis/detail/valleys.h"

#include <algorithm>
#include <cmath>

namespace wb::tuning {
namespace {

using cost::Constant;
using cost::Key;
using cost::Profile;

/// From a value down: between it and 0 there is no end of halvings.
constexpr int mostHalvings = 12;
/// Values tried on either side of a valley, up to the next known one.
constexpr int closer = 7;
constexpr std::size_t mostValleys = 2;

struct Place {
  double value = 0;
  double sum = 0;  ///< Of squares.
};

/// Doublings and halvings are exact, so they are the same everywhere.
std::vector<double> valuesOf(const Constant& one, double now) {
  std::vector<double> values{one.minimum, one.maximum, now};
  if (one.standard > one.minimum) values.push_back(one.standard);
  const double usual = one.standard != 0 ? one.standard : one.maximum;
  const double from = now > std::ldexp(usual, -mostHalvings) ? now : usual;
  for (double value = from; value < one.maximum; value *= 2) values.push_back(value);
  double value = from;
  for (int i = 0; i < mostHalvings && value > one.minimum; ++i, value /= 2) values.push_back(value);
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

/// The sum of squares along one constant.
class Line {
 public:
  Line(Costing& costing, const Profile& profile, Key key, const Task& task)
      : costing_(costing), profile_(profile), key_(key), task_(task), now_(look(profile[key])) {}

  void look(const std::vector<double>& values) {
    for (const double value : values)
      if (!task_.cancelled()) places_.push_back(look(value));
  }

  /// Tries values between the neighbours of the deepest places.
  void lookCloser() {
    std::vector<double> values;
    for (const std::size_t i : deepest()) {
      if (i > 0) addBetween(values, places_[i - 1].value, places_[i].value);
      if (i + 1 < places_.size()) addBetween(values, places_[i].value, places_[i + 1].value);
    }
    look(values);
    std::ranges::sort(places_, {}, &Place::value);
  }

  Valleys valleys() const {
    Valleys found;
    for (const std::size_t i : deepest()) found.values.push_back(places_[i].value);
    found.matters = matters_;
    return found;
  }

 private:
  Place look(double value) {
    profile_[key_] = value;
    Deviations found = costing_.deviations(profile_);
    if (calculated_.empty()) calculated_ = found.calculated;
    matters_ |= found.calculated != calculated_;
    return {value, found.sumOfSquares()};
  }

  static void addBetween(std::vector<double>& values, double from, double to) {
    for (int i = 1; i <= closer; ++i) values.push_back(from + (to - from) * i / (closer + 1));
  }

  /// Of a level stretch only the first place counts. What is as deep as now leads nowhere.
  bool isValley(std::size_t i) const {
    const double sum = places_[i].sum;
    const bool falls = i == 0 || sum < places_[i - 1].sum;
    const bool rises = i + 1 == places_.size() || sum <= places_[i + 1].sum;
    return falls && rises && sum != now_.sum;
  }

  std::vector<std::size_t> deepest() const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < places_.size(); ++i)
      if (isValley(i)) found.push_back(i);
    std::ranges::stable_sort(found, {}, [this](std::size_t i) { return places_[i].sum; });
    found.resize(std::min(found.size(), mostValleys));
    return found;
  }

  Costing& costing_;
  Profile profile_;
  Key key_;
  const Task& task_;
  std::vector<double> calculated_;
  bool matters_ = false;
  std::vector<Place> places_;
  Place now_;
};

}  // namespace

Valleys valleysOf(Costing& costing, const Profile& profile, Key key, const Task& task) {
  Line line(costing, profile, key, task);
  line.look(valuesOf(constant(key), profile[key]));
  line.lookCloser();
  return line.valleys();
}

}  // namespace wb::tuning

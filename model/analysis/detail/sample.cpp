#include "model/analysis/detail/sample.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

namespace wb::tuning {
namespace {

/// Each once: steps of the golden section come by all, for the step has no divisor of the count.
std::vector<std::size_t> spreadOver(std::size_t count, std::size_t most) {
  std::vector<std::size_t> chosen;
  std::size_t step = std::max<std::size_t>(1, count * 618 / 1000);
  while (std::gcd(step, count) != 1) ++step;
  for (std::size_t i = 0; i < std::min(count, most); ++i) chosen.push_back(i * step % count);
  std::ranges::sort(chosen);
  return chosen;
}

}  // namespace

Observations sampleOf(const Observations& all, std::size_t most) {
  constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
  Observations some;
  some.scene.assets = all.scene.assets;
  std::vector<std::size_t> places(all.scene.linksets.size(), none);
  for (const std::size_t i : spreadOver(places.size(), most)) {
    places[i] = some.scene.linksets.size();
    some.scene.linksets.push_back(all.scene.linksets[i]);
  }
  for (Observation one : all.all) {
    one.linkset = places[one.linkset];
    if (one.linkset != none) some.all.push_back(one);
  }
  return some;
}

}  // namespace wb::tuning

#include "ui/document/detail/scene_statistics.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace wb::ui {

BackgroundStatistics::BackgroundStatistics(QObject* parent)
    : QObject(parent), work_([this](const Made& statistics) { take(statistics); }) {
  // Without them costs would be of what is no more: this is not to be stopped.
  work_.nameAs(tr("Recalculating costs"));
}

void BackgroundStatistics::start(scene::Scene scene, const cost::GeometryRules& rules) {
  const bool wasBusy = isBusy();
  rules_ = rules;
  work_.start([scene = std::move(scene), rules](const Task& task) {
    return std::make_shared<cost::SceneStatistics>(cost::makeStatistics(scene, rules, task));
  });
  if (!wasBusy) emit busyChanged(true);
}

void BackgroundStatistics::cancel() {
  if (!isBusy()) return;
  work_.cancel();
  emit busyChanged(false);
}

void BackgroundStatistics::take(const Made& statistics) {
  emit made(statistics);
  if (!isBusy()) emit busyChanged(false);
}

namespace {

using Linksets = std::vector<scene::Linkset>;

/// A new name, place or number of scripts needs no geometry gone over.
bool haveSameGeometry(const scene::Linkset& a, const scene::Linkset& b) {
  return std::ranges::equal(a.parts, b.parts, cost::haveSameStatistics);
}

/// Finds linksets whose parts are the same as before, each once.
class Finder {
 public:
  explicit Finder(const Linksets& before) : before_(before) {}

  std::optional<std::size_t> take(const scene::Linkset& linkset, std::size_t expected) {
    if (expected < before_.size() && !taken_.contains(expected) &&
        haveSameGeometry(before_[expected], linkset)) {
      taken_.insert(taken_.end(), expected);
      return expected;
    }
    if (places_.empty()) list();
    const auto [first, last] = places_.equal_range(keyOf(linkset));
    for (auto place = first; place != last; ++place)
      if (!taken_.contains(place->second) && haveSameGeometry(before_[place->second], linkset))
        return *taken_.insert(place->second).first;
    return {};
  }

 private:
  using Key = std::tuple<std::string_view, double, double, double>;

  static Key keyOf(const scene::Linkset& linkset) {
    return {linkset.name, linkset.position.x, linkset.position.y, linkset.position.z};
  }
  void list() {
    for (std::size_t i = 0; i < before_.size(); ++i) places_.emplace(keyOf(before_[i]), i);
  }

  const Linksets& before_;
  std::multimap<Key, std::size_t> places_;
  std::set<std::size_t> taken_;
};

std::vector<cost::PartStatistics> goneOver(const scene::Scene& scene, const scene::Linkset& linkset,
                                           cost::StatisticsMaker& maker) {
  std::vector<cost::PartStatistics> made;
  for (const scene::Part& part : linkset.parts)
    made.push_back(maker.make(part, scene.meshOf(part)));
  return made;
}

}  // namespace

cost::SceneStatistics statisticsAfter(const Linksets& before, cost::SceneStatistics statistics,
                                      const scene::Scene& after, const cost::GeometryRules& rules) {
  cost::SceneStatistics result;
  cost::StatisticsMaker maker(rules);
  Finder finder(before);
  std::size_t next = 0;  // Look for the previous linkset here first: most keep their order.
  for (const scene::Linkset& linkset : after.linksets) {
    const auto old = finder.take(linkset, next);
    result.linksets.push_back(old ? std::move(statistics.linksets[*old])
                                  : goneOver(after, linkset, maker));
    if (old) next = *old + 1;
  }
  return result;
}

bool haveSameOutline(const scene::Scene& a, const scene::Scene& b) {
  const auto outline = [](const scene::Linkset& one) {
    return std::tuple(one.parts.size(), std::string_view(one.region), std::string_view(one.parcel),
                      one.position, one.rotation);
  };
  return a.regions == b.regions && a.octrees.size() == b.octrees.size() &&
         std::ranges::equal(a.linksets, b.linksets, {}, outline, outline);
}

}  // namespace wb::ui

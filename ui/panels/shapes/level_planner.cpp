#include "ui/panels/shapes/level_planner.h"

#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/widgets/model_text.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace wb::ui {
namespace {

/// Seconds that a search begins for without being asked.
constexpr double mostSeconds = 8;

}  // namespace

LevelPlanner::LevelPlanner(Document& document, Selection& selection, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      profile_(document.weighing().profile),
      work_([this](const Made& made) { take(made); }),
      reading_([this](const Kept& kept) { takeRead(kept); }) {
  work_.nameAs(tr("Searching for levels of detail"), [this] { cancel(); });
  connect(&document, &Document::costsChanged, this, &LevelPlanner::follow);
  connect(&document, &Document::sceneReset, this, [this](bool isOpened) {
    if (isOpened) forget();
    emit changed();
  });
  connect(&selection, &Selection::changed, this, &LevelPlanner::changed);
}

std::optional<std::size_t> LevelPlanner::linkset() const {
  const auto& linksets = document_.weighing().scene.linksets;
  const auto& selected = selection_.current();
  const bool isKnown = document_.weighing().statistics.linksets.size() == linksets.size();
  if (!isKnown) return {};
  if (selected && selected->linkset < linksets.size()) return selected->linkset;
  return linksets.size() == 1 ? std::optional<std::size_t>(0) : std::nullopt;
}

/// The object is looked at as soon as somebody asks for it: before anything is used.
LevelPlanner::Known* LevelPlanner::known() const {
  const auto place = linkset();
  if (!place) return nullptr;
  const weighing::Weighing& weighing = document_.weighing();
  const auto found = all_.find(*place);
  if (found != all_.end()) {
    if (making::isStill(*found->second.object, weighing.scene, *place)) {
      if (found->second.isToRefresh) refresh(found->second, *place);
      return &found->second;
    }
    all_.erase(found);
  }
  auto object = std::make_shared<const making::PlannedObject>(
      making::plannedObject(weighing.scene, weighing.statistics, *place));
  return &all_.emplace(*place, Known{std::move(object)}).first->second;
}

/// Scripts and flags are others, too: as long as nothing that was found is used.
void LevelPlanner::refresh(Known& one, std::size_t linkset) const {
  const weighing::Weighing& weighing = document_.weighing();
  if (document_.isBusy()) return;
  one.isToRefresh = false;
  auto now = making::plannedObject(weighing.scene, weighing.statistics, linkset);
  const auto& before = *one.object;
  const bool isSame = now.linkset.linkset == before.linkset.linkset &&
                      now.linkset.statistics == before.linkset.statistics;
  if (now.meshes != before.meshes) return;
  if (!isSame) one.object = std::make_shared<const making::PlannedObject>(std::move(now));
  if (!one.levels) return;
  const auto costs = [&](const making::PlannedLevels* levels) {
    return making::costWith(*one.object, levels, {}, weighing.profile).landImpact;
  };
  one.levels->before = costs(nullptr);
  one.levels->landImpact = costs(&*one.levels);
}

const making::PlannedObject* LevelPlanner::object() const {
  const Known* one = known();
  return one ? one->object.get() : nullptr;
}

const making::PlannedLevels* LevelPlanner::levels() const {
  const Known* one = known();
  return one && one->levels ? &*one->levels : nullptr;
}

QString LevelPlanner::failure() const {
  const Known* one = known();
  return one ? one->failure : QString();
}

bool LevelPlanner::areUsed() const {
  const Known* one = known();
  return one && one->levels &&
         making::hasLevels(document_.weighing().scene, *linkset(), *one->object, *one->levels);
}

bool LevelPlanner::isToSearch() const {
  const Known* one = known();
  return one && !one->levels && one->failure.isEmpty() && !one->isCancelled && !isBusy() &&
         !reading_.isBusy() && making::secondsForLevels(*one->object) <= mostSeconds;
}

void LevelPlanner::search() {
  const Known* one = known();
  if (!one || document_.isBusy()) return;
  if (isBusy() && searched_ == *linkset()) return;
  searched_ = *linkset();
  searchedObject_ = one->object;
  searching_.start();
  work_.start([object = one->object, profile = document_.weighing().profile](const Task& task) {
    return std::make_shared<Result<making::PlannedLevels>>(
        making::planLevels(*object, profile, task));
  });
  emit changed();
}

void LevelPlanner::cancel() {
  if (!isBusy()) return;
  work_.cancel();
  if (const auto found = all_.find(searched_); found != all_.end())
    found->second.isCancelled = true;
  emit changed();
}

void LevelPlanner::planAgain() {
  const auto place = linkset();
  if (!place) return;
  if (searched_ == *place) work_.cancel();
  all_.erase(*place);
  emit changed();
}

void LevelPlanner::take(const Made& made) {
  const auto found = all_.find(searched_);
  if (found == all_.end()) return;
  if (*made) {
    found->second.levels = std::move(**made);
    // What is searched without being asked is searched so again.
    if (making::secondsForLevels(*searchedObject_) > mostSeconds)
      document_.noteFinds(std::chrono::milliseconds(searching_.elapsed()));
  } else {
    found->second.failure = shown(made->error());
  }
  found->second.isToRefresh = true;
  emit changed();
  if (levels() && linkset() == searched_) emit levelsFound();
}

std::vector<making::KeptLevels> LevelPlanner::found() const {
  std::vector<making::KeptLevels> found;
  for (const auto& [linkset, one] : all_)
    if (one.levels && making::isStill(*one.object, document_.weighing().scene, linkset))
      found.push_back({linkset, *one.object, *one.levels});
  if (!reading_.isBusy()) return found;
  // What the project has would be lost if it was saved before that is read.
  const weighing::Weighing& weighing = document_.weighing();
  auto kept = making::keptLevels(weighing.scene, weighing.statistics, weighing.profile);
  for (making::KeptLevels& one : kept.value)
    if (std::ranges::find(found, one.linkset, &making::KeptLevels::linkset) == found.end())
      found.push_back(std::move(one));
  return found;
}

void LevelPlanner::takeKept() {
  const weighing::Weighing& weighing = document_.weighing();
  if (!weighing.scene.extra.contains(making::keptSearchesKey)) return;
  reading_.start([scene = weighing.scene, statistics = weighing.statistics,
                  profile = weighing.profile](const Task& task) {
    return std::make_shared<Loaded<std::vector<making::KeptLevels>>>(
        making::keptLevels(scene, statistics, profile, task));
  });
}

/// What was searched meanwhile is newer.
void LevelPlanner::takeRead(const Kept& kept) {
  for (const Diagnostic& finding : kept->findings) emit said(shown(finding));
  for (making::KeptLevels& one : kept->value) {
    if (!making::isStill(one.object, document_.weighing().scene, one.linkset)) continue;
    const auto before = all_.find(one.linkset);
    if (before != all_.end() &&
        !making::isStill(*before->second.object, document_.weighing().scene, one.linkset))
      all_.erase(before);
    Known& known = all_[one.linkset];
    if (known.levels) continue;
    known.object = std::make_shared<const making::PlannedObject>(std::move(one.object));
    known.levels = std::move(one.levels);
    known.isToRefresh = true;
  }
  emit changed();
}

void LevelPlanner::forget() {
  reading_.cancel();
  work_.cancel();
  all_.clear();
}

/// Land impacts were of the constants of before; levels of the meshes.
void LevelPlanner::follow() {
  const weighing::Weighing& weighing = document_.weighing();
  if (profile_ != weighing.profile) {
    profile_ = weighing.profile;
    forget();
  }
  for (auto& [linkset, one] : all_) one.isToRefresh = true;
  if (isBusy() && !making::isStill(*searchedObject_, weighing.scene, searched_)) work_.cancel();
  emit changed();
}

void LevelPlanner::use() {
  const Known* one = known();
  if (!one || !one->levels || areUsed()) return;
  // As the steps say: a shape that is used already lowered it before.
  const double before = one->levels->before;
  auto scene =
      making::withLevels(document_.weighing().scene, *linkset(), *one->object, *one->levels);
  if (!scene) return emit said(shown(scene.error()));
  const std::size_t place = *linkset();
  compose(document_, selection_, {std::move(*scene), selection_.all()}, tr("Use levels of detail"));
  if (!areUsed()) return;
  emit said(
      tr("Levels of detail in use: %1 → %2 LI. You can undo this.")
          .arg(shownNumber(before), shownNumber(document_.weighing().costs[place].landImpact)));
}

}  // namespace wb::ui

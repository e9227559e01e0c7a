#include "model/formats/join.h"

#include "model/core/limits.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/objects/object_texts.h"
#include "model/scene/project.h"
#include "model/scene/scene.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

// Joins scenes by renaming what would clash: a taken name gets its file's name before it and, if
// need be, the next number behind it, remembered for each name so that many equal ones take no more
// than O(n log n). Ids that repeat are dropped, and linksets without a place are set side by side
// in rows (shelf packing in the order of the files).

namespace wb::import {
namespace {

constexpr double rowLength = 256;  ///< Metres: a region's side.
constexpr double gap = 0.5;        ///< Metres.

struct Square {
  glm::dvec2 min{std::numeric_limits<double>::infinity()};
  glm::dvec2 max{-std::numeric_limits<double>::infinity()};
};

/// About where the linkset is: nothing of it reaches farther, however it is turned.
double reach(const scene::Linkset& linkset) {
  double farthest = 0;
  for (const scene::Part& part : linkset.parts)
    farthest = std::max(farthest, glm::length(part.position) + glm::length(part.scale) / 2);
  return farthest;
}

Square around(const std::vector<scene::Linkset>& linksets) {
  Square square;
  for (const scene::Linkset& linkset : linksets) {
    const glm::dvec2 middle(linkset.position);
    square.min = glm::min(square.min, middle - reach(linkset));
    square.max = glm::max(square.max, middle + reach(linkset));
  }
  return square;
}

}  // namespace

void SideBySide::place(std::vector<scene::Linkset>& linksets) {
  if (linksets.empty()) return;
  const Square own = around(linksets);
  const glm::dvec2 size = own.max - own.min + gap;
  if (next_.x + size.x > rowLength) {
    next_ = {0, next_.y + depth_};
    depth_ = 0;
  }
  const glm::dvec2 way = next_ - own.min;
  for (scene::Linkset& linkset : linksets) linkset.position += glm::dvec3(way, 0);
  next_.x += size.x;
  depth_ = std::max(depth_, size.y);
}

namespace {

bool isSameAsset(const scene::Asset& a, const scene::Asset& b) {
  return !a.sha256.empty() && a.sha256 == b.sha256 && a.path == b.path &&
         (a.data == nullptr) == (b.data == nullptr) && a.extra == b.extra;
}

}  // namespace

/// The name if it is free, else one that begins with the file's, else a number behind that.
template <class IsTaken>
std::string SceneJoiner::freeName(const std::string& name, const std::string& file,
                                  const IsTaken& isTaken) {
  if (!isTaken(name)) return name;
  const std::string own = name == file ? name : file + ": " + name;
  std::string free = own;
  for (std::size_t& number = numbers_.try_emplace(own, 2).first->second; isTaken(free); ++number)
    free = fmt::format("{} {}", own, number);
  return free;
}

void SceneJoiner::add(scene::Scene scene, const std::string& name, const std::string& file) {
  scene::moveTo(scene, joined_.value.folder);
  addSettings(scene, name, file);
  const Names assets = addAssets(std::move(scene.assets), name);
  dropRepeatedIds(scene, file);
  addRegions(scene, name);
  addMeasured(scene, file);
  addLinksets(scene, assets);
  std::ranges::move(scene.octrees, std::back_inserter(joined_.value.octrees));
  std::ranges::move(scene.rays, std::back_inserter(joined_.value.rays));
}

Loaded<scene::Scene> SceneJoiner::take() { return std::move(joined_); }

void SceneJoiner::addSettings(const scene::Scene& scene, const std::string& name,
                              const std::string& file) {
  if (first_.empty()) {
    first_ = name;
    joined_.value.profile = scene.profile;
    joined_.value.extra = scene.extra;
  } else if (scene.profile.base != joined_.value.profile.base ||
             scene.profile.set != joined_.value.profile.set) {
    joined_.findings.push_back({Severity::warning,
                                joinTexts["join.other_profile"],
                                {{"first", first_}, {"base", scene.profile.base}},
                                "profile",
                                1,
                                file});
  }
  for (scene::ProfileSetting scenario : scene.scenarios) {
    scenario.name = freeName(scenario.name, name, [this](const std::string& one) {
      return scenarioNames_.contains(one);
    });
    scenarioNames_.insert(scenario.name);
    joined_.value.scenarios.push_back(std::move(scenario));
  }
}

SceneJoiner::Names SceneJoiner::addAssets(std::map<std::string, scene::Asset>&& assets,
                                          const std::string& name) {
  Names names;
  auto& all = joined_.value.assets;
  for (auto& [key, asset] : assets) {
    const auto isTaken = [&, &asset = asset](const std::string& one) {
      const auto found = all.find(one);
      return found != all.end() && !isSameAsset(found->second, asset);
    };
    names[key] = freeName(key, name, isTaken);
    all.try_emplace(names[key], std::move(asset));
  }
  return names;
}

/// The id of a region, linkset or part is one of the whole scene.
void SceneJoiner::dropRepeatedIds(scene::Scene& scene, const std::string& file) {
  std::set<Uuid> own;
  const auto keep = [&](Uuid& id, const std::string& name) {
    if (id.isNull()) return;
    if (!ids_.contains(id)) return void(own.insert(id));
    if (joined_.findings.size() < limits::findings)
      joined_.findings.push_back({Severity::warning,
                                  objectTexts["import.repeated_id"],
                                  {{"id", id.text()}},
                                  name,
                                  1,
                                  file});
    id = {};
  };
  // What refers to a region by its id does so by its name from here on.
  for (scene::Linkset& linkset : scene.linksets) {
    keep(linkset.id, linkset.name);
    for (scene::Part& part : linkset.parts) keep(part.id, part.name);
  }
  ids_.merge(own);
}

void SceneJoiner::addRegions(scene::Scene& scene, const std::string& name) {
  const auto isTaken = [this](const std::string& one) { return regionNames_.contains(one); };
  std::map<std::string, std::string, std::less<>> named;  // By id or name in the file.
  std::vector<scene::Region> regions = std::move(scene.regions);
  for (scene::Region& region : regions) {
    const std::string old = region.name;
    region.name = freeName(old.empty() ? name : old, name, isTaken);
    regionNames_.insert(region.name);
    named.try_emplace(old, region.name);
    if (region.id.isNull()) continue;
    named.insert_or_assign(region.id.text(), region.name);
    if (!ids_.insert(region.id).second) region.id = {};
  }
  std::string own;  // Of the linksets that are in none of them.
  for (scene::Linkset& linkset : scene.linksets) {
    const auto id = Uuid::parse(linkset.region);
    const auto found =
        linkset.region.empty() ? named.end() : named.find(id ? id->text() : linkset.region);
    if (found == named.end() && own.empty()) {
      own = freeName(name, name, isTaken);
      regionNames_.insert(own);
      regions.emplace_back().name = own;
    }
    linkset.region = found == named.end() ? own : found->second;
  }
  std::ranges::move(regions, std::back_inserter(joined_.value.regions));
}

/// By the id of the linkset where it has one, for its name may no longer be the only one.
void SceneJoiner::addMeasured(const scene::Scene& scene, const std::string& file) {
  if (scene.measured.empty()) return;
  const scene::LinksetNames names(scene);
  for (scene::Measured measured : scene.measured) {
    const auto linkset = names.of(measured);
    if (linkset && measured.linksetId.isNull()) measured.linksetId = scene.linksets[*linkset].id;
    const bool isClear =
        linkset && (!measured.linksetId.isNull() || !linksetNames_.contains(measured.linkset));
    if (isClear) {
      joined_.value.measured.push_back(std::move(measured));
    } else if (joined_.findings.size() < limits::findings) {
      joined_.findings.push_back({Severity::warning,
                                  joinTexts["join.measured_lost"],
                                  {{"name", measured.linkset}},
                                  "measured",
                                  1,
                                  file});
    }
  }
}

void SceneJoiner::addLinksets(scene::Scene& scene, const Names& assets) {
  for (scene::Linkset& linkset : scene.linksets) {
    for (scene::Part& part : linkset.parts)
      if (const auto found = assets.find(part.asset); found != assets.end())
        part.asset = found->second;
    parts_ += linkset.parts.size();
    linksetNames_.insert(linkset.name);
    joined_.value.linksets.push_back(std::move(linkset));
  }
}

}  // namespace wb::import

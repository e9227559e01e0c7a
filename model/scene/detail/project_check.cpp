#include "model/scene/detail/project_check.h"

#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/scene/detail/json_text.h"
#include "model/scene/detail/json_values.h"
#include "model/scene/detail/scene_texts.h"
#include "model/scene/scene.h"

#include <glm/common.hpp>
#include <glm/vector_relational.hpp>
#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace wb::scene {
namespace {

constexpr glm::dvec3 origin{0};
constexpr glm::dquat unturned{1, 0, 0, 0};

bool isReachable(const glm::dvec3& position) {
  return glm::all(glm::lessThanEqual(glm::abs(position), glm::dvec3(limits::farthestPosition)));
}

/// Of unit length to the last few bits, as a file is read.
glm::dquat product(const glm::dquat& outer, const glm::dquat& inner) {
  if (outer == unturned) return inner;
  const glm::dquat both = outer * inner;
  return rotationOf({both.x, both.y, both.z, both.w}).value_or(outer);
}

}  // namespace

bool takeRootPose(Linkset& linkset) {
  if (linkset.parts.empty()) return true;
  Part& root = linkset.parts.front();
  if (root.position != origin) {
    const glm::dvec3 position = linkset.position + linkset.rotation * root.position;
    if (!isReachable(position)) return false;
    linkset.position = position;
  }
  if (root.rotation != unturned) linkset.rotation = product(linkset.rotation, root.rotation);
  root.position = origin;
  root.rotation = unturned;
  return true;
}

void takeRootPoses(Scene& scene, Findings& findings) {
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    Linkset& linkset = scene.linksets[i];
    if (takeRootPose(linkset)) continue;
    Part& root = linkset.parts.front();
    const Json position = writeNumbers(root.position);
    findings.warn(elementPlace("linksets", i) + ".parts[0].position",
                  sceneTexts["project.root_too_far"],
                  {{"found", excerpt(position)}, {"limit", limits::farthestPosition}});
    root.extra.set("position", position);
    root.position = origin;
    takeRootPose(linkset);
  }
}

namespace {

/// Ids of things of one sort with the place of the first that has each.
class IdCheck {
 public:
  explicit IdCheck(Findings& findings) : findings_(findings) {}

  void see(const Uuid& id, const std::string& place) {
    if (id.isNull()) return;
    const auto [first, isNew] = seen_.emplace(id, place);
    if (!isNew)
      findings_.warn(place + ".id", sceneTexts["project.duplicate_id"],
                     {{"id", id.text()}, {"first", first->second}});
  }
  bool has(const Uuid& id) const { return seen_.contains(id); }

 private:
  std::map<Uuid, std::string> seen_;
  Findings& findings_;
};

class ReferenceCheck {
 public:
  ReferenceCheck(const Scene& scene, Findings& findings, const Task& task)
      : scene_(scene), findings_(findings), task_(task) {}

  void check() {
    forEach("regions", scene_.regions, [this](const Region& region, const std::string& place) {
      regionIds_.see(region.id, place);
      forEach(place + ".parcels", region.parcels,
              [this](const Parcel& parcel, const std::string& where) {
                parcelIds_.see(parcel.id, where);
              });
    });
    forEach("linksets", scene_.linksets, [this](const Linkset& linkset, const std::string& place) {
      checkLinkset(linkset, place);
    });
    forEach("measured", scene_.measured,
            [this](const Measured& measured, const std::string& place) {
              checkMeasured(measured, place);
            });
  }

 private:
  template <class Item, class Check>
  void forEach(const std::string& place, const std::vector<Item>& items, Check&& checkOne) {
    for (std::size_t i = 0; i < items.size() && task_.step(); ++i)
      checkOne(items[i], elementPlace(place, i));
  }

  void checkLinkset(const Linkset& linkset, const std::string& place) {
    linksetIds_.see(linkset.id, place);
    linksetNames_.insert(linkset.name);
    if (linkset.parts.empty()) findings_.warn(place + ".parts", sceneTexts["project.no_parts"]);
    checkRegion(linkset, place);
    forEach(place + ".parts", linkset.parts, [this](const Part& part, const std::string& where) {
      partIds_.see(part.id, where);
      checkAsset(part, where);
      checkCurves(part, where);
    });
  }

  void checkRegion(const Linkset& linkset, const std::string& place) {
    if (linkset.region.empty()) return;
    const Region* region = regions_.of(linkset);
    if (!region)
      return findings_.warn(place + ".region", sceneTexts["project.unknown_region"],
                            {{"region", excerptOfText(linkset.region)}});
    if (linkset.parcel.empty()) return;
    const auto said = [&](const std::string& count) {
      return std::vector<Argument>{{"region", excerptOfText(linkset.region)},
                                   {"parcel", excerptOfText(linkset.parcel)},
                                   {"count", count}};
    };
    if (!regions_.parcelOf(linkset))
      findings_.warn(place + ".parcel", sceneTexts["project.unknown_parcel"], said({}));
    if (const std::size_t count = regions_.parcelsNamedBy(linkset); count > 1)
      findings_.warn(place + ".parcel", sceneTexts["project.ambiguous_parcel"],
                     said(std::to_string(count)));
  }

  void checkAsset(const Part& part, const std::string& place) {
    if (part.kind != PartKind::mesh) return;
    if (part.asset.empty()) return findings_.warn(place, sceneTexts["project.no_asset"]);
    if (!scene_.assets.contains(part.asset))
      findings_.warn(place + ".asset", sceneTexts["project.unknown_asset"],
                     {{"asset", excerptOfText(part.asset)}});
  }

  /// A flexible prim may have any curves.
  void checkCurves(const Part& part, const std::string& place) {
    const bool isPrim = part.kind != PartKind::mesh && part.kind != PartKind::sculpt &&
                        part.kind != PartKind::flexible;
    if (isPrim && name(prim::kindOf(part.prim)) != name(part.kind))
      findings_.warn(place + ".prim", sceneTexts["project.other_curves"],
                     {{"kind", name(part.kind)}, {"curves", name(prim::kindOf(part.prim))}});
  }

  void checkMeasured(const Measured& measured, const std::string& place) {
    if (!measured.linksetId.isNull()) {
      if (!linksetIds_.has(measured.linksetId))
        tellUnknown(place + ".linkset_id", measured.linksetId.text());
    } else if (!linksetNames_.contains(measured.linkset)) {
      tellUnknown(place + ".linkset", measured.linkset);
    }
  }

  void tellUnknown(std::string place, const std::string& linkset) {
    findings_.warn(std::move(place), sceneTexts["project.unknown_linkset"],
                   {{"linkset", excerptOfText(linkset)}});
  }

  const Scene& scene_;
  Findings& findings_;
  const Task& task_;
  RegionNames regions_{scene_};
  IdCheck regionIds_{findings_};
  IdCheck parcelIds_{findings_};
  IdCheck linksetIds_{findings_};
  IdCheck partIds_{findings_};
  std::set<std::string> linksetNames_;
};

}  // namespace

void checkReferences(const Scene& scene, Findings& findings, const Task& task) {
  ReferenceCheck(scene, findings, task).check();
}

}  // namespace wb::scene

#include "model/shapes/object_plan.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/cost/statistics.h"
#include "model/formats/export.h"
#include "model/formats/physics_hulls.h"
#include "model/geometry/convex_hull.h"
#include "model/scene/part_placement.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/detail/avatar_space.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/linked_bodies.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

// Parts are found again by their rank among the visible ones: the body of a linked shape may become
// the root before them, and others are added behind. Two meshes look the same if their high levels
// do, which storing them again does not change.

namespace wb::making {
namespace {

using Mesh = std::shared_ptr<const asset::MeshAsset>;

/// Normals that one of them lacks may have been made since: see asset::withNormals.
bool looksSame(const asset::Face& a, const asset::Face& b) {
  if (a.normals.empty() == b.normals.empty()) return a == b;
  if (a.positions != b.positions) return false;
  asset::Face same = a;
  same.normals = b.normals;
  return same == b;
}

bool looksSame(const asset::MeshAsset* a, const asset::MeshAsset* b) {
  if (a == nullptr || b == nullptr) return a == b;
  if (a == b || a->lods[0] == b->lods[0]) return true;
  return a->lods[0] && b->lods[0] &&
         std::ranges::equal(*a->lods[0], *b->lods[0],
                            [](const asset::Face& one, const asset::Face& other) {
                              return looksSame(one, other);
                            });
}

std::size_t rankOf(const scene::Linkset& linkset, std::size_t part) {
  std::size_t rank = 0;
  for (std::size_t i = 0; i < part; ++i)
    if (!shape::isBody(linkset.parts[i])) ++rank;
  return rank;
}

/// Nothing where it is no longer there.
std::optional<std::size_t> partAtRank(const scene::Linkset& linkset, std::size_t rank) {
  const std::vector<std::size_t> parts = visibleParts(linkset);
  return rank < parts.size() ? std::optional(parts[rank]) : std::nullopt;
}

/// The part of a planned object in the linkset of now.
std::size_t placeNow(const PlannedObject& object, std::size_t part, const scene::Linkset& now) {
  return visibleParts(now)[rankOf(object.linkset.linkset, part)];
}

bool isSameWayUp(const scene::Placement& a, const scene::Placement& b) {
  constexpr double rounding = 1e-3;
  return glm::distance(shape::upIn(a.rotation), shape::upIn(b.rotation)) < rounding;
}

/// Avatars sit on small parts, too; but those of other objects lie as they like (see upOf).
bool looksSame(const Group& group, const scene::Scene& scene, const scene::Target& target) {
  if (target.linkset >= scene.linksets.size()) return false;
  const scene::Linkset& now = scene.linksets[target.linkset];
  const scene::Linkset& before = group.linkset->linkset;
  const bool isOwn = target.linkset == group.parts.front().linkset;
  const auto part = partAtRank(now, isOwn ? rankOf(before, *target.part) : *target.part);
  if (!part) return false;
  const scene::Part& one = now.parts[*part];
  const bool isTurned = isOwn ? !isSameWayUp({now, one}, {before, before.parts[*target.part]})
                              : upOf(now, one) != upOf(before, group.itself());
  return one.kind == scene::PartKind::mesh && one.scale == group.itself().scale && !isTurned &&
         looksSame(scene.meshOf(one), group.mesh.get());
}

/// One a mesh of the object, in the order of its parts.
std::vector<std::vector<std::size_t>> partsByMesh(const PlannedObject& object) {
  std::vector<std::vector<std::size_t>> all;
  std::map<const asset::MeshAsset*, std::size_t> known;
  for (const std::size_t part : visibleParts(object.linkset.linkset)) {
    const asset::MeshAsset* mesh = object.meshes[part].get();
    if (!mesh) continue;
    const auto [place, isNew] = known.emplace(mesh, all.size());
    if (isNew) all.emplace_back();
    all[place->second].push_back(part);
  }
  return all;
}

void takeLevels(const LevelsOfMesh& levels, std::vector<cost::PartStatistics>& statistics) {
  for (std::size_t i = 0; i < levels.parts.size(); ++i)
    statistics[levels.parts[i]] = levels.statistics[i];
}

}  // namespace

PlannedObject plannedObject(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                            std::size_t linkset) {
  PlannedObject object{{scene.linksets[linkset], statistics.linksets[linkset]}, {}};
  for (const scene::Part& part : object.linkset.linkset.parts) {
    const auto asset = scene.assets.find(part.asset);
    const bool isMesh = part.kind == scene::PartKind::mesh && asset != scene.assets.end();
    object.meshes.push_back(isMesh ? asset->second.mesh : nullptr);
  }
  return object;
}

std::vector<std::size_t> visibleParts(const scene::Linkset& linkset) {
  std::vector<std::size_t> parts;
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    if (!shape::isBody(linkset.parts[i])) parts.push_back(i);
  return parts;
}

bool isStill(const PlannedObject& object, const scene::Scene& scene, std::size_t linkset) {
  if (linkset >= scene.linksets.size()) return false;
  const scene::Linkset& now = scene.linksets[linkset];
  const scene::Linkset& then = object.linkset.linkset;
  const std::vector<std::size_t> partsNow = visibleParts(now);
  const std::vector<std::size_t> partsThen = visibleParts(then);
  return std::ranges::equal(partsNow, partsThen, [&](std::size_t a, std::size_t b) {
    const scene::Part& part = now.parts[a];
    const scene::Part& before = then.parts[b];
    if (part.kind != before.kind || part.scale != before.scale) return false;
    return part.kind != scene::PartKind::mesh ||
           looksSame(scene.meshOf(part), object.meshes[b].get());
  });
}

std::optional<Order> followed(Order order, const scene::Scene& scene,
                              const cost::SceneStatistics& statistics) {
  bool hasBodies = false;
  for (const Group& group : order.groups) {
    for (const scene::Target& target : group.parts)
      if (!looksSame(group, scene, target)) return {};
    const std::size_t parts = scene.linksets[group.parts.front().linkset].parts.size();
    hasBodies = hasBodies || parts != group.linkset->linkset.parts.size();
  }
  if (hasBodies) return order;
  std::map<std::size_t, std::shared_ptr<const WeighedLinkset>> linksets;
  for (Group& group : order.groups) {
    const std::size_t linkset = group.parts.front().linkset;
    auto& known = linksets[linkset];
    if (!known)
      known = std::make_shared<const WeighedLinkset>(
          WeighedLinkset{scene.linksets[linkset], statistics.linksets[linkset]});
    group.linkset = known;
  }
  return order;
}

scene::Target partNow(const Order& order, const scene::Target& target, const scene::Scene& scene) {
  const auto group = std::ranges::find_if(
      order.groups, [&](const Group& one) { return one.parts.front().linkset == target.linkset; });
  const std::size_t rank =
      group == order.groups.end() ? *target.part : rankOf(group->linkset->linkset, *target.part);
  if (target.linkset >= scene.linksets.size()) return {target.linkset, {}};
  return {target.linkset, partAtRank(scene.linksets[target.linkset], rank)};
}

namespace {

/// Of the same hulls and triangles. A base hull that is not alone counts for nothing: made of other
/// levels of detail, it is another.
bool haveSamePhysics(const asset::MeshAsset& a, const asset::MeshAsset& b) {
  const auto hulls = [](const asset::MeshAsset& of) {
    return of.physicsConvex
               ? std::optional(std::pair(of.physicsConvex->domain, of.physicsConvex->hulls))
               : std::nullopt;
  };
  return &a == &b || (hulls(a) == hulls(b) && a.physicsMesh == b.physicsMesh);
}

}  // namespace

bool collidesAs(const scene::Scene& scene, const scene::Target& part, const asset::MeshAsset& given,
                const shape::FittedShape& shape) {
  const scene::Linkset& linkset = scene.linksets[part.linkset];
  const scene::Part& one = linkset.parts[*part.part];
  const bool isNone = one.shapeType == scene::ShapeType::none;
  if (shape.isLinked())
    return isNone && std::ranges::any_of(linkset.parts, [](const scene::Part& other) {
             return shape::isBody(other);
           });
  const asset::MeshAsset* mesh = scene.meshOf(one);
  if (one.shapeType != scene::ShapeType::prim || mesh == nullptr) return false;
  if (shape.isBaseHull() && exporting::isBaseHullAlone(given))
    return exporting::isBaseHullAlone(*mesh);
  return haveSamePhysics(*mesh, given);
}

bool collidesAsPlanned(const PlannedObject& object, const scene::Scene& scene, std::size_t linkset,
                       std::span<const std::size_t> used) {
  const scene::Linkset& now = scene.linksets[linkset];
  const scene::Linkset& then = object.linkset.linkset;
  return std::ranges::equal(visibleParts(now), visibleParts(then),
                            [&](std::size_t a, std::size_t b) {
                              if (std::ranges::find(used, a) != used.end()) return true;
                              const asset::MeshAsset* mesh = scene.meshOf(now.parts[a]);
                              const asset::MeshAsset* before = object.meshes[b].get();
                              if (now.parts[a].shapeType != then.parts[b].shapeType) return false;
                              if (!mesh || !before || mesh == before) return mesh == before;
                              if (exporting::hasHullOfLevels(*before))
                                return exporting::hasHullOfLevels(*mesh);
                              return haveSamePhysics(*mesh, *before);
                            });
}

bool areOfSameParts(const Group& a, const Group& b) {
  const auto places = [](const Group& group) {
    const std::size_t own = group.parts.front().linkset;
    std::vector<std::pair<std::size_t, std::size_t>> all;
    for (const scene::Target& target : group.parts)
      all.emplace_back(target.linkset, target.linkset == own
                                           ? rankOf(group.linkset->linkset, *target.part)
                                           : *target.part);
    return all;
  };
  return places(a) == places(b);
}

void weighAgain(const Order& order, std::vector<std::vector<shape::MadeShape>>& shapes) {
  for (std::size_t i = 0; i < order.groups.size(); ++i) {
    const Group& group = order.groups[i];
    const std::vector<std::size_t> alike = group.alike();
    const shape::FittedPart part{group.linkset->linkset,    group.first(), group.mesh.get(),
                                 group.linkset->statistics, order.profile, alike};
    for (shape::MadeShape& made : shapes[i]) shape::weighAgain(part, order.request, made);
    shape::markFront(shapes[i]);
  }
}

bool Within::isCloseEnough(const shape::MadeShape& made) const {
  const shape::ShapeError& error = made.shape.error;
  if (!zones) return !tolerance || error.error() <= shape::metresOf(*tolerance, made.diagonal);
  const shape::ZoneTolerances limits = shape::tolerancesFor(*zones, made.diagonal);
  return error.zones ? limits.areHeldBy(*error.zones) : error.error() <= limits.tighter();
}

bool Within::holds(const shape::MadeShape& made) const {
  return made.isUsed && made.shape.keepsPassage() && isCloseEnough(made);
}

std::optional<double> Within::most(double diagonal) const {
  if (zones) return shape::tolerancesFor(*zones, diagonal).looser();
  if (tolerance) return shape::metresOf(*tolerance, diagonal);
  return {};
}

Within withinOf(const shape::ShapeRequest& request) {
  return request.within ? Within{request.within} : Within{{}, request.zones};
}

Within withinStop(double contact) { return {{}, shape::chosenTolerances(contact)}; }

std::optional<double> closestStop(const shape::MadeShape& made) {
  for (const double stop : contactStops)
    if (withinStop(stop).isCloseEnough(made)) return stop;
  return {};
}

std::vector<std::optional<std::size_t>> bestWithin(
    const Order& order, const Within& within, std::vector<std::vector<shape::MadeShape>> shapes) {
  for (auto& group : shapes)
    for (shape::MadeShape& made : group) made.isAsAsked = within.holds(made);
  Order wanted = order;
  wanted.request.budget.reset();
  wanted.isBudgetFree = false;
  choose(wanted, shapes);
  std::vector<std::optional<std::size_t>> best;
  for (const auto& group : shapes) {
    const auto chosen = std::ranges::find_if(group, &shape::MadeShape::isChosen);
    best.push_back(chosen == group.end() ? std::nullopt
                                         : std::optional<std::size_t>(chosen - group.begin()));
  }
  return best;
}

std::size_t PlannedLevels::hullVerticesOf(std::size_t part) const {
  const auto has = [part](const LevelsOfMesh& one) {
    return std::ranges::find(one.parts, part) != one.parts.end();
  };
  const auto found = std::ranges::find_if(meshes, has);
  return found == meshes.end() ? 0 : found->hullVertices;
}

double PlannedLevels::sameBeyond() const {
  double distance = 0;
  for (const LevelsOfMesh& one : meshes) distance = std::max(distance, one.made.sameBeyond());
  return distance;
}

namespace {

std::size_t hullVerticesOf(const asset::MeshAsset& mesh) {
  const auto hull = mesh::enclosingHull(exporting::levelsHullPoints(mesh), limits::verticesPerHull);
  return hull ? hull->vertices.size() : 0;
}

}  // namespace

LevelsOfMesh levelsOf(const PlannedObject& object, std::vector<std::size_t> parts,
                      shape::MadeLevels made, const cost::Profile& profile) {
  LevelsOfMesh levels{std::move(parts), std::move(made)};
  const asset::MeshAsset& mesh = *levels.made.mesh;
  cost::StatisticsMaker maker{cost::GeometryRules(profile)};
  for (const std::size_t part : levels.parts)
    levels.statistics.push_back(maker.make(object.linkset.linkset.parts[part], &mesh));
  levels.hullVertices = hullVerticesOf(mesh);
  return levels;
}

Result<PlannedLevels> planLevels(const PlannedObject& object, const cost::Profile& profile,
                                 const Task& task) {
  const scene::Linkset& linkset = object.linkset.linkset;
  const std::vector<std::vector<std::size_t>> all = partsByMesh(object);
  PlannedLevels planned;
  planned.before = cost::weigh(linkset, object.linkset.statistics, profile).landImpact;
  planned.landImpact = planned.before;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::size_t first = all[i].front();
    const shape::FittedPart part{linkset, first, object.meshes[first].get(),
                                 object.linkset.statistics, profile};
    const Task inner = task.inside([&](double fraction, std::string_view what) {
      task.report((static_cast<double>(i) + fraction) / static_cast<double>(all.size()), what);
    });
    auto levels = shape::weighedLevels(part, all[i], {}, inner);
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!levels) {
      planned.findings.push_back(inPlace(std::move(levels).error(), linkset.parts[first].name));
      continue;
    }
    const auto chosen = std::ranges::find_if(*levels, &shape::WeighedLevels::isChosen);
    if (chosen == levels->end()) continue;
    planned.meshes.push_back(levelsOf(object, all[i], std::move(chosen->made), profile));
    const double after = costWith(object, &planned, {}, profile).landImpact;
    if (after > planned.landImpact) planned.meshes.pop_back();
    planned.landImpact = std::min(planned.landImpact, after);
  }
  if (all.empty()) return failure(makingTexts["making.no_mesh"]);
  if (planned.findings.size() == all.size()) return tl::unexpected(planned.findings.front());
  return planned;
}

double secondsForLevels(const PlannedObject& object) {
  constexpr double secondsPerTriangle = 1.2e-3;  // 60 s for the statue's 49,728 on two cores.
  std::size_t triangles = 0;
  for (const auto& parts : partsByMesh(object)) {
    const auto& high = object.meshes[parts.front()]->lods[0];
    if (high) triangles += asset::triangleCount(*high);
  }
  return secondsPerTriangle * static_cast<double>(triangles);
}

namespace {

WeighedLinkset plannedLinkset(WeighedLinkset linkset, const PlannedLevels* levels) {
  if (levels)
    for (const LevelsOfMesh& one : levels->meshes) takeLevels(one, linkset.statistics);
  return linkset;
}

}  // namespace

Order plannedWith(Order order, std::size_t linkset, const PlannedObject& object,
                  const PlannedLevels* levels) {
  if (!levels) return order;
  const auto planned =
      std::make_shared<const WeighedLinkset>(plannedLinkset(object.linkset, levels));
  for (Group& group : order.groups)
    if (group.parts.front().linkset == linkset &&
        group.linkset->linkset.parts.size() == planned->linkset.parts.size())
      group.linkset = planned;
  return order;
}

cost::LinksetCost costWith(const PlannedObject& object, const PlannedLevels* levels,
                           std::span<const PlannedShape> shapes, const cost::Profile& profile) {
  WeighedLinkset trial = plannedLinkset(object.linkset, levels);
  for (const PlannedShape& shape : shapes)
    for (const std::size_t part : shape.parts) {
      shape::useShapeOnGrid(trial.linkset, trial.statistics, part, *shape.made);
      const std::size_t vertices = levels ? levels->hullVerticesOf(part) : 0;
      if (shape.made->shape.isBaseHull() && vertices > 0)
        trial.statistics[part].decomposition.vertices = vertices;
    }
  return shape::weighWithBodies(trial.linkset, trial.statistics, profile);
}

cost::LinksetCost arrivingCost(const WeighedLinkset& now, std::span<const PlannedShape> shapes,
                               const cost::Profile& profile) {
  std::vector<cost::PartStatistics> statistics = now.statistics;
  for (const PlannedShape& shape : shapes)
    for (const std::size_t part : shape.parts) shape::takeAnalyzed(statistics[part], *shape.made);
  return shape::weighWithBodies(now.linkset, statistics, profile);
}

namespace {

bool isAssetUsed(const scene::Scene& scene, const std::string& key) {
  return std::ranges::any_of(scene.linksets, [&](const scene::Linkset& linkset) {
    return std::ranges::find(linkset.parts, key, &scene::Part::asset) != linkset.parts.end();
  });
}

/// What a part of the planned object collides as by now stays; a base hull that was made of levels
/// is made of those that were made, whichever of both came first.
Result<asset::MeshAsset> withLevels(asset::MeshAsset mesh, const asset::MeshAsset& planned,
                                    const shape::MadeLevels& made) {
  mesh.lods = made.mesh->lods;
  mesh.recordedCosts.reset();
  if (!exporting::hasHullOfLevels(planned)) return exporting::asUploaded(std::move(mesh));
  auto with = exporting::withBaseHullOfLevels(mesh);
  // Where they span no volume for it, hulls that were used after them have the stored one, too.
  if (!with && cost::storedBaseHull(planned)) return mesh;
  return with;
}

}  // namespace

Result<scene::Scene> withLevels(scene::Scene scene, std::size_t linkset,
                                const PlannedObject& object, const PlannedLevels& levels) {
  for (const LevelsOfMesh& one : levels.meshes) {
    const asset::MeshAsset& planned = *object.meshes[one.parts.front()];
    // Parts that collide as different shapes have different assets by now.
    std::map<std::string, std::vector<std::size_t>> byAsset;
    for (const std::size_t part : one.parts) {
      const std::size_t place = placeNow(object, part, scene.linksets[linkset]);
      byAsset[scene.linksets[linkset].parts[place].asset].push_back(place);
    }
    for (const auto& [name, parts] : byAsset) {
      auto mesh = withLevels(*scene.assets.at(name).mesh, planned, one.made);
      if (!mesh) return tl::unexpected(std::move(mesh).error());
      auto stored = exporting::storedAsset(*mesh);
      if (!stored) return tl::unexpected(std::move(stored).error());
      // Another key: who compares scenes takes assets of one key for the same.
      const std::string key = freeName(scene, name);
      for (const std::size_t part : parts) scene.linksets[linkset].parts[part].asset = key;
      scene.assets[key] = std::move(*stored);
      // Nobody has the mesh of before, and each use would leave another one.
      if (!isAssetUsed(scene, name)) scene.assets.erase(name);
    }
  }
  return scene;
}

bool hasLevels(const scene::Scene& scene, std::size_t linkset, const PlannedObject& object,
               const PlannedLevels& levels) {
  return std::ranges::all_of(levels.meshes, [&](const LevelsOfMesh& one) {
    return std::ranges::all_of(one.parts, [&](std::size_t part) {
      const scene::Linkset& now = scene.linksets[linkset];
      const asset::MeshAsset* mesh = scene.meshOf(now.parts[placeNow(object, part, now)]);
      return mesh != nullptr && mesh->lods == one.made.mesh->lods;
    });
  });
}

}  // namespace wb::making

#include "model/cost/cost.h"
#include "model/cost/published.h"
#include "model/cost/streaming_rules.h"

#include <memory>
#include <string>

namespace wb::cost {
namespace {

using scene::Linkset;
using scene::Part;
using scene::PartKind;
using scene::ShapeType;

constexpr double side = 0.5;  // m; no published number rests on it.

/// Hulls of so many points along a line: only how many there are counts.
std::shared_ptr<const asset::MeshAsset> meshOfHulls(const PublishedObject& object) {
  asset::HullPoints hull;
  for (std::size_t i = 0; i < object.hullVertices; ++i)
    hull.push_back({static_cast<std::uint16_t>(i), 0, 0});
  auto mesh = std::make_shared<asset::MeshAsset>();
  mesh->physicsConvex.emplace();
  mesh->physicsConvex->hulls.assign(object.hulls, hull);
  return mesh;
}

void addParts(Linkset& linkset, std::size_t count, PartKind kind, ShapeType type) {
  for (std::size_t i = 0; i < count; ++i) {
    Part part;
    part.kind = kind;
    part.shapeType = type;
    part.scale = glm::dvec3(side);
    part.prim = scene::defaultPrim(kind);
    linkset.parts.push_back(std::move(part));
  }
}

/// The first part at one corner, the others at the opposite one; an only part fills it.
void place(Linkset& linkset, const glm::dvec3& within) {
  if (linkset.parts.size() == 1) {
    linkset.parts.front().scale = within;
    return;
  }
  for (std::size_t i = 1; i < linkset.parts.size(); ++i)
    linkset.parts[i].position = within - linkset.parts.front().scale;
}

double costOf(const scene::Scene& scene, PublishedQuantity quantity, const Profile& profile) {
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  const LinksetCost cost = weigh(scene.linksets.front(), statistics.linksets.front(), profile);
  switch (quantity) {
    case PublishedQuantity::physicsCostPhysical:
      return cost.physicsPhysical;
    case PublishedQuantity::serverCost:
      return cost.server;
    case PublishedQuantity::landImpact:
      return cost.landImpact;
    default:
      return cost.physics;
  }
}

}  // namespace

std::optional<scene::Scene> rebuiltScene(const PublishedMeasurement& measurement) {
  const PublishedObject& object = measurement.rebuilt;
  if (object.parts() == 0) return {};
  scene::Scene scene;
  Linkset linkset;
  linkset.name = measurement.name;
  linkset.physical = object.physical;
  addParts(linkset, object.boxes, PartKind::box, ShapeType::prim);
  addParts(linkset, object.cylinders, PartKind::cylinder, ShapeType::prim);
  addParts(linkset, object.spheres, PartKind::sphere, ShapeType::prim);
  addParts(linkset, object.sculpts, PartKind::sculpt, ShapeType::prim);
  if (object.hulls > 0) {
    addParts(linkset, 1, PartKind::mesh, ShapeType::prim);
    linkset.parts.back().asset = measurement.name;
    scene.assets[std::string(measurement.name)].mesh = meshOfHulls(object);
  }
  addParts(linkset, object.none, PartKind::box, ShapeType::none);
  for (std::size_t i = 0; i < object.convexHulls; ++i)
    linkset.parts[i].shapeType = ShapeType::convexHull;
  linkset.parts.front().scripts = object.scripts;
  place(linkset, object.within);
  scene.linksets.push_back(std::move(linkset));
  return scene;
}

std::optional<double> valueByRules(const PublishedMeasurement& measurement,
                                   const Profile& constants) {
  const Profile own = builtInProfile(measurement.profile).value_or(Profile());
  Profile profile = constants;
  profile.accounting = own.accounting;
  profile.triangleRule = own.triangleRule;
  switch (measurement.quantity) {
    case PublishedQuantity::switchRadiusMedium:
      return switchRadii(profile).medium;
    case PublishedQuantity::switchRadiusLow:
      return switchRadii(profile).low;
    case PublishedQuantity::switchRadiusLowest:
      return switchRadii(profile).lowest;
    case PublishedQuantity::staticMeshFactor:
      return profile[Key::static_mesh_factor];
    default:
      break;
  }
  const auto scene = rebuiltScene(measurement);
  if (!scene) return {};
  return costOf(*scene, measurement.quantity, profile);
}

std::optional<double> valueByRules(const PublishedMeasurement& measurement) {
  return valueByRules(measurement, builtInProfile(measurement.profile).value_or(Profile()));
}

}  // namespace wb::cost

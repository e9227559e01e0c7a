#include "model/shapes/edit_hulls.h"

#include "model/scene/seen_mesh.h"
#include "model/shapes/choice.h"
#include "model/shapes/detail/making_texts.h"
#include "model/shapes/made_shapes.h"
#include "model/shapes/use.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace wb::making {
namespace {

const scene::Part& partAt(const scene::Scene& scene, const scene::Target& target) {
  return scene.linksets[target.linkset].parts[*target.part];
}

/// All parts of that mesh.
std::vector<scene::Target> usersOf(const scene::Scene& scene, const std::string& asset) {
  std::vector<scene::Target> users;
  for (std::size_t linkset = 0; linkset < scene.linksets.size(); ++linkset)
    for (std::size_t part = 0; part < scene.linksets[linkset].parts.size(); ++part)
      if (scene.linksets[linkset].parts[part].asset == asset) users.push_back({linkset, part});
  return users;
}

/// The part, and all of the same mesh and size.
std::vector<scene::Target> alikeTo(const scene::Scene& scene, const scene::Target& part) {
  std::vector<scene::Target> alike{part};
  for (const scene::Target& user : usersOf(scene, partAt(scene, part).asset))
    if (user != part && partAt(scene, user).scale == partAt(scene, part).scale)
      alike.push_back(user);
  return alike;
}

bool isSame(const mesh::TriangleMesh& a, const mesh::TriangleMesh& b) {
  return a.positions == b.positions && a.triangles == b.triangles;
}

}  // namespace

Result<shape::Pieces> hullsOf(const scene::Scene& scene, const scene::Target& part) {
  const scene::Part& of = partAt(scene, part);
  const asset::MeshAsset* mesh = scene.meshOf(of);
  if (!mesh) return failure(makingTexts["making.missing"]);
  shape::Pieces hulls;
  if (!mesh->physicsConvex) return hulls;
  for (const asset::HullPoints& hull : mesh->physicsConvex->hulls) {
    std::vector<glm::dvec3> points = asset::toPoints(hull, mesh->physicsConvex->domain);
    for (glm::dvec3& point : points) point *= of.scale;
    auto piece = shape::Piece::of(points);
    if (!piece) return failure(makingTexts["making.flat_hull"], {{"number", hulls.size()}});
    hulls.push_back(std::move(*piece));
  }
  return hulls;
}

Result<scene::Scene> withHulls(scene::Scene scene, const scene::Target& part, shape::Pieces hulls) {
  const std::string name = partAt(scene, part).asset;
  const std::size_t users = usersOf(scene, name).size();
  const std::vector<scene::Target> alike = alikeTo(scene, part);
  shape::FittedShape shape;
  shape.pieces = std::move(hulls);
  auto edited = used(std::move(scene), alike, shape);
  if (!edited || alike.size() < users) return edited;
  // Nobody has the mesh of before, and each edit would leave another one.
  edited->assets.erase(name);
  return edited;
}

HullsCost costWith(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                   const cost::Profile& profile, const scene::Target& part,
                   const shape::Pieces& hulls) {
  shape::FittedShape shape;
  shape.pieces = hulls;
  scene::Linkset linkset = scene.linksets[part.linkset];
  std::vector<cost::PartStatistics> own = statistics.linksets[part.linkset];
  for (const scene::Target& alike : alikeTo(scene, part))
    if (alike.linkset == part.linkset) shape::useShape(linkset, own, *alike.part, shape);
  const cost::LinksetCost costs = cost::weigh(linkset, own, profile);
  return {costs.parts[*part.part].physics, costs.landImpact};
}

Result<HullScale> scaleFor(const scene::Part& part, const asset::MeshAsset* mesh, HullScale before,
                           const Task& task) {
  mesh::TriangleMesh seen = shape::usablePart(scene::seenMesh(part, mesh));
  if (before.solid && isSame(before.seen, seen)) return before;
  const double diagonal = shape::boxDiagonal(seen);
  shape::FitOptions options;
  options.tolerance = shape::ShapeRequest().within.value * diagonal;
  if (std::max({part.scale.x, part.scale.y, part.scale.z}) > shape::ShapeRequest::usualPassage)
    options.avatar = shape::Avatar();
  auto solid = shape::solidFor(seen, options, task);
  if (!solid) return failure(std::move(solid));
  return HullScale{std::move(seen), std::make_shared<const shape::Solid>(std::move(*solid)),
                   diagonal};
}

double errorBy(const HullScale& scale, const shape::Pieces& hulls, const Task& task) {
  const double error = std::max(overfillOf(*scale.solid, hulls, task).distance,
                                shortfallOf(*scale.solid, hulls, task).distance);
  return error < 1e-9 * scale.diagonal ? 0 : error;
}

}  // namespace wb::making

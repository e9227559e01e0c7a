#include "model/making/edit_hulls.h"

#include "model/making/texts.h"
#include "model/making/use.h"

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
  const glm::dvec3 scale = partAt(scene, part).scale;
  const std::vector<scene::Target> users = usersOf(scene, name);
  std::vector<scene::Target> alike{part};
  for (const scene::Target& user : users)
    if (user != part && partAt(scene, user).scale == scale) alike.push_back(user);
  shape::FittedShape shape;
  shape.pieces = std::move(hulls);
  auto edited = used(std::move(scene), alike, shape);
  if (!edited || alike.size() < users.size()) return edited;
  // Nobody has the mesh of before, and each edit would leave another one.
  edited->assets.erase(name);
  return edited;
}

}  // namespace wb::making

#include "model/shapes/use.h"

#include "model/shapes/detail/making_texts.h"
#include "model/shapes/made_shapes.h"

#include <string>
#include <utility>

namespace wb::making {
namespace {

/// `before` counted on: `wall 2` after `wall`, `wall 3` after that.
std::string freeName(const scene::Scene& scene, std::string before) {
  const std::size_t digits = before.find_last_not_of("0123456789") + 1;
  if (digits > 1 && digits < before.size() && before[digits - 1] == ' ') before.resize(digits - 1);
  std::string name;
  for (std::size_t number = 2; name.empty() || scene.assets.contains(name); ++number)
    name = before + ' ' + std::to_string(number);
  return name;
}

}  // namespace

Result<scene::Asset> withShape(const asset::MeshAsset& mesh, const shape::FittedShape& shape,
                               const glm::dvec3& scale) {
  if (shape.isSurface())
    return exporting::withSurface(mesh, shape::inUnitCube(shape.surface, scale));
  return exporting::withHulls(mesh, shape::inUnitCube(shape.pieces, scale));
}

Result<scene::Scene> used(scene::Scene scene, std::span<const scene::Target> parts,
                          const shape::FittedShape& shape) {
  const auto partAt = [&](const scene::Target& target) -> scene::Part& {
    return scene.linksets[target.linkset].parts[*target.part];
  };
  const scene::Part& first = partAt(parts.front());
  const asset::MeshAsset* mesh = scene.meshOf(first);
  if (!mesh) return failure(makingTexts["making.missing"]);
  auto asset = withShape(*mesh, shape, first.scale);
  if (!asset) return failure(std::move(asset));
  const std::string name = freeName(scene, first.asset);
  scene.assets[name] = std::move(*asset);
  for (const scene::Target& target : parts) {
    partAt(target).asset = name;
    partAt(target).shapeType = scene::ShapeType::prim;
  }
  return scene;
}

exporting::PhysicsPart physicsPart(const scene::Part& part, const shape::FittedShape& shape) {
  exporting::PhysicsPart physics{part.name, part.scale * -0.5, part.scale * 0.5, {}};
  for (const shape::Piece& piece : shape.pieces)
    physics.hulls.push_back({piece.corners(), piece.triangles()});
  if (shape.isSurface()) physics.hulls.push_back(shape.surface);
  return physics;
}

}  // namespace wb::making

#include "ui/panels/shapes/detail/shape_picture.h"

#include "model/scene/part.h"
#include "model/scene/part_placement.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace wb::ui {
namespace {

constexpr std::size_t mostTriangles = 60'000;

mesh::TriangleMesh placed(const making::Group& group, mesh::TriangleMesh mesh) {
  const scene::Placement place(group.linkset->linkset, group.itself());
  for (glm::dvec3& position : mesh.positions) position = place(position);
  return mesh;
}

}  // namespace

mesh::TriangleMesh trianglesOf(const making::Group& group, const shape::FittedShape& made) {
  if (made.isSurface()) return placed(group, made.surface);
  mesh::TriangleMesh mesh;
  for (const shape::Piece& piece : made.pieces) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    mesh.positions.insert(mesh.positions.end(), piece.corners().begin(), piece.corners().end());
    for (const auto& [a, b, c] : piece.triangles())
      mesh.triangles.push_back({first + a, first + b, first + c});
  }
  return placed(group, std::move(mesh));
}

mesh::TriangleMesh modelOf(const making::Group& group) {
  mesh::TriangleMesh mesh = scene::seenMesh(group.itself(), group.mesh.get());
  if (mesh.triangles.size() > mostTriangles) return {};
  return placed(group, std::move(mesh));
}

}  // namespace wb::ui

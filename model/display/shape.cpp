#include "model/display/shape.h"

#include "model/geometry/geometry.h"

#include <glm/common.hpp>

#include <algorithm>
#include <utility>

namespace wb::layers {
namespace {

/// Positions belong to one group, so that of a triangle is that of any corner.
std::vector<std::uint32_t> groupsOfPositions(const ShapeTriangles& shape) {
  std::vector<std::uint32_t> groups(shape.mesh.positions.size());
  for (std::size_t i = 0; i < shape.mesh.triangles.size(); ++i)
    for (const std::uint32_t corner : shape.mesh.triangles[i]) groups[corner] = shape.groups[i];
  return groups;
}

CoarserShape coarserShape(mesh::Coarser made, const std::vector<std::uint32_t>& groups) {
  CoarserShape shape{std::move(made.part.mesh), {}, made.error};
  for (const mesh::Triangle& triangle : shape.mesh.triangles)
    shape.groups.push_back(groups[made.part.vertices[triangle[0]]]);
  return shape;
}

}  // namespace

Shape::Shape(ShapeTriangles triangles, std::shared_ptr<const asset::MeshAsset> asset)
    : triangles_(std::move(triangles)), asset_(std::move(asset)) {
  if (triangles_.groups.empty()) return;
  groupCount_ = *std::ranges::max_element(triangles_.groups) + 1;
  low_ = high_ = mesh().positions[mesh().triangles.front()[0]];
  for (const mesh::Triangle& triangle : mesh().triangles)
    for (const std::uint32_t corner : triangle) {
      low_ = glm::min(low_, mesh().positions[corner]);
      high_ = glm::max(high_, mesh().positions[corner]);
    }
}

const mesh::RayCaster& Shape::caster() const {
  std::call_once(casterOnce_, [this] { caster_.emplace(mesh()); });
  return *caster_;
}

const std::vector<CoarserShape>& Shape::coarser() const {
  std::call_once(coarserOnce_, [this] {
    const std::vector<std::uint32_t> groups = groupsOfPositions(triangles_);
    for (mesh::Coarser& made : mesh::coarserMeshes(mesh()))
      coarser_.push_back(coarserShape(std::move(made), groups));
    hasCoarser_ = true;
  });
  return coarser_;
}

std::span<const CoarserShape> Shape::coarserIfMade() const {
  return hasCoarser_ ? std::span(std::as_const(coarser_)) : std::span<const CoarserShape>();
}

const std::vector<std::uint8_t>& Shape::smoothEdges() const {
  std::call_once(smoothOnce_, [this] { smooth_ = mesh::smoothEdges(mesh()); });
  return smooth_;
}

}  // namespace wb::layers

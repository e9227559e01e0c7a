#include "viewport/detail/halo.h"

#include "model/geometry/geometry.h"
#include "viewport/detail/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace wb::viewport {

/// A corner of the strip along a triangle's longest edge, as the material reads it.
struct HaloVertex {
  std::array<float, 3> position;  ///< The end of the edge that the corner is at.
  std::array<float, 3> other;     ///< Its other end.
  std::array<float, 3> apex;      ///< The triangle's third corner.
  float side;                     ///< 1 or -1: of the edge.
  Colour colour;
  std::uint8_t opaque = 255;
};
static_assert(sizeof(HaloVertex) == 44, "attributes and shaders rely on this layout");

namespace {

using HaloCorners = std::array<glm::dvec3, 3>;

/// Turned so that its longest edge is from the first corner to the second.
HaloCorners alongLongest(const mesh::TriangleMesh& mesh, const mesh::Triangle& triangle) {
  HaloCorners corners;
  std::ranges::transform(triangle, corners.begin(),
                         [&](std::uint32_t corner) { return mesh.positions[corner]; });
  const auto length = [&](std::size_t i) {
    return glm::distance(corners[i], corners[(i + 1) % corners.size()]);
  };
  const std::size_t longest =
      std::max({0UL, 1UL, 2UL}, [&](auto a, auto b) { return length(a) < length(b); });
  std::ranges::rotate(corners, corners.begin() + static_cast<std::ptrdiff_t>(longest));
  return corners;
}

std::array<float, 3> floatsOf(const glm::dvec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

/// Seen from its other end, an edge has its sides the other way round.
void appendStrip(QByteArray& bytes, const HaloCorners& corners, const Colour& colour) {
  const auto a = floatsOf(corners[0]);
  const auto b = floatsOf(corners[1]);
  const auto apex = floatsOf(corners[2]);
  for (const auto& [atFirst, side] :
       {std::pair(true, 1.0F), std::pair(true, -1.0F), std::pair(false, 1.0F),
        std::pair(true, 1.0F), std::pair(false, 1.0F), std::pair(false, -1.0F)}) {
    const HaloVertex vertex{atFirst ? a : b, atFirst ? b : a, apex, side, colour};
    bytes.append(reinterpret_cast<const char*>(&vertex), sizeof vertex);
  }
}

}  // namespace

Halo::Halo(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Qt3DRender::QMaterial* material)
    : QEntity(parent), renderer_(new Qt3DRender::QGeometryRenderer(this)) {
  using Qt3DCore::QAttribute;
  auto* geometry = new Qt3DCore::QGeometry(this);
  const std::array fields{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
            offsetof(HaloVertex, position)},
      Field{QStringLiteral("otherEnd"), QAttribute::Float, 3, offsetof(HaloVertex, other)},
      Field{QStringLiteral("apex"), QAttribute::Float, 3, offsetof(HaloVertex, apex)},
      Field{QStringLiteral("side"), QAttribute::Float, 1, offsetof(HaloVertex, side)},
      Field{QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4,
            offsetof(HaloVertex, colour)}};
  vertices_.emplace(geometry, fields, sizeof(HaloVertex), Records::Each::vertex);
  renderer_->setGeometry(geometry);
  renderer_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  addComponent(renderer_);
  addComponent(material);
  addComponent(pass);
  setEnabled(false);
}

void Halo::show(const mesh::TriangleMesh& triangles, std::span<const Colour> colours) {
  const bool areFew = !triangles.triangles.empty() && triangles.triangles.size() <= most;
  QByteArray bytes;
  if (areFew)
    for (std::size_t i = 0; i < triangles.triangles.size(); ++i)
      appendStrip(bytes, alongLongest(triangles, triangles.triangles[i]), colours[i]);
  vertices_->set(bytes);
  renderer_->setVertexCount(static_cast<int>(vertices_->count()));
  setEnabled(areFew);
}

Qt3DRender::QMaterial* makeHaloMaterial(Qt3DCore::QNode* parent, float opacity) {
  auto* material = new Material(parent, Drawing::halos);
  material->setShading(Shading::none);
  material->setOpacity(opacity);
  return material;
}

}  // namespace wb::viewport

#include "viewport/halo.h"

#include "viewport/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QLayer>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cstddef>

namespace wb::viewport {
namespace {

constexpr float opacity = 0.75F;

using Corners = std::array<glm::dvec3, 3>;

/// Turned so that its longest edge is from the first corner to the second.
Corners alongLongest(const mesh::TriangleMesh& mesh, const mesh::Triangle& triangle) {
  Corners corners;
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
void appendStrip(QByteArray& bytes, const Corners& corners, const Colour& colour) {
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

Halo::Halo(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, const Colour& colour,
           Qt3DRender::QAbstractTexture* hiddenBy)
    : QEntity(parent), colour_(colour), renderer_(new Qt3DRender::QGeometryRenderer(this)) {
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
  auto* material = new Material(this, Drawing::halos, hiddenBy);
  material->setLit(false);
  material->setOpacity(opacity);
  addComponent(renderer_);
  addComponent(material);
  addComponent(pass);
  setEnabled(false);
}

void Halo::show(const mesh::TriangleMesh& triangles) {
  const bool areFew = !triangles.triangles.empty() && triangles.triangles.size() <= most;
  QByteArray bytes;
  if (areFew)
    for (const mesh::Triangle& triangle : triangles.triangles)
      appendStrip(bytes, alongLongest(triangles, triangle), colour_);
  vertices_->set(bytes);
  renderer_->setVertexCount(static_cast<int>(vertices_->count()));
  setEnabled(areFew);
}

}  // namespace wb::viewport

#include "viewport/cover.h"

#include "viewport/attributes.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>

#include <array>

namespace wb::viewport {
namespace {

/// It reaches beyond the picture on two sides.
constexpr std::array<float, 9> cover{-1, -1, 0, 3, -1, 0, -1, 3, 0};

}  // namespace

Qt3DRender::QGeometryRenderer* makeCover(Qt3DCore::QNode* parent) {
  using Qt3DCore::QAttribute;
  auto* renderer = new Qt3DRender::QGeometryRenderer(parent);
  auto* geometry = new Qt3DCore::QGeometry(parent);
  const std::array positions{
      Field{QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 0}};
  Records(geometry, positions, 3 * sizeof(float), Records::Each::vertex)
      .set(QByteArray(reinterpret_cast<const char*>(cover.data()), sizeof cover));
  renderer->setGeometry(geometry);
  renderer->setVertexCount(3);
  renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  return renderer;
}

}  // namespace wb::viewport

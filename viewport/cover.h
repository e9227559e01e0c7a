#pragma once

namespace Qt3DCore {
class QNode;
}
namespace Qt3DRender {
class QGeometryRenderer;
}

namespace wb::viewport {

/// Draws one triangle that covers the whole picture: `vertexPosition` in clip space, -1..1 within
/// the picture.
Qt3DRender::QGeometryRenderer* makeCover(Qt3DCore::QNode* parent);

}  // namespace wb::viewport

#pragma once

#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QRenderTargetOutput>

#include <span>

namespace Qt3DCore {
class QEntity;
class QNode;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QAbstractTexture;
class QCamera;
class QFrameGraphNode;
class QLayer;
class QMaterial;
class QParameter;
}  // namespace Qt3DRender

namespace wb::viewport {

/// Where layers are drawn into a map, a texture that others are drawn by, as a camera sees them.
Qt3DRender::QFrameGraphNode* addMapTarget(Qt3DRender::QFrameGraphNode* parent,
                                          Qt3DRender::QRenderTargetOutput::AttachmentPoint point,
                                          Qt3DRender::QAbstractTexture* map,
                                          Qt3DRender::QCamera* camera);

void addMapLayers(Qt3DRender::QFrameGraphNode* parent, std::span<Qt3DRender::QLayer* const> layers,
                  Qt3DRender::QDepthTest::DepthFunction function);

Qt3DRender::QMaterial* makeMapMaterial(Qt3DCore::QNode* parent, const char* vertexShader,
                                       const char* fragmentShader, bool isBlended);

Qt3DRender::QParameter* textureParameter(const char* name, Qt3DRender::QAbstractTexture* texture);

/// One entity that makes a map from another; its shader is told `at`, from 0 to 1 across the map.
Qt3DRender::QMaterial* addMapStep(Qt3DCore::QEntity* scene, Qt3DRender::QLayer* layer,
                                  const char* shader, Qt3DRender::QParameter* from);

}  // namespace wb::viewport

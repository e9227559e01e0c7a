#pragma once

#include <Qt3DRender/QAbstractTexture>

namespace wb::viewport {

/// What a frame is drawn into, and read from pixel by pixel; of one pixel until it is given a size.
Qt3DRender::QAbstractTexture* makeScreenTexture(Qt3DRender::QAbstractTexture::TextureFormat format,
                                                Qt3DCore::QNode* parent = nullptr);

}  // namespace wb::viewport

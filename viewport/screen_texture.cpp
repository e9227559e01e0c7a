#include "viewport/screen_texture.h"

#include <Qt3DRender/QTexture>

namespace wb::viewport {

using Qt3DRender::QAbstractTexture;

QAbstractTexture* makeScreenTexture(QAbstractTexture::TextureFormat format,
                                    Qt3DCore::QNode* parent) {
  auto* texture = new Qt3DRender::QTexture2D(parent);
  texture->setSize(1, 1);
  texture->setFormat(format);
  texture->setGenerateMipMaps(false);
  texture->setMinificationFilter(QAbstractTexture::Nearest);
  texture->setMagnificationFilter(QAbstractTexture::Nearest);
  return texture;
}

}  // namespace wb::viewport

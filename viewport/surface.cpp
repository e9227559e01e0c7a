#include "viewport/surface.h"

#include "viewport/material.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QLayer>

namespace wb::viewport {

Qt3DRender::QGeometryRenderer::PrimitiveType primitiveOf(Form form) {
  return form == Form::faces ? Qt3DRender::QGeometryRenderer::Triangles
                             : Qt3DRender::QGeometryRenderer::Lines;
}

Surface::Surface(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Form form,
                 Qt3DRender::QAbstractTexture* hiddenBy)
    : QEntity(parent),
      pass_(pass),
      material_(new Material(this, Drawing::surface, hiddenBy)),
      renderer_(new Qt3DRender::QGeometryRenderer(this)) {
  auto* geometry = new Qt3DCore::QGeometry(this);
  vertices_.emplace(geometry, vertexFields(), sizeof(Vertex), Records::Each::vertex);
  renderer_->setGeometry(geometry);
  renderer_->setPrimitiveType(primitiveOf(form));
  addComponent(renderer_);
  addComponent(material_);
  addComponent(pass_);
  setEnabled(false);
}

void Surface::setVertices(const QByteArray& vertices) {
  vertices_->set(vertices);
  renderer_->setVertexCount(static_cast<int>(vertices_->count()));
  setEnabled(vertices_->count() > 0);
}

void Surface::setPass(Qt3DRender::QLayer* pass) {
  if (pass == pass_) return;
  removeComponent(pass_);
  pass_ = pass;
  addComponent(pass_);
}

}  // namespace wb::viewport

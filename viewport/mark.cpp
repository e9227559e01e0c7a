#include "viewport/mark.h"

#include "viewport/halo.h"
#include "viewport/material.h"
#include "viewport/surface.h"

namespace wb::viewport {
namespace {

Surface* makeSurface(Qt3DCore::QEntity* root, const Passes& passes, Pass pass, Form form) {
  auto* surface = new Surface(root, passes[pass], form, passes.hiding(pass));
  surface->material().setLit(false);
  surface->material().setRaised(true);
  return surface;
}

}  // namespace

Mark::Mark(Qt3DCore::QEntity* root, const Passes& passes, const MarkStyle& style)
    : style_(style),
      halo_(new Halo(root, passes[style.pass], style.line, passes.hiding(style.pass))),
      fill_(makeSurface(root, passes, style.pass, Form::faces)),
      edges_(makeSurface(root, passes, style.pass, Form::edges)),
      boxEdges_(makeSurface(root, passes, style.pass, Form::boxEdges)) {
  fill_->material().setOpacity(style.opacity);
}

void Mark::show(const mesh::TriangleMesh& triangles, Form form) {
  hide();
  if (form == Form::boxEdges) return boxEdges_->setVertices(vertices(triangles, style_.fill, form));
  halo_->show(triangles);
  edges_->setVertices(vertices(triangles, style_.line, Form::edges));
  if (style_.opacity > 0) fill_->setVertices(vertices(triangles, style_.fill, Form::faces));
}

void Mark::hide() {
  for (Surface* surface : {fill_, edges_, boxEdges_}) surface->setEnabled(false);
  halo_->setEnabled(false);
}

}  // namespace wb::viewport

#include "viewport/detail/lit_shapes.h"

#include "viewport/detail/entities.h"
#include "viewport/detail/halo.h"
#include "viewport/detail/material.h"

#include <Qt3DCore/QEntity>

#include <vector>

namespace wb::viewport {
namespace {

std::vector<Colour> coloursOf(std::span<const LitShape> shapes, bool areNarrow) {
  std::vector<Colour> colours;
  for (const LitShape& shape : shapes)
    if (shape.areNarrow == areNarrow)
      colours.insert(colours.end(), shape.triangles.triangles.size(), shape.colour);
  return colours;
}

}  // namespace

mesh::TriangleMesh meshOf(std::span<const LitShape> shapes, bool areNarrow) {
  mesh::TriangleMesh all;
  for (const LitShape& shape : shapes) {
    if (shape.areNarrow != areNarrow) continue;
    const auto base = static_cast<std::uint32_t>(all.positions.size());
    all.positions.insert(all.positions.end(), shape.triangles.positions.begin(),
                         shape.triangles.positions.end());
    for (const auto& [a, b, c] : shape.triangles.triangles)
      all.triangles.push_back({a + base, b + base, c + base});
  }
  return all;
}

LitShapes::LitShapes(Qt3DCore::QEntity* root, const Passes& passes)
    : faces_(new Surface(root, passes[Pass::lit])),
      lines_(new Surface(root, passes[Pass::lit], Form::edges)),
      strips_(new Halo(root, passes[Pass::lit], makeHaloMaterial(root, 1))) {
  faces_->material().setShading(Shading::costs);
  faces_->material().setEdges(1);
  lines_->material().setShading(Shading::none);
  lines_->material().setRaised(true);
}

void LitShapes::show(std::span<const LitShape> shapes) {
  const mesh::TriangleMesh narrow = meshOf(shapes, true);
  const std::vector<Colour> ofNarrow = coloursOf(shapes, true);
  faces_->setVertices(vertices(meshOf(shapes, false), coloursOf(shapes, false), Form::faces) +
                      vertices(narrow, ofNarrow, Form::faces));
  lines_->setVertices(vertices(narrow, ofNarrow, Form::edges));
  strips_->show(narrow, ofNarrow);
}

}  // namespace wb::viewport

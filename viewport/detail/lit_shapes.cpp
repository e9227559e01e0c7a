#include "viewport/detail/lit_shapes.h"

#include "viewport/detail/entities.h"
#include "viewport/detail/halo.h"
#include "viewport/detail/material.h"

#include <Qt3DCore/QEntity>

#include <vector>

namespace wb::viewport {
namespace {

bool isFull(const LitShape& shape) { return !shape.areNarrow && !shape.isWire; }
bool isNarrow(const LitShape& shape) { return shape.areNarrow; }
bool isWire(const LitShape& shape) { return shape.isWire; }

using IsWanted = bool (*)(const LitShape& shape);

std::vector<Colour> coloursWhere(std::span<const LitShape> shapes, IsWanted isWanted) {
  std::vector<Colour> colours;
  for (const LitShape& shape : shapes)
    if (isWanted(shape))
      colours.insert(colours.end(), shape.triangles.triangles.size(), shape.colour);
  return colours;
}

mesh::TriangleMesh meshWhere(std::span<const LitShape> shapes, IsWanted isWanted) {
  mesh::TriangleMesh all;
  for (const LitShape& shape : shapes) {
    if (!isWanted(shape)) continue;
    const auto base = static_cast<std::uint32_t>(all.positions.size());
    all.positions.insert(all.positions.end(), shape.triangles.positions.begin(),
                         shape.triangles.positions.end());
    for (const auto& [a, b, c] : shape.triangles.triangles)
      all.triangles.push_back({a + base, b + base, c + base});
  }
  return all;
}

QByteArray verticesWhere(std::span<const LitShape> shapes, IsWanted isWanted, Form form) {
  return vertices(meshWhere(shapes, isWanted), coloursWhere(shapes, isWanted), form);
}

}  // namespace

LitMeshes meshesOf(std::span<const LitShape> shapes) {
  return {meshWhere(shapes, isFull), meshWhere(shapes, isNarrow), meshWhere(shapes, isWire)};
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
  faces_->setVertices(verticesWhere(shapes, isFull, Form::faces) +
                      verticesWhere(shapes, isNarrow, Form::faces));
  lines_->setVertices(verticesWhere(shapes, isNarrow, Form::edges) +
                      verticesWhere(shapes, isWire, Form::edges));
  strips_->show(meshWhere(shapes, isNarrow), coloursWhere(shapes, isNarrow));
}

}  // namespace wb::viewport

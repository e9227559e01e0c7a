#pragma once

#include "model/geometry/triangle_mesh.h"
#include "viewport/colouring.h"

#include <QByteArray>
#include <array>
#include <cstdint>
#include <span>

namespace wb::viewport {

/// A vertex as the material reads it.
struct Vertex {
  std::array<float, 3> position;
  Colour colour;
  std::uint8_t smooth;  ///< Edges of its triangle that are not drawn, as mesh::smoothEdges.
};
static_assert(sizeof(Vertex) == 16, "attributes and shaders rely on this layout");

/// What is drawn of a triangle. Lines show slivers, which are narrower than any pixel.
enum class Form : std::uint8_t {
  faces,    ///< Itself: 3 vertices.
  edges,    ///< Its edges as lines: 6 vertices.
  boxEdges  ///< Its edges but the longest, which is the diagonal of a box's side: 4 vertices.
};

/// Each triangle in its own colour: one a triangle. Of `smooth` too, or none: then every edge of a
/// face is drawn where the material draws edges.
QByteArray vertices(const mesh::TriangleMesh& mesh, std::span<const Colour> colours, Form form,
                    std::span<const std::uint8_t> smooth = {});

/// A triangle's corners once each, however many triangles share them, and three indices a triangle:
/// for faces whose edges are not drawn.
struct SharedVertices {
  QByteArray vertices;
  QByteArray indices;  ///< uint32.
};

/// `colours` has one a triangle; triangles of several colours share no corner.
SharedVertices sharedVertices(const mesh::TriangleMesh& mesh, std::span<const Colour> colours);

/// All in one colour.
QByteArray vertices(const mesh::TriangleMesh& mesh, const Colour& colour, Form form);

}  // namespace wb::viewport

#pragma once

#include "model/layers/layer.h"
#include "viewport/colouring.h"

#include <QByteArray>
#include <array>
#include <cstdint>
#include <span>

namespace wb::viewport {

/// A vertex as the material reads it.
struct Vertex {
  std::array<float, 3> position;
  std::array<float, 3> normal;
  Colour colour;
  std::uint8_t opaque;
};
static_assert(sizeof(Vertex) == 28, "attributes and shaders rely on this layout");

/// What is drawn of a triangle. Lines show slivers, which are narrower than any pixel.
enum class Form : std::uint8_t {
  faces,    ///< Itself: 3 vertices.
  edges,    ///< Its edges as lines: 6 vertices.
  boxEdges  ///< Its edges but the longest, which is the diagonal of a box's side: 4 vertices.
};

/// Of every triangle, each in its own colour.
QByteArray vertices(const layers::LayerMesh& layer, std::span<const Colour> colours, Form form);

/// Of some triangles, all in one colour.
QByteArray vertices(const layers::LayerMesh& layer, std::span<const std::uint32_t> triangles,
                    const Colour& colour, Form form);

}  // namespace wb::viewport

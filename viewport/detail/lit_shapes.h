#pragma once

#include "viewport/colouring.h"
#include "viewport/detail/frame_graph.h"
#include "viewport/detail/vertices.h"

#include <span>

namespace Qt3DCore {
class QEntity;
}

namespace wb::viewport {

class Halo;
class Surface;

/// Something that stands out of a faded scene.
struct LitShape {
  mesh::TriangleMesh triangles;  ///< Region metres.
  Colour colour{};
  bool areNarrow = false;  ///< With lines and strips, so that slivers are seen.
  bool isWire = false;     ///< Of the edges of its triangles alone: what is behind it is seen.
};

/// Shapes that are seen through the scene but hide each other: shaded, with the edges of their
/// triangles, which are what costs.
class LitShapes {
 public:
  LitShapes(Qt3DCore::QEntity* root, const Passes& passes);

  void show(std::span<const LitShape> shapes);

 private:
  Surface* faces_;
  Surface* lines_;
  Halo* strips_;
};

/// All triangles of shapes, by how they are drawn.
struct LitMeshes {
  mesh::TriangleMesh full;
  mesh::TriangleMesh narrow;
  mesh::TriangleMesh wire;
};
LitMeshes meshesOf(std::span<const LitShape> shapes);

}  // namespace wb::viewport

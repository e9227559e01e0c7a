#pragma once

#include "model/octree/cast.h"
#include "model/octree/world.h"
#include "viewport/camera.h"
#include "viewport/colour_legend.h"

#include <QImage>
#include <vector>

namespace wb::viewport {

/// A picture of octrees, and what its colours mean.
struct PickingErrorMap {
  QImage image;
  std::vector<LegendEntry> legend;  ///< Of the errors that occur, the most frequent first.
};

/// Colours every pixel of a picture where a method picks something else than is there, by the
/// cause; the others become gray.
/// @param picture  As the camera sees the world, in any format.
/// @param options  The method, and what NORMAL cubes are.
PickingErrorMap pickingErrorMap(const QImage& picture, const octree::World& world,
                                const OrbitCamera& camera, const octree::CastOptions& options);

}  // namespace wb::viewport

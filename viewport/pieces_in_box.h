#pragma once

#include "viewport/orbit_camera.h"

#include <QRectF>
#include <cstddef>
#include <vector>

namespace wb::viewport {

class SceneLayers;

/// The linksets whose shown pieces lie, box and all, within a box of the picture, in pixels: each
/// once, in order. One that is only partly in it is not meant.
std::vector<std::size_t> linksetsIn(const SceneLayers& layers, const OrbitCamera& camera,
                                    const glm::dvec2& viewSize, const QRectF& box);

}  // namespace wb::viewport

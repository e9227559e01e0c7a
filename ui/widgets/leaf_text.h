#pragma once

#include "model/octree/cast.h"
#include "model/scene/scene.h"

#include <QString>

namespace wb::ui {

/// A line about the leaf that the pointer is over: octree, leaf, face, nearest corner and edge,
/// point and distance.
QString describe(const scene::Scene& scene, const octree::Hit& hit);

/// x, y and z in metres.
QString pointText(const glm::dvec3& point);

}  // namespace wb::ui

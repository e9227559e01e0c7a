#pragma once

#include "model/display/detail.h"
#include "viewport/orbit_camera.h"

namespace Qt3DRender {
class QCamera;
}

namespace wb::viewport {

/// Makes Qt 3D look from where a camera is, onto a picture of `viewSize` pixels.
void apply(const OrbitCamera& camera, const glm::dvec2& viewSize, Qt3DRender::QCamera& eye);

/// The same for what chooses how finely things are drawn.
layers::Sight sightOf(const OrbitCamera& camera, const glm::dvec2& viewSize);

}  // namespace wb::viewport

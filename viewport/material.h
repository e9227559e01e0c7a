#pragma once

#include <Qt3DRender/QMaterial>

namespace wb::viewport {

/// The one material: flat colour a triangle, a light on the camera, edges from barycentric
/// coordinates of an unindexed triangle soup. Parameters (float):
/// `lit` 0 gives exactly the colour, 1 shades it; `edges` how dark edges are; `opacity`;
/// `raise` towards the camera, in units of normalised depth.
Qt3DRender::QMaterial* makeSurfaceMaterial(Qt3DCore::QNode* parent);

/// The same for boxes drawn by instances: attributes `boxPlace` (centre and size), `boxTurn`
/// (quaternion x, y, z, w) and `boxColour` an instance.
Qt3DRender::QMaterial* makeBoxMaterial(Qt3DCore::QNode* parent);

}  // namespace wb::viewport

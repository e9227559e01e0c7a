#pragma once

#include "model/asset/asset.h"
#include "model/display/display.h"
#include "model/scene/scene.h"

#include <vector>

namespace wb::layers::test {

/// Corner i has the bits of i as x, y, z, half the side from the centre.
std::vector<glm::dvec3> cubeCorners(double side = 1);

/// The 12 triangles of a cube around the origin, as a stored face.
asset::Face cubeFace(double side = 1);

/// A face of single triangles, each with its own corners in the unit cube.
asset::Face faceOf(const std::vector<std::array<glm::dvec3, 3>>& triangles);

/// Stored points of a hull in the unit cube.
asset::HullPoints hullPoints(const std::vector<glm::dvec3>& points);

/// An asset with a high LOD of one cube and nothing else.
asset::MeshAsset cubeAsset();

scene::Part meshPart(const glm::dvec3& scale = glm::dvec3(1));
scene::Part primPart(scene::PartKind kind, const glm::dvec3& scale = glm::dvec3(1));

/// A scene of one linkset whose mesh parts all have the asset.
scene::Scene sceneOf(std::vector<scene::Part> parts, asset::MeshAsset asset = cubeAsset());

/// The corners of a triangle of a piece, in region metres.
std::array<glm::dvec3, 3> cornersOf(const LayerShapes& layer, std::uint32_t piece,
                                    std::uint32_t triangle);

}  // namespace wb::layers::test

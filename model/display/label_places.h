#pragma once

#include "model/display/detail.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace wb::layers {

/// A label of a place in the scene.
struct PlacedLabel {
  glm::dvec3 at{0};    ///< Region metres.
  glm::dvec2 size{0};  ///< Pixels.
};

/// Where the middle of each label's lower edge is from its place on the screen, in pixels to the
/// right and upwards: `lift` above it, or as near to there as it neither lies over one that comes
/// later in the list nor leaves the picture. What finds no room, or has its place out of sight,
/// stays `lift` above it.
std::vector<glm::dvec2> labelOffsets(std::span<const PlacedLabel> labels, const Sight& sight,
                                     double lift);

}  // namespace wb::layers

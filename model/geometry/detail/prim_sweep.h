#pragma once

#include "model/geometry/prim_shape.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <vector>

namespace wb::prim {

/// How the outline lies at one point of the path: scaled, turned about z, then about x, moved.
struct Frame {
  glm::dvec3 position{0};
  glm::dvec2 scale{1};
  glm::dvec2 aboutZ{1, 0};  ///< Cosine and sine.
  glm::dvec2 aboutX{1, 0};  ///< Cosine and sine.
};

glm::dvec3 placed(const glm::dvec2& point, const Frame& frame);

/// A path, after the open-source viewer's LLPath.
struct Sweep {
  std::vector<Frame> frames;  ///< At least two.
  bool open = true;           ///< Has caps at both ends.
};

/// `shape` and `detail` in range.
Sweep makeSweep(const PrimShape& shape, double detail);

/// Points of the path as the viewer estimates them (LLPath::getNumPoints): a line's without
/// splitting; a circle's sides, whatever its cut.
std::size_t sweepPoints(const PrimShape& shape, double detail);

}  // namespace wb::prim

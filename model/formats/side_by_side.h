#pragma once

#include "model/scene/scene.h"

#include <glm/vec2.hpp>

#include <vector>

namespace wb::import {

/// Places linksets that have no place of their own, as those of mesh assets and 3D models, in rows
/// along x, so that none stands in another. Metres.
class SideBySide {
 public:
  /// Moves the linksets of one file together, behind those of the files before.
  void place(std::vector<scene::Linkset>& linksets);

 private:
  glm::dvec2 next_{0};  ///< The least corner of the next place.
  double depth_ = 0;    ///< Of the row that is being filled, along y.
};

}  // namespace wb::import

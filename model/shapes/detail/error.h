#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/farthest.h"
#include "model/shapes/detail/piece.h"
#include "model/shapes/detail/solid.h"

#include <vector>

namespace wb::shape {

/// How far a shape is from the solid it stands for.
struct ShapeError {
  Deviation overfill;   ///< Of the shape's outer surface, from the solid.
  Deviation shortfall;  ///< Of the solid's outer surface, from the shape.
  double surface = 0;   ///< The two-sided distance of the surfaces, hidden ones too, m.
  double mean = 0;      ///< Of the solid's outer surface, from the shape's surface, m.
  double overlap = 0;   ///< Volume that several pieces fill, m3.
  double missing = 0;   ///< Volume of the solid that no piece fills, m3.

  double error() const { return std::max(overfill.distance, shortfall.distance); }
};

/// The distance to a union of pieces, m: 0 inside one.
double unionDistance(const std::vector<Piece>& pieces, const glm::dvec3& point);

// What is cancelled is not exact.

/// The first and second of ShapeError, found by branch and bound to within 5 %.
Deviation overfillOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task = {});
Deviation shortfallOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task = {});

/// Places on the solid's outer surface that are farther than this from the pieces, m: some of each
/// such part of it that is not tiny.
std::vector<glm::dvec3> placesBeyond(const Solid& solid, const std::vector<Piece>& pieces,
                                     double distance, const Task& task = {});

/// All of it. Without pieces, the error is the diagonal.
ShapeError errorOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task = {});

}  // namespace wb::shape

#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/prim_bodies.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <glm/mat3x3.hpp>

#include <random>
#include <vector>

namespace wb::shape {

/// Axes of length one, at right angles, that prims may be turned along.
using PrimFrame = glm::dmat3;

/// Numbers that are the same everywhere: no distribution of the library is.
class PrimRandom {
 public:
  std::size_t below(std::size_t count) { return count == 0 ? 0 : engine_() % count; }

 private:
  std::mt19937 engine_{20260};
};

/// Prims that might stand for a part of a solid.
class PrimCandidates {
 public:
  /// @param solid      Must outlive this.
  /// @param fill       How far outside of it they may be, m.
  /// @param smallSide  m: a cylinder that is thinner would collide as a box.
  PrimCandidates(const Solid& solid, double fill, double smallSide);

  void setFill(double fill) { fill_ = fill; }

  /// Returns those around the whole mesh and around each of its loose pieces that stay within the
  /// fill: boxes, cylinders and spheres. Not all where the `task` is cancelled.
  std::vector<Primitive> around(const Task& task) const;
  /// Returns some that have grown from a place on the surface, as `random` has it.
  std::vector<Primitive> grownFrom(const SurfaceSample& sample, PrimRandom& random) const;

 private:
  bool isFree(const Primitive& prim) const;
  void addBoxes(const std::vector<glm::dvec3>& points, const std::vector<PrimFrame>& frames,
                std::vector<Primitive>& prims) const;
  void addRound(const std::vector<glm::dvec3>& points, const std::vector<PrimFrame>& frames,
                std::vector<Primitive>& prims) const;
  std::vector<PrimFrame> framesAt(const SurfaceSample& sample, PrimRandom& random) const;

  const Solid& solid_;
  double fill_;
  double smallSide_;
  std::vector<PrimFrame> frames_;  ///< Those of the part, and of the mesh's largest flat faces.
};

}  // namespace wb::shape

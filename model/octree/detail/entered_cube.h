#pragma once

#include "model/octree/cast.h"
#include "model/octree/detail/certain_ray.h"
#include "model/octree/detail/indented_cube.h"
#include "model/octree/detail/ray_cube.h"

#include <optional>

namespace wb::octree {

/// The cube of an entry, in the frame in which the algorithm saw it.
class EnteredCube {
 public:
  EnteredCube(const World& world, const Ray& ray, const Entry& entry, const CastOptions& options);

  Hit describe() const;
  /// What the engine says, in our words.
  Hit describe(const EngineHit& found) const;
  Exit exit() const;

 private:
  /// Corners from where the ray enters, in doubles, and how far off each coordinate is at most.
  struct BoundedPoint {
    double t = 0;
    double error = 0;
    bool isUsable = false;
  };
  /// Corners of the face, or edges, by distance: which is the nearest.
  struct Choice {
    int index = -1;
    bool isCertain = true;
  };

  // By `exact`.
  BoundedPoint enteredAt() const;
  Choice nearestCorner(const BoundedPoint& at) const;
  Choice nearestEdge(const BoundedPoint& at) const;
  Parameter certainEntry(const CertainRay& ray) const;
  int certainCorner() const;
  int certainEdge() const;
  Face exitFace() const;

  // By `inexor`.
  int plainCorner(const glm::dvec3& point) const;
  int plainEdge(const glm::dvec3& point) const;

  glm::dvec3 fractionOf(int corner) const;
  glm::dvec3 fromEntry(const BoundedPoint& at, int corner) const;
  glm::dvec3 cornerAt(int corner) const { return frame_.point(fractionOf(corner)); }
  glm::dvec3 ownPoint(double t, Face face) const;
  glm::dvec3 normal() const;
  NearCorner cornerOf(int index) const;
  NearEdge edgeOf(int index) const;

  const Octree& octree_;
  const Placement& placement_;
  const Ray& given_;
  const Entry& entry_;
  bool isExact_;
  OwnFrame frame_;
  OwnRay ray_;
  ScaledDirection scaled_;
  BoundedRay bounded_;
  glm::dvec3 corner_{0};  ///< In fractions of the root's size, as is size_.
  double size_ = 1;
  std::optional<IndentedShape> indented_;
};

}  // namespace wb::octree

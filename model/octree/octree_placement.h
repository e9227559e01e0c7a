#pragma once

#include "model/core/limits.h"
#include "model/octree/octree.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>
#include <glm/vector_relational.hpp>

#include <limits>
#include <memory>

namespace wb::octree {

/// The most a direction that is read may have on an axis, either way.
inline constexpr double longestDirection = 1e300;

/// A ray to cast into a world.
struct Ray {
  glm::dvec3 origin{0};
  glm::dvec3 direction{1, 0, 0};  ///< Of any length but 0.
  /// The editor's grid size: at this depth an OCTANT with anything SOLID or NORMAL below it counts
  /// as one full leaf, and without is EMPTY.
  std::size_t maxDepth = limits::octreeDepth;

  bool operator==(const Ray&) const = default;
};

/// Whether NORMAL cubes are what their indentation makes of them, or full boxes as in the
/// published text.
enum class IndentationUse { mesh, ignore };

/// Returns a `direction` with length 1, without negative zeros; for any length from the smallest to
/// the largest double.
glm::dvec3 unitOf(const glm::dvec3& direction);

/// Where an octree stands: metres, z up.
struct Placement {
  glm::dvec3 position{0};           ///< The minimum corner before it is turned.
  double size = usualSize;          ///< Of the root, above 0.
  glm::dquat rotation{1, 0, 0, 0};  ///< About the centre, of unit length.

  bool operator==(const Placement&) const = default;
};

/// An octree and where it stands. Copies share the octree.
struct PlacedOctree {
  std::shared_ptr<const Octree> octree;  ///< Never null.
  Placement placement;
};

/// An axis-aligned box in metres; empty where min is above max.
struct Box {
  glm::dvec3 min{std::numeric_limits<double>::infinity()};
  glm::dvec3 max{-std::numeric_limits<double>::infinity()};

  bool isEmpty() const { return min.x > max.x; }
};

/// Returns whether a `point` is in a `box` or on its surface.
inline bool holds(const Box& box, const glm::dvec3& point) {
  return glm::all(glm::lessThanEqual(box.min, point)) &&
         glm::all(glm::lessThanEqual(point, box.max));
}

/// The own frame of an octree: its unrotated box, in metres of the world.
class OwnFrame {
 public:
  explicit OwnFrame(const Placement& placement);

  bool isRotated() const { return isRotated_; }
  /// Returns the coordinate on an `axis` of a plane whose `fraction` of the root's size is dyadic:
  /// however deep the cube is that it bounds, it has the same bits.
  double plane(int axis, double fraction) const { return position_[axis] + size_ * fraction; }
  /// Returns a point by its `fraction` of the root's size, in this frame.
  glm::dvec3 point(const glm::dvec3& fraction) const { return position_ + size_ * fraction; }
  double size() const { return size_; }

  // Exact where nothing is rotated.
  /// Returns a `point` of the world in this frame: the same bits where nothing is rotated.
  glm::dvec3 pointFromWorld(const glm::dvec3& point) const {
    return isRotated_ ? centre_ + toOwn_ * (point - centre_) : point;
  }
  /// Returns a `direction` of the world in this frame, of the same length.
  glm::dvec3 directionFromWorld(const glm::dvec3& direction) const {
    return isRotated_ ? toOwn_ * direction : direction;
  }
  /// Returns a `point` of this frame in the world.
  glm::dvec3 pointToWorld(const glm::dvec3& point) const {
    return isRotated_ ? centre_ + (point - centre_) * toOwn_ : point;
  }

 private:
  // First what a ray needs of every octree, in one line of the processor's cache.
  glm::dvec3 position_;
  double size_;
  bool isRotated_;
  glm::dvec3 centre_;
  glm::dmat3 toOwn_;
};

}  // namespace wb::octree

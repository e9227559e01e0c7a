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
///
/// Its rotation is a matrix of doubles, and all answers are exact for that matrix. It follows from
/// a quaternion of unit length (x, y, z, w), each operation rounded to the nearest double:
///
///     R = | 1 − 2·(y·y + z·z)   2·(x·y − w·z)       2·(x·z + w·y)     |
///         | 2·(x·y + w·z)       1 − 2·(x·x + z·z)   2·(y·z − w·x)     |
///         | 2·(x·z − w·y)       2·(y·z + w·x)       1 − 2·(x·x + y·y) |
///
/// Where every number of R is within 4·2^-52 of −1, 0 or 1, it is that: the octree is turned by
/// quarter or half turns. A point p of the world is centre + Rᵀ·(p − centre), with the centre
/// position + size / 2. A quaternion that is read is brought to unit length as rotationOf()
/// (model/core/number.h) says: it stays as it is where |(((x·x + y·y) + z·z) + w·w) − 1| ≤ 8·2^-52;
/// else each number is divided by the largest magnitude, and then by √(((x·x + y·y) + z·z) + w·w).
class OwnFrame {
 public:
  explicit OwnFrame(const Placement& placement);

  /// Returns whether R differs from the identity.
  bool isRotated() const { return isRotated_; }
  /// Returns whether R is one of the 24 symmetries of a cube, the identity among them.
  bool isSymmetry() const { return isSymmetry_; }
  /// Returns the number of Rᵀ by which the coordinate on the axis `from` of the world counts for an
  /// own `axis`.
  double toOwn(int axis, int from) const { return toOwn_[from][axis]; }
  /// Returns the coordinate on an `axis` of a plane whose `fraction` of the root's size is dyadic:
  /// however deep the cube is that it bounds, it has the same bits.
  double plane(int axis, double fraction) const { return position_[axis] + size_ * fraction; }
  /// Returns a point by its `fraction` of the root's size, in this frame.
  glm::dvec3 point(const glm::dvec3& fraction) const { return position_ + size_ * fraction; }
  /// Returns the minimum corner, before it is turned.
  const glm::dvec3& position() const { return position_; }
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
  /// Returns a `direction` of this frame in the world.
  glm::dvec3 directionToWorld(const glm::dvec3& direction) const {
    return isRotated_ ? direction * toOwn_ : direction;
  }

 private:
  // First what a ray needs of every octree, in one line of the processor's cache.
  glm::dvec3 position_;
  double size_;
  bool isRotated_;
  bool isSymmetry_;
  glm::dvec3 centre_;
  glm::dmat3 toOwn_;
};

}  // namespace wb::octree

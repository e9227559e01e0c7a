#pragma once

#include "model/octree/detail/dyadic.h"
#include "model/octree/octree_placement.h"
#include "model/octree/topology.h"

#include <glm/vec3.hpp>

#include <array>
#include <limits>
#include <optional>

namespace wb::octree {

/// What a rounding of a double loses at most, relative to it.
inline constexpr double unitRoundoff = 0x1p-53;

/// Of the length of a direction: a ray that leaves a plane by less counts as running along it, for
/// doubles.
inline constexpr double mostAlong = 0x1p-17;

/// A direction times the power of two that brings its largest component to [1, 2): the same
/// numbers, unless a component is too small for a double then.
struct ScaledDirection {
  glm::dvec3 numbers{0};
  double length = 1;      ///< Of `numbers`: metres a unit of the parameter.
  bool isScaled = false;  ///< False where a component was lost.

  explicit ScaledDirection(const glm::dvec3& direction);
};

/// A plane that a ray meets: outwards, in whole numbers, and a point of it in fractions of the
/// root's size. Without a normal it is that of a face across its axis.
struct MetPlane {
  glm::ivec3 normal{0};
  glm::dvec3 point{0};
};

/// A ray as an octree sees it, in doubles whose errors are bounded: from the ray's origin, the
/// plane at a fraction f of the root's size is at base + f·size on an axis. Parameters are in units
/// of the scaled direction.
struct BoundedRay {
  glm::dvec3 base{0};
  glm::dvec3 direction{0};
  double size = 0;
  double baseError = 0;       ///< Of each number of `base` at most.
  double directionError = 0;  ///< Of each number of `direction` at most.

  BoundedRay(const OwnFrame& frame, const glm::dvec3& origin, const ScaledDirection& scaled);

  /// Returns how large a coordinate on an `axis`, relative to the origin, can be in the octree.
  double reach(int axis) const { return std::abs(base[axis]) + size; }
  /// Returns the most that a computed coordinate on an `axis` is off.
  double placeError(int axis) const { return baseError + 4 * unitRoundoff * reach(axis); }
  /// Returns the most that the parameter of a plane across an `axis` is off: infinite where nothing
  /// is known of the direction.
  double parameterError(int axis) const;
};

/// The same without rounding. Parameters are in units of the direction as given.
struct CertainRay {
  std::array<Dyadic, axisCount> base;
  std::array<Dyadic, axisCount> direction;
  Dyadic size;
  // In doubles, relative to the scaled direction.
  std::array<double, axisCount> roundedBase{};
  std::array<double, axisCount> roundedDirection{};
  double roundedSize = 0;

  CertainRay(const OwnFrame& frame, const Ray& ray);

  /// Makes it run along an own `axis`, forward.
  void turnAlong(int axis);
  /// Returns the sign of the coordinate, relative to the origin, of a plane across an `axis` at a
  /// `fraction` of the root's size.
  int sideOf(int axis, double fraction) const;
};

/// Where a ray meets a plane, without rounding: that through a `point`, in fractions of a root's
/// size, with a normal in whole numbers along which the ray does not run.
class Parameter {
 public:
  /// 0: the origin.
  Parameter() = default;
  Parameter(const CertainRay& ray, const glm::ivec3& normal, const glm::dvec3& point);
  /// Of a plane across an axis.
  Parameter(const CertainRay& ray, int axis, double fraction);

  /// Returns it in units of the scaled direction, rounded.
  double rounded() const { return rounded_; }
  double error() const { return error_; }
  /// Returns it, unless a double cannot say it.
  std::optional<double> roundedIfKnown() const {
    return error_ < std::numeric_limits<double>::infinity() ? std::optional(rounded_)
                                                            : std::nullopt;
  }
  int sign() const;

  friend int compare(const Parameter& a, const Parameter& b);

  Dyadic numerator() const;
  Dyadic denominator() const;

 private:
  void round();

  const CertainRay* ray_ = nullptr;
  glm::ivec3 normal_{0};
  glm::dvec3 point_{0};
  double rounded_ = 0;
  double error_ = 0;
};

/// Returns -1, 0 or 1: whether `a` is before, at or behind `b`, exactly. Both are of one ray, but
/// may be of several octrees.
int compare(const Parameter& a, const Parameter& b);

/// Where a ray meets the planes of a box, without rounding. Nothing on an axis along whose planes
/// it runs between them.
struct CertainSlabs {
  std::array<std::optional<Parameter>, axisCount> near;
  std::array<std::optional<Parameter>, axisCount> far;
  bool isBeside = false;  ///< It runs along planes, and not between them.

  CertainSlabs(const CertainRay& ray, const glm::dvec3& corner, double size);

  /// Returns the axis of the largest parameter in `near`, the first of equal ones.
  int entryAxis() const;
  /// Returns the axis of the smallest parameter in `far`, the first of equal ones.
  int exitAxis() const;
  const Parameter& entry() const { return *near[static_cast<std::size_t>(entryAxis())]; }
  const Parameter& exit() const { return *far[static_cast<std::size_t>(exitAxis())]; }
  /// Returns whether the ray, not the line, touches the box, its surface included.
  bool isMet() const;
};

}  // namespace wb::octree

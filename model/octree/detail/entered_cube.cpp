// Problem: from the cube that a ray enters to a full answer: the point, the nearest corner and
// edge, and where the ray leaves.
// Method: the slab test (Kay and Kajiya 1986) for the cube, or the triangles of a NORMAL one; all
// four corners and edges of the face are compared, in doubles with an error bound, or in numbers of
// any size where that does not decide.
// Complexity: O(depth).
// Constants: multiples of the unit roundoff, as in certain_ray.cpp: distances to a point and to a
// stretch change by no more than their ends do.
#include "model/octree/detail/entered_cube.h"

#include "model/octree/detail/nearest_entry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::octree {
namespace {

using CertainPoint = std::array<Dyadic, axisCount>;

CertainPoint differenceOf(const CertainPoint& a, const CertainPoint& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}

/// A square of a distance, as a fraction whose denominator is above 0.
struct CertainSquare {
  Dyadic over;
  Dyadic under = 1;

  bool isBelow(const CertainSquare& other) const {
    return (over * other.under - other.over * under).sign() < 0;
  }
};

/// From a stretch to the origin.
CertainSquare squareTo(const CertainPoint& start, const CertainPoint& end) {
  const CertainPoint along = differenceOf(end, start);
  const Dyadic length = dotOf(along, along);
  const Dyadic at = -dotOf(start, along);
  if (at.sign() <= 0) return {dotOf(start, start), 1};
  if (at >= length) return {dotOf(end, end), 1};
  return {dotOf(start, start) * length - at * at, length};
}

double distanceTo(const glm::dvec3& start, const glm::dvec3& end) {
  const glm::dvec3 along = end - start;
  const double length = glm::dot(along, along);
  const double at = length > 0 ? glm::clamp(-glm::dot(start, along) / length, 0.0, 1.0) : 0.0;
  return glm::length(start + at * along);
}

/// The nearest of four, and whether all others are farther by more than `margin`.
template <class Distance>
std::pair<int, bool> nearestOf(const std::array<std::uint8_t, 4>& candidates, double margin,
                               const Distance& distance) {
  int nearest = -1;
  double smallest = 0;
  double second = std::numeric_limits<double>::infinity();
  for (const int candidate : candidates) {
    const double away = distance(candidate);
    if (nearest < 0 || away < smallest) {
      if (nearest >= 0) second = smallest;
      nearest = candidate;
      smallest = away;
    } else {
      second = std::min(second, away);
    }
  }
  return {nearest, second - smallest > margin};
}

}  // namespace

EnteredCube::EnteredCube(const World& world, const Ray& ray, const Entry& entry,
                         const CastOptions& options)
    : octree_(*world.octrees()[entry.octree].octree),
      placement_(world.octrees()[entry.octree].placement),
      given_(ray),
      entry_(entry),
      isExact_(options.algorithm == Algorithm::exact),
      frame_(isExact_ ? world.frame(entry.octree)
                      : OwnFrame({placement_.position, placement_.size, {1, 0, 0, 0}})),
      ray_(toOwn(frame_, ray.origin, unitOf(ray.direction))),
      scaled_(ray.direction),
      bounded_(frame_, ray.origin, scaled_) {
  std::tie(corner_, size_) = boxInRoot(entry.cube);
  const bool usesMesh = isExact_ && options.indentation == IndentationUse::mesh;
  const Octree::Cube cube = octree_.at(entry.cube);
  if (usesMesh && octree_.kind(cube) == CubeKind::normal && octree_.codes(cube) != untouchedCodes)
    indented_.emplace(octree_.codes(cube), corner_, size_);
}

Hit EnteredCube::describe() const {
  Hit hit{entry_, frame_.point(corner_), frame_.size() * size_, {}, {}, {}, {}, entry_.decided};
  const glm::dvec3 point = entry_.isInside ? ray_.origin : ownPoint(entry_.t, entry_.face);
  hit.point = frame_.pointToWorld(point);
  if (entry_.isInside) return hit;
  hit.normal = normal();
  if (!isExact_) {
    hit.corner = cornerOf(plainCorner(point));
    hit.edge = edgeOf(plainEdge(point));
    return hit;
  }
  const BoundedPoint at = enteredAt();
  const Choice corner = nearestCorner(at);
  const Choice edge = nearestEdge(at);
  hit.corner = cornerOf(corner.isCertain ? corner.index : certainCorner());
  hit.edge = edgeOf(edge.isCertain ? edge.index : certainEdge());
  if (!corner.isCertain || !edge.isCertain) hit.decided = std::max(hit.decided, Decided::exact);
  return hit;
}

Hit EnteredCube::describe(const EngineHit& found) const {
  Hit hit{entry_,
          frame_.point(corner_),
          frame_.size() * size_,
          glm::dvec3(found.point),
          cornerOf(found.corner),
          edgeOf(found.edge),
          normal(),
          entry_.decided};
  return hit;
}

EnteredCube::BoundedPoint EnteredCube::enteredAt() const {
  BoundedPoint at;
  if (indented_) {
    IndentedShape::BoundedMeeting met;
    at.isUsable = indented_->meet(bounded_, met) == IndentedShape::Verdict::met && !met.isInside;
    at.t = met.t;
    at.error = met.error;
  } else {
    const int axis = axisOf(entry_.face);
    const double fraction = corner_[axis] + (isPositive(entry_.face) ? size_ : 0);
    at.error = bounded_.parameterError(axis);
    at.t = (bounded_.base[axis] + bounded_.size * fraction) / bounded_.direction[axis];
    at.isUsable = at.error < std::numeric_limits<double>::infinity();
  }
  double most = 0;
  for (int axis = 0; axis < axisCount; ++axis) {
    const double slope = std::abs(bounded_.direction[axis]);
    most =
        std::max(most, bounded_.placeError(axis) + slope * at.error +
                           std::abs(at.t) * (bounded_.directionError + 4 * unitRoundoff * slope));
  }
  at.error = most;
  at.isUsable = at.isUsable && scaled_.isScaled;
  return at;
}

glm::dvec3 EnteredCube::fractionOf(int corner) const {
  if (indented_) return indented_->cornerAt(corner);
  const glm::dvec3 side(isPositive(corner, 0), isPositive(corner, 1), isPositive(corner, 2));
  return corner_ + size_ * side;
}

glm::dvec3 EnteredCube::fromEntry(const BoundedPoint& at, int corner) const {
  return bounded_.base + bounded_.size * fractionOf(corner) - at.t * bounded_.direction;
}

EnteredCube::Choice EnteredCube::nearestCorner(const BoundedPoint& at) const {
  const double margin = 8 * at.error + 128 * unitRoundoff * frame_.size() * size_;
  const auto [index, isCertain] = nearestOf(cornersOf(entry_.face), margin, [&](int corner) {
    return glm::length(fromEntry(at, corner));
  });
  return {index, isCertain && at.isUsable};
}

EnteredCube::Choice EnteredCube::nearestEdge(const BoundedPoint& at) const {
  const double margin = 16 * at.error + 256 * unitRoundoff * frame_.size() * size_;
  const auto [index, isCertain] = nearestOf(edgesOf(entry_.face), margin, [&](int edge) {
    const Edge& ends = edges[static_cast<std::size_t>(edge)];
    return distanceTo(fromEntry(at, ends.start), fromEntry(at, ends.end));
  });
  return {index, isCertain && at.isUsable};
}

Parameter EnteredCube::certainEntry(const CertainRay& ray) const {
  if (entry_.isInside) return {};
  if (indented_) return indented_->meet(ray)->t;
  const int axis = axisOf(entry_.face);
  return Parameter(ray, axis, corner_[axis] + (isPositive(entry_.face) ? size_ : 0));
}

namespace {

/// Where corners are from the point that a ray enters at, all times one number.
class CertainPlaces {
 public:
  CertainPlaces(const CertainRay& ray, const Parameter& entry)
      : ray_(ray), over_(entry.numerator()), under_(entry.denominator()) {}

  CertainPoint of(const glm::dvec3& fraction) const {
    CertainPoint point;
    for (std::size_t axis = 0; axis < axisCount; ++axis)
      point[axis] =
          under_ * (ray_.base[axis] + ray_.size * Dyadic(fraction[static_cast<int>(axis)])) -
          over_ * ray_.direction[axis];
    return point;
  }

 private:
  const CertainRay& ray_;
  Dyadic over_;
  Dyadic under_;
};

template <class Square>
int certainNearestOf(const std::array<std::uint8_t, 4>& candidates, const Square& square) {
  int nearest = candidates[0];
  CertainSquare smallest = square(nearest);
  for (std::size_t i = 1; i < candidates.size(); ++i) {
    CertainSquare away = square(candidates[i]);
    if (!away.isBelow(smallest)) continue;
    nearest = candidates[i];
    smallest = std::move(away);
  }
  return nearest;
}

}  // namespace

int EnteredCube::certainCorner() const {
  const CertainRay ray(frame_, given_);
  const CertainPlaces places(ray, certainEntry(ray));
  return certainNearestOf(cornersOf(entry_.face), [&](int corner) {
    const CertainPoint point = places.of(fractionOf(corner));
    return CertainSquare{dotOf(point, point), 1};
  });
}

int EnteredCube::certainEdge() const {
  const CertainRay ray(frame_, given_);
  const CertainPlaces places(ray, certainEntry(ray));
  return certainNearestOf(edgesOf(entry_.face), [&](int edge) {
    const Edge& ends = edges[static_cast<std::size_t>(edge)];
    return squareTo(places.of(fractionOf(ends.start)), places.of(fractionOf(ends.end)));
  });
}

int EnteredCube::plainCorner(const glm::dvec3& point) const {
  return nearestOf(cornersOf(entry_.face), 0,
                   [&](int corner) { return glm::distance(cornerAt(corner), point); })
      .first;
}

int EnteredCube::plainEdge(const glm::dvec3& point) const {
  return nearestOf(edgesOf(entry_.face), 0,
                   [&](int edge) {
                     const Edge& ends = edges[static_cast<std::size_t>(edge)];
                     return glm::distance((cornerAt(ends.start) + cornerAt(ends.end)) / 2.0, point);
                   })
      .first;
}

/// On the plane of the face to the last bit, where the face is a plane across its axis.
glm::dvec3 EnteredCube::ownPoint(double t, Face face) const {
  glm::dvec3 point = ray_.origin + t * ray_.direction;
  const int axis = axisOf(face);
  if (!indented_) point[axis] = frame_.plane(axis, corner_[axis] + (isPositive(face) ? size_ : 0));
  return point;
}

glm::dvec3 EnteredCube::normal() const {
  glm::dvec3 own(0);
  own[axisOf(entry_.face)] = isPositive(entry_.face) ? 1 : -1;
  if (indented_) {
    const CertainRay ray(frame_, given_);
    own = glm::normalize(glm::dvec3(indented_->meet(ray)->plane.normal));
  }
  return frame_.directionToWorld(own) + 0.0;
}

NearCorner EnteredCube::cornerOf(int index) const {
  const glm::dvec3 position = cornerAt(index);
  return {index, position, frame_.pointToWorld(position)};
}

NearEdge EnteredCube::edgeOf(int index) const {
  const Edge& edge = edges[static_cast<std::size_t>(index)];
  const std::array ends{cornerAt(edge.start), cornerAt(edge.end)};
  return {index, ends, {frame_.pointToWorld(ends[0]), frame_.pointToWorld(ends[1])}};
}

Face EnteredCube::exitFace() const {
  if (!isExact_)
    return leftFace(ray_, slabsOf(ray_, frame_.point(corner_), frame_.point(corner_ + size_)));
  const CertainRay ray(frame_, given_);
  const int axis = CertainSlabs(ray, corner_, size_).exitAxis();
  return faceOf(axis, ray.direction[static_cast<std::size_t>(axis)].sign() > 0);
}

Exit EnteredCube::exit() const {
  if (indented_) {
    const CertainRay ray(frame_, given_);
    if (const auto left = indented_->leave(ray, certainEntry(ray))) {
      const double t = left->t.rounded() * scaled_.length;
      return {t, left->face, frame_.pointToWorld(ownPoint(t, left->face))};
    }
  }
  const Face face = exitFace();
  const int axis = axisOf(face);
  const double plane = frame_.plane(axis, corner_[axis] + (isPositive(face) ? size_ : 0));
  const double t = ray_.parameter(axis, plane);
  return {t, face, frame_.pointToWorld(ownPoint(t, face))};
}

}  // namespace wb::octree

#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/contact_space.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/detail/triangle_tree.h"
#include "model/shapes/fitting_terms.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace wb::shape {

/// A place on the outer surface of a solid, and which way is out: of length one, or 0 where the
/// solid has no thickness.
struct SurfaceSample {
  glm::dvec3 place;
  glm::dvec3 outward;
};

/// Places all over a solid's outer surface, closed holes too: at least one in each cube of
/// `spacing` metres that it passes through, in the order of the mesh, and its corners before. Not
/// all of them where it is cancelled.
std::vector<SurfaceSample> surfaceSamples(const Solid& solid, double spacing,
                                          const Task& task = {});

}  // namespace wb::shape

/// What the errors of pieces and of surfaces are found with.
namespace wb::shape {

inline Exactness exactnessFor(const Solid& solid, const Task& task) {
  constexpr double floor = 1e-3;  ///< Share of the diagonal that no exactness is asked below.
  return {.share = 1.05,
          .floor = floor * solid.diagonal(),
          .smallest = solid.grid().step / 4,
          .mostCells = 200'000,
          .task = &task};
}

inline std::vector<Corners> trianglesOf(const mesh::TriangleMesh& mesh) {
  std::vector<Corners> all;
  all.reserve(mesh.triangles.size());
  for (const auto& [a, b, c] : mesh.triangles)
    all.push_back({mesh.positions[a], mesh.positions[b], mesh.positions[c]});
  return all;
}

inline glm::dvec3 middleOf(const Corners& corners) {
  return (corners[0] + corners[1] + corners[2]) / 3.0;
}

inline double radiusOf(const Corners& corners, const glm::dvec3& middle) {
  return std::max({glm::distance(corners[0], middle), glm::distance(corners[1], middle),
                   glm::distance(corners[2], middle)});
}

inline Deviation farther(const Deviation& a, const Deviation& b) {
  Deviation result = a.distance >= b.distance ? a : b;
  result.bound = std::max(a.bound, b.bound);
  return result;
}

/// By a distance that changes no faster than the place does.
template <class Distance>
Deviation farthestBy(const std::vector<Corners>& triangles, const Exactness& exactness,
                     const Distance& distance) {
  return farthestPlace(triangles, exactness, [&](const Corners& corners) {
    const glm::dvec3 middle = middleOf(corners);
    const double there = distance(middle);
    return CellDistances{{there, middle, 0}, there + radiusOf(corners, middle)};
  });
}

/// Distances of corners to a solid, m. Triangles that meet, and the halves of one, have most in
/// common.
class KnownDistances {
 public:
  explicit KnownDistances(const Solid& solid) : solid_(solid) {}

  double at(const glm::dvec3& point) {
    Known& known = known_[slotOf(point)];
    if (known.point != point) known = {point, solid_.distance(point)};
    return known.distance;
  }

 private:
  struct Known {
    glm::dvec3 point{std::numeric_limits<double>::quiet_NaN()};  ///< Equal to none.
    double distance = 0;
  };
  static constexpr int slotBits = 9;

  static std::size_t slotOf(const glm::dvec3& point) {
    constexpr std::uint64_t golden = 0x9E37'79B9'7F4A'7C15;  ///< Fibonacci hashing (Knuth).
    std::uint64_t hash = 0;
    for (const double one : {point.x, point.y, point.z})
      hash = (std::rotl(hash, 23) ^ std::bit_cast<std::uint64_t>(one)) * golden;
    return hash >> (64 - slotBits);
  }

  const Solid& solid_;
  std::array<Known, std::size_t{1} << slotBits> known_;
};

/// How far triangles are from a solid where `counts(place)`.
template <class Counts>
Deviation farthestFrom(const Solid& solid, const std::vector<Corners>& triangles,
                       const Exactness& exactness, const Counts& counts) {
  KnownDistances known(solid);
  return farthestPlace(triangles, exactness, [&](const Corners& corners) {
    const glm::dvec3 middle = middleOf(corners);
    const double inTheMiddle = solid.distance(middle);
    CellDistances cell;
    cell.bound = inTheMiddle + radiusOf(corners, middle);
    const auto look = [&](const glm::dvec3& point, double distance) {
      if (distance > cell.found.distance && counts(point)) cell.found = {distance, point, 0};
    };
    look(middle, inTheMiddle);
    for (const glm::dvec3& corner : corners) look(corner, known.at(corner));
    return cell;
  });
}

/// How much farther a shape is from a place that was `closed` than the mesh is: nobody meets what
/// closes a hole, and a shape may leave open what the mesh does.
inline double missedAt(const ClosedPlace& closed, double distance) {
  return std::max(0.0, distance - closed.depth);
}

/// How far the outer surface of a solid is from what `distances(corners)` and `distance(point)`
/// tell of.
template <class Distances, class Distance>
Deviation farthestOutside(const Solid& solid, const Exactness& exactness,
                          const Distances& distances, const Distance& distance) {
  Deviation result = farthestPlace(solid.outerTriangles(), exactness, [&](const Corners& corners) {
    CellDistances cell = distances(corners);
    if (cell.found.distance > 0 && !solid.isOuter(cell.found.place)) cell.found = {};
    return cell;
  });
  for (const ClosedPlace& closed : solid.closedPlaces()) {
    const double there = missedAt(closed, distance(closed.place));
    result = farther(result, {there, closed.place, there});
  }
  return result;
}

/// Places on the outer surface of a solid that are farther than `distance`, m, from what the rest
/// tells of: some of each such part of it that is not tiny, `spacing` metres apart.
/// @param isWhole  Whether all of a triangle is as near as that: told sooner than its distances.
/// @param distances  As for farthestOutside(), of a triangle.
/// @param distanceAt  Of a place.
template <class IsWhole, class Distances, class Distance>
std::vector<glm::dvec3> placesBeyond(const Solid& solid, double distance, double spacing,
                                     const IsWhole& isWhole, const Distances& distances,
                                     const Distance& distanceAt, const Task& task) {
  std::vector<glm::dvec3> places;
  const auto isKept = [&](std::span<const glm::dvec3> points) {
    return std::ranges::any_of(places, [&](const glm::dvec3& place) {
      return std::ranges::all_of(
          points, [&](const glm::dvec3& point) { return glm::distance(place, point) < spacing; });
    });
  };
  const auto keep = [&](const glm::dvec3& place) {
    if (!isKept({&place, 1})) places.push_back(place);
  };
  const Exactness all{.share = 0,
                      .floor = distance,
                      .smallest = distance / 10,
                      .mostCells = 200'000,
                      .task = &task};
  farthestPlace(solid.outerTriangles(), all, [&](const Corners& corners) {
    if (isWhole(corners)) return CellDistances{{}, distance};
    // Nothing of a triangle around a place that is kept would be.
    if (radiusOf(corners, corners[0]) < 2 * spacing && isKept(corners))
      return CellDistances{{}, distance};
    const CellDistances cell = distances(corners);
    if (cell.found.distance > distance && solid.isOuter(cell.found.place)) keep(cell.found.place);
    return cell;
  });
  for (const ClosedPlace& closed : solid.closedPlaces())
    if (missedAt(closed, distanceAt(closed.place)) > distance) keep(closed.place);
  return places;
}

/// Those that are farther than `distance`, m, or than their share of it (Solid::shareAt).
/// @param isNear   `isNear(corners, within)`: whether all of a triangle is as near as that.
/// @param spacing  Distances that such places are apart.
template <class IsNear, class Distances, class Distance>
std::vector<glm::dvec3> placesBeyondShares(const Solid& solid, double distance, double spacing,
                                           const IsNear& isNear, const Distances& distances,
                                           const Distance& distanceAt, const Task& task) {
  const auto beyond = [&](double within, const auto& isLookedAt) {
    return placesBeyond(
        solid, within, spacing * within,
        [&](const Corners& corners) { return !isLookedAt(corners) || isNear(corners, within); },
        distances, distanceAt, task);
  };
  std::vector<glm::dvec3> places = beyond(distance, [](const Corners&) { return true; });
  if (solid.contactShare() == 1) return places;
  // Elsewhere most is beyond that, of which nothing is asked.
  const auto isTouched = [&](const Corners& corners) {
    return solid.contact()->mayBeOn(Zone::contact, corners);
  };
  for (const glm::dvec3& place : beyond(solid.contactShare() * distance, isTouched))
    if (solid.shareAt(place) < 1) places.push_back(place);
  return places;
}

/// So far is a triangle from pieces at most: a distance to a convex body is greatest at a corner.
CellDistances distancesTo(const std::vector<Piece>& pieces, const Corners& corners);
/// Whether a point of one of the pieces, `own`, is inside another.
bool isHidden(const std::vector<Piece>& pieces, std::size_t own, const glm::dvec3& point);

/// The distance to a union of pieces, m: 0 inside one.
double unionDistance(const std::vector<Piece>& pieces, const glm::dvec3& point);

// What is cancelled is not exact.

/// The first and second of ShapeError, found by branch and bound to within 5 %.
Deviation overfillOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task = {});
Deviation shortfallOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task = {});

/// Places on the solid's outer surface that are farther than this from the pieces, m, or than their
/// share of it (Solid::shareAt): some of each such part of it that is not tiny.
std::vector<glm::dvec3> placesBeyond(const Solid& solid, const std::vector<Piece>& pieces,
                                     double distance, const Task& task = {});

/// All of it. Without pieces, the error is the diagonal.
ShapeError errorOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task = {});

// The error of a surface of at least one triangle: as that of pieces (above), but that it
// fills nothing, so that `overlap` and `missing` are 0.

Deviation overfillOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task = {});
Deviation shortfallOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task = {});
ShapeError errorOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task = {});

}  // namespace wb::shape

#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/farthest.h"
#include "model/shapes/detail/solid.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <vector>

/// What the errors of pieces and of surfaces are found with.
namespace wb::shape {

inline Exactness exactnessFor(const Solid& solid, const Task& task) {
  constexpr double floor = 1e-3;  // Share of the diagonal that no exactness is asked below.
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

/// How far triangles are from a solid where `counts(place)`.
template <class Counts>
Deviation farthestFrom(const Solid& solid, const std::vector<Corners>& triangles,
                       const Exactness& exactness, const Counts& counts) {
  return farthestPlace(triangles, exactness, [&](const Corners& corners) {
    const glm::dvec3 middle = middleOf(corners);
    CellDistances cell;
    cell.bound = solid.distance(middle) + radiusOf(corners, middle);
    for (const glm::dvec3& point : {middle, corners[0], corners[1], corners[2]})
      if (const double distance = solid.distance(point);
          distance > cell.found.distance && counts(point))
        cell.found = {distance, point, 0};
    return cell;
  });
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
  for (const glm::dvec3& place : solid.closedPlaces()) {
    const double there = distance(place);
    result = farther(result, {there, place, there});
  }
  return result;
}

}  // namespace wb::shape

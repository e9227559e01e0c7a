#include "model/shape/error.h"

#include "model/shape/surface_samples.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace wb::shape {
namespace {

constexpr double usualFloor = 1e-3;  // Share of the diagonal that no exactness is asked below.

Exactness exactnessFor(const Solid& solid) {
  return {.share = 1.05,
          .floor = usualFloor * solid.diagonal(),
          .smallest = solid.grid().step / 4,
          .mostCells = 200'000};
}

std::vector<Corners> cornersOf(const mesh::TriangleMesh& mesh) {
  std::vector<Corners> all;
  all.reserve(mesh.triangles.size());
  for (const auto& [a, b, c] : mesh.triangles)
    all.push_back({mesh.positions[a], mesh.positions[b], mesh.positions[c]});
  return all;
}

double boxDistance(const Piece& piece, const glm::dvec3& point) {
  return glm::length(glm::max(glm::max(piece.low() - point, point - piece.high()), glm::dvec3(0)));
}

glm::dvec3 middleOf(const Corners& corners) { return (corners[0] + corners[1] + corners[2]) / 3.0; }

double radiusOf(const Corners& corners, const glm::dvec3& middle) {
  return std::max({glm::distance(corners[0], middle), glm::distance(corners[1], middle),
                   glm::distance(corners[2], middle)});
}

/// A distance to a convex body is greatest at a corner: so far is a triangle from the pieces at
/// most.
CellDistances distancesTo(const std::vector<Piece>& pieces, const Corners& corners) {
  CellDistances result;
  result.bound = std::numeric_limits<double>::max();
  std::array<double, 3> nearest{};
  nearest.fill(std::numeric_limits<double>::max());
  for (const Piece& piece : pieces) {
    double most = 0;
    bool isUseful = false;
    for (std::size_t i = 0; i < 3; ++i) {
      const double least = boxDistance(piece, corners[i]);
      if (least >= nearest[i]) {
        most = std::max(most, least);
        continue;
      }
      const double distance = piece.distance(corners[i]);
      nearest[i] = std::min(nearest[i], distance);
      most = std::max(most, distance);
      isUseful = true;
    }
    if (isUseful) result.bound = std::min(result.bound, most);
  }
  for (std::size_t i = 0; i < 3; ++i)
    if (nearest[i] > result.found.distance) result.found = {nearest[i], corners[i], 0};
  return result;
}

bool isHidden(const std::vector<Piece>& pieces, std::size_t own, const glm::dvec3& point) {
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (i != own && boxDistance(pieces[i], point) <= 0 && pieces[i].height(point) < 0) return true;
  return false;
}

Deviation farther(const Deviation& a, const Deviation& b) {
  Deviation result = a.distance >= b.distance ? a : b;
  result.bound = std::max(a.bound, b.bound);
  return result;
}

double surfaceDistanceTo(const std::vector<Piece>& pieces, const glm::dvec3& point) {
  double nearest = std::numeric_limits<double>::max();
  for (const Piece& piece : pieces)
    if (boxDistance(piece, point) < nearest)
      nearest = std::min(nearest, piece.surfaceDistance(point));
  return nearest;
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

double twoSided(const Solid& solid, const std::vector<Piece>& pieces) {
  Exactness exactness = exactnessFor(solid);
  exactness.mostCells = 20'000;
  Deviation result = farthestBy(cornersOf(solid.mesh()), exactness, [&](const glm::dvec3& point) {
    return surfaceDistanceTo(pieces, point);
  });
  std::vector<Corners> faces;
  for (const Piece& piece : pieces)
    for (const auto& [a, b, c] : piece.triangles())
      faces.push_back({piece.corners()[a], piece.corners()[b], piece.corners()[c]});
  result = farther(result, farthestBy(faces, exactness, [&](const glm::dvec3& point) {
                     return solid.surfaceDistance(point);
                   }));
  return result.distance;
}

/// Volumes by the nodes of the solid's grid.
void addVolumes(const Solid& solid, const std::vector<Piece>& pieces, ShapeError& error) {
  const Grid& grid = solid.grid();
  std::vector<std::uint8_t> fillings(grid.count(), 0);
  for (const Piece& piece : pieces) {
    const glm::ivec3 from = grid.cubeOf(piece.low());
    const glm::ivec3 to = grid.cubeOf(piece.high()) + 1;
    for (int z = from.z; z <= to.z; ++z)
      for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x)
          if (auto& count = fillings[grid.index({x, y, z})];
              count < 255 && piece.height(grid.position({x, y, z})) <= 0)
            ++count;
  }
  const double cell = grid.step * grid.step * grid.step;
  for (std::size_t i = 0; i < grid.count(); ++i) {
    if (fillings[i] > 1) error.overlap += cell;
    if (fillings[i] == 0 && solid.isInside(i)) error.missing += cell;
  }
}

double meanDistance(const Solid& solid, const std::vector<Piece>& pieces) {
  const auto samples = surfaceSamples(solid, solid.diagonal() / 60);
  double sum = 0;
  for (const SurfaceSample& sample : samples) sum += surfaceDistanceTo(pieces, sample.place);
  return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

}  // namespace

double unionDistance(const std::vector<Piece>& pieces, const glm::dvec3& point) {
  double nearest = std::numeric_limits<double>::max();
  for (const Piece& piece : pieces)
    if (boxDistance(piece, point) < nearest) nearest = std::min(nearest, piece.distance(point));
  return nearest;
}

Deviation overfillOf(const Solid& solid, const std::vector<Piece>& pieces) {
  Deviation result;
  for (std::size_t own = 0; own < pieces.size(); ++own) {
    std::vector<Corners> faces;
    for (const auto& [a, b, c] : pieces[own].triangles())
      faces.push_back(
          {pieces[own].corners()[a], pieces[own].corners()[b], pieces[own].corners()[c]});
    Exactness exactness = exactnessFor(solid);
    exactness.floor = std::max(exactness.floor, result.distance);
    exactness.mostCells = 50'000;
    result = farther(result, farthestPlace(faces, exactness, [&](const Corners& corners) {
                       const glm::dvec3 middle = middleOf(corners);
                       CellDistances cell;
                       cell.bound = solid.distance(middle) + radiusOf(corners, middle);
                       for (const glm::dvec3& point : {middle, corners[0], corners[1], corners[2]})
                         if (const double distance = solid.distance(point);
                             distance > cell.found.distance && !isHidden(pieces, own, point))
                           cell.found = {distance, point, 0};
                       return cell;
                     }));
  }
  return result;
}

std::vector<glm::dvec3> placesBeyond(const Solid& solid, const std::vector<Piece>& pieces,
                                     double distance) {
  std::vector<glm::dvec3> places;
  const auto keep = [&](const glm::dvec3& place) {
    const bool isNear = std::ranges::any_of(places, [&](const glm::dvec3& other) {
      return glm::distance(place, other) < distance / 4;
    });
    if (!isNear) places.push_back(place);
  };
  const Exactness all{
      .share = 0, .floor = distance, .smallest = distance / 10, .mostCells = 200'000};
  farthestPlace(cornersOf(solid.mesh()), all, [&](const Corners& corners) {
    const CellDistances cell = distancesTo(pieces, corners);
    if (cell.found.distance > distance && solid.isOuter(cell.found.place)) keep(cell.found.place);
    return cell;
  });
  for (const glm::dvec3& place : solid.closedPlaces())
    if (unionDistance(pieces, place) > distance) keep(place);
  return places;
}

Deviation shortfallOf(const Solid& solid, const std::vector<Piece>& pieces) {
  if (pieces.empty()) return {solid.diagonal(), solid.mesh().positions.front(), solid.diagonal()};
  Deviation result =
      farthestPlace(cornersOf(solid.mesh()), exactnessFor(solid), [&](const Corners& corners) {
        CellDistances cell = distancesTo(pieces, corners);
        if (cell.found.distance > 0 && !solid.isOuter(cell.found.place)) cell.found = {};
        return cell;
      });
  for (const glm::dvec3& place : solid.closedPlaces()) {
    const double distance = unionDistance(pieces, place);
    result = farther(result, {distance, place, distance});
  }
  return result;
}

ShapeError errorOf(const Solid& solid, const std::vector<Piece>& pieces) {
  ShapeError error;
  error.shortfall = shortfallOf(solid, pieces);
  if (pieces.empty()) {
    error.surface = error.mean = solid.diagonal();
    return error;
  }
  error.overfill = overfillOf(solid, pieces);
  error.surface = twoSided(solid, pieces);
  error.mean = meanDistance(solid, pieces);
  addVolumes(solid, pieces, error);
  return error;
}

}  // namespace wb::shape

#include "model/shapes/detail/zone_error.h"

#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/triangle_tree.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>

// Measures each zone by the same branch and bound as the whole (shape_error.cpp): a distance bounds
// what is farther on a triangle whichever zone its places are in; triangles with nothing of the
// zone around them are passed over.

namespace wb::shape {
namespace {

glm::dvec3 normalOf(const Corners& corners) {
  return glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
}

/// Of what there are zones of.
class ZonesOf {
 public:
  explicit ZonesOf(const Solid& solid) : solid_(solid), contact_(solid.contact()) {}

  bool mayBeIn(Zone zone, const Corners& corners) const {
    return contact_ ? contact_->mayBeIn(zone, corners) : zone == Zone::elsewhere;
  }
  bool isIn(Zone zone, const glm::dvec3& place) const {
    return (contact_ ? contact_->zoneOf(place) : Zone::elsewhere) == zone;
  }
  bool mayBeOn(Zone zone, const Corners& corners) const {
    return contact_ ? contact_->mayBeOn(zone, corners) : zone == Zone::elsewhere;
  }
  bool isOn(Zone zone, const glm::dvec3& place, const glm::dvec3& normal) const {
    return (contact_ ? contact_->zoneOn(solid_, place, normal) : Zone::elsewhere) == zone;
  }

 private:
  const Solid& solid_;
  const ContactSpace* contact_;
};

/// Of triangles of the shape, where `counts(place)`.
template <class Counts>
Deviation overfillIn(Zone zone, const Solid& solid, const std::vector<Corners>& triangles,
                     const Exactness& exactness, const Counts& counts) {
  const ZonesOf zones(solid);
  KnownDistances known(solid);
  return farthestPlace(triangles, exactness, [&](const Corners& corners) {
    CellDistances cell;
    if (!zones.mayBeIn(zone, corners)) return cell;
    const glm::dvec3 middle = middleOf(corners);
    const double inTheMiddle = solid.distance(middle);
    cell.bound = inTheMiddle + radiusOf(corners, middle);
    const auto look = [&](const glm::dvec3& point, double distance) {
      if (distance > cell.found.distance && zones.isIn(zone, point) && counts(point))
        cell.found = {distance, point, 0};
    };
    look(middle, inTheMiddle);
    for (const glm::dvec3& corner : corners) look(corner, known.at(corner));
    return cell;
  });
}

/// Of the solid's outer surface, by what `distances(corners)` and `distance(point)` tell.
template <class Distances, class Distance>
Deviation shortfallIn(Zone zone, const Solid& solid, const Exactness& exactness,
                      const Distances& distances, const Distance& distance) {
  const ZonesOf zones(solid);
  Deviation result = farthestPlace(solid.outerTriangles(), exactness, [&](const Corners& corners) {
    if (!zones.mayBeOn(zone, corners)) return CellDistances();
    CellDistances cell = distances(corners);
    const glm::dvec3 normal = normalOf(corners);
    const auto counts = [&](const glm::dvec3& place) {
      return solid.isOuter(place) && zones.isOn(zone, place, normal);
    };
    if (!(cell.found.distance > 0) || counts(cell.found.place)) return cell;
    // The farthest corner is in the other zone: the middle need not be.
    const glm::dvec3 middle = middleOf(corners);
    cell.found = counts(middle) ? Deviation{distance(middle), middle, 0} : Deviation();
    return cell;
  });
  for (const ClosedPlace& closed : solid.closedPlaces()) {
    if (!zones.isOn(zone, closed.place, solid.outward(closed.place))) continue;
    const double there = missedAt(closed, distance(closed.place));
    result = farther(result, {there, closed.place, there});
  }
  return result;
}

Deviation overfillIn(Zone zone, const Solid& solid, const std::vector<Piece>& pieces,
                     const Exactness& exactness) {
  Deviation result;
  for (std::size_t own = 0; own < pieces.size() && result.distance <= exactness.enough; ++own) {
    const auto& at = pieces[own].corners();
    std::vector<Corners> faces;
    for (const auto& [a, b, c] : pieces[own].triangles()) faces.push_back({at[a], at[b], at[c]});
    Exactness here = exactness;
    here.floor = std::max(here.floor, result.distance);
    here.mostCells = 20'000;
    result = farther(result, overfillIn(zone, solid, faces, here, [&](const glm::dvec3& point) {
                       return !isHidden(pieces, own, point);
                     }));
  }
  return result;
}

double limitIn(Zone zone, const ZoneTolerances& limits) {
  return zone == Zone::contact ? limits.contact : limits.elsewhere;
}

/// Where a zone's tolerance is large, small distances are of no interest.
Exactness exactnessIn(Zone zone, const Solid& solid, const ZoneTolerances& limits,
                      const Task& task) {
  constexpr double finest = 0.2;  ///< Tolerances.
  Exactness exactness = exactnessFor(solid, task);
  exactness.floor = std::max(exactness.floor, finest * limitIn(zone, limits));
  return exactness;
}

/// Whether a distance is above that limit is sooner told than the distance.
Exactness exactnessAt(double limit, const Solid& solid, const Task& task) {
  Exactness exactness = exactnessFor(solid, task);
  exactness.floor = std::max(exactness.floor, limit);
  exactness.enough = limit;
  return exactness;
}

Deviation thicker(Deviation overfill, double bulge) {
  overfill.distance += bulge;
  overfill.bound += bulge;
  return overfill;
}

/// What is within the noise of arithmetic is exact.
Deviation withoutNoise(Deviation deviation, const Solid& solid) {
  if (deviation.distance < 1e-9 * solid.diagonal()) deviation.distance = 0;
  return deviation;
}

class PiecesByZone {
 public:
  PiecesByZone(const Solid& solid, const std::vector<Piece>& pieces, double bulge)
      : solid_(solid), pieces_(pieces), bulge_(bulge) {}

  Deviation overfill(Zone zone, const Exactness& exactness) const {
    return thicker(withoutNoise(overfillIn(zone, solid_, pieces_, exactness), solid_), bulge_);
  }
  Deviation shortfall(Zone zone, const Exactness& exactness) const {
    return withoutNoise(
        shortfallIn(
            zone, solid_, exactness,
            [this](const Corners& corners) { return distancesTo(pieces_, corners); },
            [this](const glm::dvec3& place) { return unionDistance(pieces_, place); }),
        solid_);
  }

 private:
  const Solid& solid_;
  const std::vector<Piece>& pieces_;
  double bulge_;
};

class SurfaceByZone {
 public:
  SurfaceByZone(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task)
      : solid_(solid), tree_(surface, task), triangles_(trianglesOf(surface)) {}

  Deviation overfill(Zone zone, const Exactness& exactness) const {
    const auto all = [](const glm::dvec3&) { return true; };
    return withoutNoise(overfillIn(zone, solid_, triangles_, exactness, all), solid_);
  }
  Deviation shortfall(Zone zone, const Exactness& exactness) const {
    return withoutNoise(shortfallIn(
                            zone, solid_, exactness,
                            [this](const Corners& corners) { return tree_.distances(corners); },
                            [this](const glm::dvec3& place) { return tree_.distance(place); }),
                        solid_);
  }

 private:
  const Solid& solid_;
  TriangleTree tree_;
  std::vector<Corners> triangles_;
};

template <class Shape>
ZoneErrors errorsOf(const Solid& solid, const Shape& shape, const ZoneTolerances& limits,
                    const Task& task) {
  const auto of = [&](Zone zone) {
    const Exactness exactness = exactnessIn(zone, solid, limits, task);
    return farther(shape.overfill(zone, exactness), shape.shortfall(zone, exactness));
  };
  return {of(Zone::contact), of(Zone::elsewhere)};
}

template <class Shape>
bool isWithinZones(const Solid& solid, const Shape& shape, const ZoneTolerances& limits,
                   const Task& task) {
  return std::ranges::all_of(std::array{Zone::contact, Zone::elsewhere}, [&](Zone zone) {
    const double limit = limitIn(zone, limits);
    const Exactness exactness = exactnessAt(limit, solid, task);
    return shape.overfill(zone, exactness).distance <= limit &&
           shape.shortfall(zone, exactness).distance <= limit;
  });
}

template <class Shape>
bool isWithinAll(const Solid& solid, const Shape& shape, const FitOptions& options,
                 const Task& task) {
  return overfillOf(solid, shape, task).distance <= options.tolerance &&
         shortfallOf(solid, shape, task).distance <= options.tolerance;
}

}  // namespace

ZoneErrors zoneErrorsOf(const Solid& solid, const std::vector<Piece>& pieces,
                        const ZoneTolerances& limits, double bulge, const Task& task) {
  if (pieces.empty()) {
    const Deviation all{solid.diagonal(), solid.mesh().positions.front(), solid.diagonal()};
    return {all, all};
  }
  return errorsOf(solid, PiecesByZone(solid, pieces, bulge), limits, task);
}

ZoneErrors zoneErrorsOf(const Solid& solid, const mesh::TriangleMesh& surface,
                        const ZoneTolerances& limits, const Task& task) {
  return errorsOf(solid, SurfaceByZone(solid, surface, task), limits, task);
}

bool isClose(const Solid& solid, const std::vector<Piece>& pieces, const FitOptions& options,
             const Task& task) {
  if (!options.zones) return isWithinAll(solid, pieces, options, task);
  return !pieces.empty() && isWithinZones(solid, PiecesByZone(solid, pieces, 0),
                                          options.zones->atMost(options.tolerance), task);
}

bool isClose(const Solid& solid, const mesh::TriangleMesh& surface, const FitOptions& options,
             const Task& task) {
  if (!options.zones) return isWithinAll(solid, surface, options, task);
  return isWithinZones(solid, SurfaceByZone(solid, surface, task),
                       options.zones->atMost(options.tolerance), task);
}

}  // namespace wb::shape

#include "model/analysis/detail/simpler_physics.h"

#include "model/asset/make_blocks.h"
#include "model/core/limits.h"
#include "model/geometry/convex_hull.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

// Simpler physics shapes of a mesh for advice. Hulls are merged by agglomerative clustering: of all
// pairs the one whose common hull (mesh::convexHull, through Qhull) adds the least volume, again
// and again. A pair is made once, so that n hulls take n^2 common hulls and n^3 looks at most, with
// n at most mostHullsMerged. Vertices are welded by a hash grid with cells as large as the
// distance, each to the first anchor near enough, which is linear in the vertices.

namespace wb::advice {
namespace {

using asset::Face;
using StoredTriangle = std::array<std::uint16_t, 3>;

/// Whether it counts: no placeholder, and no vertex that the face lacks.
bool isUsable(const Face& face, const StoredTriangle& triangle) {
  return triangle != StoredTriangle{} && std::ranges::max(triangle) < face.positions.size();
}

bool isEmpty(const Face& face) {
  return std::ranges::none_of(face.triangles,
                              [&](const auto& triangle) { return isUsable(face, triangle); });
}

/// Cells as large as the distance, so that what is nearer lies in the same or the next one.
using Cell = std::array<std::int64_t, 3>;

Cell cellOf(const glm::dvec3& point, double size) {
  constexpr double farthest = 1e18;  // The domain of a stored face may be anything.
  Cell cell{};
  for (int axis = 0; axis < 3; ++axis)
    cell[static_cast<std::size_t>(axis)] =
        static_cast<std::int64_t>(std::clamp(std::floor(point[axis] / size), -farthest, farthest));
  return cell;
}

/// Points that others were welded to, found by place.
class Anchors {
 public:
  explicit Anchors(double distance) : distance_(distance) {}

  /// The first anchor near enough, or else `vertex` itself, which then is one.
  std::uint16_t nearOrNew(const glm::dvec3& point, std::uint16_t vertex) {
    const Cell centre = cellOf(point, distance_);
    for (int neighbour = 0; neighbour < 27; ++neighbour) {
      const Cell cell{centre[0] + neighbour % 3 - 1, centre[1] + neighbour / 3 % 3 - 1,
                      centre[2] + neighbour / 9 - 1};
      const auto found = cells_.find(cell);
      if (found == cells_.end()) continue;
      for (const auto& [anchor, place] : found->second)
        if (glm::distance(place, point) <= distance_) return anchor;
    }
    cells_[centre].emplace_back(vertex, point);
    return vertex;
  }

 private:
  double distance_;
  std::map<Cell, std::vector<std::pair<std::uint16_t, glm::dvec3>>> cells_;
};

std::vector<std::uint16_t> anchorsOf(const Face& face, const glm::dvec3& scale, double distance) {
  Anchors anchors(distance);
  std::vector<std::uint16_t> result;
  for (const asset::Quantised3& position : face.positions)
    result.push_back(anchors.nearOrNew(dequantised(position, face.positionDomain) * scale,
                                       static_cast<std::uint16_t>(result.size())));
  return result;
}

void weld(Face& face, const glm::dvec3& scale, double distance, std::size_t& removed) {
  const std::vector<std::uint16_t> anchors = anchorsOf(face, scale, distance);
  const std::size_t before = removed;
  std::vector<StoredTriangle> kept;
  for (StoredTriangle triangle : face.triangles) {
    if (isUsable(face, triangle)) {
      for (std::uint16_t& corner : triangle) corner = anchors[corner];
      const auto [a, b, c] = triangle;
      if (a == b || b == c || c == a) {
        ++removed;
        continue;
      }
    }
    kept.push_back(triangle);
  }
  face.triangles = std::move(kept);
  if (removed > before && isEmpty(face)) face = {};
}

}  // namespace

FewerTriangles withoutTriangles(const asset::Faces& faces,
                                const std::vector<std::uint32_t>& triangles) {
  FewerTriangles result{faces, 0};
  std::uint32_t index = 0;
  for (Face& face : result.faces) {
    const std::size_t before = result.removed;
    std::vector<StoredTriangle> kept;
    for (const StoredTriangle& triangle : face.triangles) {
      if (isUsable(face, triangle) && std::ranges::binary_search(triangles, index++)) {
        ++result.removed;
      } else {
        kept.push_back(triangle);
      }
    }
    face.triangles = std::move(kept);
    if (result.removed > before && isEmpty(face)) face = {};
  }
  return result;
}

FewerTriangles welded(const asset::Faces& faces, const glm::dvec3& scale, double distance) {
  FewerTriangles result{faces, 0};
  for (Face& face : result.faces) weld(face, scale, distance, result.removed);
  return result;
}

namespace {

using asset::Domain3;
using asset::HullPoints;
using Points = std::vector<glm::dvec3>;

HullPoints nearestStored(const Points& points, const Domain3& domain) {
  HullPoints stored;
  for (const glm::dvec3& point : points)
    stored.push_back({asset::quantised(point.x, domain.min.x, domain.max.x),
                      asset::quantised(point.y, domain.min.y, domain.max.y),
                      asset::quantised(point.z, domain.min.z, domain.max.z)});
  return stored;
}

/// A body that hulls were merged to.
struct Body {
  Points points;  ///< All it must contain.
  double volume = 0;
  std::size_t members = 1;  ///< Former hulls in it.
  std::size_t first = 0;    ///< One of them.
};

std::optional<Body> bodyAround(Points points) {
  auto hull = mesh::convexHull(points);
  if (!hull) return {};
  return Body{std::move(hull->vertices), hull->volume};
}

/// Two bodies and what they would be as one.
struct Pair {
  std::size_t a = 0;
  std::size_t b = 0;
  Body both;
  double growth = 0;  ///< Volume; less than 0 where they overlap.
};

class Merger {
 public:
  /// False if a hull has no volume, or the work was cancelled.
  bool begin(const std::vector<HullPoints>& hulls, const Domain3& domain, const Task& task) {
    for (const HullPoints& hull : hulls) {
      auto body = bodyAround(asset::toPoints(hull, domain));
      if (!body) return false;
      body->first = bodies_.size();
      whole_ += body->volume;
      bodies_.push_back(std::move(*body));
    }
    for (std::size_t i = 1; i < bodies_.size() && !task.cancelled(); ++i) pairWithThoseBefore(i);
    return whole_ > 0 && !task.cancelled();
  }

  /// Whether anything was merged.
  bool mergeUpTo(double fraction, const Task& task) {
    bool any = false;
    while (!pairs_.empty() && !task.cancelled()) {
      const auto least = std::ranges::min_element(pairs_, {}, &Pair::growth);
      if (filled_ + least->growth > fraction * whole_) break;
      filled_ += least->growth;
      merge(std::move(*least));
      any = true;
    }
    return any && !task.cancelled();
  }

  double growth() const { return std::max(0.0, filled_ / whole_); }
  const std::vector<Body>& bodies() const { return bodies_; }

 private:
  void pairWithThoseBefore(std::size_t index) {
    for (std::size_t other = 0; other < index; ++other) {
      Points points = bodies_[other].points;
      points.insert(points.end(), bodies_[index].points.begin(), bodies_[index].points.end());
      auto both = bodyAround(std::move(points));
      if (!both) continue;
      both->members = bodies_[other].members + bodies_[index].members;
      const double growth = both->volume - bodies_[other].volume - bodies_[index].volume;
      pairs_.push_back({other, index, std::move(*both), growth});
    }
  }

  /// The merged body is the last one then; those behind the removed two move up.
  void merge(Pair pair) {
    std::erase_if(pairs_, [&](const Pair& one) {
      return one.a == pair.a || one.b == pair.a || one.a == pair.b || one.b == pair.b;
    });
    for (Pair& one : pairs_)
      for (std::size_t* index : {&one.a, &one.b})
        *index -= std::size_t{*index > pair.a} + std::size_t{*index > pair.b};
    bodies_.erase(bodies_.begin() + static_cast<std::ptrdiff_t>(pair.b));
    bodies_.erase(bodies_.begin() + static_cast<std::ptrdiff_t>(pair.a));
    bodies_.push_back(std::move(pair.both));
    pairWithThoseBefore(bodies_.size() - 1);
  }

  std::vector<Body> bodies_;
  std::vector<Pair> pairs_;
  double whole_ = 0;
  double filled_ = 0;
};

/// A body that is a former hull alone is stored as it was.
std::optional<std::vector<HullPoints>> stored(const std::vector<Body>& bodies,
                                              const std::vector<HullPoints>& former,
                                              const Domain3& domain) {
  std::vector<HullPoints> hulls;
  for (const Body& body : bodies) {
    if (body.members == 1) {
      hulls.push_back(former[body.first]);
      continue;
    }
    const auto hull = mesh::enclosingHull(body.points, limits::verticesPerHull);
    if (!hull) return {};
    hulls.push_back(asset::quantisedOutward(hull->vertices, body.points, domain));
  }
  return hulls;
}

}  // namespace

std::size_t pointCount(const std::vector<HullPoints>& hulls) {
  return std::accumulate(hulls.begin(), hulls.end(), std::size_t{0},
                         [](std::size_t sum, const HullPoints& hull) { return sum + hull.size(); });
}

std::vector<HullPoints> withoutInnerPoints(const std::vector<HullPoints>& hulls,
                                           const Domain3& domain) {
  std::vector<HullPoints> result = hulls;
  for (HullPoints& hull : result)
    if (const auto exact = mesh::convexHull(asset::toPoints(hull, domain)))
      hull = nearestStored(exact->vertices, domain);
  return result;
}

std::vector<HullPoints> withFewerPoints(const std::vector<HullPoints>& hulls, const Domain3& domain,
                                        std::size_t points) {
  std::vector<HullPoints> result = hulls;
  for (HullPoints& hull : result) {
    if (hull.size() <= points) continue;
    const auto exact = mesh::convexHull(asset::toPoints(hull, domain));
    if (!exact) continue;
    const auto simple = mesh::enclosingHull(exact->vertices, points);
    if (!simple) continue;
    HullPoints fewer = asset::quantisedOutward(simple->vertices, exact->vertices, domain);
    if (fewer.size() < hull.size()) hull = std::move(fewer);
  }
  return result;
}

std::vector<MergedHulls> mergedHulls(const std::vector<HullPoints>& hulls, const Domain3& domain,
                                     const std::vector<double>& fractions, const Task& task) {
  std::vector<MergedHulls> results;
  Merger merger;
  if (hulls.size() < 2 || hulls.size() > mostHullsMerged || !merger.begin(hulls, domain, task))
    return results;
  for (const double fraction : fractions) {
    if (!merger.mergeUpTo(fraction, task)) continue;
    if (auto merged = stored(merger.bodies(), hulls, domain))
      results.push_back({std::move(*merged), merger.growth()});
  }
  return results;
}

}  // namespace wb::advice

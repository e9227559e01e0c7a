// Problem: the convex hull of points with no vertex that it does not need, to within a tolerance.
// Method: quickhull (Barber, Dobkin and Huhdanpaa 1996) by Qhull, on points that are moved to
// around the origin. Then vertices are dropped that lie within the tolerance of the hull of their
// neighbours, and the hull is made again until all are needed. That distance is found by pairwise
// Frank-Wolfe steps (Lacoste-Julien and Jaggi 2015).
// Complexity: O(n log n) a round in common cases, and few rounds: all but the first have only hull
// vertices.
// Constants: hullTolerance decides which vertices a hull has, and with them what it costs. Time
// again with `./dev bench --benchmark_filter=hull/` (tests/benchmarks/widths.cpp, hull.cpp).
#include "model/geometry/convex_hull.h"

#include "model/geometry/detail/geometry_texts.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

extern "C" {
#include <libqhull_r/qhull_ra.h>
}

#include <cstdio>
#include <memory>

namespace wb::mesh {
namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

/// A run of qhull's reentrant library. Its messages go nowhere: failure is told by the exit code.
class Run {
 public:
  Run() : silence_(std::fopen("/dev/null", "w")) { qh_zero(&state_, silence_.get()); }
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() {
    qh_freeqhull(&state_, !qh_ALL);
    int current = 0;
    int total = 0;
    qh_memfreeshort(&state_, &current, &total);
  }

  /// Qt: facets merged for precision come out as triangles.
  bool compute(std::span<const glm::dvec3> points) {
    char options[] = "qhull Qt";
    auto* coordinates = const_cast<coordT*>(&points.front().x);
    return qh_new_qhull(&state_, 3, static_cast<int>(points.size()), coordinates, False, options,
                        nullptr, silence_.get()) == qh_ERRnone;
  }

  std::vector<Triangle> triangles() {
    std::vector<Triangle> result;
    qhT* qh = &state_;
    for (facetT* facet = qh->facet_list; facet && facet->next; facet = facet->next) {
      setT* corners = qh_facet3vertex(qh, facet);
      result.push_back({pointId(corners, 0), pointId(corners, 1), pointId(corners, 2)});
      qh_settempfree(qh, &corners);
    }
    return result;
  }

 private:
  std::uint32_t pointId(setT* corners, int index) {
    const auto* corner = static_cast<const vertexT*>(corners->e[index].p);
    return static_cast<std::uint32_t>(qh_pointid(&state_, corner->point));
  }

  std::unique_ptr<std::FILE, CloseFile> silence_;
  qhT state_{};
};

}  // namespace

std::optional<std::vector<Triangle>> qhullTriangles(std::span<const glm::dvec3> points) {
  static_assert(sizeof(glm::dvec3) == 3 * sizeof(coordT));
  Run run;
  if (points.size() < 4 || !run.compute(points)) return {};
  return run.triangles();
}

namespace {

/// Moves points to around the origin with a diagonal of one, where the tolerance is absolute.
struct Normalisation {
  glm::dvec3 centre;
  double diagonal;

  glm::dvec3 apply(const glm::dvec3& point) const { return (point - centre) / diagonal; }
};

Normalisation normalisationOf(std::span<const glm::dvec3> points) {
  glm::dvec3 low = points.front();
  glm::dvec3 high = points.front();
  for (const glm::dvec3& point : points) {
    low = glm::min(low, point);
    high = glm::max(high, point);
  }
  return {low + (high - low) / 2.0, glm::length(high - low)};
}

using Neighbours = std::vector<std::vector<std::uint32_t>>;

/// For each point the points it shares an edge with; empty for a point off the surface.
Neighbours neighboursOf(const std::vector<Triangle>& triangles, std::size_t points) {
  Neighbours result(points);
  for (const auto& [a, b, c] : triangles) {
    result[a].insert(result[a].end(), {b, c});
    result[b].insert(result[b].end(), {a, c});
    result[c].insert(result[c].end(), {a, b});
  }
  for (auto& list : result) {
    std::ranges::sort(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }
  return result;
}

/// Whether the origin lies within the tolerance of the hull of `corners`. Pairwise Frank-Wolfe: the
/// nearest point so far bounds the distance from above, its support plane from below.
bool isOriginNear(const std::vector<glm::dvec3>& corners) {
  constexpr int maximumSteps = 10'000;
  std::vector<double> weights(corners.size(), 0);
  weights.front() = 1;
  glm::dvec3 nearest = corners.front();
  for (int step = 0; step < maximumSteps; ++step) {
    const double distance = glm::length(nearest);
    if (distance <= hullTolerance) return true;
    std::size_t towards = 0;
    std::size_t from = corners.size();
    double least = glm::dot(nearest, corners.front());
    double most = 0;  // Of those with a weight.
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const double along = glm::dot(nearest, corners[i]);
      if (along < least) {
        towards = i;
        least = along;
      }
      if (weights[i] > 0 && (from == corners.size() || along > most)) {
        from = i;
        most = along;
      }
    }
    if (least > hullTolerance * distance) return false;
    const glm::dvec3 change = corners[towards] - corners[from];
    const double squared = glm::dot(change, change);
    if (squared == 0) return false;
    const double share = std::clamp(-glm::dot(nearest, change) / squared, 0.0, weights[from]);
    weights[towards] += share;
    weights[from] -= share;
    nearest += share * change;
  }
  return false;
}

/// Surface points within the tolerance of their neighbours' hull. Never two neighbours at once:
/// each may be what makes the other superfluous.
std::vector<std::uint32_t> superfluous(const std::vector<glm::dvec3>& points,
                                       const Neighbours& neighbours) {
  std::vector<std::uint32_t> result;
  std::vector<bool> blocked(points.size(), false);
  std::vector<glm::dvec3> around;
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    if (neighbours[i].empty() || blocked[i]) continue;
    around.clear();
    for (const std::uint32_t other : neighbours[i]) around.push_back(points[other] - points[i]);
    if (!isOriginNear(around)) continue;
    result.push_back(i);
    for (const std::uint32_t other : neighbours[i]) blocked[other] = true;
  }
  return result;
}

double areaSquared(const std::vector<glm::dvec3>& points, const Triangle& triangle) {
  const glm::dvec3 normal = glm::cross(points[triangle[1]] - points[triangle[0]],
                                       points[triangle[2]] - points[triangle[0]]);
  return glm::dot(normal, normal);
}

/// The largest face of a body without thickness lies in its plane.
bool isFlat(const std::vector<glm::dvec3>& points, const std::vector<Triangle>& triangles) {
  const Triangle& largest = *std::ranges::max_element(
      triangles, {}, [&](const Triangle& triangle) { return areaSquared(points, triangle); });
  const glm::dvec3 origin = points[largest[0]];
  const glm::dvec3 normal = glm::cross(points[largest[1]] - origin, points[largest[2]] - origin);
  const double length = glm::length(normal);
  return length == 0 || std::ranges::all_of(points, [&](const glm::dvec3& point) {
           return std::abs(glm::dot(normal, point - origin)) <= hullTolerance * length;
         });
}

/// Which points are extreme, and triangles between them by their place in that list.
struct Extremes {
  std::vector<std::uint32_t> indices;
  std::vector<Triangle> triangles;
};

std::vector<glm::dvec3> selected(const std::vector<glm::dvec3>& points,
                                 const std::vector<std::uint32_t>& indices) {
  std::vector<glm::dvec3> result;
  result.reserve(indices.size());
  for (const std::uint32_t index : indices) result.push_back(points[index]);
  return result;
}

/// Takes away what is inside or superfluous until all that is left is needed.
std::optional<Extremes> extremesOf(const std::vector<glm::dvec3>& points) {
  std::vector<std::uint32_t> indices(points.size());
  std::iota(indices.begin(), indices.end(), 0U);
  for (;;) {
    const std::vector<glm::dvec3> present = selected(points, indices);
    auto triangles = qhullTriangles(present);
    if (!triangles || isFlat(present, *triangles)) return {};
    const Neighbours neighbours = neighboursOf(*triangles, present.size());
    const auto without = superfluous(present, neighbours);
    std::vector<std::uint32_t> kept;
    for (std::uint32_t i = 0; i < present.size(); ++i)
      if (!neighbours[i].empty() && !std::ranges::binary_search(without, i))
        kept.push_back(indices[i]);
    if (kept.size() == indices.size()) return Extremes{std::move(indices), std::move(*triangles)};
    indices = std::move(kept);
  }
}

double signedVolume(const std::vector<glm::dvec3>& points, const std::vector<Triangle>& triangles) {
  double sixfold = 0;
  for (const auto& [a, b, c] : triangles)
    sixfold += glm::dot(points[a], glm::cross(points[b], points[c]));
  return sixfold / 6;
}

}  // namespace

std::vector<glm::dvec3> distinctPoints(std::span<const glm::dvec3> points) {
  const auto hash = [](const glm::dvec3& point) {
    std::size_t value = 0;
    for (int axis = 0; axis < 3; ++axis)
      value = value * 0x9E3779B97F4A7C15ULL + std::bit_cast<std::uint64_t>(point[axis] + 0.0);
    return value ^ (value >> 29);
  };
  std::unordered_set<glm::dvec3, decltype(hash)> seen(points.size(), hash);
  std::vector<glm::dvec3> result;
  for (const glm::dvec3& point : points)
    if (seen.insert(point).second) result.push_back(point);
  return result;
}

Result<ConvexHull> convexHull(std::span<const glm::dvec3> points) {
  constexpr std::size_t fewestPoints = 4;
  const std::vector<glm::dvec3> distinct = distinctPoints(points);
  if (distinct.size() < fewestPoints)
    return failure(meshTexts["mesh.hull_few_points"], {{"points", distinct.size()}});
  const Normalisation frame = normalisationOf(distinct);
  std::vector<glm::dvec3> normalised;
  normalised.reserve(distinct.size());
  for (const glm::dvec3& point : distinct) normalised.push_back(frame.apply(point));
  auto extremes = extremesOf(normalised);
  if (!extremes) return failure(meshTexts["mesh.hull_flat"], {{"points", distinct.size()}});

  ConvexHull hull{selected(distinct, extremes->indices), std::move(extremes->triangles), 0};
  const double volume = signedVolume(selected(normalised, extremes->indices), hull.triangles);
  if (volume < 0)
    for (Triangle& triangle : hull.triangles) std::swap(triangle[1], triangle[2]);
  hull.volume = std::abs(volume) * frame.diagonal * frame.diagonal * frame.diagonal;
  return hull;
}

}  // namespace wb::mesh

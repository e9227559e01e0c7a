#include "model/shapes/detail/simplified_surface.h"

#include "model/core/core_texts.h"
#include "model/core/threads.h"
#include "model/geometry/geometry.h"
#include "model/geometry/simplify.h"
#include "model/shapes/detail/collapse.h"
#include "model/shapes/detail/passage.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/detail/zone_error.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

// Finds a cheap triangle mesh within a tolerance of the solid: edge collapse at three shares of the
// tolerance (collapse.h; of very many triangles meshoptimizer's quadric simplification first), then
// backward greedy elimination of triangles whose samples others cover, the narrowest and so the
// most expensive first. Where avatars no longer get through, again at half the tolerance.
// Complexity: of n triangles about n log n, and samples times triangles for the elimination, at
// most mostComparisons.
// To tune its constants: `tests/benchmarks/shapes.py PROGRAM --within 5,2,1`, method simplify.

namespace wb::shape {
namespace {

constexpr std::size_t mostCollapsed = 12'000;        ///< Triangles; of more, some go at once.
constexpr std::size_t mostLookedAt = 60'000;         ///< Triangles; more are refused.
constexpr std::size_t mostComparisons = 30'000'000;  ///< Of triangles with samples.

/// Corners at one place are one: physics knows neither seams nor materials.
mesh::TriangleMesh welded(const mesh::TriangleMesh& mesh) {
  mesh::TriangleMesh result;
  std::map<std::array<double, 3>, std::uint32_t> numbers;
  std::vector<std::uint32_t> places;
  for (const glm::dvec3& position : mesh.positions) {
    const auto [found, isNew] = numbers.try_emplace(
        {position.x, position.y, position.z}, static_cast<std::uint32_t>(result.positions.size()));
    if (isNew) result.positions.push_back(position);
    places.push_back(found->second);
  }
  for (const auto& [a, b, c] : mesh.triangles) {
    const auto& at = result.positions;
    const mesh::Triangle triangle{places[a], places[b], places[c]};
    if (mesh::triangleWidth(at[triangle[0]], at[triangle[1]], at[triangle[2]]) > 0)
      result.triangles.push_back(triangle);
  }
  return result;
}

/// The samples that a triangle comes so near to.
std::vector<std::uint32_t> nearTo(const Corners& triangle,
                                  const std::vector<SurfaceSample>& samples, double reach) {
  const auto& [a, b, c] = triangle;
  const glm::dvec3 low = glm::min(a, glm::min(b, c)) - reach;
  const glm::dvec3 high = glm::max(a, glm::max(b, c)) + reach;
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < samples.size(); ++i) {
    const glm::dvec3& place = samples[i].place;
    const bool isOutside = place.x < low.x || place.y < low.y || place.z < low.z ||
                           place.x > high.x || place.y > high.y || place.z > high.z;
    if (!isOutside && glm::distance(place, mesh::nearestPoint(place, a, b, c)) <= reach)
      found.push_back(i);
  }
  return found;
}

/// Without triangles near to nothing that others are not near to, the narrowest first.
mesh::TriangleMesh withoutSuperfluous(const Solid& solid, const mesh::TriangleMesh& mesh,
                                      double reach, const Task& task) {
  const auto samples = surfaceSamples(solid, std::max(reach / 2, solid.diagonal() / 120), task);
  if (samples.size() * mesh.triangles.size() > mostComparisons) return mesh;
  std::vector<std::vector<std::uint32_t>> near;
  std::vector<std::uint32_t> counts(samples.size(), 0);
  for (const auto& [a, b, c] : mesh.triangles) {
    if (task.cancelled()) return mesh;
    near.push_back(
        nearTo({mesh.positions[a], mesh.positions[b], mesh.positions[c]}, samples, reach));
    for (const std::uint32_t sample : near.back()) ++counts[sample];
  }
  const std::vector<double> widths = mesh::triangleWidths(mesh, glm::dvec3(1));
  std::vector<std::size_t> order(mesh.triangles.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return widths[i]; });
  mesh::TriangleMesh left{mesh.positions, {}};
  for (const std::size_t i : order) {
    if (std::ranges::any_of(near[i], [&](std::uint32_t one) { return counts[one] == 1; })) {
      left.triangles.push_back(mesh.triangles[i]);
    } else {
      for (const std::uint32_t sample : near[i]) --counts[sample];
    }
  }
  return usablePart(left);
}

class Simplifying {
 public:
  Simplifying(const Solid& solid, const FitOptions& options, const Task& task)
      : solid_(solid), options_(options), task_(task), best_(welded(solid.mesh())) {}

  void run() {
    if (best_.triangles.empty()) return;
    const mesh::TriangleMesh whole = fewEnough(best_);
    if (task_.cancelled()) return;
    if (whole.triangles.size() > mostLookedAt) {
      tooMany_ = whole.triangles.size();
      return;
    }
    const TriangleTree tree(whole, task_);
    Collapse collapse(whole, tree);
    constexpr std::array shares{0.3, 0.6, 0.9};  ///< Of a tolerance: one collapse after another.
    const std::vector<double> tolerances = rising();
    const double steps = static_cast<double>(shares.size() * tolerances.size());
    double before = 0;
    for (std::size_t i = 0; i < tolerances.size() * shares.size() && task_.step(); ++i) {
      const double tolerance = tolerances[i / shares.size()];
      const double distance = shares[i % shares.size()] * tolerance;
      task_.report(static_cast<double>(i) / steps, {});
      if (distance <= before) continue;
      collapse.reduceWithin(distance, task_);
      before = distance;
      // What is too far off where avatars touch it comes no closer again.
      if (!offer(collapse.result().mesh, tolerance) && options_.zones) return;
    }
  }

  Result<mesh::TriangleMesh> take() {
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (best_.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
    const std::size_t left = std::max(tooMany_, best_.triangles.size());
    if (left > mostLookedAt)
      return failure(shapeTexts["shape.in_fragments"],
                     {{"triangles", left}, {"limit", mostLookedAt}});
    return std::move(best_);
  }

 private:
  mesh::TriangleMesh fewEnough(const mesh::TriangleMesh& mesh) const {
    if (mesh.triangles.size() <= mostCollapsed) return mesh;
    mesh::TriangleMesh fewer;
    for (const double small : {0.1, 0.3}) {  // Of the tolerance, by zone of the tighter one.
      auto made = runApart(
          [mesh, error = small * rising().front()] {
            return mesh::simplifiedWithin(mesh, error).mesh;
          },
          task_);
      if (!made) return mesh;
      fewer = std::move(*made);
      if (fewer.triangles.size() <= mostLookedAt) break;
    }
    return fewer;
  }

  /// Of two by zone the tighter one first: the looser may hold nowhere but at the mesh itself.
  std::vector<double> rising() const {
    const double contact = options_.contactTolerance();
    if (contact < options_.tolerance) return {contact, options_.tolerance};
    return {options_.tolerance};
  }

  /// It, and it without what is superfluous within a `tolerance`, if that is close enough and
  /// cheaper. Returns whether it is close enough itself.
  bool offer(const mesh::TriangleMesh& surface, double tolerance) {
    constexpr double hopeless = 20;  ///< Times as expensive as what there is otherwise.
    const bool isTaken = take(surface);
    if (options_.surfaces.costOf(surface) > hopeless * options_.mostCost) return isTaken;
    constexpr std::array reaches{0.95, 0.8};  ///< Of the tolerance, for between samples.
    for (const double reach : reaches)
      if (task_.step() && take(withoutSuperfluous(solid_, surface, reach * tolerance, task_)))
        break;
    return isTaken;
  }

  /// Whether it is close enough.
  bool take(mesh::TriangleMesh surface) {
    if (surface.triangles.empty() || !isClose(solid_, surface, options_, task_)) return false;
    if (costOf(surface) < costOf(best_)) best_ = std::move(surface);
    return true;
  }

  /// Without the floor that any surface costs, m^-1; what has no width costs most.
  static double costOf(const mesh::TriangleMesh& surface) {
    constexpr double noWidth = 1e9;  ///< 1/m: what a triangle without a width counts.
    const mesh::WidthStatistics widths = mesh::widthStatistics(surface, glm::dvec3(1));
    return widths.inverseSum + noWidth * static_cast<double>(widths.zeroWidth);
  }

  const Solid& solid_;
  const FitOptions& options_;
  const Task& task_;
  mesh::TriangleMesh best_;
  std::size_t tooMany_ = 0;  ///< So many triangles are left; 0: not too many.
};

/// How far a surface is off where avatars touch the solid: within that, ways count as kept.
double errorNearAvatars(const Solid& solid, const mesh::TriangleMesh& surface,
                        const FitOptions& options, const Task& task) {
  const double error = options.zones
                           ? zoneErrorsOf(solid, surface, *options.zones, task).contact.distance
                           : std::max(overfillOf(solid, surface, task).distance,
                                      shortfallOf(solid, surface, task).distance);
  return std::min(error, options.contactTolerance());
}

Result<mesh::TriangleMesh> simplified(const Solid& solid, const FitOptions& options,
                                      const Task& task) {
  Simplifying simplifying(solid, options, task);
  simplifying.run();
  return simplifying.take();
}

}  // namespace

Result<mesh::TriangleMesh> simplifiedSurface(const Solid& solid, const FitOptions& options,
                                             const Task& task) {
  constexpr int mostTries = 6;  ///< Tolerances, each half of the one before.
  FitOptions closer = options;
  auto surface = simplified(solid, closer, task);
  if (!options.avatar) return surface;
  const Passage passage(solid, *options.avatar, task);
  for (int i = 1; i < mostTries && surface && !task.cancelled(); ++i) {
    const double error = errorNearAvatars(solid, *surface, options, task);
    if (passage.isKeptBy(*surface, error, task)) break;
    closer.tolerance /= 2;
    surface = simplified(solid, closer, task);
  }
  return surface;
}

}  // namespace wb::shape

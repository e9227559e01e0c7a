#include "model/shapes/analyzed_hulls.h"

#include "model/core/core_texts.h"
#include "model/shapes/detail/queue_hull.h"
#include "model/shapes/detail/search_cache.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/detail/voxel_patches.h"
#include "model/shapes/fitting.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <queue>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

// Says what hulls the viewer's button Analyze makes of a physics model, to know their cost before
// an upload (LLConvexDecompositionVHACD and LLFloaterModelPreview in secondlife/viewer).
// Method: V-HACD 4.1 (Mamou), restated: the model stretched to the unit cube; hulls of patches of
// its voxels (voxel_patches.h); pairs of hulls merged, those first that merging makes grow least,
// until few enough are left; their vertices moved onto the model where it is nearer than a voxel,
// and hulls made of so many of them.
// Exactness: the steps are the same, but where several points are as far out or several pairs as
// cheap, another may be taken: costs differ by some percent (tests/benchmarks/shapes.py).
// Complexity: pairs of patches, of which there are at most 2,048; about a second.
// Constants: V-HACD's own and the viewer's; not ours to tune.

namespace wb::shape {
namespace {

constexpr double sameCorner = 0.001;  ///< Of the cube's side: corners so near are one.
constexpr double nearRoom = 0.05;     ///< Diagonals: so far around hulls are others near.

struct CubeStretch {
  glm::dvec3 middle{0};
  glm::dvec3 size{1};

  glm::dvec3 toCube(const glm::dvec3& point) const { return (point - middle) / size; }
  glm::dvec3 toMesh(const glm::dvec3& point) const { return point * size + middle; }
};

CubeStretch stretchOf(const mesh::TriangleMesh& mesh) {
  glm::dvec3 low = mesh.positions.front();
  glm::dvec3 high = low;
  for (const glm::dvec3& place : mesh.positions) {
    low = glm::min(low, place);
    high = glm::max(high, place);
  }
  CubeStretch stretch{(low + high) / 2.0, high - low};
  for (int i = 0; i < 3; ++i)
    if (!(stretch.size[i] > 0)) stretch.size[i] = 1;
  return stretch;
}

/// Corners that were taken, found by where they are.
class TakenCorners {
 public:
  /// The nearest that is as good as the same, else the corner itself.
  std::uint32_t find(const glm::dvec3& corner) {
    const glm::ivec3 cube(glm::floor(corner / sameCorner));
    std::uint32_t found = none;
    double least = sameCorner;
    for (int i = 0; i < 27; ++i) {
      const auto near = cubes_.find(keyOf(cube + glm::ivec3(i % 3, i / 3 % 3, i / 9) - 1));
      if (near == cubes_.end()) continue;
      for (const std::uint32_t other : near->second)
        if (const double distance = glm::distance(places_[other], corner); distance <= least) {
          least = distance;
          found = other;
        }
    }
    if (found != none) return found;
    found = static_cast<std::uint32_t>(places_.size());
    places_.push_back(corner);
    cubes_[keyOf(cube)].push_back(found);
    return found;
  }

  std::vector<glm::dvec3> take() { return std::move(places_); }

 private:
  static constexpr std::uint32_t none = 0xFFFF'FFFF;

  static std::uint64_t keyOf(const glm::ivec3& cube) {
    std::uint64_t key = 0;
    for (int i = 0; i < 3; ++i) key = key << 21 | static_cast<std::uint32_t>(cube[i] + 1'000'000);
    return key;
  }

  std::vector<glm::dvec3> places_;
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> cubes_;
};

/// A place in the unit cube as it is stored: so that files and what they were made of are alike.
glm::dvec3 snapped(const glm::dvec3& place) {
  constexpr double steps = 65'535;
  return glm::round((place + 0.5) * steps) / steps - 0.5;
}

/// A mesh in the unit cube with corners near each other made one: the same one in whatever order
/// they are, and whichever triangles are between them.
mesh::TriangleMesh withMergedCorners(const mesh::TriangleMesh& mesh) {
  TakenCorners corners;
  std::vector<glm::dvec3> places = mesh.positions;
  std::ranges::sort(places, [](const glm::dvec3& a, const glm::dvec3& b) {
    return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z);
  });
  for (const glm::dvec3& place : places) corners.find(place);
  mesh::TriangleMesh result;
  for (mesh::Triangle triangle : mesh.triangles) {
    for (std::uint32_t& corner : triangle) corner = corners.find(mesh.positions[corner]);
    const auto& [a, b, c] = triangle;
    if (a != b && b != c && c != a) result.triangles.push_back(triangle);
  }
  result.positions = corners.take();
  return result;
}

/// A hull that may be merged.
struct MergedHull {
  QueueHull hull;
  glm::dvec3 low{0};  ///< Of the box in which others are near.
  glm::dvec3 high{0};
  bool isGone = false;

  explicit MergedHull(QueueHull made) : hull(std::move(made)) {
    low = high = hull.vertices.front();
    for (const glm::dvec3& vertex : hull.vertices) {
      low = glm::min(low, vertex);
      high = glm::max(high, vertex);
    }
    const double room = nearRoom * glm::distance(low, high);
    low -= room;
    high += room;
  }
};

/// The best pair of a hull with one before it, and by what share of the whole their hull is larger
/// than both. The cheapest is first; of equals the one that was offered first.
struct HullMerge {
  double cost;
  std::size_t one;
  std::size_t other;

  bool operator<(const HullMerge& than) const {
    return std::tie(cost, one, other) > std::tie(than.cost, than.one, than.other);
  }
};

class HullMerging {
 public:
  HullMerging(PatchHulls patches, const Task& task) : task_(task), whole_(patches.wholeVolume) {
    for (QueueHull& hull : patches.hulls) hulls_.emplace_back(std::move(hull));
  }

  /// Until so many are left; whether it was not cancelled.
  bool mergeTo(std::size_t most) {
    std::size_t left = hulls_.size();
    if (left <= most) return true;
    for (std::size_t i = 1; i < hulls_.size(); ++i)
      if (!offer(i)) return false;
    while (left > most && !merges_.empty()) {
      const HullMerge merge = merges_.top();
      merges_.pop();
      if (hulls_[merge.one].isGone) continue;
      if (hulls_[merge.other].isGone) {
        offerBest(merge.one);
        continue;
      }
      auto joined = joinedHull(merge.one, merge.other);
      hulls_[merge.one].isGone = true;
      hulls_[merge.other].isGone = true;
      --left;
      if (!joined) continue;
      hulls_.emplace_back(std::move(*joined));
      if (!offer(hulls_.size() - 1)) return false;
    }
    return true;
  }

  std::vector<QueueHull> take() {
    std::vector<QueueHull> left;
    for (MergedHull& hull : hulls_)
      if (!hull.isGone) left.push_back(std::move(hull.hull));
    return left;
  }

 private:
  std::vector<glm::dvec3> verticesOf(std::size_t i, std::size_t j) const {
    std::vector<glm::dvec3> points = hulls_[i].hull.vertices;
    const auto& more = hulls_[j].hull.vertices;
    points.insert(points.end(), more.begin(), more.end());
    return points;
  }

  std::optional<QueueHull> joinedHull(std::size_t i, std::size_t j) const {
    const std::vector<glm::dvec3> points = verticesOf(i, j);
    return queueHull(points, points.size());
  }

  /// Of hulls that are not near each other, the box around both stands for their hull.
  double joinedVolume(std::size_t i, std::size_t j) const {
    const MergedHull& one = hulls_[i];
    const MergedHull& other = hulls_[j];
    const bool areNear = glm::all(glm::lessThanEqual(one.low, other.high)) &&
                         glm::all(glm::lessThanEqual(other.low, one.high));
    if (areNear) return queueHullVolume(verticesOf(i, j));
    const glm::dvec3 box = glm::max(one.high, other.high) - glm::min(one.low, other.low);
    return box.x * box.y * box.z;
  }

  /// The pairs of a hull and those before it; whether it was not cancelled.
  bool offer(std::size_t i) {
    costs_.resize(i + 1);
    costs_[i].resize(i);
    for (std::size_t j = 0; j < i; ++j) {
      if (hulls_[j].isGone) continue;
      if (!task_.step()) return false;
      const double apart = hulls_[i].hull.volume + hulls_[j].hull.volume;
      costs_[i][j] = std::abs(apart - joinedVolume(i, j)) / whole_;
    }
    offerBest(i);
    return true;
  }

  /// The cheapest pair of a hull with one before it that is left. Only these are in the queue: it
  /// stays as short as there are hulls, though there are as many pairs as their square.
  void offerBest(std::size_t i) {
    double least = std::numeric_limits<double>::infinity();
    std::size_t best = i;
    for (std::size_t j = 0; j < i; ++j)
      if (costs_[i][j] < least && !hulls_[j].isGone) {
        least = costs_[i][j];
        best = j;
      }
    if (best != i) merges_.push({least, i, best});
  }

  const Task& task_;
  double whole_;
  std::vector<MergedHull> hulls_;
  std::vector<std::vector<double>> costs_;  ///< Of each hull with those before it.
  std::priority_queue<HullMerge> merges_;
};

/// The place on a mesh nearest to a point, where one is nearer than that; else the point.
glm::dvec3 movedOnto(const mesh::TriangleMesh& mesh, const glm::dvec3& point, double within) {
  glm::dvec3 nearest = point;
  double least = within;
  for (const auto& [a, b, c] : mesh.triangles) {
    const glm::dvec3& one = mesh.positions[a];
    const glm::dvec3& two = mesh.positions[b];
    const glm::dvec3& three = mesh.positions[c];
    if (glm::any(
            glm::greaterThan(glm::min(one, glm::min(two, three)) - point, glm::dvec3(least))) ||
        glm::any(glm::greaterThan(point - glm::max(one, glm::max(two, three)), glm::dvec3(least))))
      continue;
    const glm::dvec3 place = mesh::nearestPoint(point, one, two, three);
    const double distance = glm::distance(place, point);
    if (distance > least) continue;
    least = distance;
    nearest = place;
  }
  return nearest;
}

}  // namespace

Result<ConvexPieces> analyzedHulls(const mesh::TriangleMesh& mesh, const AnalyzeSettings& settings,
                                   const Task& task) {
  mesh::TriangleMesh usable = usablePart(mesh);
  if (usable.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  const CubeStretch stretch = stretchOf(usable);
  for (glm::dvec3& place : usable.positions) place = snapped(stretch.toCube(place));
  usable = withMergedCorners(usable);
  if (usable.triangles.empty()) return failure(shapeTexts["shape.no_volume"]);
  auto patches = patchHulls(usable, {settings.voxels, settings.volumeError}, task);
  if (!patches) return failure(std::move(patches));
  const double step = patches->step;
  HullMerging merging(std::move(*patches), task);
  if (!merging.mergeTo(settings.hulls)) return failure(baseTexts["task.cancelled"]);
  ConvexPieces pieces;
  for (QueueHull& hull : merging.take()) {
    for (glm::dvec3& vertex : hull.vertices) {
      if (!task.step()) return failure(baseTexts["task.cancelled"]);
      vertex = movedOnto(usable, vertex, step);
    }
    auto fewer = queueHull(hull.vertices, settings.vertices);
    std::vector<glm::dvec3>& piece =
        pieces.emplace_back(std::move(fewer ? fewer->vertices : hull.vertices));
    for (glm::dvec3& vertex : piece) vertex = stretch.toMesh(vertex);
  }
  if (pieces.empty()) return failure(shapeTexts["shape.no_volume"]);
  return pieces;
}

std::span<const AnalyzeSettings> usualAnalyzeSettings() {
  static constexpr std::array settings{AnalyzeSettings{.voxels = 200'000}, AnalyzeSettings{},
                                       AnalyzeSettings{.voxels = 800'000}};
  return settings;
}

namespace {

Result<AnalyzedRange> rangeOf(const mesh::TriangleMesh& mesh, const Task& task) {
  const auto weightOf = [](const cost::Decomposition& hulls) {
    return hulls.hulls + hulls.vertices;
  };
  std::optional<AnalyzedRange> range;
  for (const AnalyzeSettings& settings : usualAnalyzeSettings()) {
    const auto hulls = analyzedHulls(mesh, settings, task);
    if (!hulls) return tl::unexpected(hulls.error());
    cost::Decomposition made{hulls->size(), 0};
    for (const auto& hull : *hulls) made.vertices += hull.size();
    if (!range) range = {made, made};
    if (weightOf(made) < weightOf(range->least)) range->least = made;
    if (weightOf(made) > weightOf(range->most)) range->most = made;
  }
  return *range;
}

}  // namespace

Result<AnalyzedRange> analyzedRange(const mesh::TriangleMesh& mesh, const Task& task) {
  return keptOr<AnalyzedRange>([&] { return keyOfAnalyzed(mesh); },
                               [&] { return rangeOf(mesh, task); }, task);
}

}  // namespace wb::shape

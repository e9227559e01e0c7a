// Problem: from the cube that a ray enters to a full answer: the point, the nearest corner and
// edge, and where the ray leaves.
// Method: the slab test (Kay and Kajiya 1986) for the cube, or the triangles of a NORMAL one; all
// four corners and edges of the face are compared. The casts themselves are in exact.cpp and
// inexor.cpp; many rays are shared out to threads in chunks.
// Complexity: O(depth) for one answer.
// Constants: `chunk` only changes the speed:
// `./dev bench --benchmark_filter="octree/a million rays"`.
#include "model/octree/cast.h"

#include "model/core/number.h"
#include "model/core/threads.h"
#include "model/octree/detail/ray_cube.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace wb::octree {
namespace {

/// The cube of an entry, in the frame in which the algorithm saw it.
class EnteredCube {
 public:
  EnteredCube(const World& world, const Ray& ray, const Entry& entry, const CastOptions& options)
      : octree_(*world.octrees()[entry.octree].octree),
        placement_(world.octrees()[entry.octree].placement),
        entry_(entry),
        isExact_(options.algorithm == Algorithm::exact),
        frame_(isExact_ ? placement_
                        : Placement{placement_.position, placement_.size, {1, 0, 0, 0}}),
        ray_(toOwn(frame_, ray.origin, unitOf(ray.direction))) {
    for (std::size_t level = 0; level < entry.cube.depth(); ++level) {
      size_ /= 2;
      for (int axis = 0; axis < axisCount; ++axis)
        if (isPositive(entry.cube[level], axis)) corner_[axis] += size_;
    }
    const bool usesMesh = isExact_ && options.indentation == IndentationUse::mesh;
    const Octree::Cube cube = octree_.at(entry.cube);
    if (usesMesh && octree_.kind(cube) == CubeKind::normal && octree_.codes(cube) != untouchedCodes)
      indented_.emplace(frame_, corner_, size_, octree_.codes(cube));
  }

  Hit describe() const {
    Hit hit{entry_, frame_.point(corner_), frame_.size() * size_, {}, {}, {}};
    const glm::dvec3 point = entry_.isInside ? ray_.origin : ownPoint(entry_.t, entry_.face);
    hit.point = frame_.pointToWorld(point);
    if (entry_.isInside) return hit;
    hit.corner = nearestCorner(point);
    hit.edge = nearestEdge(point);
    return hit;
  }

  Exit exit() const {
    Exit exit;
    const auto left = indented_ ? indented_->leave(ray_, entry_.t) : std::nullopt;
    if (left) {
      exit = {left->t, left->face, {}};
    } else {
      const Slabs slabs = slabsOf(ray_, frame_.point(corner_), frame_.point(corner_ + size_));
      exit = {slabs.exit(), leftFace(ray_, slabs), {}};
    }
    exit.point = frame_.pointToWorld(ownPoint(exit.t, exit.face));
    return exit;
  }

 private:
  /// On the plane of the face to the last bit, where the face is a plane across its axis.
  glm::dvec3 ownPoint(double t, Face face) const {
    glm::dvec3 point = ray_.origin + t * ray_.direction;
    const int axis = axisOf(face);
    if (!indented_)
      point[axis] = frame_.plane(axis, corner_[axis] + (isPositive(face) ? size_ : 0));
    return point;
  }

  glm::dvec3 cornerAt(int corner) const {
    if (indented_) return indented_->corners()[static_cast<std::size_t>(corner)];
    const glm::dvec3 side(isPositive(corner, 0), isPositive(corner, 1), isPositive(corner, 2));
    return frame_.point(corner_ + size_ * side);
  }

  NearCorner nearestCorner(const glm::dvec3& point) const {
    NearCorner nearest{-1, {}};
    double smallest = 0;
    for (const int corner : cornersOf(entry_.face)) {
      const glm::dvec3 position = cornerAt(corner);
      const double away = glm::distance(position, point);
      if (nearest.index >= 0 && away >= smallest) continue;
      nearest = {corner, position};
      smallest = away;
    }
    return nearest;
  }

  NearEdge nearestEdge(const glm::dvec3& point) const {
    NearEdge nearest{-1, {}};
    double smallest = 0;
    for (const int index : edgesOf(entry_.face)) {
      const Edge& edge = edges[static_cast<std::size_t>(index)];
      const std::array ends{cornerAt(edge.start), cornerAt(edge.end)};
      const double away = distanceTo(ends, point);
      if (nearest.index >= 0 && away >= smallest) continue;
      nearest = {index, ends};
      smallest = away;
    }
    return nearest;
  }

  double distanceTo(const std::array<glm::dvec3, 2>& ends, const glm::dvec3& point) const {
    if (!isExact_) return glm::distance((ends[0] + ends[1]) / 2.0, point);
    const glm::dvec3 along = ends[1] - ends[0];
    const double length = glm::dot(along, along);
    const double at =
        length > 0 ? glm::clamp(glm::dot(point - ends[0], along) / length, 0.0, 1.0) : 0.0;
    return glm::distance(ends[0] + at * along, point);
  }

  const Octree& octree_;
  const Placement& placement_;
  const Entry& entry_;
  bool isExact_;
  OwnFrame frame_;
  OwnRay ray_;
  glm::dvec3 corner_{0};  ///< In fractions of the root's size, as is size_.
  double size_ = 1;
  std::optional<IndentedCube> indented_;
};

}  // namespace

std::string_view name(Algorithm algorithm) {
  return algorithm == Algorithm::exact ? "exact" : "inexor";
}

std::optional<Entry> cast(const World& world, const Ray& ray, const CastOptions& options) {
  if (options.algorithm == Algorithm::inexor) return castInexor(world, ray);
  return castExact(world, ray, options.indentation);
}

std::optional<Entry> cast(const World& world, const Ray& ray, const CastOptions& options,
                          Visits& visits) {
  if (options.algorithm == Algorithm::inexor) return castInexor(world, ray, visits);
  return castExact(world, ray, options.indentation, visits);
}

Hit describe(const World& world, const Ray& ray, const Entry& entry, const CastOptions& options) {
  return EnteredCube(world, ray, entry, options).describe();
}

Exit exitOf(const World& world, const Ray& ray, const Entry& entry, const CastOptions& options) {
  return EnteredCube(world, ray, entry, options).exit();
}

namespace {

/// A negative zero as 0.
std::string numberText(double number) { return rounded(number + 0.0); }

std::string pointText(const glm::dvec3& point) {
  return numberText(point.x) + ',' + numberText(point.y) + ',' + numberText(point.z);
}

}  // namespace

std::string formatHit(const std::optional<Hit>& hit) {
  if (!hit) return "miss";
  const Entry& entry = hit->entry;
  const std::string cube = " oct=" + std::to_string(entry.octree) + " cube=" + entry.cube.text();
  if (entry.isInside) return "inside" + cube + " face=none t=0";
  return "hit" + cube + " min=" + pointText(hit->min) + " size=" + numberText(hit->size) +
         " face=" + std::string(name(entry.face)) + " point=" + pointText(hit->point) +
         " corner=" + std::to_string(hit->corner->index) +
         " edge=" + std::to_string(hit->edge->index) + " t=" + numberText(entry.t);
}

std::vector<std::optional<Entry>> castAll(const World& world, std::span<const Ray> rays,
                                          const CastOptions& options, std::size_t threads) {
  constexpr std::size_t chunk = 256;  // Rays taken at once: costs differ much between them.
  std::vector<std::optional<Entry>> entries(rays.size());
  inParallel(rays.size(), chunk, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) entries[i] = cast(world, rays[i], options);
  });
  return entries;
}

}  // namespace wb::octree

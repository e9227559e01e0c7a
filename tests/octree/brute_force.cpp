#include "tests/octree/brute_force.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace wb::octree::test {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

/// A leaf, or what counts as one, with its corner counted in smallest cubes of 2^-32.
struct Leaf {
  Path path;
  std::array<std::uint64_t, 3> corner{};
  std::uint64_t size = std::uint64_t{1} << 32;
  bool isNormal = false;
  PackedCodes codes{};
};

bool hasFilled(const Octree& octree, Octree::Cube cube) {
  if (octree.kind(cube) != CubeKind::octant) return octree.kind(cube) != CubeKind::empty;
  for (int i = 0; i < 8; ++i)
    if (hasFilled(octree, octree.child(cube, i))) return true;
  return false;
}

void collect(const Octree& octree, Octree::Cube cube, const Leaf& leaf, std::size_t maxDepth,
             std::vector<Leaf>& leaves) {
  const CubeKind kind = octree.kind(cube);
  if (kind == CubeKind::empty) return;
  if (kind == CubeKind::octant && leaf.path.depth() < maxDepth) {
    for (int i = 0; i < 8; ++i) {
      Leaf below = leaf;
      below.path = leaf.path.child(i);
      below.size /= 2;
      for (std::size_t axis = 0; axis < 3; ++axis)
        if ((i & (4 >> axis)) != 0) below.corner[axis] += below.size;
      collect(octree, octree.child(cube, i), below, maxDepth, leaves);
    }
    return;
  }
  if (kind == CubeKind::octant && !hasFilled(octree, cube)) return;
  leaves.push_back(leaf);
  leaves.back().isNormal = kind == CubeKind::normal;
  if (kind == CubeKind::normal) leaves.back().codes = octree.codes(cube);
}

struct Found {
  double t = 0;
  int face = 0;
  bool isInside = false;
};

bool isClose(double a, double b) { return std::abs(a - b) <= 1e-9 * (1 + std::abs(a)) || a == b; }

/// One octree's view of the ray.
class LeafTest {
 public:
  LeafTest(const Placement& placement, const Ray& ray) : placement_(placement) {
    const glm::dvec3 centre = placement.position + placement.size / 2;
    const double largest =
        std::max({std::abs(ray.direction.x), std::abs(ray.direction.y), std::abs(ray.direction.z)});
    direction_ = glm::normalize(ray.direction / largest);
    origin_ = ray.origin;
    const glm::dquat& q = placement.rotation;
    if (q.x == 0 && q.y == 0 && q.z == 0) return;
    const glm::dmat3 back = glm::transpose(glm::mat3_cast(q));
    origin_ = centre + back * (ray.origin - centre);
    direction_ = back * direction_;
  }

  /// The closed box, axis by axis. Doubtful where two planes are met at nearly one place, or one of
  /// them next to the origin: the oracle in tests/oracle looks at those.
  std::optional<Found> box(const Leaf& leaf, bool& isDoubtful) const {
    double entry = -infinite;
    double exit = infinite;
    bool isTie = false;
    for (int axis = 0; axis < 3; ++axis) {
      const double low = plane(leaf, axis, 0);
      const double high = plane(leaf, axis, 8);
      if (direction_[axis] == 0) {
        isTie = isTie || isClose(origin_[axis], low) || isClose(origin_[axis], high);
        isDoubtful = isDoubtful || isTie;
        if (origin_[axis] < low || origin_[axis] > high) return {};
        continue;
      }
      const double a = (low - origin_[axis]) / direction_[axis];
      const double b = (high - origin_[axis]) / direction_[axis];
      const double nearer = std::min(a, b);
      isTie = isTie || isClose(nearer, entry);
      entry = std::max(entry, std::min(a, b));
      exit = std::min(exit, std::max(a, b));
    }
    isTie = isTie || isClose(entry, exit) || isClose(exit, 0) || isClose(entry, 0);
    isDoubtful = isDoubtful || isTie;
    if (entry > exit || exit < 0) return {};
    if (entry < 0) return Found{0, 0, true};
    return Found{entry, faceAt(leaf, entry), false};
  }

  /// 12 triangles, each by solving for the point where the line meets its plane. Doubtful where a
  /// barycentric coordinate is next to 0 or the origin next to the surface.
  std::optional<Found> normal(const Leaf& leaf, bool& isDoubtful) const {
    const auto moved = movedCorners(unpacked(leaf.codes));
    std::array<glm::dvec3, 8> at;
    for (std::size_t i = 0; i < 8; ++i)
      for (int axis = 0; axis < 3; ++axis) at[i][axis] = plane(leaf, axis, moved[i][axis]);
    std::optional<Found> nearest;
    int crossings = 0;
    const double size = plane(leaf, 0, 8) - plane(leaf, 0, 0);
    for (const CubeTriangle& triangle : surfaceOf(moved)) {
      const auto [i, j, k] = triangle.corners;
      const glm::dvec3 u = at[j] - at[i];
      const glm::dvec3 v = at[k] - at[i];
      const glm::dvec3 n = glm::cross(u, v);
      const double area = glm::dot(n, n);
      if (area < 1e-9 * size * size * size * size) continue;
      const double steep = glm::dot(n, direction_) / std::sqrt(area);
      const glm::dvec3 w = origin_ - at[i];
      if (std::abs(steep) < 1e-9) {
        isDoubtful = isDoubtful || std::abs(glm::dot(w, n)) < 1e-6 * size * std::sqrt(area);
        continue;
      }
      const double t = -glm::dot(w, n) / glm::dot(n, direction_);
      const glm::dvec3 p = w + t * direction_;
      const double b = glm::dot(glm::cross(p, v), n) / area;
      const double c = glm::dot(glm::cross(u, p), n) / area;
      const double least = std::min({b, c, 1 - b - c});
      const double margin = 1e-7 + 1e-10 * std::abs(t) / size / std::abs(steep);
      if (least < -margin) continue;
      if (least < margin || std::abs(t) < 1e-7 * size) isDoubtful = true;
      if (t < 0) continue;
      ++crossings;
      // Faces moved into one plane: either is right.
      isDoubtful = isDoubtful || (nearest && std::abs(t - nearest->t) < 1e-9 * (1 + t));
      if (!nearest || t < nearest->t) nearest = Found{t, indexOf(triangle.face), false};
    }
    if (crossings % 2 == 1) return Found{0, 0, true};
    return nearest;
  }

 private:
  double plane(const Leaf& leaf, int axis, int eighth) const {
    const auto corner = static_cast<double>(leaf.corner[static_cast<std::size_t>(axis)]);
    const auto size = static_cast<double>(leaf.size);
    return placement_.position[axis] +
           placement_.size * ((corner + size * (eighth / 8.0)) / 4294967296.0);
  }

  int faceAt(const Leaf& leaf, double entry) const {
    for (int face = 0; face < 6; ++face) {
      const int axis = face / 2;
      const bool positive = face == 1 || face == 3 || face == 4;
      if (direction_[axis] == 0 || positive == (direction_[axis] > 0)) continue;
      const double at = (plane(leaf, axis, positive ? 8 : 0) - origin_[axis]) / direction_[axis];
      if (at == entry) return face;
    }
    return -1;
  }

  const Placement& placement_;
  glm::dvec3 origin_{0};
  glm::dvec3 direction_{0};
};

}  // namespace

BruteForce castBruteForce(const std::vector<PlacedOctree>& octrees, const Ray& ray,
                          IndentationUse indentation) {
  BruteForce result;
  for (std::size_t i = 0; i < octrees.size(); ++i) {
    const Octree& octree = *octrees[i].octree;
    std::vector<Leaf> leaves;
    collect(octree, octree.root(), {}, ray.maxDepth, leaves);
    const LeafTest test(octrees[i].placement, ray);
    for (const Leaf& leaf : leaves) {
      const auto box = test.box(leaf, result.isDoubtful);
      if (!box) continue;
      const bool isBox = !leaf.isNormal || indentation == IndentationUse::ignore ||
                         unpacked(leaf.codes) == Indentation{};
      const auto found = isBox ? box : test.normal(leaf, result.isDoubtful);
      if (!found) continue;
      const bool isNear =
          result.entry && std::abs(found->t - result.entry->t) < 1e-9 * (1 + std::abs(found->t));
      result.isDoubtful = result.isDoubtful || isNear;
      if (result.entry && found->t >= result.entry->t) continue;
      result.entry = Entry{found->t, i, leaf.path, static_cast<Face>(found->face), found->isInside};
    }
  }
  return result;
}

}  // namespace wb::octree::test

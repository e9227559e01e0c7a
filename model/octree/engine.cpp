// Problem: what Inexor's engine finds for a ray, right or wrong.
// Method: that of its source (see engine.h), operation by operation in single precision.
// Complexity: O(octrees · cubes) a ray: it looks at all that the ray may meet.
// Constants: mostMet is the source's. It has no others.
#include "model/octree/engine.h"

#include "model/octree/detail/ray_cube.h"

#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <limits>

namespace wb::octree {
namespace {

constexpr int mostMet = 4;

/// Whether an OCTANT is filled throughout, so that the engine would make one SOLID cube of it.
bool isTakenAsSolid(const Octree& octree, Octree::Cube cube) {
  if (octree.kind(cube) != CubeKind::octant) return octree.kind(cube) == CubeKind::solid;
  const Octree::Node& node = octree.children(cube);
  if (static_cast<std::uint8_t>(node.solids | node.octants) != 0xff) return false;
  for (int slot = 0; slot < childCount; ++slot)
    if (!isTakenAsSolid(octree, octree.child(cube, slot))) return false;
  return true;
}

struct EngineRay {
  glm::vec3 origin;
  glm::vec3 direction;

  explicit EngineRay(const Ray& ray) : origin(ray.origin), direction(unitOf(ray.direction)) {}
};

/// A cube as the engine places it.
struct EngineCube {
  glm::vec3 position;
  float size;

  explicit EngineCube(const Placement& placement)
      : position(placement.position), size(static_cast<float>(placement.size)) {}

  glm::vec3 centre() const { return position + 0.5F * size; }
  EngineCube child(int slot) const {
    EngineCube below = *this;
    below.size = size / 2;
    for (int axis = 0; axis < axisCount; ++axis)
      below.position[axis] = position[axis] + (isPositive(slot, axis) ? below.size : 0.0F);
    return below;
  }
};

float squaredBetween(const glm::vec3& a, const glm::vec3& b) { return glm::dot(b - a, b - a); }

bool meetsSphere(const EngineCube& cube, const EngineRay& ray) {
  constexpr float epsilon = std::numeric_limits<float>::epsilon();
  const float radius = static_cast<float>(std::sqrt(3.0) * cube.size) / 2.0F;
  const auto squaredRadius = static_cast<float>(std::pow(radius, 2));
  const glm::vec3 to = cube.centre() - ray.origin;
  const float ahead = glm::dot(to, ray.direction);
  const float aside = glm::dot(to, to) - ahead * ahead;
  if (aside > squaredRadius) return false;
  const float half = std::sqrt(squaredRadius - aside);
  return (ahead > half + epsilon ? ahead - half : ahead + half) > epsilon;
}

bool meetsBox(const EngineCube& cube, const EngineRay& ray) {
  std::array<float, axisCount> near{};
  std::array<float, axisCount> far{};
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    const float inverse = 1 / ray.direction[axis];
    const float low = cube.position[axis];
    const float high = cube.position[axis] + cube.size;
    near[at] = ((inverse < 0 ? high : low) - ray.origin[axis]) * inverse;
    far[at] = ((inverse < 0 ? low : high) - ray.origin[axis]) * inverse;
  }
  if (near[0] > far[1] || near[1] > far[0]) return false;
  const float last = near[1] > near[0] ? near[1] : near[0];
  const float first = far[1] < far[0] ? far[1] : far[0];
  return last <= far[2] && near[2] <= first;
}

template <class Watcher>
class EngineCaster {
 public:
  EngineCaster(const World& world, const Ray& ray, Watcher& watcher)
      : world_(world), ray_(ray), own_(ray), watcher_(watcher) {}

  std::optional<Entry> cast() {
    for (std::size_t octree = 0; octree < world_.octrees().size(); ++octree) {
      const PlacedOctree& placed = world_.octrees()[octree];
      const Place root{
          *placed.octree, octree, placed.octree->root(), {}, EngineCube(placed.placement)};
      watcher_.enterOctree();
      const auto met = meet(root);
      if (!met) continue;
      Entry entry{0, octree, *met, Face::left, false};
      const EngineHit hit = engineHit(world_, ray_, entry);
      entry.t = hit.t;
      entry.face = hit.face;
      watcher_.hit(octree, *met, entry.t);
      return entry;
    }
    return {};
  }

 private:
  struct Place {
    const Octree& octree;
    std::size_t index;
    Octree::Cube cube;
    Path path;
    EngineCube box;
  };

  std::optional<Path> meet(const Place& place) {
    const bool isOctant = place.octree.kind(place.cube) == CubeKind::octant;
    const bool isSolid = isTakenAsSolid(place.octree, place.cube);
    if (!isOctant && place.octree.kind(place.cube) == CubeKind::empty) return {};
    if (!meetsSphere(place.box, own_)) return reject(place, Bound::sphere);
    if (!meetsBox(place.box, own_)) return reject(place, Bound::box);
    if (isSolid) return place.path;
    if (!isOctant) return reject(place, Bound::mesh);
    if (ray_.maxDepth != limits::octreeDepth && place.path.depth() >= ray_.maxDepth)
      return place.path;
    return meetChildren(place);
  }

  std::optional<Path> meetChildren(const Place& place) {
    watcher_.enter(place.index, place.path);
    std::optional<Path> nearest;
    float smallest = std::numeric_limits<float>::max();
    int count = 0;
    for (int slot = 0; slot < childCount && count < mostMet; ++slot) {
      const Place child{place.octree, place.index, place.octree.child(place.cube, slot),
                        place.path.child(slot), place.box.child(slot)};
      if (!meet(child)) continue;
      ++count;
      const float away = squaredBetween(child.box.centre(), own_.origin);
      watcher_.record(
          {Step::Kind::candidate, child.index, child.path, std::sqrt(static_cast<double>(away))});
      if (away >= smallest) continue;
      smallest = away;
      nearest = child.path;
    }
    if (count == mostMet) watcher_.record({Step::Kind::stopped, place.index, place.path});
    if (!nearest) watcher_.record({Step::Kind::deadEnd, place.index, place.path});
    return nearest;
  }

  std::optional<Path> reject(const Place& place, Bound bound) {
    if (!watcher_.wantsSteps()) return {};
    const OwnRay ray{ray_.origin, unitOf(ray_.direction)};
    const glm::dvec3 low(place.box.position);
    const double size = place.box.size;
    const Nearness nearness =
        bound == Bound::sphere
            ? nearnessToSphere(ray, glm::dvec3(place.box.centre()), std::sqrt(0.75) * size)
            : nearnessToBox(ray, low, low + size, Reach::line);
    watcher_.record({Step::Kind::rejected, place.index, place.path, nearness.distance, bound});
    return {};
  }

  const World& world_;
  const Ray& ray_;
  EngineRay own_;
  Watcher& watcher_;
};

struct FaceOfEngine {
  glm::vec3 normal;
  std::array<std::uint8_t, 4> corners;  ///< Of engineCorners.
  std::array<std::uint8_t, 4> edges;    ///< Of engineEdges.
};
// In the order of Face.
const std::array<FaceOfEngine, faceCount> engineFaces{{
    {{-1, 0, 0}, {0, 1, 2, 3}, {0, 1, 2, 3}},
    {{1, 0, 0}, {4, 5, 6, 7}, {4, 5, 6, 7}},
    {{0, -1, 0}, {0, 1, 4, 5}, {1, 5, 8, 11}},
    {{0, 1, 0}, {2, 3, 6, 7}, {3, 7, 9, 11}},
    {{0, 0, 1}, {1, 3, 5, 7}, {0, 4, 10, 11}},
    {{0, 0, -1}, {0, 2, 4, 6}, {2, 6, 8, 9}},
}};
// What we call the corners and edges that stand in the engine's lists at 0, 1, …
constexpr std::array<std::uint8_t, cornerCount> engineCorners{0, 1, 2, 3, 4, 5, 7, 6};
constexpr std::array<std::uint8_t, edgeCount> engineEdges{4, 11, 1, 2, 7, 8, 10, 5, 0, 3, 9, 6};

/// A point of a cube by -1, 0 or 1 on each axis.
glm::vec3 pointOf(const EngineCube& cube, const glm::vec3& side) {
  return cube.centre() + side * (cube.size / 2);
}

glm::vec3 sideOfCorner(int corner) {
  return {isPositive(corner, 0) ? 1 : -1, isPositive(corner, 1) ? 1 : -1,
          isPositive(corner, 2) ? 1 : -1};
}

template <class SideOf>
int nearestInList(const EngineCube& cube, const glm::vec3& point,
                  const std::array<std::uint8_t, 4>& list, const SideOf& sideOf) {
  int nearest = list[0];
  float smallest = std::numeric_limits<float>::max();
  for (const int candidate : list) {
    const float away = squaredBetween(pointOf(cube, sideOf(candidate)), point);
    if (away >= smallest) continue;
    smallest = away;
    nearest = candidate;
  }
  return nearest;
}

}  // namespace

EngineHit engineHit(const World& world, const Ray& ray, const Entry& entry) {
  EngineCube cube(world.octrees()[entry.octree].placement);
  for (std::size_t level = 0; level < entry.cube.depth(); ++level)
    cube = cube.child(entry.cube[level]);
  const EngineRay own(ray);
  EngineHit hit;
  float smallest = std::numeric_limits<float>::max();
  for (std::size_t face = 0; face < engineFaces.size(); ++face) {
    const glm::vec3& normal = engineFaces[face].normal;
    const float slope = glm::dot(normal, own.direction);
    if (!(slope < 0)) continue;
    const float t = glm::dot(own.origin - pointOf(cube, normal), normal) / slope;
    const glm::vec3 point = own.origin - own.direction * t;
    const float away = squaredBetween(cube.centre(), point);
    if (away >= smallest) continue;
    smallest = away;
    hit = {static_cast<Face>(face), 0, 0, point, -static_cast<double>(t)};
  }
  const FaceOfEngine& face = engineFaces[static_cast<std::size_t>(hit.face)];
  hit.corner = engineCorners[static_cast<std::size_t>(nearestInList(
      cube, hit.point, face.corners,
      [](int corner) { return sideOfCorner(engineCorners[static_cast<std::size_t>(corner)]); }))];
  hit.edge = engineEdges[static_cast<std::size_t>(
      nearestInList(cube, hit.point, face.edges, [](int index) {
        const Edge& edge = edges[engineEdges[static_cast<std::size_t>(index)]];
        return (sideOfCorner(edge.start) + sideOfCorner(edge.end)) / 2.0F;
      }))];
  return hit;
}

std::optional<Entry> castEngine(const World& world, const Ray& ray) {
  NoVisits nobody;
  return EngineCaster(world, ray, nobody).cast();
}

std::optional<Entry> castEngine(const World& world, const Ray& ray, Visits& visits) {
  return EngineCaster(world, ray, visits).cast();
}

bool crashesEngine(const Octree& octree) {
  bool crashes = false;
  forEachCube(octree,
              [&](Octree::Cube cube, CubeKind kind, const Path&, const glm::dvec3&, double) {
                if (kind != CubeKind::octant) return false;
                crashes = crashes || octree.children(cube).solids == 0xff;
                return !crashes;
              });
  return crashes;
}

}  // namespace wb::octree

#include "model/octree/cube_facts.h"

#include "model/octree/octree_statistics.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::octree {
namespace {

constexpr std::size_t trianglesOfBox = std::size_t{2} * faceCount;

/// Edges may be pushed so far that a triangle has no area left.
std::size_t trianglesOf(const PackedCodes& codes) {
  const auto corners = movedCorners(unpacked(codes));
  const auto surface = surfaceOf(corners);
  return static_cast<std::size_t>(std::ranges::count_if(surface, [&](const CubeTriangle& triangle) {
    const glm::dvec3 a(corners[triangle.corners[0]]);
    const glm::dvec3 b(corners[triangle.corners[1]]);
    const glm::dvec3 c(corners[triangle.corners[2]]);
    return glm::cross(b - a, c - a) != glm::dvec3(0);
  }));
}

void count(CubeCounts& counts, CubeKind kind) {
  switch (kind) {
    case CubeKind::empty:
      ++counts.empty;
      break;
    case CubeKind::solid:
      ++counts.solid;
      break;
    case CubeKind::normal:
      ++counts.normal;
      break;
    case CubeKind::octant:
      ++counts.octant;
      break;
  }
}

/// The cubes below, and what they fill.
class Below {
 public:
  Below(const Octree& octree, CubeFacts& facts) : octree_(octree), facts_(facts) {}

  void add(Octree::Cube cube, std::size_t depth, double volume) {
    const CubeKind kind = octree_.kind(cube);
    count(facts_.counts, kind);
    facts_.counts.depth = std::max(facts_.counts.depth, depth);
    if (kind == CubeKind::solid) {
      facts_.filled += volume;
      facts_.triangles += trianglesOfBox;
    } else if (kind == CubeKind::normal) {
      const PackedCodes& codes = octree_.codes(cube);
      facts_.filled += volume * filledShare(codes);
      facts_.triangles += trianglesOf(codes);
    } else if (kind == CubeKind::octant) {
      for (int slot = 0; slot < childCount; ++slot)
        add(octree_.child(cube, slot), depth + 1, volume / childCount);
    }
  }

 private:
  const Octree& octree_;
  CubeFacts& facts_;
};

/// Of the whole octree what it takes with all that it needs beside its cubes.
std::size_t memoryOf(const Octree& octree, const Path& cube, const CubeCounts& counts) {
  if (cube.depth() == 0) return octree.bytes();
  return counts.octant * cubeBytes(CubeKind::octant) + counts.normal * cubeBytes(CubeKind::normal);
}

std::optional<Neighbour> beside(const Octree& octree, const Path& cube, Face face) {
  GridPoint point = gridPointOf(cube);
  GridNumber& along = point[static_cast<std::size_t>(axisOf(face))];
  along += isPositive(face) ? 1 : -1;
  if (along < 0 || along >= GridNumber{1} << cube.depth()) return {};
  const Path there = cubeOn(octree, pathOf(point, cube.depth()));
  return Neighbour{there, octree.kind(octree.at(there))};
}

}  // namespace

Path cubeOn(const Octree& octree, const Path& path) {
  Path reached;
  Octree::Cube cube = octree.root();
  for (std::size_t level = 0; level < path.depth() && octree.kind(cube) == CubeKind::octant;
       ++level) {
    cube = octree.child(cube, path[level]);
    reached = reached.child(path[level]);
  }
  return reached;
}

std::vector<Path> wayTo(const Path& cube) {
  std::vector<Path> way{Path()};
  for (std::size_t level = 0; level < cube.depth(); ++level)
    way.push_back(way.back().child(cube[level]));
  return way;
}

bool isWithin(const Path& cube, const Path& holder) {
  if (cube.depth() < holder.depth()) return false;
  for (std::size_t level = 0; level < holder.depth(); ++level)
    if (cube[level] != holder[level]) return false;
  return true;
}

CubeFacts factsOf(const Octree& octree, const Placement& placement, const Path& cube) {
  const Path there = cubeOn(octree, cube);
  const Octree::Cube at = octree.at(there);
  const OwnFrame frame(placement);
  CubeFacts facts;
  facts.kind = octree.kind(at);
  Below(octree, facts).add(at, 0, 1);
  facts.bytes = memoryOf(octree, there, facts.counts);
  if (facts.kind == CubeKind::octant)
    for (int slot = 0; slot < childCount; ++slot)
      count(facts.children, octree.kind(octree.child(at, slot)));

  const double share = std::ldexp(1.0, -static_cast<int>(there.depth()));
  const GridPoint point = gridPointOf(there);
  const auto low = [&](int axis) {
    return share * static_cast<double>(point[static_cast<std::size_t>(axis)]);
  };
  facts.size = placement.size * share;
  for (int axis = 0; axis < axisCount; ++axis) {
    facts.min[axis] = frame.plane(axis, low(axis));
    facts.max[axis] = frame.plane(axis, low(axis) + share);
  }
  const Indentation spans =
      facts.kind == CubeKind::normal ? unpacked(octree.codes(at)) : Indentation{};
  for (std::size_t edge = 0; edge < spans.size(); ++edge) {
    const int axis = edges[edge].axis();
    const auto end = [&](int eighth) {
      return frame.plane(axis, low(axis) + share * eighth / eighths);
    };
    facts.edges[edge] = {spans[edge], end(spans[edge].start), end(spans[edge].end)};
  }
  for (int face = 0; face < faceCount; ++face)
    facts.neighbours[static_cast<std::size_t>(face)] =
        beside(octree, there, static_cast<Face>(face));
  return facts;
}

}  // namespace wb::octree

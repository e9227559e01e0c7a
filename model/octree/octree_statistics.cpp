#include "model/octree/octree_statistics.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::octree {

/// By the divergence theorem: tetrahedra between each triangle and the origin, in whole numbers.
double filledShare(const PackedCodes& codes) {
  const auto corners = movedCorners(unpacked(codes));
  int sixfold = 0;
  for (const CubeTriangle& triangle : surfaceOf(corners)) {
    const glm::ivec3 a = corners[triangle.corners[0]];
    const glm::ivec3 b = corners[triangle.corners[1]];
    const glm::ivec3 c = corners[triangle.corners[2]];
    sixfold += a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) +
               a.z * (b.x * c.y - b.y * c.x);
  }
  constexpr int whole = 6 * eighths * eighths * eighths;
  return static_cast<double>(sixfold) / whole;
}

std::size_t cubeBytes(CubeKind kind) {
  if (kind == CubeKind::octant) return sizeof(Octree::Node);
  return kind == CubeKind::normal ? sizeof(PackedCodes) : 0;
}

std::array<KindStatistics, 4> statisticsByKind(const Octree& octree) {
  std::array<KindStatistics, 4> kinds;
  forEachCube(octree,
              [&](Octree::Cube, CubeKind kind, const Path& path, const glm::dvec3&, double) {
                KindStatistics& one = kinds[static_cast<std::size_t>(kind)];
                const std::size_t depth = path.depth();
                one.shallowest = one.count == 0 ? depth : std::min(one.shallowest, depth);
                one.deepest = std::max(one.deepest, depth);
                one.bytes += cubeBytes(kind);
                ++one.count;
              });
  return kinds;
}

OctreeStatistics statisticsOf(const Octree& octree, IndentationUse indentation) {
  OctreeStatistics statistics;
  statistics.levels.resize(octree.counts().depth + 1);
  statistics.bytes = octree.bytes();
  forEachCube(octree, [&](Octree::Cube cube, CubeKind kind, const Path& path, const glm::dvec3&,
                          double size) {
    LevelStatistics& level = statistics.levels[path.depth()];
    const double volume = size * size * size;
    switch (kind) {
      case CubeKind::empty:
        ++level.empty;
        break;
      case CubeKind::solid:
        ++level.solid;
        level.filled += volume;
        break;
      case CubeKind::normal:
        ++level.normal;
        level.filled +=
            volume * (indentation == IndentationUse::mesh ? filledShare(octree.codes(cube)) : 1);
        break;
      case CubeKind::octant:
        ++level.octant;
        break;
    }
  });
  for (const LevelStatistics& level : statistics.levels) statistics.filled += level.filled;
  return statistics;
}

}  // namespace wb::octree

#include "model/geometry/coarser.h"

#include "model/geometry/detail/meshoptimizer_input.h"

#include <meshoptimizer.h>

#include <optional>
#include <utility>

namespace wb::mesh {
namespace {

constexpr std::size_t handful = 24;
constexpr std::size_t factor = 4;

/// Indices into the points of the finest mesh, and how far off they are in its unit.
struct Level {
  Indices indices;
  double error = 0;
};

std::size_t targetOf(const Level& above) { return above.indices.size() / 3 / factor * 3; }

/// Keeps what hangs together.
Level collapsed(const Level& above, const Points& points) {
  Indices indices(above.indices.size());
  float error = 0;
  indices.resize(meshopt_simplify(indices.data(), above.indices.data(), above.indices.size(),
                                  &points.front().x, points.size(), sizeof(glm::vec3),
                                  targetOf(above), anyError, 0, &error));
  return {std::move(indices), above.error + static_cast<double>(error)};
}

/// Joins what lies close together, even to nothing.
Level joined(const Level& above, const Points& points) {
  Indices indices(above.indices.size());
  float error = 0;
  indices.resize(meshopt_simplifySloppy(indices.data(), above.indices.data(), above.indices.size(),
                                        &points.front().x, points.size(), sizeof(glm::vec3),
                                        targetOf(above), anyError, &error));
  return {std::move(indices), above.error + static_cast<double>(error)};
}

/// Another level must be worth its memory.
bool isWorthIt(const Level& level, const Level& above) {
  return !level.indices.empty() && level.indices.size() * 4 <= above.indices.size() * 3;
}

std::optional<Level> lower(const Level& above, const Points& points) {
  Level level = collapsed(above, points);
  if (!isWorthIt(level, above)) level = joined(above, points);
  if (!isWorthIt(level, above)) return {};
  return level;
}

}  // namespace

std::vector<Coarser> coarserMeshes(const TriangleMesh& mesh) {
  std::vector<Coarser> result;
  if (mesh.triangles.size() <= handful) return result;
  const Points points = pointsOf(mesh);
  const double extent = extentOf(mesh);
  Level level{indicesOf(mesh), 0};
  while (level.indices.size() > handful * 3) {
    auto next = lower(level, points);
    if (!next) break;
    level = std::move(*next);
    result.push_back({partOf(mesh, level.indices), level.error * extent});
  }
  return result;
}

}  // namespace wb::mesh

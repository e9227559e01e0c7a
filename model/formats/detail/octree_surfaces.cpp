#include "model/formats/detail/octree_surfaces.h"

#include "model/formats/detail/formats_texts.h"
#include "model/scene/octree_shapes.h"

#include <cmath>
#include <string>
#include <utility>

namespace wb::exporting {
namespace {

/// Whole numbers up to twice the depth's limit fit a double.
double unitsAlong(const octree::Octree& octree) {
  return std::ldexp(1.0, static_cast<int>(octree.counts().depth)) * octree::eighths;
}

/// Turns whole numbers as a symmetry of the cube does, within the same box.
void turnOnGrid(const octree::OwnFrame& frame, double units, std::vector<glm::dvec3>& positions) {
  for (glm::dvec3& position : positions) {
    const glm::dvec3 own = position;
    for (int axis = 0; axis < octree::axisCount; ++axis)
      for (int from = 0; from < octree::axisCount; ++from) {
        const double share = frame.toOwn(from, axis);  // Of the transpose: back into the world.
        if (share != 0) position[axis] = share > 0 ? own[from] : units - own[from];
      }
  }
}

scene::Placement standing(const glm::dvec3& position, const glm::dquat& rotation) {
  scene::Linkset linkset;
  linkset.position = position;
  linkset.rotation = rotation;
  return {linkset, scene::Part()};
}

Result<void> addSurface(const scene::OctreeEntry& entry, Seen& seen) {
  const octree::Placement placement = entry.placement();
  const octree::OwnFrame frame(placement);
  const double units = unitsAlong(*entry.cubes);
  auto mesh = octree::outerSurface({entry.cubes, {glm::dvec3(0), units, {1, 0, 0, 0}}});
  if (!mesh) return failure(std::move(mesh));
  if (frame.isSymmetry()) turnOnGrid(frame, units, mesh->positions);
  const bool isTurned = !frame.isSymmetry();
  Surface surface;
  surface.positions = std::move(mesh->positions);
  surface.triangles = std::move(mesh->triangles);
  surface.isOnGrid = true;
  seen.parts.push_back({entry.name,
                        isTurned
                            ? standing(frame.pointToWorld(placement.position), placement.rotation)
                            : standing(placement.position, {1, 0, 0, 0}),
                        glm::dvec3(placement.size / units), seen.shapes.size()});
  seen.shapes.push_back({std::move(surface)});
  return {};
}

}  // namespace

Result<void> addOctreeSurfaces(const scene::Scene& scene, Seen& seen) {
  std::size_t empty = 0;
  for (std::size_t i = 0; i < scene.octrees.size(); ++i) {
    const scene::OctreeEntry& entry = scene.octrees[i];
    if (!entry.cubes || entry.cubes->extent().isEmpty()) {
      ++empty;
      continue;
    }
    if (auto added = addSurface(entry, seen); !added)
      return tl::unexpected(
          inPlace(std::move(added).error(),
                  entry.name.empty() ? "octrees[" + std::to_string(i) + "]" : entry.name));
  }
  if (empty > 0)
    seen.findings.push_back(
        {Severity::warning, exportTexts["export.empty_octrees"], {{"count", empty}}, {}, 1, {}});
  if (seen.parts.empty()) return failure(exportTexts["export.nothing"]);
  return {};
}

}  // namespace wb::exporting

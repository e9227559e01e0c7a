#include "model/export/octrees.h"

#include "model/base/texts.h"
#include "model/export/surfaces.h"
#include "model/export/texts.h"
#include "model/octree/nxoc.h"
#include "model/octree/scene_text.h"
#include "model/octree/tree_text.h"

#include <utility>

namespace wb::exporting {
namespace {

/// All surfaces of a part in its own frame, in metres.
mesh::TriangleMesh ownMesh(const SeenPart& part, const std::vector<Surface>& surfaces) {
  mesh::TriangleMesh mesh;
  for (const Surface& surface : surfaces) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (const glm::dvec3& position : surface.positions)
      mesh.positions.push_back(position * part.scale);
    for (const auto& [a, b, c] : surface.triangles)
      mesh.triangles.push_back({a + first, b + first, c + first});
  }
  return mesh;
}

/// An octree is turned about its centre, a part about its own.
scene::OctreeEntry entryOf(const SeenPart& part, octree::PlacedOctree placed) {
  const double size = placed.placement.size;
  scene::OctreeEntry entry;
  entry.name = part.name;
  entry.position = part.place(placed.placement.position + size / 2) - size / 2;
  entry.rotation = part.place.rotation;
  entry.size = size;
  entry.tree = octree::formatTree(*placed.octree);
  entry.cubes = std::move(placed.octree);
  return entry;
}

}  // namespace

Result<Diagnostics> partsToOctrees(scene::Scene& scene, const octree::VoxelOptions& options,
                                   const Task& task) {
  auto seen = seenIn(scene);
  if (!seen) return failure(std::move(seen));
  for (std::size_t i = 0; i < seen->parts.size(); ++i) {
    const SeenPart& part = seen->parts[i];
    task.report(static_cast<double>(i) / static_cast<double>(seen->parts.size()), part.name);
    auto made =
        octree::voxelised(ownMesh(part, seen->shapes[part.shape]), options, {task.cancel, {}});
    if (!made) return tl::unexpected(inPlace(std::move(made).error(), part.name));
    scene.octrees.push_back(entryOf(part, std::move(*made)));
  }
  scene.linksets.clear();
  return std::move(seen->findings);
}

Result<Loaded<Bytes>> sceneTextFrom(const scene::Scene& scene) {
  octree::SceneText text;
  text.rays = scene.rays;
  for (const scene::OctreeEntry& entry : scene.octrees)
    if (entry.cubes) text.octrees.push_back({entry.cubes, entry.placement()});
  if (text.octrees.empty()) return failure(exportTexts["export.octrees_none"]);
  const std::string all = octree::formatSceneText(text);
  const ByteView bytes = bytesOf(all);
  Diagnostics findings;
  const std::size_t lost = scene.octrees.size() - text.octrees.size();
  if (lost > 0)
    findings.push_back(
        {Severity::warning, exportTexts["export.unread_octrees"], {{"count", lost}}, {}, 1, {}});
  return Loaded<Bytes>{{bytes.begin(), bytes.end()}, std::move(findings)};
}

Result<Loaded<Bytes>> nxocFrom(const scene::Scene& scene) {
  if (scene.octrees.size() > 1)
    return failure(exportTexts["export.one_octree"], {{"count", scene.octrees.size()}});
  if (scene.octrees.empty() || !scene.octrees.front().cubes)
    return failure(exportTexts["export.octrees_none"]);
  Loaded<Bytes> made{octree::writeNxoc(*scene.octrees.front().cubes), {}};
  if (scene.octrees.front().placement() != octree::Placement())
    made.findings.push_back({Severity::warning, exportTexts["export.only_cubes"], {}, {}, 1, {}});
  return made;
}

}  // namespace wb::exporting

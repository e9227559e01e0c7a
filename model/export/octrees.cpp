#include "model/export/octrees.h"

#include "model/base/ordered.h"
#include "model/base/texts.h"
#include "model/export/surfaces.h"
#include "model/export/texts.h"
#include "model/octree/nxoc.h"
#include "model/octree/scene_text.h"
#include "model/octree/tree_text.h"

#include <atomic>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

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

/// Parts of one shape and size are one octree.
struct Voxelised {
  octree::PlacedOctree placed;
  std::string tree;
};

/// For each part the number of its octree, and a part of each.
struct Distinct {
  std::vector<std::size_t> octreeOf;
  std::vector<std::size_t> partOf;

  explicit Distinct(const std::vector<SeenPart>& parts) {
    std::map<std::tuple<std::size_t, double, double, double>, std::size_t> known;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const glm::dvec3& scale = parts[i].scale;
      const auto [place, isNew] =
          known.try_emplace({parts[i].shape, scale.x, scale.y, scale.z}, partOf.size());
      if (isNew) partOf.push_back(i);
      octreeOf.push_back(place->second);
    }
  }
};

Result<Voxelised> voxelisedPart(const SeenPart& part, const std::vector<Surface>& surfaces,
                                const octree::VoxelOptions& options, const Task& task) {
  auto made = octree::voxelised(ownMesh(part, surfaces), options, {task.cancel, {}});
  if (!made) return tl::unexpected(inPlace(std::move(made).error(), part.name));
  std::string tree = octree::formatTree(*made->octree);
  return Voxelised{std::move(*made), std::move(tree)};
}

/// On all cores; the first that fails is told.
Result<std::vector<Voxelised>> allVoxelised(const Seen& seen, const Distinct& distinct,
                                            const octree::VoxelOptions& options, const Task& task) {
  std::vector<Voxelised> all;
  std::optional<Diagnostic> error;
  std::atomic<bool> hasFailed = false;
  const auto make = [&](std::size_t i) -> Result<Voxelised> {
    if (hasFailed) return failure(baseTexts["task.cancelled"]);
    const SeenPart& part = seen.parts[distinct.partOf[i]];
    return voxelisedPart(part, seen.shapes[part.shape], options, task);
  };
  const auto take = [&](Result<Voxelised> made) {
    if (error) return;
    hasFailed = !made;
    if (!made) return void(error = std::move(made).error());
    task.report(static_cast<double>(all.size()) / static_cast<double>(distinct.partOf.size()),
                seen.parts[distinct.partOf[all.size()]].name);
    all.push_back(std::move(*made));
  };
  makeInOrder(distinct.partOf.size(), 0, make, take);
  if (error) return tl::unexpected(std::move(*error));
  return all;
}

/// An octree is turned about its centre, a part about its own.
scene::OctreeEntry entryOf(const SeenPart& part, const Voxelised& voxelised) {
  const octree::PlacedOctree& placed = voxelised.placed;
  const double size = placed.placement.size;
  scene::OctreeEntry entry;
  entry.name = part.name;
  entry.position = part.place(placed.placement.position + size / 2) - size / 2;
  entry.rotation = part.place.rotation;
  entry.size = size;
  entry.tree = voxelised.tree;
  entry.cubes = placed.octree;
  return entry;
}

}  // namespace

Result<Diagnostics> partsToOctrees(scene::Scene& scene, const octree::VoxelOptions& options,
                                   const Task& task) {
  auto seen = seenIn(scene);
  if (!seen) return failure(std::move(seen));
  const Distinct distinct(seen->parts);
  const auto made = allVoxelised(*seen, distinct, options, task);
  if (!made) return tl::unexpected(made.error());
  for (std::size_t i = 0; i < seen->parts.size(); ++i)
    scene.octrees.push_back(entryOf(seen->parts[i], (*made)[distinct.octreeOf[i]]));
  scene.linksets.clear();
  return std::move(seen->findings);
}

Result<Loaded<Bytes>> sceneTextFrom(const scene::Scene& scene) {
  octree::SceneText text;
  text.rays.assign(scene.rays.begin(), scene.rays.end());
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

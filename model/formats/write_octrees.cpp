#include "model/formats/write_octrees.h"

#include "model/core/core_texts.h"
#include "model/core/threads.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/surfaces.h"
#include "model/octree/engine.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

// Makes octrees of parts (octree::voxelised) on several threads, written in the order of the parts.
// Parts of one shape and scale are found by a map and share one octree, which is held from the
// first of them to the last: memory is that of the octrees still needed. Time is that of the
// distinct parts. How long one takes: tests/benchmarks/octree_of_mesh.cpp (`./dev bench
// --benchmark_filter=voxels`).

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

Result<Voxelised> voxelisedPart(const SeenPart& part, const std::vector<Surface>& surfaces,
                                const octree::VoxelOptions& options, const Task& task) {
  auto made = octree::voxelised(ownMesh(part, surfaces), options, {task.cancel, {}});
  if (!made) return tl::unexpected(inPlace(std::move(made).error(), part.name));
  std::string tree = octree::formatTree(*made->octree);
  return Voxelised{std::move(*made), std::move(tree)};
}

/// For each part which part is of its shape and size first, and how many are in all.
struct Equal {
  std::vector<std::size_t> first;
  std::vector<std::size_t> count;  ///< Of the first ones.

  explicit Equal(const std::vector<SeenPart>& parts) : count(parts.size()) {
    std::map<std::tuple<std::size_t, double, double, double>, std::size_t> known;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const glm::dvec3& scale = parts[i].scale;
      first.push_back(
          known.try_emplace({parts[i].shape, scale.x, scale.y, scale.z}, i).first->second);
      ++count[first.back()];
    }
  }
};

using TakeOctree = std::function<void(const SeenPart& part, const Voxelised& octree)>;

/// Calls `take` for each part in their order. Octrees are made on so many threads (0: as many as
/// there are cores), those of equal parts once, and held no longer than parts need them. The first
/// that cannot be made is the error.
Result<void> forEachOctree(const Seen& seen, const octree::VoxelOptions& options, const Task& task,
                           std::size_t threads, const TakeOctree& take) {
  const Equal equal(seen.parts);
  std::map<std::size_t, std::pair<Voxelised, std::size_t>> held;  // By first part, with uses left.
  std::optional<Diagnostic> error;
  std::atomic<bool> hasFailed = false;
  std::size_t next = 0;
  using Made = Result<std::optional<Voxelised>>;
  const auto make = [&](std::size_t i) -> Made {
    if (hasFailed || equal.first[i] != i) return std::nullopt;
    const SeenPart& part = seen.parts[i];
    return voxelisedPart(part, seen.shapes[part.shape], options, task);
  };
  const auto takeMade = [&](Made made) {
    const std::size_t i = next++;
    hasFailed = hasFailed || !made;
    if (hasFailed) {
      if (!made && !error) error = std::move(made).error();
      return;
    }
    if (*made) held.emplace(i, std::pair(std::move(**made), equal.count[i]));
    const auto own = held.find(equal.first[i]);
    take(seen.parts[i], own->second.first);
    if (--own->second.second == 0) held.erase(own);
    task.report(static_cast<double>(next) / static_cast<double>(seen.parts.size()),
                seen.parts[i].name);
  };
  makeInOrder(seen.parts.size(), threads, make, takeMade);
  if (error) return tl::unexpected(std::move(*error));
  return {};
}

/// An octree is turned about its centre, a part about its own.
octree::Placement placementOf(const SeenPart& part, const octree::PlacedOctree& own) {
  const double size = own.placement.size;
  return {part.place(own.placement.position + size / 2) - size / 2, size, part.place.rotation};
}

scene::OctreeEntry entryOf(const SeenPart& part, const Voxelised& voxelised) {
  const octree::Placement placement = placementOf(part, voxelised.placed);
  scene::OctreeEntry entry;
  entry.name = part.name;
  entry.position = placement.position;
  entry.rotation = placement.rotation;
  entry.size = placement.size;
  entry.tree = voxelised.tree;
  entry.cubes = voxelised.placed.octree;
  return entry;
}

}  // namespace

Result<Diagnostics> partsToOctrees(scene::Scene& scene, const octree::VoxelOptions& options,
                                   const Task& task) {
  auto seen = seenIn(scene);
  if (!seen) return failure(std::move(seen));
  std::vector<scene::OctreeEntry> entries;
  const auto take = [&](const SeenPart& part, const Voxelised& octree) {
    entries.push_back(entryOf(part, octree));
  };
  if (auto made = forEachOctree(*seen, options, task, 0, take); !made)
    return failure(std::move(made));
  std::ranges::move(entries, std::back_inserter(scene.octrees));
  scene.linksets.clear();
  return std::move(seen->findings);
}

Result<Diagnostics> writeSceneText(const scene::Scene& scene, const octree::VoxelOptions& options,
                                   const TextSink& sink, const Task& task, std::size_t threads) {
  std::size_t unread = 0;
  for (const scene::OctreeEntry& entry : scene.octrees) {
    unread += entry.cubes ? 0 : 1;
    if (entry.cubes)
      sink(octree::formatSceneLine(entry.placement(), octree::formatTree(*entry.cubes)));
  }
  Diagnostics findings;
  if (!scene.linksets.empty()) {
    auto seen = seenIn(scene);
    if (!seen) return failure(std::move(seen));
    findings = std::move(seen->findings);
    const auto take = [&](const SeenPart& part, const Voxelised& octree) {
      sink(octree::formatSceneLine(placementOf(part, octree.placed), octree.tree));
    };
    if (auto made = forEachOctree(*seen, options, task, threads, take); !made)
      return failure(std::move(made));
  } else if (unread == scene.octrees.size()) {
    return failure(exportTexts["export.octrees_none"]);
  }
  for (const octree::Ray& ray : scene.rays) sink(octree::formatSceneLine(ray));
  if (unread > 0)
    findings.push_back(
        {Severity::warning, exportTexts["export.unread_octrees"], {{"count", unread}}, {}, 1, {}});
  return findings;
}

Result<Loaded<Bytes>> nxocFrom(const scene::Scene& scene, octree::NxocStructure structure) {
  if (scene.octrees.size() > 1)
    return failure(exportTexts["export.one_octree"], {{"count", scene.octrees.size()}});
  if (scene.octrees.empty() || !scene.octrees.front().cubes)
    return failure(exportTexts["export.octrees_none"]);
  const octree::Octree& octree = *scene.octrees.front().cubes;
  Loaded<Bytes> made{octree::writeNxoc(octree, structure), {}};
  const auto warn = [&made](Text text, std::vector<Argument> arguments = {}) {
    made.findings.push_back({Severity::warning, text, std::move(arguments), {}, 1, {}});
  };
  if (scene.octrees.front().placement() != octree::Placement())
    warn(exportTexts["export.only_cubes"]);
  if (!scene.rays.empty()) warn(exportTexts["export.no_rays"], {{"count", scene.rays.size()}});
  if (structure == octree::NxocStructure::kept && octree::crashesEngine(octree))
    warn(exportTexts["export.crashes_engine"]);
  return made;
}

}  // namespace wb::exporting

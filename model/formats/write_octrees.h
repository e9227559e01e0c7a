#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/octree/octree_file.h"
#include "model/scene/scene.h"
#include "model/scene/voxels.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace wb::exporting {

/// Puts an octree beside those of a scene for each part that has a surface, as it stands in the
/// region: made of what is seen in the part's own frame, and turned with it. The linksets go. A
/// finding counts the parts without a surface. Fails where no part has one, and as
/// octree::voxelised does, with the part's name as the place.
/// @param scene    Changed in place; untouched on failure.
/// @param options  How fine the octrees are.
/// @param task     Cancelled: fails. Progress by parts.
Result<Diagnostics> partsToOctrees(scene::Scene& scene, const octree::VoxelOptions& options,
                                   const Task& task = {});

/// What an octree's physics becomes.
enum class OctreePhysics : std::uint8_t {
  boxes,   ///< A decomposition: a hull for each merged box and NORMAL cube.
  surface  ///< A physics mesh: its surface.
};

/// Puts a linkset of one mesh part beside those of a scene for each octree with anything filled, as
/// it stands in the region: its surface as the only level of detail, the physics as said, and a
/// base hull. The octrees go. A finding counts those with nothing filled. Fails, with the octree as
/// the place, where one makes no mesh asset: a surface of more than eight faces, more than 256
/// hulls, a size out of limits.h.
/// @param scene    Changed in place, also where this fails: its octrees are gone then.
/// @param physics  What the physics of each new part is made of.
Result<Diagnostics> octreesToParts(scene::Scene& scene, OctreePhysics physics);

using TextSink = std::function<void(std::string_view)>;

/// Writes the octrees of a scene, those that partsToOctrees would put there, and its rays as text
/// (.scene), piece by piece as they are made, on so many threads (0: as many as there are cores),
/// with the same bytes. A finding counts octrees that could not be read, and parts as there. Fails
/// where there is no octree, and as partsToOctrees does.
/// @param scene    Not changed.
/// @param options  As for partsToOctrees().
/// @param sink     Called on the calling thread, in the order of the file; also before a failure.
/// @param task     Cancelled: fails. Progress by parts.
/// @param threads  0: as many as there are cores.
Result<Diagnostics> writeSceneText(const scene::Scene& scene, const octree::VoxelOptions& options,
                                   const TextSink& sink, const Task& task = {},
                                   std::size_t threads = 0);

/// The only octree of a scene as a file of Inexor, which holds neither its size nor where it
/// stands. Fails where there is none or another number.
/// @param scene  Its linksets are left out without a word; a size or place that gets lost is a
///               finding, and so are rays.
/// @param structure  Whether eight SOLID cubes become one. A finding says where they are kept.
Result<Loaded<Bytes>> nxocFrom(const scene::Scene& scene,
                               octree::NxocStructure structure = octree::NxocStructure::collapsed);

}  // namespace wb::exporting

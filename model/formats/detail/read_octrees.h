#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/formats/detail/read_scene.h"
#include "model/scene/scene.h"

#include <string>

namespace wb::import {

/// Octrees and rays as text (.scene), as the octrees and rays of a scene.
Result<scene::Scene> readOctreeScene(ByteView bytes, const std::string& name,
                                     const Task& task = {});

/// An octree of Inexor or a Cube 2 map, as the one octree of a scene: at the origin, in its own
/// size. `fileName` is what a project beside it would call it. Bytes behind it are a finding.
Result<ReadScene> readOneOctree(ByteView bytes, const std::string& name,
                                const std::string& fileName, const Task& task = {});

}  // namespace wb::import

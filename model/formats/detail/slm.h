#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/objects/read_scene.h"
#include "model/scene/scene.h"

#include <string>

namespace wb::import {

/// Whether bytes are the file that the viewer saves beside an uploaded model: a map of meshes and
/// their instances, unlike a bare mesh asset with the same ending.
bool looksLikeSlm(ByteView bytes, const Task& task = {});

/// The instances as the parts of one linkset in the frame of the first; the meshes as assets inside
/// the scene. Fatal: no LLSD, another version than 3, no mesh. Everything else that is wrong (a
/// mesh that cannot be read, an instance of none, a transform that cannot be used) is a finding
/// with its place, e.g. `instance[2].transform`, and so are bytes behind the map.
Result<ReadScene> readSlm(ByteView bytes, const std::string& name, const Task& task = {});

}  // namespace wb::import

namespace wb::exporting {

/// The viewer's model file: every mesh once, and where its parts stand in the region. Fails without
/// any mesh.
Result<Loaded<Bytes>> slmFrom(const scene::Scene& scene);

}  // namespace wb::exporting

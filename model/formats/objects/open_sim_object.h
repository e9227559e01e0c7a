#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/scene.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::import {

/// Gives the key of the asset that a mesh part's id means; empty where there is none.
using MeshSource = std::function<std::string(const Uuid&)>;

/// Returns whether bytes are an object in the XML of OpenSim, of either version: a root that holds
/// a group, and its end tag. Text that only mentions one is none.
bool looksLikeOpenSimObject(ByteView bytes);

/// Returns whether bytes begin as such an object: the group opens within the first 65,536 bytes.
/// @param bytes  Of a file, from its beginning; the rest may be missing.
bool beginsLikeOpenSimObject(ByteView bytes);

/// Reads the objects (SceneObjectGroup) of OpenSim's XML, version 1 or 2, as linksets, be it one
/// alone or several in an element `scene` or `CoalescedObject`: elements in any order, any may be
/// missing.
/// Positions and rotations come into the frames that linksets have; flags physics and phantom,
/// scripts, ids and shape types are kept. Fatal: no XML, no object, too many parts. What cannot be
/// used is a finding with its place, e.g. `SceneObjectPart[2].Scale`, after the first object
/// `SceneObjectGroup[1].SceneObjectPart[2].Scale`.
/// @param bytes   All of the file.
/// @param meshes  Asked for each mesh part; must not be empty. No key: a finding, and the part has
///                no asset.
/// @param task    Cancelled: fails.
Result<Loaded<std::vector<scene::Linkset>>> readOpenSimObjects(ByteView bytes,
                                                               const MeshSource& meshes,
                                                               const Task& task = {});

}  // namespace wb::import

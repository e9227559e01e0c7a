#pragma once

#include "model/formats/file_kinds.h"
#include "model/formats/objects/read_scene.h"

/// Files as scenes, each kind by its reader: the rows of fileKinds() name them.
namespace wb::import {

using SceneRead = Result<ReadScene>;

SceneRead readProjectScene(const ToldFile& file, const BareOptions& options, const Task& task);
/// One linkset of one part named after the file.
SceneRead readMeshAssetScene(const ToldFile& file, const BareOptions& options, const Task& task);
SceneRead readSlmScene(const ToldFile& file, const BareOptions& options, const Task& task);
/// Objects alone have no meshes with them.
SceneRead readObjectScene(const ToldFile& file, const BareOptions& options, const Task& task);
SceneRead readArchiveScene(const ToldFile& file, const BareOptions& options, const Task& task);
SceneRead readOxpScene(const ToldFile& file, const BareOptions& options, const Task& task);
/// The options as for a bare asset; the shape type is of every part.
SceneRead readModelScene(const ToldFile& file, const BareOptions& options, const Task& task);
SceneRead readOctreeTextScene(const ToldFile& file, const BareOptions& options, const Task& task);
/// One that is told by its name alone is refused with where it differs.
SceneRead readNxocScene(const ToldFile& file, const BareOptions& options, const Task& task);
SceneRead readOctreeFileScene(const ToldFile& file, const BareOptions& options, const Task& task);

}  // namespace wb::import

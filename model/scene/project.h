#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/scene/scene.h"

#include <filesystem>
#include <string_view>

namespace wb::scene {

/// Reads a `.weighbridge` project with its asset and octree files. Fatal: no JSON, not a project, a
/// newer major version. Everything else that is wrong (a missing file, an unknown region, a word or
/// number that cannot be used) is a finding with its place, e.g. `linksets[2].parts[0].scale`; the
/// part is kept with the default in its place. `task` may cancel at any time.
Result<Loaded<Scene>> readProject(const std::filesystem::path& path, const Task& task = {});

/// The same from text; paths of assets are relative to `folder`, which becomes Scene::folder.
Result<Loaded<Scene>> parseProject(std::string_view text, const std::filesystem::path& folder,
                                   const Task& task = {});

/// The project as JSON text, with ids given to what has none (they are set in `scene`; see
/// give_ids.h). Paths of
/// files below `folder` are written relative to it, others as they are or, if the project moves to
/// another folder, absolute. What equals its default is left out. Unknown keys come back in the
/// object they were in.
std::string formatProject(Scene& scene, const std::filesystem::path& folder);

/// Makes `folder` the one that relative paths begin at; paths go on meaning the same files.
void moveTo(Scene& scene, const std::filesystem::path& folder);

/// formatProject to a file, whole or not at all.
Result<void> writeProject(Scene& scene, const std::filesystem::path& path);

/// The folder that relative paths of a project file, and Scene::folder, mean: absolute, without `.`
/// and `..`.
std::filesystem::path projectFolder(const std::filesystem::path& projectFile);

/// Whether a text begins like a project: a JSON object with the key "weighbridge".
bool looksLikeProject(std::string_view text, const Task& task = {});

}  // namespace wb::scene

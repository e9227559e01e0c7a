#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/scene.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace wb::scene {

/// Absolute and without `.`, `..` and a last slash; an empty path is the current folder.
std::filesystem::path absoluteFolder(const std::filesystem::path& folder);

/// The file that a project in `folder` means by `path`.
std::filesystem::path resolvedPath(const std::filesystem::path& folder, const std::string& path);

/// `path` of a project in the folder `from`, as a project in `to` writes it: relative below `to`,
/// unchanged if the folder is the same, else absolute. Both folders as absoluteFolder gives them.
std::string pathSeenFrom(const std::filesystem::path& to, const std::filesystem::path& from,
                         const std::string& path);

/// The files of a scene's assets and octrees.
std::vector<std::filesystem::path> filesOf(const Scene& scene);

/// A folder, or a device or pipe, which a file from elsewhere could name to make reading never end.
bool isSpecial(const std::filesystem::path& path);

/// The paths of the assets and octrees of a project as its text says them, without reading any of
/// these files or building the project; as far as the text can be read.
std::vector<std::string> pathsNamedIn(std::string_view project);

/// Gives an id to every region, linkset and part that has none, except to what stands for something
/// unusable of the file. Ids come from what the thing holds, so that the same scene gets the same
/// ids wherever and however often it is read and written; none is given twice.
void giveIds(Scene& scene);

/// Reads a `.weighbridge` project with its asset and octree files. Fatal: no JSON, not a project, a
/// newer major version. Everything else that is wrong (a missing file, an unknown region, a word or
/// number that cannot be used) is a finding with its place, e.g. `linksets[2].parts[0].scale`; the
/// part is kept with the default in its place. `task` may cancel at any time.
Result<Loaded<Scene>> readProject(const std::filesystem::path& path, const Task& task = {});

/// The same from text; paths of assets are relative to `folder`, which becomes Scene::folder.
Result<Loaded<Scene>> parseProject(std::string_view text, const std::filesystem::path& folder,
                                   const Task& task = {});

/// The project as JSON text, with ids given to what has none (they are set in `scene`). Paths of
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

#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/octree/octree_file.h"
#include "model/scene/scene.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::scene {

/// Returns a `folder` absolute, without dot folders and without a last slash; an empty path is the
/// current folder.
std::filesystem::path absoluteFolder(const std::filesystem::path& folder);

/// Returns the file that a project in `folder` means by `path`.
std::filesystem::path resolvedPath(const std::filesystem::path& folder, const std::string& path);

/// Returns how a project writes a path that was another project's.
/// @param to  The folder of the project that writes it, as absoluteFolder gives it.
/// @param from  The folder of the project that it is of, likewise.
/// @param path  Relative to `from`, or absolute; empty stays empty.
/// @return  Relative where the file is below `to`, unchanged if the folder is the same, else
///   absolute.
std::string pathSeenFrom(const std::filesystem::path& to, const std::filesystem::path& from,
                         const std::string& path);

/// Returns the files of the assets and octrees of a `scene`; those inside the project have none.
std::vector<std::filesystem::path> filesOf(const Scene& scene);

/// Returns whether a `path` is that of a folder, or of a device or pipe, which a file from
/// elsewhere could name to make reading never end. False for a file that is not there.
bool isSpecial(const std::filesystem::path& path);

/// Returns the paths of the assets and octrees of a `project` as its text says them, without
/// reading any of these files or building the project; as far as the text can be read.
std::vector<std::string> pathsNamedIn(std::string_view project);

/// Gives an id to every region, linkset and part of a `scene` that has none, except to what stands
/// for something unusable of the file. Ids come from what the thing holds, so that the same scene
/// gets the same ids wherever and however often it is read and written; none is given twice.
void giveIds(Scene& scene);

/// Reads a `.weighbridge` project with its asset and octree files.
/// @param path  The project's file; its folder becomes Scene::folder.
/// @param task  May cancel at any time: an error that says so.
/// @return  Fatal: a file that cannot be read or is larger than limits.h allows, no JSON, not a
///   project, a newer major version. Everything else that is wrong (a missing file, an unknown
///   region, a word or number that cannot be used) is a finding with its place, e.g.
///   `linksets[2].parts[0].scale`; the part is kept with the default in its place.
Result<Loaded<Scene>> readProject(const std::filesystem::path& path, const Task& task = {});

/// Reads an octree file that a project names, as octree::readOctreeFile() does.
using OctreeFileReader =
    std::function<Result<octree::OctreeFile>(ByteView bytes, const Task& task)>;

/// Reads the same from a `text`; paths of assets are relative to `folder`, which becomes
/// Scene::folder. `task` and errors as for readProject; `readOctree` must not be empty.
Result<Loaded<Scene>> parseProject(std::string_view text, const std::filesystem::path& folder,
                                   const Task& task = {},
                                   const OctreeFileReader& readOctree = octree::readOctreeFile);

/// Returns the project as JSON text. What equals its default is left out. Unknown keys come back in
/// the object they were in.
/// @param scene  What has no id gets one, see giveIds().
/// @param folder  Where the project will be; paths of files are written relative to it. A path that
///   would reveal the name of the user's home to others is not written: the file is
///   put into the project, and so is one that the program comes with.
std::string formatProject(Scene& scene, const std::filesystem::path& folder);

/// Makes `folder` the one that relative paths of a `scene` begin at; paths go on meaning the same
/// files.
void moveTo(Scene& scene, const std::filesystem::path& folder);

/// Writes formatProject of a `scene` to the file `path`, whole or not at all. Scene::folder stays
/// as it is. Fatal: the file cannot be written.
Result<void> writeProject(Scene& scene, const std::filesystem::path& path);

/// Returns the folder that relative paths of a `projectFile`, and Scene::folder, mean: absolute,
/// without dot folders.
std::filesystem::path projectFolder(const std::filesystem::path& projectFile);

/// Returns whether a `text` begins like a project: a JSON object with the key `weighbridge`. `task`
/// as for beginsWithKey.
bool looksLikeProject(std::string_view text, const Task& task = {});

}  // namespace wb::scene

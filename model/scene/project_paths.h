#pragma once

#include "model/scene/scene.h"

#include <filesystem>
#include <string>
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

}  // namespace wb::scene

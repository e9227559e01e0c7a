#pragma once

#include "model/core/core.h"
#include "model/core/task.h"

#include <filesystem>
#include <vector>

namespace wb::import {

/// The files below a folder that stand for themselves.
struct FolderFiles {
  std::vector<std::filesystem::path> files;  ///< Seen from the folder, by the bytes of their paths.
  std::size_t belonging = 0;                 ///< Left out: they are read with others.
};

/// Every regular file below a folder but for those that belong to another there: the companions of
/// a 3D model (`_LOD0` to `_LOD2`, `_PHYS`), and the assets and octrees that a project names. What
/// is hidden (its name begins with a point) is left alone, and so are links to folders and links
/// that leave the folder. Whether a file is of any kind is not looked at. A folder below that
/// cannot be read is a finding.
/// Fails when `task` is cancelled, and for more than limits::folderFiles files.
Result<Loaded<FolderFiles>> filesBelow(const std::filesystem::path& folder, const Task& task = {});

/// Whether a file that was found in a folder is one to open: its name ends as those of such files
/// do, or its first bytes say so. For others nobody meant it.
bool isToOpen(const std::filesystem::path& file);

}  // namespace wb::import

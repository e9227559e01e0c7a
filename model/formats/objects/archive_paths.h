#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace wb::import {

/// A path inside an archive of OpenSim, divided.
struct ArchivePath {
  std::string region;  ///< Folder of a region where there are several.
  std::string folder;  ///< `objects`, `assets`, `inventory` …; empty: at the top.
  std::string file;
};

/// Divides a path, from which `./` may begin.
ArchivePath divided(std::string_view path);

/// Returns whether a path of an archive leads out of it.
bool leavesTheArchive(std::string_view path);

/// What a file in an archive is used for.
enum class ArchiveContent : std::uint8_t {
  none,     ///< Its path at most.
  control,  ///< archive.xml
  objects,
  inventoryObjects,  ///< Objects that are assets.
  mesh,
};

/// Returns what is to be read of the file at a path.
ArchiveContent contentOf(std::string_view path);

}  // namespace wb::import

#include "model/formats/objects/archive_paths.h"

#include <cstddef>

namespace wb::import {

ArchivePath divided(std::string_view path) {
  while (path.starts_with("./")) path.remove_prefix(2);
  ArchivePath result;
  const auto takeFolder = [&path]() -> std::string {
    const std::size_t slash = path.find('/');
    if (slash == std::string_view::npos) return {};
    const std::string folder(path.substr(0, slash));
    path.remove_prefix(slash + 1);
    return folder;
  };
  result.folder = takeFolder();
  if (result.folder == "regions") {
    result.region = takeFolder();
    result.folder = takeFolder();
  }
  result.file = path;
  return result;
}

bool leavesTheArchive(std::string_view path) {
  return path.starts_with('/') || path.starts_with("../") ||
         path.find("/../") != std::string_view::npos || path.ends_with("/..");
}

ArchiveContent contentOf(std::string_view path) {
  if (leavesTheArchive(path)) return ArchiveContent::none;
  const auto [region, folder, file] = divided(path);
  if (folder.empty() && file == "archive.xml") return ArchiveContent::control;
  if (folder == "objects" && file.ends_with(".xml")) return ArchiveContent::objects;
  if (folder != "assets") return ArchiveContent::none;
  if (file.ends_with("_mesh.llmesh")) return ArchiveContent::mesh;
  if (file.ends_with("_object.xml")) return ArchiveContent::inventoryObjects;
  return ArchiveContent::none;
}

}  // namespace wb::import

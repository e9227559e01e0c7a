#include "model/scene/project_paths.h"

#include <system_error>

namespace wb::scene {

namespace fs = std::filesystem;

fs::path absoluteFolder(const fs::path& folder) {
  std::error_code error;
  fs::path full = fs::absolute(folder.empty() ? fs::path(".") : folder, error);
  full = (error ? folder : full).lexically_normal();
  return full.has_filename() || !full.has_relative_path() ? full : full.parent_path();
}

fs::path resolvedPath(const fs::path& folder, const std::string& path) {
  return (folder / path).lexically_normal();
}

std::string pathSeenFrom(const fs::path& to, const fs::path& from, const std::string& path) {
  if (path.empty()) return path;
  const fs::path full = resolvedPath(from, path);
  const fs::path relative = full.lexically_relative(to);
  const bool below = !relative.empty() && relative != "." && *relative.begin() != "..";
  if (below) return relative.generic_string();
  return from == to ? path : full.string();
}

std::vector<fs::path> filesOf(const Scene& scene) {
  std::vector<fs::path> files;
  const auto add = [&](const std::string& path) {
    if (!path.empty()) files.push_back(resolvedPath(scene.folder, path));
  };
  for (const auto& [name, asset] : scene.assets) add(asset.path);
  for (const OctreeEntry& octree : scene.octrees) add(octree.path);
  return files;
}

bool isSpecial(const fs::path& path) {
  std::error_code error;
  const auto status = fs::status(path, error);
  return fs::exists(status) && !fs::is_regular_file(status);
}

}  // namespace wb::scene

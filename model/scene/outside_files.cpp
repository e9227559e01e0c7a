#include "model/scene/outside_files.h"

#include "model/scene/project.h"

#include <algorithm>
#include <mutex>
#include <system_error>
#include <utility>

namespace wb::scene {
namespace {

namespace fs = std::filesystem;

/// Of this process.
struct Agreed {
  std::mutex mutex;
  OutsideFiles outside;
};

Agreed& agreed() {
  static Agreed one;
  return one;
}

}  // namespace

bool isBelow(const fs::path& folder, const fs::path& file) {
  return std::ranges::mismatch(folder, file).in1 == folder.end();
}

bool OutsideFiles::isAgreed(const fs::path& folder, const fs::path& file) const {
  if (all) return true;
  const auto own = chosen.find(folder);
  return own != chosen.end() && own->second.contains(file.lexically_normal());
}

bool OutsideFiles::allow(const fs::path& folder, const fs::path& file) const {
  if (isAgreed(folder, file)) return true;
  std::error_code none;
  const fs::path realFolder = fs::weakly_canonical(folder, none);
  if (none) return false;
  const fs::path realFile = fs::weakly_canonical(file, none);
  return !none && isBelow(realFolder, realFile);
}

OutsideFiles agreedOutside() {
  const std::lock_guard lock(agreed().mutex);
  return agreed().outside;
}

void setAgreedOutside(OutsideFiles outside) {
  const std::lock_guard lock(agreed().mutex);
  agreed().outside = std::move(outside);
}

void agreeToOutside(const fs::path& folder, const std::vector<fs::path>& files) {
  if (files.empty()) return;
  const std::lock_guard lock(agreed().mutex);
  agreed().outside.chosen[folder].insert(files.begin(), files.end());
}

std::vector<fs::path> refusedFilesOf(const Scene& scene) {
  const OutsideFiles outside = agreedOutside();
  std::vector<fs::path> files = filesOf(scene);
  std::erase_if(files, [&](const fs::path& file) { return outside.allow(scene.folder, file); });
  return files;
}

std::vector<fs::path> unreadFilesOf(const Scene& scene) {
  std::vector<fs::path> files = refusedFilesOf(scene);
  if (files.empty()) return files;
  const std::vector<fs::path> read = outsideFilesOf(scene);
  const std::set<fs::path> known(read.begin(), read.end());
  std::erase_if(files, [&](const fs::path& file) { return known.contains(file); });
  return files;
}

std::vector<fs::path> outsideFilesOf(const Scene& scene) {
  const OutsideFiles none;
  std::vector<fs::path> files;
  const auto add = [&](const std::string& path, bool isRead) {
    if (path.empty() || !isRead) return;
    fs::path file = resolvedPath(scene.folder, path);
    if (!none.allow(scene.folder, file)) files.push_back(std::move(file));
  };
  for (const auto& [name, asset] : scene.assets) add(asset.path, asset.mesh != nullptr);
  for (const OctreeEntry& octree : scene.octrees) add(octree.path, octree.cubes != nullptr);
  return files;
}

}  // namespace wb::scene

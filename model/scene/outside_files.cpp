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

namespace {

/// A file that a scene names.
struct Named {
  fs::path file;
  bool asks = false;    ///< The user had not agreed to it.
  bool isRead = false;  ///< Something was made of it.
};

std::vector<Named> namedIn(const Scene& scene) {
  std::vector<Named> all;
  const auto add = [&](const auto& item, bool isRead) {
    if (!item.path.empty())
      all.push_back({resolvedPath(scene.folder, item.path), item.asks, isRead});
  };
  for (const auto& [name, asset] : scene.assets) add(asset, asset.mesh != nullptr);
  for (const OctreeEntry& octree : scene.octrees) add(octree, octree.cubes != nullptr);
  return all;
}

/// The files of those of a `scene` that are `wanted`.
template <class Wanted>
std::vector<fs::path> chosenFiles(const Scene& scene, const Wanted& wanted) {
  std::vector<fs::path> files;
  for (Named& named : namedIn(scene))
    if (wanted(named)) files.push_back(std::move(named.file));
  return files;
}

}  // namespace

std::vector<fs::path> refusedFilesOf(const Scene& scene) {
  const OutsideFiles outside = agreedOutside();
  return chosenFiles(scene, [&](const Named& named) {
    return named.asks ? !outside.isAgreed(scene.folder, named.file)
                      : !outside.allow(scene.folder, named.file);
  });
}

std::vector<fs::path> unreadFilesOf(const Scene& scene) {
  std::vector<fs::path> files = refusedFilesOf(scene);
  if (files.empty()) return files;
  std::set<fs::path> read;
  for (Named& named : namedIn(scene))
    if (named.isRead) read.insert(std::move(named.file));
  std::erase_if(files, [&](const fs::path& file) { return read.contains(file); });
  return files;
}

std::vector<fs::path> askedFilesOf(const Scene& scene) {
  return chosenFiles(scene, [](const Named& named) { return named.asks && !named.isRead; });
}

std::vector<fs::path> outsideFilesOf(const Scene& scene) {
  const OutsideFiles none;
  return chosenFiles(scene, [&](const Named& named) {
    return named.isRead && !none.allow(scene.folder, named.file);
  });
}

}  // namespace wb::scene

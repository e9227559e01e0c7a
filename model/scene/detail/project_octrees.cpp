#include "model/scene/detail/project_octrees.h"

#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/octree/octree_file.h"
#include "model/octree/tree_text.h"
#include "model/scene/detail/place.h"
#include "model/scene/detail/scene_texts.h"
#include "model/scene/project_paths.h"

#include <map>
#include <utility>

namespace wb::scene {
namespace {

class OctreeLoader {
 public:
  OctreeLoader(const Scene& scene, Findings& findings, const Task& task)
      : folder_(scene.folder), findings_(findings), task_(task) {}

  void load(OctreeEntry& entry, const std::string& place) {
    if (!entry.tree.empty()) {
      if (!entry.path.empty()) findings_.warn(place, sceneTexts["project.path_and_tree"]);
      loadTree(entry, place + ".tree");
    } else if (!entry.path.empty()) {
      loadFile(entry, place + ".path");
    }
  }

 private:
  /// What was read of a file.
  struct Read {
    std::shared_ptr<const octree::Octree> cubes;
    double size = octree::usualSize;
  };

  void loadTree(OctreeEntry& entry, const std::string& place) {
    auto tree = octree::parseTree(entry.tree, task_);
    if (!tree) return findings_.addInside(std::move(tree).error(), place);
    entry.cubes = std::make_shared<const octree::Octree>(std::move(*tree));
  }

  void loadFile(OctreeEntry& entry, const std::string& pathPlace) {
    const std::filesystem::path path = resolvedPath(folder_, entry.path);
    const auto [known, isNew] = read_.try_emplace(path.string());
    if (isNew) known->second = readFrom(path, pathPlace + " (" + path.string() + ")");
    entry.cubes = known->second.cubes;
    entry.ownSize = known->second.size;
  }

  Read readFrom(const std::filesystem::path& path, const std::string& place) {
    if (isSpecial(path)) {
      findings_.warn(place, sceneTexts["project.special_octree_file"]);
      return {};
    }
    auto file = readFile(path, limits::fileBytes, task_).and_then([this](const Bytes& bytes) {
      return octree::readOctreeFile(bytes, task_);
    });
    if (!file) {
      findings_.addInside(std::move(file).error(), place);
      return {};
    }
    return {std::make_shared<const octree::Octree>(std::move(file->octree)), file->size};
  }

  const std::filesystem::path& folder_;
  Findings& findings_;
  const Task& task_;
  std::map<std::string, Read> read_;  ///< By path.
};

}  // namespace

Result<void> loadOctrees(Scene& scene, Findings& findings, const Task& task) {
  OctreeLoader loader(scene, findings, task);
  for (std::size_t i = 0; i < scene.octrees.size(); ++i) {
    loader.load(scene.octrees[i], elementPlace("octrees", i));
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
  }
  return {};
}

}  // namespace wb::scene

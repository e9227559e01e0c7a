#include "model/formats/detail/read_octrees.h"

#include "model/core/core_texts.h"
#include "model/formats/detail/wholeness_check.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_scene_text.h"
#include "model/octree/tree_text.h"

#include <utility>

namespace wb::import {

Result<scene::Scene> readOctreeScene(ByteView bytes, const std::string& name, const Task& task) {
  auto read = octree::readSceneText(textOf(bytes), task);
  if (!read) return failure(std::move(read));
  scene::Scene scene;
  scene.name = name;
  for (const octree::Ray& ray : read->rays) scene.rays.push_back({ray, {}});
  for (octree::PlacedOctree& placed : read->octrees) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    scene::OctreeEntry& entry = scene.octrees.emplace_back();
    entry.position = placed.placement.position;
    entry.rotation = placed.placement.rotation;
    entry.size = placed.placement.size;
    entry.tree = octree::formatTree(*placed.octree);
    entry.cubes = std::move(placed.octree);
  }
  return scene;
}

Result<ReadScene> readOneOctree(ByteView bytes, const std::string& name,
                                const std::string& fileName, const Task& task) {
  auto read = octree::readOctreeFile(bytes, task);
  if (!read) return failure(std::move(read));
  WholenessCheck check = checkedLength(read->leftOver);
  ReadScene opened{{{}, std::move(check.findings)}, check.wholeness};
  opened.value.name = name;
  scene::OctreeEntry& entry = opened.value.octrees.emplace_back();
  entry.name = name;
  entry.path = fileName;
  entry.cubes = std::make_shared<const octree::Octree>(std::move(read->octree));
  entry.ownSize = read->size;
  return opened;
}

}  // namespace wb::import

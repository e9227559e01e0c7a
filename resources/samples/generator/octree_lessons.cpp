#include "model/octree/octree_text.h"

#include "resources/samples/generator/lessons.h"

#include <memory>
#include <utility>

namespace wb::samples {
namespace {

scene::OctreeEntry octreeOf(std::string name, double size, std::string tree,
                            const glm::dvec3& position = glm::dvec3(0)) {
  scene::OctreeEntry entry;
  entry.name = std::move(name);
  entry.position = position;
  entry.size = size;
  entry.cubes = std::make_shared<const octree::Octree>(*octree::parseTree(tree));
  entry.tree = std::move(tree);
  return entry;
}

Lesson centreLesson() {
  return {"octree_nearest_centre",
          "A crate inside a cliff",
          "Inexor's method picks the octree with the nearest center. It finds the crate, three "
          "meters inside the cliff, although the ray meets the cliff first.",
          {},
          {octreeOf("Cliff", 16, "OSSSOSSSSEEEESESE"), octreeOf("Crate", 2, "S", {3, 7, 8})},
          {octree::Ray{{-6, 8.3, 9.2}, {1, 0, 0}}}};
}

Lesson deadEndLesson() {
  return {"octree_no_way_back",
          "A post beside the ray",
          "Inexor's method enters the nearest non-empty cube and never backtracks. It "
          "misses the cube behind that one.",
          {},
          {octreeOf("Gate", 8, "OOEEEEEEESOSEEESEEEEESEEOSESEEEEE")},
          {octree::Ray{{-6, 1, 1}, {1, 0, 0}}}};
}

Lesson diagonalLesson() {
  return {"octree_four_children",
          "Through eight cubes along the diagonal",
          "Of the cubes that a ray meets, Inexor's method checks only the first four in index "
          "order. This ray meets the eighth cube first.",
          {},
          {octreeOf("Eight cubes", 4, "OSSSSSSSS")},
          {octree::Ray{{9, 9, 9}, {-1, -1, -1}}}};
}

Lesson behindLesson() {
  return {"octree_behind",
          "A cube behind the camera",
          "Inexor's method tests boxes against an infinite line, so it finds the cube behind the "
          "camera, although the ray meets nothing.",
          {},
          {octreeOf("Cube", 4, "S")},
          {octree::Ray{{4.2, 2.4, 2.2}, {1, 0, 0}}}};
}

Lesson grazingLesson() {
  return {
      "octree_grazing",
      "A ray that grazes a cube",
      "Inexor's method picks the face whose center is nearest to the point where the ray meets "
      "that face's plane. Here, that is the top face, although the ray enters through a side face.",
      {},
      {octreeOf("Cube", 4, "S")},
      {octree::Ray{{-0.8, 7.3, 4.3}, {0.2, -1.8, -0.1}}}};
}

}  // namespace

std::vector<Lesson> makeOctreeLessons() {
  return {centreLesson(), deadEndLesson(), diagonalLesson(), behindLesson(), grazingLesson()};
}

}  // namespace wb::samples

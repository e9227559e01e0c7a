#include "ui/panels/view/detail/octree_keeper.h"

#include "ui/document/document.h"
#include "ui/document/visibility.h"

#include <utility>

namespace wb::ui {
namespace {

/// Octrees that hold nothing, but for the hidden ones and those that could not be read, which stand
/// in a world as such, too.
std::vector<std::size_t> emptyOctrees(const std::vector<scene::OctreeEntry>& octrees,
                                      const std::set<std::size_t>& hidden) {
  std::vector<std::size_t> empties;
  for (std::size_t octree = 0; octree < octrees.size(); ++octree)
    if (octrees[octree].cubes && octrees[octree].cubes->extent().isEmpty() &&
        !hidden.contains(octree))
      empties.push_back(octree);
  return empties;
}

/// Of an octree that was what is said.
void renewLeaves(viewport::OctreeShapes& shapes, const octree::PlacedOctree& before,
                 std::size_t octree) {
  const auto& [cubes, placement] = shapes.world->octrees()[octree];
  const bool isMoved = placement != before.placement;
  const auto changed = isMoved ? std::nullopt : differenceOf(*before.octree, *cubes);
  const auto renew = [&](std::vector<octree::Leaf>& leaves, std::size_t depth) {
    if (isMoved) return octree::renewLeaves(leaves, *shapes.world, octree, depth);
    if (changed) renewLeavesIn(leaves, *shapes.world, octree, *changed, depth);
  };
  renew(shapes.leaves, shapes.maxDepth);
  if (!shapes.coarse.empty()) renew(shapes.coarse, shapes.coarseDepth);
}

}  // namespace

OctreeKeeper::OctreeKeeper(const Document& document, const Visibility& visibility,
                           viewport::OctreeLayers& octrees, QObject* parent)
    : QObject(parent),
      document_(document),
      visibility_(visibility),
      octrees_(octrees),
      work_([this](const Made& made) { take(made); }) {
  connect(&document_, &Document::sceneReset, this, &OctreeKeeper::resetScene);
  connect(&document_, &Document::octreeChanged, this, &OctreeKeeper::renew);
  connect(&visibility_, &Visibility::changed, this, &OctreeKeeper::followVisibility);
  remake();
}

/// Nothing of the old scene may be seen or picked until the new one is made.
void OctreeKeeper::resetScene() {
  octrees_.setShapes(
      viewport::makeOctreeShapes(std::make_shared<const octree::World>(), look_.maxDepth));
  remake();
}

/// One that was only moved is put elsewhere in the hierarchies; all others keep their leaves, and
/// so does one in which another cube was changed, but for that.
void OctreeKeeper::renew(std::size_t octree) {
  if (isBusy()) return remake();
  viewport::OctreeShapes shapes = octrees_.takeShapes();
  const octree::PlacedOctree before = shapes.world->octrees()[octree];
  const scene::OctreeEntry& entry = document_.weighing().scene.octrees[octree];
  const bool isHidden = hidden_.contains(octree);
  if (isHidden || entry.cubes == before.octree) {
    octree::World world = *shapes.world;
    world.move(octree, entry.placement());
    shapes.world = std::make_shared<const octree::World>(std::move(world));
  } else {
    shapes.world =
        std::make_shared<const octree::World>(document_.weighing().scene.octreeWorld(hidden_));
  }
  renewLeaves(shapes, before, octree);
  shapes.empties = emptyOctrees(document_.weighing().scene.octrees, hidden_);
  octrees_.setShapes(std::move(shapes));
  emit looksChanged();
}

void OctreeKeeper::followVisibility() {
  if (hidden_ != visibility_.hidden().octrees) remake();
}

void OctreeKeeper::setLook(const viewport::OctreeLook& look) {
  const viewport::OctreeLook before = std::exchange(look_, look);
  octrees_.setLook(look);
  if (look.maxDepth != before.maxDepth) return remake();
  emit looksChanged();
}

void OctreeKeeper::remake() {
  hidden_ = visibility_.hidden().octrees;
  // Entries share their cubes: copying them costs little.
  scene::Scene scene;
  scene.octrees = document_.weighing().scene.octrees;
  work_.start(
      [scene = std::move(scene), hidden = hidden_, maxDepth = look_.maxDepth](const Task& task) {
        auto world = std::make_shared<const octree::World>(scene.octreeWorld(hidden));
        auto shapes = std::make_shared<viewport::OctreeShapes>(
            viewport::makeOctreeShapes(std::move(world), maxDepth, task));
        shapes->empties = emptyOctrees(scene.octrees, hidden);
        return shapes;
      });
  emit looksChanged();
}

void OctreeKeeper::take(const Made& made) {
  octrees_.setShapes(std::move(*made));
  emit looksChanged();
}

}  // namespace wb::ui

#include "model/octree/world.h"

#include "model/octree/detail/indented_cube.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace wb::octree {
namespace {

/// Room for what turning a point may lose, relative to how far from the world's origin it is.
constexpr double turningLoss = 1e-12;

glm::dvec3 turningRoom(const Box& box) {
  return turningLoss * glm::max(glm::abs(box.min), glm::abs(box.max));
}

/// The box in the world around a box given by fractions of an octree's size: unrotated the same to
/// the last bit, rotated with room for rounding.
Box boundsInWorld(const OwnFrame& frame, const glm::dvec3& min, const glm::dvec3& max) {
  if (!frame.isRotated()) return {frame.point(min), frame.point(max)};
  Box box;
  for (int corner = 0; corner < cornerCount; ++corner) {
    const auto at = [&](int axis) { return isPositive(corner, axis) ? max[axis] : min[axis]; };
    const glm::dvec3 point = frame.pointToWorld(frame.point({at(0), at(1), at(2)}));
    box.min = glm::min(box.min, point);
    box.max = glm::max(box.max, point);
  }
  const glm::dvec3 room = turningRoom(box);
  return {box.min - room, box.max + room};
}

World::Sphere sphereOf(const PlacedOctree& placed, const OwnFrame& frame) {
  const Extent& extent = placed.octree->extent();
  if (extent.isEmpty()) return {};
  const glm::dvec3 middle = frame.point((extent.min + extent.max) / 2.0);
  return {frame.pointToWorld(middle), extent.radius * frame.size()};
}

/// Looks for the cube of one octree that a point lies in.
class PointFinder {
 public:
  PointFinder(const Octree& octree, const OwnFrame& frame, const glm::dvec3& point,
              IndentationUse indentation)
      : octree_(octree),
        frame_(frame),
        point_(frame.pointFromWorld(point)),
        indentation_(indentation) {}

  std::optional<Path> find() const { return findIn(octree_.root(), {}, glm::dvec3(0), 1); }

 private:
  std::optional<Path> findIn(Octree::Cube cube, const Path& path, const glm::dvec3& corner,
                             double size) const {
    if (!holds(Box{frame_.point(corner), frame_.point(corner + size)}, point_)) return {};
    const CubeKind kind = octree_.kind(cube);
    if (kind == CubeKind::solid) return path;
    if (kind == CubeKind::normal && isInNormal(octree_.codes(cube), corner, size)) return path;
    if (kind != CubeKind::octant) return {};
    for (int slot = 0; slot < childCount; ++slot) {
      const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
      const auto found =
          findIn(octree_.child(cube, slot), path.child(slot), corner + size / 2 * side, size / 2);
      if (found) return found;
    }
    return {};
  }

  bool isInNormal(const PackedCodes& codes, const glm::dvec3& corner, double size) const {
    if (indentation_ == IndentationUse::ignore || codes == untouchedCodes) return true;
    return IndentedCube(frame_, corner, size, codes).contains(point_);
  }

  const Octree& octree_;
  const OwnFrame& frame_;
  glm::dvec3 point_;
  IndentationUse indentation_;
};

}  // namespace

World::World(std::vector<PlacedOctree> octrees) : octrees_(std::move(octrees)) {
  std::vector<Box> filled;
  std::vector<Box> roots;
  for (std::size_t i = 0; i < octrees_.size(); ++i) {
    frames_.emplace_back(octrees_[i].placement);
    spheres_.push_back(sphereOf(octrees_[i], frames_[i]));
    filled.push_back(filledBounds(i));
    roots.push_back(rootBounds(i));
    depth_ = std::max(depth_, octrees_[i].octree->counts().depth);
  }
  filled_ = Hierarchy(std::move(filled));
  roots_ = Hierarchy(std::move(roots));
}

Box World::filledBounds(std::size_t octree) const {
  const Extent& extent = octrees_[octree].octree->extent();
  if (extent.isEmpty()) return {};
  Box box = boundsInWorld(frames_[octree], extent.min, extent.max);
  if (!frames_[octree].isRotated()) return box;
  const auto& [centre, radius] = spheres_[octree];
  const glm::dvec3 room = turningRoom(box);
  box.min = glm::max(box.min, centre - radius - room);
  box.max = glm::min(box.max, centre + radius + room);
  return box;
}

Box World::rootBounds(std::size_t octree) const {
  if (octrees_[octree].octree->extent().isEmpty()) return {};
  return boundsInWorld(frames_[octree], glm::dvec3(0), glm::dvec3(1));
}

void World::move(std::size_t octree, const Placement& placement) {
  octrees_[octree].placement = placement;
  frames_[octree] = OwnFrame(placement);
  spheres_[octree] = sphereOf(octrees_[octree], frames_[octree]);
  if (octrees_[octree].octree->extent().isEmpty()) return;
  filled_.move(octree, filledBounds(octree));
  roots_.move(octree, rootBounds(octree));
}

bool World::hasNormalCubes() const {
  return std::ranges::any_of(
      octrees_, [](const PlacedOctree& one) { return one.octree->counts().normal > 0; });
}

bool World::hasRotations() const { return std::ranges::any_of(frames_, &OwnFrame::isRotated); }

std::optional<Location> find(const World& world, const glm::dvec3& point,
                             IndentationUse indentation) {
  std::optional<Location> first;
  world.hierarchy().forEachAround(point, [&](std::size_t octree) {
    if (first && first->octree < octree) return;
    const Octree& tree = *world.octrees()[octree].octree;
    if (const auto cube = PointFinder(tree, world.frame(octree), point, indentation).find())
      first = Location{octree, *cube};
  });
  return first;
}

}  // namespace wb::octree

// Problem: the leaves to draw, with the faces that may be seen; and the same after a small change.
// Method: neighbours of equal size are found by reflecting the path in the face (Samet 1989), then
// looked into where they are divided. Two octrees are compared by their masks, eight cubes at a
// look, down to the smallest cube that holds all differences; only what touches that is listed
// again.
// Complexity: O(depth) a face, more where a smaller neighbour touches it; a renewal also passes
// once over the list.
// Time by `./dev bench --benchmark_filter="octree/(leaves|one cube)"`.
#include "model/octree/leaves.h"

#include "model/octree/detail/ray_cube.h"
#include "model/octree/filled_space.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace wb::octree {
namespace {

/// Looks at what lies against the faces of one cube.
class Neighbours {
 public:
  Neighbours(const Octree& octree, const Path& cube, std::size_t maxDepth)
      : octree_(octree), depth_(cube.depth()), maxDepth_(maxDepth) {
    for (std::size_t level = 0; level < depth_; ++level) way_[level] = cube[level];
  }

  bool isOpen(Face face) const {
    std::array<int, limits::octreeDepth + 1> way = way_;
    std::size_t level = depth_;
    for (; level > 0; --level) {
      int& slot = way[level - 1];
      slot ^= bitOf(axisOf(face));
      // Beside it in the same OCTANT, not on its far side in the next.
      if (isPositive(slot, axisOf(face)) == isPositive(face)) break;
    }
    if (level == 0) return true;  // The root ends here.
    Octree::Cube cube = octree_.root();
    for (level = 0; level < depth_ && octree_.kind(cube) == CubeKind::octant; ++level)
      cube = octree_.child(cube, way[level]);
    return !covers(cube, face, level);
  }

 private:
  /// Whether a cube at a depth fills all that touches the face from outside.
  bool covers(Octree::Cube cube, Face face, std::size_t depth) const {
    if (octree_.kind(cube) != CubeKind::octant) return isBox(octree_, cube, IndentationUse::mesh);
    if (depth >= maxDepth_) return octree_.isFilled(cube);
    for (int slot = 0; slot < childCount; ++slot)
      if (isPositive(slot, axisOf(face)) != isPositive(face) &&
          !covers(octree_.child(cube, slot), face, depth + 1))
        return false;
    return true;
  }

  const Octree& octree_;
  std::size_t depth_;
  std::size_t maxDepth_;
  std::array<int, limits::octreeDepth + 1> way_{};
};

/// Compares two octrees from their roots, eight cubes at a look.
class CubeComparison {
 public:
  CubeComparison(const Octree& before, const Octree& after) : before_(before), after_(after) {}

  std::optional<Path> difference() const {
    const Octree::Cube then = before_.root();
    const Octree::Cube now = after_.root();
    if (otherKinds(before_.node(then.node), after_.node(now.node)) != 0) return Path{};
    return differenceBelow(then, now, {});
  }

 private:
  static unsigned otherKinds(const Octree::Node& a, const Octree::Node& b) {
    return (unsigned{a.octants} ^ b.octants) | (unsigned{a.solids} ^ b.solids) |
           (unsigned{a.normals} ^ b.normals);
  }

  /// Of two cubes of one kind, in them or below.
  std::optional<Path> differenceBelow(Octree::Cube then, Octree::Cube now, const Path& path) const {
    const CubeKind kind = after_.kind(now);
    if (kind == CubeKind::normal && before_.codes(then) != after_.codes(now)) return path;
    if (kind != CubeKind::octant) return {};
    const Octree::Node& a = before_.children(then);
    const Octree::Node& b = after_.children(now);
    const unsigned others = otherKinds(a, b);
    if ((others & (others - 1)) != 0) return path;
    std::optional<Path> found;
    if (others != 0) found = path.child(std::countr_zero(others));
    for (unsigned rest = (b.octants | b.normals) & ~others; rest != 0; rest &= rest - 1) {
      const int slot = std::countr_zero(rest);
      const auto below =
          differenceBelow(before_.child(then, slot), after_.child(now, slot), path.child(slot));
      if (below && found) return path;
      if (below) found = below;
    }
    return found;
  }

  const Octree& before_;
  const Octree& after_;
};

}  // namespace

FaceMask openFaces(const Octree& octree, const Path& cube, std::size_t maxDepth) {
  const Neighbours neighbours(octree, cube, maxDepth);
  FaceMask open = 0;
  for (int face = 0; face < faceCount; ++face)
    if (neighbours.isOpen(static_cast<Face>(face))) open |= static_cast<FaceMask>(1U << face);
  return open;
}

std::optional<Path> differenceOf(const Octree& before, const Octree& after) {
  return CubeComparison(before, after).difference();
}

namespace {

glm::dvec3 sideOf(int corner) {
  return {isPositive(corner, 0), isPositive(corner, 1), isPositive(corner, 2)};
}

struct Place {
  glm::dvec3 corner{0};
  double size = 1;
};

Place placeOf(const Path& path) {
  Place place;
  for (std::size_t level = 0; level < path.depth(); ++level) {
    place.size /= 2;
    place.corner += place.size * sideOf(path[level]);
  }
  return place;
}

/// Lists the leaves of one octree. Corners and sizes are in fractions of the root's.
class LeafLister {
 public:
  LeafLister(const World& world, std::size_t octree, std::size_t maxDepth,
             std::vector<Leaf>& leaves, const Task& task = {})
      : octree_(*world.octrees()[octree].octree),
        index_(octree),
        frame_(world.frame(octree)),
        maxDepth_(maxDepth),
        leaves_(leaves),
        task_(task) {}

  void list() { visit(octree_.root(), {}, glm::dvec3(0), 1); }
  /// Those in one cube of it.
  void list(const Path& cube) {
    const auto [corner, size] = placeOf(cube);
    visit(octree_.at(cube), cube, corner, size);
  }

 private:
  void visit(Octree::Cube cube, const Path& path, const glm::dvec3& corner, double size) {
    const CubeKind kind = octree_.kind(cube);
    if (kind == CubeKind::empty || !task_.step()) return;
    if (kind == CubeKind::octant && path.depth() < maxDepth_) {
      for (int slot = 0; slot < childCount; ++slot)
        visit(octree_.child(cube, slot), path.child(slot), corner + size / 2 * sideOf(slot),
              size / 2);
      return;
    }
    if (kind == CubeKind::octant && !octree_.isFilled(cube)) return;
    const bool isIndented = kind == CubeKind::normal && octree_.codes(cube) != untouchedCodes;
    leaves_.push_back({index_, path, frame_.pointToWorld(frame_.point(corner + size / 2)),
                       frame_.size() * size, isIndented, openFaces(octree_, path, maxDepth_)});
  }

  const Octree& octree_;
  std::size_t index_;
  const OwnFrame& frame_;
  std::size_t maxDepth_;
  std::vector<Leaf>& leaves_;
  const Task& task_;
};

using Corners = std::array<glm::dvec3, cornerCount>;

Corners boxCorners(const OwnFrame& frame, const Path& cube) {
  const auto [corner, size] = placeOf(cube);
  return IndentedCube(frame, corner, size, untouchedCodes).corners();
}

Corners cornersOf(const Box& box) {
  Corners corners;
  for (int corner = 0; corner < cornerCount; ++corner)
    corners[static_cast<std::size_t>(corner)] = box.min + sideOf(corner) * (box.max - box.min);
  return corners;
}

Corners toWorld(const OwnFrame& frame, Corners corners) {
  for (glm::dvec3& corner : corners) corner = frame.pointToWorld(corner);
  return corners;
}

/// The cube that a cube is in at a depth, or itself.
Path upTo(const Path& cube, std::size_t depth) {
  if (cube.depth() <= depth) return cube;
  Path above;
  for (std::size_t level = 0; level < depth; ++level) above = above.child(cube[level]);
  return above;
}

Location locationOf(const Leaf& leaf) { return {leaf.octree, leaf.cube}; }

/// Around a cube, in the world.
struct Ball {
  glm::dvec3 centre;
  double radius;
};

/// A cube's corners are so many of its sides from its centre, with room for rounding.
constexpr double toCorner = 0.8661;

Ball ballAround(const OwnFrame& frame, const Path& cube) {
  const auto [corner, size] = placeOf(cube);
  return {frame.pointToWorld(frame.point(corner + size / 2)), toCorner * frame.size() * size};
}

bool touches(const Ball& ball, const Leaf& leaf) {
  return glm::distance(ball.centre, leaf.centre) <= ball.radius + toCorner * leaf.size;
}

}  // namespace

std::vector<Leaf> leavesOf(const World& world, std::size_t maxDepth, const Task& task) {
  std::vector<Leaf> leaves;
  for (std::size_t octree = 0; octree < world.octrees().size(); ++octree)
    LeafLister(world, octree, maxDepth, leaves, task).list();
  return leaves;
}

void renewLeaves(std::vector<Leaf>& leaves, const World& world, std::size_t octree,
                 std::size_t maxDepth) {
  const auto first = std::ranges::lower_bound(leaves, octree, {}, &Leaf::octree);
  const auto last = std::ranges::upper_bound(leaves, octree, {}, &Leaf::octree);
  std::vector<Leaf> renewed(leaves.begin(), first);
  LeafLister(world, octree, maxDepth, renewed).list();
  renewed.insert(renewed.end(), last, leaves.end());
  leaves = std::move(renewed);
}

void renewLeavesIn(std::vector<Leaf>& leaves, const World& world, std::size_t octree,
                   const Path& cube, std::size_t maxDepth) {
  const Path changed = upTo(cube, maxDepth);
  const auto first = std::ranges::lower_bound(leaves, Location{octree, changed}, {}, locationOf);
  const auto last = std::find_if(first, leaves.end(), [&](const Leaf& leaf) {
    return leaf.octree != octree || upTo(leaf.cube, changed.depth()) != changed;
  });
  std::vector<Leaf> renewed;
  LeafLister(world, octree, maxDepth, renewed).list(changed);
  // All that follow are moved once, and only where they become more or fewer.
  const auto kept = std::min(last - first, std::ssize(renewed));
  const auto at = std::copy_n(renewed.begin(), kept, first);
  leaves.insert(leaves.erase(at, last), renewed.begin() + kept, renewed.end());
  const Octree& tree = *world.octrees()[octree].octree;
  const Ball ball = ballAround(world.frame(octree), changed);
  for (Leaf& leaf : leaves)
    if (leaf.octree == octree && touches(ball, leaf))
      leaf.faces = openFaces(tree, leaf.cube, maxDepth);
}

Corners cornersInWorld(const World& world, std::size_t octree, const Path& cube) {
  const Octree& tree = *world.octrees()[octree].octree;
  const OwnFrame& frame = world.frame(octree);
  const auto [corner, size] = placeOf(cube);
  const Octree::Cube found = tree.at(cube);
  const PackedCodes& codes =
      tree.kind(found) == CubeKind::normal ? tree.codes(found) : untouchedCodes;
  return toWorld(frame, IndentedCube(frame, corner, size, codes).corners());
}

Corners testedCorners(const World& world, const Ray& ray, Algorithm algorithm, const Step& step) {
  const OwnFrame& frame = world.frame(step.octree);
  if (step.bound == Bound::filled)
    return cornersOf(world.hierarchy(ray.maxDepth).boxes()[step.octree]);
  const Corners box = boxCorners(frame, step.cube);
  if (algorithm != Algorithm::exact) return box;
  const bool isShape = step.bound == Bound::mesh || step.kind == Step::Kind::hit;
  return isShape ? cornersInWorld(world, step.octree, step.cube) : toWorld(frame, box);
}

LeafSurface surfaceOf(const World& world, const Leaf& leaf) {
  const Octree& tree = *world.octrees()[leaf.octree].octree;
  const PackedCodes& codes = leaf.isIndented ? tree.codes(tree.at(leaf.cube)) : untouchedCodes;
  return {cornersInWorld(world, leaf.octree, leaf.cube), surfaceOf(movedCorners(unpacked(codes)))};
}

}  // namespace wb::octree

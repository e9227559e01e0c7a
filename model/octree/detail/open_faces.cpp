#include "model/octree/detail/open_faces.h"

#include "model/octree/detail/filled.h"

#include <array>
#include <bit>

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

}  // namespace wb::octree

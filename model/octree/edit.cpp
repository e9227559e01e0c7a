#include "model/octree/edit.h"

#include "model/octree/detail/octree_texts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::octree {
namespace {

CubeKind kindOf(bool isSolid) { return isSolid ? CubeKind::solid : CubeKind::empty; }

void addLeaf(OctreeBuilder& builder, CubeKind kind) {
  if (kind == CubeKind::solid) {
    builder.addSolid();
  } else {
    builder.addEmpty();
  }
}

/// Tells an octree anew with one cube replaced.
template <class AddInstead>
class Copier {
 public:
  Copier(const Octree& octree, const Path& place, AddInstead addInstead)
      : octree_(octree), place_(place), addInstead_(addInstead) {}

  Octree copy() {
    copyTo(octree_.root(), 0);
    return builder_.take();
  }

 private:
  void copyTo(Octree::Cube cube, std::size_t level) {
    if (level == place_.depth()) return addInstead_(builder_);
    const CubeKind kind = octree_.kind(cube);
    builder_.openOctant();
    for (int slot = 0; slot < childCount; ++slot) {
      const Octree::Cube next = kind == CubeKind::octant ? octree_.child(cube, slot) : cube;
      if (slot == place_[level]) {
        copyTo(next, level + 1);
      } else {
        builder_.addCopy(octree_, next);
      }
    }
  }

  const Octree& octree_;
  const Path& place_;
  AddInstead addInstead_;
  OctreeBuilder builder_;
};

template <class AddInstead>
Octree replaced(const Octree& octree, const Path& place, AddInstead addInstead) {
  return Copier(octree, place, addInstead).copy();
}

bool areOthersAll(const Octree& octree, const Path& octant, int slot, CubeKind kind) {
  const Octree::Cube cube = octree.at(octant);
  if (octree.kind(cube) != CubeKind::octant) return octree.kind(cube) == kind;
  for (int other = 0; other < childCount; ++other)
    if (other != slot && octree.kind(octree.child(cube, other)) != kind) return false;
  return true;
}

/// The largest cube about a cell that is all of a kind once the cell is.
Path mergedCell(const Octree& octree, const Path& cell, CubeKind kind) {
  Path merged = cell;
  while (const auto above = parentOf(merged)) {
    if (!areOthersAll(octree, *above, merged[above->depth()], kind)) break;
    merged = *above;
  }
  return merged;
}

Result<void> allows(const Octree& octree, std::size_t depth) {
  if (depth > limits::octreeDepth)
    return failure(octreeTexts["edit.too_deep"], {{"limit", limits::octreeDepth}});
  if (octree.counts().all() + childCount * depth > limits::octreeCubes)
    return failure(octreeTexts["edit.too_many"], {{"limit", limits::octreeCubes}});
  return {};
}

}  // namespace

std::optional<Path> parentOf(const Path& cube) {
  if (cube.depth() == 0) return {};
  Path parent;
  for (std::size_t level = 0; level + 1 < cube.depth(); ++level) parent = parent.child(cube[level]);
  return parent;
}

bool isPartOfNormal(const Octree& octree, const Path& path) {
  const auto above = parentOf(path);
  return above && octree.kind(octree.at(*above)) == CubeKind::normal;
}

std::optional<Path> cellAt(const Path& cube, Face face, const glm::dvec3& point, std::size_t depth,
                           Side side) {
  const std::size_t finest = std::max(depth, cube.depth());
  const std::size_t finer = finest - cube.depth();
  const GridPoint corner = gridPointOf(cube);
  GridPoint cell{};
  for (int axis = 0; axis < axisCount; ++axis) {
    const GridNumber first = corner[static_cast<std::size_t>(axis)] << finer;
    const GridNumber last = first + (GridNumber{1} << finer) - 1;
    GridNumber& number = cell[static_cast<std::size_t>(axis)];
    if (axis == axisOf(face)) {
      const GridNumber within = isPositive(face) ? last : first;
      number = side == Side::inside ? within : within + (isPositive(face) ? 1 : -1);
    } else {
      const double along = std::ldexp(std::clamp(point[axis], 0.0, 1.0), static_cast<int>(finest));
      number = std::clamp(static_cast<GridNumber>(along), first, last);
    }
    if (number < 0 || number >= GridNumber{1} << finest) return {};
    number >>= finest - depth;
  }
  return pathOf(cell, depth);
}

glm::dvec3 fractionOf(const World& world, const Hit& hit) {
  const OwnFrame& frame = world.frame(hit.entry.octree);
  return (frame.pointFromWorld(hit.point) - frame.point(glm::dvec3(0))) / frame.size();
}

Result<Path> cellAt(const World& world, const Hit& hit, std::size_t depth, Side side) {
  if (hit.entry.isInside) return failure(octreeTexts["edit.no_face"]);
  if (depth > limits::octreeDepth)
    return failure(octreeTexts["edit.too_deep"], {{"limit", limits::octreeDepth}});
  const auto cell = cellAt(hit.entry.cube, hit.entry.face, fractionOf(world, hit), depth, side);
  if (!cell) return failure(octreeTexts["edit.at_border"]);
  return *cell;
}

Path cellOf(const World& world, const Hit& hit, std::size_t depth) {
  const Octree& octree = *world.octrees()[hit.entry.octree].octree;
  const Path& cube = hit.entry.cube;
  const bool isWhole = depth >= limits::octreeDepth || hit.entry.isInside ||
                       octree.kind(octree.at(cube)) == CubeKind::normal;
  return isWhole ? cube
                 : *cellAt(cube, hit.entry.face, fractionOf(world, hit), depth, Side::inside);
}

Result<Octree> withCell(const Octree& octree, const Path& cell, bool isSolid) {
  if (auto allowed = allows(octree, cell.depth()); !allowed) return failure(std::move(allowed));
  if (isPartOfNormal(octree, cell)) return failure(octreeTexts["edit.part_of_indented"]);
  const CubeKind kind = kindOf(isSolid);
  const Path merged = mergedCell(octree, cell, kind);
  if (octree.kind(octree.at(merged)) == kind) return octree;
  return replaced(octree, merged, [kind](OctreeBuilder& builder) { addLeaf(builder, kind); });
}

Result<Octree> split(const Octree& octree, const Path& leaf) {
  if (auto allowed = allows(octree, leaf.depth() + 1); !allowed) return failure(std::move(allowed));
  if (isPartOfNormal(octree, leaf)) return failure(octreeTexts["edit.part_of_indented"]);
  const CubeKind kind = octree.kind(octree.at(leaf));
  if (kind == CubeKind::octant) return failure(octreeTexts["edit.divided"]);
  if (kind == CubeKind::normal) return failure(octreeTexts["edit.part_of_indented"]);
  return replaced(octree, leaf, [kind](OctreeBuilder& builder) {
    builder.openOctant();
    for (int slot = 0; slot < childCount; ++slot) addLeaf(builder, kind);
  });
}

Result<Octree> merge(const Octree& octree, const Path& octant) {
  const Octree::Cube cube = octree.at(octant);
  if (octree.kind(cube) != CubeKind::octant) return failure(octreeTexts["edit.unequal"]);
  const CubeKind kind = octree.kind(octree.child(cube, 0));
  const bool isModel = kind == CubeKind::solid || kind == CubeKind::empty;
  if (!isModel || !areOthersAll(octree, octant, 0, kind))
    return failure(octreeTexts["edit.unequal"]);
  return withCell(octree, octant, kind == CubeKind::solid);
}

}  // namespace wb::octree

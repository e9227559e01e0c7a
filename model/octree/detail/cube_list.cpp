#include "model/octree/detail/cube_list.h"

#include "model/octree/detail/octree_texts.h"

#include <algorithm>

namespace wb::octree {
namespace {

constexpr double mostCells = 1 << 20;

}  // namespace

void CubeList::add(CubeKind leaf, const PackedCodes& codes) { cubes_.push_back({leaf, codes}); }

std::size_t CubeList::open() {
  cubes_.push_back({CubeKind::octant, {}});
  return cubes_.size() - 1;
}

void CubeList::close(std::size_t octant) {
  if (cubes_.size() != octant + 1 + childCount) return;
  const auto first = cubes_.begin() + static_cast<std::ptrdiff_t>(octant) + 1;
  const CubeKind kind = first->kind;
  const auto isOfKind = [kind](const Told& one) { return one.kind == kind; };
  if (kind == CubeKind::normal || !std::all_of(first, cubes_.end(), isOfKind)) return;
  cubes_.resize(octant);
  add(kind);
}

void CubeList::copy(const Octree& octree, Octree::Cube cube, const Symmetry& symmetry) {
  const CubeKind kind = octree.kind(cube);
  if (kind == CubeKind::normal) {
    const PackedCodes& codes = octree.codes(cube);
    return add(kind, symmetry == Symmetry{} ? codes : symmetry.of(codes));
  }
  if (kind != CubeKind::octant) return add(kind);
  open();
  for (int slot = 0; slot < childCount; ++slot)
    copy(octree, octree.child(cube, symmetry.before(slot)), symmetry);
}

Result<Octree> CubeList::octree() const {
  if (cubes_.size() > limits::octreeCubes)
    return failure(octreeTexts["edit.too_many"], {{"limit", limits::octreeCubes}});
  OctreeBuilder builder;
  for (const Told& one : cubes_) {
    if (one.kind == CubeKind::octant && !builder.mayOpen())
      return failure(octreeTexts["edit.too_deep"], {{"limit", limits::octreeDepth}});
    switch (one.kind) {
      case CubeKind::octant:
        builder.openOctant();
        break;
      case CubeKind::normal:
        builder.addNormal(one.codes);
        break;
      case CubeKind::solid:
        builder.addSolid();
        break;
      case CubeKind::empty:
        builder.addEmpty();
        break;
    }
  }
  return builder.take();
}

Result<void> allowsBox(const CellBox& box) {
  if (box.depth > limits::octreeDepth)
    return failure(octreeTexts["edit.too_deep"], {{"limit", limits::octreeDepth}});
  if (!isWithinRoot(box)) return failure(octreeTexts["edit.box_outside"]);
  double cells = 1;
  for (int axis = 0; axis < axisCount; ++axis) cells *= static_cast<double>(box.along(axis));
  if (cells > mostCells)
    return failure(octreeTexts["edit.box_too_large"], {{"cells", cells}, {"limit", mostCells}});
  return {};
}

}  // namespace wb::octree

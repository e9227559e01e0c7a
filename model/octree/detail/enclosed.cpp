#include "model/octree/detail/enclosed.h"

#include "model/octree/detail/contacts.h"

#include <algorithm>
#include <numeric>

namespace wb::octree {
namespace {

/// EMPTY cubes in groups of those that reach each other. Cubes go by the place they are held at,
/// and after all of them comes the outside.
class Rooms {
 public:
  explicit Rooms(const Octree& octree)
      : octree_(octree), parents_(std::size_t{octree.root().node + 1} * childCount + 1) {
    std::iota(parents_.begin(), parents_.end(), 0U);
    forEachContact(octree, [this](const Contact& contact) {
      if (isOpen(contact.below) && isOpen(contact.above))
        join(numberOf(contact.below), numberOf(contact.above));
    });
  }

  bool isOutside(Octree::Cube cube) { return groupOf(numberOf(cube)) == groupOf(outside()); }

 private:
  std::uint32_t outside() const { return static_cast<std::uint32_t>(parents_.size() - 1); }

  bool isOpen(const std::optional<Octree::Cube>& cube) const {
    return !cube || octree_.kind(*cube) == CubeKind::empty;
  }

  std::uint32_t numberOf(const std::optional<Octree::Cube>& cube) const {
    return cube ? cube->node * childCount + cube->slot : outside();
  }

  std::uint32_t groupOf(std::uint32_t number) {
    while (parents_[number] != number) {
      parents_[number] = parents_[parents_[number]];
      number = parents_[number];
    }
    return number;
  }

  /// The later number leads: the outside always does.
  void join(std::uint32_t a, std::uint32_t b) {
    a = groupOf(a);
    b = groupOf(b);
    parents_[std::min(a, b)] = std::max(a, b);
  }

  const Octree& octree_;
  std::vector<std::uint32_t> parents_;
};

/// Tells an octree anew, with other kinds for some cubes.
template <class KindOf>
class Retelling {
 public:
  Retelling(const Octree& octree, KindOf& kindOf) : octree_(octree), kindOf_(kindOf) {}

  Octree tell() {
    tell(octree_.root());
    return builder_.take();
  }

 private:
  void tell(Octree::Cube cube) {
    switch (kindOf_(cube)) {
      case CubeKind::empty:
        return builder_.addEmpty();
      case CubeKind::solid:
        return builder_.addSolid();
      case CubeKind::normal:
        return builder_.addNormal(octree_.codes(cube));
      case CubeKind::octant:
        builder_.openOctant();
        for (int slot = 0; slot < childCount; ++slot) tell(octree_.child(cube, slot));
    }
  }

  const Octree& octree_;
  KindOf& kindOf_;
  OctreeBuilder builder_;
};

bool isFull(const Octree& octree, Octree::Cube cube) {
  const CubeKind kind = octree.kind(cube);
  if (kind != CubeKind::octant) return kind == CubeKind::solid;
  for (int slot = 0; slot < childCount; ++slot)
    if (!isFull(octree, octree.child(cube, slot))) return false;
  return true;
}

}  // namespace

Octree withRoomsFilled(const Octree& octree) {
  Rooms rooms(octree);
  const auto kindOf = [&](Octree::Cube cube) {
    const CubeKind kind = octree.kind(cube);
    return kind == CubeKind::empty && !rooms.isOutside(cube) ? CubeKind::solid : kind;
  };
  return Retelling(octree, kindOf).tell();
}

Octree withFullOctantsSolid(const Octree& octree) {
  const auto kindOf = [&](Octree::Cube cube) {
    return isFull(octree, cube) ? CubeKind::solid : octree.kind(cube);
  };
  return Retelling(octree, kindOf).tell();
}

}  // namespace wb::octree

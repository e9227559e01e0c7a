#pragma once

#include "model/octree/detail/hierarchy.h"
#include "model/octree/ray.h"

#include <optional>
#include <span>
#include <vector>

namespace wb::octree {

/// Any number of octrees, which may intersect, ready for rays.
class World {
 public:
  World() : World(std::vector<PlacedOctree>()) {}
  explicit World(std::vector<PlacedOctree> octrees);

  std::span<const PlacedOctree> octrees() const { return octrees_; }
  const OwnFrame& frame(std::size_t octree) const { return frames_[octree]; }
  /// Over what is filled; for a ray that ends above the deepest cubes over the whole roots, since
  /// an OCTANT that counts as a full leaf may reach beyond what is filled.
  const Hierarchy& hierarchy(std::size_t maxDepth = limits::octreeDepth) const {
    return seesAll(maxDepth) ? filled_ : roots_;
  }
  bool seesAll(std::size_t maxDepth) const { return maxDepth >= depth_; }

  /// The sphere about the filled cubes of an octree, in the world; a radius of 0 where none is.
  struct Sphere {
    glm::dvec3 centre{0};
    double radius = 0;
  };
  const Sphere& sphere(std::size_t octree) const { return spheres_[octree]; }

  /// Puts one octree elsewhere.
  void move(std::size_t octree, const Placement& placement);

  bool hasNormalCubes() const;
  bool hasRotations() const;

 private:
  Box filledBounds(std::size_t octree) const;
  Box rootBounds(std::size_t octree) const;

  std::vector<PlacedOctree> octrees_;
  std::vector<OwnFrame> frames_;
  std::vector<Sphere> spheres_;
  std::size_t depth_ = 0;  ///< Of the deepest cube.
  Hierarchy filled_;
  Hierarchy roots_;
};

/// A cube of a world.
struct Location {
  std::size_t octree = 0;
  Path cube;

  auto operator<=>(const Location&) const = default;
};

/// The SOLID or NORMAL cube that a point lies in, its surface included; of several that of the
/// first octree, then the smallest path.
std::optional<Location> find(const World& world, const glm::dvec3& point,
                             IndentationUse indentation = IndentationUse::mesh);

}  // namespace wb::octree

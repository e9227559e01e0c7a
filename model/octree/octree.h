// Octrees: cubes divided into eight, as the editors of Inexor and Cube 2 (Sauerbraten) have them;
// rays into them, edits of them, and files. Begin with Octree, the tree without size or place, and
// OctreeBuilder, which makes one from cubes in pre-order.
//  - topology.h: indices of children, corners, edges and faces; the codes of a NORMAL cube.
//  - octree_placement.h: where an octree stands (PlacedOctree, OwnFrame), and Ray; octree_cells.h:
//    grid points and boxes of cells (CellBox).
//  - world.h: several placed octrees, ready for rays (World), and the cube at a point (find()).
//  - engine.h: what Inexor's engine finds, beside its document (inexor.h).
//  - cast.h: what a ray meets first (cast(), describe()); trace.h: each step of a cast (traceOf());
//    difference.h: where Inexor's published method finds something else, and why.
//  - leaves.h: the leaves to draw, and their open faces (leavesOf(), surfaceOf()).
//  - edit.h: cells in and out (withCell(), split(), merge()) and pushed corners (pushed());
//    octree_block.h: boxes and blocks of cells, copied, turned and mirrored.
//  - filled_space.h: what an octree fills, as few boxes (mergedBoxes()), and rooms without a door
//    filled (withRoomsFilled()); contacts.h: where leaves touch (forEachContact()).
//  - octree_file.h: Inexor's files (readNxoc(), writeNxoc()) and either kind, told by content
//    (readOctreeFile()); ogz.h: maps of Cube 2 (readOgz()); octree_text.h: trees and whole scenes
//    as text (parseTree(), readSceneText()).

#pragma once

#include "model/core/limits.h"
#include "model/core/task.h"
#include "model/octree/topology.h"

#include <glm/vec3.hpp>

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

namespace wb::octree {

/// What a cube is; the numbers are the types of an nxoc file.
enum class CubeKind : std::uint8_t { empty, solid, normal, octant };

/// The way from the root to a cube: the child taken at each level, three bits each, the first in
/// the highest, and in the lowest bits how many there are.
class Path {
 public:
  Path() = default;

  /// Returns the path of a child, `index` 0..7, of this cube, which is less deep than
  /// limits::octreeDepth.
  Path child(int index) const {
    Path below = *this;
    const std::size_t level = depth();
    auto& bits = level < inFirst ? below.first_ : below.last_;
    bits |= static_cast<std::uint64_t>(index) << shiftOf(level);
    ++below.last_;
    return below;
  }

  std::size_t depth() const { return last_ & lengthMask; }
  int operator[](std::size_t level) const {
    return static_cast<int>((level < inFirst ? first_ : last_) >> shiftOf(level) & 7);
  }

  /// `/` for the root, else `/4/0`.
  std::string text() const;

  /// The order of a tree's text: child by child, a cube before what is below it.
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads what the compiler writes here.
  auto operator<=>(const Path&) const = default;

 private:
  static constexpr std::size_t inFirst = 21;
  static constexpr std::uint64_t lengthMask = 63;
  static_assert(limits::octreeDepth <= inFirst + 19, "three bits a level, and six for the length");

  static constexpr std::size_t shiftOf(std::size_t level) {
    return 61 - 3 * (level < inFirst ? level : level - inFirst);
  }

  std::uint64_t first_ = 0;
  std::uint64_t last_ = 0;
};

/// How many cubes of each kind there are, the root among them, and how deep the deepest lies (the
/// root at 0).
struct CubeCounts {
  std::size_t empty = 0;
  std::size_t solid = 0;
  std::size_t normal = 0;
  std::size_t octant = 0;
  std::size_t depth = 0;

  std::size_t all() const { return empty + solid + normal + octant; }
  bool operator==(const CubeCounts&) const = default;
};

/// How many bits of a mask are set: a look, where not every processor has an instruction.
inline constexpr std::array<std::uint8_t, 256> bitCounts = [] {
  std::array<std::uint8_t, 256> counts{};
  for (unsigned mask = 0; mask < counts.size(); ++mask)
    counts[mask] = static_cast<std::uint8_t>(std::popcount(mask));
  return counts;
}();

/// Metres of an octree where nothing says its size.
inline constexpr double usualSize = 32;

/// What encloses all SOLID and NORMAL cubes, in fractions of the root's size. Corners are dyadic,
/// hence exact.
struct Extent {
  glm::dvec3 min{1};  ///< Above max where nothing is filled.
  glm::dvec3 max{0};
  double radius = 0;  ///< Of the sphere about the middle of the box that encloses the cubes.

  bool isEmpty() const { return min.x > max.x; }
};

/// A tree of cubes without size or place. Immutable; made by OctreeBuilder. It takes 8 bytes an
/// OCTANT, 9 a NORMAL cube and none for the others: at most 9.4 bytes a cube.
class Octree {
 public:
  /// A cube, as where it stands in the OCTANT that holds it. The root is held by a node of its own.
  struct Cube {
    std::uint32_t node;
    std::uint8_t slot;
  };

  /// Which of the eight children are what; EMPTY ones are in no mask. The OCTANTs among them follow
  /// each other from `firstOctant`.
  struct Node {
    std::uint32_t firstOctant = 0;
    std::uint8_t octants = 0;
    std::uint8_t solids = 0;
    std::uint8_t normals = 0;
    std::uint8_t normalsBefore = 0;  ///< NORMAL cubes of the nodes before it in its block.

    std::uint8_t notEmpty() const { return octants | solids | normals; }
    /// Returns the node that holds the children of the OCTANT in a `slot`.
    std::uint32_t octantAt(int slot) const {
      return firstOctant + bitCounts[octants & ((1U << slot) - 1)];
    }
  };

  /// One EMPTY cube.
  Octree();

  Cube root() const { return {static_cast<std::uint32_t>(nodes_.size() - 1), 0}; }
  /// Returns what a `cube` of this octree is.
  CubeKind kind(Cube cube) const {
    const Node& holder = nodes_[cube.node];
    if ((holder.octants >> cube.slot & 1) != 0) return CubeKind::octant;
    if ((holder.solids >> cube.slot & 1) != 0) return CubeKind::solid;
    return (holder.normals >> cube.slot & 1) != 0 ? CubeKind::normal : CubeKind::empty;
  }
  /// Returns which children of an `octant` are what.
  const Node& children(Cube octant) const { return nodes_[childNode(octant)]; }
  /// Returns the child of an `octant` in a `slot`, 0..7, whatever it is.
  Cube child(Cube octant, int slot) const {
    return {childNode(octant), static_cast<std::uint8_t>(slot)};
  }
  /// Returns the index of the node that holds the children of an `octant`.
  std::uint32_t childNode(Cube octant) const { return nodes_[octant.node].octantAt(octant.slot); }
  /// Returns the node at an `index`, as Cube::node and childNode() give it.
  const Node& node(std::uint32_t index) const { return nodes_[index]; }
  /// Returns how the edges of a `normal` cube are moved.
  const PackedCodes& codes(Cube normal) const;

  /// Whether the cube or one below it is SOLID or NORMAL.
  bool isFilled(Cube cube) const;
  /// The cube at the end of a path, or the leaf that the path passes.
  Cube at(const Path& path) const;

  const CubeCounts& counts() const { return counts_; }
  const Extent& extent() const { return extent_; }
  /// Memory for the cubes.
  std::size_t bytes() const;

  /// The same cubes.
  bool operator==(const Octree& other) const;

 private:
  friend class OctreeBuilder;
  static constexpr std::size_t blockSize = 32;  // 31 nodes before one have at most 248 NORMALs.

  std::vector<Node> nodes_;
  std::vector<PackedCodes> codes_;           ///< Of the NORMAL cubes in the order of nodes.
  std::vector<std::uint32_t> blockNormals_;  ///< NORMAL cubes before each block of nodes.
  CubeCounts counts_;
  Extent extent_;
};

/// Makes an octree of cubes told in pre-order.
class OctreeBuilder {
 public:
  using SlotOrder = std::array<std::uint8_t, childCount>;
  static constexpr SlotOrder pathOrder{0, 1, 2, 3, 4, 5, 6, 7};

  /// `order[k]` is the child that the k-th cube told of each OCTANT is.
  explicit OctreeBuilder(const SlotOrder& order = pathOrder);

  bool isComplete() const { return open_.empty(); }
  /// Whether limits.h allows an OCTANT as the next cube.
  bool mayOpen() const { return open_.size() <= limits::octreeDepth; }

  // The next cube, while the octree is not complete.
  void addEmpty();
  void addSolid();
  /// Adds a NORMAL cube. Each of its `codes` is at most greatestCode.
  void addNormal(const PackedCodes& codes);
  /// The eight cubes told next are its children. Only where mayOpen().
  void openOctant();
  /// Adds a `cube` of the octree `from`, with all below it. Only where there is room for them
  /// within limits.h.
  void addCopy(const Octree& from, Octree::Cube cube);

  /// Returns the complete octree. `task` counts a step a node; what a cancelled one gets is no
  /// octree to use.
  Octree take(const Task& task = {});

 private:
  /// A node whose place among its siblings is not known before all of them are.
  struct Pending {
    Octree::Node node;
    std::uint8_t slot = 0;  ///< In its parent.
    std::array<PackedCodes, childCount> codes{};
  };
  struct Open {
    Pending self;
    int told = 0;  ///< Children so far.
    int expected = childCount;
    std::size_t firstFinished;  ///< Its finished children in finished_.
  };

  std::uint8_t nextBit() const;
  void finishCube();
  void close();
  Pending copyOf(const Octree& from, std::uint32_t node, int slot);
  void placeSince(std::size_t firstFinished);
  void place(const Pending& pending);

  SlotOrder order_;
  std::vector<Open> open_;
  std::vector<Pending> finished_;
  Octree made_;
};

/// Calls `visit(cube, kind, path, corner, size)` for every cube of an `octree` in pre-order;
/// `corner` is the minimum corner and `size` the side in fractions of the root's. A visit that
/// returns a bool says whether to go on below the cube.
template <class Visit>
void forEachCube(const Octree& octree, Visit&& visit) {
  struct Walk {
    const Octree& octree;
    Visit& visit;

    void go(Octree::Cube cube, const Path& path, const glm::dvec3& corner, double size) {
      const CubeKind kind = octree.kind(cube);
      using Said = decltype(visit(cube, kind, path, corner, size));
      if constexpr (std::is_same_v<Said, bool>) {
        if (!visit(cube, kind, path, corner, size)) return;
      } else {
        visit(cube, kind, path, corner, size);
      }
      if (kind != CubeKind::octant) return;
      for (int slot = 0; slot < childCount; ++slot) {
        const double half = size / 2;
        const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
        go(octree.child(cube, slot), path.child(slot), corner + half * side, half);
      }
    }
  };
  Walk{octree, visit}.go(octree.root(), {}, glm::dvec3(0), 1);
}

}  // namespace wb::octree

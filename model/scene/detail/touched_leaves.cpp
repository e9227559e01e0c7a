// Problem: which leaves of a small grid a triangle touches, for millions of triangles.
// Method: conservative voxelisation by separating axes (Akenine-Möller 2001), leaf by leaf where
// the triangle is small. Along the axes of the grid the test falls apart into outlines seen along
// each axis, which are told for a row of leaves at once, a bit each.
// Complexity: O(leaves of the triangle's box); a block of 32³ leaves is 4 KiB.
// Constants: mostLevels, so that a row fits 32 bits. Time by
// `./dev bench --benchmark_filter="octree/solid voxels"`.
#include "model/scene/detail/touched_leaves.h"

#include "model/octree/topology.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace wb::octree {
namespace {

constexpr unsigned positiveChildren(int axis) {
  unsigned mask = 0;
  for (int slot = 0; slot < childCount; ++slot)
    if (isPositive(slot, axis)) mask |= 1U << slot;
  return mask;
}

}  // namespace

bool isSlanted(const glm::dvec3& normal) {
  return int{normal.x != 0} + int{normal.y != 0} + int{normal.z != 0} >= 2;
}

GridTriangle::GridTriangle(const std::array<glm::dvec3, 3>& corners)
    : corners_(corners),
      min_(glm::min(glm::min(corners[0], corners[1]), corners[2])),
      max_(glm::max(glm::max(corners[0], corners[1]), corners[2])) {}

glm::dvec3 GridTriangle::normal() const {
  return glm::cross(corners_[1] - corners_[0], corners_[2] - corners_[0]);
}

std::uint8_t GridTriangle::childrenNear(const glm::dvec3& low, double half, double units) const {
  unsigned near = 0xff;
  for (int axis = 0; axis < axisCount; ++axis) {
    const double middle = low[axis] + half;
    const unsigned positive = positiveChildren(axis);
    if (isBesideSlab(axis, low[axis], middle, units)) near &= positive;
    if (isBesideSlab(axis, middle, middle + half, units)) near &= ~positive;
  }
  return static_cast<std::uint8_t>(near);
}

/// Most triangles of a fine mesh are: nothing separates these.
bool GridTriangle::isInside(const glm::dvec3& low, double size) const {
  return min_.x > low.x && min_.y > low.y && min_.z > low.z && max_.x < low.x + size &&
         max_.y < low.y + size && max_.z < low.z + size;
}

bool GridTriangle::meets(const glm::dvec3& low, double size) const {
  if (isInside(low, size)) return true;
  const double half = size / 2;
  const glm::dvec3 middle = low + half;
  return !isBesidePlane(middle, half) && !isBesideEdges(middle, half);
}

bool GridTriangle::isBesideSlab(int axis, double low, double high, double units) const {
  if (min_[axis] < max_[axis]) return min_[axis] >= high || max_[axis] <= low;
  const double plane = min_[axis];
  return isOfTheLeafBefore(axis, units) ? plane <= low || plane > high
                                        : plane < low || plane >= high;
}

/// Where it lies in a plane across the axis.
bool GridTriangle::isOfTheLeafBefore(int axis, double units) const {
  const double plane = min_[axis];
  return plane == units || (plane > 0 && normal()[axis] > 0);
}

/// No coordinate is below 0: a cast rounds down.
LeafRange GridTriangle::leavesAlong(int axis, double units) const {
  const auto before = [](double place) {
    const int whole = static_cast<int>(place);
    return whole == place ? whole - 1 : whole;
  };
  if (min_[axis] < max_[axis]) return {static_cast<int>(min_[axis]), before(max_[axis]) + 1};
  const int leaf =
      isOfTheLeafBefore(axis, units) ? before(min_[axis]) : static_cast<int>(min_[axis]);
  return {leaf, leaf + 1};
}

/// One in a plane across an axis has been told apart by its box.
bool GridTriangle::isBesidePlane(const glm::dvec3& middle, double half) const {
  const glm::dvec3 across = normal();
  if (!isSlanted(across)) return false;
  const glm::dvec3 sizes = glm::abs(across);
  const double reach = half * (sizes.x + sizes.y + sizes.z);
  return std::abs(glm::dot(across, corners_[0] - middle)) >= reach;
}

bool GridTriangle::isBesideEdges(const glm::dvec3& middle, double half) const {
  for (std::size_t i = 0; i < 3; ++i) {
    const glm::dvec3 edge = corners_[(i + 1) % 3] - corners_[i];
    for (int axis = 0; axis < 3; ++axis) {
      const int first = (axis + 1) % 3;
      const int second = (axis + 2) % 3;
      if (edge[first] == 0 || edge[second] == 0) continue;  // An axis of the box.
      const auto along = [&](std::size_t corner) {
        const glm::dvec3 from = corners_[corner] - middle;
        return edge[first] * from[second] - edge[second] * from[first];
      };
      // Both ends of the edge lie at one place of this axis.
      const double one = along(i);
      const double other = along((i + 2) % 3);
      const double reach = half * (std::abs(edge[first]) + std::abs(edge[second]));
      if (std::min(one, other) >= reach || std::max(one, other) <= -reach) return true;
    }
  }
  return false;
}

namespace {

constexpr std::size_t mostSide = std::size_t{1} << TouchedLeaves::mostLevels;

/// Leaves of a row, a bit each.
using Row = std::uint32_t;
static_assert(mostSide == 32);

using Rows = std::array<Row, mostSide>;

/// Where the bits of a leaf's place along an axis stand in its number: from the coarsest level on,
/// three bits each say which child it is in.
constexpr std::array<std::uint16_t, mostSide> spreadAlong(int axis) {
  std::array<std::uint16_t, mostSide> spread{};
  for (std::size_t place = 0; place < mostSide; ++place)
    for (std::size_t level = 0; level < TouchedLeaves::mostLevels; ++level)
      if ((place >> level & 1) != 0)
        spread[place] = static_cast<std::uint16_t>(spread[place] |
                                                   static_cast<unsigned>(bitOf(axis)) << 3 * level);
  return spread;
}

constexpr std::array spreads{spreadAlong(0), spreadAlong(1), spreadAlong(2)};

}  // namespace

struct LeafBox {
  std::array<LeafRange, 3> leaves;  ///< From the cube's low corner.
  std::array<bool, 3> isOneLeaf{};  ///< Along an axis, in the cube or beyond.
  std::array<int, 3> low{};

  bool isEmpty() const {
    return std::ranges::any_of(leaves, [](const LeafRange& range) { return range.count() <= 0; });
  }
  double middle(int axis, int place) const {
    const auto at = static_cast<std::size_t>(axis);
    return low[at] + place + 0.5;
  }
};

namespace {

LeafBox leafBoxOf(const GridTriangle& triangle, const std::array<int, 3>& low, int side,
                  double units) {
  LeafBox box;
  box.low = low;
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    const LeafRange all = triangle.leavesAlong(axis, units);
    box.isOneLeaf[at] = all.count() == 1;
    box.leaves[at] = {std::max(all.begin - low[at], 0), std::min(all.end - low[at], side)};
  }
  return box;
}

/// Which squares of leaves seen along an axis the triangle's outline meets, told by its edges.
class Shadow {
 public:
  /// Rows along axis `row`, a bit for each place along `bit`.
  Shadow(const GridTriangle& triangle, const LeafBox& box, int row, int bit)
      : triangle_(triangle),
        box_(box),
        row_(row),
        bit_(bit),
        rowRange_(box.leaves[static_cast<std::size_t>(row)]),
        bitRange_(box.leaves[static_cast<std::size_t>(bit)]) {
    const Row whole = static_cast<Row>((std::uint64_t{1} << bitRange_.end) -
                                       (std::uint64_t{1} << bitRange_.begin));
    std::fill(rows_.begin() + rowRange_.begin, rows_.begin() + rowRange_.end, whole);
    for (std::size_t i = 0; i < 3; ++i) cutOff(i);
  }

  Row row(int place) const { return rows_[static_cast<std::size_t>(place)]; }

 private:
  /// What an edge of the triangle has all of it on the other side of.
  void cutOff(std::size_t i) {
    const glm::dvec3& start = triangle_.corners()[i];
    const glm::dvec3& opposite = triangle_.corners()[(i + 2) % 3];
    const glm::dvec3 edge = triangle_.corners()[(i + 1) % 3] - start;
    const double alongRow = edge[row_];
    const double alongBit = edge[bit_];
    if (alongRow == 0 || alongBit == 0) return;  // An axis of the box.
    const double reach = 0.5 * (std::abs(alongRow) + std::abs(alongBit));
    for (int place = rowRange_.begin; place < rowRange_.end; ++place) {
      const double middle = box_.middle(row_, place);
      const double one = alongBit * (start[row_] - middle);
      const double other = alongBit * (opposite[row_] - middle);
      Row& own = rows_[static_cast<std::size_t>(place)];
      for (Row rest = own; rest != 0; rest &= rest - 1) {
        const int bit = std::countr_zero(rest);
        const double across = box_.middle(bit_, bit);
        const double a = one - alongRow * (start[bit_] - across);
        const double b = other - alongRow * (opposite[bit_] - across);
        if (std::min(a, b) >= reach || std::max(a, b) <= -reach) own &= ~(Row{1} << bit);
      }
    }
  }

  const GridTriangle& triangle_;
  const LeafBox& box_;
  int row_;
  int bit_;
  LeafRange rowRange_;
  LeafRange bitRange_;
  Rows rows_;  ///< Only those of rowRange_.
};

/// Which leaves the triangle's plane meets.
class LeafPlane {
 public:
  LeafPlane(const GridTriangle& triangle, const LeafBox& box)
      : normal_(triangle.normal()),
        corner_(triangle.corners()[0]),
        box_(box),
        isSlanted_(isSlanted(normal_)),
        reach_(0.5 * (std::abs(normal_.x) + std::abs(normal_.y) + std::abs(normal_.z))) {}

  bool meets(int x, int y, int z) const {
    return !isSlanted_ || std::abs(normal_.x * (corner_.x - box_.middle(0, x)) +
                                   normal_.y * (corner_.y - box_.middle(1, y)) +
                                   normal_.z * (corner_.z - box_.middle(2, z))) < reach_;
  }

 private:
  glm::dvec3 normal_;
  const glm::dvec3& corner_;
  const LeafBox& box_;
  bool isSlanted_;
  double reach_;
};

}  // namespace

void TouchedLeaves::begin(const std::array<int, 3>& low) {
  low_ = low;
  const std::size_t leaves = std::size_t{1} << 3 * levels_;
  std::fill_n(bits_.begin(), std::max(leaves / 64, std::size_t{1}), 0);
}

void TouchedLeaves::touch(const std::array<int, 3>& leaf) {
  unsigned number = 0;
  for (std::size_t axis = 0; axis < leaf.size(); ++axis)
    number |= spreads[axis][static_cast<std::size_t>(leaf[axis])];
  bits_[number / 64] |= std::uint64_t{1} << number % 64;
}

void TouchedLeaves::add(const GridTriangle& triangle) {
  const LeafBox box = leafBoxOf(triangle, low_, side(), units_);
  if (box.isEmpty()) return;
  // Within one leaf along two axes it meets all that its box meets; along one, all that its shadow
  // along that axis meets: between its outermost corners it is inside.
  const auto isOne = box.isOneLeaf;
  if (isOne[0] + isOne[1] + isOne[2] >= 2) return touchAll(box.leaves);
  for (int axis = 0; axis < axisCount; ++axis)
    if (isOne[static_cast<std::size_t>(axis)]) return addShadow(triangle, box, axis);
  addAcross(triangle, box);
}

void TouchedLeaves::add(const std::array<int, 3>& leaf) {
  touch({leaf[0] - low_[0], leaf[1] - low_[1], leaf[2] - low_[2]});
}

void TouchedLeaves::touchAll(const std::array<LeafRange, 3>& leaves) {
  const auto& [alongX, alongY, alongZ] = leaves;
  for (int z = alongZ.begin; z < alongZ.end; ++z)
    for (int y = alongY.begin; y < alongY.end; ++y)
      for (int x = alongX.begin; x < alongX.end; ++x) touch({x, y, z});
}

void TouchedLeaves::addShadow(const GridTriangle& triangle, const LeafBox& box, int axis) {
  const int bit = (axis + 1) % axisCount;
  const int row = (axis + 2) % axisCount;
  const Shadow shadow(triangle, box, row, bit);
  std::array<int, 3> leaf{};
  leaf[static_cast<std::size_t>(axis)] = box.leaves[static_cast<std::size_t>(axis)].begin;
  const LeafRange& rows = box.leaves[static_cast<std::size_t>(row)];
  for (int place = rows.begin; place < rows.end; ++place)
    for (Row bits = shadow.row(place); bits != 0; bits &= bits - 1) {
      leaf[static_cast<std::size_t>(row)] = place;
      leaf[static_cast<std::size_t>(bit)] = std::countr_zero(bits);
      touch(leaf);
    }
}

void TouchedLeaves::addAcross(const GridTriangle& triangle, const LeafBox& box) {
  const Shadow onXY(triangle, box, 1, 0);
  const Shadow onXZ(triangle, box, 2, 0);
  const Shadow onYZ(triangle, box, 2, 1);
  const LeafPlane plane(triangle, box);
  for (int z = box.leaves[2].begin; z < box.leaves[2].end; ++z)
    for (Row ys = onYZ.row(z); ys != 0; ys &= ys - 1) {
      const int y = std::countr_zero(ys);
      for (Row xs = onXY.row(y) & onXZ.row(z); xs != 0; xs &= xs - 1)
        if (const int x = std::countr_zero(xs); plane.meets(x, y, z)) touch({x, y, z});
    }
}

TouchedLeaves::Looked TouchedLeaves::look(std::size_t first, std::size_t levels) const {
  if (levels == 1) return {leavesAt(first) != 0, leavesAt(first) == 0xff};
  const auto begin = bits_.begin() + static_cast<std::ptrdiff_t>(first / 64);
  const auto end = begin + (std::ptrdiff_t{1} << 3 * levels) / 64;
  return {std::any_of(begin, end, [](std::uint64_t word) { return word != 0; }),
          std::all_of(begin, end, [](std::uint64_t word) { return ~word == 0; })};
}

std::size_t TouchedLeaves::tell(OctreeBuilder& builder, std::size_t first,
                                std::size_t levels) const {
  const auto [any, all] = look(first, levels);
  if (!any || all) {
    all ? builder.addSolid() : builder.addEmpty();
    return 1;
  }
  builder.openOctant();
  std::size_t told = 1;
  for (std::size_t slot = 0; slot < childCount; ++slot) {
    if (levels == 1) {
      (leavesAt(first) >> slot & 1) != 0 ? builder.addSolid() : builder.addEmpty();
      ++told;
    } else {
      told += tell(builder, first + (slot << 3 * (levels - 1)), levels - 1);
    }
  }
  return told;
}

}  // namespace wb::octree

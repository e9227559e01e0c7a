// Problem: which of many octrees a ray may meet, or hold a point.
// Method: a bounding volume hierarchy of four children a node, built from the top by the surface
// area heuristic in bins (Wald 2007), and met by slab tests of four boxes at once (Kay and Kajiya
// 1986). Boxes in floats are rounded outwards, so that none is missed.
// Complexity: O(n log n) to build, about O(log n) a ray or a move.
// Constants: binCount and the width of a node only change the speed:
// `./dev bench --benchmark_filter="octree/(nearest box|hierarchy)"`
// (tests/benchmarks/octree_hierarchy.cpp, beside Embree).
#include "model/octree/world.h"

#include "model/octree/detail/certain_place.h"
#include "model/octree/detail/indented_cube.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace wb::octree {
namespace {

constexpr std::size_t binCount = 12;
constexpr int deepestByArea = 64;  // Deeper ranges are halved, which ends soon for any boxes.

void include(Box& around, const Box& box) {
  around.min = glm::min(around.min, box.min);
  around.max = glm::max(around.max, box.max);
}

double area(const Box& box) {
  if (box.isEmpty()) return 0;
  const glm::dvec3 side = box.max - box.min;
  return side.x * side.y + side.y * side.z + side.z * side.x;
}

/// Twice the middle of a box, on one axis.
double middle(const Box& box, int axis) { return box.min[axis] + box.max[axis]; }

struct Bin {
  Box box;
  std::size_t count = 0;
};

/// Bins of equal width along the axis on which the middles of boxes lie farthest apart.
class Bins {
 public:
  Bins(std::span<const Box> boxes, std::span<const std::uint32_t> items) : boxes_(boxes) {
    Box middles;
    for (const std::uint32_t item : items) {
      const glm::dvec3 point = boxes[item].min + boxes[item].max;
      include(middles, {point, point});
    }
    const glm::dvec3 side = middles.max - middles.min;
    axis_ = side.x >= side.y && side.x >= side.z ? 0 : side.y >= side.z ? 1 : 2;
    begin_ = middles.min[axis_];
    scale_ = static_cast<double>(binCount) / side[axis_];
    isUseful_ = side[axis_] > 0 && scale_ < std::numeric_limits<double>::max();
    if (!isUseful_) return;
    for (const std::uint32_t item : items) {
      Bin& bin = bins_[binOf(item)];
      include(bin.box, boxes[item]);
      ++bin.count;
    }
  }

  int axis() const { return axis_; }
  std::size_t binOf(std::uint32_t item) const {
    const double at = (middle(boxes_[item], axis_) - begin_) * scale_;
    return std::min(static_cast<std::size_t>(at), binCount - 1);
  }

  /// The first bin of the second half that makes the sum of area times count the smallest; nothing
  /// where all lie in one.
  std::optional<std::size_t> bestSplit() const {
    if (!isUseful_) return {};
    std::array<double, binCount> costs{};
    addCosts(
        costs, [](std::size_t i) { return i; }, 1);
    addCosts(
        costs, [](std::size_t i) { return binCount - 1 - i; }, 0);
    const auto best = std::min_element(costs.begin() + 1, costs.end());
    return static_cast<std::size_t>(best - costs.begin());
  }

 private:
  /// Adds to the cost of a split at `bin + shift` what lies on this side of it.
  template <class Order>
  void addCosts(std::array<double, binCount>& costs, Order order, std::size_t shift) const {
    Box box;
    std::size_t count = 0;
    for (std::size_t i = 0; i + 1 < binCount; ++i) {
      const Bin& bin = bins_[order(i)];
      include(box, bin.box);
      count += bin.count;
      costs[order(i) + shift] += area(box) * static_cast<double>(count);
    }
  }

  std::span<const Box> boxes_;
  std::array<Bin, binCount> bins_;
  int axis_ = 0;
  double begin_ = 0;
  double scale_ = 0;
  bool isUseful_ = false;
};

}  // namespace

Hierarchy::Hierarchy(std::vector<Box> boxes) : boxes_(std::move(boxes)), items_(boxes_.size()) {
  for (std::uint32_t item = 0; item < boxes_.size(); ++item)
    if (!boxes_[item].isEmpty()) order_.push_back(item);
  nodes_.reserve(order_.size() / 2 + 1);
  parents_.reserve(nodes_.capacity());
  if (!order_.empty()) build({0, static_cast<std::uint32_t>(order_.size())}, {}, 0);
  order_ = {};
}

/// A range is divided in two, and both halves again. Children are built first to last, so that the
/// nodes below one another lie near each other.
std::uint32_t Hierarchy::build(Range range, Place place, int depth) {
  const auto index = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(Node{});
  parents_.push_back(place);
  nodes_[index].children.fill(none);
  for (std::uint32_t lane = 0; lane < width; ++lane) setBox({index, lane}, {});
  std::array<Range, width> ranges{range};
  std::size_t count = 1;
  for (const std::size_t halves : {std::size_t{1}, std::size_t{2}})
    for (std::size_t i = 0; i < halves && i < count; ++i) {
      if (ranges[i].end - ranges[i].begin < 2) continue;
      const std::uint32_t middle = divide(ranges[i], depth);
      ranges[count++] = {middle, ranges[i].end};
      ranges[i].end = middle;
    }
  for (std::uint32_t lane = 0; lane < count; ++lane) {
    const auto [begin, end] = ranges[lane];
    const Place here{index, lane};
    if (end - begin == 1) {
      const std::uint32_t item = order_[begin];
      items_[item] = here;
      nodes_[index].children[lane] = item | itemFlag;
      setBox(here, boxes_[item]);
    } else {
      const std::uint32_t child = build(ranges[lane], here, depth + 1);
      nodes_[index].children[lane] = child;
      setBox(here, around(child));
    }
  }
  return index;
}

/// Orders the items of a range so that those of the first half come first: where they end. Neither
/// half is empty.
std::uint32_t Hierarchy::divide(Range range, int depth) {
  const std::span items = std::span(order_).subspan(range.begin, range.end - range.begin);
  const Bins bins(boxes_, items);
  const auto best = depth < deepestByArea ? bins.bestSplit() : std::nullopt;
  if (best) {
    const auto second = std::partition(
        items.begin(), items.end(), [&](std::uint32_t item) { return bins.binOf(item) < *best; });
    const auto size = static_cast<std::uint32_t>(second - items.begin());
    if (size > 0 && size < items.size()) return range.begin + size;
  }
  const auto half = items.begin() + static_cast<std::ptrdiff_t>(items.size() / 2);
  std::nth_element(items.begin(), half, items.end(), [&](std::uint32_t a, std::uint32_t b) {
    return middle(boxes_[a], bins.axis()) < middle(boxes_[b], bins.axis());
  });
  return range.begin + static_cast<std::uint32_t>(items.size() / 2);
}

void Hierarchy::setBox(Place place, const Box& box) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    auto& sides = nodes_[place.node].sides[axis];
    const double min = box.min[static_cast<int>(axis)];
    const double max = box.max[static_cast<int>(axis)];
    sides[0][place.lane] = -roundedUp(-min);
    sides[1][place.lane] = roundedUp(max);
    if (!box.isEmpty()) farthest_ = std::max({farthest_, -min, max});
  }
}

Box Hierarchy::around(std::uint32_t node) const {
  Box box;
  const auto& sides = nodes_[node].sides;
  for (std::size_t axis = 0; axis < 3; ++axis)
    for (std::size_t lane = 0; lane < width; ++lane) {
      const int at = static_cast<int>(axis);
      box.min[at] = std::min(box.min[at], double{sides[axis][0][lane]});
      box.max[at] = std::max(box.max[at], double{sides[axis][1][lane]});
    }
  return box;
}

void Hierarchy::move(std::size_t item, const Box& box) {
  boxes_[item] = box;
  Place place = items_[item];
  setBox(place, box);
  for (; parents_[place.node].node != none; place = parents_[place.node])
    setBox(parents_[place.node], around(place.node));
}

/// The smallest number of single precision that is not below.
float Hierarchy::roundedUp(double number) {
  const auto nearest = static_cast<float>(number);
  if (double{nearest} >= number) return nearest;
  return std::nextafter(nearest, std::numeric_limits<float>::infinity());
}

/// A difference of two coordinates is off by at most their rounding.
Hierarchy::RoundedRay Hierarchy::rounded(const glm::dvec3& origin,
                                         const glm::dvec3& direction) const {
  RoundedRay ray;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const int at = static_cast<int>(axis);
    const double lost = 0x1p-21 * (std::abs(origin[at]) + farthest_);
    const bool isForward = direction[at] >= 0;
    ray.nearOrigin[axis] = static_cast<float>(origin[at] + (isForward ? lost : -lost));
    ray.farOrigin[axis] = static_cast<float>(origin[at] - (isForward ? lost : -lost));
    ray.inverse[axis] = static_cast<float>(1 / direction[at]);
    ray.nearSide[axis] = isForward ? 0 : 1;
  }
  return ray;
}

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

/// Looks for the cube of one octree that a point lies in, without rounding.
class PointFinder {
 public:
  PointFinder(const Octree& octree, const OwnFrame& frame, const glm::dvec3& point,
              IndentationUse indentation)
      : octree_(octree), place_(frame, point), indentation_(indentation) {}

  std::optional<Path> find() const { return findIn(octree_.root(), {}, glm::dvec3(0), 1); }

 private:
  std::optional<Path> findIn(Octree::Cube cube, const Path& path, const glm::dvec3& corner,
                             double size) const {
    if (!place_.isInBox(corner, size)) return {};
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
    return IndentedShape(codes, corner, size).holdsOrigin(place_.certain());
  }

  const Octree& octree_;
  CertainPlace place_;
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

// Problem: a tree of up to 2^28 cubes in little memory.
// Method: an OCTANT has three masks of its children. Children and NORMAL codes lie one after the
// other and are found by counting bits before them, which resembles rank in succinct trees
// (Jacobson 1989): a sum a node, and one a block of nodes. The builder places nodes once all of
// their siblings are known.
// Complexity: O(1) a step down; O(cubes) to build, with a stack as deep as the tree.
// Constants: blockSize, so that what a node counts fits a byte. Memory by
// `./dev bench --benchmark_filter="octree/memory"`.
#include "model/octree/octree.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace wb::octree {

std::string Path::text() const {
  if (depth() == 0) return "/";
  std::string text;
  for (std::size_t level = 0; level < depth(); ++level)
    text.append("/").append(std::to_string((*this)[level]));
  return text;
}

namespace {

bool hasBit(unsigned mask, int slot) { return (mask >> slot & 1U) != 0; }

/// Goes over all nodes, depth first; `see(min, max)` of each SOLID and NORMAL cube. Only these and
/// OCTANTs are looked at: most cubes of a surface are EMPTY.
template <class See>
class FilledWalk {
 public:
  FilledWalk(const Octree& octree, const Task& task, const See& see)
      : octree_(octree), task_(task), see_(see) {}

  /// The counts of what was seen.
  CubeCounts go() {
    const Octree::Cube root = octree_.root();
    const Octree::Node& holder = octree_.node(root.node);
    counts_.solid = holder.solids;
    counts_.normal = holder.normals;
    counts_.octant = holder.octants;
    counts_.empty = holder.notEmpty() == 0 ? 1 : 0;
    if (hasBit(holder.solids | holder.normals, 0)) see_(glm::dvec3(0), glm::dvec3(1));
    if (hasBit(holder.octants, 0)) below(octree_.childNode(root), glm::dvec3(0), 0.5, 1);
    return counts_;
  }

 private:
  void below(std::uint32_t index, const glm::dvec3& corner, double half, std::size_t depth) {
    if (!task_.step()) return;
    const Octree::Node& node = octree_.node(index);
    counts_.depth = std::max(counts_.depth, depth);
    counts_.solid += bitCounts[node.solids];
    counts_.normal += bitCounts[node.normals];
    counts_.octant += bitCounts[node.octants];
    counts_.empty += childCount - bitCounts[node.notEmpty()];
    for (unsigned rest = node.notEmpty(); rest != 0; rest &= rest - 1) {
      const int slot = std::countr_zero(rest);
      const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
      const glm::dvec3 low = corner + half * side;
      hasBit(node.octants, slot) ? below(node.octantAt(slot), low, half / 2, depth + 1)
                                 : see_(low, low + half);
    }
  }

  const Octree& octree_;
  const Task& task_;
  const See& see_;
  CubeCounts counts_;
};

/// How far filled cubes reach from a point. Where an OCTANT reaches no farther than one that was
/// seen, nothing in it does.
class Farthest {
 public:
  Farthest(const Octree& octree, const Task& task, const glm::dvec3& from)
      : octree_(octree), task_(task), from_(from) {
    look(octree.root().node, octree.node(octree.root().node).notEmpty() & 1U, glm::dvec3(0), 1);
  }

  double squared() const { return squared_; }

 private:
  /// The children `slots` of a node, each of a `size`.
  void look(std::uint32_t index, unsigned slots, const glm::dvec3& corner, double size) {
    if (!task_.step()) return;
    const Octree::Node& node = octree_.node(index);
    for (unsigned rest = slots; rest != 0; rest &= rest - 1) {
      const int slot = std::countr_zero(rest);
      const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
      const glm::dvec3 low = corner + size * side;
      const double reach = squaredTo(low, low + size);
      if (reach <= squared_) continue;
      if (hasBit(node.octants, slot)) {
        const std::uint32_t below = node.octantAt(slot);
        look(below, octree_.node(below).notEmpty(), low, size / 2);
      } else {
        squared_ = reach;
      }
    }
  }

  double squaredTo(const glm::dvec3& min, const glm::dvec3& max) const {
    const glm::dvec3 farthest = glm::max(glm::abs(min - from_), glm::abs(max - from_));
    return glm::dot(farthest, farthest);
  }

  const Octree& octree_;
  const Task& task_;
  glm::dvec3 from_;
  double squared_ = 0;
};

struct Facts {
  CubeCounts counts;
  Extent extent;
};

Facts factsOf(const Octree& octree, const Task& task) {
  Facts facts;
  Extent& extent = facts.extent;
  const auto include = [&extent](const glm::dvec3& min, const glm::dvec3& max) {
    extent.min = glm::min(extent.min, min);
    extent.max = glm::max(extent.max, max);
  };
  facts.counts = FilledWalk(octree, task, include).go();
  const glm::dvec3 middle = (extent.min + extent.max) / 2.0;
  extent.radius = std::sqrt(Farthest(octree, task, middle).squared());
  return facts;
}

/// Nodes may lie in another order where cubes were told in another.
bool areSame(const Octree& a, Octree::Cube inA, const Octree& b, Octree::Cube inB) {
  const CubeKind kind = a.kind(inA);
  if (kind != b.kind(inB)) return false;
  if (kind == CubeKind::normal) return a.codes(inA) == b.codes(inB);
  if (kind != CubeKind::octant) return true;
  for (int slot = 0; slot < childCount; ++slot)
    if (!areSame(a, a.child(inA, slot), b, b.child(inB, slot))) return false;
  return true;
}

}  // namespace

bool Octree::operator==(const Octree& other) const {
  return counts_ == other.counts_ && areSame(*this, root(), other, other.root());
}

Octree::Octree() : nodes_(1), blockNormals_(1) { counts_.empty = 1; }

const PackedCodes& Octree::codes(Cube normal) const {
  const Node& node = nodes_[normal.node];
  return codes_[std::size_t{blockNormals_[normal.node / blockSize]} + node.normalsBefore +
                bitCounts[node.normals & ((1U << normal.slot) - 1)]];
}

bool Octree::isFilled(Cube cube) const {
  const CubeKind itself = kind(cube);
  if (itself != CubeKind::octant) return itself != CubeKind::empty;
  const Node& below = children(cube);
  if ((below.solids | below.normals) != 0) return true;
  for (int slot = 0; slot < childCount; ++slot)
    if (hasBit(below.octants, slot) && isFilled(child(cube, slot))) return true;
  return false;
}

Octree::Cube Octree::at(const Path& path) const {
  Cube cube = root();
  for (std::size_t level = 0; level < path.depth() && kind(cube) == CubeKind::octant; ++level)
    cube = child(cube, path[level]);
  return cube;
}

std::size_t Octree::bytes() const {
  return nodes_.size() * sizeof(Node) + codes_.size() * sizeof(PackedCodes) +
         blockNormals_.size() * sizeof(std::uint32_t);
}

OctreeBuilder::OctreeBuilder(const SlotOrder& order) : order_(order) {
  made_.nodes_.clear();
  made_.blockNormals_.clear();
  open_.push_back({{}, 0, 1, 0});  // The node that holds the root.
}

std::uint8_t OctreeBuilder::nextBit() const {
  const Open& open = open_.back();
  return static_cast<std::uint8_t>(1U << order_[static_cast<std::size_t>(open.told)]);
}

void OctreeBuilder::addEmpty() { finishCube(); }

void OctreeBuilder::addSolid() {
  open_.back().self.node.solids |= nextBit();
  finishCube();
}

void OctreeBuilder::addNormal(const PackedCodes& codes) {
  Open& open = open_.back();
  open.self.node.normals |= nextBit();
  open.self.codes[order_[static_cast<std::size_t>(open.told)]] = codes;
  finishCube();
}

void OctreeBuilder::openOctant() {
  Open& parent = open_.back();
  parent.self.node.octants |= nextBit();
  Pending self;
  self.slot = order_[static_cast<std::size_t>(parent.told)];
  open_.push_back({self, 0, childCount, finished_.size()});
}

void OctreeBuilder::finishCube() {
  while (!open_.empty() && ++open_.back().told == open_.back().expected) close();
}

void OctreeBuilder::addCopy(const Octree& from, Octree::Cube cube) {
  switch (from.kind(cube)) {
    case CubeKind::empty:
      return addEmpty();
    case CubeKind::solid:
      return addSolid();
    case CubeKind::normal:
      return addNormal(from.codes(cube));
    case CubeKind::octant:
      break;
  }
  Open& parent = open_.back();
  parent.self.node.octants |= nextBit();
  const int slot = order_[static_cast<std::size_t>(parent.told)];
  finished_.push_back(copyOf(from, from.childNode(cube), slot));
  finishCube();
}

/// A node whose OCTANTs have their places; eight cubes at a look.
OctreeBuilder::Pending OctreeBuilder::copyOf(const Octree& from, std::uint32_t node, int slot) {
  Pending self{from.node(node), static_cast<std::uint8_t>(slot), {}};
  const auto cubeAt = [node](unsigned slots) {
    return Octree::Cube{node, static_cast<std::uint8_t>(std::countr_zero(slots))};
  };
  for (unsigned rest = self.node.normals; rest != 0; rest &= rest - 1)
    self.codes[cubeAt(rest).slot] = from.codes(cubeAt(rest));
  const std::size_t first = finished_.size();
  for (unsigned rest = self.node.octants; rest != 0; rest &= rest - 1)
    finished_.push_back(copyOf(from, from.childNode(cubeAt(rest)), cubeAt(rest).slot));
  self.node.firstOctant = static_cast<std::uint32_t>(made_.nodes_.size());
  placeSince(first);
  return self;
}

/// All children are known: they get their places, and it becomes one of its parent's.
void OctreeBuilder::close() {
  Open open = open_.back();
  open_.pop_back();
  const auto first = finished_.begin() + static_cast<std::ptrdiff_t>(open.firstFinished);
  std::sort(first, finished_.end(),
            [](const Pending& a, const Pending& b) { return a.slot < b.slot; });
  open.self.node.firstOctant = static_cast<std::uint32_t>(made_.nodes_.size());
  placeSince(open.firstFinished);
  finished_.push_back(open.self);
}

void OctreeBuilder::placeSince(std::size_t firstFinished) {
  const auto first = finished_.begin() + static_cast<std::ptrdiff_t>(firstFinished);
  std::for_each(first, finished_.end(), [this](const Pending& child) { place(child); });
  finished_.erase(first, finished_.end());
}

void OctreeBuilder::place(const Pending& pending) {
  auto& [nodes, codes, blockNormals, counts, extent] = made_;
  if (nodes.size() % Octree::blockSize == 0)
    blockNormals.push_back(static_cast<std::uint32_t>(codes.size()));
  Octree::Node node = pending.node;
  node.normalsBefore = static_cast<std::uint8_t>(codes.size() - blockNormals.back());
  nodes.push_back(node);
  for (std::size_t slot = 0; slot < childCount; ++slot)
    if (hasBit(node.normals, static_cast<int>(slot))) codes.push_back(pending.codes[slot]);
}

Octree OctreeBuilder::take(const Task& task) {
  place(finished_.front());
  made_.nodes_.shrink_to_fit();
  made_.codes_.shrink_to_fit();
  const auto [counts, extent] = factsOf(made_, task);
  made_.counts_ = counts;
  made_.extent_ = extent;
  return std::move(made_);
}

}  // namespace wb::octree

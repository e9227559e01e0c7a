// Problem: what a ray meets first in a world of octrees, with ties decided alike on every machine.
// Method: parametric octree traversal (Revelles, Ureña and Lastra 2000): the ray is mirrored to run
// forward, and children follow in the order of the parameters of their planes. Where it meets two
// planes at once, all children that it touches are looked at. Octrees come from the hierarchy of
// world.cpp, nearest first.
// Complexity: about O(log n + depth) a ray; more where it passes many cubes closely.
// No constants. Time by `./dev bench --benchmark_filter="octree/exact"`
// (tests/benchmarks/octree.cpp).
#include "model/octree/exact.h"

#include "model/octree/detail/ray_cube.h"
#include "model/octree/octree.h"
#include "model/octree/visits.h"
#include "model/octree/world.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace wb::octree {

/// The nearest entry so far; of equally near ones that of the first octree, then of the smallest
/// path. One leaf may be passed over.
struct Nearest {
  Entry entry;
  bool isFound = false;
  std::optional<Location> passedOver{};

  double t() const { return isFound ? entry.t : std::numeric_limits<double>::infinity(); }
  bool isAfter(double other, std::size_t octree, const Path& cube) const {
    if (other > t() || passedOver == Location{octree, cube}) return false;
    if (other < t()) return true;
    return octree != entry.octree ? octree < entry.octree : cube < entry.cube;
  }
};

/// Casts one ray into one octree: parametric, in the order in which the ray meets the children,
/// with backtracking. Every parameter is (plane − origin) / direction of a plane with the same bits
/// for all cubes that it bounds. So what a cube is entered at never comes before what its parent
/// is, and pruning by it is exact; ties are ties of equal bits.
template <class Watcher>
class TreeCaster {
 public:
  TreeCaster(const Octree& octree, std::size_t index, const OwnFrame& frame, const OwnRay& ray,
             std::size_t maxDepth, IndentationUse indentation, Nearest& nearest, Watcher& watcher)
      : octree_(octree),
        index_(index),
        frame_(frame),
        ray_(ray),
        maxDepth_(maxDepth),
        indentation_(indentation),
        nearest_(nearest),
        watcher_(watcher) {
    for (int axis = 0; axis < axisCount; ++axis)
      if (!ray.isForward(axis)) mirror_ |= bitOf(axis);
  }

  void cast() {
    const Part root{slabsOf(ray_, frame_.point(glm::dvec3(0)), frame_.point(glm::dvec3(1))), {}, 1};
    if (!root.slabs.isMet()) return rejectBox(Path(), root);
    watcher_.enterOctree();
    visit(octree_.root(), Path(), root, root.slabs.entry());
  }

 private:
  /// A cube as the ray meets it; corner and size in fractions of the root's.
  struct Part {
    Slabs slabs;
    std::array<double, axisCount> corner;
    double size;
  };

  /// An OCTANT as the ray meets it. On each axis: where it meets the first, the middle and the last
  /// plane, and the corners of its two halves in the order in which the ray meets them. Looked up
  /// by a child's bit instead of asked for, since no processor could guess the answers.
  struct Divided {
    std::array<std::array<double, 3>, axisCount> planes;
    std::array<std::array<double, 2>, axisCount> corners;
    double half;
    double entry;
    double exit;
    std::uint32_t index;  ///< Of its node.
    Octree::Node node;
    Path path;

    double middle(std::size_t axis) const { return planes[axis][1]; }
  };

  static std::size_t sideOf(int child, std::size_t axis) {
    return static_cast<std::size_t>(child) >> (axisCount - 1 - axis) & 1;
  }

  void visit(Octree::Cube cube, const Path& path, const Part& part, double entry) {
    switch (octree_.kind(cube)) {
      case CubeKind::empty:
        return;
      case CubeKind::solid:
        return meetBox(path, part.slabs, entry);
      case CubeKind::normal:
        return meetNormal(cube, path, part, entry);
      case CubeKind::octant:
        if (path.depth() < maxDepth_)
          return visitOctant(octree_.childNode(cube), path, part, entry);
        if (octree_.isFilled(cube)) meetBox(path, part.slabs, entry);
    }
  }

  void meetBox(const Path& path, const Slabs& slabs, double entry) {
    const bool isInside = entry < 0;
    const double t = isInside ? 0 : entry;
    watcher_.hit(index_, path, t);
    if (!nearest_.isAfter(t, index_, path)) return;
    keep(t, path, isInside ? Face::left : enteredFace(ray_, slabs), isInside);
  }

  void meetNormal(Octree::Cube cube, const Path& path, const Part& part, double entry) {
    const PackedCodes& codes = octree_.codes(cube);
    if (indentation_ == IndentationUse::ignore || codes == untouchedCodes)
      return meetBox(path, part.slabs, entry);
    const auto& [x, y, z] = part.corner;
    const IndentedCube shape(frame_, {x, y, z}, part.size, codes);
    const auto met = shape.meet(ray_);
    if (!met) return rejectMesh(path, shape);
    watcher_.hit(index_, path, met->t);
    if (nearest_.isAfter(met->t, index_, path)) keep(met->t, path, met->face, met->isInside);
  }

  void keep(double t, const Path& path, Face face, bool isInside) {
    nearest_.isFound = true;
    nearest_.entry = {t, index_, path, face, isInside};
  }

  void visitOctant(std::uint32_t index, const Path& path, const Part& part, double entry) {
    watcher_.enter(index_, path, std::max(0.0, entry));
    const Divided octant = divide(index, path, part, entry);
    if (!visitInOrder(octant)) visitEveryTouched(octant);
    watcher_.leave(index_, path);
  }

  Divided divide(std::uint32_t index, const Path& path, const Part& part, double entry) const {
    Divided octant;
    octant.half = part.size / 2;
    octant.entry = entry;
    octant.exit = part.slabs.exit();
    octant.index = index;
    octant.node = octree_.node(index);
    octant.path = path;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      const int at = static_cast<int>(axis);
      const double low = part.corner[axis];
      const double middle = low + octant.half;
      octant.planes[axis] = {part.slabs.near[axis], ray_.parameter(at, frame_.plane(at, middle)),
                             part.slabs.far[axis]};
      const std::size_t first = sideOf(mirror_, axis);
      octant.corners[axis][first] = low;
      octant.corners[axis][first ^ 1] = middle;
    }
    return octant;
  }

  /// The children that a ray in general position passes, one after the other: false, with nothing
  /// done, where it meets two planes at once or runs in one.
  bool visitInOrder(const Divided& octant) {
    constexpr double never = std::numeric_limits<double>::infinity();
    std::array<double, axisCount> crossings;  // Of middle planes within the OCTANT.
    int child = 0;  // Of the mirrored ray, which runs forward on all axes.
    bool isGeneral = octant.entry < octant.exit;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      const double middle = octant.middle(axis);
      const bool isBefore = middle < octant.entry;
      const bool isBehind = middle > octant.exit;
      const bool isWithin = static_cast<bool>(static_cast<int>(middle > octant.entry) &
                                              static_cast<int>(middle < octant.exit));
      isGeneral = isGeneral && (isBefore || isBehind || isWithin);
      child |= isBefore ? 4 >> axis : 0;
      crossings[axis] = isWithin ? middle : never;
    }
    const auto& [x, y, z] = crossings;
    const auto differ = [](double a, double b) { return a != b || a == never; };
    if (!isGeneral || !differ(x, y) || !differ(y, z) || !differ(z, x)) return false;
    pass(octant, child, crossings);
    return true;
  }

  void pass(const Divided& octant, int child, std::array<double, axisCount>& crossings) {
    const unsigned notEmpty = octant.node.notEmpty();
    unsigned seen = 0;
    double entry = octant.entry;
    while (entry <= nearest_.t()) {
      const std::size_t first = crossings[1] < crossings[0] ? 1 : 0;
      const std::size_t next = crossings[2] < crossings[first] ? 2 : first;
      const double exit = std::min(crossings[next], octant.exit);
      const int slot = child ^ mirror_;
      if ((notEmpty >> slot & 1) != 0 && exit >= 0) {
        seen |= 1U << slot;
        descend(octant, child, entry);
      }
      if (exit == octant.exit) break;
      child |= 4 >> next;
      crossings[next] = std::numeric_limits<double>::infinity();
      entry = exit;
    }
    passOver(octant, notEmpty & ~seen);
  }

  /// All children that the ray touches, as their closed boxes are met, nearest first.
  void visitEveryTouched(const Divided& octant) {
    struct Touched {
      double entry;
      int child;
    };
    std::array<Touched, childCount> touched;
    std::size_t count = 0;
    const unsigned notEmpty = octant.node.notEmpty();
    unsigned seen = 0;
    for (int slot = 0; slot < childCount; ++slot) {
      if ((notEmpty >> slot & 1) == 0) continue;
      const Slabs slabs = slabsOfChild(octant, slot ^ mirror_);
      if (!slabs.isMet()) continue;
      const Touched one{slabs.entry(), slot ^ mirror_};
      std::size_t at = count++;
      for (; at > 0 && touched[at - 1].entry > one.entry; --at) touched[at] = touched[at - 1];
      touched[at] = one;
    }
    for (std::size_t i = 0; i < count && touched[i].entry <= nearest_.t(); ++i) {
      seen |= 1U << (touched[i].child ^ mirror_);
      descend(octant, touched[i].child, touched[i].entry);
    }
    passOver(octant, notEmpty & ~seen);
  }

  static Slabs slabsOfChild(const Divided& octant, int child) {
    Slabs slabs;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
      const std::size_t side = sideOf(child, axis);
      slabs.near[axis] = octant.planes[axis][side];
      slabs.far[axis] = octant.planes[axis][side + 1];
    }
    return slabs;
  }

  /// Into a child that is not EMPTY; what `visit` does, without asking the octree again.
  void descend(const Divided& octant, int child, double entry) {
    const int slot = child ^ mirror_;
    const Path path = octant.path.child(slot);
    Part below{slabsOfChild(octant, child), {}, octant.half};
    if ((octant.node.solids >> slot & 1) != 0) return meetBox(path, below.slabs, entry);
    for (std::size_t axis = 0; axis < axisCount; ++axis)
      below.corner[axis] = octant.corners[axis][sideOf(child, axis)];
    const bool isOctant = (octant.node.octants >> slot & 1) != 0;
    if (isOctant && path.depth() < maxDepth_)
      return visitOctant(octant.node.octantAt(slot), path, below, entry);
    visit({octant.index, static_cast<std::uint8_t>(slot)}, path, below, entry);
  }

  /// Tells of children that nothing was done with: they are not met, or what is met is nearer.
  void passOver(const Divided& octant, unsigned slots) {
    if (!watcher_.wantsSteps()) return;
    for (int slot = 0; slot < childCount; ++slot) {
      if ((slots >> slot & 1) == 0) continue;
      const int child = slot ^ mirror_;
      Part part{slabsOfChild(octant, child), {}, octant.half};
      for (std::size_t axis = 0; axis < axisCount; ++axis)
        part.corner[axis] = octant.corners[axis][sideOf(child, axis)];
      const Path path = octant.path.child(slot);
      if (!part.slabs.isMet())
        rejectBox(path, part);
      else
        watcher_.record({Step::Kind::untested, index_, path, std::max(0.0, part.slabs.entry())});
    }
  }

  void rejectBox(const Path& path, const Part& part) {
    if (!watcher_.wantsSteps()) return;
    const auto& [x, y, z] = part.corner;
    const glm::dvec3 corner(x, y, z);
    const Nearness nearness =
        nearnessToBox(ray_, frame_.point(corner), frame_.point(corner + part.size));
    watcher_.record({Step::Kind::rejected, index_, path, nearness.distance});
  }

  void rejectMesh(const Path& path, const IndentedCube& shape) {
    if (!watcher_.wantsSteps()) return;
    watcher_.record(
        {Step::Kind::rejected, index_, path, nearnessToMesh(ray_, shape).distance, Bound::mesh});
  }

  const Octree& octree_;
  std::size_t index_;
  const OwnFrame& frame_;
  const OwnRay& ray_;
  std::size_t maxDepth_;
  IndentationUse indentation_;
  Nearest& nearest_;
  Watcher& watcher_;
  int mirror_ = 0;
};

namespace {

/// Whether a line may touch a sphere: with room for rounding.
bool mayTouch(const World::Sphere& sphere, const glm::dvec3& origin, const glm::dvec3& direction) {
  constexpr double room = 1e-9;
  const glm::dvec3 to = sphere.centre - origin;
  const glm::dvec3 aside = to - glm::dot(to, direction) * direction;
  const double reach = sphere.radius + room * (glm::length(to) + sphere.radius);
  return glm::dot(aside, aside) <= reach * reach;
}

/// Casts one ray: octree by octree as the hierarchy names them.
template <class Watcher>
class WorldCaster {
 public:
  WorldCaster(const World& world, const Ray& ray, IndentationUse indentation, Watcher& watcher)
      : world_(world),
        ray_(ray),
        indentation_(indentation),
        watcher_(watcher),
        direction_(unitOf(ray.direction)),
        seesAll_(world.seesAll(ray.maxDepth)),
        isNamed_(watcher.wantsSteps() ? world.octrees().size() : 0) {}

  std::optional<Entry> cast(std::optional<Location> passedOver) {
    nearest_.passedOver = passedOver;
    world_.hierarchy(ray_.maxDepth).forEachMet(ray_.origin, direction_, [&](std::size_t octree) {
      castInto(octree);
      return nearest_.t();
    });
    tellOthers();
    if (!nearest_.isFound) return {};
    return nearest_.entry;
  }

 private:
  void castInto(std::size_t octree) {
    if (watcher_.wantsSteps()) isNamed_[octree] = true;
    const OwnFrame& frame = world_.frame(octree);
    const World::Sphere& sphere = world_.sphere(octree);
    if (seesAll_ && frame.isRotated() && !mayTouch(sphere, ray_.origin, direction_))
      return reject(octree, Bound::sphere,
                    nearnessToSphere({ray_.origin, direction_}, sphere.centre, sphere.radius));
    const OwnRay own = toOwn(frame, ray_.origin, direction_);
    TreeCaster(*world_.octrees()[octree].octree, octree, frame, own, ray_.maxDepth, indentation_,
               nearest_, watcher_)
        .cast();
  }

  void reject(std::size_t octree, Bound bound, const Nearness& nearness) {
    watcher_.record({Step::Kind::rejected, octree, Path(), nearness.distance, bound});
  }

  /// Of octrees that the hierarchy did not name: it tests their boxes.
  void tellOthers() {
    if (!watcher_.wantsSteps()) return;
    const OwnRay ray{ray_.origin, direction_ + 0.0};
    const auto boxes = world_.hierarchy(ray_.maxDepth).boxes();
    for (std::size_t octree = 0; octree < boxes.size(); ++octree) {
      const auto& [min, max] = boxes[octree];
      if (isNamed_[octree] || boxes[octree].isEmpty()) continue;
      const Slabs slabs = slabsOf(ray, min, max);
      if (!slabs.isMet())
        reject(octree, Bound::filled, nearnessToBox(ray, min, max));
      else
        watcher_.record(
            {Step::Kind::untested, octree, Path(), std::max(0.0, slabs.entry()), Bound::filled});
    }
  }

  const World& world_;
  const Ray& ray_;
  IndentationUse indentation_;
  Watcher& watcher_;
  glm::dvec3 direction_;
  bool seesAll_;
  std::vector<bool> isNamed_;  ///< Of each octree, where steps are wanted.
  Nearest nearest_;
};

template <class Watcher>
std::optional<Entry> cast(const World& world, const Ray& ray, IndentationUse indentation,
                          Watcher& watcher, std::optional<Location> passedOver = {}) {
  return WorldCaster(world, ray, indentation, watcher).cast(passedOver);
}

}  // namespace

std::optional<Entry> castExact(const World& world, const Ray& ray, IndentationUse indentation) {
  NoVisits nobody;
  return cast(world, ray, indentation, nobody);
}

std::optional<Entry> castBehind(const World& world, const Ray& ray, const Location& front,
                                IndentationUse indentation) {
  NoVisits nobody;
  return cast(world, ray, indentation, nobody, front);
}

std::optional<Entry> castExact(const World& world, const Ray& ray, IndentationUse indentation,
                               Visits& visits) {
  return cast(world, ray, indentation, visits);
}

}  // namespace wb::octree

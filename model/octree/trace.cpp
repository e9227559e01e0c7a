// Problem: the leaf that a ray which meets nothing comes nearest to.
// Method: branch and bound: octrees and children are looked into by how near the ray comes to their
// boxes, and passed over where that is no nearer than the nearest leaf so far.
// Complexity: about O(depth) where few cubes are near the ray, at worst all cubes.
#include "model/octree/trace.h"

#include "model/core/number.h"
#include "model/octree/detail/ray_cube.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>
#include <vector>

namespace wb::octree {
namespace {

constexpr double unlimited = std::numeric_limits<double>::infinity();

/// A cube with how near the ray comes to its box; corner and size in fractions of the root's.
struct Near {
  Octree::Cube cube{};
  Path path;
  glm::dvec3 corner{0};
  double size = 1;
  Nearness box;
};

bool comesNearer(const Near& a, const Near& b) { return a.box.distance < b.box.distance; }

/// Looks through one octree, nearest cubes first, for what is nearer than the nearest so far.
class ApproachFinder {
 public:
  ApproachFinder(const World& world, std::size_t octree, const Ray& ray, const CastOptions& options,
                 Approach& nearest)
      : octree_(*world.octrees()[octree].octree),
        index_(octree),
        frame_(world.frame(octree)),
        maxDepth_(ray.maxDepth),
        usesMesh_(options.algorithm == Algorithm::exact &&
                  options.indentation == IndentationUse::mesh),
        nearest_(nearest) {
    const glm::dvec3 direction = unitOf(ray.direction);
    ray_ = options.algorithm == Algorithm::exact ? toOwn(frame_, ray.origin, direction)
                                                 : OwnRay{ray.origin, direction + 0.0};
  }

  Near root() const { return near(octree_.root(), {}, glm::dvec3(0), 1); }

  void visit(const Near& one) {
    if (one.box.distance >= nearest_.distance) return;
    switch (octree_.kind(one.cube)) {
      case CubeKind::empty:
        return;
      case CubeKind::solid:
        return keep(one, one.box);
      case CubeKind::normal:
        return visitNormal(one);
      case CubeKind::octant:
        if (one.path.depth() < maxDepth_) return visitChildren(one);
        if (octree_.isFilled(one.cube)) keep(one, one.box);
    }
  }

 private:
  Near near(Octree::Cube cube, const Path& path, const glm::dvec3& corner, double size) const {
    return {cube, path, corner, size,
            nearnessToBox(ray_, frame_.point(corner), frame_.point(corner + size))};
  }

  void visitNormal(const Near& one) {
    const PackedCodes& codes = octree_.codes(one.cube);
    if (!usesMesh_ || codes == untouchedCodes) return keep(one, one.box);
    keep(one, nearnessToMesh(ray_, IndentedCube(frame_, one.corner, one.size, codes)));
  }

  void visitChildren(const Near& parent) {
    std::array<Near, childCount> children;
    const double half = parent.size / 2;
    for (int slot = 0; slot < childCount; ++slot) {
      const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
      children[static_cast<std::size_t>(slot)] =
          near(octree_.child(parent.cube, slot), parent.path.child(slot),
               parent.corner + half * side, half);
    }
    std::ranges::sort(children, comesNearer);
    for (const Near& child : children) visit(child);
  }

  void keep(const Near& leaf, const Nearness& nearness) {
    if (nearness.distance >= nearest_.distance) return;
    nearest_ = {{index_, leaf.path}, nearness.distance, nearness.t};
  }

  const Octree& octree_;
  std::size_t index_;
  const OwnFrame& frame_;
  std::size_t maxDepth_;
  bool usesMesh_;
  Approach& nearest_;
  OwnRay ray_;
};

}  // namespace

std::optional<Approach> nearestApproach(const World& world, const Ray& ray,
                                        const CastOptions& options) {
  Approach nearest{{}, unlimited, 0};
  std::vector<std::pair<double, std::size_t>> order;
  const auto finderOf = [&](std::size_t octree) {
    return ApproachFinder(world, octree, ray, options, nearest);
  };
  for (std::size_t octree = 0; octree < world.octrees().size(); ++octree)
    order.emplace_back(finderOf(octree).root().box.distance, octree);
  std::ranges::sort(order);
  for (const auto& [distance, octree] : order) {
    if (distance >= nearest.distance) break;
    ApproachFinder finder = finderOf(octree);
    finder.visit(finder.root());
  }
  if (nearest.distance == unlimited) return {};
  return nearest;
}

namespace {

struct StepWords {
  std::string_view kind;
  std::string_view number;
};

constexpr std::array<StepWords, 8> stepWords{{{"entered", "t"},
                                              {"left", ""},
                                              {"rejected", "by"},
                                              {"hit", "t"},
                                              {"candidate", "centre"},
                                              {"stopped", ""},
                                              {"untested", "t"},
                                              {"dead_end", ""}}};
constexpr std::array<std::string_view, 4> boundNames{"sphere", "filled", "box", "mesh"};

const StepWords& wordsOf(Step::Kind kind) { return stepWords[static_cast<std::size_t>(kind)]; }

std::string formatCube(std::size_t octree, const Path& cube) {
  return " oct=" + std::to_string(octree) + " cube=" + cube.text();
}

/// Whether a step tells of what is below its cube, and not of the cube.
bool isOfChildren(Step::Kind kind) {
  return kind == Step::Kind::stopped || kind == Step::Kind::deadEnd;
}

}  // namespace

Trace traceOf(const World& world, const Ray& ray, const CastOptions& options) {
  Trace trace;
  trace.ray = ray;
  trace.algorithm = options.algorithm;
  if (const auto entry = cast(world, ray, options, trace.visits))
    trace.hit = describe(world, ray, *entry, options);
  else
    trace.approach = nearestApproach(world, ray, options);
  return trace;
}

std::vector<Step> visitedAfter(std::span<const Step> steps) {
  std::vector<Step> visited;
  std::map<std::pair<std::size_t, Path>, std::size_t> places;
  for (const Step& step : steps) {
    if (isOfChildren(step.kind)) continue;
    const auto [place, isNew] = places.try_emplace({step.octree, step.cube}, visited.size());
    if (isNew)
      visited.push_back(step);
    else
      visited[place->second].kind = step.kind;
  }
  return visited;
}

namespace {

bool isOnWayTo(const Path& cube, const Path& leaf) {
  if (cube.depth() > leaf.depth()) return false;
  for (std::size_t level = 0; level < cube.depth(); ++level)
    if (cube[level] != leaf[level]) return false;
  return true;
}

/// What a trace comes to: the leaf that is found, or of a miss the one that is passed nearest and
/// where the search ends.
std::vector<Location> goalsOf(const Trace& trace) {
  std::vector<Location> goals;
  if (trace.hit) goals.push_back({trace.hit->entry.octree, trace.hit->entry.cube});
  if (trace.approach) goals.push_back(trace.approach->leaf);
  for (const Step& step : trace.visits.steps())
    if (step.kind == Step::Kind::deadEnd) goals.push_back({step.octree, step.cube});
  return goals;
}

bool decides(const Step& step, std::span<const Location> goals, bool isMiss) {
  const bool isOnWay = std::ranges::any_of(goals, [&](const Location& goal) {
    return step.octree == goal.octree && isOnWayTo(step.cube, goal.cube);
  });
  switch (step.kind) {
    case Step::Kind::hit:
    case Step::Kind::candidate:
    case Step::Kind::stopped:
    case Step::Kind::deadEnd:
      return true;
    case Step::Kind::entered:
      return isOnWay;
    case Step::Kind::rejected:
    case Step::Kind::untested:
      return isMiss && isOnWay;
    case Step::Kind::left:
      break;
  }
  return false;
}

template <class Wanted>
std::vector<std::size_t> indicesOf(std::span<const Step> steps, const Wanted& isWanted) {
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (isWanted(steps[i])) indices.push_back(i);
  return indices;
}

}  // namespace

std::vector<std::size_t> decisiveSteps(const Trace& trace) {
  const auto goals = goalsOf(trace);
  return indicesOf(trace.visits.steps(),
                   [&](const Step& step) { return decides(step, goals, !trace.hit); });
}

std::vector<std::size_t> stepsIn(std::span<const Step> steps, std::size_t octree) {
  return indicesOf(steps, [octree](const Step& step) { return step.octree == octree; });
}

std::optional<std::size_t> stepOfHit(const Trace& trace) {
  if (!trace.hit) return {};
  const auto& entry = trace.hit->entry;
  const auto found = indicesOf(trace.visits.steps(), [&](const Step& step) {
    return step.kind == Step::Kind::hit && step.octree == entry.octree && step.cube == entry.cube;
  });
  if (found.empty()) return {};
  return found.back();
}

std::vector<std::size_t> octreesLookedInto(std::span<const Step> steps) {
  std::vector<std::size_t> octrees;
  for (const Step& step : steps)
    if (step.kind == Step::Kind::entered || step.kind == Step::Kind::hit ||
        step.kind == Step::Kind::candidate)
      octrees.push_back(step.octree);
  std::ranges::sort(octrees);
  octrees.erase(std::unique(octrees.begin(), octrees.end()), octrees.end());
  return octrees;
}

std::string_view name(Bound bound) { return boundNames[static_cast<std::size_t>(bound)]; }

std::string_view name(Step::Kind kind) { return wordsOf(kind).kind; }

std::string_view numberName(Step::Kind kind) { return wordsOf(kind).number; }

std::string formatStep(const Step& step) {
  std::string text(name(step.kind));
  text += formatCube(step.octree, step.cube);
  if (step.kind == Step::Kind::rejected) text += " bound=" + std::string(name(step.bound));
  if (step.metres)
    text += ' ' + std::string(numberName(step.kind)) + '=' + rounded(*step.metres + 0.0);
  return text;
}

std::string formatApproach(const Approach& approach) {
  return "approach" + formatCube(approach.leaf.octree, approach.leaf.cube) +
         " distance=" + rounded(approach.distance) + " t=" + rounded(approach.t + 0.0);
}

}  // namespace wb::octree

#include "model/octree/trace.h"

#include "model/core/number.h"

#include <array>
#include <map>
#include <utility>

namespace wb::octree {
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

#include "model/octree/trace.h"

#include <map>
#include <utility>

namespace wb::octree {

Trace traceOf(const World& world, const Ray& ray, Algorithm algorithm) {
  Trace trace;
  trace.ray = ray;
  trace.algorithm = algorithm;
  const CastOptions options{algorithm, IndentationUse::mesh};
  if (const auto entry = cast(world, ray, options, trace.visits))
    trace.hit = describe(world, ray, *entry, options);
  return trace;
}

std::vector<Step> visitedAfter(std::span<const Step> steps) {
  std::vector<Step> visited;
  std::map<std::pair<std::size_t, Path>, std::size_t> places;
  for (const Step& step : steps) {
    const auto [place, isNew] = places.try_emplace({step.octree, step.cube}, visited.size());
    if (isNew) visited.push_back(step);
    visited[place->second].kind = step.kind;
  }
  return visited;
}

}  // namespace wb::octree

#include "model/table/picks.h"

#include "model/octree/hit_text.h"
#include "model/table/texts.h"

#include <nlohmann/json.hpp>

namespace wb::table {
namespace {

using octree::Algorithm;
using octree::IndentationUse;

Diagnostic note(Text text) { return {Severity::note, text, {}, {}, 1, {}}; }

Json coordinates(const glm::dvec3& point) { return Json::array({point.x, point.y, point.z}); }

Json rayObject(const octree::Ray& ray) {
  return {{"origin", coordinates(ray.origin)},
          {"direction", coordinates(ray.direction)},
          {"max_depth", ray.maxDepth == limits::octreeDepth ? Json(nullptr) : Json(ray.maxDepth)}};
}

std::string_view resultOf(const std::optional<octree::Hit>& hit) {
  if (!hit) return "miss";
  return hit->entry.isInside ? "inside" : "hit";
}

void addHit(Json& row, const octree::Hit& hit) {
  row["oct"] = hit.entry.octree;
  row["cube"] = hit.entry.cube.text();
  row["min"] = coordinates(hit.min);
  row["size"] = hit.size;
  if (!hit.entry.isInside) row["face"] = name(hit.entry.face);
  row["point"] = coordinates(hit.point);
  if (hit.corner) {
    row["corner"] = hit.corner->index;
    row["corner_position"] = coordinates(hit.corner->position);
  }
  if (hit.edge) {
    row["edge"] = hit.edge->index;
    row["edge_ends"] =
        Json::array({coordinates(hit.edge->ends[0]), coordinates(hit.edge->ends[1])});
  }
  row["t"] = hit.entry.t;
}

Json stepObject(const octree::Step& step) {
  Json object = {{"step", name(step.kind)}, {"oct", step.octree}, {"cube", step.cube.text()}};
  if (step.kind == octree::Step::Kind::rejected) object["bound"] = name(step.bound);
  if (step.metres) object[std::string(numberName(step.kind))] = *step.metres;
  return object;
}

Json approachObject(const std::optional<octree::Approach>& approach) {
  if (!approach) return nullptr;
  return {{"oct", approach->leaf.octree},
          {"cube", approach->leaf.cube.text()},
          {"distance", approach->distance},
          {"t", approach->t}};
}

Json traceObject(const PickTrace& trace) {
  Json steps = Json::array();
  for (const octree::Step& step : trace.steps) steps.push_back(stepObject(step));
  Json causes = Json::array();
  for (const octree::Cause cause : octree::allCauses)
    if (trace.deviation.causes.has(cause)) causes.push_back(name(cause));
  return {{"steps", std::move(steps)},
          {"approach", approachObject(trace.approach)},
          {"difference", name(trace.deviation.difference)},
          {"causes", std::move(causes)},
          {"reason", rendered(sentenceOf(trace.deviation), nullptr)}};
}

Json rowObject(const PickedRay& picked, std::size_t index, Algorithm algorithm) {
  Json row = {{"ray", index}, {"algorithm", name(algorithm)}, {"result", resultOf(picked.hit)}};
  for (const char* key : {"oct", "cube", "min", "size", "face", "point", "corner", "edge", "t",
                          "corner_position", "edge_ends", "exit"})
    row[key] = nullptr;
  if (picked.hit) addHit(row, *picked.hit);
  if (picked.exit)
    row["exit"] = {{"face", name(picked.exit->face)},
                   {"point", coordinates(picked.exit->point)},
                   {"t", picked.exit->t}};
  row["visited"] = {{"octrees", picked.octreesVisited}, {"cubes", picked.cubesVisited}};
  row["cast"] = rayObject(picked.ray);
  if (picked.trace) row["trace"] = traceObject(*picked.trace);
  return row;
}

octree::Visits visitsFor(PickDetail detail) {
  using Detail = octree::Visits::Detail;
  return octree::Visits(detail == PickDetail::trace ? Detail::steps : Detail::counts);
}

/// What a line of its own tells each.
std::string traceText(const PickTrace& trace) {
  std::string text;
  const auto add = [&text](const std::string& line) { text += "  " + line + '\n'; };
  for (const octree::Step& step : trace.steps) add(formatStep(step));
  if (trace.approach) add(formatApproach(*trace.approach));
  add("reason: " + rendered(sentenceOf(trace.deviation)));
  return text;
}

}  // namespace

std::vector<PickedRay> pick(const octree::World& world, std::span<const octree::Ray> rays,
                            const octree::CastOptions& options, PickDetail detail) {
  std::vector<PickedRay> picks;
  picks.reserve(rays.size());
  for (const octree::Ray& ray : rays) {
    octree::Visits visits = visitsFor(detail);
    PickedRay& picked = picks.emplace_back();
    picked.ray = ray;
    if (const auto entry = cast(world, ray, options, visits)) {
      picked.hit = describe(world, ray, *entry, options);
      picked.exit = exitOf(world, ray, *entry, options);
    }
    if (detail == PickDetail::trace)
      picked.trace = PickTrace{visits.steps(), {}, deviationOf(world, ray, options.indentation)};
    if (picked.trace && !picked.hit) picked.trace->approach = nearestApproach(world, ray, options);
    picked.octreesVisited = visits.octrees();
    picked.cubesVisited = visits.cubes();
  }
  return picks;
}

Diagnostics pickNotes(const octree::World& world, const octree::CastOptions& options) {
  Diagnostics notes;
  if (options.algorithm == Algorithm::exact) return notes;
  if (world.hasNormalCubes()) notes.push_back(note(tableTexts["pick.normals_as_boxes"]));
  if (world.hasRotations()) notes.push_back(note(tableTexts["pick.rotations_ignored"]));
  return notes;
}

std::string picksText(std::span<const PickedRay> picks, Algorithm algorithm) {
  std::string text;
  for (std::size_t i = 0; i < picks.size(); ++i) {
    text += "ray " + std::to_string(i) + ' ' + std::string(name(algorithm)) + ' ' +
            octree::formatHit(picks[i].hit) + '\n';
    if (picks[i].trace) text += traceText(*picks[i].trace);
  }
  return text;
}

std::string picksJson(std::span<const PickedRay> picks, const octree::CastOptions& options,
                      std::string_view version) {
  const bool ignores =
      options.algorithm == Algorithm::inexor || options.indentation == IndentationUse::ignore;
  Json rows = Json::array();
  for (std::size_t i = 0; i < picks.size(); ++i)
    rows.push_back(rowObject(picks[i], i, options.algorithm));
  return jsonText(Json{{"weighbridge", version},
                       {"algorithm", name(options.algorithm)},
                       {"indentation", ignores ? "ignore" : "mesh"},
                       {"rows", std::move(rows)}}) +
         '\n';
}

}  // namespace wb::table

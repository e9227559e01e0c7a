#include "model/report/picks.h"

#include "model/core/language.h"
#include "model/core/threads.h"
#include "model/octree/cast.h"
#include "model/report/table_formats.h"
#include "model/report/table_texts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>

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

PickedRay picked(const octree::World& world, const octree::Ray& ray, const PickQuestion& question) {
  octree::Visits visits = visitsFor(question.detail);
  PickedRay made;
  made.ray = ray;
  if (const auto entry = cast(world, ray, question.cast, visits)) {
    made.hit = describe(world, ray, *entry, question.cast);
    made.exit = exitOf(world, ray, *entry, question.cast);
  }
  if (question.detail == PickDetail::trace)
    made.trace = PickTrace{visits.steps(), {}, deviationOf(world, ray, question.cast.indentation)};
  if (made.trace && !made.hit) made.trace->approach = nearestApproach(world, ray, question.cast);
  made.octreesVisited = visits.octrees();
  made.cubesVisited = visits.cubes();
  return made;
}

/// Writes what `text(picked, index)` says of each ray, in their order. It is called on all threads,
/// in the caller's language.
template <class TextOf>
void writeEach(const octree::World& world, std::span<const octree::Ray> rays,
               const PickQuestion& question, const Sink& sink, const TextOf& textOf) {
  constexpr std::size_t raysAtATime = 64;
  const Language* language = currentLanguage();
  const auto make = [&](std::size_t piece) {
    std::optional<LanguageScope> speaking;
    if (language) speaking.emplace(*language);
    std::string text;
    const std::size_t begin = piece * raysAtATime;
    for (std::size_t i = begin; i < std::min(begin + raysAtATime, rays.size()); ++i)
      text += textOf(picked(world, rays[i], question), i);
    return text;
  };
  makeInOrder((rays.size() + raysAtATime - 1) / raysAtATime, question.threads, make, sink);
}

/// In a list that is a member of the whole document.
std::string indented(const std::string& text) {
  std::string result = "    ";
  for (const char c : text) {
    result += c;
    if (c == '\n') result += "    ";
  }
  return result;
}

constexpr Text followsDocument = tableTexts["pick.follows_document"];

/// A member of the document, which is in English whoever reads it.
std::string noteJson(Algorithm algorithm) {
  if (algorithm == Algorithm::exact) return {};
  return ",\n  \"note\": " + jsonString(followsDocument.english);
}

}  // namespace

Diagnostics pickNotes(const octree::World& world, const octree::CastOptions& options) {
  Diagnostics notes;
  if (options.algorithm == Algorithm::exact) return notes;
  notes.push_back(note(followsDocument));
  if (world.hasNormalCubes()) notes.push_back(note(tableTexts["pick.normals_as_boxes"]));
  if (world.hasRotations()) notes.push_back(note(tableTexts["pick.rotations_ignored"]));
  return notes;
}

void writePicks(const octree::World& world, std::span<const octree::Ray> rays,
                const PickQuestion& question, const Sink& sink) {
  writeEach(world, rays, question, sink, [&](const PickedRay& one, std::size_t index) {
    return "ray " + std::to_string(index) + ' ' + std::string(name(question.cast.algorithm)) + ' ' +
           octree::formatHit(one.hit) + '\n' + (one.trace ? traceText(*one.trace) : "");
  });
}

void writePicksJson(const octree::World& world, std::span<const octree::Ray> rays,
                    const PickQuestion& question, std::string_view version, const Sink& sink) {
  const Algorithm algorithm = question.cast.algorithm;
  const bool ignores =
      algorithm == Algorithm::inexor || question.cast.indentation == IndentationUse::ignore;
  sink("{\n  \"weighbridge\": " + jsonString(version) +
       ",\n  \"algorithm\": " + jsonString(name(algorithm)) + ",\n  \"indentation\": " +
       (ignores ? "\"ignore\"" : "\"mesh\"") + noteJson(algorithm) + ",\n  \"rows\": [");
  writeEach(world, rays, question, sink, [&](const PickedRay& one, std::size_t index) {
    return (index > 0 ? ",\n" : "\n") + indented(jsonText(rowObject(one, index, algorithm)));
  });
  sink(rays.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

}  // namespace wb::table

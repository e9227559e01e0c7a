#include "model/report/detail/pick_rows.h"

#include "model/core/number.h"
#include "model/octree/cast.h"
#include "model/report/table_formats.h"
#include "model/report/table_texts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstdio>
#include <limits>
#include <set>

namespace wb::table {
namespace {

using octree::Algorithm;

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
    row["corner_world"] = coordinates(hit.corner->world);
    row["normal_world"] = coordinates(hit.normal);
  }
  if (hit.edge) {
    row["edge"] = hit.edge->index;
    row["edge_ends"] =
        Json::array({coordinates(hit.edge->ends[0]), coordinates(hit.edge->ends[1])});
    row["edge_world"] =
        Json::array({coordinates(hit.edge->worldEnds[0]), coordinates(hit.edge->worldEnds[1])});
  }
  row["t"] = hit.entry.t;
}

Json leavesArray(std::span<const octree::Location> leaves) {
  Json array = Json::array();
  for (const auto& [octree, cube] : leaves)
    array.push_back({{"oct", octree}, {"cube", cube.text()}});
  return array;
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

/// Why the published method finds something else; of the engine that it does.
Sentence reasonOf(const PickTrace& trace) {
  if (!trace.isOfEngine) return sentenceOf(trace.deviation);
  if (trace.deviation.difference == octree::Difference::none)
    return {tableTexts["pick.engine_same"], {}};
  return {tableTexts["pick.engine_difference"],
          {{"difference", std::string(name(trace.deviation.difference))}}};
}

Json traceObject(const PickTrace& trace) {
  Json steps = Json::array();
  for (const octree::Step& step : trace.steps) steps.push_back(stepObject(step));
  Json frames = Json::array();
  for (const TurnedFrame& frame : trace.frames)
    frames.push_back({{"oct", frame.octree}, {"matrix", frame.matrix}});
  Json causes = Json::array();
  for (const octree::Cause cause : octree::allCauses)
    if (trace.deviation.causes.has(cause)) causes.push_back(name(cause));
  return {{"frames", std::move(frames)},
          {"steps", std::move(steps)},
          {"approach", approachObject(trace.approach)},
          {"difference", name(trace.deviation.difference)},
          {"causes", std::move(causes)},
          {"reason", rendered(reasonOf(trace), nullptr)}};
}

Json rowObject(const PickedRay& picked, std::size_t index, Algorithm algorithm) {
  Json row = {{"ray", index}, {"algorithm", name(algorithm)}, {"result", resultOf(picked.hit)}};
  for (const char* key : {"oct", "cube", "min", "size", "face", "point", "corner", "edge", "t",
                          "corner_position", "edge_ends", "exit", "corner_world", "edge_world",
                          "normal_world", "decided", "tied", "point_own", "min_world"})
    row[key] = nullptr;
  if (picked.hit) {
    addHit(row, *picked.hit);
    row["point_own"] = coordinates(picked.ownPoint);
    row["min_world"] = coordinates(picked.worldMin);
  }
  if (picked.hit && algorithm == Algorithm::exact) row["decided"] = name(picked.hit->decided);
  if (!picked.tied.empty()) row["tied"] = leavesArray(picked.tied);
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
  for (const TurnedFrame& frame : trace.frames) {
    std::string line = "turned oct=" + std::to_string(frame.octree) + " matrix=";
    for (const std::string& number : frame.matrix) line += (line.back() == '=' ? "" : ",") + number;
    add(line);
  }
  for (const octree::Step& step : trace.steps) add(formatStep(step));
  if (trace.approach) add(formatApproach(*trace.approach));
  add("reason: " + rendered(reasonOf(trace)));
  return text;
}

/// As C writes doubles in hex: every bit of them.
std::string hexadecimal(double number) {
  std::array<char, 40> text{};
  const int length = std::snprintf(text.data(), text.size(), "%a", number);
  return {text.data(), static_cast<std::size_t>(length)};
}

/// Of the turned octrees that steps name, in their order.
std::vector<TurnedFrame> framesOf(const octree::World& world, std::span<const octree::Step> steps) {
  std::set<std::size_t> named;
  for (const octree::Step& step : steps) named.insert(step.octree);
  std::vector<TurnedFrame> frames;
  for (const std::size_t octree : named) {
    const octree::OwnFrame& frame = world.frame(octree);
    if (!frame.isRotated()) continue;
    frames.push_back({octree, {}});
    for (int row = 0; row < octree::axisCount; ++row)
      for (int column = 0; column < octree::axisCount; ++column)
        frames.back().matrix.push_back(hexadecimal(frame.toOwn(column, row)));
  }
  return frames;
}

PickTrace traceFor(const octree::World& world, const octree::Ray& ray, const PickQuestion& question,
                   const octree::Visits& visits, const std::optional<octree::Entry>& entry) {
  PickTrace trace;
  trace.frames = framesOf(world, visits.steps());
  trace.steps = visits.steps();
  trace.isOfEngine = question.cast.algorithm == Algorithm::engine;
  if (trace.isOfEngine)
    trace.deviation.difference =
        differenceOf(castExact(world, ray, question.cast.indentation), entry);
  else
    trace.deviation = deviationOf(world, ray, question.cast.indentation);
  return trace;
}

/// The other methods see octrees as not turned.
void placeInFrames(PickedRay& picked, const octree::World& world, Algorithm algorithm) {
  const octree::Hit& hit = *picked.hit;
  const octree::OwnFrame& frame = world.frame(hit.entry.octree);
  const bool isTurned = algorithm == Algorithm::exact;
  picked.ownPoint = (isTurned ? frame.pointFromWorld(hit.point) : hit.point) + 0.0;
  picked.worldMin = (isTurned ? frame.pointToWorld(hit.min) : hit.min) + 0.0;
}

PickedRay picked(const octree::World& world, const octree::Ray& ray, const PickQuestion& question) {
  octree::Visits visits = visitsFor(question.detail);
  PickedRay made;
  made.ray = ray;
  const auto entry = cast(world, ray, question.cast, visits);
  if (entry) {
    made.hit = describe(world, ray, *entry, question.cast);
    made.exit = exitOf(world, ray, *entry, question.cast);
    placeInFrames(made, world, question.cast.algorithm);
    if (entry->decided == octree::Decided::tie)
      made.tied = leavesMetAtOnce(world, ray, question.cast.indentation);
  }
  if (question.detail == PickDetail::trace)
    made.trace = traceFor(world, ray, question, visits, entry);
  if (made.trace && !made.hit) made.trace->approach = nearestApproach(world, ray, question.cast);
  made.octreesVisited = visits.octrees();
  made.cubesVisited = visits.cubes();
  return made;
}

}  // namespace

void appendPickText(const octree::World& world, const octree::Ray& ray,
                    const PickQuestion& question, std::size_t index, std::string& text) {
  const PickedRay one = picked(world, ray, question);
  text += "ray " + std::to_string(index) + ' ' + std::string(name(question.cast.algorithm)) + ' ' +
          octree::formatHit(one.hit) + '\n' + (one.trace ? traceText(*one.trace) : "");
}

std::string pickRow(const octree::World& world, const octree::Ray& ray,
                    const PickQuestion& question, std::size_t index) {
  return jsonText(rowObject(picked(world, ray, question), index, question.cast.algorithm));
}

void appendPickLine(const octree::World& world, const octree::Ray& ray,
                    const PickQuestion& question, std::size_t index, std::string& text) {
  text += rowObject(picked(world, ray, question), index, question.cast.algorithm).dump();
  text += '\n';
}

namespace {

template <class Number>
void appendNumber(std::string& text, Number number) {
  std::array<char, 32> buffer;
  const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
  text.append(buffer.data(), end);
}

void appendCell(std::string& text, double number) {
  text += ',';
  constexpr double mostDigits = 1e15;  // Above, a number has an exponent, as in every table.
  if (number ==
      static_cast<double>(static_cast<std::int64_t>(std::clamp(number, -mostDigits, mostDigits))))
    return appendNumber(text, static_cast<std::int64_t>(number));
  appendNumber(text, number);
}

template <class Number>
void appendBytes(std::string& text, Number number) {
  using Bits = std::conditional_t<sizeof(Number) == 8, std::uint64_t, std::uint32_t>;
  auto bits = std::bit_cast<Bits>(number);
  for (std::size_t i = 0; i < sizeof(Number); ++i, bits = static_cast<Bits>(bits >> 8))
    text += static_cast<char>(bits & 0xff);
}

std::optional<octree::Hit> hitOf(const octree::World& world, const octree::Ray& ray,
                                 const octree::CastOptions& options) {
  const auto entry = cast(world, ray, options);
  if (!entry) return {};
  return describe(world, ray, *entry, options);
}

void appendPath(std::string& text, const octree::Path& path) {
  if (path.depth() == 0) text += '/';
  for (std::size_t level = 0; level < path.depth(); ++level) {
    text += '/';
    text += static_cast<char>('0' + path[level]);
  }
}

}  // namespace

void appendPickCsv(const octree::World& world, const octree::Ray& ray, const PickQuestion& question,
                   std::size_t index, std::string& text) {
  appendNumber(text, index);
  text += ',';
  const auto hit = hitOf(world, ray, question.cast);
  text += resultOf(hit);
  if (!hit) {
    text += ",,,,,,,,,,\n";
    return;
  }
  text += ',';
  appendNumber(text, hit->entry.octree);
  text += ',';
  appendPath(text, hit->entry.cube);
  text += ',';
  // A face begins with a sign, and so would be computed by a spreadsheet.
  if (!hit->entry.isInside) (text += '\'') += name(hit->entry.face);
  for (int axis = 0; axis < octree::axisCount; ++axis) appendCell(text, hit->point[axis] + 0.0);
  text += ',';
  if (hit->corner) appendNumber(text, hit->corner->index);
  text += ',';
  if (hit->edge) appendNumber(text, hit->edge->index);
  appendCell(text, hit->entry.t + 0.0);
  text += ',';
  if (question.cast.algorithm == Algorithm::exact) text += name(hit->decided);
  text += '\n';
}

void appendPickRecord(const octree::World& world, const octree::Ray& ray,
                      const PickQuestion& question, std::string& text) {
  constexpr char nothing = static_cast<char>(0xff);
  const auto hit = hitOf(world, ray, question.cast);
  const bool isEntered = hit && !hit->entry.isInside;
  const auto byteOf = [](int number) { return static_cast<char>(number); };
  text += byteOf(!hit ? 0 : isEntered ? 1 : 2);
  text += isEntered ? byteOf(indexOf(hit->entry.face)) : nothing;
  text += hit && hit->corner ? byteOf(hit->corner->index) : nothing;
  text += hit && hit->edge ? byteOf(hit->edge->index) : nothing;
  const bool isExact = question.cast.algorithm == Algorithm::exact;
  text += hit && isExact ? byteOf(static_cast<int>(hit->decided)) : nothing;
  const octree::Path path = hit ? hit->entry.cube : octree::Path();
  text += byteOf(static_cast<int>(path.depth()));
  text.append(2, '\0');
  appendBytes(text, hit ? static_cast<std::uint32_t>(hit->entry.octree)
                        : std::numeric_limits<std::uint32_t>::max());
  std::array<char, 12> steps{};
  for (std::size_t level = 0; level < path.depth(); ++level)
    for (std::size_t bit = 0; bit < 3; ++bit) {
      const std::size_t at = 3 * level + bit;
      const int value = path[level] >> bit & 1;
      steps[at / 8] = static_cast<char>(steps[at / 8] | value << (at % 8));
    }
  text.append(steps.data(), steps.size());
  appendBytes(text, hit ? hit->entry.t + 0.0 : 0.0);
  for (int axis = 0; axis < octree::axisCount; ++axis)
    appendBytes(text, hit ? hit->point[axis] + 0.0 : 0.0);
}

}  // namespace wb::table

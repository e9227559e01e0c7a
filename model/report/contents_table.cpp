#include "model/report/contents_table.h"

#include "model/core/number.h"
#include "model/report/table_formats.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace wb::table {
namespace {

std::string indentationName(const PickQuestion& question) {
  return question.cast.indentation == octree::IndentationUse::ignore ? "ignore" : "mesh";
}

std::string documentHead(const PickQuestion& question, std::string_view version) {
  return "{\n  \"weighbridge\": " + jsonString(version) +
         ",\n  \"indentation\": " + jsonString(indentationName(question)) + ",\n  \"rows\": [";
}

void appendRow(std::string& text, const Json& row, std::size_t index) {
  text += index > 0 ? ",\n    " : "\n    ";
  for (const char c : jsonText(row)) {
    text += c;
    if (c == '\n') text += "    ";
  }
}

std::string_view documentEnd(std::size_t count) { return count == 0 ? "]\n}\n" : "\n  ]\n}\n"; }

Json pointRow(const std::optional<octree::Holder>& holder, std::size_t index) {
  Json row = {{"point", index}, {"result", holder ? "in" : "out"}};
  for (const char* key : {"oct", "cube", "depth", "face"}) row[key] = nullptr;
  if (!holder) return row;
  row["oct"] = holder->leaf.octree;
  row["cube"] = holder->leaf.cube.text();
  row["depth"] = holder->depth;
  row["face"] = name(holder->face);
  return row;
}

void appendPoint(const std::optional<octree::Holder>& holder, std::size_t index, PickFormat format,
                 std::string& text) {
  if (format == PickFormat::json) return appendRow(text, pointRow(holder, index), index);
  if (format == PickFormat::jsonLines) {
    text += pointRow(holder, index).dump() + '\n';
    return;
  }
  const std::string number = std::to_string(index);
  if (format == PickFormat::csv) {
    if (!holder)
      text += number + ",out,,,,\n";
    else
      text += number + ",in," + std::to_string(holder->leaf.octree) + ',' +
              holder->leaf.cube.text() + ',' + shortest(holder->depth) + ",'" +
              std::string(name(holder->face)) + '\n';
    return;
  }
  text += "point " + number;
  if (holder)
    text += " in oct=" + std::to_string(holder->leaf.octree) + " cube=" + holder->leaf.cube.text() +
            " depth=" + rounded(holder->depth) + " face=" + std::string(name(holder->face)) + '\n';
  else
    text += " out\n";
}

struct Touched {
  std::string_view kind;
  std::vector<octree::Location> leaves;
};

Touched touchedBy(const octree::World& world, const Body& body,
                  octree::IndentationUse indentation) {
  if (const auto* sphere = std::get_if<Sphere>(&body))
    return {"sphere", leavesInSphere(world, sphere->centre, sphere->radius, indentation)};
  return {"box", leavesInBox(world, std::get<octree::Box>(body), indentation)};
}

Json touchedRow(const Touched& touched, std::size_t index) {
  Json leaves = Json::array();
  for (const auto& [octree, cube] : touched.leaves)
    leaves.push_back({{"oct", octree}, {"cube", cube.text()}});
  return {{"body", index}, {"kind", touched.kind}, {"leaves", std::move(leaves)}};
}

void appendTouched(const Touched& touched, std::size_t index, PickFormat format,
                   std::string& text) {
  if (format == PickFormat::json) return appendRow(text, touchedRow(touched, index), index);
  if (format == PickFormat::jsonLines) {
    text += touchedRow(touched, index).dump() + '\n';
    return;
  }
  const std::string number = std::to_string(index);
  const std::string kind(touched.kind);
  if (touched.leaves.empty())
    text += format == PickFormat::csv ? number + ',' + kind + ",,\n"
                                      : kind + ' ' + number + " nothing\n";
  for (const auto& [octree, cube] : touched.leaves)
    text += format == PickFormat::csv
                ? number + ',' + kind + ',' + std::to_string(octree) + ',' + cube.text() + '\n'
                : kind + ' ' + number + " oct=" + std::to_string(octree) + " cube=" + cube.text() +
                      '\n';
}

}  // namespace

Result<std::size_t> writePoints(const octree::World& world, const NextPiece<glm::dvec3>& points,
                                const PickQuestion& question, PickFormat format,
                                std::string_view version, const Sink& sink) {
  if (format == PickFormat::json) sink(documentHead(question, version));
  if (format == PickFormat::csv) sink("point,result,oct,cube,depth,face\n");
  auto count = writeStream<glm::dvec3>(
      points, question.threads, sink,
      [&](const glm::dvec3& point, std::size_t index, std::string& text) {
        appendPoint(holderOf(world, point, question.cast.indentation), index, format, text);
      });
  if (count && format == PickFormat::json) sink(documentEnd(*count));
  return count;
}

void writeTouched(const octree::World& world, const std::vector<Body>& bodies,
                  const PickQuestion& question, PickFormat format, std::string_view version,
                  const Sink& sink) {
  if (format == PickFormat::json) sink(documentHead(question, version));
  if (format == PickFormat::csv) sink("body,kind,oct,cube\n");
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    std::string text;
    appendTouched(touchedBy(world, bodies[i], question.cast.indentation), i, format, text);
    sink(text);
  }
  if (format == PickFormat::json) sink(documentEnd(bodies.size()));
}

}  // namespace wb::table

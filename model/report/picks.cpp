#include "model/report/picks.h"

#include "model/octree/cast.h"
#include "model/report/detail/pick_rows.h"
#include "model/report/table_formats.h"
#include "model/report/table_texts.h"

#include <string>

namespace wb::table {
namespace {

using octree::Algorithm;
using octree::IndentationUse;

Diagnostic note(Text text) { return {Severity::note, text, {}, {}, 1, {}}; }

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
constexpr Text followsEngine = tableTexts["pick.follows_engine"];

Diagnostics engineNotes(const octree::World& world) {
  Diagnostics notes{note(followsEngine)};
  if (world.hasNormalCubes()) notes.push_back(note(tableTexts["pick.normals_missed"]));
  if (world.hasRotations()) notes.push_back(note(tableTexts["pick.engine_rotations"]));
  for (std::size_t i = 0; i < world.octrees().size(); ++i) {
    if (!octree::crashesEngine(*world.octrees()[i].octree)) continue;
    notes.push_back(note(tableTexts["pick.engine_crashes"]));
    notes.back().arguments = {{"octree", i}};
  }
  return notes;
}

/// A member of the document, which is in English whoever reads it.
std::string noteJson(Algorithm algorithm) {
  if (algorithm == Algorithm::exact) return {};
  const Text& note = algorithm == Algorithm::engine ? followsEngine : followsDocument;
  return ",\n  \"note\": " + jsonString(note.english);
}

}  // namespace

Diagnostics pickNotes(const octree::World& world, const octree::CastOptions& options) {
  Diagnostics notes;
  if (options.algorithm == Algorithm::exact) return notes;
  if (options.algorithm == Algorithm::engine) return engineNotes(world);
  notes.push_back(note(followsDocument));
  if (world.hasNormalCubes()) notes.push_back(note(tableTexts["pick.normals_as_boxes"]));
  if (world.hasRotations()) notes.push_back(note(tableTexts["pick.rotations_ignored"]));
  return notes;
}

namespace {

std::string jsonHead(const PickQuestion& question, std::string_view version) {
  const Algorithm algorithm = question.cast.algorithm;
  const bool ignores =
      algorithm != Algorithm::exact || question.cast.indentation == IndentationUse::ignore;
  return "{\n  \"weighbridge\": " + jsonString(version) +
         ",\n  \"algorithm\": " + jsonString(name(algorithm)) +
         ",\n  \"indentation\": " + (ignores ? "\"ignore\"" : "\"mesh\"") + noteJson(algorithm) +
         ",\n  \"rows\": [";
}

}  // namespace

Result<std::size_t> writePicks(const octree::World& world, const NextPiece<octree::Ray>& rays,
                               const PickQuestion& question, PickFormat format,
                               std::string_view version, const Sink& sink) {
  const auto write = [&](const auto& textOf) {
    return writeStream<octree::Ray>(rays, question.threads, sink, textOf);
  };
  const auto each = [&](auto append) {
    return [&, append](const octree::Ray& ray, std::size_t index, std::string& text) {
      append(world, ray, question, index, text);
    };
  };
  switch (format) {
    case PickFormat::text:
      return write(each(appendPickText));
    case PickFormat::jsonLines:
      return write(each(appendPickLine));
    case PickFormat::csv:
      sink(pickCsvHead);
      return write(each(appendPickCsv));
    case PickFormat::raw:
      sink(pickRecordHead);
      return write([&](const octree::Ray& ray, std::size_t, std::string& text) {
        appendPickRecord(world, ray, question, text);
      });
    case PickFormat::json:
      break;
  }
  sink(jsonHead(question, version));
  auto count = write([&](const octree::Ray& ray, std::size_t index, std::string& text) {
    text += index > 0 ? ",\n" : "\n";
    text += indented(pickRow(world, ray, question, index));
  });
  if (count) sink(*count == 0 ? "]\n}\n" : "\n  ]\n}\n");
  return count;
}

}  // namespace wb::table

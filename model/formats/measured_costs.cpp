#include "model/formats/measured_costs.h"

#include "model/core/core.h"
#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"
#include "model/core/number.h"
#include "model/core/plain_text.h"
#include "model/core/task.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/measured_chat.h"
#include "model/formats/detail/measured_csv.h"
#include "model/formats/detail/measured_list.h"
#include "model/formats/detail/record_stream.h"
#include "model/formats/objects/packed.h"
#include "model/formats/reader/reader.h"
#include "model/formats/reader/worker_process.h"
#include "model/scene/scene.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace wb::import {

namespace {

/// Takes the value that a reply is.
class ValueTaker : public RecordTaker {
 public:
  Result<void> take(RecordKind kind, Unpacker& content) override {
    if (kind == RecordKind::value) {
      const ByteView rest = content.rest();
      binary_.assign(rest.begin(), rest.end());
      return {};
    }
    if (kind != RecordKind::refused) return misplacedRecord();
    Diagnostic why = content.finding();
    if (!content.isDone()) return misplacedRecord();
    return tl::unexpected(std::move(why));
  }

  Result<llsd::Value> value(const Task& task) const {
    auto parsed = llsd::readBinary(binary_, task);
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!parsed || parsed->bytes != binary_.size())
      return tl::unexpected(worker::garbage("an invalid record"));
    return std::move(parsed->value);
  }

 private:
  Bytes binary_;
};

Result<llsd::Value> replyOf(ByteView reply, ReplyReader reader, const Task& task) {
  ValueTaker taker;
  const auto source = [&](const PieceTaker& take) { return reader(reply, take, task); };
  return takeRecords(source, taker, task).and_then([&] { return taker.value(task); });
}

/// A value of a reply for a message: not all of a long text, and on one line.
struct ShownValue {
  std::string operator()(llsd::Undef) const { return "undef"; }
  std::string operator()(bool truth) const { return truth ? "true" : "false"; }
  std::string operator()(std::int32_t number) const { return std::to_string(number); }
  std::string operator()(double number) const { return shortest(number); }
  std::string operator()(const Uuid& id) const { return id.text(); }
  std::string operator()(const std::string& text) const {
    constexpr std::size_t columns = 40;
    const std::string whole = oneLine(text);
    const std::string_view shown = beginning(whole, columns);
    return shown.size() < whole.size() ? std::string(shown) + "…" : whole;
  }
  std::string operator()(const llsd::Uri& uri) const { return (*this)(uri.text); }
  std::string operator()(const Bytes&) const { return "binary"; }
  std::string operator()(llsd::Date) const { return "date"; }
  std::string operator()(const llsd::Array&) const { return "[…]"; }
  std::string operator()(const llsd::Map&) const { return "{…}"; }
};

class MeasuredReply {
 public:
  MeasuredReply(const scene::Scene& scene, const Task& task) : task_(task), list_(scene) {}

  Result<Loaded<std::vector<scene::Measured>>> read(const llsd::Map& reply) {
    const auto selected = reply.find("selected");
    if (selected != reply.end()) {
      readSelection(selected->second);
    } else {
      for (const auto& [id, said] : reply) {
        if (!task_.step()) return failure(baseTexts["task.cancelled"]);
        readObject(id, said);
      }
    }
    return std::move(list_).take();
  }

 private:
  std::optional<double> costAt(const llsd::Value& map, std::string_view key,
                               const std::string& place) {
    const llsd::Value* value = map.find(key);
    if (!value) return {};
    const auto number = value->number();
    if (number && *number >= 0 && *number <= limits::largestLandImpact) return number;
    list_.findings().warn(place + '.' + std::string(key), importTexts["measured.bad_cost"],
                          {{"limit", limits::largestLandImpact},
                           {"found", std::visit(ShownValue{}, value->content())}});
    return {};
  }

  /// ResourceCostSelected says costs of what was selected, not what that was.
  void readSelection(const llsd::Value& said) {
    const std::string place = "selected";
    if (list_.scene().linksets.size() != 1)
      return list_.findings().warn(place, importTexts["measured.selection"]);
    scene::Measured measured;
    measured.physics = costAt(said, "physics", place);
    measured.streaming = costAt(said, "streaming", place);
    measured.server = costAt(said, "simulation", place);
    if (measured.physics || measured.streaming || measured.server) list_.add(0, measured, place);
  }

  void readObject(const std::string& key, const llsd::Value& said) {
    const auto id = Uuid::parse(key);
    if (!id || !said.get<llsd::Map>())
      return list_.findings().warn(key, importTexts["measured.no_object"]);
    const auto linkset = list_.names().byId(*id);
    if (!linkset)
      return list_.findings().warn(key, importTexts["measured.unknown"], {{"linkset", key}});
    readCosts(*linkset, key, said);
    compareShapeType(*id, said);
  }

  /// Of an object alone, its own costs are its linkset's.
  void readCosts(std::size_t linkset, const std::string& place, const llsd::Value& said) {
    const bool isAlone = list_.scene().linksets[linkset].parts.size() == 1;
    scene::Measured measured;
    measured.physics = costAt(said, "linked_set_physics_cost", place);
    measured.landImpact = costAt(said, "linked_set_resource_cost", place);
    if (isAlone && !measured.physics) measured.physics = costAt(said, "physics_cost", place);
    if (isAlone && !measured.landImpact) measured.landImpact = costAt(said, "resource_cost", place);
    if (measured.physics || measured.landImpact) list_.add(linkset, measured, place);
  }

  void compareShapeType(const Uuid& id, const llsd::Value& said) {
    const llsd::Value* value = said.find("PhysicsShapeType");
    const scene::Part* part = list_.names().partById(id);
    if (!value || !part) return;
    const auto stored = value->number();
    if (stored != 0 && stored != 1 && stored != 2)
      return list_.findings().warn(id.text() + ".PhysicsShapeType",
                                   importTexts["measured.bad_shape_type"]);
    const auto onGrid = static_cast<scene::ShapeType>(static_cast<int>(*stored));
    list_.findings().add(shapeTypeFinding(id, part->shapeType, onGrid));
  }

  static Diagnostic shapeTypeFinding(const Uuid& id, scene::ShapeType here,
                                     scene::ShapeType onGrid) {
    const bool isSame = here == onGrid;
    return {
        isSame ? Severity::note : Severity::warning,
        isSame ? importTexts["measured.same_shape_type"] : importTexts["measured.other_shape_type"],
        {{"grid", name(onGrid)}, {"here", name(here)}},
        id.text(),
        1,
        {}};
  }

  const Task& task_;
  MeasuredList list_;
};

Result<Loaded<std::vector<scene::Measured>>> readMeasuredReply(ByteView bytes,
                                                               const scene::Scene& scene,
                                                               ReplyReader reader,
                                                               const Task& task) {
  const auto reply = replyOf(bytes, reader, task);
  if (!reply) return tl::unexpected(reply.error());
  const auto* map = reply->get<llsd::Map>();
  if (!map) return failure(importTexts["measured.nothing"]);
  return MeasuredReply(scene, task).read(*map);
}

/// No CSV of costs begins like this.
bool looksLikeReply(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
  return first != std::string_view::npos && (text[first] == '<' || text[first] == '{');
}

}  // namespace

Result<void> readReplyApart(ByteView reply, const PieceTaker& take, const Task& task) {
  return worker::readPieces(worker::archiveReader, {reply, -1, "reply"}, {}, task, take);
}

Result<Loaded<std::vector<scene::Measured>>> readMeasured(ByteView bytes, const scene::Scene& scene,
                                                          const Task& task, ReplyReader reader) {
  if (holdsMeasuredLines(textOf(bytes))) return readMeasuredChat(textOf(bytes), scene, task);
  return looksLikeReply(textOf(bytes)) ? readMeasuredReply(bytes, scene, reader, task)
                                       : readMeasuredCsv(textOf(bytes), scene, task);
}

Result<Loaded<std::vector<scene::Measured>>> withMeasuredText(std::string_view text,
                                                              const std::string& name,
                                                              const scene::Scene& scene,
                                                              const Task& task) {
  auto read = readMeasured(bytesOf(text), scene, task);
  if (!read) return tl::unexpected(inFile(std::move(read).error(), name));
  using Whose = std::pair<Uuid, std::string_view>;
  const auto whose = [](const scene::Measured& one) { return Whose(one.linksetId, one.linkset); };
  std::set<Whose> said;
  for (const scene::Measured& measured : read->value) said.insert(whose(measured));
  Loaded<std::vector<scene::Measured>> all{scene.measured, {}};
  std::erase_if(all.value, [&](const scene::Measured& old) { return said.contains(whose(old)); });
  std::ranges::move(read->value, std::back_inserter(all.value));
  append(all.findings, std::move(read->findings), name);
  return all;
}

Result<Loaded<std::vector<scene::Measured>>> withMeasuredFile(const std::filesystem::path& path,
                                                              const scene::Scene& scene,
                                                              const Task& task) {
  const auto bytes = readFile(path, limits::measuredBytes, task);
  if (!bytes) return tl::unexpected(bytes.error());
  return withMeasuredText(textOf(*bytes), path.string(), scene, task);
}

}  // namespace wb::import

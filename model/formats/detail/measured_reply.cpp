#include "model/formats/detail/measured_reply.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"
#include "model/core/number.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/measured_list.h"

#include <utility>

namespace wb::import {
namespace {

class ReplyReader {
 public:
  ReplyReader(const scene::Scene& scene, const Task& task) : task_(task), list_(scene) {}

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
    list_.findings().warn(
        place + '.' + std::string(key), importTexts["measured.bad_cost"],
        {{"limit", limits::largestLandImpact}, {"found", number ? shortest(*number) : ""}});
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

}  // namespace

Result<Loaded<std::vector<scene::Measured>>> readMeasuredReply(ByteView bytes,
                                                               const scene::Scene& scene,
                                                               const Task& task) {
  const auto reply = llsd::read(bytes, task);
  if (!reply) return tl::unexpected(reply.error());
  const auto* map = reply->get<llsd::Map>();
  if (!map) return failure(importTexts["measured.nothing"]);
  return ReplyReader(scene, task).read(*map);
}

}  // namespace wb::import

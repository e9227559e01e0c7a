#include "app/shape_combinations.h"

#include "app/command_texts.h"
#include "app/console.h"
#include "app/level_generation.h"
#include "app/output.h"
#include "app/table_output.h"
#include "model/report/shape_tables.h"
#include "model/shapes/object_front.h"

#include <algorithm>
#include <map>
#include <utility>

namespace wb::app {
namespace {

using TargetsByObject = std::map<std::size_t, std::vector<weighing::Target>>;

/// What meshes of an object have in common are the pixels that were asked for.
std::vector<making::LevelsAtPixels> byPixels(const making::PlannedObject& object,
                                             const MadeLevels& made, const cost::Profile& profile) {
  std::map<double, making::PlannedLevels> all;
  for (std::size_t i = 0; i < made.rows.size(); ++i)
    for (const shape::WeighedLevels& levels : made.rows[i].made)
      all[levels.made.pixels].meshes.push_back(
          making::levelsOf(object, made.parts[i], levels.made, profile));
  std::vector<making::LevelsAtPixels> levels;
  for (auto& [pixels, planned] : all) levels.push_back({pixels, std::move(planned)});
  return levels;
}

/// The combinations of one object.
class ObjectCombinations {
 public:
  ObjectCombinations(const weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                     const ShapesArguments& arguments)
      : weighing_(weighing), parts_(parts), arguments_(arguments) {}

  ExitState find(const shape::LevelChoice& choice) {
    const MadeLevels levels = makeLevels(weighing_, parts_, arguments_.file, choice);
    auto groups =
        making::groupsOf(weighing_.scene, weighing_.statistics, parts_, making::Reach::chosen);
    if (!groups) return refused(inFile(groups.error(), arguments_.file));
    tell(std::move(groups->findings));
    making::FoundForObject found{
        making::plannedObject(weighing_.scene, weighing_.statistics, number()), {}, {}};
    found.levels = byPixels(found.object, levels, weighing_.profile);
    found.order = {std::move(groups->value), weighing_.profile, request()};
    found.shapes = shapes(found.order);
    // Why was told of each part.
    const bool isIncomplete =
        levels.rows.empty() ||
        std::ranges::any_of(found.shapes, [](const auto& group) { return group.empty(); });
    if (isIncomplete) return ExitState::refused;
    front_ = making::findFront(making::combine(std::move(found)));
    if (front_.empty()) tellNone();
    return levels.state;
  }

  void moveTo(std::vector<table::CombinationRow>& rows) {
    for (making::Combination& one : front_) rows.push_back({number(), std::move(one)});
  }

 private:
  std::size_t number() const { return parts_.front().linkset; }
  const scene::Linkset& linkset() const { return weighing_.scene.linksets[number()]; }

  shape::ShapeRequest request() const {
    shape::ShapeRequest request = arguments_.wanted.request;
    request.hulls = inFrameOf(linkset(), linkset().parts[*parts_.front().part], arguments_.hulls);
    return request;
  }

  std::vector<std::vector<shape::MadeShape>> shapes(const making::Order& order) const {
    Progress progress;
    making::Made made = making::make(order, {}, progress.task(arguments_.file));
    tell(std::move(made.findings));
    return std::move(made.shapes);
  }

  void tellNone() const {
    Diagnostic none = failure(shapeCommandTexts["shapes.no_combination"]).value();
    complain(inFile(inPlace(std::move(none), linkset().name), arguments_.file));
  }

  void tell(Diagnostics findings) const {
    for (Diagnostic& finding : findings) finding = inFile(std::move(finding), arguments_.file);
    complain(findings);
  }

  const weighing::Weighing& weighing_;
  const std::vector<weighing::Target>& parts_;
  const ShapesArguments& arguments_;
  std::vector<making::Combination> front_;
};

}  // namespace

bool canCombine(const ShapesArguments& arguments, const shape::LevelChoice& choice) {
  const bool isByCost =
      choice.streaming || arguments.wanted.request.budget || arguments.wanted.isBudgetFree;
  return !isByCost && arguments.output.empty();
}

ExitState showCombinations(const weighing::Weighing& weighing,
                           const std::vector<weighing::Target>& parts,
                           const ShapesArguments& arguments, const shape::LevelChoice& choice) {
  TargetsByObject objects;
  for (const weighing::Target& part : parts) objects[part.linkset].push_back(part);
  ExitState state = ExitState::done;
  std::vector<table::CombinationRow> rows;
  for (const auto& [linkset, targets] : objects) {
    ObjectCombinations object(weighing, targets, arguments);
    state = worst(state, object.find(choice));
    object.moveTo(rows);
  }
  auto output = openOutput({}, {});
  if (!output) return refused(output.error());
  writeTable(table::combinationTable(weighing, std::move(rows)), displayName(weighing.profile),
             arguments.table, *output);
  return worst(state, finish(*output));
}

}  // namespace wb::app

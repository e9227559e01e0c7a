#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/export_texts.h"
#include "app/inputs.h"
#include "app/level_generation.h"
#include "app/output.h"
#include "app/shape_generation.h"
#include "app/write_kit.h"
#include "model/analysis/find_targets.h"
#include "model/core/number.h"
#include "model/formats/export.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/generation.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

namespace wb::app {
namespace {

struct ExportArguments {
  std::string file;
  std::string folder;
  std::string format;
  std::optional<std::string> linkset;
  shape::LevelChoice levels;
  shape::ShapeRequest shapes;
  bool isAsIs = false;  ///< Nothing is searched for.
  bool isAnyway = false;
  bool turnsUpright = false;
  WeighArguments weighing;
};

bool isMesh(const scene::Scene& scene, const scene::Part& part) {
  return part.kind == scene::PartKind::mesh && scene.meshOf(part);
}

Result<std::vector<std::size_t>> linksetsMeant(const scene::Scene& scene,
                                               const ExportArguments& arguments) {
  const auto targets = weighing::findTargets(scene, arguments.linkset, {});
  if (!targets) return tl::unexpected(targets.error());
  std::vector<std::size_t> linksets;
  for (const weighing::Target& target : *targets) linksets.push_back(target.linkset);
  return linksets;
}

/// Those with something to upload; otherwise the program ends with what is said of it here.
tl::expected<std::vector<std::size_t>, ExitState> linksetsToUpload(
    const scene::Scene& scene, const ExportArguments& arguments) {
  auto linksets = linksetsMeant(scene, arguments);
  if (!linksets) return tl::unexpected(wrongUsage(inFile(linksets.error(), arguments.file)));
  const auto missing = exporting::missingMeshes(scene, *linksets);
  std::erase_if(*linksets, [&](std::size_t linkset) {
    return std::ranges::none_of(scene.linksets[linkset].parts,
                                [&](const scene::Part& part) { return isMesh(scene, part); });
  });
  if (!linksets->empty()) return std::move(*linksets);
  if (missing) return tl::unexpected(refused(inFile(*missing, arguments.file)));
  return tl::unexpected(
      wrongUsage(inFile(failure(kitCommandTexts["export.no_mesh"]).value(), arguments.file)));
}

/// A name that files may have on any system.
std::string fileName(const std::string& name, std::size_t linkset) {
  std::string safe;
  for (const char c : name)
    safe += (c >= 0 && c < ' ') || std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos
                ? '_'
                : c;
  const bool isUsable = safe.find_first_not_of(". ") != std::string::npos;
  return isUsable ? safe : "object " + std::to_string(linkset + 1);
}

/// A model is called as its file; of several objects each has its own name, and files of its own:
/// one may be called as another one's level of detail is.
std::vector<KitPlace> placesFor(const weighing::Weighing& weighing,
                                const std::vector<std::size_t>& linksets,
                                const ExportArguments& arguments) {
  const bool isOne = weighing.scene.linksets.size() == 1;
  std::vector<KitPlace> places;
  std::set<std::string> taken;                 // Names of files.
  std::map<std::string, std::size_t> numbers;  // Of each name, the last that was given.
  for (const std::size_t linkset : linksets) {
    KitPlace place;
    place.linkset = linkset;
    place.folder = arguments.folder;
    place.format = exporting::uploaderFormatOf("a." + arguments.format).value_or(place.format);
    place.isAnyway = arguments.isAnyway;
    const std::string name = isOne ? std::filesystem::path(arguments.file).stem().string()
                                   : fileName(weighing.scene.linksets[linkset].name, linkset);
    place.name = name;
    std::size_t& number = numbers.try_emplace(name, 1).first->second;
    const auto isTaken = [&] {
      place.page = linksets.size() == 1 ? "upload.html" : place.name + "-upload.html";
      return std::ranges::any_of(filesOf(place),
                                 [&](const std::string& file) { return taken.contains(file); });
    };
    while (isTaken()) place.name = name + ' ' + std::to_string(++number);
    for (std::string& file : filesOf(place)) taken.insert(std::move(file));
    places.push_back(std::move(place));
  }
  return places;
}

/// But those that carry the physics of others: they collide as their levels of detail are.
std::vector<weighing::Target> meshesOf(const scene::Scene& scene,
                                       const std::vector<std::size_t>& linksets) {
  std::vector<weighing::Target> meshes;
  for (const std::size_t linkset : linksets)
    for (std::size_t i = 0; i < scene.linksets[linkset].parts.size(); ++i) {
      const scene::Part& part = scene.linksets[linkset].parts[i];
      if (isMesh(scene, part) && !shape::isBody(part)) meshes.push_back({linkset, i});
    }
  return meshes;
}

/// Those whose results the uploader takes as they are.
std::vector<shape::FitMethod> exactMethods() {
  std::vector<shape::FitMethod> exact = shape::winningMethods();
  std::erase_if(exact, [](const shape::FitMethod& method) { return !method.arrivesExact(); });
  return exact;
}

/// Whether a part has physics that somebody made for it.
bool hasTriangles(const scene::Scene& scene, const weighing::Target& target) {
  return scene.meshOf(scene.linksets[target.linkset].parts[*target.part])->physicsMesh.has_value();
}

/// Gives parts without triangles of their own the shapes that do best; those that find none keep
/// what they have.
void useShapes(weighing::Weighing& weighing, std::vector<weighing::Target> parts,
               const ExportArguments& arguments) {
  std::erase_if(parts, [&](const weighing::Target& part) {
    const scene::ShapeType type = weighing.scene.linksets[part.linkset].parts[*part.part].shapeType;
    return hasTriangles(weighing.scene, part) || type == scene::ShapeType::none;
  });
  auto groups = making::groupsOf(weighing.scene, weighing.statistics, parts, making::Reach::chosen);
  if (!groups) return;
  Progress progress;
  const making::Order order{std::move(groups->value), weighing.profile, arguments.shapes, false};
  const making::Made made = making::make(order, {}, progress.task(arguments.file));
  for (std::size_t i = 0; i < order.groups.size(); ++i) {
    const auto chosen = std::ranges::find_if(made.shapes[i], &shape::MadeShape::isChosen);
    if (chosen == made.shapes[i].end()) continue;
    auto used = making::used(weighing.scene, order.groups[i].parts, chosen->shape);
    if (used) weighing.scene = std::move(*used);
  }
  weighing.scene = making::rooted({std::move(weighing.scene), {}}).scene;
}

/// Gives parts the levels of detail and the shapes that do best, and weighs the scene again.
ExitState useBest(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                  const ExportArguments& arguments) {
  const MadeLevels levels = makeLevels(weighing, parts, arguments.file, arguments.levels);
  const UsedLevels used =
      useLevels(weighing.scene, levels, arguments.file, kitCommandTexts["export.no_levels_chosen"]);
  weighing = weighing::weighedUnder(weighing, weighing.profile);
  useShapes(weighing, parts, arguments);
  weighing = weighing::weighedUnder(weighing, weighing.profile);
  return worst(levels.state, used.state);
}

/// What deviates less may cost more than what the costs were for: levels that the uploader
/// generates for a plain model, and its base hull.
void tellHigherCosts(const std::vector<cost::LinksetCost>& before,
                     const weighing::Weighing& weighing, const std::vector<KitPlace>& places,
                     const std::string& file) {
  const auto digits = [](double value) { return Number{value, Number::Form::digits, 4}; };
  for (const KitPlace& place : places) {
    const cost::LinksetCost& was = before[place.linkset];
    const cost::LinksetCost& is = weighing.costs[place.linkset];
    const std::vector<Argument> costs{{"name", place.name},
                                      {"impact", is.landImpact},
                                      {"impact_before", was.landImpact},
                                      {"download", digits(is.streaming)},
                                      {"download_before", digits(was.streaming)},
                                      {"physics", digits(is.physics)},
                                      {"physics_before", digits(was.physics)}};
    if (is.landImpact > was.landImpact)
      complain(inFile(failure(kitCommandTexts["export.costs_more"], costs).value(), file));
    else if (written(digits(is.physics)) != written(digits(was.physics)) &&
             is.physics > was.physics)
      complain({Severity::note, kitCommandTexts["export.physics_costs_more"], costs, {}, 1, file});
  }
}

/// Physics of those parts that no file has, PE.
double physicsOfOthers(const scene::Scene& scene, const scene::Linkset& linkset,
                       const cost::LinksetCost& cost) {
  double sum = 0;
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    if (!isMesh(scene, linkset.parts[i]) && !shape::isBody(linkset.parts[i]))
      sum += cost.parts[i].physics.value_or(0);
  return sum;
}

/// Where the physics shape alone makes an object expensive, what could make it cheaper.
void tellExpensivePhysics(const weighing::Weighing& weighing, const std::vector<KitPlace>& places,
                          const std::vector<weighing::Target>& parts, const std::string& file) {
  for (const KitPlace& place : places) {
    const cost::LinksetCost& is = weighing.costs[place.linkset];
    if (is.decidedBy != cost::DecidedBy::physics || is.landImpact <= 1) continue;
    const bool isKept = std::ranges::any_of(parts, [&](const weighing::Target& part) {
      return part.linkset == place.linkset && hasTriangles(weighing.scene, part);
    });
    const double others =
        physicsOfOthers(weighing.scene, weighing.scene.linksets[place.linkset], is);
    const Text text = others > is.physics / 2 ? kitCommandTexts["export.prims_decide"]
                      : isKept                ? kitCommandTexts["export.kept_physics"]
                                              : kitCommandTexts["export.physics_decides"];
    const Number physics{is.physics, Number::Form::digits, 4};
    complain({Severity::note, text, {{"name", place.name}, {"physics", physics}}, {}, 1, file});
  }
}

/// Takes an empty folder away that was not there before: nothing was written into it.
class NewFolder {
 public:
  explicit NewFolder(const std::string& folder) : folder_(folder) {
    std::error_code error;
    isNew_ = !std::filesystem::exists(folder_, error);
  }
  ~NewFolder() {
    std::error_code error;
    if (isNew_ && std::filesystem::is_empty(folder_, error) && !error)
      std::filesystem::remove(folder_, error);
  }
  NewFolder(const NewFolder&) = delete;
  NewFolder& operator=(const NewFolder&) = delete;

 private:
  std::filesystem::path folder_;
  bool isNew_ = false;
};

ExitState runExport(ExportArguments& arguments) {
  const NewFolder folder(arguments.folder);
  if (auto possible = checkFolder(arguments.folder); !possible) return refused(possible.error());
  auto weighing = weighScene(arguments.file, arguments.weighing);
  if (!weighing) return weighing.error();
  putUpright(weighing->scene, arguments.file, arguments.turnsUpright);
  const auto linksets = linksetsToUpload(weighing->scene, arguments);
  if (!linksets) return linksets.error();
  const std::vector<KitPlace> places = placesFor(*weighing, *linksets, arguments);
  for (const KitPlace& place : places)
    if (auto possible = checkPlace(place, {arguments.file}); !possible)
      return refused(possible.error());

  const std::vector<weighing::Target> parts = meshesOf(weighing->scene, *linksets);
  const std::vector<cost::LinksetCost> before = weighing->costs;
  ExitState state = arguments.isAsIs ? ExitState::done : useBest(*weighing, parts, arguments);
  for (const std::size_t linkset : *linksets)
    tellFreePhysics(weighing->scene.linksets[linkset], weighing->costs[linkset], *weighing);
  tellHigherCosts(before, *weighing, places, arguments.file);
  tellExpensivePhysics(*weighing, places, parts, arguments.file);
  for (const KitPlace& place : places) state = worst(state, writeKit(*weighing, place, true));
  return worst(state, stateOfPartial({&*weighing, 1}, arguments.weighing));
}

void addSearch(CLI::App& command, ExportArguments& arguments) {
  CLI::Option* asIs =
      command.add_flag("--as-is", arguments.isAsIs, rendered(kitCommandTexts["export.as_is"]));
  command
      .add_option("--pixels", arguments.levels.pixels,
                  rendered(kitCommandTexts["export.pixels"],
                           {{"standard", shape::LevelRequest::usualPixels}}))
      ->type_name("N")
      ->check(wrongPixels)
      ->excludes(asIs);
  auto* within = command
                     .add_option_function<std::string>(
                         "--within",
                         [&arguments](const std::string& text) {
                           arguments.shapes.within = toleranceOf(text);
                         },
                         rendered(kitCommandTexts["export.within"]))
                     ->type_name("DISTANCE")
                     ->check(wrongWithin)
                     ->excludes(asIs);
  addZones(command, arguments.shapes, {within, asIs});
  command
      .add_flag_callback(
          "--no-passage", [&arguments] { arguments.shapes.keepsPassage = false; },
          rendered(kitCommandTexts["export.no_passage"]))
      ->excludes(asIs);
}

}  // namespace

Command exportCommand(CLI::App& program) {
  CLI::App* command = addCommand(program, "export", kitCommandTexts["export.about"],
                                 kitCommandTexts["export.example"]);
  auto arguments = std::make_shared<ExportArguments>();
  arguments->shapes.methods = exactMethods();
  addNeeded(*command, "SCENE", appTexts["option.scene"], arguments->file);
  command->add_option("--uploader", arguments->folder, rendered(kitCommandTexts["export.uploader"]))
      ->type_name("FOLDER")
      ->required()
      ->check(nothingNamed);
  addChoice<std::string>(*command, "--as", kitCommandTexts["export.as"], arguments->format,
                         {{"dae", "dae"}, {"glb", "glb"}});
  command->add_option("--linkset", arguments->linkset, rendered(kitCommandTexts["export.linkset"]))
      ->type_name("NAME");
  addSearch(*command, *arguments);
  addTurnUpright(*command, arguments->turnsUpright);
  command->add_flag("--anyway", arguments->isAnyway, rendered(appTexts["option.anyway"]));
  addThreads(*command, arguments->shapes.threads);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runExport(*arguments); }};
}

}  // namespace wb::app

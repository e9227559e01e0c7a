#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/grid_files.h"
#include "app/inputs.h"
#include "app/table_output.h"
#include "model/cost/profile.h"
#include "model/formats/measured_costs.h"
#include "model/report/constant_tables.h"

#include <algorithm>
#include <array>
#include <memory>

namespace wb::app {
namespace {

enum class Shown : std::uint8_t { constants, residuals };

struct CalibrateArguments {
  std::string file;      ///< Empty: only what was published.
  std::string measured;  ///< File; empty: what the scene itself has.
  bool published = false;
  std::vector<cost::Key> keys;
  std::string profile;  ///< File to write; empty: none.
  Shown shown = Shown::constants;
  TableArguments table;
  WeighArguments weighing;
};

void addKey(std::vector<cost::Key>& keys, cost::Key key) {
  if (std::ranges::find(keys, key) == keys.end()) keys.push_back(key);
}

/// What the grid measured: of the file and of the scene.
Result<std::vector<scene::Measured>> measuredFor(const CalibrateArguments& arguments,
                                                 const scene::Scene& scene) {
  if (arguments.measured.empty()) return scene.measured;
  auto all = import::withMeasuredFile(arguments.measured, scene);
  if (!all) return failure(std::move(all));
  complain(all->findings);
  return std::move(all->value);
}

Result<tuning::Calibration> calibrated(const CalibrateArguments& arguments,
                                       const weighing::Weighing& weighing) {
  const auto measured = measuredFor(arguments, weighing.scene);
  if (!measured) return tl::unexpected(measured.error());
  Progress progress;
  const std::string scene = arguments.file.empty() ? "--published" : arguments.file;
  const std::string& file = arguments.measured.empty() ? scene : arguments.measured;
  auto observations = tuning::observationsOf(weighing.scene, *measured);
  if (arguments.published) addPublished(observations, weighing.profile);
  auto found = tuning::calibrate(std::move(observations), weighing.profile, arguments.keys,
                                 progress.task(arguments.file));
  if (!found) return tl::unexpected(inFile(std::move(found).error(), file));
  Diagnostics findings;
  append(findings, std::move(found->findings), file);
  complain(findings);
  return found;
}

ExitState printTable(const tuning::Calibration& found, const CalibrateArguments& arguments) {
  auto output = openOutput({}, {});
  if (!output) return refused(output.error());
  const table::Table table = arguments.shown == Shown::constants ? table::calibrationTable(found)
                                                                 : table::residualTable(found);
  writeTable(table, displayName(found.profile), arguments.table, *output);
  return finish(*output);
}

/// The option that only makes sense with a scene; empty: none is given.
std::string_view optionOfScenes(const CalibrateArguments& arguments) {
  if (!arguments.measured.empty()) return "--measured";
  return arguments.weighing.scenario.empty() ? std::string_view() : "--scenario";
}

/// What is wrong with a command line that names no scene; nothing where that is right.
std::optional<Diagnostic> missingScene(const CalibrateArguments& arguments) {
  const std::string_view option = optionOfScenes(arguments);
  if (arguments.published && option.empty())
    return optionWithoutEffect(arguments.weighing.bare, std::array{import::FileKind::project});
  if (arguments.published)
    return failure(appTexts["calibrate.needs_scene"], {{"option", option}}).value();
  return failure(appTexts["app.needs_word"],
                 {{"word", "SCENE"}, {"command", "weighbridge calibrate"}})
      .value();
}

/// Nothing is open: all that counts is what was published.
tl::expected<weighing::Weighing, ExitState> nothingOpen(const CalibrateArguments& arguments) {
  auto profile = profileFrom(arguments.weighing);
  if (!profile) return tl::unexpected(refused(profile.error()));
  weighing::Weighing weighing;
  weighing.profile = std::move(*profile);
  return weighing;
}

ExitState runCalibrate(const CalibrateArguments& arguments) {
  if (arguments.file.empty())
    if (const auto problem = missingScene(arguments)) return wrongUsage(*problem);
  std::optional<Output> profile;
  if (!arguments.profile.empty()) {
    auto opened = openOutput(arguments.profile, {arguments.file, arguments.measured});
    if (!opened) return refused(opened.error());
    profile.emplace(std::move(*opened));
  }
  const auto weighing = arguments.file.empty() ? nothingOpen(arguments)
                                               : weighScene(arguments.file, arguments.weighing);
  if (!weighing) return weighing.error();
  const auto found = calibrated(arguments, *weighing);
  if (!found) return refused(found.error());
  if (profile) profile->write(formatProfile(found->profile));
  const ExitState written =
      worst(profile ? finish(*profile) : ExitState::done, printTable(*found, arguments));
  return worst(written, stateOfPartial({&*weighing, 1}, arguments.weighing));
}

}  // namespace

Command calibrateCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "calibrate", appTexts["calibrate.about"], appTexts["calibrate.example"]);
  auto arguments = std::make_shared<CalibrateArguments>();
  addNeeded(*command, "SCENE", appTexts["option.scene"], arguments->file)->required(false);
  command->add_flag("--published", arguments->published, rendered(appTexts["calibrate.published"]));
  command->add_option("--measured", arguments->measured, rendered(appTexts["calibrate.measured"]))
      ->type_name("FILE");
  command
      ->add_option_function<std::vector<std::string>>(
          "--fit",
          [arguments](const std::vector<std::string>& words) {
            for (const std::string& word : words) addKey(arguments->keys, *cost::constantKey(word));
          },
          rendered(appTexts["calibrate.fit"]))
      ->type_name("KEY,…")
      ->delimiter(',')
      ->required()
      ->allow_extra_args(false)
      ->check(wrongConstant);
  command->add_option("-o,--output", arguments->profile, rendered(appTexts["calibrate.output"]))
      ->type_name("PROFILE.json")
      ->check([](const std::string& file) { return otherEnding(file, {"json"}); });
  addChoice(*command, "--show", appTexts["calibrate.show"], arguments->shown,
            {{"constants", Shown::constants}, {"residuals", Shown::residuals}});
  addTableFormat(*command, arguments->table, TableFormat::csv);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runCalibrate(*arguments); }};
}

}  // namespace wb::app

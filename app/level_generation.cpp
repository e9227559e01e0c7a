#include "app/level_generation.h"

#include "app/arguments.h"
#include "app/command_texts.h"
#include "app/console.h"
#include "app/shape_generation.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/formats/export.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::app {
namespace {

/// Parts of one linkset that have one mesh.
struct PartsOfMesh {
  std::size_t linkset;
  std::vector<std::size_t> parts;
};

std::vector<PartsOfMesh> byMesh(const scene::Scene& scene,
                                const std::vector<weighing::Target>& targets) {
  std::vector<PartsOfMesh> all;
  const auto assetOf = [&](std::size_t linkset, std::size_t part) -> const std::string& {
    return scene.linksets[linkset].parts[part].asset;
  };
  for (const weighing::Target& target : targets) {
    const auto same = std::ranges::find_if(all, [&](const PartsOfMesh& one) {
      return one.linkset == target.linkset &&
             assetOf(one.linkset, one.parts.front()) == assetOf(target.linkset, *target.part);
    });
    if (same == all.end()) {
      all.push_back({target.linkset, {*target.part}});
    } else {
      same->parts.push_back(*target.part);
    }
  }
  return all;
}

/// Empty where that is a number in limits.
std::string wrongNumber(const std::string& text, double least, double most, Text form) {
  double number = 0;
  const bool isNumber = CLI::detail::lexical_cast(text, number);
  if (isNumber && number >= least && number <= most) return {};
  return rendered(form, {{"least", least}, {"limit", most}, {"text", text}});
}

}  // namespace

std::string wrongPixels(const std::string& text) {
  return wrongNumber(text, shape::fewestPixels, shape::mostPixels,
                     shapeCommandTexts["shapes.pixels_form"]);
}

void addLevels(CLI::App& command, LevelArguments& arguments) {
  auto* lods =
      command.add_flag("--lods", arguments.isAsked, rendered(shapeCommandTexts["shapes.lods"]));
  auto* pixels = command
                     .add_option("--pixels", arguments.choice.pixels,
                                 rendered(shapeCommandTexts["shapes.pixels"],
                                          {{"standard", shape::LevelRequest::usualPixels}}))
                     ->type_name("N")
                     ->needs(lods)
                     ->check(wrongPixels);
  command
      .add_option_function<double>(
          "--streaming", [&arguments](double cost) { arguments.choice.streaming = cost; },
          rendered(shapeCommandTexts["shapes.streaming"]))
      ->type_name("COST")
      ->needs(lods)
      ->excludes(pixels)
      ->check([](const std::string& text) {
        constexpr double least = 0.001;
        return wrongNumber(text, least, limits::largestLandImpact,
                           shapeCommandTexts["shapes.streaming_form"]);
      });
  lods->excludes(command.get_option("--hulls-as-objects"));
}

bool areShapesAsked(const CLI::App& command) {
  constexpr std::array options{"--method", "--within",       "--contact",     "--elsewhere",
                               "--budget", "--keep-passage", "--no-passage",  "--avatar",
                               "--hulls",  "--max-hulls",    "--max-vertices"};
  return std::ranges::any_of(
      options, [&](const char* option) { return command.get_option(option)->count() > 0; });
}

MadeLevels makeLevels(const weighing::Weighing& weighing,
                      const std::vector<weighing::Target>& targets, const std::string& file,
                      const shape::LevelChoice& choice) {
  Progress progress;
  const Task task = progress.task(file);
  MadeLevels made;
  const std::vector<PartsOfMesh> all = byMesh(weighing.scene, targets);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& [number, parts] = all[i];
    const scene::Linkset& linkset = weighing.scene.linksets[number];
    const scene::Part& part = linkset.parts[parts.front()];
    task.report(static_cast<double>(i) / static_cast<double>(all.size()), part.name);
    const shape::FittedPart fitted{linkset, parts.front(), weighing.scene.meshOf(part),
                                   weighing.statistics.linksets[number], weighing.profile};
    auto levels = shape::weighedLevels(fitted, parts, choice, task.inside({}));
    if (levels) {
      made.rows.push_back({{number, parts.front()}, parts.size(), std::move(*levels)});
      made.parts.push_back(parts);
    } else {
      made.state = worst(made.state, refused(about(levels.error(), part, file)));
    }
  }
  return made;
}

UsedLevels useLevels(scene::Scene& scene, const MadeLevels& made, const std::string& file,
                     Text noneChosen) {
  UsedLevels used;
  for (std::size_t i = 0; i < made.rows.size(); ++i) {
    const table::MadeLevelRows& row = made.rows[i];
    const scene::Part& part = scene.linksets[row.part.linkset].parts[*row.part.part];
    const auto chosen = std::ranges::find_if(row.made, &shape::WeighedLevels::isChosen);
    if (chosen == row.made.end()) {
      used.state = worst(used.state, refused(about(failure(noneChosen).value(), part, file)));
      continue;
    }
    auto stored = exporting::storedAsset(*chosen->made.mesh);
    if (!stored) {
      used.state = worst(used.state, refused(about(stored.error(), part, file)));
      continue;
    }
    exporting::giveAsset(scene, row.part.linkset, made.parts[i], std::move(*stored));
    used.rows.push_back(i);
  }
  return used;
}

namespace {

/// @param row  Its levels are used.
void tellDownload(const weighing::Weighing& before, const table::MadeLevelRows& row,
                  const std::string& file) {
  const auto is = std::ranges::find_if(row.made, &shape::WeighedLevels::isChosen)->streaming;
  const auto& [linkset, part] = row.part;
  const auto was = before.costs[linkset].parts[*part].streaming;
  const Text text = !is    ? shapeCommandTexts["shapes.levels_used_unknown"]
                    : !was ? shapeCommandTexts["shapes.levels_used_were_unknown"]
                           : shapeCommandTexts["shapes.levels_used"];
  complain(about(failure(text, {{"download", fourDigits(is.value_or(0))},
                                {"download_before", fourDigits(was.value_or(0))}})
                     .value(),
                 before.scene.linksets[linkset].parts[*part], file));
}

}  // namespace

ExitState takeLevels(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                     const std::string& file, const shape::LevelChoice& choice) {
  const MadeLevels made = makeLevels(weighing, parts, file, choice);
  const UsedLevels used =
      useLevels(weighing.scene, made, file, shapeCommandTexts["shapes.no_levels_chosen"]);
  for (const std::size_t row : used.rows) tellDownload(weighing, made.rows[row], file);
  weighing = weighing::weighedUnder(weighing, weighing.profile);
  return worst(made.state, used.state);
}

}  // namespace wb::app

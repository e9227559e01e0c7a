#include "app/level_making.h"

#include "app/console.h"
#include "app/output.h"
#include "app/progress.h"
#include "app/shape_command_texts.h"
#include "app/upload_line.h"
#include "model/core/limits.h"
#include "model/formats/export.h"
#include "model/formats/refused_export.h"
#include "model/formats/stored_asset.h"

#include <algorithm>
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

void addLevels(CLI::App& command, LevelArguments& arguments) {
  auto* lods =
      command.add_flag("--lods", arguments.isAsked, rendered(shapeCommandTexts["shapes.lods"]));
  auto* pixels = command
                     .add_option("--pixels", arguments.choice.pixels,
                                 rendered(shapeCommandTexts["shapes.pixels"],
                                          {{"standard", shape::LevelRequest::usualPixels}}))
                     ->type_name("N")
                     ->needs(lods)
                     ->check([](const std::string& text) {
                       return wrongNumber(text, shape::fewestPixels, shape::mostPixels,
                                          shapeCommandTexts["shapes.pixels_form"]);
                     });
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
  for (const char* other : {"--method", "--within", "--budget", "--keep-passage", "--no-passage",
                            "--avatar", "--max-hulls", "--max-vertices", "--hulls-as-objects"})
    lods->excludes(command.get_option(other));
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

ExitState writeLevels(scene::Scene& scene, const MadeLevels& made, const std::string& file,
                      const std::string& output, bool isAnyway) {
  ExitState state = ExitState::done;
  for (std::size_t i = 0; i < made.rows.size(); ++i) {
    const table::MadeLevelRows& row = made.rows[i];
    const scene::Part& part = scene.linksets[row.part.linkset].parts[*row.part.part];
    const auto chosen = std::ranges::find_if(row.made, &shape::WeighedLevels::isChosen);
    if (chosen == row.made.end()) {
      state =
          refused(about(failure(shapeCommandTexts["shapes.no_levels_chosen"]).value(), part, file));
      continue;
    }
    auto stored = exporting::storedAsset(*chosen->made.mesh);
    if (!stored) return refused(about(stored.error(), part, file));
    exporting::giveAsset(scene, row.part.linkset, made.parts[i], std::move(*stored));
  }
  if (const auto why = exporting::refusalOf(scene, output); why && !isAnyway)
    return refused(notWritten(*why, output));
  const auto written = exporting::write(scene, output);
  if (!written) return refused(written.error());
  complain(*written);
  return state;
}

}  // namespace wb::app

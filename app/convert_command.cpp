#include "app/arguments.h"
#include "app/command.h"
#include "app/common_options.h"
#include "app/console.h"
#include "app/export_texts.h"
#include "app/inputs.h"
#include "app/output.h"
#include "app/write_kit.h"
#include "model/core/file.h"
#include "model/cost/profile.h"
#include "model/formats/export.h"
#include "model/formats/formats.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace wb::app {
namespace {

namespace fs = std::filesystem;

struct ConvertArguments {
  const CLI::App* command = nullptr;
  std::string input;
  std::string output;
  import::BareOptions bare;
  exporting::WriteOptions write;
  bool isAnyway = false;  ///< Written though it would be refused at upload.
};

bool isOfOctrees(exporting::Format format) {
  return format == exporting::Format::octreeScene || format == exporting::Format::nxoc;
}

/// The first option that changes nothing about what becomes of the scene.
std::optional<Diagnostic> idleOption(const ConvertArguments& arguments,
                                     const import::Opened& opened) {
  if (auto wrong = optionWithoutEffect(arguments.bare, {{opened.kind}})) return wrong;
  const auto format = exporting::formatOf(arguments.output);
  const bool toOctrees = format && isOfOctrees(*format);
  if (arguments.write.octrees && (toOctrees || opened.scene.octrees.empty()))
    return failure(appTexts["convert.only_of_octrees"], {{"option", "--octree"}}).value();
  if (arguments.command->count("--keep-structure") > 0 && format != exporting::Format::nxoc)
    return failure(appTexts["convert.only_to_nxoc"]).value();
  for (const char* option : {"--depth", "--fill"})
    if (arguments.command->count(option) > 0 && (!toOctrees || opened.scene.linksets.empty()))
      return failure(appTexts["convert.only_to_octrees"], {{"option", option}}).value();
  return {};
}

/// Octrees have no form in other files until one is chosen.
bool needsOctreeForm(const ConvertArguments& arguments, const scene::Scene& scene) {
  const auto format = exporting::formatOf(arguments.output);
  return format && !isOfOctrees(*format) && *format != exporting::Format::project &&
         !arguments.write.octrees && scene.linksets.empty() && !scene.octrees.empty();
}

/// All that was found wrong with what was read, its constants too.
void complainOf(const import::Opened& opened, Diagnostics findings, const std::string& file) {
  append(findings, cost::resolve(opened.scene.profile).findings, file);
  complain(findings);
}

/// The level that the name of the output stands for; nothing for all of it, also where the input is
/// such a file itself and only becomes another kind.
std::optional<std::size_t> levelMeant(const ConvertArguments& arguments) {
  const auto level = exporting::uploaderLevelOf(arguments.output);
  return level == exporting::uploaderLevelOf(arguments.input) ? std::nullopt : level;
}

bool hasMesh(const scene::Scene& scene) {
  return std::ranges::any_of(scene.linksets, [&](const scene::Linkset& linkset) {
    return std::ranges::any_of(linkset.parts, [&](const scene::Part& part) {
      return part.kind == scene::PartKind::mesh && scene.meshOf(part);
    });
  });
}

/// A lower level or the physics alone, as the uploader finds it beside the model.
ExitState writeLevel(const scene::Scene& scene, std::size_t level,
                     const ConvertArguments& arguments) {
  const std::string& output = arguments.output;
  if (!hasMesh(scene)) {
    const auto missing = exporting::missingMeshes(scene);
    return refused(inFile(missing ? *missing : failure(kitCommandTexts["export.no_mesh"]).value(),
                          arguments.input));
  }
  if (scene.linksets.size() > 1)
    return refused(
        inFile(failure(appTexts["convert.one_object"], {{"count", scene.linksets.size()}}).value(),
               arguments.input));
  const auto made = exporting::uploaderFile(scene, 0, level, *exporting::uploaderFormatOf(output));
  if (!made) return refused(inFile(made.error(), output));
  const auto written = writeFile(output, made->value);
  return written ? ExitState::done : refused(written.error());
}

ExitState runConvert(const ConvertArguments& arguments) {
  if (levelMeant(arguments) && exporting::formatOf(arguments.output) == exporting::Format::obj)
    return wrongUsage(failure(kitCommandTexts["export.level_kind"],
                              {{"name", fs::path(arguments.output).filename().string()},
                               {"model", fs::path(arguments.output).stem().string() + ".glb"}})
                          .value());
  if (auto apart = checkOutput(arguments.output, {arguments.input}); !apart)
    return refused(apart.error());
  Progress progress;
  auto opened = import::open(arguments.input, arguments.bare, progress.task(arguments.input));
  if (!opened) return refused(opened.error());
  if (const auto wrong = idleOption(arguments, opened->value))
    return wrongUsage(inFile(*wrong, arguments.input));
  if (needsOctreeForm(arguments, opened->value.scene))
    return wrongUsage(inFile(failure(appTexts["convert.octree_form"]).value(), arguments.input));
  rememberInputs(opened->value.files);
  if (auto possible = checkCanWrite(arguments.output); !possible) return refused(possible.error());
  complainOf(opened->value, opened->findings, arguments.input);
  const ExitState state = import::isPartial(*opened) ? ExitState::refused : ExitState::done;
  if (auto apart = checkOutput(arguments.output); !apart) return refused(apart.error());
  if (const auto level = levelMeant(arguments))
    if (exporting::uploaderFormatOf(arguments.output))
      return worst(state, writeLevel(opened->value.scene, *level, arguments));
  if (const auto why = exporting::refusalOf(opened->value.scene, arguments.output);
      why && !arguments.isAnyway)
    return refused(notWritten(*why, arguments.output));
  const auto written = exporting::write(opened->value.scene, arguments.output, arguments.write,
                                        progress.task(arguments.input));
  if (!written) return refused(written.error());
  complain(*written);
  return state;
}

/// What is wrong with the name of a file to write; empty if its ending says a format.
std::string unknownFormat(const std::string& name) {
  if (exporting::uploaderLevelOf(name) && exporting::uploaderFormatOf(name)) return {};
  return exporting::formatOf(name) ? std::string()
                                   : rendered(appTexts["convert.format"], {{"name", name}});
}

void addOctreeForm(CLI::App& command, std::optional<exporting::OctreePhysics>& form) {
  using exporting::OctreePhysics;
  addChoice<std::optional<OctreePhysics>>(command, "--octree", appTexts["convert.octree"], form,
                                          {{"none", std::nullopt},
                                           {"boxes", OctreePhysics::boxes},
                                           {"surface", OctreePhysics::surface}});
}

}  // namespace

Command convertCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "convert", appTexts["convert.about"], appTexts["convert.example"]);
  auto arguments = std::make_shared<ConvertArguments>();
  arguments->command = command;
  addNeeded(*command, "IN", appTexts["option.scene_or_octrees"], arguments->input);
  addNeeded(*command, "OUT", appTexts["convert.out"], arguments->output)->check(unknownFormat);
  addVoxels(*command, appTexts["convert.depth"], arguments->write.voxels);
  addOctreeForm(*command, arguments->write.octrees);
  command->add_flag_callback(
      "--keep-structure", [arguments] { arguments->write.nxoc = octree::NxocStructure::kept; },
      rendered(appTexts["convert.keep_structure"]));
  command->add_flag("--anyway", arguments->isAnyway, rendered(appTexts["option.anyway"]));
  addThreads(*command, arguments->write.threads);
  addBare(*command, arguments->bare);
  return {command, [arguments] { return runConvert(*arguments); }};
}

}  // namespace wb::app

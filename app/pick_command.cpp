#include "app/arguments.h"
#include "app/command.h"
#include "app/common_options.h"
#include "app/console.h"
#include "app/output.h"
#include "app/table_output.h"
#include "model/formats/formats.h"
#include "model/octree/octree_text.h"
#include "model/report/picks.h"

#include <memory>

namespace wb::app {
namespace {

using octree::Algorithm;
using octree::IndentationUse;

enum class PickFormat : std::uint8_t { text, json };

struct PickArguments {
  std::string file;
  std::vector<octree::Ray> rays;  ///< Instead of the scene's.
  table::PickQuestion question;
  PickFormat format = PickFormat::text;
  std::string output;
  import::BareOptions opening;
};

std::string wrongRay(const std::string& text) {
  const auto ray = octree::parseRay(text);
  return ray ? std::string() : message(ray.error());
}

void write(const PickArguments& arguments, const octree::World& world,
           const std::vector<octree::Ray>& rays, Output& output) {
  const table::Sink sink = [&output](std::string_view text) { output.write(text); };
  if (arguments.format == PickFormat::json)
    return writePicksJson(world, rays, arguments.question, WEIGHBRIDGE_VERSION, sink);
  writePicks(world, rays, arguments.question, sink);
}

ExitState runPick(const PickArguments& arguments) {
  auto output = openOutput(arguments.output, {arguments.file});
  if (!output) return refused(output.error());
  Progress progress;
  const auto opened =
      import::open(arguments.file, arguments.opening, progress.task(arguments.file));
  if (!opened) return refused(opened.error());
  rememberInputs(opened->value.files);
  complain(opened->findings);
  const scene::Scene& scene = opened->value.scene;
  auto rays = arguments.rays;
  if (rays.empty()) rays.assign(scene.rays.begin(), scene.rays.end());
  if (rays.empty())
    return wrongUsage(inFile(failure(appTexts["pick.no_rays"]).value(), arguments.file));
  const octree::World world = scene.octreeWorld();
  for (const Diagnostic& note : table::pickNotes(world, arguments.question.cast))
    complain(inFile(note, arguments.file));
  write(arguments, world, rays, *output);
  return worst(import::isPartial(*opened) ? ExitState::refused : ExitState::done, finish(*output));
}

void addRays(CLI::App& command, std::vector<octree::Ray>& rays) {
  command
      .add_option_function<std::vector<std::string>>(
          "--ray",
          [&rays](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) rays.push_back(*octree::parseRay(text));
          },
          rendered(appTexts["pick.ray"]))
      ->type_name("\"OX OY OZ DX DY DZ [DEPTH]\"")
      ->allow_extra_args(false)
      ->check(wrongRay);
}

}  // namespace

Command pickCommand(CLI::App& program) {
  CLI::App* command = addCommand(program, "pick", appTexts["pick.about"], appTexts["pick.example"]);
  auto arguments = std::make_shared<PickArguments>();
  addNeeded(*command, "SCENE", appTexts["pick.scene"], arguments->file);
  addRays(*command, arguments->rays);
  addChoice(*command, "--algorithm", appTexts["pick.algorithm"], arguments->question.cast.algorithm,
            {{"exact", Algorithm::exact}, {"inexor", Algorithm::inexor}});
  addChoice(*command, "--indentation", appTexts["pick.indentation"],
            arguments->question.cast.indentation,
            {{"mesh", IndentationUse::mesh}, {"ignore", IndentationUse::ignore}});
  command->add_flag_callback(
      "--trace", [arguments] { arguments->question.detail = table::PickDetail::trace; },
      rendered(appTexts["pick.trace"]));
  const Words<PickFormat> formats{{"text", PickFormat::text}, {"json", PickFormat::json}};
  addChoice(*command, "--format", appTexts["option.format"], arguments->format, formats);
  settleFormat(*command, arguments->format, formats, arguments->output);
  addThreads(*command, arguments->question.threads);
  addOutput(*command, arguments->output);
  addMemory(*command, arguments->opening.memory);
  return {command, [arguments] { return runPick(*arguments); }};
}

}  // namespace wb::app

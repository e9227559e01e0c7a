#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/inputs.h"
#include "app/page_output.h"
#include "app/report_stream.h"
#include "app/table_output.h"
#include "model/report/explanation_json.h"
#include "model/report/explanation_text.h"
#include "model/report/other_readings.h"

#include <memory>

namespace wb::app {
namespace {

enum class ExplainFormat : std::uint8_t { text, html, json, pdf };

struct ExplainArguments {
  std::string file;
  TargetArguments target;
  bool isThorough = false;
  bool turnsUpright = false;
  std::string against;  ///< What to compare with; empty: nothing.
  ExplainFormat format = ExplainFormat::text;
  std::string output;
  std::size_t threads = 0;  ///< 0: as many as there are cores.
  WeighArguments weighing;
};

std::optional<PageFormat> pageOf(ExplainFormat format) {
  if (format == ExplainFormat::html) return PageFormat::html;
  return format == ExplainFormat::pdf ? std::optional(PageFormat::pdf) : std::nullopt;
}

void writeAs(const ExplainArguments& arguments, const weighing::Weighing& weighing,
             const std::vector<weighing::Target>& targets, const explain::Advice& advice,
             const std::vector<Sentence>& otherwise, Output& output) {
  const table::Sink sink = [&output](std::string_view text) { output.write(text); };
  if (arguments.format == ExplainFormat::json)
    return writeExplanationJson(weighing, targets, WEIGHBRIDGE_VERSION, sink, advice,
                                arguments.threads, otherwise);
  writeExplanation(weighing, targets, sink, advice, arguments.threads, otherwise);
}

ExitState writeExplained(const ExplainArguments& arguments, const weighing::Weighing& weighing,
                         const std::vector<weighing::Target>& targets,
                         const std::vector<Sentence>& otherwise, const weighing::Weighing* before,
                         Output& output) {
  Progress progress;
  explain::Advice advice =
      explain::adviceFor(weighing, targets, progress.task(arguments.file), arguments.isThorough);
  if (before) explain::addChanges(advice, weighing, targets, *before);
  if (const auto page = pageOf(arguments.format))
    return writePage(
        *page,
        [&](const page::HtmlOptions& options, const table::Sink& sink) {
          writeExplanationHtml(weighing, targets, options, sink, advice);
        },
        output);
  writeAs(arguments, weighing, targets, advice, otherwise, output);
  return finish(output);
}

/// What is compared with; null where nothing is.
Result<Against::Other> comparedWith(const ExplainArguments& arguments,
                                    const weighing::Weighing& weighing,
                                    const weighing::WeighOptions& options) {
  if (arguments.against.empty()) return Against::Other{};
  auto against = Against::of(arguments.against, options);
  if (!against) return failure(std::move(against));
  return against->other(weighing, {arguments.file, arguments.file});
}

ExitState runExplain(const ExplainArguments& arguments) {
  if (const auto page = pageOf(arguments.format))
    if (const ExitState state = checkPage(*page, arguments.output); state != ExitState::done)
      return state;
  auto output = openOutput(arguments.output, {arguments.file, arguments.against});
  if (!output) return refused(output.error());
  auto options = weighOptions(arguments.weighing);
  if (!options) return refused(options.error());
  auto [weighings, state, _] = weighFiles({arguments.file}, *options, Geometry::kept);
  if (weighings.empty()) return state;
  putUpright(weighings.front().scene, arguments.file, arguments.turnsUpright);
  const weighing::Weighing& weighing = weighings.front();
  const auto targets =
      weighing::findTargets(weighing.scene, arguments.target.linkset, arguments.target.part);
  if (!targets) return wrongUsage(inFile(targets.error(), arguments.file));
  const auto before = comparedWith(arguments, weighing, *options);
  if (!before && isUnknownWord(before.error())) return wrongUsage(before.error());
  if (!before) return refused(before.error());
  complain(before->findings);
  return worst(
      stateOfPartial(weighings, arguments.weighing),
      writeExplained(arguments, weighing, *targets, explain::otherReadings(weighing, *options),
                     before->weighing.get(), *output));
}

}  // namespace

Command explainCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "explain", appTexts["explain.about"], appTexts["explain.example"]);
  auto arguments = std::make_shared<ExplainArguments>();
  addNeeded(*command, "SCENE", appTexts["option.scene"], arguments->file);
  addTarget(*command, arguments->target);
  command->add_option("--against", arguments->against, rendered(appTexts["option.explain_against"]))
      ->type_name("WHAT")
      ->check(nothingNamed, "", completedBy(builtInProfileNames()));
  command->add_flag("--thorough", arguments->isThorough, rendered(appTexts["option.thorough"]));
  const Words<ExplainFormat> formats{{"text", ExplainFormat::text},
                                     {"html", ExplainFormat::html},
                                     {"json", ExplainFormat::json},
                                     {"pdf", ExplainFormat::pdf}};
  addChoice(*command, "--format", appTexts["option.format"], arguments->format, formats);
  settleFormat(*command, arguments->format, formats, arguments->output);
  addTurnUpright(*command, arguments->turnsUpright);
  addThreads(*command, arguments->threads);
  addOutput(*command, arguments->output);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runExplain(*arguments); }};
}

}  // namespace wb::app

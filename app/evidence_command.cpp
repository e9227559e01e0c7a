#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/grid_files.h"
#include "app/table_output.h"
#include "model/core/language.h"
#include "model/core/plain_text.h"
#include "model/cost/published.h"
#include "model/report/constant_tables.h"

#include <algorithm>
#include <memory>

namespace wb::app {
namespace {

struct EvidenceArguments {
  std::optional<cost::Key> key;  ///< Nothing: all of them.
  TableArguments table;
  WeighArguments weighing;
};

/// Below a table with no more than the constant's name: where else its value comes from.
void writeNothingMeasured(cost::Key key, Output& output) {
  const auto isMeasured = [key](const cost::PublishedMeasurement& one) {
    return isWitnessTo(one, key);
  };
  if (std::ranges::any_of(cost::publishedMeasurements(), isMeasured)) return;
  const cost::Constant& constant = cost::constant(key);
  TextPage page;
  page.paragraph(rendered(appTexts["evidence.nothing"],
                          {{"key", constant.name}, {"source", translated(constant.source)}}));
  output.write("\n" + page.take());
}

ExitState runEvidence(const EvidenceArguments& arguments) {
  const auto profile = profileFrom(arguments.weighing);
  if (!profile) return refused(profile.error());
  auto output = openOutput(arguments.table.output, {arguments.weighing.profile});
  if (!output) return refused(output.error());
  writeTable(table::evidenceTable(*profile, arguments.key), displayName(*profile), arguments.table,
             *output);
  if (arguments.key && arguments.table.format == TableFormat::text)
    writeNothingMeasured(*arguments.key, *output);
  return finish(*output);
}

}  // namespace

Command evidenceCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "evidence", appTexts["evidence.about"], appTexts["evidence.example"]);
  auto arguments = std::make_shared<EvidenceArguments>();
  std::vector<std::string> keys;
  for (const cost::Constant& one : cost::constants()) keys.emplace_back(one.name);
  command
      ->add_option_function<std::string>(
          "KEY", [arguments](const std::string& word) { arguments->key = cost::constantKey(word); },
          rendered(appTexts["evidence.key"]))
      ->option_text(" ")
      ->check(wrongConstant, "", completedBy(keys));
  addConstants(*command, arguments->weighing);
  addTable(*command, arguments->table, TableFormat::text);
  return {command, [arguments] { return runEvidence(*arguments); }};
}

}  // namespace wb::app

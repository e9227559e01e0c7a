#include "app/table_output.h"

#include "app/arguments.h"
#include "app/console.h"
#include "app/format_by_name.h"
#include "model/report/json.h"
#include "model/report/text_table.h"

#include <unistd.h>

namespace wb::app {

namespace {

Words<TableFormat> wordsBeginningWith(TableFormat standard) {
  Words<TableFormat> words{
      {"csv", TableFormat::csv}, {"json", TableFormat::json}, {"text", TableFormat::text}};
  std::stable_partition(words.begin(), words.end(),
                        [standard](const auto& word) { return word.second == standard; });
  return words;
}

}  // namespace

void addTableFormat(CLI::App& command, TableArguments& arguments, TableFormat standard) {
  const auto words = wordsBeginningWith(standard);
  addChoice(command, "--format", appTexts["option.format"], arguments.format, words);
  addCsv(command, arguments.csv);
  settleFormat(command, arguments.format, words, arguments.output);
}

void addTable(CLI::App& command, TableArguments& arguments, TableFormat standard) {
  addTableFormat(command, arguments, standard);
  addOutput(command, arguments.output);
}

void writeTable(const table::Table& table, const std::optional<std::string>& profile,
                const TableArguments& arguments, Output& output) {
  const table::Sink sink = [&output](std::string_view text) { output.write(text); };
  switch (arguments.format) {
    case TableFormat::csv:
      return writeCsv(table, arguments.csv, sink);
    case TableFormat::json:
      return writeJson(table, {WEIGHBRIDGE_VERSION, profile}, sink);
    case TableFormat::text:
      return writeText(table, pageWidth(STDOUT_FILENO), sink);
  }
}

}  // namespace wb::app

#include "app/table_output.h"

#include "app/app_texts.h"
#include "app/arguments.h"
#include "app/console.h"
#include "app/inputs.h"
#include "model/analysis/target_costs.h"
#include "model/report/table_formats.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <string_view>
#include <utility>

namespace wb::app {
namespace {

/// What a file's name ends in and the format that it tells, of the program's or of others.
constexpr std::array<std::pair<std::string_view, std::string_view>, 22> endings{
    {{".csv", "csv"},   {".json", "json"}, {".html", "html"}, {".htm", "html"},  {".pdf", "pdf"},
     {".txt", "text"},  {".png", "png"},   {".jpg", "jpeg"},  {".jpeg", "jpeg"}, {".gif", "gif"},
     {".webp", "webp"}, {".bmp", "bmp"},   {".tif", "tiff"},  {".tiff", "tiff"}, {".svg", "svg"},
     {".xls", "xls"},   {".xlsx", "xlsx"}, {".ods", "ods"},   {".odt", "odt"},   {".docx", "docx"},
     {".xml", "xml"},   {".tsv", "tsv"}}};

/// Empty where the name tells none.
std::string formatNamedBy(const std::string& file) {
  std::string ending = std::filesystem::path(file).extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto* found = std::ranges::find(endings, ending, &decltype(endings)::value_type::first);
  return found == endings.end() ? std::string() : std::string(found->second);
}

/// Throws where there are options of CSV without effect.
void checkCsvOptions(const CLI::App& command, const std::string& format) {
  if (format == "csv") return;
  for (const char* option : {"--csv-separator", "--csv-bom"}) {
    const CLI::Option* given = command.get_option_no_throw(option);
    if (given && given->count() > 0)
      throw CLI::ValidationError(option,
                                 rendered(appTexts["option.only_csv"], {{"format", format}}));
  }
}

}  // namespace

std::string otherEnding(const std::string& file, const std::vector<std::string>& formats) {
  const std::string named = formatNamedBy(file);
  if (named.empty() || std::ranges::find(formats, named) != formats.end()) return {};
  std::vector<std::string> expected;
  expected.reserve(formats.size());
  for (const std::string& format : formats) {
    // The usual one for the format, once; some formats have none.
    const auto* usual = std::ranges::find(endings, format, &decltype(endings)::value_type::second);
    if (usual != endings.end() && std::ranges::find(expected, usual->first) == expected.end())
      expected.emplace_back(usual->first);
  }
  return rendered(appTexts["option.other_ending"], {{"file", file}, {"endings", listed(expected)}});
}

std::string settledFormat(const CLI::App& command, const std::vector<std::string>& known,
                          const std::string& file) {
  const CLI::Option* chosen = command.get_option("--format");
  std::string format = chosen->count() > 0 ? chosen->results().back() : std::string();
  // Any text may stand in a .txt.
  std::vector<std::string> fitting = known;
  if (!format.empty()) fitting = {format, format == "pdf" ? format : "text"};
  if (const std::string wrong = otherEnding(file, fitting); !wrong.empty())
    throw CLI::ValidationError("--output", wrong);
  if (format.empty()) format = formatNamedBy(file);
  if (format.empty()) format = known.front();
  checkCsvOptions(command, format);
  return format;
}

namespace {

constexpr std::array<std::pair<std::string_view, char>, 6> separators{
    {{",", ','}, {";", ';'}, {"|", '|'}, {"tab", '\t'}, {"\\t", '\t'}, {"\t", '\t'}}};

std::string wrongSeparator(const std::string& text) {
  if (std::ranges::find(separators, text, &decltype(separators)::value_type::first) !=
      separators.end())
    return {};
  return rendered(appTexts["option.csv_separator_form"], {{"text", text}});
}

char separatorFrom(const std::string& text) {
  return std::ranges::find(separators, text, &decltype(separators)::value_type::first)->second;
}

}  // namespace

void addCsv(CLI::App& command, table::CsvOptions& options) {
  const std::string group = rendered(appTexts["option.group_csv"]);
  command
      .add_option_function<std::string>(
          "--csv-separator",
          [&options](const std::string& text) { options.separator = separatorFrom(text); },
          rendered(appTexts["option.csv_separator"]))
      ->type_name("CHARACTER")
      ->check(wrongSeparator)
      ->group(group);
  command.add_flag("--csv-bom", options.byteOrderMark, rendered(appTexts["option.csv_bom"]))
      ->group(group);
}

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

void addScene(CLI::App& command, SceneTableArguments& arguments) {
  addNeeded(command, "SCENE", appTexts["option.scene"], arguments.file);
}

void addLinkset(CLI::App& command, SceneTableArguments& arguments) {
  command.add_option("--linkset", arguments.linkset, rendered(appTexts["option.linkset"]))
      ->type_name("NAME");
}

void addSceneTable(CLI::App& command, SceneTableArguments& arguments, TableFormat standard,
                   Settings kinds) {
  addTable(command, arguments.table, standard);
  addWeighing(command, arguments.weighing, kinds);
}

ExitState writeSceneTable(
    const SceneTableArguments& arguments,
    const std::function<ExitState(const weighing::Weighing&, const WriteTable&)>& work) {
  auto output = openOutput(arguments.table.output, {arguments.file});
  if (!output) return refused(output.error());
  auto whole = weighScene(arguments.file, arguments.weighing);
  if (!whole) return whole.error();
  const auto weighing = weighing::narrowedTo(std::move(*whole), arguments.linkset);
  if (!weighing) return wrongUsage(inFile(weighing.error(), arguments.file));
  const ExitState done = work(*weighing, [&](const table::Table& table) {
    writeTable(table, displayName(weighing->profile), arguments.table, *output);
    return finish(*output);
  });
  return worst(done, stateOfPartial({&*weighing, 1}, arguments.weighing));
}

}  // namespace wb::app

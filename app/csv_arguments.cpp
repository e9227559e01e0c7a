#include "app/app_texts.h"
#include "app/arguments.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace wb::app {
namespace {

constexpr std::array<std::pair<std::string_view, char>, 6> separators{
    {{",", ','}, {";", ';'}, {"|", '|'}, {"tab", '\t'}, {"\\t", '\t'}, {"\t", '\t'}}};

std::string wrongSeparator(const std::string& text) {
  if (std::ranges::find(separators, text, &decltype(separators)::value_type::first) !=
      separators.end())
    return {};
  return unknownWord(text, {",", ";", "|", "tab"});
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

}  // namespace wb::app

#include "app/format_by_name.h"

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

/// The ending that is usual for a format.
std::string endingOf(const std::string& format) {
  return std::string(
      std::ranges::find(endings, format, &decltype(endings)::value_type::second)->first);
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
  for (const std::string& format : formats) expected.push_back(endingOf(format));
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

}  // namespace wb::app

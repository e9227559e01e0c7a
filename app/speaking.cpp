#include "app/speaking.h"

#include "app/arguments.h"
#include "model/core/program_language.h"

#include "translations/catalogue/catalogue.h"

#include <cstdlib>
#include <string_view>

namespace wb::app {
namespace {

constexpr std::string_view languageOption = "--lang";

std::vector<std::string> knownTags() {
  const auto tags = translations::languageTags();
  return {tags.begin(), tags.end()};
}

/// The value of the last `--lang TAG` or `--lang=TAG`.
std::string_view argumentOf(int argc, const char* const* argv) {
  std::string_view tag;
  for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
    const std::string_view word = argv[i];
    if (word == languageOption && i + 1 < argc) tag = argv[i + 1];
    if (word.starts_with(languageOption) && word.substr(languageOption.size()).starts_with('='))
      tag = word.substr(languageOption.size() + 1);
  }
  return tag;
}

/// `de_AT.UTF-8` is `de`.
std::string_view environmentOf() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(variable); value && *value)
      return std::string_view(value).substr(0, std::string_view(value).find_first_of("_.@"));
  return {};
}

}  // namespace

void addLanguage(CLI::App& command) {
  const std::vector<std::string> known = knownTags();
  command
      .add_option_function<std::string>(
          std::string(languageOption), [](const std::string&) {},
          rendered(appTexts["option.lang"], {{"words", listed(known)}}))
      ->type_name("TAG")
      ->check([known](const std::string& word) { return unknownWord(word, known); }, "",
              completedBy(known));
}

std::string languageGiven(const CLI::App& command) {
  const CLI::Option* given = command.get_option(std::string(languageOption));
  return given->count() > 0 ? given->as<std::string>() : std::string();
}

void speakAsAsked(int argc, const char* const* argv) {
  const std::string_view asked = argumentOf(argc, argv);
  speakEverywhere(translations::languageOf(asked.empty() ? environmentOf() : asked));
}

}  // namespace wb::app

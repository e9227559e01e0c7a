#include "app/common_options.h"

#include "app/app_texts.h"
#include "app/arguments.h"
#include "app/drawing.h"
#include "app/program.h"
#include "model/core/file.h"
#include "model/core/language.h"
#include "model/core/limits.h"
#include "model/core/result_cache.h"
#include "model/formats/reader/reader.h"
#include "model/scene/outside_files.h"

#include "translations/catalogue/catalogue.h"
#include <fmt/format.h>
#include <sys/stat.h>

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>
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

namespace {

/// The value of a variable; empty where it is not set.
std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : std::string_view();
}

/// By the rules of the XDG Base Directory Specification; empty where nothing says it.
std::filesystem::path cacheFolder() {
  const std::filesystem::path own(variable("XDG_CACHE_HOME"));
  if (own.is_absolute()) return own / "weighbridge";
  const std::filesystem::path home(variable("HOME"));
  return home.is_absolute() ? home / ".cache/weighbridge" : std::filesystem::path();
}

/// A build differs from every other, whatever number its version has.
std::string thisBuild() {
  struct stat about {};
  std::string build = versionLine();
  for (const std::filesystem::path& program :
       {installedFolder() / "bin/weighbridge", installedFolder() / drawingProgram,
        worker::pathOf(worker::modelReader)})
    if (::stat(program.c_str(), &about) == 0)
      build += ' ' + std::to_string(about.st_size) + ' ' + std::to_string(about.st_mtim.tv_sec) +
               '.' + std::to_string(about.st_mtim.tv_nsec);
  return build;
}

}  // namespace

void useCache() {
  const std::filesystem::path folder = cacheFolder();
  if (folder.empty() || !variable("WEIGHBRIDGE_NO_CACHE").empty()) return;
  setResultCache(std::make_unique<ResultCache>(ResultCache::Options{folder, thisBuild()}));
}

void addNoCache(CLI::App& command) {
  command.add_flag_callback(
      "--no-cache", [] { setResultCache(nullptr); }, rendered(appTexts["option.no_cache"]));
}

namespace {

/// How far a number is shifted for the letter behind it; nothing for another text.
std::optional<unsigned> shiftFrom(std::string_view unit) {
  if (unit.empty()) return 0;
  if (unit == "K" || unit == "k") return 10;
  if (unit == "M" || unit == "m") return 20;
  if (unit == "G" || unit == "g") return 30;
  return {};
}

/// `536870912`, `512M` or `2G`.
std::optional<std::size_t> memoryFrom(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return {};
  const auto shift = shiftFrom(text.substr(static_cast<std::size_t>(end - text.data())));
  if (!shift || number > std::numeric_limits<std::size_t>::max() >> *shift) return {};
  const std::size_t bytes = number << *shift;
  return bytes < limits::smallestMemory ? std::nullopt : std::optional(bytes);
}

std::string wrongMemory(const std::string& text) {
  if (memoryFrom(text)) return {};
  return rendered(appTexts["option.memory_form"],
                  {{"smallest", limits::smallestMemory}, {"text", text}});
}

/// Whatever opens files may open projects.
void addOutside(CLI::App& command) {
  command.add_flag_callback(
      "--allow-outside", [] { scene::setAgreedOutside({.all = true}); },
      rendered(appTexts["option.allow_outside"]));
}

}  // namespace

void addMemory(CLI::App& command, std::optional<std::size_t>& memory) {
  command
      .add_option_function<std::string>(
          "--memory", [&memory](const std::string& text) { memory = memoryFrom(text); },
          rendered(appTexts["option.memory"],
                   {{"smallest", fmt::format("{}M", limits::smallestMemory >> 20U)}}))
      ->type_name("BYTES")
      ->check(wrongMemory);
  addNoCache(command);
  addOutside(command);
}

void addVoxels(CLI::App& command, Text depth, octree::VoxelOptions& options) {
  const auto isNoDepth = [](const std::string& text) {
    std::size_t number = 0;
    const bool isNumber = CLI::detail::lexical_cast(text, number);
    if (isNumber && number >= 1 && number <= octree::deepestVoxels) return std::string();
    return rendered(appTexts["option.depth_form"],
                    {{"limit", octree::deepestVoxels}, {"text", text}});
  };
  command
      .add_option("--depth", options.depth,
                  rendered(depth, {{"standard", octree::VoxelOptions().depth}}))
      ->type_name("LEVELS")
      ->check(isNoDepth);
  addChoice(command, "--fill", appTexts["option.fill"], options.fill,
            {{"surface", octree::Fill::surface}, {"solid", octree::Fill::solid}});
}

}  // namespace wb::app

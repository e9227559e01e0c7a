#pragma once

#include "app/app_texts.h"
#include "model/analysis/analysis.h"
#include "model/core/language.h"
#include "model/core/plain_text.h"
#include "model/report/table_formats.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The arguments that several commands share. Everything wrong with them is told while they are
/// read, so that what a command gets can be used as it is.
namespace wb::app {

/// A word of the command line and what it stands for.
template <class Value>
using Words = std::vector<std::pair<std::string, Value>>;

/// Gives a command its help, version and last words.
void describe(CLI::App& command, Text footer);

/// A new command word below `parent`, with its help and version.
CLI::App* addCommand(CLI::App& parent, const std::string& word, Text about, Text example);

/// `a, b, c`
std::string listed(const std::vector<std::string>& words);

/// Returns the error that lists the known words; empty if `word` is one of them.
std::string unknownWord(const std::string& word, const std::vector<std::string>& known);

/// The name of a check that tells the values it allows, for the completion of shells: CLI11 has no
/// other place that goes with an option. A value that ends in `=` goes on.
std::string completedBy(const std::vector<std::string>& values);

/// Those values; none where any text may stand.
std::vector<std::string> completionsOf(CLI::Option& option);

/// An option whose value is one of a few words, as the first of `words` if it is not given.
template <class Value>
void addChoice(CLI::App& command, const std::string& option, Text help, Value& value,
               const Words<Value>& words) {
  std::vector<std::string> known;
  for (const auto& [word, meaning] : words) known.push_back(word);
  value = words.front().second;
  command
      .add_option_function<std::string>(
          option,
          [&value, words](const std::string& given) {
            value = std::ranges::find(words, given, &Words<Value>::value_type::first)->second;
          },
          rendered(help, {{"words", listed(known)}, {"standard", known.front()}}))
      ->type_name("WORD")
      ->check([known](const std::string& word) { return unknownWord(word, known); }, "",
              completedBy(known));
}

/// What is said of a file to read: {projects} and the like are the suffixes of such files.
std::string inputHelp(Text help);

/// The files a command reads: at least one.
CLI::Option* addFiles(CLI::App& command, const std::string& word, Text help,
                      std::vector<std::string>& files);

/// A word that a command needs.
CLI::Option* addNeeded(CLI::App& command, const std::string& word, Text help, std::string& value);

/// What a command is about, as named; nothing: every linkset.
struct TargetArguments {
  std::optional<std::string> linkset;
  std::optional<std::string> part;
};

/// `--linkset` and `--part`.
void addTarget(CLI::App& command, TargetArguments& arguments);

/// `-o FILE`
void addOutput(CLI::App& command, std::string& path);

/// How a command weighs, as given.
struct WeighArguments {
  std::string profile;   ///< Built-in name or file; empty: each scene's own.
  std::string scenario;  ///< Of each scene; empty: its own profile.
  std::vector<weighing::Setting> settings;
  import::BareOptions bare;
  bool partial = false;  ///< What could only be decoded in part is no failure.
};

/// The options of bare mesh assets and 3D models, and `--memory`.
void addBare(CLI::App& command, import::BareOptions& bare);

/// Whether `--set` takes `KEY=FROM:TO:STEPS` too.
enum class Settings : std::uint8_t { values, valuesAndRanges };

/// `--profile`, `--scenario`, `--set` and the options of bare mesh assets.
void addWeighing(CLI::App& command, WeighArguments& arguments, Settings kinds = Settings::values);

/// The same where only constants and choices with these keys matter, and no scene's own:
/// `--profile`,
/// `--set` of those keys, and the options of bare mesh assets.
void addBaked(CLI::App& command, WeighArguments& arguments, const std::vector<std::string>& keys);

/// `--profile` and `--set` where only constants matter.
void addConstants(CLI::App& command, WeighArguments& arguments);

/// `--turn-upright`, see putUpright.
void addTurnUpright(CLI::App& command, bool& turns);

/// What is wrong with the key of a constant; empty if it is one.
std::string wrongConstant(const std::string& word);

/// `--profile` and `--set` of a query, which knows no scenes.
void addQueryProfile(CLI::App& command, WeighArguments& arguments);

/// `--threads N`, for all that the process does; 0 if not given.
void addThreads(CLI::App& command, std::size_t& threads);

/// `--csv-separator` and `--csv-bom`.
void addCsv(CLI::App& command, table::CsvOptions& options);

std::vector<std::string> builtInProfileNames();

/// What is wrong with the name of a profile; empty if it is a built-in one or a file.
std::string unknownProfile(const std::string& name);
/// An empty text would otherwise count as if the option were not there.
std::string nothingNamed(const std::string& text);

/// A built-in profile by name, or a profile file. Its findings go to the console.
Result<cost::Profile> loadProfile(const std::string& name);

/// Ready for weighing: the profile loaded.
Result<weighing::WeighOptions> weighOptions(const WeighArguments& arguments);

}  // namespace wb::app

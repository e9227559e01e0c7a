#include "app/arguments.h"

#include "app/command_texts.h"
#include "app/common_options.h"
#include "app/console.h"
#include "app/output.h"
#include "app/program.h"
#include "model/analysis/sweep.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/threads.h"
#include "model/cost/profile.h"
#include "model/formats/file_kinds.h"
#include "model/scene/part.h"

#include <fmt/ranges.h>

#include <cmath>
#include <filesystem>
#include <iterator>
#include <sstream>

namespace wb::app {
namespace {

/// `triangle_constant=` and the like, which a value follows.
std::vector<std::string> settingBeginnings() {
  std::vector<std::string> beginnings;
  for (const cost::Choice& choice : cost::choices())
    beginnings.push_back(std::string(choice.key) + '=');
  for (const cost::Constant& constant : cost::constants())
    beginnings.push_back(std::string(constant.name) + '=');
  return beginnings;
}

std::vector<std::string> levelWords() {
  std::vector<std::string> words;
  for (const import::LevelSourceName& row : import::levelSourceNames) words.emplace_back(row.name);
  return words;
}

import::LevelSource levelSourceFrom(std::string_view word){
    return std::ranges::find(import::levelSourceNames, word, &import::LevelSourceName::name)
        ->source;
}  // namespace

std::vector<std::string> shapeTypeWords() {
  return {scene::shapeTypeWords.begin(), scene::shapeTypeWords.end()};
}

std::optional<weighing::Setting> settingFrom(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return {};
  return weighing::Setting{text.substr(0, equals), text.substr(equals + 1)};
}

/// `0,08`, as some languages write numbers.
bool isNumberWithComma(std::string text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string::npos) return false;
  text[comma] = '.';
  return parseNumber(text).has_value();
}

std::string wrongSetting(const std::string& text) {
  const auto setting = settingFrom(text);
  if (!setting) return rendered(appTexts["option.set_form"], {{"text", text}});
  cost::Profile scratch;
  const auto done = cost::set(scratch, setting->key, setting->value);
  if (done) return {};
  const std::string reason = message(done.error());
  if (!isNumberWithComma(setting->value)) return reason;
  return rendered(appTexts["option.period"], {{"reason", reason}});
}

std::string wrongRange(const weighing::Setting& setting) {
  if (const cost::Choice* choice = cost::choiceOf(setting.key))
    return rendered(
        appTexts["sweep.choice"],
        {{"key", setting.key}, {"words", fmt::format("{}", fmt::join(choice->words, ", "))}});
  const auto key = cost::constantKey(setting.key);
  if (!key) return message(cost::unknownKey(setting.key));
  const auto range = tuning::parseRange(setting.value);
  if (!range) return message(range.error());
  const auto problem = problemOf(tuning::SweepAxis{key, *range});
  return problem ? message(*problem) : std::string();
}

std::string wrongSettingOrRange(const std::string& text) {
  const auto setting = settingFrom(text);
  const bool isRange = setting && tuning::looksLikeRange(setting->value);
  return isRange ? wrongRange(*setting) : wrongSetting(text);
}

std::optional<glm::dvec3> sizeFrom(std::string_view text) {
  glm::dvec3 size{0};
  for (int axis = 0; axis < 3; ++axis) {
    const std::size_t comma = text.find(',');
    const bool isLast = axis == 2;
    if (isLast != (comma == std::string_view::npos)) return {};
    const auto side = parseNumber(text.substr(0, comma));
    if (!side || *side < limits::smallestScale || *side > limits::largestScale) return {};
    size[axis] = *side;
    text.remove_prefix(isLast ? text.size() : comma + 1);
  }
  return size;
}

std::string wrongSize(const std::string& text) {
  if (sizeFrom(text)) return {};
  return rendered(
      appTexts["option.size_form"],
      {{"smallest", limits::smallestScale}, {"largest", limits::largestScale}, {"text", text}});
}

std::optional<std::size_t> countFrom(const std::string& text, std::size_t least, std::size_t most) {
  const auto number = parseNumber(text);
  const bool isCount = number && *number >= static_cast<double>(least) &&
                       *number == std::floor(*number) && *number <= static_cast<double>(most);
  if (!isCount) return {};
  return static_cast<std::size_t>(*number);
}

std::optional<std::size_t> scriptsFrom(const std::string& text) {
  return countFrom(text, 0, limits::scriptsPerPart);
}

std::optional<std::size_t> threadsFrom(const std::string& text) {
  return countFrom(text, 1, limits::threads);
}

std::string wrongThreads(const std::string& text) {
  if (threadsFrom(text)) return {};
  return rendered(appTexts["option.threads_form"], {{"limit", limits::threads}, {"text", text}});
}

std::string wrongScripts(const std::string& text) {
  if (scriptsFrom(text)) return {};
  return rendered(appTexts["option.scripts_form"],
                  {{"limit", limits::scriptsPerPart}, {"text", text}});
}

/// An option with one value: `read` gets it once `wrong` finds nothing to say against it.
template <class Wrong, class Read>
CLI::Option* addValue(CLI::App& command, const std::string& option, const std::string& type,
                      const std::string& help, Wrong wrong, Read read) {
  return command.add_option_function<std::string>(option, read, help)
      ->type_name(type)
      ->check(wrong);
}

}  // namespace wb::app

void addBare(CLI::App& command, import::BareOptions& bare) {
  const std::string group = rendered(appTexts["option.group_bare"]);
  const auto wrongShapeType = [](const std::string& word) {
    return unknownWord(word, shapeTypeWords());
  };
  const std::string shapeTypeHelp =
      rendered(appTexts["option.shape_type"], {{"words", listed(shapeTypeWords())}});
  addValue(command, "--size", "X,Y,Z", rendered(appTexts["option.size"]), wrongSize,
           [&bare](const std::string& text) { bare.size = sizeFrom(text); })
      ->group(group);
  addValue(command, "--shape-type", "WORD", shapeTypeHelp, wrongShapeType,
           [&bare](const std::string& word) { bare.shapeType = scene::shapeType(word); })
      ->group(group)
      ->get_validator()
      ->name(completedBy(shapeTypeWords()));
  command.add_flag("--physical", bare.physical, rendered(appTexts["option.physical"]))
      ->group(group);
  addValue(command, "--scripts", "N", rendered(appTexts["option.scripts"]), wrongScripts,
           [&bare](const std::string& text) { bare.scripts = *scriptsFrom(text); })
      ->group(group);
  addValue(
      command, "--levels", "WORD",
      rendered(appTexts["option.levels"], {{"words", listed(levelWords())}}),
      [](const std::string& word) { return unknownWord(word, levelWords()); },
      [&bare](const std::string& word) { bare.levels = levelSourceFrom(word); })
      ->group(group)
      ->get_validator()
      ->name(completedBy(levelWords()));
  command.add_flag("--make-lods", bare.makeLods, rendered(appTexts["option.make_lods"]))
      ->group(group);
  addMemory(command, bare.memory);
}

void describe(CLI::App& command, Text footer) {
  command.option_defaults()->group(rendered(appTexts["app.options"]));
  command.set_help_flag("-h,--help", rendered(appTexts["app.help"]));
  command.set_version_flag("--version", versionLine(), rendered(appTexts["app.version"]));
  command.footer(rendered(footer));
  addLanguage(command);
  for (const auto& [label, text] : {std::pair("Usage", appTexts["app.usage"]),
                                    std::pair("OPTIONS", appTexts["app.options_word"]),
                                    std::pair("SUBCOMMAND", appTexts["app.command_word"]),
                                    std::pair("Positionals", appTexts["app.inputs"]),
                                    std::pair("REQUIRED", appTexts["app.needed"]),
                                    std::pair("Excludes", appTexts["app.not_beside"])})
    command.get_formatter()->label(label, rendered(text));
}

CLI::App* addCommand(CLI::App& parent, const std::string& word, Text about, Text example) {
  CLI::App* command = parent.add_subcommand(word, rendered(about));
  command->group(rendered(appTexts["app.commands"]));
  describe(*command, example);
  return command;
}

std::string listed(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string completedBy(const std::vector<std::string>& values) {
  return fmt::format("{}", fmt::join(values, " "));
}

std::vector<std::string> completionsOf(CLI::Option& option) {
  try {
    std::istringstream names(option.get_validator()->get_name());
    return {std::istream_iterator<std::string>(names), {}};
  } catch (const CLI::OptionNotFound&) {
    return {};  // No check at all, which CLI11 does not tell otherwise.
  }
}

std::string unknownWord(const std::string& word, const std::vector<std::string>& known) {
  if (std::ranges::find(known, word) != known.end()) return {};
  return rendered(
      appTexts["option.unknown_word"],
      {{"words", listed(known)}, {"word", word}, {"hint", hint(word, std::span(known))}});
}

std::string inputHelp(Text help) { return rendered(help, import::suffixArguments()); }

CLI::Option* addFiles(CLI::App& command, const std::string& word, Text help,
                      std::vector<std::string>& files) {
  return command.add_option(word, files, inputHelp(help))->required()->option_text("...");
}

CLI::Option* addNeeded(CLI::App& command, const std::string& word, Text help, std::string& value) {
  return command.add_option(word, value, inputHelp(help))->required()->option_text(" ");
}

void addTarget(CLI::App& command, TargetArguments& arguments) {
  command.add_option("--linkset", arguments.linkset, rendered(appTexts["option.linkset"]))
      ->type_name("NAME|ID|#N");
  command.add_option("--part", arguments.part, rendered(appTexts["option.part"]))
      ->type_name("NAME|ID|#N");
}

void addOutput(CLI::App& command, std::string& path) {
  command.add_option("-o,--output", path, rendered(appTexts["option.output"]))->type_name("FILE");
}

namespace {

CLI::Option* addProfile(CLI::App& command, WeighArguments& arguments, Text help) {
  return command.add_option("--profile", arguments.profile, rendered(help))
      ->type_name("NAME|FILE")
      ->check(unknownProfile, "", completedBy(builtInProfileNames()));
}

CLI::Option* addSettings(CLI::App& command, WeighArguments& arguments, Text help) {
  return command
      .add_option_function<std::vector<std::string>>(
          "--set",
          [&arguments](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) arguments.settings.push_back(*settingFrom(text));
          },
          rendered(help))
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
}

void addReading(CLI::App& command, WeighArguments& arguments) {
  command.add_flag("--partial", arguments.partial, rendered(appTexts["option.partial"]));
  addBare(command, arguments.bare);
}

}  // namespace

void addTurnUpright(CLI::App& command, bool& turns) {
  command.add_flag("--turn-upright", turns, rendered(shapeCommandTexts["shapes.turn_upright"]));
}

void addWeighing(CLI::App& command, WeighArguments& arguments, Settings kinds) {
  const bool ranges = kinds == Settings::valuesAndRanges;
  CLI::Option* profile = addProfile(command, arguments, appTexts["option.profile"]);
  command.add_option("--scenario", arguments.scenario, rendered(appTexts["option.scenario"]))
      ->type_name("NAME")
      ->check(nothingNamed)
      ->excludes(profile);
  addSettings(command, arguments, ranges ? appTexts["option.set_or_range"] : appTexts["option.set"])
      ->check(ranges ? wrongSettingOrRange : wrongSetting, "", completedBy(settingBeginnings()));
  addReading(command, arguments);
}

void addBaked(CLI::App& command, WeighArguments& arguments, const std::vector<std::string>& keys) {
  const auto wrong = [keys](const std::string& text) {
    if (std::string problem = wrongSetting(text); !problem.empty()) return problem;
    const std::string key = settingFrom(text)->key;
    if (std::ranges::find(keys, key) != keys.end()) return std::string();
    return rendered(appTexts["option.not_baked"], {{"key", key}, {"keys", listed(keys)}});
  };
  std::vector<std::string> beginnings;
  beginnings.reserve(keys.size());
  for (const std::string& key : keys) beginnings.push_back(key + "=");
  addProfile(command, arguments, appTexts["option.baked_profile"]);
  addSettings(command, arguments, appTexts["option.baked_set"])
      ->check(wrong, "", completedBy(beginnings));
  addReading(command, arguments);
}

void addConstants(CLI::App& command, WeighArguments& arguments) {
  addProfile(command, arguments, appTexts["option.query_profile"]);
  addSettings(command, arguments, appTexts["option.set"])
      ->check(wrongSetting, "", completedBy(settingBeginnings()));
}

std::string wrongConstant(const std::string& word) {
  return cost::constantKey(word) ? std::string() : message(cost::unknownKey(word));
}

void addQueryProfile(CLI::App& command, WeighArguments& arguments) {
  addConstants(command, arguments);
  addReading(command, arguments);
}

void addThreads(CLI::App& command, std::size_t& threads) {
  addValue(command, "--threads", "N", rendered(appTexts["option.threads"]), wrongThreads,
           [&threads](const std::string& text) {
             threads = *threadsFrom(text);
             setUsualThreads(threads);
           });
}

std::vector<std::string> builtInProfileNames() {
  const auto names = cost::builtInProfiles();
  return {names.begin(), names.end()};
}

std::string unknownProfile(const std::string& name) {
  if (cost::builtInProfile(name) || std::filesystem::exists(name)) return {};
  return rendered(appTexts["option.unknown_profile"],
                  {{"word", name},
                   {"profiles", listed(builtInProfileNames())},
                   {"hint", hint(name, cost::builtInProfiles())}});
}

std::string nothingNamed(const std::string& text) {
  return text.empty() ? rendered(appTexts["option.nothing_named"]) : std::string();
}

Result<cost::Profile> loadProfile(const std::string& name) {
  if (auto builtIn = cost::builtInProfile(name)) return *builtIn;
  auto read = cost::readProfile(name);
  rememberInputs({name});
  if (!read) return failure(std::move(read));
  Diagnostics findings;
  append(findings, std::move(read->findings), name);
  complain(findings);
  return std::move(read->value);
}

Result<weighing::WeighOptions> weighOptions(const WeighArguments& arguments) {
  weighing::WeighOptions options{arguments.bare, std::nullopt, arguments.scenario,
                                 arguments.settings};
  if (arguments.profile.empty()) return options;
  auto profile = loadProfile(arguments.profile);
  if (!profile) return failure(std::move(profile));
  options.profile = std::move(*profile);
  return options;
}

}  // namespace wb::app

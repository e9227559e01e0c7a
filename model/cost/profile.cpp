#include "model/cost/profile.h"

#include "model/core/file.h"
#include "model/core/number.h"
#include "model/core/plain_text.h"
#include "model/cost/cost_texts.h"
#include "model/scene/json_document.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace wb::cost {
namespace {

constexpr std::array<std::string_view, 4> builtInNames{"second-life", "wiki-2011",
                                                       "physics-test-2011", "opensim"};
/// Where the built-in profiles differ; in the order of their names.
struct BuiltIn {
  AccountingModel accounting = AccountingModel::secondLife;
  TriangleRule triangleRule = TriangleRule::width;
  bool isToday = false;  ///< Else from before the reduction for static mesh of 2024.
};
constexpr std::array<BuiltIn, builtInNames.size()> builtIns{
    BuiltIn{AccountingModel::secondLife, TriangleRule::width, true},
    BuiltIn{AccountingModel::wiki2011, TriangleRule::width},
    BuiltIn{AccountingModel::wiki2011, TriangleRule::density},
    BuiltIn{AccountingModel::openSim, TriangleRule::width}};

Diagnostic outOfRange(const Constant& constant, double value) {
  const std::string unit = constant.unit.empty() ? "" : fmt::format(" {}", constant.unit);
  return failure(costTexts["profile.out_of_range"],
                 {{"key", ConstantName{std::string(constant.name)}},
                  {"minimum", constant.minimum},
                  {"maximum", constant.maximum},
                  {"unit", unit},
                  {"value", value}})
      .value();
}

bool sameSettings(const Profile& a, const Profile& b) {
  return a.values == b.values && std::ranges::all_of(choices(), [&](const Choice& choice) {
           return choice.get(a) == choice.get(b);
         });
}

}  // namespace

Profile::Profile() : base(builtInNames.front()) {
  for (const Constant& one : constants()) (*this)[one.key] = one.standard;
}

std::span<const std::string_view> builtInProfiles() { return builtInNames; }

std::optional<Profile> builtInProfile(std::string_view name) {
  const auto* found = std::ranges::find(builtInNames, name);
  if (found == builtInNames.end()) return {};
  Profile profile;
  profile.base = name;
  const BuiltIn& one = builtIns[static_cast<std::size_t>(found - builtInNames.begin())];
  profile.accounting = one.accounting;
  profile.triangleRule = one.triangleRule;
  if (!one.isToday) profile[Key::static_mesh_factor] = 1;
  return profile;
}

std::string displayName(const Profile& profile) {
  const std::string& shown = profile.name.empty() ? profile.base : profile.name;
  const std::optional<Profile> base = builtInProfile(profile.base);
  return base && sameSettings(*base, profile) ? shown : shown + "*";
}

bool isBuiltIn(const Profile& profile) {
  const std::optional<Profile> named = builtInProfile(displayName(profile));
  return named && sameSettings(*named, profile);
}

Result<void> set(Profile& profile, Key key, double value) {
  const Constant& one = constant(key);
  const bool inRange = value >= one.minimum && value <= one.maximum;
  if (!inRange) return tl::unexpected(outOfRange(one, value));
  profile[key] = value;
  return {};
}

Result<void> set(Profile& profile, std::string_view key, std::string_view value) {
  if (const Choice* choice = choiceOf(key)) return set(profile, *choice, value);
  const std::optional<Key> found = constantKey(key);
  if (!found) return tl::unexpected(unknownKey(key));
  const std::optional<double> number = parseNumber(value);
  if (!number) return failure(costTexts["profile.not_a_number"], {{"key", key}, {"value", value}});
  return set(profile, *found, *number);
}

std::vector<ProfileRow> rows(const Profile& profile) {
  std::vector<ProfileRow> result;
  for (const Constant& one : constants())
    result.push_back({one.name, shortest(profile[one.key]), one.unit, name(one.confidence)});
  for (const Choice& one : choices())
    result.push_back({one.key, std::string(word(one, profile)), {}, {}});
  return result;
}

namespace {

constexpr std::array<std::string_view, 2> roundingWords{"nearest", "ceiling"};
constexpr std::array<std::string_view, 3> accountingWords{"second-life", "wiki-2011", "opensim"};
constexpr std::array<std::string_view, 2> baseHullWords{"viewer", "document"};
constexpr std::array<std::string_view, 2> triangleRuleWords{"width", "density"};

template <auto member>
std::size_t getChoice(const Profile& profile) {
  return static_cast<std::size_t>(profile.*member);
}

template <auto member>
void putChoice(Profile& profile, std::size_t index) {
  using Value = std::remove_reference_t<decltype(profile.*member)>;
  profile.*member = static_cast<Value>(index);
}

constexpr std::array choiceTable{
    Choice{"rounding", roundingWords, getChoice<&Profile::rounding>, putChoice<&Profile::rounding>},
    Choice{"accounting_model", accountingWords, getChoice<&Profile::accounting>,
           putChoice<&Profile::accounting>},
    Choice{"base_hull_source", baseHullWords, getChoice<&Profile::baseHullSource>,
           putChoice<&Profile::baseHullSource>},
    Choice{"triangle_rule", triangleRuleWords, getChoice<&Profile::triangleRule>,
           putChoice<&Profile::triangleRule>},
};

std::vector<std::string_view> allKeys() {
  std::vector<std::string_view> keys;
  for (const Constant& one : constants()) keys.push_back(one.name);
  for (const Choice& one : choiceTable) keys.push_back(one.key);
  return keys;
}

/// Returns the key of the constant that formulas write as this symbol, such as `k`; the word itself
/// where there is none.
std::string_view keyOfSymbol(std::string_view word) {
  const auto found = std::ranges::find(constants(), word, &Constant::symbol);
  return word.empty() || found == constants().end() ? word : found->name;
}

/// Returns the only key that begins with this word, such as `penalty`; the word itself where there
/// is none, or more than one.
std::string_view beginningOfKey(std::string_view word) {
  const std::vector<std::string_view> keys = allKeys();
  const auto begins = [word](std::string_view key) {
    return key.starts_with(word) && key.substr(word.size()).starts_with('_');
  };
  const bool isOne = !word.empty() && std::ranges::count_if(keys, begins) == 1;
  return isOne ? *std::ranges::find_if(keys, begins) : word;
}

}  // namespace

std::string_view name(Rounding rounding) {
  return roundingWords[static_cast<std::size_t>(rounding)];
}
std::string_view name(AccountingModel model) {
  return accountingWords[static_cast<std::size_t>(model)];
}
std::string_view name(BaseHullSource source) {
  return baseHullWords[static_cast<std::size_t>(source)];
}
std::string_view name(TriangleRule rule) {
  return triangleRuleWords[static_cast<std::size_t>(rule)];
}

std::span<const Choice> choices() { return choiceTable; }

const Choice* choiceOf(std::string_view key) {
  const auto* found = std::ranges::find(choiceTable, key, &Choice::key);
  return found == choiceTable.end() ? nullptr : found;
}

Diagnostic unknownKey(std::string_view key) {
  return failure(costTexts["profile.unknown_key"],
                 {{"key", key}, {"hint", hint(beginningOfKey(keyOfSymbol(key)), allKeys())}})
      .value();
}

Result<void> set(Profile& profile, const Choice& choice, std::string_view word) {
  const auto found = std::ranges::find(choice.words, word);
  if (found == choice.words.end())
    return failure(costTexts["profile.unknown_choice"],
                   {{"key", choice.key},
                    {"words", fmt::format("{}", fmt::join(choice.words, ", "))},
                    {"value", word},
                    {"hint", hint(word, choice.words)}});
  choice.put(profile, static_cast<std::size_t>(found - choice.words.begin()));
  return {};
}

namespace {

using scene::Json;

/// A number for a constant, a word for a choice.
Result<void> setFromJson(Profile& profile, const std::string& key, const Json& value) {
  if (const Choice* choice = choiceOf(key))
    return set(profile, *choice, value.is_string() ? value.get<std::string>() : value.dump());
  const std::optional<Key> found = constantKey(key);
  if (!found) return tl::unexpected(unknownKey(key));
  if (!value.is_number())
    return failure(
        costTexts["profile.not_a_number"],
        {{"key", key}, {"value", value.is_string() ? value.get<std::string>() : value.dump()}});
  return set(profile, *found, value.get<double>());
}

Diagnostic asFinding(Diagnostic diagnostic, std::string place) {
  diagnostic.severity = Severity::warning;
  diagnostic.place = std::move(place);
  return diagnostic;
}

Profile baseOf(const scene::ProfileSetting& setting, std::string_view place,
               Diagnostics& findings) {
  if (std::optional<Profile> base = builtInProfile(setting.base)) return *base;
  Diagnostic unknown =
      failure(costTexts["profile.unknown_base"],
              {{"name", setting.base}, {"hint", hint(setting.base, builtInProfiles())}})
          .value();
  findings.push_back(asFinding(std::move(unknown), std::string(place) + ".base"));
  return {};
}

/// The string at `key`, or `standard`; anything else there is a finding.
std::string stringAt(const Json& object, const char* key, std::string standard,
                     Diagnostics& findings) {
  const auto found = object.find(key);
  if (found == object.end()) return standard;
  if (found->is_string()) return found->get<std::string>();
  findings.push_back(asFinding(
      failure(costTexts["profile.wrong_type"], {{"key", key}, {"expected", "a string"}}).value(),
      key));
  return standard;
}

scene::ProfileSetting settingOf(const Json& object, Diagnostics& findings) {
  scene::ProfileSetting setting;
  setting.name = stringAt(object, "name", {}, findings);
  setting.base = stringAt(object, "base", setting.base, findings);
  const auto found = object.find("set");
  if (found == object.end()) return setting;
  if (found->is_object()) {
    for (const auto& [key, value] : found->items()) setting.set.emplace(key, value);
  } else {
    findings.push_back(asFinding(
        failure(costTexts["profile.wrong_type"], {{"key", "set"}, {"expected", "an object"}})
            .value(),
        "set"));
  }
  return setting;
}

/// What a file of another kind, or one made by hand, is told by.
void tellStray(const Json& object, Diagnostics& findings) {
  if (!object.contains("base") && !object.contains("set"))
    findings.push_back({Severity::warning, costTexts["profile.sets_nothing"], {}, {}, 1, {}});
  for (const auto& [key, value] : object.items())
    if (constantKey(key) || choiceOf(key))
      findings.push_back(
          {Severity::warning, costTexts["profile.stray_key"], {{"key", key}}, key, 1, {}});
}

Result<Loaded<Json>> parseObject(std::string_view text) {
  scene::Findings findings;
  Result<Json> json = scene::parseJson(text, findings);
  if (!json) return failure(std::move(json));
  if (!json->is_object()) return failure(costTexts["profile.not_an_object"]);
  return Loaded<Json>{std::move(*json), findings.take()};
}

}  // namespace

Loaded<Profile> resolve(const scene::ProfileSetting& setting, std::string_view place) {
  Loaded<Profile> loaded;
  loaded.value = baseOf(setting, place, loaded.findings);
  loaded.value.name = setting.name;
  for (const auto& [key, value] : setting.set) {
    Result<void> done = setFromJson(loaded.value, key, value.json());
    if (!done)
      loaded.findings.push_back(
          asFinding(std::move(done).error(), std::string(place) + ".set." + key));
  }
  return loaded;
}

scene::ProfileSetting toSetting(const Profile& profile, const scene::ProfileSetting& before) {
  if (resolve(before).value == profile) return before;
  scene::ProfileSetting setting;
  setting.extra = before.extra;
  setting.name = profile.name;
  setting.base = profile.base;
  const Profile base = builtInProfile(profile.base).value_or(Profile());
  for (const Constant& one : constants())
    if (profile[one.key] != base[one.key])
      setting.set[std::string(one.name)] = Json(profile[one.key]);
  for (const Choice& one : choices())
    if (one.get(profile) != one.get(base))
      setting.set[std::string(one.key)] = Json(word(one, profile));
  Profile scratch;
  for (const auto& [key, value] : before.set)
    if (!setFromJson(scratch, key, value.json())) setting.set.emplace(key, value);
  return setting;
}

std::string formatProfile(const Profile& profile) {
  const scene::ProfileSetting setting = toSetting(profile);
  nlohmann::ordered_json json;
  if (!setting.name.empty()) json["name"] = setting.name;
  json["base"] = setting.base;
  json["set"] = nlohmann::ordered_json::object();
  for (const auto& [key, value] : setting.set) json["set"][key] = value.json();
  return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

Result<Loaded<Profile>> readProfile(const std::filesystem::path& path) {
  const Result<Bytes> bytes = readFile(path, limits::profileBytes);
  if (!bytes) return tl::unexpected(bytes.error());
  auto json = parseObject(textOf(*bytes));
  if (!json) return tl::unexpected(inFile(std::move(json).error(), path.string()));
  Diagnostics findings = std::move(json->findings);
  tellStray(json->value, findings);
  const scene::ProfileSetting setting = settingOf(json->value, findings);
  Loaded<Profile> loaded = resolve(setting);
  append(findings, std::move(loaded.findings));
  loaded.findings.clear();
  append(loaded.findings, std::move(findings), path.string());
  return loaded;
}

}  // namespace wb::cost

#include "model/core/file.h"
#include "model/core/nearest.h"
#include "model/cost/choices.h"
#include "model/cost/detail/cost_texts.h"
#include "model/cost/profile.h"
#include "model/scene/json_document.h"

namespace wb::cost {
namespace {

using scene::Json;

/// A number for a constant, a word for a choice.
Result<void> setFromJson(Profile& profile, const std::string& key, const Json& value) {
  if (const Choice* choice = choiceOf(key))
    return set(profile, *choice, value.is_string() ? value.get<std::string>() : value.dump());
  const std::optional<Key> found = constantKey(key);
  if (!found) return tl::unexpected(unknownKey(key));
  if (!value.is_number())
    return failure(costTexts["profile.not_a_number"], {{"key", key}, {"value", value.dump()}});
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
      failure(costTexts["profile.wrong_type"], {{"key", key}, {"expected", "a text"}}).value(),
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

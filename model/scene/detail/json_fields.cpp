#include "model/scene/detail/json_fields.h"

#include "model/core/plain_text.h"
#include "model/scene/detail/scene_texts.h"

#include <algorithm>
#include <span>

namespace wb::scene {
namespace {

constexpr std::size_t longestMistyped = 64;

}  // namespace

FieldReader::FieldReader(const Json& json, const Place& place, Findings& findings, const Task& task)
    : whole_(json),
      json_(json.is_object() ? &json : nullptr),
      place_(place),
      findings_(findings),
      task_(task) {
  if (!json_) warn(place, json, MapValue::expected());
}

const Json* FieldReader::find(std::string_view key) {
  known_.push_back(key);
  if (!json_) return nullptr;
  const auto found = json_->find(key);
  return found == json_->end() ? nullptr : &*found;
}

void FieldReader::refuse(std::string_view key, const Json& json, Expectation expectation) {
  warn(Place(place_, key), json, std::move(expectation));
  unusable_.emplace(key, json);
}

void FieldReader::tellLimited(std::string_view key, const Json& json, const Range& range) {
  warn(Place(place_, key), json,
       {sceneTexts["project.out_of_range"],
        {{"minimum", range.minimum}, {"maximum", range.maximum}}});
}

void FieldReader::warn(const Place& place, const Json& json, Expectation expectation) {
  expectation.arguments.emplace_back("found", excerpt(json));
  findings_.warn(place.text(), expectation.text, std::move(expectation.arguments));
}

void FieldReader::tellUnknown(const std::string& key) {
  if (std::ranges::find(unread_, key) != unread_.end()) return;
  findings_.noteAgain(place_.text(), excerptOfText(key), [&] {
    const Value near =
        key.size() <= longestMistyped ? hint(key, std::span(std::as_const(known_))) : Value();
    return Diagnostic{isNothing(near) ? Severity::note : Severity::warning,
                      sceneTexts["project.unknown_key"],
                      {{"key", excerptOfText(key)}, {"hint", near}},
                      place_.text(),
                      1,
                      {}};
  });
}

void FieldReader::rest(KeptJson& extra) {
  if (!json_) {
    extra = KeptJson(whole_);
    return;
  }
  Json kept = std::move(unusable_);
  for (const auto& [key, value] : json_->items()) {
    if (std::ranges::find(known_, key) != known_.end()) continue;
    tellUnknown(key);
    kept.emplace(key, value);
  }
  extra = KeptJson(std::move(kept));
}

void FieldWriter::rest(const KeptJson& extra) {
  if (extra.empty()) return;
  if (!extra.json().is_object()) {
    if (json_.empty()) json_ = extra.json();
    return;
  }
  const auto& members = json_.get_ref<const OrderedJson::object_t&>();
  std::vector<std::string> taken;
  for (const auto& [key, value] : members) taken.push_back(key);
  for (const auto& [key, value] : extra.json().items())
    if (std::ranges::find(taken, key) == taken.end()) addMember(json_, key, value);
}

}  // namespace wb::scene

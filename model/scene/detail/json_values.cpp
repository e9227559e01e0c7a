#include "model/scene/detail/json_values.h"

#include "model/core/identifiers.h"
#include "model/scene/detail/scene_texts.h"
#include "model/scene/part_placement.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::scene {
namespace {

std::vector<Argument> rangeArguments(const Range& range) {
  return {{"minimum", range.minimum}, {"maximum", range.maximum}};
}

template <std::size_t N>
std::optional<std::array<double, N>> readList(const Json& json) {
  if (!json.is_array() || json.size() != N) return {};
  if (!std::ranges::all_of(json, [](const Json& item) { return item.is_number(); })) return {};
  std::array<double, N> numbers;
  std::ranges::transform(json, numbers.begin(),
                         [](const Json& item) { return item.get<double>(); });
  return numbers;
}

std::string joined(Words words) {
  std::string text;
  for (const std::string_view word : words) text.append(text.empty() ? "" : ", ").append(word);
  return text;
}

}  // namespace

std::optional<std::string> TextValue::read(const Json& json) {
  if (!json.is_string()) return {};
  return json.get<std::string>();
}

Expectation TextValue::expected() { return {sceneTexts["project.not_text"], {}}; }

std::optional<bool> FlagValue::read(const Json& json) {
  if (!json.is_boolean()) return {};
  return json.get<bool>();
}

Expectation FlagValue::expected() { return {sceneTexts["project.not_flag"], {}}; }

std::optional<std::size_t> CountValue::read(const Json& json) const {
  if (!json.is_number()) return {};
  const double number = json.get<double>();
  const bool usable = number >= 0 && number <= static_cast<double>(maximum);
  if (!usable || number != std::trunc(number)) return {};
  return static_cast<std::size_t>(number);
}

Expectation CountValue::expected() const {
  return {sceneTexts["project.not_count"], {{"maximum", maximum}}};
}

std::optional<Uuid> IdValue::read(const Json& json) {
  if (!json.is_string()) return {};
  return Uuid::parse(json.get_ref<const std::string&>());
}

Expectation IdValue::expected() { return {sceneTexts["project.not_an_id"], {}}; }

std::optional<glm::dquat> RotationValue::read(const Json& json) {
  const auto stored = readList<4>(json);
  return stored ? rotationOf(*stored) : std::nullopt;
}

OrderedJson RotationValue::write(const glm::dquat& rotation) {
  return {rotation.x, rotation.y, rotation.z, rotation.w};
}

Expectation RotationValue::expected() { return {sceneTexts["project.not_rotation"], {}}; }

std::optional<glm::dvec3> DirectionValue::read(const Json& json) {
  constexpr Range range{-octree::longestDirection, octree::longestDirection};
  const auto direction = readNumbers<glm::dvec3>(json);
  const bool isUsable =
      direction && *direction != glm::dvec3(0) && range.limited(*direction) == *direction;
  return isUsable ? direction : std::nullopt;
}

OrderedJson DirectionValue::write(const glm::dvec3& direction) { return writeNumbers(direction); }

Expectation DirectionValue::expected() { return {sceneTexts["project.not_direction"], {}}; }

std::optional<std::shared_ptr<const Bytes>> DataValue::read(const Json& json) {
  if (!json.is_string()) return {};
  std::optional<Bytes> bytes = fromBase64(json.get_ref<const std::string&>());
  if (!bytes) return {};
  return std::make_shared<const Bytes>(std::move(*bytes));
}

OrderedJson DataValue::write(const std::shared_ptr<const Bytes>& data) { return base64(*data); }

Expectation DataValue::expected() { return {sceneTexts["project.not_base64"], {}}; }

std::optional<std::map<std::string, KeptJson>> MapValue::read(const Json& json) {
  if (!json.is_object()) return {};
  std::map<std::string, KeptJson> values;
  for (const auto& [key, value] : json.items()) values.emplace(key, value);
  return values;
}

OrderedJson MapValue::write(const std::map<std::string, KeptJson>& values) {
  OrderedJson object = OrderedJson::object();
  for (const auto& [key, value] : values) addMember(object, key, value.json());
  return object;
}

Expectation MapValue::expected() { return {sceneTexts["project.not_an_object"], {}}; }

std::optional<std::string> RegionKindValue::read(const Json& json) {
  if (!json.is_string() || !regionCapacity(json.get_ref<const std::string&>())) return {};
  return json.get<std::string>();
}

Expectation RegionKindValue::expected() { return expectedWord(regionKindWords()); }

Expectation expectedList() { return {sceneTexts["project.not_a_list"], {}}; }

Expectation expectedWord(Words words) {
  return {sceneTexts["project.not_a_word"], {{"words", joined(words)}}};
}

std::optional<prim::Path> PathValue::read(const Json& json) const {
  const auto known = Words(pathWords).subspan(1);
  if (!json.is_string()) return {};
  const auto index = fromWord<std::size_t>(known, json.get_ref<const std::string&>());
  return index ? std::optional(static_cast<prim::Path>((*index + 1) * pathStep)) : std::nullopt;
}

template <>
std::optional<double> readNumbers(const Json& json) {
  if (!json.is_number()) return {};
  return json.get<double>();
}

template <>
std::optional<glm::dvec2> readNumbers(const Json& json) {
  const auto list = readList<2>(json);
  if (!list) return {};
  return glm::dvec2((*list)[0], (*list)[1]);
}

template <>
std::optional<glm::dvec3> readNumbers(const Json& json) {
  const auto list = readList<3>(json);
  if (!list) return {};
  return glm::dvec3((*list)[0], (*list)[1], (*list)[2]);
}

OrderedJson writeNumbers(double number) { return number; }
OrderedJson writeNumbers(const glm::dvec2& numbers) { return {numbers.x, numbers.y}; }
OrderedJson writeNumbers(const glm::dvec3& numbers) { return {numbers.x, numbers.y, numbers.z}; }

Expectation expectedNumbers(std::size_t count, const Range& range) {
  if (count == 1) return {sceneTexts["project.not_number"], rangeArguments(range)};
  std::vector<Argument> arguments = rangeArguments(range);
  arguments.emplace_back("count", count);
  return {sceneTexts["project.not_numbers"], std::move(arguments)};
}

std::optional<glm::dvec2> IntervalValue::read(const Json& json) const {
  const std::optional<glm::dvec2> interval = readNumbers<glm::dvec2>(json);
  if (!interval) return {};
  const glm::dvec2 usable = limited(*interval);
  return usable.x <= usable.y ? interval : std::nullopt;
}

Expectation IntervalValue::expected() const {
  return {sceneTexts["project.not_interval"], rangeArguments(range)};
}

}  // namespace wb::scene

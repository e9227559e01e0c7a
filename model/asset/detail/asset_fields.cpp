#include "model/asset/detail/asset_fields.h"

#include "model/asset/asset_texts.h"
#include "model/core/limits.h"
#include "model/core/number.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace wb::asset {
namespace {

double limitOf(bool ofPositions) {
  return ofPositions ? limits::domainReach : double{std::numeric_limits<float>::max()};
}

}  // namespace

Fields::Fields(llsd::Value&& value, std::string_view key) {
  if (auto* map = value.get<llsd::Map>()) {
    map_ = std::move(*map);
  } else {
    refuseType(key, "a map");
  }
}

template <class T>
std::optional<T> Fields::take(std::string_view key, std::string_view expected) {
  const auto entry = map_.find(key);
  if (entry == map_.end()) return std::nullopt;
  const auto node = map_.extract(entry);
  if (auto* content = node.mapped().template get<T>()) return std::move(*content);
  refuseType(key, expected);
  return std::nullopt;
}

std::optional<bool> Fields::boolean(std::string_view key) {
  return take<bool>(key, "true or false");
}

std::optional<Bytes> Fields::binary(std::string_view key) {
  return take<Bytes>(key, "binary data");
}

std::optional<llsd::Array> Fields::array(std::string_view key) {
  return take<llsd::Array>(key, "an array");
}

std::optional<llsd::Map> Fields::map(std::string_view key) { return take<llsd::Map>(key, "a map"); }

std::optional<double> Fields::number(std::string_view key) {
  const auto entry = map_.find(key);
  if (entry == map_.end()) return std::nullopt;
  const std::optional<double> number = map_.extract(entry).mapped().number();
  if (number && std::isfinite(*number)) return number;
  refuseType(key, "a finite number");
  return std::nullopt;
}

std::vector<double> Fields::numbers(std::string_view key) {
  std::vector<double> result;
  for (const llsd::Value& element : array(key).value_or(llsd::Array{})) {
    const std::optional<double> number = element.number();
    if (!number || !std::isfinite(*number)) {
      refuseType(key, "finite numbers");
      return {};
    }
    result.push_back(*number);
  }
  return result;
}

void Fields::refuse(Text text, std::vector<Argument> arguments) {
  if (!problem_) problem_ = Diagnostic{Severity::error, text, std::move(arguments), {}, 1, {}};
}

void Fields::refuseType(std::string_view key, std::string_view expected) {
  refuse(assetTexts["asset.wrong_type"], {{"key", key}, {"expected", expected}});
}

void Fields::refuseCount(std::string_view key, std::size_t have, std::size_t need) {
  refuse(assetTexts["asset.wrong_count"], {{"key", key}, {"have", have}, {"need", need}});
}

void Fields::refuseLength(std::string_view key, std::size_t bytes, std::size_t unit) {
  refuse(assetTexts["asset.odd_length"], {{"key", key}, {"bytes", bytes}, {"unit", unit}});
}

void Fields::checkAxis(int axis, double minimum, double maximum, bool ofPositions) {
  const std::vector<Argument> arguments{
      {"axis", std::string("xyz").substr(static_cast<std::size_t>(axis), 1)},
      {"minimum", shortest(minimum)},
      {"maximum", shortest(maximum)},
      {"limit", limitOf(ofPositions)}};
  if (ofPositions && minimum > maximum) refuse(assetTexts["asset.domain_inverted"], arguments);
  const double reach =
      std::max({std::abs(minimum), std::abs(maximum), (maximum - minimum) / (ofPositions ? 2 : 1)});
  if (!(reach <= limitOf(ofPositions))) refuse(assetTexts["asset.domain_too_large"], arguments);
}

}  // namespace wb::asset

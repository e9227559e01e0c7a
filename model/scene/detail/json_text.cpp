#include "model/scene/detail/json_text.h"

#include <algorithm>

namespace wb::scene {
namespace {

bool isWordCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-';
}

}  // namespace

std::string memberPlace(std::string_view parent, std::string_view key) {
  const bool plain = !key.empty() && std::ranges::all_of(key, isWordCharacter);
  if (!plain) return std::string(parent) + "[" + excerptOfText(key) + "]";
  return parent.empty() ? std::string(key) : std::string(parent) + "." + std::string(key);
}

std::string elementPlace(std::string_view parent, std::size_t index) {
  return std::string(parent) + "[" + std::to_string(index) + "]";
}

std::string Place::text() const {
  if (!parent_) return {};
  if (key_.data()) return memberPlace(parent_->text(), key_);
  return elementPlace(parent_->text(), index_);
}

namespace {

constexpr std::size_t excerptLength = 60;
constexpr std::size_t excerptElements = 4;

/// At most `length` bytes, cut between code points.
std::string_view cut(std::string_view text, std::size_t length) {
  const auto continues = [](char c) { return (c & '\xC0') == '\x80'; };
  while (length > 0 && continues(text[length])) --length;
  return text.substr(0, length);
}

}  // namespace

void addMember(OrderedJson& object, std::string_view key, OrderedJson value) {
  object.get_ref<OrderedJson::object_t&>().emplace_back(std::string(key), std::move(value));
}

std::string printed(const OrderedJson& json) { return jsonText(json, JsonLayout::project) + "\n"; }

std::string excerptOfText(std::string_view text) {
  if (text.size() <= excerptLength) return jsonString(text);
  return jsonString(std::string(cut(text, excerptLength)) + "…");
}

std::string excerpt(const Json& json) {
  if (json.is_string()) return excerptOfText(json.get_ref<const std::string&>());
  if (json.is_object()) return json.empty() ? "{}" : "{…}";
  if (!json.is_array()) return jsonText(json, JsonLayout::project);
  const bool isDeep =
      std::ranges::any_of(json, [](const Json& item) { return item.is_structured(); });
  if (json.size() > excerptElements || isDeep) return "[…]";
  const std::string list = jsonText(json, JsonLayout::project);
  return list.size() > excerptLength ? "[…]" : list;
}

}  // namespace wb::scene

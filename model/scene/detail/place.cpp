#include "model/scene/detail/place.h"

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

}  // namespace wb::scene

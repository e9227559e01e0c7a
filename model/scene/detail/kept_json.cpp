#include "model/scene/detail/kept_json.h"

#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace wb::scene {

KeptJson::KeptJson(Json value) {
  const bool isEmptyObject = value.is_object() && value.empty();
  if (!isEmptyObject) json_ = std::make_shared<const Json>(std::move(value));
}

const Json& KeptJson::json() const {
  static const Json emptyObject = Json::object();
  return json_ ? *json_ : emptyObject;
}

bool KeptJson::contains(std::string_view key) const {
  return json().is_object() && json().contains(std::string(key));
}

void KeptJson::set(std::string_view key, const Json& value) {
  Json changed = json().is_object() ? json() : Json::object();
  changed[std::string(key)] = value;
  *this = KeptJson(std::move(changed));
}

bool operator==(const KeptJson& a, const KeptJson& b) {
  return a.json_ == b.json_ || a.json() == b.json();
}

}  // namespace wb::scene

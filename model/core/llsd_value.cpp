#include "model/core/llsd_value.h"

namespace wb::llsd {

std::optional<double> Value::number() const {
  if (const auto* integer = get<std::int32_t>()) return *integer;
  if (const auto* real = get<double>()) return *real;
  return std::nullopt;
}

const Value* Value::find(std::string_view key) const {
  const auto* map = get<Map>();
  if (!map) return nullptr;
  const auto entry = map->find(key);
  return entry == map->end() ? nullptr : &entry->second;
}

}  // namespace wb::llsd

#include "model/scene/detail/field_writer.h"

#include <algorithm>

namespace wb::scene {

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

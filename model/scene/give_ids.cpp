#include "model/scene/give_ids.h"

#include "model/core/digest.h"
#include "model/scene/detail/field_writer.h"
#include "model/scene/detail/project_fields.h"

#include <set>
#include <string>

namespace wb::scene {
namespace {

/// Version 8 of RFC 9562: bits of its maker's own choice, here the beginning of a SHA-256.
Uuid idFrom(const std::string& content) {
  std::string digits = sha256(bytesOf(content));
  for (const std::size_t dash : {8, 13, 18, 23}) digits.insert(dash, "-");
  constexpr std::size_t textLength = 36;
  Uuid id = Uuid::parse(std::string_view(digits).substr(0, textLength)).value_or(Uuid{});
  id.bytes[6] = static_cast<std::uint8_t>((id.bytes[6] & 0x0f) | 0x80);
  id.bytes[8] = static_cast<std::uint8_t>((id.bytes[8] & 0x3f) | 0x80);
  return id;
}

/// Whether an item is only the default in the place of something that is no object.
template <class Item>
bool isStandIn(const Item& item) {
  if (item.extra.json().is_object()) return false;
  Item blank;
  blank.extra = item.extra;
  return item == blank;
}

class IdGiver {
 public:
  template <class Item>
  void know(const Item& item) {
    if (!item.id.isNull()) known_.insert(item.id);
  }

  /// `owner` tells apart what is equal in different places.
  template <class Item>
  void give(Item& item, const std::string& owner) {
    if (!item.id.isNull() || isStandIn(item)) return;
    const Uuid content = idFrom(
        owner + FieldWriter::written(item).dump(-1, ' ', false, Json::error_handler_t::replace));
    std::size_t& equals = seen_[content];
    do item.id = idFrom(content.text() + std::to_string(equals++));
    while (!known_.insert(item.id).second);
  }

 private:
  std::set<Uuid> known_;
  std::map<Uuid, std::size_t> seen_;  ///< How many had this content.
};

}  // namespace

void giveIds(Scene& scene) {
  IdGiver giver;
  for (const Region& region : scene.regions) giver.know(region);
  for (const Linkset& linkset : scene.linksets) {
    giver.know(linkset);
    for (const Part& part : linkset.parts) giver.know(part);
  }
  for (Region& region : scene.regions) giver.give(region, "region");
  for (Linkset& linkset : scene.linksets) {
    giver.give(linkset, "linkset");
    for (Part& part : linkset.parts) giver.give(part, linkset.id.text());
  }
}

}  // namespace wb::scene

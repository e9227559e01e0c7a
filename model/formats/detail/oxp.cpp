#include "model/formats/detail/oxp.h"

#include "model/asset/asset_inflater.h"
#include "model/core/binary.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/llsd_held_bytes.h"
#include "model/core/memory_budget.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/oxp_prim.h"
#include "model/formats/detail/transform.h"
#include "model/formats/detail/wholeness_check.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace wb::import {
namespace {

constexpr int oxpVersion = 2;

/// Where the root is not there, all parts are in its frame still; the first of them, where the
/// linkset is, becomes what the others are seen from.
void seeFromFirst(scene::Linkset& linkset) {
  const Transform first{.position = linkset.position, .rotation = linkset.rotation};
  for (std::size_t i = 1; i < linkset.parts.size(); ++i) {
    scene::Part& part = linkset.parts[i];
    const Transform seen = relative(first, {.position = part.position, .rotation = part.rotation});
    part.position = seen.position;
    part.rotation = seen.rotation;
  }
}

class OxpReader {
 public:
  OxpReader(const llsd::Value& document, const std::string& name, const Task& task)
      : task_(task), prims_(document.find("prim")), inventory_(document.find("inventory")) {
    scene_.name = name;
  }

  Result<Loaded<scene::Scene>> read(const llsd::Array& linksets, const llsd::Value* assets) {
    for (std::size_t i = 0; i < linksets.size(); ++i) {
      if (!task_.step()) return failure(baseTexts["task.cancelled"]);
      task_.report(static_cast<double>(i) / static_cast<double>(linksets.size()), {});
      addLinkset(linksets[i], "linkset[" + std::to_string(i) + ']');
      if (auto fits = checkPartCount(parts_, "linkset"); !fits) return failure(std::move(fits));
    }
    if (scene_.linksets.empty()) return failure(importTexts["oxp.no_linkset"], {}, "linkset");
    countAssets(assets);
    tellOrphans();
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    return Loaded<scene::Scene>{std::move(scene_), findings_.take()};
  }

 private:
  void addLinkset(const llsd::Value& value, const std::string& place) {
    const auto* ids = value.get<llsd::Array>();
    if (!ids || ids->empty()) return findings_.warn(place, importTexts["oxp.no_parts"]);
    scene::Linkset linkset;
    for (std::size_t i = 0; i < ids->size() && parts_ <= limits::partsPerScene && task_.step(); ++i)
      addPart(linkset, idOf((*ids)[i]), place + '[' + std::to_string(i) + ']');
    if (linkset.parts.empty()) return;
    if (linkset.parts.front().id != idOf(ids->front())) seeFromFirst(linkset);
    scene_.linksets.push_back(std::move(linkset));
  }

  void addPart(scene::Linkset& linkset, const Uuid& id, const std::string& place) {
    const llsd::Value* prim = prims_ ? prims_->find(id.text()) : nullptr;
    if (!prim || id.isNull())
      return findings_.warn(place, importTexts["oxp.no_prim"], {{"id", id.text()}});
    if (!used_.insert(id).second)
      return findings_.warn(place, importTexts["oxp.prim_again"], {{"id", id.text()}});
    ReadPart read = readOxpPrim(*prim, inventory_, "prim." + id.text(), findings_, task_);
    read.part.id = id;
    append(linkset, std::move(read));
    ++parts_;
  }

  void tellOrphans() {
    const auto* all = prims_ ? prims_->get<llsd::Map>() : nullptr;
    if (all && all->size() > used_.size())
      findings_.warn("prim", importTexts["oxp.no_linkset_of"],
                     {{"count", all->size() - used_.size()}});
  }

  void countAssets(const llsd::Value* assets) {
    const auto* map = assets ? assets->get<llsd::Map>() : nullptr;
    if (!map) return;
    std::map<std::string, std::size_t> kinds;
    for (const auto& [id, asset] : *map) {
      if (!task_.step()) return;
      const llsd::Value* type = asset.find("type");
      const auto* word = type ? type->get<std::string>() : nullptr;
      ++kinds[word ? *word : "asset"];
    }
    for (const auto& [kind, count] : kinds)
      findings_.add(
          {Severity::note, importTexts["archive.unused"], {{"kind", kind}}, "asset", count, {}});
  }

  const Task& task_;
  const llsd::Value* prims_;
  const llsd::Value* inventory_;
  scene::Scene scene_;
  scene::Findings findings_;
  std::set<Uuid> used_;  ///< Prims.
  std::size_t parts_ = 0;
};

}  // namespace

bool looksLikeZlib(ByteView bytes) {
  constexpr unsigned deflateMethod = 0x78;
  return bytes.size() >= 2 && bytes[0] == deflateMethod && (bytes[0] * 256U + bytes[1]) % 31 == 0;
}

bool looksLikeOxp(ByteView bytes) {
  constexpr std::size_t lookedAt = 64;  // Bytes that hold a prefix line and the first key.
  constexpr std::array<std::string_view, 5> keys{"format_version", "linkset", "prim", "inventory",
                                                 "asset"};
  if (!looksLikeZlib(bytes)) return false;
  asset::Inflater inflater;
  std::string_view text = textOf(inflater.beginning(bytes, lookedAt));
  if (text.starts_with("<?")) text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  return text.starts_with('{') && std::ranges::any_of(keys, [text](std::string_view key) {
           return text.find(key) != std::string_view::npos;
         });
}

Result<ReadScene> readOxp(ByteView bytes, const std::string& name, const Task& task) {
  asset::Inflater inflater;
  const auto content = inflater.inflate(bytes, limits::llsdBytes, task);
  if (!content) return tl::unexpected(content.error());
  HeldMemory held(task);
  if (auto taken = held.take(content->size()); !taken) return failure(std::move(taken));
  std::size_t leftOver = bytes.size() - inflater.taken();
  const auto parsed = llsd::readBinary(*content, task);
  if (!parsed) return tl::unexpected(parsed.error());
  if (auto taken = held.take(llsd::heldBytes(parsed->value)); !taken)
    return failure(std::move(taken));
  const llsd::Value* version = parsed->value.find("format_version");
  const auto number = version ? version->number() : std::nullopt;
  if (number != oxpVersion)
    return failure(importTexts["oxp.version"], {{"expected", oxpVersion}}, "format_version");
  const llsd::Value* linksets = parsed->value.find("linkset");
  const auto* list = linksets ? linksets->get<llsd::Array>() : nullptr;
  if (!list || list->empty()) return failure(importTexts["oxp.no_linkset"], {}, "linkset");
  auto read = OxpReader(parsed->value, name, task).read(*list, parsed->value.find("asset"));
  if (!read) return failure(std::move(read));
  leftOver += content->size() - parsed->bytes;
  WholenessCheck check = checkedLength(leftOver);
  append(read->findings, std::move(check.findings));
  return ReadScene{std::move(*read), check.wholeness};
}

}  // namespace wb::import

#include "model/import/oxp.h"

#include "model/asset/compression.h"
#include "model/base/limits.h"
#include "model/import/oxp_prim.h"
#include "model/import/texts.h"
#include "model/llsd/binary.h"

#include <map>

namespace wb::import {
namespace {

constexpr int oxpVersion = 2;

class OxpReader {
 public:
  OxpReader(const llsd::Value& document, const std::string& name)
      : prims_(document.find("prim")), inventory_(document.find("inventory")) {
    loaded_.value.name = name;
  }

  Loaded<scene::Scene> read(const llsd::Array& linksets, const llsd::Value* assets) {
    for (std::size_t i = 0; i < linksets.size(); ++i)
      addLinkset(linksets[i], "linkset[" + std::to_string(i) + ']');
    countAssets(assets);
    return std::move(loaded_);
  }

 private:
  void warn(std::string place, Text text, std::vector<Argument> arguments = {}) {
    loaded_.findings.push_back(
        Diagnostic{Severity::warning, text, std::move(arguments), std::move(place), 1, {}});
  }

  void addLinkset(const llsd::Value& value, const std::string& place) {
    const auto* ids = value.get<llsd::Array>();
    if (!ids || ids->empty()) return warn(place, importTexts["oxp.no_parts"]);
    scene::Linkset linkset;
    for (std::size_t i = 0; i < ids->size(); ++i)
      addPart(linkset, idOf((*ids)[i]), place + '[' + std::to_string(i) + ']');
    if (!linkset.parts.empty()) loaded_.value.linksets.push_back(std::move(linkset));
  }

  void addPart(scene::Linkset& linkset, const Uuid& id, const std::string& place) {
    const llsd::Value* prim = prims_ ? prims_->find(id.text()) : nullptr;
    if (!prim || id.isNull()) return warn(place, importTexts["oxp.no_prim"], {{"id", id.text()}});
    OxpPrim read = readOxpPrim(*prim, inventory_, "prim." + id.text(), loaded_.findings);
    read.part.id = id;
    if (linkset.parts.empty()) makeRootOf(linkset, read);
    linkset.parts.push_back(std::move(read.part));
  }

  static void makeRootOf(scene::Linkset& linkset, OxpPrim& root) {
    linkset.id = root.part.id;
    linkset.name = root.part.name;
    linkset.position = root.part.position;
    linkset.rotation = root.part.rotation;
    linkset.physical = root.isPhysical;
    if (root.isPhantom) linkset.extra["phantom"] = true;
    root.part.position = glm::dvec3(0);
    root.part.rotation = glm::dquat(1, 0, 0, 0);
  }

  void countAssets(const llsd::Value* assets) {
    const auto* map = assets ? assets->get<llsd::Map>() : nullptr;
    if (!map) return;
    std::map<std::string, std::size_t> kinds;
    for (const auto& [id, asset] : *map) {
      const llsd::Value* type = asset.find("type");
      const auto* word = type ? type->get<std::string>() : nullptr;
      ++kinds[word ? *word : "asset"];
    }
    for (const auto& [kind, count] : kinds)
      loaded_.findings.push_back(Diagnostic{
          Severity::note, importTexts["archive.unused"], {{"kind", kind}}, "asset", count, {}});
  }

  const llsd::Value* prims_;
  const llsd::Value* inventory_;
  Loaded<scene::Scene> loaded_;
};

}  // namespace

bool looksLikeOxp(ByteView bytes) {
  constexpr unsigned deflateMethod = 0x78;
  return bytes.size() >= 2 && bytes[0] == deflateMethod && (bytes[0] * 256U + bytes[1]) % 31 == 0;
}

Result<Loaded<scene::Scene>> readOxp(ByteView bytes, const std::string& name) {
  asset::Inflater inflater;
  const auto content = inflater.inflate(bytes, limits::llsdBytes);
  if (!content) return tl::unexpected(content.error());
  const auto parsed = llsd::readBinary(*content);
  if (!parsed) return tl::unexpected(parsed.error());
  const llsd::Value* version = parsed->value.find("format_version");
  const auto number = version ? version->number() : std::nullopt;
  if (number != oxpVersion)
    return failure(importTexts["oxp.version"], {{"expected", oxpVersion}}, "format_version");
  const llsd::Value* linksets = parsed->value.find("linkset");
  const auto* list = linksets ? linksets->get<llsd::Array>() : nullptr;
  if (!list || list->empty()) return failure(importTexts["oxp.no_linkset"], {}, "linkset");
  auto loaded = OxpReader(parsed->value, name).read(*list, parsed->value.find("asset"));
  if (loaded.value.linksets.empty()) return failure(importTexts["oxp.no_linkset"], {}, "linkset");
  return loaded;
}

}  // namespace wb::import

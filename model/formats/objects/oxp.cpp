#include "model/formats/objects/oxp.h"

#include "model/asset/decode.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"
#include "model/core/number.h"
#include "model/core/task.h"
#include "model/formats/objects/object_texts.h"
#include "model/formats/objects/prim_codes.h"
#include "model/formats/objects/read_part.h"
#include "model/formats/objects/read_scene.h"
#include "model/scene/part.h"
#include "model/scene/part_placement.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string>

namespace wb::import {

/// One prim of Firestorm's export, as the file has it. `inventory` says of what type the contents
/// are; scripts are counted by it.
ReadPart readOxpPrim(const llsd::Value& prim, const llsd::Value* inventory,
                     const std::string& place, scene::Findings& findings, const Task& task = {});

/// An id as LLSD says it, or as text; null for anything else.
Uuid idOf(const llsd::Value& value);

namespace {

constexpr double largestSculptType = 255;  // A byte.
constexpr double cutParts = 50'000;
constexpr double revolutionParts = 1000;  // 1 + 0.015 for each step.
constexpr unsigned oxpPhysicsFlag = 0x1;
constexpr unsigned oxpScriptedFlag = 0x40;
constexpr unsigned oxpPhantomFlag = 0x400;

const llsd::Value* at(const llsd::Value* map, std::string_view key) {
  return map ? map->find(key) : nullptr;
}

/// The viewer keeps numbers of 32 bits and stores them as 64: 0.3 comes as 0.30000001192092896.
/// What was meant is the shortest decimal that is the same number of 32 bits.
double asMeant(double stored) {
  const auto narrow = static_cast<float>(stored);
  if (!std::isfinite(narrow) || static_cast<double>(narrow) != stored) return stored;
  return parseNumber(fmt::format("{}", narrow)).value_or(stored);
}

/// A number that the grid stores in whole steps of 1/parts, as the double nearest to the decimal;
/// the viewer's is a product of 32 bits, some of their last places off.
double stepped(double stored, double parts) {
  constexpr double lastPlaces = 4;
  const double step = std::round(stored * parts) / parts;
  const double tolerance =
      lastPlaces * std::numeric_limits<float>::epsilon() * std::max(std::abs(stored), 1 / parts);
  return std::abs(step - stored) <= tolerance ? step : stored;
}

double numberAt(const llsd::Value* map, std::string_view key, double standard) {
  const llsd::Value* value = at(map, key);
  const auto number = value ? value->number() : std::nullopt;
  return number && std::isfinite(*number) ? asMeant(*number) : standard;
}

std::uint8_t curveAt(const llsd::Value* map, std::uint8_t standard) {
  const double curve = numberAt(map, "curve", standard);
  return curve >= 0 && curve <= 255 ? static_cast<std::uint8_t>(curve) : unknownCurve;
}

template <std::size_t N>
std::optional<std::array<double, N>> numbersAt(const llsd::Value& map, std::string_view key) {
  const llsd::Value* value = map.find(key);
  const auto* list = value ? value->get<llsd::Array>() : nullptr;
  if (!list || list->size() != N) return {};
  std::array<double, N> numbers{};
  for (std::size_t i = 0; i < N; ++i) {
    const auto number = (*list)[i].number();
    if (!number || !std::isfinite(*number)) return {};
    numbers[i] = asMeant(*number);
  }
  return numbers;
}

PrimCodes codesFrom(const llsd::Value* volume) {
  const llsd::Value* path = at(volume, "path");
  const llsd::Value* profile = at(volume, "profile");
  PrimCodes codes;
  const auto cut = [](const llsd::Value* map, std::string_view key, double standard) {
    return stepped(numberAt(map, key, standard), cutParts);
  };
  const auto hundredth = [path](std::string_view key, double standard) {
    return stepped(numberAt(path, key, standard), 100);
  };
  codes.profileCurve = curveAt(profile, codes.profileCurve);
  codes.profileCut = {cut(profile, "begin", 0), cut(profile, "end", 1)};
  codes.hollow = cut(profile, "hollow", 0);
  codes.pathCurve = curveAt(path, codes.pathCurve);
  codes.pathCut = {cut(path, "begin", 0), cut(path, "end", 1)};
  codes.pathScale = {hundredth("scale_x", 1), hundredth("scale_y", 1)};
  codes.shear = {hundredth("shear_x", 0), hundredth("shear_y", 0)};
  codes.taper = {hundredth("taper_x", 0), hundredth("taper_y", 0)};
  codes.twist = {hundredth("twist_begin", 0), hundredth("twist", 0)};
  codes.skew = hundredth("skew", 0);
  codes.radiusOffset = hundredth("radius_offset", 0);
  codes.revolutions = stepped(numberAt(path, "revolutions", 1), revolutionParts);
  return codes;
}

/// Four bytes, the most significant first; or a number.
unsigned flagsOf(const llsd::Value& prim) {
  const llsd::Value* value = prim.find("flags");
  const auto number = value ? value->number() : std::nullopt;
  if (number && *number >= 0 && *number <= std::numeric_limits<unsigned>::max())
    return static_cast<unsigned>(*number);
  const auto* bytes = value ? value->get<Bytes>() : nullptr;
  unsigned flags = 0;
  if (bytes && bytes->size() == 4)
    for (const std::uint8_t byte : *bytes) flags = flags << 8 | byte;
  return flags;
}

bool isScript(const llsd::Value* item) {
  constexpr double scriptNumber = 10;
  const llsd::Value* type = at(item, "type");
  const auto* word = type ? type->get<std::string>() : nullptr;
  return (word && *word == "lsltext") || (type && type->number() == scriptNumber);
}

std::size_t scriptsOf(const llsd::Value& prim, const llsd::Value* inventory, const Task& task) {
  const llsd::Value* content = prim.find("content");
  const auto* items = content ? content->get<llsd::Array>() : nullptr;
  std::size_t scripts = 0;
  if (items)
    for (const llsd::Value& item : *items) {
      if (!task.step()) break;
      scripts += isScript(at(inventory, idOf(item).text())) ? 1 : 0;
    }
  // One that may not be exported is known by the flag alone.
  if (scripts == 0 && (flagsOf(prim) & oxpScriptedFlag) != 0) scripts = 1;
  return std::min(scripts, limits::scriptsPerPart);
}

class OxpPrimReader {
 public:
  OxpPrimReader(const llsd::Value& prim, const std::string& place, scene::Findings& findings)
      : prim_(prim), place_(place), findings_(findings) {}

  ReadPart read(const llsd::Value* inventory, const Task& task) {
    scene::Part& part = result_.part;
    readShape();
    part.name = text("name");
    part.scale = scale();
    part.position = position();
    result_.position = part.position;
    part.rotation = rotation();
    part.scripts = scriptsOf(prim_, inventory, task);
    part.shapeType = shapeType();
    result_.isPhysical = (flagsOf(prim_) & oxpPhysicsFlag) != 0;
    result_.isPhantom = (flagsOf(prim_) & oxpPhantomFlag) != 0;
    return std::move(result_);
  }

 private:
  void warn(const std::string& where, Text text, std::vector<Argument> arguments = {}) {
    findings_.warn(place_ + where, text, std::move(arguments));
  }

  std::string text(std::string_view key) const {
    const llsd::Value* value = prim_.find(key);
    const auto* found = value ? value->get<std::string>() : nullptr;
    return found ? *found : std::string();
  }

  glm::dvec3 scale() {
    const auto stored = vectorAt("scale");
    if (stored && isUsableScale(*stored)) return *stored;
    warn(".scale", objectTexts["import.no_scale"],
         {{"smallest", limits::smallestScale}, {"largest", limits::largestScale}});
    return scene::Part().scale;
  }

  glm::dquat rotation() {
    const auto stored = numbersAt<4>(prim_, "rotation");
    const auto rotation = stored ? scene::rotationOf(*stored) : std::nullopt;
    if (!rotation && prim_.find("rotation"))
      warn(".rotation", objectTexts["oxp.bad_numbers"], {{"count", 4}});
    return rotation.value_or(glm::dquat(1, 0, 0, 0));
  }

  glm::dvec3 position() {
    const auto found = vectorAt("position");
    if (!found && prim_.find("position"))
      warn(".position", objectTexts["oxp.bad_numbers"], {{"count", 3}});
    const glm::dvec3 stored = found.value_or(glm::dvec3(0));
    if (isUsablePosition(stored)) return stored;
    warn(".position", objectTexts["import.too_far"], {{"farthest", limits::farthestPosition}});
    return glm::dvec3(0);
  }

  std::optional<glm::dvec3> vectorAt(std::string_view key) const {
    const auto stored = numbersAt<3>(prim_, key);
    return stored ? std::optional(glm::dvec3((*stored)[0], (*stored)[1], (*stored)[2]))
                  : std::nullopt;
  }

  void readShape() {
    scene::Part& part = result_.part;
    const PrimMeaning meaning = meaningOf(codesFrom(prim_.find("volume")));
    part.kind = partKindOf(meaning);
    part.prim = meaning.shape;
    const double type = numberAt(prim_.find("sculpt"), "type", 0);
    if (type > 0 && type <= largestSculptType &&
        sculptKindOf(static_cast<unsigned>(type)) != SculptKind::none) {
      part.kind = scene::PartKind::sculpt;
      part.prim = scene::defaultPrim(part.kind);
      if (sculptKindOf(static_cast<unsigned>(type)) == SculptKind::mesh)
        warn(".sculpt.type", objectTexts["oxp.mesh"]);
    } else if (prim_.find("flexible")) {
      part.kind = scene::PartKind::flexible;
    } else if (meaning.isChanged) {
      warn(".volume", objectTexts["import.shape_changed"]);
    }
  }

  scene::ShapeType shapeType() {
    const scene::ShapeType usual = defaultShapeType(result_.part.kind);
    const double stored =
        numberAt(prim_.find("ExtraPhysics"), "PhysicsShapeType", static_cast<double>(usual));
    if (stored == 0 || stored == 1 || stored == 2)
      return static_cast<scene::ShapeType>(static_cast<int>(stored));
    warn(".ExtraPhysics.PhysicsShapeType", objectTexts["import.shape_type"]);
    return usual;
  }

  const llsd::Value& prim_;
  const std::string& place_;
  scene::Findings& findings_;
  ReadPart result_;
};

}  // namespace

Uuid idOf(const llsd::Value& value) {
  if (const auto* id = value.get<Uuid>()) return *id;
  const auto* text = value.get<std::string>();
  return text ? Uuid::parse(*text).value_or(Uuid{}) : Uuid{};
}

ReadPart readOxpPrim(const llsd::Value& prim, const llsd::Value* inventory,
                     const std::string& place, scene::Findings& findings, const Task& task) {
  return OxpPrimReader(prim, place, findings).read(inventory, task);
}

namespace {

constexpr int oxpVersion = 2;

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
    if (scene_.linksets.empty()) return nothingLeft();
    countAssets(assets);
    tellOrphans();
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    return Loaded<scene::Scene>{std::move(scene_), findings_.take()};
  }

 private:
  /// The warnings go with the scene, so this names the prims that they are about.
  tl::unexpected<Diagnostic> nothingLeft() const {
    if (missing_.empty()) return failure(objectTexts["oxp.no_linkset"], {}, "linkset");
    constexpr std::size_t mostNamed = 3;
    std::size_t named = 0;
    std::string prims;
    for (const Uuid& id : missing_) {
      if (named == mostNamed) break;
      prims.append(named++ == 0 ? "" : ", ").append(id.text());
    }
    if (missing_.size() > mostNamed) prims += ", …";
    return failure(objectTexts["oxp.no_prims"], {{"count", missing_.size()}, {"prims", prims}},
                   "linkset");
  }

  void addLinkset(const llsd::Value& value, const std::string& place) {
    const auto* ids = value.get<llsd::Array>();
    if (!ids || ids->empty()) return findings_.warn(place, objectTexts["oxp.no_parts"]);
    scene::Linkset linkset;
    for (std::size_t i = 0; i < ids->size() && parts_ <= limits::partsPerScene && task_.step(); ++i)
      addPart(linkset, idOf((*ids)[i]), place + '[' + std::to_string(i) + ']');
    if (linkset.parts.empty()) return;
    if (linkset.parts.front().id != idOf(ids->front())) seeFromFirst(linkset);
    scene_.linksets.push_back(std::move(linkset));
  }

  /// Where the root is not there, all parts are in its frame still; the first of them, where the
  /// linkset is, becomes what the others are seen from.
  void seeFromFirst(scene::Linkset& linkset) {
    for (std::size_t i = 1; i < linkset.parts.size(); ++i) {
      scene::Part& part = linkset.parts[i];
      scene::moveInto(part, {}, linkset);
      if (isUsablePosition(part.position)) continue;
      findings_.warn("prim." + part.id.text() + ".position", objectTexts["import.too_far"],
                     {{"farthest", limits::farthestPosition}});
      part.position = glm::dvec3(0);
    }
  }

  void addPart(scene::Linkset& linkset, const Uuid& id, const std::string& place) {
    const llsd::Value* prim = prims_ ? prims_->find(id.text()) : nullptr;
    if (!prim || id.isNull()) {
      missing_.insert(id);
      return findings_.warn(place, objectTexts["oxp.no_prim"], {{"id", id.text()}});
    }
    if (!used_.insert(id).second)
      return findings_.warn(place, objectTexts["oxp.prim_again"], {{"id", id.text()}});
    ReadPart read = readOxpPrim(*prim, inventory_, "prim." + id.text(), findings_, task_);
    read.part.id = id;
    append(linkset, std::move(read));
    ++parts_;
  }

  void tellOrphans() {
    const auto* all = prims_ ? prims_->get<llsd::Map>() : nullptr;
    if (all && all->size() > used_.size())
      findings_.warn("prim", objectTexts["oxp.no_linkset_of"],
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
          {Severity::note, objectTexts["archive.unused"], {{"kind", kind}}, "asset", count, {}});
  }

  const Task& task_;
  const llsd::Value* prims_;
  const llsd::Value* inventory_;
  scene::Scene scene_;
  scene::Findings findings_;
  std::set<Uuid> used_;     ///< Prims.
  std::set<Uuid> missing_;  ///< Prims that linksets name.
  std::size_t parts_ = 0;
};

}  // namespace

Result<ReadScene> readOxp(ByteView bytes, const std::string& name, const Task& task) {
  asset::Inflater inflater;
  const auto content = inflater.inflate(bytes, limits::llsdBytes, task);
  if (!content) return tl::unexpected(content.error());
  if (auto taken = takeMemory(task, content->size()); !taken) return failure(std::move(taken));
  std::size_t leftOver = bytes.size() - inflater.taken();
  const auto parsed = llsd::readBinary(*content, task);
  if (!parsed) return tl::unexpected(parsed.error());
  if (auto taken = takeMemory(task, llsd::heldBytes(parsed->value)); !taken)
    return failure(std::move(taken));
  const llsd::Value* version = parsed->value.find("format_version");
  const auto number = version ? version->number() : std::nullopt;
  if (number != oxpVersion)
    return failure(objectTexts["oxp.version"], {{"expected", oxpVersion}}, "format_version");
  const llsd::Value* linksets = parsed->value.find("linkset");
  const auto* list = linksets ? linksets->get<llsd::Array>() : nullptr;
  if (!list || list->empty()) return failure(objectTexts["oxp.no_linkset"], {}, "linkset");
  auto read = OxpReader(parsed->value, name, task).read(*list, parsed->value.find("asset"));
  if (!read) return failure(std::move(read));
  leftOver += content->size() - parsed->bytes;
  WholenessCheck check = checkedLength(leftOver);
  append(read->findings, std::move(check.findings));
  return ReadScene{std::move(*read), check.wholeness};
}

}  // namespace wb::import

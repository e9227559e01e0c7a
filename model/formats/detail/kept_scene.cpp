#include "model/formats/detail/kept_scene.h"

#include "model/asset/asset.h"
#include "model/asset/asset_texts.h"
#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/llsd.h"
#include "model/core/number.h"
#include "model/core/task.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/model_levels.h"
#include "model/formats/objects/object_texts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>

namespace wb::import {
namespace {

/// Buffers of a GLB may lie in other files, which its JSON names; escapes could hide that.
bool namesFiles(ByteView glb) {
  constexpr std::size_t jsonLength = 12;
  constexpr std::size_t jsonBegin = 20;
  std::uint32_t length = 0;
  if (glb.size() < jsonBegin) return true;
  std::memcpy(&length, glb.data() + jsonLength, sizeof length);
  const std::string_view json = textOf(glb).substr(jsonBegin, length);
  return json.find("uri") != json.npos || json.find('\\') != json.npos;
}

/// Whether nothing but the file itself decides what it is read as.
bool isAllInOne(FileKind kind, ByteView bytes) {
  if (kind == FileKind::glb) return !namesFiles(bytes);
  return kind == FileKind::stl || kind == FileKind::ply || kind == FileKind::obj ||
         kind == FileKind::collada;
}

bool isAllInOneFile(const std::filesystem::path& file) {
  const auto bytes = readFile(file, limits::modelFileBytes);
  return bytes && isAllInOne(kindOf(*bytes, file), *bytes);
}

/// What a load may take is no matter of content.
bool areUsualBounds(const BareOptions& options) {
  const worker::Bounds usual = worker::Options().bounds;
  const worker::Bounds& own = options.worker.bounds;
  return !options.memory && own.memory == usual.memory &&
         own.processorTime == usual.processorTime && own.wallTime == usual.wallTime;
}

std::string wordsOf(const BareOptions& options) {
  std::string key;
  if (options.size)
    for (int axis = 0; axis < 3; ++axis) key += shortest((*options.size)[axis]) + ' ';
  key += options.shapeType ? std::string(scene::name(*options.shapeType)) : "usual";
  key += options.physical ? " physical" : "";
  key += options.makeLods ? " quarters"
                          : " levels " + std::to_string(static_cast<int>(options.levels));
  key += options.joinsNodes ? " one" : "";
  key += options.joinsFaces ? " joined " : " ";
  return key + std::to_string(options.scripts);
}

}  // namespace

std::optional<Text> keptText(std::string_view code) {
  for (const std::span<const Text> table :
       {importTexts.rows(), objectTexts.rows(), refusalTexts.rows(), asset::assetTexts.rows(),
        baseTexts.rows()})
    if (const auto found = std::ranges::find(table, code, &Text::code); found != table.end())
      return *found;
  return {};
}

std::optional<std::string> keptSceneKey(const std::filesystem::path& path, FileKind kind,
                                        ByteView bytes, const std::string& sha256,
                                        const BareOptions& options) {
  if (!isAllInOne(kind, bytes) || !areUsualBounds(options)) return {};
  std::string key = std::string(keptSceneMark) + '\n' + std::string(name(kind)) + ' ' + sha256 +
                    '\n' + wordsOf(options) + '\n' + path.stem().string() + '\n';
  for (std::size_t level = 1; level < modelLevels; ++level) {
    const auto companion = companionOf(path, level);
    if (!companion) continue;
    if (!isAllInOneFile(*companion)) return {};
    const auto content = readFile(*companion, limits::modelFileBytes);
    if (!content) return {};
    key += companion->filename().string() + ' ' + wb::sha256(*content) + '\n';
  }
  return key;
}

namespace kept {
namespace {

using llsd::Array;
using llsd::Map;
using llsd::Value;

Value realsOf(std::initializer_list<double> numbers) {
  Array array;
  for (const double number : numbers) array.emplace_back(number);
  return array;
}

Value valueOf(const glm::dvec3& v) { return realsOf({v.x, v.y, v.z}); }
Value valueOf(const glm::dquat& q) { return realsOf({q.x, q.y, q.z, q.w}); }

template <class T>
Value valueOf(const std::vector<T>& elements) {
  static_assert(std::is_trivially_copyable_v<T>);
  const auto* first = reinterpret_cast<const std::uint8_t*>(elements.data());
  return Bytes(first, first + elements.size() * sizeof(T));
}

template <class Domain>
Value domainValue(const Domain& domain) {
  Array array;
  for (glm::length_t axis = 0; axis < domain.min.length(); ++axis) {
    array.emplace_back(domain.min[axis]);
    array.emplace_back(domain.max[axis]);
  }
  return array;
}

Value countValue(std::size_t count) { return static_cast<double>(count); }

/// What a value of this kind cannot hold ends the writing.
struct NotKept {};

Value valueOf(const asset::Face& face) {
  if (!face.weights.empty() || face.normalizedScale || !face.otherKeys.empty()) throw NotKept{};
  return Map{{"domain", domainValue(face.positionDomain)},
             {"positions", valueOf(face.positions)},
             {"normals", valueOf(face.normals)},
             {"texture_domain", domainValue(face.texCoordDomain)},
             {"texture", valueOf(face.texCoords)},
             {"triangles", valueOf(face.triangles)}};
}

Value valueOf(const std::optional<asset::Faces>& faces) {
  if (!faces) return {};
  Array array;
  for (const asset::Face& face : *faces) array.push_back(valueOf(face));
  return array;
}

/// The content of a mesh beside its bytes, so that these need not be inflated.
Value valueOf(const scene::Asset& asset) {
  if (!asset.data || !asset.mesh || asset.mesh->physicsConvex || asset.mesh->skin) throw NotKept{};
  Array content;
  for (const auto& lod : asset.mesh->lods) content.push_back(valueOf(lod));
  content.push_back(valueOf(asset.mesh->physicsMesh));
  Array lengths;
  for (const asset::BlockName& block : asset::blockNames) {
    const auto found = std::ranges::find(asset.mesh->blocks, block.name, &asset::Block::name);
    lengths.push_back(countValue(found == asset.mesh->blocks.end() ? 0 : found->decodedBytes));
  }
  return Map{{"bytes", *asset.data},
             {"sha256", asset.sha256},
             {"content", std::move(content)},
             {"lengths", std::move(lengths)}};
}

Value valueOf(const Argument& argument) {
  if (const auto* text = std::get_if<std::string>(&argument.value))
    return Map{{"name", argument.name}, {"text", *text}};
  if (const auto* count = std::get_if<std::size_t>(&argument.value))
    return Map{{"name", argument.name}, {"count", countValue(*count)}};
  const auto* number = std::get_if<Number>(&argument.value);
  if (!number || *number != Number{number->value}) throw NotKept{};
  return Map{{"name", argument.name}, {"number", number->value}};
}

/// What there was too little memory for may be there the next time.
Value valueOf(const Diagnostic& finding) {
  if (isMemorySpent(finding)) throw NotKept{};
  if (!keptText(finding.text.code) || !finding.file.empty()) throw NotKept{};
  Array arguments;
  for (const Argument& argument : finding.arguments) arguments.push_back(valueOf(argument));
  return Map{{"severity", static_cast<std::int32_t>(finding.severity)},
             {"code", std::string(finding.text.code)},
             {"arguments", std::move(arguments)},
             {"place", finding.place},
             {"count", countValue(finding.count)}};
}

Value valueOf(const Diagnostics& diagnostics) {
  Array array;
  for (const Diagnostic& diagnostic : diagnostics) array.push_back(valueOf(diagnostic));
  return array;
}

/// What readers keep with a part for other programs, as text; empty: nothing.
std::string textOf(const scene::KeptJson& extra) {
  if (extra.empty()) return {};
  return extra.json().dump(-1, ' ', false, scene::Json::error_handler_t::replace);
}

Value valueOf(const scene::Part& part) {
  return Map{{"name", part.name},
             {"extra", textOf(part.extra)},
             {"refusals", valueOf(part.refusals ? *part.refusals : Diagnostics())},
             {"asset", part.asset},
             {"scale", valueOf(part.scale)},
             {"position", valueOf(part.position)},
             {"rotation", valueOf(part.rotation)},
             {"shape", static_cast<std::int32_t>(part.shapeType)},
             {"scripts", countValue(part.scripts)}};
}

Value valueOf(const scene::Linkset& linkset) {
  Array parts;
  for (const scene::Part& part : linkset.parts) parts.push_back(valueOf(part));
  return Map{{"name", linkset.name},
             {"position", valueOf(linkset.position)},
             {"rotation", valueOf(linkset.rotation)},
             {"physical", linkset.physical},
             {"parts", std::move(parts)}};
}

Value sceneValue(const ReadScene& loaded) {
  Map assets;
  for (const auto& [key, asset] : loaded.value.assets) assets.emplace(key, valueOf(asset));
  Array linksets;
  for (const scene::Linkset& linkset : loaded.value.linksets) linksets.push_back(valueOf(linkset));
  return Map{{"format", std::string(keptSceneMark)},
             {"name", loaded.value.name},
             {"wholeness", static_cast<std::int32_t>(loaded.wholeness)},
             {"assets", std::move(assets)},
             {"linksets", std::move(linksets)},
             {"findings", valueOf(loaded.findings)}};
}

}  // namespace
}  // namespace kept

std::optional<Bytes> writeKeptScene(const ReadScene& loaded) {
  try {
    return llsd::writeBinary(kept::sceneValue(loaded));
  } catch (const kept::NotKept&) {
    return {};
  }
}

}  // namespace wb::import

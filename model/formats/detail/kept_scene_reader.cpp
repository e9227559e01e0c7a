#include "model/asset/encode.h"
#include "model/core/llsd.h"
#include "model/core/task.h"
#include "model/formats/detail/kept_scene.h"

#include <nlohmann/json.hpp>

#include <cstring>
#include <memory>
#include <utility>

namespace wb::import {
namespace kept {
namespace {

using llsd::Array;
using llsd::Map;
using llsd::Value;

/// Thrown where bytes are no such scene, which only a program of the same version writes.
struct Unreadable {};

template <class T>
T& need(T* found) {
  if (!found) throw Unreadable{};
  return *found;
}

/// Takes a map apart.
class Taken {
 public:
  explicit Taken(Value&& value) : map_(std::move(need(value.get<Map>()))) {}

  Value value(const char* key) {
    const auto found = map_.find(key);
    if (found == map_.end()) throw Unreadable{};
    return std::move(found->second);
  }
  template <class T>
  T get(const char* key) {
    Value taken = value(key);
    return std::move(need(taken.get<T>()));
  }
  std::size_t count(const char* key) { return static_cast<std::size_t>(get<double>(key)); }
  bool has(const char* key) const { return map_.contains(key); }

  template <class Vector>
  Vector reals(const char* key) {
    const Array array = get<Array>(key);
    Vector result;
    if (array.size() != static_cast<std::size_t>(result.length())) throw Unreadable{};
    for (glm::length_t i = 0; i < result.length(); ++i)
      result[i] = need(array[static_cast<std::size_t>(i)].get<double>());
    return result;
  }
  glm::dquat rotation(const char* key) {
    const auto four = reals<glm::dvec4>(key);
    return {four.w, four.x, four.y, four.z};
  }
  template <class Domain>
  Domain domain(const char* key) {
    const Array array = get<Array>(key);
    Domain result;
    if (array.size() != 2 * static_cast<std::size_t>(result.min.length())) throw Unreadable{};
    for (glm::length_t axis = 0; axis < result.min.length(); ++axis) {
      result.min[axis] = need(array[2 * static_cast<std::size_t>(axis)].get<double>());
      result.max[axis] = need(array[2 * static_cast<std::size_t>(axis) + 1].get<double>());
    }
    return result;
  }
  template <class T>
  std::vector<T> elements(const char* key) {
    const Bytes bytes = get<Bytes>(key);
    std::vector<T> result(bytes.size() / sizeof(T));
    if (!bytes.empty()) std::memcpy(result.data(), bytes.data(), result.size() * sizeof(T));
    return result;
  }

 private:
  Map map_;
};

asset::Face faceFrom(Value&& value) {
  Taken taken(std::move(value));
  asset::Face face;
  face.positionDomain = taken.domain<asset::Domain3>("domain");
  face.positions = taken.elements<asset::Quantised3>("positions");
  face.normals = taken.elements<asset::Quantised3>("normals");
  face.texCoordDomain = taken.domain<asset::Domain2>("texture_domain");
  face.texCoords = taken.elements<asset::Quantised2>("texture");
  face.triangles = taken.elements<std::array<std::uint16_t, 3>>("triangles");
  return face;
}

std::optional<asset::Faces> facesFrom(Value&& value) {
  if (value.isUndef()) return {};
  asset::Faces faces;
  for (Value& face : need(value.get<Array>())) faces.push_back(faceFrom(std::move(face)));
  return faces;
}

asset::MeshAsset contentFrom(Array&& content) {
  asset::MeshAsset mesh;
  if (content.size() != mesh.lods.size() + 1) throw Unreadable{};
  for (std::size_t lod = 0; lod < mesh.lods.size(); ++lod)
    mesh.lods[lod] = facesFrom(std::move(content[lod]));
  mesh.physicsMesh = facesFrom(std::move(content.back()));
  return mesh;
}

scene::Asset assetFrom(Value&& value, const Task& task) {
  Taken taken(std::move(value));
  asset::Encoded encoded{taken.get<Bytes>("bytes"), {}};
  const Array lengths = taken.get<Array>("lengths");
  if (lengths.size() != asset::blockNames.size()) throw Unreadable{};
  for (std::size_t i = 0; i < lengths.size(); ++i)
    encoded.contentBytes[static_cast<std::size_t>(asset::blockNames[i].kind)] =
        static_cast<std::size_t>(need(lengths[i].get<double>()));
  auto mesh = takeMemory(task, encoded.bytes.size()).and_then([&] {
    return asset::decodeKept(encoded, contentFrom(taken.get<Array>("content")), task);
  });
  if (!mesh) throw Unreadable{};
  scene::Asset asset;
  asset.sha256 = taken.get<std::string>("sha256");
  asset.data = std::make_shared<const Bytes>(std::move(encoded.bytes));
  asset.mesh = std::make_shared<const asset::MeshAsset>(std::move(mesh->value));
  return asset;
}

Argument argumentFrom(Value&& value) {
  Taken taken(std::move(value));
  const auto name = taken.get<std::string>("name");
  if (taken.has("text")) return {name, taken.get<std::string>("text")};
  if (taken.has("count")) return {name, taken.count("count")};
  return {name, taken.get<double>("number")};
}

Diagnostic findingFrom(Value&& value) {
  Taken taken(std::move(value));
  const auto text = keptText(taken.get<std::string>("code"));
  if (!text) throw Unreadable{};
  Diagnostic finding;
  finding.severity = static_cast<Severity>(taken.get<std::int32_t>("severity"));
  finding.text = *text;
  for (Value& argument : taken.get<Array>("arguments"))
    finding.arguments.push_back(argumentFrom(std::move(argument)));
  finding.place = taken.get<std::string>("place");
  finding.count = taken.count("count");
  return finding;
}

Diagnostics findingsFrom(Array&& values) {
  Diagnostics findings;
  for (Value& value : values) findings.push_back(findingFrom(std::move(value)));
  return findings;
}

scene::Part partFrom(Value&& value) {
  Taken taken(std::move(value));
  scene::Part part;
  part.kind = scene::PartKind::mesh;
  part.name = taken.get<std::string>("name");
  if (const auto extra = taken.get<std::string>("extra"); !extra.empty()) {
    scene::Json json = scene::Json::parse(extra, nullptr, false);
    if (!json.is_object()) throw Unreadable{};
    part.extra = scene::KeptJson(std::move(json));
  }
  part.asset = taken.get<std::string>("asset");
  part.scale = taken.reals<glm::dvec3>("scale");
  part.position = taken.reals<glm::dvec3>("position");
  part.rotation = taken.rotation("rotation");
  part.shapeType = static_cast<scene::ShapeType>(taken.get<std::int32_t>("shape"));
  part.scripts = taken.count("scripts");
  if (Array refusals = taken.get<Array>("refusals"); !refusals.empty())
    part.refusals = std::make_shared<const Diagnostics>(findingsFrom(std::move(refusals)));
  return part;
}

scene::Linkset linksetFrom(Value&& value) {
  Taken taken(std::move(value));
  scene::Linkset linkset;
  linkset.name = taken.get<std::string>("name");
  linkset.position = taken.reals<glm::dvec3>("position");
  linkset.rotation = taken.rotation("rotation");
  linkset.physical = taken.get<bool>("physical");
  for (Value& part : taken.get<Array>("parts")) linkset.parts.push_back(partFrom(std::move(part)));
  return linkset;
}

Wholeness wholenessFrom(std::int32_t number) {
  if (number < 0 || number > static_cast<std::int32_t>(Wholeness::unknown)) throw Unreadable{};
  return static_cast<Wholeness>(number);
}

ReadScene sceneFrom(Value&& value, const Task& task) {
  Taken taken(std::move(value));
  if (taken.get<std::string>("format") != keptSceneMark) throw Unreadable{};
  ReadScene loaded;
  loaded.wholeness = wholenessFrom(taken.get<std::int32_t>("wholeness"));
  loaded.value.name = taken.get<std::string>("name");
  for (auto& [key, asset] : taken.get<Map>("assets"))
    loaded.value.assets.emplace(key, assetFrom(std::move(asset), task));
  for (Value& linkset : taken.get<Array>("linksets"))
    loaded.value.linksets.push_back(linksetFrom(std::move(linkset)));
  loaded.findings = findingsFrom(taken.get<Array>("findings"));
  return loaded;
}

}  // namespace
}  // namespace kept

std::optional<ReadScene> readKeptScene(ByteView bytes, const Task& task) {
  auto parsed = llsd::readBinary(bytes, task);
  if (!parsed) return {};
  try {
    return kept::sceneFrom(std::move(parsed->value), task);
  } catch (const kept::Unreadable&) {
    return {};
  }
}

}  // namespace wb::import

#include "model/import/slm.h"

#include "model/import/mesh_part.h"
#include "model/import/texts.h"
#include "model/import/transform.h"
#include "model/llsd/binary.h"

#include <utility>

namespace wb::import {
namespace {

constexpr int slmVersion = 3;
constexpr std::size_t matrixNumbers = 16;

std::string indexed(std::string_view name, std::size_t index) {
  return std::string(name) + '[' + std::to_string(index) + ']';
}

/// Row vectors with the translation in the last row: the columns of the matrix.
std::optional<glm::dmat4> matrixOf(const llsd::Value* value) {
  const auto* numbers = value ? value->get<llsd::Array>() : nullptr;
  if (!numbers || numbers->size() != matrixNumbers) return {};
  glm::dmat4 matrix;
  for (std::size_t i = 0; i < matrixNumbers; ++i) {
    const auto number = (*numbers)[i].number();
    if (!number) return {};
    matrix[static_cast<int>(i / 4)][static_cast<int>(i % 4)] = *number;
  }
  return matrix;
}

std::string textAt(const llsd::Value& map, std::string_view key) {
  const llsd::Value* value = map.find(key);
  const auto* text = value ? value->get<std::string>() : nullptr;
  return text ? *text : std::string();
}

class SlmReader {
 public:
  explicit SlmReader(const std::string& name) : shelf_(loaded_.value, loaded_.findings) {
    loaded_.value.name = name;
  }

  Loaded<scene::Scene> read(const llsd::Array& meshes, const llsd::Value& document) {
    for (std::size_t i = 0; i < meshes.size(); ++i) addMesh(meshes[i], i);
    const llsd::Value* instances = document.find("instance");
    const auto* list = instances ? instances->get<llsd::Array>() : nullptr;
    loaded_.value.linksets.emplace_back().name = loaded_.value.name;
    if (!list || list->empty()) {
      warn("instance", importTexts["slm.no_instance"]);
      for (std::size_t i = 0; i < keys_.size(); ++i) addPart(keys_[i], i, Transform{});
    } else {
      for (std::size_t i = 0; i < list->size(); ++i) addInstance((*list)[i], i);
    }
    return std::move(loaded_);
  }

 private:
  void warn(std::string place, Text text, std::vector<Argument> arguments = {}) {
    loaded_.findings.push_back(
        Diagnostic{Severity::warning, text, std::move(arguments), std::move(place), 1, {}});
  }

  void addMesh(const llsd::Value& value, std::size_t index) {
    const std::string place = indexed("mesh", index);
    const std::string name = "mesh " + std::to_string(index + 1);
    if (const auto* text = value.get<std::string>()) {
      const ByteView bytes = bytesOf(*text);
      keys_.push_back(shelf_.add(name, Bytes(bytes.begin(), bytes.end()), place));
    } else if (const auto* binary = value.get<Bytes>()) {
      keys_.push_back(shelf_.add(name, *binary, place));
    } else {
      warn(place, importTexts["slm.no_mesh_asset"]);
      keys_.emplace_back();
    }
  }

  void addInstance(const llsd::Value& instance, std::size_t index) {
    const std::string place = indexed("instance", index);
    const llsd::Value* id = instance.find("mesh_id");
    const auto number = id ? id->number() : std::nullopt;
    if (!number || !(*number >= 0) || *number >= static_cast<double>(keys_.size()))
      return warn(place + ".mesh_id", importTexts["slm.no_such_mesh"], {{"count", keys_.size()}});
    addPart(keys_[static_cast<std::size_t>(*number)], index, transformFrom(instance, place),
            textAt(instance, "label"));
  }

  Transform transformFrom(const llsd::Value& instance, const std::string& instancePlace) {
    const std::string place = instancePlace + ".transform";
    const auto matrix = matrixOf(instance.find("transform"));
    const auto transform = matrix ? transformOf(*matrix) : std::nullopt;
    if (!transform) {
      warn(place, importTexts["slm.bad_transform"]);
      return {};
    }
    if (!transform->isExact) warn(place, importTexts["slm.inexact_transform"]);
    return *transform;
  }

  /// The first part is the root: the linkset is where it is.
  void addPart(const std::string& key, std::size_t index, const Transform& transform,
               const std::string& label = {}) {
    scene::Linkset& linkset = loaded_.value.linksets.front();
    if (linkset.parts.empty()) {
      root_ = transform;
      linkset.position = transform.position;
      linkset.rotation = transform.rotation;
    }
    const Transform own = relative(root_, transform);
    scene::Part& part = linkset.parts.emplace_back();
    part.name = label.empty() ? "part " + std::to_string(index + 1) : label;
    part.kind = scene::PartKind::mesh;
    part.asset = key;
    part.position = own.position;
    part.rotation = own.rotation;
    part.scale = own.scale;
    const auto* mesh = loaded_.value.meshOf(part);
    part.shapeType = mesh ? usualShapeType(*mesh) : scene::ShapeType::convexHull;
  }

  Loaded<scene::Scene> loaded_;
  AssetShelf shelf_;
  std::vector<std::string> keys_;  ///< Of the meshes, in the file's order; empty: none.
  Transform root_;
};

const llsd::Array* meshesOf(const llsd::Value& document) {
  const llsd::Value* meshes = document.find("mesh");
  return meshes ? meshes->get<llsd::Array>() : nullptr;
}

}  // namespace

bool looksLikeSlm(ByteView bytes) {
  const auto parsed = llsd::readBinary(bytes);
  return parsed && meshesOf(parsed->value);
}

Result<Loaded<scene::Scene>> readSlm(ByteView bytes, const std::string& name) {
  const auto parsed = llsd::readBinary(bytes);
  if (!parsed) return tl::unexpected(parsed.error());
  const llsd::Value* version = parsed->value.find("version");
  const auto number = version ? version->number() : std::nullopt;
  if (number != slmVersion)
    return failure(importTexts["slm.version"], {{"expected", slmVersion}}, "version");
  const llsd::Array* meshes = meshesOf(parsed->value);
  if (!meshes || meshes->empty()) return failure(importTexts["slm.no_mesh"], {}, "mesh");
  return SlmReader(name).read(*meshes, parsed->value);
}

}  // namespace wb::import

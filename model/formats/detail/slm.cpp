#include "model/formats/detail/slm.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"
#include "model/core/task.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/object_parts.h"
#include "model/formats/detail/surfaces.h"
#include "model/formats/objects/read_part.h"
#include "model/formats/objects/read_scene.h"
#include "model/scene/part.h"
#include "model/scene/part_placement.h"

#include <glm/gtc/matrix_transform.hpp>

#include <cmath>
#include <map>
#include <string_view>
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
  SlmReader(const std::string& name, const Task& task) : task_(task) { scene_.name = name; }

  Result<Loaded<scene::Scene>> read(const llsd::Array& meshes, const llsd::Array& instances) {
    for (std::size_t i = 0; i < meshes.size(); ++i) {
      task_.report(static_cast<double>(i) / static_cast<double>(meshes.size()), {});
      if (auto added = addMesh(meshes[i], i); !added) return failure(std::move(added));
    }
    scene_.linksets.emplace_back().name = scene_.name;
    if (instances.empty()) {
      findings_.warn("instance", importTexts["slm.no_instance"]);
      for (std::size_t i = 0; i < meshes_.size(); ++i) addPart(meshes_[i], i, Transform{});
    } else {
      for (std::size_t i = 0; i < instances.size() && task_.step(); ++i)
        addInstance(instances[i], i);
    }
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    return Loaded<scene::Scene>{std::move(scene_), findings_.take()};
  }

 private:
  struct Mesh {
    std::string key;  ///< Of its asset; empty: none.
    scene::ShapeType shapeType = scene::ShapeType::convexHull;
  };

  /// Fails only when cancelled.
  Result<void> addMesh(const llsd::Value& value, std::size_t index) {
    const std::string place = indexed("mesh", index);
    const std::string name = "mesh " + std::to_string(index + 1);
    if (const auto* text = value.get<std::string>()) {
      const ByteView bytes = bytesOf(*text);
      return addAsset(shelf_.add(name, Bytes(bytes.begin(), bytes.end()), place));
    }
    if (const auto* binary = value.get<Bytes>()) return addAsset(shelf_.add(name, *binary, place));
    findings_.warn(place, importTexts["slm.no_mesh_asset"]);
    meshes_.emplace_back();
    return {};
  }

  Result<void> addAsset(Result<std::string> key) {
    if (!key) return failure(std::move(key));
    meshes_.push_back({*key, shelf_.shapeTypeOf(*key)});
    return {};
  }

  void addInstance(const llsd::Value& instance, std::size_t index) {
    const std::string place = indexed("instance", index);
    const llsd::Value* id = instance.find("mesh_id");
    const auto number = id ? id->number() : std::nullopt;
    if (!number || !(*number >= 0) || *number >= static_cast<double>(meshes_.size()))
      return findings_.warn(place + ".mesh_id", importTexts["slm.no_such_mesh"],
                            {{"count", meshes_.size()}});
    addPart(meshes_[static_cast<std::size_t>(*number)], index, transformFrom(instance, place),
            textAt(instance, "label"));
  }

  Transform transformFrom(const llsd::Value& instance, const std::string& instancePlace) {
    const std::string place = instancePlace + ".transform";
    const auto matrix = matrixOf(instance.find("transform"));
    const auto transform = matrix ? transformOf(*matrix) : std::nullopt;
    if (!transform || !isUsableScale(transform->scale)) {
      findings_.warn(place, importTexts["slm.bad_transform"],
                     {{"smallest", limits::smallestScale}, {"largest", limits::largestScale}});
      return {};
    }
    if (!isUsablePosition(transform->position)) {
      warnTooFar(place, transform->position);
      return {};
    }
    if (!transform->isExact) findings_.warn(place, importTexts["slm.inexact_transform"]);
    return *transform;
  }

  /// Names the first axis on which it is too far.
  void warnTooFar(const std::string& place, const glm::dvec3& position) {
    int axis = 0;
    while (axis < 2 && std::abs(position[axis]) <= limits::farthestPosition) ++axis;
    findings_.warn(place, importTexts["slm.too_far"],
                   {{"axis", std::string_view("xyz").substr(static_cast<std::size_t>(axis), 1)},
                    {"position", position[axis]},
                    {"limit", limits::farthestPosition}});
  }

  /// The first part is the root: the linkset is where it is.
  void addPart(const Mesh& mesh, std::size_t index, const Transform& transform,
               const std::string& label = {}) {
    scene::Linkset& linkset = scene_.linksets.front();
    if (linkset.parts.empty()) {
      root_ = transform;
      linkset.position = transform.position;
      linkset.rotation = transform.rotation;
    }
    const Transform own = relative(root_, transform);
    scene::Part& part = linkset.parts.emplace_back();
    part.name = label.empty() ? "part " + std::to_string(index + 1) : label;
    part.kind = scene::PartKind::mesh;
    part.asset = mesh.key;
    part.position = own.position;
    part.rotation = own.rotation;
    part.scale = own.scale;
    part.shapeType = mesh.shapeType;
  }

  const Task& task_;
  scene::Scene scene_;
  scene::Findings findings_;
  AssetShelf shelf_{scene_, findings_, task_};
  std::vector<Mesh> meshes_;  ///< In the file's order.
  Transform root_;
};

const llsd::Array* arrayAt(const llsd::Value& map, std::string_view key) {
  const llsd::Value* value = map.find(key);
  return value ? value->get<llsd::Array>() : nullptr;
}

}  // namespace

bool looksLikeSlm(ByteView bytes, const Task& task) {
  const auto parsed = llsd::readBinary(bytes, task);
  return parsed && arrayAt(parsed->value, "mesh");
}

Result<ReadScene> readSlm(ByteView bytes, const std::string& name, const Task& task) {
  const auto parsed = llsd::readBinary(bytes, task);
  if (!parsed) return tl::unexpected(parsed.error());
  HeldMemory held(task);
  if (auto taken = held.take(llsd::heldBytes(parsed->value)); !taken)
    return failure(std::move(taken));
  const llsd::Value* version = parsed->value.find("version");
  const auto number = version ? version->number() : std::nullopt;
  if (number != slmVersion)
    return failure(importTexts["slm.version"], {{"expected", slmVersion}}, "version");
  const llsd::Array* meshes = arrayAt(parsed->value, "mesh");
  if (!meshes || meshes->empty()) return failure(importTexts["slm.no_mesh"], {}, "mesh");
  const llsd::Array* instances = arrayAt(parsed->value, "instance");
  if (instances)
    if (auto fits = checkPartCount(instances->size(), "instance"); !fits)
      return failure(std::move(fits));
  auto read = SlmReader(name, task).read(*meshes, instances ? *instances : llsd::Array{});
  if (!read) return failure(std::move(read));
  WholenessCheck check = checkedLength(bytes.size() - parsed->bytes);
  append(read->findings, std::move(check.findings));
  return ReadScene{std::move(*read), check.wholeness};
}

}  // namespace wb::import

namespace wb::exporting {
namespace {

constexpr int slmVersion = 3;

/// Row vectors with the translation in the last row: the columns of the matrix.
llsd::Array transformOf(const scene::Linkset& linkset, const scene::Part& part) {
  const scene::Placement place(linkset, part);
  const glm::dmat4 matrix = glm::scale(
      glm::translate(glm::dmat4(1), place.position) * glm::mat4_cast(place.rotation), part.scale);
  llsd::Array numbers;
  for (int i = 0; i < 16; ++i) numbers.emplace_back(matrix[i / 4][i % 4]);
  return numbers;
}

llsd::Map instanceOf(std::int32_t mesh, const scene::Linkset& linkset, const scene::Part& part) {
  llsd::Map instance;
  instance.emplace("mesh_id", mesh);
  instance.emplace("label", part.name);
  instance.emplace("transform", transformOf(linkset, part));
  instance.emplace("material", llsd::Array());
  return instance;
}

class SlmWriter {
 public:
  explicit SlmWriter(const scene::Scene& scene) : scene_(scene) {}

  Result<Loaded<Bytes>> write() {
    llsd::Array meshes;
    for (const std::string& key : usedMeshes(scene_)) {
      numbers_.emplace(key, static_cast<std::int32_t>(meshes.size()));
      const Bytes bytes = storedMesh(scene_, scene_.assets.at(key));
      meshes.emplace_back(std::string(textOf(bytes)));
    }
    if (meshes.empty()) return noMesh(scene_);
    for (const scene::Linkset& linkset : scene_.linksets)
      for (const scene::Part& part : linkset.parts) addPart(linkset, part);
    tell();
    llsd::Map document{{"version", slmVersion},
                       {"name", scene_.name},
                       {"mesh", std::move(meshes)},
                       {"instance", std::move(instances_)}};
    return Loaded<Bytes>{llsd::writeBinary(std::move(document)), findings_.take()};
  }

 private:
  void addPart(const scene::Linkset& linkset, const scene::Part& part) {
    if (part.kind != scene::PartKind::mesh) {
      ++others_;
    } else if (const auto mesh = numbers_.find(part.asset); mesh == numbers_.end()) {
      ++missing_;
    } else {
      instances_.emplace_back(instanceOf(mesh->second, linkset, part));
    }
  }

  void tell() {
    if (others_ > 0) findings_.warn({}, exportTexts["export.only_meshes"], {{"count", others_}});
    if (missing_ > 0) findings_.warn({}, exportTexts["export.no_surface"], {{"count", missing_}});
    findings_.add({Severity::note, exportTexts["export.only_places"], {}, {}, 1, {}});
  }

  const scene::Scene& scene_;
  std::map<std::string, std::int32_t> numbers_;  ///< Of the meshes in the file, by key.
  llsd::Array instances_;
  std::size_t others_ = 0;
  std::size_t missing_ = 0;
  scene::Findings findings_;
};

}  // namespace

Result<Loaded<Bytes>> slmFrom(const scene::Scene& scene) { return SlmWriter(scene).write(); }

}  // namespace wb::exporting

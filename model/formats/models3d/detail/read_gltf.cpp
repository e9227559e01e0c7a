#include "model/formats/models3d/detail/read_gltf.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/gltf_accessor.h"
#include "model/formats/models3d/detail/gltf_buffers.h"
#include "model/formats/models3d/detail/gltf_surfaces.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <glm/ext/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace wb::import3d {

/// Where a glTF node is in the one above: its matrix, or its translation, rotation and scale.
/// Throws Refused with `place` where these are no finite numbers.
glm::dmat4 transformOf(const Json& node, const std::string& place);

/// The matrices that the attributes of EXT_mesh_gpu_instancing stand for.
std::vector<glm::dmat4> copiesIn(const Json& attributes, const GltfDocument& document,
                                 GltfBuffers& buffers);

namespace {

/// A list of so many numbers; nothing if there is none.
template <std::size_t N>
std::optional<std::array<double, N>> numbersIn(const Json& node, const char* name,
                                               const std::string& place) {
  const Json* list = memberOf(node, name);
  if (!list) return {};
  std::array<double, N> numbers;
  bool isRight = list->is_array() && list->size() == N;
  for (std::size_t i = 0; isRight && i < N; ++i) {
    isRight = (*list)[i].is_number() && std::isfinite((*list)[i].get<double>());
    if (isRight) numbers[i] = (*list)[i].get<double>();
  }
  if (!isRight)
    refuseDamaged(place,
                  "its " + std::string(name) + " must be " + std::to_string(N) + " finite numbers");
  return numbers;
}

glm::dmat4 composed(const std::array<double, 4>& translation, const std::array<double, 4>& rotation,
                    const std::array<double, 4>& scale) {
  const glm::dquat turn(rotation[3], rotation[0], rotation[1], rotation[2]);
  const double length = glm::length(turn);
  const glm::dmat4 turned = length > 0 ? glm::mat4_cast(turn / length) : glm::dmat4(1);
  const glm::dmat4 moved =
      glm::translate(glm::dmat4(1), {translation[0], translation[1], translation[2]});
  return glm::scale(moved * turned, {scale[0], scale[1], scale[2]});
}

}  // namespace

glm::dmat4 transformOf(const Json& node, const std::string& place) {
  if (const auto matrix = numbersIn<16>(node, "matrix", place)) {
    glm::dmat4 result;
    for (int i = 0; i < 16; ++i) result[i / 4][i % 4] = (*matrix)[static_cast<std::size_t>(i)];
    return result;
  }
  const auto translation =
      numbersIn<3>(node, "translation", place).value_or(std::array{0., 0., 0.});
  const auto rotation = numbersIn<4>(node, "rotation", place).value_or(std::array{0., 0., 0., 1.});
  const auto scale = numbersIn<3>(node, "scale", place).value_or(std::array{1., 1., 1.});
  return composed({translation[0], translation[1], translation[2]}, rotation,
                  {scale[0], scale[1], scale[2]});
}

std::vector<glm::dmat4> copiesIn(const Json& attributes, const GltfDocument& document,
                                 GltfBuffers& buffers) {
  const auto accessorOf = [&](const char* name) {
    const Json* key = memberOf(attributes, name);
    return key ? std::optional<GltfAccessor>(std::in_place, document, buffers, *key) : std::nullopt;
  };
  const auto translations = accessorOf("TRANSLATION");
  const auto rotations = accessorOf("ROTATION");
  const auto scales = accessorOf("SCALE");
  std::size_t count = 0;
  for (const auto* accessor : {&translations, &rotations, &scales})
    if (*accessor) count = std::max(count, (*accessor)->count());
  if (count > limits::flatNodes) refuse(worker::Refusal::Reason::tooLarge, {"nodes"});
  std::vector<glm::dmat4> copies;
  const auto valueOf = [](const auto& accessor, std::size_t i, std::array<double, 4> otherwise) {
    return accessor && i < accessor->count() ? accessor->vectorAt(i) : otherwise;
  };
  for (std::size_t i = 0; i < count; ++i)
    copies.push_back(composed(valueOf(translations, i, {0, 0, 0, 0}),
                              valueOf(rotations, i, {0, 0, 0, 1}),
                              valueOf(scales, i, {1, 1, 1, 0})));
  return copies;
}

/// A mesh where it stands.
struct GltfPlace {
  Json mesh;         ///< Its number, or in glTF 1 its name.
  std::string name;  ///< The node's; empty if it has none.
  glm::dmat4 toFile{1};
  std::string label{};  ///< The name, or what the uploader calls a node without one.
};

/// Where a glTF file's meshes stand: in its scene, the first if it names none; without a scene, in
/// all its nodes; without nodes, each mesh once. A skinned mesh stands where its bones put it at
/// rest, and one with EXT_mesh_gpu_instancing many times. Throws Refused.
/// What the file hides (KHR_node_visibility), with all below, is left out and named in `hidden`.
std::vector<GltfPlace> placesOf(const GltfDocument& document, GltfBuffers& buffers,
                                std::vector<std::string>& hidden);

namespace {

using Reason = worker::Refusal::Reason;

/// The keys of all objects of a kind, as others name them.
std::vector<Json> keysOf(const GltfDocument& document, std::string_view kind) {
  std::vector<Json> keys;
  const Json* all = memberOf(document.json, kind);
  if (!all) return keys;
  if (all->is_object())
    for (const auto& [name, object] : all->items()) keys.emplace_back(name);
  if (all->is_array())
    for (std::size_t i = 0; i < all->size(); ++i) keys.emplace_back(i);
  return keys;
}

/// The members of a list; of none if there is no such list.
std::vector<Json> listIn(const Json& object, std::string_view name) {
  const Json* list = memberOf(object, name);
  return list && list->is_array() ? list->get<std::vector<Json>>() : std::vector<Json>();
}

class NodeWalk {
 public:
  NodeWalk(const GltfDocument& document, GltfBuffers& buffers, std::vector<std::string>& hidden)
      : document_(document), buffers_(buffers), hidden_(hidden) {
    for (const Json& key : keysOf(document, "nodes"))
      for (const Json& child : listIn(objectOf(document, "nodes", key), "children"))
        parents_.try_emplace(child, key);
  }

  std::vector<GltfPlace> places() && {
    walk(rootsOfScene());
    if (found_.empty() && hidden_.empty()) walk(allRoots());
    if (found_.empty() && keysOf(document_, "nodes").empty())
      for (const Json& mesh : keysOf(document_, "meshes"))
        found_.push_back({mesh, {}, glm::dmat4(1)});
    return std::move(found_);
  }

 private:
  struct Step {
    Json node;
    glm::dmat4 above;
    std::size_t depth;
    bool isHidden = false;
  };

  std::vector<Json> rootsOfScene() const {
    const std::vector<Json> scenes = keysOf(document_, "scenes");
    if (scenes.empty()) return {};
    const Json* named = memberOf(document_.json, "scene");
    const bool isThere = named && std::ranges::find(scenes, *named) != scenes.end();
    return listIn(objectOf(document_, "scenes", isThere ? *named : scenes.front()), "nodes");
  }

  std::vector<Json> allRoots() const {
    std::vector<Json> roots;
    for (const Json& key : keysOf(document_, "nodes"))
      if (!parents_.contains(key)) roots.push_back(key);
    return roots;
  }

  /// Depth first, as the file lists them, without recursion: a file says how deep it goes, and that
  /// may be in circles.
  void walk(const std::vector<Json>& roots) {
    std::vector<Step> open;
    for (auto root = roots.rbegin(); root != roots.rend(); ++root)
      open.push_back({*root, glm::dmat4(1), 0, false});
    for (std::size_t seen = 0; !open.empty(); ++seen) {
      const Step step = std::move(open.back());
      open.pop_back();
      path_.resize(step.depth);
      if (step.depth > limits::modelDepth) refuseDepth();
      path_.push_back(step.node);
      if (seen > limits::modelNodes) refuse(Reason::tooLarge, {"nodes"});
      const Json& node = objectOf(document_, "nodes", step.node);
      const bool isHidden = step.isHidden || hides(node);
      const glm::dmat4 toFile = step.above * transformOf(node, placeOf("nodes", step.node));
      if (!isHidden)
        take(node, toFile);
      else if (hasMesh(node))
        hidden_.push_back(textAt(node, "name"));
      const std::vector<Json> children = listIn(node, "children");
      for (auto child = children.rbegin(); child != children.rend(); ++child)
        open.push_back({*child, toFile, step.depth + 1, isHidden});
    }
  }

  [[noreturn]] void refuseDepth() const {
    if (std::ranges::count(path_, path_.back()) > 1)
      refuseDamaged(placeOf("nodes", path_.back()), "it contains itself");
    refuse(Reason::tooLarge, {"nested nodes"});
  }

  static bool hides(const Json& node) {
    const Json* extensions = memberOf(node, "extensions");
    const Json* visibility = extensions ? memberOf(*extensions, "KHR_node_visibility") : nullptr;
    const Json* visible = visibility ? memberOf(*visibility, "visible") : nullptr;
    return visible && *visible == false;
  }

  static bool hasMesh(const Json& node) {
    return memberOf(node, "mesh") || !listIn(node, "meshes").empty();
  }

  void take(const Json& node, const glm::dmat4& toFile) {
    std::vector<Json> meshes = listIn(node, "meshes");  // glTF 1
    if (const Json* mesh = memberOf(node, "mesh")) meshes.push_back(*mesh);
    for (const Json& mesh : meshes) {
      const glm::dmat4 place = atRest(node).value_or(toFile);
      for (const glm::dmat4& copy : copiesOf(node))
        found_.push_back({mesh, textAt(node, "name"), place * copy, uploaderLabelOf(node)});
    }
    if (found_.size() > limits::flatNodes) refuse(Reason::tooLarge, {"nodes"});
  }

  /// `LLGLTFLoader::processNodeHierarchy`. In glTF 1, which it does not read, keys are names.
  std::string uploaderLabelOf(const Json& node) const {
    const std::string name = textAt(node, "name");
    if (!name.empty()) return name;
    const Json& key = path_.back();
    return key.is_string() ? key.get<std::string>() : "node_" + key.dump();
  }

  /// Where the first bone that has an extent puts a skin; nothing if there is none.
  std::optional<glm::dmat4> atRest(const Json& node) {
    const Json* key = memberOf(node, "skin");
    if (!key) return {};
    try {
      const Json& skin = objectOf(document_, "skins", *key);
      const std::vector<Json> joints = listIn(skin, "joints");
      std::optional<GltfAccessor> inverse;
      if (const Json* accessor = memberOf(skin, "inverseBindMatrices"))
        inverse.emplace(document_, buffers_, *accessor);
      for (std::size_t i = 0; i < joints.size(); ++i) {
        glm::dmat4 bind(1);
        for (int n = 0; inverse && i < inverse->count() && n < 16; ++n)
          bind[n / 4][n % 4] = inverse->numberAt(i, static_cast<std::size_t>(n));
        const glm::dmat4 place = toFileOf(joints[i]) * bind;
        const double volume = std::abs(glm::determinant(place));
        if (std::isfinite(volume) && volume > 0) return place;
      }
    } catch (const Refused&) {
      // A broken skin leaves its mesh where the node is.
    }
    return {};
  }

  glm::dmat4 toFileOf(const Json& node) const {
    glm::dmat4 result(1);
    Json at = node;
    for (std::size_t depth = 0; depth <= limits::modelDepth; ++depth) {
      result = transformOf(objectOf(document_, "nodes", at), placeOf("nodes", at)) * result;
      const auto above = parents_.find(at);
      if (above == parents_.end()) return result;
      at = above->second;
    }
    refuseDamaged(placeOf("nodes", node), "it is nested too deeply, or contains itself");
  }

  /// Where EXT_mesh_gpu_instancing puts the node's mesh, seen from the node; just there without it.
  std::vector<glm::dmat4> copiesOf(const Json& node) {
    const Json* extensions = memberOf(node, "extensions");
    const Json* instancing =
        extensions ? memberOf(*extensions, "EXT_mesh_gpu_instancing") : nullptr;
    const Json* attributes = instancing ? memberOf(*instancing, "attributes") : nullptr;
    if (!attributes) return {glm::dmat4(1)};
    return copiesIn(*attributes, document_, buffers_);
  }

  const GltfDocument& document_;
  GltfBuffers& buffers_;
  std::vector<std::string>& hidden_;  ///< Names of nodes with meshes that are not seen.
  std::map<Json, Json> parents_;
  std::vector<Json> path_;  ///< From a root to the node at hand.
  std::vector<GltfPlace> found_;
};

}  // namespace

std::vector<GltfPlace> placesOf(const GltfDocument& document, GltfBuffers& buffers,
                                std::vector<std::string>& hidden) {
  return NodeWalk(document, buffers, hidden).places();
}

FileScene readGltf(ByteView bytes, ModelFiles& files) {
  const GltfDocument document = readGltfDocument(bytes);
  GltfBuffers buffers(document, files);
  SceneBuilder builder;
  std::map<Json, std::vector<unsigned>> known;
  std::vector<std::string> hidden;
  for (const GltfPlace& place : placesOf(document, buffers, hidden)) {
    const Json& mesh = objectOf(document, "meshes", place.mesh);
    const auto [entry, isNew] = known.try_emplace(place.mesh);
    if (isNew)
      for (Surface& surface : surfacesOf(document, buffers, mesh))
        entry->second.push_back(builder.add(std::move(surface)));
    if (!entry->second.empty())
      builder.addNode(place.name, place.label, place.toFile, entry->second);
  }
  buffers.refuseCut();
  return withHidden(std::move(builder).take({worker::UpAxis::y, 1}), hidden);
}

}  // namespace wb::import3d

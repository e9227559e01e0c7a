#include "model/formats/models3d/detail/gltf_nodes.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/gltf_accessor.h"
#include "model/formats/models3d/detail/gltf_transform.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace wb::import3d {
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
      refuseDamaged(placeOf("nodes", path_.back()), "it is below itself");
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
    refuseDamaged(placeOf("nodes", node), "it is nested too deep, or below itself");
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

}  // namespace wb::import3d

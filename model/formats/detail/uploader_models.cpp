#include "model/formats/detail/uploader_models.h"

#include <algorithm>
#include <map>
#include <utility>

namespace wb::import {
namespace {

using worker::FaceCut;
using worker::FlatScene;
using worker::MeshView;
using worker::NodeView;

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool isOf(const FlatScene& scene, FaceCut cut) { return scene.meshes().front().cut == cut; }

bool isCollada(const FlatScene& scene) {
  return !isOf(scene, FaceCut::none) && !isOf(scene, FaceCut::primitive);
}

/// A second node of a name, and so on, is told apart (LLGLTFLoader::processNodeHierarchy).
class UniqueLabels {
 public:
  std::string of(const std::string& label) {
    const std::size_t before = counts_[label]++;
    return before == 0 ? label : label + "_copy_" + std::to_string(before);
  }

 private:
  std::map<std::string, std::size_t> counts_;
};

/// A geometry is one model, however many nodes have it.
UploaderModels ofGeometries(const FlatScene& scene) {
  UploaderModels result;
  result.isCollada = true;
  std::map<std::vector<std::uint32_t>, std::size_t> known;
  for (const NodeView& node : scene.nodes()) {
    const auto [place, isNew] =
        known.try_emplace({node.uses.begin(), node.uses.end()}, result.models.size());
    if (isNew) result.models.push_back({withoutSuffix(node.label), {}});
    result.ofNode.push_back(place->second);
  }
  for (const worker::StumbleView& stumble : scene.stumbles())
    if (stumble.kind == worker::Stumble::unusedGeometry)
      result.models.push_back({withoutSuffix(stumble.detail), {}});
  std::vector<std::size_t> order(result.models.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
    return lessInsensitive(result.models[a].label, result.models[b].label);
  });
  std::vector<std::size_t> numbers(order.size());
  std::vector<UploaderModel> sorted(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    numbers[order[i]] = i;
    sorted[i] = std::move(result.models[order[i]]);
  }
  result.models = std::move(sorted);
  for (std::size_t& model : result.ofNode) model = numbers[model];
  return result;
}

}  // namespace

bool lessInsensitive(std::string_view a, std::string_view b) {
  return std::ranges::lexicographical_compare(a, b, [](char x, char y) {
    return static_cast<unsigned char>(upper(x)) < static_cast<unsigned char>(upper(y));
  });
}

std::string withoutSuffix(const std::string& label) {
  if (label.find("_LOD") == label.npos && label.find("_PHYS") == label.npos) return label;
  return label.substr(0, label.rfind('_'));
}

std::vector<MaterialMeshes> materialsOf(const FlatScene& scene, const NodeView& node) {
  const bool together = isOf(scene, FaceCut::none);
  std::vector<MaterialMeshes> materials;
  std::map<std::string, std::size_t, std::less<>> known;
  for (const std::uint32_t use : node.uses) {
    const MeshView& mesh = scene.meshes()[use];
    const auto [place, isNew] = known.try_emplace(mesh.material, materials.size());
    if (!isNew && together) {
      materials[place->second].meshes.push_back(&mesh);
    } else {
      materials.push_back({mesh.material, {&mesh}});
    }
  }
  std::ranges::stable_sort(materials, lessInsensitive, &MaterialMeshes::name);
  return materials;
}

UploaderModels uploaderModelsOf(const FlatScene& scene) {
  UploaderModels result;
  if (isCollada(scene)) {
    result = ofGeometries(scene);
  } else {
    UniqueLabels unique;
    for (const NodeView& node : scene.nodes()) {
      result.ofNode.push_back(result.models.size());
      result.models.push_back({unique.of(withoutSuffix(node.label)), {}});
    }
  }
  for (std::size_t node = 0; node < result.ofNode.size(); ++node)
    result.models[result.ofNode[node]].nodes.push_back(node);
  return result;
}

}  // namespace wb::import

#include "model/formats/detail/uploader_models.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

// Tells which model the uploader would pair with which, of a file and of a companion with its lower
// levels: models in the viewer's order, by label without regard to case, matched by label or else
// by number (LLModelPreview). Maps and stable sorts: O(n log n). Nothing to tune: the viewer's
// behaviour is the measure.

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

namespace {

/// The first instance of each label: the uploader looks no further.
std::map<std::string_view, std::size_t> byLabel(const UploaderModels& models) {
  std::map<std::string_view, std::size_t> known;
  for (std::size_t i = 0; i < models.models.size(); ++i)
    if (!models.models[i].nodes.empty()) known.try_emplace(models.models[i].label, i);
  return known;
}

}  // namespace

ModelMatches matchedModels(const UploaderModels& model, const UploaderModels& companion,
                           bool hasSubmodels, std::string_view standIn) {
  const auto known = byLabel(companion);
  const auto ownLabels = byLabel(model);
  const bool byName =
      hasSubmodels || std::ranges::any_of(companion.models, [&](const UploaderModel& other) {
        return ownLabels.contains(other.label);
      });
  const auto found = [&](std::string_view label) {
    const auto place = known.find(label);
    return place == known.end() ? noNode : place->second;
  };
  ModelMatches matches;
  std::vector<bool> isUsed(companion.models.size());
  for (std::size_t i = 0; i < model.models.size(); ++i) {
    std::size_t match = noNode;
    if (byName)
      match = found(model.models[i].label);
    else if (i < companion.models.size() && !companion.models[i].nodes.empty())
      match = i;
    if (match == noNode && !standIn.empty()) match = found(standIn);
    if (match != noNode && !model.models[i].nodes.empty()) isUsed[match] = true;
    matches.ofModel.push_back(match);
  }
  for (std::size_t i = 0; i < isUsed.size(); ++i)
    if (!isUsed[i] && !companion.models[i].nodes.empty()) matches.unused.push_back(i);
  return matches;
}

}  // namespace wb::import

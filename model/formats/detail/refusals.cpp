#include "model/formats/detail/refusals.h"

#include "model/core/limits.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/model_faces.h"

#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <set>
#include <utility>

namespace wb::import {
namespace {

using worker::FaceCut;
using worker::FlatScene;
using worker::MeshView;

constexpr std::size_t submodelsOfAFile = 768;  ///< The viewer's setting ImporterModelLimit.
constexpr std::size_t namesTold = 3;

/// Far below every bound at which a face ends.
constexpr std::size_t surelyOneFace = 21'000;

std::size_t facesIn(const MaterialMeshes& material) {
  std::size_t triangles = 0;
  std::size_t vertices = 0;
  for (const MeshView* mesh : material.meshes) {
    triangles += mesh->triangles.size();
    vertices += mesh->vertices.size();
  }
  if (triangles <= surelyOneFace && vertices <= surelyOneFace) return 1;
  return facesOf(material.meshes, glm::dmat4(1)).size();
}

std::size_t submodelsOf(std::size_t faces) {
  return (faces + limits::facesPerMesh - 1) / limits::facesPerMesh;
}

std::string listed(const std::set<std::string>& names) {
  std::string text;
  std::size_t told = 0;
  for (const std::string& name : names) {
    if (told == namesTold) return text + " (" + std::to_string(names.size()) + ")";
    text += (told++ == 0 ? "\"" : ", \"") + name + '"';
  }
  return text;
}

class RefusalFinder {
 public:
  RefusalFinder(const ModelLevels& levels, const LevelModels& found, const std::string& name)
      : levels_(levels), found_(found), name_(name) {
    result_.ofModel.resize(models().size());
  }

  Refusals find() {
    checkStumbles();
    checkLabels();
    for (std::size_t i = 0; i < models().size(); ++i) materials_.push_back(materialsOfModel(i));
    checkLimits();
    for (std::size_t level = 1; level < modelLevels; ++level) {
      if (!levels_[level]) continue;
      checkReadable(level);
      if (level != physicsLevel) checkLevel(level);
    }
    return std::move(result_);
  }

 private:
  std::vector<std::string> materialsOfModel(std::size_t model) const {
    const auto& nodes = models()[model].nodes;
    return nodes.empty() ? std::vector<std::string>() : materialList(*levels_[0], nodes.front());
  }

  const std::vector<UploaderModel>& models() const { return found_.models[0].models; }

  void refuse(Text text, std::vector<Argument> arguments, std::string place = {}) {
    result_.ofAll.push_back({Severity::error, text, std::move(arguments), std::move(place), 1, {}});
  }

  void refuse(std::size_t model, Text text, std::vector<Argument> arguments) {
    result_.ofModel[model].push_back({Severity::error, text, std::move(arguments), {}, 1, {}});
  }

  void checkStumbles() {
    for (const auto& [kind, place, detail] : levels_[0]->stumbles()) switch (kind) {
        case worker::Stumble::noScene:
          refuse(refusalTexts["upload.no_scene"], {}, place);
          break;
        case worker::Stumble::noSuchGeometry:
          refuse(refusalTexts["upload.no_such_geometry"], {{"geometry", detail}}, place);
          break;
        case worker::Stumble::unusedGeometry:
          refuse(refusalTexts["upload.unused_geometry"], {{"geometry", detail}}, place);
          break;
        case worker::Stumble::badController:
          refuse(refusalTexts["upload.controller"], {{"controller", detail}}, place);
          break;
      }
  }

  /// What stops the model stops a companion too: its loader ends with ERROR_PARSING.
  void checkReadable(std::size_t level) {
    const FlatScene& scene = *levels_[level];
    const bool stumbles = std::ranges::any_of(scene.stumbles(), [](const auto& stumble) {
      return stumble.kind != worker::Stumble::unusedGeometry;
    });
    const auto mirrors = [&](const worker::NodeView& node) { return isRefusedMirror(scene, node); };
    if (stumbles || std::ranges::any_of(scene.nodes(), mirrors))
      refuse(refusalTexts["upload.companion"], {{"file", name_ + std::string(suffixOf(level))}});
  }

  /// Of two geometries of one label the uploader finds the first for both, and misses the other.
  void checkLabels() {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < models().size() && found_.models[0].isCollada; ++i)
      if (!seen.insert(models()[i].label).second)
        refuse(i, refusalTexts["upload.same_label"], {{"label", models()[i].label}});
  }

  void checkLimits() {
    const std::size_t limit = (submodelsOfAFile / models().size() + 1) * limits::facesPerMesh;
    for (std::size_t i = 0; i < models().size(); ++i) {
      if (materials_[i].size() > limit && levels_[0]->meshes().front().cut != FaceCut::none)
        refuse(i, refusalTexts["upload.submodel_limit"],
               {{"faces", materials_[i].size()}, {"limit", limit}});
      checkPolygons(i);
    }
  }

  /// load_face_from_dom_polygons cuts nothing.
  void checkPolygons(std::size_t model) {
    if (models()[model].nodes.empty()) return;
    for (const std::uint32_t use : levels_[0]->nodes()[models()[model].nodes.front()].uses) {
      const MeshView& mesh = levels_[0]->meshes()[use];
      if (mesh.cut == FaceCut::polygons && mesh.vertices.size() > limits::verticesPerFace)
        refuse(model, refusalTexts["upload.polygon_vertices"],
               {{"vertices", mesh.vertices.size()}, {"limit", limits::verticesPerFace}});
    }
  }

  void checkLevel(std::size_t level) {
    const std::string file = name_ + std::string(suffixOf(level));
    const auto& own = found_.models[level].models;
    for (const auto& stumble : levels_[level]->stumbles())
      if (stumble.kind == worker::Stumble::unusedGeometry)
        refuse(refusalTexts["upload.level_unused"], {{"file", file}, {"object", stumble.detail}});
    if (own.size() != models().size())
      refuse(refusalTexts["upload.level_objects"],
             {{"file", file}, {"found", own.size()}, {"expected", models().size()}});
    for (const std::size_t unused : found_.matches[level].unused)
      refuse(refusalTexts["upload.level_unused"],
             {{"file", file}, {"object", levels_[level]->nodes()[own[unused].nodes.front()].name}});
    for (std::size_t i = 0; i < models().size(); ++i)
      if (const std::size_t match = found_.matches[level].ofModel[i]; match != noNode)
        checkMaterials(i, materialList(*levels_[level], own[match].nodes.front()), file);
  }

  /// LLModel::matchMaterialOrder of each submodel. A Collada model's list of materials holds those
  /// of its further submodels too; a glTF model's does not.
  void checkMaterials(std::size_t model, const std::vector<std::string>& level,
                      const std::string& file) {
    const std::vector<std::string>& high = materials_[model];
    if (submodelsOf(level.size()) != submodelsOf(high.size()))
      refuse(model, refusalTexts["upload.level_submodels"],
             {{"file", file},
              {"found", submodelsOf(level.size())},
              {"expected", submodelsOf(high.size())}});
    std::set<std::string> missing;
    for (std::size_t first = 0; first < level.size(); first += limits::facesPerMesh) {
      const auto ownHigh = listFrom(high, first);
      for (const std::string& name : listFrom(level, first))
        if (std::ranges::find(ownHigh, name) == ownHigh.end()) missing.insert(name);
    }
    if (!missing.empty())
      refuse(model, refusalTexts["upload.level_materials"],
             {{"file", file}, {"materials", listed(missing)}});
    if (level.size() > high.size())
      refuse(model, refusalTexts["upload.level_faces"],
             {{"file", file}, {"faces", level.size()}, {"expected", high.size()}});
  }

  std::vector<std::string> listFrom(const std::vector<std::string>& all, std::size_t first) const {
    const auto begin = static_cast<std::ptrdiff_t>(std::min(first, all.size()));
    const bool isCut = !found_.models[0].isCollada;
    const std::size_t end = isCut ? std::min(first + limits::facesPerMesh, all.size()) : all.size();
    return {all.begin() + begin, all.begin() + std::max(begin, static_cast<std::ptrdiff_t>(end))};
  }

  const ModelLevels& levels_;
  const LevelModels& found_;
  const std::string& name_;
  std::vector<std::vector<std::string>> materials_;  ///< Of each model's faces.
  Refusals result_;
};

}  // namespace

bool isRefusedMirror(const FlatScene& scene, const worker::NodeView& node) {
  return scene.meshes().front().cut != FaceCut::primitive &&
         glm::determinant(glm::dmat3(node.matrix)) < 0;
}

std::vector<std::string> materialList(const FlatScene& scene, std::size_t node) {
  std::vector<std::string> list;
  for (const MaterialMeshes& material : materialsOf(scene, scene.nodes()[node]))
    list.insert(list.end(), facesIn(material), material.name);
  return list;
}

Refusals refusalsOf(const ModelLevels& levels, const LevelModels& found, const std::string& name) {
  return RefusalFinder(levels, found, name).find();
}

}  // namespace wb::import

#pragma once

#include "model/base/memory_budget.h"
#include "model/base/result.h"
#include "model/import/mesh_part.h"
#include "model/import/model_asset.h"
#include "model/import/model_boxes.h"
#include "model/import/model_frame.h"
#include "model/import/model_levels.h"
#include "model/scene/findings.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace wb::import {

/// Makes the parts of one linkset from the nodes of a model and its companions.
class ModelParts {
 public:
  /// `levels` must outlive this. `stretch` comes after everything that the files say. With
  /// `makesLods`, levels of detail that a node lacks are made.
  ModelParts(const ModelLevels& levels, const glm::dmat4& stretch, const std::string& name,
             bool makesLods, const Task& task);

  /// The model's node of that number, as one part or several; fails where there is no memory for
  /// it.
  Result<void> add(std::size_t node);

  /// The linkset in a scene of its own; fails without any part.
  Result<Loaded<scene::Scene>> take() &&;

 private:
  /// What decides an asset's content: equal keys, equal assets.
  using AssetKey = std::vector<double>;
  struct Stored {
    std::string key;  ///< In the scene.
    glm::dvec3 centre;
    glm::dvec3 size;
  };

  void matchNodes(std::size_t level);
  const worker::NodeView* nodeAt(std::size_t level, std::size_t node) const;
  glm::dmat4 toMetres(const worker::NodeView& node) const;
  glm::dmat4 toPart(std::size_t level, std::size_t node, const ModelFrame& frame);
  Result<std::vector<Stored>*> storedFor(std::size_t node, const ModelFrame& frame,
                                         const std::string& name);
  AssetKey keyOf(std::size_t node, const ModelFrame& frame);
  Result<void> takeFor(std::size_t node, HeldMemory& held) const;
  void markLost(std::size_t node, asset::MeshAsset& made) const;
  NodeLevels facesOfNode(std::size_t node, const ModelFrame& frame, const std::string& place);
  void tellLost(const LostMaterials& lost, const std::string& place);
  void addPart(const std::string& name, const Stored& stored, const ModelFrame& frame);
  /// A part that cannot be: the reason if there is none in the end.
  void leaveOut(const std::string& place, Text text, std::vector<Argument> arguments);
  void find(Severity severity, const std::string& place, Text text,
            std::vector<Argument> arguments = {});

  const ModelLevels& levels_;
  glm::dmat4 stretch_;
  bool makesLods_;
  std::size_t madeLods_ = 0;
  const Task& task_;
  std::array<std::vector<std::size_t>, modelLevels> matches_;  ///< By node; noNode: none.
  std::array<std::optional<NodeBoxes>, modelLevels> boxes_;
  scene::Findings findings_;
  std::optional<Diagnostic> leftOut_;  ///< The first.
  scene::Scene scene_;
  AssetShelf shelf_;
  std::map<AssetKey, std::vector<Stored>> known_;
  Transform root_;
};

}  // namespace wb::import

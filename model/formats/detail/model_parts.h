#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/detail/model_frame.h"
#include "model/formats/detail/model_levels.h"
#include "model/formats/detail/node_assets.h"
#include "model/formats/detail/object_parts.h"
#include "model/formats/detail/refusals.h"
#include "model/formats/formats.h"
#include "model/formats/uploader_files.h"
#include "model/scene/part.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace wb::import {

/// How parts are made of a model.
struct PartOptions {
  LevelSource levels = LevelSource::uploader;
  bool joins = false;       ///< However many faces are one part: as if of eight materials.
  bool joinsNodes = false;  ///< All nodes are one: see ModelParts::addJoined.
};

/// Makes the parts of one linkset from the nodes of a model and its companions.
class ModelParts {
 public:
  /// `levels` must outlive this. `stretch` comes after everything that the files say.
  ModelParts(const ModelLevels& levels, const glm::dmat4& stretch, const std::string& name,
             const PartOptions& options, const Task& task);

  /// Why the uploader refuses the whole beside what is found here.
  void refuse(Diagnostics why) { append(refusals_.ofAll, std::move(why)); }

  /// The model's node of that number, as one part or several; fails where there is no memory for
  /// it.
  Result<void> add(std::size_t node);

  /// Whether the nodes could be joined: there are several, and no file gives levels of detail or a
  /// physics shape, which would have to be joined, too.
  bool canBeJoined() const;

  /// All nodes as one, as a modeling program joins them: in metres, and materials of one name are
  /// one. They must be such as canBeJoined() says. Fails as add() does.
  Result<void> addJoined();

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

  void matchModels(std::size_t level);
  void countTriangles();
  bool hasSubmodelsAt(std::size_t level) const;
  const worker::NodeView* nodeAt(std::size_t level, std::size_t node) const;
  glm::dmat4 toMetres(const worker::NodeView& node) const;
  glm::dmat4 toPart(std::size_t level, std::size_t node, const ModelFrame& frame);
  Result<std::vector<Stored>*> storedFor(std::size_t node, const ModelFrame& frame,
                                         const std::string& name);
  AssetKey keyOf(std::size_t node, const ModelFrame& frame);
  Result<void> takeFor(std::size_t node, HeldMemory& held) const;
  void markLost(std::size_t node, std::vector<ModelAsset>& made) const;
  NodeLevels facesOfNode(std::size_t node, const ModelFrame& frame);
  std::vector<ModelMaterial> joinedMaterials() const;
  AssetPlan planFor(std::size_t allTriangles) const;
  std::vector<Stored> store(std::vector<ModelAsset>&& assets, const std::string& name);
  void tellLost(const LostMaterials& lost, const std::string& place);
  scene::Part* addPart(const std::string& name, const Stored& stored, const ModelFrame& frame);
  /// What the uploader calls the node, and the faces of its part of that number.
  exporting::UploaderNames namesOf(std::size_t node, std::size_t submodel,
                                   const std::vector<MaterialMeshes>& all) const;
  /// The reasons that are its model's alone.
  std::shared_ptr<const Diagnostics> refusalsOfNode(std::size_t node) const;
  /// A part that cannot be: the reason if there is none in the end.
  void leaveOut(const std::string& place, Text text, std::vector<Argument> arguments);
  void find(Severity severity, const std::string& place, Text text,
            std::vector<Argument> arguments = {});

  const ModelLevels& levels_;
  glm::dmat4 stretch_;
  PartOptions options_;
  std::size_t madeLods_ = 0;
  std::size_t allTriangles_ = 0;  ///< Of the uploader's models.
  const Task& task_;
  LevelModels found_;
  Refusals refusals_;
  std::array<std::optional<NodeBoxes>, modelLevels> boxes_;
  scene::Findings findings_;
  std::optional<Diagnostic> leftOut_;  ///< The first.
  scene::Scene scene_;
  AssetShelf shelf_;
  std::map<AssetKey, std::vector<Stored>> known_;
  Transform root_;
};

}  // namespace wb::import

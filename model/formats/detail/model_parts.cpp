#include "model/formats/detail/model_parts.h"

#include "model/core/limits.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/node_assets.h"
#include "model/formats/objects/read_part.h"

#include <glm/common.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace wb::import {
namespace {

using worker::FlatScene;
using worker::MeshView;
using worker::NodeView;

std::string nameOf(const NodeView& node, std::size_t number, const std::string& otherwise) {
  if (!node.name.empty()) return node.name;
  return number == 0 ? otherwise : otherwise + ' ' + std::to_string(number + 1);
}

bool isOfAPart(const glm::dvec3& size) {
  for (int axis = 0; axis < 3; ++axis)
    if (!(size[axis] <= limits::largestScale)) return false;
  return true;
}

}  // namespace

ModelParts::ModelParts(const ModelLevels& levels, const glm::dmat4& stretch,
                       const std::string& name, const PartOptions& options, const Task& task)
    : levels_(levels),
      stretch_(stretch),
      options_(options),
      task_(task),
      shelf_(scene_, findings_, task) {
  scene_.name = name;
  scene_.linksets.emplace_back().name = name;
  for (std::size_t level = 0; level < modelLevels; ++level) {
    if (!levels_[level]) continue;
    boxes_[level].emplace(*levels_[level]);
    found_.models[level] = uploaderModelsOf(*levels_[level]);
  }
  for (std::size_t level = 1; level < modelLevels; ++level)
    if (levels_[level]) matchModels(level);
  countTriangles();
  refusals_ = refusalsOf(levels_, found_, name);
}

bool ModelParts::hasSubmodelsAt(std::size_t level) const {
  return std::ranges::any_of(found_.models[level].models, [&](const UploaderModel& model) {
    return !model.nodes.empty() &&
           materialList(*levels_[level], model.nodes.front()).size() > limits::facesPerMesh;
  });
}

void ModelParts::countTriangles() {
  for (const UploaderModel& model : found_.models[0].models) {
    if (model.nodes.empty()) continue;
    for (const std::uint32_t use : levels_[0]->nodes()[model.nodes.front()].uses)
      allTriangles_ += levels_[0]->meshes()[use].triangles.size();
  }
}

void ModelParts::find(Severity severity, const std::string& place, Text text,
                      std::vector<Argument> arguments) {
  findings_.add({severity, text, std::move(arguments), place, 1, {}});
}

void ModelParts::leaveOut(const std::string& place, Text text, std::vector<Argument> arguments) {
  Diagnostic why{Severity::warning, text, std::move(arguments), place, 1, {}};
  if (!leftOut_) leftOut_ = why;
  findings_.add(std::move(why));
}

void ModelParts::matchModels(std::size_t level) {
  const std::string_view standIn = level == physicsLevel ? defaultPhysics : std::string_view();
  ModelMatches& matches = found_.matches[level];
  matches = matchedModels(found_.models[0], found_.models[level],
                          hasSubmodelsAt(0) || hasSubmodelsAt(level), standIn);
  const std::size_t count = matches.ofModel.size();
  const auto alone = static_cast<std::size_t>(std::ranges::count(matches.ofModel, noNode));
  if (alone > 0)
    find(Severity::warning, "companion " + std::string(suffixOf(level)),
         importTexts["plain.companion_nodes"], {{"found", count - alone}, {"count", count}});
}

const NodeView* ModelParts::nodeAt(std::size_t level, std::size_t node) const {
  if (level == 0) return &levels_[0]->nodes()[node];
  if (!levels_[level]) return nullptr;
  const std::size_t match = found_.matches[level].ofModel[found_.models[0].ofNode[node]];
  if (match == noNode) return nullptr;
  return &levels_[level]->nodes()[found_.models[level].models[match].nodes.front()];
}

/// Of the model's nodes, seen by vertices that are upright already.
glm::dmat4 ModelParts::toMetres(const NodeView& node) const {
  const FlatScene& scene = *levels_[0];
  const glm::dmat4 unit = glm::scale(glm::dmat4(1), glm::dvec3(scene.unit()));
  return stretch_ * unit * scene.upright() * node.matrix * glm::transpose(scene.upright());
}

/// A companion fills the box of the model's node, whatever its own size, place and matrix.
glm::dmat4 ModelParts::toPart(std::size_t level, std::size_t node, const ModelFrame& frame) {
  const glm::dmat4& upright = levels_[level]->upright();
  if (level == 0) return frame.toPart * upright;
  const glm::dvec3 thinnest = limits::smallestScale / frame.transform.scale;
  return frame.toPart *
         filling(boxes_[level]->of(*nodeAt(level, node)), boxes_[0]->of(*nodeAt(0, node)),
                 thinnest) *
         upright;
}

ModelParts::AssetKey ModelParts::keyOf(std::size_t node, const ModelFrame& frame) {
  AssetKey key;
  for (std::size_t level = 0; level < modelLevels; ++level) {
    const NodeView* own = nodeAt(level, node);
    key.push_back(own ? static_cast<double>(own->uses.size()) : 0);
    if (!own) continue;
    key.insert(key.end(), own->uses.begin(), own->uses.end());
    const glm::dmat4 matrix = toPart(level, node, frame);
    for (int i = 0; i < 16; ++i) key.push_back(matrix[i / 4][i % 4]);
  }
  return key;
}

NodeLevels ModelParts::facesOfNode(std::size_t node, const ModelFrame& frame) {
  NodeLevels faces;
  for (std::size_t level = 0; level < modelLevels; ++level) {
    const NodeView* own = nodeAt(level, node);
    if (!own) continue;
    const glm::dmat4 matrix = toPart(level, node, frame);
    for (const auto& [name, meshes] : materialsOf(*levels_[level], *own))
      faces[level].push_back({name, facesOf(meshes, matrix)});
  }
  if (options_.levels == LevelSource::quarters) madeLods_ += makeLowerLods(faces);
  return faces;
}

/// Faces in double precision, levels made of them, quantised and encoded ones.
Result<void> ModelParts::takeFor(std::size_t node, HeldMemory& held) const {
  constexpr std::size_t bytesPerVertex = 96;
  constexpr std::size_t bytesPerTriangle = 48;
  for (std::size_t level = 0; level < modelLevels; ++level) {
    const NodeView* own = nodeAt(level, node);
    if (!own) continue;
    for (const std::uint32_t use : own->uses) {
      const MeshView& mesh = levels_[level]->meshes()[use];
      auto taken = held.take(mesh.vertices.size() * bytesPerVertex +
                             mesh.triangles.size() * bytesPerTriangle);
      if (!taken) return taken;
    }
  }
  return {};
}

/// A cost of what is not all there is unknown. Levels that are missing are made of higher ones.
void ModelParts::markLost(std::size_t node, std::vector<ModelAsset>& made) const {
  constexpr double least = 1e-3;
  for (std::size_t level = 0; level < modelLevels; ++level) {
    const NodeView* own = nodeAt(level, node);
    const bool isLost = own && std::ranges::any_of(own->uses, [&](std::uint32_t use) {
                          const MeshView& mesh = levels_[level]->meshes()[use];
                          return mesh.lost > least * mesh.stated;
                        });
    if (!isLost) continue;
    for (ModelAsset& asset : made) {
      asset.mesh.damage.any = true;
      if (level == physicsLevel)
        asset.mesh.damage.physicsMesh = true;
      else
        asset.mesh.damage.lods[level] = true;
    }
  }
}

void ModelParts::tellLost(const LostMaterials& lost, const std::string& place) {
  for (std::size_t level = 0; level < lost.some.size(); ++level)
    if (lost.some[level])
      find(Severity::warning, place,
           lost.all[level] ? importTexts["plain.companion_of_others"]
                           : importTexts["plain.companion_materials"],
           {{"companion", scene_.name + std::string(suffixOf(level))}});
  if (lost.physicsFaces > 0)
    find(Severity::warning, place, importTexts["plain.physics_faces"],
         {{"count", lost.physicsFaces}, {"limit", limits::facesPerMesh}});
}

AssetPlan ModelParts::planFor(std::size_t allTriangles) const {
  AssetPlan plan{{}, allTriangles, options_.joins};
  for (std::size_t lod = 1; lod < plan.generated.size(); ++lod)
    plan.generated[lod] = options_.levels == LevelSource::uploader && !levels_[lod];
  return plan;
}

std::vector<ModelParts::Stored> ModelParts::store(std::vector<ModelAsset>&& assets,
                                                  const std::string& name) {
  std::vector<Stored> stored;
  for (ModelAsset& made : assets)
    stored.push_back({shelf_.add(name, std::move(made.mesh), std::move(made.encoded), name)
                          .value_or(std::string()),
                      made.centre, made.size});
  return stored;
}

Result<std::vector<ModelParts::Stored>*> ModelParts::storedFor(std::size_t node,
                                                               const ModelFrame& frame,
                                                               const std::string& name) {
  const auto [place, isNew] = known_.try_emplace(keyOf(node, frame));
  if (!isNew) return &place->second;
  HeldMemory held(task_);
  if (auto taken = takeFor(node, held); !taken) return failure(std::move(taken));
  LostMaterials lost;
  std::vector<ModelAsset> made = assetsOf(facesOfNode(node, frame), planFor(allTriangles_), lost);
  markLost(node, made);
  place->second = store(std::move(made), name);
  tellLost(lost, name);
  if (place->second.size() > 1)
    find(Severity::note, name, importTexts["plain.split"],
         {{"parts", place->second.size()}, {"faces", limits::facesPerMesh}});
  return &place->second;
}

Result<void> ModelParts::add(std::size_t node) {
  const NodeView& view = *nodeAt(0, node);
  const ModelFrame frame = frameOf(toMetres(view));
  const std::string name = nameOf(view, node, scene_.name);
  if (frame.isBaked) find(Severity::note, name, importTexts["plain.baked"]);
  const auto stored = storedFor(node, frame, name);
  if (!stored) return tl::unexpected(inPlace(stored.error(), name));
  const std::vector<MaterialMeshes> materials = materialsOf(*levels_[0], view);
  for (std::size_t i = 0; i < (*stored)->size(); ++i) {
    const std::string ownName = i == 0 ? name : name + ' ' + std::to_string(i + 1);
    scene::Part* part = addPart(ownName, (**stored)[i], frame);
    if (!part) continue;
    if (i == 0) part->refusals = refusalsOfNode(node);
    exporting::keepUploaderNames(*part, namesOf(node, i, materials));
    // LLMeshUploadThread::packModelIntance: a submodel has no shape.
    if (i > 0) part->shapeType = scene::ShapeType::none;
  }
  return {};
}

bool ModelParts::canBeJoined() const {
  return levels_[0]->nodes().size() > 1 &&
         std::none_of(levels_.begin() + 1, levels_.end(),
                      [](const std::optional<FlatScene>& level) { return level.has_value(); });
}

std::vector<ModelMaterial> ModelParts::joinedMaterials() const {
  std::map<std::string, std::vector<PlacedMesh>> meshes;
  for (const NodeView& node : levels_[0]->nodes()) {
    const glm::dmat4 matrix = toMetres(node) * levels_[0]->upright();
    for (const std::uint32_t use : node.uses) {
      const MeshView& mesh = levels_[0]->meshes()[use];
      meshes[std::string(mesh.material)].push_back({&mesh, matrix});
    }
  }
  std::vector<ModelMaterial> materials;
  for (const auto& [name, placed] : meshes) materials.push_back({name, facesOf(placed)});
  std::ranges::stable_sort(materials, lessInsensitive, &ModelMaterial::name);
  return materials;
}

Result<void> ModelParts::addJoined() {
  const std::size_t nodes = levels_[0]->nodes().size();
  HeldMemory held(task_);
  for (std::size_t node = 0; node < nodes; ++node)
    if (auto taken = takeFor(node, held); !taken) return taken;
  NodeLevels faces;
  faces[0] = joinedMaterials();
  std::size_t triangles = 0;
  for (const ModelMaterial& material : faces[0])
    for (const ModelFace& face : material.faces) triangles += face.mesh.triangles.size();
  if (options_.levels == LevelSource::quarters) madeLods_ += makeLowerLods(faces);
  LostMaterials lost;
  std::vector<ModelAsset> made = assetsOf(faces, planFor(triangles), lost);
  for (std::size_t node = 0; node < nodes; ++node) markLost(node, made);
  const std::vector<Stored> stored = store(std::move(made), scene_.name);
  for (std::size_t i = 0; i < stored.size(); ++i) {
    scene::Part* part = addPart(scene_.name, stored[i], {});
    if (part && i > 0) part->shapeType = scene::ShapeType::none;
  }
  return {};
}

/// Each asset has its eight of the materials. Where one of them makes several faces there are fewer
/// names than faces, and none of them counts.
exporting::UploaderNames ModelParts::namesOf(std::size_t node, std::size_t submodel,
                                             const std::vector<MaterialMeshes>& all) const {
  exporting::UploaderNames names{found_.models[0].models[found_.models[0].ofNode[node]].label, {}};
  const std::size_t end = std::min((submodel + 1) * limits::facesPerMesh, all.size());
  for (std::size_t i = submodel * limits::facesPerMesh; i < end; ++i)
    names.materials.push_back(all[i].name);
  return names;
}

std::shared_ptr<const Diagnostics> ModelParts::refusalsOfNode(std::size_t node) const {
  Diagnostics own = refusals_.ofModel[found_.models[0].ofNode[node]];
  const NodeView& view = *nodeAt(0, node);
  const std::string name = nameOf(view, node, scene_.name);
  for (Diagnostic& refusal : own) refusal.place = name;
  if (isRefusedMirror(*levels_[0], view))
    own.push_back({Severity::error, refusalTexts["upload.mirrored"], {}, name, 1, {}});
  return own.empty() ? nullptr : std::make_shared<const Diagnostics>(std::move(own));
}

/// The first part is the root: the linkset is where it is.
scene::Part* ModelParts::addPart(const std::string& name, const Stored& stored,
                                 const ModelFrame& frame) {
  Transform own = frame.transform;
  own.position += own.rotation * (own.scale * stored.centre);
  own.scale = glm::max(own.scale * stored.size, glm::dvec3(limits::smallestScale));
  if (!isOfAPart(own.scale))
    leaveOut(name, importTexts["plain.too_large"],
             {{"size", std::max({own.scale.x, own.scale.y, own.scale.z})},
              {"limit", limits::largestScale}});
  else if (!isUsablePosition(own.position))
    leaveOut(name, importTexts["plain.too_far"], {{"limit", limits::farthestPosition}});
  if (!isOfAPart(own.scale) || !isUsablePosition(own.position)) return nullptr;
  scene::Linkset& linkset = scene_.linksets.front();
  if (linkset.parts.empty()) {
    root_ = own;
    linkset.position = own.position;
    linkset.rotation = own.rotation;
  }
  const Transform seen = relative(root_, own);
  scene::Part& part = linkset.parts.emplace_back();
  part.name = name;
  part.kind = scene::PartKind::mesh;
  part.asset = stored.key;
  part.position = seen.position;
  part.rotation = seen.rotation;
  part.scale = seen.scale;
  const auto* mesh = scene_.meshOf(part);
  part.shapeType = mesh ? usualShapeType(*mesh) : scene::ShapeType::convexHull;
  return &part;
}

Result<Loaded<scene::Scene>> ModelParts::take() && {
  if (scene_.linksets.front().parts.empty()) {
    if (leftOut_) return tl::unexpected(*leftOut_);
    return failure(importTexts["plain.no_part"]);
  }
  if (!refusals_.ofAll.empty()) {
    scene::Part& root = scene_.linksets.front().parts.front();
    Diagnostics all = std::move(refusals_.ofAll);
    if (root.refusals) all.insert(all.end(), root.refusals->begin(), root.refusals->end());
    root.refusals = std::make_shared<const Diagnostics>(std::move(all));
  }
  if (madeLods_ > 0)
    find(Severity::warning, {}, importTexts["plain.lods_made"], {{"count", madeLods_}});
  return Loaded<scene::Scene>{std::move(scene_), findings_.take()};
}

}  // namespace wb::import

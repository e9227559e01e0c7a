#include "model/import/model_parts.h"

#include "model/base/limits.h"
#include "model/import/model_lods.h"
#include "model/import/model_matches.h"
#include "model/import/read_part.h"
#include "model/import/texts.h"

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

/// The node's meshes, those of one material together.
std::vector<std::pair<std::string, std::vector<const MeshView*>>> materialsOf(
    const FlatScene& scene, const NodeView& node, bool asOne) {
  std::vector<std::pair<std::string, std::vector<const MeshView*>>> materials;
  std::map<std::string, std::size_t, std::less<>> known;
  for (const std::uint32_t use : node.uses) {
    const MeshView& mesh = scene.meshes()[use];
    const std::string name = asOne ? std::string() : mesh.material;
    const auto [place, isNew] = known.try_emplace(name, materials.size());
    if (isNew) materials.push_back({name, {}});
    materials[place->second].second.push_back(&mesh);
  }
  return materials;
}

bool isOfAPart(const glm::dvec3& size) {
  for (int axis = 0; axis < 3; ++axis)
    if (!(size[axis] <= limits::largestScale)) return false;
  return true;
}

}  // namespace

ModelParts::ModelParts(const ModelLevels& levels, const glm::dmat4& stretch,
                       const std::string& name, bool makesLods, const Task& task)
    : levels_(levels),
      stretch_(stretch),
      makesLods_(makesLods),
      task_(task),
      shelf_(scene_, findings_, task) {
  scene_.name = name;
  scene_.linksets.emplace_back().name = name;
  for (std::size_t level = 0; level < modelLevels; ++level) {
    if (!levels_[level]) continue;
    boxes_[level].emplace(*levels_[level]);
    if (level > 0) matchNodes(level);
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

void ModelParts::matchNodes(std::size_t level) {
  const std::string_view suffix = suffixOf(level);
  matches_[level] = matchedNodes(*levels_[0], *levels_[level], suffix);
  const std::size_t count = matches_[level].size();
  const auto alone = static_cast<std::size_t>(std::ranges::count(matches_[level], noNode));
  if (alone > 0)
    find(Severity::warning, "companion " + std::string(suffix),
         importTexts["plain.companion_nodes"], {{"found", count - alone}, {"count", count}});
}

const NodeView* ModelParts::nodeAt(std::size_t level, std::size_t node) const {
  if (level == 0) return &levels_[0]->nodes()[node];
  if (matches_[level].empty() || matches_[level][node] == noNode) return nullptr;
  return &levels_[level]->nodes()[matches_[level][node]];
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

NodeLevels ModelParts::facesOfNode(std::size_t node, const ModelFrame& frame,
                                   const std::string& place) {
  NodeLevels faces;
  for (std::size_t level = 0; level < modelLevels; ++level) {
    const NodeView* own = nodeAt(level, node);
    if (!own) continue;
    const glm::dmat4 matrix = toPart(level, node, frame);
    for (const auto& [name, meshes] : materialsOf(*levels_[level], *own, level == physicsLevel))
      faces[level].push_back({name, facesOf(meshes, matrix)});
  }
  auto& physics = faces[physicsLevel];
  if (!physics.empty() && physics.front().faces.size() > limits::facesPerMesh) {
    find(Severity::warning, place, importTexts["plain.physics_too_large"],
         {{"limit", limits::facesPerMesh * limits::verticesPerFace}});
    physics.clear();
  }
  if (makesLods_) madeLods_ += makeLowerLods(faces);
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
void ModelParts::markLost(std::size_t node, asset::MeshAsset& made) const {
  constexpr double least = 1e-3;
  for (std::size_t level = 0; level < modelLevels; ++level) {
    const NodeView* own = nodeAt(level, node);
    const bool isLost = own && std::ranges::any_of(own->uses, [&](std::uint32_t use) {
                          const MeshView& mesh = levels_[level]->meshes()[use];
                          return mesh.lost > least * mesh.stated;
                        });
    if (!isLost) continue;
    made.damage.any = true;
    if (level == physicsLevel)
      made.damage.physicsMesh = true;
    else
      made.damage.lods[level] = true;
  }
}

void ModelParts::tellLost(const LostMaterials& lost, const std::string& place) {
  for (std::size_t level = 0; level < lost.some.size(); ++level)
    if (lost.some[level])
      find(Severity::warning, place,
           lost.all[level] ? importTexts["plain.companion_of_others"]
                           : importTexts["plain.companion_materials"],
           {{"companion", scene_.name + std::string(suffixOf(level))}});
}

Result<std::vector<ModelParts::Stored>*> ModelParts::storedFor(std::size_t node,
                                                               const ModelFrame& frame,
                                                               const std::string& name) {
  const auto [place, isNew] = known_.try_emplace(keyOf(node, frame));
  if (!isNew) return &place->second;
  HeldMemory held(task_);
  if (auto taken = takeFor(node, held); !taken) return failure(std::move(taken));
  LostMaterials lost;
  for (ModelAsset& made : assetsOf(facesOfNode(node, frame, name), lost)) {
    markLost(node, made.mesh);
    place->second.push_back({shelf_.add(name, std::move(made.mesh), std::move(made.encoded), name)
                                 .value_or(std::string()),
                             made.centre, made.size});
  }
  tellLost(lost, name);
  if (place->second.size() > 1)
    find(Severity::note, name, importTexts["plain.split"],
         {{"parts", place->second.size()},
          {"faces", limits::facesPerMesh},
          {"vertices", limits::verticesPerFace}});
  return &place->second;
}

Result<void> ModelParts::add(std::size_t node) {
  const NodeView& view = *nodeAt(0, node);
  const ModelFrame frame = frameOf(toMetres(view));
  const std::string name = nameOf(view, node, scene_.name);
  if (frame.isBaked) find(Severity::note, name, importTexts["plain.baked"]);
  const auto stored = storedFor(node, frame, name);
  if (!stored) return tl::unexpected(inPlace(stored.error(), name));
  for (std::size_t i = 0; i < (*stored)->size(); ++i)
    addPart(i == 0 ? name : name + ' ' + std::to_string(i + 1), (**stored)[i], frame);
  return {};
}

/// The first part is the root: the linkset is where it is.
void ModelParts::addPart(const std::string& name, const Stored& stored, const ModelFrame& frame) {
  Transform own = frame.transform;
  own.position += own.rotation * (own.scale * stored.centre);
  own.scale = glm::max(own.scale * stored.size, glm::dvec3(limits::smallestScale));
  if (!isOfAPart(own.scale))
    return leaveOut(name, importTexts["plain.too_large"],
                    {{"size", std::max({own.scale.x, own.scale.y, own.scale.z})},
                     {"limit", limits::largestScale}});
  if (!isUsablePosition(own.position))
    return leaveOut(name, importTexts["plain.too_far"], {{"limit", limits::farthestPosition}});
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
}

Result<Loaded<scene::Scene>> ModelParts::take() && {
  if (scene_.linksets.front().parts.empty()) {
    if (leftOut_) return tl::unexpected(*leftOut_);
    return failure(importTexts["plain.no_part"]);
  }
  if (madeLods_ > 0)
    find(Severity::warning, {}, importTexts["plain.lods_made"], {{"count", madeLods_}});
  return Loaded<scene::Scene>{std::move(scene_), findings_.take()};
}

}  // namespace wb::import

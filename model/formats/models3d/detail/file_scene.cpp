#include "model/formats/models3d/detail/file_scene.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <utility>

namespace wb::import3d {

FileScene withHidden(FileScene scene, const std::vector<std::string>& hidden) {
  if (hidden.empty()) return scene;
  if (scene.surfaces.empty()) refuse(worker::Refusal::Reason::hidden, {});
  scene.omissions.push_back({worker::Omission::hidden, hidden.size(), hidden.front()});
  return scene;
}

unsigned SceneBuilder::add(Surface surface) {
  corners_ += (surface.triangles.size() + surface.facets.size()) * 3;
  if (corners_ > limits::modelCorners) refuse(worker::Refusal::Reason::tooLarge, {"triangles"});
  surfaces_.push_back(std::move(surface));
  return static_cast<unsigned>(surfaces_.size() - 1);
}

void SceneBuilder::addNode(const std::string& name, const glm::dmat4& toFile,
                           std::span<const unsigned> surfaces) {
  addNode(Node{name, {}, glm::mat4(toFile), {surfaces.begin(), surfaces.end()}});
}

void SceneBuilder::addNode(const std::string& name, const std::string& label,
                           const glm::dmat4& toFile, std::span<const unsigned> surfaces) {
  addNode(Node{name, label, glm::mat4(toFile), {surfaces.begin(), surfaces.end()}});
}

void SceneBuilder::addNode(Node node) {
  if (nodes_.size() >= limits::flatNodes) refuse(worker::Refusal::Reason::tooLarge, {"nodes"});
  nodes_.push_back(std::move(node));
}

void SceneBuilder::addStumble(worker::Stumble kind, std::string place, std::string detail) {
  if (stumbles_.size() < limits::flatNodes)
    stumbles_.push_back({kind, std::move(place), std::move(detail)});
}

FileScene SceneBuilder::take(const FileFrame& frame, std::string unusableAt) && {
  return {std::move(surfaces_), std::move(nodes_), frame, std::move(unusableAt),
          std::move(stumbles_)};
}

}  // namespace wb::import3d

#include "model/formats/models3d/detail/file_scene.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <algorithm>
#include <utility>

namespace wb::import3d {

FileScene withHidden(FileScene scene, const std::vector<std::string>& hidden) {
  if (hidden.empty()) return scene;
  if (scene.surfaces.empty()) refuse(worker::Refusal::Reason::hidden, {});
  scene.omissions.push_back({worker::Omission::hidden, hidden.size(), hidden.front()});
  return scene;
}

namespace {

aiMatrix4x4 narrowMatrix(const glm::dmat4& m) {
  aiMatrix4x4 result;
  for (unsigned row = 0; row < 4; ++row)
    for (int column = 0; column < 4; ++column)
      result[row][column] = static_cast<float>(m[column][static_cast<int>(row)]);
  return result;
}

/// Hands pointers over to an array of their new owner.
template <class T>
T** released(std::vector<std::unique_ptr<T>>& owned) {
  if (owned.empty()) return nullptr;
  T** array = new T*[owned.size()];
  std::ranges::transform(owned, array, [](std::unique_ptr<T>& one) { return one.release(); });
  return array;
}

}  // namespace

unsigned SceneBuilder::materialOf(const std::string& name) {
  const auto [place, isNew] =
      materialNumbers_.try_emplace(name, static_cast<unsigned>(materials_.size()));
  if (isNew) {
    const aiString text(name);
    materials_.emplace_back(std::make_unique<aiMaterial>())->AddProperty(&text, AI_MATKEY_NAME);
  }
  return place->second;
}

void SceneBuilder::count(std::size_t corners) {
  corners_ += corners;
  if (corners_ > limits::modelCorners) refuse(worker::Refusal::Reason::tooLarge, {"triangles"});
}

unsigned SceneBuilder::add(Surface surface) {
  count((surface.triangles.size() + surface.facets.size()) * 3);
  aiMesh& mesh = *meshes_.emplace_back(std::make_unique<aiMesh>());
  mesh.mMaterialIndex = materialOf(surface.material);
  mesh.mPrimitiveTypes = aiPrimitiveType_TRIANGLE;
  mesh.mName = surface.name;
  surfaces_.push_back(std::move(surface));
  return static_cast<unsigned>(meshes_.size() - 1);
}

void SceneBuilder::addNode(const std::string& name, const glm::dmat4& toFile,
                           std::span<const unsigned> surfaces) {
  if (nodes_.size() >= limits::flatNodes) refuse(worker::Refusal::Reason::tooLarge, {"nodes"});
  auto node = std::make_unique<aiNode>(name);
  node->mTransformation = narrowMatrix(toFile);
  node->mNumMeshes = static_cast<unsigned>(surfaces.size());
  node->mMeshes = new unsigned[surfaces.size()];
  std::ranges::copy(surfaces, node->mMeshes);
  nodes_.push_back(std::move(node));
}

void SceneBuilder::addNode(const std::string& name, const std::string& label,
                           const glm::dmat4& toFile, std::span<const unsigned> surfaces) {
  addNode(name, toFile, surfaces);
  labels_.emplace(nodes_.back().get(), label);
}

void SceneBuilder::addStumble(worker::Stumble kind, std::string place, std::string detail) {
  if (stumbles_.size() < limits::flatNodes)
    stumbles_.push_back({kind, std::move(place), std::move(detail)});
}

FileScene SceneBuilder::take(const FileFrame& frame, std::string unusableAt) && {
  auto scene = std::make_unique<aiScene>();
  scene->mNumMeshes = static_cast<unsigned>(meshes_.size());
  scene->mMeshes = released(meshes_);
  scene->mNumMaterials = static_cast<unsigned>(materials_.size());
  scene->mMaterials = released(materials_);
  scene->mRootNode = new aiNode;
  scene->mRootNode->mNumChildren = static_cast<unsigned>(nodes_.size());
  scene->mRootNode->mChildren = released(nodes_);
  for (unsigned i = 0; i < scene->mRootNode->mNumChildren; ++i)
    scene->mRootNode->mChildren[i]->mParent = scene->mRootNode;
  return {std::move(scene),      std::move(surfaces_), frame,
          std::move(unusableAt), std::move(labels_),   std::move(stumbles_)};
}

}  // namespace wb::import3d

#include "model/import3d/scene_builder.h"

#include "model/base/limits.h"
#include "model/import3d/refused.h"

#include <algorithm>
#include <limits>

namespace wb::import3d {
namespace {

aiVector3D* arrayOf(const std::vector<aiVector3D>& vectors) {
  if (vectors.empty()) return nullptr;
  auto* array = new aiVector3D[vectors.size()];  // the mesh's own from here on
  std::ranges::copy(vectors, array);
  return array;
}

void storeFace(const FlatTriangle& triangle, aiFace& face) {
  face.mNumIndices = 3;
  face.mIndices = new unsigned[3];  // the face's own from here on
  std::ranges::copy(triangle, face.mIndices);
}

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

aiVector3D notThere() { return aiVector3D(std::numeric_limits<float>::quiet_NaN()); }

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

aiMesh& SceneBuilder::begin(const std::string& material) {
  aiMesh& mesh = *meshes_.emplace_back(std::make_unique<aiMesh>());
  mesh.mMaterialIndex = materialOf(material);
  mesh.mPrimitiveTypes = aiPrimitiveType_TRIANGLE;
  return mesh;
}

unsigned SceneBuilder::add(const Surface& surface) {
  count(surface.triangles.size() * 3);
  aiMesh& mesh = begin(surface.material);
  mesh.mName = surface.name;
  mesh.mNumVertices = static_cast<unsigned>(surface.positions.size());
  mesh.mVertices = arrayOf(surface.positions);
  mesh.mNormals = arrayOf(surface.normals);
  mesh.mTextureCoords[0] = arrayOf(surface.texCoords);
  mesh.mNumFaces = static_cast<unsigned>(surface.triangles.size());
  mesh.mFaces = new aiFace[surface.triangles.size()];
  for (std::size_t i = 0; i < surface.triangles.size(); ++i)
    storeFace(surface.triangles[i], mesh.mFaces[i]);
  return static_cast<unsigned>(meshes_.size() - 1);
}

unsigned SceneBuilder::addSoup(const std::string& material, std::unique_ptr<aiVector3D[]> positions,
                               std::size_t corners) {
  count(corners);
  aiMesh& mesh = begin(material);
  mesh.mNumVertices = static_cast<unsigned>(corners);
  mesh.mVertices = positions.release();
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

std::unique_ptr<aiScene> SceneBuilder::take() && {
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
  return scene;
}

}  // namespace wb::import3d

#pragma once

#include "model/import3d/file_scene.h"
#include "model/import3d/refused.h"
#include "model/worker/refusal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

/// What the tests of the readers ask of a scene.
namespace wb::import3d::test {

inline std::vector<aiVector3D> cornersOf(const aiScene& scene) {
  std::vector<aiVector3D> corners;
  for (unsigned n = 0; n < scene.mRootNode->mNumChildren; ++n) {
    const aiNode& node = *scene.mRootNode->mChildren[n];
    for (unsigned m = 0; m < node.mNumMeshes; ++m) {
      const aiMesh& mesh = *scene.mMeshes[node.mMeshes[m]];
      for (unsigned f = 0; f < mesh.mNumFaces; ++f)
        for (unsigned i = 0; i < 3; ++i)
          if (const unsigned vertex = mesh.mFaces[f].mIndices[i]; vertex < mesh.mNumVertices)
            corners.push_back(node.mTransformation * mesh.mVertices[vertex]);
    }
  }
  return corners;
}

/// Triangles in the file's frame, those with a corner that is not there included.
inline std::size_t trianglesOf(const aiScene& scene) {
  std::size_t count = 0;
  for (unsigned n = 0; n < scene.mRootNode->mNumChildren; ++n) {
    const aiNode& node = *scene.mRootNode->mChildren[n];
    for (unsigned m = 0; m < node.mNumMeshes; ++m)
      count += scene.mMeshes[node.mMeshes[m]]->mNumFaces;
  }
  return count;
}

/// Of all corners that are there.
inline aiVector3D greatest(const aiScene& scene) {
  aiVector3D most(-1e9F);
  for (const aiVector3D& corner : cornersOf(scene)) {
    most.x = std::fmax(most.x, corner.x);
    most.y = std::fmax(most.y, corner.y);
    most.z = std::fmax(most.z, corner.z);
  }
  return most;
}

inline std::vector<std::string> namesOf(const aiScene& scene) {
  std::vector<std::string> names;
  for (unsigned n = 0; n < scene.mRootNode->mNumChildren; ++n)
    names.emplace_back(scene.mRootNode->mChildren[n]->mName.C_Str());
  return names;
}

inline std::vector<std::string> materialsOf(const aiScene& scene) {
  std::vector<std::string> names;
  for (unsigned m = 0; m < scene.mNumMeshes; ++m)
    names.emplace_back(scene.mMaterials[scene.mMeshes[m]->mMaterialIndex]->GetName().C_Str());
  return names;
}

/// The sentence in which something is refused; empty if it is read.
inline std::string refusalOf(const std::function<void()>& read) {
  try {
    read();
  } catch (const Refused& refused) {
    return message(worker::diagnosticOf(refused.refusal));
  }
  return {};
}

}  // namespace wb::import3d::test

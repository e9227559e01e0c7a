#pragma once

#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/reader/flat_format.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

/// What the tests of the readers ask of a scene.
namespace wb::import3d::test {

inline std::vector<aiVector3D> cornersOf(const FileScene& file) {
  std::vector<aiVector3D> corners;
  for (unsigned n = 0; n < file.scene->mRootNode->mNumChildren; ++n) {
    const aiNode& node = *file.scene->mRootNode->mChildren[n];
    for (unsigned m = 0; m < node.mNumMeshes; ++m) {
      const Surface& surface = file.surfaces[node.mMeshes[m]];
      for (const FlatTriangle& triangle : surface.triangles)
        for (const std::uint32_t vertex : triangle)
          if (vertex < surface.positions.size())
            corners.push_back(node.mTransformation * surface.positions[vertex]);
    }
  }
  return corners;
}

/// Triangles in the file's frame, those with a corner that is not there included.
inline std::size_t trianglesOf(const FileScene& file) {
  std::size_t count = 0;
  for (unsigned n = 0; n < file.scene->mRootNode->mNumChildren; ++n) {
    const aiNode& node = *file.scene->mRootNode->mChildren[n];
    for (unsigned m = 0; m < node.mNumMeshes; ++m)
      count += file.surfaces[node.mMeshes[m]].triangles.size();
  }
  return count;
}

/// Of all corners that are there.
inline aiVector3D greatest(const FileScene& file) {
  aiVector3D most(-1e9F);
  for (const aiVector3D& corner : cornersOf(file)) {
    most.x = std::fmax(most.x, corner.x);
    most.y = std::fmax(most.y, corner.y);
    most.z = std::fmax(most.z, corner.z);
  }
  return most;
}

inline std::vector<std::string> namesOf(const FileScene& file) {
  const aiScene& scene = *file.scene;
  std::vector<std::string> names;
  for (unsigned n = 0; n < scene.mRootNode->mNumChildren; ++n)
    names.emplace_back(scene.mRootNode->mChildren[n]->mName.C_Str());
  return names;
}

inline std::vector<std::string> materialsOf(const FileScene& file) {
  const aiScene& scene = *file.scene;
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

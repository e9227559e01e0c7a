#pragma once

#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/model_files.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/reader/flat_format.h"
#include "model/formats/reader/folder_files.h"

#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// What the tests of the readers ask of a scene.
namespace wb::import3d::test {

/// What a model in a file may have of what it names, opened as the program does.
inline ModelFiles filesBeside(const std::filesystem::path& model) {
  const auto folder = std::make_shared<worker::FolderFiles>(model);
  return ModelFiles([folder](const std::string& name) { return folder->open(name); });
}

/// A place of a node's surfaces, in the file's frame.
inline Vector3 movedBy(const Node& node, const Vector3& place) {
  const glm::vec4 moved = node.toFile * glm::vec4(place.x, place.y, place.z, 1);
  return {moved.x, moved.y, moved.z};
}

inline std::vector<Vector3> cornersOf(const FileScene& file) {
  std::vector<Vector3> corners;
  for (const Node& node : file.nodes)
    for (const unsigned number : node.surfaces) {
      const Surface& surface = file.surfaces[number];
      for (const FlatTriangle& triangle : surface.triangles)
        for (const std::uint32_t vertex : triangle)
          if (vertex < surface.positions.size())
            corners.push_back(movedBy(node, surface.positions[vertex]));
    }
  return corners;
}

/// Triangles in the file's frame, those with a corner that is not there included.
inline std::size_t trianglesOf(const FileScene& file) {
  std::size_t count = 0;
  for (const Node& node : file.nodes)
    for (const unsigned number : node.surfaces) count += file.surfaces[number].triangles.size();
  return count;
}

/// Of all corners that are there.
inline Vector3 greatest(const FileScene& file) {
  Vector3 most(-1e9F);
  for (const Vector3& corner : cornersOf(file)) {
    most.x = std::fmax(most.x, corner.x);
    most.y = std::fmax(most.y, corner.y);
    most.z = std::fmax(most.z, corner.z);
  }
  return most;
}

inline std::vector<std::string> namesOf(const FileScene& file) {
  std::vector<std::string> names;
  for (const Node& node : file.nodes) names.push_back(node.name);
  return names;
}

inline std::vector<std::string> materialsOf(const FileScene& file) {
  std::vector<std::string> names;
  for (const Surface& surface : file.surfaces) names.push_back(surface.material);
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

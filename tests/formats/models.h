#pragma once

#include "model/formats/formats.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

/// What the tests of 3D models ask again and again.
namespace wb::import::test {

/// A file of tests/data/import3d.
inline std::filesystem::path fixture(const std::string& name) {
  return std::filesystem::path(WEIGHBRIDGE_DATA) / "import3d" / name;
}

inline Result<Loaded<Opened>> opened(const std::filesystem::path& path,
                                     const BareOptions& options = {}) {
  return open(path, options);
}

inline scene::Scene sceneOf(const std::filesystem::path& path, const BareOptions& options = {}) {
  auto read = opened(path, options);
  if (read) return std::move(read->value.scene);
  ADD_FAILURE() << line(read.error());
  scene::Scene scene;
  scene.linksets.emplace_back().parts.emplace_back();
  return scene;
}

/// The corners of a part's high level in the region, in metres.
inline std::vector<glm::dvec3> pointsOf(const scene::Scene& scene, std::size_t part,
                                        asset::Lod lod = asset::Lod::high) {
  const scene::Linkset& linkset = scene.linksets.at(0);
  const scene::Part& own = linkset.parts.at(part);
  const asset::MeshAsset* mesh = scene.meshOf(own);
  if (!mesh || !mesh->lod(lod)) return {};
  std::vector<glm::dvec3> points = asset::positionsOf(*mesh->lod(lod));
  for (glm::dvec3& point : points)
    point =
        linkset.position + linkset.rotation * (own.position + own.rotation * (own.scale * point));
  return points;
}

/// Six times the volume that a part's triangles enclose, seen from outside: negative where they
/// are inside out.
inline double sixfoldVolume(const scene::Scene& scene, std::size_t part) {
  const auto points = pointsOf(scene, part);
  const scene::Part& own = scene.linksets.at(0).parts.at(part);
  double sum = 0;
  std::size_t first = 0;
  for (const asset::Face& face : *scene.meshOf(own)->lod(asset::Lod::high)) {
    for (const auto& [a, b, c] : face.triangles)
      sum += glm::dot(points[first + a], glm::cross(points[first + b], points[first + c]));
    first += face.positions.size();
  }
  return sum;
}

/// The corners of the box around points.
/// Of a part's triangles at its high level, each without its sign.
inline double areaOf(const scene::Scene& scene, std::size_t part) {
  const auto points = pointsOf(scene, part);
  double sum = 0;
  std::size_t first = 0;
  for (const asset::Face& face :
       *scene.meshOf(scene.linksets.at(0).parts.at(part))->lod(asset::Lod::high)) {
    for (const auto& [a, b, c] : face.triangles)
      sum += glm::length(glm::cross(points[first + b] - points[first + a],
                                    points[first + c] - points[first + a])) /
             2;
    first += face.positions.size();
  }
  return sum;
}

struct Box {
  glm::dvec3 min;
  glm::dvec3 max;
};

inline Box boxOf(const std::vector<glm::dvec3>& points) {
  Box box{points.at(0), points.at(0)};
  for (const glm::dvec3& point : points) {
    box.min = glm::min(box.min, point);
    box.max = glm::max(box.max, point);
  }
  return box;
}

inline void expectNear(const glm::dvec3& found, const glm::dvec3& expected, double tolerance,
                       const std::string& what) {
  for (int axis = 0; axis < 3; ++axis)
    EXPECT_NEAR(found[axis], expected[axis], tolerance) << what << ", axis " << axis;
}

inline std::size_t trianglesOf(const scene::Scene& scene) {
  std::size_t count = 0;
  for (const scene::Part& part : scene.linksets.at(0).parts)
    if (const auto* mesh = scene.meshOf(part)) count += triangleCount(*mesh->lod(asset::Lod::high));
  return count;
}

}  // namespace wb::import::test

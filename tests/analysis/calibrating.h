#pragma once

#include "model/analysis/calibration.h"
#include "tests/support/samples.h"

#include <array>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace wb::tuning::test {

/// Linksets of meshes of three kinds and boxes, of many sizes: each constant asked for matters to
/// some.
inline scene::Scene village(std::size_t count) {
  scene::Scene scene;
  scene.assets["wall"].mesh =
      std::make_shared<const asset::MeshAsset>(cost::test::makeAsset({.physicsMesh = true}));
  scene.assets["hulls"].mesh =
      std::make_shared<const asset::MeshAsset>(cost::test::makeAsset({.hulls = 5}));
  scene.assets["one"].mesh = std::make_shared<const asset::MeshAsset>(cost::test::makeAsset({}));
  for (std::size_t i = 0; i < count; ++i) {
    const double size = 0.55 + 0.05 * static_cast<double>(i % 7);
    scene::Linkset linkset =
        cost::test::makeLinkset({cost::test::makePart(scene::PartKind::box, glm::dvec3(size))});
    for (const char* asset : {"wall", "hulls", "one"}) {
      scene::Part part =
          cost::test::makePart(scene::PartKind::mesh, glm::dvec3(size), scene::ShapeType::prim);
      part.asset = asset;
      linkset.parts.insert(linkset.parts.end(), (i + std::size_t(asset[0])) % 4, part);
    }
    linkset.name = "house " + std::to_string(i);
    scene.linksets.push_back(linkset);
  }
  return scene;
}

/// Linksets of one kind of part each; hulls of 4 and of 60 points, for those of 8 alone could not
/// tell a hull from its points.
inline scene::Scene sortedVillage(std::size_t count) {
  scene::Scene scene = village(count);
  const auto withHullsOf = [](std::size_t points) {
    asset::MeshAsset mesh = cost::test::makeAsset({.hulls = 3});
    for (asset::HullPoints& hull : mesh.physicsConvex->hulls) hull.resize(points);
    return std::make_shared<const asset::MeshAsset>(std::move(mesh));
  };
  scene.assets["small"].mesh = withHullsOf(4);
  scene.assets["large"].mesh = withHullsOf(60);
  constexpr std::array<const char*, 4> kinds{"wall", "small", "small", "large"};
  for (std::size_t i = 0; i < count; ++i) {
    const double size = 0.55 + 0.05 * static_cast<double>(i % 7);
    scene::Part part =
        cost::test::makePart(scene::PartKind::mesh, glm::dvec3(size), scene::ShapeType::prim);
    part.asset = kinds[i % kinds.size()];
    scene.linksets[i].parts.assign(1 + i % 5, part);
  }
  return scene;
}

/// What the scene costs under a profile, each number off by a normal deviation.
inline std::vector<scene::Measured> measuredOf(const scene::Scene& scene,
                                               const cost::Profile& profile, double noise) {
  std::mt19937 generator(7);                   // NOLINT: the same on every run
  std::normal_distribution<double> deviation;  // A noise of 0 is none, which it could not have.
  const auto off = [&] { return 1 + noise * deviation(generator); };
  std::vector<scene::Measured> all;
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const auto cost = weigh(scene.linksets[i], statistics.linksets[i], profile);
    scene::Measured one;
    one.linkset = scene.linksets[i].name;
    one.physics = cost.physics * off();
    one.streaming = cost.streaming * off();
    all.push_back(one);
  }
  return all;
}

inline bool tells(const Calibration& found, std::string_view code, std::string_view word) {
  for (const Diagnostic& finding : found.findings)
    if (finding.text.code == code && message(finding).find(word) != std::string::npos) return true;
  return false;
}

}  // namespace wb::tuning::test

#include "model/asset/asset.h"
#include "model/formats/detail/node_assets.h"
#include "model/geometry/convex_hull.h"
#include "tests/formats/models.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace wb::import {
namespace {

using asset::Lod;

/// A wavy sheet of 2 × side² triangles, a metre wide.
ModelFace sheet(std::uint32_t side) {
  ModelFace face;
  for (std::uint32_t y = 0; y <= side; ++y)
    for (std::uint32_t x = 0; x <= side; ++x) {
      const glm::dvec2 at = glm::dvec2(x, y) / static_cast<double>(side);
      face.mesh.positions.emplace_back(at, 0.1 * std::sin(5 * at.x) * std::cos(4 * at.y));
      face.normals.emplace_back(0, 0, 1);
      face.texCoords.emplace_back(at);
    }
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t a = y * (side + 1) + x;
      const std::uint32_t b = a + side + 1;
      face.mesh.triangles.push_back({a, a + 1, b});
      face.mesh.triangles.push_back({a + 1, b + 1, b});
    }
  return face;
}

/// Triangles that share no corner, in a row.
ModelFace apart(std::uint32_t count) {
  ModelFace face;
  for (std::uint32_t i = 0; i < count; ++i) {
    const double x = i;
    for (const glm::dvec3& corner :
         {glm::dvec3(x, 0, 0), glm::dvec3(x + 0.5, 0, 0), glm::dvec3(x, 1, 0)}) {
      face.mesh.positions.push_back(corner);
      face.normals.emplace_back(0, 0, 1);
    }
    face.mesh.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
  }
  return face;
}

/// Each vertex was one of the original, with what belonged to it, and each is used.
void expectPartOf(const ModelFace& made, const ModelFace& original) {
  ASSERT_EQ(made.normals.size(), made.mesh.positions.size());
  ASSERT_EQ(made.texCoords.size(), original.texCoords.empty() ? 0 : made.mesh.positions.size());
  std::set<std::uint32_t> used;
  for (const mesh::Triangle& triangle : made.mesh.triangles)
    used.insert(triangle.begin(), triangle.end());
  EXPECT_EQ(used.size(), made.mesh.positions.size());
  for (std::size_t i = 0; i < made.mesh.positions.size(); ++i) {
    const auto found = std::ranges::find(original.mesh.positions, made.mesh.positions[i]);
    ASSERT_NE(found, original.mesh.positions.end());
    const auto number = static_cast<std::size_t>(found - original.mesh.positions.begin());
    if (!made.texCoords.empty()) {
      EXPECT_EQ(made.texCoords[i], original.texCoords[number]);
    }
  }
}

TEST(ModelLods, nothingStaysNothing) {
  EXPECT_TRUE(simplified(ModelFace{}).mesh.triangles.empty());
  NodeLevels levels;
  EXPECT_EQ(makeLowerLods(levels), 0U);
  for (const auto& level : levels) EXPECT_TRUE(level.empty());
}

TEST(ModelLods, theLastTriangleIsKept) {
  const ModelFace one = apart(1);
  EXPECT_EQ(simplified(one).mesh.triangles.size(), 1U);
  ModelFace collapsed = one;
  std::ranges::fill(collapsed.mesh.positions, glm::dvec3(7, 7, 7));
  EXPECT_EQ(simplified(collapsed).mesh.triangles.size(), 1U);
  ModelFace vast = one;
  for (glm::dvec3& position : vast.mesh.positions) position *= 1e300;
  EXPECT_EQ(simplified(vast).mesh.triangles.size(), 1U);
}

TEST(ModelLods, aSheetKeepsAQuarterAndItsOutline) {
  const ModelFace face = sheet(32);
  const ModelFace made = simplified(face);
  EXPECT_LE(made.mesh.triangles.size(), 512U);
  EXPECT_GT(made.mesh.triangles.size(), 400U);
  expectPartOf(made, face);
  const test::Box box = test::boxOf(made.mesh.positions);
  EXPECT_EQ(glm::dvec2(box.min), glm::dvec2(0));
  EXPECT_EQ(glm::dvec2(box.max), glm::dvec2(1));
}

TEST(ModelLods, whatDoesNotHangTogetherIsJoined) {
  const ModelFace face = apart(400);
  const ModelFace made = simplified(face);
  EXPECT_LE(made.mesh.triangles.size(), 100U);
  EXPECT_FALSE(made.mesh.triangles.empty());
  expectPartOf(made, face);
}

TEST(ModelLods, eachLackingLevelComesFromTheOneAboveIt) {
  NodeLevels levels;
  levels[0] = {{"wood", {sheet(16)}}, {"iron", {sheet(8), sheet(4)}}};
  levels[2] = {{"wood", {sheet(2)}}};
  EXPECT_EQ(makeLowerLods(levels), 2U) << "medium and lowest";
  ASSERT_EQ(levels[1].size(), 2U);
  EXPECT_EQ(levels[1][1].name, "iron");
  ASSERT_EQ(levels[1][1].faces.size(), 2U);
  EXPECT_LE(levels[1][0].faces[0].mesh.triangles.size(), 128U);
  EXPECT_EQ(levels[2][0].faces[0].mesh.triangles.size(), 8U) << "given, so kept";
  ASSERT_EQ(levels[3].size(), 1U);
  EXPECT_LT(levels[3][0].faces[0].mesh.triangles.size(), 8U);
  EXPECT_TRUE(levels[physicsLevel].empty());
}

/// Eight corners and twelve triangles, of one face or with a material for each side.
NodeLevels cube(bool isOfSixMaterials) {
  constexpr std::array<std::array<std::uint32_t, 4>, 6> sides{
      {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}}};
  NodeLevels levels;
  for (const auto& side : sides) {
    if (levels[0].empty() || isOfSixMaterials)
      levels[0].push_back({std::to_string(levels[0].size()), {ModelFace{}}});
    ModelFace& face = levels[0].back().faces.front();
    for (std::uint32_t corner = 0; corner < 8 && face.mesh.positions.size() < 8; ++corner) {
      face.mesh.positions.emplace_back(corner & 1U, corner >> 1U & 1U, corner >> 2U);
      face.normals.emplace_back(0, 0, 1);
    }
    face.mesh.triangles.push_back({side[0], side[1], side[2]});
    face.mesh.triangles.push_back({side[0], side[2], side[3]});
  }
  return levels;
}

double hullVolume(const std::vector<ModelMaterial>& level) {
  std::vector<glm::dvec3> points;
  for (const ModelMaterial& material : level)
    for (const ModelFace& face : material.faces)
      points.insert(points.end(), face.mesh.positions.begin(), face.mesh.positions.end());
  const auto hull = mesh::convexHull(points);
  return hull ? hull->volume : 0;
}

/// The base hull is made of the low level: the grid refuses one without a volume.
TEST(ModelLods, ALevelOfFewTrianglesKeepsItsVolume) {
  for (const bool isOfSixMaterials : {false, true}) {
    NodeLevels levels = cube(isOfSixMaterials);
    EXPECT_EQ(makeLowerLods(levels), 3U);
    for (std::size_t lod = 1; lod < 3; ++lod)
      EXPECT_GE(hullVolume(levels[lod]), 0.8 * hullVolume(levels[lod - 1])) << lod;
    EXPECT_GT(hullVolume(levels[3]), 0);
  }
}

std::array<std::size_t, 4> countsOf(const scene::Scene& scene) {
  std::array<std::size_t, 4> counts{};
  const asset::MeshAsset* mesh = scene.meshOf(scene.linksets.at(0).parts.at(0));
  for (const Lod lod : asset::allLods)
    if (mesh && mesh->lod(lod))
      counts[static_cast<std::size_t>(lod)] = triangleCount(*mesh->lod(lod));
  return counts;
}

TEST(ModelLods, aModelGetsThemOnRequestOnly) {
  BareOptions options;
  options.levels = LevelSource::asGiven;
  auto given = test::opened(test::fixture("valid.stl"), options);
  ASSERT_TRUE(given);
  const auto plain = countsOf(given->value.scene);
  EXPECT_EQ(plain[1] + plain[2] + plain[3], 0U);
  options.makeLods = true;
  auto read = test::opened(test::fixture("valid.stl"), options);
  ASSERT_TRUE(read);
  const auto made = countsOf(read->value.scene);
  EXPECT_EQ(made[0], plain[0]);
  for (std::size_t lod = 1; lod < 4; ++lod) {
    EXPECT_GE(made[lod], 1U);
    EXPECT_LE(made[lod], made[lod - 1]);
  }
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_EQ(read->findings[0].text.code, "plain.lods_made");
  EXPECT_EQ(read->findings[0].severity, Severity::warning) << "the command line tells it too";
  EXPECT_EQ(read->findings[0].file, test::fixture("valid.stl"));
}

}  // namespace
}  // namespace wb::import

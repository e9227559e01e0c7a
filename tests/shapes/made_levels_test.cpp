#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "model/formats/uploader_files.h"
#include "model/geometry/geometry.h"
#include "model/shapes/detail/level_lattice.h"
#include "model/shapes/generated_levels.h"
#include "tests/shapes/boxes.h"
#include "tests/support/samples.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <numbers>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace wb::shape {
namespace {

using asset::Face;
using asset::Faces;

/// A bumpy ball in the unit cube, from one longitude to another, in shares of all around.
Face ballFace(double from, double to, std::uint32_t side = 16) {
  mesh::TriangleMesh mesh;
  std::vector<glm::vec3> normals;
  std::vector<glm::vec2> textures;
  for (std::uint32_t y = 0; y <= side; ++y)
    for (std::uint32_t x = 0; x <= side; ++x) {
      const double longitude = 2 * std::numbers::pi * (from + (to - from) * x / side);
      const double latitude = std::numbers::pi * y / side;
      const glm::dvec3 out(std::cos(longitude) * std::sin(latitude),
                           std::sin(longitude) * std::sin(latitude), std::cos(latitude));
      mesh.positions.push_back(out * (0.45 + 0.05 * std::sin(4 * longitude) * std::sin(latitude)));
      normals.emplace_back(out);
      textures.emplace_back(from + (to - from) * x / side, static_cast<double>(y) / side);
    }
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t a = y * (side + 1) + x;
      if (y > 0) mesh.triangles.push_back({a, a + side + 1, a + 1});
      if (y + 1 < side) mesh.triangles.push_back({a + 1, a + side + 1, a + side + 2});
    }
  return asset::makeFace(mesh, normals, textures);
}

/// A cube whose sides have 8 x 8 squares and a normal each.
Face hardCube() {
  mesh::TriangleMesh mesh;
  std::vector<glm::vec3> normals;
  constexpr std::uint32_t squares = 8;
  for (int side = 0; side < 6; ++side) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    const int axis = side / 2;
    const double sign = side % 2 == 0 ? -1 : 1;
    for (std::uint32_t v = 0; v <= squares; ++v)
      for (std::uint32_t u = 0; u <= squares; ++u) {
        glm::dvec3 place(0);
        place[axis] = 0.5 * sign;
        place[(axis + 1) % 3] = (static_cast<double>(u) / squares - 0.5) * sign;
        place[(axis + 2) % 3] = static_cast<double>(v) / squares - 0.5;
        glm::vec3 normal(0);
        normal[axis] = static_cast<float>(sign);
        mesh.positions.push_back(place);
        normals.push_back(normal);
      }
    for (std::uint32_t v = 0; v < squares; ++v)
      for (std::uint32_t u = 0; u < squares; ++u) {
        const std::uint32_t a = first + v * (squares + 1) + u;
        mesh.triangles.push_back({a, a + 1, a + squares + 1});
        mesh.triangles.push_back({a + 1, a + squares + 2, a + squares + 1});
      }
  }
  return asset::makeFace(mesh, normals);
}

asset::MeshAsset assetWith(Faces faces) {
  asset::MeshAsset mesh;
  mesh.physicsConvex = asset::PhysicsConvex{};
  mesh.lods[0] = std::move(faces);
  return mesh;
}

MadeLevels levelsOf(const asset::MeshAsset& mesh, const glm::dvec3& scale, double pixels = 2) {
  auto made = makeLevels(mesh, scale, cost::Profile{}, {.pixels = pixels});
  EXPECT_TRUE(made) << (made ? "" : line(made.error()));
  return made ? std::move(*made) : MadeLevels{};
}

mesh::TriangleMesh surfaceOf(const Faces& faces, const glm::dvec3& scale) {
  mesh::TriangleMesh mesh = asset::toTriangleMesh(faces);
  for (glm::dvec3& position : mesh.positions) position *= scale;
  return mesh;
}

/// A pixel of 1080 lines and 60 degrees where the grid switches: half the diagonal by 0.24, 0.06
/// and 0.03 (costs.md 5).
double pixelOf(std::size_t lod, const glm::dvec3& scale) {
  constexpr std::array shares{1.0, 0.24, 0.06, 0.03};
  const double distance = glm::length(scale) / 2 / shares[lod];
  return 2 * distance * std::tan(std::numbers::pi / 6) / 1080;
}

TEST(MadeLevels, AreAsCloseAsAskedByAnIndependentSampler) {
  const glm::dvec3 scale(2, 1, 1.5);
  const asset::MeshAsset mesh = assetWith({ballFace(0, 1, 16)});
  const mesh::TriangleMesh high = surfaceOf(*mesh.lods[0], scale);
  for (const double pixels : {1.0, 3.0}) {
    const MadeLevels made = levelsOf(mesh, scale, pixels);
    for (std::size_t lod = 1; lod < 4; ++lod) {
      const mesh::TriangleMesh level = surfaceOf(*made.mesh->lods[lod], scale);
      const double distance =
          std::max(test::sampledDistance(high, level, 3), test::sampledDistance(level, high, 3));
      EXPECT_LE(distance, pixels * pixelOf(lod, scale)) << lod;
      EXPECT_LE(distance, 1.06 * made.levels[lod].error + 1e-3 * glm::length(scale)) << lod;
      EXPECT_NEAR(made.levels[lod].pixels(), made.levels[lod].error / pixelOf(lod, scale), 1e-9);
      EXPECT_LT(made.levels[lod].triangles, made.levels[lod - 1].triangles) << lod;
      EXPECT_EQ(made.levels[lod].bytes, made.mesh->storedBytes(asset::allLods[lod])) << lod;
    }
  }
}

/// Three tenths of a pixel of the medium level are less than a thousandth of the diagonal. A flat
/// square of eight triangles needs two.
TEST(MadeLevels, AreAsCloseAsAskedByAPartOfAPixel) {
  mesh::TriangleMesh sheet;
  for (const double y : {-0.5, 0.0, 0.5})
    for (const double x : {-0.5, 0.0, 0.5}) sheet.positions.emplace_back(x, y, 0);
  for (const std::uint32_t a : {0U, 1U, 3U, 4U}) {
    sheet.triangles.push_back({a, a + 1, a + 4});
    sheet.triangles.push_back({a, a + 4, a + 3});
  }
  constexpr double pixels = 0.3;
  ASSERT_LT(pixels * pixelOf(1, glm::dvec3(1)), 1e-3 * std::numbers::sqrt2);
  const MadeLevels made = levelsOf(assetWith({asset::makeFace(sheet)}), glm::dvec3(1), pixels);
  EXPECT_EQ(made.levels[1].triangles, 2U);
  EXPECT_LE(made.worstPixels(), pixels);
}

TEST(MadeLevels, MorePixelsTakeFewerBytes) {
  const asset::MeshAsset mesh = assetWith({ballFace(0, 1)});
  std::size_t before = 1 << 30;
  for (const double pixels : {0.5, 2.0, 8.0}) {
    const MadeLevels made = levelsOf(mesh, glm::dvec3(1), pixels);
    EXPECT_LT(made.levels[2].bytes, before) << pixels;
    before = made.levels[2].bytes;
  }
}

/// Each edge of the whole surface, by its places, has one that goes back.
TEST(MadeLevels, MaterialsStayJoined) {
  const MadeLevels made = levelsOf(assetWith({ballFace(0, 0.4), ballFace(0.4, 1)}), glm::dvec3(1));
  for (std::size_t lod = 1; lod < 4; ++lod) {
    const Faces& faces = *made.mesh->lods[lod];
    ASSERT_EQ(faces.size(), 2U);
    std::vector<glm::dvec3> places;
    const auto numberOf = [&](const glm::dvec3& place) {
      constexpr double same = 1e-4;  // Each face is quantised by itself.
      const auto found = std::ranges::find_if(
          places, [&](const glm::dvec3& one) { return glm::distance(one, place) < same; });
      const auto number = found - places.begin();
      if (found == places.end()) places.push_back(place);
      return number;
    };
    std::map<std::pair<std::ptrdiff_t, std::ptrdiff_t>, int> edges;
    const mesh::TriangleMesh mesh = asset::toTriangleMesh(faces);
    for (const mesh::Triangle& triangle : mesh.triangles)
      for (std::size_t i = 0; i < 3; ++i) {
        const std::ptrdiff_t from = numberOf(mesh.positions[triangle[i]]);
        const std::ptrdiff_t to = numberOf(mesh.positions[triangle[(i + 1) % 3]]);
        ++edges[{from, to}];
        --edges[{to, from}];
      }
    for (const auto& [edge, count] : edges) EXPECT_EQ(count, 0) << lod;
  }
}

TEST(MadeLevels, EachMaterialKeepsATriangle) {
  mesh::TriangleMesh tiny{{{0.5, 0, 0}, {0.5, 0.001, 0}, {0.5, 0, 0.001}}, {{0, 1, 2}}};
  const MadeLevels made =
      levelsOf(assetWith({ballFace(0, 1), asset::makeFace(tiny), Face{}}), glm::dvec3(1), 8);
  for (std::size_t lod = 1; lod < 4; ++lod) {
    const Faces& faces = *made.mesh->lods[lod];
    ASSERT_EQ(faces.size(), 3U);
    EXPECT_EQ(faces[1].triangles.size(), 1U) << lod;
    EXPECT_TRUE(faces[2].triangles.empty()) << lod;
  }
}

/// Corners of several normals are no hindrance, and each side keeps its own.
TEST(MadeLevels, HardEdgesAreSimplifiedAndStayHard) {
  const MadeLevels made = levelsOf(assetWith({hardCube()}), glm::dvec3(1));
  for (std::size_t lod = 1; lod < 4; ++lod) {
    const Faces& faces = *made.mesh->lods[lod];
    EXPECT_EQ(triangleCount(faces), 12U) << lod;
    for (const asset::Quantised3& stored : faces[0].normals) {
      const glm::dvec3 normal =
          glm::normalize(asset::dequantised(stored, {glm::dvec3(-1), glm::dvec3(1)}));
      const double most = std::max({std::abs(normal.x), std::abs(normal.y), std::abs(normal.z)});
      EXPECT_GT(most, std::cos(2 * std::numbers::pi / 180)) << lod;
    }
  }
}

TEST(MadeLevels, WhatIsThereStaysWhereItIsAsSmall) {
  asset::MeshAsset mesh = assetWith({ballFace(0, 1)});
  mesh.lods = levelsOf(mesh, glm::dvec3(1)).mesh->lods;
  const MadeLevels again = levelsOf(mesh, glm::dvec3(1));
  for (std::size_t lod = 0; lod < 4; ++lod)
    EXPECT_EQ(asset::encodedSize(*again.mesh->lods[lod]), asset::encodedSize(*mesh.lods[lod]));
}

/// At the worst of its pixels, levels made by a share of triangles are stored in more bytes.
TEST(MadeLevels, AreSmallerThanAQuarterOfTheTrianglesAsFarOff) {
  const glm::dvec3 scale(1);
  const asset::MeshAsset mesh = assetWith({ballFace(0, 1)});
  Faces level = *mesh.lods[0];
  double pixels = 0;
  std::array<std::size_t, 4> bytes{};
  for (std::size_t lod = 1; lod < 4; ++lod) {
    level = asset::lowerLevel(level, asset::allLods[lod], scale);
    bytes[lod] = asset::encodedSize(level);
    const mesh::TriangleMesh high = surfaceOf(*mesh.lods[0], scale);
    const mesh::TriangleMesh made = surfaceOf(level, scale);
    pixels = std::max(pixels, std::max(test::sampledDistance(high, made, 3),
                                       test::sampledDistance(made, high, 3)) /
                                  pixelOf(lod, scale));
  }
  const MadeLevels made = levelsOf(mesh, scale, pixels);
  for (std::size_t lod = 1; lod < 4; ++lod) EXPECT_LT(made.levels[lod].bytes, bytes[lod]) << lod;
}

TEST(MadeLevels, WithoutATriangleThereIsNothingToMakeThemOf) {
  EXPECT_FALSE(makeLevels(assetWith({Face{}}), glm::dvec3(1), cost::Profile{}, {}));
  EXPECT_FALSE(makeLevels(asset::MeshAsset{}, glm::dvec3(1), cost::Profile{}, {}));
}

TEST(MadeLevels, CancelledWorkIsRefused) {
  StepCount steps;
  steps.most = 3;
  Task task;
  task.steps = &steps;
  EXPECT_FALSE(makeLevels(assetWith({ballFace(0, 1)}), glm::dvec3(1), cost::Profile{}, {}, task));
}

TEST(LevelLattice, MovesNothingFartherThanItsDiagonalsHalf) {
  const glm::dvec3 scale(3, 2, 1);
  const Faces faces{ballFace(0, 1)};
  for (const double step : {0.02, 0.1, 0.4}) {
    const Faces moved = onLattice(faces, scale, step);
    const mesh::TriangleMesh before = surfaceOf(faces, scale);
    const mesh::TriangleMesh after = surfaceOf(moved, scale);
    for (const glm::dvec3& place : after.positions) {
      double nearest = 1e300;
      for (const glm::dvec3& other : before.positions)
        nearest = std::min(nearest, glm::distance(place, other));
      EXPECT_LE(nearest, step * std::sqrt(3.0) / 2 + 1e-9) << step;
    }
    EXPECT_LT(asset::encodedSize(moved), asset::encodedSize(faces)) << step;
  }
}

/// The numbers of the first list in a Collada file: the positions of its first model.
std::vector<float> positionsIn(const std::string& text) {
  const std::size_t begin = text.find('>', text.find("<float_array")) + 1;
  std::istringstream list(text.substr(begin, text.find('<', begin) - begin));
  return {std::istream_iterator<float>(list), {}};
}

/// A level that fills the box of its model, at the uploader: the viewer spans steps from its lowest
/// coordinate to its highest, and cuts off to the step below (llmodel.cpp, writeModel).
TEST(LevelLattice, IsWhatTheViewerStores) {
  Face ball = ballFace(0, 1);
  ball.positionDomain = {glm::dvec3(-0.5), glm::dvec3(0.5)};
  const glm::dvec3 scale(3, 2, 1);
  asset::MeshAsset mesh = assetWith({ball});
  mesh.lods[static_cast<std::size_t>(asset::Lod::medium)] = onLattice({ball}, scale, 0.1);
  const scene::Scene scene = cost::test::makeScene(
      cost::test::makeLinkset({cost::test::makePart(scene::PartKind::mesh, scale)}), mesh);
  const auto file = exporting::uploaderFile(scene, 0, 1, exporting::UploaderFormat::collada);
  ASSERT_TRUE(file);
  const std::vector<float> positions = positionsIn(std::string(textOf(file->value)));
  ASSERT_GE(positions.size(), 300U);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    float low = positions[axis];
    float high = low;
    for (std::size_t i = axis; i < positions.size(); i += 3) {
      low = std::min(low, positions[i]);
      high = std::max(high, positions[i]);
    }
    for (std::size_t i = axis; i < positions.size(); i += 3) {
      const float share = (positions[i] - low) / (high - low);
      const auto stored = static_cast<std::uint16_t>(share * 65535);
      EXPECT_TRUE(stored % 256 == 0 || stored == 65535) << stored << ' ' << axis;
    }
  }
}

TEST(LevelLattice, LeavesWhatIsFiner) {
  const Faces faces{ballFace(0, 1, 10)};
  EXPECT_EQ(onLattice(faces, glm::dvec3(1), 1e-4), faces);
}

/// A pixel is two metres' share of 1,080 lines at 60 degrees: 2 * tan(30) / 1080 at a metre.
TEST(MadeLevels, FromFarEnoughOffNobodySeesThem) {
  const double pixelAtOneMetre = 2 / std::sqrt(3.0) / 1080;
  MadeLevels made;
  const auto setLevel = [&](std::size_t lod, double distance, double pixels) {
    made.levels[lod] = {.distance = distance, .error = pixels * distance * pixelAtOneMetre};
  };
  setLevel(1, 10, 0.9);
  setLevel(2, 40, 0.99);
  setLevel(3, 160, 0.5);
  EXPECT_NEAR(made.sameBeyond(), 0, 1e-9);
  setLevel(1, 10, 2);
  EXPECT_NEAR(made.sameBeyond(), 20, 1e-9) << "half a pixel a metre";
  setLevel(1, 10, 8);
  EXPECT_NEAR(made.sameBeyond(), 40, 1e-9) << "from there on another level is seen";
  setLevel(2, 40, 1.5);
  EXPECT_NEAR(made.sameBeyond(), 60, 1e-9);
  setLevel(3, 160, 3);
  EXPECT_NEAR(made.sameBeyond(), 480, 1e-9) << "after the last there is none";
}

}  // namespace
}  // namespace wb::shape

// What levels of detail are held to: bounds that hold whatever meshoptimizer's version, measured by
// a sampler that shares no code with the search.

#include "model/shapes/detail/level_search.h"

#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "model/asset/normals.h"
#include "model/geometry/geometry.h"
#include "model/geometry/simplify.h"
#include "model/shapes/detail/triangle_tree.h"
#include "model/shapes/generated_levels.h"
#include "tests/shapes/boxes.h"
#include "tests/support/samples.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <utility>
#include <vector>

namespace wb::shape {
namespace {

using asset::Face;
using asset::Faces;

class LevelRandom {
 public:
  double next() { return static_cast<double>(random_() >> 11U) * 0x1p-53; }
  glm::dvec3 inside(double half) {
    const double x = next();
    const double y = next();
    return (glm::dvec3(x, y, next()) - 0.5) * (2 * half);
  }

 private:
  std::mt19937_64 random_{7};
};

/// Textured triangles, of which corners at one place are shared only where their textures are.
struct Model {
  mesh::TriangleMesh mesh{};
  std::vector<glm::vec2> textures{};

  std::uint32_t add(const glm::dvec3& place, const glm::dvec2& texture) {
    mesh.positions.push_back(place);
    textures.emplace_back(texture);
    return static_cast<std::uint32_t>(mesh.positions.size() - 1);
  }
  Face face() const { return asset::makeFace(mesh, {}, textures); }
};

/// The texture of a place on the side of a box that faces so: flat, each direction elsewhere.
glm::dvec2 laidOn(const glm::dvec3& place, int axis, bool isUpper) {
  return {place[(axis + 1) % 3] + 3.0 * axis, place[(axis + 2) % 3] + (isUpper ? 3.0 : 0.0)};
}

/// Six sides of squares, a seam at each edge.
void addBox(Model& model, const glm::dvec3& middle, const glm::dvec3& half, std::uint32_t squares) {
  for (int side = 0; side < 6; ++side) {
    const int axis = side / 2;
    const bool isUpper = side % 2 != 0;
    const auto first = static_cast<std::uint32_t>(model.mesh.positions.size());
    for (std::uint32_t v = 0; v <= squares; ++v)
      for (std::uint32_t u = 0; u <= squares; ++u) {
        glm::dvec3 at(0);
        at[axis] = isUpper ? 1 : -1;
        at[(axis + 1) % 3] = (2.0 * u / squares - 1) * (isUpper ? 1 : -1);
        at[(axis + 2) % 3] = 2.0 * v / squares - 1;
        const glm::dvec3 place = middle + half * at;
        model.add(place, laidOn(place, axis, isUpper));
      }
    for (std::uint32_t v = 0; v < squares; ++v)
      for (std::uint32_t u = 0; u < squares; ++u) {
        const std::uint32_t a = first + v * (squares + 1) + u;
        model.mesh.triangles.push_back({a, a + 1, a + squares + 1});
        model.mesh.triangles.push_back({a + 1, a + squares + 2, a + squares + 1});
      }
  }
}

/// Beams and blocks, some of which touch: on most places three seams meet.
Model beams() {
  Model model;
  addBox(model, {0, 0, -0.45}, {0.5, 0.5, 0.05}, 4);
  for (int i = 0; i < 5; ++i) addBox(model, {-0.45 + 0.2 * i, -0.3, 0.05}, {0.02, 0.02, 0.45}, 2);
  for (int i = 0; i < 4; ++i) addBox(model, {0.2, 0.2, -0.35 + 0.1 * i}, {0.1, 0.15, 0.05}, 2);
  return model;
}

/// Two rows of stones that touch.
Model stones() {
  Model model;
  for (int row = 0; row < 2; ++row)
    for (int i = 0; i < 6; ++i) {
      const double turn = std::numbers::pi * (i + 0.5 * row) / 6;
      addBox(model, {0.4 * std::cos(turn), 0.1 * row, 0.4 * std::sin(turn) - 0.2},
             {0.09, 0.05, 0.07 + 0.01 * i}, 3);
    }
  return model;
}

/// Loose squares in a ball, turned at random, and a trunk.
Model looseLeaves(int count, double size) {
  Model model;
  LevelRandom random;
  for (int i = 0; i < count; ++i) {
    const glm::dvec3 middle = random.inside(0.28) + glm::dvec3(0, 0, 0.2);
    const glm::dvec3 across = glm::normalize(random.inside(1)) * size;
    const glm::dvec3 up = glm::normalize(glm::cross(across, random.inside(1))) * size;
    std::array<std::uint32_t, 4> corners{};
    for (std::uint32_t k = 0; k < 4; ++k) {
      const double u = k % 2;
      const double v = k / 2;
      corners[k] = model.add(middle + (u - 0.5) * across + (v - 0.5) * up, {u, v});
    }
    model.mesh.triangles.push_back({corners[0], corners[1], corners[3]});
    model.mesh.triangles.push_back({corners[0], corners[3], corners[2]});
  }
  addBox(model, {0, 0, -0.25}, {0.04, 0.04, 0.25}, 2);
  return model;
}

Model evenBall(std::uint32_t side) {
  Model model;
  for (std::uint32_t y = 0; y <= side; ++y)
    for (std::uint32_t x = 0; x <= side; ++x) {
      const double longitude = 2 * std::numbers::pi * x / side;
      const double latitude = std::numbers::pi * y / side;
      model.add(0.5 * glm::dvec3(std::cos(longitude) * std::sin(latitude),
                                 std::sin(longitude) * std::sin(latitude), std::cos(latitude)),
                {1.0 * x / side, 1.0 * y / side});
    }
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t a = y * (side + 1) + x;
      if (y > 0) model.mesh.triangles.push_back({a, a + side + 1, a + 1});
      if (y + 1 < side) model.mesh.triangles.push_back({a + 1, a + side + 1, a + side + 2});
    }
  return model;
}

MadeLevels levelsOf(const Model& model, double pixels) {
  asset::MeshAsset mesh;
  mesh.physicsConvex = asset::PhysicsConvex{};
  mesh.lods[0] = Faces{model.face()};
  auto made = makeLevels(mesh, glm::dvec3(1), cost::Profile{}, {.pixels = pixels});
  EXPECT_TRUE(made) << (made ? "" : line(made.error()));
  return made ? std::move(*made) : MadeLevels{};
}

double sampledError(const mesh::TriangleMesh& high, const mesh::TriangleMesh& level) {
  return std::max(test::sampledDistance(high, level, 2), test::sampledDistance(level, high, 4));
}

/// Of 1080 lines and 60 degrees, where the grid switches (costs.md 5), for sides of 1 m.
double pixelOf(std::size_t lod) {
  constexpr std::array shares{1.0, 0.24, 0.06, 0.03};
  return 2 * (std::sqrt(3.0) / 2 / shares[lod]) * std::tan(std::numbers::pi / 6) / 1080;
}

/// As it is uploaded, with normals.
std::size_t sizeOf(const Model& model) {
  asset::MeshAsset mesh;
  mesh.lods[0] = Faces{model.face()};
  return asset::encodedSize(*asset::withNormals(std::move(mesh)).lods[0]);
}

/// Of what meshoptimizer's quadrics alone reach within a distance.
struct ByQuadrics {
  std::size_t triangles;
  std::size_t bytes;
};

ByQuadrics fewestByQuadrics(const Model& model, double distance) {
  const mesh::TriangleMesh high = asset::toTriangleMesh({model.face()});
  ByQuadrics fewest{high.triangles.size(), sizeOf(model)};
  for (double error = 2 * distance; error > distance / 50; error *= 0.6) {
    const mesh::Simplified made = mesh::simplifiedWithin(high, error);
    if (made.mesh.triangles.size() >= fewest.triangles || sampledError(high, made.mesh) > distance)
      continue;
    Model fewer{made.mesh, {}};
    for (const std::uint32_t vertex : made.vertices)
      fewer.textures.push_back(model.textures[vertex]);
    fewest = {made.mesh.triangles.size(), sizeOf(fewer)};
  }
  return fewest;
}

double areaOf(const mesh::TriangleMesh& mesh) {
  double area = 0;
  for (const auto& [a, b, c] : mesh.triangles)
    area += glm::length(glm::cross(mesh.positions[b] - mesh.positions[a],
                                   mesh.positions[c] - mesh.positions[a])) /
            2;
  return area;
}

void expectWithin(const Model& model, const MadeLevels& made, double pixels) {
  const mesh::TriangleMesh high = asset::toTriangleMesh({model.face()});
  EXPECT_LE(made.worstPixels(), pixels);
  for (std::size_t lod = 1; lod < 4; ++lod) {
    const mesh::TriangleMesh level = asset::toTriangleMesh(*made.mesh->lods[lod]);
    EXPECT_LE(sampledError(high, level), pixels * pixelOf(lod)) << lod;
    EXPECT_LE(sampledError(high, level), made.levels[lod].error) << lod;
    EXPECT_LE(made.levels[lod].triangles, made.levels[lod - 1].triangles) << lod;
    EXPECT_LE(made.levels[lod].bytes, made.levels[lod - 1].bytes) << lod;
  }
}

/// Bytes are what streaming costs; of two levels of as many, the one that has a triangle more may
/// be the smaller.
void expectNoMoreThanQuadrics(const Model& model, const MadeLevels& made, double pixels) {
  for (std::size_t lod = 1; lod < 4; ++lod) {
    const ByQuadrics fewest = fewestByQuadrics(model, pixels * pixelOf(lod));
    EXPECT_LE(made.levels[lod].bytes, fewest.bytes) << lod;
    EXPECT_LE(static_cast<double>(made.levels[lod].triangles),
              1.1 * static_cast<double>(fewest.triangles))
        << lod;
  }
}

TEST(LevelSearch, WhereThreeSeamsMeetLevelsAreCloseAndNoLargerThanByQuadrics) {
  const Model model = beams();
  const MadeLevels made = levelsOf(model, 2);
  expectWithin(model, made, 2);
  expectNoMoreThanQuadrics(model, made, 2);
  // A box is twelve triangles, and each of the ten has at least two left.
  EXPECT_LE(made.levels[1].triangles, 10U * 12);
}

TEST(LevelSearch, OfABallLevelsAreNoLargerThanByQuadrics) {
  const Model model = evenBall(18);
  const MadeLevels made = levelsOf(model, 2);
  expectWithin(model, made, 2);
  expectNoMoreThanQuadrics(model, made, 2);
}

/// The fewest triangles that quadrics leave within a distance, measured as the search measures it.
std::size_t fewestMeasured(const mesh::TriangleMesh& high, double distance) {
  const LevelError measure(high);
  std::size_t fewest = high.triangles.size();
  double least = distance / 1024;
  double most = distance * 4;
  for (int i = 0; i < 16; ++i) {
    const double error = std::sqrt(least * most);
    const mesh::TriangleMesh made = mesh::simplifiedWithin(high, error).mesh;
    const bool isClose = measure.isWithin(made, distance);
    (isClose ? least : most) = error;
    if (isClose) fewest = std::min(fewest, made.triangles.size());
  }
  return fewest;
}

TEST(LevelSearch, OfAsMuchErrorLevelsHaveNoMoreTrianglesThanByQuadrics) {
  const double pixels = 2;
  for (const Model& model : {stones(), evenBall(14)}) {
    const MadeLevels made = levelsOf(model, pixels);
    const mesh::TriangleMesh high = asset::toTriangleMesh({model.face()});
    for (std::size_t lod = 1; lod < 4; ++lod)
      EXPECT_LE(made.levels[lod].triangles, fewestMeasured(high, pixels * pixelOf(lod))) << lod;
  }
}

/// Each part is seen at its own switch distances.
TEST(LevelSearch, OfPartsThatAreStretchedDifferentlyAllAreClose) {
  const scene::Linkset object = cost::test::makeLinkset(
      {cost::test::makePart(scene::PartKind::mesh, {4, 1, 1}, scene::ShapeType::prim),
       cost::test::makePart(scene::PartKind::mesh, {1, 4, 1}, scene::ShapeType::prim)});
  asset::MeshAsset mesh;
  mesh.physicsConvex = asset::PhysicsConvex{};
  mesh.lods[0] = Faces{evenBall(16).face()};
  const std::vector<cost::PartStatistics> statistics(object.parts.size());
  const cost::Profile profile;
  constexpr std::array<std::size_t, 2> parts{0, 1};
  const double pixels = 2;
  const auto levels =
      weighedLevels({object, 0, &mesh, statistics, profile}, parts, {.pixels = pixels});
  ASSERT_TRUE(levels);
  ASSERT_EQ(levels->size(), 1U);
  const MadeLevels& made = levels->front().made;
  EXPECT_LT(made.levels[1].triangles, made.levels[0].triangles);
  for (const scene::Part& part : object.parts) {
    const auto inMetres = [&](std::size_t lod) {
      mesh::TriangleMesh level = asset::toTriangleMesh(*made.mesh->lods[lod]);
      for (glm::dvec3& place : level.positions) place *= part.scale;
      return level;
    };
    for (std::size_t lod = 1; lod < 4; ++lod) {
      const double pixel = pixelOf(lod) * glm::length(part.scale) / std::sqrt(3.0);
      EXPECT_LE(sampledError(inMetres(0), inMetres(lod)), pixels * pixel) << lod;
    }
  }
}

/// The texture of flat sides stays where it was, wherever seams went.
TEST(LevelSearch, TexturesOfFlatSidesStayInPlace) {
  const double pixels = 1;
  const MadeLevels made = levelsOf(beams(), pixels);
  for (std::size_t lod = 1; lod < 3; ++lod) {
    const Face& face = made.mesh->lods[lod]->front();
    const double room = pixels * pixelOf(lod);
    std::size_t elsewhere = 0;
    for (std::size_t i = 0; i < face.positions.size(); ++i) {
      const glm::dvec3 place = asset::dequantised(face.positions[i], face.positionDomain);
      const glm::dvec2 texture =
          face.texCoordDomain.min + glm::dvec2(face.texCoords[i][0], face.texCoords[i][1]) /
                                        asset::domainSteps *
                                        (face.texCoordDomain.max - face.texCoordDomain.min);
      double nearest = 1e300;
      for (int side = 0; side < 6; ++side)
        nearest = std::min(nearest, glm::distance(texture, laidOn(place, side / 2, side % 2 != 0)));
      elsewhere += nearest > 2 * room ? 1 : 0;
    }
    EXPECT_EQ(elsewhere, 0U) << lod << " of " << face.positions.size();
  }
}

TEST(LevelSearch, LooseLeavesAreThinnedAndTheirAreaIsKept) {
  const Model model = looseLeaves(400, 0.02);
  const MadeLevels made = levelsOf(model, 2);
  expectWithin(model, made, 2);
  const double area = areaOf(asset::toTriangleMesh({model.face()}));
  // 400 leaves fill 0.18 m3: of a ball of two pixels of the lowest level, 0.06 m, each has two.
  EXPECT_LE(made.levels[3].triangles, 400U);
  const double left = areaOf(asset::toTriangleMesh(*made.mesh->lods[3]));
  EXPECT_GE(left, 0.6 * area);
  EXPECT_LE(left, 1.3 * area);
}

/// The same bytes, however often.
TEST(LevelSearch, GivesTheSameEachTime) {
  const Model model = looseLeaves(200, 0.03);
  EXPECT_EQ(asset::encode(*levelsOf(model, 2).mesh), asset::encode(*levelsOf(model, 2).mesh));
}

/// Against what is known of each corner by itself.
TEST(LevelSearch, NearnessIsThatOfDistances) {
  LevelRandom random;
  mesh::TriangleMesh mesh;
  for (std::uint32_t i = 0; i < 60; ++i) {
    const glm::dvec3 middle = random.inside(1);
    for (int k = 0; k < 3; ++k) mesh.positions.push_back(middle + random.inside(0.3));
    mesh.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
  }
  const TriangleTree tree(mesh);
  for (int i = 0; i < 300; ++i) {
    const glm::dvec3 middle = random.inside(1);
    const Corners corners{middle + random.inside(0.2), middle + random.inside(0.2), middle};
    const double distance = 0.5 * random.next();
    const CellDistances distances = tree.distances(corners);
    const Nearness expected = distances.bound <= distance            ? Nearness::whole
                              : distances.found.distance <= distance ? Nearness::corners
                                                                     : Nearness::notAll;
    EXPECT_EQ(tree.nearness(corners, distance), expected) << i;
  }
}

}  // namespace
}  // namespace wb::shape

#include "model/asset/encode.h"

#include "model/asset/decode.h"
#include "model/core/file.h"
#include "model/core/llsd.h"
#include "tests/asset/random_asset.h"
#include "tests/asset/same_content.h"
#include "tests/asset/stored_asset.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>

namespace wb::asset {
namespace {

namespace fs = std::filesystem;

RC_GTEST_PROP(EncodeProperty, WhatIsWrittenReadsBackEqual, ()) {
  const MeshAsset asset = randomAsset();
  const Bytes written = encode(asset);
  const auto read = decode(written);
  RC_ASSERT(read.has_value());
  // What is odd and is written as it is.
  const auto isLeftOut = [](const Diagnostic& finding) {
    constexpr std::array<std::string_view, 4> odd{"asset.index_past_vertices",
                                                  "asset.empty_physics_mesh", "asset.unknown_block",
                                                  "asset.unknown_block_near"};
    return std::ranges::find(odd, finding.text.code) == odd.end();
  };
  RC_ASSERT(std::ranges::none_of(ofWhatIsThere(read->findings), isLeftOut));
  RC_ASSERT(sameContent(read->value, asset));
  RC_ASSERT(encode(read->value) == written);
}

RC_GTEST_PROP(EncodeProperty, WhatIsStoredIsWhatWouldBeReadBack, ()) {
  const MeshAsset asset = randomAsset();
  const Bytes written = encode(asset);
  const auto read = decode(written);
  RC_ASSERT(read.has_value());
  const auto made = stored(asset);
  RC_ASSERT(made.has_value());
  RC_ASSERT(made->bytes == written);
  RC_ASSERT(sameContent(made->read.value, read->value));
  RC_ASSERT(made->read.value.blocks == read->value.blocks);
  RC_ASSERT(made->read.value.headerBytes == read->value.headerBytes);
  RC_ASSERT(made->read.value.damage.any == read->value.damage.any);
  RC_ASSERT(made->read.value.damage.lods == read->value.damage.lods);
  RC_ASSERT(made->read.findings.size() == read->findings.size());
  for (std::size_t i = 0; i < read->findings.size(); ++i)
    RC_ASSERT(line(made->read.findings[i]) == line(read->findings[i]));
}

TEST(Encode, FixturesAndBundledSamplesReadBackEqual) {
  std::size_t read = 0;
  for (const fs::path folder : {WEIGHBRIDGE_DATA "/asset", WEIGHBRIDGE_SAMPLES}) {
    if (!fs::exists(folder)) continue;
    for (const auto& entry : fs::directory_iterator(folder)) {
      if (entry.path().extension() != ".llmesh") continue;
      const auto first = decode(readFile(entry.path()).value_or(Bytes{}));
      ASSERT_TRUE(first) << entry.path();
      const auto second = decode(encode(first->value));
      ASSERT_TRUE(second) << entry.path();
      EXPECT_TRUE(sameContent(first->value, second->value)) << entry.path();
      ++read;
    }
  }
  EXPECT_GE(read, 4u);
}

TEST(Encode, WritesBlocksInTheOrderOfTheViewer) {
  MeshAsset asset;
  for (auto& lod : asset.lods) lod.emplace();
  asset.physicsMesh.emplace();
  asset.physicsConvex.emplace();
  asset.skin.emplace();
  asset.otherBlocks = {{"a_first_name", {1}, {}}};
  const auto read = decode(encode(asset));
  ASSERT_TRUE(read);
  std::vector<std::string> names;
  for (const Block& block : read->value.blocks) names.push_back(block.name);
  const std::vector<std::string> expected{"skin",         "physics_convex", "lowest_lod",
                                          "low_lod",      "medium_lod",     "high_lod",
                                          "physics_mesh", "a_first_name"};
  EXPECT_EQ(names, expected);
}

TEST(Encode, AnEmptyFaceIsWrittenAsNoGeometry) {
  MeshAsset asset;
  asset.lods[0] = Faces(1);
  const auto bytes = encode(asset);
  const auto read = decode(bytes);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->value.lods[0], Faces(1));
  constexpr std::size_t decodedLength = 1 + 4 + (1 + 4 + 1 + 4 + 10 + 1 + 1) + 1;
  EXPECT_EQ(read->value.blocks[0].decodedBytes, decodedLength);
}

TEST(Encode, AnEmptyConvexBlockStaysOne) {
  MeshAsset asset;
  asset.lods[0].emplace();
  asset.physicsConvex.emplace();
  const auto read = decode(encode(asset));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->value.physicsConvex, PhysicsConvex{});
}

TEST(MakeFace, QuantisesOverTheBoundsOfItsPositions) {
  const mesh::TriangleMesh triangle{{{-0.5, 0, 0.25}, {0.5, 0, 0.25}, {0, 0.125, 0.25}},
                                    {{0, 1, 2}}};
  const Face face = makeFace(triangle);
  EXPECT_EQ(face.positionDomain.min, glm::dvec3(-0.5, 0, 0.25));
  EXPECT_EQ(face.positionDomain.max, glm::dvec3(0.5, 0.125, 0.25));
  EXPECT_EQ(face.positions, (std::vector<Quantised3>{{0, 0, 0}, {65535, 0, 0}, {32768, 65535, 0}}));
  EXPECT_EQ(face.triangles[0], (std::array<std::uint16_t, 3>{0, 1, 2}));
  EXPECT_TRUE(face.normals.empty());
  EXPECT_EQ(face.texCoordDomain, Domain2{});
}

TEST(MakeFace, TakesNormalsAndTextureCoordinates) {
  const mesh::TriangleMesh triangle{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}}};
  const std::vector<glm::vec3> normals(3, glm::vec3(0, -1, 1));
  const std::vector<glm::vec2> texCoords{{0, 0}, {2, 0}, {0, 1}};
  const Face face = makeFace(triangle, normals, texCoords);
  EXPECT_EQ(face.normals[0], (Quantised3{32768, 0, 65535}));
  EXPECT_EQ(face.texCoordDomain, (Domain2{glm::dvec2(0), glm::dvec2(2, 1)}));
  EXPECT_EQ(face.texCoords[1], (Quantised2{65535, 0}));
}

TEST(MakeFace, WithoutVerticesIsAnEmptyFace) { EXPECT_EQ(makeFace({}), Face{}); }

RC_GTEST_PROP(MakeFaceProperty, AVertexMovesByHalfAStepAtMost, ()) {
  mesh::TriangleMesh mesh;
  for (int i = 0; i < 10; ++i)
    mesh.positions.emplace_back(randomNumber(), randomNumber(), randomNumber());
  const Face face = makeFace(mesh);
  for (std::size_t i = 0; i < mesh.positions.size(); ++i) {
    const glm::dvec3 moved = dequantised(face.positions[i], face.positionDomain);
    for (glm::length_t axis = 0; axis < 3; ++axis) {
      const double size = face.positionDomain.max[axis] - face.positionDomain.min[axis];
      const double distance = std::abs(moved[axis] - mesh.positions[i][axis]);
      RC_ASSERT(distance <= size / 65535 * 0.5 * (1 + 1e-9));
    }
  }
}

TEST(Quantised, StaysInsideItsRange) {
  EXPECT_EQ(quantised(-7, 0, 1), 0);
  EXPECT_EQ(quantised(7, 0, 1), 65535);
  EXPECT_EQ(quantised(0.5, 0.5, 0.5), 0);
  EXPECT_EQ(quantised(std::nan(""), 0, 1), 0);
}

}  // namespace
}  // namespace wb::asset

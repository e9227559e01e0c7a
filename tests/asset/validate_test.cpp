#include "model/asset/validate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace wb::asset {
namespace {

const HullPoints cubeCorners{{0, 0, 0},         {65535, 0, 0},         {0, 65535, 0},
                             {0, 0, 65535},     {65535, 65535, 65535}, {65535, 65535, 0},
                             {65535, 0, 65535}, {0, 65535, 65535}};

Face faceOf(std::size_t triangles) {
  Face face;
  face.positions = {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}};
  face.triangles.assign(triangles, {0, 1, 2});
  return face;
}

MeshAsset sound() {
  MeshAsset asset;
  asset.lods = {Faces{faceOf(4)}, Faces{faceOf(3)}, Faces{faceOf(2)}, Faces{faceOf(1)}};
  asset.physicsMesh = Faces{faceOf(1)};
  asset.physicsConvex.emplace().baseHull = cubeCorners;
  return asset;
}

std::vector<std::string> linesOf(const MeshAsset& asset) {
  std::vector<std::string> lines;
  for (const Diagnostic& finding : validate(asset)) lines.push_back(line(finding));
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Validate, ASoundAssetHasNoFindings) { EXPECT_EQ(linesOf(sound()), Lines{}); }

TEST(Validate, AnEmptyAssetLacksWhatEveryAssetNeeds) {
  EXPECT_EQ(
      linesOf({}),
      (Lines{"high_lod: this level of detail is missing; every asset needs it",
             "physics_convex: this block is missing; the grid needs it, even if it is empty"}));
}

TEST(Validate, WhatTheReaderLeftOutIsNotCalledMissing) {
  MeshAsset asset;
  asset.blocks = {{"high_lod", 0, 10, 0}, {"decomposition", 10, 10, 0}};
  EXPECT_EQ(linesOf(asset), Lines{});
}

TEST(Validate, VersionsAboveTheMajorOne) {
  MeshAsset asset = sound();
  asset.version = 1000;
  ASSERT_EQ(validate(asset).size(), 1u);
  EXPECT_EQ(validate(asset)[0].text.code, "asset.version");
}

TEST(Validate, LodsMayEndEarlyButNotHaveAGap) {
  MeshAsset asset = sound();
  asset.lods[3].reset();
  asset.lods[2].reset();
  EXPECT_EQ(linesOf(asset), Lines{});
  asset.lods[2] = Faces{faceOf(1)};
  asset.lods[1].reset();
  EXPECT_EQ(linesOf(asset), Lines{"medium_lod: this level of detail is missing, but low_lod is "
                                  "present; a lower level requires all higher levels"});
}

TEST(Validate, LodsHaveTheSameNumberOfFaces) {
  MeshAsset asset = sound();
  asset.lods[3]->push_back({});
  EXPECT_EQ(linesOf(asset), Lines{"lowest_lod: has a different number of faces (2) than the level "
                                  "above (low_lod: 1); the numbers must match"});
}

TEST(Validate, ALodHasNoMoreTrianglesThanTheOneAbove) {
  MeshAsset asset = sound();
  asset.lods[2] = Faces{faceOf(5)};
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(line(findings[0]),
            "low_lod: has more triangles (5) than the level above (medium_lod: 3)");
  EXPECT_EQ(findings[0].count, 2u);
}

TEST(Validate, ALodMayHaveAsManyTrianglesAsTheOneAbove) {
  MeshAsset asset = sound();
  for (auto& faces : asset.lods) faces = Faces{faceOf(3)};
  EXPECT_EQ(linesOf(asset), Lines{});
}

TEST(Validate, NoMoreThanEightFaces) {
  MeshAsset asset = sound();
  asset.physicsMesh->resize(8);
  EXPECT_EQ(linesOf(asset), Lines{});
  asset.physicsMesh->resize(10);
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(line(findings[0]), "physics_mesh: has 10 faces; the grid accepts at most 8");
  EXPECT_EQ(findings[0].count, 2u);
}

TEST(Validate, NoMoreVerticesInAFaceThanTheGridTakes) {
  MeshAsset asset = sound();
  asset.lods[0]->at(0).positions.resize(65'534);
  EXPECT_EQ(linesOf(asset), Lines{});
  asset.lods[0]->at(0).positions.resize(65'536);
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(line(findings[0]),
            "high_lod, face 1: has 65536 vertices; the grid accepts at most 65534 per face");
  EXPECT_EQ(findings[0].count, 2u);
}

TEST(Validate, EveryIndexNamesAVertex) {
  MeshAsset asset = sound();
  asset.lods[0]->at(0).triangles[1] = {0, 1, 3};
  asset.lods[0]->at(0).triangles[3] = {65535, 1, 2};
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(
      line(findings[0]),
      "high_lod, face 1: 2 triangles (2, 4) refer to vertices that do not exist; the face has 3");
  EXPECT_EQ(findings[0].count, 2u);
}

TEST(Validate, VerticesAreFinite) {
  MeshAsset asset = sound();
  asset.lods[0]->at(0).positionDomain.max.y = std::numeric_limits<double>::infinity();
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(line(findings[0]), "high_lod, face 1: has 3 vertices whose coordinates are not finite");
  EXPECT_EQ(findings[0].count, 3u);
}

TEST(Validate, EveryDegenerateTriangleOfThePhysicsMeshIsCounted) {
  MeshAsset asset = sound();
  Face& face = asset.physicsMesh->at(0);
  face.positions.push_back({1, 0, 0});
  face.triangles = {{0, 0, 0}, {0, 1, 2}, {0, 3, 3}, {0, 1, 2}, {1, 1, 2}};
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].count, 2u);
  EXPECT_EQ(line(findings[0]),
            "physics_mesh: 2 triangles (2, 4) are degenerate (too thin or too small), so the "
            "uploader refuses the physics shape");
}

TEST(Validate, OfManyTrianglesTheFirstThreeAreNamed) {
  MeshAsset asset = sound();
  for (int i = 0; i < 50; ++i)
    asset.physicsMesh->at(0).triangles.insert(asset.physicsMesh->at(0).triangles.end(),
                                              {{0, 1, 1}, {0, 1, 2}});
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].count, 50u);
  EXPECT_TRUE(
      line(findings[0]).starts_with("physics_mesh: 50 triangles (2, 4, 6, …) are degenerate"));
}

TEST(Validate, TrianglesInARowAreNamedByTheirEnds) {
  MeshAsset asset = sound();
  auto& triangles = asset.physicsMesh->at(0).triangles;
  triangles = {{0, 1, 2}, {0, 1, 2}};
  triangles.insert(triangles.end(), 24, {0, 1, 1});
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_TRUE(line(findings[0]).starts_with("physics_mesh: 24 triangles (3–26) are degenerate"));
}

TEST(Validate, ABaseHullIsNeeded) {
  MeshAsset asset = sound();
  asset.physicsConvex->baseHull.reset();
  EXPECT_EQ(linesOf(asset), Lines{"physics_convex: BoundingVerts is missing; without it, the asset "
                                  "has no Convex Hull shape"});
}

TEST(Validate, AHullHasVolume) {
  MeshAsset asset = sound();
  asset.physicsConvex->baseHull = HullPoints{};
  asset.physicsConvex->hulls = {cubeCorners,
                                {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 1, 0}},
                                {{0, 0, 0}, {9, 0, 0}, {0, 9, 0}, {9, 9, 0}}};
  EXPECT_EQ(linesOf(asset),
            (Lines{"physics_convex, base hull: has 0 points and no volume; the grid will likely "
                   "refuse it, though people use such hulls in practice",
                   "physics_convex: 2 hulls (2, 3) have no volume; a hull needs at least four "
                   "points that are not in one plane"}));
}

TEST(Validate, HullsAndTheirPointsAreLimited) {
  MeshAsset asset = sound();
  asset.physicsConvex->hulls.assign(256, cubeCorners);
  EXPECT_EQ(linesOf(asset), Lines{});
  asset.physicsConvex->hulls.assign(258, cubeCorners);
  asset.physicsConvex->hulls[0].resize(300);
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_EQ(line(findings[0]), "physics_convex: has 258 hulls; the grid accepts at most 256");
  EXPECT_EQ(findings[0].count, 2u);
  EXPECT_EQ(line(findings[1]), "physics_convex: hull 1 has too many vertices; the limit is 256");
  EXPECT_EQ(findings[1].count, 1u);
}

}  // namespace
}  // namespace wb::asset

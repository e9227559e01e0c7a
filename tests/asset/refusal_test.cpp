#include "model/asset/asset_texts.h"
#include "model/asset/validate.h"
#include "model/core/language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wb::asset {
namespace {

const HullPoints hullCorners{{0, 0, 0},         {65535, 0, 0},         {0, 65535, 0},
                             {0, 0, 65535},     {65535, 65535, 65535}, {65535, 65535, 0},
                             {65535, 0, 65535}, {0, 65535, 65535}};

Face squareFace() {
  Face face;
  face.positions = {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}, {65535, 65535, 0}};
  face.triangles = {{0, 1, 2}, {1, 3, 2}};
  return face;
}

MeshAsset refusableAsset() {
  MeshAsset asset;
  asset.lods[0] = Faces{squareFace()};
  asset.physicsConvex.emplace().baseHull = hullCorners;
  return asset;
}

/// A corner this many 65535ths of the unit cube beside the first.
MeshAsset withTriangleBeside(std::uint16_t steps) {
  MeshAsset asset = refusableAsset();
  asset.physicsMesh = Faces{squareFace()};
  Face& face = asset.physicsMesh->front();
  face.positions.push_back({steps, 0, 0});
  face.triangles.push_back({0, 4, 2});
  return asset;
}

std::string remedyFor(const MeshAsset& asset, const glm::dvec3& scale) {
  const Refusals refusals = findRefusals(asset);
  if (refusals.size() != 1) return std::to_string(refusals.size()) + " refusals";
  const auto remedy = remedyOf(refusals.front(), scale);
  return remedy ? rendered(*remedy) : "none";
}

TEST(Refusal, AllDegenerateTrianglesAreKept) {
  MeshAsset asset = withTriangleBeside(0);
  for (int i = 0; i < 349; ++i) asset.physicsMesh->front().triangles.push_back({0, 4, 2});
  const Refusals refusals = findRefusals(asset);
  ASSERT_EQ(refusals.size(), 1U);
  EXPECT_EQ(refusals[0].indices.size(), 350U);
  EXPECT_EQ(refusals[0].indices.front(), 2U);
  EXPECT_EQ(refusals[0].indices.back(), 351U);
  EXPECT_EQ(refusals[0].withoutArea, 350U);
  EXPECT_EQ(refusals[0].confidence, RefusalConfidence::viewer);
}

TEST(Refusal, FacesWithoutAreaAreDeleted) {
  EXPECT_EQ(remedyFor(withTriangleBeside(0), glm::dvec3(1)),
            "delete the zero-area face of the physics mesh, then upload again");
}

/// The needle's ends are near each other; the other triangle has two corners in one place.
TEST(Refusal, WhereSomeHaveNoAreaVerticesAreMergedAndTheRestDeleted) {
  MeshAsset asset = withTriangleBeside(1);
  asset.physicsMesh->front().triangles.push_back({1, 1, 2});
  EXPECT_EQ(remedyFor(asset, glm::dvec3(1)),
            "merge vertices by distance (0.1 mm), delete zero-area faces, then upload again");
}

/// 1/65535 m beside each other: 0.0153 mm.
TEST(Refusal, NearVerticesAreMergedOverThePartsOwnDistance) {
  EXPECT_EQ(remedyFor(withTriangleBeside(1), glm::dvec3(1)),
            "merge vertices by distance (0.1 mm), then upload again");
  // Ten times as far apart in metres: 0.153 mm.
  EXPECT_EQ(remedyFor(withTriangleBeside(1), glm::dvec3(10)),
            "merge vertices by distance (0.2 mm), then upload again");
}

/// A needle has no near vertices: merging by any distance that leaves the model as it is does
/// nothing.
TEST(Refusal, WhereNoVerticesAreNearTheModelIsMadeSimpler) {
  MeshAsset asset = refusableAsset();
  asset.physicsMesh = Faces{squareFace()};
  Face& face = asset.physicsMesh->front();
  face.positions.push_back({1638, 3, 0});  // 25 mm from the nearest.
  face.triangles.push_back({0, 4, 1});
  EXPECT_EQ(remedyFor(asset, glm::dvec3(1)),
            "delete this triangle from the physics model (in Blender: Degenerate Dissolve), use a "
            "simpler "
            "model, or click \"Analyze\" in the uploader");
}

TEST(Refusal, HullsAreNamedAndLimited) {
  MeshAsset asset = refusableAsset();
  asset.physicsConvex->hulls.assign(300, hullCorners);
  EXPECT_EQ(remedyFor(asset, glm::dvec3(1)), "use at most 256 hulls");
  // The viewer's source counts no hulls.
  EXPECT_EQ(findRefusals(asset).front().confidence, RefusalConfidence::likely);
  EXPECT_EQ(findRefusals(asset).front().finding.severity, Severity::error);
}

/// mesh-asset.md lists it as refused, yet people use it.
TEST(Refusal, AFlatBaseHullIsLikelyRefusedAtMost) {
  MeshAsset asset = refusableAsset();
  asset.physicsConvex->baseHull->resize(3);
  const Refusals refusals = findRefusals(asset);
  ASSERT_EQ(refusals.size(), 1U);
  EXPECT_EQ(refusals[0].confidence, RefusalConfidence::likely);
  EXPECT_EQ(refusals[0].finding.severity, Severity::warning);
  EXPECT_EQ(remedyFor(asset, glm::dvec3(1)), "give the model some thickness, then upload again");
}

TEST(Refusal, AVersionThatNobodyReadsIsExportedAgain) {
  MeshAsset asset = refusableAsset();
  asset.version = 1000;
  EXPECT_EQ(remedyFor(asset, glm::dvec3(1)), "export the model again");
}

TEST(Refusal, HasARemedyWhateverItIs) {
  std::vector<Text> texts{assetTexts["asset.version"]};
  for (const Text& text : validationTexts.rows())
    if (!text.code.starts_with("asset.place_")) texts.push_back(text);
  EXPECT_GT(texts.size(), 10U);
  for (const Text& text : texts) {
    Refusal refusal;
    refusal.finding.text = text;
    EXPECT_TRUE(remedyOf(refusal, glm::dvec3(1))) << text.code;
  }
}

/// The reader's findings leave these to itself; here they count.
TEST(Refusal, WhatAnAssetThatWasReadLacksIsInIt) {
  MeshAsset asset = refusableAsset();
  asset.physicsConvex.reset();
  asset.headerBytes = 100;
  const Refusals refusals = findRefusals(asset);
  ASSERT_EQ(refusals.size(), 1U);
  EXPECT_EQ(refusals[0].finding.text.code, "asset.no_physics_convex");
}

/// LLModelPreview::updateStatusMessages tests a physics model without hulls only.
TEST(Refusal, BesideHullsTheViewerTestsNoTriangles) {
  MeshAsset asset = withTriangleBeside(0);
  asset.physicsConvex->hulls = {hullCorners};
  const Refusal refusal = findRefusals(asset).front();
  EXPECT_EQ(refusal.confidence, RefusalConfidence::likely);
  EXPECT_EQ(message(refusal.finding),
            "triangle 3 is degenerate (too thin or too small), so the grid will likely refuse the "
            "physics shape");
  EXPECT_EQ(remedyFor(asset, glm::dvec3(1)),
            "delete the zero-area face of the physics mesh, then upload again");
}

TEST(Refusal, IsFoundOnceForEachAsset) {
  const auto asset = std::make_shared<const MeshAsset>(refusableAsset());
  const auto found = refusalsOf(asset);
  EXPECT_EQ(refusalsOf(asset), found);
  for (int i = 0; i < 1000; ++i) {
    auto other = std::make_shared<MeshAsset>(refusableAsset());
    if (i % 2 == 0) other->physicsConvex.reset();
    EXPECT_EQ(refusalsOf(other)->size(), i % 2 == 0 ? 1U : 0U);
  }
  EXPECT_EQ(refusalsOf(asset), found);
}

std::string wordsOf(std::string_view place) {
  const Value words = placeInWords(place);
  const auto* sentence = std::get_if<std::shared_ptr<const Sentence>>(&words);
  return sentence ? rendered(**sentence) : std::get<std::string>(words);
}

TEST(Refusal, APlaceIsAsPeopleCallIt) {
  EXPECT_EQ(wordsOf("physics_mesh"), "physics mesh");
  EXPECT_EQ(wordsOf("physics_convex"), "physics hulls");
  EXPECT_EQ(wordsOf("physics_convex, base hull"), "base hull");
  EXPECT_EQ(wordsOf("lowest_lod"), "lowest level of detail");
  EXPECT_EQ(wordsOf("high_lod, face 2"), "high level of detail, face 2");
  EXPECT_EQ(wordsOf("unheard of"), "unheard of");
  EXPECT_EQ(wordsOf(""), "");
}

TEST(Refusal, APlaceIsInTheLanguageOfThePerson) {
  Language language;
  language.translation = [](const std::string& english) {
    if (english == "high level of detail") return std::string("hohe Stufe");
    return english == "face {number}" ? std::string("Fläche {number}") : english;
  };
  const LanguageScope scope(language);
  EXPECT_EQ(wordsOf("high_lod, face 2"), "hohe Stufe, Fläche 2");
  EXPECT_EQ(wordsOf("high_lod, here"), "hohe Stufe, here");
}

}  // namespace
}  // namespace wb::asset

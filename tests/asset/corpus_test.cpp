#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/asset/validate.h"
#include "model/core/file.h"
#include "tests/asset/same_content.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace wb::asset {
namespace {

/// Foreign files, which are not part of the project.
class AssetCorpusTest : public testing::Test {
 protected:
  void SetUp() override {
    const char* folder = std::getenv("WEIGHBRIDGE_CORPUS");
    if (!folder) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of foreign files";
    folder_ = folder;
  }

  MeshAsset read(const std::string& name) const {
    auto asset = decode(readFile(folder_ / name).value_or(Bytes{}));
    EXPECT_TRUE(asset) << line(asset.error());
    if (!asset) return {};
    EXPECT_TRUE(asset->findings.empty());
    return std::move(asset->value);
  }

  static std::array<std::size_t, 4> trianglesOf(const MeshAsset& asset) {
    std::array<std::size_t, 4> counts{};
    for (const Lod lod : allLods)
      counts[static_cast<std::size_t>(lod)] = triangleCount(asset.lod(lod).value_or(Faces{}));
    return counts;
  }

  static constexpr const char* opensim = "c49ac3c4-da2e-4962-8af9-5212a4549b02.llmesh";
  std::filesystem::path folder_;
};

TEST_F(AssetCorpusTest, ReadsAnAssetOfOpenSim) {
  const MeshAsset asset = read(opensim);
  EXPECT_EQ(trianglesOf(asset), (std::array<std::size_t, 4>{768, 768, 384, 96}));
  EXPECT_EQ(asset.storedBytes(Lod::high), 8084u);
  EXPECT_EQ(asset.physicsConvex->baseHull->size(), 149u);
  EXPECT_TRUE(asset.physicsConvex->hulls.empty());
  EXPECT_FALSE(asset.physicsMesh);
  EXPECT_TRUE(validate(asset).empty());
}

TEST_F(AssetCorpusTest, ReadsABareAssetNamedSlmAndFindsItsFlatHull) {
  const MeshAsset asset = read("testslm.slm");
  EXPECT_EQ(trianglesOf(asset), (std::array<std::size_t, 4>{12, 2, 2, 2}));
  EXPECT_EQ(asset.lod(Lod::high)->at(0).weights.size(), 24u);
  EXPECT_EQ(asset.skin->jointNames, std::vector<std::string>{"mPelvis"});
  const auto findings = validate(asset);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(
      line(findings[0]),
      "physics_convex, base hull: has 3 points and no volume; the grid will likely refuse it, "
      "though people use such hulls in practice");
}

TEST_F(AssetCorpusTest, BothLookLikeMeshAssetsAndReadBackEqual) {
  for (const std::string name : {opensim, "testslm.slm"}) {
    EXPECT_TRUE(looksLikeMeshAsset(readFile(folder_ / name).value_or(Bytes{})));
    const MeshAsset asset = read(name);
    const auto again = decode(encode(asset));
    ASSERT_TRUE(again);
    EXPECT_TRUE(sameContent(asset, again->value));
  }
}

}  // namespace
}  // namespace wb::asset

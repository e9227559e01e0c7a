#include "model/asset/encode.h"
#include "model/asset/shared_assets.h"
#include "model/core/identifiers.h"
#include "model/grid/grid.h"
#include "tests/support/folder.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <fstream>

namespace wb::grid {
namespace {

using ReadSourceTest = FolderTest;

TEST_F(ReadSourceTest, DecodesEqualAssetsOfAllFilesOnce) {
  const Bytes bytes =
      asset::encode(cost::test::makeAsset({.physicsMesh = true, .hulls = 2, .storedHull = true}));
  const asset::AssetSharing sharing(sharedAssetBytes);
  for (const std::string name : {"a", "b", "c"}) {
    const std::filesystem::path file = folder_ / (name + ".weighbridge");
    std::ofstream(file) << R"({"weighbridge": 1, "assets": {"x": {"data": ")" << base64(bytes)
                        << R"("}}, "linksets": [{"name": ")" << name
                        << R"(", "parts": [{"kind": "mesh", "asset": "x"}]}]})";
    const ReadSource read = readSource(file.string(), {});
    EXPECT_FALSE(read.refusal);
    EXPECT_FALSE(read.isPartial);
    EXPECT_EQ(read.statistics.statistics.linksets.at(0).at(0).decomposition.hulls, 2U);
    EXPECT_EQ(read.statistics.source.bytes, std::filesystem::file_size(file));
  }
  EXPECT_EQ(sharing.decoded(), 1U);
}

TEST_F(ReadSourceTest, SaysInEnglishWhyAFileCannotBeRead) {
  const ReadSource read = readSource((folder_ / "none.oar").string(), {});
  ASSERT_TRUE(read.refusal);
  EXPECT_EQ(read.statistics.source.problem, "cannot be read: No such file or directory");
  EXPECT_FALSE(read.statistics.source.bytes);
  EXPECT_TRUE(read.statistics.scene.linksets.empty());
}

}  // namespace
}  // namespace wb::grid

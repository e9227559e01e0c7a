#include "model/asset/encode.h"
#include "model/asset/shared_assets.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/grid/grid.h"
#include "tests/support/folder.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

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

/// Tables go to others: where somebody's files are is not theirs to know.
TEST_F(ReadSourceTest, NamesCompanionsFromItsOwnFolder) {
  const Bytes bytes = asset::encode(cost::test::makeAsset({.physicsMesh = true}));
  std::filesystem::create_directory(folder_ / "meshes");
  for (const char* name : {"meshes/box.llmesh", "alone.llmesh"})
    std::ofstream(folder_ / name, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
  std::ofstream(folder_ / "one.weighbridge")
      << R"({"weighbridge": 1, "assets": {"x": {"path": "meshes/box.llmesh"}},
      "linksets": [{"parts": [{"kind": "mesh", "asset": "x"}]}]})";
  for (const bool isWhole : {true, false}) {
    const auto named = [&](const char* name) {
      const auto whole = folder_ / name;
      return isWhole ? whole : std::filesystem::relative(whole);
    };
    const auto project = named("one.weighbridge");
    const std::string companions = readSource(project.string(), {}).statistics.source.companions;
    EXPECT_EQ(companions, sha256(bytes) + "  meshes/box.llmesh\n");
    EXPECT_TRUE(areUnchanged(project, companions));
    EXPECT_EQ(readSource(named("alone.llmesh").string(), {}).statistics.source.companions, "");
  }
}

/// A file one folder up is above the link, where the project looks for it, and not above what the
/// link leads to.
TEST_F(ReadSourceTest, ASourceBelowALinkHasItsCompanionsWhereItsPathSays) {
  std::filesystem::create_directories(folder_ / "deep" / "scenes");
  std::filesystem::create_directory_symlink(folder_ / "deep" / "scenes", folder_ / "link");
  const Bytes bytes{1, 2, 3};
  ASSERT_TRUE(writeFile(folder_ / "box.llmesh", bytes));
  const auto project = folder_ / "link" / "one.weighbridge";
  const std::vector<std::filesystem::path> files{folder_ / "box.llmesh"};
  const std::string companions = companionsOf(project, files);
  EXPECT_EQ(companions, sha256(bytes) + "  ../box.llmesh\n");
  EXPECT_TRUE(areUnchanged(project, companions));
  ASSERT_TRUE(writeFile(folder_ / "box.llmesh", Bytes{4}));
  EXPECT_FALSE(areUnchanged(project, companions));
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

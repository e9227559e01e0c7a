#include "model/grid/manifest.h"

#include "model/core/file.h"
#include "model/core/identifiers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace wb::grid {
namespace {

namespace fs = std::filesystem;

class ManifestTest : public testing::Test {
 protected:
  ManifestTest() { fs::create_directories(folder_); }
  ~ManifestTest() override { fs::remove_all(folder_); }
  ManifestTest(const ManifestTest&) = delete;
  ManifestTest& operator=(const ManifestTest&) = delete;

  std::string file(const std::string& name, std::size_t bytes) const {
    const std::string text(bytes, 'x');
    EXPECT_TRUE(writeFile(folder_ / name, bytesOf(text)));
    return (folder_ / name).string();
  }

  fs::path folder_ = fs::temp_directory_path() / ("wb-" + Uuid::random().text());
  fs::path manifest_ = folder_ / "grid.manifest";
};

TEST(Share, IsReadFromAWord) {
  const auto share = shareIn("3/10");
  ASSERT_TRUE(share);
  EXPECT_EQ(share->number, 3U);
  EXPECT_EQ(share->of, 10U);
  for (const char* wrong :
       {"", "3", "/", "3/", "/10", "0/10", "11/10", "3/10x", "-1/2", "1/0", "1/10001", "1.5/3"})
    EXPECT_FALSE(shareIn(wrong)) << wrong;
  EXPECT_TRUE(shareIn("1/1"));
}

TEST_F(ManifestTest, ListsFilesWithTheirBytes) {
  const std::vector<std::string> files{file("a", 5), file("line\nbreak\\", 7), folder_ / "none"};
  ASSERT_TRUE(writeManifest(manifest_, files));
  const auto read = readManifest(manifest_);
  ASSERT_TRUE(read) << message(read.error());
  ASSERT_EQ(read->entries.size(), 3U);
  EXPECT_EQ(read->entries[1].file, files[1]);
  EXPECT_EQ(read->entries[1].bytes, 7U);
  EXPECT_EQ(read->entries[2].bytes, 0U);
}

/// Wherever it is cut, and whatever is put behind it.
TEST_F(ManifestTest, IsReadWholeOrNotAtAll) {
  ASSERT_TRUE(writeManifest(manifest_, std::vector<std::string>{file("a", 5), file("b", 6)}));
  const auto whole = readFile(manifest_);
  ASSERT_TRUE(whole);
  const std::string text(textOf(*whole));
  for (std::size_t length = 0; length < text.size(); ++length) {
    ASSERT_TRUE(writeFile(manifest_, bytesOf(text.substr(0, length))));
    EXPECT_FALSE(readManifest(manifest_)) << length;
  }
  ASSERT_TRUE(writeFile(manifest_, bytesOf(text + "1\tmore\n")));
  EXPECT_FALSE(readManifest(manifest_));
  EXPECT_FALSE(readManifest(folder_ / "none"));
}

/// All shares have every file once, in their order, and none is more than the largest file larger
/// than another.
TEST_F(ManifestTest, IsDealtEvenly) {
  Manifest manifest;
  std::size_t largest = 0;
  for (std::size_t i = 0; i < 100; ++i) {
    manifest.entries.push_back({std::to_string(i), i * i * 7919 % 1009});
    largest = std::max<std::size_t>(largest, manifest.entries.back().bytes);
  }
  for (const std::size_t of : {std::size_t{1}, std::size_t{3}, std::size_t{10}, std::size_t{200}}) {
    std::vector<std::size_t> all;
    std::vector<std::size_t> bytes;
    for (std::size_t number = 1; number <= of; ++number) {
      const auto share = filesOfShare(manifest, {number, of});
      EXPECT_TRUE(std::ranges::is_sorted(share));
      bytes.push_back(0);
      for (const std::size_t one : share) bytes.back() += manifest.entries[one].bytes;
      all.insert(all.end(), share.begin(), share.end());
    }
    std::ranges::sort(all);
    ASSERT_EQ(all.size(), manifest.entries.size());
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i], i);
    EXPECT_LE(std::ranges::max(bytes) - std::ranges::min(bytes), largest + 100);
  }
}

TEST(Shares, AreMissingUntilAllAreThere) {
  Manifest manifest;
  manifest.sha256 = std::string(64, 'a');
  std::vector<MetaRow> meta{{"schema", "4"}};
  EXPECT_EQ(missingShares(meta), "");
  const auto load = [&](std::size_t number) {
    const auto rows = rememberedShares(shareRows(manifest, {number, 3}));
    ASSERT_EQ(rows.size(), 1U);
    meta.push_back(rows.front());
  };
  load(2);
  EXPECT_EQ(missingShares(meta), "1/3, 3/3");
  load(3);
  EXPECT_EQ(missingShares(meta), "1/3");
  load(1);
  EXPECT_EQ(missingShares(meta), "");
  EXPECT_TRUE(rememberedShares(std::vector<MetaRow>{{"schema", "4"}}).empty());
}

}  // namespace
}  // namespace wb::grid

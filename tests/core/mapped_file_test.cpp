#include "model/core/mapped_file.h"

#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace wb {
namespace {

namespace fs = std::filesystem;

class MappedFileTest : public FolderTest {
 protected:
  fs::path put(const std::string& text) const {
    std::ofstream(folder_ / "file", std::ios::binary) << text;
    return folder_ / "file";
  }
};

TEST_F(MappedFileTest, nothingToShowIsNoView) {
  EXPECT_FALSE(MappedFile::of(put("")));
  EXPECT_FALSE(MappedFile::of(folder_));
  EXPECT_FALSE(MappedFile::of(folder_ / "missing"));
  EXPECT_FALSE(MappedFile::of("/dev/zero"));
}

TEST_F(MappedFileTest, showsWhatTheFileHolds) {
  const auto view = MappedFile::of(put("weighed"));
  ASSERT_TRUE(view);
  EXPECT_EQ(textOf(view->bytes()), "weighed");
  EXPECT_TRUE(view->isWhole());
}

TEST_F(MappedFileTest, whatIsMovedStays) {
  auto view = MappedFile::of(put("weighed"));
  ASSERT_TRUE(view);
  MappedFile moved = std::move(*view);
  view.reset();
  EXPECT_EQ(textOf(moved.bytes()), "weighed");
}

TEST_F(MappedFileTest, aFileThatIsCutEndsInZerosAndSaysSo) {
  constexpr std::size_t size = 1 << 20;
  const fs::path file = put(std::string(size, 'x'));
  const auto view = MappedFile::of(file);
  ASSERT_TRUE(view);
  EXPECT_EQ(view->bytes().front(), 'x');
  fs::resize_file(file, 10);
  EXPECT_EQ(view->bytes()[size - 1], 0) << "and the program goes on";
  EXPECT_EQ(std::ranges::count(view->bytes(), 'x'), 10);
  EXPECT_FALSE(view->isWhole());
}

TEST_F(MappedFileTest, aCutConcernsItsViewAlone) {
  constexpr std::size_t size = 1 << 16;
  const fs::path file = put(std::string(size, 'x'));
  const auto cut = MappedFile::of(file);
  std::ofstream(folder_ / "other") << "whole";
  const auto other = MappedFile::of(folder_ / "other");
  ASSERT_TRUE(cut && other);
  fs::resize_file(file, 0);
  EXPECT_EQ(cut->bytes()[0], 0);
  EXPECT_FALSE(cut->isWhole());
  EXPECT_TRUE(other->isWhole());
}

TEST_F(MappedFileTest, thereAreViewsAgainWhenOthersHaveGone) {
  const fs::path file = put("weighed");
  std::vector<MappedFile> views;
  while (auto view = MappedFile::of(file)) views.push_back(std::move(*view));
  EXPECT_GE(views.size(), 8U);
  views.pop_back();
  EXPECT_TRUE(MappedFile::of(file));
}

}  // namespace
}  // namespace wb

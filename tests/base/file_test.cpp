#include "model/base/file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

namespace wb {
namespace {

namespace fs = std::filesystem;

class FileTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) / (std::string("weighbridge_") + test->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string content(const fs::path& path) const {
    const auto bytes = readFile(path);
    return bytes ? std::string(textOf(*bytes)) : "(unreadable)";
  }
  std::ptrdiff_t files() const {
    return std::distance(fs::directory_iterator(folder_), fs::directory_iterator{});
  }

  fs::path folder_;
};

TEST_F(FileTest, ReadsAnEmptyFileAndOneThatFillsTheLimit) {
  ASSERT_TRUE(writeFile(folder_ / "empty", {}));
  EXPECT_EQ(content(folder_ / "empty"), "");
  ASSERT_TRUE(writeFile(folder_ / "four", bytesOf("1234")));
  EXPECT_TRUE(readFile(folder_ / "four", 4));
  const auto tooLarge = readFile(folder_ / "four", 3);
  ASSERT_FALSE(tooLarge);
  EXPECT_EQ(message(tooLarge.error()), "is larger than 3 bytes, the most that is read");
  EXPECT_EQ(tooLarge.error().file, (folder_ / "four").string());
}

TEST_F(FileTest, NamesAMissingFileAndAFolder) {
  const auto missing = readFile(folder_ / "missing");
  ASSERT_FALSE(missing);
  EXPECT_EQ(line(missing.error()),
            (folder_ / "missing").string() + ": cannot be read: No such file or directory");
  const auto folder = readFile(folder_);
  ASSERT_FALSE(folder);
  EXPECT_EQ(message(folder.error()), "is a folder; a file was expected");
}

TEST_F(FileTest, AnUncommittedFileLeavesTheOldOneAndNothingElse) {
  ASSERT_TRUE(writeFile(folder_ / "report.csv", bytesOf("old")));
  {
    auto file = AtomicFile::create(folder_ / "report.csv");
    ASSERT_TRUE(file);
    file->write("half of the n");
    EXPECT_EQ(content(folder_ / "report.csv"), "old");
  }
  EXPECT_EQ(content(folder_ / "report.csv"), "old");
  EXPECT_EQ(files(), 1);
}

TEST_F(FileTest, ACommittedFileReplacesTheOldOneAndKeepsItsMode) {
  ASSERT_TRUE(writeFile(folder_ / "report.csv", bytesOf("old")));
  fs::permissions(folder_ / "report.csv", fs::perms{0600});
  auto file = AtomicFile::create(folder_ / "report.csv");
  ASSERT_TRUE(file);
  file->write("ne");
  file->write("w");
  ASSERT_TRUE(file->commit());
  EXPECT_EQ(content(folder_ / "report.csv"), "new");
  EXPECT_EQ(fs::status(folder_ / "report.csv").permissions(), fs::perms{0600});
  EXPECT_EQ(files(), 1);
}

TEST_F(FileTest, SavingThroughALinkKeepsTheLink) {
  ASSERT_TRUE(writeFile(folder_ / "real", bytesOf("old")));
  fs::create_symlink("real", folder_ / "link");
  ASSERT_TRUE(writeFile(folder_ / "link", bytesOf("new")));
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(content(folder_ / "real"), "new");
}

/// `-o /dev/null` must leave the device what it is, even for root.
TEST_F(FileTest, APipeIsWrittenToAndNotReplaced) {
  const fs::path pipe = folder_ / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const int end = ::open(pipe.c_str(), O_RDWR);
  ASSERT_GE(end, 0);
  EXPECT_TRUE(writeFile(pipe, bytesOf("rows")));
  std::string read(8, '\0');
  EXPECT_EQ(::read(end, read.data(), read.size()), 4);
  EXPECT_EQ(read.substr(0, 4), "rows");
  ::close(end);
  EXPECT_TRUE(fs::is_fifo(pipe));
  EXPECT_EQ(files(), 1);
}

TEST_F(FileTest, AMissingFolderIsAnErrorThatNamesTheFile) {
  const auto written = writeFile(folder_ / "no" / "report.csv", bytesOf("x"));
  ASSERT_FALSE(written);
  EXPECT_NE(line(written.error()).find("report.csv: cannot be written: "), std::string::npos);
}

TEST_F(FileTest, UnfinishedFilesCanBeRemovedAtOnce) {
  auto file = AtomicFile::create(folder_ / "report.csv");
  ASSERT_TRUE(file);
  file->write("half");
  EXPECT_EQ(files(), 1);
  removeUnfinishedFiles();
  EXPECT_EQ(files(), 0);
}

}  // namespace
}  // namespace wb

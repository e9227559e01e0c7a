#include "model/core/file.h"

#include "model/core/core_texts.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

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
  EXPECT_EQ(message(tooLarge.error()), "is too large (4 bytes); the limit is 3 bytes");
  EXPECT_EQ(tooLarge.error().file, (folder_ / "four").string());
}

TEST_F(FileTest, NamesAMissingFileAndAFolder) {
  const auto missing = readFile(folder_ / "missing");
  ASSERT_FALSE(missing);
  EXPECT_EQ(line(missing.error()),
            (folder_ / "missing").string() + ": cannot be read: No such file or directory");
  const auto folder = readFile(folder_);
  ASSERT_FALSE(folder);
  EXPECT_EQ(message(folder.error()), "is a folder, not a file");
}

/// None of them is waited for, though nobody writes to the pipe and the device never ends.
TEST_F(FileTest, WhatIsNoFileIsRefusedAtOnce) {
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  for (const fs::path& path : {folder_ / "pipe", fs::path("/dev/zero")}) {
    const auto read = readFile(path);
    ASSERT_FALSE(read);
    EXPECT_EQ(line(read.error()), path.string() + ": is a device, a pipe or a socket, not a file");
  }
}

TEST_F(FileTest, OtherNamesKeepTheOldContent) {
  ASSERT_TRUE(writeFile(folder_ / "file", bytesOf("old")));
  fs::create_hard_link(folder_ / "file", folder_ / "second");
  const OtherNames untouched(folder_ / "second");
  const OtherNames names(folder_ / "file");
  EXPECT_FALSE(names.leftBehind());
  ASSERT_TRUE(writeFile(folder_ / "file", bytesOf("new")));
  EXPECT_EQ(content(folder_ / "second"), "old");
  ASSERT_TRUE(names.leftBehind());
  EXPECT_EQ(line(*names.leftBehind()),
            (folder_ / "file").string() +
                ": the other name of this file (a hard link) still has the old content");
  EXPECT_FALSE(untouched.leftBehind());
  // A file of one name, and one that is new, leave nothing behind.
  for (const char* alone : {"file", "none"}) {
    const OtherNames before(folder_ / alone);
    ASSERT_TRUE(writeFile(folder_ / alone, bytesOf("newer")));
    EXPECT_FALSE(before.leftBehind()) << alone;
  }
}

/// As where a file system counts no names: here, of a file that lost its only one and is still
/// open.
TEST_F(FileTest, AFileOfNoNameHasNoOthers) {
  ASSERT_TRUE(writeFile(folder_ / "gone", bytesOf("old")));
  ASSERT_TRUE(writeFile(folder_ / "other", bytesOf("new")));
  const int held = ::open((folder_ / "gone").c_str(), O_RDONLY | O_CLOEXEC);
  const int other = ::open((folder_ / "other").c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_TRUE(held >= 0 && other >= 0);
  fs::remove(folder_ / "gone");
  const OtherNames names("/proc/self/fd/" + std::to_string(held));
  ASSERT_EQ(::dup2(other, held), held);
  EXPECT_FALSE(names.leftBehind());
  ::close(other);
  ::close(held);
}

/// The place is the file's own, whatever name leads to it.
TEST_F(FileTest, WhereAFileLiesDecidesWhetherItIsRead) {
  ASSERT_TRUE(writeFile(folder_ / "file", bytesOf("content")));
  fs::create_symlink("file", folder_ / "link");
  fs::path seen;
  const auto agree = [&](const fs::path& place) -> Result<void> {
    seen = place;
    return {};
  };
  const auto read = readFileAt(folder_ / "link", 100, {}, agree);
  ASSERT_TRUE(read);
  EXPECT_EQ(textOf(*read), "content");
  EXPECT_EQ(seen, fs::canonical(folder_ / "file"));
  const auto refuse = [](const fs::path&) -> Result<void> {
    return failure(baseTexts["file.dash"]);
  };
  const auto refused = readFileAt(folder_ / "link", 100, {}, refuse);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().text.code, "file.dash");
  EXPECT_FALSE(readFileAt(folder_ / "none", 100, {}, agree));
  EXPECT_EQ(readFileAt(folder_, 100, {}, agree).error().text.code, "file.not_a_file");
}

TEST_F(FileTest, ADashIsNoFile) {
  const auto read = readFile("-");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().text.code, "file.dash");
  const auto written = writeFile("-", bytesOf("rows"));
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().text.code, "file.dash");
  EXPECT_FALSE(fs::exists("-"));
}

/// Its size is told before a byte is read: nobody has this much memory to spare.
TEST_F(FileTest, AHugeFileIsToldWithBothSizes) {
  constexpr std::uintmax_t huge = std::uintmax_t{1} << 40;
  ASSERT_TRUE(writeFile(folder_ / "huge", {}));
  fs::resize_file(folder_ / "huge", huge);
  const auto read = readFile(folder_ / "huge");
  ASSERT_FALSE(read);
  EXPECT_EQ(message(read.error()),
            "is too large (1099511627776 bytes); the limit is 1073741824 bytes");
}

/// The system says 0 bytes of files in /proc.
TEST_F(FileTest, AFileThatHasMoreThanItsSizeIsBounded) {
  EXPECT_FALSE(content("/proc/self/status").empty());
  const auto read = readFile("/proc/self/status", 10);
  ASSERT_FALSE(read);
  EXPECT_EQ(message(read.error()), "is too large; the limit is 10 bytes");
}

TEST_F(FileTest, ReadingCanBeCancelled) {
  ASSERT_TRUE(writeFile(folder_ / "large", Bytes(3 * limits::stepBytes)));
  StepCount steps;
  steps.most = 2;
  Task task;
  task.steps = &steps;
  const auto read = readFile(folder_ / "large", limits::fileBytes, task);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().text.code, "task.cancelled");
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

TEST_F(FileTest, ANewFileHasTheModeThatTheMaskLeaves) {
  const mode_t before = ::umask(0027);
  EXPECT_TRUE(writeFile(folder_ / "report.csv", bytesOf("new")));
  ::umask(before);
  EXPECT_EQ(fs::status(folder_ / "report.csv").permissions(), fs::perms{0640});
}

TEST_F(FileTest, ANameMayBeAsLongAsNamesMayBe) {
  const fs::path path = folder_ / std::string(255, 'n');
  EXPECT_TRUE(writeFile(path, bytesOf("new")));
  EXPECT_EQ(content(path), "new");
}

/// No process has such a number.
TEST_F(FileTest, WhatKilledProgramsLeftGoesWithTheNextFile) {
  const std::string gone = ".a.csv.weighbridge-2147483646-0123abcd";
  const std::vector<std::string> others{
      ".a.csv.weighbridge-" + std::to_string(::getpid()) + "-0123abcd",  // Being written.
      ".a.csv.weighbridge-2147483646-0123ABCD",                          // Not so called.
      ".a.csv.weighbridge-2147483646-0123abcd.bak",
      ".weighbridge-x-0123abcd",
      "a.csv.weighbridge-2147483646-0123abcd",
      ".b.csv.weighbridge-2147483646-0123abcd",  // Locked, as by another machine.
  };
  for (const std::string& name : others)
    ::close(::open((folder_ / name).c_str(), O_CREAT | O_WRONLY, 0600));
  ::close(::open((folder_ / gone).c_str(), O_CREAT | O_WRONLY, 0600));
  const int locked = ::open((folder_ / others.back()).c_str(), O_WRONLY);
  ASSERT_EQ(::flock(locked, LOCK_EX), 0);
  EXPECT_TRUE(writeFile(folder_ / "report.csv", bytesOf("new")));
  EXPECT_FALSE(fs::exists(folder_ / gone));
  for (const std::string& name : others) EXPECT_TRUE(fs::exists(folder_ / name)) << name;
  ::close(locked);
}

/// This process has the number, but started long after the file was written.
TEST_F(FileTest, WhatKilledProgramsLeftGoesWhereTheirNumbersCameAgain) {
  const fs::path file =
      folder_ / (".a.csv.weighbridge-" + std::to_string(::getpid()) + "-0123abcd");
  ASSERT_TRUE(writeFile(file, bytesOf("half")));
  fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(24 * 365));
  EXPECT_TRUE(writeFile(folder_ / "report.csv", bytesOf("new")));
  EXPECT_FALSE(fs::exists(file));
}

TEST_F(FileTest, AFileIsTheSameByAnyName) {
  ASSERT_TRUE(writeFile(folder_ / "chair.llmesh", bytesOf("mesh")));
  fs::create_hard_link(folder_ / "chair.llmesh", folder_ / "hard");
  fs::create_symlink("chair.llmesh", folder_ / "soft");
  const std::vector<fs::path> read{folder_ / "gone", folder_ / "chair.llmesh"};
  for (const char* name : {"chair.llmesh", "hard", "soft", "../", "./chair.llmesh"}) {
    const bool isSame = std::string_view(name) != "../";
    EXPECT_EQ(!checkIsNotRead(folder_ / name, read), isSame) << name;
  }
  EXPECT_TRUE(checkIsNotRead(folder_ / "new", read));
  EXPECT_TRUE(checkIsNotRead(folder_ / "gone", read));
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

#include "model/formats/reader/folder_files.h"

#include "model/core/file.h"
#include "model/core/limits.h"
#include "model/formats/reader/detail/open_beneath.h"
#include "tests/support/folder.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <map>

namespace wb::worker {
namespace {

namespace fs = std::filesystem;
using Kind = FileAnswer::Kind;

std::string textIn(const Descriptor& file) {
  std::array<char, 64> buffer{};
  const ssize_t got = ::read(file.number(), buffer.data(), buffer.size());
  return got < 0 ? "nothing" : std::string(buffer.data(), static_cast<std::size_t>(got));
}

class FolderFilesTest : public FolderTest {
 protected:
  void SetUp() override {
    fs::create_directories(folder_ / "inner" / "below");
    put("model.dat", "another model");
    put("inner/model.dat", "the model");
    put("inner/colours.mtl", "colours");
    put("inner/below/part.bin", "a part");
    fs::create_symlink(folder_ / "model.dat", inner("link.bin"));
    fs::create_symlink("../model.dat", inner("up.bin"));
    fs::create_symlink("..", inner("above"));
    fs::create_symlink("below/part.bin", inner("fine.bin"));
    ASSERT_EQ(::mkfifo(inner("pipe").c_str(), 0600), 0);
  }

  fs::path inner(const std::string& name) const { return folder_ / "inner" / name; }

  void put(const char* name, std::string_view text) {
    ASSERT_TRUE(writeFile(folder_ / name, bytesOf(text)));
  }

  FolderFiles files() const { return FolderFiles(inner("model.dat")); }
};

TEST_F(FolderFilesTest, theModelIsOpenedWhereverItIs) {
  auto model = files().openModel();
  ASSERT_TRUE(model);
  EXPECT_EQ(textIn(*model), "the model");
  EXPECT_EQ(::write(model->number(), "x", 1), -1) << "it is for reading";
  fs::create_symlink(folder_ / "model.dat", inner("linked.obj"));
  model = FolderFiles(inner("linked.obj")).openModel();
  ASSERT_TRUE(model) << "the user named the link";
  EXPECT_EQ(textIn(*model), "another model");
}

TEST_F(FolderFilesTest, aModelThatCannotBeReadSaysWhy) {
  EXPECT_EQ(message(FolderFiles(inner("none.obj")).openModel().error()),
            "cannot be read: No such file or directory");
  EXPECT_EQ(message(FolderFiles(inner("pipe")).openModel().error()),
            "is a device, a pipe or a socket, not a file");
  EXPECT_EQ(message(FolderFiles(inner("below")).openModel().error()), "is a folder, not a file");
  fs::resize_file(inner("model.dat"), limits::modelFileBytes + 1);
  EXPECT_EQ(message(files().openModel().error()),
            "\"model.dat\" is too large; the limit is 536870912 bytes");
}

TEST_F(FolderFilesTest, itsFolderAndWhatIsBelowIsOpened) {
  FolderFiles files = this->files();
  const std::map<std::string, std::string> found{{"colours.mtl", "colours"},
                                                 {"./below/part.bin", "a part"},
                                                 {"below/../colours.mtl", "colours"},
                                                 {"fine.bin", "a part"},
                                                 {inner("colours.mtl").string(), "colours"}};
  for (const auto& [name, content] : found) {
    const FileAnswer answer = files.open(name);
    ASSERT_EQ(answer.kind, Kind::opened) << name;
    EXPECT_EQ(textIn(answer.file), content) << name;
  }
}

TEST_F(FolderFilesTest, whatLeadsOutOfItIsNot) {
  for (const std::string& name :
       {std::string("../model.dat"), std::string("below/../../model.dat"), std::string("link.bin"),
        std::string("up.bin"), std::string("above/model.dat"), std::string("/etc/passwd"),
        folder_.string() + "/model.dat", inner("../model.dat").string(),
        std::string("../nowhere.bin")}) {
    const FileAnswer answer = files().open(name);
    EXPECT_EQ(answer.kind, Kind::outside) << name;
    EXPECT_FALSE(answer.file) << name;
  }
}

TEST_F(FolderFilesTest, whatIsNoFileIsMissing) {
  using namespace std::string_literals;
  for (const std::string& name :
       {"none.mtl"s, "below"s, "pipe"s, "."s, ""s, "colours.mtl\0x"s, "colours.mtl/x"s})
    EXPECT_EQ(files().open(name).kind, Kind::missing) << name;
}

TEST_F(FolderFilesTest, aProcessesOwnLinksLeadNowhere) {
  const FolderFiles any("/proc/self/model.obj");
  const Descriptor folder(::open("/proc/self", O_PATH | O_DIRECTORY | O_CLOEXEC));
  EXPECT_FALSE(openBeneath(folder.number(), "exe"));
  EXPECT_FALSE(openBeneath(folder.number(), "cwd/none"));
}

/// Both ways to open agree on all but links, which the older one does not follow.
TEST_F(FolderFilesTest, withoutOpenat2TheSameIsRefused) {
  const Descriptor folder(::open((folder_ / "inner").c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  for (const char* name : {"colours.mtl", "./below/part.bin", "below/../colours.mtl"}) {
    const auto file = openStepwise(folder.number(), name);
    ASSERT_TRUE(file) << name;
    EXPECT_EQ(textIn(*file), textIn(*openBeneath(folder.number(), name))) << name;
  }
  for (const char* name :
       {"../model.dat", "below/../../model.dat", "/etc/passwd", "link.bin", "up.bin"}) {
    const auto file = openStepwise(folder.number(), name);
    ASSERT_FALSE(file) << name;
    EXPECT_EQ(file.error(), EXDEV) << name;
  }
  for (const char* name : {"above/model.dat", "none.mtl", ".", "", "colours.mtl/x"})
    EXPECT_FALSE(openStepwise(folder.number(), name)) << name;
}

TEST_F(FolderFilesTest, aFileThatIsTooLargeIsRefused) {
  put("inner/vast.bin", "");
  fs::resize_file(inner("vast.bin"), limits::modelFileBytes + 1);
  EXPECT_EQ(files().open("vast.bin").kind, Kind::tooLarge);
}

TEST_F(FolderFilesTest, manyFilesTogetherAreRefused) {
  put("inner/large.bin", "");
  fs::resize_file(inner("large.bin"), limits::modelFileBytes);
  FolderFiles large = files();
  EXPECT_EQ(large.open("large.bin").kind, Kind::opened);
  EXPECT_EQ(large.open("large.bin").kind, Kind::opened);
  EXPECT_EQ(large.open("large.bin").kind, Kind::tooLarge) << "more than 1 GiB";
  FolderFiles many = files();
  for (std::size_t i = 0; i < limits::modelFiles; ++i)
    ASSERT_EQ(many.open("colours.mtl").kind, Kind::opened);
  EXPECT_EQ(many.open("colours.mtl").kind, Kind::tooLarge) << "more than 1000";
}

}  // namespace
}  // namespace wb::worker

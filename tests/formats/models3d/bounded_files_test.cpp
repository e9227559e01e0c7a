#include "model/formats/models3d/detail/bounded_files.h"

#include "model/core/file.h"
#include "tests/support/folder.h"

#include <assimp/IOStream.hpp>
#include <gtest/gtest.h>

#include <array>
#include <filesystem>

namespace wb::import3d {
namespace {

namespace fs = std::filesystem;
using Reason = worker::Refusal::Reason;

class Bounded : public FolderTest {
 protected:
  void SetUp() override {
    fs::create_directories(folder_ / "inner" / "below");
    put("model.dat", "the model");
    put("inner/model.dat", "the inner model");
    put("inner/colours.mtl", "colours");
    put("inner/below/part.bin", "a part");
    fs::create_symlink(folder_ / "model.dat", folder_ / "inner" / "link.bin");
    fs::create_symlink("below/part.bin", folder_ / "inner" / "fine.bin");
  }

  void put(const char* name, std::string_view text) {
    ASSERT_TRUE(writeFile(folder_ / name, bytesOf(text)));
  }

  std::string textIn(BoundedFiles& files, const std::string& name) {
    Assimp::IOStream* stream = files.Open(name.c_str(), "rb");
    if (!stream) return "nothing";
    std::array<char, 64> buffer{};
    const std::size_t got = stream->Read(buffer.data(), 1, buffer.size());
    EXPECT_EQ(got, stream->FileSize());
    EXPECT_EQ(stream->Tell(), got);
    EXPECT_EQ(stream->Write("x", 1, 1), 0U);
    EXPECT_EQ(stream->Seek(1, aiOrigin_SET), aiReturn_SUCCESS);
    EXPECT_EQ(stream->Tell(), 1U);
    files.Close(stream);
    return {buffer.data(), got};
  }
};

TEST_F(Bounded, showTheModelUnderTheEndingThatTheLoaderExpects) {
  BoundedFiles files(folder_ / "inner" / "model.dat", "obj");
  EXPECT_EQ(files.modelName(), (folder_ / "inner" / "model.obj").string());
  EXPECT_TRUE(files.Exists(files.modelName().c_str()));
  EXPECT_EQ(textIn(files, files.modelName()), "the inner model");
}

TEST_F(Bounded, showItsFolderAndWhatIsBelow) {
  BoundedFiles files(folder_ / "inner" / "model.dat", "obj");
  const std::string inner = (folder_ / "inner").string();
  EXPECT_EQ(textIn(files, inner + "/colours.mtl"), "colours");
  EXPECT_EQ(textIn(files, "colours.mtl"), "colours");
  EXPECT_EQ(textIn(files, inner + "/below/part.bin"), "a part");
  EXPECT_EQ(textIn(files, inner + "/below/../colours.mtl"), "colours");
  EXPECT_EQ(textIn(files, inner + "/fine.bin"), "a part");
  EXPECT_FALSE(files.refusal());
}

TEST_F(Bounded, showNothingElse) {
  const std::string inner = (folder_ / "inner").string();
  for (const std::string& name : {inner + "/../model.dat", inner + "/link.bin",
                                  std::string("/etc/passwd"), std::string("../model.dat")}) {
    BoundedFiles files(folder_ / "inner" / "model.dat", "obj");
    EXPECT_FALSE(files.Exists(name.c_str())) << name;
    EXPECT_EQ(textIn(files, name), "nothing") << name;
    if (name.starts_with('/')) {
      ASSERT_TRUE(files.refusal()) << name;
      EXPECT_EQ(files.refusal()->reason, Reason::outsideFolder);
      EXPECT_EQ(files.refusal()->detail, name);
    }
  }
}

TEST_F(Bounded, whatIsNowhereIsNoOffence) {
  BoundedFiles files(folder_ / "inner" / "model.dat", "obj");
  EXPECT_EQ(textIn(files, (folder_ / "inner" / "nowhere.mtl").string()), "nothing");
  EXPECT_FALSE(files.refusal());
}

TEST_F(Bounded, aFolderIsNoFile) {
  BoundedFiles files(folder_ / "inner" / "model.dat", "obj");
  EXPECT_FALSE(files.Exists((folder_ / "inner" / "below").c_str()));
}

TEST_F(Bounded, nothingIsWritten) {
  BoundedFiles files(folder_ / "inner" / "model.dat", "obj");
  for (const char* mode : {"wb", "a", "r+b"})
    EXPECT_EQ(files.Open((folder_ / "inner" / "colours.mtl").c_str(), mode), nullptr);
  EXPECT_EQ(textIn(files, "colours.mtl"), "colours");
}

TEST_F(Bounded, aFileThatIsTooLargeIsRefused) {
  put("inner/vast.bin", "");
  fs::resize_file(folder_ / "inner" / "vast.bin", limits::modelFileBytes + 1);
  BoundedFiles files(folder_ / "inner" / "model.dat", "obj");
  EXPECT_EQ(files.Open("vast.bin", "rb"), nullptr);
  ASSERT_TRUE(files.refusal());
  EXPECT_EQ(files.refusal()->reason, Reason::fileTooLarge);
}

TEST_F(Bounded, manyFilesTogetherAreRefused) {
  put("inner/large.bin", "");
  fs::resize_file(folder_ / "inner" / "large.bin", limits::modelFileBytes);
  BoundedFiles files(folder_ / "inner" / "model.dat", "obj");
  for (int i = 0; i < 2; ++i) {
    Assimp::IOStream* stream = files.Open("large.bin", "rb");
    ASSERT_TRUE(stream);
    files.Close(stream);
  }
  EXPECT_EQ(files.Open("large.bin", "rb"), nullptr);
  EXPECT_TRUE(files.refusal());
}

}  // namespace
}  // namespace wb::import3d

#include "model/core/file.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <filesystem>

namespace wb {
namespace {

namespace fs = std::filesystem;

class ProgramFilesTest : public FolderTest {
 protected:
  void SetUp() override {
    for (const char* folder :
         {"bin", "share/weighbridge", "share/man/man1", "libexec/weighbridge",
          "include/weighbridge", "lib/pkgconfig", "lib/cmake/weighbridge-octree",
          "lib/far/pkgconfig", "lib/far/cmake/weighbridge-octree", "sources", "home"})
      fs::create_directories(root_ / folder);
    for (const char* file :
         {"bin/weighbridge", "bin/other", "sources/chair.weighbridge",
          "share/man/man1/weighbridge.1.gz", "share/man/man1/other.1.gz",
          "lib/libweighbridge-octree.a", "lib/libother.a", "lib/pkgconfig/weighbridge-octree.pc",
          "lib/pkgconfig/other.pc", "lib/far/libweighbridge-octree.a",
          "lib/far/pkgconfig/weighbridge-octree.pc"})
      ASSERT_TRUE(writeFile(root_ / file, bytesOf("old")));
    fs::create_directory_symlink(root_ / "sources", root_ / "share/weighbridge/samples");
    protectProgramFiles(root_ / "bin/weighbridge");
  }
  void TearDown() override { protectProgramFiles({}); }

  const fs::path& root_ = folder_;
};

TEST_F(ProgramFilesTest, AreTheProgramItsDataAndWhatLinksThereLeadTo) {
  for (const char* own :
       {"bin/weighbridge", "share/weighbridge", "share/weighbridge/new.json",
        "share/weighbridge/samples/chair.weighbridge", "share/weighbridge/samples/below/new",
        "sources/chair.weighbridge", "sources/new.weighbridge", "home/../sources/new",
        "share/man/man1/weighbridge.1.gz"})
    EXPECT_TRUE(isProgramFile(root_ / own)) << own;
  for (const char* other : {"bin/other", "bin", "share", "home/chair.weighbridge", "sources.txt",
                            "share/man/man1/other.1.gz", "share/weighbridge.txt"})
    EXPECT_FALSE(isProgramFile(root_ / other)) << other;
  EXPECT_FALSE(isProgramFile({}));
  EXPECT_FALSE(isProgramFile("/"));
}

TEST_F(ProgramFilesTest, AreItsReadersHeadersAndLibrary) {
  for (const char* own : {"libexec/weighbridge/read-models", "include/weighbridge/octree_casts.h",
                          "lib/libweighbridge-octree.a", "lib/cmake/weighbridge-octree/new.cmake",
                          "lib/pkgconfig/weighbridge-octree.pc"})
    EXPECT_TRUE(isProgramFile(root_ / own)) << own;
  for (const char* other : {"libexec/other", "include/other.h", "lib/libother.a", "lib/cmake/other",
                            "lib/pkgconfig/other.pc", "lib/far/libweighbridge-octree.a"})
    EXPECT_FALSE(isProgramFile(root_ / other)) << other;
}

/// As Debian has it below /usr.
TEST_F(ProgramFilesTest, TheLibraryIsWhereLibrariesAreInstalled) {
  protectProgramFiles(root_ / "bin/weighbridge", "lib/far");
  for (const char* own :
       {"lib/far/libweighbridge-octree.a", "lib/far/cmake/weighbridge-octree/new.cmake",
        "lib/far/pkgconfig/weighbridge-octree.pc", "include/weighbridge/octree_casts.h"})
    EXPECT_TRUE(isProgramFile(root_ / own)) << own;
  EXPECT_FALSE(isProgramFile(root_ / "lib/libweighbridge-octree.a"));
}

TEST_F(ProgramFilesTest, AreTheSameByAnyName) {
  fs::create_symlink(root_ / "sources/chair.weighbridge", root_ / "home/link.weighbridge");
  fs::create_directory_symlink(root_ / "share/weighbridge/samples", root_ / "home/samples");
  EXPECT_TRUE(isProgramFile(root_ / "home/link.weighbridge"));
  EXPECT_TRUE(isProgramFile(root_ / "home/samples/new.weighbridge"));
  const fs::path before = fs::current_path();
  fs::current_path(root_ / "sources");
  EXPECT_TRUE(isProgramFile("chair.weighbridge"));
  EXPECT_TRUE(isProgramFile("../sources/new"));
  EXPECT_FALSE(isProgramFile("../home/new"));
  fs::current_path(before);
}

TEST_F(ProgramFilesTest, AreNotWritten) {
  fs::create_symlink(root_ / "sources/chair.weighbridge", root_ / "home/link.weighbridge");
  for (const char* own : {"sources/chair.weighbridge", "sources/new", "home/link.weighbridge"}) {
    const auto written = writeFile(root_ / own, bytesOf("new"));
    ASSERT_FALSE(written) << own;
    EXPECT_EQ(written.error().file, (root_ / own).string());
  }
  EXPECT_EQ(readFile(root_ / "sources/chair.weighbridge").value().size(), 3U);
  EXPECT_FALSE(fs::exists(root_ / "sources/new"));
  EXPECT_TRUE(writeFile(root_ / "home/new", bytesOf("new")));
}

/// Without a file number left, nobody can see what the links lead to; a copy of a sample is made
/// rather than the sample changed.
TEST_F(ProgramFilesTest, MayBeAnyWhereTheSystemDoesNotTell) {
  rlimit usual{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &usual), 0);
  const rlimit none{.rlim_cur = 0, .rlim_max = usual.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &none), 0);
  const bool isOwn = isProgramFile(root_ / "sources/chair.weighbridge");
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &usual), 0);
  EXPECT_TRUE(isOwn);
}

TEST_F(ProgramFilesTest, AreNoneOfNoProgram) {
  protectProgramFiles({});
  EXPECT_FALSE(isProgramFile(root_ / "bin/weighbridge"));
  EXPECT_TRUE(writeFile(root_ / "sources/chair.weighbridge", bytesOf("new")));
}

}  // namespace
}  // namespace wb

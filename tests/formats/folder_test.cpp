#include "model/formats/folder.h"

#include "model/core/file.h"
#include "tests/support/folder.h"

#include <algorithm>
#include <string>
#include <vector>

namespace wb::import {
namespace {

namespace fs = std::filesystem;

class FilesBelow : public FolderTest {
 protected:
  fs::path write(const std::string& name, const std::string& text = "x") const {
    fs::create_directories((folder_ / name).parent_path());
    EXPECT_TRUE(writeFile(folder_ / name, bytesOf(text)));
    return folder_ / name;
  }
  std::vector<std::string> found() const {
    const auto files = filesBelow(folder_);
    EXPECT_TRUE(files);
    std::vector<std::string> names;
    if (files)
      for (const fs::path& file : files->value.files) names.push_back(file.string());
    return names;
  }

  using Names = std::vector<std::string>;
};

TEST_F(FilesBelow, AreSortedByTheBytesOfTheirPaths) {
  for (const char* name : {"b.stl", "a/z.stl", "B.stl", "a.stl", "\xc3\xa4.stl"}) write(name);
  EXPECT_EQ(found(), (Names{"B.stl", "a.stl", "a/z.stl", "b.stl", "\xc3\xa4.stl"}));
}

TEST_F(FilesBelow, WhatIsHiddenIsLeftAlone) {
  write(".hidden.stl");
  write(".git/a.stl");
  write("a.stl");
  EXPECT_EQ(found(), Names{"a.stl"});
}

TEST_F(FilesBelow, LinksThatLeaveTheFolderAreLeftAlone) {
  const fs::path outside = write("outside/secret.stl");
  const fs::path own = folder_ / "own";
  write("own/a.stl");
  fs::create_symlink(outside, own / "out.stl");
  fs::create_symlink(outside.parent_path(), own / "folder");
  fs::create_symlink(own, own / "round");
  fs::create_symlink("a.stl", own / "b.stl");
  const auto files = filesBelow(own);
  ASSERT_TRUE(files);
  EXPECT_EQ(files->value.files, (std::vector<fs::path>{"a.stl", "b.stl"}));
}

TEST_F(FilesBelow, CompanionsBelongToTheirModel) {
  for (const char* name :
       {"chair.dae", "chair_PHYS.dae", "chair_LOD1.obj", "table_PHYS.dae", "sub/chair_LOD0.dae"})
    write(name);
  EXPECT_EQ(found(), (Names{"chair.dae", "sub/chair_LOD0.dae", "table_PHYS.dae"}));
  EXPECT_EQ(filesBelow(folder_)->value.belonging, 2U);
}

TEST_F(FilesBelow, WhatAProjectNamesBelongsToIt) {
  for (const char* name : {"seat.llmesh", "sub/leg.llmesh", "map.ogz", "alone.llmesh"}) write(name);
  write("sub/project.weighbridge", R"({"weighbridge": 1, "path": "alone.llmesh",
      "assets": {"seat": {"path": "../seat.llmesh"}, "leg": {"path": "./leg.llmesh"},
                 "far": {"path": "/etc/passwd"}},
      "linksets": [{"path": "alone.llmesh"}],
      "octrees": [{"name": "map", "path": "../map.ogz"}]})");
  EXPECT_EQ(found(), (Names{"alone.llmesh", "sub/project.weighbridge"}));
}

TEST_F(FilesBelow, ABrokenProjectOwnsWhatItSaysBeforeItBreaks) {
  write("seat.llmesh");
  write("leg.llmesh");
  write("cut.weighbridge", R"({"weighbridge": 1, "assets": {"seat": {"path": "seat.llmesh"}, "le)");
  EXPECT_EQ(found(), (Names{"cut.weighbridge", "leg.llmesh"}));
}

TEST_F(FilesBelow, AFolderThatIsNotThereIsTold) {
  const auto files = filesBelow(folder_ / "absent");
  ASSERT_TRUE(files);
  EXPECT_TRUE(files->value.files.empty());
  EXPECT_EQ(files->findings.size(), 1U);
}

TEST_F(FilesBelow, OnlyWhatLooksLikeASceneIsOpened) {
  EXPECT_TRUE(isToOpen(write("broken.llmesh", "junk")));
  EXPECT_TRUE(isToOpen(write("Empty.DAE", "")));
  EXPECT_TRUE(isToOpen(write("project", R"({"weighbridge": 1})")));
  EXPECT_FALSE(isToOpen(write("notes.txt", "solid advice")));
  EXPECT_FALSE(isToOpen(write("settings.xml", "<settings/>")));
  EXPECT_FALSE(isToOpen(write("empty", "")));
}

}  // namespace
}  // namespace wb::import

// A report on all that a folder holds.
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace wb::app::test {
namespace {

using Json = nlohmann::json;

class FolderReport : public testing::Test {
 protected:
  FolderReport() { std::filesystem::create_directories(folder_ / "scenes"); }

  std::string write(const std::string& name, const std::string& content) const {
    std::filesystem::create_directories(std::filesystem::path(folder_ / name).parent_path());
    return folder_.write(name, content);
  }
  std::vector<std::string> filesOf(const std::vector<Row>& rows) const {
    std::vector<std::string> files;
    for (const Row& row : rows)
      files.push_back(std::filesystem::path(row.at("file")).lexically_relative(scenes_).string());
    return files;
  }
  /// Projects, mesh assets, and files that are nothing.
  void writeScenes() const {
    write("scenes/market.weighbridge", marketProject());
    write("scenes/sub/cube.llmesh", cubeAsset());
    write("scenes/notes.txt", "nothing");
    write("scenes/a.weighbridge", projectNamed("A"));
  }

  Folder folder_;
  std::string scenes_ = folder_ / "scenes";
  using Names = std::vector<std::string>;
};

TEST_F(FolderReport, HasTheRowsOfAllFilesInTheirOrder) {
  writeScenes();
  const Ran ran = run({"report", scenes_});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  const auto rows = readCsv(ran.out);
  EXPECT_EQ(filesOf(rows), (Names{"a.weighbridge", "market.weighbridge", "market.weighbridge",
                                  "sub/cube.llmesh"}));
  const Row alone = readCsv(run({"report", folder_ / "scenes/sub/cube.llmesh"}).out).at(0);
  EXPECT_EQ(rows.at(3), alone);
}

TEST_F(FolderReport, WhatIsRefusedIsToldAndTheOthersAreDone) {
  writeScenes();
  const std::string broken = write("scenes/broken.llmesh", "junk");
  const std::string cut = write("scenes/cut.weighbridge", "{\"weighbridge\": 1, ");
  const Ran ran = run({"report", scenes_});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(readCsv(ran.out).size(), 4U);
  const auto lines = linesOf(ran.err);
  ASSERT_EQ(lines.size(), 2U) << ran.err;
  EXPECT_TRUE(lines[0].starts_with("weighbridge: " + broken + ": ")) << lines[0];
  EXPECT_TRUE(lines[1].starts_with("weighbridge: " + cut + ": ")) << lines[1];
}

TEST_F(FolderReport, IsTheSameOnAnyNumberOfThreads) {
  for (int i = 0; i < 100; ++i) {
    const std::string name = "scenes/" + std::to_string(i);
    if (i % 10 == 3) {
      write(name + ".llmesh", "junk");
    } else if (i % 2 == 0) {
      write(name + ".weighbridge", projectNamed(name));
    } else {
      write(name + ".llmesh", cubeAsset());
    }
  }
  for (const char* format : {"csv", "json", "text"}) {
    const Ran one = run({"report", scenes_, "--format", format, "--threads", "1"});
    EXPECT_EQ(one.status, 1);
    EXPECT_EQ(linesOf(one.err).size(), 10U);
    for (const char* threads : {"2", "7"}) {
      const Ran many = run({"report", scenes_, "--format", format, "--threads", threads});
      EXPECT_EQ(many.out, one.out) << format;
      EXPECT_EQ(many.err, one.err) << format;
    }
  }
  EXPECT_EQ(run({"report", scenes_, "--threads", "0"}).status, 2);
}

TEST_F(FolderReport, CanBeJsonOrTextByAnyRowAndFiltered) {
  writeScenes();
  const Json json = Json::parse(run({"report", scenes_, "--format", "json", "--by", "part"}).out);
  EXPECT_EQ(json.at("rows").size(), 13U);
  EXPECT_EQ(json.at("profile"), "second-life");
  EXPECT_TRUE(json.at("weighbridge").is_string());
  const Json none =
      Json::parse(run({"report", scenes_, "--format", "json", "--where", "parts > 99"}).out);
  EXPECT_EQ(none.at("rows"), Json::array());
  const auto crate = readCsv(run({"report", scenes_, "--where", "linkset = Crate"}).out);
  EXPECT_EQ(crate.size(), 1U);
  const Ran text = run({"report", scenes_, "--format", "text"});
  EXPECT_NE(text.out.find("Files left out because their type is not supported: 1."),
            std::string::npos)
      << text.out;
}

TEST_F(FolderReport, FilesAndFoldersGoTogether) {
  writeScenes();
  const std::string other = write("other.weighbridge", projectNamed("Other"));
  const auto rows = readCsv(run({"report", other, scenes_, other}).out);
  ASSERT_EQ(rows.size(), 6U);
  EXPECT_EQ(rows.front().at("file"), other);
  EXPECT_EQ(rows.back().at("file"), other);
}

TEST_F(FolderReport, AFolderOfNothingIsRefused) {
  write("scenes/notes.txt", "nothing");
  std::filesystem::create_directories(folder_ / "empty");
  for (const std::string& folder : {folder_ / "empty", scenes_}) {
    const Ran ran = run({"report", folder});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
    EXPECT_TRUE(ran.err.starts_with("weighbridge: " + folder + ": ")) << ran.err;
  }
}

TEST_F(FolderReport, FoldersAreComparedByThePlacesOfTheirFiles) {
  writeScenes();
  write("before/a.weighbridge", projectOfBoxes(3));
  write("before/market.weighbridge", marketProject());
  write("before/gone.weighbridge", projectNamed("Gone"));
  write("before/notes.txt", "nothing");
  write("before/old notes.txt", "nothing");
  const Ran ran = run({"report", scenes_, "--against", folder_ / "before"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  std::vector<std::string> changes;
  const auto rows = readCsv(ran.out);
  for (const Row& row : rows) changes.push_back(row.at("linkset") + " " + row.at("change"));
  EXPECT_EQ(filesOf(rows), (Names{"a.weighbridge", "../before/gone.weighbridge",
                                  "market.weighbridge", "market.weighbridge", "sub/cube.llmesh"}))
      << "what is gone is named where it was";
  EXPECT_EQ(rows.at(1).at("change"), "removed");
  EXPECT_EQ(rows.at(2).at("change"), "equal");
  EXPECT_EQ(rows.at(4).at("change"), "added");
  const auto lines = linesOf(ran.err);
  ASSERT_EQ(lines.size(), 2U) << ran.err;
  EXPECT_NE(lines[0].find("before/gone.weighbridge: is missing from "), std::string::npos)
      << lines[0];
  EXPECT_NE(lines[1].find("scenes/sub/cube.llmesh: is missing from "), std::string::npos)
      << lines[1];
  const Ran text = run({"report", scenes_, "--against", folder_ / "before", "--format", "text"});
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_NE(text.out.find("removed"), std::string::npos) << text.out;
}

TEST_F(FolderReport, APageSaysWhichFilesWereRefused) {
  writeScenes();
  write("scenes/broken.llmesh", "junk");
  const Ran page = run({"report", scenes_, "--format", "html"});
  EXPECT_EQ(page.status, 1);
  EXPECT_NE(page.out.find("<li>error: broken.llmesh: "), std::string::npos);
  const Ran text = run({"report", scenes_, "--format", "text"});
  EXPECT_NE(text.out.find("left out because they could not be read: 1."), std::string::npos)
      << text.out;
}

TEST_F(FolderReport, WhatWasNotComparedIsInNoSum) {
  for (const char* name : {"a.weighbridge", "b.weighbridge"})
    for (const char* folder : {"before/", "scenes/"})
      write(folder + std::string(name), projectOfBoxes(3));
  write("scenes/b.weighbridge", "{\"weighbridge\": 1, ");
  const std::vector<std::string> arguments{"report", scenes_, "--against", folder_ / "before"};
  for (const char* format : {"text", "html"}) {
    auto all = arguments;
    all.insert(all.end(), {"--format", format});
    const Ran ran = run(all);
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.out.find("left out because they could not be read: 1."), std::string::npos)
        << ran.out;
  }
}

TEST_F(FolderReport, WhatAModelNamesIsNotLeftAlone) {
  write("scenes/box.obj", "mtllib box.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 1\nf 1 2 3\n");
  write("scenes/box.mtl", "newmtl wood\n");
  write("scenes/notes.txt", "nothing");
  const Ran ran = run({"report", scenes_, "--format", "text"});
  EXPECT_NE(ran.out.find("Files left out because their type is not supported: 1."),
            std::string::npos)
      << ran.out;
}

TEST_F(FolderReport, OctreesAloneHaveNoTable) {
  write("scenes/rock.scene", "octree 0 0 0 8 OSEEEEEEE\n");
  for (const char* format : {"text", "html"}) {
    const Ran ran = run({"report", scenes_, "--format", format});
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.out.find("only an octree, which costs nothing"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("Nothing to show"), std::string::npos) << ran.out;
  }
}

}  // namespace
}  // namespace wb::app::test

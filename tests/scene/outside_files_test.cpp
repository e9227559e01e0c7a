// Projects of strangers stay in their folder, and projects that are given away tell nothing of the
// home that they come from.
#include "model/scene/outside_files.h"

#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/octree/octree_text.h"
#include "model/scene/project.h"
#include "tests/support/folder.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <string>
#include <thread>

namespace wb::scene {
namespace {

namespace fs = std::filesystem;

class OutsideFilesTest : public FolderTest {
 protected:
  OutsideFilesTest() {
    fs::create_directories(project_ / "meshes");
    for (const fs::path& file :
         {folder_ / "secret.llmesh", project_ / "own.llmesh", project_ / "meshes/deep.llmesh"})
      EXPECT_TRUE(writeFile(file, asset_));
    fs::create_symlink(folder_ / "secret.llmesh", project_ / "link.llmesh");
    fs::create_directory_symlink(folder_, project_ / "up");
    fs::create_directory_symlink(project_ / "meshes", project_ / "same");
  }

  /// What of a project with this path is read: the code of the finding; empty: the mesh.
  std::string problemOf(const std::string& path, const OutsideFiles& outside = {}) const {
    const std::string text = R"({"weighbridge": 1, "assets": {"a": {"path": ")" + path + R"("}}})";
    setAgreedOutside(outside);
    const auto read = parseProject(text, project_);
    EXPECT_TRUE(read);
    EXPECT_EQ(read->findings.empty(), read->value.assets.at("a").mesh != nullptr) << path;
    EXPECT_EQ(refusedFilesOf(read->value).empty(),
              read->findings.empty() || read->findings[0].text.code != "project.outside");
    setAgreedOutside({});
    return read->findings.empty() ? "" : std::string(read->findings[0].text.code);
  }

  Bytes asset_ = asset::encode(cost::test::makeAsset({.physicsMesh = true}));
  fs::path project_ = folder_ / "project";
};

TEST_F(OutsideFilesTest, WhatIsInTheFolderIsRead) {
  for (const std::string& path :
       {std::string("own.llmesh"), std::string("meshes/deep.llmesh"), std::string("./own.llmesh"),
        std::string("meshes/../own.llmesh"), std::string("same/deep.llmesh"),
        std::string("../project/own.llmesh"), (project_ / "own.llmesh").string()})
    EXPECT_EQ(problemOf(path), "") << path;
}

TEST_F(OutsideFilesTest, WhatIsNotIsNotRead) {
  for (const std::string& path :
       {std::string("../secret.llmesh"), std::string("meshes/../../secret.llmesh"),
        (folder_ / "secret.llmesh").string(), std::string("link.llmesh"),
        std::string("up/secret.llmesh"), std::string("/dev/zero"), std::string("../none.llmesh"),
        std::string("../project2/own.llmesh")})
    EXPECT_EQ(problemOf(path), "project.outside") << path;
}

TEST_F(OutsideFilesTest, WhatTheUserAgreedToIsRead) {
  const OutsideFiles chosen{
      .chosen = {{projectFolder(project_ / "p.weighbridge"), {folder_ / "secret.llmesh"}}}};
  EXPECT_EQ(problemOf("../secret.llmesh", chosen), "");
  EXPECT_EQ(problemOf("../other.llmesh", chosen), "project.outside");
  EXPECT_EQ(problemOf("../secret.llmesh", {.all = true}), "");
  EXPECT_EQ(problemOf("link.llmesh", {.all = true}), "");
}

TEST_F(OutsideFilesTest, WhatWasAgreedToForOneProjectIsNotReadByAnother) {
  const fs::path stranger = folder_ / "stranger";
  fs::create_directories(stranger);
  const auto isRead = [](const fs::path& folder) {
    const auto read = parseProject(
        R"({"weighbridge": 1, "assets": {"a": {"path": "../secret.llmesh"}}})", folder);
    return read && read->value.assets.at("a").mesh != nullptr;
  };
  agreeToOutside(projectFolder(project_ / "p.weighbridge"), {folder_ / "secret.llmesh"});
  EXPECT_TRUE(isRead(project_));
  EXPECT_FALSE(isRead(stranger));
  setAgreedOutside({});
}

/// Somebody changes all the time what a name in the folder leads to. Whatever that is when it is
/// read, it is not the file outside.
TEST_F(OutsideFilesTest, ALinkThatChangesMeanwhileLeadsNowhereElse) {
  const ByteView secret = bytesOf("not for you");
  ASSERT_TRUE(writeFile(folder_ / "secret.llmesh", secret));
  fs::create_symlink("own.llmesh", project_ / "swapped.llmesh");
  std::atomic<bool> isDone = false;
  std::thread other([&] {
    for (bool toSecret = true; !isDone; toSecret = !toSecret) {
      fs::create_symlink(toSecret ? "../secret.llmesh" : "own.llmesh", project_ / "next");
      fs::rename(project_ / "next", project_ / "swapped.llmesh");
    }
  });
  std::size_t ownRead = 0;
  for (int i = 0; i < 1000; ++i) {
    const auto read = parseProject(
        R"({"weighbridge": 1, "assets": {"a": {"path": "swapped.llmesh"}}})", project_);
    const std::string found = read ? read->value.assets.at("a").sha256 : "";
    EXPECT_NE(found, sha256(secret));
    ownRead += found == sha256(asset_) ? 1 : 0;
  }
  isDone = true;
  other.join();
  EXPECT_GT(ownRead, 0U);
}

TEST_F(OutsideFilesTest, EachReasonHasASentence) {
  EXPECT_EQ(problemOf("none.llmesh"), "project.no_file");
  EXPECT_EQ(problemOf("meshes"), "project.special_file");
  ASSERT_EQ(::chmod((project_ / "own.llmesh").c_str(), 0), 0);
  if (::geteuid() == 0) return;  // Who may read everything.
  EXPECT_EQ(problemOf("own.llmesh"), "project.not_readable");
}

TEST_F(OutsideFilesTest, OctreesStayInTheFolderToo) {
  ASSERT_TRUE(writeFile(folder_ / "map.ogz", bytesOf("x")));
  const auto read = parseProject(
      R"({"weighbridge": 1, "octrees": [{"name": "m", "path": "../map.ogz"}]})", project_);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_EQ(read->findings[0].text.code, "project.outside");
}

/// Saving it where the file is inside would else let it be read the next time.
TEST_F(OutsideFilesTest, WhatWasRefusedIsAskedAboutWhereverTheProjectIsSaved) {
  ASSERT_TRUE(writeFile(folder_ / "map.nxoc", bytesOf("x")));
  auto read = parseProject(
      R"({"weighbridge": 1, "octrees": [{"name": "m", "path": "../map.nxoc"}],
          "assets": {"a": {"path": "../secret.llmesh"}, "own": {"path": "own.llmesh"}}})",
      project_);
  ASSERT_TRUE(read);
  const std::vector<fs::path> refused = {folder_ / "secret.llmesh", folder_ / "map.nxoc"};
  EXPECT_EQ(askedFilesOf(read->value), refused);
  moveTo(read->value, folder_);
  EXPECT_EQ(refusedFilesOf(read->value), refused) << "as a joined scene is";

  const std::string saved = formatProject(read->value, folder_);
  auto again = parseProject(saved, folder_);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->value.assets.at("a").mesh, nullptr);
  EXPECT_NE(again->value.assets.at("own").mesh, nullptr);
  ASSERT_EQ(again->findings.size(), 2U);
  for (const Diagnostic& finding : again->findings) EXPECT_EQ(finding.text.code, "project.asked");
  EXPECT_EQ(refusedFilesOf(again->value), refused);
  EXPECT_EQ(unreadFilesOf(again->value), refused);
  EXPECT_EQ(formatProject(again->value, folder_), saved);

  agreeToOutside(projectFolder(folder_ / "p.weighbridge"), {folder_ / "secret.llmesh"});
  const auto agreed = parseProject(saved, folder_);
  ASSERT_TRUE(agreed);
  EXPECT_NE(agreed->value.assets.at("a").mesh, nullptr);
  EXPECT_FALSE(agreed->value.assets.at("a").asks);
  EXPECT_EQ(refusedFilesOf(agreed->value), std::vector<fs::path>{folder_ / "map.nxoc"});
  setAgreedOutside({});
}

/// One of two names of a file asks: what the other one reads, it does not get.
TEST_F(OutsideFilesTest, AFileThatIsAskedAboutIsNotReadByAnotherName) {
  const auto read = parseProject(R"({"weighbridge": 1, "assets": {
      "a": {"path": "own.llmesh"}, "b": {"path": "own.llmesh", "ask": true}}})",
                                 project_);
  ASSERT_TRUE(read);
  EXPECT_NE(read->value.assets.at("a").mesh, nullptr);
  EXPECT_EQ(read->value.assets.at("b").mesh, nullptr);
  EXPECT_EQ(refusedFilesOf(read->value), std::vector<fs::path>{project_ / "own.llmesh"});
  EXPECT_TRUE(unreadFilesOf(read->value).empty()) << "the project had read it already";
}

/// A home of its own for one test.
class HomeTest : public OutsideFilesTest {
 protected:
  HomeTest() { ::setenv("HOME", project_.c_str(), 1); }
  ~HomeTest() override { ::setenv("HOME", before_.c_str(), 1); }

  std::string before_ = std::getenv("HOME") ? std::getenv("HOME") : "";
};

TEST_F(HomeTest, IsNotNamedInAProjectThatIsSavedOutsideIt) {
  const auto read = parseProject(
      R"({"weighbridge": 1, "assets": {"a": {"path": "own.llmesh"}, "gone": {"path": "gone.llmesh"}},
          "octrees": [{"name": "o", "path": "gone.ogz"}]})",
      project_);
  ASSERT_TRUE(read);
  Scene scene = read->value;
  scene.octrees.push_back({});
  scene.octrees.back().path = "rock.ogz";
  scene.octrees.back().cubes =
      std::make_shared<const octree::Octree>(*octree::parseTree("OSEEEEEEE"));
  scene.octrees.back().ownSize = 7;
  const std::string elsewhere = formatProject(scene, folder_ / "usb");
  EXPECT_EQ(elsewhere.find("project"), std::string::npos) << elsewhere;
  const auto saved = nlohmann::json::parse(elsewhere);
  EXPECT_EQ(saved["assets"]["a"]["data"], base64(asset_));
  EXPECT_FALSE(saved["assets"]["a"].contains("path"));
  EXPECT_EQ(saved["assets"]["gone"]["path"], "gone.llmesh");
  EXPECT_EQ(saved["octrees"][0]["path"], "gone.ogz");
  EXPECT_EQ(saved["octrees"][1]["tree"], "OSEEEEEEE");
  EXPECT_EQ(saved["octrees"][1]["size"], 7);
  EXPECT_EQ(scene.assets.at("a").path, "own.llmesh");
  // Inside the home, paths say no more than they must.
  const auto inside = nlohmann::json::parse(formatProject(scene, project_ / "meshes"));
  EXPECT_EQ(inside["assets"]["a"]["path"], "../own.llmesh");
}

}  // namespace
}  // namespace wb::scene

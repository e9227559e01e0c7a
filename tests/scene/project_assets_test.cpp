#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/scene/outside_files.h"
#include "tests/scene/project_support.h"
#include "tests/support/folder.h"

#include <array>

namespace wb::scene {
namespace {

/// A mesh asset of one triangle; `version` makes assets with different bytes.
Bytes triangleAsset(int version = 1) {
  asset::Face face;
  face.positions = {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}};
  face.triangles = {{0, 1, 2}};
  asset::MeshAsset mesh;
  mesh.version = version;
  mesh.lods[0] = asset::Faces{face};
  mesh.physicsConvex.emplace();
  return asset::encode(mesh);
}

std::string projectOfAssets(std::string_view assets) {
  return R"({"weighbridge": 1, "assets": {)" + std::string(assets) + "}}";
}

std::string embedded(std::string_view name, const Bytes& bytes) {
  return "\"" + std::string(name) + R"(": {"data": ")" + base64(bytes) + "\"}";
}

class ProjectAssets : public FolderTest {
 protected:
  ProjectAssets() { setAgreedOutside({.all = true}); }
  ~ProjectAssets() override { setAgreedOutside({}); }

  Loaded<Scene> read(std::string_view assets) {
    auto loaded = parseProject(projectOfAssets(assets), folder_);
    if (loaded) return std::move(*loaded);
    ADD_FAILURE() << line(loaded.error());
    return {};
  }
};

TEST_F(ProjectAssets, aPathIsRelativeToTheProjectOrAbsolute) {
  std::filesystem::create_directories(folder_ / "project");
  ASSERT_TRUE(writeFile(folder_ / "a.llmesh", triangleAsset()));
  const auto loaded = parseProject(projectOfAssets(R"("up": {"path": "../a.llmesh"},
                                                      "full": {"path": ")" +
                                                   (folder_ / "a.llmesh").string() + "\"}"),
                                   folder_ / "project");
  ASSERT_TRUE(loaded);
  EXPECT_TRUE(loaded->findings.empty());
  const Scene& scene = loaded->value;
  ASSERT_TRUE(scene.assets.at("up").mesh);
  EXPECT_EQ(asset::triangleCount(*scene.assets.at("up").mesh->lods[0]), 1U);
  EXPECT_EQ(scene.assets.at("up").path, "../a.llmesh");
  EXPECT_EQ(scene.assets.at("up").mesh, scene.assets.at("full").mesh);
  EXPECT_EQ(scene.assets.at("up").sha256, sha256(triangleAsset()));
  EXPECT_FALSE(scene.assets.at("up").data);
}

TEST_F(ProjectAssets, equalBytesAreHeldOnce) {
  const auto [scene, findings] =
      read(embedded("a", triangleAsset(1)) + "," + embedded("b", triangleAsset(2)) + "," +
           embedded("c", triangleAsset(1)));
  EXPECT_TRUE(findings.empty());
  EXPECT_EQ(scene.assets.at("a").mesh, scene.assets.at("c").mesh);
  EXPECT_EQ(scene.assets.at("a").data, scene.assets.at("c").data);
  EXPECT_NE(scene.assets.at("a").mesh, scene.assets.at("b").mesh);
  EXPECT_EQ(scene.assets.at("b").mesh->version, 2);
}

TEST_F(ProjectAssets, dataInsideTheProjectIsWrittenBackByteForByte) {
  auto [scene, findings] = read(embedded("a", triangleAsset()));
  ASSERT_TRUE(scene.assets.at("a").data);
  EXPECT_EQ(*scene.assets.at("a").data, triangleAsset());
  EXPECT_NE(formatProject(scene, folder_).find(base64(triangleAsset())), std::string::npos);
}

TEST_F(ProjectAssets, aMissingFileIsAFindingAndThePartStays) {
  const auto loaded = parseProject(R"({"weighbridge": 1, "assets": {"a": {"path": "a.llmesh"}},
    "linksets": [{"parts": [{"kind": "mesh", "asset": "a", "scale": [1, 2, 3]}]}]})",
                                   folder_);
  ASSERT_TRUE(loaded);
  ASSERT_EQ(loaded->findings.size(), 1U);
  EXPECT_EQ(line(loaded->findings[0]),
            "assets.a.path (" + (folder_ / "a.llmesh").string() +
                "): does not exist; put it where the project expects it");
  EXPECT_EQ(loaded->findings[0].severity, Severity::error);
  const Part& part = loaded->value.linksets.at(0).parts.at(0);
  EXPECT_EQ(part.scale, glm::dvec3(1, 2, 3));
  EXPECT_EQ(loaded->value.meshOf(part), nullptr);
  EXPECT_TRUE(loaded->value.assets.at("a").sha256.empty());
}

TEST_F(ProjectAssets, aFolderOrDeviceInPlaceOfAnAssetIsAFinding) {
  const Diagnostics findings =
      read(R"("folder": {"path": "."}, "device": {"path": "/dev/zero"})").findings;
  ASSERT_EQ(findings.size(), 2U);
  EXPECT_EQ(line(findings[0]),
            "assets.device.path (/dev/zero): is not a regular file; expected a mesh asset");
  EXPECT_EQ(message(findings[1]), message(findings[0]));
}

TEST_F(ProjectAssets, aBrokenAssetIsAFindingAtItsPlace) {
  Bytes cut = triangleAsset();
  cut.resize(10);
  ASSERT_TRUE(writeFile(folder_ / "cut.llmesh", cut));
  const auto [scene, findings] =
      read(R"("cut": {"path": "cut.llmesh"}, "text": {"data": "aGVsbG8="})");
  ASSERT_EQ(findings.size(), 2U);
  EXPECT_EQ(findings[0].place.rfind("assets.cut.path (" + (folder_ / "cut.llmesh").string(), 0),
            0U);
  EXPECT_EQ(findings[1].place.rfind("assets.text.data", 0), 0U);
  EXPECT_FALSE(scene.assets.at("cut").mesh);
  EXPECT_EQ(scene.assets.at("cut").sha256, sha256(cut));
  EXPECT_FALSE(scene.assets.at("text").mesh);
  EXPECT_TRUE(scene.assets.at("text").data) << "what cannot be decoded is still saved";
}

/// It is read once, but every asset that names it is told of.
TEST_F(ProjectAssets, whatIsWrongWithAFileIsToldOfEachAssetThatNamesIt) {
  ASSERT_TRUE(writeFile(folder_ / "broken.llmesh", bytesOf("no asset")));
  const auto [scene, findings] = read(R"("a": {"path": "gone.llmesh"}, "b": {"path": "gone.llmesh"},
        "c": {"path": "broken.llmesh"}, "d": {"path": "broken.llmesh"})");
  ASSERT_EQ(findings.size(), 4U);
  for (std::size_t i = 0; i < findings.size(); ++i)
    EXPECT_TRUE(findings[i].place.starts_with(std::string("assets.") + "abcd"[i]))
        << findings[i].place;
  EXPECT_EQ(message(findings[0]), message(findings[1]));
  EXPECT_EQ(message(findings[2]), message(findings[3]));
  EXPECT_EQ(scene.assets.at("c").sha256, scene.assets.at("d").sha256);
}

TEST_F(ProjectAssets, ofAPathAndDataTheDataIsUsed) {
  const auto [scene, findings] =
      read(R"("a": {"path": "nowhere.llmesh", "data": ")" + base64(triangleAsset()) + "\"}");
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(line(findings[0]), "assets.a: has both a path and data; the data is used");
  EXPECT_TRUE(scene.assets.at("a").mesh);
}

TEST_F(ProjectAssets, progressNamesEachAssetAndRunsFromNothingToAll) {
  std::vector<double> fractions;
  std::vector<std::string> names;
  Task task;
  task.progress = [&](double fraction, std::string_view what) {
    fractions.push_back(fraction);
    names.emplace_back(what);
  };
  const std::string text =
      projectOfAssets(embedded("a", triangleAsset(1)) + "," + embedded("b", triangleAsset(2)));
  ASSERT_TRUE(parseProject(text, folder_, task));
  EXPECT_EQ(fractions, (std::vector<double>{0, 0.5, 1}));
  EXPECT_EQ(names, (std::vector<std::string>{"a", "b", ""}));
}

TEST_F(ProjectAssets, aCancelledReadStopsBetweenAssets) {
  std::stop_source source;
  std::size_t told = 0;
  Task task;
  task.cancel = source.get_token();
  task.progress = [&](double, std::string_view) {
    ++told;
    source.request_stop();
  };
  const auto loaded = parseProject(
      projectOfAssets(embedded("a", triangleAsset(1)) + "," + embedded("b", triangleAsset(2))),
      folder_, task);
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().text.code, "task.cancelled");
  EXPECT_EQ(told, 1U);
}

}  // namespace
}  // namespace wb::scene

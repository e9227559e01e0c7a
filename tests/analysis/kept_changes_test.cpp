#include "model/analysis/kept_changes.h"

#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/scene/project.h"
#include "tests/analysis/weighed_boxes.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace wb::weighing {
namespace {

using test::linksetOfBoxes;
using test::sceneOfBoxes;

class KeptChanges : public FolderTest {
 protected:
  /// Writes the file, and what was kept of it.
  void write(scene::Scene file, scene::Scene kept) {
    ASSERT_TRUE(scene::writeProject(file, kept_.origin.file));
    kept_.origin.sha256 = sha256(*readFile(kept_.origin.file));
    ASSERT_TRUE(scene::writeProject(kept, kept_.scene));
  }

  std::vector<std::string> said() const {
    std::vector<std::string> texts;
    for (const Sentence& sentence : keptChanges(kept_, {})) texts.push_back(rendered(sentence));
    return texts;
  }

  recovery::Kept kept_{
      folder_, folder_ / "scene.weighbridge", {folder_ / "stall.weighbridge", {}}, {}, {}};
};

using Texts = std::vector<std::string>;

/// Each box costs 0.1 PE of physics and 0.5 PE of server, and a linkset at least 1 LI.
TEST_F(KeptChanges, AreCountedWithWhatTheyCost) {
  scene::Scene before = sceneOfBoxes({{"a", 4}, {"b", 10}, {"c", 2}});
  scene::giveIds(before);
  scene::Scene after = before;
  after.linksets[0].parts[0].scripts = 3;
  after.linksets[1].name = "renamed";
  after.linksets.erase(after.linksets.begin() + 2);
  after.linksets.push_back(linksetOfBoxes("d", 6));
  after.linksets.push_back(linksetOfBoxes("e", 6));
  write(before, after);
  const Texts texts = said();
  ASSERT_GE(texts.size(), 3U);
  EXPECT_EQ(Texts(texts.begin(), texts.begin() + 3),
            (Texts{"2 objects changed.", "2 objects added.", "1 object deleted."}));
  EXPECT_EQ(std::ranges::count(texts, "Physics weight: 1.6 → 2.6 PE."), 1);
}

TEST_F(KeptChanges, OfConstantsAreCountedToo) {
  const scene::Scene before = sceneOfBoxes({{"a", 10}});
  scene::Scene after = before;
  after.profile.set["server_per_prim"] = scene::KeptJson(0.7);
  write(before, after);
  EXPECT_EQ(said(),
            (Texts{"1 constant changed.", "Land impact: 5 → 7 LI.", "Server weight: 5 → 7 PE."}));
}

/// What goes into a project without being a step of undo.
TEST_F(KeptChanges, OfTheBaselineAndOfWhatWasFoundAreSaid) {
  const Texts others{
      "Octrees, rays, regions, scenarios, the baseline, generated shapes or measured costs "
      "changed."};
  const scene::Scene before = sceneOfBoxes({{"a", 10}});
  scene::Scene pinned = before;
  pinned.baseline.emplace().set["hull_cost"] = scene::KeptJson(3);
  write(before, pinned);
  EXPECT_EQ(said(), others);
  write(pinned, before);
  EXPECT_EQ(said(), others);
  write(pinned, pinned);
  EXPECT_EQ(said(), Texts{"Nothing differs from the file."});
  scene::Scene found = before;
  found.extra = scene::KeptJson(nlohmann::json{{"found_shapes", {{"searches", {1}}}}});
  write(before, found);
  EXPECT_EQ(said(), others);
  write(found, found);
  EXPECT_EQ(said(), Texts{"Nothing differs from the file."});
}

/// Objects of a file that was written by hand have no ids; what is kept of them has.
TEST_F(KeptChanges, AreNoneWhereNothingDiffers) {
  ASSERT_TRUE(writeFile(kept_.origin.file, bytesOf(R"({"weighbridge": 1, "linksets": [
      {"name": "a", "parts": [{"kind": "box"}, {"kind": "sphere"}]}, {"parts": [{}]}]})")));
  kept_.origin.sha256 = sha256(*readFile(kept_.origin.file));
  auto read = scene::readProject(kept_.origin.file);
  ASSERT_TRUE(read);
  ASSERT_TRUE(scene::writeProject(read->value, kept_.scene));
  EXPECT_FALSE(scene::readProject(kept_.scene)->value.linksets[0].id.isNull());
  EXPECT_EQ(said(), Texts{"Nothing differs from the file."});
  read->value.linksets[1].parts[0].scripts = 1;
  ASSERT_TRUE(scene::writeProject(read->value, kept_.scene));
  EXPECT_EQ(said().front(), "1 object changed.");
}

TEST_F(KeptChanges, OfAFileThatAnotherProgramChangedSaySo) {
  write(sceneOfBoxes({{"a", 4}}), sceneOfBoxes({{"a", 4}, {"b", 1}}));
  kept_.origin.sha256 = sha256(bytesOf("what it was"));
  EXPECT_EQ(said().front(), "Another program has changed the file since.");
  EXPECT_EQ(said().at(1), "1 object added.");
}

TEST_F(KeptChanges, WithoutAFileSayWhatTheyHold) {
  write(sceneOfBoxes({{"a", 4}}), sceneOfBoxes({{"a", 10}, {"b", 10}}));
  const std::filesystem::path file = kept_.origin.file;
  std::filesystem::remove(file);
  EXPECT_EQ(said(), Texts{"The changes cannot be compared with the file (cannot be read: No such "
                          "file or directory)."});
  kept_.origin.file.clear();
  EXPECT_EQ(said(), (Texts{"2 objects.", "Land impact: 10 LI."}));
  std::filesystem::remove(kept_.scene);
  EXPECT_EQ(said(), Texts{"The unsaved changes cannot be read (cannot be read: No such file or "
                          "directory)."});
}

}  // namespace
}  // namespace wb::weighing

#include "model/report/other_readings.h"

#include "model/report/explanation_texts.h"
#include "tests/support/folder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>

namespace wb::explain {
namespace {

using import::FileKind;
using import::LevelSource;
using Codes = std::vector<std::string>;

weighing::Weighing modelOf(std::size_t parts) {
  weighing::Weighing weighing;
  weighing.kind = FileKind::obj;
  scene::Linkset linkset;
  linkset.parts.resize(parts);
  for (scene::Part& part : linkset.parts) part.shapeType = scene::ShapeType::convexHull;
  weighing.scene.linksets.push_back(linkset);
  weighing.costs.resize(1);
  weighing.costs.front().landImpact = 2;
  return weighing;
}

Codes possible(const weighing::Weighing& weighing, LevelSource levels = LevelSource::uploader) {
  weighing::WeighOptions options;
  options.bare.levels = levels;
  Codes codes;
  for (const Sentence& sentence : possibleReadings(weighing, options))
    codes.emplace_back(sentence.text.code);
  return codes;
}

TEST(OtherReadings, OfAModelAsTheUploaderMakesIt) {
  EXPECT_EQ(possible(modelOf(1)), Codes{"explain.generated_levels"});
  EXPECT_EQ(possible(modelOf(1), LevelSource::asGiven), Codes{});
  EXPECT_EQ(possible(modelOf(1), LevelSource::quarters), Codes{});
}

TEST(OtherReadings, MoreMaterialsThanOnePrimTakesMayBeFewer) {
  weighing::Weighing model = modelOf(2);
  model.scene.linksets.front().parts.back().shapeType = scene::ShapeType::none;
  EXPECT_EQ(possible(model), (Codes{"explain.generated_levels", "explain.joined_materials"}));
  EXPECT_EQ(possible(model, LevelSource::asGiven), Codes{"explain.joined_materials"});
}

TEST(OtherReadings, SeveralObjectsMayBeJoined) {
  EXPECT_EQ(possible(modelOf(2)), (Codes{"explain.generated_levels", "explain.joined_objects"}));
  weighing::WeighOptions options;
  options.bare.levels = LevelSource::asGiven;
  options.bare.shapeType = scene::ShapeType::prim;
  EXPECT_TRUE(possibleReadings(modelOf(2), options).empty()) << "the sentence says convex hull";
}

/// Boxes of 1 m in a row, 1 m between them.
std::string rowOfBoxes(int count, bool haveMaterials) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += fmt::format("o Box{}\n", i);
    if (haveMaterials) text += fmt::format("usemtl m{}\n", i);
    for (int corner = 0; corner < 8; ++corner)
      text += fmt::format("v {} {} {}\n", 2 * i + (corner & 1), (corner >> 1) & 1, corner >> 2);
    for (const std::array<int, 4>& side :
         {std::array{1, 3, 4, 2}, std::array{5, 6, 8, 7}, std::array{1, 2, 6, 5},
          std::array{3, 7, 8, 4}, std::array{1, 5, 7, 3}, std::array{2, 4, 8, 6}})
      text += fmt::format("f {} {} {} {}\n", 8 * i + side[0], 8 * i + side[1], 8 * i + side[2],
                          8 * i + side[3]);
  }
  return text;
}

std::vector<std::string> readingsOf(int boxes, const std::filesystem::path& folder,
                                    bool haveMaterials = false) {
  const std::filesystem::path file = folder / "row.obj";
  std::ofstream(file) << rowOfBoxes(boxes, haveMaterials);
  weighing::WeighOptions options;
  options.bare.levels = LevelSource::asGiven;
  const auto weighed = weighing::weighFile(file.string(), options);
  if (!weighed) return {};
  std::vector<std::string> texts;
  for (const Sentence& sentence : otherReadings(weighed->value, options))
    texts.push_back(rendered(sentence, nullptr));
  return texts;
}

using JoinedObjects = FolderTest;

/// Six prims have a server weight of 6 × 0.5 and physics of 6 × 0.04 × 9; one has 0.5, and the hull
/// of the row, a longer box, 0.04 × 9.
TEST_F(JoinedObjects, CostWhatOneObjectWould) {
  EXPECT_EQ(readingsOf(6, folder_),
            std::vector<std::string>{"Joined into one mesh, with one convex hull around it, the "
                                     "model would cost 1 LI, not 3 LI."});
}

/// Nine materials are two prims: no hull is around the whole.
TEST_F(JoinedObjects, AreNotMentionedWhereTheyStaySeveralPrims) {
  EXPECT_EQ(readingsOf(8, folder_, true).size(), 1U);
  EXPECT_EQ(readingsOf(9, folder_, true), std::vector<std::string>{});
}

TEST_F(JoinedObjects, AreNotMentionedWhereTheySaveNothing) {
  EXPECT_EQ(readingsOf(2, folder_), std::vector<std::string>{}) << "1 LI as two prims";
}

TEST(OtherReadings, NoneOfWhatIsNoPlainModel) {
  weighing::Weighing project = modelOf(1);
  project.kind = FileKind::project;
  EXPECT_EQ(possible(project), Codes{});
  weighing::Weighing several = modelOf(1);
  several.costs.resize(2);
  EXPECT_EQ(possible(several), Codes{});
  weighing::Weighing unknown = modelOf(1);
  unknown.costs.front().unknown.landImpact = true;
  EXPECT_EQ(possible(unknown), Codes{}) << "it costs at least that much";
}

/// It is read again: one that is gone says nothing.
TEST(OtherReadings, NoneOfAFileThatIsGone) {
  weighing::Weighing model = modelOf(1);
  model.file = "/nowhere/chair.obj";
  EXPECT_TRUE(otherReadings(model, {}).empty());
}

}  // namespace
}  // namespace wb::explain

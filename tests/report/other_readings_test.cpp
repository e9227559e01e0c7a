#include "model/report/other_readings.h"

#include "model/report/explanation_texts.h"

#include <gtest/gtest.h>

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

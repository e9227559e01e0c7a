#include "model/analysis/advice.h"
#include "model/analysis/analysis.h"
#include "model/analysis/what_changed.h"
#include "model/core/language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

/// Public reports of land impacts that jumped, rebuilt: read where WEIGHBRIDGE_CORPUS names their
/// folder, which the repository does not hold.
namespace wb::tuning {
namespace {

class FieldJumps : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("WEIGHBRIDGE_CORPUS") == nullptr)
      GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of foreign files";
  }

  static weighing::Weighing weighed(const std::string& name, const std::string& profile = {}) {
    weighing::WeighOptions options;
    if (!profile.empty()) options.profile = cost::builtInProfile(profile).value();
    auto read = weighing::weighFile(
        std::string(std::getenv("WEIGHBRIDGE_CORPUS")) + "/field/" + name, options);
    EXPECT_TRUE(read) << name;
    return read ? std::move(read->value) : weighing::Weighing();
  }

  static Side sideOf(const weighing::Weighing& one) { return {one.scene, one.profile, one.costs}; }

  /// Weighed again after somebody did something.
  static weighing::Weighing after(weighing::Weighing one) {
    one.statistics = cost::makeStatistics(one.scene, cost::GeometryRules(one.profile));
    one.costs = cost::weigh(one.scene, one.statistics, one.profile);
    return one;
  }

  static advice::Suggestion firstFor(const weighing::Weighing& one, std::size_t linkset) {
    const auto all = advice::advise(one.scene, linkset, {}, one.profile);
    return all.empty() ? advice::Suggestion() : all.front();
  }
};

/// Parts of both linksets of a file are the same by their names.
WhatChanged changedBetween(const Side& before, std::size_t first, const Side& after,
                           std::size_t second) {
  return ChangeFinder(before, after)(first, second).value();
}

std::vector<std::string> textsOfAll(const std::vector<Sentence>& sentences) {
  std::vector<std::string> texts;
  for (const Sentence& sentence : sentences) texts.push_back(wb::rendered(sentence));
  return texts;
}

using Texts = std::vector<std::string>;

/// 40 prims, one made shiny: the parcel is full.
TEST_F(FieldJumps, OnePrimMadeShiny) {
  const weighing::Weighing weighing = weighed("c23/descender.weighbridge");
  const WhatChanged changed = changedBetween(sideOf(weighing), 0, sideOf(weighing), 1);
  EXPECT_EQ(textsOfAll(sentencesOf(changed)),
            (Texts{"Adding normal or specular maps to hull 0 switched the object to the new "
                   "accounting: 40 → 349 LI. Without this change: 40 LI."}));
  EXPECT_EQ(textsOfAll(inversesOf(changed)),
            (Texts{"Remove the normal and specular maps from hull 0."}));
  const advice::Suggestion first = firstFor(weighing, 1);
  EXPECT_EQ(wb::rendered(first.what), "Remove the normal and specular maps from hull 0.");
  EXPECT_EQ(first.after.rounded, 40);
}

/// 19 prims, a script in the door, under the document's rules.
TEST_F(FieldJumps, AScriptInTheDoor) {
  const weighing::Weighing is = weighed("c13/house19.weighbridge", "wiki-2011");
  weighing::Weighing was = is;
  for (scene::Part& part : was.scene.linksets[1].parts) part.scripts = 0;
  was = after(std::move(was));
  const WhatChanged changed = changedBetween(sideOf(was), 1, sideOf(is), 1);
  EXPECT_EQ(textsOfAll(sentencesOf(changed)),
            (Texts{"Adding a script to road 19: 10 → 19 LI. Without this change: 10 LI."}));
  EXPECT_EQ(textsOfAll(inversesOf(changed)), (Texts{"Remove the script from road 19."}));
  EXPECT_EQ(wb::rendered(firstFor(is, 1).what), "Unlink road 19 to make it a separate object.");
}

/// A window linked to an arch and panels: the arch is what costs, and is unlinked before it is
/// closed.
TEST_F(FieldJumps, AWindowLinkedToAnArch) {
  const weighing::Weighing weighing = weighed("c12/window.weighbridge");
  const WhatChanged changed = changedBetween(sideOf(weighing), 0, sideOf(weighing), 3);
  EXPECT_EQ(changed.before, 1);
  EXPECT_EQ(changed.after, 25);
  ASSERT_FALSE(changed.sets.empty());
  EXPECT_EQ(wb::rendered(changed.acts[changed.sets.front().front()].done), "Adding arch");
  ASSERT_FALSE(inversesOf(changed).empty());
  EXPECT_EQ(wb::rendered(inversesOf(changed).front()), "Delete arch.");
  const advice::Suggestion first = firstFor(weighing, 3);
  EXPECT_EQ(wb::rendered(first.what), "Unlink arch to make it a separate object.");
  EXPECT_EQ(first.after.rounded, 4);
}

/// A hollow, dimpled sphere: it was the prim parameters of one that is shiny.
TEST_F(FieldJumps, ADimpledSphereThatIsShiny) {
  const weighing::Weighing weighing = weighed("c15/lens.weighbridge");
  const WhatChanged changed = changedBetween(sideOf(weighing), 0, sideOf(weighing), 2);
  EXPECT_EQ(changed.before, 1);
  ASSERT_EQ(changed.sets.size(), 1U);
  EXPECT_EQ(changed.acts[changed.sets[0].front()].done.text.code, "act.reshaped");
  const advice::Suggestion first = firstFor(weighing, 2);
  EXPECT_EQ(first.what.text.code, "advice.no_materials");
  EXPECT_EQ(first.after.rounded, 1);
  EXPECT_TRUE(first.takesBack);
}

/// 20 different small meshes: 10 without a physics shape of the children.
TEST_F(FieldJumps, ChildrenWithoutAPhysicsShape) {
  const weighing::Weighing weighing = weighed("plan/none.weighbridge");
  const auto all = advice::advise(weighing.scene, 0, {}, weighing.profile);
  const auto none = std::ranges::find_if(all, [](const advice::Suggestion& one) {
    return one.what.text.code == "advice.none_children";
  });
  ASSERT_NE(none, all.end());
  EXPECT_EQ(none->after.rounded, 10);
}

TEST_F(FieldJumps, BoxesThatAreLinked) {
  const weighing::Weighing ten = weighed("plan/boxes.weighbridge");
  EXPECT_EQ(firstFor(ten, 0).after.rounded, 5);
  const weighing::Weighing two = weighed("plan/two.weighbridge");
  EXPECT_EQ(firstFor(two, 0).before.rounded, 2);
  EXPECT_EQ(firstFor(two, 0).after.rounded, 1);
}

}  // namespace
}  // namespace wb::tuning

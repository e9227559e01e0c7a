#include "model/analysis/acts.h"

#include "model/analysis/act_texts.h"
#include "model/analysis/advice_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace wb::advice {
namespace {

/// A plan of several names its steps; others only say how an object or a part is called.
constexpr bool isStep(std::string_view code) {
  return code.starts_with("advice.") && !code.starts_with("advice.plan") &&
         code != "advice.unnamed_linkset" && code != "advice.part_of";
}

TEST(Acts, EveryStepIsOne) {
  for (const Text& text : adviceTexts.rows())
    EXPECT_EQ(actOf(text.code) != nullptr, isStep(text.code)) << text.code;
  EXPECT_EQ(actOf("advice.none_children")->key, "shape_type");
  EXPECT_EQ(actOf("advice.merge_hulls_alike")->key, "hulls");
  EXPECT_EQ(actOf("advice.merge_near")->key, "link");
  EXPECT_EQ(actOf(""), nullptr);
}

TEST(Acts, EachHasANameAnInverseAndAWayToDoIt) {
  std::set<std::string_view> keys;
  for (const ActRow& act : acts()) {
    EXPECT_TRUE(keys.insert(act.key).second) << act.key;
    const std::string code = "plan_act." + std::string(act.key);
    EXPECT_EQ(act.name.code, code);
    EXPECT_EQ(act.inverse.code, code + ".inverse");
    const bool isDone =
        !act.inViewer.code.empty() || !act.inBlender.code.empty() || !act.here.code.empty();
    EXPECT_TRUE(isDone) << act.key;
    for (const auto& [text, place] :
         {std::pair(act.inViewer, ".viewer"), std::pair(act.inBlender, ".blender"),
          std::pair(act.here, ".here")}) {
      EXPECT_TRUE(text.code.empty() || text.code == code + place) << text.code;
    }
  }
}

/// The manual lists them by name, with what takes them back.
TEST(Acts, TheManualListsAll) {
  std::ifstream file(WEIGHBRIDGE_SAMPLES "/../help/en/tuning.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  for (const ActRow& act : acts())
    EXPECT_NE(page.find("| " + std::string(act.name.english) + " |"), std::string::npos)
        << act.name.english;
}

}  // namespace
}  // namespace wb::advice

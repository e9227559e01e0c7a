#include "model/scene/part.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::scene {
namespace {

TEST(KeptJson, IsAnEmptyObjectUntilItHoldsSomething) {
  EXPECT_TRUE(KeptJson().empty());
  EXPECT_EQ(KeptJson().json(), Json::object());
  EXPECT_EQ(KeptJson(), KeptJson(Json::object()));
  EXPECT_TRUE(KeptJson(Json::object()).empty());
}

TEST(KeptJson, AnEmptyListOrNullIsNoEmptyObject) {
  for (const Json& value : {Json(nullptr), Json::array(), Json("")}) {
    EXPECT_FALSE(KeptJson(value).empty()) << value;
    EXPECT_NE(KeptJson(value), KeptJson()) << value;
    EXPECT_EQ(KeptJson(value).json(), value);
  }
}

TEST(KeptJson, MembersAreAddedAndReplacedWithoutTouchingCopies) {
  KeptJson kept;
  kept.set("a", 1);
  const KeptJson before = kept;
  kept.set("a", Json{{"deep", {1, 2}}});
  kept.set("b", nullptr);
  EXPECT_EQ(before.json(), Json({{"a", 1}}));
  EXPECT_EQ(kept.json(), Json({{"a", {{"deep", {1, 2}}}}, {"b", nullptr}}));
}

TEST(KeptJson, OnlyAnObjectContainsMembers) {
  EXPECT_FALSE(KeptJson().contains("a"));
  EXPECT_TRUE(KeptJson(Json{{"a", nullptr}}).contains("a"));
  EXPECT_FALSE(KeptJson(Json::array({"a"})).contains("a"));
  EXPECT_FALSE(KeptJson(Json("a")).contains("a"));
}

}  // namespace
}  // namespace wb::scene

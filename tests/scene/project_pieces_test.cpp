#include "model/scene/detail/project_pieces.h"

#include "model/core/task.h"
#include "model/scene/project.h"
#include "tests/scene/project_support.h"
#include "tests/scene/scene_generator.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::scene {
namespace {

using Texts = std::vector<std::string>;

TEST(ProjectPieces, AreWholeLinksetsAndTheRest) {
  const auto pieces = piecesOf(
      R"({"weighbridge": 1, "linksets" : [ {"name": "a, ]}\" b"}, {"parts": [{}, {}]} ,{}], "x": [1]})",
      1);
  ASSERT_TRUE(pieces);
  EXPECT_EQ(pieces->rest, R"({"weighbridge": 1, "linksets" : [], "x": [1]})");
  EXPECT_EQ(pieces->linksets,
            (Texts{R"({"linksets":[ {"name": "a, ]}\" b"}]})",
                   R"({"linksets":[ {"parts": [{}, {}]} ]})", R"({"linksets":[{}]})"}));
}

TEST(ProjectPieces, HoldAsManyLinksetsAsAreWorthIt) {
  const auto pieces = piecesOf(R"({"linksets":[{},{},{},{},{}]})", 4);
  ASSERT_TRUE(pieces);
  EXPECT_EQ(pieces->linksets,
            (Texts{R"({"linksets":[{},{}]})", R"({"linksets":[{},{}]})", R"({"linksets":[{}]})"}));
}

TEST(ProjectPieces, OfNoLinksetsAreNone) {
  const auto pieces = piecesOf(R"({"weighbridge":1,"linksets":[ ]})", 1);
  ASSERT_TRUE(pieces);
  EXPECT_TRUE(pieces->linksets.empty());
}

TEST(ProjectPieces, OnlyTheListAtTheTopIsTakenApart) {
  const auto pieces =
      piecesOf(R"({"x":{"linksets":[1,2]},"y":"linksets","linksets":[{"linksets":[3,4]}]})", 1);
  ASSERT_TRUE(pieces);
  EXPECT_EQ(pieces->rest, R"({"x":{"linksets":[1,2]},"y":"linksets","linksets":[]})");
  EXPECT_EQ(pieces->linksets.size(), 1U);
}

TEST(ProjectPieces, WhatIsAmissIsNotTakenApart) {
  for (const char* text :
       {"", "{}", "[]", R"({"linksets":1})", R"({"linksets":[{}]}})", R"({"linksets":[{})",
        R"({"linksets":[{},]})", R"({"linksets":[,{}]})", R"({"linksets":[{},,{}]})",
        R"({"linksets":[{}],"linksets":[]})", R"({"linksets":[{"a":")", R"({"linksets":[{"a":"\)"})
    EXPECT_FALSE(piecesOf(text, 1)) << text;
}

/// A project of more than a megabyte in nearly equal linksets.
std::string largeProject(std::string_view oneMore = {}) {
  std::string text = R"({"weighbridge": 1, "name": "large", "linksets": [)";
  for (int i = 0; i < 8'000; ++i)
    text += R"({"name": "object )" + std::to_string(i) +
            R"(", "position": [1, 2, 3], "parts": [{"kind": "sphere", "scale": [1, 2, 3]},)"
            R"( {"name": "second", "scripts": 2, "prim": {"hollow": 0.5}}]},)";
  text +=
      std::string(oneMore) + R"({"name": "last", "parts": [{}]}], "rays": [{"origin": [1,2,3]}]})";
  return text;
}

TEST(ProjectPieces, OfALargeProjectMakeIt) {
  const auto read = readInPieces(largeProject(), {});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->name, "large");
  EXPECT_EQ(read->rays.size(), 1U);
  ASSERT_EQ(read->linksets.size(), 8'001U);
  for (std::size_t i = 0; i < 8'000; i += 7)
    EXPECT_EQ(read->linksets[i].name, "object " + std::to_string(i));
  EXPECT_EQ(read->linksets[5].parts[1].scripts, 2U);
  EXPECT_EQ(read->linksets.back().name, "last");
  EXPECT_FALSE(readInPieces(R"({"weighbridge": 1, "linksets": [{}]})", {})) << "is small";
}

TEST(ProjectPieces, WhatIsToBeSaidIsSaidOfTheWhole) {
  const std::string wrong = R"({"name": 7, "parts": [{}]},)";
  EXPECT_FALSE(readInPieces(largeProject(wrong), {}));
  const auto read = parseProject(largeProject(wrong), nowhere);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_EQ(read->findings[0].place, "linksets[8000].name");
  EXPECT_EQ(read->value.linksets.size(), 8'002U);
  const auto unknown = parseProject(largeProject(R"({"naem": "x", "parts": [{}]},)"), nowhere);
  ASSERT_TRUE(unknown);
  ASSERT_EQ(unknown->findings.size(), 1U);
  EXPECT_EQ(unknown->findings[0].place, "linksets[8000]");
  EXPECT_FALSE(readInPieces(largeProject(R"({"a": 1, "a": 2},)"), {})) << "a key twice";
}

TEST(ProjectPieces, ASyntaxErrorIsToldWhereItIsInTheWhole) {
  const std::string text = largeProject("{} ");
  EXPECT_FALSE(readInPieces(text, {}));
  const auto read = parseProject(text, nowhere);
  ASSERT_FALSE(read);
  const std::size_t column = text.find("{} {") + 4;  // All in one line; of the byte that is wrong.
  EXPECT_EQ(read.error().place, "line 1, column " + std::to_string(column));
}

TEST(ProjectPieces, TakeTheMemoryOfTheWholeOnce) {
  MemoryBudget budget(std::size_t{1} << 30);
  Task task;
  task.memory = &budget;
  ASSERT_TRUE(readInPieces(largeProject(), task));
  const std::size_t inPieces = budget.limit() - budget.left();
  EXPECT_GT(inPieces, largeProject().size());
  MemoryBudget other(std::size_t{1} << 30);
  task.memory = &other;
  EXPECT_FALSE(readInPieces(largeProject(R"({"name": 7},)"), task));
  EXPECT_EQ(other.left(), other.limit()) << "what came to nothing is not drawn";
}

RC_GTEST_PROP(ProjectPieces, readTogetherAreTheProject, ()) {
  Scene scene = generate::scene(nowhere);
  const std::string text = formatProject(scene, nowhere);
  const auto pieces = piecesOf(text, *rc::gen::inRange<std::size_t>(1, 3'000));
  if (scene.linksets.empty()) return;
  RC_ASSERT(pieces.has_value());
  std::vector<Linkset> linksets;
  for (const std::string& piece : pieces->linksets) {
    const auto read = parseProject(R"({"weighbridge": 1, )" + piece.substr(1), nowhere);
    RC_ASSERT(read.has_value());
    linksets.insert(linksets.end(), read->value.linksets.begin(), read->value.linksets.end());
  }
  RC_ASSERT(linksets == scene.linksets);
}

}  // namespace
}  // namespace wb::scene

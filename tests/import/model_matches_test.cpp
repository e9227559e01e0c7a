#include "model/import/model_matches.h"

#include "tests/worker/flat_bytes.h"

#include <gtest/gtest.h>

namespace wb::import {
namespace {

using Names = std::vector<const char*>;

worker::FlatScene sceneOf(const Names& names) {
  const auto bytes = std::make_shared<worker::test::Aligned>(
      worker::test::written([&names](worker::FlatWriter& writer) {
        worker::test::addTriangle(writer);
        for (const char* name : names)
          worker::test::addNode(writer, name, std::array{std::uint32_t{0}});
        writer.finish(worker::UpAxis::z, 1);
      }));
  return worker::FlatScene::check(bytes->view(), bytes).value();
}

std::vector<std::size_t> matches(const Names& model, const Names& companion) {
  return matchedNodes(sceneOf(model), sceneOf(companion), "_LOD2");
}

using Numbers = std::vector<std::size_t>;

TEST(MatchedNodes, areOfTheSameNameWithOrWithoutTheSuffix) {
  EXPECT_EQ(matches({"A", "B"}, {"B_LOD2", "A"}), (Numbers{1, 0}));
  EXPECT_EQ(matches({"A"}, {"A", "A_LOD2"}), Numbers{1}) << "the suffix is the better name";
}

TEST(MatchedNodes, areTheRestByOrder) {
  EXPECT_EQ(matches({"A", "B"}, {"x", "y"}), (Numbers{0, 1}));
  EXPECT_EQ(matches({"A", "B", "C"}, {"x", "B", "y"}), (Numbers{0, 1, 2}));
  EXPECT_EQ(matches({"A", "B", "C"}, {"C_LOD2", "x"}), (Numbers{1, noNode, 0}));
  EXPECT_EQ(matches({"A"}, {"x", "y", "z"}), Numbers{0});
}

TEST(MatchedNodes, ofOneNameAreTakenInTheirOrder) {
  EXPECT_EQ(matches({"A", "A"}, {"A", "A"}), (Numbers{0, 1}));
  EXPECT_EQ(matches({"A", "A", "A"}, {"A_LOD2", "A_LOD2"}), (Numbers{0, 1, 1}));
}

}  // namespace
}  // namespace wb::import

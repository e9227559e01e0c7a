#include "model/analysis/comparison.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

namespace wb::tuning {
namespace {

using cost::test::makeLinkset;
using cost::test::makePart;
using scene::PartKind;
using scene::ShapeType;

scene::Linkset linkset(const std::string& name, std::initializer_list<const char*> parts) {
  std::vector<scene::Part> made;
  for (const char* part : parts) {
    made.push_back(makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull));
    made.back().name = part;
  }
  scene::Linkset result = makeLinkset(std::move(made));
  result.name = name;
  return result;
}

Aligned alignedTo(const scene::Scene& before, const scene::Scene& now) {
  const cost::Profile profile;
  const auto costs = weigh(before, makeStatistics(before, cost::GeometryRules(profile)), profile);
  return aligned({before, profile, costs}, originsOf(before.linksets, now.linksets));
}

scene::Scene sceneOf(std::vector<scene::Linkset> linksets) {
  scene::Scene scene;
  scene.linksets = std::move(linksets);
  return scene;
}

TEST(Aligned, OfNothingIsNothing) {
  const Aligned found = alignedTo({}, {});
  EXPECT_TRUE(found.scene.linksets.empty());
  EXPECT_TRUE(found.costs.empty());
}

TEST(Aligned, OfTheSameIsTheSame) {
  const scene::Scene scene = sceneOf({linkset("a", {"x", "y"}), linkset("b", {"z"})});
  const Aligned found = alignedTo(scene, scene);
  ASSERT_EQ(found.scene.linksets.size(), 2U);
  EXPECT_EQ(found.scene.linksets[0].parts[1].name, "y");
  EXPECT_TRUE(found.missing.empty());
}

TEST(Aligned, WhatIsAtOnePlaceIsTheSameThing) {
  const scene::Scene before =
      sceneOf({linkset("a", {"x"}), linkset("gone", {"u"}), linkset("b", {"y", "z", "w"})});
  const scene::Scene now =
      sceneOf({linkset("b", {"z", "new", "y"}), linkset("more", {"v"}), linkset("a", {"x"})});
  const Aligned found = alignedTo(before, now);
  ASSERT_EQ(found.scene.linksets.size(), 4U);
  ASSERT_EQ(found.costs.size(), 4U);
  const scene::Linkset& b = found.scene.linksets[0];
  EXPECT_EQ(b.name, "b");
  ASSERT_EQ(b.parts.size(), 4U);
  EXPECT_EQ(b.parts[0].name, "z");
  EXPECT_EQ(b.parts[2].name, "y");
  EXPECT_EQ(b.parts[3].name, "w");
  EXPECT_EQ(found.missing, (std::set<std::pair<std::size_t, std::size_t>>{{0, 1}}));
  EXPECT_TRUE(found.scene.linksets[1].parts.empty());
  EXPECT_EQ(found.scene.linksets[2].name, "a");
  EXPECT_EQ(found.scene.linksets[3].name, "gone");
  for (std::size_t i = 0; i < 4; ++i)
    EXPECT_EQ(found.costs[i].parts.size(), found.scene.linksets[i].parts.size());
  EXPECT_TRUE(found.costs[0].parts[0].physics.has_value());
  EXPECT_GT(found.costs[3].landImpact, 0);
}

}  // namespace
}  // namespace wb::tuning

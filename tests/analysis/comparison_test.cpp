#include "model/analysis/comparison.h"

#include "tests/support/samples.h"

#include <gtest/gtest.h>

namespace wb::tuning {
namespace {

using cost::Key;
using cost::Profile;
using cost::test::makeLinkset;
using cost::test::makePart;
using scene::PartKind;
using scene::ShapeType;

/// Linksets of boxes of 1 m that are weighed; each costs 0.1 of physics and 0.5 of server a box.
scene::Scene boxes(const std::vector<std::pair<std::string, std::size_t>>& linksets) {
  scene::Scene scene;
  for (const auto& [name, count] : linksets) {
    scene.linksets.push_back(makeLinkset(
        std::vector(count, makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull))));
    scene.linksets.back().name = name;
  }
  return scene;
}

std::vector<cost::LinksetCost> costsOf(const scene::Scene& scene, const Profile& profile) {
  return weigh(scene, makeStatistics(scene, cost::GeometryRules(profile)), profile);
}

Comparison compared(const scene::Scene& first, const Profile& before, const scene::Scene& second,
                    const Profile& after) {
  const auto firstCosts = costsOf(first, before);
  const auto secondCosts = costsOf(second, after);
  return compare({first, before, firstCosts}, {second, after, secondCosts});
}

Profile expensive(double primitive) {
  Profile profile;
  profile[Key::primitive_cost] = primitive;
  return profile;
}

TEST(Comparison, OfEqualSidesIsNothing) {
  const scene::Scene scene = boxes({{"a", 4}, {"b", 10}});
  const Comparison found = compared(scene, {}, scene, {});
  ASSERT_EQ(found.linksets.size(), 2U);
  for (const LinksetChange& one : found.linksets) {
    EXPECT_EQ(one.change.landImpact, 0);
    EXPECT_FALSE(one.deciderChanged || one.physicalChanged);
  }
  EXPECT_EQ(found.total.physics, 0);
}

TEST(Comparison, TellsWhoDecidesAndWhoMayNoLongerBePhysical) {
  const scene::Scene scene = boxes({{"a", 4}, {"b", 10}});
  const Comparison found = compared(scene, {}, scene, expensive(4));
  EXPECT_NEAR(found.linksets[1].change.physics, 39, 1e-9);
  EXPECT_EQ(found.linksets[1].change.landImpact, 35);
  EXPECT_EQ(found.linksets[1].change.server, 0);
  EXPECT_TRUE(found.linksets[0].deciderChanged);
  EXPECT_FALSE(found.linksets[0].physicalChanged);
  EXPECT_TRUE(found.linksets[1].physicalChanged);
  EXPECT_EQ(found.total.landImpact, 14 + 35);
}

TEST(Comparison, OfTwoVersionsPairsByNameAndOrder) {
  const Comparison found = compared(boxes({{"a", 2}, {"a", 4}, {"gone", 6}}), {},
                                    boxes({{"new", 8}, {"a", 2}, {"a", 8}}), {});
  ASSERT_EQ(found.linksets.size(), 4U);
  EXPECT_EQ(found.linksets[0].change.server, 0);
  EXPECT_EQ(found.linksets[1].second, 2U);
  EXPECT_EQ(found.linksets[1].change.server, 2);
  EXPECT_FALSE(found.linksets[2].second);
  EXPECT_EQ(found.linksets[2].change.landImpact, -3);
  EXPECT_FALSE(found.linksets[3].first);
  EXPECT_EQ(found.linksets[3].change.landImpact, 4);
}

/// One object before and one after are that object, whatever it is called.
TEST(Comparison, OneOfEachIsTheSame) {
  const Comparison found = compared(boxes({{"old", 2}}), {}, boxes({{"new", 8}}), {});
  ASSERT_EQ(found.linksets.size(), 1U);
  EXPECT_EQ(found.linksets[0].first, 0U);
  EXPECT_EQ(found.linksets[0].second, 0U);
  EXPECT_EQ(found.linksets[0].change.server, 3);
}

/// A parcel of 1/1024 of a homestead holds 5000 / 1024 ≈ 4.9.
TEST(Comparison, TellsWhatNoLongerFits) {
  scene::Scene scene = boxes({{"a", 8}});
  scene::Region home;
  home.name = "Home";
  home.kind = "homestead";
  home.parcels.push_back({{}, "Row", 64, {}});
  scene.regions.push_back(home);
  scene.linksets[0].region = "Home";
  scene.linksets[0].parcel = "Row";
  const Comparison found = compared(scene, {}, scene, expensive(1));
  ASSERT_EQ(found.places.size(), 2U);
  EXPECT_EQ(found.places[0].capacity, 5000);
  EXPECT_FALSE(found.places[0].noLongerFits());
  EXPECT_EQ(found.places[1].parcel, "Row");
  EXPECT_NEAR(found.places[1].capacity, 5000.0 / 1024, 1e-12);
  EXPECT_EQ(found.places[1].before, 4);
  EXPECT_EQ(found.places[1].after, 8);
  EXPECT_TRUE(found.places[1].noLongerFits());
}

/// Two parcels of one name that the other version lists the other way round: one holds 1 before and
/// 2 after, the other 40 and 80.
TEST(Comparison, ParcelsOfOneNameAreToldApart) {
  scene::Scene scene = boxes({{"a", 2}, {"b", 80}});
  scene::Region& home = scene.regions.emplace_back();
  home.name = "Home";
  for (std::uint8_t i = 0; i < 2; ++i) {
    scene::Parcel plot{{}, "Plot", 1024, {}};
    plot.id.bytes[0] = static_cast<std::uint8_t>(i + 1);
    scene.linksets[i].region = "Home";
    scene.linksets[i].parcel = plot.id.text();
    home.parcels.push_back(plot);
  }
  scene::Scene turned = scene;
  std::swap(turned.regions[0].parcels[0], turned.regions[0].parcels[1]);
  const Comparison found = compared(scene, {}, turned, expensive(1));
  ASSERT_EQ(found.places.size(), 3U);
  EXPECT_EQ(found.places[1].parcelId, scene.regions[0].parcels[1].id);
  EXPECT_EQ(found.places[1].before, 40);
  EXPECT_EQ(found.places[1].after, 80);
  EXPECT_EQ(found.places[2].before, 1);
  EXPECT_EQ(found.places[2].after, 2);
}

/// Two regions of one name: each is compared with itself, not with the first of that name.
TEST(Comparison, RegionsOfOneNameAreToldApart) {
  scene::Scene scene = boxes({{"a", 2}, {"b", 80}});
  for (std::uint8_t i = 0; i < 2; ++i) {
    scene::Region home;
    home.name = "Home";
    home.id.bytes[0] = static_cast<std::uint8_t>(i + 1);
    home.parcels.push_back({{}, "Plot", 1024, {}});
    scene.linksets[i].region = home.id.text();
    scene.linksets[i].parcel = "Plot";
    scene.regions.push_back(std::move(home));
  }
  const auto check = [&](const Comparison& found) {
    ASSERT_EQ(found.places.size(), 4U);
    EXPECT_EQ(found.places[0].before, 1);
    EXPECT_EQ(found.places[0].after, 2);
    for (const std::size_t i : {2U, 3U}) {
      EXPECT_EQ(found.places[i].before, 40);
      EXPECT_EQ(found.places[i].after, 80);
    }
    EXPECT_EQ(found.places[2].regionId, scene.regions[1].id);
  };
  check(compared(scene, {}, scene, expensive(1)));
  const scene::Scene copy = scene;
  check(compared(scene, {}, copy, expensive(1)));
}

/// By name, for none has an id: "b" is gone, another "a" is there.
TEST(Origins, AreOfTheSameNameInTheSameOrder) {
  const auto named = [](const std::string& name, std::vector<std::string> parts) {
    scene::Linkset linkset;
    linkset.name = name;
    for (const std::string& part : parts) linkset.parts.emplace_back().name = part;
    return linkset;
  };
  const std::vector before{named("a", {"seat", "leg", "leg"}), named("b", {"x"})};
  const std::vector now{named("new", {"x"}), named("a", {"leg", "seat", "top", "leg"}),
                        named("a", {"x"})};
  const Origins origins = originsOf(before, now);
  using Indices = std::vector<std::optional<std::size_t>>;
  EXPECT_EQ(origins.linksets, (Indices{std::nullopt, 0, std::nullopt}));
  EXPECT_EQ(origins.parts[1], (Indices{1, 0, std::nullopt, 2}));
  EXPECT_TRUE(origins.parts[0].empty());
}

}  // namespace
}  // namespace wb::tuning

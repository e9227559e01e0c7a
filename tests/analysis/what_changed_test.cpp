#include "model/analysis/what_changed.h"

#include "model/core/language.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <random>
#include <set>

namespace wb::tuning {
namespace {

using cost::Key;
using cost::Profile;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::Part;
using scene::PartKind;
using scene::ShapeType;

/// A version of a scene, weighed.
struct Version {
  scene::Scene scene;
  Profile profile;
  std::vector<cost::LinksetCost> costs;

  explicit Version(scene::Scene of, Profile under = {})
      : scene(std::move(of)),
        profile(std::move(under)),
        costs(weigh(scene, makeStatistics(scene, cost::GeometryRules(profile)), profile)) {}
  Side side() const { return {scene, profile, costs}; }
};

WhatChanged changedIn(const Version& before, const Version& after) {
  return ChangeFinder(before.side(), after.side())(0, 0).value();
}

std::vector<std::string> textsOf(const WhatChanged& changed) {
  std::vector<std::string> texts;
  for (const Sentence& sentence : sentencesOf(changed)) texts.push_back(rendered(sentence));
  return texts;
}

using Texts = std::vector<std::string>;

/// Tori count 1 each while they are counted; weighed, each is a mesh of many triangles.
scene::Scene tori(std::size_t count) {
  scene::Scene scene =
      makeScene(makeLinkset(std::vector(count, makePart(PartKind::torus, {4, 4, 1}))));
  for (std::size_t i = 0; i < count; ++i) {
    Part& part = scene.linksets[0].parts[i];
    part.name = "hull " + std::to_string(i);
    part.id.bytes[0] = static_cast<std::uint8_t>(i + 1);
    part.prim = prim::defaultShape(prim::Kind::torus);
  }
  return scene;
}

TEST(WhatChanged, OneMadeShinyIsNamedAndItsInverse) {
  const scene::Scene before = tori(5);
  scene::Scene after = before;
  after.linksets[0].parts[0].materials = true;
  const Version was(before);
  const Version is(after);
  ASSERT_EQ(was.costs[0].landImpact, 5);
  const std::string impact = std::to_string(static_cast<int>(is.costs[0].landImpact));
  ASSERT_GT(is.costs[0].landImpact, 5);
  const WhatChanged changed = changedIn(was, is);
  EXPECT_EQ(textsOf(changed),
            (Texts{"Adding materials to hull 0 switched the linkset to the new accounting: "
                   "5 → " +
                   impact + ". Without it: 5."}));
  ASSERT_EQ(inversesOf(changed).size(), 1U);
  EXPECT_EQ(rendered(inversesOf(changed)[0]),
            "Remove the normal and specular materials from hull 0.");
}

/// Either of the two alone keeps it weighed: only both together explain it.
TEST(WhatChanged, ActsThatOnlyTogetherExplainAreOneSet) {
  const scene::Scene before = tori(4);
  scene::Scene after = before;
  after.linksets[0].parts[0].materials = true;
  after.linksets[0].parts[1].shapeType = ShapeType::convexHull;
  const WhatChanged changed = changedIn(Version(before), Version(after));
  ASSERT_EQ(changed.acts.size(), 2U);
  EXPECT_EQ(changed.sets, (std::vector<std::vector<std::size_t>>{{0, 1}}));
  EXPECT_NE(changed.acts[0].without, 4);
}

/// Each of two makes it as it was: the server's 0.5 a prim is what counts then.
TEST(WhatChanged, ActsThatExplainEquallyAreAllNamed) {
  scene::Scene before =
      makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull),
                             makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)}));
  before.linksets[0].parts[0].scripts = 1;
  scene::Scene after = before;
  // 0.5 a part and 0.25 a script beyond the first: 1 before, 1 + 2 × 0.25 after.
  after.linksets[0].parts[0].scripts = 2;
  after.linksets[0].parts[1].shapeType = ShapeType::prim;
  after.linksets[0].parts[1].scripts = 1;
  const WhatChanged changed = changedIn(Version(before), Version(after));
  EXPECT_EQ(changed.before, 1);
  EXPECT_EQ(changed.after, 2);
  // Both scripts are one act: "putting scripts into", whichever part they are in.
  ASSERT_EQ(changed.sets.size(), 1U);
  EXPECT_EQ(textsOf(changed).size(), 1U);
}

TEST(WhatChanged, AConstantIsNamed) {
  const scene::Scene scene = tori(1);
  scene::Scene weighed = scene;
  weighed.linksets[0].parts[0].shapeType = ShapeType::convexHull;
  Profile expensive;
  expensive[Key::hull_vertex_cost] = 4;
  const WhatChanged changed = changedIn(Version(weighed), Version(weighed, expensive));
  ASSERT_EQ(changed.sets.size(), 1U);
  EXPECT_TRUE(textsOf(changed)[0].starts_with("Setting hull_vertex_cost to 4:"))
      << textsOf(changed)[0];
}

TEST(WhatChanged, WhatIsAsBeforeHasNoCause) {
  const Version version(tori(3));
  const WhatChanged changed = changedIn(version, version);
  EXPECT_TRUE(changed.acts.empty());
  EXPECT_TRUE(changed.sets.empty());
  EXPECT_EQ(textsOf(changed), (Texts{"The land impact stays 3."}));
}

TEST(WhatChanged, NewAndGoneLinksetsAreSaidToBe) {
  const Version version(tori(3));
  ChangeFinder find(version.side(), version.side());
  EXPECT_EQ(textsOf(*find({}, 0)), (Texts{"It is new: land impact 3."}));
  EXPECT_EQ(textsOf(*find(0, {})), (Texts{"It was deleted: its land impact was 3."}));
  EXPECT_FALSE(find({}, {}));
}

TEST(WhatChanged, OfAnUnknownCostNothingIsSaid) {
  scene::Scene scene = makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1))}));
  scene.assets.clear();
  const Version version(scene);
  EXPECT_FALSE(ChangeFinder(version.side(), version.side())(0, 0));
}

TEST(WhatChanged, PhysicsShapeAndLevelsOfAMeshAreToldApart) {
  scene::Scene before =
      makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1))}), makeAsset({.hulls = 1}));
  scene::Scene after =
      makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1))}), makeAsset({.hulls = 40}));
  const WhatChanged changed = changedIn(Version(before), Version(after));
  ASSERT_EQ(changed.acts.size(), 1U);
  EXPECT_EQ(changed.acts[0].done.text.code, "act.physics_shape");
}

/// A linked part that becomes the root goes with the act that linked it.
TEST(WhatChanged, ALinkedRootGoesWithItsLink) {
  scene::Scene before = tori(3);
  scene::Scene after = before;
  Part root = makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull);
  root.id.bytes[0] = 99;
  after.linksets[0].parts.insert(after.linksets[0].parts.begin(), root);
  const WhatChanged changed = changedIn(Version(before), Version(after));
  ASSERT_EQ(changed.sets.size(), 1U);
  EXPECT_EQ(changed.sets[0], (std::vector<std::size_t>{0}));
  EXPECT_EQ(changed.acts[0].done.text.code, "act.added");
  EXPECT_EQ(changed.acts[0].without, 3);
}

/// Makes versions that differ by known acts.
class RandomPair {
 public:
  explicit RandomPair(std::uint32_t seed) : random_(seed) {}

  scene::Scene before() {
    scene::Linkset linkset;
    const std::size_t count = 2 + pick(5);
    for (std::size_t i = 0; i < count; ++i) {
      const bool isMesh = pick(3) == 0;
      Part part = makePart(isMesh ? PartKind::mesh : PartKind::torus,
                           glm::dvec3(1 + static_cast<double>(pick(4))),
                           isMesh ? ShapeType::convexHull : ShapeType::prim);
      if (!isMesh) part.prim = prim::defaultShape(prim::Kind::torus);
      part.name = "part " + std::to_string(i);
      part.id.bytes[0] = static_cast<std::uint8_t>(i + 1);
      part.scripts = pick(3);
      linkset.parts.push_back(std::move(part));
    }
    return makeScene(std::move(linkset), makeAsset({.physicsMesh = true}));
  }

  /// What somebody does, by the code that it is named with.
  struct Deed {
    std::string code;
    std::function<void(scene::Linkset&)> act;
  };

  /// One that does something to a linkset.
  Deed deed(const scene::Linkset& linkset, std::size_t parts) {
    const std::size_t i = pick(parts);
    const Part& part = linkset.parts[i];
    const bool isOn = pick(2) == 0;
    switch (pick(6)) {
      case 0:
        return {isOn ? "act.materials_on" : "act.materials_off",
                [=](scene::Linkset& one) { one.parts[i].materials = isOn; }};
      case 1:
        return {"act.shape_type", [=, type = part.shapeType](scene::Linkset& one) {
                  one.parts[i].shapeType =
                      type == ShapeType::prim ? ShapeType::convexHull : ShapeType::prim;
                }};
      case 2:
        return {"act.more_scripts", [=](scene::Linkset& one) { one.parts[i].scripts += 4; }};
      case 3:
        return {"act.resized", [=](scene::Linkset& one) { one.parts[i].scale *= 2.0; }};
      case 4:
        return {isOn ? "act.physical_on" : "act.physical_off",
                [=](scene::Linkset& one) { one.physical = isOn; }};
      default:
        return {
            "act.added", [id = 100 + pick(100)](scene::Linkset& one) {
              one.parts.push_back(makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull));
              one.parts.back().id.bytes[0] = static_cast<std::uint8_t>(id);
            }};
    }
  }

 private:
  std::size_t pick(std::size_t count) { return random_() % count; }
  std::mt19937 random_;
};

std::string codeOf(const Act& act) {
  const std::string_view code = act.done.text.code;
  return std::string(code == "act.scaled" ? "act.resized" : code);
}

/// Nobody of the finder takes these back: the previous version is built again without them.
void checkSet(const scene::Scene& before, const std::vector<RandomPair::Deed>& deeds,
              const WhatChanged& changed, const std::vector<std::size_t>& set) {
  std::set<std::string> undone;
  for (const std::size_t act : set) undone.insert(codeOf(changed.acts[act]));
  scene::Scene without = before;
  for (const RandomPair::Deed& deed : deeds)
    if (!undone.contains(deed.code)) deed.act(without.linksets[0]);
  EXPECT_EQ(Version(without).costs[0].landImpact, changed.before) << *undone.begin();
}

void checkPair(std::uint32_t seed) {
  SCOPED_TRACE(seed);
  RandomPair make(seed);
  const scene::Scene before = make.before();
  scene::Scene after = before;
  const std::size_t parts = before.linksets[0].parts.size();
  std::vector<RandomPair::Deed> deeds;
  for (std::size_t i = 0; i < 1 + seed % 3; ++i) {
    deeds.push_back(make.deed(after.linksets[0], parts));
    deeds.back().act(after.linksets[0]);
  }
  const Version was(before);
  const Version is(after);
  const WhatChanged changed = changedIn(was, is);
  EXPECT_EQ(changed.before, was.costs[0].landImpact);
  EXPECT_EQ(changed.after, is.costs[0].landImpact);
  EXPECT_EQ(changed.sets.empty(), changed.before == changed.after);
  for (const Act& act : changed.acts)
    EXPECT_TRUE(
        std::ranges::any_of(deeds, [&](const auto& deed) { return deed.code == codeOf(act); }))
        << codeOf(act) << " was not done";
  for (std::size_t i = 0; i < changed.sets.size(); ++i) {
    checkSet(before, deeds, changed, changed.sets[i]);
    for (std::size_t other = 0; other < changed.sets.size(); ++other)
      EXPECT_TRUE(i == other || !std::ranges::includes(changed.sets[i], changed.sets[other]));
  }
}

TEST(WhatChanged, IsFoundInRandomPairs) {
  const bool isLong = std::getenv("WEIGHBRIDGE_LONG") != nullptr;
  const std::uint32_t pairs = isLong ? 500 : 25;
  for (std::uint32_t seed = 1; seed <= pairs; ++seed) checkPair(seed);
}

}  // namespace
}  // namespace wb::tuning

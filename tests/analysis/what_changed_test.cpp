#include "model/analysis/what_changed.h"

#include "model/core/language.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <random>
#include <set>
#include <utility>

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
  EXPECT_EQ(textsOf(changed), (Texts{"Adding normal or specular maps to hull 0 switched the "
                                     "object to the new accounting: 5 → " +
                                     impact + " LI. Without this change: 5 LI."}));
  ASSERT_EQ(inversesOf(changed).size(), 1U);
  EXPECT_EQ(rendered(inversesOf(changed)[0]), "Remove the normal and specular maps from hull 0.");
}

/// Either of the two alone keeps it weighed: only both together explain it.
TEST(WhatChanged, ActsThatOnlyTogetherExplainAreOneSet) {
  const scene::Scene before = tori(4);
  scene::Scene after = before;
  after.linksets[0].parts[0].materials = true;
  after.linksets[0].parts[1].shapeType = ShapeType::convexHull;
  const Version is(after);
  const WhatChanged changed = changedIn(Version(before), is);
  ASSERT_EQ(changed.acts.size(), 2U);
  EXPECT_EQ(changed.sets, (std::vector<std::vector<std::size_t>>{{0, 1}}));
  EXPECT_NE(changed.acts[0].without, 4);
  const std::string impact = std::to_string(static_cast<int>(is.costs[0].landImpact));
  EXPECT_EQ(textsOf(changed),
            (Texts{"Adding normal or specular maps to hull 0. Setting the physics shape type of "
                   "hull 1 to convex hull. Together: 4 → " +
                   impact + " LI. Without these changes: 4 LI."}));
}

/// A few are all named; of more, the first, and how many there are besides.
TEST(WhatChanged, PartsAreListedInWords) {
  const scene::Scene before = tori(6);
  const auto doneTo = [&](std::size_t count) {
    scene::Scene after = before;
    for (std::size_t i = 0; i < count; ++i) after.linksets[0].parts[i].materials = true;
    return rendered(changedIn(Version(before), Version(after)).acts.at(0).done);
  };
  EXPECT_EQ(doneTo(1), "Adding normal or specular maps to hull 0");
  EXPECT_EQ(doneTo(2), "Adding normal or specular maps to hull 0 and hull 1");
  EXPECT_EQ(doneTo(3), "Adding normal or specular maps to hull 0, hull 1 and hull 2");
  EXPECT_EQ(doneTo(4), "Adding normal or specular maps to hull 0, hull 1, hull 2 and 1 more");
  EXPECT_EQ(doneTo(6), "Adding normal or specular maps to all 6 parts");
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
  EXPECT_EQ(textsOf(changed), (Texts{"The land impact stays at 3 LI."}));
}

TEST(WhatChanged, NewAndGoneLinksetsAreSaidToBe) {
  const Version version(tori(3));
  ChangeFinder find(version.side(), version.side());
  EXPECT_EQ(textsOf(*find({}, 0)), (Texts{"The object is new: its land impact is 3 LI."}));
  EXPECT_EQ(textsOf(*find(0, {})), (Texts{"The object was deleted: its land impact was 3 LI."}));
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

/// Six parts are linked to a box. Five are boxes, too; the torus alone is what costs.
TEST(WhatChanged, OfPartsThatAreLinkedTheExpensiveOneIsNamedFirst) {
  scene::Scene before =
      makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)}));
  scene::Scene after = before;
  for (int i = 0; i < 5; ++i)
    after.linksets[0].parts.push_back(makePart(PartKind::box, glm::dvec3(0.5)));
  Part arch = makePart(PartKind::torus, {4, 4, 1});
  arch.prim = prim::defaultShape(prim::Kind::torus);
  arch.name = "arch";
  after.linksets[0].parts.push_back(arch);
  for (std::size_t i = 0; i < after.linksets[0].parts.size(); ++i)
    after.linksets[0].parts[i].id.bytes[0] = static_cast<std::uint8_t>(i + 1);
  before.linksets[0].parts[0].id = after.linksets[0].parts[0].id;
  const WhatChanged changed = changedIn(Version(before), Version(after));
  ASSERT_EQ(changed.acts.size(), 2U);
  // 7 parts at 0.5; the arch by itself leaves the server's 3 of 6.
  ASSERT_EQ(changed.sets, (std::vector<std::vector<std::size_t>>{{1, 0}}));
  EXPECT_EQ(rendered(changed.acts[1].done), "Adding arch");
  EXPECT_EQ(rendered(inversesOf(changed).front()), "Delete arch.");
}

/// Parts of many kinds would bury what else was done.
TEST(WhatChanged, ManyKindsOfPartsThatAreLinkedAreOneAct) {
  scene::Scene before =
      makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)}));
  scene::Scene after = before;
  for (int i = 0; i < 5; ++i)
    after.linksets[0].parts.push_back(makePart(PartKind::box, glm::dvec3(0.5 + i)));
  for (std::size_t i = 0; i < after.linksets[0].parts.size(); ++i)
    after.linksets[0].parts[i].id.bytes[0] = static_cast<std::uint8_t>(i + 1);
  before.linksets[0].parts[0].id = after.linksets[0].parts[0].id;
  EXPECT_EQ(changedIn(Version(before), Version(after)).acts.size(), 1U);
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
    scene::Scene scene = makeScene(std::move(linkset), makeAsset({.physicsMesh = true}));
    scene.assets["other"] = makeScene({}, makeAsset({.hulls = 5})).assets.begin()->second;
    return scene;
  }

  /// What somebody does, by the code that it is named with, and to which part.
  struct Deed {
    std::string code;
    Uuid part;  ///< Null: the whole.
    std::function<void(scene::Scene&)> act;
  };

  /// One that does something to a linkset.
  Deed deed(const scene::Scene& scene) {
    const Part& part = scene.linksets[0].parts[pick(scene.linksets[0].parts.size())];
    const bool isOn = pick(2) == 0;
    switch (pick(11)) {
      case 0:
        return toPart(isOn ? "act.materials_on" : "act.materials_off", part,
                      [=](Part& one) { one.materials = isOn; });
      case 1:
        return toPart("act.shape_type", part, [](Part& one) {
          one.shapeType =
              one.shapeType == ShapeType::prim ? ShapeType::convexHull : ShapeType::prim;
        });
      case 2:
        return toPart("act.more_scripts", part, [](Part& one) { one.scripts += 4; });
      case 3:
        return toPart("act.resized", part, [](Part& one) { one.scale *= 2.0; });
      case 4:
        return toAll(isOn ? "act.physical_on" : "act.physical_off",
                     [=](scene::Linkset& one) { one.physical = isOn; });
      case 5:
        return toAll("act.moving_on", [](scene::Linkset& one) { one.moving = true; });
      case 6:
        return toPart("act.animated_on", part, [](Part& one) { one.animated = true; });
      case 7:
        return toPart("act.reshaped", part, [](Part& one) { one.prim.hollow = 0.5; });
      case 8:
        if (part.kind == PartKind::mesh)
          return toPart("act.physics_shape", part, [](Part& one) { one.asset = "other"; });
        return toPart("act.fewer_scripts", part, [](Part& one) { one.scripts = 0; });
      case 9:
        if (part.id != scene.linksets[0].parts[0].id && !std::exchange(hasRemoved_, true))
          return {"act.removed", part.id, [id = part.id](scene::Scene& one) {
                    std::erase_if(one.linksets[0].parts,
                                  [&](const Part& each) { return each.id == id; });
                  }};
        [[fallthrough]];
      default:
        return added();
    }
  }

 private:
  std::size_t pick(std::size_t count) { return random_() % count; }

  static Deed toPart(std::string code, const Part& part, std::function<void(Part&)> act) {
    return {std::move(code), part.id, [id = part.id, act = std::move(act)](scene::Scene& scene) {
              for (Part& one : scene.linksets[0].parts)
                if (one.id == id) act(one);
            }};
  }
  static Deed toAll(std::string code, std::function<void(scene::Linkset&)> act) {
    return {std::move(code), {}, [act = std::move(act)](scene::Scene& scene) {
              act(scene.linksets[0]);
            }};
  }
  Deed added() {
    Part part = makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull);
    part.id.bytes[0] = static_cast<std::uint8_t>(100 + countAdded_++);
    return {"act.added", part.id,
            [part](scene::Scene& scene) { scene.linksets[0].parts.push_back(part); }};
  }

  std::mt19937 random_;
  bool hasRemoved_ = false;
  int countAdded_ = 0;
};

std::string codeOf(const Act& act) {
  const std::string_view code = act.done.text.code;
  return std::string(code == "act.scaled" ? "act.resized" : code);
}

/// Scripts that are put in and taken out again are more or fewer in the end.
std::string classOf(const std::string& code) {
  return code == "act.fewer_scripts" ? "act.more_scripts" : code;
}

/// Whether a deed is, or was for, what an act says.
bool isOf(const RandomPair::Deed& deed, const Act& act, const scene::Scene& after) {
  if (classOf(deed.code) != classOf(codeOf(act))) return false;
  if (deed.part.isNull() || act.parts.empty()) return true;
  return std::ranges::any_of(
      act.parts, [&](std::size_t part) { return after.linksets[0].parts[part].id == deed.part; });
}

/// A pair with what the finder says of it. No act of the finder is taken back here: the version
/// after is made again without them.
class CheckedPair {
 public:
  explicit CheckedPair(std::uint32_t seed) : make_(seed), before_(make_.before()), after_(before_) {
    for (std::size_t i = 0; i < 1 + seed % 3; ++i) {
      deeds_.push_back(make_.deed(before_));
      deeds_.back().act(after_);
    }
    const Version was(before_);
    const Version is(after_);
    changed_ = changedIn(was, is);
    EXPECT_EQ(changed_.before, was.costs[0].landImpact);
    EXPECT_EQ(changed_.after, is.costs[0].landImpact);
  }

  void check() const {
    for (const Act& act : changed_.acts)
      EXPECT_TRUE(
          std::ranges::any_of(deeds_, [&](const auto& deed) { return isOf(deed, act, after_); }))
          << codeOf(act) << " was not done";
    EXPECT_EQ(changed_.sets.empty(), changed_.before == changed_.after);
    if (!changed_.sets.empty()) {
      EXPECT_EQ(foundSets(), minimalSets());
    }
  }

 private:
  using Sets = std::set<std::set<std::size_t>>;

  Sets foundSets() const {
    Sets sets;
    for (const std::vector<std::size_t>& set : changed_.sets) sets.emplace(set.begin(), set.end());
    return sets;
  }

  /// All smallest sets of acts without which the land impact is that of before, tried one by one.
  Sets minimalSets() const {
    Sets all;
    for (unsigned bits = 1; bits < (1U << changed_.acts.size()); ++bits) {
      std::set<std::size_t> acts;
      for (std::size_t i = 0; i < changed_.acts.size(); ++i)
        if ((bits >> i & 1U) != 0) acts.insert(i);
      if (impactWithout(acts) == changed_.before) all.insert(std::move(acts));
    }
    Sets minimal;
    for (const std::set<std::size_t>& one : all)
      if (std::ranges::none_of(all, [&](const std::set<std::size_t>& other) {
            return other != one && std::ranges::includes(one, other);
          }))
        minimal.insert(one);
    return minimal;
  }

  double impactWithout(const std::set<std::size_t>& acts) const {
    scene::Scene without = before_;
    for (const RandomPair::Deed& deed : deeds_)
      if (!isUndone(deed, acts)) deed.act(without);
    return Version(without).costs[0].landImpact;
  }

  /// With a part that is put back comes how it was.
  bool isUndone(const RandomPair::Deed& deed, const std::set<std::size_t>& acts) const {
    return std::ranges::any_of(acts, [&](std::size_t act) {
      const bool isPutBack = codeOf(changed_.acts[act]) == "act.removed" && !deed.part.isNull() &&
                             std::ranges::none_of(after_.linksets[0].parts, [&](const Part& part) {
                               return part.id == deed.part;
                             });
      return isPutBack || isOf(deed, changed_.acts[act], after_);
    });
  }

  RandomPair make_;
  scene::Scene before_;
  scene::Scene after_;
  std::vector<RandomPair::Deed> deeds_;
  WhatChanged changed_;
};

TEST(WhatChanged, IsFoundInRandomPairs) {
  const bool isLong = std::getenv("WEIGHBRIDGE_LONG") != nullptr;
  const std::uint32_t pairs = isLong ? 500 : 25;
  for (std::uint32_t seed = 1; seed <= pairs; ++seed) {
    SCOPED_TRACE(seed);
    CheckedPair(seed).check();
  }
}

}  // namespace
}  // namespace wb::tuning

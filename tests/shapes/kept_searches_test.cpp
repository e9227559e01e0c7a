#include "model/shapes/kept_searches.h"

#include "model/scene/project.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/linked_bodies.h"
#include "model/shapes/object_plan.h"
#include "tests/shapes/gates.h"
#include "tests/shapes/same_shape.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace wb::making {
namespace {

using nlohmann::json;

const std::string key(keptSearchesKey);

/// What one of each kind of method finds for the larger gate and for the one beside a box: hulls,
/// triangles, and prims that are linked.
KeptSearch searchIn(const scene::Scene& scene) {
  Order order = test::orderFor(scene, {{1, 0}, {2, 0}});
  order.request.methods.clear();
  for (const shape::FitMethod& method : shape::fitMethods())
    if (method.name == "boxes" || method.name == "simplify" || method.name == "prims")
      order.request.methods.push_back(method);
  order.request.triesHopeless = true;
  order.request.keepsPassage = true;
  Made made = make(order);
  return {std::move(order.groups), std::move(made.shapes), {order.request}};
}

/// A scene with a search in it that was written as a project and read again.
class KeptSearches : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    scene_ = new scene::Scene(test::sceneOfGates());
    search_ = new KeptSearch(searchIn(*scene_));
  }
  static void TearDownTestSuite() {
    delete search_;
    delete scene_;
  }

  void SetUp() override {
    scene::Scene saved = *scene_;
    keepSearches(saved, {search_, 1}, cost::Profile());
    const auto read = scene::parseProject(scene::formatProject(saved, "/"), "/");
    ASSERT_TRUE(read);
    EXPECT_TRUE(std::ranges::none_of(read->findings, [](const Diagnostic& finding) {
      return finding.place.find(key) != std::string::npos;
    })) << "no key that nobody knows";
    opened_ = *scene_;
    opened_.extra = read->value.extra;
  }

  Loaded<std::vector<KeptSearch>> kept(const cost::Profile& profile = {}) const {
    return keptSearches(opened_, test::statisticsOf(opened_), profile);
  }

  void change(const std::function<void(json& kept)>& how) {
    json extra = opened_.extra.json();
    how(extra[key]);
    opened_.extra = scene::KeptJson(std::move(extra));
  }

  static scene::Scene* scene_;
  static KeptSearch* search_;
  scene::Scene opened_;
};

scene::Scene* KeptSearches::scene_;
KeptSearch* KeptSearches::search_;

TEST_F(KeptSearches, WhatWasFoundIsThereAgain) {
  ASSERT_EQ(search_->groups.size(), 2U);
  const auto again = kept();
  EXPECT_TRUE(again.findings.empty());
  ASSERT_EQ(again.value.size(), 1U);
  const KeptSearch& found = again.value[0];
  ASSERT_EQ(found.groups.size(), 2U);
  for (std::size_t group = 0; group < 2; ++group) {
    EXPECT_TRUE(areOfSameParts(found.groups[group], search_->groups[group]));
    ASSERT_EQ(found.shapes[group].size(), search_->shapes[group].size());
    ASSERT_EQ(found.shapes[group].size(), 3U) << "hulls, triangles and prims";
    for (std::size_t i = 0; i < found.shapes[group].size(); ++i)
      shape::test::expectSame(found.shapes[group][i], search_->shapes[group][i]);
  }
  ASSERT_EQ(found.searched.size(), 1U);
  EXPECT_EQ(found.searched[0].within, search_->searched[0].within);
  EXPECT_EQ(found.searched[0].keepsPassage, true);
  EXPECT_EQ(found.searched[0].methods.size(), 3U);
}

TEST_F(KeptSearches, WhatWasAskedForIsThereAgain) {
  const auto asked = [&](const shape::ShapeRequest& request) {
    KeptSearch search = *search_;
    search.searched = {request};
    keepSearches(opened_, {&search, 1}, cost::Profile());
    return kept().value.at(0).searched.at(0);
  };
  shape::ShapeRequest request = search_->searched[0];
  request.within.reset();
  EXPECT_EQ(withinOf(asked(request)), withinOf(shape::ShapeRequest()));
  request.zones = shape::chosenTolerances(0.02, 0.4);
  EXPECT_EQ(withinOf(asked(request)), withinOf(request));
  request.within = shape::Tolerance{0.07, false};
  EXPECT_EQ(withinOf(asked(request)), withinOf(request));
  request.budget = 3;
  EXPECT_EQ(asked(request).budget, 3);
}

/// They said a share even beside zones or a budget, and zones only where these held.
TEST_F(KeptSearches, OlderProjectsAskForWhatTheyAskedFor) {
  const auto asked = [&](const json& more) {
    change([&](json& kept) {
      json& request = kept["searches"][0]["searched"][0];
      request["within"] = 0.05;
      request["is_share"] = true;
      request.update(more);
    });
    return kept().value.at(0).searched.at(0);
  };
  EXPECT_EQ(withinOf(asked(json::object())), (Within{shape::Tolerance{0.05, true}}));
  const json zone = {{"value", 0.02}, {"is_share", false}};
  EXPECT_EQ(withinOf(asked({{"zones", {{"contact", zone}, {"elsewhere", nullptr}}}})),
            (Within{{}, shape::chosenTolerances(0.02)}));
  EXPECT_EQ(asked({{"budget", 3}}).budget, 3);
}

TEST_F(KeptSearches, AnUsedShapeWithoutBodiesChangesNothing) {
  const auto after = used(opened_, search_->groups[0].parts, search_->shapes[0][0].shape);
  ASSERT_TRUE(after);
  const scene::KeptJson extra = opened_.extra;
  opened_ = *after;
  opened_.extra = extra;
  EXPECT_EQ(kept().value.size(), 1U);
}

TEST_F(KeptSearches, OfOtherMeshesNothingIsKept) {
  opened_.linksets[2].parts[0].scale.x *= 1.01;
  EXPECT_TRUE(kept().value.empty()) << "what was found together is of all its parts";
  EXPECT_TRUE(kept().findings.empty());
  opened_.linksets.pop_back();
  EXPECT_TRUE(kept().value.empty());
  EXPECT_TRUE(kept().findings.empty());
}

TEST_F(KeptSearches, UnderOtherRulesNothingIsKept) {
  cost::Profile dearer;
  dearer[cost::Key::hull_cost] *= 2;
  EXPECT_TRUE(kept(dearer).value.empty());
  EXPECT_TRUE(kept(dearer).findings.empty());
}

TEST_F(KeptSearches, AProjectOfAnOlderVersionHasNone) {
  opened_.extra = scene::KeptJson();
  EXPECT_TRUE(kept().value.empty());
  EXPECT_TRUE(kept().findings.empty());
}

TEST_F(KeptSearches, SavingAgainReplacesThem) {
  keepSearches(opened_, {}, cost::Profile());
  EXPECT_FALSE(opened_.extra.contains(keptSearchesKey));
  EXPECT_TRUE(kept().value.empty());
}

/// Their keys are words that the columns of tables have; projects of before hold others.
TEST_F(KeptSearches, KeysOfBeforeAreStillRead) {
  std::map<std::string, std::size_t> renamed;
  change([&renamed](json& kept) {
    for (json& group : kept["searches"][0]["groups"])
      for (json& shape : group["shapes"])
        for (const auto& [today, before] :
             {std::pair("deviation", "error"), std::pair("blocked_passages", "lost")}) {
          EXPECT_FALSE(shape.contains(before)) << before;
          if (!shape.contains(today)) continue;
          shape[before] = shape[today];
          shape.erase(today);
          ++renamed[today];
        }
  });
  EXPECT_EQ(renamed["deviation"], 6U) << "of three shapes for two groups";
  EXPECT_GT(renamed["blocked_passages"], 0U);
  const auto again = kept();
  EXPECT_TRUE(again.findings.empty());
  ASSERT_EQ(again.value.size(), 1U);
  for (std::size_t group = 0; group < 2; ++group) {
    ASSERT_EQ(again.value[0].shapes[group].size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
      shape::test::expectSame(again.value[0].shapes[group][i], search_->shapes[group][i]);
  }
}

/// Of a shape that is damaged the others stay, and somebody is told.
TEST_F(KeptSearches, WhatIsDamagedIsLeftOutWithANote) {
  const json whole = opened_.extra.json().at(key);
  const json& shapes = whole["searches"][0]["groups"][0]["shapes"];
  for (std::size_t shape = 0; shape < shapes.size(); ++shape)
    for (const auto& [name, value] : shapes[shape].items()) {
      if (name == "blocked_passages" || name == "analyzed") continue;
      for (const json& damage : {json(), json("AAA"), json("AAAAAAAA8H8="), json::array({1})}) {
        change([&](json& kept) {
          kept = whole;
          kept["searches"][0]["groups"][0]["shapes"][shape][name] = damage;
        });
        const auto left = kept();
        ASSERT_EQ(left.value.size(), 1U) << name;
        EXPECT_EQ(left.value[0].shapes[0].size(), shapes.size() - 1) << name << damage;
        ASSERT_EQ(left.findings.size(), 1U) << name;
        EXPECT_EQ(left.findings[0].severity, Severity::warning);
        EXPECT_EQ(left.findings[0].place, "found_shapes[0]");
      }
    }
}

TEST_F(KeptSearches, WhatIsNoSearchIsLeftOutWithANote) {
  const json whole = opened_.extra.json().at(key);
  for (const json& damage : {json(3), json("x"), json::array(), json::object()}) {
    change([&](json& kept) { kept = damage; });
    EXPECT_TRUE(kept().value.empty());
    EXPECT_EQ(kept().findings.size(), 1U);
    change([&](json& kept) {
      kept = whole;
      kept["searches"].push_back(damage);
    });
    EXPECT_EQ(kept().value.size(), 1U);
    EXPECT_EQ(kept().findings.size(), 1U);
  }
}

/// A part of an object that holds bodies of a linked shape is weighed with them: nothing that was
/// found before is true of it, where nobody says how the object was before.
TEST_F(KeptSearches, BesideBodiesNothingIsKept) {
  const auto& shapes = search_->shapes[0];
  const auto prims = std::ranges::find_if(
      shapes, [](const shape::MadeShape& made) { return made.shape.isLinked(); });
  ASSERT_NE(prims, shapes.end());
  const auto after = used(opened_, search_->groups[0].parts, prims->shape);
  ASSERT_TRUE(after);
  const scene::KeptJson extra = opened_.extra;
  opened_ = *after;
  opened_.extra = extra;
  EXPECT_TRUE(kept().value.empty());
  EXPECT_TRUE(kept().findings.empty());
}

/// What is in a project file of a scene, beside what the scene itself has.
scene::KeptJson writtenAndRead(scene::Scene saved) {
  const auto read = scene::parseProject(scene::formatProject(saved, "/"), "/");
  return read ? read->value.extra : scene::KeptJson();
}

/// Prims stand for the first gate now, and one of them is the root: what was found is weighed in
/// the object as it was without them.
TEST_F(KeptSearches, BesideTheBodiesOfAUsedShapeAllIsKept) {
  const auto& shapes = search_->shapes[0];
  const auto prims = std::ranges::find_if(
      shapes, [](const shape::MadeShape& made) { return made.shape.isLinked(); });
  ASSERT_NE(prims, shapes.end());
  auto after = used(*scene_, search_->groups[0].parts, prims->shape);
  ASSERT_TRUE(after);
  opened_ = rooted({std::move(*after), {}}).scene;
  ASSERT_TRUE(shape::isBody(opened_.linksets[1].parts[0]));
  KeptSearch search = *search_;
  search.used = {static_cast<std::size_t>(prims - shapes.begin()), std::nullopt};
  keepSearches(opened_, {&search, 1}, cost::Profile());
  opened_.extra = writtenAndRead(opened_);
  const auto again = kept();
  EXPECT_TRUE(again.findings.empty());
  ASSERT_EQ(again.value.size(), 1U);
  const KeptSearch& found = again.value[0];
  EXPECT_EQ(found.used, search.used);
  for (std::size_t group = 0; group < 2; ++group) {
    EXPECT_TRUE(areOfSameParts(found.groups[group], search_->groups[group]));
    const auto& before = search_->groups[group].linkset->linkset.parts;
    const auto& parts = found.groups[group].linkset->linkset.parts;
    ASSERT_EQ(parts.size(), before.size());
    for (std::size_t i = 0; i < parts.size(); ++i)
      EXPECT_EQ(parts[i].shapeType, before[i].shapeType);
    ASSERT_EQ(found.shapes[group].size(), search_->shapes[group].size());
    for (std::size_t i = 0; i < found.shapes[group].size(); ++i)
      shape::test::expectSame(found.shapes[group][i], search_->shapes[group][i]);
  }
  const Order order{found.groups, {}, {}};
  const scene::Target part = partNow(order, found.groups[0].parts.front(), opened_);
  EXPECT_EQ(part, (scene::Target{1, 1})) << "behind the body that is the root";
  EXPECT_TRUE(collidesAs(opened_, part, *found.groups[0].mesh, prims->shape));
}

TEST_F(KeptSearches, WhichShapeAPartHasIsKept) {
  KeptSearch search = *search_;
  search.used = {1, std::nullopt};
  keepSearches(opened_, {&search, 1}, cost::Profile());
  opened_.extra = writtenAndRead(opened_);
  EXPECT_EQ(kept().value.at(0).used, search.used);
  const json whole = opened_.extra.json().at(key);
  // Of those that can be read it is another place.
  change([](json& kept) { kept["searches"][0]["groups"][0]["shapes"][0] = 3; });
  EXPECT_EQ(kept().value.at(0).used, (std::vector<std::optional<std::size_t>>{0, std::nullopt}));
  for (const json& damage : {json(-1), json(99), json("1"), json()}) {
    change([&](json& kept) {
      kept = whole;
      kept["searches"][0]["groups"][0]["used"] = damage;
    });
    EXPECT_EQ(kept().value.at(0).used, std::vector<std::optional<std::size_t>>(2)) << damage;
    EXPECT_EQ(kept().findings.size(), 1U) << damage;
  }
}

}  // namespace
}  // namespace wb::making

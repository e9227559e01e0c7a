#include "model/analysis/advice.h"

#include "model/core/number.h"
#include "tests/analysis/advising.h"
#include "tests/support/long_sizes.h"
#include "tests/support/random.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

namespace wb::advice {
namespace {

using cost::Profile;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using cost::test::makeScene;
using scene::PartKind;
using scene::ShapeType;
using test::adviceFor;
using test::expensiveCube;
using test::expensiveTriangles;
using test::find;
using test::landImpact;
using test::warns;

TEST(Advice, HasNoneWhereNothingIsTooExpensive) {
  EXPECT_TRUE(adviceFor(makeScene(makeLinkset({}))).empty());
  EXPECT_TRUE(adviceFor(makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1))}))).empty());
}

/// At 1 PE a metre they cost 12 · √2 = 16.97. The base hull of 8 points costs 0.36.
TEST(Advice, ABaseHullInsteadOfTriangles) {
  const auto suggestions = adviceFor(expensiveCube(), expensiveTriangles());
  const Suggestion* hull = find(suggestions, "advice.convex_hull");
  ASSERT_NE(hull, nullptr);
  EXPECT_EQ(hull->before.rounded, 17);
  EXPECT_NEAR(hull->before.unrounded, 12 * std::sqrt(2.0), 1e-9);
  EXPECT_TRUE(warns(*hull, "caution.closes"));
  EXPECT_EQ(rendered(hull->what), "Set the physics shape type of mesh to Convex Hull.");
  EXPECT_EQ(landImpact(apply(expensiveCube(), *hull), expensiveTriangles()), hull->after.rounded);
}

TEST(Advice, ARootIsNeverMadeShapeless) {
  scene::Scene scene = expensiveCube();
  EXPECT_EQ(find(adviceFor(scene, expensiveTriangles()), "advice.none"), nullptr);
  scene.linksets[0].parts.push_back(scene.linksets[0].parts[0]);
  const auto suggestions = adviceFor(scene, expensiveTriangles());
  const Suggestion* none = find(suggestions, "advice.none");
  ASSERT_NE(none, nullptr);
  EXPECT_EQ(std::get<NewShapeType>(none->change.what).parts, std::vector<std::size_t>{1});
  EXPECT_TRUE(warns(*none, "caution.walk_through"));
}

TEST(Advice, PartsAlikeAreChangedTogether) {
  scene::Scene scene = expensiveCube();
  for (int i = 0; i < 4; ++i) scene.linksets[0].parts.push_back(scene.linksets[0].parts[0]);
  const auto suggestions = adviceFor(scene, expensiveTriangles());
  const Suggestion* alike = find(suggestions, "advice.convex_hull_alike");
  ASSERT_NE(alike, nullptr);
  EXPECT_EQ(std::get<NewShapeType>(alike->change.what).parts,
            (std::vector<std::size_t>{1, 2, 3, 4}));
  ASSERT_NE(find(suggestions, "advice.convex_hull_all"), nullptr);
  const auto ofOne = adviceFor(scene, expensiveTriangles(), 3);
  ASSERT_NE(find(ofOne, "advice.convex_hull"), nullptr);
  EXPECT_EQ(std::get<NewShapeType>(find(ofOne, "advice.convex_hull")->change.what).parts,
            std::vector<std::size_t>{3});
}

/// Server 0.5 + 0.25 · 3 = 1.25, at most 1 for one part; with two parts 1 + 0.75.
TEST(Advice, ScriptsAreDroppedOrMadeOne) {
  scene::Scene scene = makeScene(
      makeLinkset(std::vector(2, makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull))));
  scene.linksets[0].parts[1].scripts = 4;
  const auto suggestions = adviceFor(scene);
  const Suggestion* one = find(suggestions, "advice.one_script");
  ASSERT_NE(one, nullptr);
  EXPECT_EQ(one->before.unrounded, 1.75);
  EXPECT_EQ(one->after.unrounded, 1);
  EXPECT_EQ(scriptCount(apply(scene, *one).linksets[0]), 1U);
  // None at all saves no more than one.
  EXPECT_EQ(find(suggestions, "advice.no_scripts"), nullptr);
  Profile document = *cost::builtInProfile("wiki-2011");
  const auto byDocument = adviceFor(scene, document);
  ASSERT_NE(find(byDocument, "advice.no_scripts"), nullptr);
  EXPECT_EQ(scriptCount(apply(scene, *find(byDocument, "advice.no_scripts")).linksets[0]), 0U);
}

std::optional<double> argument(const cost::Statement& what, std::string_view name) {
  for (const Argument& one : what.arguments)
    if (one.name == name) return parseNumber(written(std::get<Number>(one.value)));
  return {};
}

/// As somebody would type it from the page.
glm::dvec3 typedScale(const Suggestion& suggestion, glm::dvec3 scale) {
  for (const std::string number : {"", "2", "3"}) {
    for (const Argument& one : suggestion.what.arguments)
      if (one.name == "axis" + number)
        scale[std::get<std::string>(one.value)[0] - 'x'] =
            argument(suggestion.what, "to" + number).value();
  }
  return scale;
}

TEST(Advice, OneOfEachKindIsEnough) {
  scene::Scene scene = expensiveCube();
  for (int i = 1; i < 4; ++i) {
    scene.linksets[0].parts.push_back(scene.linksets[0].parts[0]);
    scene.linksets[0].parts.back().scale = glm::dvec3(i);
  }
  const auto suggestions = adviceFor(scene, expensiveTriangles());
  const auto best = bestOfEachKind(suggestions, 5);
  EXPECT_LE(best.size(), 5U);
  EXPECT_EQ(std::ranges::count_if(best,
                                  [](const Suggestion& one) {
                                    return one.what.text.code.starts_with("advice.none");
                                  }),
            1);
}

TEST(Advice, StopsWhenCancelled) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(advise(expensiveCube(), 0, {}, expensiveTriangles(), {stop.get_token(), {}}).empty());
}

asset::HullPoints anyPoints() {
  asset::HullPoints points(*rc::gen::inRange<std::size_t>(4, 40));
  for (asset::Quantised3& point : points)
    for (std::uint16_t& coordinate : point) coordinate = *rc::gen::inRange<std::uint16_t>(0, 65535);
  return points;
}

/// With a mesh of any triangles, slivers among them, or any hulls.
asset::MeshAsset anyMesh() {
  asset::MeshAsset mesh = makeAsset({.physicsMesh = *rc::gen::arbitrary<bool>()});
  if (mesh.physicsMesh) {
    asset::Face& face = mesh.physicsMesh->front();
    face.positions = anyPoints();
    face.triangles.clear();
    const auto last = static_cast<std::uint16_t>(face.positions.size());
    for (int i = 0; i < 30; ++i) {
      const auto index = [last] { return *rc::gen::inRange<std::uint16_t>(0, last); };
      face.triangles.push_back({index(), index(), index()});
    }
  } else {
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
      mesh.physicsConvex->hulls.push_back(anyPoints());
  }
  mesh.physicsConvex->baseHull = anyPoints();
  return mesh;
}

/// Several linksets of any parts.
rc::Gen<scene::Scene> anyLinksets() {
  return rc::gen::exec([] {
    scene::Scene scene = *cost::test::anyScene();
    for (auto& [name, asset] : scene.assets)
      asset.mesh = std::make_shared<const asset::MeshAsset>(anyMesh());
    const int more = *rc::gen::inRange(0, 3);
    for (int i = 0; i < more; ++i) {
      scene::Linkset other = (*cost::test::anyScene()).linksets[0];
      other.position = *cost::test::vector(-20, 20);
      scene.linksets.push_back(std::move(other));
    }
    return scene;
  });
}

std::ptrdiff_t shapelessRoots(const scene::Scene& scene) {
  return std::ranges::count_if(scene.linksets, [](const scene::Linkset& linkset) {
    return linkset.parts.at(0).shapeType == ShapeType::none;
  });
}

void everySuggestionIsTrue(const scene::Scene& scene, std::size_t linkset, const Profile& profile) {
  const double before = landImpact(scene, profile);
  for (const Suggestion& one : advise(scene, linkset, {}, profile)) {
    SCOPED_TRACE(rendered(one.what));
    const scene::Scene after = apply(scene, one);
    EXPECT_NEAR(before - test::landImpactOnArrival(scene, one, profile), one.saving(),
                1e-9 * before);
    EXPECT_TRUE(one.saving() > 0 || (one.saving() == 0 && one.unroundedSaving() > 0));
    EXPECT_LE(shapelessRoots(after), shapelessRoots(scene));
    if (one.what.text.code.starts_with("advice.size")) {
      const auto& change = std::get<NewScale>(one.change.what);
      const glm::dvec3 was = scene.linksets[linkset].parts[change.parts[0]].scale;
      EXPECT_EQ(typedScale(one, was), change.scale);
    }
    EXPECT_EQ(rendered(one.what).find('{'), std::string::npos);
  }
}

/// Made real and weighed by the ordinary way, every suggestion saves what it says, to the bit of
/// every linkset's land impact, and never costs more. A thousand random scenes with
/// WEIGHBRIDGE_LONG set, else a twentieth.
TEST(Advice, EverySuggestionSavesWhatItSays) {
  const std::uint64_t scenes = wb::test::isLong() ? 1000 : 50;
  for (std::uint64_t seed = 1; seed <= scenes; ++seed) {
    SCOPED_TRACE(seed);
    const int size = static_cast<int>(seed % 100);
    rc::Random random(seed);
    const scene::Scene scene = anyLinksets()(random.split(), size).value();
    const Profile profile = cost::test::anyProfile()(random.split(), size).value();
    everySuggestionIsTrue(scene, seed % scene.linksets.size(), profile);
  }
}

}  // namespace
}  // namespace wb::advice

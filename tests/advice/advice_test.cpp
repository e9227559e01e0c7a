#include "model/advice/advice.h"

#include "model/base/number.h"
#include "tests/advice/advising.h"
#include "tests/support/objects.h"
#include "tests/support/random.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>

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
using test::meshPart;
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

/// Two boxes that are weighed: each costs less than the least land impact.
scene::Scene twoSmallLinksets() {
  scene::Scene scene =
      makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull)}));
  scene.linksets.push_back(scene.linksets[0]);
  scene.linksets[1].name = "Other";
  return scene;
}

/// Server 0.3 and 0.6 count as 1 each; together they are 0.9.
TEST(Advice, LinksetsThatAreSmallAreMerged) {
  scene::Scene scene = twoSmallLinksets();
  scene.linksets[1].position = {3, 4, 0};
  scene.linksets[1].rotation = glm::normalize(glm::dquat(1, 0, 0, 1));
  scene.linksets[1].parts.push_back(scene.linksets[1].parts[0]);
  scene.linksets[1].parts[1].position = {1, 2, 3};
  Profile profile;
  profile[cost::Key::server_per_prim] = 0.3;
  const auto suggestions = adviceFor(scene, profile);
  const Suggestion* merge = find(suggestions, "advice.merge");
  ASSERT_NE(merge, nullptr);
  EXPECT_EQ(rendered(merge->what), "Link it together with Other.");
  const scene::Scene merged = apply(scene, *merge);
  ASSERT_EQ(merged.linksets.size(), 1U);
  ASSERT_EQ(merged.linksets[0].parts.size(), 3U);
  // A quarter turn takes x to y: (3, 4) + (-2, 1).
  const glm::dvec3 place = merged.linksets[0].parts[2].position;
  EXPECT_NEAR(place.x, 1, 1e-12);
  EXPECT_NEAR(place.y, 5, 1e-12);
  EXPECT_NEAR(place.z, 3, 1e-12);
}

TEST(Advice, OnlyWhatTheGridLinksIsMerged) {
  scene::Scene scene = twoSmallLinksets();
  ASSERT_NE(find(adviceFor(scene), "advice.merge"), nullptr);
  scene.linksets[1].position.x = 65;
  EXPECT_EQ(find(adviceFor(scene), "advice.merge"), nullptr);
  scene.linksets[1].position.x = 1;
  scene.linksets[1].physical = true;
  EXPECT_EQ(find(adviceFor(scene), "advice.merge"), nullptr);
}

/// Server 2 and 0.5, which is 1 at least; together 2.5, which is 3 as before.
TEST(Advice, LinksetsAreNotMergedForNothing) {
  scene::Scene scene = twoSmallLinksets();
  scene.linksets[0].parts.assign(4, scene.linksets[0].parts[0]);
  EXPECT_EQ(find(adviceFor(scene), "advice.merge"), nullptr);
}

TEST(Advice, PartsAreUnlinkedWithTheirPlaces) {
  scene::Scene scene = expensiveCube();
  scene::Linkset& linkset = scene.linksets[0];
  linkset.parts.assign(1, makePart(PartKind::box, glm::dvec3(1)));
  linkset.parts.push_back(meshPart(glm::dvec3(1)));
  linkset.parts[1].position = {0, 2, 0};
  linkset.position = {10, 0, 0};
  const scene::Scene split = apply(scene, Change{0, Split{{1}}});
  ASSERT_EQ(split.linksets.size(), 2U);
  EXPECT_EQ(split.linksets[0].parts.size(), 1U);
  EXPECT_EQ(split.linksets[1].position, glm::dvec3(10, 2, 0));
  EXPECT_EQ(split.linksets[1].parts[0].position, glm::dvec3(0));
  EXPECT_TRUE(split.linksets[1].id.isNull());
}

/// A root that is weighed makes two expensive tori weighed too; alone they count 2.
TEST(Advice, PartsThatAreCountedByThemselvesAreUnlinkedTogether) {
  scene::Scene scene = makeScene(makeLinkset(
      {makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull),
       makePart(PartKind::torus, glm::dvec3(1)), makePart(PartKind::torus, glm::dvec3(1.5))}));
  for (const std::size_t i : {1U, 2U})
    scene.linksets[0].parts[i].prim = prim::defaultShape(prim::Kind::torus);
  const auto suggestions = adviceFor(scene);
  const Suggestion* split = find(suggestions, "advice.split_counted");
  ASSERT_NE(split, nullptr);
  EXPECT_EQ(split->after.rounded, 1 + 2);
  EXPECT_EQ(rendered(split->what),
            "Unlink the 2 parts that do not make it weighed; they are then counted.");
  EXPECT_EQ(landImpact(apply(scene, *split), {}), 3);
}

/// A large flat physical object is penalised for its size; without its flat part it is not.
TEST(Advice, APhysicalLinksetIsSplit) {
  scene::Scene scene = makeScene(makeLinkset(
      {meshPart(glm::dvec3(1)), makePart(PartKind::box, {60, 60, 0.5}, ShapeType::convexHull)}));
  scene.linksets[0].physical = true;
  const auto suggestions = adviceFor(scene);
  const Suggestion* split = find(suggestions, "advice.split");
  ASSERT_NE(split, nullptr);
  EXPECT_TRUE(warns(*split, "caution.unlinked"));
  EXPECT_EQ(landImpact(apply(scene, *split), {}), split->after.rounded);
}

TEST(Advice, ComesWithTheLargestSavingFirstAndOneOfEachKind) {
  scene::Scene scene = expensiveCube();
  for (int i = 1; i < 4; ++i) {
    scene.linksets[0].parts.push_back(scene.linksets[0].parts[0]);
    scene.linksets[0].parts.back().scale = glm::dvec3(i);
  }
  const auto suggestions = adviceFor(scene, expensiveTriangles());
  for (std::size_t i = 1; i < suggestions.size(); ++i)
    EXPECT_GE(suggestions[i - 1].saving(), suggestions[i].saving());
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

/// Wall of 4 × 1 × 3 m with slivers of 1 mm at a seam, beside ten triangles of half a metre.
scene::Scene spoiltWall() {
  std::vector<std::array<glm::dvec3, 3>> triangles;
  for (int i = 0; i < 10; ++i) {
    const double x = -0.5 + 0.1 * i;
    triangles.push_back({glm::dvec3(x, -0.5, -0.5), {x, 0.5, -0.5}, {x, 0, 0.5}});
  }
  for (int i = 0; i < 3; ++i) {
    const double z = -0.5 + 0.3 * i;
    triangles.push_back({glm::dvec3(-0.5, 0, z), {0.5, 0, z}, {0, 0, z + 0.001 / 3}});
  }
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsMesh = asset::Faces{layers::test::faceOf(triangles)};
  return makeScene(makeLinkset({meshPart({4, 1, 3})}), std::move(mesh));
}

/// Three slivers of about 1 mm (a step of the format is 0.05 mm there) cost 0.05 / 0.001 each.
TEST(Advice, TheNarrowestTrianglesAreTakenOut) {
  const auto suggestions = adviceFor(spoiltWall());
  ASSERT_FALSE(suggestions.empty());
  EXPECT_NEAR(suggestions[0].before.unrounded, 150, 10);
  const Suggestion* removal = find(suggestions, "advice.remove_triangles");
  ASSERT_NE(removal, nullptr);
  const auto& mesh = std::get<NewMesh>(removal->change.what);
  EXPECT_LE(toTriangleMesh(*mesh.mesh->physicsMesh).triangles.size(), 11U);
  EXPECT_TRUE(warns(*removal, "caution.upload"));
  EXPECT_TRUE(warns(*removal, "caution.gaps"));
  const scene::Scene after = apply(spoiltWall(), *removal);
  EXPECT_EQ(after.linksets[0].parts[0].asset, "mesh 2");
  EXPECT_NE(after.assets.at("mesh 2").data, nullptr);
  EXPECT_EQ(landImpact(after, {}), removal->after.rounded);
  EXPECT_EQ(toTriangleMesh(*after.assets.at("mesh").mesh->physicsMesh).triangles.size(), 13U);
}

/// Two walls of one mesh, one twice as long as the other, are mended by one mesh. Of each triangle
/// the width is told in which part it is wider.
TEST(Advice, PartsOfOneMeshAreMendedTogetherWhateverTheirSize) {
  scene::Scene scene = spoiltWall();
  scene.linksets[0].parts.push_back(meshPart({8, 1, 3}));
  const auto suggestions = adviceFor(scene);
  const Suggestion* removal = find(suggestions, "advice.remove_triangles_alike");
  ASSERT_NE(removal, nullptr);
  EXPECT_EQ(std::get<NewMesh>(removal->change.what).parts, (std::vector<std::size_t>{0, 1}));
  EXPECT_NE(rendered(removal->what).find("of mesh and 1 more of the same mesh;"),
            std::string::npos);
  const scene::Scene after = apply(scene, *removal);
  EXPECT_EQ(after.linksets[0].parts[0].asset, "mesh 2");
  EXPECT_EQ(after.linksets[0].parts[1].asset, "mesh 2");
  EXPECT_EQ(landImpact(after, {}), removal->after.rounded);
  EXPECT_LT(removal->after.rounded, 10);
}

/// A cube's eight corners, each there eight times and with inner points between.
asset::HullPoints paddedCube() {
  asset::HullPoints points;
  for (int i = 0; i < 64; ++i) {
    const auto at = [i](int bit) { return static_cast<std::uint16_t>((i >> bit & 1) * 65535); };
    points.push_back({at(0), at(1), at(2)});
  }
  for (int i = 1; i <= 100; ++i) {
    const auto inside = static_cast<std::uint16_t>(600 * i);
    points.push_back({inside, inside, 30000});
  }
  return points;
}

TEST(Advice, PointsThatDoNotShapeAHullAreTakenOut) {
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsConvex->hulls = {paddedCube()};
  const auto suggestions =
      adviceFor(makeScene(makeLinkset({meshPart(glm::dvec3(1))}), std::move(mesh)));
  const Suggestion* bare = find(suggestions, "advice.inner_points");
  ASSERT_NE(bare, nullptr);
  EXPECT_EQ(std::get<NewMesh>(bare->change.what).mesh->physicsConvex->hulls[0].size(), 8U);
  EXPECT_EQ(bare->cautions.size(), 1U);
  EXPECT_EQ(rendered(bare->what),
            "Take 156 of 164 points out of the hulls of mesh: they are there twice or lie inside.");
}

/// Sixteen slices of one cube are one cube: merged they fill no more.
TEST(Advice, HullsThatLieTogetherAreMerged) {
  asset::MeshAsset mesh = makeAsset({});
  mesh.physicsConvex->hulls.clear();
  for (int i = 0; i < 16; ++i) {
    std::vector<glm::dvec3> slice = layers::test::cubeCorners();
    for (glm::dvec3& corner : slice) corner.z = (corner.z + i - 7.5) / 16;
    mesh.physicsConvex->hulls.push_back(layers::test::hullPoints(slice));
  }
  const scene::Scene scene = makeScene(makeLinkset({meshPart(glm::dvec3(1))}), std::move(mesh));
  const auto suggestions = adviceFor(scene);
  const Suggestion* merged = find(suggestions, "advice.merge_hulls");
  ASSERT_NE(merged, nullptr);
  EXPECT_NEAR(merged->before.unrounded, 0.04 * (16 * 8 + 16), 1e-9);
  const auto& hulls = std::get<NewMesh>(merged->change.what).mesh->physicsConvex->hulls;
  ASSERT_EQ(hulls.size(), 1U);
  EXPECT_EQ(hulls[0].size(), 8U);
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

/// Made real and weighed by the ordinary way, every suggestion saves what it says, to the bit of
/// every linkset's land impact, and never costs more.
RC_GTEST_PROP(Advice, EverySuggestionSavesWhatItSays, ()) {
  const scene::Scene scene = *anyLinksets();
  const Profile profile = *cost::test::anyProfile();
  const std::size_t linkset = *rc::gen::inRange<std::size_t>(0, scene.linksets.size());
  const double before = landImpact(scene, profile);
  const auto suggestions = advise(scene, linkset, {}, profile);
  for (const Suggestion& one : suggestions) {
    const scene::Scene after = apply(scene, one);
    const double saved = before - landImpact(after, profile);
    if (std::abs(saved - one.saving()) > 1e-9 * before) RC_FAIL(rendered(one.what));
    RC_ASSERT(one.saving() > 0 || (one.saving() == 0 && one.unroundedSaving() > 0));
    RC_ASSERT(shapelessRoots(after) <= shapelessRoots(scene));
    if (one.what.text.code.starts_with("advice.size")) {
      const auto& change = std::get<NewScale>(one.change.what);
      const glm::dvec3 was = scene.linksets[linkset].parts[change.parts[0]].scale;
      RC_ASSERT(typedScale(one, was) == change.scale);
    }
    RC_ASSERT(rendered(one.what).find('{') == std::string::npos);
  }
}

}  // namespace
}  // namespace wb::advice

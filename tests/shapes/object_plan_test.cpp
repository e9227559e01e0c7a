#include "model/shapes/object_plan.h"

#include "model/formats/physics_hulls.h"
#include "model/formats/uploader_files.h"
#include "model/scene/compose.h"
#include "model/scene/scene_difference.h"
#include "model/shapes/apply_shapes.h"
#include "tests/shapes/ball.h"
#include "tests/shapes/gates.h"

#include <glm/gtc/quaternion.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>

namespace wb::making {
namespace {

using test::sceneOfBall;
using test::sceneOfGates;
using test::statisticsOf;

/// What the object at `linkset` is weighed as when the scene is gone over from the start.
double weighed(const scene::Scene& scene, std::size_t linkset) {
  const cost::Profile profile;
  return cost::weigh(scene.linksets[linkset], statisticsOf(scene).linksets[linkset], profile)
      .landImpact;
}

TEST(ObjectPlan, LevelsAreWeighedAsTheSceneWithThemIs) {
  const scene::Scene scene = sceneOfBall();
  const PlannedObject object = plannedObject(scene, statisticsOf(scene), 0);
  const auto levels = planLevels(object, cost::Profile());
  ASSERT_TRUE(levels);
  EXPECT_EQ(levels->before, weighed(scene, 0));
  EXPECT_LT(levels->landImpact, levels->before);
  for (const LevelsOfMesh& one : levels->meshes)
    EXPECT_LE(one.made.worstPixels(), shape::LevelRequest::usualPixels);
  EXPECT_FALSE(hasLevels(scene, 0, object, *levels));
  const auto after = withLevels(scene, 0, object, *levels);
  ASSERT_TRUE(after);
  EXPECT_EQ(weighed(*after, 0), levels->landImpact);
  EXPECT_TRUE(isStill(object, *after, 0)) << "the high level is as it was";
  EXPECT_TRUE(hasLevels(*after, 0, object, *levels));
  EXPECT_FALSE(scene::SceneDifference(scene, *after).isNone()) << "it can be undone";
  EXPECT_EQ(after->assets.size(), 1U) << "nobody has the mesh of before";
}

/// The ball beside it has the same mesh and keeps it.
TEST(ObjectPlan, LevelsOfOneObjectLeaveTheMeshToOthers) {
  scene::Scene scene = sceneOfBall();
  scene.linksets.push_back(scene.linksets[0]);
  const PlannedObject object = plannedObject(scene, statisticsOf(scene), 0);
  const auto levels = planLevels(object, cost::Profile());
  ASSERT_TRUE(levels);
  const auto after = withLevels(scene, 0, object, *levels);
  ASSERT_TRUE(after);
  EXPECT_TRUE(hasLevels(*after, 0, object, *levels));
  EXPECT_FALSE(hasLevels(*after, 1, object, *levels));
  EXPECT_EQ(after->linksets[1], scene.linksets[1]);
  EXPECT_EQ(after->assets.size(), 2U);
}

/// The base hull is made of the levels: theirs has fewer vertices.
TEST(ObjectPlan, LevelsByThemselvesAreWeighedWithTheBaseHullTheyMake) {
  const scene::Scene scene = sceneOfBall();
  const cost::SceneStatistics statistics = statisticsOf(scene);
  const cost::Profile profile;
  const shape::FittedPart part{scene.linksets[0], 0, scene.meshOf(scene.linksets[0].parts[0]),
                               statistics.linksets[0], profile};
  constexpr std::size_t parts[] = {0};
  const auto levels = shape::weighedLevels(part, parts, {.pixels = 8});
  ASSERT_TRUE(levels);
  ASSERT_EQ(levels->size(), 1U);
  const auto& mesh = levels->front().made.mesh;
  const scene::Scene after = cost::test::makeScene(scene.linksets[0], *mesh);
  EXPECT_LT(weighed(after, 0), weighed(scene, 0));
  EXPECT_EQ(levels->front().landImpact, weighed(after, 0));
}

TEST(ObjectPlan, OfAMissingMeshThereAreNoLevels) {
  const scene::Scene scene = sceneOfGates();
  const cost::SceneStatistics statistics = statisticsOf(scene);
  const cost::Profile profile;
  const shape::FittedPart part{scene.linksets[0], 0, nullptr, statistics.linksets[0], profile};
  constexpr std::size_t parts[] = {0};
  const auto levels = shape::weighedLevels(part, parts, {.pixels = 8});
  ASSERT_FALSE(levels);
  EXPECT_EQ(message(levels.error()), "the mesh is missing, so nothing can be generated from it");
}

TEST(ObjectPlan, WithoutAMeshThereAreNoLevels) {
  scene::Scene scene = sceneOfGates();
  scene.linksets[1].parts.erase(scene.linksets[1].parts.begin());
  const auto none = planLevels(plannedObject(scene, statisticsOf(scene), 1), cost::Profile());
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().text.code, "making.no_mesh");
}

/// Two gates of one mesh: their bodies make one the root, and the order still finds both.
TEST(ObjectPlan, BodiesOfALinkedShapeLeaveTheObjectWhatItIs) {
  const scene::Scene scene = sceneOfGates();
  Order order = test::orderFor(scene, {{0, {}}});
  order.request.methods = shape::fitMethods();
  std::erase_if(order.request.methods,
                [](const shape::FitMethod& method) { return method.name != "prims"; });
  const Made made = make(order);
  ASSERT_EQ(made.shapes.at(0).size(), 1U);
  const shape::MadeShape& prims = made.shapes[0][0];
  const PlannedObject object = plannedObject(scene, statisticsOf(scene), 0);
  auto after = used(scene, order.groups[0].parts, prims.shape);
  ASSERT_TRUE(after);
  after = rooted({std::move(*after), {}}).scene;
  EXPECT_TRUE(shape::isBody(after->linksets[0].parts[0]));
  EXPECT_TRUE(isStill(object, *after, 0));
  const auto same = followed(order, *after, statisticsOf(*after));
  ASSERT_TRUE(same);
  EXPECT_EQ(same->groups[0].linkset, order.groups[0].linkset) << "bodies are not weighed twice";
  const auto groups =
      groupsOf(*after, statisticsOf(*after), std::vector<scene::Target>{{0, {}}}, Reach::chosen);
  ASSERT_TRUE(groups);
  ASSERT_EQ(groups->value.size(), 1U);
  EXPECT_TRUE(areOfSameParts(groups->value[0], order.groups[0]));
  EXPECT_FALSE(areOfSameParts(groups->value[0], test::orderFor(scene, {{0, 1}}).groups[0]));
  EXPECT_EQ(partNow(order, {0, 0}, *after), (scene::Target{0, 1}));
  EXPECT_EQ(partNow(order, {0, 1}, *after), (scene::Target{0, 2}));
  EXPECT_EQ(partNow(order, {0, 1}, {}), (scene::Target{0, {}})) << "the object is gone";
  const PlannedShape planned{{0, 1}, &prims};
  const double promised = costWith(object, nullptr, {&planned, 1}, cost::Profile()).landImpact;
  EXPECT_EQ(promised, weighed(*after, 0));
}

/// Levels of detail change nothing about that; another decomposition or shape type does, but for
/// parts whose shape is known to be another.
TEST(ObjectPlan, AnotherShapeIsNotThePlannedOne) {
  const scene::Scene scene = sceneOfBall();
  const PlannedObject object = plannedObject(scene, statisticsOf(scene), 0);
  EXPECT_TRUE(collidesAsPlanned(object, scene, 0, {}));
  const auto levels = planLevels(object, cost::Profile());
  ASSERT_TRUE(levels);
  const auto leveled = withLevels(scene, 0, object, *levels);
  ASSERT_TRUE(leveled);
  EXPECT_TRUE(collidesAsPlanned(object, *leveled, 0, {}));
  for (scene::Scene other : {scene, *leveled}) {
    ASSERT_TRUE(
        exporting::useHulls(other, 0, 0,
                            {{{-0.5, -0.5, -0.5}, {0.5, -0.5, -0.5}, {0, 0.5, -0.5}, {0, 0, 0}},
                             {{-0.5, -0.5, 0.5}, {0.5, -0.5, 0.5}, {0, 0.5, 0.5}, {0, 0, 0}}}));
    EXPECT_FALSE(collidesAsPlanned(object, other, 0, {}));
    constexpr std::size_t used[] = {0};
    EXPECT_TRUE(collidesAsPlanned(object, other, 0, used));
  }
  scene::Scene hull = scene;
  scene::ShapeType& type = hull.linksets[0].parts[0].shapeType;
  type = type == scene::ShapeType::prim ? scene::ShapeType::convexHull : scene::ShapeType::prim;
  EXPECT_FALSE(collidesAsPlanned(object, hull, 0, {}));
}

/// The uploader makes the base hull of the levels that are uploaded: the one of before would be
/// another shape, which needs a file and Analyze.
TEST(ObjectPlan, OneHullAndLevelsAreTheSameInEitherOrder) {
  const scene::Scene scene = sceneOfBall();
  Order order = test::orderFor(scene, {{0, {}}});
  std::erase_if(order.request.methods, [](const shape::FitMethod& method) {
    return method.name != shape::baseHullMethod;
  });
  order.request.within = {1, true};
  const Made made = make(order);
  ASSERT_EQ(made.shapes.at(0).size(), 1U);
  const shape::MadeShape& hull = made.shapes[0][0];
  const PlannedObject object = plannedObject(scene, statisticsOf(scene), 0);
  const cost::Profile profile;
  constexpr std::size_t parts[] = {0};
  const shape::FittedPart part{object.linkset.linkset, 0, object.meshes[0].get(),
                               object.linkset.statistics, profile};
  auto coarse = shape::weighedLevels(part, parts, {.pixels = 8});
  ASSERT_TRUE(coarse);
  PlannedLevels levels;
  levels.meshes.push_back(levelsOf(object, {0}, std::move(coarse->front().made), profile));
  const PlannedShape planned{{0}, &hull};
  const cost::LinksetCost promised = costWith(object, &levels, {&planned, 1}, profile);
  EXPECT_LT(promised.physics, costWith(object, nullptr, {&planned, 1}, profile).physics);
  const auto& targets = order.groups[0].parts;
  auto first = withLevels(scene, 0, object, levels);
  ASSERT_TRUE(first);
  const auto levelsFirst = used(*first, targets, hull.shape);
  ASSERT_TRUE(levelsFirst);
  const auto second = used(scene, targets, hull.shape);
  ASSERT_TRUE(second);
  const auto hullFirst = withLevels(*second, 0, object, levels);
  ASSERT_TRUE(hullFirst);
  for (const scene::Scene* after : {&*levelsFirst, &*hullFirst}) {
    const scene::Part& now = after->linksets[0].parts[0];
    const asset::MeshAsset& mesh = *after->meshOf(now);
    EXPECT_EQ(cost::weigh(after->linksets[0], statisticsOf(*after).linksets[0], profile).physics,
              promised.physics);
    EXPECT_EQ(exporting::uploaderPhysicsOf(now, mesh), exporting::UploaderPhysics::none);
    EXPECT_TRUE(
        collidesAs(*after, {0, 0}, *second->meshOf(second->linksets[0].parts[0]), hull.shape));
    EXPECT_TRUE(hasLevels(*after, 0, object, levels));
  }
}

/// Hulls that are uploaded as they are not: what Analyze makes of them at most is promised.
TEST(ObjectPlan, HullsAreWeighedAsAnalyzeMakesThem) {
  const scene::Scene scene = sceneOfGates();
  const Made made = make(test::orderFor(scene, {{1, {}}}));
  const auto& shapes = made.shapes.at(0);
  const auto cover = std::ranges::find_if(
      shapes, [](const shape::MadeShape& one) { return one.shape.method == "cover"; });
  ASSERT_NE(cover, shapes.end());
  ASSERT_TRUE(cover->analyzed);
  const PlannedObject object = plannedObject(scene, statisticsOf(scene), 1);
  const PlannedShape planned{{0}, &*cover};
  const cost::LinksetCost costs = costWith(object, nullptr, {&planned, 1}, cost::Profile());
  EXPECT_EQ(costs.parts.at(0).physics, cover->analyzed->most);
  // It may leave fewer than were made: 0.04 PE for a hull and for each of its vertices.
  shape::MadeShape fewer = *cover;
  fewer.analyzed->hulls.most = {.hulls = 1, .vertices = 4};
  const PlannedShape coarse{{0}, &fewer};
  EXPECT_NEAR(costWith(object, nullptr, {&coarse, 1}, cost::Profile()).parts.at(0).physics.value(),
              0.2, 1e-9);
}

TEST(ObjectPlan, ASizeOrAMeshOfItsOwnIsAnotherObject) {
  const scene::Scene scene = sceneOfGates();
  const PlannedObject object = plannedObject(scene, statisticsOf(scene), 0);
  const Order order = test::orderFor(scene, {{0, {}}});
  EXPECT_TRUE(isStill(object, scene, 0));
  scene::Scene larger = scene;
  larger.linksets[0].parts[1].scale *= 2;
  EXPECT_FALSE(isStill(object, larger, 0));
  EXPECT_FALSE(followed(order, larger, statisticsOf(larger)));
  scene::Scene other = scene;
  asset::MeshAsset mesh = *scene.assets.at("mesh").mesh;
  mesh.lods[0]->front().triangles.pop_back();
  other.assets["mesh"].mesh = std::make_shared<const asset::MeshAsset>(mesh);
  EXPECT_FALSE(isStill(object, other, 0));
  EXPECT_FALSE(followed(order, other, statisticsOf(other)));
  EXPECT_FALSE(isStill(object, {}, 0));
}

/// Avatars pass a gate that lies otherwise; turned about what is up, it is the same to them.
TEST(ObjectPlan, WhatIsTurnedUprightNeedsOtherShapes) {
  scene::Scene scene = sceneOfGates();
  for (const double size : {1.0, 10.0}) {
    for (scene::Part& part : scene.linksets[0].parts) part.scale *= size;
    const Order order = test::orderFor(scene, {{0, {}}});
    scene::Scene turned = scene;
    turned.linksets[0].rotation = glm::angleAxis(1.0, glm::dvec3(0, 0, 1));
    EXPECT_TRUE(followed(order, turned, statisticsOf(turned)));
    const scene::Scene upright =
        scene::turnUpright(scene, std::vector<scene::Target>{{0, {}}}).scene;
    EXPECT_FALSE(followed(order, upright, statisticsOf(upright)));
    EXPECT_TRUE(isStill(plannedObject(scene, statisticsOf(scene), 0), upright, 0))
        << "levels of detail look the same";
  }
}

/// A hull around all closes the gate and is far off; the cover is close.
TEST(ObjectPlan, TheBestIsOfThoseThatAreCloseEnough) {
  const scene::Scene scene = sceneOfGates();
  Order order = test::orderFor(scene, {{0, {}}});
  order.request.triesHopeless = true;
  const Made made = make(order);
  const auto& shapes = made.shapes.at(0);
  const auto of = [&](std::string_view method) {
    const auto found = std::ranges::find_if(
        shapes, [&](const shape::MadeShape& one) { return one.shape.method == method; });
    return std::optional<std::size_t>(found - shapes.begin());
  };
  ASSERT_EQ(shapes.size(), 2U);
  const double far = shapes[*of("base")].shape.error.error();
  const double near = shapes[*of("cover")].shape.error.error();
  ASSERT_LT(near, far);
  ASSERT_LT(shapes[*of("base")].physicsNow, shapes[*of("cover")].physicsNow);
  const auto best = [&](double metres) {
    return bestWithin(order, {shape::Tolerance{metres, false}}, made.shapes).at(0);
  };
  EXPECT_EQ(best((near + far) / 2), of("cover"));
  EXPECT_EQ(best(near / 2), std::nullopt);
  EXPECT_EQ(bestWithin(order, {}, made.shapes).at(0), of("base"));
}

/// So many triangles 0.5 m wide, which cost 0.1 PE each, at least 0.5 together; so far off, m.
shape::MadeShape surfaceOf(std::size_t triangles, double error) {
  shape::MadeShape made;
  made.shape.method = "simplify";
  for (std::size_t i = 0; i < triangles; ++i) {
    const auto first = static_cast<std::uint32_t>(3 * i);
    for (const glm::dvec3& corner :
         {glm::dvec3(0, 0, 0), glm::dvec3(1, 0, 0), glm::dvec3(0.5, 0.5, 0)})
      made.shape.surface.positions.push_back(corner);
    made.shape.surface.triangles.push_back({first, first + 1, first + 2});
  }
  made.shape.error.overfill.distance = error;
  return made;
}

shape::MadeShape byZone(double contact, double elsewhere) {
  shape::MadeShape made = surfaceOf(5, std::max(contact, elsewhere));
  made.shape.error.zones = shape::ZoneErrors{{contact}, {elsewhere}};
  made.diagonal = 3;
  return made;
}

/// Elsewhere 30 cm, or what is chosen if that is more.
TEST(ObjectPlan, AStopIsHowFarOffShapesMayBeWhereAvatarsTouchThem) {
  const auto isWithin = [](double stop, const shape::MadeShape& made) {
    return withinStop(stop).isCloseEnough(made);
  };
  EXPECT_TRUE(isWithin(0.02, byZone(0.02, 0.29)));
  EXPECT_FALSE(isWithin(0.02, byZone(0.03, 0.29)));
  EXPECT_FALSE(isWithin(0.1, byZone(0.01, 0.31)));
  EXPECT_TRUE(isWithin(0.5, byZone(0.01, 0.45)));
  shape::MadeShape small = byZone(0.01, 0.03);
  small.diagonal = 0.5;
  EXPECT_FALSE(isWithin(0.02, small)) << "5 % of small things";
  EXPECT_FALSE(isWithin(0.05, small)) << "what is usual: 2.5 cm";
  EXPECT_TRUE(isWithin(0.1, small)) << "no less than at the contact";
  shape::MadeShape unknown = surfaceOf(5, 0.04);
  unknown.diagonal = 3;
  EXPECT_TRUE(isWithin(0.05, unknown));
  EXPECT_FALSE(isWithin(0.02, unknown)) << "it may be that far off at the contact";
  EXPECT_EQ(closestStop(byZone(0.04, 0.3)), 0.05);
  EXPECT_EQ(closestStop(byZone(0, 0)), contactStops.front());
  EXPECT_EQ(closestStop(byZone(0.31, 0.1)), std::nullopt);
}

TEST(ObjectPlan, TheBestByZoneIsOfThoseThatAreCloseEnoughInBoth) {
  const scene::Scene scene = sceneOfBall();
  const Order order = test::orderFor(scene, {{0, {}}});
  std::vector<std::vector<shape::MadeShape>> shapes{{byZone(0.01, 0.2), byZone(0.04, 0.2)}};
  weighAgain(order, shapes);
  shapes[0][0].physicsNow = 3;
  shapes[0][0].landImpact = shapes[0][1].landImpact + 5;
  EXPECT_TRUE(withinStop(0.02).holds(shapes[0][0]));
  EXPECT_FALSE(withinStop(0.02).holds(shapes[0][1]));
  EXPECT_EQ(bestWithin(order, withinStop(0.02), shapes).at(0), 0U);
  shapes[0][0].shape.error.zones->elsewhere.distance = 0.4;
  EXPECT_EQ(bestWithin(order, withinStop(0.02), shapes).at(0), std::nullopt);
}

TEST(ObjectPlan, ARequestSaysHowFarOffShapesMayBe) {
  shape::ShapeRequest request;
  EXPECT_EQ(withinOf(request).most(4), 0.3) << "where nobody asks";
  request.zones.contact = shape::Tolerance{0.4, false};
  EXPECT_EQ(withinOf(request).most(4), 0.4);
  request.within = {0.05, true};
  EXPECT_EQ(withinOf(request).most(4), 0.2) << "in all zones alike";
  EXPECT_EQ(Within().most(4), std::nullopt);
}

/// As much physics as is free beside the download weight of today is not free beside that of the
/// levels.
TEST(ObjectPlan, ShapesAreChosenForTheLevelsThatAreToCome) {
  const scene::Scene scene = sceneOfBall();
  const cost::SceneStatistics statistics = statisticsOf(scene);
  const PlannedObject object = plannedObject(scene, statistics, 0);
  const Order order = test::orderFor(scene, {{0, {}}});
  const double streaming =
      cost::weigh(scene.linksets[0], statistics.linksets[0], order.profile).streaming;
  const auto levels = planLevels(object, order.profile);
  ASSERT_TRUE(levels);
  const auto free = static_cast<std::size_t>(streaming * 10);
  std::vector<std::vector<shape::MadeShape>> shapes{{surfaceOf(free, 0.01), surfaceOf(5, 0.1)}};
  weighAgain(order, shapes);
  ASSERT_NEAR(shapes[0][0].physicsNow.value_or(0), 0.1 * static_cast<double>(free), 1e-9);
  ASSERT_NEAR(shapes[0][1].physicsNow.value_or(0), 0.5, 1e-9);
  ASSERT_LE(*shapes[0][0].physicsNow, streaming);
  const auto impactWith = [&](std::size_t shape) {
    const PlannedShape planned{{0}, &shapes[0][shape]};
    return costWith(object, &*levels, {&planned, 1}, order.profile).landImpact;
  };
  ASSERT_LT(impactWith(1), impactWith(0));

  EXPECT_EQ(bestWithin(order, {}, shapes).at(0), 0U) << "the closer one is free today";
  const Order planned = plannedWith(order, 0, object, &*levels);
  EXPECT_EQ(bestWithin(planned, {}, shapes).at(0), 1U);
  EXPECT_EQ(bestWithin(planned, {shape::Tolerance{0.05, false}}, shapes).at(0), 0U);
  EXPECT_EQ(bestWithin(plannedWith(order, 0, object, nullptr), {}, shapes).at(0), 0U);
  EXPECT_EQ(bestWithin(plannedWith(order, 1, object, &*levels), {}, shapes).at(0), 0U)
      << "it is another object's";
}

TEST(ObjectPlan, AnotherFlagIsWeighedAgain) {
  scene::Scene scene = sceneOfGates();
  const Order order = test::orderFor(scene, {{0, {}}});
  Made made = make(order);
  scene.linksets[0].physical = true;
  const auto now = followed(order, scene, statisticsOf(scene));
  ASSERT_TRUE(now);
  weighAgain(*now, made.shapes);
  for (const shape::MadeShape& one : made.shapes[0]) {
    auto after = used(scene, order.groups[0].parts, one.shape);
    ASSERT_TRUE(after);
    EXPECT_EQ(one.landImpact, weighed(*after, 0)) << one.shape.method;
  }
}

}  // namespace
}  // namespace wb::making

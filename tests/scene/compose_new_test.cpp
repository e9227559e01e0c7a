#include "model/scene/compose_new.h"

#include "model/octree/octree_text.h"
#include "model/scene/part_placement.h"
#include "tests/scene/compose_support.h"

#include <glm/vector_relational.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::scene {
namespace {

bool isApart(const octree::Box& a, const octree::Box& b) {
  return glm::any(glm::lessThan(a.max, b.min)) || glm::any(glm::lessThan(b.max, a.min));
}

/// Whether those from `begin` on are in the way of none, nor of each other.
bool standApart(const Scene& scene, std::size_t begin) {
  for (std::size_t i = begin; i < scene.linksets.size(); ++i) {
    const octree::Box box = extentOf(scene.linksets[i]);
    for (std::size_t j = 0; j < i; ++j)
      if (!isApart(box, extentOf(scene.linksets[j]))) return false;
    for (const OctreeEntry& octree : scene.octrees)
      if (!isApart(box, extentOf(octree))) return false;
  }
  return true;
}

TEST(AddPrims, TenBoxesStandInARow) {
  const auto [scene, about] = addPrims({}, {PartKind::box, "Box", 10, glm::dvec3(0.5)});
  ASSERT_EQ(scene.linksets.size(), 10U);
  ASSERT_EQ(about.size(), 10U);
  for (std::size_t i = 0; i < 10; ++i) {
    const Linkset& box = scene.linksets[i];
    EXPECT_EQ(box.name, i == 0 ? "Box" : "Box " + std::to_string(i + 1));
    EXPECT_NEAR(box.position.x, 0.6 * static_cast<double>(i), 1e-9);
    EXPECT_NEAR(box.position.z, 0.25, 1e-9);
    EXPECT_EQ(box.parts.front().scale, glm::dvec3(0.5));
    EXPECT_EQ(about[i], (Target{i, {}}));
  }
}

TEST(AddPrims, AreWholePrimsOfTheirKind) {
  const Scene scene = addPrims({}, {PartKind::torus, "Torus", 1, glm::dvec3(1)}).scene;
  const Part& torus = scene.linksets.front().parts.front();
  EXPECT_EQ(torus.prim, defaultPrim(PartKind::torus));
  EXPECT_EQ(torus.shapeType, ShapeType::prim);
}

RC_GTEST_PROP(AddPrims, StandBesideWhatIsThere, ()) {
  const Scene scene = sceneOfObjects();
  const NewPrims prims{PartKind::box, "Box", *rc::gen::inRange<std::size_t>(1, 5),
                       generate::vector(0.01, 64)};
  const Composed more = addPrims(scene, prims);
  RC_ASSERT(more.scene.linksets.size() == scene.linksets.size() + prims.count);
  RC_ASSERT(standApart(more.scene, scene.linksets.size()));
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    RC_ASSERT(more.scene.linksets[i] == scene.linksets[i]);
  RC_ASSERT(more.scene.linksets.back().region == scene.linksets.back().region);
}

RC_GTEST_PROP(Duplicate, KeepsHowLinksetsStandToEachOther, ()) {
  const Scene scene = sceneOfObjects();
  const Composed twice = duplicate(scene, std::vector<Target>{{0, {}}, {1, {0}}, {1, {}}}, 2);
  RC_ASSERT(twice.scene.linksets.size() == scene.linksets.size() + 4);
  const auto apart = [](const Linkset& a, const Linkset& b) { return b.position - a.position; };
  for (std::size_t copy = 0; copy < 2; ++copy) {
    const std::size_t first = scene.linksets.size() + 2 * copy;
    RC_ASSERT(glm::distance(apart(twice.scene.linksets[first], twice.scene.linksets[first + 1]),
                            apart(scene.linksets[0], scene.linksets[1])) < 1e-9);
    RC_ASSERT(twice.scene.linksets[first].id.isNull());
    RC_ASSERT(twice.scene.linksets[first].parts.size() == scene.linksets[0].parts.size());
  }
}

TEST(Duplicate, APartStaysInItsLinkset) {
  Scene scene = addPrims({}, {PartKind::box, "Box", 2, glm::dvec3(1)}).scene;
  const auto [more, about] = duplicate(scene, std::vector<Target>{{0, {0}}}, 3);
  ASSERT_EQ(more.linksets.size(), 2U);
  const auto& parts = more.linksets[0].parts;
  ASSERT_EQ(parts.size(), 4U);
  EXPECT_EQ(parts[3].name, "Box 4");
  EXPECT_NEAR(parts[3].position.x, 3.3, 1e-9);
  EXPECT_EQ(about.back(), (Target{0, 3}));
}

TEST(AddScene, BringsItsAssetsUnderNamesOfTheirOwn) {
  Scene scene = addPrims({}, {PartKind::box, "Box", 1, glm::dvec3(1)}).scene;
  scene.folder = "/home";
  scene.assets["chair"] = {"chair.llmesh", {}, "aa", {}, {}};
  scene.assets["lamp"] = {"lamp.llmesh", {}, "bb", {}, {}};
  Scene other = addPrims({}, {PartKind::mesh, "Chair", 2, glm::dvec3(1)}).scene;
  other.folder = "/home/shop";
  other.assets["chair"] = {"chair.llmesh", {}, "cc", {}, {}};
  other.assets["lamp"] = {"../lamp.llmesh", {}, "bb", {}, {}};
  other.linksets[0].parts[0].asset = "chair";
  other.linksets[1].parts[0].asset = "lamp";
  const auto [both, about] = addScene(scene, other);
  ASSERT_EQ(both.linksets.size(), 3U);
  ASSERT_EQ(both.assets.size(), 3U);
  EXPECT_EQ(both.assets.at(both.linksets[1].parts[0].asset).path, "shop/chair.llmesh");
  EXPECT_EQ(both.assets.at(both.linksets[2].parts[0].asset).path, "lamp.llmesh");
  EXPECT_TRUE(standApart(both, 1));
  EXPECT_EQ(about, (std::vector<Target>{{1, {}}, {2, {}}}));
}

TEST(AddScene, TwiceGivesEveryThingANameOfItsOwn) {
  Scene scene = addPrims({}, {PartKind::box, "Box", 2, glm::dvec3(1)}).scene;
  scene = addOctree(scene, {"Rock", 4, {}}).scene;
  scene.linksets.emplace_back();
  scene.octrees.emplace_back();
  const Scene twice = addScene(scene, scene).scene;
  ASSERT_EQ(twice.linksets.size(), 6U);
  EXPECT_EQ(twice.linksets[3].name, "Box 3");
  EXPECT_EQ(twice.linksets[4].name, "Box 4");
  EXPECT_EQ(twice.linksets[5].name, "") << "what has no name gets none";
  ASSERT_EQ(twice.octrees.size(), 4U);
  EXPECT_EQ(twice.octrees[2].name, "Rock 2");
  EXPECT_EQ(twice.octrees[3].name, "");
}

TEST(AddOctree, StandsBesideTheRest) {
  Scene scene = addPrims({}, {PartKind::box, "Box", 1, glm::dvec3(2)}).scene;
  scene = addOctree(scene, {"Rock", 8, *octree::parseTree("OSEEEEEEE")}).scene;
  scene = addOctree(scene, {"Rock", 4, {}}).scene;
  ASSERT_EQ(scene.octrees.size(), 2U);
  EXPECT_EQ(scene.octrees[0].tree, "OSEEEEEEE");
  EXPECT_EQ(scene.octrees[1].tree, "E");
  EXPECT_EQ(scene.octrees[1].name, "Rock 2");
  EXPECT_EQ(scene.octrees[0].placement().size, 8);
  EXPECT_TRUE(isApart(extentOf(scene.octrees[0]), extentOf(scene.octrees[1])));
  EXPECT_TRUE(standApart(scene, 0));
}

TEST(FreeName, CountsOnFromTheNumberOfANameItself) {
  EXPECT_EQ(freeName("Box", {}), "Box");
  EXPECT_EQ(freeName("Box", {"Box"}), "Box 2");
  EXPECT_EQ(freeName("Box 2", {"Box", "Box 2"}), "Box 3");
  EXPECT_EQ(freeName("B52", {"B52"}), "B52 2");
  EXPECT_EQ(freeName("", {""}), "2");
}

/// Second Life calls all that is new "Object". Looking at each name again would take minutes.
TEST(FreeNames, OfManyThingsOfOneNameAreSoonFound) {
  FreeNames names;
  std::string last;
  constexpr int many = 100'000;
  for (int i = 0; i < many; ++i) last = names.take("Object");
  EXPECT_EQ(last, "Object 100000");
  EXPECT_EQ(names.take("Object 7"), "Object 100001");
}

TEST(FreeNames, LeaveOutThoseThatWereTakenByThemselves) {
  FreeNames names({"Box", "Box 3"});
  EXPECT_EQ(names.take("Box"), "Box 2");
  EXPECT_EQ(names.take("Box"), "Box 4");
  EXPECT_EQ(names.take("Chair"), "Chair");
}

}  // namespace
}  // namespace wb::scene

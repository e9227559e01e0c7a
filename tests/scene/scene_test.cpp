#include "model/scene/scene.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace wb::scene {
namespace {

TEST(Region, capacityComesFromTheKind) {
  const std::map<std::string, double> capacities{{"mainland", 22'500},
                                                 {"private_20000", 20'000},
                                                 {"private_30000", 30'000},
                                                 {"homestead", 5'000},
                                                 {"openspace", 1'000}};
  for (const auto& [kind, capacity] : capacities) EXPECT_EQ(regionCapacity(kind), capacity) << kind;
  EXPECT_EQ(regionKindWords().size(), capacities.size());
  EXPECT_FALSE(regionCapacity("Mainland"));
  EXPECT_FALSE(regionCapacity(""));
}

TEST(Region, isAPrivateRegionUnlessToldOtherwise) {
  Region region;
  EXPECT_EQ(region.capacity(), 20'000);
  region.kind = "openspace";
  EXPECT_EQ(region.capacity(), 1'000);
  region.ownCapacity = 1'234.5;
  EXPECT_EQ(region.capacity(), 1'234.5);
}

TEST(Scene, findsTheRegionOfALinksetByIdOrName) {
  Scene scene;
  scene.regions.resize(2);
  scene.regions[0].name = "Home";
  scene.regions[1].name = "Away";
  scene.regions[1].id = *Uuid::parse("00000000-0000-4000-8000-00000000000a");

  Linkset linkset;
  EXPECT_EQ(scene.regionOf(linkset), nullptr);
  linkset.region = "Away";
  EXPECT_EQ(scene.regionOf(linkset), &scene.regions[1]);
  linkset.region = "00000000-0000-4000-8000-00000000000A";
  EXPECT_EQ(scene.regionOf(linkset), &scene.regions[1]);
  linkset.region = "away";
  EXPECT_EQ(scene.regionOf(linkset), nullptr);
  linkset.region = "00000000-0000-0000-0000-000000000000";
  EXPECT_EQ(scene.regionOf(linkset), nullptr) << "the null id is no id";
}

TEST(Scene, meshOfIsTheAssetOfAMeshPartOnly) {
  Scene scene;
  const auto mesh = std::make_shared<const asset::MeshAsset>();
  scene.assets["stall"].mesh = mesh;
  scene.assets["lost"];

  Part part;
  part.asset = "stall";
  EXPECT_EQ(scene.meshOf(part), nullptr) << "a box has no mesh";
  part.kind = PartKind::mesh;
  EXPECT_EQ(scene.meshOf(part), mesh.get());
  part.asset = "lost";
  EXPECT_EQ(scene.meshOf(part), nullptr);
  part.asset = "unheard of";
  EXPECT_EQ(scene.meshOf(part), nullptr);
}

TEST(Linkset, countsTheScriptsOfAllParts) {
  Linkset linkset;
  EXPECT_EQ(scriptCount(linkset), 0U);
  linkset.parts.resize(3);
  linkset.parts[0].scripts = 2;
  linkset.parts[2].scripts = 5;
  EXPECT_EQ(scriptCount(linkset), 7U);
}

TEST(Linkset, isDynamicWhenPhysicalOrMoving) {
  Linkset linkset;
  EXPECT_FALSE(linkset.dynamic());
  linkset.moving = true;
  EXPECT_TRUE(linkset.dynamic());
  linkset.moving = false;
  linkset.physical = true;
  EXPECT_TRUE(linkset.dynamic());
}

TEST(Part, wordsOfKindsAndShapeTypesReadBack) {
  for (const std::string_view word : {"mesh", "box", "cylinder", "prism", "sphere", "torus", "tube",
                                      "ring", "sculpt", "flexible"}) {
    ASSERT_TRUE(partKind(word)) << word;
    EXPECT_EQ(name(*partKind(word)), word);
  }
  EXPECT_EQ(shapeType("prim"), ShapeType::prim);
  EXPECT_EQ(shapeType("none"), ShapeType::none);
  EXPECT_EQ(shapeType("convex_hull"), ShapeType::convexHull);
  EXPECT_EQ(name(ShapeType::convexHull), "convex_hull");
  EXPECT_FALSE(partKind("Mesh"));
  EXPECT_FALSE(shapeType("convex hull"));
}

TEST(Part, defaultsDependOnTheKind) {
  EXPECT_EQ(defaultShapeType(PartKind::mesh), ShapeType::convexHull);
  EXPECT_EQ(defaultShapeType(PartKind::sculpt), ShapeType::prim);
  for (const PartKind kind : {PartKind::torus, PartKind::tube, PartKind::ring})
    EXPECT_EQ(defaultPrim(kind).holeSize, glm::dvec2(1, 0.25)) << name(kind);
  for (const PartKind kind : {PartKind::mesh, PartKind::box, PartKind::cylinder, PartKind::prism,
                              PartKind::sphere, PartKind::sculpt, PartKind::flexible})
    EXPECT_EQ(defaultPrim(kind).holeSize, glm::dvec2(1, 1)) << name(kind);
}

}  // namespace
}  // namespace wb::scene

#include "model/shapes/method.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

namespace wb::shape {
namespace {

using namespace cost::test;
using scene::PartKind;

MethodChoice byVoxels(std::size_t depth, octree::Fill fill) {
  return {methodsBy(Approach::voxels), {.voxels = {depth, fill}}};
}

std::vector<PhysicsCandidate> candidatesOf(const scene::Part& part, const asset::MeshAsset* asset,
                                           std::size_t depth, const cost::Profile& profile = {}) {
  const auto made = comparePhysics(part, asset, statisticsOf(part, asset), profile, {true},
                                   byVoxels(depth, octree::Fill::solid));
  EXPECT_TRUE(made) << (made ? "" : line(made.error()));
  return made ? *made : std::vector<PhysicsCandidate>();
}

const PhysicsCandidate& candidate(const std::vector<PhysicsCandidate>& all, std::string_view form,
                                  std::optional<std::size_t> depth = {}) {
  for (const PhysicsCandidate& one : all)
    if (one.form == form && one.depth == depth) return one;
  ADD_FAILURE() << form;
  return all.front();
}

/// A cube of 1 m: by the rules 0.36 as a hull of 8 points, 12 triangles of width 1/√2.
TEST(Comparison, ACubeCostsTheSameInEveryForm) {
  const asset::MeshAsset asset = makeAsset({.physicsMesh = true, .hulls = 2});
  const auto all =
      candidatesOf(makePart(PartKind::mesh, {1, 1, 1}, scene::ShapeType::prim), &asset, 3);
  ASSERT_EQ(all.size(), 3U + 2 * 3);
  EXPECT_NEAR(candidate(all, "hull").cost, 0.36, 1e-12);
  EXPECT_NEAR(candidate(all, "hull_list").cost, 0.72, 1e-12);
  const double triangles = 0.05 * 12 * std::sqrt(2.0);
  EXPECT_NEAR(candidate(all, "triangle_mesh").cost, triangles, 1e-9);
  for (std::size_t depth = 1; depth <= 3; ++depth) {
    const auto& boxes = candidate(all, "octree_boxes", depth);
    EXPECT_EQ(boxes.hulls, 1U);
    EXPECT_EQ(boxes.hullVertices, 8U);
    EXPECT_NEAR(boxes.cost, 0.36, 1e-12);
    const auto& surface = candidate(all, "octree_surface", depth);
    EXPECT_EQ(surface.triangles, 12U);
    EXPECT_NEAR(surface.width.value_or(0), 1 / std::sqrt(2.0), 1e-12);
    EXPECT_NEAR(surface.cost, triangles, 1e-12);
  }
}

TEST(Comparison, SaysWhatIsUsedNow) {
  const asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  const auto used = [&](scene::ShapeType type) {
    std::vector<std::string_view> forms;
    for (const auto& one : candidatesOf(makePart(PartKind::mesh, {1, 1, 1}, type), &asset, 1))
      if (one.isUsed) forms.push_back(one.form);
    return forms;
  };
  EXPECT_EQ(used(scene::ShapeType::prim), std::vector<std::string_view>{"triangle_mesh"});
  EXPECT_EQ(used(scene::ShapeType::convexHull), std::vector<std::string_view>{"hull"});
}

TEST(Comparison, FollowsTheConstants) {
  cost::Profile profile;
  profile[cost::Key::hull_cost] = 1;
  const asset::MeshAsset asset = makeAsset({});
  const auto all = candidatesOf(makePart(PartKind::mesh, {1, 1, 1}), &asset, 1, profile);
  EXPECT_NEAR(candidate(all, "octree_boxes", 1).cost, 1.32, 1e-12);
}

TEST(Comparison, AMissingMeshHasNothingToCompare) {
  EXPECT_TRUE(candidatesOf(makePart(PartKind::mesh, {1, 1, 1}), nullptr, 4).empty());
}

TEST(Comparison, ASculptsSurfaceIsNotKnown) {
  for (const auto& one : candidatesOf(makePart(PartKind::sculpt, {1, 1, 1}), nullptr, 2))
    EXPECT_FALSE(one.depth);
}

/// A sphere's cubes are more hulls than an asset holds.
TEST(Comparison, TooManyHullsAreNotAccepted) {
  const auto all = candidatesOf(makePart(PartKind::sphere, {1, 1, 1}), nullptr, 6);
  for (const PhysicsCandidate& one : all)
    EXPECT_EQ(one.isAccepted, one.form != "octree_boxes" || *one.hulls <= 256);
  EXPECT_FALSE(candidate(all, "octree_boxes", 6).isAccepted);
}

TEST(Comparison, WhatIsTooFineIsRefused) {
  const scene::Part part = makePart(PartKind::box, {1, 1, 1});
  EXPECT_FALSE(comparePhysics(part, nullptr, statisticsOf(part), {}, {true},
                              byVoxels(octree::deepestVoxels, octree::Fill::surface)));
}

}  // namespace
}  // namespace wb::shape

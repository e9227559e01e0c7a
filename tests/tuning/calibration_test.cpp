#include "model/tuning/calibration.h"

#include "model/tuning/singular_values.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>

namespace wb::tuning {
namespace {

using cost::Key;
using cost::Profile;
using cost::test::cubeFace;
using cost::test::makeAsset;
using cost::test::makeLinkset;
using cost::test::makePart;
using scene::PartKind;
using scene::ShapeType;

/// Linksets of meshes of three kinds and boxes, of many sizes: each constant asked for matters to
/// some.
scene::Scene village(std::size_t count) {
  scene::Scene scene;
  scene.assets["wall"].mesh =
      std::make_shared<const asset::MeshAsset>(makeAsset({.physicsMesh = true}));
  scene.assets["hulls"].mesh = std::make_shared<const asset::MeshAsset>(makeAsset({.hulls = 5}));
  scene.assets["one"].mesh = std::make_shared<const asset::MeshAsset>(makeAsset({}));
  for (std::size_t i = 0; i < count; ++i) {
    const double size = 0.55 + 0.05 * static_cast<double>(i % 7);
    scene::Linkset linkset = makeLinkset({makePart(PartKind::box, glm::dvec3(size))});
    for (const char* asset : {"wall", "hulls", "one"}) {
      scene::Part part = makePart(PartKind::mesh, glm::dvec3(size), ShapeType::prim);
      part.asset = asset;
      linkset.parts.insert(linkset.parts.end(), (i + std::size_t(asset[0])) % 4, part);
    }
    linkset.name = "house " + std::to_string(i);
    scene.linksets.push_back(linkset);
  }
  return scene;
}

/// Linksets of one kind of part each; hulls of 4 and of 60 points, for those of 8 alone could not
/// tell a hull from its points.
scene::Scene sortedVillage(std::size_t count) {
  scene::Scene scene = village(count);
  const auto withHullsOf = [](std::size_t points) {
    asset::MeshAsset mesh = makeAsset({.hulls = 3});
    for (asset::HullPoints& hull : mesh.physicsConvex->hulls) hull.resize(points);
    return std::make_shared<const asset::MeshAsset>(std::move(mesh));
  };
  scene.assets["small"].mesh = withHullsOf(4);
  scene.assets["large"].mesh = withHullsOf(60);
  constexpr std::array<const char*, 4> kinds{"wall", "small", "small", "large"};
  for (std::size_t i = 0; i < count; ++i) {
    const double size = 0.55 + 0.05 * static_cast<double>(i % 7);
    scene::Part part = makePart(PartKind::mesh, glm::dvec3(size), ShapeType::prim);
    part.asset = kinds[i % kinds.size()];
    scene.linksets[i].parts.assign(1 + i % 5, part);
  }
  return scene;
}

/// What the scene costs under a profile, each number off by a normal deviation.
std::vector<scene::Measured> measuredOf(const scene::Scene& scene, const Profile& profile,
                                        double noise) {
  std::mt19937 generator(7);  // NOLINT: the same on every run
  std::normal_distribution<double> deviation(1, noise);
  std::vector<scene::Measured> all;
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const auto cost = weigh(scene.linksets[i], statistics.linksets[i], profile);
    scene::Measured one;
    one.linkset = scene.linksets[i].name;
    one.physics = cost.physics * deviation(generator);
    one.streaming = cost.streaming * deviation(generator);
    all.push_back(one);
  }
  return all;
}

bool tells(const Calibration& found, std::string_view code, std::string_view word) {
  for (const Diagnostic& finding : found.findings)
    if (finding.text.code == code && message(finding).find(word) != std::string::npos) return true;
  return false;
}

/// The most expensive fits, the others are measured at half: by PE alone that would be next to
/// perfect.
TEST(Calibration, RSquaredIsRelativeToEachCost) {
  const scene::Scene scene = sortedVillage(20);
  std::vector<scene::Measured> measured = measuredOf(scene, {}, 0);
  const auto mostExpensive = std::ranges::max_element(
      measured, {}, [](const scene::Measured& one) { return one.physics.value_or(0); });
  for (auto one = measured.begin(); one != measured.end(); ++one)
    if (one != mostExpensive && one->physics) *one->physics /= 2;
  mostExpensive->physics = *mostExpensive->physics * 1000;
  const std::array keys{Key::primitive_cost};
  const auto found = calibrate(scene, measured, {}, keys);
  ASSERT_TRUE(found);
  double weights = 0;
  double sum = 0;
  for (const Residual& one : found->residuals) {
    const double scale = std::max(std::abs(one.measured), 0.1);
    weights += 1 / (scale * scale);
    sum += one.measured / (scale * scale);
  }
  double left = 0;
  double whole = 0;
  for (const Residual& one : found->residuals) {
    const double scale = std::max(std::abs(one.measured), 0.1);
    left += std::pow((one.measured - one.calculated) / scale, 2);
    whole += std::pow((one.measured - sum / weights) / scale, 2);
  }
  EXPECT_NEAR(found->rSquared.value(), 1 - left / whole, 1e-9);
  EXPECT_LT(found->rSquared.value(), 0.9);
}

TEST(Calibration, RecoversTheConstantsFromNoisyMeasurements) {
  const scene::Scene scene = sortedVillage(60);
  Profile wrong;
  wrong[Key::triangle_constant] = 0.2;
  wrong[Key::hull_cost] = 0.01;
  wrong[Key::hull_vertex_cost] = 0.1;
  wrong[Key::bytes_per_triangle] = 40;
  const std::array keys{Key::triangle_constant, Key::hull_cost, Key::hull_vertex_cost,
                        Key::bytes_per_triangle};
  const auto found = calibrate(scene, measuredOf(scene, {}, 0.01), wrong, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->findings.empty());
  for (const FittedConstant& one : found->constants) {
    const double truth = constant(one.key).standard;
    EXPECT_NEAR(one.value, truth, 0.02 * truth) << constant(one.key).name;
    ASSERT_TRUE(one.standardError);
    EXPECT_LT(std::abs(one.value - truth), 4 * *one.standardError) << constant(one.key).name;
  }
  EXPECT_GT(found->rSquared.value(), 0.99);
  EXPECT_EQ(found->residuals.size(), 120U);
}

TEST(Calibration, IsExactWithoutNoise) {
  const scene::Scene scene = village(10);
  Profile wrong;
  wrong[Key::primitive_cost] = 5;
  wrong[Key::triangle_budget] = 90000;
  const std::array keys{Key::primitive_cost, Key::triangle_budget};
  const auto found = calibrate(scene, measuredOf(scene, {}, 0), wrong, keys);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->constants[0].value, 0.1, 1e-6);
  EXPECT_NEAR(found->constants[1].value, 250000, 1);
}

TEST(Calibration, SaysWhenNothingWasMeasuredOfAConstant) {
  scene::Scene scene;
  for (int i = 0; i < 5; ++i) {
    scene.linksets.push_back(
        makeLinkset(std::vector(i + 1, makePart(PartKind::box, glm::dvec3(1)))));
    scene.linksets.back().name = std::to_string(i);
  }
  Profile wrong;
  wrong[Key::primitive_cost] = 0.3;
  const std::array keys{Key::primitive_cost, Key::hull_cost};
  const auto found = calibrate(scene, measuredOf(scene, {}, 0.01), wrong, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(tells(*found, "calibrate.says_nothing", "hull_cost"));
  EXPECT_EQ(found->constants[1].value, 0.04);
  EXPECT_FALSE(found->constants[1].standardError);
  EXPECT_NEAR(found->constants[0].value, 0.1, 0.002);
}

/// Every hull has 8 points, so 8 v + h is all that can be known.
TEST(Calibration, SaysWhichConstantsCannotBeToldApart) {
  const scene::Scene scene = village(20);
  const std::array keys{Key::hull_cost, Key::triangle_constant, Key::hull_vertex_cost};
  const auto found = calibrate(scene, measuredOf(scene, {}, 0.01), {}, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(tells(*found, "calibrate.inseparable", "hull_cost, hull_vertex_cost;"));
  EXPECT_FALSE(found->constants[0].standardError);
  EXPECT_TRUE(found->constants[1].standardError);
  EXPECT_NEAR(8 * found->constants[2].value + found->constants[0].value, 0.36, 0.01);
}

TEST(Calibration, StaysInTheRangeOfAConstant) {
  const scene::Scene scene = village(5);
  auto measured = measuredOf(scene, {}, 0);
  for (scene::Measured& one : measured) one.streaming = *one.streaming * 1e5;
  const std::array keys{Key::bytes_per_triangle};
  const auto found = calibrate(scene, measured, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->constants[0].value, 1);
  EXPECT_TRUE(tells(*found, "calibrate.at_end", "bytes_per_triangle"));
}

/// Walls of 1 to 1.9 m cost 0.6 √2 / size as triangles, so 2 PE of each is a floor of 2: no slope
/// leads there from the floor of 0.5, which none of them is at.
TEST(Calibration, FindsAFloorThatNothingIsAt) {
  scene::Scene scene = village(0);
  std::vector<scene::Measured> measured;
  for (int i = 0; i < 10; ++i) {
    scene::Part wall = makePart(PartKind::mesh, glm::dvec3(1 + 0.1 * i), ShapeType::prim);
    wall.asset = "wall";
    scene.linksets.push_back(makeLinkset({wall}));
    scene.linksets.back().name = measured.emplace_back().linkset = std::to_string(i);
    measured.back().physics = 2;
  }
  const std::array keys{Key::minimum_mesh_cost};
  const auto found = calibrate(scene, measured, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->constants[0].value, 2, 1e-9);
  EXPECT_TRUE(found->findings.empty());
}

/// Linksets of 1 to n boxes, their server weight measured as so much a box. It is never more than 1
/// a box: from 1 on server_per_prim changes nothing.
Calibration ofBoxes(double perPrim, double start) {
  scene::Scene scene;
  std::vector<scene::Measured> measured;
  for (std::size_t n = 1; n <= 5; ++n) {
    scene.linksets.push_back(
        makeLinkset(std::vector(n, makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull))));
    scene.linksets.back().name = measured.emplace_back().linkset = std::to_string(n);
    measured.back().server = perPrim * static_cast<double>(n);
  }
  Profile profile;
  profile[Key::server_per_prim] = start;
  const std::array keys{Key::server_per_prim};
  const auto found = calibrate(scene, measured, profile, keys);
  EXPECT_TRUE(found);
  return found ? *found : Calibration{};
}

TEST(Calibration, FindsWhatACapHides) {
  for (const double start : {0.0, 0.9, 1.5, 100.0}) {
    const Calibration found = ofBoxes(0.5, start);
    EXPECT_NEAR(found.constants.at(0).value, 0.5, 1e-9) << start;
    EXPECT_TRUE(found.findings.empty()) << start;
  }
}

TEST(Calibration, StaysWhereOtherValuesAreNoBetterAndSaysSo) {
  const Calibration found = ofBoxes(1, 1.5);
  EXPECT_EQ(found.constants.at(0).value, 1.5);
  EXPECT_TRUE(tells(found, "calibrate.level", "server_per_prim"));
  EXPECT_FALSE(found.constants[0].standardError);
}

/// A wall of 1 m costs 12 √2 k as triangles and 0.5 at the least, so 0 PE is nearest from k = 0.5 /
/// (12 √2) on downwards. Of these the largest is nearest to where it began.
TEST(Calibration, GoesNoFurtherThanItMust) {
  scene::Scene scene = village(0);
  scene::Part wall = makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim);
  wall.asset = "wall";
  scene.linksets.push_back(makeLinkset({wall}));
  scene.linksets[0].name = "wall";
  scene::Measured nothing;
  nothing.linkset = "wall";
  nothing.physics = 0;
  const std::array keys{Key::triangle_constant};
  const auto found = calibrate(scene, std::vector{nothing}, {}, keys);
  ASSERT_TRUE(found);
  const double edge = 0.5 / (12 * std::sqrt(2.0));
  EXPECT_NEAR(found->constants[0].value, edge, 1e-5);
  EXPECT_EQ(found->residuals[0].calculated, 0.5);
  EXPECT_TRUE(tells(*found, "calibrate.level", "triangle_constant"));
}

/// A wall 0.6 m thick that costs 0.36 is weighed as its hull of 8 points, so the limit is more than
/// 0.6 m: a constant without any slope.
TEST(Calibration, FindsAThreshold) {
  scene::Scene scene = village(0);
  scene::Part wall = makePart(PartKind::mesh, {2, 0.6, 2}, ShapeType::prim);
  wall.asset = "wall";
  scene.linksets.push_back(makeLinkset({wall}));
  scene.linksets[0].name = "wall";
  scene::Measured hull;
  hull.linkset = "wall";
  hull.physics = 0.36;
  const std::array keys{Key::thin_side_limit};
  const auto found = calibrate(scene, std::vector{hull}, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_GT(found->constants[0].value, 0.6);
  EXPECT_LT(found->constants[0].value, 0.601);
  EXPECT_EQ(found->residuals[0].calculated, 0.36);
}

/// What was made with one set of constants is explained as well from wherever the search begins.
TEST(Calibration, EndsAtTheBestFromAnyStart) {
  const scene::Scene scene = sortedVillage(40);
  Profile truth;
  truth[Key::triangle_constant] = 0.11;
  truth[Key::minimum_mesh_cost] = 2.6;
  truth[Key::hull_cost] = 0.09;
  truth[Key::hull_vertex_cost] = 0.025;
  const auto measured = measuredOf(scene, truth, 0.01);
  const std::array keys{Key::triangle_constant, Key::minimum_mesh_cost, Key::hull_cost,
                        Key::hull_vertex_cost};
  for (const double first : {0.01, 1.0, 40.0})
    for (const double second : {0.01, 1.0, 40.0}) {
      Profile start = truth;
      start[Key::triangle_constant] *= first;
      start[Key::hull_cost] *= first;
      start[Key::minimum_mesh_cost] *= second;
      start[Key::hull_vertex_cost] *= second;
      const auto found = calibrate(scene, measured, start, keys);
      ASSERT_TRUE(found);
      for (const FittedConstant& one : found->constants)
        EXPECT_NEAR(one.value, truth[one.key], 0.1 * truth[one.key])
            << constant(one.key).name << " from " << first << ", " << second;
      EXPECT_GT(found->rSquared.value(), 0.99) << first << ", " << second;
    }
}

/// One of very many linksets says all that is known of a constant.
TEST(Calibration, HearsTheOnlyOneThatTells) {
  scene::Scene scene = village(0);
  std::vector<scene::Measured> measured;
  for (std::size_t i = 0; i < 1500; ++i) {
    scene::Part part = makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull);
    if (i == 777) {
      part = makePart(PartKind::mesh, glm::dvec3(1), ShapeType::prim);
      part.asset = "wall";
    }
    scene.linksets.push_back(makeLinkset({part}));
    scene.linksets.back().name = measured.emplace_back().linkset = std::to_string(i);
    measured.back().physics = i == 777 ? 2 : 0.1;
  }
  const std::array keys{Key::minimum_mesh_cost, Key::primitive_cost};
  const auto found = calibrate(scene, measured, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->constants[0].value, 2, 1e-9);
  EXPECT_NEAR(found->constants[1].value, 0.1, 1e-9);
}

TEST(Calibration, CancelledStaysWhereItBegan) {
  const scene::Scene scene = village(10);
  Profile wrong;
  wrong[Key::primitive_cost] = 5;
  const std::array keys{Key::primitive_cost};
  std::stop_source source;
  source.request_stop();
  const auto found =
      calibrate(scene, measuredOf(scene, {}, 0), wrong, keys, {source.get_token(), {}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->constants[0].value, 5);
}

/// By the published document SRC = f (n + l / n) of parts that are not active decides as the server
/// weight, so it is what was measured: here with f = 0.7 and l = 3.
TEST(Calibration, TheServerWeightIsTheOneThatDecides) {
  scene::Scene scene;
  std::vector<scene::Measured> measured;
  for (std::size_t n = 1; n <= 6; ++n) {
    scene::Part box = makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull);
    scene.linksets.push_back(makeLinkset(std::vector(n, box)));
    scene.linksets.back().name = measured.emplace_back().linkset = std::to_string(n);
    const auto parts = static_cast<double>(n);
    measured.back().server = 0.7 * (parts + 3 / parts);
  }
  Profile document;
  document.accounting = cost::AccountingModel::wiki2011;
  const std::array keys{Key::simulation_factor, Key::linkset_factor};
  const auto found = calibrate(scene, measured, document, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->findings.empty());
  EXPECT_NEAR(found->constants[0].value, 0.7, 1e-6);
  EXPECT_NEAR(found->constants[1].value, 3, 1e-5);
}

TEST(Calibration, UsesTheStateThatWasMeasured) {
  scene::Scene scene = village(1);
  scene::Measured one;
  one.linkset = scene.linksets[0].name;
  one.physical = true;
  one.physics = 1;
  const std::array keys{Key::hull_vertex_cost};
  const auto found = calibrate(scene, std::vector{one}, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->residuals[0].calculated, 1, 1e-6);
}

TEST(Calibration, RefusesNothingAndTellsWhatBelongsNowhere) {
  scene::Measured stranger;
  stranger.linkset = "elsewhere";
  stranger.physics = 1;
  const std::array keys{Key::hull_cost};
  EXPECT_FALSE(calibrate(village(1), {}, {}, keys));
  EXPECT_FALSE(calibrate(village(1), std::vector{stranger}, {}, keys));
  auto measured = measuredOf(village(2), {}, 0);
  measured.push_back(stranger);
  const auto found = calibrate(village(2), measured, {}, keys);
  ASSERT_TRUE(found);
  EXPECT_TRUE(tells(*found, "measured.unknown", "elsewhere"));
}

TEST(SingularValues, OfKnownMatrices) {
  const SingularValues two = singularValues({{3, 4}, {0, 5}});  // [[3 0] [4 5]]: √45 and √5
  EXPECT_NEAR(std::max(two.values[0], two.values[1]), std::sqrt(45.0), 1e-12);
  EXPECT_NEAR(std::min(two.values[0], two.values[1]), std::sqrt(5.0), 1e-12);
  const SingularValues flat = singularValues({{1, 2, 3}, {2, 4, 6}});
  EXPECT_NEAR(std::min(flat.values[0], flat.values[1]), 0, 1e-14);
}

}  // namespace
}  // namespace wb::tuning

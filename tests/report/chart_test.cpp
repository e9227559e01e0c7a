#include "model/report/chart.h"

#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::chart {
namespace {

table::Cell at(const table::Table& table, std::string_view key, std::size_t row) {
  const auto found = std::ranges::find(table.headings, key, &table::Heading::key);
  EXPECT_NE(found, table.headings.end()) << key;
  return table.cell(row, static_cast<std::size_t>(found - table.headings.begin()));
}

/// Boxes of 1 m that are weighed by their hulls, linksets of the given numbers of them.
weighing::Weighing boxesOf(const std::vector<std::size_t>& counts) {
  weighing::Weighing weighing;
  for (const std::size_t count : counts) {
    scene::Linkset& linkset = weighing.scene.linksets.emplace_back();
    linkset.name = std::to_string(count);
    scene::Part part;
    part.scale = {1, 1, 1};
    part.shapeType = scene::ShapeType::convexHull;
    linkset.parts.assign(count, part);
  }
  weighing.statistics = makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile));
  weighing.costs = weigh(weighing.scene, weighing.statistics, weighing.profile);
  return weighing;
}

TEST(WidthChart, OfNoTrianglesIsEmpty) {
  const Chart chart = widthChart({});
  EXPECT_EQ(chart.table.rows, 0U);
  EXPECT_TRUE(chart.classes.empty());
}

TEST(WidthChart, TrianglesWithoutWidthAreAClassOfTheirOwn) {
  const Chart chart = widthChart({0, 0.5, 0});
  ASSERT_EQ(chart.table.rows, 2U);
  EXPECT_EQ(at(chart.table, "from_m", 0), table::Cell{0.0});
  EXPECT_EQ(at(chart.table, "triangles", 0), table::Cell{std::size_t{2}});
  // All cost is theirs: 1 / 0 is more than anything.
  EXPECT_EQ(chart.bars[1].values[0], 100);
  EXPECT_EQ(chart.bars[1].values[1], 0);
}

TEST(WidthChart, OnlyTrianglesWithoutWidth) {
  const Chart chart = widthChart({0, 0});
  ASSERT_EQ(chart.table.rows, 1U);
  EXPECT_EQ(at(chart.table, "triangles", 0), table::Cell{std::size_t{2}});
}

TEST(WidthChart, CountsTrianglesAndTheirShareOfTheSum) {
  // 1 / w is 1, 1, 10 and 0.5: 12.5 together.
  const Chart chart = widthChart({1, 1, 0.1, 2});
  double triangles = 0;
  double cost = 0;
  for (std::size_t i = 0; i < chart.table.rows; ++i) {
    const double from = std::get<double>(at(chart.table, "from_m", i));
    const double to = std::get<double>(at(chart.table, "to_m", i));
    EXPECT_NEAR(to / from, std::pow(10, 0.25), 1e-12);
    triangles += chart.bars[0].values[i];
    cost += chart.bars[1].values[i];
    if (from <= 0.1000001 && to > 0.1000001) {
      EXPECT_EQ(at(chart.table, "triangles", i), table::Cell{std::size_t{1}});
      EXPECT_NEAR(chart.bars[1].values[i], 80, 1e-9);
    }
    if (from <= 1.0000001 && to > 1.0000001) {
      EXPECT_EQ(at(chart.table, "triangles", i), table::Cell{std::size_t{2}});
      EXPECT_NEAR(chart.bars[1].values[i], 16, 1e-9);
    }
  }
  EXPECT_NEAR(triangles, 100, 1e-9);
  EXPECT_NEAR(cost, 100, 1e-9);
}

/// A tenth as wide is ten times as dear: of the narrow ones the second part has two, the first one.
TEST(WidthChart, EachClassKnowsTheTrianglesOfItsCostliestPart) {
  const Chart chart = widthChartOf({{3, {1, 0.1, 1}}, {5, {0.1, 1, 0.1}}});
  ASSERT_EQ(chart.evidence.size(), chart.classes.size());
  EXPECT_EQ(chart.evidence.front().part, 5U);
  EXPECT_EQ(chart.evidence.front().triangles, (std::vector<std::uint32_t>{0, 2}));
  EXPECT_EQ(chart.evidence.back().part, 3U);
  EXPECT_EQ(chart.evidence.back().triangles, (std::vector<std::uint32_t>{0, 2}));
}

TEST(WidthChart, OverManyPowersOfTenHasOneClassEach) {
  const Chart chart = widthChart({2e-6, 0.5, 3});
  ASSERT_EQ(chart.table.rows, 7U);
  EXPECT_NEAR(std::get<double>(at(chart.table, "from_m", 0)), 1e-6, 1e-18);
  EXPECT_NEAR(std::get<double>(at(chart.table, "to_m", 6)), 10, 1e-12);
  EXPECT_EQ(at(chart.table, "triangles", 5), table::Cell{std::size_t{1}});
  EXPECT_EQ(at(chart.table, "triangles", 3), table::Cell{std::size_t{0}});
}

TEST(TornadoChart, OfWhatDependsOnNothingIsEmpty) {
  const Chart chart = tornadoChart({}, {});
  EXPECT_TRUE(chart.classes.empty());
  EXPECT_EQ(chart.table.rows, 0U);
}

TEST(TornadoChart, HasTheLargestFirstAndBothDirections) {
  tuning::CostSlopes slopes;
  slopes.cost = 10;
  const auto index = [](cost::Key key) { return static_cast<std::size_t>(key); };
  cost::Profile profile;
  profile[cost::Key::triangle_constant] = 2;
  profile[cost::Key::primitive_cost] = 0.5;
  slopes.up[index(cost::Key::triangle_constant)] = 3;
  slopes.up[index(cost::Key::primitive_cost)] = -40;
  slopes.down = slopes.up;
  slopes.down[index(cost::Key::triangle_constant)] = 1;
  const Chart chart = tornadoChart(slopes, profile);
  ASSERT_EQ(chart.table.rows, 2U);
  EXPECT_EQ(chart.classes[0], table::Cell{"primitive_cost"});
  EXPECT_DOUBLE_EQ(chart.bars[0].values[0], -2);
  EXPECT_DOUBLE_EQ(chart.bars[1].values[0], 2);
  EXPECT_DOUBLE_EQ(chart.bars[0].values[1], 0.6);
  EXPECT_DOUBLE_EQ(chart.bars[1].values[1], -0.2);
  EXPECT_DOUBLE_EQ(std::get<double>(at(chart.table, "elasticity", 1)), 0.6);
}

TEST(WinnersChart, ListsWhoDiffersTheMostFirst) {
  const weighing::Weighing weighing = boxesOf({2, 4, 10});
  cost::Profile expensive;
  expensive[cost::Key::primitive_cost] = 4;
  const auto now = weigh(weighing.scene, weighing.statistics, expensive);
  const tuning::Side cheap{weighing.scene, weighing.profile, weighing.costs};
  const tuning::Side dear{weighing.scene, expensive, now};
  const Chart chart = winnersChart(cheap, dear);
  // Physics decides: 8, 16 and 40 instead of the server's 1, 2 and 5.
  ASSERT_EQ(chart.table.rows, 3U);
  EXPECT_EQ(chart.classes[0], table::Cell{"10"});
  EXPECT_EQ(chart.bars[0].values, (std::vector<double>{35, 14, 7}));
  EXPECT_EQ(chart.table.target(0), (weighing::Target{2, {}}));
  EXPECT_EQ(chart.bars[1].values, (std::vector<double>{0, 0, 0}));
  EXPECT_EQ(winnersChart(dear, dear).table.rows, 0U);
  // The other way round all get cheaper: another row of bars, so another colour.
  const Chart back = winnersChart(dear, cheap);
  EXPECT_EQ(back.bars[0].values, (std::vector<double>{0, 0, 0}));
  EXPECT_EQ(back.bars[1].values, (std::vector<double>{-35, -14, -7}));
  EXPECT_EQ(back.bars[1].role, ChartRole::cheaper);
}

TEST(ClassChart, IsOfSharesAndItsTableOfCounts) {
  constexpr std::array limits{1.0, 2.0, 4.0};
  constexpr std::array none{0.0, 0.0, 0.0, 0.0};
  constexpr std::array now{1.0, 2.0, 0.0, 5.0};
  const Chart chart = classChart(limits, none, now);
  EXPECT_EQ(chart.classes, (std::vector<table::Cell>{"1", "2", "4", ">4"}));
  EXPECT_EQ(chart.bars[0].values, (std::vector<double>{0, 0, 0, 0}));
  EXPECT_EQ(chart.bars[1].values, (std::vector<double>{12.5, 25, 0, 62.5}));
  ASSERT_EQ(chart.table.rows, 4U);
  EXPECT_EQ(at(chart.table, "linksets_now", 3), table::Cell{5.0});
}

TEST(SweepChart, KeepsWhatItShows) {
  const tuning::SweepAxis axis{cost::Key::primitive_cost, {0.1, 4, 2}};
  Chart chart;
  {
    auto weighing = std::make_shared<const weighing::Weighing>(boxesOf({10}));
    chart = sweepChart(weighing, axis, sweep(weighing->scene, weighing->profile, axis));
  }
  ASSERT_EQ(chart.lines.size(), 4U);
  EXPECT_EQ(chart.lines[0].points[1], (ChartPoint{4, 40}));
  EXPECT_EQ(chart.lines[2].points[1], (ChartPoint{4, 5}));
  // A whole number goes up in a step.
  EXPECT_EQ(chart.lines[3].points, (std::vector<ChartPoint>{{0.1, 5}, {4, 40}}));
  EXPECT_TRUE(chart.lines[3].isStepped);
  EXPECT_FALSE(chart.lines[0].isStepped);
  EXPECT_EQ(chart.here, 0.1);
  ASSERT_EQ(chart.marks.size(), 1U);
  EXPECT_TRUE(std::ranges::count(chart.marks[0].names, "decided_by") == 1);
  EXPECT_EQ(at(chart.table, "linkset", 1), table::Cell{"10"});
  EXPECT_EQ(at(chart.table, "land_impact", 1), table::Cell{40.0});
}

/// A range of more than fifty times its beginning is seen better by ratios.
TEST(SweepChart, AWideRangeIsLogarithmic) {
  const auto weighing = std::make_shared<const weighing::Weighing>(boxesOf({1}));
  const auto isLogarithmic = [&](double from, double to) {
    return sweepChart(weighing, {cost::Key::primitive_cost, {from, to, 2}}, {}).isLogarithmic;
  };
  EXPECT_FALSE(isLogarithmic(0.1, 4));
  EXPECT_TRUE(isLogarithmic(0.05, 4));
  EXPECT_FALSE(isLogarithmic(0, 4));
}

/// A side of half a metre is where a mesh of triangles becomes a hull.
TEST(SweepChart, ALeapIsUpright) {
  using namespace cost::test;
  auto weighing = std::make_shared<weighing::Weighing>();
  weighing->scene = makeScene(
      makeLinkset({makePart(scene::PartKind::mesh, glm::dvec3(1), scene::ShapeType::prim)}),
      makeAsset({.physicsMesh = true}));
  weighing->statistics =
      cost::makeStatistics(weighing->scene, cost::GeometryRules(weighing->profile));
  weighing->costs = cost::weigh(weighing->scene, weighing->statistics, weighing->profile);
  const tuning::SweepAxis axis{{}, {0.25, 1, 2}};
  const Chart chart = sweepChart(weighing, axis, sweep(weighing->scene, weighing->profile, axis));
  const std::vector<ChartPoint>& physics = chart.lines[0].points;
  ASSERT_EQ(physics.size(), 3U);
  EXPECT_EQ(physics[1], (ChartPoint{1, physics[0].y}));
  EXPECT_EQ(physics[2].x, 1);
  EXPECT_NE(physics[2].y, physics[0].y);
}

}  // namespace
}  // namespace wb::chart

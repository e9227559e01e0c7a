#include "model/cost/published.h"

#include "model/core/file.h"
#include "model/core/number.h"
#include "model/cost/cost.h"
#include "tests/cost/csv.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace wb::cost {
namespace {

/// Sums of tenths are not exact.
constexpr double rounding = 1e-9;

scene::Part part(scene::PartKind kind, scene::ShapeType type = scene::ShapeType::prim) {
  scene::Part made;
  made.kind = kind;
  made.shapeType = type;
  made.prim = scene::defaultPrim(kind);
  return made;
}

/// An object as its row describes it, built apart from the program's own.
struct Described {
  scene::Linkset linkset;
  std::vector<PartStatistics> statistics;

  Described& add(std::size_t count, const scene::Part& one) {
    linkset.parts.insert(linkset.parts.end(), count, one);
    return *this;
  }
  Described& addMesh(std::size_t hulls, std::size_t vertices) {
    linkset.parts.push_back(part(scene::PartKind::mesh));
    linkset.parts.back().scale = glm::dvec3(10);
    hulls_ = {hulls, vertices};
    return *this;
  }
  LinksetCost under(std::string_view profile) const {
    const Profile rules = *builtInProfile(profile);
    StatisticsMaker maker{GeometryRules(rules)};
    std::vector<PartStatistics> all;
    for (const scene::Part& one : linkset.parts)
      all.push_back(one.kind == scene::PartKind::mesh ? PartStatistics{.decomposition = hulls_}
                                                      : maker.make(one, nullptr));
    return weigh(linkset, all, rules);
  }

 private:
  Decomposition hulls_;
};

const scene::Part plainBox = part(scene::PartKind::box);
const scene::Part hullBox = part(scene::PartKind::box, scene::ShapeType::convexHull);
const scene::Part noBox = part(scene::PartKind::box, scene::ShapeType::none);

Described tenBoxesWithin(const glm::dvec3& size) {
  Described object;
  object.add(10, plainBox);
  object.linkset.parts[9].position = size - plainBox.scale;
  return object;
}

Described house() {
  Described object;
  return object.add(10, hullBox)
      .add(1, part(scene::PartKind::cylinder, scene::ShapeType::convexHull));
}

Described house19() {
  Described object;
  object.add(19, hullBox);
  object.linkset.parts[4].scripts = 1;
  return object;
}

Described duck() {
  Described object;
  object.addMesh(25, 300);
  return object;
}

using Build = Described (*)();
const std::map<std::string, Build>& objects() {
  static const std::map<std::string, Build> all{
      {"prim-cube-physics", [] { return Described().add(1, plainBox); }},
      {"prim-cube-server", [] { return Described().add(1, plainBox); }},
      {"prim-sphere-physics", [] { return Described().add(1, part(scene::PartKind::sphere)); }},
      {"mesh-cube-physics", [] { return Described().addMesh(1, 8); }},
      {"cube-hulls-1", [] { return Described().addMesh(1, 8); }},
      {"cube-hulls-2", [] { return Described().addMesh(2, 16); }},
      {"cube-hulls-5", [] { return Described().addMesh(5, 40); }},
      {"cube-hulls-10", [] { return Described().addMesh(10, 80); }},
      {"boxes-21-none-1", [] { return Described().add(21, plainBox).add(1, noBox); }},
      {"boxes-3-none-1", [] { return Described().add(3, plainBox).add(1, noBox); }},
      {"cubes-2", [] { return Described().add(1, plainBox).add(1, hullBox); }},
      {"house-11", house},
      {"house-19", house19},
      {"duck-physical", duck},
      {"ten-boxes-rest", [] { return Described().add(10, plainBox); }},
      {"ten-boxes-physical",
       [] {
         return tenBoxesWithin({3, 4, 5});
       }},
  };
  return all;
}

std::optional<double> numberOf(const std::string& quantity, const LinksetCost& cost) {
  if (quantity == "physics_cost") return cost.physics;
  if (quantity == "physics_cost_physical") return cost.physicsPhysical;
  if (quantity == "server_cost") return cost.server;
  if (quantity == "land_impact") return cost.landImpact;
  return {};
}

/// What the rules of a row say, by its name.
std::optional<double> byRules(const test::CsvRow& row) {
  const auto object = objects().find(row.at("case"));
  if (object != objects().end())
    return numberOf(row.at("quantity"), object->second().under(row.at("profile")));
  return valueByRules(*publishedMeasurement(row.at("case")));
}

class PublishedRow : public testing::TestWithParam<test::CsvRow> {};

TEST_P(PublishedRow, TheRulesHoldIt) {
  const test::CsvRow& row = GetParam();
  const PublishedMeasurement* shipped = publishedMeasurement(row.at("case"));
  ASSERT_TRUE(shipped);
  EXPECT_EQ(shipped->isTestable(), row.at("testable").starts_with("yes"));
  if (!shipped->isTestable()) return;
  const double value = *parseNumber(row.at("value"));
  const double tolerance = *parseNumber(row.at("tolerance")) + rounding * std::abs(value);
  const auto calculated = byRules(row);
  ASSERT_TRUE(calculated);
  EXPECT_NEAR(*calculated, value, tolerance);
  EXPECT_NEAR(valueByRules(*shipped).value(), *calculated, rounding * std::abs(value))
      << "the program rebuilds another object";
}

INSTANTIATE_TEST_SUITE_P(Measurements, PublishedRow,
                         testing::ValuesIn(test::readCsv("measurements.csv")), [](const auto& row) {
                           std::string name = row.param.at("case");
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST(Published, EveryCellOfThePublishedTable) {
  const auto rows = test::readCsv("measurements.csv");
  ASSERT_EQ(rows.size(), publishedMeasurements().size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const PublishedMeasurement& one = publishedMeasurements()[i];
    const test::CsvRow& row = rows[i];
    SCOPED_TRACE(row.at("case"));
    EXPECT_EQ(one.name, row.at("case"));
    EXPECT_EQ(one.profile, row.at("profile"));
    EXPECT_EQ(name(one.quantity), row.at("quantity"));
    EXPECT_EQ(one.value, parseNumber(row.at("value")));
    EXPECT_EQ(one.tolerance, parseNumber(row.at("tolerance")));
    const std::string_view more = one.isTestable() ? one.given : one.untestable;
    EXPECT_EQ((one.isTestable() ? "yes" : "no") + (more.empty() ? "" : ": " + std::string(more)),
              row.at("testable"));
    EXPECT_EQ(one.object, row.at("object"));
    EXPECT_EQ(one.source, row.at("source"));
    EXPECT_EQ(one.note, row.at("note"));
  }
}

/// A radius has its unit in its name.
TEST(Published, CostsAreInPELandImpactsInLIRadiiInMetres) {
  for (const PublishedMeasurement& one : publishedMeasurements()) {
    const std::string_view quantity = name(one.quantity);
    const std::string_view expected = quantity.find("cost") != std::string_view::npos ? "PE"
                                      : quantity == "land_impact"                     ? "LI"
                                      : quantity.ends_with("_m")                      ? "m"
                                                                                      : "";
    EXPECT_EQ(unit(one.quantity), expected) << one.name;
  }
}

TEST(Published, AWitnessMovesWhenItsConstantDoes) {
  for (const PublishedMeasurement& one : publishedMeasurements())
    for (const Key key : one.witnesses) {
      const auto before = valueByRules(one);
      if (!before) continue;
      Profile moved = *builtInProfile(one.profile);
      // Far enough for a land impact, which is rounded; the farthest switch is not reached today.
      moved[key] *= key == Key::max_distance ? 0.1 : 100;
      EXPECT_NE(valueByRules(one, moved), before) << one.name << ' ' << constant(key).name;
    }
}

TEST(Published, TheHelpPageListsEveryOne) {
  const auto bytes = readFile(WEIGHBRIDGE_DATA "/../../resources/help/en/evidence.md", 1 << 20);
  ASSERT_TRUE(bytes);
  const std::string page(textOf(*bytes));
  for (const PublishedMeasurement& one : publishedMeasurements()) {
    SCOPED_TRACE(one.name);
    const std::size_t row = page.find("| `" + std::string(one.name) + "` |");
    ASSERT_NE(row, std::string::npos);
    const std::string line = page.substr(row, page.find('\n', row) - row);
    EXPECT_NE(line.find("| " + shortest(one.value) + " |"), std::string::npos) << line;
    EXPECT_NE(line.find(one.object), std::string::npos) << line;
    EXPECT_NE(line.find(one.source), std::string::npos) << line;
    EXPECT_NE(line.find(one.untestable), std::string::npos) << line;
  }
}

}  // namespace
}  // namespace wb::cost

#include "model/core/number.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/number_sink.h"
#include "model/cost/part_rules.h"
#include "model/cost/physics_rules.h"
#include "model/cost/streaming_rules.h"
#include "tests/cost/csv.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::cost {
namespace {

using scene::Json;
using scene::PartKind;
using Rule = Json (*)(const Json& inputs);

const Profile& defaults() {
  static const Profile profile;
  return profile;
}

const NumberSink& inWords() {
  static const NumberSink sink(defaults());
  return sink;
}

glm::dvec3 vectorOf(const Json& json) { return {json[0], json[1], json[2]}; }

mesh::WidthStatistics statisticsOfWidths(const std::vector<double>& widths) {
  mesh::WidthStatistics statistics;
  for (double width : widths) {
    ++statistics.triangles;
    if (width == 0) ++statistics.zeroWidth;
    if (width != 0) statistics.inverseSum += 1 / width;
  }
  return statistics;
}

mesh::WidthStatistics widthsOf(const Json& inputs) {
  if (inputs.contains("widths")) return statisticsOfWidths(inputs["widths"]);
  if (inputs.contains("box_of_12_triangles"))
    return mesh::widthStatistics(test::cube(), vectorOf(inputs["box_of_12_triangles"]));
  return statisticsOfWidths(
      std::vector<double>(inputs["count"].get<std::size_t>(), inputs["width"].get<double>()));
}

scene::Linkset linksetOfSize(const glm::dvec3& size) {
  return test::makeLinkset({test::makePart(PartKind::box, size)});
}

std::array<double, 4> bytesOf(const Json& inputs) {
  std::array<std::uint32_t, 4> bytes{};
  for (std::size_t lod = 0; lod < bytes.size(); ++lod)
    bytes[lod] = inputs["bytes"][std::string(lodName(lod))];
  return inheritedBytes(bytes);
}

void setPrim(prim::PrimShape& shape, const Json& inputs) {
  for (const auto& [key, value] : inputs.items()) {
    if (key == "hole") {
      ASSERT_EQ(value, "square");
      shape.hole = prim::Hole::square;
    } else if (key == "hollow") {
      shape.hollow = value;
    } else {
      const auto range = std::ranges::find(prim::pairRanges(), key, &prim::PairRange::name);
      ASSERT_NE(range, prim::pairRanges().end()) << key;
      shape.*(range->member) = {value[0], value[1]};
    }
  }
}

scene::Part partOf(const Json& inputs) {
  const PartKind kind = inputs.contains("kind")
                            ? *scene::partKind(inputs["kind"].get<std::string>())
                            : PartKind::mesh;
  const glm::dvec3 scale = inputs.contains("scale") ? vectorOf(inputs["scale"]) : glm::dvec3(1);
  scene::Part part = test::makePart(kind, scale);
  if (inputs.contains("shape_type"))
    part.shapeType = *scene::shapeType(inputs["shape_type"].get<std::string>());
  if (inputs.contains("prim")) setPrim(part.prim, inputs["prim"]);
  return part;
}

Json mayBePhysicalOf(const Json& inputs) {
  PartCost part;
  part.physicsStatic = inputs["static"].get<double>();
  part.physicsDynamic = inputs.value("dynamic", *part.physicsStatic);
  return mayBePhysical({part}, defaults()[Key::physical_limit]);
}

Json decompositionOf(const Json& inputs) {
  Decomposition decomposition;
  if (inputs.contains("hulls")) {
    decomposition.hulls = inputs["hulls"];
    decomposition.vertices = decomposition.hulls * inputs["vertices_each"].get<std::size_t>();
  } else {
    for (const Json& vertices : inputs["vertices"]) {
      ++decomposition.hulls;
      decomposition.vertices += vertices.get<std::size_t>();
    }
  }
  return decompositionCost(inWords(), decomposition);
}

Json meshStreamingOf(const Json& inputs) {
  Profile profile;
  if (inputs.contains("static_mesh_factor"))
    profile[Key::static_mesh_factor] = inputs["static_mesh_factor"];
  return meshStreaming(NumberSink(profile), bytesOf(inputs), vectorOf(inputs["scale"]));
}

Json densityOf(const Json& inputs) {
  return triangleDensityCost(inWords(), inputs["triangles"], vectorOf(inputs["scale"]));
}

Json sculptOf(const Json& inputs) {
  Profile profile;
  if (inputs.contains("sculpt_hull_vertices"))
    profile[Key::sculpt_hull_vertices] = inputs["sculpt_hull_vertices"];
  const scene::Part part = test::makePart(PartKind::sculpt, glm::dvec3(1));
  return weighPart(part, test::statisticsOf(part), profile, {.isRoot = true}).physics.value();
}

Json primBytesOf(const Json& inputs) {
  const scene::Part part = partOf(inputs);
  return estimatedLods(inWords(), test::statisticsOf(part).lodTriangles);
}

Json simulatorCostOf(const Json& inputs) {
  Profile profile;
  profile[Key::simulation_factor] = inputs["simulation_factor"];
  profile[Key::active_cost_low] = inputs["active_cost"];
  profile[Key::linkset_factor] = inputs["linkset_factor"];
  LinksetFacts facts;
  facts.parts = inputs["parts"];
  return simulatorCost(NumberSink(profile), facts);
}

Json landImpactOf(const Json& inputs) {
  LinksetFacts facts;
  facts.parts = inputs.value("legacy_parts", std::size_t{0});
  if (facts.parts > 0) return legacyImpact(inWords(), facts);
  const double weight = greatest(inputs["physics"], inputs["streaming"], inputs["server"]);
  return roundedImpact(inWords(), weight);
}

Json representationOf(const Json& inputs) {
  const scene::Part part = partOf(inputs);
  const std::string content = inputs.value("content", "");
  const asset::MeshAsset asset =
      test::makeAsset({.physicsMesh = content.find("physics_mesh") != std::string::npos,
                       .hulls = content.find("hull_list") != std::string::npos ? 2u : 0u});
  const PartStatistics statistics =
      test::statisticsOf(part, part.kind == PartKind::mesh ? &asset : nullptr);
  return name(decide(part, statistics, defaults(), inputs.value("root", false), inputs["dynamic"])
                  .representation);
}

Json partPhysicsOf(const scene::Part& part) {
  return weighPart(part, test::statisticsOf(part), defaults(), {.isRoot = true}).physics.value();
}

Json tenBoxes(const Json& inputs) {
  const scene::Linkset linkset = test::makeLinkset(std::vector<scene::Part>(
      inputs["primitives"].get<std::size_t>(),
      test::makePart(PartKind::box, glm::dvec3(1), scene::ShapeType::convexHull)));
  const std::vector<PartStatistics> statistics(linkset.parts.size(),
                                               test::statisticsOf(linkset.parts[0]));
  return weigh(linkset, statistics, defaults()).physics;
}

const std::map<std::string, Rule>& ruleTable() {
  static const std::map<std::string, Rule> rules{
      {"physics.linkset", tenBoxes},
      {"mean_face_area",
       [](const Json& in) -> Json { return meanFaceArea(linksetOfSize(vectorOf(in["size"]))); }},
      {"physics.penalised",
       [](const Json& in) -> Json {
         return penalised(inWords(), in["dynamic"],
                          meanFaceArea(linksetOfSize(vectorOf(in["size"]))));
       }},
      {"may_be_physical", mayBePhysicalOf},
      {"physics.triangle_mesh",
       [](const Json& in) -> Json { return triangleMeshCost(inWords(), widthsOf(in)); }},
      {"harmonic_mean", [](const Json& in) -> Json { return mesh::harmonicMean(widthsOf(in)); }},
      {"triangle_width",
       [](const Json& in) -> Json {
         const Json& corners = in["triangle"];
         return mesh::triangleWidth(vectorOf(corners[0]), vectorOf(corners[1]),
                                    vectorOf(corners[2]));
       }},
      {"physics.hull",
       [](const Json& in) -> Json { return hullCost(inWords(), TermId::hull, in["vertices"]); }},
      {"physics.decomposition", decompositionOf},
      {"physics.triangles_density", densityOf},
      {"physics.sculpt", sculptOf},
      {"streaming.mesh", meshStreamingOf},
      {"streaming.animated",
       [](const Json& in) -> Json {
         return animatedStreaming(inWords(), bytesOf(in), in["root"]);
       }},
      {"streaming.prim",
       [](const Json& in) -> Json {
         const scene::Part part = partOf(in);
         return partStreaming(inWords(), part, test::statisticsOf(part), true);
       }},
      {"streaming.prim_bytes", primBytesOf},
      {"server",
       [](const Json& in) -> Json {
         return serverWeight(inWords(), {.parts = in["parts"], .scripts = in["scripts"]});
       }},
      {"src", simulatorCostOf},
      {"rrc",
       [](const Json& in) -> Json {
         return renderAndSimulatorCost(inWords(), in["src"], in["streaming"]);
       }},
      {"land_impact", landImpactOf},
      {"opensim.physical_factor",
       [](const Json& in) -> Json { return openSimFactor(inWords(), vectorOf(in["scale"])); }},
      {"representation", representationOf},
      {"physics.prim", [](const Json& in) -> Json { return partPhysicsOf(partOf(in)); }},
  };
  return rules;
}

void expectEqual(const Json& actual, const Json& expected) {
  if (expected.is_array()) {
    ASSERT_EQ(actual.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) expectEqual(actual[i], expected[i]);
  } else if (expected.is_number()) {
    const double value = expected;
    EXPECT_NEAR(actual.get<double>(), value, 1e-9 * std::abs(value));
  } else {
    EXPECT_EQ(actual, expected);
  }
}

TEST(WorkedValues, EveryRowHolds) {
  const auto rows = test::readCsv("costs.csv");
  ASSERT_GT(rows.size(), 100u);
  for (const test::CsvRow& row : rows) {
    SCOPED_TRACE(row.at("id"));
    const auto rule = ruleTable().find(row.at("rule"));
    ASSERT_NE(rule, ruleTable().end()) << "no such rule: " << row.at("rule");
    Json expected = Json::parse(row.at("expected"), nullptr, false);
    if (expected.is_discarded()) expected = row.at("expected");
    expectEqual(rule->second(Json::parse(row.at("inputs"))), expected);
  }
}

}  // namespace
}  // namespace wb::cost

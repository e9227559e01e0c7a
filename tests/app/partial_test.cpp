#include "model/asset/decode.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace wb::app::test {
namespace {

using Json = nlohmann::json;

asset::Block blockOf(const std::string& bytes, const std::string& name) {
  const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
  const auto read = asset::decode(ByteView(first, bytes.size()));
  for (const asset::Block& block : read->value.blocks) {
    if (block.name != name) continue;
    asset::Block found = block;
    found.offset += read->value.headerBytes;
    return found;
  }
  ADD_FAILURE() << name;
  return {};
}

/// The cube with the middle of one block damaged.
std::string cubeWithout(const std::string& name) {
  std::string bytes = cubeAsset();
  const asset::Block block = blockOf(bytes, name);
  bytes[block.offset] = '?';
  return bytes;
}

class Partial : public testing::Test {
 protected:
  std::string cube(const std::string& damaged) const {
    return folder_.write(damaged + ".llmesh", cubeWithout(damaged));
  }
  static Row rowOf(const Ran& ran) {
    const auto rows = readCsv(ran.out);
    return rows.empty() ? Row{} : rows.front();
  }

  Folder folder_;
};

TEST_F(Partial, AWholeAssetEndsWithNothing) {
  const std::string file = folder_.write("cube.llmesh", cubeAsset());
  for (const Ran& ran : {run({"report", file}), run({"report", file, "--partial"})}) {
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_NE(rowOf(ran).at("land_impact"), "");
  }
}

TEST_F(Partial, ADamagedLevelOfDetailLeavesStreamingAndItsSumsEmpty) {
  const std::string file = cube("medium_lod");
  const Ran ran = run({"report", file});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
  EXPECT_TRUE(ran.err.starts_with("weighbridge: " + file + ": medium_lod at byte ")) << ran.err;
  const Row row = rowOf(ran);
  for (const char* key : {"streaming_cost", "rrc", "land_impact", "decided_by"})
    EXPECT_EQ(row.at(key), "") << key;
  for (const char* key : {"physics_cost", "physics_cost_physical", "server_cost", "src"})
    EXPECT_NE(row.at(key), "") << key;
  EXPECT_EQ(row.at("can_be_physical"), "true");
  const Ran allowed = run({"report", file, "--partial"});
  EXPECT_EQ(allowed.status, 0);
  EXPECT_EQ(allowed.err, ran.err);
  EXPECT_EQ(allowed.out, ran.out);
}

TEST_F(Partial, DamagedHullsLeavePhysicsAndItsSumsEmpty) {
  const std::string file = cube("physics_convex");
  const Row row = rowOf(run({"report", file}));
  for (const char* key :
       {"physics_cost", "physics_cost_physical", "can_be_physical", "land_impact", "decided_by"})
    EXPECT_EQ(row.at(key), "") << key;
  for (const char* key : {"streaming_cost", "server_cost", "src", "rrc"})
    EXPECT_NE(row.at(key), "") << key;
  const Row part = rowOf(run({"report", file, "--by", "part"}));
  for (const char* key : {"physics_cost", "representation", "reason", "hulls", "confidence"})
    EXPECT_EQ(part.at(key), "") << key;
  EXPECT_NE(part.at("streaming_cost"), "");
}

/// Its shape type stays what it was uploaded with, so that it is not weighed as another shape.
TEST_F(Partial, ADamagedPhysicsMeshIsStillOne) {
  std::string bytes = cubeAsset(false);
  bytes[blockOf(bytes, "physics_mesh").offset] = '?';
  const Row part = rowOf(run({"report", folder_.write("cube.llmesh", bytes), "--by", "part"}));
  EXPECT_EQ(part.at("shape_type"), "prim");
  EXPECT_EQ(part.at("physics_cost"), "");
}

TEST_F(Partial, AFileCutWithinItsBlocksKeepsItsRow) {
  const std::string whole = cubeAsset();
  const asset::Block last = blockOf(whole, "physics_mesh");
  const std::string file = folder_.write("cut.llmesh", whole.substr(0, last.offset + 10));
  const Ran ran = run({"report", file});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("physics_mesh at byte " + std::to_string(last.offset)), std::string::npos)
      << ran.err;
  EXPECT_NE(rowOf(ran).at("physics_cost"), "") << "it is weighed as its hulls";
}

TEST_F(Partial, AFileCutWithinItsHeaderIsRefusedAsAMeshAsset) {
  for (const std::size_t end : {1U, 4U, 12U, 100U}) {
    const std::string file = folder_.write("cut.llmesh", cubeAsset().substr(0, end));
    const Ran ran = run({"report", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.err.find("inside the header of the mesh asset"), std::string::npos) << ran.err;
    EXPECT_TRUE(ran.err.starts_with("weighbridge: " + file + ": byte ")) << ran.err;
  }
}

TEST_F(Partial, RegionsLeaveOpenWhatIsFree) {
  const Row region = rowOf(run({"report", cube("medium_lod"), "--by", "region"}));
  for (const char* key : {"streaming_cost", "land_impact", "free"}) EXPECT_EQ(region.at(key), "");
  EXPECT_NE(region.at("physics_cost"), "");
  EXPECT_EQ(region.at("capacity"), "20000");
}

TEST_F(Partial, JsonHasNullForWhatIsUnknown) {
  const Ran ran = run({"report", cube("medium_lod"), "--format", "json"});
  EXPECT_EQ(ran.status, 1);
  const Json row = Json::parse(ran.out).at("rows").at(0);
  EXPECT_EQ(row.at("streaming_cost"), nullptr);
  EXPECT_EQ(row.at("land_impact"), nullptr);
  EXPECT_TRUE(row.at("physics_cost").is_number());
  const Json explained = Json::parse(run({"explain", cube("medium_lod"), "--format", "json"}).out);
  const Json& terms = explained.at("explanations").at(0).at("terms");
  EXPECT_EQ(terms.at("land_impact").at("value"), nullptr);
  EXPECT_EQ(terms.at("streaming_cost").at("value"), nullptr);
  EXPECT_TRUE(terms.at("physics_cost").at("value").is_number());
}

TEST_F(Partial, PeopleReadAtLeast) {
  const std::string file = cube("medium_lod");
  const Ran text = run({"report", file, "--format", "text"});
  EXPECT_NE(text.out.find("at least 1"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("unknown"), std::string::npos) << text.out;
  const Ran explained = run({"explain", file});
  EXPECT_EQ(explained.status, 1);
  EXPECT_NE(explained.out.find("The land impact is at least 1 LI"), std::string::npos)
      << explained.out;
  EXPECT_NE(explained.out.find("the effects of the steps cannot be compared"), std::string::npos);
  EXPECT_EQ(explained.out.find("Nothing makes it cheaper"), std::string::npos) << explained.out;
  EXPECT_EQ(run({"explain", file, "--partial"}).status, 0);
}

TEST_F(Partial, AMissingMeshLeavesTheSumsEmptyToo) {
  const std::string file = folder_.write("stall.weighbridge", R"({"weighbridge": 1,
    "assets": {"gone": {"path": "gone.llmesh"}},
    "linksets": [{"name": "Stall", "parts": [{"kind": "mesh", "asset": "gone"}]},
                 {"name": "Crate", "parts": [{"shape_type": "convex_hull"}]}]})");
  const Ran ran = run({"report", file});
  EXPECT_EQ(ran.status, 1);
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].at("land_impact"), "");
  EXPECT_EQ(rows[1].at("land_impact"), "1");
  EXPECT_EQ(run({"report", file, "--partial"}).status, 0);
  EXPECT_EQ(rowOf(run({"report", file, "--by", "region"})).at("free"), "");
  const Ran text = run({"report", file, "--format", "text"});
  EXPECT_NE(text.out.find("at least 2"), std::string::npos) << "the total\n" << text.out;
}

/// Nobody knows whether it is expensive.
TEST_F(Partial, FiltersPassNoUnknownNumber) {
  const std::string file = cube("medium_lod");
  const auto rows = [&](const std::string& filter) {
    return readCsv(run({"report", file, "--where", filter}).out).size();
  };
  EXPECT_EQ(rows("land_impact >= 0"), 0U);
  EXPECT_EQ(rows("land_impact < 100"), 0U);
  EXPECT_EQ(rows("physics_cost > 0"), 1U);
}

TEST_F(Partial, WhatChangesIsUnknownToo) {
  const std::string file = cube("medium_lod");
  const std::string whole = folder_.write("cube.llmesh", cubeAsset());
  const Ran ran = run({"report", whole, "--against", file});
  EXPECT_EQ(ran.status, 1) << "the other version counts too";
  EXPECT_EQ(rowOf(ran).at("land_impact_before"), "");
  EXPECT_EQ(rowOf(ran).at("land_impact_after"), "1");
  EXPECT_EQ(rowOf(ran).at("land_impact_change"), "");
  EXPECT_EQ(rowOf(ran).at("physics_change"), "0");
  EXPECT_EQ(rowOf(ran).at("change"), "");
}

TEST_F(Partial, SweepsAndSensitivitiesLeaveItOpen) {
  const std::string file = cube("medium_lod");
  const Ran swept = run({"sweep", file, "--scale", "1:2:2"});
  EXPECT_EQ(swept.status, 1);
  EXPECT_EQ(rowOf(swept).at("streaming"), "");
  EXPECT_EQ(rowOf(swept).at("land_impact"), "");
  EXPECT_NE(rowOf(swept).at("physics"), "");
  const Row slopes = rowOf(run({"sensitivity", file}));
  EXPECT_EQ(slopes.at("cost"), "");
  EXPECT_EQ(slopes.at("derivative"), "");
  const Ran perturbed = run({"fragility", cube("physics_convex"), "--format", "csv", "--partial"});
  EXPECT_EQ(perturbed.status, 0);
  EXPECT_EQ(rowOf(perturbed).at("cost"), "");
  EXPECT_EQ(rowOf(perturbed).at("maximum"), "");
}

/// As a file says it, beside a box of one metre that costs 0.1 and 0.06 PE.
std::string meshOfScale(const std::string& scale) {
  return R"({"weighbridge": 1, "assets": {"cube": {"path": "cube.llmesh"}}, "linksets": [
    {"name": "damaged", "parts": [
      {"name": "cube", "kind": "mesh", "asset": "cube", "shape_type": "prim", "scale": )" +
         scale + R"(}, {"scale": [1, 1, 1]}]}]})";
}

TEST_F(Partial, AScaleThatCannotBeUsedLeavesCostsEmpty) {
  folder_.write("cube.llmesh", cubeAsset());
  for (const std::string scale : {"[1, 1e300, 1]", "[1, -1, 1]", "[1, 0, 1]", "[1, \"NaN\", 1]",
                                  "1e300", "-1", "0", "\"NaN\""}) {
    const std::string file = folder_.write("damaged.weighbridge", meshOfScale(scale));
    const Ran ran = run({"report", file, "--by", "part"});
    EXPECT_EQ(ran.status, 1) << scale;
    const std::string place = file + ": linksets[0].parts[0]";
    ASSERT_EQ(linesOf(ran.err).size(), 2U) << ran.err;
    EXPECT_TRUE(linesOf(ran.err)[0].starts_with("weighbridge: " + place + ".scale: ")) << ran.err;
    EXPECT_NE(linesOf(ran.err)[0].find("expected a list of 3 numbers from 0.001 to 10000"),
              std::string::npos)
        << ran.err;
    EXPECT_TRUE(linesOf(ran.err)[1].starts_with("weighbridge: " + place + ": the size "))
        << ran.err;
    const auto rows = readCsv(ran.out);
    ASSERT_EQ(rows.size(), 2U);
    for (const char* key : {"physics_cost", "streaming_cost"}) {
      EXPECT_EQ(rows[0].at(key), "") << key << scale;
      EXPECT_NE(rows[1].at(key), "") << key << scale;
    }
    for (const char* key : {"physics_cost", "streaming_cost", "land_impact"})
      EXPECT_EQ(rowOf(run({"report", file})).at(key), "") << key;
    const Ran swept = run({"sweep", file, "--scale", "1:2:2"});
    EXPECT_EQ(rowOf(swept).at("land_impact"), "") << "twice nobody knows what";
    EXPECT_EQ(run({"report", file, "--partial"}).status, 0);
  }
}

TEST_F(Partial, ADamagedCompanionLeavesTheModelInPart) {
  const std::string box = "v 0 0 0\nv 1 0 0\nv 0 1 1\nf 1 2 3\n";
  const std::string file = folder_.write("box.obj", box);
  EXPECT_EQ(run({"report", file}).status, 0);
  folder_.write("box_LOD1.obj", "# cut");
  EXPECT_EQ(run({"report", file}).status, 1);
  EXPECT_EQ(run({"report", file, "--partial"}).status, 0);
}

}  // namespace
}  // namespace wb::app::test

#include "model/formats/measured_costs.h"

#include "model/core/limits.h"
#include "model/core/llsd.h"
#include "model/formats/detail/measured_csv.h"
#include "model/formats/reader/reader.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace wb::import {
namespace {

constexpr std::string_view stallId = "00000000-0000-4000-8000-000000000001";
constexpr std::string_view childId = "00000000-0000-4000-8000-000000000002";
constexpr std::string_view lampId = "00000000-0000-4000-8000-000000000003";

/// A stall of two parts, a lamp, and two things of one name.
scene::Scene market() {
  scene::Scene scene;
  const auto add = [&scene](const char* name, std::string_view id, std::size_t parts) {
    scene::Linkset& linkset = scene.linksets.emplace_back();
    linkset.name = name;
    linkset.id = Uuid::parse(id).value_or(Uuid{});
    linkset.parts.resize(parts);
  };
  add("Stall", stallId, 2);
  scene.linksets[0].parts[1].id = *Uuid::parse(childId);
  add("=Lamp", lampId, 1);
  add("twin", "", 1);
  add("twin", "", 1);
  return scene;
}

Loaded<std::vector<scene::Measured>> measured(std::string_view text,
                                              const scene::Scene& scene = market()) {
  auto read = readMeasured(bytesOf(text), scene);
  EXPECT_TRUE(read) << (read ? "" : line(read.error()));
  return read ? std::move(*read) : Loaded<std::vector<scene::Measured>>{};
}

std::string measuredError(std::string_view text) {
  const auto read = readMeasured(bytesOf(text), market());
  return read ? "(no error)" : line(read.error());
}

std::vector<std::string> findings(std::string_view text) {
  std::vector<std::string> result;
  for (const Diagnostic& finding : measured(text).findings) result.push_back(line(finding));
  return result;
}

Result<std::vector<CsvRow>> csvRows(std::string_view text) {
  const Task task;
  CsvReader reader(text, task);
  std::vector<CsvRow> rows;
  while (true) {
    auto row = reader.next();
    if (!row) return failure(std::move(row));
    if (!*row) return rows;
    rows.push_back(std::move(**row));
  }
}

std::vector<std::vector<std::string>> cells(std::string_view text) {
  std::vector<std::vector<std::string>> result;
  const auto rows = csvRows(text);
  EXPECT_TRUE(rows);
  if (rows)
    for (const CsvRow& row : *rows) result.push_back(row.cells);
  return result;
}

using Cells = std::vector<std::vector<std::string>>;

TEST(CsvRows, NothingIsNoRows) {
  EXPECT_EQ(cells(""), Cells{});
  EXPECT_EQ(cells("\n\r\n\n"), Cells{});
  EXPECT_EQ(cells("\xef\xbb\xbf"), Cells{});
}

TEST(CsvRows, LinesEndInAnyWay) {
  const Cells expected{{"a", "b"}, {"1", ""}};
  for (const std::string_view text : {"a,b\n1,\n", "a,b\r\n1,\r\n", "a,b\r1,", "a;b\n\n1;\n",
                                      "\xef\xbb\xbf"
                                      "a\tb\n1\t"})
    EXPECT_EQ(cells(text), expected) << text;
}

TEST(CsvRows, QuotesHoldSeparatorsLinesAndQuotes) {
  EXPECT_EQ(cells("a,b\n\"x,\ny\",\"say \"\"so\"\"\"\n"),
            (Cells{{"a", "b"}, {"x,\ny", "say \"so\""}}));
  const auto rows = csvRows("a\n\"1\n2\"\n3\n");
  ASSERT_TRUE(rows);
  EXPECT_EQ(rows->back().line, 4U);
}

TEST(CsvRows, TheGuardOfFormulasIsTakenAway) {
  EXPECT_EQ(cells("'=1,'x,'\n"), (Cells{{"=1", "'x", "'"}}));
}

TEST(CsvRows, ALineOfTooManyCellsIsRefused) {
  const std::string most(limits::csvColumns - 1, ',');
  EXPECT_EQ(cells("a\n" + most).back().size(), limits::csvColumns);
  const auto rows = csvRows("a\n" + most + ",\n");
  ASSERT_FALSE(rows);
  EXPECT_EQ(line(rows.error()), "line 2: has too many cells; the limit for a line is 1000");
}

TEST(CsvRows, AQuoteWithoutEndIsRefused) {
  const auto rows = csvRows("a\nb,\"c\n");
  ASSERT_FALSE(rows);
  EXPECT_EQ(line(rows.error()), "line 2: the quoted text that begins here has no closing quote");
}

TEST(MeasuredCosts, WhatHoldsNoneIsRefused) {
  const std::string none =
      "contains no measured costs; expected lines from the measuring script, replies from "
      "GetObjectCost, GetObjectPhysicsData or ResourceCostSelected, or CSV with a linkset or "
      "linkset_id column";
  for (const std::string_view text : {"", "hello", "physics\n1\n", "linkset,physics\n", "{}",
                                      "<llsd><array/></llsd>", "<llsd><map/></llsd>"})
    EXPECT_EQ(measuredError(text), none) << text;
  EXPECT_NE(measuredError("<llsd><map>"), "(no error)");
  EXPECT_NE(measuredError("{'a':"), "(no error)");
}

/// Another program reads replies; it says of a damaged one what is wrong with it.
TEST(MeasuredCosts, OfADamagedReplySayWhereItIsDamaged) {
  for (const std::string_view text : {"<llsd><map>", "<llsd><map><key>a</key></map></llsd>",
                                      "<llsd><map/></llsd><", "{'a':", "{'a':r}", "{'a':i1}b"}) {
    const auto alone = llsd::read(bytesOf(text));
    ASSERT_FALSE(alone) << text;
    EXPECT_EQ(measuredError(text), line(alone.error())) << text;
  }
}

std::string saidOf(ReplyReader reader) {
  const auto read = readMeasured(bytesOf("{'a':i1}"), market(), {}, reader);
  return read ? "(no error)" : message(read.error());
}

/// One record in place of those that the program reads a reply as.
template <RecordKind kind>
Result<void> oneRecord(ByteView content, const PieceTaker& take, const Task&) {
  RecordWriter records(64, take);
  records.add(kind, content);
  records.flush();
  return {};
}

/// None of what that program says is believed. The reply is notation, and no value in binary form.
TEST(MeasuredCosts, OfAReplyWhoseReaderLiesAreRefused) {
  const std::string invalid = "the process that reads the file returned invalid data: ";
  EXPECT_EQ(saidOf(oneRecord<RecordKind::value>), invalid + "an invalid record");
  EXPECT_EQ(saidOf(oneRecord<RecordKind::whole>), invalid + "a record that does not belong there");
  EXPECT_EQ(saidOf(oneRecord<RecordKind::refused>),
            invalid + "a record that does not belong there");
  EXPECT_EQ(saidOf([](ByteView, const PieceTaker&, const Task&) { return Result<void>(); }),
            invalid + "an incomplete stream");
}

TEST(MeasuredCosts, OfAReplyWhoseReaderDiesSayIt) {
  const auto crash = [](ByteView reply, const PieceTaker& take, const Task& task) {
    return worker::readPieces(worker::archiveReader, {reply, -1, "archive"},
                              {.program = WEIGHBRIDGE_WORKER}, task, take);
  };
  EXPECT_EQ(saidOf(crash),
            "the process that reads the file crashed with signal 11 (Segmentation fault); the file "
            "may be corrupted or malicious");
}

TEST(MeasuredCosts, OfACsvAreByIdOrName) {
  const auto read =
      measured(fmt::format("linkset_id,linkset,streaming,physics,server,physical,land_impact\n"
                           "{},,2.1,0.9,0.5,true,3\n,'=Lamp,,1,,,\n",
                           stallId));
  ASSERT_EQ(read.value.size(), 2U);
  EXPECT_TRUE(read.findings.empty());
  const scene::Measured& stall = read.value[0];
  EXPECT_EQ(stall.linksetId.text(), stallId);
  EXPECT_EQ(stall.linkset, "Stall");
  EXPECT_EQ(stall.physics, 0.9);
  EXPECT_EQ(stall.streaming, 2.1);
  EXPECT_EQ(stall.server, 0.5);
  EXPECT_EQ(stall.landImpact, 3.0);
  EXPECT_EQ(stall.physical, true);
  EXPECT_EQ(read.value[1].linksetId.text(), lampId);
  EXPECT_EQ(read.value[1].physics, 1.0);
  EXPECT_EQ(read.value[1].streaming, std::nullopt);
  EXPECT_EQ(read.value[1].physical, std::nullopt);
}

TEST(MeasuredCosts, WhatACsvSaysWronglyIsNamed) {
  EXPECT_EQ(
      findings("linkset,linkset_id,physics,physical,colour\n"
               "gone,,1,,\ntwin,,1,,\nStall,nonsense,1,,\nStall,,-1,,\nStall,,nan,maybe,\n"),
      (std::vector<std::string>{
          "line 1: unknown column \"colour\"; it is ignored",
          "line 2: the scene has no linkset \"gone\"; these costs are ignored",
          "line 3: the scene has several linksets called \"twin\", so these costs are "
          "ignored; give each of these linksets a unique name, or use linkset ids",
          "line 4: expected a UUID, found \"nonsense\"; this line is ignored",
          "line 5: expected a number from 0 to 1000000000000, found \"-1\"; this value is ignored",
          "line 6: expected a number from 0 to 1000000000000, found \"nan\"; this value is ignored",
          "line 6: expected true or false, found \"maybe\"; this value is ignored"}));
}

TEST(MeasuredCosts, AnUnknownColumnIsNamedOnTheLineOfItsHeader) {
  EXPECT_EQ(findings("\n\nlinkset,physics,colour\nStall,1,red\n"),
            std::vector<std::string>{"line 3: unknown column \"colour\"; it is ignored"});
}

TEST(MeasuredCosts, TheFirstOfTwoThatDifferHolds) {
  const auto read = measured("linkset,physics,streaming\nStall,1,\nStall,2,3\nStall,1,3\n");
  ASSERT_EQ(read.value.size(), 1U);
  EXPECT_EQ(read.value[0].physics, 1.0);
  EXPECT_EQ(read.value[0].streaming, 3.0);
  ASSERT_EQ(read.findings.size(), 1U);
  EXPECT_EQ(read.findings[0].place, "line 3");
}

TEST(MeasuredCosts, OfObjectsAreTheirLinksets) {
  const std::string xml = fmt::format(
      "<llsd><map><key>{}</key><map><key>linked_set_physics_cost</key><real>1.5</real>"
      "<key>linked_set_resource_cost</key><real>4.25</real><key>physics_cost</key><real>0.5</real>"
      "<key>resource_cost</key><integer>2</integer><key>resource_limiting_type</key>"
      "<string>streaming</string></map><key>{}</key><map><key>physics_cost</key><real>0.1</real>"
      "<key>resource_cost</key><real>1</real></map></map></llsd>",
      childId, lampId);
  const auto parsed = llsd::read(bytesOf(xml));
  ASSERT_TRUE(parsed);
  for (const llsd::Form form : {llsd::Form::xml, llsd::Form::notation, llsd::Form::binary}) {
    const auto written = llsd::write(*parsed, form);
    ASSERT_TRUE(written);
    const auto read = measured(textOf(*written));
    ASSERT_EQ(read.value.size(), 2U);
    EXPECT_TRUE(read.findings.empty());
    EXPECT_EQ(read.value[0].linksetId.text(), stallId);
    EXPECT_EQ(read.value[0].physics, 1.5);
    EXPECT_EQ(read.value[0].landImpact, 4.25);
    EXPECT_EQ(read.value[1].physics, 0.1);
    EXPECT_EQ(read.value[1].landImpact, 1.0);
  }
}

TEST(MeasuredCosts, AnObjectOfManySaysNothingOfItsLinksetByItsOwnCosts) {
  EXPECT_NE(measuredError(fmt::format("{{'{}':{{'physics_cost':r1}}}}", stallId)), "(no error)");
}

TEST(MeasuredCosts, OfASelectionAreTheOnlyLinksets) {
  const std::string_view reply = "{'selected':{'physics':r1.5,'streaming':r2,'simulation':i3}}";
  scene::Scene one = market();
  one.linksets.resize(1);
  const auto read = measured(reply, one);
  ASSERT_EQ(read.value.size(), 1U);
  EXPECT_EQ(read.value[0].physics, 1.5);
  EXPECT_EQ(read.value[0].streaming, 2.0);
  EXPECT_EQ(read.value[0].server, 3.0);
  EXPECT_EQ(findings(reply),
            (std::vector<std::string>{
                "selected: a reply from ResourceCostSelected does not say which object was "
                "selected; use such a reply only with a scene that has one linkset"}));
}

TEST(MeasuredCosts, ShapeTypesOnTheGridAreCompared) {
  EXPECT_EQ(
      findings(fmt::format("{{'{}':{{'PhysicsShapeType':i2,'Density':r1000}},"
                           "'{}':{{'PhysicsShapeType':i0}},'{}':{{'PhysicsShapeType':i7}}}}",
                           stallId, childId, lampId)),
      (std::vector<std::string>{
          fmt::format("{}: has the shape type convex_hull on the grid, but prim here", stallId),
          fmt::format("{}: has the same shape type on the grid and here (prim)", childId),
          fmt::format("{}.PhysicsShapeType: expected 0, 1 or 2; this value is ignored", lampId)}));
}

TEST(MeasuredCosts, WhatAReplySaysWronglyIsNamed) {
  constexpr std::string_view unknown = "00000000-0000-4000-8000-0000000000ff";
  EXPECT_EQ(
      findings(fmt::format("{{'nobody':i1,'{}':{{}},'{}':{{'linked_set_physics_cost':'much'}}}}",
                           unknown, stallId)),
      (std::vector<std::string>{
          fmt::format(
              "{}.linked_set_physics_cost: expected a number from 0 to 1000000000000, found "
              "\"much\"; this value is ignored",
              stallId),
          fmt::format("{0}: the scene has no linkset \"{0}\"; these costs are ignored", unknown),
          "nobody: expected an object id with a map of its costs; this entry is ignored"}));
}

TEST(MeasuredCosts, WhatIsNoNumberInAReplyIsShownOnOneLineAndCut) {
  for (const auto& [value, shown] : {std::pair("'a\\nb'", "a\\nb"), std::pair("'a\\x1b'", "a\\x1b"),
                                     std::pair("'1234567890123456789012345678901234567890'",
                                               "1234567890123456789012345678901234567890"),
                                     std::pair("'12345678901234567890123456789012345678901'",
                                               "1234567890123456789012345678901234567890…"),
                                     std::pair("!", "undef"), std::pair("true", "true"),
                                     std::pair("[r1]", "[…]"), std::pair("{'a':r1}", "{…}")})
    EXPECT_EQ(
        findings(fmt::format("{{'{}':{{'linked_set_physics_cost':{}}}}}", stallId, value)),
        std::vector<std::string>{fmt::format("{}.linked_set_physics_cost: expected a number from "
                                             "0 to 1000000000000, found \"{}\"; this value is "
                                             "ignored",
                                             stallId, shown)});
}

TEST(MeasuredCosts, NoCostInAReplyIsNegative) {
  EXPECT_EQ(findings(fmt::format("{{'{}':{{'linked_set_physics_cost':r-0.5}}}}", stallId)),
            std::vector<std::string>{fmt::format(
                "{}.linked_set_physics_cost: expected a number from 0 to 1000000000000, "
                "found \"-0.5\"; this value is ignored",
                stallId)});
}

TEST(MeasuredCosts, ALineWithTooManyCellsIsLeftOutAndSaid) {
  EXPECT_EQ(findings("linkset,physical,physics\nStall,,1,7\n"),
            std::vector<std::string>{
                "line 2: has 4 cells, but the first line has 3; this line is ignored"});
  const auto read = measured("linkset,physics\nStall,1\n");
  ASSERT_EQ(read.value.size(), 1U);
  EXPECT_EQ(read.value[0].physics, 1.0);
  EXPECT_FALSE(read.value[0].streaming) << "a column that is not there";
}

TEST(MeasuredCosts, AColumnThatIsThereTwiceIsRefused) {
  EXPECT_EQ(measuredError("linkset,physics,server,physics\nStall,1,2,3\n"),
            "line 1: column \"physics\" occurs more than once; use it only once");
  EXPECT_EQ(measuredError("\nlinkset_id,linkset_id,physics\n,,1\n"),
            "line 2: column \"linkset_id\" occurs more than once; use it only once");
}

TEST(MeasuredCosts, ColumnsOfNoUseMayBeThereTwice) {
  EXPECT_EQ(measured("linkset,note,physics,note\nStall,a,1,b\n").value.at(0).physics, 1.0);
}

TEST(MeasuredCosts, NothingMayFollowAQuote) {
  EXPECT_EQ(measuredError("linkset,physics\n\"Stall\"x,1\n"),
            "line 2: expected a separator or the end of the line after a closing quote");
}

}  // namespace
}  // namespace wb::import

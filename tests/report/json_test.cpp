#include "model/report/table_formats.h"
#include "tests/report/tables.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>

namespace wb::table {
namespace {

TEST(JsonText, NumbersAreTheShortestThatReadBack) {
  EXPECT_EQ(jsonText(Json::array({1.0, 0.1, 1e300, 7}), JsonLayout::oneLine),
            "[1, 0.1, 1e+300, 7]");
}

TEST(JsonText, WhatIsNotFiniteIsNull) {
  EXPECT_EQ(jsonText(Json(std::numeric_limits<double>::infinity())), "null");
  EXPECT_EQ(jsonText(Json(std::numeric_limits<double>::quiet_NaN())), "null");
}

TEST(JsonText, KeysKeepTheirOrder) {
  EXPECT_EQ(jsonText({{"b", 1}, {"a", nullptr}}, JsonLayout::oneLine), R"({"b": 1, "a": null})");
}

TEST(JsonText, IndentsWhatIsNotEmpty) {
  EXPECT_EQ(jsonText({{"a", {{"b", true}}}, {"c", Json::array()}, {"d", Json::object()}}),
            "{\n  \"a\": {\n    \"b\": true\n  },\n  \"c\": [],\n  \"d\": {}\n}");
}

TEST(JsonText, BytesThatAreNoUtf8BecomeTheReplacementCharacter) {
  EXPECT_EQ(jsonText(Json("\xff")), "\"\xef\xbf\xbd\"");
}

RC_GTEST_PROP(JsonText, NumbersReadBackToTheBit, (double number)) {
  RC_PRE(std::isfinite(number));
  RC_ASSERT(Json::parse(jsonText(Json(number))).get<double>() == number);
}

std::string json(const Table& table, const JsonHead& head) {
  return test::written([&](const Sink& sink) { writeJson(table, head, sink); });
}

TEST(JsonTable, HasTheRowsBesideVersionAndProfile) {
  const auto table =
      test::tableOfCells({{"name", {}}, {"cost", {}}, {"count", {}}, {"fits", {}}, {"none", {}}},
                         {{"=a\"b\n", 0.1, std::size_t{2}, false, Cell{}}});
  const Json parsed = Json::parse(json(table, {"1.2.3", "opensim*"}));
  const Json expected{{"weighbridge", "1.2.3"},
                      {"profile", "opensim*"},
                      {"rows", Json::array({{{"name", "=a\"b\n"},
                                             {"cost", 0.1},
                                             {"count", 2},
                                             {"fits", false},
                                             {"none", nullptr}}})}};
  EXPECT_EQ(parsed, expected);
}

TEST(JsonTable, EachRowIsALine) {
  const auto table = test::tableOfCells({{"a", {}}}, {{1.0}, {2.0}});
  EXPECT_EQ(
      json(table, {"1", {}}),
      "{\"weighbridge\": \"1\", \"profile\": null, \"rows\": [\n{\"a\": 1},\n{\"a\": 2}\n]}\n");
}

TEST(JsonTable, WithoutRowsIsStillADocument) {
  EXPECT_EQ(Json::parse(json(test::tableOfCells({{"a", {}}}, {}), {"1", "p"}))["rows"],
            Json::array());
}

}  // namespace
}  // namespace wb::table

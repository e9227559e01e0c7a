#include "model/formats/detail/measured_chat.h"

#include "model/core/file.h"
#include "model/formats/measured_costs.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace wb::import::chat_test {
namespace {

// Lines as viewers write them into chat.txt: `[time]`, two blanks, the speaker with each ':' as
// %3A, `: `, what was said, each further line of it with a blank before it. See LLChatLogFormatter
// in the viewer's lllogchat.cpp; Firestorm adds seconds where its user wants them.

constexpr std::string_view stallId = "00000000-0000-4000-8000-000000000001";
constexpr std::string_view lampId = "00000000-0000-4000-8000-000000000003";
constexpr std::string_view strangerId = "0d0d0d0d-0000-4000-8000-000000000009";

/// What resources/measure/measure.lsl says, with LSL's six decimals.
std::string said(std::string_view id, std::string_view name, double physics = 0.36,
                 std::string_view parts = "1", std::string_view scripts = "0") {
  return fmt::format(
      "weighbridge/1; id={}; physics={:.6f}; streaming=0.061000; server=0.500000; land_impact=1; "
      "parts={}; scripts={}; physical=0; name={}; end",
      id, physics, parts, scripts, name);
}

scene::Scene market() {
  scene::Scene scene;
  const auto add = [&scene](const char* name, std::string_view id) {
    scene::Linkset& linkset = scene.linksets.emplace_back();
    linkset.name = name;
    linkset.id = Uuid::parse(id).value_or(Uuid{});
    linkset.parts.resize(1);
  };
  add("Stall", stallId);
  add("Lamp: \"old\"; brass", lampId);
  add("twin", "");
  add("twin", "");
  add("Long name of a thing", "");
  return scene;
}

Loaded<std::vector<scene::Measured>> measured(std::string_view text) {
  auto read = readMeasured(bytesOf(text), market());
  EXPECT_TRUE(read) << (read ? "" : line(read.error()));
  return read ? std::move(*read) : Loaded<std::vector<scene::Measured>>{};
}

std::vector<std::string> findings(std::string_view text) {
  std::vector<std::string> result;
  for (const Diagnostic& finding : measured(text).findings) result.push_back(line(finding));
  return result;
}

using Lines = std::vector<std::string>;

TEST(MeasuredChat, LinesOfEachViewerAreRead) {
  const std::string report = said(stallId, "Stall");
  for (const std::string_view before :
       {"[2026/11/26 13:45]  Box: ", "[2026/11/26 13:45:07]  Box: ", "[2026/11/26 01:45 PM]  Box: ",
        "[13:45]  Box: ", "[1:45 PM]  Box: ", "[13:45:07]  Box: ", "Box: ", "",
        "[2026/11/26 13:45]  Box%3A of mine: ", "13:45 Box: of: mine: ", "\xef\xbb\xbf[13:45]  : "})
    for (const std::string_view end : {"", "\n", "\r\n", "\r"}) {
      const auto read = measured(std::string(before) + report + std::string(end));
      ASSERT_EQ(read.value.size(), 1U) << before;
      EXPECT_TRUE(read.findings.empty()) << before;
      EXPECT_EQ(read.value[0].linksetId.text(), stallId);
      EXPECT_EQ(read.value[0].physics, 0.36);
      EXPECT_EQ(read.value[0].streaming, 0.061);
      EXPECT_EQ(read.value[0].server, 0.5);
      EXPECT_EQ(read.value[0].landImpact, 1.0);
      EXPECT_EQ(read.value[0].physical, false);
    }
}

TEST(MeasuredChat, WhatOthersSayIsPassedOver) {
  const auto read = measured(
      "[2026/11/26 13:44]  Second Life: Touch this object to report what it costs.\r\n"
      "[2026/11/26 13:44]  Some Resident: is that a, weighbridge?\r\n \r\n two lines of it\r\n\r\n"
      "[2026/11/26 13:45]  Box: " +
      said(stallId, "Stall") +
      "\r\n"
      "[2026/11/26 13:45]  Other Resident: linkset,physics\r\n"
      "[2026/11/26 13:45]  Box: " +
      said(lampId, "Lamp: \"old\"; brass", 2) + "\r\n[2026/11/26 13:45]  Box: 2 objects\r\n");
  ASSERT_EQ(read.value.size(), 2U);
  EXPECT_TRUE(read.findings.empty());
  EXPECT_EQ(read.value[1].linkset, "Lamp: \"old\"; brass");
  EXPECT_EQ(read.value[1].physics, 2.0);
}

TEST(MeasuredChat, WrappedLinesArePutTogetherWhereverTheyWereBroken) {
  const std::string report = said(strangerId, "Long name of a thing");
  for (const std::string_view stamp : {"[2026/11/26 13:45]  Box: ", "Box: "})
    for (std::size_t at = 1; at < report.size(); ++at) {
      const std::string indented = std::string(stamp) + report.substr(0, at) + "\r\n " +
                                   report.substr(at) + "\r\n" + std::string(stamp) + "hello\r\n";
      const auto read = measured(indented);
      ASSERT_EQ(read.value.size(), 1U) << indented;
      EXPECT_TRUE(read.findings.empty()) << indented;
      EXPECT_EQ(read.value[0].linkset, "Long name of a thing") << indented;
      EXPECT_EQ(read.value[0].physics, 0.36) << indented;
    }
  const std::string stamped = "[13:45]  Box: " + report.substr(0, 80) + "\n" +
                              report.substr(80, 40) + "\n" + report.substr(120) + "\n";
  EXPECT_EQ(measured(stamped).value.size(), 1U) << "pasted without indentation";
}

TEST(MeasuredChat, TheLastReportOfAnObjectHoldsAndIsTold) {
  const std::string text = said(stallId, "Stall", 1) + "\nhello\n" + said(stallId, "Stall", 2.5) +
                           "\n" + said(stallId, "Stall", 3) + "\n";
  const auto read = measured(text);
  ASSERT_EQ(read.value.size(), 1U);
  EXPECT_EQ(read.value[0].physics, 3.0);
  EXPECT_EQ(findings(text),
            (Lines{"line 3: \"Stall\" was already reported on line 1; the later report is used",
                   "line 4: \"Stall\" was already reported on line 3; the later report is used"}));
}

TEST(MeasuredChat, IncompleteLinesAreToldByTheirNumber) {
  const std::string report = said(stallId, "Stall");
  for (std::size_t length = 14; length < report.size(); ++length) {
    const std::string text = "[13:44]  A: b\n[13:45]  Box: " + report.substr(0, length) +
                             "\n[13:45]  A: c\n" + said(lampId, "Lamp: \"old\"; brass");
    const auto read = measured(text);
    ASSERT_EQ(read.value.size(), 1U) << text;
    EXPECT_EQ(read.value[0].linksetId.text(), lampId);
    ASSERT_EQ(read.findings.size(), 1U) << text;
    EXPECT_EQ(read.findings[0].place, "line 2") << text;
    EXPECT_EQ(read.findings[0].text.code, "measured.incomplete") << text;
  }
  EXPECT_EQ(findings("Box: weighbridge/1; id=" + std::string(stallId) + "; physics=1\n" + report),
            Lines{"line 1: this line from the measuring script is incomplete at \"physics\"; it is "
                  "ignored"});
}

TEST(MeasuredChat, SeveralReportsInOneLineAreTakenApart) {
  const auto read = measured("[13:45] Box: " + said(stallId, "Stall", 1) +
                             " [13:45] Box: " + said(lampId, "Lamp: \"old\"; brass", 2));
  ASSERT_EQ(read.value.size(), 2U);
  EXPECT_TRUE(read.findings.empty());
}

TEST(MeasuredChat, ObjectsAreFoundByTheirIdsOrElseTheirNames) {
  const std::string text = said(strangerId, "Stall", 4) + "\n" +
                           said("0d0d0d0d-0000-4000-8000-00000000000a", "twin") + "\n" +
                           said("0d0d0d0d-0000-4000-8000-00000000000b", "elsewhere") + "\n" +
                           said("not-an-id", "Stall") + "\n";
  const auto read = measured(text);
  ASSERT_EQ(read.value.size(), 1U);
  EXPECT_EQ(read.value[0].linksetId.text(), stallId);
  EXPECT_EQ(read.value[0].physics, 4.0);
  EXPECT_EQ(findings(text),
            (Lines{"line 4: expected a UUID, found \"not-an-id\"; this line is ignored",
                   "line 2: the scene has several linksets called \"twin\", so these costs are "
                   "ignored; give each of these linksets a unique name, or use linkset ids",
                   "line 3: the scene has no linkset \"elsewhere\"; these costs are ignored"}));
}

TEST(MeasuredChat, WhatIsOtherOnTheGridIsTold) {
  EXPECT_EQ(findings(said(stallId, "Stall", 1, "3", "2")),
            (Lines{"line 1: the number of parts in \"Stall\" differs (3 on the grid, 1 here)",
                   "line 1: the number of scripts in \"Stall\" differs (2 on the grid, 0 here)"}));
  EXPECT_TRUE(findings(said(stallId, "Stall", 1, "0")).empty())
      << "0: the region did not say, for it is somebody else's";
}

TEST(MeasuredChat, WhatIsNoCostIsNamed) {
  std::string text = said(stallId, "Stall");
  text.replace(text.find("0.061000"), 8, "much");
  text.replace(text.find("physical=0"), 10, "physical=7");
  EXPECT_EQ(findings(text), (Lines{"line 1: expected a number from 0 to 1000000000000, found "
                                   "\"much\"; this value is ignored",
                                   "line 1: expected 0 or 1, found \"7\"; this value is ignored"}));
}

TEST(MeasuredChat, ALineWithoutEndIsReadOnlySoFar) {
  const std::string text =
      "Box: " + std::string(std::size_t{1} << 20, 'x') + said(stallId, "Stall");
  ChatMessages messages(text);
  ChatMessage message;
  while (messages.next(message)) EXPECT_LE(message.text.size(), longestChatMessage);
  EXPECT_EQ(measured(text).value.size(), 1U);
}

/// What the script would say: its strings one after the other, a value in place of each call.
std::string saidByTheScript(const std::vector<std::string>& values) {
  const auto script =
      readFile(std::filesystem::path(WEIGHBRIDGE_SAMPLES).parent_path() / "measure" / "measure.lsl",
               1 << 20);
  EXPECT_TRUE(script);
  const std::string_view text = script ? textOf(*script) : std::string_view();
  std::size_t at = text.find("llOwnerSay(\"weighbridge/1");
  const std::size_t end = text.find(';', text.find("; end\"", at) + 6);
  std::string line;
  std::size_t value = 0;
  while ((at = text.find('"', at)) < end) {
    const std::size_t close = text.find('"', at + 1);
    line += text.substr(at + 1, close - at - 1);
    if (value < values.size()) line += values[value++];
    at = close + 1;
  }
  return line;
}

TEST(MeasuredChat, TheScriptsOwnLineIsRead) {
  const std::string line = saidByTheScript(
      {std::string(stallId), "0.360000", "2.061000", "0.500000", "2", "1", "0", "1", "Stall"});
  EXPECT_TRUE(line.ends_with("name=Stall; end")) << line;
  EXPECT_LT(line.size() + 63, 1024U) << "what llOwnerSay takes";
  const auto read = measured("[13:45]  Box: " + line + "\n");
  ASSERT_EQ(read.value.size(), 1U) << line;
  EXPECT_TRUE(read.findings.empty());
  EXPECT_EQ(read.value[0].physics, 0.36);
  EXPECT_EQ(read.value[0].streaming, 2.061);
  EXPECT_EQ(read.value[0].server, 0.5);
  EXPECT_EQ(read.value[0].landImpact, 2.0);
  EXPECT_EQ(read.value[0].physical, true);
}

TEST(MeasuredChat, PastedTextTakesThePlaceOfOlderCosts) {
  scene::Scene scene = market();
  scene.measured = {{*Uuid::parse(stallId), "Stall", 9, {}, {}, {}, {}, {}},
                    {*Uuid::parse(lampId), "Lamp: \"old\"; brass", 8, {}, {}, {}, {}, {}}};
  const auto all =
      withMeasuredText(said(stallId, "Stall", 3) + "\nweighbridge/1; id=", "the clipboard", scene);
  ASSERT_TRUE(all);
  ASSERT_EQ(all->value.size(), 2U);
  EXPECT_EQ(all->value[0].physics, 8.0);
  EXPECT_EQ(all->value[1].physics, 3.0);
  ASSERT_EQ(all->findings.size(), 1U);
  EXPECT_EQ(all->findings[0].file, "the clipboard");
}

TEST(MeasuredChat, CsvAndRepliesAreReadAsBefore) {
  EXPECT_EQ(measured("linkset,physics\nStall,1\n").value.at(0).physics, 1.0);
  EXPECT_EQ(measured(fmt::format("{{'{}':{{'linked_set_physics_cost':r1.5}}}}", stallId))
                .value.at(0)
                .physics,
            1.5);
  EXPECT_EQ(measured("[13:45]  <3 Box: " + said(stallId, "Stall")).value.size(), 1U);
  EXPECT_EQ(measured("<3 Box: " + said(stallId, "Stall")).value.size(), 1U);
}

}  // namespace
}  // namespace wb::import::chat_test

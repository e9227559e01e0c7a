#include "model/core/limits.h"
#include "tests/formats/open_sim_objects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::import {
namespace {

using test::findingsOf;
using test::group;
using test::object;
using test::objects;
using test::onlyPart;
using test::part;
using test::shape;

constexpr std::string_view rootId = "00000000-0000-4000-8000-000000000001";

std::string objectError(const std::string& xml) {
  const auto read = readOpenSimObjects(bytesOf(xml), [](const Uuid&) { return std::string(); });
  return read ? "(no error)" : line(read.error());
}

TEST(OpenSim, ObjectsTakenTogetherAreLinksetsEach) {
  const auto noMesh = [](const Uuid&) { return std::string(); };
  const std::string a = group(part("<Name>a</Name>"), part("<Name>b</Name>"));
  const std::string first = a.substr(a.find("<SceneObjectGroup>"));
  const std::string second =
      "<SceneObjectGroup><SceneObjectPart><Name>c</Name></SceneObjectPart>"
      "</SceneObjectGroup>";
  for (const std::string& xml : {"<scene>" + first + second + "</scene>",
                                 "<CoalescedObject x=\"1\"><SceneObjectGroup offsetx=\"0\">" +
                                     first + "</SceneObjectGroup><SceneObjectGroup>" + second +
                                     "</SceneObjectGroup>" + "</CoalescedObject>"}) {
    const auto read = objects(xml, noMesh);
    ASSERT_EQ(read.value.size(), 2U) << xml;
    EXPECT_EQ(read.value[0].parts.size(), 2U);
    EXPECT_EQ(read.value[1].name, "c");
    ASSERT_EQ(read.findings.size(), 1U);
    EXPECT_EQ(read.findings[0].place, "SceneObjectGroup[1].SceneObjectPart[0].Scale");
  }
}

TEST(OpenSim, NoMorePartsAreReadThanASceneMayHave) {
  std::string xml = "<SceneObjectGroup><SceneObjectPart/><OtherParts>";
  for (std::size_t i = 0; i < limits::partsPerScene; ++i) xml += "<SceneObjectPart/>";
  EXPECT_EQ(objectError(xml + "</OtherParts></SceneObjectGroup>"),
            "contains too many parts; the limit is 300000");
}

TEST(OpenSim, FindingsAreCountedPastTheFirstThousand) {
  std::string parts;
  for (int i = 0; i < 1200; ++i) parts += "<SceneObjectPart/>";
  const auto read = object("<SceneObjectGroup><SceneObjectPart/><OtherParts>" + parts +
                           "</OtherParts></SceneObjectGroup>");
  ASSERT_EQ(read.findings.size(), 1001U);
  EXPECT_EQ(line(read.findings.back()), "201 more findings are not shown");
}

TEST(OpenSim, APlaceTooFarAwayIsTheOrigin) {
  const auto read =
      object(group(part("<GroupPosition><X>1e300</X><Y>0</Y><Z>0</Z></GroupPosition>")));
  EXPECT_EQ(read.value.position, glm::dvec3(0));
  ASSERT_EQ(read.findings.size(), 1U);
  EXPECT_EQ(read.findings[0].place, "SceneObjectPart[0].GroupPosition");
}

TEST(OpenSim, WhatIsNoObjectIsRefused) {
  EXPECT_EQ(objectError(""), "byte 0: the XML is not well-formed (No document element found)");
  const std::string none =
      "contains no objects; expected a SceneObjectGroup with a SceneObjectPart";
  EXPECT_EQ(objectError("<html/>"), none);
  EXPECT_EQ(objectError("<SceneObjectGroup/>"), none);
  EXPECT_EQ(objectError("<SceneObjectGroup><RootPart/></SceneObjectGroup>"), none);
}

TEST(OpenSim, CutShortItIsRefused) {
  const std::string whole = group(part("<Name>x</Name>"), part("<Name>y</Name>"));
  for (std::size_t length = 0; length < whole.size(); ++length)
    EXPECT_NE(objectError(whole.substr(0, length)), "(no error)") << length;
}

TEST(OpenSim, DocumentTypesAndDepthAreRefused) {
  EXPECT_EQ(
      objectError("<!DOCTYPE a [<!ENTITY b \"c\">]><SceneObjectGroup/>"),
      "byte 0: the file has a DOCTYPE declaration, which is not allowed for security reasons; "
      "remove the declaration");
  std::string deep;
  for (std::size_t i = 0; i < 100'000; ++i) deep += "<a>";
  for (std::size_t i = 0; i < 100'000; ++i) deep += "</a>";
  EXPECT_NE(objectError(group(part(deep))).find("nested too deeply"), std::string::npos);
}

TEST(OpenSim, BothVersionsSayTheSame) {
  const std::string root = part("<Name>root</Name>");
  const std::string child = part("<Name>child</Name><LinkNum>2</LinkNum>");
  const auto second = object(group(root, child)).value;
  const auto first =
      object("<SceneObjectGroup><RootPart>" + root + "</RootPart><OtherParts><Part>" + child +
             "</Part></OtherParts></SceneObjectGroup>")
          .value;
  EXPECT_EQ(first, second);
  ASSERT_EQ(first.parts.size(), 2U);
  EXPECT_EQ(first.name, "root");
  EXPECT_EQ(first.parts[1].name, "child");
}

TEST(OpenSim, ElementsMayBeMissing) {
  const auto loaded = object("<SceneObjectGroup><SceneObjectPart/></SceneObjectGroup>");
  ASSERT_EQ(loaded.value.parts.size(), 1U);
  EXPECT_EQ(loaded.value.parts[0].kind, scene::PartKind::box);
  EXPECT_EQ(loaded.value.parts[0].scale, glm::dvec3(0.5));
  ASSERT_EQ(loaded.findings.size(), 1U);
  EXPECT_EQ(loaded.findings[0].place, "SceneObjectPart[0].Scale");
}

TEST(OpenSim, IdsAreReadInBothSpellings) {
  for (const std::string_view spelling :
       {"<UUID><UUID>{0}</UUID></UUID>", "<UUID><Guid>{0}</Guid></UUID>", "<UUID>{0}</UUID>"}) {
    const auto linkset = object(group(part(fmt::format(fmt::runtime(spelling), rootId)))).value;
    EXPECT_EQ(linkset.id.text(), rootId) << spelling;
    EXPECT_EQ(linkset.parts[0].id.text(), rootId) << spelling;
  }
}

TEST(OpenSim, FramesAreThoseOfLinksets) {
  const std::string vectors =
      "<GroupPosition><X>10</X><Y>20</Y><Z>30</Z></GroupPosition>"
      "<OffsetPosition><X>1</X><Y>2</Y><Z>3</Z></OffsetPosition>"
      "<RotationOffset><X>0</X><Y>0</Y><Z>1</Z><W>0</W></RotationOffset>";
  const auto linkset = object(group(part(vectors), part(vectors))).value;
  EXPECT_EQ(linkset.position, glm::dvec3(10, 20, 30));
  EXPECT_EQ(linkset.rotation, glm::dquat(0, 0, 0, 1));
  EXPECT_EQ(linkset.parts[0].position, glm::dvec3(0));
  EXPECT_EQ(linkset.parts[0].rotation, glm::dquat(1, 0, 0, 0));
  EXPECT_EQ(linkset.parts[1].position, glm::dvec3(1, 2, 3));
  EXPECT_EQ(linkset.parts[1].rotation, glm::dquat(0, 0, 0, 1));
}

TEST(OpenSim, LinkNumbersOrderTheChildren) {
  const auto linkset =
      object(group(part("<Name>root</Name>"), part("<Name>third</Name><LinkNum>3</LinkNum>") +
                                                  part("<Name>second</Name><LinkNum>2</LinkNum>")))
          .value;
  EXPECT_EQ(linkset.parts[1].name, "second");
  EXPECT_EQ(linkset.parts[2].name, "third");
}

TEST(OpenSim, FlagsAreWordsOrBits) {
  EXPECT_TRUE(object(group(part("<Flags>Scripted Physics</Flags>"))).value.physical);
  EXPECT_TRUE(object(group(part("<ObjectFlags>65</ObjectFlags>"))).value.physical);
  EXPECT_FALSE(object(group(part("<Flags>NoPhysicsAtAll Scripted</Flags>"))).value.physical);
  EXPECT_FALSE(object(group(part("<ObjectFlags>64</ObjectFlags>"))).value.physical);
  EXPECT_EQ(object(group(part("<Flags>Phantom</Flags>"))).value.extra.json()["phantom"], true);
}

TEST(OpenSim, ScriptsAreCounted) {
  const std::string inventory =
      "<TaskInventory><TaskInventoryItem><Type>10</Type></TaskInventoryItem><TaskInventoryItem>"
      "<Type>7</Type></TaskInventoryItem><TaskInventoryItem><Type> 10 </Type></TaskInventoryItem>"
      "</TaskInventory>";
  EXPECT_EQ(onlyPart(part(inventory)).scripts, 2U);
}

TEST(OpenSim, WhatCannotBeReadIsSaid) {
  EXPECT_EQ(findingsOf(group(part("<OffsetPosition><X>a</X></OffsetPosition>"))),
            (std::vector<std::string>{"SceneObjectPart[0].OffsetPosition: expected numbers X, Y "
                                      "and Z, found \"\"; the default is used"}));
  EXPECT_EQ(findingsOf(group(part("", shape("<PathSkew>much</PathSkew>")))),
            (std::vector<std::string>{"SceneObjectPart[0].Shape.PathSkew: expected a number, found "
                                      "\"much\"; the default is used"}));
  EXPECT_EQ(findingsOf(group(part("", shape("<ProfileHollow>90000</ProfileHollow>")))).size(), 1U);
}

TEST(OpenSim, FlagsAreANumberToo) {
  const auto isPhysical = [](const char* flags) {
    return object(group(part(fmt::format("<Flags>{}</Flags>", flags)))).value.physical;
  };
  EXPECT_TRUE(isPhysical("1"));
  EXPECT_TRUE(isPhysical("1025"));
  EXPECT_FALSE(isPhysical("1024"));
  EXPECT_FALSE(isPhysical("-1"));
}

TEST(OpenSim, NoPartIsLostWhereverItStands) {
  const std::string one = part("<Name>a</Name>");
  EXPECT_EQ(object(group(one + part("<Name>b</Name>"))).value.parts.size(), 2U);
  const std::string twice = "<Part>" + part("<Name>b</Name>") + part("<Name>c</Name>") + "</Part>";
  EXPECT_EQ(object(group(one, twice)).value.parts.size(), 3U);
  EXPECT_EQ(
      object(group(one, part("") + "</OtherParts><OtherParts>" + part(""))).value.parts.size(), 3U);
}

TEST(OpenSimObject, moreElementsThanAreReadAreNotParsed) {
  std::string xml = "<SceneObjectGroup>";
  for (std::size_t i = 0; i < limits::xmlNodes; ++i) xml += "<a/>";
  const auto read = readOpenSimObjects(bytesOf(xml), [](const Uuid&) { return std::string(); });
  ASSERT_FALSE(read);
  EXPECT_EQ(message(read.error()),
            "has too many elements and text nodes; the limit for XML is 8000000");
}

}  // namespace
}  // namespace wb::import

#include "model/formats/objects/oxp.h"

#include "model/core/compression.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"
#include "model/formats/detail/oxp_kind.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <limits>

namespace wb::import {
namespace {

using llsd::Array;
using llsd::Map;
using llsd::Value;

constexpr std::string_view rootPrim = "00000000-0000-4000-8000-000000000001";
constexpr std::string_view childPrim = "00000000-0000-4000-8000-000000000002";
constexpr std::string_view script = "00000000-0000-4000-8000-000000000003";

Value numbers(std::initializer_list<double> list) {
  Array array;
  for (const double number : list) array.emplace_back(number);
  return array;
}

Map primOf(std::string_view name) {
  return {{"name", std::string(name)},
          {"position", numbers({1, 2, 3})},
          {"scale", numbers({1, 2, 0.5})},
          {"rotation", numbers({0, 0, 1, 0})},
          {"volume", Map{{"path", Map{{"curve", 16}}}, {"profile", Map{{"curve", 1}}}}}};
}

Map exported(Map prims, Array linkset) {
  return {{"format_version", 2}, {"linkset", Array{Value(linkset)}}, {"prim", std::move(prims)}};
}

Map single(Map prim) {
  return exported({{std::string(rootPrim), std::move(prim)}}, {std::string(rootPrim)});
}

Bytes stored(const Map& map) { return deflated(llsd::writeBinary(map)); }

Loaded<scene::Scene> oxp(const Map& map) {
  auto read = readOxp(stored(map), "stall");
  EXPECT_TRUE(read) << (read ? "" : line(read.error()));
  return read ? std::move(*read) : Loaded<scene::Scene>{};
}

std::string oxpError(const Bytes& bytes) {
  const auto read = readOxp(bytes, "stall");
  return read ? "(no error)" : line(read.error());
}

TEST(Oxp, APrimIsInOneLinksetOnce) {
  const std::string root(rootPrim);
  const auto [scene, findings] = oxp(exported({{root, primOf("root")}}, {root, root}));
  ASSERT_EQ(scene.linksets.size(), 1U);
  EXPECT_EQ(scene.linksets[0].parts.size(), 1U);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(line(findings[0]),
            "linkset[0][1]: the prim " + root +
                " is listed again; a prim can belong to only one linkset, so it is left out here");
}

TEST(Oxp, WhatIsNoExportIsRefused) {
  EXPECT_FALSE(looksLikeOxp({}));
  EXPECT_FALSE(readOxp({}, "stall"));
  EXPECT_EQ(oxpError(stored({{"format_version", 1}})),
            "format_version: expected version 2 of Firestorm's export format");
  EXPECT_EQ(oxpError(stored({{"format_version", 2}})),
            "linkset: contains no linksets; expected an array of arrays of ids");
}

TEST(Oxp, WithoutAnyOfItsPrimsItIsRefusedAndNamesThem) {
  const auto id = [](char digit) {
    return "00000000-0000-4000-8000-00000000000" + std::string(1, digit);
  };
  EXPECT_EQ(oxpError(stored(exported({}, {id('1')}))),
            "linkset: the only prim in its linksets is missing (" + id('1') + "); export it again");
  const Map other{{std::string(script), primOf("in no linkset")}};
  EXPECT_EQ(oxpError(stored(exported(other, {id('1'), id('2'), id('1')}))),
            "linkset: all 2 prims in its linksets are missing (" + id('1') + ", " + id('2') +
                "); export it again");
  EXPECT_EQ(oxpError(stored(exported({}, {id('4'), id('2'), id('1'), id('5')}))),
            "linkset: all 4 prims in its linksets are missing (" + id('1') + ", " + id('2') + ", " +
                id('4') + ", …); export it again");
  EXPECT_EQ(oxpError(stored(exported({}, {}))),
            "linkset: contains no linksets; expected an array of arrays of ids");
}

TEST(Oxp, CutShortItIsRefused) {
  const Bytes whole = stored(single(primOf("root")));
  ASSERT_TRUE(looksLikeOxp(whole));
  for (std::size_t length = 0; length < whole.size() - 4; ++length)
    EXPECT_FALSE(readOxp(ByteView(whole).first(length), "stall")) << length;
}

TEST(Oxp, TheFirstIsTheRootWhateverTheSpellingOfIds) {
  const Map prims{{std::string(rootPrim), primOf("root")},
                  {std::string(childPrim), primOf("child")}};
  for (const Array& ids : {Array{std::string(rootPrim), std::string(childPrim)},
                           Array{*Uuid::parse(rootPrim), *Uuid::parse(childPrim)}}) {
    const auto loaded = oxp(exported(prims, ids));
    ASSERT_EQ(loaded.value.linksets.size(), 1U);
    const scene::Linkset& linkset = loaded.value.linksets[0];
    EXPECT_EQ(linkset.name, "root");
    EXPECT_EQ(linkset.position, glm::dvec3(1, 2, 3));
    EXPECT_EQ(linkset.rotation, glm::dquat(0, 0, 0, 1));
    ASSERT_EQ(linkset.parts.size(), 2U);
    EXPECT_EQ(linkset.parts[0].position, glm::dvec3(0));
    EXPECT_EQ(linkset.parts[0].rotation, glm::dquat(1, 0, 0, 0));
    EXPECT_EQ(linkset.parts[1].position, glm::dvec3(1, 2, 3));
    EXPECT_EQ(linkset.parts[1].scale, glm::dvec3(1, 2, 0.5));
    EXPECT_TRUE(loaded.findings.empty());
  }
}

/// The parts that are there keep their places to each other.
TEST(Oxp, WithoutItsRootTheFirstPartIsWhatTheOthersAreSeenFrom) {
  Map second = primOf("second");  // Half a turn about z, as all are.
  Map third = primOf("third");
  third["position"] = numbers({2, 2, 4});
  third["rotation"] = numbers({0, 0, 0, 1});
  const auto loaded =
      oxp(exported({{std::string(childPrim), second}, {std::string(script), third}},
                   {std::string(rootPrim), std::string(childPrim), std::string(script)}));
  ASSERT_EQ(loaded.findings.size(), 1U);
  const scene::Linkset& linkset = loaded.value.linksets.at(0);
  EXPECT_EQ(linkset.position, glm::dvec3(1, 2, 3));
  ASSERT_EQ(linkset.parts.size(), 2U);
  EXPECT_EQ(linkset.parts[0].position, glm::dvec3(0));
  EXPECT_EQ(linkset.parts[1].position, glm::dvec3(-1, 0, 1));
  EXPECT_EQ(std::abs(linkset.parts[1].rotation.z), 1);
}

/// What is seen from the first part is as far from it as a part can be.
TEST(Oxp, WithoutItsRootNoPartIsSeenFromTooFar) {
  Map second = primOf("second");
  second["position"] = numbers({limits::farthestPosition, 0, 0});
  Map third = primOf("third");
  third["position"] = numbers({-limits::farthestPosition, 0, 0});
  const auto loaded =
      oxp(exported({{std::string(childPrim), second}, {std::string(script), third}},
                   {std::string(rootPrim), std::string(childPrim), std::string(script)}));
  ASSERT_EQ(loaded.findings.size(), 2U);
  EXPECT_EQ(line(loaded.findings[1]),
            "prim." + std::string(script) +
                ".position: the position is out of range (at most 1000000000 m from the origin on "
                "each axis); the origin is used");
  EXPECT_EQ(loaded.value.linksets.at(0).parts.at(1).position, glm::dvec3(0));
}

TEST(Oxp, ShapesAreRealNumbers) {
  Map prim = primOf("root");
  prim["volume"] =
      Map{{"path", Map{{"curve", 16}, {"scale_x", 0.75}, {"twist", -0.5}, {"shear_y", 0.25}}},
          {"profile", Map{{"curve", 0x20}, {"begin", 0.25}, {"hollow", 0.5}}}};
  const scene::Part part = oxp(single(prim)).value.linksets[0].parts[0];
  EXPECT_EQ(part.kind, scene::PartKind::cylinder);
  EXPECT_EQ(part.prim.hole, prim::Hole::square);
  EXPECT_EQ(part.prim.profileCut, glm::dvec2(0.25, 1));
  EXPECT_EQ(part.prim.hollow, 0.5);
  EXPECT_EQ(part.prim.taper, glm::dvec2(0.25, 0));
  EXPECT_EQ(part.prim.twist, glm::dvec2(0, -0.5));
  EXPECT_EQ(part.prim.shear, glm::dvec2(0, 0.25));
}

/// As the viewer stores them: rounded to 32 bits.
TEST(Oxp, NumbersAreTheDecimalsThatWereMeant) {
  Map prim = primOf("root");
  prim["scale"] = numbers({0.3F, 10.1F, 0.05F});
  prim["volume"] = Map{{"path", Map{{"curve", 16}, {"shear_x", 0.33F}}},
                       {"profile", Map{{"curve", 1}, {"hollow", 0.7F}}}};
  const scene::Part part = oxp(single(prim)).value.linksets[0].parts[0];
  EXPECT_EQ(part.scale, glm::dvec3(0.3, 10.1, 0.05));
  EXPECT_EQ(part.prim.shear, glm::dvec2(0.33, 0));
  EXPECT_EQ(part.prim.hollow, 0.7);
  prim["scale"] = numbers({0.3, 1.0 / 3, 0.05});
  EXPECT_EQ(oxp(single(prim)).value.linksets[0].parts[0].scale, glm::dvec3(0.3, 1.0 / 3, 0.05));
}

TEST(Oxp, NumbersThatNoPrimHasAreRefused) {
  for (const double type : {-1.0, 1e30, std::numeric_limits<double>::quiet_NaN()}) {
    Map prim = primOf("root");
    prim["sculpt"] = Map{{"type", type}};
    EXPECT_EQ(oxp(single(prim)).value.linksets[0].parts[0].kind, scene::PartKind::box) << type;
  }
  Map far = primOf("root");
  far["position"] = numbers({1e300, 0, 0});
  const auto loaded = oxp(single(far));
  EXPECT_EQ(loaded.value.linksets[0].position, glm::dvec3(0));
  EXPECT_EQ(loaded.findings.size(), 1U);
}

TEST(Oxp, FlagsShapeTypeAndScriptsAreKept) {
  Map prim = primOf("root");
  prim["flags"] = Bytes{0, 0, 0x04, 0x41};
  prim["ExtraPhysics"] = Map{{"PhysicsShapeType", 2}};
  const scene::Linkset flagged = oxp(single(prim)).value.linksets[0];
  EXPECT_TRUE(flagged.physical);
  EXPECT_EQ(flagged.extra.json()["phantom"], true);
  EXPECT_EQ(flagged.parts[0].scripts, 1U);
  EXPECT_EQ(flagged.parts[0].shapeType, scene::ShapeType::convexHull);

  prim["content"] = Array{std::string(script), std::string(script), std::string(childPrim)};
  Map document = single(prim);
  document["inventory"] = Map{{std::string(script), Map{{"type", std::string("lsltext")}}},
                              {std::string(childPrim), Map{{"type", std::string("notecard")}}}};
  EXPECT_EQ(oxp(document).value.linksets[0].parts[0].scripts, 2U);
}

TEST(Oxp, SculptsAndFlexiblesAreToldFromPrims) {
  Map sculpt = primOf("root");
  sculpt["sculpt"] = Map{{"type", 1}};
  EXPECT_EQ(oxp(single(sculpt)).value.linksets[0].parts[0].kind, scene::PartKind::sculpt);
  Map flexible = primOf("root");
  flexible["flexible"] = Map{};
  EXPECT_EQ(oxp(single(flexible)).value.linksets[0].parts[0].kind, scene::PartKind::flexible);
}

TEST(Oxp, WhatCannotBeUsedIsSaid) {
  Map prim = primOf("root");
  prim["scale"] = numbers({1, -2, 3});
  Map document =
      exported({{std::string(rootPrim), prim}}, {std::string(rootPrim), std::string(childPrim)});
  document["asset"] = Map{{"a", Map{{"type", std::string("texture")}}},
                          {"b", Map{{"type", std::string("texture")}}}};
  const auto loaded = oxp(document);
  ASSERT_EQ(loaded.findings.size(), 3U);
  EXPECT_EQ(loaded.findings[0].place, "prim." + std::string(rootPrim) + ".scale");
  EXPECT_EQ(line(loaded.findings[1]), "linkset[0][1]: the prim " + std::string(childPrim) +
                                          " is missing; the linkset is read without it");
  EXPECT_EQ(line(loaded.findings[2]),
            "asset: data of the type \"texture\" has no weight and is ignored");
  EXPECT_EQ(loaded.findings[2].count, 2U);
  EXPECT_EQ(loaded.value.linksets[0].parts.size(), 1U);
}

/// As the viewer makes them: whole steps times 0.01 or 0.00002 in 32 bits.
TEST(Oxp, StepsOfTheGridAreTheirDecimals) {
  Map prim = primOf("root");
  const auto hundredths = [](int steps) { return static_cast<float>(steps) * 0.01F; };
  prim["volume"] = Map{{"path", Map{{"curve", 16},
                                    {"scale_x", hundredths(67)},
                                    {"twist", hundredths(30)},
                                    {"begin", 12'345 * 0.00002F}}},
                       {"profile", Map{{"curve", 1}, {"hollow", 33'333 * 0.00002F}}}};
  const scene::Part part = oxp(single(prim)).value.linksets[0].parts[0];
  EXPECT_EQ(part.prim.taper.x, 0.33);
  EXPECT_EQ(part.prim.twist.y, 0.3);
  EXPECT_EQ(part.prim.pathCut.x, 0.2469);
  EXPECT_EQ(part.prim.hollow, 0.66666);
}

TEST(Oxp, FlagsMayBeANumber) {
  Map prim = primOf("root");
  prim["flags"] = 0x41;
  const scene::Linkset linkset = oxp(single(prim)).value.linksets[0];
  EXPECT_TRUE(linkset.physical);
  EXPECT_EQ(linkset.parts[0].scripts, 1U);
}

TEST(Oxp, WhatIsReplacedOrLeftOutIsSaid) {
  const auto found = [](const Map& map) {
    std::vector<std::string> codes;
    for (const Diagnostic& finding : oxp(map).findings) codes.emplace_back(finding.text.code);
    return codes;
  };
  using Codes = std::vector<std::string>;
  Map prim = primOf("root");
  prim["position"] = numbers({std::numeric_limits<double>::quiet_NaN(), 0, 0});
  EXPECT_EQ(found(single(prim)), Codes{"oxp.bad_numbers"});
  prim = primOf("root");
  prim["rotation"] = numbers({0, 0, 0, 0});
  EXPECT_EQ(found(single(prim)), Codes{"oxp.bad_numbers"});
  prim = primOf("root");
  prim["sculpt"] = Map{{"type", 5}};
  EXPECT_EQ(found(single(prim)), Codes{"oxp.mesh"});
  const Map prims{{std::string(rootPrim), primOf("root")},
                  {std::string(childPrim), primOf("child")}};
  EXPECT_EQ(found(exported(prims, {std::string(rootPrim)})), Codes{"oxp.no_linkset_of"});
}

}  // namespace
}  // namespace wb::import

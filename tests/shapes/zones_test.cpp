#include "model/shapes/detail/contact_space.h"
#include "model/shapes/detail/coverage.h"
#include "model/shapes/detail/zone_error.h"
#include "tests/shapes/boxes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

/// Where avatars touch what a shape stands for, and how far shapes are off there.
namespace wb::shape {
namespace {

using namespace test;

const glm::dvec3 upwards(0, 0, 1);
const glm::dvec3 downwards(0, 0, -1);
const glm::dvec3 sideways(1, 0, 0);

/// A slab of 1.2 x 0.8 m on a foot.
const TestBox tableTop{{0, 0, 0.7}, {1.2, 0.8, 0.8}};
const TestBox tableFoot{{0.4, 0.3, 0}, {0.8, 0.5, 0.7}};

ContactSpace spaceOf(const Solid& solid, bool isWalkedAbout = false) {
  return {solid, Avatar(), isWalkedAbout};
}

TEST(ContactSpace, OfATableIsAboveItsTop) {
  const Solid solid = solidFromBoxes({tableTop, tableFoot});
  const ContactSpace space = spaceOf(solid);
  EXPECT_EQ(space.zoneOn(solid, {0.6, 0.4, 0.8}, upwards), Zone::contact);
  EXPECT_EQ(space.zoneOn(solid, {0.6, 0.4, 0.8}, downwards), Zone::contact) << "either way";
  EXPECT_EQ(space.zoneOn(solid, {0.1, 0.1, 0.7}, downwards), Zone::elsewhere) << "the underside";
  EXPECT_EQ(space.zoneOn(solid, {1.2, 0.4, 0.74}, sideways), Zone::elsewhere) << "an edge";
  EXPECT_EQ(space.zoneOn(solid, {0.8, 0.4, 0.3}, sideways), Zone::elsewhere) << "the foot";
  EXPECT_EQ(space.zoneOf({0.6, 0.4, 0.86}), Zone::contact);
  EXPECT_EQ(space.zoneOf({0.1, 0.1, 0.35}), Zone::elsewhere);
}

/// Who sits needs half of an avatar's height, 0.95 m.
TEST(ContactSpace, NeedsHeadroom) {
  const auto shelf = [](double height) {
    return std::vector<TestBox>{{{0, 0, 0}, {1, 1, 0.2}},
                                {{0, 0, 0.2 + height}, {1, 1, 0.4 + height}},
                                {{0, 0.9, 0}, {1, 1, 0.4 + height}}};
  };
  const glm::dvec3 board(0.5, 0.4, 0.2);
  const Solid low = solidFromBoxes(shelf(0.6));
  EXPECT_EQ(spaceOf(low).zoneOn(low, board, upwards), Zone::elsewhere);
  const Solid high = solidFromBoxes(shelf(1.3));
  EXPECT_EQ(spaceOf(high).zoneOn(high, board, upwards), Zone::contact);
}

/// A roof of 45 degrees carries, one of 60 does not.
TEST(ContactSpace, IsAboveWhatIsLevelEnough) {
  const auto roof = [](double height) {
    return *Solid::of(
        {{{0, 0, 0}, {2, 0, 0}, {2, 1, height}, {0, 1, height}}, {{0, 1, 2}, {0, 2, 3}}},
        {.cells = 120});
  };
  const auto zoneOf = [](const Solid& solid, double height) {
    return spaceOf(solid).zoneOn(solid, {1, 0.5, height / 2}, {0, -height, 1});
  };
  EXPECT_EQ(zoneOf(roof(1), 1), Zone::contact);
  EXPECT_EQ(zoneOf(roof(std::sqrt(3.0)), std::sqrt(3.0)), Zone::elsewhere);
}

/// A post carries a wall 4 m above the ground: nobody walks along that.
TEST(ContactSpace, OfAWallIsBesideWhereAvatarsWalk) {
  const std::vector<TestBox> boxes{{{0, 0, 0}, {0.5, 0.5, 6}}, {{0.5, 0.1, 4}, {5, 0.4, 6}}};
  const Solid solid = solidFromBoxes(boxes);
  const ContactSpace space = spaceOf(solid, true);
  const glm::dvec3 aside(0, 1, 0);
  EXPECT_EQ(space.zoneOn(solid, {3, 0.4, 5}, aside), Zone::elsewhere);
  EXPECT_EQ(space.zoneOn(solid, {3, 0.25, 4}, downwards), Zone::elsewhere);
  EXPECT_EQ(space.zoneOn(solid, {0.25, 0.5, 1}, aside), Zone::contact) << "beside the ground";
  EXPECT_EQ(space.zoneOn(solid, {0.25, 0.5, 3}, aside), Zone::elsewhere) << "above a head";
  EXPECT_EQ(spaceOf(solid).zoneOn(solid, {0.25, 0.5, 1}, aside), Zone::elsewhere)
      << "where nobody walks about";
}

void append(mesh::TriangleMesh& mesh, const mesh::TriangleMesh& other) {
  const auto first = static_cast<std::uint32_t>(mesh.positions.size());
  mesh.positions.insert(mesh.positions.end(), other.positions.begin(), other.positions.end());
  for (const auto& [a, b, c] : other.triangles)
    mesh.triangles.push_back({first + a, first + b, first + c});
}

/// Rises from both sides to a ridge in the middle of y, from the bottom of a box to its top.
mesh::TriangleMesh gable(const TestBox& box) {
  const double middle = (box.low.y + box.high.y) / 2;
  mesh::TriangleMesh mesh;
  for (const double x : {box.low.x, box.high.x})
    for (const glm::dvec3& corner :
         {glm::dvec3(x, box.low.y, box.low.z), glm::dvec3(x, box.high.y, box.low.z),
          glm::dvec3(x, middle, box.high.z)})
      mesh.positions.push_back(corner);
  mesh.triangles = {{0, 2, 1}, {3, 4, 5}, {0, 1, 4}, {0, 4, 3},
                    {0, 3, 5}, {0, 5, 2}, {1, 2, 5}, {1, 5, 4}};
  return mesh;
}

/// A block of 5 x 4 m under a roof, 37 degrees steep, whose eaves are at `eaves` m.
mesh::TriangleMesh houseOf(double eaves) {
  mesh::TriangleMesh mesh = meshOfBoxes({{{0, 0, 0}, {5, 4, eaves}}});
  append(mesh, gable({{0, 0, eaves}, {5, 4, eaves + 1.5}}));
  return mesh;
}

Zone zoneOfSlope(const mesh::TriangleMesh& mesh, double height, bool isWalkedAbout = true) {
  const Solid solid = *Solid::of(mesh, {.cells = 120});
  return spaceOf(solid, isWalkedAbout).zoneOn(solid, {2.5, 1, height}, {0, -1.5, 2});
}

/// Nobody gets onto it from the ground, unless it is so low that they climb it.
TEST(ContactSpace, IsNotOnARoofThatNoWayLeadsTo) {
  EXPECT_EQ(zoneOfSlope(houseOf(2.5), 3.25), Zone::elsewhere);
  EXPECT_EQ(zoneOfSlope(houseOf(2.5), 3.25, false), Zone::contact) << "nobody asks for ways";
  EXPECT_EQ(zoneOfSlope(houseOf(0.6), 1.35), Zone::contact);
  const Solid house = *Solid::of(houseOf(2.5), {.cells = 120});
  EXPECT_EQ(spaceOf(house, true).zoneOn(house, {2.5, 0, 1}, {0, -1, 0}), Zone::contact)
      << "its wall";
}

/// Its stairs may be another part.
TEST(ContactSpace, IsOnATerrace) {
  const Solid flat = solidFromBoxes({{{0, 0, 0}, {5, 4, 2.5}}});
  EXPECT_EQ(spaceOf(flat, true).zoneOn(flat, {2.5, 1, 2.5}, upwards), Zone::contact);
}

TEST(ContactSpace, IsOnARoofThatStairsLeadTo) {
  std::vector<TestBox> steps;
  for (int i = 0; i < 8; ++i)
    steps.push_back({{0.6 * i, -1.2, 0}, {0.6 * (i + 1), 0, 0.31 * (i + 1)}});
  mesh::TriangleMesh mesh = houseOf(2.5);
  append(mesh, meshOfBoxes(steps));
  EXPECT_EQ(zoneOfSlope(mesh, 3.25), Zone::contact);
}

/// A slope in a room with a window and no door, which may be another part.
TEST(ContactSpace, IsOnASlopeThatHasARoofAbove) {
  mesh::TriangleMesh mesh = meshOfBoxes({{{-1, -1, -0.2}, {6, 5, 0}},
                                         {{-1, -1, 4}, {6, 5, 4.2}},
                                         {{-1, -1, 0}, {6, -0.8, 4}},
                                         {{-1, 4.8, 0}, {6, 5, 4}},
                                         {{-1, -1, 0}, {-0.8, 5, 4}},
                                         {{5.8, -1, 0}, {6, 5, 1.4}},
                                         {{5.8, -1, 2.2}, {6, 5, 4}}});
  append(mesh, gable({{0, 0, 0}, {5, 4, 1.5}}));
  EXPECT_EQ(zoneOfSlope(mesh, 0.75), Zone::contact);
}

TEST(ContactSpace, OfAFlatSheetIsOfBothSides) {
  const Solid sheet = *Solid::of(
      {{{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}}, {{0, 1, 2}, {0, 2, 3}}}, {.cells = 120});
  for (const glm::dvec3& normal : {upwards, downwards})
    EXPECT_EQ(spaceOf(sheet).zoneOn(sheet, {1.2, 0.7, 0}, normal), Zone::contact);
  const Solid upright = *Solid::of(
      {{{0, 0, 0}, {2, 0, 0}, {2, 0, 2}, {0, 0, 2}}, {{0, 1, 2}, {0, 2, 3}}}, {.cells = 120});
  EXPECT_EQ(spaceOf(upright).zoneOn(upright, {1, 0, 1}, {0, 1, 0}), Zone::elsewhere);
}

TEST(ContactSpace, OfATinyCubeIsAboveIt) {
  const Solid solid = solidFromBoxes({{glm::dvec3(0), glm::dvec3(0.05)}});
  const ContactSpace space = spaceOf(solid);
  EXPECT_EQ(space.zoneOn(solid, {0.02, 0.03, 0.05}, upwards), Zone::contact);
  EXPECT_EQ(space.zoneOn(solid, {0.02, 0.03, 0}, upwards), Zone::elsewhere);
  EXPECT_EQ(space.zoneOn(solid, {0.05, 0.03, 0.02}, sideways), Zone::elsewhere);
}

/// What lies on its back is stood on where it is above.
TEST(ContactSpace, FollowsWhatIsUp) {
  const Solid solid = solidFromBoxes({tableTop, tableFoot});
  Avatar avatar;
  avatar.up = sideways;
  const ContactSpace space(solid, avatar, false);
  EXPECT_EQ(space.zoneOn(solid, {1.2, 0.4, 0.75}, sideways), Zone::contact);
  EXPECT_EQ(space.zoneOn(solid, {0.6, 0.4, 0.8}, upwards), Zone::elsewhere);
}

ZoneErrors errorsOf(const std::vector<TestBox>& shape) {
  Solid solid = solidFromBoxes({tableTop, tableFoot});
  solid.keepContact(std::make_shared<const ContactSpace>(solid, Avatar(), false), 1, 0);
  return zoneErrorsOf(solid, piecesOfBoxes(shape), {0.05, 0.3});
}

TEST(ZoneErrors, TellALowerTopFromAWiderFoot) {
  const ZoneErrors lower = errorsOf({{{0, 0, 0.7}, {1.2, 0.8, 0.76}}, tableFoot});
  EXPECT_NEAR(lower.contact.distance, 0.04, 0.003);
  EXPECT_NEAR(lower.contact.place.z, 0.8, 1e-9);
  EXPECT_LE(lower.elsewhere.distance, 0.042);
  // Corners are farthest: by the root of two.
  const ZoneErrors wider = errorsOf({tableTop, {{0.3, 0.2, 0}, {0.9, 0.6, 0.7}}});
  EXPECT_NEAR(wider.elsewhere.distance, 0.1 * std::sqrt(2.0), 0.05 * 0.15);
  EXPECT_LE(wider.contact.distance, 0.011) << "a fifth of the tolerance is not told exactly";
}

/// A top that is 4 cm lower or 10 cm higher, and a foot whose corners are 14.1 cm farther out: as
/// pieces and as a surface.
TEST(ZoneErrors, AreCloseWhereEachIsBelowItsLimit) {
  Solid solid = solidFromBoxes({tableTop, tableFoot});
  solid.keepContact(std::make_shared<const ContactSpace>(solid, Avatar(), false), 1, 0);
  const auto isWithin = [&](const std::vector<TestBox>& shape, const ZoneTolerances& limits) {
    FitOptions options;
    options.zones = limits;
    options.tolerance = limits.looser();
    const bool arePieces = isClose(solid, piecesOfBoxes(shape), options, {});
    EXPECT_EQ(isClose(solid, meshOfBoxes(shape), options, {}), arePieces);
    return arePieces;
  };
  const std::vector<TestBox> lower{{{0, 0, 0.7}, {1.2, 0.8, 0.76}}, tableFoot};
  EXPECT_TRUE(isWithin(lower, {0.045, 0.3}));
  EXPECT_FALSE(isWithin(lower, {0.035, 0.3}));
  const std::vector<TestBox> higher{{{0, 0, 0.7}, {1.2, 0.8, 0.9}}, tableFoot};
  EXPECT_TRUE(isWithin(higher, {0.11, 0.3}));
  EXPECT_FALSE(isWithin(higher, {0.09, 0.3}));
  const std::vector<TestBox> wider{tableTop, {{0.3, 0.2, 0}, {0.9, 0.6, 0.7}}};
  EXPECT_TRUE(isWithin(wider, {0.05, 0.16}));
  EXPECT_FALSE(isWithin(wider, {0.05, 0.13}));
  FitOptions options;
  options.zones = ZoneTolerances{0.05, 0.3};
  options.tolerance = 0.1;
  EXPECT_FALSE(isClose(solid, piecesOfBoxes(wider), options, {})) << "at most the tolerance";
  EXPECT_FALSE(isClose(solid, std::vector<Piece>(), options, {}));
}

/// Nobody could sit where it is: that it holds the solid is no excuse.
TEST(ZoneErrors, CountWhatBuriesATop) {
  const ZoneErrors higher = errorsOf({{{0, 0, 0.7}, {1.2, 0.8, 0.9}}, tableFoot});
  EXPECT_NEAR(higher.contact.distance, 0.1, 0.006);
}

TEST(ZoneErrors, OfNoPiecesAreTheDiagonal) {
  const ZoneErrors none = errorsOf({});
  const double diagonal = std::sqrt(1.2 * 1.2 + 0.8 * 0.8 + 0.8 * 0.8);
  EXPECT_NEAR(none.contact.distance, diagonal, 1e-12);
  EXPECT_NEAR(none.elsewhere.distance, diagonal, 1e-12);
}

TEST(ZoneErrors, OfTheSurfaceItselfAreNone) {
  Solid solid = solidFromBoxes({tableTop, tableFoot});
  solid.keepContact(std::make_shared<const ContactSpace>(solid, Avatar(), false), 1, 0);
  const ZoneErrors errors = zoneErrorsOf(solid, meshOfBoxes({tableTop, tableFoot}), {0.05, 0.3});
  EXPECT_LE(errors.contact.distance, 0.011);
  EXPECT_LE(errors.elsewhere.distance, 0.06);
}

/// Above a top, shapes have as much room as the closer tolerance leaves.
TEST(ContactSpace, LeavesShapesLessRoom) {
  Solid solid = solidFromBoxes({tableTop, tableFoot});
  const glm::dvec3 above(0.6, 0.4, 0.86);
  const glm::dvec3 below(0.1, 0.1, 0.6);
  const double roomAbove = solid.room(above);
  const double roomBelow = solid.room(below);
  solid.keepContact(std::make_shared<const ContactSpace>(solid, Avatar(), false), 0.25, 0.2);
  EXPECT_NEAR(solid.room(above), roomAbove + 0.2, 1e-6);
  EXPECT_EQ(solid.room(below), roomBelow);
  EXPECT_EQ(solid.shareAt({0.6, 0.4, 0.8}), 0.25);
  EXPECT_EQ(solid.shareAt({0.1, 0.1, 0.7}), 1);
}

/// A plate in the middle of the slab is as far from its top as from its underside.
TEST(Places, OfATopMustBeNearer) {
  Solid solid = solidFromBoxes({tableTop, tableFoot});
  const std::vector<glm::dvec3> places{{0.1, 0.1, 0.8}, {0.1, 0.1, 0.7}};
  const Piece plate = piecesOfBoxes({{{0, 0, 0.74}, {1.2, 0.8, 0.76}}}).front();
  EXPECT_EQ(placesOn(solid, places, 0.1)->coveredBy(plate).size(), 2U);
  solid.keepContact(std::make_shared<const ContactSpace>(solid, Avatar(), false), 0.25, 0);
  EXPECT_EQ(placesOn(solid, places, 0.1)->coveredBy(plate), std::vector<std::uint32_t>{1});
  EXPECT_EQ(placesOn(solid, places, 0.2)->coveredBy(plate).size(), 2U);
}

TEST(ZoneTolerances, HoldWhereBothDo) {
  const ZoneTolerances limits{0.05, 0.3};
  const auto errors = [](double contact, double elsewhere) {
    return ZoneErrors{{contact, glm::dvec3(0), contact}, {elsewhere, glm::dvec3(0), elsewhere}};
  };
  EXPECT_TRUE(limits.areHeldBy(errors(0.05, 0.3)));
  EXPECT_FALSE(limits.areHeldBy(errors(0.06, 0.1)));
  EXPECT_FALSE(limits.areHeldBy(errors(0.01, 0.31)));
  EXPECT_EQ(limits.atMost(0.1), (ZoneTolerances{0.05, 0.1}));
  EXPECT_EQ(limits.atMost(0.02), (ZoneTolerances{0.02, 0.02}));
}

}  // namespace
}  // namespace wb::shape

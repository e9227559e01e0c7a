#include "model/core/language.h"
#include "model/core/number.h"

#include <gtest/gtest.h>

#include <vector>

namespace wb {
namespace {

std::string widthOf(double metres, const char* said = "only {width} m wide") {
  return rendered(Text{"x", said}, {{"width", fourDigits(metres)}});
}

TEST(Length, StandsInTheUnitThatPeopleWrite) {
  EXPECT_EQ(written(inMetres(0.6)), "0.6 m");
  EXPECT_EQ(written(inMetres(0.0005)), "0.5 mm");
  EXPECT_EQ(written(inMetres(2e-7)), "0.2 µm");
  EXPECT_EQ(written(inMetres(-1e-5)), "-10 µm");
  EXPECT_EQ(written(inMetres(3e-9)), "3 nm");
  EXPECT_EQ(written(inMetres(0)), "0 m");
}

/// Whoever reads a table in metres and a sentence in centimetres sees one number.
TEST(Length, HasTheSameDigitsInCentimetres) {
  EXPECT_EQ(written(inCentimetres(0.23434)), "23.43");
  EXPECT_EQ(written(inCentimetres(1.40812)), "140.8");
  EXPECT_EQ(written(inCentimetres(0.49998)), "49.998") << "0.49998 in metres";
  EXPECT_EQ(written(inCentimetres(0)), "0");
}

/// A sentence gives metres; what is small is put into its unit where it is filled in.
TEST(Length, IsPutIntoItsUnitInASentence) {
  EXPECT_EQ(widthOf(0.25), "only 0.25 m wide");
  EXPECT_EQ(widthOf(2e-7), "only 0.2 µm wide");
  EXPECT_EQ(widthOf(0.0004, "by {width} m."), "by 0.4 mm.");
  EXPECT_EQ(widthOf(0.0004, "by {width} m"), "by 0.4 mm");
}

TEST(Length, OtherUnitsStayAsTheyAre) {
  EXPECT_EQ(widthOf(0.0004, "{width} m² of it"), "0.0004 m² of it");
  EXPECT_EQ(widthOf(0.0004, "{width} more"), "0.0004 more");
  EXPECT_EQ(widthOf(2e-7, "{width} PE"), "0.0000002 PE");
}

/// What a text in metres says to who reads another unit.
std::string inFeet(const char* said, const std::vector<Argument>& arguments) {
  const Language language{.lengths = &footUnit};
  return rendered(Text{"x", said}, arguments, &language);
}

TEST(Length, IsReadInAnotherUnitWhereItIsOne) {
  EXPECT_EQ(inFeet("{from} m long", {{"from", lengthInMetres(0.3048)}}), "1 ft long");
  EXPECT_EQ(inFeet("Make {a} × {b} × {c} m of it.", {{"a", lengthInMetres(0.3048)},
                                                     {"b", lengthInMetres(3.048)},
                                                     {"c", asLength(Number{0.5})}}),
            "Make 1 × 10 × 1.64 ft of it.");
  EXPECT_EQ(inFeet("{limit} m at most", {{"limit", fourDigits(64)}}), "64 m at most")
      << "nobody said that it is a length to be read";
  EXPECT_EQ(inFeet("{width} m wide", {{"width", lengthInMetres(2e-7)}}), "0.2 µm wide");
  EXPECT_EQ(inFeet("{area} m²", {{"area", fourDigits(2)}}), "2 m²");
}

/// What is a small part of something.
TEST(Length, OfAnErrorIsReadInTheSmallerUnit) {
  EXPECT_EQ(inFeet("at most {far} cm", {{"far", inCentimetres(0.0254)}}), "at most 1 in");
  const Language inCm{.lengths = &centimetreUnit};
  EXPECT_EQ(rendered(Text{"x", "at most {far} cm"},
                     std::vector<Argument>{{"far", inCentimetres(0.25)}}, &inCm),
            "at most 25 cm");
  EXPECT_EQ(
      rendered(Text{"x", "{long} m"}, std::vector<Argument>{{"long", lengthInMetres(0.25)}}, &inCm),
      "25 cm");
}

}  // namespace
}  // namespace wb

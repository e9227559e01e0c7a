#include "model/core/language.h"

#include <gtest/gtest.h>

namespace wb::test {
namespace {

std::string german(const std::string& english) {
  if (english == "line {number}") return "Zeile {number}";
  if (english == "column {number}") return "Spalte {number}";
  if (english == "{what} on line {number}") return "{what} in Zeile {number}";
  return english;
}

TEST(PlaceWords, InEnglishTheyAreThePlaceItself) {
  for (const char* place :
       {"line 4", "line 4, column 12", "byte 132", "byte 3 of the decompressed data",
        "physics_mesh at byte 7, byte 9 of the decompressed data", "face 2", "header, byte 7",
        "<mesh> on line 5", "linksets[1].parts[0]: face 3", "physics_mesh", "", "line",
        "line of trees", "a: b, c"})
    EXPECT_EQ(renderedPlace(place), place);
}

TEST(PlaceWords, AreTranslatedAndNamesAreNot) {
  Language language;
  language.translation = german;
  const LanguageScope scope(language);
  EXPECT_EQ(renderedPlace("line 4, column 12"), "Zeile 4, Spalte 12");
  EXPECT_EQ(renderedPlace("parts[2]: line 1234"), "parts[2]: Zeile 1234");
  EXPECT_EQ(renderedPlace("<mesh> on line 5"), "<mesh> in Zeile 5");
  EXPECT_EQ(renderedPlace("line up"), "line up");
}

TEST(PlaceWords, WhatIsNoPlaceInAFileHasNone) {
  EXPECT_FALSE(placeInWords("linksets[2].parts[0]"));
  EXPECT_FALSE(placeInWords("lines 4"));
  EXPECT_FALSE(placeInWords("line -4"));
}

}  // namespace
}  // namespace wb::test

#include "model/core/language.h"

#include <gtest/gtest.h>

namespace wb {
namespace {

TEST(Heading, IsAWordOfTheTablesAsPeopleWriteIt) {
  EXPECT_EQ(asHeading(""), "");
  EXPECT_EQ(asHeading("physics"), "Physics");
  EXPECT_EQ(asHeading("triangle_constant"), "Triangle constant");
}

TEST(Heading, KeepsTheSpellingOfNames) {
  EXPECT_EQ(asHeading("lod_low"), "LOD low");
  EXPECT_EQ(asHeading("opensim"), "OpenSim");
  EXPECT_EQ(asHeading("opensim_index"), "OpenSim index");
}

}  // namespace
}  // namespace wb

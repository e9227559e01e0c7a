#include "model/base/words.h"

#include <gtest/gtest.h>

namespace wb {
namespace {

TEST(Heading, IsAWordOfTheTablesAsPeopleWriteIt) {
  EXPECT_EQ(heading(""), "");
  EXPECT_EQ(heading("physics"), "Physics");
  EXPECT_EQ(heading("triangle_constant"), "Triangle constant");
}

TEST(Heading, KeepsTheSpellingOfNames) {
  EXPECT_EQ(heading("lod_low"), "LOD low");
  EXPECT_EQ(heading("opensim"), "OpenSim");
  EXPECT_EQ(heading("opensim_index"), "OpenSim index");
}

}  // namespace
}  // namespace wb

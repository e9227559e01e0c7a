#include "model/report/profile_beside.h"

#include "model/core/file.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace wb::table {
namespace {

cost::Profile with(double hullCost) {
  cost::Profile profile;
  profile[cost::Key::hull_cost] = hullCost;
  return profile;
}

TEST(ProfileBeside, ABuiltInProfileNeedsNoFile) {
  for (const std::string_view name : cost::builtInProfiles()) {
    const cost::Profile profile = *cost::builtInProfile(name);
    EXPECT_FALSE(profileBeside("/a/costs.csv", profile, profile)) << name;
    EXPECT_FALSE(baselineBeside("/a/costs.csv", profile)) << name;
  }
}

/// Its name alone does not say which constants it has.
TEST(ProfileBeside, ANamedProfileNeedsOne) {
  cost::Profile named = *cost::builtInProfile("opensim");
  named.name = "My grid";
  EXPECT_TRUE(profileBeside("/a/costs.csv", named, named));
  named.name = "second-life";
  EXPECT_TRUE(profileBeside("/a/costs.csv", named, named)) << "it is not what it is called";
}

TEST(ProfileBeside, IsNamedAfterTheTable) {
  const cost::Profile usual = with(1);
  const auto path = [&](const std::string& csv) { return profileBeside(csv, usual, usual)->path; };
  EXPECT_EQ(path("/a/costs.csv"), "/a/costs.profile.json");
  EXPECT_EQ(path("v1.2.csv"), "v1.2.profile.json");
  EXPECT_EQ(path("costs"), "costs.profile.json");
  EXPECT_EQ(baselineBeside("/a/costs.csv", usual)->path, "/a/costs.baseline.json");
}

/// By their constants, in whatever order they come.
TEST(ProfileBeside, OthersHaveNamesOfTheirOwn) {
  const cost::Profile usual = with(1);
  const std::string two = profileBeside("/a/costs.csv", with(2), usual)->path;
  EXPECT_TRUE(two.starts_with("/a/costs.profile_") && two.ends_with(".json")) << two;
  EXPECT_EQ(profileBeside("/a/costs.csv", with(2), with(3))->path, two);
  EXPECT_NE(profileBeside("/a/costs.csv", with(3), usual)->path, two);
}

TEST(ProfileBeside, IsNamedInTheColumnAlone) {
  Table table;
  table.headings = {Heading{"linkset", {}}, Heading{"profile", {}}};
  table.rows = 2;
  table.cell = [](std::size_t row, std::size_t column) -> Cell {
    return row == 1 ? Cell{} : Cell{std::string(column == 0 ? "Wall" : "second-life*")};
  };
  const ProfileFile file{"/a/costs.profile.json", with(1)};
  const Table named = namingProfile(table, "profile", file);
  EXPECT_EQ(named.cell(0, 0), Cell{std::string("Wall")});
  EXPECT_EQ(named.cell(0, 1), Cell{std::string("second-life* (costs.profile.json)")});
  EXPECT_EQ(named.cell(1, 1), Cell{}) << "what is empty stays so";
  EXPECT_EQ(namingProfile(table, "profile_before", file).cell(0, 1),
            Cell{std::string("second-life*")});
}

class ProfileBesideFile : public FolderTest {};

TEST_F(ProfileBesideFile, WhatIsWrittenIsReadAgain) {
  const ProfileFile file{(folder_ / "costs.profile.json").string(), with(1)};
  EXPECT_FALSE(isWritten(file));
  ASSERT_TRUE(write(file));
  EXPECT_TRUE(isWritten(file));
  EXPECT_FALSE(isWritten({file.path, with(2)}));
  ASSERT_TRUE(writeFile(file.path, bytesOf(R"({"set": {"hull_cost": 1, "hull_cots": 2}})")));
  EXPECT_FALSE(isWritten(file)) << "something in it says nothing";
}

TEST_F(ProfileBesideFile, WhatIsWrittenIsToldFromAFileOfTheUsersOwn) {
  const ProfileFile file{(folder_ / "costs.profile.json").string(), with(1)};
  EXPECT_FALSE(isAsWritten(file.path));
  ASSERT_TRUE(write(file));
  EXPECT_TRUE(isAsWritten(file.path));
  for (const char* mine : {R"({"set": {"hull_cost": 1}})", "{}", "mine", ""}) {
    ASSERT_TRUE(writeFile(file.path, bytesOf(mine)));
    EXPECT_FALSE(isAsWritten(file.path)) << mine;
  }
}

}  // namespace
}  // namespace wb::table

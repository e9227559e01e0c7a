#include "model/analysis/region_titles.h"

#include "model/core/language.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace wb::weighing {
namespace {

scene::Region region(const std::string& name, const std::string& id) {
  scene::Region one;
  one.name = name;
  if (const auto parsed = Uuid::parse(id)) one.id = *parsed;
  return one;
}

std::vector<std::string> titles(const std::vector<scene::Region>& regions) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < regions.size(); ++i) all.push_back(regionTitle(regions, i));
  return all;
}

using Titles = std::vector<std::string>;

constexpr auto ones = "11111111-1111-4111-8111-111111111111";
constexpr auto twos = "22222222-2222-4222-8222-222222222222";
constexpr auto likeOnes = "11111111-1111-4111-8111-111111111112";

TEST(RegionTitles, ANameThatIsAloneIsTheTitle) {
  EXPECT_EQ(titles({region("Home", ones), region("Away", twos), region("", likeOnes)}),
            (Titles{"Home", "Away", ""}));
}

TEST(RegionTitles, RegionsOfOneNameShowTheBeginningOfTheirIds) {
  EXPECT_EQ(titles({region("Home", ones), region("Away", ones), region("Home", twos)}),
            (Titles{"Home (11111111)", "Away", "Home (22222222)"}));
}

TEST(RegionTitles, IdsThatBeginAlikeAreShownInFull) {
  EXPECT_EQ(titles({region("Home", ones), region("Home", likeOnes), region("Home", twos)}),
            (Titles{std::string("Home (") + ones + ")", std::string("Home (") + likeOnes + ")",
                    "Home (22222222)"}));
}

TEST(RegionTitles, WithoutAnIdTheNumberTellsThemApart) {
  EXPECT_EQ(titles({region("Home", ""), region("Home", ""), region("Home", ones)}),
            (Titles{"Home (1)", "Home (2)", "Home (11111111)"}));
  EXPECT_EQ(titles({region("Home", ones), region("Home", ones)}), (Titles{"Home (1)", "Home (2)"}));
  EXPECT_EQ(titles({region("Home", ""), region("Home", ones)}),
            (Titles{"Home", "Home (11111111)"}));
}

/// What is empty has its own words, which say that there is no name.
TEST(RegionTitles, ManyWithoutANameHaveNoTitle) {
  EXPECT_EQ(titles({region("", ones), region("", twos)}), (Titles{"", ""}));
}

TEST(RegionTitles, OneThatWasNotTakenInIsItsName) {
  RegionTitles all;
  EXPECT_EQ(all.of("Home", ones), "Home");
  all.add("Home", ones);
  all.add("Home", ones);
  EXPECT_EQ(all.of("Home", ones), "Home");
  all.add("Home", "");
  EXPECT_EQ(all.of("Home", ones), "Home (11111111)");
  EXPECT_EQ(all.of("Home", ""), "Home");
}

/// A region with parcels of these names.
scene::Region withParcels(const std::string& name, const std::vector<std::string>& parcels) {
  scene::Region one = region(name, "");
  for (const std::string& parcel : parcels) one.parcels.emplace_back().name = parcel;
  return one;
}

std::string called(const std::vector<scene::Region>& regions, std::size_t region,
                   std::optional<std::size_t> parcel = {}) {
  return rendered(PlaceNames(regions).of(region, parcel));
}

TEST(PlaceName, OfARegionIsItsTitleOrItsNumber) {
  const std::vector<scene::Region> regions{region("Home", ones), region("", twos),
                                           region("Home", twos)};
  EXPECT_EQ(called(regions, 0), "Home (11111111)");
  EXPECT_EQ(called(regions, 1), "region 2");
  EXPECT_EQ(called(regions, 3), "No region");
  EXPECT_EQ(called({}, 0), "No region");
}

TEST(PlaceName, OfAParcelIsItsNameOrItsNumber) {
  const std::vector<scene::Region> regions{withParcels("Home", {"Row", "", "Lawn"}),
                                           withParcels("", {"", "Field"})};
  EXPECT_EQ(called(regions, 0, 0), "Row");
  EXPECT_EQ(called(regions, 0, 1), "parcel 2");
  EXPECT_EQ(called(regions, 1, 0), "parcel 1");
  EXPECT_FALSE(PlaceNames(regions).isNamedElsewhere(0, 1)) << "the other second parcel has a name";
}

TEST(PlaceName, ParcelsOfTwoRegionsThatAreCalledTheSameNameTheirRegion) {
  const std::vector<scene::Region> regions{withParcels("Home", {"", "Row", "Lawn"}),
                                           withParcels("", {"", "Field", "Row"})};
  EXPECT_EQ(called(regions, 0, 0), "Home, parcel 1");
  EXPECT_EQ(called(regions, 1, 0), "region 2, parcel 1");
  EXPECT_EQ(called(regions, 0, 1), "Home, Row");
  EXPECT_EQ(called(regions, 1, 2), "region 2, Row");
  EXPECT_EQ(called(regions, 0, 2), "Lawn");
  EXPECT_EQ(rendered(parcelName(regions[1], 0)), "parcel 1") << "below its region";
}

}  // namespace
}  // namespace wb::weighing

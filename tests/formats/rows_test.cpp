#include "model/formats/reader/ply.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace wb::ply {
namespace {

Element elementOf(std::vector<Property> properties) {
  return {"thing", 1'000'000, std::move(properties)};
}

const Element everyType = elementOf({{"a", Number::int8, {}},
                                     {"b", Number::uint8, {}},
                                     {"c", Number::int16, {}},
                                     {"d", Number::uint16, {}},
                                     {"e", Number::int32, {}},
                                     {"f", Number::uint32, {}},
                                     {"g", Number::float32, {}},
                                     {"h", Number::float64, {}}});
const std::vector<double> values{-2, 254, -3, 65'533, -4, 4'294'967'292, -0.5, 1.25};

// By hand: two's complement, and IEEE 754 with 0xbf000000 for -0.5 and 0x3ff4… for 1.25.
const std::string big(
    "\xfe\xfe\xff\xfd\xff\xfd\xff\xff\xff\xfc\xff\xff\xff\xfc\xbf\0\0\0"
    "\x3f\xf4\0\0\0\0\0\0",
    26);
const std::string little(
    "\xfe\xfe\xfd\xff\xfd\xff\xfc\xff\xff\xff\xfc\xff\xff\xff\0\0\0\xbf"
    "\0\0\0\0\0\0\xf4\x3f",
    26);

std::vector<double> allOf(const std::string& data, Encoding encoding) {
  std::vector<std::vector<double>> lists(everyType.properties.size());
  std::vector<std::vector<double>*> wanted;
  for (auto& list : lists) wanted.push_back(&list);
  Rows rows(data, encoding);
  EXPECT_TRUE(rows.read(everyType, wanted));
  std::vector<double> all;
  for (const auto& list : lists) all.insert(all.end(), list.begin(), list.end());
  EXPECT_FALSE(rows.skip(everyType)) << "there is no second row";
  return all;
}

TEST(PlyRows, NumbersOfEveryTypeInEveryEncoding) {
  const std::string text = "-2 254 -3 65533 -4 4294967292 -5e-1 +1.25 what follows\n";
  EXPECT_EQ(allOf(big, Encoding::bigEndian), values);
  EXPECT_EQ(allOf(little, Encoding::littleEndian), values);
  EXPECT_EQ(allOf(text, Encoding::text), values);
}

TEST(PlyRows, WhatIsNotWantedIsPassedOver) {
  const Element mixed = elementOf({{"a", Number::int16, Number::uint8}, {"b", Number::uint8, {}}});
  std::vector<double> last;
  const std::vector<std::vector<double>*> wanted{nullptr, &last};
  Rows binary(std::string_view("\2\1\0\2\0\7\0\x8", 8), Encoding::littleEndian);
  EXPECT_TRUE(binary.read(mixed, wanted));
  EXPECT_EQ(last, std::vector<double>{7});
  EXPECT_TRUE(binary.read(mixed, wanted));
  EXPECT_EQ(last, std::vector<double>{8});
  Rows text("2 1 2 7\n0 8\n", Encoding::text);
  EXPECT_TRUE(text.read(mixed, wanted) && text.read(mixed, wanted));
  EXPECT_EQ(last, std::vector<double>{8});
}

TEST(PlyRows, AWordThatIsNoNumberIsNotANumber) {
  std::vector<double> list;
  const Element words = elementOf({{"a", Number::float32, Number::uint8}});
  Rows rows("4 nan 1.#QNAN six 6", Encoding::text);
  ASSERT_TRUE(rows.read(words, std::vector<std::vector<double>*>{&list}));
  ASSERT_EQ(list.size(), 4U);
  EXPECT_TRUE(std::isnan(list[0]) && std::isnan(list[1]) && std::isnan(list[2]));
  EXPECT_EQ(list[3], 6);
}

TEST(PlyRows, ACountThatIsNoneEndsThem) {
  const Element list = elementOf({{"a", Number::uint8, Number::int8}});
  EXPECT_FALSE(Rows("\xff", Encoding::littleEndian).skip(list)) << "-1";
  EXPECT_FALSE(Rows("many", Encoding::text).skip(list));
  const Element huge = elementOf({{"a", Number::float64, Number::uint32}});
  EXPECT_FALSE(Rows("\xff\xff\xff\xff........", Encoding::littleEndian).skip(huge));
  const Element fraction = elementOf({{"a", Number::uint8, Number::float32}});
  EXPECT_FALSE(Rows(std::string_view("\0\0\xc0\x3f..", 6), Encoding::littleEndian).skip(fraction))
      << "1.5";
}

TEST(PlyRows, NoMoreAreExpectedThanTheDataHaveRoomFor) {
  EXPECT_LE(Rows(big, Encoding::bigEndian).most(everyType), 2U);
  EXPECT_GE(Rows(big, Encoding::bigEndian).most(everyType), 1U);
  Element one = everyType;
  one.rows = 1;
  EXPECT_EQ(Rows(std::string(10'000, '1'), Encoding::text).most(one), 1U);
}

}  // namespace
}  // namespace wb::ply

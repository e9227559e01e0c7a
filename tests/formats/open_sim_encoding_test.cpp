#include "model/formats/objects/open_sim_object.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::import {
namespace {

/// One part that says utf-16, whatever it is stored in.
std::string crate(std::string_view sculptType = "0") {
  return R"(<?xml version="1.0" encoding="utf-16"?><SceneObjectGroup><SceneObjectPart>
      <Name>Crate</Name><Scale><X>1</X><Y>2</Y><Z>3</Z></Scale>
      <Shape><ProfileCurve>1</ProfileCurve><PathCurve>16</PathCurve><SculptType>)" +
         std::string(sculptType) + "</SculptType></Shape></SceneObjectPart></SceneObjectGroup>";
}

/// In UTF-16 with its byte order mark, in either order.
std::string inUtf16(std::string_view ascii, bool littleEndian) {
  std::string text = littleEndian ? "\xff\xfe" : "\xfe\xff";
  for (const char c : ascii) text += littleEndian ? std::string{c, '\0'} : std::string{'\0', c};
  return text;
}

Result<Loaded<std::vector<scene::Linkset>>> objects(std::string_view stored) {
  return readOpenSimObjects(bytesOf(stored), [](const Uuid&) { return std::string(); });
}

TEST(OpenSimEncoding, Utf16IsReadInEitherOrder) {
  const auto inUtf8 = objects(crate());
  ASSERT_TRUE(inUtf8);
  for (const bool littleEndian : {true, false}) {
    const std::string stored = inUtf16(crate(), littleEndian);
    EXPECT_TRUE(looksLikeOpenSimObject(bytesOf(stored)));
    const auto read = objects(stored);
    ASSERT_TRUE(read) << line(read.error());
    EXPECT_EQ(read->value, inUtf8->value);
    EXPECT_EQ(read->value.at(0).name, "Crate");
  }
}

TEST(OpenSimEncoding, Utf16CutShortOrOfSomethingElseIsRefused) {
  const std::string stored = inUtf16(crate(), true);
  EXPECT_FALSE(objects(stored.substr(0, stored.size() / 2)));
  EXPECT_FALSE(objects(stored.substr(0, 2)));
  EXPECT_FALSE(looksLikeOpenSimObject(bytesOf(stored.substr(0, 2))));
  EXPECT_FALSE(looksLikeOpenSimObject(bytesOf(inUtf16("<SceneObject/>", true))));
}

TEST(OpenSimEncoding, AWrongNumberIsToldAsItStands) {
  const auto read = objects(crate("5.50"));
  ASSERT_TRUE(read);
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_NE(message(read->findings[0]).find("\"5.50\""), std::string::npos)
      << message(read->findings[0]);
}

}  // namespace
}  // namespace wb::import

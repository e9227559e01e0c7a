#include "model/formats/models3d/detail/read_obj.h"
#include "tests/formats/models3d/read_scene.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

namespace wb::import3d {
namespace {

const std::string objPlaces = "v 0 0 0\nv 1 0 0\nv 1 2 0\nv 0 2 0\n";

FileScene readLines(std::string_view text) { return readObj(bytesOf(text)); }

std::size_t trianglesInObj(std::string_view text) { return test::trianglesOf(readLines(text)); }

TEST(Obj, facesNameTheirCornersInManyWays) {
  for (const char* face : {"f 1 2 3", "f 1/1 2/2 3/3", "f 1//1 2//1 3//1", "f 1/1/1 2/2/2 3/3/3",
                           "f -4 -3 -2", "f -4/-1 -3/ -2//", "f +1 2 3 # a comment", "fo 1 2 3"}) {
    const FileScene file = readLines(objPlaces + face);
    EXPECT_EQ(test::trianglesOf(file), 1U) << face;
    EXPECT_EQ(test::greatest(file), Vector3(1, 2, 0)) << face;
  }
  EXPECT_EQ(trianglesInObj(objPlaces + "f 1 2 3 4\n"), 2U);
  EXPECT_EQ(trianglesInObj(objPlaces + "l 1 2 3\np 1\nf 1 2\n"), 0U);
}

TEST(Obj, textureCoordinatesThatAreNotThereDoNotMatter) {
  const FileScene without = readLines(objPlaces + "f 1/1 2/2 3/3");
  EXPECT_TRUE(without.surfaces[0].texCoords.empty());
  const FileScene with = readLines(objPlaces + "vt 0.5 1\nf 1/1 2/1 3/7");
  ASSERT_FALSE(with.surfaces[0].texCoords.empty());
  EXPECT_EQ(with.surfaces[0].texCoords[0].x, 0.5F);
}

TEST(Obj, linesEndAndGoOnInManyWays) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    std::string text = "\xef\xbb\xbf" + objPlaces + "f 1 2 \\\n 3 \\\n 4";
    for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + end.size()))
      text.replace(at, 1, end);
    EXPECT_EQ(trianglesInObj(text), 2U);
  }
}

TEST(Obj, facesMayComeFirst) { EXPECT_EQ(trianglesInObj("f 1 2 3\n" + objPlaces), 1U); }

TEST(Obj, objectsAndGroupsAreParts) {
  const FileScene file = readLines(objPlaces +
                                   "o A\nf 1 2 3\ng left side\nf 1 2 3\ng right\nf 2 3 4\n"
                                   "g left side\nf 1 3 4\no B\nusemtl red\nf 1 2 3\n"
                                   "usemtl blue\nf 1 2 4\no empty\n");
  EXPECT_EQ(test::namesOf(file), (std::vector<std::string>{"A", "left side", "right", "B"}));
  EXPECT_EQ(test::trianglesOf(file), 6U);
  EXPECT_EQ(test::materialsOf(file), (std::vector<std::string>{"", "", "", "red", "blue"}));
}

TEST(Obj, cornersThatAreNotThereAreNoNumbers) {
  for (const char* face : {"f 1 2 9", "f 1 2 0", "f 1 2 -9", "f 1 2 99999999999999999999"})
    EXPECT_TRUE(std::isnan(test::cornersOf(readLines(objPlaces + face)).back().x)) << face;
  EXPECT_TRUE(std::isnan(test::cornersOf(readLines("v 0 0 0\nv 1 0 0\nv 0 1\nf 1 2 3")).back().z));
}

/// A weight of a rational surface, as OBJ's specification has it, or a colour: neither moves a
/// place.
TEST(Obj, whatFollowsThreeNumbersMovesNoPlace) {
  for (const char* more :
       {"", " 0.5", " 2", " 0", " -1", " 1 0 0", " 0.5 0.5 0.5 1", " # 3", " w"}) {
    std::string text;
    for (const char* place : {"v 1 0 0", "v 0 2 0", "v 0 0 4"})
      text += std::string(place) + more + "\n";
    EXPECT_EQ(test::greatest(readLines(text + "f 1 2 3\n")), Vector3(1, 2, 4)) << more;
  }
}

TEST(Obj, theFirstFaceOrCornerThatCannotBeUsedIsTold) {
  EXPECT_EQ(readLines(objPlaces + "f 1 2 3\nl 1 9\nf 1 2 9\nf 1 2 8\n").unusableAt, "line 7");
  EXPECT_EQ(readLines("f 1 2 3\nv 0 0 0\nv 1 0 zero\nv 0 1 0\n").unusableAt, "line 3");
  EXPECT_EQ(readLines("v 0 0 0\nv 1 0\nv 0 1 0\nf 1 3 9\nf 1 2 3\n").unusableAt, "line 4");
  EXPECT_EQ(readLines(objPlaces + "f 1 2 3\n").unusableAt, "");
}

TEST(Obj, facesShareTheCornersThatAreTheSame) {
  EXPECT_EQ(readLines(objPlaces + "f 1 2 3\nf 1 3 4\n").surfaces[0].positions.size(), 4U);
  const FileScene seam = readLines(objPlaces + "vt 0 0\nvt 1 0\nf 1/1 2/1 3/1\nf 1/2 3/1 4/1\n");
  ASSERT_EQ(seam.surfaces[0].positions.size(), 5U);
  EXPECT_EQ(seam.surfaces[0].texCoords[0].x, 0);
  EXPECT_EQ(seam.surfaces[0].texCoords[seam.surfaces[0].triangles[1][0]].x, 1);
}

TEST(Obj, surfacesHaveCornersOfTheirOwn) {
  const FileScene file =
      readLines(objPlaces + "usemtl red\nf 1 2 3\nusemtl blue\nf 1 3 4\nusemtl red\nf 1 2 4\n");
  ASSERT_EQ(file.surfaces.size(), 2U);
  EXPECT_EQ(file.surfaces[1].positions.size(), 3U);
  EXPECT_EQ(file.surfaces[0].positions[file.surfaces[0].triangles[1][2]], Vector3(0, 2, 0));
}

RC_GTEST_PROP(ObjProperty, facesComeFirstOrLast, ()) {
  const auto count = *rc::gen::inRange(3, 12);
  const auto number = rc::gen::inRange(1, count + 1);
  std::string places;
  for (int i = 0; i < count; ++i)
    places += "v " + std::to_string(i) + " 0 0\nvt " + std::to_string(i) + " 1\n";
  std::string faces;
  for (int i = *rc::gen::inRange(1, 20); i > 0; --i) {
    faces += "f";
    for (int corner = 0; corner < 3; ++corner)
      faces += " " + std::to_string(*number) + "/" + std::to_string(*number);
    faces += "\n";
  }
  RC_ASSERT(test::cornersOf(readLines(places + faces)) ==
            test::cornersOf(readLines(faces + places)));
}

TEST(Obj, aFaceOfWordsIsRefusedWithItsLine) {
  EXPECT_EQ(test::refusalOf([] { readLines(objPlaces + "f 1 two 3"); }),
            "is corrupted at line 5: expected vertex indices, found \"1 two 3\"; export it again");
}

TEST(Obj, isReadInUtf16) {
  const std::string text = objPlaces + "f 1 2 3";
  std::string little = "\xff\xfe";
  std::string big = "\xfe\xff";
  for (const char c : text) {
    little.append({c, '\0'});
    big.append({'\0', c});
  }
  EXPECT_EQ(trianglesInObj(little), 1U);
  EXPECT_EQ(trianglesInObj(big), 1U);
}

RC_GTEST_PROP(ObjProperty, damageEndsInWords, (std::string noise)) {
  std::string text = objPlaces + "vt 0 1\nvn 0 0 1\nf 1/1/1 2/1/1 3/1/1 4/1/1\n";
  text.resize(*rc::gen::inRange<std::size_t>(0, text.size() + 1));
  text.insert(*rc::gen::inRange<std::size_t>(0, text.size() + 1), noise);
  test::refusalOf([&] { readLines(text); });
}

}  // namespace
}  // namespace wb::import3d

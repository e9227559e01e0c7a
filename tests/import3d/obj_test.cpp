#include "model/import3d/read_obj.h"
#include "tests/import3d/read_scene.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

namespace wb::import3d {
namespace {

const std::string objPlaces = "v 0 0 0\nv 1 0 0\nv 1 2 0\nv 0 2 0\n";

FileScene readLines(std::string_view text) { return readObj({text.begin(), text.end()}); }

std::size_t trianglesInObj(std::string_view text) {
  return test::trianglesOf(*readLines(text).scene);
}

TEST(Obj, facesNameTheirCornersInManyWays) {
  for (const char* face : {"f 1 2 3", "f 1/1 2/2 3/3", "f 1//1 2//1 3//1", "f 1/1/1 2/2/2 3/3/3",
                           "f -4 -3 -2", "f -4/-1 -3/ -2//", "f +1 2 3 # a comment", "fo 1 2 3"}) {
    const FileScene file = readLines(objPlaces + face);
    EXPECT_EQ(test::trianglesOf(*file.scene), 1U) << face;
    EXPECT_EQ(test::greatest(*file.scene), aiVector3D(1, 2, 0)) << face;
  }
  EXPECT_EQ(trianglesInObj(objPlaces + "f 1 2 3 4\n"), 2U);
  EXPECT_EQ(trianglesInObj(objPlaces + "l 1 2 3\np 1\nf 1 2\n"), 0U);
}

TEST(Obj, textureCoordinatesThatAreNotThereDoNotMatter) {
  const FileScene without = readLines(objPlaces + "f 1/1 2/2 3/3");
  EXPECT_FALSE(without.scene->mMeshes[0]->HasTextureCoords(0));
  const FileScene with = readLines(objPlaces + "vt 0.5 1\nf 1/1 2/1 3/7");
  ASSERT_TRUE(with.scene->mMeshes[0]->HasTextureCoords(0));
  EXPECT_EQ(with.scene->mMeshes[0]->mTextureCoords[0][0].x, 0.5F);
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

TEST(Obj, placesMayHaveWeightsAndColours) {
  const char* face = "f 1 2 3\n";
  EXPECT_EQ(
      test::greatest(*readLines("v 0 0 0 1\nv 2 0 0 2\nv 0 4 0 2\n" + std::string(face)).scene),
      aiVector3D(1, 2, 0));
  EXPECT_EQ(
      test::greatest(
          *readLines("v 0 0 0 1 0 0\nv 1 0 0 .5 0 0\nv 0 2 0 .5 1 1\n" + std::string(face)).scene),
      aiVector3D(1, 2, 0));
}

TEST(Obj, objectsAndGroupsAreParts) {
  const FileScene file = readLines(objPlaces +
                                   "o A\nf 1 2 3\ng left side\nf 1 2 3\ng right\nf 2 3 4\n"
                                   "g left side\nf 1 3 4\no B\nusemtl red\nf 1 2 3\n"
                                   "usemtl blue\nf 1 2 4\no empty\n");
  EXPECT_EQ(test::namesOf(*file.scene), (std::vector<std::string>{"A", "left side", "right", "B"}));
  EXPECT_EQ(test::trianglesOf(*file.scene), 6U);
  EXPECT_EQ(test::materialsOf(*file.scene), (std::vector<std::string>{"", "", "", "red", "blue"}));
}

TEST(Obj, cornersThatAreNotThereAreNoNumbers) {
  for (const char* face : {"f 1 2 9", "f 1 2 0", "f 1 2 -9", "f 1 2 99999999999999999999"})
    EXPECT_TRUE(std::isnan(test::cornersOf(*readLines(objPlaces + face).scene).back().x)) << face;
  EXPECT_TRUE(
      std::isnan(test::cornersOf(*readLines("v 0 0 0\nv 1 0 0\nv 0 1\nf 1 2 3").scene).back().z));
}

TEST(Obj, theFirstFaceOrCornerThatCannotBeUsedIsTold) {
  EXPECT_EQ(readLines(objPlaces + "f 1 2 3\nl 1 9\nf 1 2 9\nf 1 2 8\n").unusableAt, "line 7");
  EXPECT_EQ(readLines("f 1 2 3\nv 0 0 0\nv 1 0 zero\nv 0 1 0\n").unusableAt, "line 3");
  EXPECT_EQ(readLines("v 0 0 0\nv 1 0\nv 0 1 0\nf 1 3 9\nf 1 2 3\n").unusableAt, "line 4");
  EXPECT_EQ(readLines(objPlaces + "f 1 2 3\n").unusableAt, "");
}

TEST(Obj, aFaceOfWordsIsRefusedWithItsLine) {
  EXPECT_EQ(test::refusalOf([] { readLines(objPlaces + "f 1 two 3"); }),
            "is damaged at line 5: the numbers of vertices were expected, not \"1 two 3\"; export "
            "it again");
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

#include "model/formats/models3d/detail/fbx_tree.h"
#include "tests/formats/models3d/read_scene.h"

#include <gtest/gtest.h>

#include <string>

namespace wb::import3d {
namespace {

std::string refusalOfFbx(const std::string& text) {
  return test::refusalOf([&] { refuseOldFbx(wb::bytesOf(text)); });
}

std::string binaryFbx(unsigned version) {
  std::string text("Kaydara FBX Binary  \0\x1a\0", 23);
  for (int i = 0; i < 4; ++i) text += static_cast<char>(version >> (8 * i));
  return text;
}

TEST(FbxVersion, theOldAreNamed) {
  const std::string sentence =
      "is FBX 6.1, but only version 7.1 (FBX 2011) or later is supported; export the model again "
      "in a supported version";
  EXPECT_EQ(refusalOfFbx(binaryFbx(6100)), sentence);
  EXPECT_EQ(refusalOfFbx("; FBX 6.1.0 project file\nFBXHeaderExtension:  {\n\tFBXVersion: 6100\n"),
            sentence);
  EXPECT_TRUE(refusalOfFbx(binaryFbx(5800)).starts_with("is FBX 5.8, "));
}

TEST(FbxVersion, othersAreLeftToTheLoader) {
  for (const unsigned version : {7100U, 7400U, 7700U})
    EXPECT_EQ(refusalOfFbx(binaryFbx(version)), "");
  EXPECT_EQ(refusalOfFbx("; FBX\nFBXHeaderExtension:  {\n\tFBXVersion: 7300\n"), "");
  EXPECT_EQ(refusalOfFbx(binaryFbx(6100).substr(0, 25)), "") << "cut off";
  EXPECT_EQ(refusalOfFbx("FBXVersion: x"), "");
}

}  // namespace
}  // namespace wb::import3d

#include "model/core/core.h"
#include "model/core/file.h"
#include "model/scene/scene.h"
#include "tests/formats/models.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

namespace wb::import {
namespace {

namespace fs = std::filesystem;

/// A tetrahedron with sides of 1, 2 and 3 m: its corners, then the numbers of its triangles'.
Bytes tetrahedron() {
  const std::vector<float> places{0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3};
  const std::vector<std::uint16_t> numbers{0, 2, 1, 0, 1, 3, 1, 2, 3, 0, 3, 2};
  Bytes bytes(places.size() * sizeof(float) + numbers.size() * sizeof(std::uint16_t));
  std::memcpy(bytes.data(), places.data(), 48);
  std::memcpy(bytes.data() + 48, numbers.data(), 24);
  return bytes;
}

std::string escaped(const Bytes& bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text = "data:application/octet-stream,";
  for (const std::uint8_t byte : bytes) {
    text += '%';
    text += digits[byte / 16];
    text += digits[byte % 16];
  }
  return text;
}

/// Its glTF, whose buffer is named `uri`.
std::string gltfOf(const std::string& uri) {
  return R"({"asset": {"version": "2.0"}, "scenes": [{"nodes": [0]}],
    "nodes": [{"mesh": 0, "name": "Tetrahedron"}],
    "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
    "accessors": [{"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3"},
                  {"bufferView": 1, "componentType": 5123, "count": 12, "type": "SCALAR"}],
    "bufferViews": [{"buffer": 0, "byteLength": 48},
                    {"buffer": 0, "byteOffset": 48, "byteLength": 24}],
    "buffers": [{"byteLength": 72, "uri": ")" +
         uri + R"("}]})";
}

class FilesBesideModels : public FolderTest {
 protected:
  void SetUp() override {
    fs::create_directories(folder_ / "inner" / "parts");
    ASSERT_TRUE(writeFile(folder_ / "secret.bin", tetrahedron()));
    ASSERT_TRUE(writeFile(folder_ / "inner" / "parts" / "a b.bin", tetrahedron()));
    fs::create_symlink(folder_ / "secret.bin", folder_ / "inner" / "link.bin");
  }

  Result<Loaded<Opened>> read(const char* name, const std::string& text) const {
    EXPECT_TRUE(writeFile(folder_ / "inner" / name, bytesOf(text)));
    return open(folder_ / "inner" / name);
  }

  Result<Loaded<Opened>> readNaming(const std::string& uri) const {
    return read("model.gltf", gltfOf(uri));
  }
};

TEST_F(FilesBesideModels, giveTheSameAsWhatIsInTheModel) {
  const auto inside = readNaming(escaped(tetrahedron()));
  ASSERT_TRUE(inside) << line(inside.error());
  test::expectNear(inside->value.scene.linksets.at(0).parts.at(0).scale, {1, 3, 2}, 1e-6,
                   "with z up");
  const fs::path absolute = folder_ / "inner" / "parts" / "a b.bin";
  for (const std::string& uri :
       {std::string("parts/a%20b.bin"), std::string("parts\\\\a b.bin"), absolute.string()}) {
    const auto beside = readNaming(uri);
    ASSERT_TRUE(beside) << uri << line(beside.error());
    EXPECT_EQ(beside->value.scene.linksets, inside->value.scene.linksets) << uri;
    EXPECT_EQ(beside->value.scene.assets.begin()->second.sha256,
              inside->value.scene.assets.begin()->second.sha256)
        << uri;
  }
}

TEST_F(FilesBesideModels, areNotReadElsewhere) {
  for (const std::string& uri :
       {std::string("../secret.bin"), std::string("parts/../../secret.bin"),
        std::string("%2e%2e/secret.bin"), std::string("link.bin"),
        (folder_ / "secret.bin").string(), std::string("/etc/passwd")}) {
    const auto read = readNaming(uri);
    ASSERT_FALSE(read) << uri;
    EXPECT_EQ(read.error().text.code, "model.outside_folder") << uri << line(read.error());
  }
  EXPECT_EQ(readNaming("parts/none.bin").error().text.code, "model.missing_file");
}

/// Nothing of a materials' file matters to the shape.
TEST_F(FilesBesideModels, materialsChangeNothing) {
  const std::string faces =
      "v 0 0 0\nv 1 0 0\nv 0 2 0\nv 0 0 3\nusemtl red\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n";
  const auto without = read("plain.obj", faces);
  ASSERT_TRUE(without) << line(without.error());
  for (const std::string& name :
       {std::string("../secret.mtl"), std::string("link.bin"), std::string("/etc/passwd")}) {
    const auto with = read("plain.obj", "mtllib " + name + "\n" + faces);
    ASSERT_TRUE(with) << name << line(with.error());
    EXPECT_EQ(with->value.scene.linksets, without->value.scene.linksets) << name;
    EXPECT_TRUE(with->findings.empty()) << name;
  }
}

/// The pictures that materials name are never written over, if the materials may be read.
TEST_F(FilesBesideModels, materialsElsewhereAreNotReadForTheirPictures) {
  ASSERT_TRUE(writeFile(folder_ / "inner" / "wood.png", tetrahedron()));
  for (const char* name : {"secret.mtl", "inner/parts/near.mtl"})
    ASSERT_TRUE(writeFile(folder_ / name, bytesOf("newmtl red\nmap_Kd wood.png\n")));
  fs::create_symlink(folder_ / "secret.mtl", folder_ / "inner" / "link.mtl");
  const auto namesPicture = [this](const std::string& material) {
    const auto opened =
        read("plain.obj", "mtllib " + material + "\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    if (!opened) return false;
    const auto& files = opened->value.files;
    return std::ranges::find(files, folder_ / "inner" / "wood.png") != files.end();
  };
  EXPECT_TRUE(namesPicture("parts/near.mtl"));
  EXPECT_FALSE(namesPicture("../secret.mtl"));
  EXPECT_FALSE(namesPicture("link.mtl"));
  EXPECT_FALSE(namesPicture((folder_ / "secret.mtl").string()));
}

/// An escape at the end of a name, as of the buffer above, is read to its end and no further.
TEST_F(FilesBesideModels, namesMayEndWithAnEscape) {
  ASSERT_TRUE(writeFile(folder_ / "inner" / "part!", tetrahedron()));
  for (const std::string& uri : {std::string("part%21"), std::string("part!")})
    EXPECT_TRUE(readNaming(uri)) << uri;
  for (const std::string& uri : {std::string("none%"), std::string("none%2"), std::string("%")})
    EXPECT_EQ(readNaming(uri).error().text.code, "model.missing_file") << uri;
}

}  // namespace
}  // namespace wb::import

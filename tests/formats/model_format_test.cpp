#include "model/formats/detail/model_format.h"

#include "model/core/file.h"
#include "model/formats/formats.h"

#include <gtest/gtest.h>

#include <string>

namespace wb::import {
namespace {

namespace fs = std::filesystem;

const fs::path importedFiles = fs::path(WEIGHBRIDGE_DATA) / "import3d";

std::optional<ModelFormat> formatOf(std::string_view text, const char* name = "a.txt") {
  return modelFormatOf(bytesOf(text), name);
}

TEST(ModelFormat, isToldByContentWhateverTheName) {
  for (const ModelFormat format : allModelFormats) {
    const fs::path path = importedFiles / ("valid." + std::string(ending(format)));
    const auto bytes = readFile(path);
    ASSERT_TRUE(bytes) << line(bytes.error());
    EXPECT_EQ(modelFormatOf(*bytes, "a.llmesh"), format) << path;
    EXPECT_NE(kindOf(*bytes), FileKind::unknown) << path;
  }
}

TEST(ModelFormat, stlIsTextOrSaysItsLength) {
  for (const char* name : {"text.stl", "solid_binary.stl", "no_triangles.stl"})
    EXPECT_EQ(modelFormatOf(*readFile(importedFiles / name), "a"), ModelFormat::stl) << name;
  EXPECT_EQ(modelFormatOf(*readFile(importedFiles / "truncated.stl"), "a.stl"), ModelFormat::stl)
      << "so that it is said to be cut";
  EXPECT_EQ(modelFormatOf(*readFile(importedFiles / "truncated.stl"), "a"), std::nullopt);
  EXPECT_EQ(formatOf("<html>" + std::string(200, ' ') + "</html>", "a.stl"), std::nullopt);
  EXPECT_EQ(formatOf("solid as a rock", "a.stl"), std::nullopt);
  EXPECT_EQ(formatOf("solid empty\nendsolid empty\n"), ModelFormat::stl);
}

TEST(ModelFormat, objIsToldByItsLines) {
  EXPECT_EQ(formatOf("# from somewhere\n\nmtllib a.mtl\no Box\nv 0 0 0\n"), ModelFormat::obj);
  EXPECT_EQ(formatOf("  v 0 0 0\r\n\tf 1 1 1\r\n"), ModelFormat::obj);
  EXPECT_EQ(formatOf("v 0 0 0\nveteran 1\n"), std::nullopt) << "not every line";
  EXPECT_EQ(formatOf("v 0 0 0\nxyz 1\n", "a.OBJ"), ModelFormat::obj) << "the name helps";
  EXPECT_EQ(formatOf("hello\n", "a.obj"), std::nullopt) << "no vertex";
  EXPECT_EQ(formatOf("o Box\ng a\n"), std::nullopt);
}

TEST(ModelFormat, fbxIsBinaryOrText) {
  EXPECT_EQ(formatOf(std::string("Kaydara FBX Binary  \0\x1a\0", 23)), ModelFormat::fbx);
  EXPECT_EQ(formatOf("; a comment\nFBXHeaderExtension:  {\n"), ModelFormat::fbx);
  EXPECT_EQ(formatOf("; just a comment\n"), std::nullopt);
}

TEST(ModelFormat, othersHaveTheirMarks) {
  EXPECT_EQ(formatOf("ply\r\nformat ascii 1.0\r\n"), ModelFormat::ply);
  EXPECT_EQ(formatOf("plywood\n"), std::nullopt);
  EXPECT_EQ(formatOf("\xef\xbb\xbf<?xml version=\"1.0\"?><!-- <a> --><COLLADA></COLLADA>\n"),
            ModelFormat::collada);
  const std::string wide("\xff\xfe<\0C\0O\0L\0L\0A\0D\0A\0/\0>\0", 22);
  EXPECT_EQ(formatOf(wide), ModelFormat::collada);
  EXPECT_EQ(formatOf("<SceneObjectGroup/>"), std::nullopt);
  EXPECT_EQ(formatOf("{\"scene\": 0, \"asset\": {\"version\": \"2.0\"}}"), ModelFormat::gltf);
  EXPECT_EQ(formatOf("{\"linksets\": [{\"asset\": \"stall\"}]}"), std::nullopt);
  EXPECT_EQ(formatOf("{\"rows\": []}"), std::nullopt);
  EXPECT_EQ(formatOf("glTF\2\0\0\0"), ModelFormat::glb);
  EXPECT_EQ(formatOf(""), std::nullopt);
}

/// Notes, scripts and pages about formats are none of them.
TEST(ModelFormat, aMentionIsNone) {
  for (const char* text :
       {"<p>The root of a file is <COLLADA>.</p>", "<!-- <COLLADA> --><page></page>",
        "<COLLADA> is the root of such a file", "; about FBXHeaderExtension: what it holds\n",
        "solid state drives\nhave many a facet\n", "ply\nis thin wood\n", "glTF is a format\n",
        "{\"text\": \"asset\", \"of\": {\"version\": 1}}", "{\"a\": {\"asset\": {\"version\": 1}}}",
        "[{\"asset\": {\"version\": 1}}]", "v is a letter\no dear\ns.\n",
        "{ \"asset\" \"version\" }"})
    EXPECT_EQ(formatOf(text), std::nullopt) << text;
}

TEST(ModelFormat, theNameTellsWhatIsCut) {
  EXPECT_EQ(formatOf("<COLLADA><asset>", "a.dae"), ModelFormat::collada);
  EXPECT_EQ(formatOf("<COLLADA><asset>"), std::nullopt);
  EXPECT_EQ(formatOf("{\"asset\"", "a.gltf"), ModelFormat::gltf);
  EXPECT_EQ(formatOf("{\"asset\": {}}", "a.gltf"), ModelFormat::gltf) << "its version is missing";
  EXPECT_EQ(formatOf("glTF", "a.GLB"), ModelFormat::glb);
  EXPECT_EQ(formatOf("ply\n", "a.ply"), ModelFormat::ply);
  EXPECT_EQ(formatOf("v 1\n", "a.obj"), ModelFormat::obj);
}

TEST(ModelFormat, hasAWordAsAKind) {
  EXPECT_EQ(name(FileKind::collada), "collada");
  EXPECT_EQ(name(FileKind::fbx), "fbx");
  EXPECT_EQ(name(FileKind::glb), "glb");
  EXPECT_EQ(name(FileKind::gltf), "gltf");
  EXPECT_EQ(name(FileKind::obj), "obj");
  EXPECT_EQ(name(FileKind::ply), "ply");
  EXPECT_EQ(name(FileKind::stl), "stl");
}

}  // namespace
}  // namespace wb::import

#include "model/formats/detail/archive_kind.h"
#include "model/formats/file_kinds.h"
#include "model/formats/folder.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/formats/objects/root_elements.h"
#include "tests/formats/opening.h"

#include <gtest/gtest.h>
#include <zlib.h>

/// A kind is told by its outermost element, not by a word somewhere in it.
namespace wb::import {
namespace {

const std::string wholeObject =
    "<SceneObjectGroup><SceneObjectPart><Name>a</Name></SceneObjectPart></SceneObjectGroup>";

std::string gzipped(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, 9, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string zlibOf(const std::string& text) {
  uLongf size = compressBound(text.size());
  std::string packed(size, '\0');
  compress(reinterpret_cast<Bytef*>(packed.data()), &size,
           reinterpret_cast<const Bytef*>(text.data()), text.size());
  packed.resize(size);
  return packed;
}

FileKind kindIn(std::string_view text, const char* name = "a.txt") {
  return kindOf(bytesOf(text), name);
}

TEST(KindsByContent, objectsNeedTheirWholeRoot) {
  for (const std::string& text :
       {wholeObject, "<?xml version=\"1.0\"?>\n<!-- <a> -->\n" + wholeObject + "\n<!-- end -->\n",
        "<scene>" + wholeObject + "</scene>",
        "<CoalescedObject>" + wholeObject + wholeObject + "</CoalescedObject >",
        std::string("<x:SceneObjectGroup a='/'></x:SceneObjectGroup>")})
    EXPECT_EQ(kindIn(text), FileKind::openSimObject) << text;
  for (const std::string& text :
       {std::string("# reads <SceneObjectGroup> of a file\nprint('<a>')\n"),
        std::string("<SceneObjectGroup> is what OpenSim calls an object."),
        "<html><pre>" + wholeObject + "</pre></html>", "Note: " + wholeObject,
        std::string("<page>SceneObjectGroup</page>"),
        std::string("<page of=\"<SceneObjectGroup>\"></page>"),
        std::string("<SceneObjectGroups></SceneObjectGroups>"),
        wholeObject.substr(0, wholeObject.size() - 3)})
    EXPECT_EQ(kindIn(text), FileKind::unknown) << text;
  EXPECT_EQ(kindIn(wholeObject.substr(0, wholeObject.size() - 3), "a.xml"), FileKind::openSimObject)
      << "so that it is said to be cut";
}

TEST(KindsByContent, archivesHoldWhatOpenSimWrites) {
  const auto tar = [](std::string_view path) {
    std::string header(1024, '\0');
    header.replace(0, path.size(), path);
    header.replace(124, 11, "00000000000");
    header[156] = '0';
    header.replace(257, 5, "ustar");
    return header;
  };
  for (const char* path : {"archive.xml", "./archive.xml", "objects/a.xml", "assets/a_mesh.llmesh"})
    for (const std::string& bytes : {tar(path), gzipped(tar(path))})
      EXPECT_EQ(kindIn(bytes), FileKind::openSimArchive) << path;
  for (const std::string& bytes :
       {tar("main.c"), gzipped(tar("main.c")), gzipped("just a text"), gzipped("")}) {
    EXPECT_EQ(kindIn(bytes), FileKind::unknown);
    EXPECT_EQ(kindIn(bytes, "a.oar"), FileKind::openSimArchive) << "so that it is said why not";
  }
}

/// Saved beside the projects that it is about.
TEST(KindsByContent, anAnswerOfTheProgramIsNoProject) {
  for (const char* answer : {"{\"weighbridge\": \"1.0\", \"rows\": []}",
                             "{\"weighbridge\": \"1.0\", \"file\": \"a\", \"explanations\": []}"})
    EXPECT_EQ(kindIn(answer), FileKind::unknown);
  EXPECT_EQ(kindIn("{\"weighbridge\": \"1.0\"}", "a.weighbridge"), FileKind::project)
      << "its errors are a project's";
  EXPECT_EQ(kindIn("{\"weighbridge\": 1, \"rows\": []}"), FileKind::project);
}

TEST(KindsByContent, twoBytesMakeNoExportOfFirestorm) {
  EXPECT_EQ(kindIn("x is a letter"), FileKind::unknown);
  EXPECT_EQ(kindIn(zlibOf("a text")), FileKind::unknown);
  EXPECT_EQ(kindIn(zlibOf("a text"), "a.oxp"), FileKind::oxp);
  EXPECT_EQ(kindIn(zlibOf(std::string("{\0\0\0\1k\0\0\0\7linkset!}", 19))), FileKind::oxp);
}

TEST(KindsByContent, octreesNeedTheirNumbers) {
  EXPECT_EQ(kindIn("octree is another word for it\n"), FileKind::unknown);
  EXPECT_EQ(kindIn("ray of light in the dark of a night\n"), FileKind::unknown);
  EXPECT_EQ(kindIn("# a scene\nray 0 0 0 1 0 0\n"), FileKind::octreeScene);
  EXPECT_EQ(kindIn("octree 0 0 0 8 S\n"), FileKind::octreeScene);
  EXPECT_EQ(kindIn("octree 0 0 0\n", "a.scene"), FileKind::octreeScene)
      << "so that it is said why not";
  EXPECT_EQ(kindIn("Inexor Octree files are small"), FileKind::unknown);
  EXPECT_EQ(kindIn(gzipped("OCTAgonal rooms")), FileKind::unknown);
}

TEST(KindsByContent, rootsOfXml) {
  const auto root = [](std::string_view text) {
    const auto found = xmlRootOf(text);
    return found ? found->name + (found->isWhole ? " whole" : " cut") : "none";
  };
  EXPECT_EQ(root("<a/>"), "a whole");
  EXPECT_EQ(root("<a b='1'/>\n"), "a whole");
  EXPECT_EQ(root("<!DOCTYPE a [<!ELEMENT a ANY>]><n:a></n:a>"), "a whole");
  EXPECT_EQ(root("<a></n:a>"), "a cut");
  EXPECT_EQ(root("<a></a"), "a cut");
  EXPECT_EQ(root("<a>"), "a cut");
  EXPECT_EQ(root("<a"), "none");
  for (const char* text :
       {"", "<", "<>", "a", "<!-- <a></a>", "<?xml <a></a>", "< a></a>", "<1></1>"})
    EXPECT_EQ(root(text), "none") << text;
}

TEST(KindsByContent, membersOfJson) {
  EXPECT_TRUE(hasMember("{\"a\": [{\"b\": 1}], \"asset\": {\"x\": \"}\", \"version\": 1", "asset",
                        "version"));
  EXPECT_FALSE(hasMember("{\"asset\": {\"x\": {\"version\": 1}}}", "asset", "version"));
  EXPECT_FALSE(hasMember("{\"asset\": {}, \"x\": {\"version\": 1}}", "asset", "version"));
  EXPECT_FALSE(hasMember("{}{\"asset\": {\"version\": 1}}", "asset", "version"));
  EXPECT_FALSE(hasMember("{\"asset\": {\"a\": \"\\", "asset", "version"));
  EXPECT_FALSE(hasMember("", "asset", "version"));
}

using KindsOfFiles = test::Open;

TEST_F(KindsOfFiles, aMapOfRedEclipseIsNamed) {
  for (const auto& path : {file("a.mpz", bytesOf(gzipped(std::string("MAPZ\x2b\0\0\0", 8)))),
                           file("a.dat", bytesOf(gzipped(std::string("MAPZ\x2b\0\0\0", 8)))),
                           file("b.mpz", bytesOf("anything"))}) {
    const auto read = open(path);
    ASSERT_FALSE(read);
    EXPECT_EQ(message(read.error()),
              "is a Red Eclipse map (.mpz), which is not supported; supported maps: Cube 2 (.ogz)");
  }
}

/// The end of a large file decides, too.
TEST_F(KindsOfFiles, aFolderIsLookedThroughToTheEndOfItsFiles) {
  const std::string filler = "<!-- " + std::string(200'000, 'x') + " -->";
  EXPECT_TRUE(
      isToOpen(file("a.xml", bytesOf(filler.substr(0, 99) + " -->" + wholeObject + filler))));
  EXPECT_FALSE(isToOpen(file("a.py", bytesOf("# <SceneObjectGroup> \n" + filler))));
}

}  // namespace
}  // namespace wb::import

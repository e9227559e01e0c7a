#include "model/core/file.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"
#include "tests/octree/random_world.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <filesystem>

namespace wb::octree {
namespace {

Bytes fromHex(std::string_view text) {
  Bytes bytes;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2)
    bytes.push_back(
        static_cast<std::uint8_t>(std::stoi(std::string(text.substr(i, 2)), nullptr, 16)));
  return bytes;
}

const std::string header = "496e65786f72204f637472656500000000";

std::string nxocError(const Bytes& bytes) {
  const auto octree = readNxoc(bytes);
  return octree ? "(no error)" : line(octree.error());
}

std::string nxocError(const std::string& hex) { return nxocError(fromHex(hex)); }

/// Files of the field and what is in them.
TEST(Nxoc, KnownFilesAreReadAndWritten) {
  const std::vector<std::pair<std::string, std::string>> samples{
      {"01", "S"},
      {"030100000000000001", "OSEEEEEES"},
      {"02208208208208208208", "N"},
      {"00", "E"},
  };
  for (const auto& [hex, tree] : samples) {
    const Bytes bytes = fromHex(header + hex);
    const auto octree = readNxoc(bytes);
    ASSERT_TRUE(octree) << line(octree.error());
    EXPECT_EQ(formatTree(*octree), tree);
    EXPECT_EQ(writeNxoc(*octree), bytes);
    EXPECT_TRUE(looksLikeNxoc(bytes));
  }
}

TEST(Nxoc, WhatCannotBeReadIsRefusedWithItsPlace) {
  const std::string truncated = ": the data ends inside the octree; expected another cube";
  EXPECT_EQ(nxocError(""),
            "byte 0: the file is not an Inexor octree; it must begin with \"Inexor Octree\"");
  EXPECT_EQ(nxocError("496e65786f72204f63747265"), nxocError(""));
  EXPECT_EQ(nxocError("496e65786f72204f637472656601000000"), nxocError(""));
  EXPECT_EQ(nxocError("496e65786f72204f6374726565000000"),
            "byte 13: the file ends inside its header; expected a 4-byte version number after "
            "\"Inexor Octree\"");
  EXPECT_EQ(
      nxocError("496e65786f72204f63747265650100000001"),
      "byte 13: the file uses version 1 of Inexor's octree format; only version 0 can be read");
  EXPECT_EQ(nxocError(header), "byte 17" + truncated);
  EXPECT_EQ(nxocError(header + "03"), "byte 18" + truncated);
  EXPECT_EQ(nxocError(header + "0300"), "byte 19" + truncated);
  EXPECT_EQ(
      nxocError(header + "022082"),
      "byte 18: the file ends inside the codes of an indented cube; expected 9 bytes, found 2");
  EXPECT_EQ(nxocError(header + "04"), "byte 17: expected a cube type from 0 to 3, found 4");
  EXPECT_EQ(nxocError(header + "0101"),
            "byte 18: there is unexpected data after the end of the octree");
  EXPECT_EQ(nxocError(header + "02b48208208208208208"),
            "byte 18: expected an edge code from 0 to 44, found 45");
  EXPECT_EQ(nxocError(header + "0220820820820820823f"),
            "byte 26: expected an edge code from 0 to 44, found 63");
}

TEST(Nxoc, DepthIsLimited) {
  std::string hex = header;
  for (std::size_t i = 0; i <= limits::octreeDepth; ++i) hex += "03";
  EXPECT_EQ(nxocError(hex), "byte 49: the octree is nested too deeply; the limit is 32 levels");
}

TEST(Nxoc, StoredFixtures) {
  const auto fixture = [](const char* name) {
    return *readFile(std::filesystem::path(WEIGHBRIDGE_DATA) / "octree" / name);
  };
  EXPECT_TRUE(readNxoc(fixture("valid.nxoc")));
  EXPECT_EQ(nxocError(fixture("invalid.nxoc")),
            "byte 18: expected a cube type from 0 to 3, found 7");
  EXPECT_EQ(
      nxocError(fixture("truncated.nxoc")),
      "byte 21: the file ends inside the codes of an indented cube; expected 9 bytes, found 3");
}

RC_GTEST_PROP(NxocProperty, WrittenAndReadAgainIsTheSame, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto octree = test::randomOctree(random, {});
  const Bytes bytes = writeNxoc(*octree, NxocStructure::kept);
  const auto again = readNxoc(bytes);
  RC_ASSERT(again);
  RC_ASSERT(*again == *octree);
  RC_ASSERT(writeNxoc(*again, NxocStructure::kept) == bytes);
}

/// An octree ends where its last cube does, so no beginning of a file is one.
RC_GTEST_PROP(NxocProperty, NoBeginningIsRead, ()) {
  test::Random random(*rc::gen::arbitrary<std::uint64_t>());
  test::TreeMix mix;
  mix.maxDepth = 3;
  const Bytes bytes = writeNxoc(*test::randomOctree(random, mix));
  for (std::size_t size = 0; size < bytes.size(); ++size)
    RC_ASSERT(!readNxoc(ByteView(bytes).first(size)));
}

}  // namespace
}  // namespace wb::octree

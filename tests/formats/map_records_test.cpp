#include "model/formats/archives/map_files.h"
#include "model/formats/detail/octree_records.h"
#include "model/formats/objects/packed.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"
#include "model/octree/octree_texts.h"
#include "model/octree/ogz.h"
#include "tests/support/worst_files.h"

#include <gtest/gtest.h>

#include <limits>

/// Maps are read by a program of its own, of which nothing is believed.
namespace wb::import::maps {
namespace {

constexpr std::size_t piece = 1009;  // Records do not end with it.
const std::string invalid = "the process that reads the file returned invalid data: ";

/// As the program does, but all in this process.
Result<octree::OctreeFile> readMapHere(ByteView bytes) {
  return readOctreeRecords([&](const PieceTaker& take) -> Result<void> {
    RecordWriter records(piece, take);
    readMapFile(bytes, records, {});
    return {};
  });
}

std::string saidOf(RecordKind kind, ByteView content) {
  const auto read = readOctreeRecords([&](const PieceTaker& take) -> Result<void> {
    RecordWriter records(piece, take);
    records.add(kind, content);
    records.flush();
    return {};
  });
  return read ? "read" : message(read.error());
}

Bytes octreeRecord(double size, ByteView cubes) {
  Packer packed;
  packed.add(size);
  packed.add(std::size_t{0});
  Bytes record(packed.bytes().begin(), packed.bytes().end());
  record.insert(record.end(), cubes.begin(), cubes.end());
  return record;
}

TEST(MapRecords, HoldTheWholeMap) {
  Bytes map = wb::test::ogzOfCubes(1000);
  map.push_back('!');
  const auto direct = octree::readOgz(map);
  const auto read = readMapHere(map);
  ASSERT_TRUE(direct && read);
  EXPECT_EQ(read->octree, direct->octree);
  EXPECT_EQ(read->size, 1024);
  EXPECT_EQ(read->leftOver, 1U);
}

/// Wherever a map is cut, what is wrong is said as its reader says it.
TEST(MapRecords, SayWhatTheReaderSays) {
  const Bytes map = wb::test::ogzOfCubes(100);
  for (std::size_t bytes = 2; bytes < map.size(); bytes += 3) {
    const ByteView cut = ByteView(map).first(bytes);
    const auto read = readMapHere(cut);
    ASSERT_FALSE(read) << bytes;
    EXPECT_EQ(line(read.error()), line(octree::readOgz(cut).error())) << bytes;
  }
}

TEST(MapRecords, AreNotBelieved) {
  const Bytes cubes = octree::writeNxoc(*octree::parseTree("OSEEEEEEE"));
  EXPECT_EQ(saidOf(RecordKind::octree, octreeRecord(1024, cubes)), "read");
  for (const double size :
       {0.0, -2.0, 3.0, 0.5, 4294967296.0, std::numeric_limits<double>::infinity(),
        std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(saidOf(RecordKind::octree, octreeRecord(size, cubes)), invalid + "an invalid record")
        << size;
  Bytes longer = cubes;
  longer.push_back(0);
  for (const ByteView wrong : {ByteView(longer), ByteView(cubes).first(cubes.size() - 1),
                               ByteView(), bytesOf("Inexor Octree")})
    EXPECT_EQ(saidOf(RecordKind::octree, octreeRecord(8, wrong)), invalid + "an invalid record");
  EXPECT_EQ(saidOf(RecordKind::octree, {}), invalid + "an invalid record");
  EXPECT_EQ(saidOf(RecordKind::refused, bytesOf("why")),
            invalid + "a record that does not belong there");
  EXPECT_EQ(saidOf(RecordKind::value, cubes), invalid + "a record that does not belong there");
  Packer why;
  why.add(Diagnostic{Severity::error, octree::octreeTexts["ogz.magic"], {}, {}, 1, {}});
  EXPECT_EQ(saidOf(RecordKind::refused, why.bytes()),
            "the file is not a Cube 2 map; the decompressed data must begin with \"OCTA\"");
}

}  // namespace
}  // namespace wb::import::maps

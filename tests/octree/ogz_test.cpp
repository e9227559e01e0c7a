#include "model/octree/ogz.h"

#include "model/core/file.h"
#include "model/octree/octree_text.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cstdlib>
#include <filesystem>

namespace wb::octree {
namespace {

namespace fs = std::filesystem;

Bytes gzip(const Bytes& content) {
  z_stream stream{};
  EXPECT_EQ(::deflateInit2(&stream, 9, Z_DEFLATED, MAX_WBITS + 16, 9, Z_DEFAULT_STRATEGY), Z_OK);
  Bytes packed(content.size() + 1000);
  stream.next_in = const_cast<Bytef*>(content.data());
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = packed.data();
  stream.avail_out = static_cast<uInt>(packed.size());
  EXPECT_EQ(::deflate(&stream, Z_FINISH), Z_STREAM_END);
  packed.resize(stream.total_out);
  ::deflateEnd(&stream);
  return packed;
}

/// Bytes of a map, number by number.
class MapBytes {
 public:
  MapBytes& u8(int value) {
    bytes_.push_back(static_cast<std::uint8_t>(value));
    return *this;
  }
  MapBytes& u16(int value) { return u8(value & 255).u8(value >> 8); }
  MapBytes& i32(int value) { return u16(value & 0xffff).u16(value >> 16 & 0xffff); }
  MapBytes& text(std::string_view words) {
    bytes_.insert(bytes_.end(), words.begin(), words.end());
    return *this;
  }
  MapBytes& filler(std::size_t count) {
    bytes_.insert(bytes_.end(), count, 0x2a);
    return *this;
  }
  MapBytes& add(const MapBytes& other) {
    bytes_.insert(bytes_.end(), other.bytes_.begin(), other.bytes_.end());
    return *this;
  }
  const Bytes& bytes() const { return bytes_; }

 private:
  Bytes bytes_;
};

/// All that comes before the cubes, with one or two of everything there is.
MapBytes head(int version, int worldSize = 1024, int entities = 2, int slots = 3) {
  MapBytes map;
  map.text("OCTA").i32(version).i32(0).i32(worldSize).i32(entities).i32(0).i32(0);
  if (version <= 28) {
    map.filler(168);
  } else {
    map.i32(0).i32(3);
    if (version >= 30) map.i32(slots);
    map.u8(0).u16(3).text("fog").i32(7).u8(1).u16(1).text("f").i32(0);
    map.u8(2).u16(2).text("by").u16(4).text("name");
  }
  map.u8(3).text("fps").u8(0).u16(5).u16(2).filler(2).u16(3).filler(6);
  map.filler(static_cast<std::size_t>(entities) * 29);
  if (version < 30 || slots == 0) return map;
  // A slot with everything, then two that have nothing.
  map.i32(0xff).i32(0).u16(1).u16(2).text("up").filler(16).filler(4 + 4 + 8 + 8 + 4 + 8 + 12);
  return map.i32(-2);
}

MapBytes looks(int version) {
  MapBytes leaf;
  leaf.filler(12);
  if (version < 32) leaf.u8(0);
  return leaf;
}

MapBytes leaf(int version, int kind) { return MapBytes().u8(kind).add(looks(version)); }

/// Edges as Cube 2 stores them: the start in the low nibble.
MapBytes normal(int version, const std::array<int, 12>& edges) {
  MapBytes cube;
  cube.u8(3);
  for (const int edge : edges) cube.u8(edge);
  return cube.add(looks(version));
}

constexpr int untouched = 0x80;

std::string treeOf(const MapBytes& map) {
  const auto read = readOgz(gzip(map.bytes()));
  return read ? formatTree(read->octree) : line(read.error());
}

TEST(Ogz, ChildrenGetTheirPlacesInEveryVersion) {
  // Solid is Cube 2's child 1, x alone; ours is 4.
  for (int version = oldestMapVersion; version <= newestMapVersion; ++version) {
    MapBytes map = head(version);
    for (int child = 0; child < 8; ++child) map.add(leaf(version, child == 1 ? 2 : 1));
    EXPECT_EQ(treeOf(map), "OEEEESEEE") << version;
    const auto read = readOgz(gzip(map.bytes()));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->version, version);
    EXPECT_EQ(read->size, 1024);
    EXPECT_TRUE(looksLikeOgz(gzip(map.bytes())));
  }
}

/// Cubes told in another order are the same octree.
TEST(Ogz, EqualsWhatItsTextIsReadAs) {
  MapBytes map = head(33);
  for (int child = 0; child < 8; ++child) {
    map.u8(0);
    for (int below = 0; below < 8; ++below) map.add(leaf(33, (child + below) % 3 == 0 ? 2 : 1));
  }
  const auto read = readOgz(gzip(map.bytes()));
  ASSERT_TRUE(read) << line(read.error());
  EXPECT_EQ(read->octree, *parseTree(formatTree(read->octree)));
  EXPECT_NE(read->octree, *parseTree("OEEEEEEEE"));
}

TEST(Ogz, EdgesGetTheirPlaces) {
  for (std::size_t edge = 0; edge < 12; ++edge) {
    constexpr std::array<std::size_t, 12> ours{0, 3, 9, 6, 1, 4, 10, 7, 2, 5, 11, 8};
    std::array<int, 12> edges;
    edges.fill(untouched);
    edges[edge] = 0x52;  // From 2 to 5.
    MapBytes map = head(33);
    map.add(normal(33, edges));
    for (int child = 1; child < 8; ++child) map.add(leaf(33, 1));
    const auto read = readOgz(gzip(map.bytes()));
    ASSERT_TRUE(read) << line(read.error());
    const Octree& octree = read->octree;
    const auto found = unpacked(octree.codes(octree.child(octree.root(), 0)));
    for (std::size_t i = 0; i < 12; ++i)
      EXPECT_EQ(found[i], i == ours[edge] ? (Span{2, 5}) : Span{}) << edge;
  }
}

TEST(Ogz, EdgesThatCannotBeMakeACubeEmpty) {
  for (const int edge : {0x25, 0x90, 0xf0, 0x09}) {
    std::array<int, 12> edges;
    edges.fill(untouched);
    edges[7] = edge;
    MapBytes map = head(32);
    map.add(normal(32, edges));
    for (int child = 1; child < 8; ++child) map.add(leaf(32, 2));
    EXPECT_EQ(treeOf(map), "OESSSSSSS");
  }
}

TEST(Ogz, ReducedDetailIsWhatIsBelow) {
  MapBytes map = head(33);
  map.u8(4).add(looks(33));
  for (int child = 0; child < 8; ++child) map.add(leaf(33, 2));
  map.u8(0);
  for (int child = 0; child < 8; ++child) map.add(leaf(33, 1));
  for (int child = 2; child < 8; ++child) map.add(leaf(33, 2));
  EXPECT_EQ(treeOf(map), "OOSSSSSSSSSSSOEEEEEEEESSS");
}

/// Light, materials and merged faces of a leaf, as they grew over the versions.
TEST(Ogz, WhatIsNoGeometryIsPassedOver) {
  const auto mapOf = [](int version, const MapBytes& first) {
    MapBytes map = head(version);
    map.add(first);
    for (int child = 1; child < 8; ++child) map.add(leaf(version, 1));
    return map;
  };
  const auto surface = [](int layer) { return MapBytes().filler(15).u8(layer); };
  // Material, two faces with normals, the second with another layer; a merge of three.
  MapBytes old = MapBytes().u8(2 | 0x80).filler(12).u8(0x80 | 0x40 | 0x05).u8(1);
  old.add(surface(0)).filler(12).add(surface(2)).filler(12).add(surface(0));
  EXPECT_EQ(treeOf(mapOf(20, MapBytes().add(old).u8(0x80).u8(7).filler(24))), "OSEEEEEEE");
  EXPECT_EQ(treeOf(mapOf(20, MapBytes().add(old).u8(0x00))), "OSEEEEEEE");
  EXPECT_EQ(treeOf(mapOf(19, old)), "OSEEEEEEE");
  for (const int version : {32, 33}) {
    MapBytes cube = MapBytes().u8(2 | 0x80 | 0x40 | 0x20).filler(12);
    cube.filler(version == 32 ? 1 : 2).u8(9).u8(0x3f).u8(4);
    const auto face = [&cube](int mask, int count, std::size_t rest) {
      cube.u8(1).u8(2).u8(mask).u8(count).filler(rest);
    };
    face(0, 0, 0);
    face(0x04 | 0x40 | 0x80, 3, 3 * (4 + 4 + 2));
    face(0x04 | 0x01 | 0x40 | 0x02 | 0x80 | 0x08, 4, 8 + 8 + 2);
    face(0x04 | 0x01 | 0x40 | 0x02 | 0x80 | 0x08, 0x84, 8 + 16 + 2);
    face(0x40 | 0x80, 0x85, 5 * (4 + 2) + 5 * 4);
    face(0x80 | 0x08, 5, 2);
    EXPECT_EQ(treeOf(mapOf(version, cube)), "OSEEEEEEE") << version;
  }
}

TEST(Ogz, WhatCannotBeReadIsRefused) {
  const auto errorOf = [](const Bytes& bytes) {
    const auto read = readOgz(bytes);
    return read ? "(no error)" : line(read.error());
  };
  EXPECT_EQ(errorOf({}),
            "could not be read completely, because it ends inside the gzip data; copy or export it "
            "again");
  EXPECT_EQ(errorOf({1, 2, 3, 4}),
            "has invalid gzip data (incorrect header check); copy or export it again");
  EXPECT_EQ(
      treeOf(MapBytes().text("OCTB").i32(33)),
      "byte 4 of the decompressed data: the file is not a Cube 2 map; the decompressed data must "
      "begin with \"OCTA\"");
  EXPECT_EQ(
      treeOf(head(15)),
      "byte 8 of the decompressed data: the file is a Cube 2 map of version 15; versions 16 to "
      "33 can be read");
  EXPECT_EQ(
      treeOf(head(34)),
      "byte 8 of the decompressed data: the file is a Cube 2 map of version 34; versions 16 to "
      "33 can be read");
  EXPECT_EQ(
      treeOf(head(33, 1000)),
      "byte 40 of the decompressed data: expected a world size that is a power of two, found 1000");
  EXPECT_EQ(treeOf(head(33).u8(5)).substr(0, 5), "byte ");
  EXPECT_NE(treeOf(head(33).u8(5)).find("expected a cube type from 0 to 4, found 5"),
            std::string::npos);
  EXPECT_NE(treeOf(head(33)).find("it ends inside the map (missing bytes: 1)"), std::string::npos);
  MapBytes deep = head(33);
  for (int i = 0; i < 40; ++i) deep.u8(0);
  EXPECT_NE(treeOf(deep).find("is nested too deeply; the limit is 32 levels"), std::string::npos);
}

TEST(Ogz, EveryBeginningIsRefused) {
  MapBytes map = head(31);
  for (int child = 0; child < 8; ++child) map.add(leaf(31, 2));
  const Bytes& bytes = map.bytes();
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(readOgz(gzip(Bytes(bytes.begin(), bytes.begin() + static_cast<int>(size)))));
  EXPECT_TRUE(readOgz(gzip(bytes)));
  const Bytes packed = gzip(bytes);
  for (std::size_t size = 0; size < packed.size(); ++size)
    EXPECT_FALSE(readOgz(ByteView(packed).first(size)));
}

/// Counts of Cube 2's own maps, found by an independent reader.
TEST(Ogz, MapsOfTheGame) {
  const char* corpus = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!corpus) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder";
  struct Known {
    const char* name;
    CubeCounts counts;
  };
  for (const auto& [name, counts] :
       {Known{"tt", {1010, 425, 253, 241, 10}}, Known{"cb", {2453, 14238, 831, 2503, 9}},
        Known{"silly", {585, 241, 43, 124, 7}}}) {
    const auto bytes = readFile(fs::path(corpus) / "ogz" / (std::string(name) + ".ogz"));
    if (!bytes) GTEST_SKIP() << line(bytes.error());
    const auto map = readOgz(*bytes);
    ASSERT_TRUE(map) << line(map.error());
    EXPECT_EQ(map->octree.counts(), counts) << name;
    EXPECT_EQ(map->size, 1024);
  }
}

}  // namespace
}  // namespace wb::octree

#include "model/asset/decode.h"

#include "model/core/file.h"
#include "model/core/limits.h"
#include "tests/asset/stored_asset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace wb::asset {
namespace {

using namespace std::string_literals;

Bytes fixture(const std::string& name) {
  auto bytes = readFile(std::string(WEIGHBRIDGE_DATA "/asset/") + name);
  EXPECT_TRUE(bytes) << name;
  return bytes.value_or(Bytes{});
}

std::string errorOf(const Bytes& bytes) {
  const auto result = decode(bytes);
  return result ? "(no error)" : line(result.error());
}

/// The only finding of an asset that can be read all the same.
std::string findingOf(const StoredAsset& stored) {
  const auto result = decode(stored.bytes());
  if (!result) return "(fatal) " + line(result.error());
  const Diagnostics findings = ofWhatIsThere(result->findings);
  EXPECT_LE(findings.size(), 1u);
  return findings.empty() ? "(no finding)" : line(findings[0]);
}

StoredAsset withHighLod() {
  StoredAsset stored;
  stored.block("high_lod", llsd::Array{storedTriangle()});
  return stored;
}

TEST(Decode, NothingIsNoAsset) {
  EXPECT_EQ(errorOf({}),
            "byte 0: the file is incomplete: it ends at byte 0, inside the header of the mesh "
            "asset; get a new copy");
  EXPECT_EQ(errorOf(llsd::writeBinary(llsd::Array{})),
            "byte 0: a mesh asset must begin with a map that lists its blocks");
  EXPECT_EQ(errorOf(llsd::writeBinary(llsd::Map{})),
            "byte 6: no block of this mesh asset can be read: the header lists no blocks");
}

TEST(Decode, ReadsEveryBlockOfTheValidFixture) {
  const auto result = decode(fixture("valid.llmesh"));
  ASSERT_TRUE(result);
  EXPECT_TRUE(result->findings.empty());
  const MeshAsset& asset = result->value;
  EXPECT_EQ(asset.version, 1);
  EXPECT_EQ(asset.creator, Uuid::parse("01234567-89ab-cdef-0123-456789abcdef"));
  EXPECT_EQ(triangleCount(*asset.lod(Lod::high)), 12u);
  EXPECT_EQ(triangleCount(*asset.lod(Lod::medium)), 8u);
  EXPECT_EQ(triangleCount(*asset.lod(Lod::low)), 4u);
  EXPECT_EQ(triangleCount(*asset.lod(Lod::lowest)), 2u);
  EXPECT_EQ(vertexCount(*asset.physicsMesh), 8u);
  EXPECT_EQ(asset.skin->jointNames, (std::vector<std::string>{"mPelvis", "mTorso"}));
  EXPECT_EQ(asset.skin->inverseBindMatrices, std::vector(2, glm::dmat4(1)));
  EXPECT_EQ(asset.skin->bindShapeMatrix, glm::dmat4(1));
  EXPECT_EQ(asset.skin->pelvisOffset, 0.5);
  EXPECT_EQ(asset.otherKeys.size(), 1u);
  EXPECT_TRUE(asset.otherKeys.contains("material_list"));
}

TEST(Decode, ReadsAFaceWithAllItsArrays) {
  const auto result = decode(fixture("valid.llmesh"));
  ASSERT_TRUE(result);
  const Faces& faces = *result->value.lod(Lod::high);
  ASSERT_EQ(faces.size(), 2u);
  EXPECT_EQ(faces[1], Face{});
  const Face& face = faces[0];
  EXPECT_EQ(face.positions[3], (Quantised3{65535, 65535, 0}));
  EXPECT_EQ(face.normals[4], (Quantised3{0, 0, 65535}));
  EXPECT_EQ(face.texCoords.size(), 8u);
  EXPECT_EQ(face.texCoordDomain, (Domain2{glm::dvec2(0.25), glm::dvec2(0.75)}));
  EXPECT_EQ(face.triangles[1], (std::array<std::uint16_t, 3>{0, 3, 1}));
  EXPECT_EQ(face.weights[1].count, 1);
  EXPECT_EQ(face.weights[1].joints[0], (JointWeight{1, 65535}));
  EXPECT_EQ(face.normalizedScale, glm::dvec3(1, 2, 3));
}

TEST(Decode, ReadsTheHullsAndWhatTheGridRecorded) {
  const auto result = decode(fixture("valid.llmesh"));
  ASSERT_TRUE(result);
  const PhysicsConvex& convex = *result->value.physicsConvex;
  ASSERT_EQ(convex.hulls.size(), 2u);
  EXPECT_EQ(convex.hulls[0].size(), 8u);
  EXPECT_EQ(convex.hulls[1].back(), (Quantised3{0, 0, 65535}));
  EXPECT_EQ(convex.baseHull->size(), 8u);
  const RecordedCosts& costs = *result->value.recordedCosts;
  EXPECT_EQ(costs.hull, 0.36);
  EXPECT_EQ(costs.hullDiscountedVertices, 8.0);
  EXPECT_EQ(costs.decompositionHulls, 2.0);
  EXPECT_EQ(costs.mesh.size(), 9u);
  EXPECT_EQ(costs.meshTriangles, 12.0);
}

TEST(Decode, KeepsABlockItDoesNotKnowAsStored) {
  const auto result = decode(fixture("valid.llmesh"));
  ASSERT_TRUE(result);
  ASSERT_EQ(result->value.otherBlocks.size(), 1u);
  const OpaqueBlock& block = result->value.otherBlocks[0];
  EXPECT_EQ(block.name, "physics_havok");
  EXPECT_EQ(textOf(block.stored), "opaque bytes");
  EXPECT_EQ(block.otherKeys.at("version"), llsd::Value(3));
}

TEST(Decode, TellsWhereEachBlockLies) {
  const Bytes bytes = fixture("valid.llmesh");
  const auto result = decode(bytes);
  ASSERT_TRUE(result);
  const auto& blocks = result->value.blocks;
  ASSERT_EQ(blocks.size(), 8u);
  std::size_t end = 0;
  for (const Block& block : blocks) {
    EXPECT_EQ(block.offset, end);
    EXPECT_EQ(block.decodedBytes == 0, block.name == "physics_havok");
    end = block.offset + block.size;
  }
  EXPECT_EQ(result->value.headerBytes + end, bytes.size());
  EXPECT_EQ(result->value.storedBytes(Lod::high), blocks[5].size);
}

TEST(Decode, ReadsTheSpellingOfTheDocumentWithGapsAndPrefix) {
  const auto result = decode(fixture("documented.llmesh"));
  ASSERT_TRUE(result);
  EXPECT_TRUE(result->findings.empty());
  EXPECT_EQ(triangleCount(*result->value.physicsMesh), 12u);
  EXPECT_EQ(result->value.physicsConvex->hulls.size(), 1u);
  EXPECT_EQ(result->value.physicsConvex->baseHull->size(), 8u);
  EXPECT_EQ(result->value.physicsConvex->domain, Domain3{});
  EXPECT_EQ(result->value.lod(Lod::high)->at(0).positionDomain, Domain3{});
}

TEST(Decode, NamesEveryBrokenBlockAndReadsTheRest) {
  const auto result = decode(fixture("invalid.llmesh"));
  ASSERT_TRUE(result);
  EXPECT_TRUE(result->value.lod(Lod::high));
  EXPECT_FALSE(result->value.lod(Lod::medium));
  EXPECT_EQ(result->value.storedBytes(Lod::medium), 0u);
  std::vector<std::string> lines;
  for (const Diagnostic& finding : result->findings) lines.push_back(line(finding));
  const std::vector<std::string> expected{
      "lowest_lod at byte 313: the block is not valid zlib data: incorrect header check",
      "low_lod at byte 321: the block must be an array of faces",
      "medium_lod at byte 345, face 2: the length of Position in bytes (5) is not a multiple of 6",
      "physics_mesh at byte 679, byte 5 of the decompressed data: '?' is not the start of a binary "
      "LLSD value",
      "physics_convex at byte 694: for the hull in HullList, the number of points in Positions "
      "must be 8, not 7"};
  EXPECT_EQ(lines, expected);
}

TEST(Decode, ATruncatedFileKeepsTheBlocksThatAreWhole) {
  const auto result = decode(fixture("truncated.llmesh"));
  ASSERT_TRUE(result);
  EXPECT_TRUE(result->value.physicsConvex);
  EXPECT_FALSE(result->value.lod(Lod::high));
  ASSERT_FALSE(result->findings.empty());
  for (const Diagnostic& finding : result->findings)
    EXPECT_EQ(finding.text.code, "asset.beyond_file");
}

TEST(Decode, VersionsAboveTheMajorOneAreRefused) {
  StoredAsset stored = withHighLod();
  EXPECT_TRUE(decode(stored.key("version", 999).bytes()));
  EXPECT_EQ(errorOf(stored.key("version", 1000).bytes()),
            "byte 54: version 1000 of the mesh asset format is not supported; the latest supported "
            "version is 999");
  EXPECT_EQ(findingOf(stored.key("version", "two")), "byte 54: version must be an integer");
}

TEST(Decode, ABlockMustLieInsideTheFile) {
  StoredAsset stored = withHighLod();
  stored.listed("low_lod", 5, 1000);
  const std::size_t begin = stored.headerBytes() + 5;
  EXPECT_EQ(findingOf(stored), "low_lod at byte " + std::to_string(begin) +
                                   ": the block should end at byte " +
                                   std::to_string(begin + 1000) + ", but the file ends at byte " +
                                   std::to_string(stored.bytes().size()));
  stored.listed("low_lod", 0x7fffffff, 0x7fffffff);
  EXPECT_TRUE(findingOf(stored).starts_with("low_lod at byte 2147483"));
}

TEST(Decode, AnEntryNeedsAnOffsetAndASizeThatAreNotNegative) {
  const llsd::Value bad[] = {llsd::Map{{"offset", -1}, {"size", 5}},
                             llsd::Map{{"offset", 0}, {"size", -5}}, llsd::Map{{"offset", 0}},
                             llsd::Map{{"offset", 0}, {"size", "5"}}, true};
  for (const llsd::Value& entry : bad)
    EXPECT_TRUE(findingOf(withHighLod().key("low_lod", entry))
                    .ends_with(": the block \"low_lod\" needs an offset and a size, both whole "
                               "numbers of 0 or more; it is ignored"));
}

TEST(Decode, ABlockOfSizeZeroCountsAsAbsent) {
  StoredAsset stored = withHighLod();
  const auto result = decode(stored.listed("low_lod", 1'000'000, 0).bytes());
  ASSERT_TRUE(result);
  EXPECT_TRUE(ofWhatIsThere(result->findings).empty());
  EXPECT_FALSE(result->value.lod(Lod::low));
  EXPECT_EQ(result->value.blocks.size(), 1u);
}

TEST(Decode, TheNewSpellingWinsAndTheOldOneIsKept) {
  StoredAsset stored = withHighLod();
  stored.block("physics_shape", llsd::Array{});
  stored.block("physics_mesh", llsd::Array{storedTriangle()});
  const auto result = decode(stored.bytes());
  ASSERT_TRUE(result);
  EXPECT_EQ(triangleCount(*result->value.physicsMesh), 1u);
  ASSERT_EQ(result->value.otherBlocks.size(), 1u);
  EXPECT_EQ(result->value.otherBlocks[0].name, "physics_shape");
}

TEST(Decode, ACutStreamIsNamed) {
  StoredAsset stored = withHighLod();
  Bytes stream = StoredAsset::compressed(llsd::writeBinary(llsd::Array{storedTriangle()}));
  stream.resize(stream.size() - 5);
  const auto finding = findingOf(stored.raw("low_lod", stream));
  EXPECT_TRUE(finding.ends_with(": the block's compressed data is incomplete"));
}

TEST(Decode, ABlockThatInflatesWithoutEndIsStopped) {
  const Bytes zeros(limits::assetBlockBytes + 1);
  const auto finding = findingOf(withHighLod().raw("low_lod", StoredAsset::compressed(zeros)));
  EXPECT_TRUE(
      finding.ends_with(": the block is too large when decompressed; the limit is 33554432 bytes"));
}

TEST(Decode, ManySmallBombsTogetherAreStoppedToo) {
  Bytes content(limits::assetBlockBytes - 64);  // an array of one binary
  const std::size_t size = content.size() - 11;
  std::ranges::copy("[\0\0\0\1b"s, content.begin());
  for (std::size_t i = 0; i < 4; ++i)
    content[6 + i] = static_cast<std::uint8_t>(size >> (24 - 8 * i));
  content.back() = ']';
  const Bytes stream = StoredAsset::compressed(content);
  StoredAsset stored = withHighLod();
  for (const char* name : {"lowest_lod", "low_lod", "medium_lod", "physics_mesh"})
    stored.raw(name, stream);
  const auto result = decode(stored.bytes());
  ASSERT_TRUE(result);
  ASSERT_EQ(ofWhatIsThere(result->findings).size(), 4u);
  EXPECT_EQ(result->findings[2].text.code, "asset.wrong_type");
  EXPECT_EQ(result->findings[3].text.code, "asset.inflates_too_large");
}

TEST(Decode, UnknownBlocksThatOverlapCannotOutgrowTheFile) {
  StoredAsset stored = withHighLod();
  stored.raw("unknown", Bytes(1000));
  stored.listed("unknown2", stored.bytes().size() - stored.headerBytes() - 1000, 1000);
  const auto result = decode(stored.bytes());
  ASSERT_TRUE(result);
  const Diagnostics findings = ofWhatIsThere(result->findings);
  std::multiset<std::string_view> codes;
  for (const Diagnostic& finding : findings) codes.insert(finding.text.code);
  EXPECT_EQ(codes,
            (std::multiset<std::string_view>{"asset.overlapping_blocks", "asset.opaque_too_large",
                                             "asset.unknown_block", "asset.unknown_block"}));
  EXPECT_EQ(result->value.otherBlocks.size(), 1u);
}

TEST(Decode, BrokenRecordedCostsDoNotHideTheMesh) {
  EXPECT_EQ(findingOf(withHighLod().key("physics_cost_data", llsd::Map{{"hull", "much"}})),
            "byte 54: hull must be a finite number");
}

TEST(LooksLikeMeshAsset, TellsAnAssetFromOtherDocuments) {
  EXPECT_TRUE(looksLikeMeshAsset(fixture("valid.llmesh")));
  EXPECT_TRUE(looksLikeMeshAsset(fixture("documented.llmesh")));
  EXPECT_FALSE(looksLikeMeshAsset({}));
  EXPECT_FALSE(looksLikeMeshAsset(bytesOf("{\"weighbridge\": 1}")));
  EXPECT_FALSE(looksLikeMeshAsset(llsd::writeBinary(llsd::Map{})));
  EXPECT_FALSE(looksLikeMeshAsset(llsd::writeBinary(llsd::Array{llsd::Map{}})));
}

TEST(LooksLikeMeshAsset, AContainerOfAssetsIsNone) {
  const Bytes asset = fixture("valid.llmesh");
  const llsd::Map container{{"version", 3},
                            {"mesh", llsd::Array{std::string(textOf(asset))}},
                            {"instance", llsd::Array{}}};
  EXPECT_FALSE(looksLikeMeshAsset(llsd::writeBinary(container)));
}

TEST(LooksLikeMeshAsset, AnUnfinishedHeaderIsKnownByItsFirstKey) {
  const Bytes asset = withHighLod().bytes();
  EXPECT_TRUE(looksLikeMeshAsset(ByteView(asset).first(30)));
  EXPECT_FALSE(looksLikeMeshAsset(ByteView(asset).first(8)));
}

/// Each is told with the byte of its key, as far as they are told one by one.
TEST(Decode, ManyBadEntriesAreCounted) {
  StoredAsset stored;
  stored.block("high_lod", llsd::Array{storedTriangle()});
  for (std::size_t i = 0; i < limits::findings + 20; ++i)
    stored.listed("zz " + std::to_string(10'000 + i), 0, std::size_t{1} << 31);
  const Bytes bytes = stored.bytes();
  const auto asset = decode(bytes);
  ASSERT_TRUE(asset) << line(asset.error());
  ASSERT_EQ(asset->findings.size(), limits::findings + 1);
  // Those past the limit, and that there is no physics_convex.
  EXPECT_EQ(message(asset->findings.back()), "21 more findings are not shown");
  for (const std::size_t i : {std::size_t{0}, std::size_t{999}}) {
    const std::size_t key = textOf(bytes).find("zz " + std::to_string(10'000 + i));
    EXPECT_EQ(asset->findings[i].place, "byte " + std::to_string(key - 5));
  }
}

}  // namespace
}  // namespace wb::asset

#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "tests/asset/stored_asset.h"

#include <gtest/gtest.h>

#include <algorithm>

/// Whether all of an asset was read, and what is told where that cannot be known.
namespace wb::asset {
namespace {

llsd::Value someTriangles() { return llsd::Array{storedTriangle()}; }

/// With all that every asset needs.
StoredAsset wholeAsset() {
  StoredAsset stored;
  stored.block("physics_convex", llsd::Map{}).block("high_lod", someTriangles());
  return stored;
}

/// One of the only finding; its severity before it.
std::string onlyFinding(const Loaded<MeshAsset>& read) {
  if (read.findings.empty()) return "(none)";
  EXPECT_EQ(read.findings.size(), 1U) << line(read.findings.back());
  return std::string(name(read.findings[0].severity)) + ": " + line(read.findings[0]);
}

Loaded<MeshAsset> readAsset(const Bytes& bytes) {
  auto decoded = decode(bytes);
  EXPECT_TRUE(decoded) << (decoded ? "" : line(decoded.error()));
  return decoded ? std::move(*decoded) : Loaded<MeshAsset>{};
}

TEST(AssetWholeness, isCheckedWhereTheLastBlockEndsTheFile) {
  const Bytes bytes = wholeAsset().bytes();
  const auto asset = readAsset(bytes);
  EXPECT_EQ(onlyFinding(asset), "(none)");
  EXPECT_EQ(wholenessOf(asset.value, bytes.size()), Wholeness::checked);
}

TEST(AssetWholeness, bytesBehindTheLastBlockAreTold) {
  Bytes bytes = wholeAsset().bytes();
  const std::string end = std::to_string(bytes.size());
  bytes.push_back(0);
  EXPECT_EQ(onlyFinding(readAsset(bytes)),
            "warning: byte " + end + ": 1 byte follows the last block; it is ignored");
  bytes.resize(bytes.size() + 999);
  const auto asset = readAsset(bytes);
  EXPECT_EQ(onlyFinding(asset),
            "warning: byte " + end + ": 1000 bytes follow the last block; they are ignored");
  EXPECT_FALSE(asset.value.damage.any) << "nothing is lost";
  EXPECT_EQ(wholenessOf(asset.value, bytes.size()), Wholeness::consistent);
}

TEST(AssetWholeness, bytesBehindABlocksContentAreTold) {
  Bytes stored = StoredAsset::compressed(llsd::writeBinary(someTriangles()));
  stored.resize(stored.size() + 3);
  StoredAsset asset;
  asset.block("physics_convex", llsd::Map{}).raw("high_lod", stored);
  EXPECT_NE(onlyFinding(readAsset(asset.bytes())).find("3 bytes follow the content of the block"),
            std::string::npos);
  Bytes content = llsd::writeBinary(someTriangles());
  content.push_back('!');
  StoredAsset inside;
  inside.block("physics_convex", llsd::Map{}).raw("high_lod", StoredAsset::compressed(content));
  EXPECT_NE(onlyFinding(readAsset(inside.bytes())).find("1 byte follows the content of the block"),
            std::string::npos);
}

TEST(AssetWholeness, gapsBetweenBlocksAreNone) {
  StoredAsset stored;
  stored.block("physics_convex", llsd::Map{})
      .raw("physics_havok", Bytes(7))
      .block("high_lod", someTriangles());
  EXPECT_EQ(onlyFinding(readAsset(stored.bytes())), "(none)") << "a block that is known and opaque";
}

/// What rests on a block whose name was damaged is unknown.
TEST(AssetWholeness, aDamagedNameOfABlockIsNamedWithTheNearest) {
  for (const auto& [wrong, right] : {std::pair{"ph9sics_mesh", "physics_mesh"},
                                     {"physics_mash", "physics_mesh"},
                                     {"physics_shap", "physics_mesh"},
                                     {"mediumlod", "medium_lod"}}) {
    const auto asset = readAsset(wholeAsset().block(wrong, someTriangles()).bytes());
    const std::string told = onlyFinding(asset);
    EXPECT_TRUE(told.starts_with("error: " + std::string(wrong) + " at byte ")) << told;
    EXPECT_NE(told.find("\"" + std::string(right) + "\" is missing"), std::string::npos) << told;
    EXPECT_TRUE(asset.value.damage.any);
    EXPECT_EQ(asset.value.damage.physicsMesh, right == std::string("physics_mesh"));
    EXPECT_EQ(asset.value.damage.lods[1], right == std::string("medium_lod"));
    EXPECT_EQ(wholenessOf(asset.value, 0), Wholeness::unknown);
  }
}

TEST(AssetWholeness, anUnknownBlockIsToldAndCostsNothing) {
  const auto other = readAsset(wholeAsset()
                                   .block("physics_mesh", someTriangles())
                                   .block("physics_mesh2", someTriangles())
                                   .bytes());
  EXPECT_TRUE(onlyFinding(other).starts_with("warning: physics_mesh2 at byte "))
      << onlyFinding(other);
  EXPECT_NE(onlyFinding(other).find("the closest known name is \"physics_mesh\""),
            std::string::npos);
  EXPECT_FALSE(other.value.damage.any);
  const auto far = readAsset(wholeAsset().raw("zzzzzzzzzzzz", Bytes(3)).bytes());
  EXPECT_NE(onlyFinding(far).find("unknown block \"zzzzzzzzzzzz\"; it is ignored"),
            std::string::npos)
      << onlyFinding(far);
  EXPECT_FALSE(far.value.damage.any);
}

TEST(AssetWholeness, aPhysicsMeshWithoutTrianglesIsTold) {
  const std::string sentence =
      "the physics mesh has no triangles; physics uses the hulls, or the base hull if there are no "
      "hulls";
  const llsd::Value none = llsd::Array{};
  const llsd::Value empty = llsd::Array{llsd::Map{{"NoGeometry", true}}};
  for (const llsd::Value& faces : {none, empty}) {
    const auto asset = readAsset(wholeAsset().block("physics_mesh", faces).bytes());
    EXPECT_TRUE(onlyFinding(asset).ends_with(sentence)) << onlyFinding(asset);
    EXPECT_FALSE(asset.value.damage.any);
  }
  EXPECT_TRUE(onlyFinding(readAsset(wholeAsset().listed("physics_mesh", 0, 0).bytes()))
                  .ends_with(sentence));
  EXPECT_EQ(onlyFinding(readAsset(wholeAsset().block("physics_mesh", someTriangles()).bytes())),
            "(none)");
}

/// No byte of a small asset can be cut off, or be of another value, and nobody told: a block whose
/// bits are wrong fails its own checksum, and one that is listed elsewhere is no stream.
TEST(AssetWholeness, nothingIsCutSilently) {
  const Bytes bytes = wholeAsset().block("physics_mesh", someTriangles()).bytes();
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    const auto asset = decode(ByteView(bytes).first(length));
    EXPECT_TRUE(!asset || asset->value.damage.any) << length;
  }
}

}  // namespace
}  // namespace wb::asset

#include "model/asset/decode.h"
#include "model/asset/validate.h"
#include "tests/asset/stored_asset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace wb::asset {
namespace {

llsd::Array faces(llsd::Map face) { return {llsd::Value(std::move(face))}; }

llsd::Map withDomain(double minimum, double maximum) {
  llsd::Map face = storedTriangle();
  face.insert_or_assign("PositionDomain", llsd::Map{{"Min", llsd::Array{minimum, -0.5, -0.5}},
                                                    {"Max", llsd::Array{maximum, 0.5, 0.5}}});
  return face;
}

/// Every level of detail, a physics mesh and an empty convex block.
StoredAsset whole() {
  StoredAsset asset;
  for (const char* name : {"high_lod", "medium_lod", "low_lod", "lowest_lod", "physics_mesh"})
    asset.block(name, faces(storedTriangle()));
  asset.block("physics_convex", llsd::Map{});
  return asset;
}

MeshAsset assetOf(const StoredAsset& stored) {
  auto read = decode(stored.bytes());
  EXPECT_TRUE(read) << line(read.error());
  return read ? std::move(read->value) : MeshAsset{};
}

/// What the reader says of it, without the bytes at which that is.
std::vector<std::string> saidOf(const StoredAsset& stored) {
  std::vector<std::string> lines;
  const auto read = decode(stored.bytes());
  EXPECT_TRUE(read) << line(read.error());
  for (const Diagnostic& finding : read ? read->findings : Diagnostics{}) {
    std::string said = line(finding);
    EXPECT_NE(said.find("at byte "), std::string::npos) << said;
    lines.push_back(said.substr(0, said.find(" at byte ")) +
                    said.substr(said.find_first_of(",:", said.find(" at byte "))));
  }
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Damage, AWholeAssetHasNone) {
  EXPECT_EQ(saidOf(whole()), Lines{});
  const Damage damage = assetOf(whole()).damage;
  EXPECT_FALSE(damage.any || damage.physicsMesh || damage.physicsConvex || damage.lodSizes);
  EXPECT_EQ(std::ranges::count(damage.lods, true), 0);
}

TEST(Damage, AHeaderThatIsCutAnywhereIsToldWithItsByte) {
  const StoredAsset asset = whole();
  const Bytes bytes = asset.bytes();
  for (std::size_t end = 1; end < asset.headerBytes(); ++end) {
    const auto read = decode(ByteView(bytes).first(end));
    ASSERT_FALSE(read) << end;
    EXPECT_EQ(read.error().text.code, "asset.header_cut") << end;
    EXPECT_TRUE(read.error().place.starts_with("byte ")) << end;
    EXPECT_NE(message(read.error()).find("ends at byte " + std::to_string(end)), std::string::npos);
  }
}

TEST(Damage, ABlockWithoutItsEndIsDamaged) {
  StoredAsset asset = whole();
  Bytes cut = StoredAsset::compressed(llsd::writeBinary(faces(storedTriangle())));
  cut.resize(cut.size() / 2);
  asset.raw("medium_lod", cut);
  EXPECT_EQ(saidOf(asset), Lines{"medium_lod: the block's compressed data is incomplete"});
  EXPECT_EQ(assetOf(asset).damage.lods, (std::array{false, true, false, false}));
}

TEST(Damage, ABlockPastTheEndOfTheFileIsDamaged) {
  const auto listedAt = [](const std::string& name, std::size_t offset, std::size_t size) {
    return assetOf(whole().listed(name, offset, size)).damage;
  };
  EXPECT_TRUE(listedAt("physics_mesh", 0, 1 << 20).physicsMesh);
  EXPECT_TRUE(listedAt("physics_convex", 1 << 30, 10).physicsConvex);
  EXPECT_TRUE(listedAt("lowest_lod", 1 << 30, 10).lods[3]);
  EXPECT_FALSE(listedAt("lowest_lod", 1 << 30, 10).lodSizes) << "it takes no other block's bytes";
}

TEST(Damage, AnEntryWithoutSenseIsDamage) {
  StoredAsset asset = whole();
  asset.key("low_lod", llsd::Map{{"offset", -1}, {"size", 10}});
  EXPECT_TRUE(assetOf(asset).damage.lods[2]);
  EXPECT_EQ(decode(asset.bytes())->findings.size(), 1u) << "listed, so not missing";
}

TEST(Damage, DomainsNameTheirNumbers) {
  const auto said = [](double minimum, double maximum) {
    return saidOf(whole().block("high_lod", faces(withDomain(minimum, maximum))));
  };
  EXPECT_EQ(
      said(0.5, -0.5),
      Lines{"high_lod, face 1: on axis x, the domain's Min (0.5) is greater than its Max (-0.5)"});
  EXPECT_EQ(said(-0.5, 1e30),
            Lines{"high_lod, face 1: the domain spans -0.5 to 1e+30 on axis x; the limit is 10000 "
                  "in either direction"});
  EXPECT_EQ(said(-0.5, std::numeric_limits<double>::quiet_NaN()),
            Lines{"high_lod, face 1: Max must be finite numbers"});
  EXPECT_EQ(said(0.25, 0.25), Lines{}) << "flat is no damage";
  EXPECT_EQ(said(-9e3, 9e3), Lines{});
  EXPECT_TRUE(assetOf(whole().block("high_lod", faces(withDomain(1, -1)))).damage.lods[0]);
}

TEST(Damage, TheDomainOfHullsIsCheckedToo) {
  const llsd::Map inverted{{"Min", llsd::Array{0.5, 0.5, 0.5}},
                           {"Max", llsd::Array{-0.5, -0.5, -0.5}}};
  EXPECT_TRUE(assetOf(whole().block("physics_convex", inverted)).damage.physicsConvex);
}

TEST(Damage, IndicesPastTheVerticesNameFaceAndTriangles) {
  llsd::Map face = storedTriangle();
  face.insert_or_assign("TriangleList", packedWords({0, 1, 2, 0, 1, 3, 2, 1, 9}));
  const StoredAsset asset = whole().block(
      "physics_mesh", llsd::Array{llsd::Value(storedTriangle()), llsd::Value(std::move(face))});
  EXPECT_EQ(saidOf(asset), Lines{"physics_mesh, face 2: 2 triangles (2, 3) refer to vertices that "
                                 "do not exist; the face has 3"});
  const MeshAsset read = assetOf(asset);
  EXPECT_TRUE(read.damage.physicsMesh);
  ASSERT_TRUE(read.physicsMesh) << "the others can be looked at";
  EXPECT_EQ(toTriangleMesh(*read.physicsMesh).triangles.size(), 2u);
  const auto past = [](const Diagnostic& finding) {
    return finding.text.code == "asset.index_past_vertices";
  };
  EXPECT_TRUE(std::ranges::none_of(validate(read), past)) << "the reader has told them";
}

TEST(Damage, BlocksThatOverlapNameEachOther) {
  StoredAsset asset = whole();
  const std::vector<Block> blocks = assetOf(asset).blocks;
  asset.listed("medium_lod", blocks[1].offset - 1, blocks[1].size + 1);
  const auto read = decode(asset.bytes());
  ASSERT_TRUE(read);
  const std::size_t begin = asset.headerBytes();
  EXPECT_EQ(line(read->findings.at(0)),
            "medium_lod at byte " + std::to_string(begin + blocks[1].offset - 1) +
                ": the block (bytes " + std::to_string(begin + blocks[1].offset - 1) + " to " +
                std::to_string(begin + blocks[2].offset) + ") overlaps \"high_lod\" (bytes " +
                std::to_string(begin) + " to " + std::to_string(begin + blocks[0].size) +
                "); at least one offset or size is wrong");
  EXPECT_TRUE(read->value.damage.lodSizes);
}

TEST(Damage, PhysicsBlocksThatOverlapLeaveTheSizesOfLodsAlone) {
  StoredAsset asset = whole();
  const std::vector<Block> blocks = assetOf(asset).blocks;
  asset.listed("physics_mesh", blocks[4].offset, blocks[4].size + 1);
  const MeshAsset read = assetOf(asset);
  EXPECT_TRUE(read.damage.any);
  EXPECT_FALSE(read.damage.lodSizes);
  EXPECT_FALSE(read.damage.physicsMesh) << "its checksum holds";
}

TEST(Damage, TwoSpellingsOfOneBlockMayShareIt) {
  StoredAsset asset = whole();
  const Block mesh = assetOf(asset).blocks[4];
  asset.listed("physics_shape", mesh.offset, mesh.size);
  EXPECT_EQ(saidOf(asset), Lines{});
}

TEST(Damage, WhatEveryAssetNeedsIsMissed) {
  StoredAsset none;
  none.block("low_lod", faces(storedTriangle()));
  EXPECT_EQ(saidOf(none),
            (Lines{"header, medium_lod: this level of detail is missing, but low_lod is present; a "
                   "lower level requires all higher levels",
                   "header, high_lod: this level of detail is missing; every asset needs it",
                   "header, physics_convex: this block is missing; the grid needs it, even if it "
                   "is empty"}));
  EXPECT_TRUE(assetOf(none).damage.lods[0]);
  EXPECT_FALSE(assetOf(none).damage.lods[1]) << "it inherits, as the viewer computes it";
  EXPECT_FALSE(assetOf(none).damage.physicsConvex) << "its base hull is made";
  EXPECT_EQ(saidOf(none.key(std::string(estimateKey), true)),
            Lines{"header, high_lod: this level of detail is missing; every asset needs it"});
}

}  // namespace
}  // namespace wb::asset

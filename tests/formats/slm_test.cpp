#include "model/formats/detail/slm.h"

#include "model/asset/encode.h"
#include "model/core/llsd.h"

#include <glm/gtc/constants.hpp>
#include <gtest/gtest.h>

namespace wb::import {
namespace {

using llsd::Array;
using llsd::Map;
using llsd::Value;

/// An asset whose triangle tells it from others.
std::string stored(std::uint16_t corner) {
  asset::Face face;
  face.positions = {{0, 0, 0}, {corner, 0, 0}, {0, 65535, 0}};
  face.triangles = {{0, 1, 2}};
  asset::MeshAsset mesh;
  mesh.lods[0] = asset::Faces{face};
  const Bytes bytes = asset::encode(mesh);
  return std::string(textOf(bytes));
}

Value instance(Value mesh, std::initializer_list<double> rows, const char* label = "") {
  Array numbers;
  for (const double number : rows) numbers.emplace_back(number);
  return Map{{"mesh_id", std::move(mesh)}, {"transform", numbers}, {"label", std::string(label)}};
}

Value unmoved(int mesh) { return instance(mesh, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}); }

Map document(Array meshes, Array instances) {
  return {{"version", 3},
          {"name", std::string("model")},
          {"mesh", std::move(meshes)},
          {"instance", std::move(instances)}};
}

Loaded<scene::Scene> slm(const Map& map) {
  auto read = readSlm(llsd::writeBinary(map), "chair");
  EXPECT_TRUE(read) << (read ? "" : line(read.error()));
  return read ? std::move(*read) : Loaded<scene::Scene>{};
}

std::string slmError(ByteView bytes) {
  const auto read = readSlm(bytes, "chair");
  return read ? "(no error)" : line(read.error());
}

std::vector<std::string> lines(const Diagnostics& findings) {
  std::vector<std::string> result;
  for (const Diagnostic& finding : findings)
    if (finding.text.code.starts_with("slm")) result.push_back(line(finding));
  return result;
}

TEST(Slm, IsToldByContent) {
  EXPECT_TRUE(looksLikeSlm(llsd::writeBinary(document({}, {}), true)));
  EXPECT_FALSE(looksLikeSlm(bytesOf(stored(65535))));
  EXPECT_FALSE(looksLikeSlm({}));
}

TEST(Slm, WhatIsNoSlmIsRefused) {
  EXPECT_EQ(slmError({}), "byte 0: the data ends inside a value; expected 1 more byte, found 0");
  EXPECT_EQ(slmError(llsd::writeBinary(Map{{"version", 4}})),
            "version: expected version 3 of the viewer's model file format");
  EXPECT_EQ(slmError(llsd::writeBinary(document({}, {}))),
            "mesh: contains no meshes; expected an array of mesh assets");
}

TEST(Slm, CutShortItIsRefused) {
  const Bytes whole = llsd::writeBinary(document({stored(65535)}, {unmoved(0)}));
  for (std::size_t length = 0; length < whole.size(); ++length)
    EXPECT_FALSE(readSlm(ByteView(whole).first(length), "chair")) << length;
}

TEST(Slm, InstancesAreTheParts) {
  const auto loaded = slm(document({stored(65535), stored(100)}, {unmoved(1), unmoved(0)}));
  ASSERT_EQ(loaded.value.linksets.size(), 1U);
  const scene::Linkset& linkset = loaded.value.linksets[0];
  EXPECT_EQ(linkset.name, "chair");
  ASSERT_EQ(linkset.parts.size(), 2U);
  EXPECT_EQ(linkset.parts[0].asset, "mesh 2");
  EXPECT_EQ(linkset.parts[1].asset, "mesh 1");
  EXPECT_EQ(linkset.parts[0].kind, scene::PartKind::mesh);
  EXPECT_EQ(linkset.parts[0].shapeType, scene::ShapeType::convexHull);
  EXPECT_EQ(linkset.parts[0].scale, glm::dvec3(1));
  EXPECT_NE(loaded.value.meshOf(linkset.parts[0]), nullptr);
  EXPECT_TRUE(lines(loaded.findings).empty());
}

TEST(Slm, EqualMeshesAreOneAsset) {
  const auto loaded = slm(document({stored(7), stored(7)}, {unmoved(0), unmoved(1)}));
  EXPECT_EQ(loaded.value.assets.size(), 1U);
  EXPECT_EQ(loaded.value.linksets[0].parts[1].asset, "mesh 1");
}

TEST(Slm, TransformsAreRowVectors) {
  // x goes to 2 y, y to -3 x, z to 4 z; the origin to (5, 6, 7).
  const Value turned = instance(0, {0, 2, 0, 0, -3, 0, 0, 0, 0, 0, 4, 0, 5, 6, 7, 1}, "seat");
  const auto loaded = slm(document({stored(7)}, {turned}));
  const scene::Linkset& linkset = loaded.value.linksets[0];
  EXPECT_EQ(linkset.parts[0].name, "seat");
  EXPECT_EQ(linkset.parts[0].scale, glm::dvec3(2, 3, 4));
  EXPECT_EQ(linkset.position, glm::dvec3(5, 6, 7));
  const double half = glm::one_over_root_two<double>();
  EXPECT_NEAR(linkset.rotation.w, half, 1e-12);
  EXPECT_NEAR(linkset.rotation.z, half, 1e-12);
  EXPECT_EQ(linkset.parts[0].position, glm::dvec3(0));
}

TEST(Slm, PartsAreInTheFrameOfTheFirst) {
  const Value root = instance(0, {0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1});
  const Value child = instance(0, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 10, 3, 0, 1});
  const auto loaded = slm(document({stored(7)}, {root, child}));
  const scene::Part& part = loaded.value.linksets[0].parts[1];
  // Three metres along the region's y are along the root's x, which points that way.
  EXPECT_NEAR(part.position.x, 3, 1e-12);
  EXPECT_NEAR(part.position.y, 0, 1e-12);
  EXPECT_NEAR(part.rotation.z, -glm::one_over_root_two<double>(), 1e-12);
  EXPECT_EQ(part.scale, glm::dvec3(1));
}

TEST(Slm, WhatCannotBeUsedIsSaid) {
  const Value flat = instance(0, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1});
  const Value mirrored = instance(0, {-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
  const Value nowhere = Map{{"mesh_id", 0}};
  const auto loaded = slm(document({stored(7), 12}, {flat, mirrored, nowhere, unmoved(9)}));
  EXPECT_EQ(
      lines(loaded.findings),
      (std::vector<std::string>{
          "mesh[1]: is not a mesh asset; it is left out",
          "instance[0].transform: expected a matrix of 16 finite numbers with a scale from "
          "0.001 to 10000 m on each axis; the mesh is placed at the origin with a size of 1 m",
          "instance[1].transform: mirrors or shears the mesh; parts support neither, so "
          "mirroring and shear are ignored",
          "instance[2].transform: expected a matrix of 16 finite numbers with a scale from "
          "0.001 to 10000 m on each axis; the mesh is placed at the origin with a size of 1 m",
          "instance[3].mesh_id: expected a number below 2, the number of meshes; the "
          "instance is left out"}));
  EXPECT_EQ(loaded.value.linksets[0].parts.size(), 3U);
}

TEST(Slm, WhatNoPartCanBeIsTakenAtOneMetre) {
  for (const double side : {1e-9, 1e6}) {
    const Value large = instance(0, {side, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
    const auto loaded = slm(document({stored(7)}, {large}));
    EXPECT_EQ(loaded.value.linksets[0].parts[0].scale, glm::dvec3(1)) << side;
    EXPECT_EQ(lines(loaded.findings).size(), 1U) << side;
  }
}

TEST(Slm, APositionBeyondTheLimitIsNamed) {
  const Value far = instance(0, {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, -1e12, 0, 1});
  const auto loaded = slm(document({stored(7)}, {far}));
  EXPECT_EQ(loaded.value.linksets[0].position, glm::dvec3(0));
  EXPECT_EQ(loaded.value.linksets[0].parts[0].scale, glm::dvec3(1));
  EXPECT_EQ(lines(loaded.findings),
            (std::vector<std::string>{
                "instance[0].transform: the position on axis y is -1000000000000 m, but the limit "
                "is 1000000000 m in either direction; the mesh is placed at the origin with a size "
                "of 1 m"}));
}

TEST(Slm, IsCancelled) {
  std::stop_source stop;
  stop.request_stop();
  const Bytes bytes = llsd::writeBinary(document({stored(7)}, {unmoved(0)}));
  EXPECT_FALSE(readSlm(bytes, "chair", Task{stop.get_token(), {}}));
}

TEST(Slm, ABrokenMeshIsKeptAndNamed) {
  const auto loaded = slm(document({std::string("{broken")}, {unmoved(0)}));
  ASSERT_EQ(loaded.value.linksets[0].parts.size(), 1U);
  EXPECT_EQ(loaded.value.meshOf(loaded.value.linksets[0].parts[0]), nullptr);
  ASSERT_EQ(loaded.findings.size(), 1U);
  EXPECT_TRUE(loaded.findings[0].place.starts_with("mesh[0]: byte"));
}

TEST(Slm, WithoutInstancesEachMeshIsTakenOnce) {
  const auto loaded = slm(document({stored(7), stored(8)}, {}));
  EXPECT_EQ(loaded.value.linksets[0].parts.size(), 2U);
  EXPECT_EQ(lines(loaded.findings).size(), 1U);
}

TEST(Slm, BytesBehindItAreTold) {
  Bytes bytes = llsd::writeBinary(document({stored(1)}, {unmoved(0)}));
  EXPECT_EQ(readSlm(bytes, "chair")->wholeness, Wholeness::checked);
  bytes.resize(bytes.size() + 1000);
  const auto read = readSlm(bytes, "chair");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->wholeness, Wholeness::consistent);
  EXPECT_EQ(line(read->findings.back()), "1000 bytes follow the end of the data; they are ignored");
  EXPECT_EQ(read->findings.back().severity, Severity::warning);
}

}  // namespace
}  // namespace wb::import

#include "tests/formats/models3d/gltf_fixture.h"

#include <gtest/gtest.h>

namespace wb::import3d {
namespace {

using test::packed;

class Gltf : public test::GltfTest {};

TEST_F(Gltf, isReadAsItStands) {
  const FileScene file = read();
  EXPECT_EQ(test::trianglesOf(file), 2U);
  EXPECT_EQ(test::greatest(file), Vector3(2, 2, 5));
  EXPECT_EQ(test::namesOf(file), std::vector<std::string>{"Square"});
  EXPECT_EQ(file.frame.up, worker::UpAxis::y);
  EXPECT_EQ(file.frame.unit, 1);
}

TEST_F(Gltf, quantisedPositionsAreScaledByTheirNodes) {
  json["extensionsRequired"] = {"KHR_mesh_quantization"};
  putPositions<std::int16_t>({0, 0, 0, 0, 8000, 0, 0, 0, 8000, 8000, 0, 0, 0, 8000, 0, 0}, 5122, 8);
  json["nodes"][0]["scale"] = {0.00025, 0.00025, 0.00025};
  const Vector3 most = greatest();
  EXPECT_NEAR(most.x, 2, 1e-6);
  EXPECT_NEAR(most.y, 2, 1e-6);
}

TEST_F(Gltf, normalisedIntegersAreFractions) {
  json["accessors"][0]["normalized"] = true;
  putPositions<std::int8_t>({0, 0, 0, 0, 127, 0, 0, 0, 127, 127, -128, 0, 0, 127, 0, 0}, 5120, 4);
  EXPECT_EQ(greatest(), Vector3(1, 1, 0));
  putPositions<std::uint16_t>({0, 0, 0, 0, 65535, 0, 0, 0, 65535, 65535, 0, 0, 0, 13107, 0, 0},
                              5123, 8);
  EXPECT_EQ(greatest(), Vector3(1, 1, 0));
  const auto corners = test::cornersOf(read());
  EXPECT_FLOAT_EQ(corners.back().y, 0.2F);
}

TEST_F(Gltf, sparseNumbersReplaceOthers) {
  const std::size_t begin = buffer.size();
  test::append(buffer, packed<float>({7, 8, 9}));
  test::append(buffer, packed<std::uint8_t>({2}));
  json["bufferViews"].push_back({{"buffer", 0}, {"byteOffset", begin}, {"byteLength", 12}});
  json["bufferViews"].push_back({{"buffer", 0}, {"byteOffset", begin + 12}, {"byteLength", 1}});
  json["accessors"][0]["sparse"] = {{"count", 1},
                                    {"indices", {{"bufferView", 3}, {"componentType", 5121}}},
                                    {"values", {{"bufferView", 2}}}};
  EXPECT_EQ(greatest(), Vector3(7, 8, 9));
  json["accessors"][0]["sparse"]["count"] = 2;
  EXPECT_NE(refusal(), "") << "there is but one";
}

TEST_F(Gltf, trianglesComeInStripsAndFansAndWithoutIndices) {
  Json& primitive = json["meshes"][0]["primitives"][0];
  primitive.erase("indices");
  EXPECT_EQ(triangles(), 2U) << "a triangle, and a corner that lacks two others";
  primitive["mode"] = 5;
  EXPECT_EQ(triangles(), 2U);
  primitive["mode"] = 6;
  EXPECT_EQ(triangles(), 2U);
  for (const int mode : {0, 1, 2, 3, 7}) {
    primitive["mode"] = mode;
    EXPECT_EQ(triangles(), 0U) << mode;
  }
}

TEST_F(Gltf, whatMakesNoShapeMayBeBroken) {
  json["animations"] = {{{"channels", "none"}}};
  json["cameras"] = 5;
  json["textures"] = {{{"source", 99}}};
  json["images"] = {{{"uri", "missing.png"}}};
  json["materials"] = {{{"name", 7}, {"pbrMetallicRoughness", "red"}}};
  json["meshes"][0]["primitives"][0]["material"] = 0;
  json["meshes"][0]["primitives"][0]["attributes"]["NORMAL"] = 99;
  json["nodes"][0]["skin"] = 3;
  json["nodes"][0]["camera"] = "x";
  json["scene"] = "first";
  EXPECT_EQ(triangles(), 2U);
}

TEST_F(Gltf, meshesStandInTheSceneOrElseInAllNodesOrElseByThemselves) {
  json["nodes"].push_back({{"mesh", 0}});
  EXPECT_EQ(triangles(), 2U) << "only one node is in the scene";
  json["scenes"].push_back({{"nodes", {0, 1}}});
  json["scene"] = 1;
  EXPECT_EQ(triangles(), 4U) << "the scene that is named";
  json.erase("scenes");
  EXPECT_EQ(triangles(), 4U);
  json.erase("nodes");
  EXPECT_EQ(triangles(), 2U);
  EXPECT_EQ(greatest(), Vector3(2, 2, 5));
}

TEST_F(Gltf, nodesStandInOneAnother) {
  json["nodes"] = {{{"translation", {10, 0, 0}}, {"rotation", {0, 0, 2, 2}}, {"children", {1}}},
                   {{"mesh", 0}, {"matrix", {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 1, 0, 0, 1}}}};
  const Vector3 most = greatest();
  EXPECT_NEAR(most.x, 10, 1e-5);
  EXPECT_NEAR(most.y, 5, 1e-5);
  EXPECT_NEAR(most.z, 10, 1e-5);
}

TEST_F(Gltf, aSkinStandsWhereItsBonesPutIt) {
  const std::size_t begin = buffer.size();
  test::append(buffer, packed<float>({3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1}));
  json["bufferViews"].push_back({{"buffer", 0}, {"byteOffset", begin}, {"byteLength", 64}});
  json["accessors"].push_back(
      {{"bufferView", 2}, {"componentType", 5126}, {"count", 1}, {"type", "MAT4"}});
  json["skins"] = {{{"joints", {1}}, {"inverseBindMatrices", 2}}};
  json["nodes"] = {{{"mesh", 0}, {"skin", 0}, {"scale", {100, 100, 100}}, {"children", {1}}},
                   {{"scale", {0.01, 0.01, 0.01}}}};
  EXPECT_NEAR(greatest().x, 6, 1e-4);
}

TEST_F(Gltf, manyCopiesOfOneMeshAreInstances) {
  const std::size_t begin = buffer.size();
  test::append(buffer, packed<float>({0, 0, 0, 10, 0, 0, 20, 0, 0}));
  json["bufferViews"].push_back({{"buffer", 0}, {"byteOffset", begin}, {"byteLength", 36}});
  json["accessors"].push_back(
      {{"bufferView", 2}, {"componentType", 5126}, {"count", 3}, {"type", "VEC3"}});
  json["extensionsRequired"] = {"EXT_mesh_gpu_instancing"};
  json["nodes"][0]["extensions"]["EXT_mesh_gpu_instancing"]["attributes"]["TRANSLATION"] = 2;
  EXPECT_EQ(triangles(), 6U);
  EXPECT_EQ(greatest().x, 22);
}

TEST_F(Gltf, whatLiesPastItsBufferIsRefusedWithoutMemoryForIt) {
  json["accessors"][0]["count"] = 1'000'000'000'000;
  EXPECT_EQ(refusal(),
            "is corrupted at accessors 0: 1000000000000 elements of 12 bytes do not lie in a view "
            "of 48; export it again");
  json["accessors"][0]["count"] = 4;
  json["bufferViews"][0]["byteLength"] = 1'000'000'000'000;
  EXPECT_EQ(refusal(),
            "is corrupted at bufferViews 0: it ends at byte 1000000000000 of a buffer that has 60; "
            "export it again");
  json["bufferViews"][0] = {{"buffer", 0}, {"byteOffset", 9e15}, {"byteLength", 9e15}};
  EXPECT_NE(refusal(), "");
  json["accessors"][0] = {{"count", 9e15}, {"componentType", 5126}, {"type", "VEC3"}};
  EXPECT_EQ(refusal(),
            "contains more vertices than can be read; simplify the model, or split it into several "
            "files");
}

TEST_F(Gltf, numbersOfTheWrongKindAreRefused) {
  for (const auto& [key, value] : std::vector<std::pair<const char*, Json>>{{"count", -1},
                                                                            {"count", 1.5},
                                                                            {"count", "4"},
                                                                            {"componentType", 5124},
                                                                            {"type", "VEC9"}}) {
    const Json kept = json;
    json["accessors"][0][key] = value;
    EXPECT_TRUE(refusal().starts_with("is corrupted at accessors 0: ")) << key << value;
    json = kept;
  }
  json["accessors"][1]["componentType"] = 5126;
  json["accessors"][1]["count"] = 3;
  EXPECT_TRUE(refusal().starts_with("is corrupted at accessors 1: vertex indices must be integers"))
      << refusal();
}

TEST_F(Gltf, circlesOfNodesEnd) {
  json["nodes"][0]["children"] = {1, 1};
  json["nodes"].push_back({{"children", {0, 0}}});
  EXPECT_TRUE(refusal().ends_with("it contains itself; export it again")) << refusal();
}

}  // namespace
}  // namespace wb::import3d

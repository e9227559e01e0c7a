#include "model/formats/models3d/detail/gltf_document.h"
#include "tests/formats/models3d/gltf_fixture.h"

#include <gtest/gtest.h>
#include <meshoptimizer.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <filesystem>

namespace wb::import3d {
namespace {

using test::packed;

class GltfFile : public test::GltfTest {};

TEST_F(GltfFile, escapesInNamesOfFilesStandForOthers) {
  ASSERT_TRUE(writeFile(folder_ / "a b \xc3\xa4.bin", buffer));
  for (const char* uri : {"a%20b%20%C3%A4.bin", "a b %c3%a4.bin", "./a%20b \xc3\xa4.bin"}) {
    json["buffers"][0]["uri"] = uri;
    EXPECT_EQ(triangles(), 2U) << uri;
  }
  ASSERT_TRUE(writeFile(folder_ / "50%20.bin", buffer));
  json["buffers"][0]["uri"] = "50%20.bin";
  EXPECT_EQ(triangles(), 2U) << "as it is written, if that is there";
}

TEST_F(GltfFile, aFileThatIsMissingOrElsewhereIsNamed) {
  json["buffers"][0]["uri"] = "no%20where.bin";
  EXPECT_EQ(refusal(),
            "refers to the file \"no where.bin\", which is missing; put it in the model's folder");
  for (const char* uri : {"https://example.com/a.bin", "file:///etc/passwd", "a%00.bin"}) {
    json["buffers"][0]["uri"] = uri;
    EXPECT_TRUE(refusal().starts_with("refers to the file \"")) << uri;
  }
  for (const char* uri : {"/etc/passwd", "../../../../../../../../etc/passwd"}) {
    json["buffers"][0]["uri"] = uri;
    EXPECT_EQ(
        refusal(),
        "refers to the file \"" + std::string(uri) +
            "\", which is outside the model's folder and is therefore not read; put it in that "
            "folder");
  }
}

TEST_F(GltfFile, whatAnotherProgramCutIsToBeOpenedAgain) {
  constexpr std::size_t size = 1 << 20;  // Smaller ones are copied.
  ASSERT_TRUE(writeFile(folder_ / "a.bin", Bytes(size)));
  const worker::Descriptor file = worker::openFile(folder_ / "a.bin");
  const FileBytes bytes = readAll(file.number());
  EXPECT_EQ(test::refusalOf([&] { refuseCut(bytes); }), "");
  std::filesystem::resize_file(folder_ / "a.bin", 10);
  EXPECT_EQ(bytes.view()[size - 1], 0);
  EXPECT_EQ(test::refusalOf([&] { refuseCut(bytes); }),
            "was truncated by another program while it was being read; open it again");
}

TEST_F(GltfFile, buffersMayBeInTheText) {
  // 3 floats: 1, 2, 3; padding and a line break inside.
  json["buffers"][0]["uri"] = "data:application/octet-stream;base64,AACAPwAA\nAEAAAEBA";
  json["bufferViews"] = {{{"buffer", 0}, {"byteLength", 12}}};
  json["accessors"] = {{{"bufferView", 0}, {"componentType", 5126}, {"count", 1}, {"type", "VEC3"}},
                       {{"count", 3}, {"componentType", 5121}, {"type", "SCALAR"}}};
  EXPECT_EQ(greatest(), Vector3(1, 2, 3)) << "indices without a view are 0";
  json["buffers"][0]["uri"] = "data:;base64,AAC\"";
  EXPECT_EQ(refusal(), "is corrupted at buffers 0: its \"data:\" is not Base64; export it again");
}

TEST_F(GltfFile, extensionsThatAreNotReadAreNamed) {
  json["extensionsRequired"] = {"KHR_materials_unlit", "EXT_future_shapes"};
  EXPECT_EQ(refusal(),
            "needs the glTF extension EXT_future_shapes, which is not supported; export the "
            "model again without this extension");
  for (const char* name :
       {"KHR_texture_transform", "KHR_materials_ior", "KHR_texture_basisu", "KHR_lights_punctual",
        "EXT_texture_webp", "KHR_mesh_quantization", "EXT_meshopt_compression",
        "KHR_draco_mesh_compression", "KHR_node_visibility", "VRMC_vrm", "FB_ngon_encoding"}) {
    json["extensionsRequired"] = {name};
    EXPECT_EQ(triangles(), 2U) << name;
  }
}

TEST_F(GltfFile, whatHasNoBearingOnShapesSaysWhy) {
  EXPECT_EQ(whyShapeless("KHR_materials_anything"), "how a surface looks, not where it is");
  EXPECT_EQ(whyShapeless("KHR_lights_punctual"), "lights, which are no shape");
  for (const char* name : {"KHR_mesh_quantization", "KHR_material", "EXT_future_shapes", ""})
    EXPECT_FALSE(whyShapeless(name)) << name;
}

TEST_F(GltfFile, whatIsHiddenIsLeftOutWithAllBelow) {
  const Json invisible = {{"KHR_node_visibility", {{"visible", false}}}};
  json["scenes"][0]["nodes"] = {0, 1};
  json["nodes"] = {{{"mesh", 0}, {"name", "Seen"}},
                   {{"mesh", 0}, {"name", "Hidden"}, {"extensions", invisible}, {"children", {2}}},
                   {{"mesh", 0}, {"name", "Below"}}};
  const FileScene read = this->read();
  EXPECT_EQ(test::namesOf(read), std::vector<std::string>{"Seen"});
  ASSERT_EQ(read.omissions.size(), 1U);
  EXPECT_EQ(read.omissions[0].kind, worker::Omission::hidden);
  EXPECT_EQ(read.omissions[0].count, 2U);
  EXPECT_EQ(read.omissions[0].name, "Hidden");
  json["nodes"][1]["extensions"]["KHR_node_visibility"]["visible"] = true;
  EXPECT_EQ(triangles(), 6U);
  json["scenes"][0]["nodes"] = {1};
  json["nodes"][1]["extensions"] = invisible;
  EXPECT_EQ(refusal(), "has only hidden triangles; make its objects visible and export it again");
}

TEST_F(GltfFile, aMissingVersionIsSaidToBeMissing) {
  const std::string sentence =
      "is corrupted at asset.version: it is missing; expected 2.0; "
      "export it again";
  json["asset"].erase("version");
  EXPECT_EQ(refusal(), sentence);
  json.erase("asset");
  EXPECT_EQ(refusal(), sentence);
}

TEST_F(GltfFile, compressedViewsAreUnpacked) {
  const std::array<float, 12> places{0, 0, 5, 2, 0, 5, 2, 2, 5, 0, 2, 5};
  Bytes vertices(meshopt_encodeVertexBufferBound(4, 12));
  vertices.resize(
      meshopt_encodeVertexBuffer(vertices.data(), vertices.size(), places.data(), 4, 12));
  const std::array<unsigned, 6> corners{0, 1, 2, 0, 2, 3};
  Bytes indices(meshopt_encodeIndexBufferBound(6, 4));
  indices.resize(meshopt_encodeIndexBuffer(indices.data(), indices.size(), corners.data(), 6));
  buffer = vertices;
  test::append(buffer, indices);
  const auto view = [&](std::size_t begin, std::size_t size, std::size_t count, std::size_t stride,
                        const char* mode) {
    return Json{{"buffer", 1},
                {"byteLength", count * stride},
                {"extensions",
                 {{"EXT_meshopt_compression",
                   {{"buffer", 0},
                    {"byteOffset", begin},
                    {"byteLength", size},
                    {"count", count},
                    {"byteStride", stride},
                    {"mode", mode}}}}}};
  };
  json["buffers"].push_back({{"byteLength", 60}});
  json["bufferViews"] = {view(0, vertices.size(), 4, 12, "ATTRIBUTES"),
                         view(vertices.size(), indices.size(), 6, 2, "TRIANGLES")};
  json["extensionsRequired"] = {"EXT_meshopt_compression"};
  EXPECT_EQ(triangles(), 2U);
  EXPECT_EQ(greatest(), Vector3(2, 2, 5));
  Json& extension = json["bufferViews"][0]["extensions"]["EXT_meshopt_compression"];
  for (const auto& [key, value] :
       std::vector<std::pair<const char*, Json>>{{"count", 1'000'000'000'000},
                                                 {"byteStride", 10},
                                                 {"byteStride", 0},
                                                 {"mode", "TRIANGLES"},
                                                 {"mode", "NEW"},
                                                 {"filter", "QUATERNION"},
                                                 {"byteLength", vertices.size() - 9}}) {
    const Json kept = extension;
    extension[key] = value;
    EXPECT_TRUE(refusal().starts_with("is corrupted at bufferViews 0: "))
        << key << value << refusal();
    extension = kept;
  }
}

TEST_F(GltfFile, damagedTextIsSaidToBeSo) {
  const std::string text = json.dump(1);
  EXPECT_TRUE(test::refusalOf([&] {
                readText(text.substr(0, text.size() / 2));
              }).starts_with("is not well-formed JSON (incomplete or corrupted at line "));
  EXPECT_EQ(test::refusalOf([&] { readText(R"({"asset": {"version": "3.1"}})"); }),
            "is glTF 3.1, but only version 2.0 is supported; export the model again in a supported "
            "version");
}

/// Whatever is cut off or changed, the file is read or refused.
RC_GTEST_FIXTURE_PROP(GltfFile, damageEndsInWords, ()) {
  std::string text = json.dump();
  text = text.substr(0, *rc::gen::inRange<std::size_t>(text.size() / 2, text.size() + 1));
  const auto changes = *rc::gen::inRange(0, 3);
  for (int i = 0; i < changes; ++i)
    text[*rc::gen::inRange<std::size_t>(0, text.size())] =
        *rc::gen::elementOf(std::string("0123456789-{}[],:\"e"));
  test::refusalOf([&] { readText(text); });
}

Bytes glb(std::uint32_t version, const std::vector<std::uint32_t>& header, const std::string& text,
          const Bytes& body) {
  Bytes bytes(wb::bytesOf("glTF").begin(), wb::bytesOf("glTF").end());
  test::append(bytes, packed<std::uint32_t>({version, 0}));
  test::append(bytes, packed(header));
  bytes.insert(bytes.end(), text.begin(), text.end());
  test::append(bytes, body);
  return bytes;
}

TEST_F(GltfFile, binaryFilesCarryTheirBuffer) {
  json["buffers"][0].erase("uri");
  std::string text = json.dump();
  text.resize((text.size() + 3) / 4 * 4, ' ');
  Bytes chunk = packed<std::uint32_t>({static_cast<std::uint32_t>(buffer.size()), 0x004e4942});
  test::append(chunk, buffer);
  const auto size = static_cast<std::uint32_t>(text.size());
  const Bytes file = glb(2, {size, 0x4e4f534a}, text, chunk);
  ModelFiles files = test::filesBeside(folder_ / "a.glb");
  EXPECT_EQ(test::trianglesOf(readGltf(file, files)), 2U);
  for (std::size_t cut = 1; cut < file.size(); cut += 7)
    EXPECT_NE(test::refusalOf([&] {
                readGltf(ByteView(file).first(file.size() - static_cast<std::size_t>(cut)), files);
              }),
              "")
        << cut;
  EXPECT_EQ(test::refusalOf([&] { readGltf(glb(4, {}, "", {}), files); }),
            "is binary glTF 4, but only version 2 is supported; export the model again in a "
            "supported version");
}

TEST_F(GltfFile, theFirstVersionHasNamesInsteadOfNumbers) {
  const std::string text = R"({
    "asset": {"version": "1.0"}, "scene": "s", "scenes": {"s": {"nodes": ["n"]}},
    "nodes": {"n": {"meshes": ["m"]}},
    "meshes": {"m": {"primitives": [{"attributes": {"POSITION": "p"}, "indices": "i"}]}},
    "accessors": {"p": {"bufferView": "v", "byteStride": 12, "componentType": 5126, "count": 4,
                        "type": "VEC3"},
                  "i": {"bufferView": "w", "componentType": 5123, "count": 6, "type": "SCALAR"}},
    "bufferViews": {"v": {"buffer": "binary_glTF", "byteLength": 48},
                    "w": {"buffer": "binary_glTF", "byteOffset": 48, "byteLength": 12}},
    "buffers": {"binary_glTF": {"uri": "data:,"}}})";
  const Bytes file = glb(1, {static_cast<std::uint32_t>(text.size()), 0}, text, buffer);
  ModelFiles files = test::filesBeside(folder_ / "a.glb");
  EXPECT_EQ(test::greatest(readGltf(file, files)), Vector3(2, 2, 5));
}

}  // namespace
}  // namespace wb::import3d

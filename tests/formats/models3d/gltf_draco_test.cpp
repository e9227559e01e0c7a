#include "tests/formats/models3d/gltf_fixture.h"

#include <draco/compression/encode.h>
#include <draco/mesh/triangle_soup_mesh_builder.h>
#include <gtest/gtest.h>

#include <array>
#include <memory>

namespace wb::import3d {
namespace {

/// The square's two triangles, packed by Google's library.
class GltfDraco : public test::GltfTest {
 protected:
  GltfDraco() { pack(draco::MESH_EDGEBREAKER_ENCODING); }

  void pack(draco::MeshEncoderMethod method) {
    draco::TriangleSoupMeshBuilder builder;
    builder.Start(2);
    const int places =
        builder.AddAttribute(draco::GeometryAttribute::POSITION, 3, draco::DT_FLOAT32);
    using Place = std::array<float, 3>;
    const std::array<Place, 4> corners{Place{0, 0, 5}, {2, 0, 5}, {2, 2, 5}, {0, 2, 5}};
    const auto put = [&](std::uint32_t face, int a, int b, int c) {
      builder.SetAttributeValuesForFace(places, draco::FaceIndex(face), corners.at(a).data(),
                                        corners.at(b).data(), corners.at(c).data());
    };
    put(0, 0, 1, 2);
    put(1, 0, 2, 3);
    const std::unique_ptr<draco::Mesh> mesh = builder.Finalize();
    draco::Encoder encoder;
    encoder.SetEncodingMethod(method);
    draco::EncoderBuffer out;
    ASSERT_TRUE(encoder.EncodeMeshToBuffer(*mesh, &out).ok());
    buffer.assign(out.data(), out.data() + out.size());
    json["bufferViews"] = {{{"buffer", 0}, {"byteLength", out.size()}}};
    json["accessors"] = {{{"componentType", 5126}, {"count", 4}, {"type", "VEC3"}},
                         {{"componentType", 5123}, {"count", 6}, {"type", "SCALAR"}}};
    json["meshes"][0]["primitives"][0]["extensions"]["KHR_draco_mesh_compression"] = {
        {"bufferView", 0}, {"attributes", {{"POSITION", mesh->attribute(places)->unique_id()}}}};
    json["extensionsRequired"] = {"KHR_draco_mesh_compression"};
  }

  Json& packed() {
    return json["meshes"][0]["primitives"][0]["extensions"]["KHR_draco_mesh_compression"];
  }
};

TEST_F(GltfDraco, isUnpackedByEitherMethod) {
  for (const auto method : {draco::MESH_EDGEBREAKER_ENCODING, draco::MESH_SEQUENTIAL_ENCODING}) {
    pack(method);
    EXPECT_EQ(triangles(), 2U);
    EXPECT_EQ(greatest(), Vector3(2, 2, 5));
  }
}

TEST_F(GltfDraco, plainNumbersBesideItServeToo) {
  const Bytes compressed = buffer;
  buffer = test::packed<float>({0, 0, 5, 2, 0, 5, 2, 2, 5, 0, 2, 7});
  test::append(buffer, test::packed<std::uint16_t>({0, 1, 2, 0, 2, 3}));
  json["bufferViews"] = {{{"buffer", 0}, {"byteLength", 48}},
                         {{"buffer", 0}, {"byteOffset", 48}, {"byteLength", 12}}};
  json["accessors"][0]["bufferView"] = 0;
  json["accessors"][1]["bufferView"] = 1;
  EXPECT_EQ(greatest(), Vector3(2, 2, 7));
}

TEST_F(GltfDraco, countsThatDoNotAgreeAreRefusedBeforeThereIsMemory) {
  const std::string begin =
      "is corrupted at KHR_draco_mesh_compression: it says that it contains 2 ";
  for (const std::uint64_t count : {3ULL, 9ULL, 4'000'000'000ULL}) {
    json["accessors"][1]["count"] = count;
    EXPECT_EQ(refusal(), begin + "triangles, and its accessor " + std::to_string(count) +
                             " corners; export it again");
  }
}

TEST_F(GltfDraco, whatIsNotThereIsNamed) {
  packed()["attributes"]["POSITION"] = 77;
  EXPECT_EQ(
      refusal(),
      "is corrupted at KHR_draco_mesh_compression: it contains no positions; export it again");
  packed().erase("bufferView");
  EXPECT_EQ(refusal(),
            "is corrupted at KHR_draco_mesh_compression: it has no bufferView; export it again");
}

TEST_F(GltfDraco, brokenBytesAreRefused) {
  const Bytes whole = buffer;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    buffer = Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
    json["bufferViews"][0]["byteLength"] = size;
    json["buffers"][0]["byteLength"] = size;
    EXPECT_TRUE(refusal().starts_with("is corrupted at ")) << size << refusal();
  }
  buffer = whole;
  buffer[0] = 'X';
  json["bufferViews"][0]["byteLength"] = whole.size();
  json["buffers"][0]["byteLength"] = whole.size();
  EXPECT_EQ(
      refusal(),
      "is corrupted at KHR_draco_mesh_compression: its bytes are not Draco data; export it again");
}

/// Whatever byte is changed, the file is read or refused.
TEST_F(GltfDraco, changedBytesEndInWords) {
  const Bytes whole = buffer;
  for (std::size_t at = 0; at < whole.size(); ++at)
    for (const unsigned change : {1U, 0x80U, 0xffU}) {
      buffer = whole;
      buffer[at] = static_cast<std::uint8_t>(buffer[at] ^ change);
      refusal();
    }
}

}  // namespace
}  // namespace wb::import3d

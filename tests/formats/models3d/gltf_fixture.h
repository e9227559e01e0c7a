#pragma once

#include "model/core/file.h"
#include "model/formats/models3d/detail/read_gltf.h"
#include "tests/formats/models3d/read_scene.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

namespace wb::import3d::test {

/// Numbers as they lie in a file.
template <class T>
Bytes packed(const std::vector<T>& numbers) {
  Bytes bytes(numbers.size() * sizeof(T));
  if (!numbers.empty()) std::memcpy(bytes.data(), numbers.data(), bytes.size());
  return bytes;
}

inline void append(Bytes& bytes, const Bytes& more) {
  bytes.insert(bytes.end(), more.begin(), more.end());
}

/// A square of 2 m in the plane of z = 5, as two triangles, whose parts a test changes.
class GltfTest : public FolderTest {
 protected:
  GltfTest() {
    buffer = packed<float>({0, 0, 5, 2, 0, 5, 2, 2, 5, 0, 2, 5});
    append(buffer, packed<std::uint16_t>({0, 1, 2, 0, 2, 3}));
    json = Json::parse(R"({
      "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}],
      "nodes": [{"mesh": 0, "name": "Square"}],
      "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
      "accessors": [
        {"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3"},
        {"bufferView": 1, "componentType": 5123, "count": 6, "type": "SCALAR"}],
      "bufferViews": [{"buffer": 0, "byteLength": 48},
                      {"buffer": 0, "byteOffset": 48, "byteLength": 12}],
      "buffers": [{"uri": "a.bin"}]})");
  }

  FileScene read() { return readText(json.dump()); }

  FileScene readText(const std::string& text) {
    EXPECT_TRUE(writeFile(folder_ / "a.bin", buffer));
    ModelFiles files = filesBeside(folder_ / "a.gltf");
    return readGltf(bytesOf(text), files);
  }

  std::string refusal() {
    return refusalOf([this] { read(); });
  }

  std::size_t triangles() { return test::trianglesOf(read()); }
  Vector3 greatest() { return test::greatest(read()); }

  /// The square's positions as numbers of another type.
  template <class T>
  void putPositions(const std::vector<T>& numbers, std::size_t componentType, std::size_t stride) {
    const std::size_t begin = (buffer.size() + 3) / 4 * 4;
    buffer.resize(begin);
    append(buffer, packed(numbers));
    json["bufferViews"][0] = {{"buffer", 0},
                              {"byteOffset", begin},
                              {"byteLength", numbers.size() * sizeof(T)},
                              {"byteStride", stride}};
    json["accessors"][0]["componentType"] = componentType;
  }

  Json json;
  Bytes buffer;
};

}  // namespace wb::import3d::test

#pragma once

#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/formats/formats.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string_view>

namespace wb::import::test {

inline asset::Face triangleFace() {
  asset::Face face;
  face.positions = {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}};
  face.triangles = {{0, 1, 2}};
  return face;
}

/// An asset with a high LOD and nothing for physics.
inline asset::MeshAsset visualOnly() {
  asset::MeshAsset mesh;
  mesh.lods[0] = asset::Faces{triangleFace()};
  mesh.physicsConvex.emplace();
  return mesh;
}

/// A folder of files made for one test.
class Open : public FolderTest {
 protected:
  std::filesystem::path file(std::string_view name, ByteView bytes) {
    EXPECT_TRUE(writeFile(folder_ / name, bytes));
    return folder_ / name;
  }

  /// The one part of a bare asset opened with `options`.
  scene::Part barePart(const asset::MeshAsset& mesh, const BareOptions& options = {}) {
    const auto opened = open(file("a.llmesh", asset::encode(mesh)), options);
    if (opened) return opened->value.scene.linksets.at(0).parts.at(0);
    ADD_FAILURE() << line(opened.error());
    return {};
  }
};

}  // namespace wb::import::test

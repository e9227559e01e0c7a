#pragma once

#include "model/core/core.h"
#include "model/formats/reader/flat_format.h"
#include "model/formats/reader/worker_process.h"

#include <unistd.h>

#include <array>
#include <cstring>
#include <memory>
#include <span>
#include <vector>

namespace wb::worker::test {

/// Bytes at an address that a flat buffer may begin at.
struct Aligned {
  explicit Aligned(ByteView bytes) : words((bytes.size() + 7) / 8), size(bytes.size()) {
    if (!bytes.empty()) std::memcpy(words.data(), bytes.data(), bytes.size());
  }
  ByteView view() const { return {reinterpret_cast<const std::uint8_t*>(words.data()), size}; }

  std::vector<std::uint64_t> words;
  std::size_t size;
};

/// What `fill` writes, as the worker would hand it back.
template <class Fill>
Bytes written(const Fill& fill) {
  const Descriptor memory = makeSharedMemory();
  auto writer = FlatWriter::over(memory.number());
  if (!writer) return {};
  fill(*writer);
  writer.reset();
  const auto shared = sealed(memory);
  return shared ? Bytes(shared->bytes.begin(), shared->bytes.end()) : Bytes();
}

/// A mesh of one triangle, 1 m wide.
inline void addTriangle(FlatWriter& writer, std::string_view material = "red") {
  const auto triangles = writer.take<std::array<std::uint32_t, 3>>(1);
  const auto vertices = writer.take<FlatVertex>(3);
  triangles[0] = {0, 1, 2};
  for (std::size_t i = 0; i < 3; ++i) {
    vertices[i].position[i] = 1;
    vertices[i].normal[2] = 1;
  }
  FlatMesh mesh;
  mesh.triangles = writer.rangeOf(triangles, 1);
  mesh.vertices = writer.rangeOf(vertices, 3);
  mesh.material = writer.name(material);
  writer.add(mesh);
}

inline void addNode(FlatWriter& writer, std::string_view name,
                    std::span<const std::uint32_t> uses) {
  FlatNode node;
  for (int i = 0; i < 4; ++i) node.matrix[5 * i] = 1;
  node.name = writer.name(name);
  writer.add(node, uses);
}

/// Two meshes, three nodes.
inline Bytes smallScene() {
  return written([](FlatWriter& writer) {
    addTriangle(writer, "red");
    addTriangle(writer, "blue");
    const std::array<std::uint32_t, 2> both{0, 1};
    addNode(writer, "Both", both);
    addNode(writer, "One", std::span(both).first(1));
    addNode(writer, "Other", std::span(both).last(1));
    writer.finish(UpAxis::z, 1);
  });
}

}  // namespace wb::worker::test

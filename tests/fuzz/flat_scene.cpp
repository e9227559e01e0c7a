#include "model/formats/reader/flat_scene.h"

#include "tests/formats/flat_bytes.h"

#include <cmath>
#include <cstdlib>

namespace wb::worker {
namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

void goOver(const MeshView& mesh) {
  for (const auto& triangle : mesh.triangles)
    for (const std::uint32_t vertex : triangle)
      demand(std::isfinite(mesh.vertices[vertex].position[0]) && vertex < mesh.vertices.size());
  demand(!mesh.triangles.empty());
}

/// Whatever was accepted can be gone over without a look at its bounds.
void tryBuffer(ByteView bytes) {
  const auto aligned = std::make_shared<test::Aligned>(bytes);
  const auto scene = FlatScene::check(aligned->view(), aligned);
  if (!scene) return demand(!message(scene.error()).empty());
  for (const MeshView& mesh : scene->meshes()) goOver(mesh);
  for (const NodeView& node : scene->nodes())
    for (const std::uint32_t use : node.uses) demand(use < scene->meshes().size());
  demand(!scene->nodes().empty() && scene->unit() > 0);
}

}  // namespace
}  // namespace wb::worker

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  wb::worker::tryBuffer({data, size});
  return 0;
}

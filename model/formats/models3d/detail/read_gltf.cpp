#include "model/formats/models3d/detail/read_gltf.h"

#include "model/formats/models3d/detail/gltf_nodes.h"
#include "model/formats/models3d/detail/gltf_surfaces.h"
#include "model/formats/models3d/detail/scene_builder.h"

#include <map>
#include <utility>
#include <vector>

namespace wb::import3d {

FileScene readGltf(ByteView bytes, BoundedFiles& files) {
  const GltfDocument document = readGltfDocument(bytes);
  GltfBuffers buffers(document, files);
  SceneBuilder builder;
  std::map<Json, std::vector<unsigned>> known;
  std::vector<std::string> hidden;
  for (const GltfPlace& place : placesOf(document, buffers, hidden)) {
    const Json& mesh = objectOf(document, "meshes", place.mesh);
    const auto [entry, isNew] = known.try_emplace(place.mesh);
    if (isNew)
      for (Surface& surface : surfacesOf(document, buffers, mesh))
        entry->second.push_back(builder.add(std::move(surface)));
    if (!entry->second.empty())
      builder.addNode(place.name, place.label, place.toFile, entry->second);
  }
  buffers.refuseCut();
  return withHidden(std::move(builder).take({worker::UpAxis::y, 1}), hidden);
}

}  // namespace wb::import3d

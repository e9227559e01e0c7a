#include "model/formats/detail/glb.h"

#include "model/formats/detail/export_texts.h"
#include "model/formats/detail/surfaces.h"

#include <glm/common.hpp>
#include <nlohmann/json.hpp>

#include <bit>
#include <limits>
#include <span>
#include <utility>

namespace wb::exporting {
namespace {

using GltfJson = nlohmann::ordered_json;

// Numbers of the glTF 2.0 specification.
constexpr std::uint32_t glbMagic = 0x46546C67;
constexpr std::uint32_t glbVersion = 2;
constexpr std::uint32_t jsonChunk = 0x4E4F534A;
constexpr std::uint32_t binaryChunk = 0x004E4942;
constexpr int floatComponent = 5126;
constexpr int unsignedComponent = 5125;
constexpr int vertexTarget = 34962;
constexpr int indexTarget = 34963;
constexpr std::size_t chunkAlignment = 4;
constexpr std::size_t largestFile = std::numeric_limits<std::uint32_t>::max() / 2;

/// Little-endian, whatever this machine is.
void put(Bytes& bytes, std::uint32_t value) {
  for (int shift = 0; shift < 32; shift += 8)
    bytes.push_back(static_cast<std::uint8_t>(value >> shift));
}

void put(Bytes& bytes, double value) {
  put(bytes, std::bit_cast<std::uint32_t>(static_cast<float>(value)));
}

GltfJson arrayOf(const glm::dvec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

class GlbWriter {
 public:
  void addShape(const std::vector<Surface>& surfaces) {
    GltfJson primitives = GltfJson::array();
    for (std::size_t face = 0; face < surfaces.size(); ++face)
      primitives.push_back(primitiveOf(surfaces[face], face));
    addMaterials(surfaces.size());
    meshes_.push_back({{"primitives", std::move(primitives)}});
  }

  void addPart(const SeenPart& part) {
    const glm::dquat& turn = part.place.rotation;
    const glm::dvec3 axis = withYUp({turn.x, turn.y, turn.z});
    const glm::dvec3 scale(part.scale.x, part.scale.z, part.scale.y);
    roots_.push_back(nodes_.size());
    nodes_.push_back({{"name", part.name},
                      {"mesh", part.shape},
                      {"translation", exactly(withYUp(part.place.position))},
                      {"rotation", {axis.x, axis.y, axis.z, turn.w}},
                      {"scale", exactly(scale)}});
  }

  bool isTooLarge() const { return binary_.size() > largestFile; }

  Bytes take() {
    std::string json = document().dump(-1, ' ', false, GltfJson::error_handler_t::replace);
    json.resize((json.size() + chunkAlignment - 1) / chunkAlignment * chunkAlignment, ' ');
    Bytes file;
    put(file, glbMagic);
    put(file, glbVersion);
    put(file, static_cast<std::uint32_t>(12 + 8 + json.size() + 8 + binary_.size()));
    addChunk(file, jsonChunk, bytesOf(json));
    addChunk(file, binaryChunk, binary_);
    return file;
  }

 private:
  static GltfJson exactly(const glm::dvec3& v) { return {v.x, v.y, v.z}; }

  static void addChunk(Bytes& file, std::uint32_t kind, ByteView content) {
    put(file, static_cast<std::uint32_t>(content.size()));
    put(file, kind);
    file.insert(file.end(), content.begin(), content.end());
  }

  GltfJson document() const {
    GltfJson root;
    root["asset"]["version"] = "2.0";
    root["asset"]["generator"] = "Weighbridge";
    root["scene"] = 0;
    root["scenes"][0]["nodes"] = roots_;
    root["nodes"] = nodes_;
    root["meshes"] = meshes_;
    root["materials"] = materials_;
    root["accessors"] = accessors_;
    root["bufferViews"] = views_;
    root["buffers"][0]["byteLength"] = binary_.size();
    return root;
  }

  /// Faces of one material would become one again. Without factors glTF means bare metal, which
  /// looks black elsewhere.
  void addMaterials(std::size_t faces) {
    while (materials_.size() < faces)
      materials_.push_back(
          {{"name", "face " + std::to_string(materials_.size() + 1)},
           {"pbrMetallicRoughness", {{"metallicFactor", 0}, {"roughnessFactor", 1}}}});
  }

  GltfJson primitiveOf(const Surface& surface, std::size_t face) {
    GltfJson attributes{{"POSITION", addPositions(surface)}};
    if (!surface.normals.empty()) attributes["NORMAL"] = addVectors(surface.normals);
    if (!surface.texCoords.empty()) attributes["TEXCOORD_0"] = addTexCoords(surface);
    return {{"attributes", std::move(attributes)},
            {"indices", addTriangles(surface)},
            {"material", face}};
  }

  std::size_t addPositions(const Surface& surface) {
    const std::size_t accessor = addVectors(surface.positions);
    glm::dvec3 smallest = withYUp(surface.positions.front());
    glm::dvec3 largest = smallest;
    for (const glm::dvec3& position : surface.positions) {
      smallest = glm::min(smallest, withYUp(position));
      largest = glm::max(largest, withYUp(position));
    }
    accessors_[accessor]["min"] = arrayOf(smallest);
    accessors_[accessor]["max"] = arrayOf(largest);
    return accessor;
  }

  std::size_t addVectors(std::span<const glm::dvec3> vectors) {
    const std::size_t begin = binary_.size();
    for (const glm::dvec3& own : vectors) {
      const glm::dvec3 v = withYUp(own);
      for (int axis = 0; axis < 3; ++axis) put(binary_, v[axis]);
    }
    return addAccessor(begin, vertexTarget, floatComponent, vectors.size(), "VEC3");
  }

  /// glTF counts v from the top.
  std::size_t addTexCoords(const Surface& surface) {
    const std::size_t begin = binary_.size();
    for (const glm::dvec2& uv : surface.texCoords) {
      put(binary_, uv.x);
      put(binary_, 1 - uv.y);
    }
    return addAccessor(begin, vertexTarget, floatComponent, surface.texCoords.size(), "VEC2");
  }

  std::size_t addTriangles(const Surface& surface) {
    const std::size_t begin = binary_.size();
    for (const mesh::Triangle& triangle : surface.triangles)
      for (const std::uint32_t vertex : triangle) put(binary_, vertex);
    return addAccessor(begin, indexTarget, unsignedComponent, surface.triangles.size() * 3,
                       "SCALAR");
  }

  std::size_t addAccessor(std::size_t begin, int target, int component, std::size_t count,
                          const char* type) {
    views_.push_back({{"buffer", 0},
                      {"byteOffset", begin},
                      {"byteLength", binary_.size() - begin},
                      {"target", target}});
    accessors_.push_back({{"bufferView", views_.size() - 1},
                          {"componentType", component},
                          {"count", count},
                          {"type", type}});
    return accessors_.size() - 1;
  }

  GltfJson roots_ = GltfJson::array();
  GltfJson nodes_ = GltfJson::array();
  GltfJson meshes_ = GltfJson::array();
  GltfJson materials_ = GltfJson::array();
  GltfJson accessors_ = GltfJson::array();
  GltfJson views_ = GltfJson::array();
  Bytes binary_;
};

}  // namespace

Result<Loaded<Bytes>> glbFrom(const scene::Scene& scene) {
  auto seen = seenIn(scene);
  if (!seen) return failure(std::move(seen));
  GlbWriter writer;
  for (const std::vector<Surface>& shape : seen->shapes) {
    writer.addShape(shape);
    if (writer.isTooLarge()) return failure(exportTexts["export.too_large"]);
  }
  for (const SeenPart& part : seen->parts) writer.addPart(part);
  return Loaded<Bytes>{writer.take(), std::move(seen->findings)};
}

}  // namespace wb::exporting

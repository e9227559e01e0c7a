#include "model/formats/models3d/detail/gltf_surfaces.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/gltf_accessor.h"
#include "model/formats/models3d/detail/gltf_draco.h"
#include "model/formats/models3d/detail/gltf_extensions.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

namespace wb::import3d {
namespace {

enum class Mode : std::size_t { triangles = 4, strip = 5, fan = 6 };

constexpr std::uint32_t noVertex = std::numeric_limits<std::uint32_t>::max();

std::vector<FlatTriangle> trianglesOf(Mode mode, const std::vector<std::uint32_t>& corners) {
  std::vector<FlatTriangle> triangles;
  triangles.reserve(mode == Mode::triangles ? corners.size() / 3 + 1 : corners.size());
  if (mode == Mode::triangles)
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3)
      triangles.push_back({corners[i], corners[i + 1], corners[i + 2]});
  // Every other triangle of a strip turns the other way.
  for (std::size_t i = 2; mode == Mode::strip && i < corners.size(); ++i)
    triangles.push_back({corners[i - 2], corners[i - 1 + i % 2], corners[i - i % 2]});
  for (std::size_t i = 2; mode == Mode::fan && i < corners.size(); ++i)
    triangles.push_back({corners[0], corners[i - 1], corners[i]});
  // A corner or two are left: there was to be one more.
  if (mode == Mode::triangles && corners.size() % 3 != 0)
    triangles.push_back({noVertex, noVertex, noVertex});
  return triangles;
}

/// Primitives often share one list of vertices: each gets those that it uses, in their first use's
/// order, so that no more is kept than triangles have corners.
class UsedVertices {
 public:
  explicit UsedVertices(std::size_t vertices) : numbers_(vertices, noVertex) {}

  void renumber(std::vector<FlatTriangle>& triangles) {
    for (FlatTriangle& triangle : triangles)
      for (std::uint32_t& vertex : triangle) vertex = numberOf(vertex);
  }

  std::vector<aiVector3D> valuesOf(const GltfAccessor& accessor) const {
    std::vector<aiVector3D> values;
    values.reserve(used_.size());
    for (const std::uint32_t vertex : used_) {
      if (vertex >= accessor.count()) {
        values.push_back(notThere());
        continue;
      }
      const auto value = accessor.vectorAt(vertex);
      values.emplace_back(static_cast<float>(value[0]), static_cast<float>(value[1]),
                          static_cast<float>(value[2]));
    }
    return values;
  }

 private:
  /// A vertex that is not there stays so.
  std::uint32_t numberOf(std::uint32_t vertex) {
    if (vertex >= numbers_.size()) return noVertex;
    if (numbers_[vertex] == noVertex) {
      numbers_[vertex] = static_cast<std::uint32_t>(used_.size());
      used_.push_back(vertex);
    }
    return numbers_[vertex];
  }

  std::vector<std::uint32_t> numbers_;
  std::vector<std::uint32_t> used_;
};

class PrimitiveReader {
 public:
  PrimitiveReader(const GltfDocument& document, GltfBuffers& buffers)
      : document_(document), buffers_(buffers) {}

  /// Nothing if it holds no triangle.
  std::optional<Surface> read(const Json& primitive) {
    const std::size_t mode = countIn(primitive, "mode").value_or(4);
    const Json* attributes = memberOf(primitive, "attributes");
    const Json* positions = attributes ? memberOf(*attributes, "POSITION") : nullptr;
    if (mode < 4 || mode > 6 || !positions) return {};
    const GltfAccessor places(document_, buffers_, *positions);
    if (!places.hasNumbers())
      if (const Json* packed = dracoOf(primitive)) return unpackedSurface(primitive, *packed);
    Surface surface;
    surface.triangles = trianglesOf(static_cast<Mode>(mode), cornersOf(primitive, places.count()));
    if (surface.triangles.empty()) return {};
    UsedVertices used(places.count());
    used.renumber(surface.triangles);
    surface.positions = used.valuesOf(places);
    surface.normals = valuesOf(*attributes, "NORMAL", used);
    surface.texCoords = valuesOf(*attributes, "TEXCOORD_0", used);
    // glTF counts them from the top of a picture, all others from its bottom.
    for (aiVector3D& texCoord : surface.texCoords) texCoord.y = 1 - texCoord.y;
    surface.material = materialOf(primitive);
    surface.cut = worker::FaceCut::primitive;
    return surface;
  }

 private:
  std::vector<std::uint32_t> cornersOf(const Json& primitive, std::size_t vertices) {
    if (const Json* indices = memberOf(primitive, "indices"))
      return GltfAccessor(document_, buffers_, *indices).indices();
    if (vertices > limits::modelCorners) refuse(worker::Refusal::Reason::tooLarge, {"vertices"});
    std::vector<std::uint32_t> corners(vertices);
    std::iota(corners.begin(), corners.end(), 0U);
    return corners;
  }

  /// Vertices that are all 0 stand for those that the extension gives.
  static const Json* dracoOf(const Json& primitive) {
    const Json* extensions = memberOf(primitive, "extensions");
    return extensions ? memberOf(*extensions, dracoExtension) : nullptr;
  }

  Surface unpackedSurface(const Json& primitive, const Json& packed) {
    Surface surface = dracoSurface(document_, buffers_, primitive, packed);
    for (aiVector3D& texCoord : surface.texCoords) texCoord.y = 1 - texCoord.y;
    surface.material = materialOf(primitive);
    return surface;
  }

  /// None where a file has none, or they are broken: they do not make the shape.
  std::vector<aiVector3D> valuesOf(const Json& attributes, std::string_view name,
                                   const UsedVertices& used) {
    const Json* key = memberOf(attributes, name);
    if (!key) return {};
    try {
      return used.valuesOf(GltfAccessor(document_, buffers_, *key));
    } catch (const Refused&) {
      return {};
    }
  }

  /// Materials without a name are called as the uploader calls them
  /// (`LLGLTFLoader::generateMaterialName`): it sorts faces by these names.
  std::string materialOf(const Json& primitive) {
    const Json* key = memberOf(primitive, "material");
    if (!key) return "mat_default";
    const Json* all = memberOf(document_.json, "materials");
    const bool isThere =
        all && (all->is_object() ? key->is_string() && all->contains(*key)
                                 : key->is_number_unsigned() && *key < all->size());
    const std::string name = isThere ? textAt(objectOf(document_, "materials", *key), "name") : "";
    if (!name.empty()) return name;
    return isThere || key->is_number_unsigned() ? "mat" + key->dump() : "mat_default";
  }

  const GltfDocument& document_;
  GltfBuffers& buffers_;
};

}  // namespace

std::vector<Surface> surfacesOf(const GltfDocument& document, GltfBuffers& buffers,
                                const Json& mesh) {
  const Json* primitives = memberOf(mesh, "primitives");
  if (!primitives || !primitives->is_array())
    refuseDamaged("meshes", "each was expected to have a list of primitives");
  std::vector<Surface> surfaces;
  PrimitiveReader reader(document, buffers);
  for (const Json& primitive : *primitives)
    if (auto surface = reader.read(primitive)) {
      surface->name = textAt(mesh, "name");
      surfaces.push_back(std::move(*surface));
    }
  return surfaces;
}

}  // namespace wb::import3d

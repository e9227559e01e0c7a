#include "model/formats/models3d/detail/gltf_surfaces.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/gltf_accessor.h"
#include "model/formats/models3d/detail/gltf_buffers.h"
#include "model/formats/models3d/detail/gltf_document.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <draco/compression/decode.h>

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

namespace wb::import3d {

/// The triangles of a glTF primitive that are packed by Draco: `packed` is its
/// KHR_draco_mesh_compression. Positions, and where they are there, normals and the first texture
/// coordinates as the file has them. The counts in the packed bytes must be those of the
/// primitive's accessors, and are looked at before there is memory for them; the rest is
/// libdraco's, within the limits of the process. Throws Refused.
Surface dracoSurface(const GltfDocument& document, GltfBuffers& buffers, const Json& primitive,
                     const Json& packed);

namespace {

const std::string dracoPlace = "KHR_draco_mesh_compression";

struct Counts {
  std::uint64_t faces = 0;
  std::uint64_t points = 0;
};

/// The first bytes of a packed mesh (Draco bitstream specification 2.2, "Draco Header" and
/// "Connectivity"): how much it says that it holds.
class DracoHeader {
 public:
  explicit DracoHeader(ByteView bytes) : rest_(bytes) {}

  /// Nothing where that stands elsewhere: behind metadata, and in versions before 2.2.
  std::optional<Counts> counts() {
    constexpr std::string_view magic = "DRACO";
    if (!textOf(rest_).starts_with(magic))
      refuseDamaged(dracoPlace, "its bytes are not Draco data");
    rest_ = rest_.subspan(magic.size());
    const unsigned major = byte();
    const unsigned minor = byte();
    if (byte() != triangles) refuseDamaged(dracoPlace, "expected triangles, found points");
    const unsigned method = byte();
    byte();
    const bool hasMetadata = (byte() & 0x80U) != 0;
    if (hasMetadata || major != 2 || minor < 2 || method > edgebreaker) return {};
    if (method == edgebreaker) byte();  // how it goes from triangle to triangle
    const std::uint64_t first = number();
    const std::uint64_t second = number();
    return method == edgebreaker ? Counts{second, first} : Counts{first, second};
  }

 private:
  static constexpr unsigned triangles = 1;
  static constexpr unsigned edgebreaker = 1;

  unsigned byte() {
    if (rest_.empty()) refuseDamaged(dracoPlace, "its bytes are incomplete");
    const unsigned value = rest_.front();
    rest_ = rest_.subspan(1);
    return value;
  }

  /// Seven bits a byte, the lowest first.
  std::uint64_t number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 35; shift += 7) {
      const unsigned next = byte();
      value |= std::uint64_t{next & 0x7fU} << shift;
      if ((next & 0x80U) == 0) return value;
    }
    refuseDamaged(dracoPlace, "a number in it is too long");
  }

  ByteView rest_;
};

class DracoReader {
 public:
  DracoReader(const GltfDocument& document, GltfBuffers& buffers, const Json& primitive,
              const Json& packed)
      : document_(document), buffers_(buffers), primitive_(primitive), packed_(packed) {}

  Surface read() {
    const Json* view = memberOf(packed_, "bufferView");
    if (!view) refuseDamaged(dracoPlace, "it has no bufferView");
    const ByteView bytes = buffers_.view(*view);
    checkCounts(bytes);
    decode(bytes);
    Surface surface;
    surface.triangles.reserve(mesh_->num_faces());
    for (draco::FaceIndex face(0); face < mesh_->num_faces(); ++face) {
      const auto& corners = mesh_->face(face);
      surface.triangles.push_back({corners[0].value(), corners[1].value(), corners[2].value()});
    }
    surface.positions = valuesOf("POSITION", 3);
    surface.normals = valuesOf("NORMAL", 3);
    surface.texCoords = valuesOf("TEXCOORD_0", 2);
    if (surface.positions.empty()) refuseDamaged(dracoPlace, "it contains no positions");
    return surface;
  }

 private:
  /// Of the accessor that stands for the packed numbers; nothing where there is none.
  std::optional<std::uint64_t> announced(const Json& object, std::string_view name) const {
    const Json* key = memberOf(object, name);
    if (!key) return {};
    return countIn(objectOf(document_, "accessors", *key), "count");
  }

  void checkCounts(ByteView bytes) const {
    const auto counts = DracoHeader(bytes).counts();
    if (!counts) return;
    if (counts->faces * 3 > limits::modelCorners) refuse(tooLarge, {"triangles"});
    const auto corners = announced(primitive_, "indices");
    if (corners && *corners != counts->faces * 3)
      refuseDamaged(dracoPlace, "it says that it contains " + std::to_string(counts->faces) +
                                    " triangles, and its accessor " + std::to_string(*corners) +
                                    " corners");
  }

  void decode(ByteView bytes) {
    draco::DecoderBuffer buffer;
    buffer.Init(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    auto decoded = draco::Decoder().DecodeMeshFromBuffer(&buffer);
    if (!decoded.ok()) refuseDamaged(dracoPlace, "its bytes are corrupted");
    mesh_ = std::move(decoded).value();
    if (!mesh_ || std::uint64_t{mesh_->num_faces()} * 3 > limits::modelCorners)
      refuse(tooLarge, {"triangles"});
    const auto corners = announced(primitive_, "indices");
    if (corners && *corners != std::uint64_t{mesh_->num_faces()} * 3)
      refuseDamaged(dracoPlace, "it contains " + std::to_string(mesh_->num_faces()) +
                                    " triangles, and its accessor has " + std::to_string(*corners) +
                                    " corners");
  }

  /// None where the file has none.
  std::vector<Vector3> valuesOf(const char* name, int components) const {
    const Json* attributes = memberOf(packed_, "attributes");
    const auto id = attributes ? countIn(*attributes, name) : std::nullopt;
    const draco::PointAttribute* values =
        id && *id <= std::numeric_limits<std::uint32_t>::max()
            ? mesh_->GetAttributeByUniqueId(static_cast<std::uint32_t>(*id))
            : nullptr;
    if (!values || values->num_components() < components) return {};
    const double unit = unitOf(*values, name);
    std::vector<Vector3> result;
    result.reserve(mesh_->num_points());
    for (draco::PointIndex point(0); point < mesh_->num_points(); ++point) {
      std::array<float, 3> value{};
      const draco::AttributeValueIndex index = values->mapped_index(point);
      const bool isThere =
          index.value() < values->size() &&
          values->ConvertValue<float>(index, static_cast<std::int8_t>(components), value.data());
      result.push_back(isThere ? Vector3(static_cast<float>(value[0] * unit),
                                         static_cast<float>(value[1] * unit),
                                         static_cast<float>(value[2] * unit))
                               : notThere());
    }
    return result;
  }

  /// Integers stand for fractions where the accessor says so, whatever Draco's bytes say.
  double unitOf(const draco::PointAttribute& values, const char* name) const {
    const Json* attributes = memberOf(primitive_, "attributes");
    const Json* key = attributes ? memberOf(*attributes, name) : nullptr;
    const Json* normalized =
        key ? memberOf(objectOf(document_, "accessors", *key), "normalized") : nullptr;
    const bool isFraction = normalized && *normalized == true;
    if (isFraction == values.normalized()) return 1;
    const double greatest = greatestOf(values.data_type());
    return isFraction ? 1 / greatest : greatest;
  }

  /// 1 of numbers that are fractions already.
  static double greatestOf(draco::DataType type) {
    switch (type) {
      case draco::DT_INT8:
        return std::numeric_limits<std::int8_t>::max();
      case draco::DT_UINT8:
        return std::numeric_limits<std::uint8_t>::max();
      case draco::DT_INT16:
        return std::numeric_limits<std::int16_t>::max();
      case draco::DT_UINT16:
        return std::numeric_limits<std::uint16_t>::max();
      default:
        return 1;
    }
  }

  static constexpr auto tooLarge = worker::Refusal::Reason::tooLarge;

  const GltfDocument& document_;
  GltfBuffers& buffers_;
  const Json& primitive_;
  const Json& packed_;
  std::unique_ptr<draco::Mesh> mesh_;
};

}  // namespace

Surface dracoSurface(const GltfDocument& document, GltfBuffers& buffers, const Json& primitive,
                     const Json& packed) {
  return DracoReader(document, buffers, primitive, packed).read();
}

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

  std::vector<Vector3> valuesOf(const GltfAccessor& accessor) const {
    std::vector<Vector3> values;
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
    for (Vector3& texCoord : surface.texCoords) texCoord.y = 1 - texCoord.y;
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
    for (Vector3& texCoord : surface.texCoords) texCoord.y = 1 - texCoord.y;
    surface.material = materialOf(primitive);
    return surface;
  }

  /// None where a file has none, or they are broken: they do not make the shape.
  std::vector<Vector3> valuesOf(const Json& attributes, std::string_view name,
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
    refuseDamaged("meshes", "each mesh needs a list of primitives");
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

#include "model/formats/models3d/detail/gltf_draco.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/gltf_accessor.h"
#include "model/formats/models3d/detail/gltf_extensions.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <draco/compression/decode.h>

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>

namespace wb::import3d {
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
    if (!textOf(rest_).starts_with(magic)) refuseDamaged(dracoPlace, "its bytes are not of Draco");
    rest_ = rest_.subspan(magic.size());
    const unsigned major = byte();
    const unsigned minor = byte();
    if (byte() != triangles)
      refuseDamaged(dracoPlace, "it holds points, where triangles were expected");
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
    if (rest_.empty()) refuseDamaged(dracoPlace, "its bytes end too early");
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
    if (!view) refuseDamaged(dracoPlace, "it names no bufferView");
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
    if (surface.positions.empty()) refuseDamaged(dracoPlace, "it holds no positions");
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
      refuseDamaged(dracoPlace, "it says that it holds " + std::to_string(counts->faces) +
                                    " triangles, and its accessor " + std::to_string(*corners) +
                                    " corners");
  }

  void decode(ByteView bytes) {
    draco::DecoderBuffer buffer;
    buffer.Init(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    auto decoded = draco::Decoder().DecodeMeshFromBuffer(&buffer);
    if (!decoded.ok()) refuseDamaged(dracoPlace, "its bytes are damaged");
    mesh_ = std::move(decoded).value();
    if (!mesh_ || std::uint64_t{mesh_->num_faces()} * 3 > limits::modelCorners)
      refuse(tooLarge, {"triangles"});
    const auto corners = announced(primitive_, "indices");
    if (corners && *corners != std::uint64_t{mesh_->num_faces()} * 3)
      refuseDamaged(dracoPlace, "it holds " + std::to_string(mesh_->num_faces()) +
                                    " triangles, and its accessor has " + std::to_string(*corners) +
                                    " corners");
  }

  /// None where the file has none.
  std::vector<aiVector3D> valuesOf(const char* name, int components) const {
    const Json* attributes = memberOf(packed_, "attributes");
    const auto id = attributes ? countIn(*attributes, name) : std::nullopt;
    const draco::PointAttribute* values =
        id && *id <= std::numeric_limits<std::uint32_t>::max()
            ? mesh_->GetAttributeByUniqueId(static_cast<std::uint32_t>(*id))
            : nullptr;
    if (!values || values->num_components() < components) return {};
    const double unit = unitOf(*values, name);
    std::vector<aiVector3D> result;
    result.reserve(mesh_->num_points());
    for (draco::PointIndex point(0); point < mesh_->num_points(); ++point) {
      std::array<float, 3> value{};
      const draco::AttributeValueIndex index = values->mapped_index(point);
      const bool isThere =
          index.value() < values->size() &&
          values->ConvertValue<float>(index, static_cast<std::int8_t>(components), value.data());
      result.push_back(isThere ? aiVector3D(static_cast<float>(value[0] * unit),
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

}  // namespace wb::import3d

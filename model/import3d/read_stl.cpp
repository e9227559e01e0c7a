#include "model/import3d/read_stl.h"

#include "model/import3d/scene_builder.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

namespace wb::import3d {
namespace {

constexpr std::size_t headerBytes = 80;
constexpr std::size_t beginBytes = headerBytes + sizeof(std::uint32_t);

static_assert(std::endian::native == std::endian::little, "numbers of STL are copied as they are");
static_assert(sizeof(aiVector3D) == 3 * sizeof(float), "and so are corners");

}  // namespace

bool isBinaryStl(ByteView bytes) {
  if (bytes.size() < beginBytes + Facets::bytes) return false;
  std::uint32_t declared = 0;
  std::memcpy(&declared, bytes.data() + headerBytes, sizeof declared);
  return bytes.size() == beginBytes + Facets::bytes * declared;
}

FileScene readBinaryStl(ByteView bytes) {
  Surface surface;
  surface.material = "DefaultMaterial";  // As Assimp names that of a text.
  surface.facets = Facets(bytes.subspan(beginBytes));
  SceneBuilder builder;
  builder.addNode({}, glm::dmat4(1), std::array{builder.add(std::move(surface))});
  return std::move(builder).take({worker::UpAxis::z, 1});
}

}  // namespace wb::import3d

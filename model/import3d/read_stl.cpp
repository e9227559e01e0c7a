#include "model/import3d/read_stl.h"

#include "model/base/limits.h"
#include "model/import3d/refused.h"
#include "model/import3d/scene_builder.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

namespace wb::import3d {
namespace {

constexpr std::size_t headerBytes = 80;
constexpr std::size_t beginBytes = headerBytes + sizeof(std::uint32_t);
constexpr std::size_t triangleBytes = 50;
constexpr std::size_t normalBytes = 12;  ///< Before the corners.
constexpr std::size_t triangleCorners = 3;

static_assert(std::endian::native == std::endian::little, "numbers of STL are copied as they are");
static_assert(sizeof(aiVector3D) == 3 * sizeof(float), "and so are corners");

std::size_t trianglesIn(ByteView bytes) { return (bytes.size() - beginBytes) / triangleBytes; }

}  // namespace

bool isBinaryStl(ByteView bytes) {
  if (bytes.size() < beginBytes + triangleBytes) return false;
  std::uint32_t declared = 0;
  std::memcpy(&declared, bytes.data() + headerBytes, sizeof declared);
  return bytes.size() == beginBytes + triangleBytes * declared;
}

FileScene readBinaryStl(ByteView bytes) {
  const std::size_t triangles = trianglesIn(bytes);
  if (triangles > limits::modelCorners / triangleCorners)
    refuse(worker::Refusal::Reason::tooLarge, {"triangles"});
  auto positions = std::make_unique<aiVector3D[]>(triangles * triangleCorners);
  for (std::size_t i = 0; i < triangles; ++i)
    std::memcpy(&positions[i * triangleCorners],
                bytes.data() + beginBytes + i * triangleBytes + normalBytes,
                triangleCorners * sizeof(aiVector3D));
  SceneBuilder builder;
  // As Assimp names the material of a text.
  const unsigned surface =
      builder.addSoup("DefaultMaterial", std::move(positions), triangles * triangleCorners);
  builder.addNode({}, glm::dmat4(1), std::array{surface});
  return {std::move(builder).take(), {worker::UpAxis::z, 1}};
}

}  // namespace wb::import3d

#include "model/formats/models3d/detail/meshopt.h"

#include "model/formats/models3d/detail/refused_model.h"

#include <meshoptimizer.h>

#include <string_view>

namespace wb::import3d {
namespace {

/// Of a vertex's every byte, 256 take at least four when they are all alike; an index, a byte.
constexpr std::size_t mostOfAByte = 64;

constexpr std::size_t widestVertex = 256;

bool isVertexSize(std::size_t stride) {
  return stride > 0 && stride <= widestVertex && stride % 4 == 0;
}

bool isIndexSize(std::size_t stride) { return stride == 2 || stride == 4; }

/// What the library's decoders take for granted.
bool isPossible(const Packed& packed) {
  const std::size_t most = packed.bytes.size();
  if (packed.mode == "ATTRIBUTES")
    return isVertexSize(packed.stride) && packed.count <= most * mostOfAByte / packed.stride;
  if (packed.mode == "TRIANGLES")
    return isIndexSize(packed.stride) && packed.count % 3 == 0 && packed.count / 3 <= most;
  return packed.mode == "INDICES" && isIndexSize(packed.stride) && packed.count <= most;
}

bool decode(const Packed& packed, Bytes& to) {
  using Decoder = int (*)(void*, std::size_t, std::size_t, const unsigned char*, std::size_t);
  Decoder decoder = meshopt_decodeVertexBuffer;
  if (packed.mode == "TRIANGLES") decoder = meshopt_decodeIndexBuffer;
  if (packed.mode == "INDICES") decoder = meshopt_decodeIndexSequence;
  return decoder(to.data(), packed.count, packed.stride, packed.bytes.data(),
                 packed.bytes.size()) == 0;
}

bool filter(const Packed& packed, Bytes& bytes) {
  const std::string_view name = packed.filter;
  if (name.empty() || name == "NONE") return true;
  if (packed.mode != "ATTRIBUTES") return false;
  if (name == "OCTAHEDRAL" && (packed.stride == 4 || packed.stride == 8))
    meshopt_decodeFilterOct(bytes.data(), packed.count, packed.stride);
  else if (name == "QUATERNION" && packed.stride == 8)
    meshopt_decodeFilterQuat(bytes.data(), packed.count, packed.stride);
  else if (name == "EXPONENTIAL")
    meshopt_decodeFilterExp(bytes.data(), packed.count, packed.stride);
  else
    return false;
  return true;
}

}  // namespace

Bytes unpack(const Packed& packed, const std::string& place) {
  if (!isPossible(packed))
    refuseDamaged(place, std::to_string(packed.bytes.size()) + " compressed bytes do not hold " +
                             std::to_string(packed.count) + " elements of " +
                             std::to_string(packed.stride) + " bytes in the mode \"" + packed.mode +
                             "\"");
  Bytes bytes(packed.count * packed.stride);
  if (!decode(packed, bytes)) refuseDamaged(place, "its compressed bytes are damaged");
  if (!filter(packed, bytes))
    refuseDamaged(place, "the filter \"" + packed.filter + "\" is not for elements of " +
                             std::to_string(packed.stride) + " bytes");
  return bytes;
}

}  // namespace wb::import3d

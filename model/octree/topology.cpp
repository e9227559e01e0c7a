#include "model/octree/topology.h"

// Problem: where the corners of an indented cube are, and its surface as two triangles a face.
// Method: tables made at compile time from the list of edges; a face is divided along the diagonal
// that bulges outwards, told by the sign of a tetrahedron's volume in whole numbers, so that it is
// exact. The document of Inexor gives the codes of edges. O(1); no constants.

namespace wb::octree {
namespace {

constexpr int bitsPerCode = 6;
constexpr int bitsPerByte = 8;

constexpr std::array<Span, greatestCode + 1> spansByCode = [] {
  std::array<Span, greatestCode + 1> spans{};
  for (int code = 0; code <= greatestCode; ++code)
    spans[static_cast<std::size_t>(code)] = *spanOf(code);
  return spans;
}();

constexpr std::array<std::array<int, axisCount>, cornerCount> edgesByCorner = [] {
  std::array<std::array<int, axisCount>, cornerCount> table{};
  for (std::size_t corner = 0; corner < cornerCount; ++corner)
    for (std::size_t axis = 0; axis < axisCount; ++axis)
      table[corner][axis] = edgeAt(static_cast<int>(corner), static_cast<int>(axis));
  return table;
}();

/// Six times the volume of a tetrahedron, positive where `d` is above the counter-clockwise a b c.
int volume(const glm::ivec3& a, const glm::ivec3& b, const glm::ivec3& c, const glm::ivec3& d) {
  const glm::ivec3 u = b - a;
  const glm::ivec3 v = c - a;
  const glm::ivec3 w = d - a;
  return (u.y * v.z - u.z * v.y) * w.x + (u.z * v.x - u.x * v.z) * w.y +
         (u.x * v.y - u.y * v.x) * w.z;
}

}  // namespace

PackedCodes packed(const Indentation& indentation) {
  PackedCodes bytes{};
  for (int edge = 0; edge < edgeCount; ++edge) {
    const int code = codeOf(indentation[static_cast<std::size_t>(edge)]);
    for (int bit = 0; bit < bitsPerCode; ++bit) {
      const int at = edge * bitsPerCode + bit;
      const int value = (code >> (bitsPerCode - 1 - bit)) & 1;
      auto& byte = bytes[static_cast<std::size_t>(at / bitsPerByte)];
      byte = static_cast<std::uint8_t>(byte | value << (bitsPerByte - 1 - at % bitsPerByte));
    }
  }
  return bytes;
}

int codeAt(const PackedCodes& codes, int edge) {
  const int bit = edge * bitsPerCode;
  const auto byte = static_cast<std::size_t>(bit / bitsPerByte);
  const int next = byte + 1 < codes.size() ? codes[byte + 1] : 0;
  const int both = codes[byte] << bitsPerByte | next;
  return (both >> (2 * bitsPerByte - bitsPerCode - bit % bitsPerByte)) & 63;
}

Indentation unpacked(const PackedCodes& codes) {
  Indentation indentation;
  for (int edge = 0; edge < edgeCount; ++edge)
    indentation[static_cast<std::size_t>(edge)] =
        spansByCode[static_cast<std::size_t>(codeAt(codes, edge))];
  return indentation;
}

std::array<glm::ivec3, cornerCount> movedCorners(const Indentation& indentation) {
  std::array<glm::ivec3, cornerCount> corners;
  for (std::size_t corner = 0; corner < cornerCount; ++corner)
    for (int axis = 0; axis < axisCount; ++axis) {
      const int edge = edgesByCorner[corner][static_cast<std::size_t>(axis)];
      const Span& span = indentation[static_cast<std::size_t>(edge)];
      corners[corner][axis] = isPositive(static_cast<int>(corner), axis) ? span.end : span.start;
    }
  return corners;
}

std::array<CubeTriangle, 12> surfaceOf(const std::array<glm::ivec3, cornerCount>& corners) {
  std::array<CubeTriangle, 12> triangles;
  for (std::size_t face = 0; face < faceCount; ++face) {
    const auto [a, b, c, d] = ringOf(static_cast<Face>(face));
    const bool bentUp = volume(corners[a], corners[b], corners[c], corners[d]) > 0;
    using Three = std::array<std::uint8_t, 3>;
    triangles[2 * face] = {bentUp ? Three{a, b, d} : Three{a, b, c}, static_cast<Face>(face)};
    triangles[2 * face + 1] = {bentUp ? Three{b, c, d} : Three{a, c, d}, static_cast<Face>(face)};
  }
  return triangles;
}

}  // namespace wb::octree

#pragma once

#include "model/octree/topology.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <optional>

namespace wb::octree {

/// Eighths of a cube's size.
inline constexpr int eighths = 8;
/// Pairs of a start and an end at or after it have codes from 0 to 44.
inline constexpr int greatestCode = 44;

/// Where the two ends of an edge lie, in eighths of the cube's size along the edge's positive
/// direction: 0 ≤ start ≤ end ≤ 8.
struct Span {
  std::uint8_t start = 0;
  std::uint8_t end = eighths;

  bool operator==(const Span&) const = default;
};

/// 10·s + (e − s) − (s² + s)/2, as the published document numbers the pairs: 8 is untouched.
constexpr std::uint8_t codeOf(Span span) {
  const int s = span.start;
  return static_cast<std::uint8_t>(10 * s + (span.end - s) - (s * s + s) / 2);
}

/// The span with a code; nothing above 44.
constexpr std::optional<Span> spanOf(int code) {
  for (int start = 0; start <= eighths; ++start)
    for (int end = start; end <= eighths; ++end) {
      const Span span{static_cast<std::uint8_t>(start), static_cast<std::uint8_t>(end)};
      if (codeOf(span) == code) return span;
    }
  return {};
}

/// The twelve codes of a NORMAL cube, six bits each, edge 0 first, most significant bit first: as
/// an nxoc file holds them, and as an octree does.
using PackedCodes = std::array<std::uint8_t, 9>;
/// Twelve times the code 8: the cube is its box.
inline constexpr PackedCodes untouchedCodes{0x20, 0x82, 0x08, 0x20, 0x82, 0x08, 0x20, 0x82, 0x08};

/// How the twelve edges of a NORMAL cube are moved.
using Indentation = std::array<Span, edgeCount>;

PackedCodes packed(const Indentation& indentation);
/// Codes must be at most 44.
Indentation unpacked(const PackedCodes& codes);
/// One of the twelve codes, 0..63.
int codeAt(const PackedCodes& codes, int edge);

/// The eight corners in eighths of the cube's size, 0..8 on each axis: each is moved on an axis by
/// its edge along that axis.
std::array<glm::ivec3, cornerCount> movedCorners(const Indentation& indentation);

/// Three corners, counter-clockwise seen from outside, and the face they are of.
struct CubeTriangle {
  std::array<std::uint8_t, 3> corners;
  Face face;
};

/// The surface of an indented cube, two triangles a face in the order of faces. A flat quad is
/// divided through its smallest corner, a bent one so that the solid is convex there. Some may have
/// no area.
std::array<CubeTriangle, 12> surfaceOf(const std::array<glm::ivec3, cornerCount>& corners);

}  // namespace wb::octree

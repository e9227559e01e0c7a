#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// The index arithmetic of a cube. Axes are 0 x, 1 y, 2 z; z is up. A corner, and a child of an
/// OCTANT, has the index 4x + 2y + z with 1 for the positive side. Everything else is derived from
/// that and from the list of edges; the tables printed in the published document are not all right.
namespace wb::octree {

inline constexpr int axisCount = 3;
inline constexpr int cornerCount = 8;
inline constexpr int childCount = 8;
inline constexpr int edgeCount = 12;
inline constexpr int faceCount = 6;

enum class Face : std::uint8_t { left, right, front, back, top, bottom };

/// Returns the number of a `face`, 0..5: twice its axis, and one more for the second of the axis.
constexpr int indexOf(Face face) { return static_cast<int>(face); }

/// Returns the bit of a corner's index that says on which side of an `axis` it is.
constexpr int bitOf(int axis) { return 4 >> axis; }
/// Returns whether a `corner` or child is on the positive side of an `axis`.
constexpr bool isPositive(int corner, int axis) { return (corner & bitOf(axis)) != 0; }

/// Returns the axis that a `face` stands across.
constexpr int axisOf(Face face) { return indexOf(face) / 2; }
/// Returns whether a `face` is on the positive side of its axis.
constexpr bool isPositive(Face face) {
  return face == Face::right || face == Face::back || face == Face::top;
}
/// Returns the face on the `positive` or negative side of an `axis`. Top comes before bottom,
/// unlike the other pairs.
constexpr Face faceOf(int axis, bool positive) {
  return static_cast<Face>(2 * axis + ((axis == 2) != positive ? 1 : 0));
}

/// Returns a `face` by its axis and side: `-x`, `+x`, `-y`, `+y`, `+z`, `-z`.
constexpr std::string_view name(Face face) {
  constexpr std::array<std::string_view, faceCount> names{"-x", "+x", "-y", "+y", "+z", "-z"};
  return names[static_cast<std::size_t>(face)];
}

/// An edge always runs in the positive direction of its axis.
struct Edge {
  std::uint8_t start;
  std::uint8_t end;

  constexpr int axis() const {
    const int bit = end - start;
    return bit == 4 ? 0 : bit == 2 ? 1 : 2;
  }
};

inline constexpr std::array<Edge, edgeCount> edges{{{0, 4},
                                                    {0, 2},
                                                    {0, 1},
                                                    {2, 6},
                                                    {1, 3},
                                                    {4, 5},
                                                    {3, 7},
                                                    {5, 7},
                                                    {6, 7},
                                                    {1, 5},
                                                    {4, 6},
                                                    {2, 3}}};

/// Returns whether a `corner` is one of the four of a `face`.
constexpr bool isOnFace(int corner, Face face) {
  return isPositive(corner, axisOf(face)) == isPositive(face);
}

/// Returns the four corners of a `face`, in ascending order.
constexpr std::array<std::uint8_t, 4> cornersOf(Face face) {
  std::array<std::uint8_t, 4> found{};
  std::size_t count = 0;
  for (int corner = 0; corner < cornerCount; ++corner)
    if (isOnFace(corner, face)) found[count++] = static_cast<std::uint8_t>(corner);
  return found;
}

/// Returns the four edges of a `face`, those with both ends on it, in ascending order.
constexpr std::array<std::uint8_t, 4> edgesOf(Face face) {
  std::array<std::uint8_t, 4> found{};
  std::size_t count = 0;
  for (std::size_t edge = 0; edge < edges.size(); ++edge)
    if (isOnFace(edges[edge].start, face) && isOnFace(edges[edge].end, face))
      found[count++] = static_cast<std::uint8_t>(edge);
  return found;
}

/// Returns the corners of a `face` in a ring, counter-clockwise seen from outside, the smallest
/// first.
constexpr std::array<std::uint8_t, 4> ringOf(Face face) {
  const int axis = axisOf(face);
  const int base = isPositive(face) ? bitOf(axis) : 0;
  const int first = bitOf((axis + 1) % axisCount);
  const int second = bitOf((axis + 2) % axisCount);
  const int next = isPositive(face) ? first : second;
  const int last = isPositive(face) ? second : first;
  const auto corner = [base](int bits) { return static_cast<std::uint8_t>(base + bits); };
  return {corner(0), corner(next), corner(first + second), corner(last)};
}

/// Returns the edge along an `axis` that ends or starts at a `corner`.
constexpr int edgeAt(int corner, int axis) {
  for (std::size_t edge = 0; edge < edges.size(); ++edge)
    if (edges[edge].axis() == axis && (edges[edge].start == corner || edges[edge].end == corner))
      return static_cast<int>(edge);
  return -1;
}

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

/// Returns the code of a `span`: 10·s + (e − s) − (s² + s)/2, as the published document numbers the
/// pairs: 8 is untouched.
constexpr std::uint8_t codeOf(Span span) {
  const int s = span.start;
  return static_cast<std::uint8_t>(10 * s + (span.end - s) - (s * s + s) / 2);
}

/// Returns the span with a `code`; nothing above 44.
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

/// Returns the codes of an `indentation`.
PackedCodes packed(const Indentation& indentation);
/// Returns the indentation that `codes` say, each of which must be at most 44.
Indentation unpacked(const PackedCodes& codes);
/// Returns the code of one `edge`, 0..11, of the twelve in `codes`: 0..63.
int codeAt(const PackedCodes& codes, int edge);

/// Returns the eight corners in eighths of the cube's size, 0..8 on each axis: each is moved on an
/// axis by its edge along that axis, as the `indentation` has it.
std::array<glm::ivec3, cornerCount> movedCorners(const Indentation& indentation);

/// Three corners, counter-clockwise seen from outside, and the face they are of.
struct CubeTriangle {
  std::array<std::uint8_t, 3> corners;
  Face face;
};

/// Returns the surface of an indented cube, two triangles a face in the order of faces. A flat quad
/// is divided through its smallest corner, a bent one so that the solid is convex there. Some may
/// have no area. `corners` are in eighths, as movedCorners() returns them.
std::array<CubeTriangle, 12> surfaceOf(const std::array<glm::ivec3, cornerCount>& corners);

}  // namespace wb::octree

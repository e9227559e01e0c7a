#include "model/formats/models3d/detail/weld_model.h"

#include "model/formats/reader/flat_format.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <utility>
#include <vector>

// Welds the corners of a file's triangles: those that are equal bit by bit become one vertex, in
// the order of their first coming. A hash table with open addressing and linear probing, at most
// three quarters full; O(corners) as a rule, O(corners squared) only where hashes are made to
// collide. What is looked at next is prefetched, as a soup of triangles jumps through memory. Where
// the file has no normals, a vertex gets the sum of its triangles' cross products: a mean weighted
// by area. How far ahead to prefetch (`facesToSlots`, `facesToVertices`) shows in
// tests/benchmarks/model_file.cpp (`./dev bench --benchmark_filter='plain model/read'`, the STL).

namespace wb::import3d {

/// Vertices without repetition, in the order of their first coming, in a given room. Found by
/// hashing: one slot looked at per vertex, whose tag spares most looks at the vertex itself.
class VertexTable {
 public:
  /// `expected` vertices have place without growing. By place alone, normals and texture
  /// coordinates do not count.
  VertexTable(std::span<worker::FlatVertex> room, std::size_t expected, bool byPlaceAlone);

  /// The number of an equal vertex; that of this one, stored behind the others, if there is none.
  std::uint32_t numberOf(const worker::FlatVertex& vertex);

  std::size_t size() const { return size_; }

  /// Has the processor bring near what numberOf() will look at first, so that looking there later
  /// does not wait for memory.
  void fetchSlot(const worker::FlatVertex& vertex) const;
  /// The same for what it will look at then, once the first has come.
  void fetchVertex(const worker::FlatVertex& vertex) const;

 private:
  struct Slot {
    std::uint32_t tag = 0;
    std::uint32_t number = 0;  ///< From 1; 0: free.
  };

  std::uint32_t hashOf(const worker::FlatVertex& vertex) const;
  bool areEqual(const worker::FlatVertex& a, const worker::FlatVertex& b) const;
  void grow();

  std::span<worker::FlatVertex> room_;
  bool byPlaceAlone_;
  std::size_t size_ = 0;
  std::vector<Slot> slots_;  ///< A power of two of them.
};

namespace {

using worker::FlatVertex;

constexpr std::size_t fewestSlots = 16;

/// Three quarters full is as far as open addressing stays short.
bool isCrowded(std::size_t used, std::size_t slots) { return used * 4 >= slots * 3; }

std::size_t slotsFor(std::size_t vertices) {
  const std::size_t slots = std::bit_ceil(std::max(vertices, fewestSlots));
  return isCrowded(vertices, slots) ? 2 * slots : slots;
}

constexpr std::size_t placeBytes = sizeof FlatVertex::position;

template <std::size_t bytes>
std::uint32_t hashOfBytes(const FlatVertex& vertex) {
  constexpr std::uint64_t multiplier = 0x9E37'79B9'7F4A'7C15;
  std::uint64_t hash = 0;
  for (std::size_t at = 0; at < bytes; at += sizeof(std::uint32_t)) {
    std::uint32_t word = 0;
    std::memcpy(&word, reinterpret_cast<const char*>(&vertex) + at, sizeof word);
    hash = (std::rotl(hash, 25) ^ word) * multiplier;
  }
  return static_cast<std::uint32_t>(hash >> 32);
}

}  // namespace

VertexTable::VertexTable(std::span<FlatVertex> room, std::size_t expected, bool byPlaceAlone)
    : room_(room), byPlaceAlone_(byPlaceAlone), slots_(slotsFor(expected)) {}

std::uint32_t VertexTable::hashOf(const FlatVertex& vertex) const {
  return byPlaceAlone_ ? hashOfBytes<placeBytes>(vertex) : hashOfBytes<sizeof vertex>(vertex);
}

/// Bounds that are known make comparing a few instructions instead of a call.
bool VertexTable::areEqual(const FlatVertex& a, const FlatVertex& b) const {
  return (byPlaceAlone_ ? std::memcmp(&a, &b, placeBytes) : std::memcmp(&a, &b, sizeof a)) == 0;
}

std::uint32_t VertexTable::numberOf(const FlatVertex& vertex) {
  const std::uint32_t tag = hashOf(vertex);
  std::size_t at = tag & (slots_.size() - 1);
  while (slots_[at].number != 0) {
    const auto [known, number] = slots_[at];
    if (known == tag && areEqual(room_[number - 1], vertex)) return number - 1;
    at = (at + 1) & (slots_.size() - 1);
  }
  room_[size_++] = vertex;
  slots_[at] = {tag, static_cast<std::uint32_t>(size_)};
  if (isCrowded(size_, slots_.size())) grow();
  return static_cast<std::uint32_t>(size_ - 1);
}

void VertexTable::fetchSlot(const FlatVertex& vertex) const {
  __builtin_prefetch(&slots_[hashOf(vertex) & (slots_.size() - 1)]);
}

void VertexTable::fetchVertex(const FlatVertex& vertex) const {
  const Slot& slot = slots_[hashOf(vertex) & (slots_.size() - 1)];
  if (slot.number != 0) __builtin_prefetch(&room_[slot.number - 1], 1);
}

void VertexTable::grow() {
  const std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(slots_.size() * 2));
  for (const Slot& slot : old) {
    if (slot.number == 0) continue;
    std::size_t at = slot.tag & (slots_.size() - 1);
    while (slots_[at].number != 0) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = slot;
  }
}

namespace {

using worker::FlatVertex;

constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

/// -0 becomes 0, so that equal numbers have equal bits.
void store(const Vector3& from, float (&to)[3]) {
  to[0] = from.x + 0.0F;
  to[1] = from.y + 0.0F;
  to[2] = from.z + 0.0F;
}

float usable(float coordinate) { return std::isfinite(coordinate) ? coordinate + 0.0F : 0.0F; }

/// Up where there is no direction: of no area, or too large for a float.
Vector3 normalised(const Vector3& normal) {
  const double length = std::sqrt(static_cast<double>(normal.x) * normal.x +
                                  static_cast<double>(normal.y) * normal.y +
                                  static_cast<double>(normal.z) * normal.z);
  if (!(length > 0) || !std::isfinite(length)) return {0, 0, 1};
  return {static_cast<float>(normal.x / length), static_cast<float>(normal.y / length),
          static_cast<float>(normal.z / length)};
}

/// Twice the area times the direction.
Vector3 areaNormal(const Vector3& a, const Vector3& b, const Vector3& c) {
  return cross(b - a, c - a);
}

/// Renumbers the vertices of one mesh in two ways: by place alone, or by all they have.
class Welder {
 public:
  Welder(const FileMesh& mesh, std::span<FlatVertex> vertices, std::span<FlatTriangle> triangles)
      : mesh_(mesh), vertices_(vertices), triangles_(triangles) {}

  Welded make() && {
    const bool makesNormals = mesh_.normals == nullptr;
    if (makesNormals && mesh_.texCoords) {
      std::vector<Vector3> normals = seamlessNormals();
      mesh_.normals = normals.data();
      number<false>();
      return result_;
    }
    if (makesNormals) {
      number<true>();
      finishNormals();
    } else {
      number<false>();
    }
    return result_;
  }

 private:
  /// Goes over all triangles; adds their normals to their vertices' where asked to.
  template <bool makesNormals>
  void number() {
    result_ = {};
    VertexTable table(vertices_, usualVertices(), makesNormals);
    std::vector<std::uint32_t> numbers(mesh_.positions.size(), unknown);
    for (std::size_t face = 0; face < mesh_.faceCount(); ++face) {
      if (mesh_.isSoup()) fetchAhead(face, table);
      if (!isUsable(face)) {
        ++result_.unusable;
      } else if (isCollapsed(face)) {
        ++result_.collapsed;
      } else {
        FlatTriangle& triangle = triangles_[result_.triangles++];
        for (std::size_t i = 0; i < 3; ++i)
          triangle[i] = numberOf(vertexAt(face, i), numbers, table);
        if constexpr (makesNormals) addNormal(face, triangle);
      }
    }
    result_.vertices = table.size();
  }

  /// A closed surface has half as many vertices as triangles.
  std::size_t usualVertices() const {
    const std::size_t faces = mesh_.faceCount();
    return mesh_.isSoup() ? faces / 2 : std::min(mesh_.positions.size(), faces);
  }

  /// Nearly all corners of a soup are vertices known from far away in memory: what is looked at
  /// next is asked for while others are numbered.
  void fetchAhead(std::size_t face, const VertexTable& table) const {
    constexpr std::size_t facesToSlots = 16;
    constexpr std::size_t facesToVertices = 8;
    for (std::size_t i = 0; i < 3; ++i) {
      if (face + facesToSlots < mesh_.faceCount())
        table.fetchSlot(vertexOf(vertexAt(face + facesToSlots, i)));
      if (face + facesToVertices < mesh_.faceCount())
        table.fetchVertex(vertexOf(vertexAt(face + facesToVertices, i)));
    }
  }

  std::uint32_t vertexAt(std::size_t face, std::size_t i) const {
    if (mesh_.isSoup()) return static_cast<std::uint32_t>(face * 3 + i);
    return mesh_.triangles[face][i];
  }

  Vector3 placeOf(std::uint32_t vertex) const {
    return mesh_.isSoup() ? mesh_.facets[vertex] : mesh_.positions[vertex];
  }

  Vector3 corner(std::size_t face, std::size_t i) const { return placeOf(vertexAt(face, i)); }

  bool isUsable(std::size_t face) const {
    for (std::size_t i = 0; i < 3; ++i)
      if (vertexAt(face, i) >= mesh_.vertexCount() || !isFinite(corner(face, i))) return false;
    return true;
  }

  bool isCollapsed(std::size_t face) const {
    const Vector3 a = corner(face, 0), b = corner(face, 1), c = corner(face, 2);
    return a == b || b == c || c == a;
  }

  std::uint32_t numberOf(std::uint32_t vertex, std::vector<std::uint32_t>& numbers,
                         VertexTable& table) const {
    if (mesh_.isSoup()) return table.numberOf(vertexOf(vertex));
    std::uint32_t& number = numbers[vertex];
    if (number == unknown) number = table.numberOf(vertexOf(vertex));
    return number;
  }

  FlatVertex vertexOf(std::uint32_t vertex) const {
    FlatVertex made{};
    store(placeOf(vertex), made.position);
    if (mesh_.normals) store(normalised(mesh_.normals[vertex]), made.normal);
    if (mesh_.texCoords) {
      made.texCoord[0] = usable(mesh_.texCoords[vertex].x);
      made.texCoord[1] = usable(mesh_.texCoords[vertex].y);
    }
    return made;
  }

  void addNormal(std::size_t face, const FlatTriangle& triangle) {
    const Vector3 normal = areaNormal(corner(face, 0), corner(face, 1), corner(face, 2));
    for (const std::uint32_t vertex : triangle) {
      float(&sum)[3] = vertices_[vertex].normal;
      sum[0] += normal.x;
      sum[1] += normal.y;
      sum[2] += normal.z;
    }
  }

  void finishNormals() {
    for (FlatVertex& vertex : vertices_.first(result_.vertices)) {
      float(&normal)[3] = vertex.normal;
      store(normalised({normal[0], normal[1], normal[2]}), normal);
    }
  }

  /// By the file's vertices: those of a seam have the same place, and so the same normal.
  std::vector<Vector3> seamlessNormals() {
    const Vector3* texCoords = std::exchange(mesh_.texCoords, nullptr);
    number<true>();
    finishNormals();
    std::vector<Vector3> normals(mesh_.positions.size());
    std::size_t next = 0;
    for (std::size_t face = 0; face < mesh_.faceCount(); ++face) {
      if (!isUsable(face) || isCollapsed(face)) continue;
      const FlatTriangle& triangle = triangles_[next++];
      for (std::size_t i = 0; i < 3; ++i) {
        const float(&normal)[3] = vertices_[triangle[i]].normal;
        normals[vertexAt(face, i)] = {normal[0], normal[1], normal[2]};
      }
    }
    for (FlatVertex& vertex : vertices_.first(result_.vertices)) vertex = {};
    mesh_.texCoords = texCoords;
    return normals;
  }

  FileMesh mesh_;
  std::span<FlatVertex> vertices_;
  std::span<FlatTriangle> triangles_;
  Welded result_;
};

}  // namespace

Welded weld(const FileMesh& mesh, std::span<FlatVertex> vertices,
            std::span<FlatTriangle> triangles) {
  return Welder(mesh, vertices, triangles).make();
}

}  // namespace wb::import3d

#include "model/formats/detail/triangle_writers.h"

#include "model/formats/detail/formats_texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <string>

// Two formats of plain triangles: a head, then records as they are made.

namespace wb::exporting {
namespace {

constexpr std::size_t pieceBytes = std::size_t{1} << 20;
constexpr std::size_t mostItems = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t stlHead = 80;

/// Little-endian records, handed on in large pieces.
class RecordSink {
 public:
  explicit RecordSink(const std::function<void(std::string_view)>& sink) : sink_(sink) {}
  ~RecordSink() { sink_(bytes_); }
  RecordSink(const RecordSink&) = delete;
  RecordSink& operator=(const RecordSink&) = delete;

  template <class Number>
  void put(Number number) {
    using Bits =
        std::conditional_t<sizeof(Number) == 8, std::uint64_t,
                           std::conditional_t<sizeof(Number) == 4, std::uint32_t, std::uint8_t>>;
    auto bits = std::bit_cast<Bits>(number);
    for (std::size_t i = 0; i < sizeof(Number); ++i)
      bytes_ += static_cast<char>(static_cast<std::uint64_t>(bits) >> (8 * i) & 0xff);
  }
  void put(const glm::dvec3& vector) {
    for (int axis = 0; axis < 3; ++axis) put(static_cast<float>(vector[axis]));
  }
  void add(std::string_view text) { bytes_ += text; }
  void endRecord() {
    if (bytes_.size() < pieceBytes) return;
    sink_(bytes_);
    bytes_.clear();
  }

 private:
  const std::function<void(std::string_view)>& sink_;
  std::string bytes_;
};

/// Calls `visit(part, surface)` for every surface of every part.
template <class Visit>
void forEachSurface(const Seen& seen, const Visit& visit) {
  for (const SeenPart& part : seen.parts)
    for (const Surface& surface : seen.shapes[part.shape]) visit(part, surface);
}

struct Sizes {
  std::size_t vertices = 0;
  std::size_t triangles = 0;
};

Result<Sizes> sizesOf(const Seen& seen) {
  Sizes sizes;
  forEachSurface(seen, [&](const SeenPart&, const Surface& surface) {
    sizes.vertices += surface.positions.size();
    sizes.triangles += surface.triangles.size();
  });
  if (sizes.vertices > mostItems || sizes.triangles > mostItems)
    return failure(exportTexts["export.too_large"]);
  return sizes;
}

}  // namespace

Result<void> writeStl(const Seen& seen, const std::function<void(std::string_view)>& sink) {
  const auto sizes = sizesOf(seen);
  if (!sizes) return failure(Result<Sizes>(sizes));
  RecordSink out(sink);
  // Readers take a file that begins with "solid" for text.
  std::string head = "binary STL, Weighbridge; metres, z up";
  head.resize(stlHead, ' ');
  out.add(head);
  out.put(static_cast<std::uint32_t>(sizes->triangles));
  forEachSurface(seen, [&](const SeenPart& part, const Surface& surface) {
    for (const auto& [i, j, k] : surface.triangles) {
      const auto at = [&](std::uint32_t vertex) {
        return part.place(surface.positions[vertex] * part.scale);
      };
      const glm::dvec3 a = at(i);
      const glm::dvec3 b = at(j);
      const glm::dvec3 c = at(k);
      const glm::dvec3 normal = glm::cross(b - a, c - a);
      const double length = glm::length(normal);
      out.put(length > 0 ? normal / length : glm::dvec3(0));
      for (const glm::dvec3& corner : {a, b, c}) out.put(corner);
      out.put(std::uint8_t{0});
      out.put(std::uint8_t{0});
      out.endRecord();
    }
  });
  return {};
}

Result<void> writePly(const Seen& seen, const std::function<void(std::string_view)>& sink) {
  const auto sizes = sizesOf(seen);
  if (!sizes) return failure(Result<Sizes>(sizes));
  RecordSink out(sink);
  out.add(
      fmt::format("ply\nformat binary_little_endian 1.0\ncomment Weighbridge; metres, z up\n"
                  "element vertex {}\nproperty double x\nproperty double y\n"
                  "property double z\nelement face {}\n"
                  "property list uchar uint vertex_indices\nend_header\n",
                  sizes->vertices, sizes->triangles));
  forEachSurface(seen, [&](const SeenPart& part, const Surface& surface) {
    for (const glm::dvec3& own : surface.positions) {
      const glm::dvec3 position = part.place(own * part.scale);
      for (int axis = 0; axis < 3; ++axis) out.put(position[axis]);
      out.endRecord();
    }
  });
  std::uint32_t before = 0;
  forEachSurface(seen, [&](const SeenPart&, const Surface& surface) {
    for (const mesh::Triangle& triangle : surface.triangles) {
      out.put(std::uint8_t{3});
      for (const std::uint32_t vertex : triangle) out.put(before + vertex);
      out.endRecord();
    }
    before += static_cast<std::uint32_t>(surface.positions.size());
  });
  return {};
}

}  // namespace wb::exporting

#include "model/export/obj.h"

#include "model/export/surfaces.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace wb::exporting {
namespace {

/// A name ends with its line, and for many readers with its first word.
std::string asOneWord(std::string name, std::size_t number) {
  std::ranges::replace_if(
      name, [](char c) { return c >= 0 && c <= ' '; }, '_');
  return name.empty() ? "part_" + std::to_string(number + 1) : name;
}

class ObjWriter {
 public:
  void add(const SeenPart& part, std::size_t number, const std::vector<Surface>& surfaces) {
    fmt::format_to(out(), "o {}\n", freeName(asOneWord(part.name, number)));
    for (std::size_t face = 0; face < surfaces.size(); ++face) {
      fmt::format_to(out(), "usemtl face_{}\n", face + 1);
      addSurface(part, surfaces[face]);
    }
  }

  Bytes take() const {
    const ByteView bytes = bytesOf(text_);
    return {bytes.begin(), bytes.end()};
  }

 private:
  /// Readers take two objects of one name for one object.
  std::string freeName(const std::string& name) {
    std::string free = name;
    while (!names_.insert(free).second) free = fmt::format("{}_{}", name, ++repeats_[name] + 1);
    return free;
  }

  std::back_insert_iterator<std::string> out() { return std::back_inserter(text_); }

  void addVector(std::string_view key, const glm::dvec3& v) {
    fmt::format_to(out(), "{} {:.9g} {:.9g} {:.9g}\n", key, v.x, v.y, v.z);
  }

  void addSurface(const SeenPart& part, const Surface& surface) {
    for (const glm::dvec3& own : surface.positions)
      addVector("v", withYUp(part.place(own * part.scale)));
    for (const glm::dvec2& uv : surface.texCoords)
      fmt::format_to(out(), "vt {:.9g} {:.9g}\n", uv.x, uv.y);
    // Normals are turned by the inverse of the scale.
    for (const glm::dvec3& own : surface.normals)
      addVector("vn", withYUp(part.place.rotation * glm::normalize(own / part.scale)));
    for (const mesh::Triangle& triangle : surface.triangles) addTriangle(triangle, surface);
    vertices_ += surface.positions.size();
    texCoords_ += surface.texCoords.size();
    normals_ += surface.normals.size();
  }

  /// Indices count from 1, over the whole file, for each kind of number by itself.
  void addTriangle(const mesh::Triangle& triangle, const Surface& surface) {
    text_ += 'f';
    for (const std::uint32_t vertex : triangle) {
      fmt::format_to(out(), " {}", vertices_ + vertex + 1);
      if (!surface.texCoords.empty() || !surface.normals.empty()) text_ += '/';
      if (!surface.texCoords.empty()) fmt::format_to(out(), "{}", texCoords_ + vertex + 1);
      if (!surface.normals.empty()) fmt::format_to(out(), "/{}", normals_ + vertex + 1);
    }
    text_ += '\n';
  }

  std::set<std::string> names_;
  std::map<std::string, std::size_t> repeats_;
  std::string text_ = "# Weighbridge; metres, y up\n";
  std::size_t vertices_ = 0;
  std::size_t texCoords_ = 0;
  std::size_t normals_ = 0;
};

}  // namespace

Result<Loaded<Bytes>> objFrom(const scene::Scene& scene) {
  auto seen = seenIn(scene);
  if (!seen) return failure(std::move(seen));
  ObjWriter writer;
  for (std::size_t i = 0; i < seen->parts.size(); ++i)
    writer.add(seen->parts[i], i, seen->shapes[seen->parts[i].shape]);
  return Loaded<Bytes>{writer.take(), std::move(seen->findings)};
}

}  // namespace wb::exporting

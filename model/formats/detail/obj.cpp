#include "model/formats/detail/obj.h"

#include "model/core/ordered.h"
#include "model/formats/detail/surfaces.h"

#include <fmt/compile.h>
#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::exporting {
namespace {

/// Lines that are made at a time: large surfaces are divided, or threads would wait for one that
/// has most of the text.
constexpr std::size_t linesOfPiece = 16'384;

/// A name ends with its line, and for many readers with its first word.
std::string asOneWord(std::string name, std::size_t number) {
  std::ranges::replace_if(
      name, [](char c) { return c >= 0 && c <= ' '; }, '_');
  return name.empty() ? "part_" + std::to_string(number + 1) : name;
}

/// Numbers that stand before a surface in the file: indices count from 1, over all of it, for each
/// kind of number by itself.
struct Counts {
  std::size_t vertices = 0;
  std::size_t texCoords = 0;
  std::size_t normals = 0;
};

/// Lines of a surface of a part, which can be written without those before it.
struct Piece {
  const SeenPart* part;
  const Surface* surface;
  std::string head;
  Counts before;
  std::size_t begin;  ///< Among the lines of positions, texture coordinates, normals, triangles.
};

std::size_t linesOf(const Surface& surface) {
  return surface.positions.size() + surface.texCoords.size() + surface.normals.size() +
         surface.triangles.size();
}

/// All surfaces in the order of the file.
class Pieces {
 public:
  explicit Pieces(const Seen& seen) {
    for (std::size_t i = 0; i < seen.parts.size(); ++i)
      add(seen.parts[i], i, seen.shapes[seen.parts[i].shape]);
  }

  const std::vector<Piece>& all() const { return pieces_; }

 private:
  void add(const SeenPart& part, std::size_t number, const std::vector<Surface>& surfaces) {
    std::string head = fmt::format("o {}\n", freeName(asOneWord(part.name, number)));
    for (std::size_t face = 0; face < surfaces.size(); ++face) {
      head += fmt::format("usemtl face_{}\n", face + 1);
      for (std::size_t line = 0; line == 0 || line < linesOf(surfaces[face]); line += linesOfPiece)
        pieces_.push_back({&part, &surfaces[face], std::exchange(head, {}), counts_, line});
      counts_.vertices += surfaces[face].positions.size();
      counts_.texCoords += surfaces[face].texCoords.size();
      counts_.normals += surfaces[face].normals.size();
    }
  }

  /// Readers take two objects of one name for one object.
  std::string freeName(const std::string& name) {
    std::string free = name;
    while (!names_.insert(free).second) free = fmt::format("{}_{}", name, ++repeats_[name] + 1);
    return free;
  }

  std::vector<Piece> pieces_;
  Counts counts_;
  std::set<std::string> names_;
  std::map<std::string, std::size_t> repeats_;
};

class PieceWriter {
 public:
  explicit PieceWriter(const Piece& piece) : piece_(piece) { add(piece.head); }

  fmt::memory_buffer text() && {
    const SeenPart& part = *piece_.part;
    const Surface& surface = *piece_.surface;
    eachOf(surface.positions,
           [&](const glm::dvec3& own) { addVector("v", withYUp(part.place(own * part.scale))); });
    eachOf(surface.texCoords, [&](const glm::dvec2& uv) {
      fmt::format_to(out(), FMT_COMPILE("vt {:.9g} {:.9g}\n"), uv.x, uv.y);
    });
    // Normals are turned by the inverse of the scale.
    eachOf(surface.normals, [&](const glm::dvec3& own) {
      addVector("vn", withYUp(part.place.rotation * glm::normalize(own / part.scale)));
    });
    eachOf(surface.triangles, [&](const mesh::Triangle& triangle) { addTriangle(triangle); });
    return std::move(text_);
  }

 private:
  fmt::appender out() { return fmt::appender(text_); }

  /// Those of the next kind of line whose lines the piece has.
  template <class Element, class Add>
  void eachOf(const std::vector<Element>& elements, const Add& addLine) {
    const std::size_t end = piece_.begin + linesOfPiece;
    const std::size_t first = std::max(piece_.begin, passed_) - passed_;
    const std::size_t last = std::min(std::max(end, passed_) - passed_, elements.size());
    for (std::size_t i = first; i < last; ++i) addLine(elements[i]);
    passed_ += elements.size();
  }

  void add(std::string_view text) { text_.append(text); }
  void add(std::size_t number) {
    const fmt::format_int digits(number);
    add({digits.data(), digits.size()});
  }

  void addVector(std::string_view key, const glm::dvec3& v) {
    add(key);
    fmt::format_to(out(), FMT_COMPILE(" {:.9g} {:.9g} {:.9g}\n"), v.x, v.y, v.z);
  }

  void addTriangle(const mesh::Triangle& triangle) {
    const Surface& surface = *piece_.surface;
    const Counts& before = piece_.before;
    add("f");
    for (const std::uint32_t vertex : triangle) {
      add(" ");
      add(before.vertices + vertex + 1);
      if (!surface.texCoords.empty() || !surface.normals.empty()) add("/");
      if (!surface.texCoords.empty()) add(before.texCoords + vertex + 1);
      if (surface.normals.empty()) continue;
      add("/");
      add(before.normals + vertex + 1);
    }
    add("\n");
  }

  const Piece& piece_;
  std::size_t passed_ = 0;  ///< Lines of the kinds before.
  fmt::memory_buffer text_;
};

}  // namespace

Result<Diagnostics> writeObj(const scene::Scene& scene,
                             const std::function<void(std::string_view)>& sink,
                             std::size_t threads) {
  auto seen = seenIn(scene);
  if (!seen) return failure(std::move(seen));
  const Pieces pieces(*seen);
  sink("# Weighbridge; metres, y up\n");
  makeInOrder(
      pieces.all().size(), threads,
      [&](std::size_t i) { return PieceWriter(pieces.all()[i]).text(); },
      [&](const fmt::memory_buffer& text) {
        sink({text.data(), text.size()});
      });
  return std::move(seen->findings);
}

}  // namespace wb::exporting

#include "model/formats/detail/model_writers.h"

#include "model/core/threads.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/surfaces.h"

#include <fmt/compile.h>
#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <set>
#include <span>
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
           [&](const glm::dvec3& own) { addPosition(withYUp(part.place(own * part.scale))); });
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

  void addPosition(const glm::dvec3& v) {
    if (!piece_.surface->isOnGrid) return addVector("v", v);
    fmt::format_to(out(), FMT_COMPILE("v {} {} {}\n"), v.x + 0.0, v.y + 0.0, v.z + 0.0);
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

void writeObj(const Seen& seen, const std::function<void(std::string_view)>& sink,
              std::size_t threads) {
  const Pieces pieces(seen);
  sink("# Weighbridge; metres, y up\n");
  makeInOrder(
      pieces.all().size(), threads,
      [&](std::size_t i) { return PieceWriter(pieces.all()[i]).text(); },
      [&](const fmt::memory_buffer& text) {
        sink({text.data(), text.size()});
      });
}

namespace {

using GltfJson = nlohmann::ordered_json;

// Numbers of the glTF 2.0 specification.
constexpr std::uint32_t glbMagic = 0x46546C67;
constexpr std::uint32_t glbVersion = 2;
constexpr std::uint32_t jsonChunk = 0x4E4F534A;
constexpr std::uint32_t binaryChunk = 0x004E4942;
constexpr int floatComponent = 5126;
constexpr int unsignedComponent = 5125;
constexpr int vertexTarget = 34962;
constexpr int indexTarget = 34963;
constexpr std::size_t chunkAlignment = 4;
constexpr std::size_t largestFile = std::numeric_limits<std::uint32_t>::max() / 2;

/// Little-endian, whatever this machine is.
void put(Bytes& bytes, std::uint32_t value) {
  for (int shift = 0; shift < 32; shift += 8)
    bytes.push_back(static_cast<std::uint8_t>(value >> shift));
}

void put(Bytes& bytes, double value) {
  put(bytes, std::bit_cast<std::uint32_t>(static_cast<float>(value)));
}

GltfJson arrayOf(const glm::dvec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

class GlbWriter {
 public:
  void addShape(const std::vector<Surface>& surfaces) {
    GltfJson primitives = GltfJson::array();
    for (std::size_t face = 0; face < surfaces.size(); ++face)
      primitives.push_back(primitiveOf(surfaces[face], materialOf(surfaces[face], face)));
    meshes_.push_back({{"primitives", std::move(primitives)}});
  }

  void addPart(const SeenPart& part) {
    const glm::dquat& turn = part.place.rotation;
    const glm::dvec3 axis = withYUp({turn.x, turn.y, turn.z});
    const glm::dvec3 scale(part.scale.x, part.scale.z, part.scale.y);
    roots_.push_back(nodes_.size());
    nodes_.push_back({{"name", part.name},
                      {"mesh", part.shape},
                      {"translation", exactly(withYUp(part.place.position))},
                      {"rotation", {axis.x, axis.y, axis.z, turn.w}},
                      {"scale", exactly(scale)}});
  }

  bool isTooLarge() const { return binary_.size() > largestFile; }

  Bytes take() {
    std::string json = document().dump(-1, ' ', false, GltfJson::error_handler_t::replace);
    json.resize((json.size() + chunkAlignment - 1) / chunkAlignment * chunkAlignment, ' ');
    Bytes file;
    put(file, glbMagic);
    put(file, glbVersion);
    put(file, static_cast<std::uint32_t>(12 + 8 + json.size() + 8 + binary_.size()));
    addChunk(file, jsonChunk, bytesOf(json));
    addChunk(file, binaryChunk, binary_);
    return file;
  }

 private:
  static GltfJson exactly(const glm::dvec3& v) { return {v.x, v.y, v.z}; }

  static void addChunk(Bytes& file, std::uint32_t kind, ByteView content) {
    put(file, static_cast<std::uint32_t>(content.size()));
    put(file, kind);
    file.insert(file.end(), content.begin(), content.end());
  }

  GltfJson document() const {
    GltfJson root;
    root["asset"]["version"] = "2.0";
    root["asset"]["generator"] = "Weighbridge";
    root["scene"] = 0;
    root["scenes"][0]["nodes"] = roots_;
    root["nodes"] = nodes_;
    root["meshes"] = meshes_;
    root["materials"] = materials_;
    root["accessors"] = accessors_;
    root["bufferViews"] = views_;
    root["buffers"][0]["byteLength"] = binary_.size();
    return root;
  }

  /// Faces of one material would become one again: without names they are numbered. Without
  /// factors glTF means bare metal, which looks black elsewhere.
  std::size_t materialOf(const Surface& surface, std::size_t face) {
    const std::string name =
        surface.material.empty() ? "face " + std::to_string(face + 1) : surface.material;
    const auto [known, isNew] = materialNumbers_.try_emplace(name, materials_.size());
    if (isNew)
      materials_.push_back(
          {{"name", name},
           {"pbrMetallicRoughness", {{"metallicFactor", 0}, {"roughnessFactor", 1}}}});
    return known->second;
  }

  GltfJson primitiveOf(const Surface& surface, std::size_t material) {
    GltfJson attributes{{"POSITION", addPositions(surface)}};
    if (!surface.normals.empty()) attributes["NORMAL"] = addVectors(surface.normals);
    if (!surface.texCoords.empty()) attributes["TEXCOORD_0"] = addTexCoords(surface);
    return {{"attributes", std::move(attributes)},
            {"indices", addTriangles(surface)},
            {"material", material}};
  }

  std::size_t addPositions(const Surface& surface) {
    const std::size_t accessor = addVectors(surface.positions);
    glm::dvec3 smallest = withYUp(surface.positions.front());
    glm::dvec3 largest = smallest;
    for (const glm::dvec3& position : surface.positions) {
      smallest = glm::min(smallest, withYUp(position));
      largest = glm::max(largest, withYUp(position));
    }
    accessors_[accessor]["min"] = arrayOf(smallest);
    accessors_[accessor]["max"] = arrayOf(largest);
    return accessor;
  }

  std::size_t addVectors(std::span<const glm::dvec3> vectors) {
    const std::size_t begin = binary_.size();
    for (const glm::dvec3& own : vectors) {
      const glm::dvec3 v = withYUp(own);
      for (int axis = 0; axis < 3; ++axis) put(binary_, v[axis]);
    }
    return addAccessor(begin, vertexTarget, floatComponent, vectors.size(), "VEC3");
  }

  /// glTF counts v from the top.
  std::size_t addTexCoords(const Surface& surface) {
    const std::size_t begin = binary_.size();
    for (const glm::dvec2& uv : surface.texCoords) {
      put(binary_, uv.x);
      put(binary_, 1 - uv.y);
    }
    return addAccessor(begin, vertexTarget, floatComponent, surface.texCoords.size(), "VEC2");
  }

  std::size_t addTriangles(const Surface& surface) {
    const std::size_t begin = binary_.size();
    for (const mesh::Triangle& triangle : surface.triangles)
      for (const std::uint32_t vertex : triangle) put(binary_, vertex);
    return addAccessor(begin, indexTarget, unsignedComponent, surface.triangles.size() * 3,
                       "SCALAR");
  }

  std::size_t addAccessor(std::size_t begin, int target, int component, std::size_t count,
                          const char* type) {
    views_.push_back({{"buffer", 0},
                      {"byteOffset", begin},
                      {"byteLength", binary_.size() - begin},
                      {"target", target}});
    accessors_.push_back({{"bufferView", views_.size() - 1},
                          {"componentType", component},
                          {"count", count},
                          {"type", type}});
    return accessors_.size() - 1;
  }

  GltfJson roots_ = GltfJson::array();
  GltfJson nodes_ = GltfJson::array();
  GltfJson meshes_ = GltfJson::array();
  GltfJson materials_ = GltfJson::array();
  std::map<std::string, std::size_t> materialNumbers_;
  GltfJson accessors_ = GltfJson::array();
  GltfJson views_ = GltfJson::array();
  Bytes binary_;
};

}  // namespace

Result<Loaded<Bytes>> glbFrom(Seen seen) {
  GlbWriter writer;
  for (const std::vector<Surface>& shape : seen.shapes) {
    writer.addShape(shape);
    if (writer.isTooLarge()) return failure(exportTexts["export.too_large"]);
  }
  for (const SeenPart& part : seen.parts) writer.addPart(part);
  return Loaded<Bytes>{writer.take(), std::move(seen.findings)};
}

}  // namespace wb::exporting

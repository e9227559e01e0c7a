#include "model/formats/models3d/detail/collada_mesh.h"

#include "model/formats/models3d/detail/collada_document.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/surface_maker.h"
#include "model/geometry/convex_hull.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>

namespace wb::import3d {
namespace {

using Indices = std::vector<std::uint32_t>;

/// A list of vectors, and which number of a corner says which of them.
struct Input {
  const ColladaSource* source = nullptr;
  std::size_t offset = 0;

  std::optional<Vector3> at(std::span<const std::uint32_t> corner) const {
    return source ? source->at(corner[offset]) : std::nullopt;
  }
};

/// What the corners of a primitive have.
struct Inputs {
  Input position;
  Input normal;
  Input texCoord;
  std::size_t stride = 1;  ///< Numbers of a corner.

  Corner at(std::span<const std::uint32_t> corner) const {
    return {position.at(corner).value_or(notThere()), normal.at(corner).value_or(notThere()),
            texCoord.at(corner).value_or(Vector3())};
  }
};

class MeshReader {
 public:
  MeshReader(const ColladaDocument& document, const pugi::xml_node& geometry)
      : document_(document), geometry_(geometry) {}

  std::vector<Surface> read() && {
    const pugi::xml_node convex = geometry_.child("convex_mesh");
    if (convex.attribute("convex_hull_of")) return {hullOf(convex)};
    for (const pugi::xml_node& primitive : convex ? convex : geometry_.child("mesh"))
      if (const auto reader = readerOf(primitive)) read(primitive, reader);
    // The uploader takes all <triangles> first, then each <polylist>, then <polygons>.
    std::ranges::stable_sort(surfaces_, {}, &Surface::cut);
    return std::move(surfaces_);
  }

 private:
  using Reader = void (MeshReader::*)(const pugi::xml_node&);

  static Reader readerOf(const pugi::xml_node& primitive) {
    static const std::pair<std::string_view, Reader> readers[]{
        {"triangles", &MeshReader::readTriangles}, {"polylist", &MeshReader::readPolylist},
        {"polygons", &MeshReader::readPolygons},   {"trifans", &MeshReader::readFans},
        {"tristrips", &MeshReader::readStrips},
    };
    for (const auto& [name, reader] : readers)
      if (name == primitive.name()) return reader;
    return nullptr;
  }

  static worker::FaceCut cutOf(std::string_view primitive) {
    if (primitive == "polylist") return worker::FaceCut::polylist;
    return primitive == "polygons" ? worker::FaceCut::polygons : worker::FaceCut::triangles;
  }

  void read(const pugi::xml_node& primitive, Reader reader) {
    if (!primitive.child("p") && !primitive.child("ph")) return;
    inputs_ = {};
    for (const pugi::xml_node& input : primitive.children("input")) take(input);
    if (!inputs_.position.source)
      refuseDamaged(document_.placeOf(primitive), "its vertices have no positions");
    maker_ = SurfaceMaker(inputs_.normal.source, inputs_.texCoord.source);
    (this->*reader)(primitive);
    Surface made = maker_.take(titleOf(geometry_), primitive.attribute("material").value());
    made.cut = cutOf(primitive.name());
    if (!made.triangles.empty()) surfaces_.push_back(std::move(made));
  }

  /// Only one that has corners of its own can be the base: no hull is of a hull.
  Surface hullOf(const pugi::xml_node& convex) const {
    const pugi::xml_node base = document_.referredTo(convex, "convex_hull_of", "geometry");
    std::vector<glm::dvec3> points;
    if (!base.child("convex_mesh").attribute("convex_hull_of"))
      for (const Surface& surface : MeshReader(document_, base).read())
        for (const Vector3& place : surface.positions)
          if (std::isfinite(place.x + place.y + place.z))
            points.emplace_back(place.x, place.y, place.z);
    const auto hull = mesh::convexHull(points);
    if (!hull)
      refuseDamaged(document_.placeOf(convex), "the geometry that it encloses has no volume");
    Surface surface;
    surface.name = titleOf(geometry_);
    for (const glm::dvec3& place : hull->vertices)
      surface.positions.emplace_back(static_cast<float>(place.x), static_cast<float>(place.y),
                                     static_cast<float>(place.z));
    for (const auto& [a, b, c] : hull->triangles) surface.triangles.push_back({a, b, c});
    return surface;
  }

  void take(const pugi::xml_node& input) {
    const auto offset = std::min<std::size_t>(input.attribute("offset").as_ullong(0), noIndex);
    inputs_.stride = std::max(inputs_.stride, offset + 1);
    if (std::string_view(input.attribute("semantic").value()) != "VERTEX")
      return take(input, offset);
    const pugi::xml_node vertices = document_.referredTo(input, "source", "vertices");
    for (const pugi::xml_node& inner : vertices.children("input")) take(inner, offset);
  }

  /// The first of its kind is taken: further texture coordinates are for further textures.
  void take(const pugi::xml_node& input, std::size_t offset) {
    const std::string_view semantic = input.attribute("semantic").value();
    if (semantic == "POSITION" && !inputs_.position.source)
      inputs_.position = {sourceOf(document_.referredTo(input, "source", "source"), "XYZ"), offset};
    const pugi::xml_node source = document_.soughtFrom(input, "source", "source");
    if (semantic == "NORMAL" && !inputs_.normal.source)
      inputs_.normal = {sourceOf(source, "XYZ"), offset};
    if (semantic == "TEXCOORD" && !inputs_.texCoord.source)
      inputs_.texCoord = {sourceOf(source, "ST"), offset};
  }

  const ColladaSource* sourceOf(const pugi::xml_node& source, std::string_view axes) {
    if (!source) return nullptr;
    auto& kept = sources_[source.hash_value()];
    if (!kept) kept = std::make_unique<ColladaSource>(document_, source, axes);
    return kept.get();
  }

  /// The corners of a <p> or <h>.
  std::vector<Corner> cornersOf(const pugi::xml_node& element) const {
    const Indices indices = indicesIn(document_, element);
    std::vector<Corner> corners;
    for (std::size_t i = 0; indices.size() - i >= inputs_.stride; i += inputs_.stride)
      corners.push_back(inputs_.at(std::span(indices).subspan(i, inputs_.stride)));
    return corners;
  }

  /// Calls `take` with the corners of each <p>.
  template <class Take>
  void forEachList(const pugi::xml_node& primitive, Take take) {
    for (const pugi::xml_node& list : primitive.children("p")) {
      const std::vector<Corner> corners = cornersOf(list);
      take(std::span<const Corner>(corners));
    }
  }

  void readTriangles(const pugi::xml_node& primitive) {
    forEachList(primitive, [this](std::span<const Corner> corners) {
      for (; corners.size() >= 3; corners = corners.subspan(3)) maker_.add(corners.first(3));
      if (!corners.empty()) maker_.addMissing();
    });
  }

  /// <vcount> says how many there are; a <count> beside it is wrong in many files.
  void readPolylist(const pugi::xml_node& primitive) {
    const pugi::xml_node counts = primitive.child("vcount");
    if (!counts) refuseDamaged(document_.placeOf(primitive), "it has no <vcount>");
    const std::vector<Corner> corners = cornersOf(primitive.child("p"));
    std::span<const Corner> rest = corners;
    for (const std::uint32_t count : indicesIn(document_, counts)) {
      if (count > rest.size()) {
        maker_.addMissing();
        rest = {};
      } else {
        maker_.add(rest.first(count));
        rest = rest.subspan(count);
      }
    }
  }

  void readPolygons(const pugi::xml_node& primitive) {
    forEachList(primitive, [this](std::span<const Corner> corners) { maker_.add(corners); });
    for (const pugi::xml_node& polygon : primitive.children("ph")) readHoled(polygon);
  }

  /// <p> is the outline, each <h> a hole.
  void readHoled(const pugi::xml_node& polygon) {
    std::vector<Corner> corners = cornersOf(polygon.child("p"));
    std::vector<std::size_t> rings{corners.size()};
    for (const pugi::xml_node& hole : polygon.children("h")) {
      const std::vector<Corner> inner = cornersOf(hole);
      if (inner.size() < 3) continue;
      corners.insert(corners.end(), inner.begin(), inner.end());
      rings.push_back(inner.size());
    }
    maker_.add(corners, rings);
  }

  void readFans(const pugi::xml_node& primitive) {
    forEachList(primitive, [this](std::span<const Corner> corners) {
      for (std::size_t i = 2; i < corners.size(); ++i)
        maker_.add(std::array{corners[0], corners[i - 1], corners[i]});
    });
  }

  /// Every other triangle turns the other way.
  void readStrips(const pugi::xml_node& primitive) {
    forEachList(primitive, [this](std::span<const Corner> corners) {
      for (std::size_t i = 2; i < corners.size(); ++i)
        maker_.add(std::array{corners[i - 2], corners[i - 1 + i % 2], corners[i - i % 2]});
    });
  }

  const ColladaDocument& document_;
  pugi::xml_node geometry_;
  std::unordered_map<std::size_t, std::unique_ptr<ColladaSource>> sources_;
  Inputs inputs_;
  SurfaceMaker maker_{false, false};
  std::vector<Surface> surfaces_;
};

}  // namespace

std::vector<Surface> surfacesOf(const ColladaDocument& document, const pugi::xml_node& geometry) {
  return MeshReader(document, geometry).read();
}

}  // namespace wb::import3d

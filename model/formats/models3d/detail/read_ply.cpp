#include "model/formats/models3d/detail/read_ply.h"

#include "model/core/core.h"
#include "model/core/limits.h"
#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/triangulate.h"
#include "model/formats/reader/ply.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <utility>

namespace wb::import3d {
namespace {

constexpr std::uint32_t noVertex = std::numeric_limits<std::uint32_t>::max();

using Names = std::initializer_list<std::string_view>;

/// Lists that are filled from the rows of one element, by the names of its properties.
class Wanted {
 public:
  explicit Wanted(const ply::Element& element)
      : element_(element), lists_(element.properties.size()) {}

  /// The numbers of the first property that has one of these names; null if none has.
  const std::vector<double>* of(Names names) {
    for (std::size_t i = 0; i < lists_.size(); ++i)
      if (std::ranges::find(names, element_.properties[i].name) != names.end()) {
        if (!lists_[i]) lists_[i] = std::make_unique<std::vector<double>>();
        return lists_[i].get();
      }
    return nullptr;
  }

  /// Calls `take` for each row; throws Refused where one is not there whole.
  void read(ply::Rows& rows, const auto& take) const {
    std::vector<std::vector<double>*> wanted;
    for (const auto& list : lists_) wanted.push_back(list.get());
    for (std::uint64_t row = 0; row < element_.rows; ++row) {
      if (!rows.read(element_, wanted))
        refuseDamaged(std::string(element_.name) + " " + std::to_string(row + 1),
                      "the data ends there");
      take(row);
    }
  }

 private:
  const ply::Element& element_;
  std::vector<std::unique_ptr<std::vector<double>>> lists_;
};

/// Of a property that is no list, in the row at hand; 0 where there is none.
float numberIn(const std::vector<double>* list) {
  return list && !list->empty() ? static_cast<float>(list->front()) : 0.0F;
}

class PlyReader {
 public:
  PlyReader(const ply::Header& header, std::string_view data)
      : header_(header), rows_(data, header.encoding) {}

  /// What comes before the vertices that it names is read after them.
  FileScene read() && {
    std::vector<std::pair<const ply::Element*, ply::Rows>> later;
    for (const ply::Element& element : header_.elements) {
      if (element.name == "vertex") {
        readVertices(element);
      } else if (vertices_ == 0) {
        later.emplace_back(&element, rows_);
        Wanted(element).read(rows_, [](std::uint64_t) {});
      } else {
        readTriangles(element, rows_);
      }
    }
    for (auto& [element, rows] : later) readTriangles(*element, rows);
    surface_.material = "DefaultMaterial";  // As of all formats without any.
    SceneBuilder builder;
    builder.addNode({}, glm::dmat4(1), std::array{builder.add(std::move(surface_))});
    return std::move(builder).take({worker::UpAxis::z, 1}, unusableAt_);
  }

 private:
  void readTriangles(const ply::Element& element, ply::Rows& rows) {
    Wanted wanted(element);
    const auto* corners = wanted.of({"vertex_indices", "vertex_index"});
    const auto* texCoords = wanted.of({"texcoord"});
    const bool isOfFaces = element.name == "face";
    if (!corners || (!isOfFaces && element.name != "tristrips"))
      return wanted.read(rows, [](std::uint64_t) {});
    if (isOfFaces) surface_.triangles.reserve(rows.most(element));
    wanted.read(rows, [&](std::uint64_t row) {
      const std::size_t before = surface_.triangles.size();
      isOfFaces ? addPolygon(*corners, texCoords) : addStrips(*corners);
      noteUnusable(before, element, row);
    });
  }

  void readVertices(const ply::Element& element) {
    if (element.rows > limits::modelCorners)
      refuse(worker::Refusal::Reason::tooLarge, {"vertices"});
    Wanted wanted(element);
    const std::array place{wanted.of({"x"}), wanted.of({"y"}), wanted.of({"z"})};
    const std::array normal{wanted.of({"nx"}), wanted.of({"ny"}), wanted.of({"nz"})};
    const std::array texCoord{wanted.of({"u", "s", "texture_u", "texture_s"}),
                              wanted.of({"v", "t", "texture_v", "texture_t"})};
    const bool hasNormals = normal[0] && normal[1] && normal[2];
    const bool hasTexCoords = texCoord[0] && texCoord[1];
    const std::size_t most = rows_.most(element);
    surface_.positions.reserve(most);
    if (hasNormals) surface_.normals.reserve(most);
    if (hasTexCoords) surface_.texCoords.reserve(most);
    wanted.read(rows_, [&](std::uint64_t) {
      surface_.positions.push_back(vectorIn(place));
      areAllFinite_ = areAllFinite_ && isFinite(surface_.positions.back());
      if (hasNormals) surface_.normals.push_back(vectorIn(normal));
      if (hasTexCoords)
        surface_.texCoords.emplace_back(numberIn(texCoord[0]), numberIn(texCoord[1]), 0.0F);
    });
    vertices_ = surface_.positions.size();
  }

  static Vector3 vectorIn(const std::array<const std::vector<double>*, 3>& numbers) {
    return {numberIn(numbers[0]), numberIn(numbers[1]), numberIn(numbers[2])};
  }

  std::uint32_t vertexOf(double index) const {
    const bool isThere =
        index >= 0 && index < static_cast<double>(vertices_) && index == std::floor(index);
    return isThere ? static_cast<std::uint32_t>(index) : noVertex;
  }

  void addPolygon(const std::vector<double>& corners, const std::vector<double>* texCoords) {
    if (corners.size() < 3) return;
    polygon_.clear();
    for (const double corner : corners) polygon_.push_back(vertexOf(corner));
    if (std::ranges::find(polygon_, noVertex) != polygon_.end()) {
      surface_.triangles.push_back({noVertex, noVertex, noVertex});
      return;
    }
    if (texCoords && texCoords->size() == 2 * polygon_.size()) giveOwnCorners(*texCoords);
    if (polygon_.size() == 3) {
      surface_.triangles.push_back({polygon_[0], polygon_[1], polygon_[2]});
      return;
    }
    places_.clear();
    for (const std::uint32_t vertex : polygon_) places_.push_back(surface_.positions[vertex]);
    for (const FlatTriangle& made : triangulate(places_, std::array{places_.size()}))
      surface_.triangles.push_back({polygon_[made[0]], polygon_[made[1]], polygon_[made[2]]});
  }

  /// Texture coordinates of corners: each is a vertex of its own, until those that are equal are
  /// welded.
  void giveOwnCorners(const std::vector<double>& texCoords) {
    if (surface_.positions.size() + polygon_.size() > limits::modelCorners)
      refuse(worker::Refusal::Reason::tooLarge, {"triangles"});
    surface_.texCoords.resize(surface_.positions.size());
    for (std::size_t i = 0; i < polygon_.size(); ++i) {
      const std::uint32_t vertex =
          std::exchange(polygon_[i], static_cast<std::uint32_t>(surface_.positions.size()));
      surface_.positions.push_back(Vector3(surface_.positions[vertex]));
      if (!surface_.normals.empty()) surface_.normals.push_back(Vector3(surface_.normals[vertex]));
      surface_.texCoords.emplace_back(static_cast<float>(texCoords[2 * i]),
                                      static_cast<float>(texCoords[2 * i + 1]), 0.0F);
    }
  }

  /// Every other triangle of a strip turns the other way; a negative number ends a strip.
  void addStrips(const std::vector<double>& corners) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      if (corners[i] < 0) {
        begin = i + 1;
      } else if (i >= begin + 2) {
        const std::size_t turned = (i - begin) % 2;
        surface_.triangles.push_back({vertexOf(corners[i - 2 + turned]),
                                      vertexOf(corners[i - 1 - turned]), vertexOf(corners[i])});
      }
    }
  }

  void noteUnusable(std::size_t before, const ply::Element& element, std::uint64_t row) {
    if (!unusableAt_.empty()) return;
    const auto isUsable = [this](std::uint32_t vertex) {
      return vertex != noVertex && (areAllFinite_ || isFinite(surface_.positions[vertex]));
    };
    for (std::size_t i = before; i < surface_.triangles.size(); ++i)
      if (!std::ranges::all_of(surface_.triangles[i], isUsable))
        unusableAt_ = std::string(element.name) + " " + std::to_string(row + 1);
  }

  const ply::Header& header_;
  ply::Rows rows_;
  Surface surface_;
  std::size_t vertices_ = 0;  ///< Of the file.
  bool areAllFinite_ = true;
  std::string unusableAt_;
  std::vector<std::uint32_t> polygon_;  ///< The vertices of the one at hand.
  std::vector<Vector3> places_;
};

}  // namespace

FileScene readPly(ByteView bytes) {
  const auto header = ply::readHeader(textOf(bytes));
  if (!header) refuseDamaged("its header", message(header.error()));
  return PlyReader(*header, textOf(bytes).substr(header->bytes)).read();
}

}  // namespace wb::import3d

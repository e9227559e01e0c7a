#include "model/shapes/detail/level_source.h"

#include "model/asset/make_blocks.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

// Joins the faces of a level of detail to one surface, and makes faces of what is left of it.
// Places within three stored steps are one: a hash grid with cells as large, the first place that
// is near enough (greedy; an ordered map stands for the hash). A texture goes on beyond its corner
// by the gradient of linear interpolation over the triangles around it, averaged by their areas.
// Complexity: n log n in the vertices. Constants: what quantising may move a place, and no more.

namespace wb::shape {
namespace {

using asset::Face;
using FaceTriangle = std::array<std::uint16_t, 3>;

constexpr std::uint32_t unmoved = 0xFFFF'FFFF;  ///< No corner of what is left.

bool isUsable(const Face& face, const FaceTriangle& triangle) {
  const auto& [a, b, c] = triangle;
  const std::size_t count = face.positions.size();
  return a < count && b < count && c < count && a != b && b != c && a != c;
}

/// Its direction is the normal, its length twice the area.
glm::dvec3 across(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
  return glm::cross(b - a, c - a);
}

/// The same one, facing the same way, whichever corner it is told from.
mesh::Triangle fromLeast(mesh::Triangle triangle) {
  std::rotate(triangle.begin(), std::ranges::min_element(triangle), triangle.end());
  return triangle;
}

/// A vertex that is moved: to where in the unit cube, and what the texture is there.
struct Moved {
  glm::dvec3 place{0};
  glm::dvec2 texture{0};
};

/// The steps of all values over a domain around them, which they are given at first.
template <class Quantised, class Domain, class Values>
void store(const Values& values, Domain& domain, std::vector<Quantised>& stored) {
  domain = asset::boundsOf<Domain>(values);
  for (std::size_t i = 0; i < values.size(); ++i)
    for (glm::length_t axis = 0; axis < values[i].length(); ++axis)
      stored[i][static_cast<std::size_t>(axis)] =
          asset::quantised(values[i][axis], domain.min[axis], domain.max[axis]);
}

glm::dvec2 textureOfVertex(const Face& face, std::size_t vertex) {
  const auto& [u, v] = face.texCoords[vertex];
  const asset::Domain2& domain = face.texCoordDomain;
  return domain.min + glm::dvec2(u, v) / asset::domainSteps * (domain.max - domain.min);
}

/// A face that is made of vertices of another.
class FaceOf {
 public:
  explicit FaceOf(const Face& source) : source_(source), made_(source) {
    made_.positions.clear();
    made_.normals.clear();
    made_.texCoords.clear();
    made_.weights.clear();
    made_.triangles.clear();
  }

  /// A vertex of the source for each of three corners of what is left.
  void add(const mesh::Triangle& corners, const std::array<std::uint32_t, 3>& vertices) {
    FaceTriangle triangle{};
    for (std::size_t i = 0; i < 3; ++i) triangle[i] = numberOf(corners[i], vertices[i]);
    made_.triangles.push_back(triangle);
  }
  bool isEmpty() const { return made_.triangles.empty(); }

  /// `movedOf(corner)`: what becomes of it, or nothing.
  template <class MovedOf>
  Face take(const MovedOf& movedOf) {
    std::vector<glm::dvec3> places;
    std::vector<glm::dvec2> textures;
    bool isAnyMoved = false;
    for (std::size_t i = 0; i < made_.positions.size(); ++i) {
      const std::optional<Moved> moved = movedOf(corners_[i]);
      isAnyMoved |= moved.has_value();
      places.push_back(moved ? moved->place
                             : asset::dequantised(made_.positions[i], source_.positionDomain));
      if (!made_.texCoords.empty())
        textures.push_back(moved ? moved->texture : textureOfVertex(made_, i));
    }
    if (!isAnyMoved) return std::move(made_);
    store(places, made_.positionDomain, made_.positions);
    if (!textures.empty()) store(textures, made_.texCoordDomain, made_.texCoords);
    return std::move(made_);
  }

 private:
  std::uint16_t numberOf(std::uint32_t corner, std::uint32_t vertex) {
    const auto [place, isNew] =
        numbers_.try_emplace({corner, vertex}, static_cast<std::uint16_t>(made_.positions.size()));
    if (!isNew) return place->second;
    corners_.push_back(corner);
    made_.positions.push_back(source_.positions[vertex]);
    if (!source_.normals.empty()) made_.normals.push_back(source_.normals[vertex]);
    if (!source_.texCoords.empty()) made_.texCoords.push_back(source_.texCoords[vertex]);
    if (!source_.weights.empty()) made_.weights.push_back(source_.weights[vertex]);
    return place->second;
  }

  const Face& source_;
  Face made_;
  std::vector<std::uint32_t> corners_;  ///< One a vertex.
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint16_t> numbers_;
};

/// Places that are nearly the same are one: faces are quantised each by itself.
class JoinedPlaces {
 public:
  explicit JoinedPlaces(double distance) : distance_(distance) {}

  /// The first that was so near, else this.
  glm::dvec3 joined(const glm::dvec3& place) {
    const glm::dvec3 at = glm::floor(place / distance_);
    for (int i = 0; i < 27; ++i) {
      const glm::dvec3 cell = at + glm::dvec3(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1);
      const auto found = places_.find(keyOf(cell));
      if (found != places_.end() && glm::distance(found->second, place) < distance_)
        return found->second;
    }
    places_.try_emplace(keyOf(at), place);
    return place;
  }

 private:
  using Key = std::array<double, 3>;
  static Key keyOf(const glm::dvec3& cell) { return {cell.x, cell.y, cell.z}; }

  double distance_;
  std::map<Key, glm::dvec3> places_;
};

/// The vertices of the largest triangle.
std::optional<std::array<std::uint32_t, 3>> largestOf(const Face& face, const glm::dvec3& scale) {
  std::optional<std::array<std::uint32_t, 3>> largest;
  double most = -1;
  const auto at = [&](std::uint32_t vertex) {
    return asset::dequantised(face.positions[vertex], face.positionDomain) * scale;
  };
  for (const FaceTriangle& triangle : face.triangles) {
    if (!isUsable(face, triangle)) continue;
    const auto& [a, b, c] = triangle;
    const double area = glm::length(across(at(a), at(b), at(c)));
    if (area > most) largest = std::array<std::uint32_t, 3>{a, b, c};
    most = std::max(most, area);
  }
  return largest;
}

}  // namespace

LevelSource::LevelSource(const asset::Faces& faces, const glm::dvec3& scale, const Task& task)
    : faces_(faces), scale_(scale) {
  constexpr double steps = 3;  ///< Stored steps: places so near are one.
  JoinedPlaces places(steps / asset::domainSteps * glm::length(scale));
  for (std::size_t face = 0; face < faces.size(); ++face)
    addFace(
        face, [&](const glm::dvec3& place) { return places.joined(place); }, task);
  findTrianglesAround();
}

void LevelSource::findTrianglesAround() {
  begins_.assign(mesh_.positions.size() + 1, 0);
  for (const mesh::Triangle& triangle : mesh_.triangles)
    for (const std::uint32_t corner : triangle) ++begins_[corner + 1];
  std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
  around_.resize(mesh_.triangles.size() * 3);
  std::vector<std::size_t> ends(begins_.begin(), begins_.end() - 1);
  for (std::uint32_t i = 0; i < mesh_.triangles.size(); ++i)
    for (const std::uint32_t corner : mesh_.triangles[i]) around_[ends[corner]++] = i;
}

template <class Joined>
void LevelSource::addFace(std::size_t number, const Joined& joinedPlace, const Task& task) {
  const Face& face = faces_[number];
  using Seam = std::tuple<std::array<double, 3>, asset::Quantised2>;
  std::map<Seam, std::uint32_t> corners;
  std::vector<std::uint32_t> cornerOf(face.positions.size());
  for (std::uint32_t i = 0; i < face.positions.size(); ++i) {
    if (!task.step()) return;
    const glm::dvec3 place =
        joinedPlace(asset::dequantised(face.positions[i], face.positionDomain) * scale_);
    const asset::Quantised2 texture =
        face.texCoords.empty() ? asset::Quantised2{} : face.texCoords[i];
    const auto [found, isNew] = corners.try_emplace(Seam{{place.x, place.y, place.z}, texture},
                                                    static_cast<std::uint32_t>(vertices_.size()));
    if (isNew) {
      mesh_.positions.push_back(place);
      vertices_.emplace_back();
    }
    vertices_[found->second].push_back({number, i});
    cornerOf[i] = found->second;
  }
  std::set<mesh::Triangle> known;
  for (const FaceTriangle& triangle : face.triangles) {
    if (!task.step()) return;
    if (!isUsable(face, triangle)) continue;
    const auto& [a, b, c] = triangle;
    const mesh::Triangle joined{cornerOf[a], cornerOf[b], cornerOf[c]};
    const auto& [p, q, r] = joined;
    const auto& places = mesh_.positions;
    const bool hasSides =
        places[p] != places[q] && places[q] != places[r] && places[p] != places[r];
    if (hasSides && known.insert(fromLeast(joined)).second) mesh_.triangles.push_back(joined);
  }
}

std::uint32_t LevelSource::nearestNormal(std::uint32_t corner, const glm::dvec3& normal) const {
  const std::vector<Vertex>& vertices = vertices_[corner];
  const Face& face = faces_[vertices.front().face];
  if (face.normals.empty()) return vertices.front().index;
  const auto likeness = [&](const Vertex& vertex) {
    return glm::dot(
        normal, asset::dequantised(face.normals[vertex.index], {glm::dvec3(-1), glm::dvec3(1)}));
  };
  return std::ranges::max_element(vertices, {}, likeness)->index;
}

glm::dvec2 LevelSource::textureOf(std::uint32_t corner) const {
  const Vertex& vertex = vertices_[corner].front();
  return textureOfVertex(faces_[vertex.face], vertex.index);
}

/// By how the texture changes along the triangles around the corner, by their areas.
glm::dvec2 LevelSource::continuedTexture(std::uint32_t corner, const glm::dvec3& place) const {
  glm::dvec3 alongU(0);
  glm::dvec3 alongV(0);
  double weight = 0;
  for (std::size_t i = begins_[corner]; i < begins_[corner + 1]; ++i) {
    const auto& [a, b, c] = mesh_.triangles[around_[i]];
    const glm::dvec3 one = mesh_.positions[b] - mesh_.positions[a];
    const glm::dvec3 other = mesh_.positions[c] - mesh_.positions[a];
    const double area = glm::length(glm::cross(one, other));
    if (!(area > 0)) continue;
    const glm::dvec3 dualOne = (one * glm::dot(other, other) - other * glm::dot(one, other)) / area;
    const glm::dvec3 dualOther = (other * glm::dot(one, one) - one * glm::dot(one, other)) / area;
    const glm::dvec2 first = textureOf(b) - textureOf(a);
    const glm::dvec2 second = textureOf(c) - textureOf(a);
    alongU += first.x * dualOne + second.x * dualOther;
    alongV += first.y * dualOne + second.y * dualOther;
    weight += area;
  }
  const glm::dvec3 move = place - mesh_.positions[corner];
  const glm::dvec2 change(glm::dot(alongU, move), glm::dot(alongV, move));
  return textureOf(corner) + (weight > 0 ? change / weight : glm::dvec2(0));
}

glm::dvec3 LevelSource::inUnitCube(const glm::dvec3& place) const {
  glm::dvec3 there(0);
  for (int axis = 0; axis < 3; ++axis)
    if (scale_[axis] > 0) there[axis] = place[axis] / scale_[axis];
  return there;
}

asset::Faces LevelSource::facesOf(const Reduced& fewer, const Task& task) const {
  std::vector<FaceOf> made;
  for (const Face& face : faces_) made.emplace_back(face);
  for (const mesh::Triangle& triangle : fewer.mesh.triangles) {
    if (!task.step()) return {};
    const auto& [a, b, c] = triangle;
    const auto& places = fewer.mesh.positions;
    const glm::dvec3 normal = across(places[a], places[b], places[c]);
    std::array<std::uint32_t, 3> vertices{};
    for (std::size_t i = 0; i < 3; ++i)
      vertices[i] = nearestNormal(fewer.vertices[triangle[i]], normal);
    made[vertices_[fewer.vertices[a]].front().face].add(triangle, vertices);
  }
  const auto movedOf = [&](std::uint32_t corner) -> std::optional<Moved> {
    if (corner == unmoved) return {};
    const std::uint32_t source = fewer.vertices[corner];
    const glm::dvec3& place = mesh_.positions[source];
    if (fewer.mesh.positions[corner] == place && fewer.laid[corner] == place) return {};
    const bool hasTexture = !faces_[vertices_[source].front().face].texCoords.empty();
    return Moved{inUnitCube(fewer.mesh.positions[corner]),
                 hasTexture ? continuedTexture(source, fewer.laid[corner]) : glm::dvec2(0)};
  };
  asset::Faces faces;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (made[i].isEmpty())
      if (const auto largest = largestOf(faces_[i], scale_))
        made[i].add({unmoved, unmoved, unmoved}, *largest);
    faces.push_back(made[i].take(movedOf));
  }
  return faces;
}

}  // namespace wb::shape

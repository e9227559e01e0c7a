#include "model/shapes/detail/level_source.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace wb::shape {
namespace {

using asset::Face;
using FaceTriangle = std::array<std::uint16_t, 3>;

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

  void add(const std::array<std::uint32_t, 3>& vertices) {
    FaceTriangle triangle{};
    for (std::size_t i = 0; i < 3; ++i) triangle[i] = numberOf(vertices[i]);
    made_.triangles.push_back(triangle);
  }
  bool isEmpty() const { return made_.triangles.empty(); }
  Face take() { return std::move(made_); }

 private:
  std::uint16_t numberOf(std::uint32_t vertex) {
    const auto [place, isNew] =
        numbers_.try_emplace(vertex, static_cast<std::uint16_t>(made_.positions.size()));
    if (!isNew) return place->second;
    made_.positions.push_back(source_.positions[vertex]);
    if (!source_.normals.empty()) made_.normals.push_back(source_.normals[vertex]);
    if (!source_.texCoords.empty()) made_.texCoords.push_back(source_.texCoords[vertex]);
    if (!source_.weights.empty()) made_.weights.push_back(source_.weights[vertex]);
    return place->second;
  }

  const Face& source_;
  Face made_;
  std::unordered_map<std::uint32_t, std::uint16_t> numbers_;
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

asset::Faces LevelSource::facesOf(const mesh::Simplified& fewer, const Task& task) const {
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
    made[vertices_[fewer.vertices[a]].front().face].add(vertices);
  }
  asset::Faces faces;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (made[i].isEmpty())
      if (const auto largest = largestOf(faces_[i], scale_)) made[i].add(*largest);
    faces.push_back(made[i].take());
  }
  return faces;
}

}  // namespace wb::shape

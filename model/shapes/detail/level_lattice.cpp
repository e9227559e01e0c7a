#include "model/shapes/detail/level_lattice.h"

#include "model/asset/make_blocks.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

// Moves vertices of a level of detail to a coarser lattice of stored steps, so that it deflates to
// fewer bytes. Resembles vertex clustering (Rossignac & Borrel 1993): vertices that share a node,
// normal, texture place and weights become one, and triangles without an area vanish. Lattices are
// multiples of 256 stored steps, so that every second byte is 0. n log n in the vertices.

namespace wb::shape {
namespace {

using asset::Domain2;
using asset::Domain3;
using asset::Face;
using asset::Faces;

constexpr double byte = 256;  ///< Stored steps from one node to the next, at least.

/// Nodes along an axis at multiples of 256 of the 65535 steps that are stored, so that the lower
/// byte of each coordinate is 0, and at the far end. They lie where they are stored whoever stores
/// them: the uploader spans its steps from the lowest coordinate of a level to the highest.
struct Nodes {
  double low = 0;
  double extent = 0;
  double gap = byte;  ///< Stored steps between two nodes; the last gap may be smaller.

  std::uint16_t nearest(double value) const {
    if (!(extent > 0)) return 0;
    const double at = std::clamp((value - low) / extent, 0.0, 1.0) * asset::domainSteps;
    const double lastInner = std::floor((asset::domainSteps - 1) / gap) * gap;
    if (2 * at > lastInner + asset::domainSteps)
      return static_cast<std::uint16_t>(asset::domainSteps);
    return static_cast<std::uint16_t>(std::min(std::round(at / gap) * gap, lastInner));
  }
};

/// `share`: of the extent, the farthest that nodes may lie apart. Nothing where none lie so close.
bool setGap(Nodes& nodes, double share) {
  const double bytes = std::floor(share * asset::domainSteps / byte);
  if (!(bytes >= 1)) return false;
  nodes.gap = std::min(bytes, byte) * byte;
  return true;
}

/// Over the unit cube, which the uploader makes every level fill.
std::array<Nodes, 3> nodesAround(const Faces& faces) {
  glm::dvec3 low(1e300);
  glm::dvec3 high(-1e300);
  for (const glm::dvec3& place : asset::positionsOf(faces)) {
    low = glm::min(low, place);
    high = glm::max(high, place);
  }
  std::array<Nodes, 3> nodes;
  for (int axis = 0; axis < 3; ++axis)
    nodes[static_cast<std::size_t>(axis)] =
        high[axis] > low[axis] ? Nodes{-0.5, 1} : Nodes{low[axis], 0};
  return nodes;
}

void moveCorners(Faces& faces, const std::array<Nodes, 3>& nodes) {
  Domain3 domain;
  for (int axis = 0; axis < 3; ++axis) {
    const Nodes& own = nodes[static_cast<std::size_t>(axis)];
    domain.min[axis] = own.low;
    domain.max[axis] = own.low + own.extent;
  }
  for (Face& face : faces) {
    if (face.positions.empty()) continue;
    for (asset::Quantised3& position : face.positions) {
      const glm::dvec3 place = asset::dequantised(position, face.positionDomain);
      for (int axis = 0; axis < 3; ++axis)
        position[static_cast<std::size_t>(axis)] =
            nodes[static_cast<std::size_t>(axis)].nearest(place[axis]);
    }
    face.positionDomain = domain;
  }
}

glm::dvec2 textureAt(const Face& face, std::size_t vertex) {
  const auto& [u, v] = face.texCoords[vertex];
  const Domain2& domain = face.texCoordDomain;
  return domain.min + glm::dvec2(u, v) / asset::domainSteps * (domain.max - domain.min);
}

/// How much of a texture a metre of the surface shows where it is stretched most, but for a tenth
/// of the triangles; 0 where it shows next to nothing.
double textureOfMetre(const Face& face, const glm::dvec3& scale) {
  std::vector<double> shown;
  const auto at = [&](std::size_t vertex) {
    return asset::dequantised(face.positions[vertex], face.positionDomain) * scale;
  };
  for (const auto& [a, b, c] : face.triangles) {
    const double area = glm::length(glm::cross(at(b) - at(a), at(c) - at(a)));
    const glm::dvec2 one = textureAt(face, b) - textureAt(face, a);
    const glm::dvec2 other = textureAt(face, c) - textureAt(face, a);
    if (area > 0) shown.push_back(std::sqrt(std::abs(one.x * other.y - one.y * other.x) / area));
  }
  if (shown.empty()) return 0;
  const auto tenth = shown.begin() + static_cast<std::ptrdiff_t>(shown.size() / 10);
  std::ranges::nth_element(shown, tenth);
  return *tenth;
}

void moveTexture(Face& face, const glm::dvec3& scale, double step) {
  if (face.texCoords.empty()) return;
  const double move = textureOfMetre(face, scale) * step;
  std::array<Nodes, 2> nodes;
  glm::dvec2 low(1e300);
  glm::dvec2 high(-1e300);
  for (std::size_t i = 0; i < face.texCoords.size(); ++i) {
    low = glm::min(low, textureAt(face, i));
    high = glm::max(high, textureAt(face, i));
  }
  for (int axis = 0; axis < 2; ++axis) {
    Nodes& own = nodes[static_cast<std::size_t>(axis)];
    own = {low[axis], high[axis] - low[axis]};
    if (own.extent > 0 && !setGap(own, move / own.extent)) return;
  }
  Domain2 domain;
  std::vector<asset::Quantised2> moved(face.texCoords.size());
  for (int axis = 0; axis < 2; ++axis) {
    const Nodes& own = nodes[static_cast<std::size_t>(axis)];
    for (std::size_t i = 0; i < moved.size(); ++i)
      moved[i][static_cast<std::size_t>(axis)] = own.nearest(textureAt(face, i)[axis]);
    domain.min[axis] = own.low;
    domain.max[axis] = own.low + own.extent;
  }
  face.texCoords = std::move(moved);
  face.texCoordDomain = domain;
}

/// To 64 steps an axis: less than two degrees. Of length 1, as the uploader makes them.
void roundNormals(Face& face) {
  constexpr double steps = 64;  ///< From -1 to 1 of each coordinate.
  for (asset::Quantised3& normal : face.normals) {
    glm::dvec3 rounded;
    for (int axis = 0; axis < 3; ++axis)
      rounded[axis] =
          std::round(normal[static_cast<std::size_t>(axis)] / asset::domainSteps * steps) -
          steps / 2;
    const double length = glm::length(rounded);
    if (!(length > 0)) continue;
    for (int axis = 0; axis < 3; ++axis)
      normal[static_cast<std::size_t>(axis)] = asset::quantised(rounded[axis] / length, -1, 1);
  }
}

using Vertex = std::tuple<asset::Quantised3, asset::Quantised3, asset::Quantised2,
                          std::array<std::array<std::uint32_t, 2>, 4>>;

Vertex vertexOf(const Face& face, std::size_t index) {
  Vertex vertex{};
  std::get<0>(vertex) = face.positions[index];
  if (!face.normals.empty()) std::get<1>(vertex) = face.normals[index];
  if (!face.texCoords.empty()) std::get<2>(vertex) = face.texCoords[index];
  if (face.weights.empty()) return vertex;
  const asset::VertexWeights& weights = face.weights[index];
  for (std::size_t i = 0; i < weights.count; ++i)
    std::get<3>(vertex)[i] = {weights.joints[i].joint + 1U, weights.joints[i].weight};
  return vertex;
}

template <class Value>
void keep(std::vector<Value>& values, const std::vector<std::uint16_t>& kept) {
  if (values.empty()) return;
  std::vector<Value> left;
  left.reserve(kept.size());
  for (const std::uint16_t index : kept) left.push_back(values[index]);
  values = std::move(left);
}

/// The same triangles on vertices of which none are equal.
class Tidied {
 public:
  explicit Tidied(const Face& face) : face_(face) {}

  void add(std::array<std::uint16_t, 3> triangle) {
    for (std::uint16_t& corner : triangle) {
      const auto [place, isNew] =
          numbers_.try_emplace(vertexOf(face_, corner), static_cast<std::uint16_t>(kept_.size()));
      if (isNew) kept_.push_back(corner);
      corner = place->second;
    }
    triangles_.push_back(triangle);
  }
  bool isEmpty() const { return triangles_.empty(); }
  Face face() const {
    Face tidy = face_;
    tidy.triangles = triangles_;
    keep(tidy.positions, kept_);
    keep(tidy.normals, kept_);
    keep(tidy.texCoords, kept_);
    keep(tidy.weights, kept_);
    return tidy;
  }

 private:
  const Face& face_;
  std::map<Vertex, std::uint16_t> numbers_;
  std::vector<std::uint16_t> kept_;
  std::vector<std::array<std::uint16_t, 3>> triangles_;
};

/// Equal vertices become one, and triangles of fewer than three places vanish; one stays.
Face tidied(const Face& face) {
  Tidied tidy(face);
  for (const auto& [a, b, c] : face.triangles) {
    const auto& [at, to, on] = std::tie(face.positions[a], face.positions[b], face.positions[c]);
    if (at != to && to != on && at != on) tidy.add({a, b, c});
  }
  if (tidy.isEmpty() && !face.triangles.empty()) tidy.add(face.triangles.front());
  return tidy.face();
}

}  // namespace

Faces onLattice(const Faces& faces, const glm::dvec3& scale, double step, const Task& task) {
  std::array<Nodes, 3> nodes = nodesAround(faces);
  for (int axis = 0; axis < 3; ++axis) {
    Nodes& own = nodes[static_cast<std::size_t>(axis)];
    if (own.extent > 0 && !setGap(own, step / scale[axis])) return faces;
  }
  Faces moved = faces;
  for (Face& face : moved) {
    moveTexture(face, scale, step);
    roundNormals(face);
  }
  moveCorners(moved, nodes);
  for (Face& face : moved)
    if (task.step()) face = tidied(face);
  return moved;
}

}  // namespace wb::shape

// Problem: store a hull in 16-bit steps so that it still contains all it is around, with no more
// points than it has vertices.
// Method: round the vertices to the nearest steps; if the hull of these (model/geometry) leaves
// something out, move them away from their centre, the farthest by about 1, 2, 4 … 1024 steps, and
// round again: an exponential search. Where none serves: the corners of the steps that the vertices
// lie in, and at last the corners of the bounding box, which always contain.
// Cost: at most 12 hulls of at most 256 points and one of eight times as many, and for each a test
// of every side against the points. The largest growth, 1024 steps or 1.6 percent of the domain,
// and `sliver` are choices, not tuned.

#include "model/asset/make_blocks.h"

#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/simplify.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace wb::asset {
namespace {

template <class Quantised, class Points, class Domain>
std::vector<Quantised> quantisedAll(const Points& points, const Domain& domain) {
  std::vector<Quantised> result;
  result.reserve(points.size());
  for (const auto& point : points) {
    Quantised& q = result.emplace_back();
    for (glm::length_t axis = 0; axis < point.length(); ++axis)
      q[static_cast<std::size_t>(axis)] =
          quantised(point[axis], domain.min[axis], domain.max[axis]);
  }
  return result;
}

}  // namespace

std::uint16_t quantised(double value, double min, double max) {
  const double step = std::round((value - min) / (max - min) * domainSteps);
  if (!(step > 0) || !(max > min)) return 0;
  return static_cast<std::uint16_t>(std::min(step, domainSteps));
}

Face makeFace(const mesh::TriangleMesh& mesh, std::span<const glm::vec3> normals,
              std::span<const glm::vec2> texCoords, const std::optional<Domain3>& domain) {
  Face face;
  face.positionDomain = domain ? *domain : boundsOf<Domain3>(mesh.positions);
  face.positions = quantisedAll<Quantised3>(mesh.positions, face.positionDomain);
  face.normals = quantisedAll<Quantised3>(normals, Domain3{glm::dvec3(-1), glm::dvec3(1)});
  face.texCoordDomain = boundsOf<Domain2>(texCoords);
  face.texCoords = quantisedAll<Quantised2>(texCoords, face.texCoordDomain);
  for (const mesh::Triangle& triangle : mesh.triangles)
    face.triangles.push_back({static_cast<std::uint16_t>(triangle[0]),
                              static_cast<std::uint16_t>(triangle[1]),
                              static_cast<std::uint16_t>(triangle[2])});
  return face;
}

namespace {

mesh::TriangleMesh surfaceOf(const Face& face, const glm::dvec3& scale) {
  mesh::TriangleMesh surface = toTriangleMesh({face});
  for (glm::dvec3& position : surface.positions) position *= scale;
  return surface;
}

template <class Value>
std::vector<Value> taken(const std::vector<Value>& values,
                         const std::vector<std::uint32_t>& indices) {
  std::vector<Value> result;
  if (values.empty()) return result;
  result.reserve(indices.size());
  for (const std::uint32_t index : indices) result.push_back(values[index]);
  return result;
}

/// A face with what is left of its surface.
Face withSurface(const Face& face, const mesh::Simplified& fewer) {
  Face result = face;
  result.positions = taken(face.positions, fewer.vertices);
  result.normals = taken(face.normals, fewer.vertices);
  result.texCoords = taken(face.texCoords, fewer.vertices);
  result.weights = taken(face.weights, fewer.vertices);
  result.triangles.clear();
  for (const auto& [a, b, c] : fewer.mesh.triangles)
    result.triangles.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                static_cast<std::uint16_t>(c)});
  return result;
}

}  // namespace

Faces lowerLevel(const Faces& above, Lod lod, const glm::dvec3& scale) {
  std::vector<mesh::TriangleMesh> surfaces;
  surfaces.reserve(above.size());
  for (const Face& face : above) surfaces.push_back(surfaceOf(face, scale));
  const auto fewer = mesh::lowerLevel(surfaces, keptVolume(lod));
  Faces made = above;
  for (std::size_t i = 0; i < made.size(); ++i)
    if (!surfaces[i].triangles.empty()) made[i] = withSurface(above[i], fewer[i]);
  return made;
}

namespace {

using Points = std::vector<glm::dvec3>;

double diagonalOf(const Points& points) {
  const auto bounds = boundsOf<Domain3>(points);
  return glm::distance(bounds.min, bounds.max);
}

bool contains(const mesh::ConvexHull& hull, const Points& points) {
  // The normal of a sliver is lost in rounding; its neighbours bound the hull there.
  constexpr double sliver = 1e-9;
  const double diagonal = diagonalOf(hull.vertices);
  for (const mesh::Triangle& triangle : hull.triangles) {
    const glm::dvec3& corner = hull.vertices[triangle[0]];
    const glm::dvec3 normal =
        glm::cross(hull.vertices[triangle[1]] - corner, hull.vertices[triangle[2]] - corner);
    const double length = glm::length(normal);
    if (length < sliver * diagonal * diagonal) continue;
    const double most = mesh::hullTolerance * diagonal * length;
    for (const glm::dvec3& point : points)
      if (glm::dot(normal, point - corner) > most) return false;
  }
  return true;
}

Quantised3 nearest(const glm::dvec3& point, const Domain3& domain) {
  return {quantised(point.x, domain.min.x, domain.max.x),
          quantised(point.y, domain.min.y, domain.max.y),
          quantised(point.z, domain.min.z, domain.max.z)};
}

HullPoints nearest(const Points& points, const Domain3& domain) {
  HullPoints result;
  for (const glm::dvec3& point : points) result.push_back(nearest(point, domain));
  return result;
}

/// The extreme ones of stored points that span a hull around `contained`; nothing if they do not,
/// or if there are more than a hull may have.
std::optional<HullPoints> spanning(const HullPoints& points, const Points& contained,
                                   const Domain3& domain) {
  const auto hull = mesh::convexHull(toPoints(points, domain));
  if (!hull || hull->vertices.size() > limits::verticesPerHull || !contains(*hull, contained))
    return std::nullopt;
  return nearest(hull->vertices, domain);
}

/// The vertices, moved away from their centre until their nearest stored points span a hull around
/// `contained`: growing about an inner point moves every side of a hull outward.
std::optional<HullPoints> grown(const Points& vertices, const Points& contained,
                                const Domain3& domain) {
  constexpr double mostGrowth = 1024;
  const double step = glm::length(domain.max - domain.min) / domainSteps / diagonalOf(vertices);
  glm::dvec3 centre(0);
  for (const glm::dvec3& vertex : vertices) centre += vertex / static_cast<double>(vertices.size());
  for (double growth = 0; growth <= mostGrowth; growth = std::max(1.0, 2 * growth)) {
    Points moved;
    for (const glm::dvec3& vertex : vertices)
      moved.push_back(vertex + (vertex - centre) * (growth * step));
    if (auto hull = spanning(nearest(moved, domain), contained, domain)) return hull;
  }
  return std::nullopt;
}

/// A point within this many steps of a stored value counts as stored exactly.
constexpr double exactStep = 1e-6;

std::uint16_t below(double value, double min, double max) {
  const double step = (value - min) / (max - min) * domainSteps;
  return static_cast<std::uint16_t>(std::clamp(std::floor(step + exactStep), 0.0, domainSteps));
}

std::uint16_t above(double value, double min, double max) {
  const double step = (value - min) / (max - min) * domainSteps;
  return static_cast<std::uint16_t>(std::clamp(std::ceil(step - exactStep), 0.0, domainSteps));
}

/// The stored points at the corners of the smallest stored box around `box`.
void appendBox(const Domain3& box, const Domain3& domain, HullPoints& points) {
  for (unsigned corner = 0; corner < 8; ++corner) {
    Quantised3& q = points.emplace_back();
    for (glm::length_t axis = 0; axis < 3; ++axis) {
      const bool upper = (corner >> axis & 1) != 0;
      q[static_cast<std::size_t>(axis)] =
          upper ? above(box.max[axis], domain.min[axis], domain.max[axis])
                : below(box.min[axis], domain.min[axis], domain.max[axis]);
    }
  }
}

/// The corners of the steps that the vertices lie in.
HullPoints cellsAround(const Points& vertices, const Domain3& domain) {
  HullPoints corners;
  for (const glm::dvec3& vertex : vertices) appendBox({vertex, vertex}, domain, corners);
  return corners;
}

HullPoints boxAround(const Points& points, const Domain3& domain) {
  HullPoints corners;
  appendBox(boundsOf<Domain3>(points), domain, corners);
  return corners;
}

/// What one hull is made of: its vertices, at most 256, and the extreme points it must contain.
struct HullSource {
  Points vertices;
  Points contained;
};

Result<HullSource> hullSourceOf(const Points& points, const std::string& place) {
  auto exact = mesh::convexHull(points);
  if (!exact) {
    exact.error().place = place;
    return failure(std::move(exact));
  }
  auto enclosing = mesh::enclosingHull(exact->vertices, limits::verticesPerHull);
  if (!enclosing) return failure(std::move(enclosing));
  return HullSource{std::move(enclosing->vertices), std::move(exact->vertices)};
}

/// All hulls with as many points as they have vertices; nothing where the domain leaves one no
/// room.
std::optional<std::vector<HullPoints>> allGrown(const std::vector<HullSource>& sources,
                                                const Domain3& domain) {
  std::vector<HullPoints> hulls;
  for (const HullSource& source : sources) {
    auto hull = grown(source.vertices, source.contained, domain);
    if (!hull) return std::nullopt;
    hulls.push_back(std::move(*hull));
  }
  return hulls;
}

PhysicsConvex assembled(std::vector<HullPoints>&& hulls, const Domain3& domain) {
  PhysicsConvex convex;
  convex.domain = domain;
  convex.baseHull = std::move(hulls.front());
  convex.hulls.assign(std::make_move_iterator(hulls.begin() + 1),
                      std::make_move_iterator(hulls.end()));
  return convex;
}

const Domain3 largestDomain{glm::dvec3(-hullReach), glm::dvec3(hullReach)};

PhysicsConvex quantisedHulls(const std::vector<HullSource>& sources) {
  for (const Domain3& domain : {Domain3{}, largestDomain})
    if (auto hulls = allGrown(sources, domain)) return assembled(std::move(*hulls), domain);
  std::vector<HullPoints> hulls;
  hulls.reserve(sources.size());
  for (const HullSource& source : sources)
    hulls.push_back(quantisedOutward(source.vertices, source.contained, {}));
  return assembled(std::move(hulls), {});
}

/// As they are stored, a quarter of what the points take.
std::string keyOfPositions(const Faces& faces) {
  std::string key;
  for (const Face& face : faces) {
    const auto& [min, max] = face.positionDomain;
    for (const double end : {min.x, min.y, min.z, max.x, max.y, max.z}) key += shortest(end) + ' ';
    key += sha256(ByteView(reinterpret_cast<const std::uint8_t*>(face.positions.data()),
                           face.positions.size() * sizeof(Quantised3))) +
           ' ';
  }
  return key;
}

}  // namespace

Result<mesh::ConvexHull> sourceHull(const Faces& faces) {
  const auto points = [&faces] { return positionsOf(faces); };
  if (vertexCount(faces) <= mesh::manyPoints)
    return mesh::enclosingHull(points(), limits::verticesPerHull);
  return mesh::rememberedHull(keyOfPositions(faces), points, limits::verticesPerHull);
}

HullPoints quantisedOutward(const std::vector<glm::dvec3>& vertices,
                            const std::vector<glm::dvec3>& contained, const Domain3& domain) {
  if (auto hull = grown(vertices, contained, domain)) return *hull;
  if (auto hull = spanning(cellsAround(vertices, domain), contained, domain)) return *hull;
  return boxAround(contained, domain);
}

Result<PhysicsConvex> makePhysicsConvex(const std::vector<glm::dvec3>& baseSource,
                                        const std::vector<std::vector<glm::dvec3>>& hulls) {
  std::vector<HullSource> sources;
  auto base = hullSourceOf(baseSource, "base hull");
  if (!base) return failure(std::move(base));
  sources.push_back(std::move(*base));
  for (std::size_t i = 0; i < hulls.size(); ++i) {
    auto source = hullSourceOf(hulls[i], "hull " + std::to_string(i + 1));
    if (!source) return failure(std::move(source));
    sources.push_back(std::move(*source));
  }
  return quantisedHulls(sources);
}

Result<PhysicsConvex> makeNearestConvex(const std::vector<glm::dvec3>& baseSource,
                                        const std::vector<std::vector<glm::dvec3>>& hulls) {
  auto base = hullSourceOf(baseSource, "base hull");
  if (!base) return failure(std::move(base));
  PhysicsConvex convex;
  convex.domain = largestDomain;
  convex.baseHull = quantisedOutward(base->vertices, base->contained, convex.domain);
  for (std::size_t i = 0; i < hulls.size(); ++i) {
    const auto stored = toPoints(nearest(hulls[i], convex.domain), convex.domain);
    auto hull = hullSourceOf(stored, "hull " + std::to_string(i + 1));
    if (!hull) return failure(std::move(hull));
    convex.hulls.push_back(nearest(hull->vertices, convex.domain));
  }
  return convex;
}

}  // namespace wb::asset

#pragma once

#include "model/octree/detail/exact.h"
#include "model/octree/detail/inexor.h"
#include "model/octree/detail/visits.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::octree {

/// How rays are cast: the right way, or the published one.
enum class Algorithm : std::uint8_t { exact, inexor };

/// `exact`, `inexor`
std::string_view name(Algorithm algorithm);

struct CastOptions {
  Algorithm algorithm = Algorithm::exact;
  IndentationUse indentation = IndentationUse::mesh;  ///< `inexor` always ignores it.
};

/// A corner or an edge of a face, which of the cube's it is and where. NORMAL cubes have moved
/// ones.
struct NearCorner {
  int index = 0;
  glm::dvec3 position{0};
};
struct NearEdge {
  int index = 0;
  std::array<glm::dvec3, 2> ends{};
};

/// All that can be told of an entry. The point is in the world; box, face, corner and edge are the
/// octree's own, unrotated, in metres.
struct Hit {
  Entry entry;
  glm::dvec3 min{0};
  double size = 0;
  glm::dvec3 point{0};  ///< Of the origin, from inside.
  // Of the entered face; nothing from inside. The smallest index of equally near ones.
  std::optional<NearCorner> corner;
  std::optional<NearEdge> edge;  ///< `exact` by distance, `inexor` by distance of its middle.
};

std::optional<Entry> cast(const World& world, const Ray& ray, const CastOptions& options = {});
std::optional<Entry> cast(const World& world, const Ray& ray, const CastOptions& options,
                          Visits& visits);

/// What is to be told of an entry that `cast` found for the same ray and options.
Hit describe(const World& world, const Ray& ray, const Entry& entry,
             const CastOptions& options = {});

/// Where the ray leaves the cube that it entered, in the world.
struct Exit {
  double t = 0;
  Face face = Face::left;
  glm::dvec3 point{0};
};
Exit exitOf(const World& world, const Ray& ray, const Entry& entry,
            const CastOptions& options = {});

/// What a cast found on one line: `hit oct= cube= min= size= face= point= corner= edge= t=`,
/// `inside oct= cube= face=none t=0` or `miss`; numbers with six significant digits.
std::string formatHit(const std::optional<Hit>& hit);

/// Casts every ray, on `threads` threads, 0 for as many as there are cores. The results are those
/// of casting one after the other, in the order of rays.
std::vector<std::optional<Entry>> castAll(const World& world, std::span<const Ray> rays,
                                          const CastOptions& options = {}, std::size_t threads = 0);

}  // namespace wb::octree

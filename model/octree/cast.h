#pragma once

#include "model/octree/engine.h"
#include "model/octree/exact.h"
#include "model/octree/inexor.h"
#include "model/octree/visits.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::octree {

/// How rays are cast: the right way, as Inexor's document says, or as its engine does.
enum class Algorithm : std::uint8_t { exact, inexor, engine };

/// Returns the word for an `algorithm` on command lines: `exact`, `inexor` or `engine`.
std::string_view name(Algorithm algorithm);

/// Returns the word for what was `decided` how: `filter`, `exact` or `tie`.
std::string_view name(Decided decided);

/// How a ray is cast.
struct CastOptions {
  Algorithm algorithm = Algorithm::exact;
  IndentationUse indentation = IndentationUse::mesh;  ///< `exact` alone minds it.
};

/// A corner of the entered face: which of the cube's it is, and where, in the octree's own frame
/// and in the world. NORMAL cubes have moved ones.
struct NearCorner {
  int index = 0;
  glm::dvec3 position{0};
  glm::dvec3 world{0};
};
/// An edge of the entered face: which of the cube's it is, and where it begins and ends.
struct NearEdge {
  int index = 0;
  std::array<glm::dvec3, 2> ends{};
  std::array<glm::dvec3, 2> worldEnds{};
};

/// All that can be told of an entry. By `exact` corner and edge are those of arithmetic without
/// rounding, too. The point is in the world; box, face, corner and edge are the
/// octree's own, unrotated, in metres.
struct Hit {
  Entry entry;
  glm::dvec3 min{0};
  double size = 0;
  glm::dvec3 point{0};  ///< Of the origin, from inside.
  // Of the entered face; nothing from inside. The smallest index of equally near ones.
  std::optional<NearCorner> corner;
  std::optional<NearEdge> edge;  ///< `exact` by distance, the others by distance of its middle.
  glm::dvec3 normal{0};          ///< Of what was entered, in the world; 0 from inside.
  Decided decided = Decided::filter;  ///< By what leaf, face, corner and edge are told: the most.
};

/// Finds where a ray enters the world first. By `exact`, from inside a cube it is at t = 0, and of
/// equally near cubes the first octree, then the smallest path is taken; `inexor` is wrong in known
/// ways (see difference.h), `engine` as engine.h says.
/// @param world  Any number of octrees.
/// @param ray  Its direction may have any length but 0.
/// @param options  The method, and what NORMAL cubes are.
/// @return  Nothing where no SOLID or NORMAL cube is met.
std::optional<Entry> cast(const World& world, const Ray& ray, const CastOptions& options = {});
/// Does the same, and counts or lists in `visits` what was visited in the `world` on the way of the
/// `ray`. `options` as above.
std::optional<Entry> cast(const World& world, const Ray& ray, const CastOptions& options,
                          Visits& visits);

/// Describes an entry in full.
/// @param world  The world that it was found in, unchanged.
/// @param ray  The ray that was cast.
/// @param entry  What cast() returned for them.
/// @param options  Those of the cast: by the others octrees are seen as not turned.
Hit describe(const World& world, const Ray& ray, const Entry& entry,
             const CastOptions& options = {});

/// Where the ray leaves the cube that it entered, in the world.
struct Exit {
  double t = 0;
  Face face = Face::left;
  glm::dvec3 point{0};
};
/// Computes where a ray leaves the cube that it entered. `world`, `ray`, `entry` and `options` as
/// for describe().
Exit exitOf(const World& world, const Ray& ray, const Entry& entry,
            const CastOptions& options = {});

/// Formats what a cast found on one line, without a line's end:
/// `hit oct= cube= min= size= face= point= corner= edge= t=`, `inside oct= cube= face=none t=0` or
/// `miss`; numbers with six significant digits. `hit` is nothing for a miss, else as describe()
/// returns it.
std::string formatHit(const std::optional<Hit>& hit);

/// Casts many rays at once. The results are those of casting one after the other, whatever the
/// number of threads.
/// @param world  Is only read.
/// @param rays  May be empty.
/// @param options  For every ray.
/// @param threads  0: as many as there are cores.
/// @return  One entry a ray, in their order.
std::vector<std::optional<Entry>> castAll(const World& world, std::span<const Ray> rays,
                                          const CastOptions& options = {}, std::size_t threads = 0);

}  // namespace wb::octree

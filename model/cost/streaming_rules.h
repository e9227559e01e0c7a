#pragma once

#include "model/asset/asset.h"
#include "model/cost/number_sink.h"
#include "model/cost/profile.h"
#include "model/cost/statistics.h"
#include "model/cost/terms.h"

#include <array>
#include <numbers>

namespace wb::cost {

/// Rules of the streaming cost, each a function over a sink (see NumberSink). Source: the streaming
/// cost of the open-source viewer. Arrays are by asset::Lod, from the richest.

/// A number for each level of detail, by asset::Lod.
template <class Sink>
using PerLod = std::array<typename Sink::Number, 4>;

/// Returns the name of a level of detail by its index, `lod` below 4: `high` …
inline std::string_view lodName(std::size_t lod) { return asset::name(asset::allLods[lod]); }

/// Returns `stored` sizes in bytes with each missing one (0) replaced by the next richer level's. A
/// missing high level stays 0.
inline std::array<double, 4> inheritedBytes(const std::array<std::uint32_t, 4>& stored) {
  std::array<double, 4> bytes{};
  for (std::size_t lod = 0; lod < bytes.size(); ++lod)
    bytes[lod] = stored[lod] == 0 && lod > 0 ? bytes[lod - 1] : static_cast<double>(stored[lod]);
  return bytes;
}

/// Returns the stored sizes of a mesh's levels as numbers of a sink.
/// @param sink  For the part.
/// @param bytes  As stored, missing ones replaced (inheritedBytes).
/// @param sizes  How sure these are.
template <class Sink>
PerLod<Sink> storedLods(const Sink& sink, const std::array<double, 4>& bytes, Confidence sizes) {
  const auto level = [&](std::size_t lod) {
    return sink.measured(quantity::lodBytes, bytes[lod], sizes, lodName(lod));
  };
  return {level(0), level(1), level(2), level(3)};
}

/// Returns the sizes in bytes that a prim's levels with so many `triangles` are taken to have, from
/// the constants of `sink`.
template <class Sink>
PerLod<Sink> estimatedLods(const Sink& sink, const std::array<std::uint32_t, 4>& triangles) {
  const auto level = [&](std::size_t lod) {
    return sink.constant(Key::prim_bytes_per_triangle) *
           sink.measured(quantity::lodTriangles, triangles[lod], Confidence::documented,
                         lodName(lod));
  };
  return {level(0), level(1), level(2), level(3)};
}

/// Returns how many triangles a level is taken to have by its size.
/// @param sink  For the part.
/// @param bytes  The sizes of all levels.
/// @param lod  Index of the level, below 4.
template <class Sink>
typename Sink::Number lodTriangles(const Sink& sink, const PerLod<Sink>& bytes, std::size_t lod) {
  return sink.term(TermId::lod_triangles,
                   greatest(bytes[lod] - sink.constant(Key::metadata_discount),
                            sink.constant(Key::minimum_bytes)) /
                       sink.constant(Key::bytes_per_triangle),
                   lodName(lod));
}

/// Returns how far away, in metres, a viewer is where it begins to show the next level.
/// @param sink  For the part.
/// @param radius  Half the diagonal of the part, m (radiusOf).
/// @param switchAt  The constant of the next level: `lod_medium`, `lod_low` or `lod_lowest`.
template <class Sink>
typename Sink::Number switchDistance(const Sink& sink, double radius, Key switchAt) {
  return least(sink.measured(quantity::radius, radius) / sink.constant(switchAt),
               sink.constant(Key::max_distance));
}

/// Returns the area in m² of the disc around a viewer in which a level, or a richer one, is shown:
/// up to where the next one takes over.
/// @param sink  For the part.
/// @param radius  Half the diagonal of the part, m (radiusOf).
/// @param switchAt  The constant of the next level.
/// @param lod  Index of the level, below 3.
template <class Sink>
typename Sink::Number lodDisc(const Sink& sink, double radius, Key switchAt, std::size_t lod) {
  const auto distance = switchDistance(sink, radius, switchAt);
  return sink.term(TermId::lod_disc,
                   least(sink.measured(quantity::pi, std::numbers::pi) * squared(distance),
                         sink.constant(Key::max_area)),
                   lodName(lod));
}

/// Returns the area in m² in which each level is shown, its disc without the next richer one's,
/// from 1 to `max_area`. `sink` is the part's, `radius` half its diagonal in metres.
template <class Sink>
PerLod<Sink> lodRings(const Sink& sink, double radius) {
  const auto ring = [&](const typename Sink::Number& area, std::size_t lod) {
    return sink.term(TermId::lod_ring, least(greatest(area, 1), sink.constant(Key::max_area)),
                     lodName(lod));
  };
  const auto high = lodDisc(sink, radius, Key::lod_medium, 0);
  const auto medium = lodDisc(sink, radius, Key::lod_low, 1);
  const auto low = lodDisc(sink, radius, Key::lod_lowest, 2);
  return {ring(high, 0), ring(medium - high, 1), ring(low - medium, 2),
          ring(sink.constant(Key::max_area) - low, 3)};
}

/// Returns T: the triangles of the levels, each weighted with its share of the area.
/// @param sink  For the part.
/// @param bytes  The sizes of all levels.
/// @param radius  Half the diagonal of the part, m (radiusOf).
template <class Sink>
typename Sink::Number shownTriangles(const Sink& sink, const PerLod<Sink>& bytes, double radius) {
  const PerLod<Sink> rings = lodRings(sink, radius);
  const auto whole = sink.named(quantity::allRings, rings[0] + rings[1] + rings[2] + rings[3]);
  return sink.sum(TermId::shown_triangles, rings.size(), [&](std::size_t lod) {
    const auto share = sink.term(TermId::lod_share, rings[lod] / whole, lodName(lod));
    return sink.term(TermId::lod_shown, lodTriangles(sink, bytes, lod) * share, lodName(lod));
  });
}

/// Returns what so many `triangles` shown are worth in PE, from the constants of `sink`.
template <class Sink>
typename Sink::Number worthOf(const Sink& sink, const typename Sink::Number& triangles) {
  return triangles / sink.constant(Key::triangle_budget) * sink.constant(Key::streaming_scale);
}

/// Returns half the diagonal of a part with the sides `scale`, in metres.
inline double radiusOf(const glm::dvec3& scale) {
  return std::sqrt(scale.x * scale.x + scale.y * scale.y + scale.z * scale.z) / 2;
}

/// Returns the grid's reduction for mesh that is not animated, a factor, as a term of `sink`.
template <class Sink>
typename Sink::Number staticMeshFactor(const Sink& sink) {
  return sink.term(TermId::static_mesh, sink.constant(Key::static_mesh_factor));
}

/// Returns the streaming cost in PE of mesh that is not animated.
/// @param sink  For the part.
/// @param bytes  As stored, missing ones replaced (inheritedBytes).
/// @param scale  The part's sides, m.
/// @param sizes  How sure the bytes are.
template <class Sink>
typename Sink::Number meshStreaming(const Sink& sink, const std::array<double, 4>& bytes,
                                    const glm::dvec3& scale,
                                    Confidence sizes = Confidence::documented) {
  const auto shown = shownTriangles(sink, storedLods(sink, bytes, sizes), radiusOf(scale));
  return sink.term(TermId::streaming_mesh, worthOf(sink, shown) * staticMeshFactor(sink));
}

/// Returns the streaming cost in PE of a prim, or of a sculpt (as a torus).
/// @param sink  For the part.
/// @param triangles  Of its levels, by asset::Lod.
/// @param scale  The part's sides, m.
/// @param id  The term that it is.
/// @param cap  The constant that is the most it may cost.
template <class Sink>
typename Sink::Number primStreaming(const Sink& sink, const std::array<std::uint32_t, 4>& triangles,
                                    const glm::dvec3& scale, TermId id, Key cap) {
  const auto shown = shownTriangles(sink, estimatedLods(sink, triangles), radiusOf(scale));
  return sink.term(id, least(worthOf(sink, shown), sink.constant(cap)));
}

/// Returns the triangles that are free at a level of animated mesh: half of what was free above,
/// but no more than there are; at least the constant `animated_free_triangles` in any case.
/// @param sink  For the part.
/// @param above  What was free at the next richer level.
/// @param present  What the level has.
/// @param lod  Index of the level, 1 to 3.
template <class Sink>
typename Sink::Number allowedTriangles(const Sink& sink, const typename Sink::Number& above,
                                       const typename Sink::Number& present, std::size_t lod) {
  const auto half = above / 2;
  const auto free = sink.constant(Key::animated_free_triangles);
  const auto number = ifLess(half, free, free, ifLess(present, half, present, half));
  return sink.named(quantity::allowance, number, lodName(lod));
}

/// Returns the triangles that animated mesh pays for: all of the high level, and of the others what
/// is more than allowed. `sink` is the part's, `bytes` are the sizes of its levels.
template <class Sink>
typename Sink::Number chargedTriangles(const Sink& sink, const PerLod<Sink>& bytes) {
  auto allowed = sink.named(quantity::allowance, lodTriangles(sink, bytes, 0), lodName(0));
  return sink.sum(TermId::charged_triangles, bytes.size(), [&](std::size_t lod) {
    const auto present = lodTriangles(sink, bytes, lod);
    if (lod == 0) return sink.term(TermId::lod_charged, present, lodName(lod));
    allowed = allowedTriangles(sink, allowed, present, lod);
    return sink.term(TermId::lod_charged, greatest(present - allowed, 0), lodName(lod));
  });
}

/// Returns the streaming cost in PE of animated mesh, whatever its size in metres.
/// @param sink  For the part.
/// @param bytes  As stored, missing ones replaced (inheritedBytes).
/// @param isRoot  A root costs a constant more.
/// @param sizes  How sure the bytes are.
template <class Sink>
typename Sink::Number animatedStreaming(const Sink& sink, const std::array<double, 4>& bytes,
                                        bool isRoot, Confidence sizes = Confidence::documented) {
  const auto charged = chargedTriangles(sink, storedLods(sink, bytes, sizes));
  const auto cost = sink.constant(Key::animated_per_triangle) * charged;
  return sink.term(TermId::streaming_animated,
                   isRoot ? cost + sink.constant(Key::animated_root) : cost);
}

/// Returns the streaming cost in PE of one part, whatever it is.
/// @param sink  For the part.
/// @param part  Of any kind.
/// @param statistics  Hold what it needs (see isStreamingKnown).
/// @param isRoot  Whether it is the root of its linkset.
template <class Sink>
typename Sink::Number partStreaming(const Sink& sink, const scene::Part& part,
                                    const PartStatistics& statistics, bool isRoot) {
  if (part.kind == scene::PartKind::mesh) {
    const std::array<double, 4> bytes = inheritedBytes(statistics.lodBytes);
    const Confidence sizes =
        statistics.bytesEstimated ? Confidence::estimate : Confidence::documented;
    return part.animated ? animatedStreaming(sink, bytes, isRoot, sizes)
                         : meshStreaming(sink, bytes, part.scale, sizes);
  }
  const bool sculpt = part.kind == scene::PartKind::sculpt;
  return primStreaming(sink, statistics.lodTriangles, part.scale,
                       sculpt ? TermId::streaming_sculpt : TermId::streaming_prim,
                       sculpt ? Key::sculpt_streaming_cap : Key::prim_streaming_cap);
}

/// Radii (half the diagonal of a part) at which the download weight of static mesh, prims and
/// sculpts changes its slope, in metres: beyond each, the disc around a viewer in which a level of
/// detail (or a richer one) is shown grows no more, because it covers all that counts
/// (`max_area`) or reaches as far as levels are switched (`max_distance`).
/// At default constants 43.44, 10.86 and 5.43 m, as Drongle McMahon published them (2011).
struct SwitchRadii {
  double medium = 0;  ///< Of the high level: where the medium one takes over.
  double low = 0;
  double lowest = 0;

  /// From this radius on the weight is the same at any size.
  double plateau() const;
};

/// Returns the radii under a profile's constants. Animated mesh has none: its weight does not
/// depend on its size; nor has any part under `opensim`.
SwitchRadii switchRadii(const Profile& profile);

}  // namespace wb::cost

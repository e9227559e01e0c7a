#pragma once

#include "model/cost/number_sink.h"
#include "model/cost/profile.h"
#include "model/cost/representation.h"
#include "model/cost/statistics.h"
#include "model/cost/terms.h"

namespace wb::cost {

/// Rules of the physics cost, each a function over a sink (see NumberSink). Source of the formulas:
/// the Mesh Physics document, and for primitives, hulls and the superseded rule of triangles the
/// formula that the grid's test plan printed (Second Life wiki, Physics_Cost_test, revisions
/// 1131515 to 1148633): 0.1 I + 0.2 H + 0.04 (V - 4H) + 0.1 T (T / 100 B).

/// Returns the cost in PE of one hull.
/// @param sink  Takes the term, and gives the constants.
/// @param id  The term that it is.
/// @param vertices  How many points are stored, duplicates and inner ones included.
/// @param basis  How sure that number is.
/// @param of  Which of several hulls it is, from 0.
template <class Sink>
typename Sink::Number hullCost(const Sink& sink, TermId id, double vertices,
                               Confidence basis = Confidence::documented, const Which& of = {}) {
  return sink.term(
      id,
      sink.constant(Key::hull_vertex_cost) * sink.measured(quantity::vertices, vertices, basis) +
          sink.constant(Key::hull_cost),
      of);
}

/// Returns the cost in PE of the hull that a sculpt is taken as, from the constants of `sink`: its
/// shape is in no file.
template <class Sink>
typename Sink::Number sculptCost(const Sink& sink) {
  return sink.term(TermId::sculpt_hull,
                   sink.constant(Key::hull_vertex_cost) * sink.constant(Key::sculpt_hull_vertices) +
                       sink.constant(Key::hull_cost));
}

/// Returns the cost in PE of the hulls of `decomposition` together, from the constants of `sink`.
template <class Sink>
typename Sink::Number decompositionCost(const Sink& sink, const Decomposition& decomposition) {
  const auto vertices = static_cast<double>(decomposition.vertices);
  const auto hulls = static_cast<double>(decomposition.hulls);
  return sink.term(
      TermId::decomposition,
      sink.constant(Key::hull_vertex_cost) * sink.measured(quantity::allVertices, vertices) +
          sink.constant(Key::hull_cost) * sink.measured(quantity::hulls, hulls));
}

/// Returns W in metres, the harmonic mean of the triangles' widths within limits. The clamp is on
/// the mean, never on one triangle. A mean of 0 (a triangle without width) is clamped like any
/// other, so that nothing is divided by zero.
/// @param sink  Takes the term, and gives the limits.
/// @param widths  Of all triangles, at the part's sides for physics.
/// @param basis  How sure the widths are.
template <class Sink>
typename Sink::Number averageWidth(const Sink& sink, const mesh::WidthStatistics& widths,
                                   Confidence basis) {
  return sink.term(
      TermId::average_width,
      least(greatest(sink.measured(quantity::meanWidth, mesh::harmonicMean(widths), basis),
                     sink.constant(Key::width_min)),
            sink.constant(Key::width_max)));
}

/// Returns the cost in PE of triangles by their widths: k N / W, at least the smallest cost of a
/// mesh.
/// @param sink  Takes the term, and gives the constants.
/// @param widths  Of all triangles, at the part's sides for physics.
/// @param basis  At most likely: our width is exact and the grid's an approximation.
template <class Sink>
typename Sink::Number triangleMeshCost(const Sink& sink, const mesh::WidthStatistics& widths,
                                       Confidence basis = Confidence::likely) {
  const auto triangles = static_cast<double>(widths.triangles);
  return sink.term(TermId::triangle_mesh,
                   greatest(sink.constant(Key::triangle_constant) *
                                sink.measured(quantity::triangles, triangles) /
                                averageWidth(sink, widths, basis),
                            sink.constant(Key::minimum_mesh_cost)));
}

/// Returns B of the superseded rule in m³: the product of the part's own `sides` in metres, each at
/// least the smallest side that the profile of `sink` has.
template <class Sink>
typename Sink::Number boxVolume(const Sink& sink, const glm::dvec3& sides) {
  const auto side = [&](const Quantity& along, double length) {
    return greatest(sink.measured(along, length), sink.constant(Key::minimum_side));
  };
  return sink.term(TermId::box_volume, side(quantity::sideX, sides.x) *
                                           side(quantity::sideY, sides.y) *
                                           side(quantity::sideZ, sides.z));
}

/// Returns the cost in PE of triangles by the superseded rule: the more there are in the same box,
/// the more each costs. It has no floor.
/// @param sink  Takes the term, and gives the constants.
/// @param triangles  How many there are.
/// @param sides  The part's own, in metres.
/// @param basis  How sure the number of triangles is.
template <class Sink>
typename Sink::Number triangleDensityCost(const Sink& sink, double triangles,
                                          const glm::dvec3& sides,
                                          Confidence basis = Confidence::documented) {
  return sink.term(TermId::triangle_density,
                   sink.constant(Key::density_triangle_cost) *
                       squared(sink.measured(quantity::triangles, triangles, basis)) /
                       (sink.constant(Key::density_volume) * boxVolume(sink, sides)));
}

/// Returns the cost in PE of triangles by the rule that the sink's profile has.
/// @param sink  Takes the term, and gives the constants and the rule.
/// @param widths  Of all triangles, at the part's sides for physics.
/// @param sides  The part's own, in metres.
/// @param basis  How sure the widths are.
template <class Sink>
typename Sink::Number trianglesCost(const Sink& sink, const mesh::WidthStatistics& widths,
                                    const glm::dvec3& sides,
                                    Confidence basis = Confidence::likely) {
  if (sink.triangleRule() == TriangleRule::width) return triangleMeshCost(sink, widths, basis);
  return triangleDensityCost(sink, static_cast<double>(widths.triangles), sides, basis);
}

/// Returns how sure the numbers are that a representation's cost rests on beside constants.
/// @param part  The one that has it.
/// @param statistics  Say whether a hull was computed instead of stored.
/// @param decision  The representation, and whether a side was raised.
/// @param dynamic  Whether it is as of a linkset that is physical or moves.
/// @param rule  What makes triangles expensive: counting them is exact, their widths are not the
///     grid's.
Confidence geometryConfidence(const scene::Part& part, const PartStatistics& statistics,
                              const Decision& decision, bool dynamic,
                              TriangleRule rule = TriangleRule::width);

/// Returns the term that a representation's cost is.
/// @param part  A sculpt's hull is a term of its own.
/// @param decision  The representation, and for a primitive its reason.
/// @param rule  What makes triangles expensive.
TermId termOf(const scene::Part& part, const Decision& decision,
              TriangleRule rule = TriangleRule::width);

/// Returns the physics of one part in PE, no penalty.
/// @param sink  For the part.
/// @param part  Of any kind.
/// @param statistics  Hold what the decision needs (see isKnown).
/// @param decision  What the part is for physics (see decide).
/// @param basis  How sure the geometry is (see geometryConfidence).
template <class Sink>
typename Sink::Number partPhysics(const Sink& sink, const scene::Part& part,
                                  const PartStatistics& statistics, const Decision& decision,
                                  Confidence basis) {
  const TermId id = termOf(part, decision, sink.triangleRule());
  switch (decision.representation) {
    case Representation::none:
      break;
    case Representation::primitive:
      return sink.term(id, sink.constant(Key::primitive_cost));
    case Representation::baseHull:
    case Representation::hull:
      if (part.kind == scene::PartKind::sculpt) return sculptCost(sink);
      return hullCost(sink, id, static_cast<double>(statistics.hullVertices.value_or(0)), basis);
    case Representation::decomposition:
      return decompositionCost(sink, statistics.decomposition);
    case Representation::triangleMesh:
      return trianglesCost(sink, statistics.triangleMesh.value_or(mesh::WidthStatistics{}),
                           part.scale, basis);
  }
  return sink.term(id, sink.measured(quantity::nothing, 0));
}

}  // namespace wb::cost

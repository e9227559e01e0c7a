#pragma once

#include "model/cost/detail/arithmetic.h"
#include "model/cost/profile.h"
#include "model/cost/quantity.h"
#include "model/cost/statistics.h"
#include "model/cost/terms.h"

#include <glm/geometric.hpp>

namespace wb::cost {

/// Rules of OpenSim's accounting, each a function over a sink (see NumberSink). Source: the
/// open-source OpenSim server.

/// The term that a part's physics is: nothing, a native box or sphere, triangles, or, for what that
/// server does not look at, the price of a native shape.
TermId openSimTermOf(const scene::Part& part);

/// Whether the part's statistics hold what its physics needs.
bool isOpenSimKnown(const scene::Part& part, const PartStatistics& statistics);

/// Physics of a part that is not physical.
template <class Sink>
typename Sink::Number openSimPhysics(const Sink& sink, const scene::Part& part,
                                     const PartStatistics& statistics) {
  const TermId id = openSimTermOf(part);
  if (id == TermId::opensim_none) return sink.term(id, sink.measured(quantity::nothing, 0));
  const auto primitive = sink.constant(Key::opensim_primitive);
  if (id != TermId::opensim_mesh) return sink.term(id, primitive);
  const auto indices = static_cast<double>(statistics.openSimIndices);
  const glm::dvec3& scale = part.scale;
  const auto cost = sink.constant(Key::opensim_index) * sink.measured(quantity::indices, indices) *
                    sink.constant(Key::opensim_size) *
                    sink.measured(quantity::halfSizeSquared, glm::dot(scale, scale) / 4);
  return sink.term(id, greatest(cost, primitive));
}

/// What being physical multiplies a part's physics with.
template <class Sink>
typename Sink::Number openSimFactor(const Sink& sink, const glm::dvec3& scale) {
  return sink.term(TermId::opensim_factor,
                   1 + sink.constant(Key::opensim_penalty) *
                           sink.measured(quantity::sizeSquared, glm::dot(scale, scale)));
}

template <class Sink>
typename Sink::Number openSimPhysical(const Sink& sink, const scene::Part& part,
                                      const PartStatistics& statistics) {
  return sink.term(TermId::opensim_physical,
                   openSimPhysics(sink, part, statistics) * openSimFactor(sink, part.scale));
}

template <class Sink>
typename Sink::Number openSimStreaming(const Sink& sink) {
  return sink.term(TermId::opensim_stream, sink.constant(Key::opensim_streaming));
}

template <class Sink>
typename Sink::Number openSimSimulation(const Sink& sink, bool physical) {
  const auto simulation = sink.constant(Key::opensim_simulation);
  return sink.term(TermId::opensim_simulate, physical ? 2 * simulation : simulation);
}

}  // namespace wb::cost

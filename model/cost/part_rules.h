#pragma once

#include "model/cost/cost.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/number_sink.h"
#include "model/cost/physics_rules.h"
#include "model/cost/profile.h"
#include "model/cost/statistics.h"
#include "model/cost/streaming_rules.h"
#include "model/cost/terms.h"

#include <glm/geometric.hpp>

#include <cstddef>
#include <utility>
#include <vector>

namespace wb::cost {

/// Rules of OpenSim's accounting, each a function over a sink (see NumberSink). Source: the
/// open-source OpenSim server.

/// Returns the term that the physics of `part` is: nothing, a native box or sphere, triangles, or,
/// for what that server does not look at, the price of a native shape.
TermId openSimTermOf(const scene::Part& part);

/// Returns whether the `statistics` of `part` hold what its physics needs.
bool isOpenSimKnown(const scene::Part& part, const PartStatistics& statistics);

/// Returns the physics in PE of a part that is not physical.
/// @param sink  For the part.
/// @param part  Of any kind.
/// @param statistics  Hold what it needs (see isOpenSimKnown).
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

/// Returns what being physical multiplies the physics of a part with: it grows with the squared
/// length of `scale` (m), from the constants of `sink`.
template <class Sink>
typename Sink::Number openSimFactor(const Sink& sink, const glm::dvec3& scale) {
  return sink.term(TermId::opensim_factor,
                   1 + sink.constant(Key::opensim_penalty) *
                           sink.measured(quantity::sizeSquared, glm::dot(scale, scale)));
}

/// Returns the physics in PE of a part that is physical, its own penalty included.
/// @param sink  For the part.
/// @param part  Of any kind.
/// @param statistics  Hold what it needs (see isOpenSimKnown).
template <class Sink>
typename Sink::Number openSimPhysical(const Sink& sink, const scene::Part& part,
                                      const PartStatistics& statistics) {
  return sink.term(TermId::opensim_physical,
                   openSimPhysics(sink, part, statistics) * openSimFactor(sink, part.scale));
}

/// Returns the streaming cost in PE of any part, a constant of `sink`.
template <class Sink>
typename Sink::Number openSimStreaming(const Sink& sink) {
  return sink.term(TermId::opensim_stream, sink.constant(Key::opensim_streaming));
}

/// Returns the simulation cost in PE of any part, a constant of `sink`, twice if its linkset is
/// `physical`.
template <class Sink>
typename Sink::Number openSimSimulation(const Sink& sink, bool physical) {
  const auto simulation = sink.constant(Key::opensim_simulation);
  return sink.term(TermId::opensim_simulate, physical ? 2 * simulation : simulation);
}

/// Where a part stands in its linkset.
struct PartPlace {
  bool isRoot = false;
  bool physical = false;
  bool dynamic = false;  ///< Physical or moving.
};

/// Returns where a `part` (an index) stands in `linkset`; the first is the root.
PartPlace placeOf(const scene::Linkset& linkset, std::size_t part);

/// Returns the costs of one part from its statistics alone.
/// @param part  Of any kind.
/// @param statistics  Made under the profile's GeometryRules.
/// @param profile  Its accounting model says whose rules hold.
/// @param place  Where the part stands in its linkset (see placeOf).
PartCost weighPart(const scene::Part& part, const PartStatistics& statistics,
                   const Profile& profile, const PartPlace& place);

/// The parts of a linkset as the rules of totals want them, each number made by the rules of parts
/// over any sink. A `Source` has `Number`, `sink(i)`, the sink of part i, and
/// `finish(number, i, decision)`, which may add to the physics of a part whose cost is known. What
/// is given by reference must outlive it.
template <class Source>
class RuledParts {
 public:
  using Number = typename Source::Number;

  RuledParts(Source source, const scene::Linkset& linkset,
             const std::vector<PartStatistics>& statistics, const Profile& profile)
      : source_(std::move(source)), linkset_(linkset), statistics_(statistics), profile_(profile) {}

  /// Returns the sink of part `i`.
  decltype(auto) sink(std::size_t i) const { return source_.sink(i); }

  /// Returns the physics of part `i` in its linkset's present state, not penalised; unknownCost()
  /// where it is not known.
  Number physics(std::size_t i) const {
    return isOpenSim() ? openSim(i, false) : secondLife(i, linkset_.dynamic());
  }
  /// Returns the physics of part `i` as if it moved; unknownCost() where it is not known. Under
  /// OpenSim's accounting it is penalised.
  Number dynamic(std::size_t i) const {
    return isOpenSim() ? openSim(i, true) : secondLife(i, true);
  }
  /// Returns the streaming cost of part `i`; unknownCost() where it is not known.
  Number streaming(std::size_t i) const {
    if (statistics_[i].isNothingKnown()) return unknownCost(sink(i));
    if (isOpenSim()) return openSimStreaming(sink(i));
    if (!isStreamingKnown(statistics_[i])) return unknownCost(sink(i));
    return partStreaming(sink(i), linkset_.parts[i], statistics_[i], placeOf(linkset_, i).isRoot);
  }
  /// Returns what the simulation of part `i` costs under OpenSim's accounting; unknownCost() where
  /// nothing is known of it.
  Number simulation(std::size_t i) const {
    if (statistics_[i].isNothingKnown()) return unknownCost(sink(i));
    return openSimSimulation(sink(i), linkset_.physical);
  }

 private:
  bool isOpenSim() const { return profile_.accounting == AccountingModel::openSim; }

  Number openSim(std::size_t i, bool physical) const {
    const scene::Part& part = linkset_.parts[i];
    if (!isOpenSimKnown(part, statistics_[i])) return unknownCost(sink(i));
    return physical ? openSimPhysical(sink(i), part, statistics_[i])
                    : openSimPhysics(sink(i), part, statistics_[i]);
  }

  Number secondLife(std::size_t i, bool dynamic) const {
    const scene::Part& part = linkset_.parts[i];
    const Decision decision =
        decide(part, statistics_[i], profile_, placeOf(linkset_, i).isRoot, dynamic);
    if (!isKnown(statistics_[i], decision)) return unknownCost(sink(i));
    Number cost = partPhysics(
        sink(i), part, statistics_[i], decision,
        geometryConfidence(part, statistics_[i], decision, dynamic, profile_.triangleRule));
    source_.finish(cost, i, decision);
    return cost;
  }

  Source source_;
  const scene::Linkset& linkset_;
  const std::vector<PartStatistics>& statistics_;
  const Profile& profile_;
};

}  // namespace wb::cost

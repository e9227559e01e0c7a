#pragma once

#include "model/cost/detail/total_rules.h"
#include "model/cost/opensim_rules.h"
#include "model/cost/part_cost.h"
#include "model/cost/physics_rules.h"
#include "model/cost/streaming_rules.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace wb::cost {

/// The parts of a linkset as the rules of totals want them, each number made by the rules of parts
/// over any sink. A `Source` has `Number`, `sink(i)`, the sink of part i, and `finish(number, i,
/// decision)`, which may add to the physics of a part whose cost is known. What is given by
/// reference must outlive it.
template <class Source>
class RuledParts {
 public:
  using Number = typename Source::Number;

  RuledParts(Source source, const scene::Linkset& linkset,
             const std::vector<PartStatistics>& statistics, const Profile& profile)
      : source_(std::move(source)), linkset_(linkset), statistics_(statistics), profile_(profile) {}

  decltype(auto) sink(std::size_t i) const { return source_.sink(i); }

  Number physics(std::size_t i) const {
    return isOpenSim() ? openSim(i, false) : secondLife(i, linkset_.dynamic());
  }
  Number dynamic(std::size_t i) const {
    return isOpenSim() ? openSim(i, true) : secondLife(i, true);
  }
  Number streaming(std::size_t i) const {
    if (statistics_[i].isNothingKnown()) return unknownCost(sink(i));
    if (isOpenSim()) return openSimStreaming(sink(i));
    if (!isStreamingKnown(statistics_[i])) return unknownCost(sink(i));
    return partStreaming(sink(i), linkset_.parts[i], statistics_[i], placeOf(linkset_, i).isRoot);
  }
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

#include "model/cost/breakdown.h"

#include "model/cost/evidence.h"
#include "model/cost/linkset_facts.h"
#include "model/cost/opensim_rules.h"
#include "model/cost/part_cost.h"
#include "model/cost/physics_rules.h"
#include "model/cost/streaming_rules.h"
#include "model/cost/trace_sink.h"

namespace wb::cost {
namespace {

/// The parts of a linkset, each number traced to what it is made of, as the rules of totals want.
class TracedParts {
 public:
  TracedParts(const scene::Scene& scene, const scene::Linkset& linkset,
              const std::vector<PartStatistics>& statistics, const Profile& profile)
      : scene_(scene),
        linkset_(linkset),
        statistics_(statistics),
        profile_(profile),
        rules_(profile),
        sink_(profile) {}

  TraceSink sink(std::size_t i) const { return sink_.forPart(i, partName(linkset_, i)); }

  Traced physics(std::size_t i) const {
    return isOpenSim() ? openSim(i, false) : secondLife(i, linkset_.dynamic());
  }
  Traced dynamic(std::size_t i) const {
    return isOpenSim() ? openSim(i, true) : secondLife(i, true);
  }
  Traced streaming(std::size_t i) const {
    if (statistics_[i].meshMissing) return unknownCost(sink(i));
    if (isOpenSim()) return openSimStreaming(sink(i));
    return partStreaming(sink(i), linkset_.parts[i], statistics_[i], placeOf(linkset_, i).isRoot);
  }
  Traced simulation(std::size_t i) const {
    if (statistics_[i].meshMissing) return unknownCost(sink(i));
    return openSimSimulation(sink(i), linkset_.physical);
  }

 private:
  bool isOpenSim() const { return profile_.accounting == AccountingModel::openSim; }

  Traced openSim(std::size_t i, bool physical) const {
    const scene::Part& part = linkset_.parts[i];
    if (statistics_[i].meshMissing) return unknownCost(sink(i));
    return physical ? openSimPhysical(sink(i), part, statistics_[i])
                    : openSimPhysics(sink(i), part, statistics_[i]);
  }

  Traced secondLife(std::size_t i, bool dynamic) const {
    const scene::Part& part = linkset_.parts[i];
    const Decision decision =
        decide(part, statistics_[i], profile_, placeOf(linkset_, i).isRoot, dynamic);
    if (!isKnown(statistics_[i], decision)) return unknownCost(sink(i));
    Traced cost = partPhysics(sink(i), part, statistics_[i], decision,
                              geometrySureness(part, statistics_[i], decision, dynamic));
    addEvidence(cost.children.front(), sink(i), part, scene_.meshOf(part), decision, rules_);
    return cost;
  }

  const scene::Scene& scene_;
  const scene::Linkset& linkset_;
  const std::vector<PartStatistics>& statistics_;
  const Profile& profile_;
  GeometryRules rules_;
  TraceSink sink_;
};

/// Every number that a rule of totals gives stands for one term.
Term termBehind(Traced number) { return std::move(number.children.front()); }

LinksetNumbers<Traced> tracedNumbers(const scene::Scene& scene, const scene::Linkset& linkset,
                                     const std::vector<PartStatistics>& statistics,
                                     const Profile& profile) {
  return linksetNumbers(TraceSink(profile), profile.accounting,
                        factsOf(linkset, profile.accounting),
                        TracedParts(scene, linkset, statistics, profile));
}

}  // namespace

LinksetTerms linksetTerms(const scene::Scene& scene, std::size_t linkset,
                          const std::vector<PartStatistics>& statistics, const Profile& profile) {
  LinksetNumbers<Traced> numbers =
      tracedNumbers(scene, scene.linksets[linkset], statistics, profile);
  return {termBehind(std::move(numbers.physics)),   termBehind(std::move(numbers.physicsPhysical)),
          termBehind(std::move(numbers.streaming)), termBehind(std::move(numbers.server)),
          termBehind(std::move(numbers.src)),       termBehind(std::move(numbers.rrc)),
          termBehind(std::move(numbers.landImpact))};
}

Term breakdown(const scene::Scene& scene, std::size_t linkset,
               const std::vector<PartStatistics>& statistics, const Profile& profile) {
  return linksetTerms(scene, linkset, statistics, profile).landImpact;
}

}  // namespace wb::cost

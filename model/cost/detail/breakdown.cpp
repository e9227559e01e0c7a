#include "model/cost/detail/breakdown.h"

#include "model/cost/detail/trace_sink.h"
#include "model/cost/evidence.h"
#include "model/cost/linkset_facts.h"
#include "model/cost/ruled_parts.h"

namespace wb::cost {
namespace {

/// Gives RuledParts numbers that are traced to what they are made of.
class TracingSource {
 public:
  using Number = Traced;

  TracingSource(const scene::Scene& scene, const scene::Linkset& linkset, const Profile& profile,
                const Task& task)
      : scene_(scene), linkset_(linkset), rules_(profile), sink_(profile), task_(task) {}

  TraceSink sink(std::size_t i) const { return sink_.forPart(i, partName(linkset_, i)); }

  void finish(Traced& physics, std::size_t i, const Decision& decision) const {
    if (!task_.step()) return;
    const scene::Part& part = linkset_.parts[i];
    addEvidence(physics.children.front(), sink(i), part, scene_.meshOf(part), decision, rules_);
  }

 private:
  const scene::Scene& scene_;
  const scene::Linkset& linkset_;
  GeometryRules rules_;
  TraceSink sink_;
  const Task& task_;
};

/// Every number that a rule of totals gives stands for one term.
Term termBehind(Traced number) { return std::move(number.children.front()); }

LinksetNumbers<Traced> tracedNumbers(const scene::Scene& scene, const scene::Linkset& linkset,
                                     const std::vector<PartStatistics>& statistics,
                                     const Profile& profile, const Task& task) {
  return linksetNumbers(
      TraceSink(profile), profile.accounting, factsOf(linkset, profile.accounting),
      RuledParts(TracingSource(scene, linkset, profile, task), linkset, statistics, profile));
}

}  // namespace

LinksetTerms linksetTerms(const scene::Scene& scene, std::size_t linkset,
                          const std::vector<PartStatistics>& statistics, const Profile& profile,
                          const Task& task) {
  LinksetNumbers<Traced> numbers =
      tracedNumbers(scene, scene.linksets[linkset], statistics, profile, task);
  return {termBehind(std::move(numbers.physics)),   termBehind(std::move(numbers.physicsPhysical)),
          termBehind(std::move(numbers.streaming)), termBehind(std::move(numbers.server)),
          termBehind(std::move(numbers.src)),       termBehind(std::move(numbers.rrc)),
          termBehind(std::move(numbers.landImpact))};
}

DecidingTerms decidingTerms(const LinksetTerms& terms, bool physical, AccountingModel model) {
  return {physical ? terms.physicsPhysical : terms.physics, terms.streaming,
          model == AccountingModel::wiki2011 ? terms.src : terms.server};
}

Term breakdown(const scene::Scene& scene, std::size_t linkset,
               const std::vector<PartStatistics>& statistics, const Profile& profile) {
  return linksetTerms(scene, linkset, statistics, profile).landImpact;
}

}  // namespace wb::cost

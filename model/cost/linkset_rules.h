#pragma once

#include "model/cost/cost.h"
#include "model/cost/number_sink.h"
#include "model/cost/profile.h"
#include "model/cost/terms.h"
#include "model/scene/scene.h"

namespace wb::cost {

/// The numbers of a linkset: plain ones, or what they are made of.
template <class Number>
struct LinksetNumbers {
  Number physics;          ///< Present state, not penalised.
  Number physicsPhysical;  ///< As a physical linkset.
  Number streaming;
  Number server;
  Number src;
  Number rrc;
  Number landImpact;
};

/// Returns, of `numbers` (LinksetNumbers, or anything else with `server` and `src`), what decides
/// as the server weight under an accounting `model`: the simulator's SRC under wiki-2011. A
/// reference into `numbers`.
template <class Numbers>
const auto& decidingServer(const Numbers& numbers, AccountingModel model) {
  return model == AccountingModel::wiki2011 ? numbers.src : numbers.server;
}

/// Rules of a linkset's totals, each a function over a sink (see NumberSink).

/// What the totals depend on beside the costs of the parts.
struct LinksetFacts {
  std::size_t parts = 0;
  std::size_t scripts = 0;
  bool physical = false;
  bool weighed = true;      ///< Not legacy.
  double meanFaceArea = 0;  ///< m²
};

/// Returns 1 + p * A, with p the penalty per area of the profile of `sink` and A the `meanFaceArea`
/// in m². Source: Mesh Physics document.
template <class Sink>
typename Sink::Number penaltyFactor(const Sink& sink, double meanFaceArea) {
  return sink.term(TermId::penalty, 1 + sink.constant(Key::penalty_per_area) *
                                            sink.measured(quantity::faceArea, meanFaceArea));
}

/// Returns the physics of a physical linkset in PE.
/// @param sink  Takes the term, and gives the constants.
/// @param dynamic  The sum of the parts as they are when they move, in PE.
/// @param meanFaceArea  Of the linkset, m².
template <class Sink>
typename Sink::Number penalised(const Sink& sink, const typename Sink::Number& dynamic,
                                double meanFaceArea) {
  return sink.term(TermId::physics_physical, dynamic * penaltyFactor(sink, meanFaceArea));
}

/// Returns today's server weight in PE of a linkset with these `facts`, from the constants of
/// `sink`. Source: the grid's official page on land impact.
template <class Sink>
typename Sink::Number serverWeight(const Sink& sink, const LinksetFacts& facts) {
  const auto parts = sink.measured(quantity::parts, static_cast<double>(facts.parts));
  const std::size_t extra = facts.scripts > 0 ? facts.scripts - 1 : 0;
  const auto scripts = sink.measured(quantity::extraScripts, static_cast<double>(extra));
  return sink.term(TermId::server, least(sink.constant(Key::server_per_prim) * parts +
                                             sink.constant(Key::server_per_script) * scripts,
                                         parts));
}

/// Returns the Mesh Physics document's simulator cost (SRC) in PE of a linkset with these `facts`,
/// from the constants of `sink`; no parts cost nothing.
template <class Sink>
typename Sink::Number simulatorCost(const Sink& sink, const LinksetFacts& facts) {
  if (facts.parts == 0) return sink.term(TermId::src, sink.measured(quantity::nothing, 0));
  const bool active = facts.physical || facts.scripts > 0;
  const auto parts = sink.measured(quantity::parts, static_cast<double>(facts.parts));
  return sink.term(TermId::src,
                   sink.constant(Key::simulation_factor) *
                       sink.constant(active ? Key::active_cost_high : Key::active_cost_low) *
                       (parts + sink.constant(Key::linkset_factor) / parts));
}

/// Returns the document's render and simulator cost (RRC) in PE, physics left out: the larger of
/// `src` and `streaming`, as a term of `sink`.
template <class Sink>
typename Sink::Number renderAndSimulatorCost(const Sink& sink, const typename Sink::Number& src,
                                             const typename Sink::Number& streaming) {
  return sink.term(TermId::rrc, greatest(src, streaming));
}

/// Returns the land impact that a linkset's largest `weight` in PE gives: rounded as the profile of
/// `sink` says, and at least its smallest land impact.
template <class Sink>
typename Sink::Number roundedImpact(const Sink& sink, const typename Sink::Number& weight) {
  const auto whole =
      sink.rounding() == Rounding::nearest ? nearestWhole(weight) : nextWhole(weight);
  return sink.term(TermId::land_impact, greatest(whole, sink.constant(Key::land_impact_minimum)));
}

/// Returns the land impact of a legacy linkset, the number of parts in `facts`, as a term of
/// `sink`.
template <class Sink>
typename Sink::Number legacyImpact(const Sink& sink, const LinksetFacts& facts) {
  return sink.term(TermId::land_impact,
                   sink.measured(quantity::parts, static_cast<double>(facts.parts)));
}

/// Returns 0, as a term of `sink`, for a part whose cost is not known: it adds nothing, and the
/// sums are at least what they say.
template <class Sink>
typename Sink::Number unknownCost(const Sink& sink) {
  return sink.term(TermId::unknown_part, sink.measured(quantity::nothing, 0));
}

/// Returns the numbers of a linkset under Second Life's accounting.
/// @param sink  Of the linkset, of no part.
/// @param facts  What they depend on beside the parts' costs.
/// @param parts  Gives the numbers of part i: `physics(i)`, `dynamic(i)`, `streaming(i)`, each a
///     term of the part.
/// @param today  True: the largest of three weights decides; false: the document's larger of RRC
///     and physics.
template <class Sink, class Parts>
LinksetNumbers<typename Sink::Number> secondLifeNumbers(const Sink& sink, const LinksetFacts& facts,
                                                        const Parts& parts, bool today) {
  const auto physics =
      sink.sum(TermId::physics, facts.parts, [&](std::size_t i) { return parts.physics(i); });
  const auto dynamic = sink.sum(TermId::physics_dynamic, facts.parts,
                                [&](std::size_t i) { return parts.dynamic(i); });
  const auto physical = penalised(sink, dynamic, facts.meanFaceArea);
  const auto streaming =
      sink.sum(TermId::streaming, facts.parts, [&](std::size_t i) { return parts.streaming(i); });
  const auto server = serverWeight(sink, facts);
  const auto src = simulatorCost(sink, facts);
  const auto rrc = renderAndSimulatorCost(sink, src, streaming);
  const auto& applied = facts.physical ? physical : physics;
  const auto impact = !facts.weighed ? legacyImpact(sink, facts)
                      : today        ? roundedImpact(sink, greatest(applied, streaming, server))
                                     : roundedImpact(sink, greatest(rrc, applied));
  return {physics, physical, streaming, server, src, rrc, impact};
}

/// Returns the numbers of a linkset under OpenSim's accounting, where each part's largest weight
/// counts.
/// @param sink  Of the linkset, of no part.
/// @param facts  What they depend on beside the parts' costs.
/// @param parts  As for secondLifeNumbers(), `dynamic(i)` being penalised already; and besides
///     `simulation(i)` and the part's `sink(i)`.
template <class Sink, class Parts>
LinksetNumbers<typename Sink::Number> openSimNumbers(const Sink& sink, const LinksetFacts& facts,
                                                     const Parts& parts) {
  const auto physics = [&](std::size_t i) { return parts.physics(i); };
  const auto dynamic = [&](std::size_t i) { return parts.dynamic(i); };
  const auto streaming = [&](std::size_t i) { return parts.streaming(i); };
  const auto simulation = [&](std::size_t i) { return parts.simulation(i); };
  const auto largest = [&](std::size_t i) {
    return parts.sink(i).term(
        TermId::opensim_part,
        greatest(facts.physical ? dynamic(i) : physics(i), streaming(i), simulation(i)));
  };
  const auto download = sink.sum(TermId::streaming, facts.parts, streaming);
  const auto src = simulatorCost(sink, facts);
  return {sink.sum(TermId::physics, facts.parts, physics),
          sink.sum(TermId::opensim_penalised, facts.parts, dynamic),
          download,
          sink.sum(TermId::opensim_server, facts.parts, simulation),
          src,
          renderAndSimulatorCost(sink, src, download),
          facts.weighed ? roundedImpact(sink, sink.sum(TermId::opensim_total, facts.parts, largest))
                        : legacyImpact(sink, facts)};
}

/// Returns the numbers of a linkset under an accounting model.
/// @param sink  Of the linkset, of no part.
/// @param model  That of the profile of `sink`.
/// @param facts  What they depend on beside the parts' costs (see factsOf).
/// @param parts  As openSimNumbers() takes them.
template <class Sink, class Parts>
LinksetNumbers<typename Sink::Number> linksetNumbers(const Sink& sink, AccountingModel model,
                                                     const LinksetFacts& facts,
                                                     const Parts& parts) {
  if (model == AccountingModel::openSim) return openSimNumbers(sink, facts, parts);
  return secondLifeNumbers(sink, facts, parts, model == AccountingModel::secondLife);
}

}  // namespace wb::cost

/// Rules of what follows from a linkset's weights, each over any kind of number and of truth: plain
/// ones, or expressions of a query.
namespace wb::cost {

/// Returns `then` where `a` < `b`, else `otherwise`: a choice of anything that can be chosen.
template <class Choice>
Choice ifLess(double a, double b, const Choice& then, const Choice& otherwise) {
  return a < b ? then : otherwise;
}

/// Returns what goes with the largest of three weights; of equal ones with the first.
/// @param physics  The first weight.
/// @param streaming  The second weight.
/// @param server  The third weight.
/// @param ofPhysics  Chosen where `physics` is the largest.
/// @param ofStreaming  Chosen where `streaming` is.
/// @param ofServer  Chosen where `server` is.
template <class Number, class Choice>
Choice ofLargest(const Number& physics, const Number& streaming, const Number& server,
                 const Choice& ofPhysics, const Choice& ofStreaming, const Choice& ofServer) {
  return ifLess(physics, greatest(streaming, server),
                ifLess(streaming, server, ofServer, ofStreaming), ofPhysics);
}

/// Physics of a linkset's parts as they are at rest, not penalised.
template <class Number>
struct AtRest {
  Number costliest = 0;  ///< Of its parts.
  Number all = 0;
};

/// Returns whether the whole, and each part for itself, costs at most `limit` PE `atRest`. Source:
/// Mesh Physics document, where more than the limit is refused.
template <class Number>
auto isWithin(const Number& limit, const AtRest<Number>& atRest) {
  return !(limit < atRest.costliest) && !(limit < atRest.all);
}

/// Returns whether a linkset may be set physical; the penalty does not count.
/// @param sink  Gives the limits: in PE, and in parts for a legacy linkset.
/// @param facts  Say which of the two holds.
/// @param atRest  Physics of the parts; unknown ones are 0.
template <class Sink>
auto canBePhysical(const Sink& sink, const LinksetFacts& facts,
                   const AtRest<typename Sink::Number>& atRest) {
  if (facts.weighed) return isWithin(sink.constant(Key::physical_limit), atRest);
  const auto parts = sink.measured(quantity::parts, static_cast<double>(facts.parts));
  return !(sink.constant(Key::legacy_physical_limit) < parts);
}

/// Whether a cost is unknown of any part of a linkset.
template <class Truth>
struct PartUnknowns {
  Truth physics = false;  ///< In the present state.
  Truth dynamic = false;
  Truth streaming = false;
  Truth atRest = false;
};

/// Sets which numbers of a linkset are unknown.
/// @param unknown  LinksetUnknowns, or the like of other truths; all but `any()` is set.
/// @param parts  Whether a cost is unknown of any part.
/// @param facts  Of a legacy linkset, land impact is known whatever its parts cost.
/// @param canBePhysical  What canBePhysical() gave, unknown costs taken as 0.
/// @param model  Only OpenSim's server weight rests on the parts' costs.
template <class Unknowns, class Truth>
void setUnknowns(Unknowns& unknown, const PartUnknowns<Truth>& parts, const LinksetFacts& facts,
                 const Truth& canBePhysical, AccountingModel model) {
  unknown.physics = parts.physics;
  unknown.physicsPhysical = parts.dynamic;
  unknown.streaming = parts.streaming;
  unknown.server = model == AccountingModel::openSim ? parts.streaming : Truth(false);
  unknown.landImpact = facts.weighed
                           ? parts.streaming || (facts.physical ? parts.dynamic : parts.physics)
                           : Truth(false);
  unknown.canBePhysical = facts.weighed ? canBePhysical && parts.atRest : Truth(false);
}

/// Returns what the totals of `linkset` depend on beside the costs of its parts, under an
/// accounting `model`.
LinksetFacts factsOf(const scene::Linkset& linkset, AccountingModel model);

/// Returns whether the whole, and each of `parts` for itself, costs at most `limit` PE as it is at
/// rest; the penalty does not count, and unknown costs are 0. Source: Mesh Physics document, where
/// more than the limit is refused.
bool mayBePhysical(const std::vector<PartCost>& parts, double limit);

/// Returns the name of a `part` (an index) of `linkset`, or its number, from 1, where it has none.
std::string partName(const scene::Linkset& linkset, std::size_t part);

}  // namespace wb::cost

#pragma once

#include "model/cost/detail/arithmetic.h"
#include "model/cost/linkset_numbers.h"
#include "model/cost/profile.h"
#include "model/cost/quantity.h"
#include "model/cost/terms.h"

namespace wb::cost {

/// Rules of a linkset's totals, each a function over a sink (see NumberSink).

/// What the totals depend on beside the costs of the parts.
struct LinksetFacts {
  std::size_t parts = 0;
  std::size_t scripts = 0;
  bool physical = false;
  bool weighed = true;      ///< Not legacy.
  double meanFaceArea = 0;  ///< m²
};

/// 1 + p * A. Source: Mesh Physics document.
template <class Sink>
typename Sink::Number penaltyFactor(const Sink& sink, double meanFaceArea) {
  return sink.term(TermId::penalty, 1 + sink.constant(Key::penalty_per_area) *
                                            sink.measured(quantity::faceArea, meanFaceArea));
}

/// What a physical linkset's physics is, of the sum of its parts as they are when it moves.
template <class Sink>
typename Sink::Number penalised(const Sink& sink, const typename Sink::Number& dynamic,
                                double meanFaceArea) {
  return sink.term(TermId::physics_physical, dynamic * penaltyFactor(sink, meanFaceArea));
}

/// Today's server weight. Source: the grid's official page on land impact.
template <class Sink>
typename Sink::Number serverWeight(const Sink& sink, const LinksetFacts& facts) {
  const auto parts = sink.measured(quantity::parts, static_cast<double>(facts.parts));
  const std::size_t extra = facts.scripts > 0 ? facts.scripts - 1 : 0;
  const auto scripts = sink.measured(quantity::extraScripts, static_cast<double>(extra));
  return sink.term(TermId::server, least(sink.constant(Key::server_per_prim) * parts +
                                             sink.constant(Key::server_per_script) * scripts,
                                         parts));
}

/// The document's simulator cost; no parts cost nothing.
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

/// The document's render and simulator cost, physics left out.
template <class Sink>
typename Sink::Number renderAndSimulatorCost(const Sink& sink, const typename Sink::Number& src,
                                             const typename Sink::Number& streaming) {
  return sink.term(TermId::rrc, greatest(src, streaming));
}

/// The land impact that a linkset's largest weight gives.
template <class Sink>
typename Sink::Number roundedImpact(const Sink& sink, const typename Sink::Number& weight) {
  const auto whole =
      sink.rounding() == Rounding::nearest ? nearestWhole(weight) : nextWhole(weight);
  return sink.term(TermId::land_impact, greatest(whole, sink.constant(Key::land_impact_minimum)));
}

/// A legacy linkset's.
template <class Sink>
typename Sink::Number legacyImpact(const Sink& sink, const LinksetFacts& facts) {
  return sink.term(TermId::land_impact,
                   sink.measured(quantity::parts, static_cast<double>(facts.parts)));
}

/// A part whose costs are not known adds nothing: the sums are at least what they say.
template <class Sink>
typename Sink::Number unknownCost(const Sink& sink) {
  return sink.term(TermId::unknown_part, sink.measured(quantity::nothing, 0));
}

/// Second Life, today and by the document. `parts` gives the numbers of part i: physics(i),
/// dynamic(i), streaming(i), each a term of the part.
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

/// OpenSim. `parts` as above, dynamic(i) being penalised already, and besides simulation(i) and the
/// part's sink(i).
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

/// The numbers under the profile's accounting model.
template <class Sink, class Parts>
LinksetNumbers<typename Sink::Number> linksetNumbers(const Sink& sink, AccountingModel model,
                                                     const LinksetFacts& facts,
                                                     const Parts& parts) {
  if (model == AccountingModel::openSim) return openSimNumbers(sink, facts, parts);
  return secondLifeNumbers(sink, facts, parts, model == AccountingModel::secondLife);
}

}  // namespace wb::cost

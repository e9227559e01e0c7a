#pragma once

#include "model/cost/detail/arithmetic.h"
#include "model/cost/detail/total_rules.h"
#include "model/cost/profile.h"
#include "model/cost/quantity.h"

/// Rules of what follows from a linkset's weights, each over any kind of number and of truth: plain
/// ones, or expressions of a query.
namespace wb::cost {

/// A choice by a comparison, of anything that can be chosen.
template <class Choice>
Choice ifLess(double a, double b, const Choice& then, const Choice& otherwise) {
  return a < b ? then : otherwise;
}

/// What goes with the largest of three weights; of equal ones with the first.
template <class Number, class Choice>
Choice ofLargest(const Number& physics, const Number& streaming, const Number& server,
                 const Choice& ofPhysics, const Choice& ofStreaming, const Choice& ofServer) {
  return ifLess(physics, greatest(streaming, server),
                ifLess(streaming, server, ofServer, ofStreaming), ofPhysics);
}

/// Physics of a linkset's parts as they are at rest, not penalised.
template <class Number>
struct AtRest {
  Number dearest = 0;  ///< Of its parts.
  Number all = 0;
};

/// Whether the whole, and each part for itself, costs at most `limit`. Source: Mesh Physics
/// document, where more than the limit is refused.
template <class Number>
auto isWithin(const Number& limit, const AtRest<Number>& atRest) {
  return !(limit < atRest.dearest) && !(limit < atRest.all);
}

/// Whether a linkset may be set physical; the penalty does not count.
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

/// Which numbers of a linkset are unknown: LinksetUnknowns, or the like of other truths.
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

}  // namespace wb::cost

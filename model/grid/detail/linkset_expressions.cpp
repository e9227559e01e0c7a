#include "model/grid/detail/linkset_expressions.h"

#include "model/cost/deciding_rules.h"
#include "model/cost/weigh.h"

#include <array>

namespace wb::query {
namespace {

using cost::AccountingModel;
using cost::LinksetFacts;
using cost::Rounding;

/// The parts of a linkset as the rules of totals want them: whichever is asked for, it is the part
/// of a row.
class PartsOfRows {
 public:
  PartsOfRows(const ExpressionSink& sink, const PartExpressions& part) : sink_(sink), part_(part) {}

  const ExpressionSink& sink(std::size_t) const { return sink_; }
  Expression physics(std::size_t) const { return part_.physics.orZero(); }
  Expression dynamic(std::size_t) const { return part_.dynamic.orZero(); }
  Expression streaming(std::size_t) const { return part_.streaming.orZero(); }
  Expression simulation(std::size_t) const { return part_.simulation; }

 private:
  const ExpressionSink& sink_;
  const PartExpressions& part_;
};

/// What follows of a linkset, as cost::LinksetUnknowns.
struct Unknowns {
  Expression physics = false;
  Expression physicsPhysical = false;
  Expression streaming = false;
  Expression server = false;
  Expression landImpact = false;
  Expression canBePhysical = false;
};

// As in part_expressions.cpp, rules are asked for an example of each kind of linkset.

constexpr std::array members{
    &LinksetExpressions::physics,       &LinksetExpressions::physicsPhysical,
    &LinksetExpressions::canBePhysical, &LinksetExpressions::streaming,
    &LinksetExpressions::server,        &LinksetExpressions::src,
    &LinksetExpressions::rrc,           &LinksetExpressions::landImpact,
    &LinksetExpressions::decidedBy,     &LinksetExpressions::appliedPhysics,
    &LinksetExpressions::appliedServer};

/// The answers for both cases of a truth, and between them a choice.
template <class Ask>
LinksetExpressions branch(const Expression& truth, const Ask& ask) {
  if (const auto only = settled(truth)) return ask(*only);
  LinksetExpressions both = ask(true);
  const LinksetExpressions otherwise = ask(false);
  both.accounting = choose(truth, both.accounting, otherwise.accounting);
  for (const auto member : members) {
    Bounded& one = both.*member;
    const Bounded& other = otherwise.*member;
    one = {choose(truth, one.value, other.value), choose(truth, one.unknown, other.unknown)};
  }
  return both;
}

class LinksetRules {
 public:
  LinksetRules(const ConstantsRow& constants, const PartExpressions& part, Sums& sums)
      : constants_(constants), part_(part), sums_(sums) {}

  LinksetExpressions all() const {
    return branch(constants_.follows(AccountingModel::openSim), [this](bool openSim) {
      if (openSim) return byRounding(AccountingModel::openSim);
      return branch(constants_.follows(AccountingModel::wiki2011), [this](bool wiki) {
        return byRounding(wiki ? AccountingModel::wiki2011 : AccountingModel::secondLife);
      });
    });
  }

 private:
  LinksetExpressions byRounding(AccountingModel model) const {
    return branch(constants_.roundsUp(), [&](bool isUp) {
      return byFacts(model, isUp ? Rounding::ceiling : Rounding::nearest);
    });
  }

  LinksetExpressions byFacts(AccountingModel model, Rounding rounding) const {
    const Expression weighed =
        isTrue(linksetColumn(model == AccountingModel::openSim ? "new_accounting_opensim"
                                                               : "new_accounting_second_life"));
    LinksetFacts facts;
    return branch(weighed, [&](bool isWeighed) {
      facts.weighed = isWeighed;
      return branch(isPhysical(), [&](bool physical) {
        facts.physical = physical;
        return branch(Expression::whole(0) < linksetColumn("scripts"), [&](bool hasScripts) {
          facts.scripts = hasScripts ? 1 : 0;
          return branch(Expression::whole(0) < linksetColumn("parts"), [&](bool hasParts) {
            facts.parts = hasParts ? 1 : 0;
            return of(model, rounding, facts);
          });
        });
      });
    });
  }

  LinksetExpressions of(AccountingModel model, Rounding rounding, const LinksetFacts& facts) const {
    const LinksetSink sink(constants_.alias, rounding, sums_);
    const auto numbers = linksetNumbers(sink, model, facts, PartsOfRows(sink, part_));
    const cost::AtRest<Expression> atRest{sums_.most(part_.atRest.orZero(), "dearest_at_rest"),
                                          sums_.sum(part_.atRest.orZero(), "physics_at_rest")};
    const Expression physical = canBePhysical(sink, facts, atRest);
    Unknowns unknown;
    setUnknowns(unknown, unknownParts(), facts, physical, model);
    const bool penalised = facts.physical;
    const bool openSim = model == AccountingModel::openSim;
    const Expression& applied = penalised ? numbers.physicsPhysical : numbers.physics;
    const Expression& appliedServer = decidingServer(numbers, model);
    return {accounting(facts),
            {numbers.physics, unknown.physics},
            {numbers.physicsPhysical, unknown.physicsPhysical},
            {physical, unknown.canBePhysical},
            {numbers.streaming, unknown.streaming},
            {numbers.server, unknown.server},
            {numbers.src, false},
            {numbers.rrc, unknown.streaming},
            {numbers.landImpact, unknown.landImpact},
            {decidedBy(facts, applied, numbers.streaming, appliedServer), unknown.landImpact},
            {applied, penalised ? unknown.physicsPhysical : unknown.physics},
            {appliedServer, openSim ? unknown.server : Expression(false)}};
  }

  cost::PartUnknowns<Expression> unknownParts() const {
    return {sums_.any(!part_.physics.known, "physics_unknown"),
            sums_.any(!part_.dynamic.known, "dynamic_unknown"),
            sums_.any(!part_.streaming.known, "streaming_unknown"),
            sums_.any(!part_.atRest.known, "at_rest_unknown")};
  }

  static Expression accounting(const LinksetFacts& facts) {
    return Expression::word(
        name(facts.weighed ? cost::Accounting::weighed : cost::Accounting::legacy));
  }

  static Expression decidedBy(const LinksetFacts& facts, const Expression& physics,
                              const Expression& streaming, const Expression& server) {
    const auto word = [](cost::DecidedBy by) { return Expression::word(name(by)); };
    if (!facts.weighed) return word(cost::DecidedBy::parts);
    return cost::ofLargest(physics, streaming, server, word(cost::DecidedBy::physics),
                           word(cost::DecidedBy::streaming), word(cost::DecidedBy::server));
  }

  const ConstantsRow& constants_;
  const PartExpressions& part_;
  Sums& sums_;
};

}  // namespace

LinksetExpressions linksetExpressions(const ConstantsRow& constants, const PartExpressions& parts,
                                      Sums& sums) {
  return LinksetRules(constants, parts, sums).all();
}

}  // namespace wb::query

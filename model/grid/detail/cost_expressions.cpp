#include "model/grid/detail/cost_expressions.h"

#include "model/cost/cost.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/part_rules.h"
#include "model/cost/physics_rules.h"
#include "model/cost/streaming_rules.h"
#include "model/grid/detail/expression_sink.h"

#include <array>

// Writes the rules of costs as expressions over columns by partial evaluation: each rule of the
// package cost is run on an example of every kind of part with a sink that writes in place of one
// that computes, and CASE chooses between the results. So rules stand once. The number of examples
// is constant; the graphs are shared (sql_expression.cpp).

namespace wb::query {
namespace {

using cost::Decision;
using cost::PartStatistics;
using cost::Representation;
using cost::TermId;
using scene::Part;
using scene::PartKind;

// A rule chooses by what a part is. It is asked once for an example of each, and a query chooses
// between its answers by the column that tells what the part is. Numbers of examples mean nothing.

Expression is(std::string_view name) { return isTrue(partColumn(name)); }
Expression isWord(std::string_view name, std::string_view word) {
  return equal(partColumn(name), Expression::word(word));
}

constexpr std::array representations{Representation::primitive,    Representation::baseHull,
                                     Representation::hull,         Representation::decomposition,
                                     Representation::triangleMesh, Representation::none};

Part exampleOf(PartKind kind) {
  Part part;
  part.kind = kind;
  return part;
}

Expression isSculpt() { return isWord("kind", name(PartKind::sculpt)); }

Expression physicsOf(const ConstantsRow& constants, std::string_view decided) {
  const auto by = [&](cost::TriangleRule rule, PartKind kind, Representation representation) {
    return partPhysics(ExpressionSink(constants.alias, cost::Rounding::nearest, rule),
                       exampleOf(kind), PartStatistics(),
                       Decision{.representation = representation}, cost::Confidence::documented);
  };
  const auto of = [&](Representation representation) {
    const Expression width = by(cost::TriangleRule::width, PartKind::box, representation);
    if (representation == Representation::triangleMesh)
      return choose(constants.countsDensity(),
                    by(cost::TriangleRule::density, PartKind::box, representation), width);
    if (representation != Representation::hull) return width;
    return choose(isSculpt(), by(cost::TriangleRule::width, PartKind::sculpt, representation),
                  width);
  };
  Expression physics = of(representations.back());
  for (std::size_t i = representations.size() - 1; i-- > 0;)
    physics = choose(isWord(decided, name(representations[i])), of(representations[i]), physics);
  return physics;
}

/// One part for each term that OpenSim's physics can be, as shapes of its own come last.
std::array<Part, 4> openSimExamples() {
  Part none = exampleOf(PartKind::box);
  none.shapeType = scene::ShapeType::none;
  return {none, exampleOf(PartKind::mesh), exampleOf(PartKind::sculpt), exampleOf(PartKind::box)};
}

/// What `answer` says of the example that a part is like.
template <class Answer>
Expression byOpenSimTerm(const Answer& answer) {
  const auto examples = openSimExamples();
  Expression chosen = answer(examples.back());
  for (std::size_t i = examples.size() - 1; i-- > 0;)
    chosen = choose(isWord("opensim_term", code(cost::openSimTermOf(examples[i]))),
                    answer(examples[i]), chosen);
  return chosen;
}

Expression streamingOf(const ExpressionSink& sink) {
  const auto of = [&](PartKind kind, bool animated = false, bool isRoot = false) {
    Part part = exampleOf(kind);
    part.animated = animated;
    return partStreaming(sink, part, PartStatistics(), isRoot);
  };
  const Expression animated =
      choose(is("root"), of(PartKind::mesh, true, true), of(PartKind::mesh, true));
  const Expression mesh = choose(is("animated"), animated, of(PartKind::mesh));
  const Expression sculpt = of(PartKind::sculpt);
  return choose(isWord("kind", name(PartKind::mesh)), mesh,
                choose(isSculpt(), sculpt, of(PartKind::box)));
}

Weight either(const Expression& truth, const Weight& then, const Weight& otherwise) {
  return {choose(truth, then.value, otherwise.value), choose(truth, then.known, otherwise.known)};
}

Expression ifKnown(const Expression& known, const Expression& word) {
  return choose(known, word, Expression::nothing());
}

/// What the tables say holds of triangles by their widths.
Expression secondLifeConfidence(const ConstantsRow& constants, const Expression& representation) {
  const Expression told =
      choose(isDynamic(), partColumn("confidence_moving"), partColumn("confidence_at_rest"));
  const Expression isTriangles =
      equal(representation, Expression::word(name(Representation::triangleMesh)));
  const auto word = [](cost::Confidence one) { return Expression::word(name(one)); };
  const auto ofTriangles = [&](PartKind kind, bool dynamic) {
    return word(cost::geometryConfidence(exampleOf(kind), PartStatistics(),
                                         {.representation = Representation::triangleMesh}, dynamic,
                                         cost::TriangleRule::density));
  };
  const Expression counted =
      choose(isDynamic() && !isWord("kind", name(PartKind::mesh)), ofTriangles(PartKind::box, true),
             ofTriangles(PartKind::mesh, false));
  return choose(constants.countsDensity() && isTriangles, counted, told);
}

Expression confidenceOf(const Expression& openSim, const Expression& secondLife) {
  const Expression ofTerm = byOpenSimTerm([](const Part& part) {
    return Expression::word(name(*cost::info(cost::openSimTermOf(part)).mark));
  });
  return choose(openSim, ofTerm, secondLife);
}

/// What is told of a shape, where its representation is known and it tells that.
cost::ShapeQuantities<Expression> shapeOf(const ConstantsRow& constants, const Expression& known,
                                          const Expression& representation) {
  const auto measured = [](const cost::Quantity& quantity, double) {
    return columnOf(quantity, {});
  };
  cost::ShapeQuantities<Expression> all{Expression::nothing(), Expression::nothing(),
                                        Expression::nothing(), Expression::nothing()};
  const auto add = [&](std::optional<Expression>& sum, const std::optional<Expression>& one,
                       Representation as) {
    if (one) sum = choose(equal(representation, Expression::word(name(as))), *one, *sum);
  };
  for (const Representation as : representations) {
    const auto one = cost::shapeQuantities<Expression>(measured, {}, as);
    add(all.triangles, one.triangles, as);
    add(all.width, one.width, as);
    add(all.hulls, one.hulls, as);
    add(all.hullVertices, one.hullVertices, as);
  }
  const ExpressionSink sink(constants.alias, cost::Rounding::nearest);
  const Expression isHullOfSculpt =
      isSculpt() && equal(representation, Expression::word(name(Representation::hull)));
  all.hullVertices =
      choose(isHullOfSculpt, nearestWhole(sink.constant(cost::Key::sculpt_hull_vertices)),
             *all.hullVertices);
  for (auto* one : {&all.triangles, &all.width, &all.hulls, &all.hullVertices})
    *one = ifKnown(known, **one);
  return all;
}

}  // namespace

Expression isPhysical() { return isTrue(linksetColumn("physical")); }

Expression isDynamic() {
  return (isPhysical() || isTrue(linksetColumn("moving"))).named("dynamic");
}

PartExpressions partExpressions(const ConstantsRow& constants) {
  const ExpressionSink sink(constants.alias, cost::Rounding::nearest);
  const Expression openSim = constants.follows(cost::AccountingModel::openSim);
  const Expression isThere = !is("mesh_missing");
  const auto openSimPhysics = [&](const Part& part) {
    return cost::openSimPhysics(sink, part, PartStatistics());
  };
  const auto openSimPhysical = [&](const Part& part) {
    return cost::openSimPhysical(sink, part, PartStatistics());
  };
  const Weight openSimAtRest{byOpenSimTerm(openSimPhysics), is("opensim_known")};
  const Weight openSimDynamic{byOpenSimTerm(openSimPhysical), is("opensim_known")};
  const Weight atRest{physicsOf(constants, "representation_at_rest"), is("known_at_rest")};
  const Weight dynamic{physicsOf(constants, "representation_moving"), is("known_moving")};
  const Weight present = either(isDynamic(), dynamic, atRest);
  const Weight physics = either(openSim, openSimAtRest, present);
  const Expression representation = choose(isDynamic(), partColumn("representation_moving"),
                                           partColumn("representation_at_rest"));
  const Expression reason =
      choose(isDynamic(), partColumn("reason_moving"), partColumn("reason_at_rest"));
  const Expression simulation = choose(isPhysical(), cost::openSimSimulation(sink, true),
                                       cost::openSimSimulation(sink, false));
  return {physics,
          either(openSim, openSimAtRest, atRest),
          either(openSim, openSimDynamic, dynamic),
          either(openSim, {cost::openSimStreaming(sink), isThere},
                 {streamingOf(sink), is("streaming_known")}),
          choose(isThere, simulation, 0),
          ifKnown(physics.known, representation),
          ifKnown(physics.known, reason),
          ifKnown(physics.known,
                  confidenceOf(openSim, secondLifeConfidence(constants, representation))),
          shapeOf(constants, physics.known && present.known, representation)};
}

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

// As above for parts, rules are asked for an example of each kind of linkset.

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
    const cost::AtRest<Expression> atRest{sums_.most(part_.atRest.orZero(), "costliest_at_rest"),
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

#pragma once

#include "model/cost/profile.h"
#include "model/cost/representation.h"
#include "model/grid/detail/expression_sink.h"
#include "model/grid/detail/sql_expression.h"

#include <optional>
#include <string_view>

namespace wb::query {

/// A row of constants as a query sees it.
struct ConstantsRow {
  std::string_view alias;  ///< What the query calls it by.
  /// Nothing where the row may be any: then the query looks.
  std::optional<cost::AccountingModel> model{};
  std::optional<cost::Rounding> rounding{};
  std::optional<cost::TriangleRule> triangleRule{};

  Expression follows(cost::AccountingModel which) const {
    if (model) return *model == which;
    return equal(Expression::column(alias, "accounting_model"), Expression::word(name(which)));
  }
  Expression roundsUp() const {
    if (rounding) return *rounding == cost::Rounding::ceiling;
    return equal(Expression::column(alias, "rounding"),
                 Expression::word(name(cost::Rounding::ceiling)));
  }
  Expression countsDensity() const {
    if (triangleRule) return *triangleRule == cost::TriangleRule::density;
    return equal(Expression::column(alias, "triangle_rule"),
                 Expression::word(name(cost::TriangleRule::density)));
  }
};

/// A cost as a query knows it.
struct Weight {
  Expression value;  ///< Not to be looked at where it is not known.
  Expression known;  ///< A truth.

  Expression orNothing() const { return choose(known, value, Expression::nothing()); }
  Expression orZero() const { return choose(known, value, 0); }
};

/// A part of the tables under a row of constants: cost::PartCost, and what is told of its shape.
struct PartExpressions {
  Weight physics;
  Weight atRest;
  Weight dynamic;
  Weight streaming;
  Expression simulation;  ///< OpenSim's; 0 where it is unknown.
  Expression representation;
  Expression reason;
  Expression confidence;
  cost::ShapeQuantities<Expression> shape;  ///< Each of them there.
};

PartExpressions partExpressions(const ConstantsRow& constants);

/// A linkset that is physical or moves.
Expression isDynamic();
Expression isPhysical();

/// A number, truth or word of a linkset or region: what is known of it, and whether that is less
/// than all.
struct Bounded {
  Expression value;
  Expression unknown;  ///< A truth.

  /// The value where all of it is known.
  Expression orNothing() const { return choose(unknown, Expression::nothing(), value); }
};

/// A linkset of the tables under a row of constants: cost::LinksetCost, and cost::Weights.
struct LinksetExpressions {
  Expression accounting;
  Bounded physics;
  Bounded physicsPhysical;
  Bounded canBePhysical;  ///< A truth.
  Bounded streaming;
  Bounded server;
  Bounded src;
  Bounded rrc;
  Bounded landImpact;
  Bounded decidedBy;
  Bounded appliedPhysics;  ///< The first of the deciding weights; the second is `streaming`.
  Bounded appliedServer;   ///< The third.
};

/// What is summed up of `parts` goes to `sums`.
LinksetExpressions linksetExpressions(const ConstantsRow& constants, const PartExpressions& parts,
                                      Sums& sums);

}  // namespace wb::query

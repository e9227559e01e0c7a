#pragma once

#include "model/cost/shape_rules.h"
#include "model/grid/detail/constants_row.h"

namespace wb::query {

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

}  // namespace wb::query

#pragma once

#include "model/grid/detail/expression_sink.h"
#include "model/grid/detail/part_expressions.h"

namespace wb::query {

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

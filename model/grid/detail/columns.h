#pragma once

#include "model/grid/detail/cost_expressions.h"

#include <map>
#include <string_view>

/// What the columns of tables hold, by their keys; see model/table.
namespace wb::query {

using Columns = std::map<std::string_view, Expression>;

/// What two rows of constants make of the same.
template <class Expressions>
struct Sides {
  Expressions before;
  Expressions after;
};

/// What the query calls rows of constants by.
namespace constants {
inline constexpr std::string_view before = "b";
inline constexpr std::string_view after = "c";
}  // namespace constants

Columns partColumns(const PartExpressions& part);
Columns partChangeColumns(const Sides<PartExpressions>& part);

Columns linksetColumns(const LinksetExpressions& linkset);
Columns linksetChangeColumns(const Sides<LinksetExpressions>& linkset);

/// Sums over the linksets of a region.
struct RegionExpressions {
  Expression linksets;
  Expression parts;
  Expression unknownLinksets;  ///< How many; likewise the others.
  Expression notPhysical;      ///< Those that may not be set physical.
  Bounded physics;
  Bounded streaming;
  Bounded server;
  Bounded landImpact;
};
RegionExpressions regionExpressions(const LinksetExpressions& linkset, Sums& sums);

/// How many linksets of a region change; nobody of whom it is not known.
struct CrossingExpressions {
  Expression winners;  ///< Those of less land impact.
  Expression losers;
  Expression noLongerPhysical;
  Expression physicalAgain;
  Expression decidedAnew;
};
CrossingExpressions crossingExpressions(const Sides<LinksetExpressions>& linkset, Sums& sums);

/// By how much the weights of a region's linksets change, as they decide; see tuning::CostChange.
struct WeightChanges {
  Expression physics;
  Expression streaming;
  Expression server;
};
WeightChanges weightChanges(const Sides<LinksetExpressions>& linkset, Sums& sums);

Columns regionColumns(const RegionExpressions& region);
Columns regionChangeColumns(const Sides<RegionExpressions>& region,
                            const CrossingExpressions& crossings);

/// Sums over all regions. Costs are at least what they say where linksets are unknown.
Columns gridColumns(const RegionExpressions& region, Sums& sums);
Columns gridChangeColumns(const Sides<RegionExpressions>& region,
                          const CrossingExpressions& crossings, const WeightChanges& changes,
                          Sums& sums);

/// The name of a profile by its row of constants.
Expression profileName(std::string_view ofConstants);
/// 1 or 0, or nothing where it is not known.
Expression truthCell(const Bounded& truth);
/// Of both sides, where both are known.
Expression changeOf(const Bounded& before, const Bounded& after);
/// Whether both are known and differ.
Expression differs(const Bounded& before, const Bounded& after);

}  // namespace wb::query

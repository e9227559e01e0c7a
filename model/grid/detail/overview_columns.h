#pragma once

#include "model/grid/detail/columns.h"
#include "model/grid/overview.h"
#include "model/report/table.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

/// What an overview of a grid and the estimates of it have as columns.
namespace wb::query {

/// How many linksets are in each class; none of which the land impact is not known.
struct ClassExpressions {
  std::vector<Expression> before;
  std::vector<Expression> after;
};
/// Returns a count for each of classKeysBefore() and classKeysAfter(), in their order.
/// @param linkset  The land impact of a linkset on both sides.
/// @param sums     Counts are added to it, under those keys.
ClassExpressions classExpressions(const Sides<LinksetExpressions>& linkset, Sums& sums);

/// Those of an answer By::overview. Where a land impact is not wholly known, `known_before` and
/// `known_after` have what is.
std::vector<table::Heading> overviewHeadings();
/// Returns the expression of each column that overviewHeadings() names.
/// @param region     Sums of a region on both sides.
/// @param crossings  How many of its linksets change.
/// @param classes    How many of its linksets are in each class.
Columns overviewColumns(const Sides<RegionExpressions>& region,
                        const CrossingExpressions& crossings, const ClassExpressions& classes);

/// What a change of regions says beside the columns of a report.
/// @param crossings  How many of a region's linksets change.
Columns crossingColumns(const CrossingExpressions& crossings);

/// Sums over all regions, for which `sums` is. Costs are at least what they say where linksets are
/// unknown.
struct GridExpressions {
  const RegionExpressions& region;
  Sums& sums;
};
/// The same of a change, with both sides.
struct GridChangeExpressions {
  const Sides<RegionExpressions>& region;
  const CrossingExpressions& crossings;
  const WeightChanges& changes;
  Sums& sums;
};
/// Returns the columns of one row over all regions.
/// @param grid  Its sums are added to while columns are made.
Columns gridColumns(const GridExpressions& grid);
/// Returns the columns of one row over all regions, of a change.
/// @param grid  Its sums are added to while columns are made.
Columns gridChangeColumns(const GridChangeExpressions& grid);

/// The columns of a row of moments: `linksets`, `parts` and `parts_squares`; of each amount its sum
/// by its key, and with the endings `_squares` and `_by_parts` the sums of its squares and of its
/// products with the parts of its linkset; of each count the count.
std::span<const std::string_view> momentKeys();
/// @param linkset  A linkset's costs on both sides.
/// @param sums     Sums and counts are added to it, under momentKeys().
Columns momentColumns(const Sides<LinksetExpressions>& linkset, Sums& sums);

}  // namespace wb::query

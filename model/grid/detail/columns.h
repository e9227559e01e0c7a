#pragma once

#include "model/grid/detail/cost_expressions.h"
#include "model/report/report.h"

#include <map>
#include <optional>
#include <string_view>
#include <utility>

/// What the columns of answers hold, by their keys.
namespace wb::query {

/// What a cell of an answer holds, and what is known of it where that is not all.
struct AnswerCell {
  Expression shown;
  /// A number where only a bound of the cell is known, else nothing. Left out: it never is.
  std::optional<Expression> bound{};
  table::Unknown::Bound kind = table::Unknown::Bound::least;

  AnswerCell(Expression value) : shown(std::move(value)) {}
  /// Nothing where less than all is known.
  AnswerCell(const Bounded& cost);
  /// The same of what is at most so much.
  static AnswerCell atMost(const Bounded& rest);
  /// Always what is known; a minimum or maximum where less than all is.
  static AnswerCell known(const Bounded& cost, table::Unknown::Bound kind);
};

using Columns = std::map<std::string_view, AnswerCell>;

/// A row of a table of columns: what makes one from what is known of a row of an answer.
template <class Of>
struct SqlColumn {
  std::string_view key;
  AnswerCell (*make)(const Of& one);  ///< Null for a column of a report that is not in SQL.
};

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
  Expression deciderChanged;
};
CrossingExpressions crossingExpressions(const Sides<LinksetExpressions>& linkset, Sums& sums);

/// By how much the weights of a region's linksets change, as they decide; see tuning::CostChange.
struct WeightChanges {
  Expression physics;
  Expression streaming;
  Expression server;
};
WeightChanges weightChanges(const Sides<LinksetExpressions>& linkset, Sums& sums);

/// Whether a report's column is in the SQL of report_columns.def: of a kind of row, or of what
/// changes of it.
bool isInSql(table::RowKind rowKind, bool compares, std::string_view key);

// The columns of a report that are in SQL.
Columns partColumns(const PartExpressions& part);
Columns partChangeColumns(const Sides<PartExpressions>& part);
Columns linksetColumns(const LinksetExpressions& linkset);
Columns linksetChangeColumns(const Sides<LinksetExpressions>& linkset);
Columns regionColumns(const RegionExpressions& region);
Columns regionChangeColumns(const Sides<RegionExpressions>& region);

/// The name of a profile by its row of constants.
Expression profileName(std::string_view ofConstants);
/// 1 or 0, or nothing where it is not known.
Expression truthCell(const Bounded& truth);
/// Of both sides, where both are known.
Expression changeOf(const Bounded& before, const Bounded& after);
/// What fits in a region.
Expression capacity();
/// Whether more is in a region than fits: for sure, for what is known may be too much already.
Expression isOver(const RegionExpressions& region);
/// Whether all fits, and all is known.
Expression fitsForSure(const RegionExpressions& region);
/// Whether all fits; as Bounded because what is known may be too much already.
Bounded fits(const RegionExpressions& region);
/// What still fits.
Bounded freeLand(const RegionExpressions& region);

}  // namespace wb::query

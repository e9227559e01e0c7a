#include "model/grid/detail/columns.h"

#include "model/grid/detail/expression_sink.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace wb::query {
namespace {

Expression boundOf(const Bounded& cost) {
  return choose(cost.unknown, cost.value, Expression::nothing());
}

}  // namespace

AnswerCell::AnswerCell(const Bounded& cost) : shown(cost.orNothing()), bound(boundOf(cost)) {}

AnswerCell AnswerCell::atMost(const Bounded& rest) {
  AnswerCell cell(rest);
  cell.kind = table::Unknown::Bound::most;
  return cell;
}

AnswerCell AnswerCell::known(const Bounded& cost, table::Unknown::Bound kind) {
  AnswerCell cell(cost);
  cell.shown = cost.value;
  cell.kind = kind;
  return cell;
}

Expression profileName(std::string_view ofConstants) {
  return Expression::column(ofConstants, "profile");
}

Expression capacity() { return regionColumn("capacity"); }

Expression isOver(const RegionExpressions& one) { return capacity() < one.landImpact.value; }

Expression fitsForSure(const RegionExpressions& one) {
  return !one.landImpact.unknown && !isOver(one);
}

Bounded fits(const RegionExpressions& one) {
  return {!isOver(one), one.landImpact.unknown && !isOver(one)};
}

Bounded freeLand(const RegionExpressions& one) {
  return {capacity() - one.landImpact.value, one.landImpact.unknown};
}

Expression truthCell(const Bounded& truth) {
  return choose(truth.unknown, Expression::nothing(), oneIf(truth.value));
}

Expression changeOf(const Bounded& before, const Bounded& after) {
  return choose(before.unknown || after.unknown, Expression::nothing(), after.value - before.value);
}

namespace {

Bounded bounded(const Weight& weight) { return {weight.value, !weight.known}; }

Expression changeOf(const Weight& before, const Weight& after) {
  return changeOf(bounded(before), bounded(after));
}

/// Whether both are known and differ.
Expression differs(const Bounded& before, const Bounded& after) {
  return !(before.unknown || after.unknown) && !equal(before.value, after.value);
}

/// `changed`, `equal`, or nothing where that is not known.
Expression changeWord(const Expression& changed, const Expression& unknown) {
  return choose(changed, Expression::word("changed"),
                choose(unknown, Expression::nothing(), Expression::word("equal")));
}

Expression changeWord(const Sides<PartExpressions>& part) {
  Expression changed = false;
  Expression unknown = false;
  for (const auto weight : {&PartExpressions::physics, &PartExpressions::streaming}) {
    const Bounded before = bounded(part.before.*weight);
    const Bounded after = bounded(part.after.*weight);
    changed = changed || differs(before, after);
    unknown = unknown || before.unknown || after.unknown;
  }
  return changeWord(changed, unknown);
}

Expression changeWord(const Sides<LinksetExpressions>& linkset) {
  const auto& [before, after] = linkset;
  Expression changed = false;
  Expression unknown = false;
  for (const auto member : {&LinksetExpressions::appliedPhysics, &LinksetExpressions::streaming,
                            &LinksetExpressions::appliedServer, &LinksetExpressions::landImpact}) {
    changed = changed || differs(before.*member, after.*member);
    unknown = unknown || (before.*member).unknown || (after.*member).unknown;
  }
  changed = changed || differs(before.decidedBy, after.decidedBy) ||
            differs({oneIf(before.canBePhysical.value), before.canBePhysical.unknown},
                    {oneIf(after.canBePhysical.value), after.canBePhysical.unknown});
  return changeWord(changed, unknown);
}

// What this package makes of the rows of report_columns.def.
#define WB_SQL(...) [](const auto& one [[maybe_unused]]) -> AnswerCell { return (__VA_ARGS__); }
#define WB_NOT_IN_SQL(why) nullptr
#define WB_SQL_COLUMN(Of, key, title, rank, total, content, help, cell, sql) \
  SqlColumn<Of>{#key, sql},

constexpr std::array partSql{
#define WB_PART_COLUMN(...) WB_SQL_COLUMN(PartExpressions, __VA_ARGS__)
#include "model/report/report_columns.def"
};
constexpr std::array linksetSql{
#define WB_LINKSET_COLUMN(...) WB_SQL_COLUMN(LinksetExpressions, __VA_ARGS__)
#define WB_MEASURED_COLUMN(...) WB_SQL_COLUMN(LinksetExpressions, __VA_ARGS__)
#include "model/report/report_columns.def"
};
constexpr std::array regionSql{
#define WB_REGION_COLUMN(...) WB_SQL_COLUMN(RegionExpressions, __VA_ARGS__)
#include "model/report/report_columns.def"
};
constexpr std::array partChangeSql{
#define WB_PART_CHANGE_COLUMN(...) WB_SQL_COLUMN(Sides<PartExpressions>, __VA_ARGS__)
#include "model/report/report_columns.def"
};
constexpr std::array linksetChangeSql{
#define WB_LINKSET_CHANGE_COLUMN(...) WB_SQL_COLUMN(Sides<LinksetExpressions>, __VA_ARGS__)
#include "model/report/report_columns.def"
};
constexpr std::array regionChangeSql{
#define WB_PLACE_CHANGE_COLUMN(...) WB_SQL_COLUMN(Sides<RegionExpressions>, __VA_ARGS__)
#include "model/report/report_columns.def"
};

#undef WB_SQL
#undef WB_NOT_IN_SQL
#undef WB_SQL_COLUMN

template <class Of, std::size_t N>
Columns columnsIn(const std::array<SqlColumn<Of>, N>& sql, const Of& one) {
  Columns columns;
  for (const SqlColumn<Of>& column : sql)
    if (column.make) columns.emplace(column.key, column.make(one));
  return columns;
}

template <class Of, std::size_t N>
bool hasColumn(const std::array<SqlColumn<Of>, N>& sql, std::string_view key) {
  const auto found = std::ranges::find(sql, key, &SqlColumn<Of>::key);
  return found != sql.end() && found->make;
}

}  // namespace

bool isInSql(table::RowKind rowKind, bool compares, std::string_view key) {
  switch (rowKind) {
    case table::RowKind::part:
      return compares ? hasColumn(partChangeSql, key) : hasColumn(partSql, key);
    case table::RowKind::linkset:
      return compares ? hasColumn(linksetChangeSql, key) : hasColumn(linksetSql, key);
    case table::RowKind::region:
      break;
  }
  return compares ? hasColumn(regionChangeSql, key) : hasColumn(regionSql, key);
}

Columns partColumns(const PartExpressions& one) { return columnsIn(partSql, one); }
Columns partChangeColumns(const Sides<PartExpressions>& one) {
  return columnsIn(partChangeSql, one);
}
Columns linksetColumns(const LinksetExpressions& one) { return columnsIn(linksetSql, one); }
Columns linksetChangeColumns(const Sides<LinksetExpressions>& one) {
  return columnsIn(linksetChangeSql, one);
}
Columns regionColumns(const RegionExpressions& one) { return columnsIn(regionSql, one); }
Columns regionChangeColumns(const Sides<RegionExpressions>& one) {
  return columnsIn(regionChangeSql, one);
}

RegionExpressions regionExpressions(const LinksetExpressions& one, Sums& sums) {
  const auto sum = [&](const Bounded& cost, std::string_view name, std::string_view unknown) {
    return Bounded{sums.sum(cost.value, name), sums.any(cost.unknown, unknown)};
  };
  const Expression parts = linksetColumn("parts");
  return {sums.count(true, "linksets"),
          sums.whole(parts, "parts"),
          sums.count(one.landImpact.unknown, "unknown_linksets"),
          sums.count(!one.canBePhysical.unknown && !one.canBePhysical.value, "not_physical"),
          sum(one.physics, "physics", "physics_unknown"),
          sum(one.streaming, "streaming", "streaming_unknown"),
          sum(one.server, "server", "server_unknown"),
          sum(one.landImpact, "land_impact", "land_impact_unknown")};
}

CrossingExpressions crossingExpressions(const Sides<LinksetExpressions>& linkset, Sums& sums) {
  const auto& [before, after] = linkset;
  const Expression known = !(before.landImpact.unknown || after.landImpact.unknown);
  const Expression& was = before.landImpact.value;
  const Expression& is = after.landImpact.value;
  const Expression bothKnown = !(before.canBePhysical.unknown || after.canBePhysical.unknown);
  const Expression& could = before.canBePhysical.value;
  const Expression& can = after.canBePhysical.value;
  return {sums.count(known && is < was, "winners"), sums.count(known && was < is, "losers"),
          sums.count(bothKnown && could && !can, "no_longer_physical"),
          sums.count(bothKnown && !could && can, "physical_again"),
          sums.count(differs(before.decidedBy, after.decidedBy), "decided_anew")};
}

WeightChanges weightChanges(const Sides<LinksetExpressions>& linkset, Sums& sums) {
  const auto change = [&](const Bounded LinksetExpressions::*weight, std::string_view name) {
    return sums.sum((linkset.after.*weight).value - (linkset.before.*weight).value, name);
  };
  return {change(&LinksetExpressions::appliedPhysics, "physics_change"),
          change(&LinksetExpressions::streaming, "streaming_change"),
          change(&LinksetExpressions::appliedServer, "server_change")};
}

}  // namespace wb::query

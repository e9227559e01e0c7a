#include "model/query/rows_of.h"

#include "model/grid/schema.h"
#include "model/query/writer.h"

#include <fmt/ranges.h>

namespace wb::query {
namespace {

constexpr std::string_view sumsOfParts = "part_sums";
constexpr std::string_view sumsOfLinksets = "linkset_sums";
constexpr std::string_view sumsOfRegions = "region_sums";

Key profileKey() { return {"profile_number", Expression::column(constants::after, "number")}; }

/// `linkset_number`, of the column `linkset`.
Key key(std::string_view table, std::string_view column) {
  return {std::string(column) + "_number", Expression::column(table, column)};
}

std::string aggregate(const Sums::Sum& sum, Dialect dialect) {
  const std::string column = quotedName(sum.name, dialect);
  switch (sum.kind) {
    case Sums::Kind::most:
      return "MAX(" + column + ") AS " + column;
    case Sums::Kind::whole:
      return "CAST(SUM(" + column + ") AS BIGINT) AS " + column;
    case Sums::Kind::sum:
      break;
  }
  return "SUM(" + column + ") AS " + column;
}

}  // namespace

std::string RowsOf::table(std::string_view tableName, std::string_view alias) const {
  return fmt::format("{} {}", name(tableName), alias);
}

std::string RowsOf::files(bool with, std::string_view alias) const {
  if (!with) return {};
  return fmt::format("\n  JOIN {} ON {}.{} = {}.{}",
                     table(grid::table(grid::TableId::sources).name, alias::sources),
                     alias::sources, name("source"), alias, name("source"));
}

std::string RowsOf::constants() const {
  std::string joined = "\n  CROSS JOIN " + table("constants", constants::after);
  if (compares_) joined += "\n  CROSS JOIN " + table("constants", constants::before);
  return joined;
}

std::string RowsOf::condition() const {
  return compares_ ? fmt::format("\n  WHERE {0}.{2} = 0 AND {1}.{2} > 0", constants::before,
                                 constants::after, name("number"))
                   : std::string();
}

std::string RowsOf::sums(std::string_view relation, const std::vector<Key>& keys) const {
  std::vector<std::string> equal;
  for (const Key& key : keys)
    equal.push_back(fmt::format("{}.{} = {}", alias::sums, name(key.name),
                                columnText(key.column.node(), dialect_)));
  return fmt::format("\n  LEFT JOIN {} ON {}", table(relation, alias::sums),
                     fmt::join(equal, " AND "));
}

std::string RowsOf::parts(bool withFiles) const {
  return table(grid::table(grid::TableId::parts).name, alias::parts) +
         fmt::format("\n  JOIN {2} ON {1}.{3} = {0}.{3} AND {1}.{4} = {0}.{4}", alias::parts,
                     alias::linksets,
                     table(grid::table(grid::TableId::linksets).name, alias::linksets),
                     name("source"), name("linkset")) +
         files(withFiles, alias::parts) + constants() + condition();
}

std::string RowsOf::linksets(bool withFiles) const {
  return table(grid::table(grid::TableId::linksets).name, alias::linksets) +
         files(withFiles, alias::linksets) + constants() + sums(sumsOfParts, keysOfLinksets()) +
         condition();
}

std::string RowsOf::regions(bool withFiles) const {
  return table(grid::table(grid::TableId::regions).name, alias::regions) +
         files(withFiles, alias::regions) + constants() + sums(sumsOfLinksets, keysOfRegions()) +
         condition();
}

std::string RowsOf::profiles() const {
  std::string from = table("constants", constants::after);
  if (compares_) from += "\n  CROSS JOIN " + table("constants", constants::before);
  return from + sums(sumsOfRegions, keysOfProfiles()) + condition();
}

std::vector<Key> RowsOf::keysOfParts() {
  return {profileKey(), key(alias::parts, "source"), key(alias::parts, "linkset"),
          key(alias::parts, "part")};
}
std::vector<Key> RowsOf::keysOfLinksets() {
  return {profileKey(), key(alias::linksets, "source"), key(alias::linksets, "linkset")};
}
std::vector<Key> RowsOf::keysOfRegions() {
  return {profileKey(), key(alias::regions, "source"), key(alias::regions, "region")};
}
std::vector<Key> RowsOf::keysOfProfiles() { return {profileKey()}; }
std::vector<Key> RowsOf::keysOfRegionOfLinksets() {
  return {profileKey(), key(alias::linksets, "source"), key(alias::linksets, "region")};
}
std::vector<Key> RowsOf::keysOfLinksetOfParts() {
  return {profileKey(), key(alias::parts, "source"), key(alias::parts, "linkset")};
}

std::vector<std::string> sumSteps(const std::string& name, const std::string& from,
                                  const std::vector<Key>& keys, const Sums& sums, Dialect dialect) {
  Relation costs{name + "_costs", from, {}};
  std::vector<std::string> columns;
  std::vector<std::string> groups;
  for (const Key& key : keys) {
    costs.outputs.push_back({key.name, key.column});
    groups.push_back(quotedName(key.name, dialect));
  }
  columns = groups;
  for (const Sums::Sum& sum : sums.all()) {
    costs.outputs.push_back({sum.name, sum.addend});
    columns.push_back(aggregate(sum, dialect));
  }
  std::vector<std::string> all = steps(costs, dialect);
  all.push_back(fmt::format("{} AS (\n  SELECT {}\n  FROM {}\n  GROUP BY {}\n)",
                            quotedName(name + "_sums", dialect), fmt::join(columns, ",\n    "),
                            quotedName(costs.name, dialect), fmt::join(groups, ", ")));
  return all;
}

}  // namespace wb::query

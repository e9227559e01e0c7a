#include "model/grid/detail/query_rows.h"

#include "model/grid/detail/sql_expression.h"
#include "model/grid/schema.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

// Where the rows of a query come from, and which linksets a sample picks: those whose hash, the
// square of a linear combination of their numbers modulo the prime 2^31 - 1, is 0 modulo `among`.
// Whole numbers below 2^63 alone, so that every engine picks the same ones; engines have no hash
// function in common. Constant time a row.

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

/// Numbers of less than 32 bits: no product of two is larger than engines can hold.
constexpr std::int64_t hashPrime = 2'147'483'647;
constexpr std::int64_t sourceFactor = 1'664'525'017;
constexpr std::int64_t linksetFactor = 1'013'904'223;

std::string aggregate(const Sums::Sum& sum, Dialect dialect) {
  const std::string column = quotedName(sum.name, dialect);
  switch (sum.kind) {
    case Sums::Kind::most:
      return "MAX(" + column + ") AS " + column;
    case Sums::Kind::whole:
      return fmt::format("CAST(SUM({0}) AS {1}) AS {0}", column, wordsOf(dialect).whole);
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
  if (compares()) joined += "\n  CROSS JOIN " + table("constants", constants::before);
  return joined;
}

/// Squares modulo a prime scatter numbers that follow each other; engines have no hash in common.
std::string RowsOf::isPicked() const {
  const auto column = [this](std::string_view one) {
    return fmt::format("{}.{}", alias::linksets, name(one));
  };
  const std::string mixed = fmt::format("((({0} + {1}) % {2} * {3} + {4} % {2} * {5}) % {2})",
                                        column("source"), question_.sample->seed, hashPrime,
                                        sourceFactor, column("linkset"), linksetFactor);
  return fmt::format("{0} * {0} % {1} % {2} = 0", mixed, hashPrime, question_.sample->among);
}

std::string RowsOf::condition(std::span<const std::string_view> aliases) const {
  std::vector<std::string> all;
  if (compares())
    all.push_back(fmt::format("{0}.{2} = 0 AND {1}.{2} > 0", constants::before, constants::after,
                              name("number")));
  if (const auto& range = question_.sources)
    for (const std::string_view one : aliases)
      all.push_back(
          fmt::format("{}.{} BETWEEN {} AND {}", one, name("source"), range->first, range->last));
  if (question_.sample && std::ranges::find(aliases, alias::linksets) != aliases.end())
    all.push_back(isPicked());
  return all.empty() ? std::string() : fmt::format("\n  WHERE {}", fmt::join(all, " AND "));
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
  return table(grid::table(grid::TableId::linksets).name, alias::linksets) +
         fmt::format("\n  {5} {2} ON {0}.{3} = {1}.{3} AND {0}.{4} = {1}.{4}", alias::parts,
                     alias::linksets, table(grid::table(grid::TableId::parts).name, alias::parts),
                     name("source"), name("linkset"), wordsOf(dialect_).orderedJoin) +
         files(withFiles, alias::parts) + constants() +
         condition(std::array{alias::parts, alias::linksets});
}

std::string RowsOf::linksets(bool withFiles) const {
  return table(grid::table(grid::TableId::linksets).name, alias::linksets) +
         files(withFiles, alias::linksets) + constants() + sums(sumsOfParts, keysOfLinksets()) +
         condition(std::array{alias::linksets});
}

std::string RowsOf::regions(bool withFiles) const {
  return table(grid::table(grid::TableId::regions).name, alias::regions) +
         files(withFiles, alias::regions) + constants() + sums(sumsOfLinksets, keysOfRegions()) +
         condition(std::array{alias::regions});
}

std::string RowsOf::profilesWith(std::string_view relation) const {
  std::string from = table("constants", constants::after);
  if (compares()) from += "\n  CROSS JOIN " + table("constants", constants::before);
  return from + sums(relation, keysOfProfiles()) + condition({});
}
std::string RowsOf::profiles() const { return profilesWith(sumsOfRegions); }
std::string RowsOf::profilesOfLinksets() const { return profilesWith(sumsOfLinksets); }

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
  std::vector<std::string> groups;
  for (const Key& key : keys) {
    costs.outputs.push_back({key.name, key.column});
    groups.push_back(key.name);
  }
  for (const Sums::Sum& sum : sums.all()) costs.outputs.push_back({sum.name, sum.addend});
  std::vector<std::string> all = steps(costs, dialect);
  all.push_back(sumStep(name + "_sums", costs.name, groups, sums, dialect));
  return all;
}

std::string sumStep(const std::string& name, std::string_view from,
                    const std::vector<std::string>& keys, const Sums& sums, Dialect dialect) {
  std::vector<std::string> groups;
  for (const std::string& key : keys) groups.push_back(quotedName(key, dialect));
  std::vector<std::string> columns = groups;
  for (const Sums::Sum& sum : sums.all()) columns.push_back(aggregate(sum, dialect));
  return fmt::format("{} AS (\n  SELECT {}\n  FROM {}\n  GROUP BY {}\n)", quotedName(name, dialect),
                     fmt::join(columns, ",\n    "), quotedName(from, dialect),
                     fmt::join(groups, ", "));
}

namespace {

constexpr std::array<std::string_view, 5> choiceColumns{"number", "profile", "accounting_model",
                                                        "rounding", "triangle_rule"};

class RowWriter {
 public:
  RowWriter(Dialect dialect, Values values) : dialect_(dialect), values_(values) {}

  std::string row(int number, const cost::Profile& profile) {
    std::vector<std::string> cells{std::to_string(number), text(displayName(profile)),
                                   quotedText(name(profile.accounting), dialect_),
                                   quotedText(name(profile.rounding), dialect_),
                                   quotedText(name(profile.triangleRule), dialect_)};
    for (const cost::Constant& one : cost::constants())
      if (!grid::isBaked(one.name)) cells.push_back(this->number(profile[one.key]));
    return fmt::format("({})", fmt::join(cells, ", "));
  }

  std::vector<Parameter> parameters() && { return std::move(parameters_); }

 private:
  std::string text(std::string value) {
    return values_ == Values::bound ? bound(std::move(value)) : quotedText(value, dialect_);
  }
  std::string number(double value) {
    return values_ == Values::bound ? bound(value) : numberText(value);
  }
  std::string bound(Parameter value) {
    parameters_.push_back(std::move(value));
    return "$" + std::to_string(parameters_.size());
  }

  Dialect dialect_;
  Values values_;
  std::vector<Parameter> parameters_;
};

std::string columnsOfProfiles(Dialect dialect) {
  std::vector<std::string> names;
  for (const std::string_view one : choiceColumns) names.push_back(quotedName(one, dialect));
  for (const cost::Constant& one : cost::constants())
    if (!grid::isBaked(one.name)) names.push_back(quotedName(one.name, dialect));
  return fmt::format("{}", fmt::join(names, ", "));
}

/// Engines see other types in values than are computed with.
std::string typed(Dialect dialect) {
  std::string columns;
  const auto add = [&](std::string_view column, std::string_view type) {
    const std::string quoted = quotedName(column, dialect);
    if (!columns.empty()) columns += ",\n    ";
    columns += type.empty() ? quoted : fmt::format("CAST({0} AS {1}) AS {0}", quoted, type);
  };
  for (const std::string_view one : choiceColumns) add(one, {});
  for (const cost::Constant& one : cost::constants())
    if (!grid::isBaked(one.name)) add(one.name, wordsOf(dialect).real);
  return columns;
}

}  // namespace

ProfileRows profileRows(const Question& question, Dialect dialect, Values values) {
  RowWriter writer(dialect, values);
  std::vector<std::string> rows;
  if (question.against) rows.push_back(writer.row(0, *question.against));
  int number = 0;
  for (const cost::Profile* profile : question.profiles())
    rows.push_back(writer.row(++number, *profile));
  const std::string profiles = quotedName("profiles", dialect);
  const std::string_view apart = wordsOf(dialect).apart;
  return {{fmt::format("{}({}) AS (\n  VALUES\n    {}\n)", profiles, columnsOfProfiles(dialect),
                       fmt::join(rows, ",\n    ")),
           fmt::format("{} AS (\n  SELECT {}\n  FROM {}{}{}\n)", quotedName("constants", dialect),
                       typed(dialect), profiles, apart.empty() ? "" : "\n  ", apart)},
          std::move(writer).parameters()};
}

}  // namespace wb::query

#include "model/grid/detail/profile_rows.h"

#include "model/grid/baked.h"

#include <fmt/ranges.h>

#include <utility>

namespace wb::query {
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

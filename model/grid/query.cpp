#include "model/grid/query.h"

#include "model/core/plain_text.h"
#include "model/cost/profile.h"
#include "model/grid/detail/grid_texts.h"
#include "model/grid/detail/overview_columns.h"
#include "model/grid/detail/query_rows.h"
#include "model/grid/schema.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace wb::query {
namespace {

constexpr std::string_view answerName = "answer";
constexpr std::array<std::string_view, 3> stageNames{"whole", "shard", "merge"};

/// Writes the steps of a query one after the other.
class QueryWriter {
 public:
  QueryWriter(const Question& question, Dialect dialect, const Form& form)
      : question_(question),
        dialect_(dialect),
        form_(form),
        rows_(dialect, question),
        steps_(form.tables) {
    ProfileRows profiles = profileRows(question, dialect, form.values);
    add(std::move(profiles.steps));
    parameters_ = std::move(profiles.parameters);
  }

  Query query() && {
    for (const table::Heading& heading : headingsOf(question_)) keys_.push_back(heading.key);
    answer();
    return std::move(*this).written();
  }

  Query moments() && {
    keys_.assign(momentKeys().begin(), momentKeys().end());
    const Columns columns = momentColumns(linksetSides(), ofLinksets_);
    const Totals totals{"linkset", &ofLinksets_};
    if (form_.stage == Stage::merge) {
      addMerged(totals);
    } else {
      addPartSums();
      addLinksetSums(RowsOf::keysOfProfiles());
    }
    finishTotals(totals, rows_.profilesOfLinksets(), columns);
    return std::move(*this).written();
  }

 private:
  /// Sums over all rows of a step, which shards make and a merge adds up.
  struct Totals {
    std::string step;
    const Sums* sums;
  };

  Query written() && {
    std::vector<std::string> columns;
    if (form_.stage == Stage::shard) columns = order_;
    for (const std::string& key : selected_) columns.push_back(quotedName(key, dialect_));
    std::string sql;
    if (!steps_.empty()) sql = fmt::format("WITH {}\n", fmt::join(steps_, ",\n"));
    sql += fmt::format("SELECT {}\nFROM {}", fmt::join(columns, ", "), quotedName(from_, dialect_));
    if (form_.stage != Stage::shard) sql += fmt::format("\nORDER BY {}", fmt::join(order_, ", "));
    return {std::move(sql), std::move(parameters_), std::move(bounds_)};
  }

  bool compares() const { return question_.against.has_value(); }

  void answer() {
    switch (question_.by) {
      case By::part:
        return parts();
      case By::linkset:
        return linksets();
      case By::region:
        return regions();
      case By::overview:
        return overview();
      case By::grid:
        return grid();
    }
  }

  /// What is made of either row of constants.
  template <class Make>
  auto sides(const Make& make) const {
    auto before = make(rowOf(constants::before, *question_.against));
    return Sides<decltype(before)>{std::move(before), make(after())};
  }

  /// Rows that are bound to a query stay what they are; those written in it may become others.
  ConstantsRow rowOf(std::string_view alias, const cost::Profile& profile) const {
    if (form_.values == Values::written) return {alias};
    return {alias, profile.accounting, profile.rounding, profile.triangleRule};
  }

  /// Of what all profiles have in common.
  ConstantsRow after() const {
    ConstantsRow row = rowOf(constants::after, question_.profile);
    for (const cost::Profile& other : question_.otherProfiles) {
      if (row.model != other.accounting) row.model.reset();
      if (row.rounding != other.rounding) row.rounding.reset();
      if (row.triangleRule != other.triangleRule) row.triangleRule.reset();
    }
    return row;
  }

  LinksetExpressions linkset(const ConstantsRow& ofConstants) {
    return linksetExpressions(ofConstants, partExpressions(ofConstants), ofParts_);
  }
  Sides<LinksetExpressions> linksetSides() {
    return sides([this](const ConstantsRow& ofConstants) { return linkset(ofConstants); });
  }
  Sides<RegionExpressions> regionSides(const Sides<LinksetExpressions>& both) {
    return {regionExpressions(both.before, ofLinksets_),
            regionExpressions(both.after, ofLinksets_)};
  }

  void parts() {
    finish(rows_.parts(true), RowsOf::keysOfParts(),
           compares() ? partChangeColumns(sides(partExpressions))
                      : partColumns(partExpressions(after())));
  }

  void linksets() {
    const Columns columns =
        compares() ? linksetChangeColumns(linksetSides()) : linksetColumns(linkset(after()));
    addPartSums();
    finish(rows_.linksets(true), RowsOf::keysOfLinksets(), columns);
  }

  void regions() {
    const Columns columns = compares()
                                ? regionChanges()
                                : regionColumns(regionExpressions(linkset(after()), ofLinksets_));
    addPartSums();
    addLinksetSums(RowsOf::keysOfRegionOfLinksets());
    finish(rows_.regions(true), RowsOf::keysOfRegions(), columns);
  }

  void overview() {
    const auto both = linksetSides();
    const Columns columns =
        overviewColumns(regionSides(both), crossingExpressions(both, ofLinksets_),
                        classExpressions(both, ofLinksets_));
    addPartSums();
    addLinksetSums(RowsOf::keysOfRegionOfLinksets());
    finish(rows_.regions(true), RowsOf::keysOfRegions(), columns);
  }

  Columns regionChanges() {
    const auto both = linksetSides();
    Columns columns = regionChangeColumns(regionSides(both));
    columns.merge(crossingColumns(crossingExpressions(both, ofLinksets_)));
    return columns;
  }

  void grid() {
    const Columns columns =
        compares() ? gridChanges()
                   : gridColumns({regionExpressions(linkset(after()), ofLinksets_), ofRegions_});
    const Totals totals{"region", &ofRegions_};
    if (form_.stage == Stage::merge) {
      addMerged(totals);
    } else {
      addPartSums();
      addLinksetSums(RowsOf::keysOfRegionOfLinksets());
      add(sumSteps("region", rows_.regions(false), RowsOf::keysOfProfiles(), ofRegions_, dialect_));
    }
    finishTotals(totals, rows_.profiles(), columns);
  }

  Columns gridChanges() {
    const auto both = linksetSides();
    return gridChangeColumns({regionSides(both), crossingExpressions(both, ofLinksets_),
                              weightChanges(both, ofLinksets_), ofRegions_});
  }

  void addPartSums() {
    add(sumSteps("part", rows_.parts(false), RowsOf::keysOfLinksetOfParts(), ofParts_, dialect_));
  }
  void addLinksetSums(const std::vector<Key>& keys) {
    add(sumSteps("linkset", rows_.linksets(false), keys, ofLinksets_, dialect_));
  }

  void add(std::vector<std::string> more) { std::ranges::move(more, std::back_inserter(steps_)); }

  void addMerged(const Totals& totals) {
    steps_.push_back(sumStep(totals.step + "_sums", partialTable, namesOf(RowsOf::keysOfProfiles()),
                             *totals.sums, dialect_));
  }

  static std::vector<std::string> namesOf(const std::vector<Key>& keys) {
    std::vector<std::string> names;
    for (const Key& key : keys) names.push_back(key.name);
    return names;
  }

  /// A shard answers with the sums themselves.
  void finishTotals(const Totals& totals, const std::string& from, const Columns& columns) {
    const std::vector<Key> keys = RowsOf::keysOfProfiles();
    if (form_.stage != Stage::shard) return finishRows(from, keys, columns);
    from_ = totals.step + "_sums";
    orderBy(keys);
    for (const Sums::Sum& sum : totals.sums->all()) selected_.push_back(sum.name);
  }

  /// Rows that a source has alone are finished where it is: a merge only puts them in order.
  void finish(const std::string& from, const std::vector<Key>& keys, const Columns& columns) {
    if (form_.stage != Stage::merge) return finishRows(from, keys, columns);
    from_ = partialTable;
    steps_.clear();
    parameters_.clear();
    orderBy(keys);
    (void)outputs(columns);
  }

  /// The last step: the columns of the answer, and its keys to be ordered by.
  void finishRows(const std::string& from, const std::vector<Key>& keys, const Columns& columns) {
    Relation relation{std::string(answerName), from, {}};
    for (const Key& key : keys) relation.outputs.push_back({key.name, key.column});
    orderBy(keys);
    for (Output& output : outputs(columns)) relation.outputs.push_back(std::move(output));
    add(steps(relation, dialect_));
  }

  void orderBy(const std::vector<Key>& keys) {
    for (const Key& key : keys) order_.push_back(quotedName(key.name, dialect_));
  }

  /// The columns of the answer, those of bounds after them; all of them are selected.
  std::vector<Output> outputs(const Columns& columns) {
    std::vector<Output> all;
    for (const std::string_view key : keys_)
      all.push_back({std::string(key), columns.at(key).shown});
    for (std::size_t i = 0; i < keys_.size() && form_.values != Values::written; ++i) {
      const AnswerCell& cell = columns.at(keys_[i]);
      if (!cell.bound) continue;
      bounds_.push_back({i, cell.kind});
      all.push_back({"bound_" + std::string(keys_[i]), *cell.bound});
    }
    for (const Output& output : all) selected_.push_back(output.name);
    return all;
  }

  const Question& question_;
  Dialect dialect_;
  const Form& form_;
  RowsOf rows_;
  std::vector<std::string_view> keys_;  ///< Of the columns of the answer.
  std::string from_{answerName};        ///< The last step.
  std::vector<std::string> selected_;   ///< Its columns that are asked for.
  std::vector<BoundColumn> bounds_;
  std::vector<std::string> steps_;
  std::vector<Parameter> parameters_;
  std::vector<std::string> order_;
  Sums ofParts_;
  Sums ofLinksets_;
  Sums ofRegions_;
};

bool holdsNul(const cost::Profile& profile) {
  return displayName(profile).find('\0') != std::string::npos;
}

/// Fails where the name of a profile cannot be bound.
Result<void> checkNames(const Question& question) {
  auto profiles = question.profiles();
  if (question.against) profiles.push_back(&*question.against);
  if (std::ranges::any_of(profiles, [](const auto* profile) { return holdsNul(*profile); }))
    return failure(queryTexts["query.nul"]);
  return {};
}

/// A text as comments, a line of the page in each.
std::string comment(const std::string& text) {
  TextPage page;
  page.paragraph(text);
  std::string lines = page.take();
  std::string result;
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = lines.find('\n', begin);
    result += "-- " + lines.substr(begin, end - begin) + "\n";
    begin = end == std::string::npos ? lines.size() : end + 1;
  }
  return result;
}

std::string bakedKeys() {
  std::vector<std::string_view> keys;
  for (const cost::Constant& one : cost::constants())
    if (grid::isBaked(one.name)) keys.push_back(one.name);
  for (const cost::Choice& choice : cost::choices())
    if (grid::isBaked(choice.key)) keys.push_back(choice.key);
  return fmt::format("{}", fmt::join(keys, ", "));
}

/// What a query is for people: its first comment.
Text purposeOf(bool compares, Stage stage) {
  if (stage == Stage::shard) return queryTexts["query.comment_shard"];
  if (stage == Stage::merge) return queryTexts["query.comment_merge"];
  return compares ? queryTexts["query.comment_changes"] : queryTexts["query.comment_what"];
}

}  // namespace

std::string_view name(Stage stage) { return stageNames[static_cast<std::size_t>(stage)]; }

std::vector<const cost::Profile*> Question::profiles() const {
  std::vector<const cost::Profile*> all{&profile};
  for (const cost::Profile& other : otherProfiles) all.push_back(&other);
  return all;
}

Result<Query> queryFor(const Question& question, Dialect dialect, const Form& form) {
  if (auto named = checkNames(question); !named) return failure(std::move(named));
  return QueryWriter(question, dialect, form).query();
}

Result<Query> queryForMoments(const Question& question, Dialect dialect, const Form& form) {
  if (auto named = checkNames(question); !named) return failure(std::move(named));
  return QueryWriter(question, dialect, form).moments();
}

Result<std::string> queryText(const Question& question, Dialect dialect, Stage stage) {
  const Form form{Values::written, stage};
  auto query = queryFor(question, dialect, form);
  if (!query) return failure(std::move(query));
  const bool compares = question.against.has_value();
  std::string text = comment(rendered(purposeOf(compares, stage)));
  if (stage != Stage::merge)
    text += comment(rendered(compares ? queryTexts["query.comment_sides"]
                                      : queryTexts["query.comment_constants"])) +
            comment(rendered(queryTexts["query.comment_baked"])) + comment(bakedKeys());
  return text + query->sql + ";\n";
}

}  // namespace wb::query

#pragma once

#include "model/core/core.h"
#include "model/cost/profile.h"
#include "model/grid/database.h"
#include "model/report/table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Questions to the tables of model/grid, as SQL that the rules of costs themselves have written.
namespace wb::query {

/// What a row of an answer stands for. An overview has regions too, with what a window shows of
/// each: it always compares.
enum class By : std::uint8_t { linkset, part, region, grid, overview };

/// Files by their numbers in the table of sources, both ends among them.
struct SourceRange {
  std::int64_t first = 0;
  std::int64_t last = 0;
};

/// One linkset of so many, picked by a hash of its numbers: the same ones in every engine and
/// whenever they are asked for. At least 1, which picks all.
struct Sample {
  std::int64_t among = 100;
  std::int64_t seed = 0;  ///< Another one, from 0, picks others.
};

/// What is asked.
struct Question {
  By by = By::linkset;
  cost::Profile profile{};
  std::optional<cost::Profile> against{};  ///< Then what changes from it.
  /// Answered in the same pass, their rows after those of the first.
  std::vector<cost::Profile> otherProfiles{};
  /// Of all files only these.
  std::optional<SourceRange> sources{};
  /// Of all linksets only these. Regions are then told by what of them was picked.
  std::optional<Sample> sample{};

  /// All that rows are weighed under, in their order.
  std::vector<const cost::Profile*> profiles() const;
};

/// A text or number that stands for `$1`, `$2` … in a query.
using Parameter = std::variant<double, std::string>;

/// A column of an answer of which less than all may be known.
struct BoundColumn {
  std::size_t column = 0;  ///< Index in headingsOf().
  table::Unknown::Bound kind = table::Unknown::Bound::least;
};

/// A statement of SQL with what its `$1`, `$2` … stand for, in that order.
struct Query {
  std::string sql;
  std::vector<Parameter> parameters;
  /// After the columns of headingsOf() stands one for each of these: a number where only a bound of
  /// the cell is known, else nothing. None in a query for people.
  std::vector<BoundColumn> bounds{};
};

/// Whether constants stand in the text, to be changed there by people or not, or are bound to it.
enum class Values : std::uint8_t { written, bound, literal };

/// Where in an answer over several machines a query is run. Each machine holds whole sources: it
/// answers `shard` for these, in rows of partial sums or, but for the grid, of finished answers.
/// All these rows go to the table named partialTable, over which `merge` answers.
enum class Stage : std::uint8_t { whole, shard, merge };

/// Returns what a user calls a `stage`: `whole|shard|merge`.
std::string_view name(Stage stage);

/// The table of what shards have answered.
inline constexpr std::string_view partialTable = "weighbridge_partial";

/// How a query is written.
struct Form {
  Values values = Values::written;
  Stage stage = Stage::whole;
  /// Steps before all others: `name AS (SELECT …)`, for tables that a server calls otherwise.
  std::vector<std::string> tables{};
};

/// The columns of an answer, in its order: those of a report of the same rows, and for regions and
/// the grid more.
/// @param question  Only `by` and whether it compares matter.
std::vector<table::Heading> headingsOf(const Question& question);

/// One query that answers it, without a semicolon. Fails where the name of a profile holds a NUL.
/// @param question  What is asked.
/// @param dialect   Whose SQL is written.
/// @param form      Only with Values::bound the query has parameters.
/// @return At Stage::shard its columns are those of partialTable, in that order.
Result<Query> queryFor(const Question& question, Dialect dialect, const Form& form);

/// The same as a file for people: with its constants in the text, and comments that say what can
/// be changed there and what cannot.
/// @param question  What is asked.
/// @param dialect   Whose SQL is written.
/// @param stage     Of an answer over several machines, or Stage::whole.
/// @return Comments in the current language, the query, a semicolon. Fails as queryFor() does.
Result<std::string> queryText(const Question& question, Dialect dialect,
                              Stage stage = Stage::whole);

/// The sums over linksets that estimates are made of, in a row of momentKeys(); see
/// estimateAmount() and estimateCount() in answer.h.
/// @param question  Compares; its kind of row is not looked at.
/// @param dialect   Whose SQL is written.
/// @param form      As for queryFor().
Result<Query> queryForMoments(const Question& question, Dialect dialect,
                              const Form& form = {Values::bound});

}  // namespace wb::query

#pragma once

#include "model/core/task.h"
#include "model/grid/database.h"
#include "model/grid/query.h"
#include "model/grid/schema.h"
#include "model/grid/shards.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace wb::query {

/// What is known of a grid from some of its linksets only.
struct Estimate {
  double value = 0;
  double error = 0;  ///< Its standard error.
};

/// How many linksets there are in all, and how many parts in these.
struct Population {
  std::size_t linksets = 0;
  std::size_t parts = 0;
};

/// Linksets that were picked by chance: how many, the sum of their parts and that of its squares.
struct Picked {
  double linksets = 0;
  double parts = 0;
  double partsSquares = 0;
};

/// Of an amount of the picked linksets its sum, that of its squares, and that of its products with
/// the linkset's parts.
struct AmountSums {
  double sum = 0;
  double squares = 0;
  double byParts = 0;
};

/// The amount of all, as a ratio to the parts, of which all are known; its error is that of ratio
/// estimates of a simple random sample without replacement (Cochran, Sampling Techniques, chapter
/// 6). `picked` has two linksets at least, and parts.
/// @param population  What is known of all linksets, from contentsOf().
/// @param picked      What was counted of the sample.
/// @param of          The amount's sums over the same sample.
/// @return In the unit of the amount.
Estimate estimateAmount(const Population& population, const Picked& picked, const AmountSums& of);

/// How many of all are of a kind of which so many were picked. The error is that of a share whose
/// sample has two more of either kind (Agresti and Coull): a kind that was not met is not certain
/// to be absent.
/// @param population  What is known of all linksets.
/// @param picked      At least one linkset.
/// @param count       Of the picked ones, how many are of the kind.
/// @return A number of linksets.
Estimate estimateCount(const Population& population, const Picked& picked, double count);

/// Tables of a grid as they were when they were looked at.
struct Contents {
  /// A file in the table of sources: its number there, and how many parts its linksets have.
  struct Source {
    std::int64_t number = 0;
    std::size_t parts = 0;
  };

  std::vector<grid::MetaRow> meta;
  std::vector<Source> sources;  ///< By their numbers. None where there are shards.
  Population population;
  /// Other servers that the tables are partitioned over; empty: rows are all here.
  Shards shards{};
  /// Of the database when its tables were verified, see Database::version().
  std::optional<std::int64_t> version{};
};

/// Reads what is in the tables of a grid in a `database`, every row once: fails where they do not
/// hold what was written into them (see detail/verification.h), are of another schema, or are not
/// there. The `task` can cancel it.
Result<Contents> contentsOf(database::Database& database, const Task& task = {});

/// Files that follow each other, and their parts.
struct Piece {
  SourceRange sources;
  std::size_t parts = 0;
};

/// All files in pieces of about the same number of parts: large enough that asking about each by
/// itself takes no longer than about all at once, and at most 50 or so.
/// @param contents  What contentsOf() found. No sources: no pieces.
std::vector<Piece> piecesOf(const Contents& contents);

/// Whether the tables of a database can answer a question: fails where there are none, and where
/// they were made with other baked constants than a profile has, naming the first.
/// @param database  Asked for its rows of meta alone.
/// @param question  All its profiles are checked, the one compared with too.
Result<void> checkTables(database::Database& database, const Question& question);
/// The same of tables, told as `name`, of which the rows of meta are known.
/// @param name      What errors call the tables.
/// @param meta      Empty: fails, as without tables.
/// @param question  As above.
Result<void> checkTables(const std::string& name, const std::vector<grid::MetaRow>& meta,
                         const Question& question);

/// Looks at the tables of a database that stayed open once more, if another program has changed it
/// since: contentsOf() and checkTables() again. On a server that is not known, and what was
/// verified stays so.
/// @param database  As for contentsOf().
/// @param contents  Only its version becomes that of now; what it says of files stays.
/// @param question  As for checkTables().
/// @param task      Cancelled: fails.
Result<void> verifyAgain(database::Database& database, Contents& contents, const Question& question,
                         const Task& task = {});

/// The same `row` of answers to a `question` as data have it: a sum of a grid is what is known of
/// it, a minimum where `unknown_linksets` is not 0; cells of other answers of which less than all
/// is known stay unknown.
Row asData(const Question& question, Row row);

/// Asks a database that checkTables() passed. Rows come as the engine finds them; the task can
/// cancel it.
/// @param database  Nothing else may be asked of it meanwhile.
/// @param question  What is asked, in the dialect of that engine.
/// @param taker     Called on this thread; its rows have one cell for each of headingsOf(question).
/// @param task      Cancelled: fails. No progress.
Result<void> ask(database::Database& database, const Question& question, const RowTaker& taker,
                 const Task& task = {});

/// Asks a `database` one `query`, whose answer is that of the `question`; `taker` and `task` as for
/// ask().
Result<void> askQuery(database::Database& database, const Question& question, const Query& query,
                      const RowTaker& taker, const Task& task);

/// The same rows, asked about a few files at a time: engines need no more room for it however many
/// there are, and it can be told how far it is. All is seen as it is at one moment. A question with
/// other profiles is asked at once. Where the tables are partitioned over other servers, these
/// compute, all at the same time, and what crosses are their answers; a server that fails is named.
/// @param database  Must have no transaction open; nothing else may be asked of it meanwhile.
/// @param contents  As contentsOf() found it; without sources the question is asked at once.
/// @param question  Its own `sources` are not looked at, unless it is asked at once.
/// @param taker     Called on this thread. By::grid: once, with the sum of all pieces.
/// @param task      Cancelled: fails. Progress by parts.
Result<void> askInPieces(database::Database& database, const Contents& contents,
                         const Question& question, const RowTaker& taker, const Task& task = {});

/// What stands for `$1`, `$2` …; the query must outlive it.
/// Texts in the result point into `query`.
std::vector<database::Value> valuesOf(const Query& query);
/// The one that a database speaks.
Dialect dialectOf(const database::Database& database);

/// Rows with their headings.
/// @param question  Decides the headings.
/// @param rows      Of that question; the table keeps them.
table::Table tableOf(const Question& question, std::vector<Row> rows);

}  // namespace wb::query

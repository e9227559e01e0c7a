#pragma once

#include "model/core/task.h"
#include "model/grid/baked.h"
#include "model/grid/database.h"
#include "model/grid/detail/contents.h"
#include "model/grid/detail/query.h"

#include <functional>
#include <string>
#include <vector>

namespace wb::query {

/// The cells of a row, in the order of headingsOf().
using Row = std::vector<table::Cell>;

/// Takes one row after the other; false: no more are wanted.
using RowTaker = std::function<bool(Row row)>;

/// Whether the tables of a database can answer a question: fails where there are none, and where
/// they were made with other baked constants than a profile has, naming the first.
Result<void> checkTables(database::Database& database, const Question& question);
/// The same of tables, told as `name`, of which the rows of meta are known.
Result<void> checkTables(const std::string& name, const std::vector<grid::MetaRow>& meta,
                         const Question& question);

/// Asks a database that checkTables() passed. Rows come as the engine finds them; the task can
/// cancel it.
Result<void> ask(database::Database& database, const Question& question, const RowTaker& taker,
                 const Task& task = {});

/// The same rows, asked about a few files at a time: engines need no more room for it however many
/// there are, and it can be told how far it is. All is seen as it is at one moment. A question with
/// other profiles is asked at once.
Result<void> askInPieces(database::Database& database, const Contents& contents,
                         const Question& question, const RowTaker& taker, const Task& task = {});

/// What stands for `$1`, `$2` …; the query must outlive it.
std::vector<database::Value> valuesOf(const Query& query);
/// The one that a database speaks.
Dialect dialectOf(const database::Database& database);

/// Rows with their headings.
table::Table tableOf(const Question& question, std::vector<Row> rows);

}  // namespace wb::query

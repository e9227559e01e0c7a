#pragma once

#include "model/core/task.h"
#include "model/grid/database.h"
#include "model/grid/schema.h"
#include "model/grid/shards.h"

#include <vector>

namespace wb::grid {

/// Fails, with what was found and where, unless the tables hold what was written into them: the
/// tables are ours, each value is one that its column may have, no row is missing or there twice,
/// and digests agree. Reads every row once.
/// @param database  With tables of this schema.
/// @param meta      All rows of its table meta.
/// @param shards    Where the tables are partitioned over servers, these look at their own rows.
/// @param task      Cancelled: fails.
Result<void> verifyTables(database::Database& database, const std::vector<MetaRow>& meta,
                          const query::Shards& shards, const Task& task);

}  // namespace wb::grid

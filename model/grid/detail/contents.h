#pragma once

#include "model/core/task.h"
#include "model/grid/baked.h"
#include "model/grid/database.h"
#include "model/grid/detail/estimates.h"
#include "model/grid/detail/query.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::query {

/// Tables of a grid as they were when they were looked at.
struct Contents {
  struct Source {
    std::int64_t number = 0;
    std::size_t parts = 0;
  };

  std::vector<grid::MetaRow> meta;
  std::vector<Source> sources;  ///< By their numbers.
  Population population;
};

/// Fails where a database holds no tables of statistics. The task can cancel it.
Result<Contents> contentsOf(database::Database& database, const Task& task = {});

/// Files that follow each other, and their parts.
struct Piece {
  SourceRange sources;
  std::size_t parts = 0;
};

/// All files in pieces of about the same number of parts: large enough that asking about each by
/// itself takes no longer than about all at once, and at most 50 or so.
std::vector<Piece> piecesOf(const Contents& contents);

}  // namespace wb::query

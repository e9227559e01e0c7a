#pragma once

#include "app/against.h"
#include "app/table_output.h"
#include "model/report/filter.h"
#include "model/report/row_tables.h"

#include <optional>
#include <string>
#include <vector>

namespace wb::app {

/// A table over many files, of which no more are held at a time than are weighed at a time.
struct ReportStream {
  table::RowKind rowKind = table::RowKind::linkset;
  table::Columns columns = table::Columns::standard;
  const table::Filter* filter = nullptr;  ///< Null: all rows.
  const Against* against = nullptr;       ///< Null: costs, not what changes.
  TableArguments table;                   ///< CSV or JSON.
  std::vector<std::string> folders;       ///< As they were named.
  weighing::WeighOptions weighing;
  bool allowsPartial = false;  ///< Scenes that were decoded only in part change no exit status.
  std::size_t threads = 0;     ///< 0: as many as there are cores.
};

/// Writes the rows of the files in their order. What is wrong with one is told; the others are
/// still done.
ExitState writeStream(const ReportStream& stream, const std::vector<Input>& inputs, Output& output);

}  // namespace wb::app

#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/cost/weigh.h"
#include "model/grid/detail/database_value.h"
#include "model/grid/detail/schema.h"
#include "model/scene/scene.h"
#include "model/scene/upload_facts.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace wb::grid {

/// One file that was read, or could not be.
struct Source {
  std::string file;  ///< As it was named.
  std::string sha256;
  std::optional<std::size_t> bytes;
  std::string problem;       ///< Why it could not be read; empty: it could.
  std::string companions{};  ///< See companionsOf().
};

/// What rows are made of: a file, its scene (nothing, where it could not be read), and the
/// statistics of all its parts.
struct SourceStatistics {
  Source source;
  scene::Scene scene;
  cost::SceneStatistics statistics;
  /// Whether each part would upload (see scene::uploadOf), a linkset after the other; what was
  /// asked while the scene had its meshes.
  std::vector<std::optional<scene::UploadState>> uploads{};
};

/// Gets one row after the other, its values in the order of the table's columns; they are there
/// until it returns. Its first failure ends the writing.
using RowSink = std::function<Result<void>(std::span<const database::Value> row)>;

/// The rows of one table about a source with this number. Representations are as decided under the
/// profile, whose geometry rules the statistics were made under; no other constant matters. The
/// table is not `meta`.
Result<void> writeRows(TableId table, const SourceStatistics& source, std::int64_t number,
                       const cost::Profile& profile, const RowSink& sink);

/// In place of what no engine can hold, a NUL or bytes that are no UTF-8, texts of the scene get
/// U+FFFD; a finding says so.
Diagnostics makeTextsStorable(scene::Scene& scene);
/// The same of one text; whether there was any.
bool makeStorable(std::string& text);

}  // namespace wb::grid

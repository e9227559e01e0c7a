#pragma once

#include "model/grid/database.h"
#include "model/grid/detail/read.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::grid {

/// How many files become tables.
struct WriteOptions {
  ReadOptions reading;
  std::size_t threads = 0;  ///< That read files at the same time; 0: as many as there are cores.
  std::string program;      ///< Name and version, as the table meta tells them.
};

/// Whom to tell; called by the thread that asked, in the order of the files.
struct Listener {
  std::function<void(const ReadSource& source)> read{};  ///< Not of files that were done before.
  std::function<void(double fraction, std::string_view file)> progress{};
};

/// What came of the files, also of those that were done before.
struct Outcome {
  bool isRefused = false;               ///< One could not be read.
  bool isPartial = false;               ///< One was decoded only in part.
  std::vector<import::FileKind> kinds;  ///< Of those that could be opened.
};

/// Writes the tables as CSV files: see filesOfTables and StatisticsFiles. No more than a few of the
/// files are held at a time; their rows stand in their order. What cannot be read is a row of
/// sources with a problem.
Result<Outcome> writeFiles(const std::filesystem::path& parts, std::span<const std::string> files,
                           const WriteOptions& options, const Listener& listener,
                           const Task& task = {});

/// Puts files into the tables of a database, each in one transaction. A file that is there with
/// the same content is not opened again. Among the files may be tables that writeFiles() wrote,
/// named by the one of the parts: what they hold is put in, after the others.
Result<Outcome> loadFiles(database::Database& database, std::span<const std::string> files,
                          const WriteOptions& options, const Listener& listener,
                          const Task& task = {});

}  // namespace wb::grid

#pragma once

#include "app/program.h"
#include "model/analysis/analysis.h"
#include "model/report/changes.h"
#include "model/report/profile_beside.h"
#include "model/report/table.h"

#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace wb::app {

/// The files with changed constants beside the CSV file that a command writes.
class ProfileFiles {
 public:
  /// @param csv    The CSV file. Empty, a device or a pipe: nothing is beside it.
  /// @param usual  As for table::profileBeside().
  ProfileFiles(std::string csv, cost::Profile usual);

  /// Returns a table of one file, whose rows say where the constants are that it was weighed under;
  /// they will be written there. Any thread may ask.
  table::Table named(table::Table table, const weighing::Weighing& weighing);
  /// The same of what changes, with the constants of both versions.
  table::Table named(table::Table table, const table::Versions& versions);

  /// Writes all that rows were told of. A file that holds its constants already stays, though it be
  /// an input. Another one is replaced only with the table that an earlier run wrote it for.
  ExitState write() const;

 private:
  /// Fails where a file is there that no earlier run wrote for this table.
  Result<void> checkIsOwn(const std::string& path) const;
  table::Table named(table::Table table, std::string_view column, const cost::Profile& profile);

  std::string csv_;
  bool isRepeated_;  ///< The CSV file was there before.
  cost::Profile usual_;
  std::mutex mutex_;
  std::map<std::string, table::ProfileFile> files_;  ///< By their paths.
};

}  // namespace wb::app

#pragma once

#include "app/inputs.h"
#include "app/profile_files.h"
#include "app/table_output.h"
#include "model/analysis/analysis.h"
#include "model/core/core.h"
#include "model/report/filter.h"
#include "model/report/report.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace wb::app {

/// What weighings are compared with: the same scene under a built-in profile, a profile file or one
/// of its own scenarios; another file; or the file in the same place of another folder.
class Against {
 public:
  /// Reads what was named. What was found wrong with it goes to the console.
  static Result<Against> of(const std::string& what, const weighing::WeighOptions& options);

  struct Other {
    std::shared_ptr<const weighing::Weighing> weighing;
    Diagnostics findings;
  };
  /// The other state of what was weighed of an input; of a file that is missing on one side
  /// nothing, which is a finding. Fails for a scenario that the scene lacks, and for a file that
  /// cannot be read. The weighing must still have its geometry. May be called from several threads.
  Result<Other> other(const weighing::Weighing& weighing, const Input& input) const;

  bool isFolder() const { return kind_ == Kind::folder; }
  /// A scenario is another one, or none, in each scene.
  bool isScenario() const { return kind_ == Kind::scenario; }

 private:
  enum class Kind : std::uint8_t { profile, scenario, file, folder };
  Against(Kind kind, std::string what, weighing::WeighOptions options)
      : kind_(kind), what_(std::move(what)), options_(std::move(options)) {}

  Result<Other> inFolder(const weighing::Weighing& weighing, const Input& input) const;

  Kind kind_;
  std::string what_;
  weighing::WeighOptions options_;
  cost::Profile profile_;                           ///< Of a profile.
  std::shared_ptr<const weighing::Weighing> file_;  ///< Of a file.
};

/// How many rows a filter saw, and how many of them passed it.
class PassedRows {
 public:
  void add(std::size_t all, std::size_t passed) {
    all_ += all;
    passed_ += passed;
  }
  void add(const PassedRows& other) { add(other.all_, other.passed_); }
  /// Says on standard error that no row matches, where there were any: tables of data would only
  /// be empty, as after a mistake in the filter.
  void tellIfNone() const;

 private:
  std::size_t all_ = 0;
  std::size_t passed_ = 0;
};

/// That no scenario has the name that was given, and no file.
bool isUnknownWord(const Diagnostic& error);

/// A table over many files, of which no more are held at a time than are weighed at a time.
struct ReportStream {
  table::RowKind rowKind = table::RowKind::linkset;
  table::Columns columns = table::Columns::standard;
  const table::Filter* filter = nullptr;  ///< Null: all rows.
  const Against* against = nullptr;       ///< Null: costs, not what changes.
  TableArguments table;                   ///< CSV or JSON.
  ProfileFiles* profiles = nullptr;       ///< Beside the rows; not null.
  std::vector<std::string> folders;       ///< As they were named.
  weighing::WeighOptions weighing;
  bool allowsPartial = false;  ///< Scenes that were decoded only in part change no exit status.
  std::size_t threads = 0;     ///< 0: as many as there are cores.
};

/// Writes the rows of the files in their order. What is wrong with one is told; the others are
/// still done.
ExitState writeStream(const ReportStream& stream, const std::vector<Input>& inputs, Output& output);

}  // namespace wb::app

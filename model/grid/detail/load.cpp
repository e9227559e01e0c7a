#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/threads.h"
#include "model/grid/detail/grid_csv.h"
#include "model/grid/detail/grid_fields.h"
#include "model/grid/detail/grid_texts.h"
#include "model/grid/detail/tables.h"
#include "model/grid/grid.h"
#include "model/grid/manifest.h"
#include "model/grid/statistics_files.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

// Puts written tables into a database: a merge of files that are sorted by source (a merge join),
// reading each once and holding one row of each; a tally of parts and regions finds files that were
// cut between rows. O(rows). Speed: tests/benchmarks/grid.cpp (`./dev bench
// --benchmark_filter=grid`) and tests/benchmarks/grid.py.

namespace wb::grid {

/// Whether a file is the one of the parts of tables that were written as CSV: the others lie beside
/// it.
bool isWrittenSet(const std::filesystem::path& file);

/// What the tables written beside this one say of how they were made.
Result<std::vector<MetaRow>> readMetaFile(const std::filesystem::path& parts);

/// Puts such tables into those of a database, each source in one transaction; those that are there
/// with the same content are passed over. Fails where the tables were made under other constants
/// than the profile's.
Result<void> loadSet(GridTables& tables, const std::filesystem::path& parts,
                     const cost::Profile& profile, const Listener& listener, const Task& task);

namespace {

namespace fs = std::filesystem;

std::string textOfValue(const Value& value) {
  const auto* text = std::get_if<std::string_view>(&value);
  return text ? std::string(*text) : std::string();
}

/// A source as its row says it.
Source sourceIn(std::span<const Value> row) {
  Source source{
      textOfValue(row[1]), textOfValue(row[2]), {}, textOfValue(row[4]), textOfValue(row[5])};
  if (const auto* bytes = std::get_if<std::int64_t>(&row[3]))
    source.bytes = static_cast<std::size_t>(*bytes);
  return source;
}

/// The rows of one table, source after source.
class TableRows {
 public:
  static Result<TableRows> open(const fs::path& path, TableId id) {
    auto reader = CsvReader::open(path, id);
    if (!reader) return failure(std::move(reader));
    TableRows rows(std::move(*reader));
    if (auto went = rows.step(); !went) return failure(std::move(went));
    return rows;
  }

  /// Those of a source, with another number of it.
  Result<void> give(std::int64_t source, std::int64_t number, const RowSink& sink) {
    while (hasRow_ && numberOf() == source) {
      row_.assign(reader_.row().begin(), reader_.row().end());
      row_.front() = number;
      if (auto given = sink(row_); !given) return given;
      if (auto went = step(); !went) return went;
    }
    return {};
  }

  bool isAtEnd() const { return !hasRow_; }

 private:
  explicit TableRows(CsvReader reader) : reader_(std::move(reader)) {}

  std::int64_t numberOf() const { return std::get<std::int64_t>(reader_.row().front()); }

  Result<void> step() {
    const auto next = reader_.next();
    if (!next) return tl::unexpected(next.error());
    hasRow_ = *next;
    return {};
  }

  CsvReader reader_;
  bool hasRow_ = false;
  std::vector<Value> row_;
};

std::size_t placeOf(TableId id, std::string_view column) {
  const auto names = columnNames(table(id));
  return static_cast<std::size_t>(std::ranges::find(names, column) - names.begin());
}

std::int64_t wholeAt(std::span<const Value> row, TableId id, std::string_view column) {
  return std::get<std::int64_t>(row[placeOf(id, column)]);
}

/// Whether the tables tell all of a source: one that was cut between two rows, or between two
/// members of gzip, is no different from a whole one but by what the others say.
class Tally {
 public:
  void take(TableId id, std::span<const Value> row) {
    if (id == TableId::regions) ++regions_;
    if (id == TableId::parts) ++parts_;
    if (id != TableId::linksets) return;
    expectedParts_ += wholeAt(row, id, "parts");
    expectedRegions_ = std::max(expectedRegions_, wholeAt(row, id, "region") + 1);
  }

  Result<void> check(const Source& source, const fs::path& set) const {
    const bool isRead = source.problem.empty();
    const std::int64_t regions = isRead ? std::max<std::int64_t>(expectedRegions_, 1) : 0;
    if (regions_ < regions) return missing(source, set, TableId::regions, regions, regions_);
    if (parts_ == expectedParts_) return {};
    const TableId lacking = parts_ < expectedParts_ ? TableId::parts : TableId::linksets;
    return missing(source, set, lacking, expectedParts_, parts_);
  }

 private:
  static Result<void> missing(const Source& source, const fs::path& set, TableId id,
                              std::int64_t expected, std::int64_t found) {
    const std::string file = filesOfTables(set)[static_cast<std::size_t>(id)].string();
    return tl::unexpected(inFile(
        failure(gridTexts["grid.rows_missing"], {{"file", source.file},
                                                 {"expected", static_cast<std::size_t>(expected)},
                                                 {"found", static_cast<std::size_t>(found)}})
            .value(),
        file));
  }

  std::int64_t regions_ = 0;
  std::int64_t parts_ = 0;
  std::int64_t expectedParts_ = 0;
  std::int64_t expectedRegions_ = 0;
};

constexpr std::array tablesOfRows{TableId::regions, TableId::linksets, TableId::parts};

class SetLoader {
 public:
  SetLoader(GridTables& tables, const Listener& listener, const Task& task)
      : tables_(tables), listener_(listener), task_(task) {}

  Result<void> load(const fs::path& parts) {
    set_ = parts;
    const auto files = filesOfTables(parts);
    for (const TableId id : tablesOfRows) {
      auto rows = TableRows::open(files[static_cast<std::size_t>(id)], id);
      if (!rows) return failure(std::move(rows));
      rows_.push_back(std::move(*rows));
    }
    auto sources =
        CsvReader::open(files[static_cast<std::size_t>(TableId::sources)], TableId::sources);
    if (!sources) return failure(std::move(sources));
    return loadAll(*sources, parts);
  }

 private:
  Result<void> loadAll(CsvReader& sources, const fs::path& parts) {
    auto next = sources.next();
    for (; next && *next; next = sources.next()) {
      if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
      const std::int64_t number = std::get<std::int64_t>(sources.row().front());
      const Source source = sourceIn(sources.row());
      // How many there are is not known before the end.
      if (listener_.progress) listener_.progress(0, source.file);
      if (auto put = tables_.isThere(source) ? pass(source, number) : this->put(source, number);
          !put)
        return put;
    }
    if (!next) return tl::unexpected(next.error());
    if (std::ranges::all_of(rows_, &TableRows::isAtEnd)) return {};
    return tl::unexpected(inFile(failure(gridTexts["grid.not_in_order"]).value(), parts.string()));
  }

  Result<void> pass(const Source& source, std::int64_t number) {
    Tally tally;
    for (const TableId id : tablesOfRows)
      if (auto given = give(id, number, number, tally,
                            [](std::span<const Value>) { return Result<void>(); });
          !given)
        return given;
    return tally.check(source, set_);
  }

  Result<void> give(TableId id, std::int64_t written, std::int64_t number, Tally& tally,
                    const RowSink& sink) {
    const auto* const at = std::ranges::find(tablesOfRows, id);
    return rows_[static_cast<std::size_t>(at - tablesOfRows.begin())].give(
        written, number, [&](std::span<const Value> row) {
          tally.take(id, row);
          return sink(row);
        });
  }

  Result<void> put(const Source& source, std::int64_t written) {
    Tally tally;
    bool isGiven = false;
    auto done = tables_.put(source, [&](TableId id, std::int64_t number, const RowSink& sink) {
      isGiven = true;
      if (id == TableId::sources) return writeSource({source, {}, {}}, number, sink);
      auto given = give(id, written, number, tally, sink);
      return given && id == tablesOfRows.back() ? tally.check(source, set_) : given;
    });
    // Another program may have put it in meanwhile: then its rows are still to be passed over.
    return done && !isGiven ? pass(source, written) : done;
  }

  GridTables& tables_;
  const Listener& listener_;
  const Task& task_;
  fs::path set_;  ///< Named by its parts.
  std::vector<TableRows> rows_;
};

}  // namespace

bool isWrittenSet(const fs::path& file) {
  const std::string name = file.string();
  if (!name.ends_with(".csv") && !name.ends_with(".csv.gz")) return false;
  std::error_code none;
  return std::ranges::all_of(filesOfTables(file),
                             [&none](const fs::path& one) { return fs::exists(one, none); });
}

Result<std::vector<MetaRow>> readMetaFile(const fs::path& parts) {
  auto reader =
      CsvReader::open(filesOfTables(parts)[static_cast<std::size_t>(TableId::meta)], TableId::meta);
  if (!reader) return failure(std::move(reader));
  std::vector<MetaRow> meta;
  auto next = reader->next();
  for (; next && *next; next = reader->next())
    meta.emplace_back(textOfValue(reader->row()[0]), textOfValue(reader->row()[1]));
  if (!next) return tl::unexpected(next.error());
  return meta;
}

Result<void> loadSet(GridTables& tables, const fs::path& parts, const cost::Profile& profile,
                     const Listener& listener, const Task& task) {
  const auto meta = readMetaFile(parts);
  if (!meta) return tl::unexpected(meta.error());
  if (auto right = checkMeta(parts.string(), *meta, profile); !right) return right;
  if (auto loaded = SetLoader(tables, listener, task).load(parts); !loaded) return loaded;
  return tables.remember(rememberedShares(*meta));
}

namespace {

/// Scenes wait to be loaded, and a large one takes hundreds of megabytes.
constexpr std::size_t scenesAheadOfLoad = 3;

/// A file that was read, or did not need to be.
struct LoadedSource {
  ReadSource read;
  bool isThere = false;
};

class FilesLoader {
 public:
  FilesLoader(GridTables& tables, std::span<const std::string> files, const WriteOptions& options,
              const Listener& listener, const Task& task)
      : tables_(tables),
        known_(tables.known()),
        files_(files),
        options_(options),
        listener_(listener),
        task_(task) {}

  Result<Outcome> load() {
    makeInOrder(
        files_.size(), options_.threads, [&](std::size_t index) { return made(files_[index]); },
        [&](const LoadedSource& source) { take(source); }, scenesAheadOfLoad);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!state_) return tl::unexpected(state_.error());
    return outcome_;
  }

 private:
  bool isOver() const { return hasFailed_ || task_.cancelled(); }

  LoadedSource made(const std::string& file) const {
    LoadedSource made;
    if (isOver()) return made;
    made.isThere = isThere(file, made.read);
    if (!made.isThere) {
      Task one = task_;
      if (files_.size() > 1) one.progress = {};
      made.read = readSource(file, options_.reading, one);
    }
    return made;
  }

  bool isThere(const std::string& file, ReadSource& read) const {
    std::string name = file;
    makeStorable(name);
    const auto known = known_.find(name);
    if (known == known_.end() || !known->second.isRead) return false;
    const auto bytes = readFile(file, limits::fileBytes, task_);
    if (!bytes || sha256(*bytes) != known->second.sha256 ||
        !areUnchanged(known->second.companions, task_))
      return false;
    read.kind = import::kindOf(*bytes, file, task_);
    return true;
  }

  void take(const LoadedSource& source) {
    if (isOver()) return;
    const std::string& file = files_[done_++];
    if (listener_.progress)
      listener_.progress(static_cast<double>(done_) / static_cast<double>(files_.size()), file);
    if (!source.read.refusal) outcome_.kinds.push_back(source.read.kind);
    if (source.isThere) return;
    if (listener_.read) listener_.read(source.read);
    outcome_.isRefused |= source.read.refusal.has_value();
    outcome_.isPartial |= source.read.isPartial;
    state_ = tables_.put(source.read.statistics);
    hasFailed_ = !state_;
  }

  GridTables& tables_;
  const KnownSources known_;  ///< As they were before: the threads that read look at it.
  std::span<const std::string> files_;
  const WriteOptions& options_;
  const Listener& listener_;
  const Task& task_;
  std::size_t done_ = 0;
  Outcome outcome_;
  Result<void> state_;
  std::atomic<bool> hasFailed_ = false;  ///< As state_, for the threads that read.
};

}  // namespace

Result<Outcome> loadFiles(database::Database& database, std::span<const std::string> files,
                          const WriteOptions& options, const Listener& listener, const Task& task) {
  const import::AssetSharing sharing(sharedAssetBytes);
  auto tables = GridTables::open(database, options.reading.profile, options.program);
  if (!tables) return failure(std::move(tables));
  std::vector<std::string> scenes;
  std::vector<std::string> written;
  for (const std::string& file : files) (isWrittenSet(file) ? written : scenes).push_back(file);
  auto outcome = FilesLoader(*tables, scenes, options, listener, task).load();
  for (const std::string& set : written)
    if (auto loaded = outcome ? loadSet(*tables, set, options.reading.profile, listener, task)
                              : Result<void>();
        !loaded)
      return failure(std::move(loaded));
  return outcome;
}

}  // namespace wb::grid

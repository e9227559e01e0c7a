#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/threads.h"
#include "model/grid/detail/constraints.h"
#include "model/grid/detail/grid_csv.h"
#include "model/grid/detail/grid_texts.h"
#include "model/grid/detail/tables.h"
#include "model/grid/grid.h"
#include "model/grid/manifest.h"
#include "model/grid/statistics_files.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <map>
#include <optional>
#include <tuple>
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
using database::Value;

std::string textOfValue(const Value& value) {
  const auto* text = std::get_if<std::string_view>(&value);
  return text ? std::string(*text) : std::string();
}

/// The rows of one table, source after source.
class TableRows {
 public:
  static Result<TableRows> open(const fs::path& path, TableId id) {
    auto reader = CsvReader::open(path, id);
    if (!reader) return failure(std::move(reader));
    TableRows rows(std::move(*reader), id);
    if (auto went = rows.step(); !went) return failure(std::move(went));
    return rows;
  }

  /// Those of a source, with another number of it.
  Result<void> give(std::int64_t source, std::int64_t number, const RowSink& sink) {
    order_.restart();
    while (hasRow_ && numberOf() == source) {
      row_.assign(reader_.row().begin(), reader_.row().end());
      if (auto right = order_.take(row_); !right) return reader_.refuse(right.error());
      row_.front() = number;
      if (auto given = sink(row_); !given) return given;
      if (auto went = step(); !went) return went;
    }
    return {};
  }

  bool isAtEnd() const { return !hasRow_; }

 private:
  TableRows(CsvReader reader, TableId id) : reader_(std::move(reader)), order_(id) {}

  std::int64_t numberOf() const { return std::get<std::int64_t>(reader_.row().front()); }

  Result<void> step() {
    const auto next = reader_.next();
    if (!next) return tl::unexpected(next.error());
    hasRow_ = *next;
    return {};
  }

  CsvReader reader_;
  RowOrder order_;
  bool hasRow_ = false;
  std::vector<Value> row_;
};

class SetLoader {
 public:
  SetLoader(GridTables& tables, const Listener& listener, const Task& task)
      : tables_(tables), listener_(listener), task_(task) {}

  Result<void> load(const fs::path& parts, const std::vector<MetaRow>& meta) {
    set_ = parts;
    found_ = emptyList(meta);
    for (const auto& [key, value] : meta) {
      if (key == sourcesKey) list_ = listIn(value);
      if (const auto number = sourceIn(key)) listed_.emplace(*number, value);
    }
    const auto files = filesOfTables(parts);
    for (const TableId id : tablesOfRows) {
      auto rows = TableRows::open(files[static_cast<std::size_t>(id)], id);
      if (!rows) return failure(std::move(rows));
      rows_.push_back(std::move(*rows));
    }
    const auto& list = files[static_cast<std::size_t>(TableId::sources)];
    auto listed = CsvReader::open(list, TableId::sources);
    if (!listed) return failure(std::move(listed));
    if (auto whole = checkList(*listed); !whole) return whole;
    auto sources = CsvReader::open(list, TableId::sources);
    if (!sources) return failure(std::move(sources));
    if (auto noted = tables_.expect(names_); !noted) return noted;
    return loadAll(*sources);
  }

 private:
  Result<void> loadAll(CsvReader& sources) {
    auto next = sources.next();
    for (; next && *next; next = sources.next()) {
      if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
      number_ = std::get<std::int64_t>(sources.row().front());
      source_ = sourceOfRow(sources.row());
      expected_ = writtenOfRow(sources.row());
      // How many there are is not known before the end.
      if (listener_.progress) listener_.progress(0, source_.file);
      if (auto put = tables_.isThere(source_) ? pass() : this->put(); !put) return put;
    }
    if (!next) return tl::unexpected(next.error());
    if (std::ranges::all_of(rows_, &TableRows::isAtEnd)) return {};
    return wrong(TableId::parts, gridTexts["grid.not_in_order"], {});
  }

  /// Rows that are there already are read all the same: those of the next source lie behind them.
  Result<void> pass() {
    SourceDigest digest;
    for (const TableId id : tablesOfRows)
      if (auto given = give(id, number_,
                            [&](std::span<const Value> row) {
                              digest.add(id, row);
                              return Result<void>();
                            });
          !given)
        return given;
    return check(digest.written(source_));
  }

  Result<void> put() {
    bool isGiven = false;
    auto done = tables_.put(
        source_,
        [&](TableId id, std::int64_t number, const RowSink& sink) {
          isGiven = true;
          return give(id, number, sink);
        },
        [this](const Written& written) { return check(written); });
    // Another program may have put it in meanwhile: then its rows are still to be passed over.
    return done && !isGiven ? pass() : done;
  }

  Result<void> give(TableId id, std::int64_t number, const RowSink& sink) {
    const auto* const at = std::ranges::find(tablesOfRows, id);
    return rows_[static_cast<std::size_t>(at - tablesOfRows.begin())].give(number_, number, sink);
  }

  /// A file that was cut between two rows, or two members of gzip, reads to its end without an
  /// error.
  Result<void> check(const Written& written) const {
    for (const auto& [id, expected, found] :
         {std::tuple(TableId::regions, expected_.regions, written.regions),
          std::tuple(TableId::linksets, expected_.linksets, written.linksets),
          std::tuple(TableId::parts, expected_.parts, written.parts)})
      if (expected != found)
        return wrong(id, gridTexts["grid.other_rows"],
                     {{"file", source_.file},
                      {"expected", static_cast<std::size_t>(expected)},
                      {"found", static_cast<std::size_t>(found)}});
    if (written == expected_) return {};
    return wrong(TableId::parts, gridTexts["grid.changed"],
                 {{"file", source_.file}, {"source", static_cast<std::size_t>(number_)}});
  }

  /// Before the first is put in: whether all sources are there.
  Result<void> checkList(CsvReader& sources) {
    std::int64_t last = -1;
    auto next = sources.next();
    for (; next && *next; next = sources.next()) {
      const std::int64_t number = std::get<std::int64_t>(sources.row().front());
      if (number <= last) return sources.refuse(failure(gridTexts["grid.double_source"]).value());
      last = number;
      ++found_.sources;
      found_.digest ^= writtenOfRow(sources.row()).digest;
      const auto listed = listed_.find(number);
      if (listed == listed_.end() || listed->second != textOfValue(sources.row()[1]))
        return wrong(TableId::meta, gridTexts["grid.unlisted"],
                     {{"file", textOfValue(sources.row()[1])},
                      {"source", static_cast<std::size_t>(number)}});
      names_.push_back(listed->second);
      listed_.erase(listed);
    }
    if (!next) return tl::unexpected(next.error());
    if (!listed_.empty())
      return wrong(TableId::sources, gridTexts["grid.source_missing"],
                   {{"file", listed_.begin()->second},
                    {"source", static_cast<std::size_t>(listed_.begin()->first)}});
    if (!list_)
      return wrong(TableId::meta, gridTexts["grid.no_digest"],
                   {{"table", table(TableId::meta).word}});
    if (found_ == *list_) return {};
    return wrong(TableId::sources, gridTexts["grid.sources_changed"],
                 {{"expected", static_cast<std::size_t>(list_->sources)},
                  {"found", static_cast<std::size_t>(found_.sources)}});
  }

  Result<void> wrong(TableId id, Text text, std::vector<Argument> arguments) const {
    const std::string file = filesOfTables(set_)[static_cast<std::size_t>(id)].string();
    return tl::unexpected(inFile(failure(text, std::move(arguments)).value(), file));
  }

  GridTables& tables_;
  const Listener& listener_;
  const Task& task_;
  fs::path set_;  ///< Named by its parts.
  std::vector<TableRows> rows_;
  std::int64_t number_ = 0;  ///< Of the source that is read, in the files.
  Source source_{};
  Written expected_{};  ///< What its row says.
  SourceList found_{};
  std::optional<SourceList> list_{};              ///< As meta has it.
  std::map<std::int64_t, std::string> listed_{};  ///< Sources that meta names, not met so far.
  std::vector<std::string> names_{};              ///< Of all sources.
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
  if (auto loaded = SetLoader(tables, listener, task).load(parts, *meta); !loaded) return loaded;
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
    std::vector<std::string> names(files_.begin(), files_.end());
    for (std::string& name : names) makeStorable(name);
    if (auto noted = tables_.expect(names); !noted) return failure(std::move(noted));
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
        !areUnchanged(file, known->second.companions, task_))
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

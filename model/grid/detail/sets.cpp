#include "model/grid/detail/sets.h"

#include "model/core/core_texts.h"
#include "model/grid/detail/csv_reader.h"
#include "model/grid/detail/grid_fields.h"
#include "model/grid/detail/grid_texts.h"
#include "model/grid/files.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace wb::grid {
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
  return SetLoader(tables, listener, task).load(parts);
}

}  // namespace wb::grid

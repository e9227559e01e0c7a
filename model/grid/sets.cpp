#include "model/grid/sets.h"

#include "model/base/texts.h"
#include "model/grid/csv_reader.h"
#include "model/grid/fields.h"
#include "model/grid/files.h"
#include "model/grid/texts.h"

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
  Source source{textOfValue(row[1]), textOfValue(row[2]), {}, textOfValue(row[4])};
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

  Result<void> pass(std::int64_t source) {
    return give(source, source, [](std::span<const Value>) { return Result<void>(); });
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

constexpr std::array tablesOfRows{TableId::regions, TableId::linksets, TableId::parts};

class SetLoader {
 public:
  SetLoader(GridTables& tables, const Listener& listener, const Task& task)
      : tables_(tables), listener_(listener), task_(task) {}

  Result<void> load(const fs::path& parts) {
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
      if (auto put = tables_.isThere(source) ? pass(number) : this->put(source, number); !put)
        return put;
    }
    if (!next) return tl::unexpected(next.error());
    if (std::ranges::all_of(rows_, &TableRows::isAtEnd)) return {};
    return tl::unexpected(inFile(failure(gridTexts["grid.not_in_order"]).value(), parts.string()));
  }

  Result<void> pass(std::int64_t number) {
    for (TableRows& rows : rows_)
      if (auto passed = rows.pass(number); !passed) return passed;
    return {};
  }

  Result<void> put(const Source& source, std::int64_t written) {
    auto done = tables_.put(source, [&](TableId id, std::int64_t number, const RowSink& sink) {
      if (id == TableId::sources) return writeSource({source, {}, {}}, number, sink);
      const auto* const at = std::ranges::find(tablesOfRows, id);
      return rows_[static_cast<std::size_t>(at - tablesOfRows.begin())].give(written, number, sink);
    });
    // Another program may have put it in meanwhile: then its rows are still to be passed over.
    return done ? pass(written) : done;
  }

  GridTables& tables_;
  const Listener& listener_;
  const Task& task_;
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

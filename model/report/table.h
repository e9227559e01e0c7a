#pragma once

#include "model/analysis/found_target.h"
#include "model/core/text.h"
#include "model/report/cell.h"
#include "model/report/table_texts.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::table {

/// Where written text goes, piece by piece.
using Sink = std::function<void(std::string_view)>;

/// How soon a column gives way when a table for people is wider than its page.
enum class Rank : std::uint8_t { essential, useful, detail };

/// Whether the last line of a table for people shows a column's sum.
enum class Total : std::uint8_t { none, sum };

/// What all cells of a column hold that are not empty: texts of the user's, a word of the program's
/// own or several with spaces between, numbers or counts, truths; or each what it likes.
enum class Content : std::uint8_t { any, text, word, words, number, truth };

/// Whether all cells are texts, whoever wrote them.
inline bool holdsText(Content content) {
  return content == Content::text || content == Content::word || content == Content::words;
}

/// How numbers are written for people: as `readable` does, or with as many digits as tell all
/// numbers of such columns apart, which constants need.
enum class Digits : std::uint8_t { few, enough };

/// What a table's writers know of a column.
struct Heading {
  std::string_view key;  ///< Stable: the CSV's first line, the JSON's keys.
  Text title;            ///< For people.
  Rank rank = Rank::useful;
  Total total = Total::none;
  Content content = Content::any;
  Digits digits = Digits::few;
};

/// A table as its writers see it. Cells are made when they are asked for, so that a table of any
/// length takes no room of its own.
struct Table {
  std::vector<Heading> headings;
  std::size_t rows = 0;
  std::function<Cell(std::size_t row, std::size_t column)> cell;
  /// What a row is about, in its file; nothing if that is no linkset and no part.
  std::function<std::optional<weighing::Target>(std::size_t row)> target = [](std::size_t) {
    return std::nullopt;
  };
  Text whenEmpty = tableTexts["report.no_rows"];  ///< For people, instead of an empty table.
};

/// A column over rows of one kind: its heading, and the one place where its cells come from.
template <class Row>
struct Column {
  Heading heading;
  Cell (*cell)(const Row&);
};

/// `columns` must outlive the table. A row may know its target().
template <class Row>
Table tableOf(std::span<const Column<Row>> columns, std::vector<Row> rows) {
  Table table;
  for (const Column<Row>& column : columns) table.headings.push_back(column.heading);
  table.rows = rows.size();
  const auto data = std::make_shared<const std::vector<Row>>(std::move(rows));
  table.cell = [columns, data](std::size_t row, std::size_t column) {
    return columns[column].cell((*data)[row]);
  };
  if constexpr (requires(const Row& row) { row.target(); })
    table.target = [data](std::size_t row) { return (*data)[row].target(); };
  return table;
}

}  // namespace wb::table

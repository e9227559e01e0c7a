#pragma once

#include "model/analysis/find_targets.h"
#include "model/core/identifiers.h"
#include "model/core/text.h"
#include "model/cost/breakdown.h"
#include "model/cost/cost.h"
#include "model/report/table_texts.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace wb::table {

/// A number that is not known, with the bound that is: a cost of which a part is unknown is at
/// least the rest. Data leave it empty; people read the bound.
struct Unknown {
  enum class Bound : std::uint8_t { none, least, most };
  Bound bound = Bound::none;
  double value = 0;

  bool operator==(const Unknown&) const = default;
};

/// One value of a table: empty where the column does not apply, a truth, a count, a number, a text,
/// or a number that is not known.
using Cell = std::variant<std::monostate, bool, std::size_t, double, std::string, Unknown>;

/// Where written text goes, piece by piece.
using Sink = std::function<void(std::string_view)>;

/// How soon a column gives way in a table for people. CSV and JSON have all columns; text and HTML
/// leave out those that are empty in every row.
enum class Rank : std::uint8_t {
  essential,  ///< Always shown, even where text becomes wider than its page.
  /// Gives way in narrow text, once no `detail` is left: columns of zeros first, then those further
  /// right.
  useful,
  /// Only in text that is wide enough, CSV and JSON. HTML leaves it out; windows hide it at first.
  detail
};

/// Whether the last line of a table for people shows a column's sum.
enum class Total : std::uint8_t { none, sum };

/// What all cells of a column hold that are not empty: texts of the user's, a word of the program's
/// own or several with spaces between, numbers or counts, truths; or each what it likes.
enum class Content : std::uint8_t { any, text, word, words, number, truth };

/// Whether all cells are texts: `content` is text, word or words.
inline bool holdsText(Content content) {
  return content == Content::text || content == Content::word || content == Content::words;
}

/// How numbers are written for people: as `readable` does, or with as many digits as tell all
/// numbers of such columns apart, which constants need.
enum class Digits : std::uint8_t { few, enough };

/// Picks the term that a column's number is; null where the accounting has none.
using TermOfColumn = const cost::Term* (*)(const cost::LinksetTerms& terms);

/// What a column means, where that is more than its title says.
struct ColumnHelp {
  Text meaning;
  TermOfColumn term = nullptr;  ///< Null where no rule of totals makes its number.
};

/// What a table's writers know of a column.
struct Heading {
  std::string_view key;  ///< Stable: the CSV's first line, the JSON's keys.
  Text title;            ///< For people.
  Rank rank = Rank::useful;
  Total total = Total::none;
  Content content = Content::any;
  Digits digits = Digits::few;
  std::optional<ColumnHelp> help{};
};

/// For people, instead of an empty table.
inline constexpr Text emptyTable = tableTexts["report.empty"];

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
  Text whenEmpty = emptyTable;
};

/// A column over rows of one kind: its heading, and the one place where its cells come from.
template <class Row>
struct Column {
  Heading heading;
  Cell (*cell)(const Row&);
};

/// `columns` must outlive the table. A row may know its target().
/// @param columns  Their cells are made of a row when asked for.
/// @param rows     Kept by the table and its copies.
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

/// Columns that several tables have, each filled from its own rows.
namespace wb::table {

inline constexpr Heading fileHeading{"file", tableTexts["column.file"], Rank::detail, Total::none,
                                     Content::text};
inline constexpr Heading regionHeading{"region", tableTexts["column.region"], Rank::essential,
                                       Total::none, Content::text};
inline constexpr Heading linksetHeading{"linkset", tableTexts["column.linkset"], Rank::essential,
                                        Total::none, Content::text};
inline constexpr Heading linksetIdHeading{"linkset_id", tableTexts["column.linkset_id"],
                                          Rank::detail, Total::none, Content::text};
inline constexpr Heading partHeading{"part", tableTexts["column.part"], Rank::essential,
                                     Total::none, Content::text};
inline constexpr Heading partIdHeading{"part_id", tableTexts["column.part_id"], Rank::detail,
                                       Total::none, Content::text};
inline constexpr Heading landImpactHeading{"land_impact",
                                           tableTexts["column.land_impact"],
                                           Rank::essential,
                                           Total::sum,
                                           Content::number,
                                           Digits::few,
                                           ColumnHelp{helpTexts["help.land_impact"]}};
inline constexpr Heading capacityHeading{"capacity",
                                         tableTexts["column.capacity"],
                                         Rank::essential,
                                         Total::none,
                                         Content::number,
                                         Digits::few,
                                         ColumnHelp{helpTexts["help.capacity"]}};
inline constexpr Heading keyHeading{"key", tableTexts["column.key"], Rank::essential, Total::none,
                                    Content::word};

}  // namespace wb::table

/// How the values of a scene and of its costs become cells.
namespace wb::table {

/// The text of an `id`; empty for a null one.
inline Cell idCell(const Uuid& id) { return id.isNull() ? Cell{} : Cell{id.text()}; }

/// A `word` of the program's own, copied.
inline Cell wordCell(std::string_view word) { return std::string(word); }

/// The `value`; empty where there is none.
template <class T>
Cell optionalCell(const std::optional<T>& value) {
  return value ? Cell{*value} : Cell{};
}

/// A number that nothing is known of.
inline Cell unknownCell() { return Unknown{}; }

/// A cost that is at least `value` if part of it is unknown.
inline Cell costCell(double value, bool unknown) {
  return unknown ? Cell{Unknown{Unknown::Bound::least, value}} : Cell{value};
}

/// The cost of a part: without a `value`, which is at least 0, nothing is known of it.
inline Cell costCell(const std::optional<double>& value) {
  return costCell(value.value_or(0), !value);
}

/// What a capacity leaves free: at most `value` if part of what is used is unknown.
inline Cell freeCell(double value, bool unknown) {
  return unknown ? Cell{Unknown{Unknown::Bound::most, value}} : Cell{value};
}

/// The `cell` of what depends on a cost; empty where that is unknown.
inline Cell knownCell(Cell cell, bool unknown) { return unknown ? Cell{} : std::move(cell); }

/// The `difference` of two costs: nothing is known of it if one of them is unknown.
inline Cell differenceCell(double difference, bool unknown) {
  return unknown ? unknownCell() : Cell{difference};
}

}  // namespace wb::table

/// Other tables made of a table's rows.
namespace wb::table {

/// The rows with these numbers, in this order.
/// @param table  Kept by the result, which asks it for its cells.
/// @param rows   Each less than table.rows; may repeat.
Table withRows(Table table, std::vector<std::size_t> rows);

/// The rows that pass a test, in their order. Where none of those that there are does, the table
/// says so.
/// @param table  Kept by the result, which asks it for its cells.
/// @param test   Called once a row, in their order, before this returns.
Table withRowsWhere(Table table, const std::function<bool(std::size_t row)>& test);

/// The table with its rows in the order of the sum of some of its numeric columns, without its
/// sign, the greatest first; of equal ones the order stays. Keys that the table lacks count as
/// nothing.
/// @param table  Its cells in those columns are made here, once a row.
/// @param keys   As table::Heading::key.
Table greatestFirst(Table table, std::initializer_list<std::string_view> keys);

/// A cell as a number, an unknown one as its bound; 0 for anything else.
double numberIn(const Cell& cell);

/// A number for people: at most four significant digits, what stands before the point in full. With
/// the decimal sign of the current language.
std::string readable(double number);

/// A number that is told from others like it: with at most `digits` significant digits.
std::string readable(double number, int digits);

/// As few significant digits, but at least four, as make different numbers look different.
int digitsToTellApart(std::vector<double> numbers);

/// A cost of which part may be unknown: `at least 12.3` then, or `unknown` if nothing is known.
/// @param value    The cost, or its known part.
/// @param unknown  Whether part of it is unknown.
std::string readableCost(double value, bool unknown);

/// A number that is not known as people read it: its bound, or that nothing is known.
/// @param unknown  With a bound of 0, or none: says that it is unknown.
Sentence sentenceOf(const Unknown& unknown);

/// A cell for people, on one line: numbers rounded, truths as yes and no in the current language,
/// empty as an empty text.
std::string readable(const Cell& cell);

/// The sum of a column's numbers, at least that of the known ones if one is unknown; empty without
/// numbers.
class ColumnSum {
 public:
  /// Adds a `cell`; what is no number counts as 0 and does not make the sum one.
  void add(const Cell& cell);
  /// Returns the sum so far.
  Cell cell() const;

 private:
  double sum_ = 0;
  bool hasNumbers_ = false;
  bool isBound_ = false;
  bool isUnknown_ = false;
};

/// Of all linksets together; at least that of the known ones if one is unknown.
/// @param costs  Of a weighing. Empty: 0.
Cell landImpactOf(const std::vector<cost::LinksetCost>& costs);

}  // namespace wb::table

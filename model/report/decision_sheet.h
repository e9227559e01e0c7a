#pragma once

#include "model/analysis/comparison.h"
#include "model/core/text.h"
#include "model/report/table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::table {

/// What a designer decides by, in blocks of rows: how many rows a block has never depends on what
/// is open, except for the last.
enum class SheetBlock : std::uint8_t {
  totals,
  over,       ///< Regions and parcels that hold more than fits.
  cheaper,    ///< How many objects, then those that gain most.
  costlier,   ///< The same of those that lose most.
  physical,   ///< Who may no longer be physical, and who may be so again.
  constants,  ///< Each that is not the same on all sides.
};

/// How many objects have a row as those that gain, or lose, most.
inline constexpr std::size_t sheetNames = 5;

/// A row of the sheet without its cells.
struct SheetRow {
  SheetBlock block;
  std::string_view key;  ///< Stable; of a constant or choice its own.
  Text title;            ///< For people; without english: that of the row above, or of the key.
};

/// An object whose land impact changes.
struct SheetGain {
  std::optional<std::size_t> linkset;  ///< Its index on the side; nothing where it is gone.
  Sentence name;
  double change = 0;  ///< LI.
};

/// What a side says in a row.
struct SheetCell {
  Cell value;     ///< A number in LI or PE, a count, the value of a constant, or a word.
  Sentence name;  ///< Of the object or place that a number is of; without a text: of none.
  std::vector<std::size_t> linksets;  ///< Those that it is about, by their index on the side.
  /// Of a count of objects that gain, or lose: all of them, the largest change first. Shared, since
  /// there may be as many as the scene has and cells are copied; null in other rows.
  std::shared_ptr<const std::vector<SheetGain>> gains{};

  bool hasName() const { return !name.text.english.empty(); }
};

/// Returns the rows of all blocks but the last.
std::span<const SheetRow> sheetRows();

/// Returns what a side says in the rows of sheetRows(), one cell each.
/// @param side       Constants, and what all costs under them.
/// @param reference  What it is compared with. The same object as `side`: nothing is compared.
std::vector<SheetCell> sheetColumn(const tuning::Side& side, const tuning::Side& reference);

/// Returns the rows of the last block: constants, then choices, that differ between the profiles of
/// at least two sides.
std::vector<SheetRow> differingConstants(std::span<const cost::Profile> profiles);

/// Returns what a profile says in a row that differingConstants() gave.
SheetCell constantCell(const SheetRow& row, const cost::Profile& profile);

/// A side of a sheet, made.
struct SheetColumn {
  std::string name;  ///< As people call it.
  cost::Profile profile;
  std::vector<SheetCell> cells;  ///< As sheetColumn() gives them.
};

/// Returns the sheet as a table for spreadsheets: a line for each row of each side, with the side's
/// name, the row's key, the object that it names and the value. Of the objects that gain, and of
/// those that lose, it has all: `cheaper_1`, `cheaper_2` and so on, as many as there are.
/// @param columns  At least one; kept by the table.
Table sheetTable(std::vector<SheetColumn> columns);

}  // namespace wb::table

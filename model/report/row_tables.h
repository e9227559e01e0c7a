#pragma once

#include "model/analysis/weighing.h"
#include "model/report/table.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace wb::table {

/// What a row of a report stands for.
enum class RowKind : std::uint8_t { part, linkset, region };

/// Whether the table of linksets also shows what the grid measured of each, and by how much the
/// estimate differs.
enum class Columns : std::uint8_t { standard, withMeasured };

/// Whether a column is one of those.
bool isOfMeasured(std::string_view key);

/// The table of a kind of row over all files, in their order. The weighings must outlive the table.
Table tableOf(RowKind rowKind, std::span<const weighing::Weighing> weighings,
              Columns columns = Columns::standard);

Table partTable(std::span<const weighing::Weighing> weighings);
Table linksetTable(std::span<const weighing::Weighing> weighings,
                   Columns columns = Columns::standard);
Table regionTable(std::span<const weighing::Weighing> weighings);

}  // namespace wb::table

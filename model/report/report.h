// Results for people and programs: tables, explanations, pages, charts. Nothing here computes a
// cost; it puts into rows, sentences and markup what the packages cost and analysis found.
//
// Start with tableOf() below: the table of all parts, linksets or regions of some weighings.
// `table.h`: headings, cells, rows and Table itself, whose cells are made when asked for;
// `table_formats.h` writes any table as CSV, JSON or text; `filter.h` picks rows by a condition.
// Tables of other things: `changes.h` and `comparison_tables.h` (before and after),
// `constant_tables.h` (profiles, evidence, calibration), `analysis_tables.h` (sensitivity, sweeps,
// fragility), `shape_tables.h` (generated shapes and levels of detail), `picks.h` (rays).
// `explanation.h`: explanationOf() says why a linkset costs what it does; `card.h` its short form,
// `target_advice.h` what would lower it, `explanation_text.h` and `explanation_json.h` write it.
// `html.h` writes pages, `inspection_report.h` what a file holds; `chart.h` gives charts as plain
// values. Sentences stand in `table_texts.h` and `explanation_texts.h`.

#pragma once

#include "model/analysis/analysis.h"
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
/// @param key  As table::Heading::key.
bool isOfMeasured(std::string_view key);

/// The table of a kind of row over all files, in their order. The weighings must outlive the table.
/// @param rowKind    What a row stands for.
/// @param weighings  One a file. Empty: the headings alone.
/// @param columns    Matters to the table of linksets alone.
Table tableOf(RowKind rowKind, std::span<const weighing::Weighing> weighings,
              Columns columns = Columns::standard);

/// Returns the table of all parts of all `weighings`, which must outlive it.
Table partTable(std::span<const weighing::Weighing> weighings);
/// Returns the table of all linksets of all `weighings`, which must outlive it, with those
/// `columns`.
Table linksetTable(std::span<const weighing::Weighing> weighings,
                   Columns columns = Columns::standard);
/// Returns the table of all regions of all `weighings`, which must outlive it; the last of each
/// file holds what is in no region.
Table regionTable(std::span<const weighing::Weighing> weighings);

}  // namespace wb::table

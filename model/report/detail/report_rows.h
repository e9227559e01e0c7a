#pragma once

#include "model/cost/breakdown.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

namespace wb::table {

constexpr ColumnHelp helpOf(Text meaning, TermOfColumn term = nullptr) { return {meaning, term}; }

}  // namespace wb::table

/// What this package makes of the rows of report_columns.def: columns over rows of a type. What a
/// row holds stays one argument, for its commas are in brackets.
#define WB_REPORT_COLUMN(Row, key, title, rank, total, content, help, cell, sql)            \
  Column<Row>{{#key, title, Rank::rank, Total::total, Content::content, Digits::few, help}, \
              [](const Row& row) -> Cell { return cell; }},
#define WB_HELP(code) helpOf(helpTexts[code])
#define WB_RULE(code, term) helpOf(helpTexts[code], term)
#define WB_NO_HELP std::nullopt
#define WB_CELL(...) (__VA_ARGS__)
#define WB_SQL(...)
#define WB_NOT_IN_SQL(why)

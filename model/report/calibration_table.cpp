#include "model/report/calibration_table.h"

#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <array>

namespace wb::table {
namespace {

struct ConstantRow {
  tuning::FittedConstant fitted;
  std::optional<double> rSquared;
};

constexpr std::array constantColumns{
    Column<ConstantRow>{
        keyHeading, [](const ConstantRow& row) { return wordCell(constant(row.fitted.key).name); }},
    Column<ConstantRow>{{"start", tableTexts["column.start"], Rank::useful, Total::none,
                         Content::number, Digits::enough},
                        [](const ConstantRow& row) -> Cell { return row.fitted.start; }},
    Column<ConstantRow>{{"value", tableTexts["column.value"], Rank::essential, Total::none,
                         Content::number, Digits::enough},
                        [](const ConstantRow& row) -> Cell { return row.fitted.value; }},
    Column<ConstantRow>{
        {"standard_error", tableTexts["column.standard_error"], Rank::essential, Total::none,
         Content::number, Digits::enough},
        [](const ConstantRow& row) { return optionalCell(row.fitted.standardError); }},
    Column<ConstantRow>{
        {"unit", tableTexts["column.unit"], Rank::useful, Total::none, Content::word},
        [](const ConstantRow& row) { return wordCell(constant(row.fitted.key).unit); }},
    Column<ConstantRow>{
        {"r_squared", tableTexts["column.r_squared"], Rank::useful, Total::none, Content::number},
        [](const ConstantRow& row) { return optionalCell(row.rSquared); }},
};

using tuning::Residual;

constexpr std::array residualColumns{
    Column<Residual>{linksetHeading, [](const Residual& row) -> Cell { return row.linkset; }},
    Column<Residual>{linksetIdHeading, [](const Residual& row) { return idCell(row.linksetId); }},
    Column<Residual>{
        {"weight", tableTexts["column.weight"], Rank::essential, Total::none, Content::word},
        [](const Residual& row) { return wordCell(name(row.weight)); }},
    Column<Residual>{
        {"measured", tableTexts["column.measured"], Rank::essential, Total::none, Content::number},
        [](const Residual& row) -> Cell { return row.measured; }},
    Column<Residual>{{"calculated", tableTexts["column.calculated"], Rank::essential, Total::none,
                      Content::number},
                     [](const Residual& row) -> Cell { return row.calculated; }},
    Column<Residual>{
        {"residual", tableTexts["column.residual"], Rank::essential, Total::none, Content::number},
        [](const Residual& row) -> Cell { return row.measured - row.calculated; }},
};

}  // namespace

Table calibrationTable(const tuning::Calibration& calibration) {
  std::vector<ConstantRow> rows;
  for (const tuning::FittedConstant& one : calibration.constants)
    rows.push_back({one, calibration.rSquared});
  return tableOf<ConstantRow>(constantColumns, std::move(rows));
}

Table residualTable(const tuning::Calibration& calibration) {
  return tableOf<Residual>(residualColumns, calibration.residuals);
}

}  // namespace wb::table

#include "model/report/calibration_table.h"

#include "model/report/cells.h"
#include "model/report/headings.h"
#include "model/report/texts.h"

#include <array>

namespace wb::report {
namespace {

struct ConstantRow {
  tuning::FittedConstant fitted;
  std::optional<double> rSquared;
};

constexpr std::array constantColumns{
    Column<ConstantRow>{
        keyHeading, [](const ConstantRow& row) { return wordCell(constant(row.fitted.key).name); }},
    Column<ConstantRow>{{"start", reportTexts["column.start"], Rank::useful, Total::none,
                         Content::number, Digits::enough},
                        [](const ConstantRow& row) -> Cell { return row.fitted.start; }},
    Column<ConstantRow>{{"value", reportTexts["column.value"], Rank::essential, Total::none,
                         Content::number, Digits::enough},
                        [](const ConstantRow& row) -> Cell { return row.fitted.value; }},
    Column<ConstantRow>{
        {"standard_error", reportTexts["column.standard_error"], Rank::essential, Total::none,
         Content::number, Digits::enough},
        [](const ConstantRow& row) { return optionalCell(row.fitted.standardError); }},
    Column<ConstantRow>{
        {"unit", reportTexts["column.unit"], Rank::useful, Total::none, Content::word},
        [](const ConstantRow& row) { return wordCell(constant(row.fitted.key).unit); }},
    Column<ConstantRow>{
        {"r_squared", reportTexts["column.r_squared"], Rank::useful, Total::none, Content::number},
        [](const ConstantRow& row) { return optionalCell(row.rSquared); }},
};

using tuning::Residual;

constexpr std::array residualColumns{
    Column<Residual>{linksetHeading, [](const Residual& row) -> Cell { return row.linkset; }},
    Column<Residual>{linksetIdHeading, [](const Residual& row) { return idCell(row.linksetId); }},
    Column<Residual>{
        {"weight", reportTexts["column.weight"], Rank::essential, Total::none, Content::word},
        [](const Residual& row) { return wordCell(name(row.weight)); }},
    Column<Residual>{
        {"measured", reportTexts["column.measured"], Rank::essential, Total::none, Content::number},
        [](const Residual& row) -> Cell { return row.measured; }},
    Column<Residual>{{"calculated", reportTexts["column.calculated"], Rank::essential, Total::none,
                      Content::number},
                     [](const Residual& row) -> Cell { return row.calculated; }},
    Column<Residual>{
        {"residual", reportTexts["column.residual"], Rank::essential, Total::none, Content::number},
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

}  // namespace wb::report

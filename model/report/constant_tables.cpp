#include "model/report/constant_tables.h"

#include "model/core/number.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <array>

namespace wb::table {
namespace {

constexpr std::array listColumns{
    Column<cost::Profile>{{"name", tableTexts["column.profile"], Rank::essential},
                          [](const cost::Profile& profile) -> Cell { return profile.base; }},
    Column<cost::Profile>{
        {"accounting_model", tableTexts["column.accounting_model"]},
        [](const cost::Profile& profile) { return wordCell(name(profile.accounting)); }},
    Column<cost::Profile>{
        {"rounding", tableTexts["column.rounding"]},
        [](const cost::Profile& profile) { return wordCell(name(profile.rounding)); }},
    Column<cost::Profile>{
        {"base_hull_source", tableTexts["column.base_hull_source"]},
        [](const cost::Profile& profile) { return wordCell(name(profile.baseHullSource)); }},
    Column<cost::Profile>{
        {"triangle_rule", tableTexts["column.triangle_rule"]},
        [](const cost::Profile& profile) { return wordCell(name(profile.triangleRule)); }},
};

using cost::ProfileRow;

/// Numbers stay numbers, so that a spreadsheet can reckon with them; a choice is a word.
Cell valueCell(const std::string& value) {
  const std::optional<double> number = parseNumber(value);
  return number ? Cell{*number} : Cell{value};
}

std::string_view columnMeaning(std::string_view key) {
  const std::optional<cost::Key> constant = cost::constantKey(key);
  return constant ? cost::constant(*constant).meaning : std::string_view();
}

constexpr std::array profileColumns{
    Column<ProfileRow>{{"key", tableTexts["column.key"], Rank::essential},
                       [](const ProfileRow& row) { return wordCell(row.key); }},
    Column<ProfileRow>{{"value", tableTexts["column.value"], Rank::essential, Total::none,
                        Content::any, Digits::enough},
                       [](const ProfileRow& row) { return valueCell(row.value); }},
    Column<ProfileRow>{{"unit", tableTexts["column.unit"], Rank::essential},
                       [](const ProfileRow& row) { return wordCell(row.unit); }},
    Column<ProfileRow>{{"confidence", tableTexts["column.confidence"]},
                       [](const ProfileRow& row) { return wordCell(row.confidence); }},
    Column<ProfileRow>{{"meaning", tableTexts["column.meaning"], Rank::detail},
                       [](const ProfileRow& row) { return wordCell(columnMeaning(row.key)); }},
};

struct DifferenceRow {
  ProfileRow first;
  ProfileRow second;
};

constexpr std::array differenceColumns{
    Column<DifferenceRow>{{"key", tableTexts["column.key"], Rank::essential},
                          [](const DifferenceRow& row) { return wordCell(row.first.key); }},
    Column<DifferenceRow>{{"first", {}, Rank::essential, Total::none, Content::any, Digits::enough},
                          [](const DifferenceRow& row) { return valueCell(row.first.value); }},
    Column<DifferenceRow>{
        {"second", {}, Rank::essential, Total::none, Content::any, Digits::enough},
        [](const DifferenceRow& row) { return valueCell(row.second.value); }},
    Column<DifferenceRow>{{"unit", tableTexts["column.unit"], Rank::essential},
                          [](const DifferenceRow& row) { return wordCell(row.first.unit); }},
};

std::vector<DifferenceRow> differences(const cost::Profile& first, const cost::Profile& second) {
  const std::vector<ProfileRow> firstRows = rows(first);
  const std::vector<ProfileRow> secondRows = rows(second);
  std::vector<DifferenceRow> result;
  for (std::size_t i = 0; i < firstRows.size(); ++i)
    if (firstRows[i].value != secondRows[i].value) result.push_back({firstRows[i], secondRows[i]});
  return result;
}

}  // namespace

Table profileList() {
  std::vector<cost::Profile> profiles;
  for (const std::string_view name : cost::builtInProfiles())
    profiles.push_back(*cost::builtInProfile(name));
  return tableOf<cost::Profile>(listColumns, std::move(profiles));
}

Table profileTable(const cost::Profile& profile) {
  return tableOf<ProfileRow>(profileColumns, rows(profile));
}

Table profileDifference(const cost::Profile& first, std::string_view firstName,
                        const cost::Profile& second, std::string_view secondName) {
  Table table = tableOf<DifferenceRow>(differenceColumns, differences(first, second));
  table.headings[1].title = {"column.first", firstName};
  table.headings[2].title = {"column.second", secondName};
  table.whenEmpty = tableTexts["report.equal_profiles"];
  return table;
}

namespace {

using cost::PublishedMeasurement;

struct EvidenceRow {
  std::optional<cost::Key> key;
  const PublishedMeasurement* measurement = nullptr;  ///< Null: there is none.
  std::optional<double> calculated{};
};

/// Of a measurement; empty where there is none.
template <class Value>
Cell ofMeasurement(const EvidenceRow& row, const Value& value) {
  return row.measurement ? Cell{value(*row.measurement)} : Cell{};
}

template <std::string_view PublishedMeasurement::*member>
Cell word(const EvidenceRow& row) {
  return ofMeasurement(row, [](const auto& one) { return std::string(one.*member); });
}

Cell residual(const EvidenceRow& row) {
  if (!row.measurement || !row.calculated) return {};
  return row.measurement->value - *row.calculated;
}

constexpr std::array evidenceColumns{
    Column<EvidenceRow>{keyHeading,
                        [](const EvidenceRow& row) {
                          return row.key ? wordCell(cost::constant(*row.key).name) : Cell{};
                        }},
    Column<EvidenceRow>{
        {"case", tableTexts["column.case"], Rank::essential, Total::none, Content::text},
        word<&PublishedMeasurement::name>},
    Column<EvidenceRow>{
        {"quantity", tableTexts["column.quantity"], Rank::useful, Total::none, Content::word},
        [](const EvidenceRow& row) {
          return ofMeasurement(row,
                               [](const auto& one) { return std::string(name(one.quantity)); });
        }},
    Column<EvidenceRow>{
        {"measured", tableTexts["column.measured"], Rank::essential, Total::none, Content::number},
        [](const EvidenceRow& row) {
          return ofMeasurement(row, [](const auto& one) { return one.value; });
        }},
    Column<EvidenceRow>{
        {"tolerance", tableTexts["column.tolerance"], Rank::useful, Total::none, Content::number},
        [](const EvidenceRow& row) {
          return ofMeasurement(row, [](const auto& one) { return one.tolerance; });
        }},
    Column<EvidenceRow>{{"calculated", tableTexts["column.calculated"], Rank::essential,
                         Total::none, Content::number},
                        [](const EvidenceRow& row) { return optionalCell(row.calculated); }},
    Column<EvidenceRow>{
        {"residual", tableTexts["column.residual"], Rank::essential, Total::none, Content::number},
        residual},
    Column<EvidenceRow>{
        {"confidence", tableTexts["column.confidence"], Rank::useful, Total::none, Content::word},
        [](const EvidenceRow& row) {
          return row.key ? wordCell(name(cost::constant(*row.key).confidence)) : Cell{};
        }},
    Column<EvidenceRow>{
        {"object", tableTexts["column.object"], Rank::useful, Total::none, Content::word},
        word<&PublishedMeasurement::object>},
    Column<EvidenceRow>{
        {"testable", tableTexts["column.testable"], Rank::useful, Total::none, Content::word},
        [](const EvidenceRow& row) {
          return ofMeasurement(row, [](const auto& one) { return one.isTestable(); });
        }},
    Column<EvidenceRow>{
        {"why_not", tableTexts["column.why_not"], Rank::useful, Total::none, Content::word},
        word<&PublishedMeasurement::untestable>},
    Column<EvidenceRow>{
        {"rules", tableTexts["column.rules"], Rank::detail, Total::none, Content::word},
        word<&PublishedMeasurement::profile>},
    Column<EvidenceRow>{
        {"source", tableTexts["column.source"], Rank::essential, Total::none, Content::text},
        word<&PublishedMeasurement::source>},
    Column<EvidenceRow>{
        {"note", tableTexts["column.note"], Rank::detail, Total::none, Content::word},
        word<&PublishedMeasurement::note>},
};

void addRows(std::vector<EvidenceRow>& rows, cost::Key key, const cost::Profile& profile) {
  const std::size_t before = rows.size();
  for (const PublishedMeasurement& one : cost::publishedMeasurements())
    if (isWitnessTo(one, key)) rows.push_back({key, &one, valueByRules(one, profile)});
  if (rows.size() == before) rows.push_back({key});
}

}  // namespace

Table evidenceTable(const cost::Profile& profile, std::optional<cost::Key> key) {
  std::vector<EvidenceRow> rows;
  if (key) {
    addRows(rows, *key, profile);
  } else {
    for (const cost::Constant& one : cost::constants()) addRows(rows, one.key, profile);
    for (const PublishedMeasurement& one : cost::publishedMeasurements())
      if (one.witnesses.empty()) rows.push_back({{}, &one, valueByRules(one, profile)});
  }
  return tableOf<EvidenceRow>(evidenceColumns, std::move(rows));
}

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

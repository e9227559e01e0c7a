#include "model/report/evidence_table.h"

#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <array>

namespace wb::table {
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

}  // namespace wb::table

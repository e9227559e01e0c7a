#include "model/report/profile_table.h"

#include "model/core/number.h"
#include "model/report/table_cells.h"
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

}  // namespace wb::table

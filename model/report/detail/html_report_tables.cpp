#include "model/core/language.h"
#include "model/report/detail/html_page.h"
#include "model/report/detail/html_texts.h"
#include "model/report/html.h"
#include "model/report/table_rows.h"
#include "model/scene/region_names.h"

#include <algorithm>

namespace wb::page {
namespace {

table::Table mostExpensiveFirst(table::RowKind rowKind, table::Table table) {
  if (rowKind == table::RowKind::part)
    return table::greatestFirst(std::move(table), {"physics_cost", "streaming_cost"});
  return table::greatestFirst(std::move(table), {"land_impact"});
}

table::Table passing(table::Table table, const RowTest& test) {
  if (!test) return table;
  auto rows = table::rowsWhere(table, [&](std::size_t row) { return test(table, row); });
  return table::withRows(std::move(table), std::move(rows));
}

std::string captionOf(Text text, const std::string& name) {
  return rendered(text, {{"name", name}});
}

/// A region that has no name is the file's only one, or holds what is in no other.
std::string regionTitle(const std::string& region, const weighing::Weighing& weighing) {
  return region.empty() ? sceneTitle(weighing) : region;
}

/// The linksets of each region by themselves, in the order of the regions.
void addLinksetsByRegion(std::vector<Captioned>& tables, const weighing::Weighing& weighing,
                         const table::Table& table) {
  const scene::Scene& scene = weighing.scene;
  const scene::RegionNames names(scene);
  const auto regions = sumByRegion(scene, weighing.costs);
  std::vector<std::vector<std::size_t>> rows(scene.regions.size() + 1);  // The last: of no region.
  for (std::size_t row = 0; row < table.rows; ++row) {
    const auto target = table.target(row);
    const auto* region = target ? names.of(scene.linksets[target->linkset]) : nullptr;
    rows[region ? static_cast<std::size_t>(region - scene.regions.data()) : scene.regions.size()]
        .push_back(row);
  }
  for (std::size_t i = 0; i < regions.size(); ++i) {
    if (rows[i].empty()) continue;
    tables.push_back(
        {captionOf(htmlTexts["html.by_linkset"], regionTitle(regions[i].name, weighing)),
         table::withRows(table, std::move(rows[i]))});
  }
}

}  // namespace

std::vector<Captioned> htmlTables(table::RowKind rowKind,
                                  std::span<const weighing::Weighing> weighings,
                                  table::Columns columns, const RowTest& test) {
  std::vector<Captioned> tables;
  for (const weighing::Weighing& weighing : weighings) {
    const std::span<const weighing::Weighing> one(&weighing, 1);
    const RowTest regionTest = rowKind == table::RowKind::region ? test : RowTest();
    tables.push_back({captionOf(htmlTexts["html.by_region"], sceneTitle(weighing)),
                      passing(mostExpensiveFirst(table::RowKind::region,
                                                 table::tableOf(table::RowKind::region, one)),
                              regionTest)});
    if (rowKind == table::RowKind::region) continue;
    table::Table rows =
        passing(mostExpensiveFirst(rowKind, table::tableOf(rowKind, one, columns)), test);
    if (rowKind == table::RowKind::linkset) {
      addLinksetsByRegion(tables, weighing, rows);
    } else {
      tables.push_back(
          {captionOf(htmlTexts["html.by_part"], sceneTitle(weighing)), std::move(rows)});
    }
  }
  return tables;
}

std::vector<Compared> comparedOf(std::span<const table::Versions> versions) {
  const auto sideOf = [](const weighing::Weighing& weighing) {
    return tuning::Side{weighing.scene, weighing.profile, weighing.costs};
  };
  std::vector<Compared> compared;
  for (const table::Versions& both : versions)
    compared.push_back({sideOf(*both.before), sideOf(*both.after)});
  return compared;
}

std::vector<Captioned> htmlChanges(table::RowKind rowKind,
                                   std::span<const table::Versions> versions, const RowTest& test) {
  std::vector<Captioned> tables;
  for (const table::Versions& both : versions) {
    const std::span<const table::Versions> one(&both, 1);
    const std::string name = sceneTitle(*both.after);
    if (rowKind != table::RowKind::region)
      tables.push_back(
          {captionOf(htmlTexts["html.changes"], name),
           passing(table::greatestFirst(
                       table::changesTable(rowKind, one),
                       {rowKind == table::RowKind::part ? "physics_change" : "land_impact_change"}),
                   test)});
    tables.push_back({captionOf(htmlTexts["html.places"], name),
                      passing(table::changesTable(table::RowKind::region, one),
                              rowKind == table::RowKind::region ? test : RowTest())});
  }
  return tables;
}

}  // namespace wb::page

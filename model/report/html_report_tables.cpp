#include "model/report/html.h"
#include "model/report/html_page.h"
#include "model/report/html_texts.h"
#include "model/report/rows.h"
#include "model/report/say.h"
#include "model/scene/region_names.h"

#include <algorithm>

namespace wb::report {
namespace {

Table dearestFirst(View view, Table table) {
  if (view == View::part)
    return greatestFirst(std::move(table), {"physics_cost", "streaming_cost"});
  return greatestFirst(std::move(table), {"land_impact"});
}

Table passing(Table table, const RowTest& test) {
  if (!test) return table;
  auto rows = rowsWhere(table, [&](std::size_t row) { return test(table, row); });
  return withRows(std::move(table), std::move(rows));
}

std::string captionOf(Text text, const std::string& name) { return say(text, {{"name", name}}); }

/// A region that has no name is the file's only one, or holds what is in no other.
std::string regionTitle(const std::string& region, const Weighing& weighing) {
  return region.empty() ? sceneTitle(weighing) : region;
}

/// The linksets of each region by themselves, in the order of the regions.
void addLinksetsByRegion(std::vector<Captioned>& tables, const Weighing& weighing,
                         const Table& table) {
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
         withRows(table, std::move(rows[i]))});
  }
}

}  // namespace

std::vector<Captioned> htmlTables(View view, std::span<const Weighing> weighings, Columns columns,
                                  const RowTest& test) {
  std::vector<Captioned> tables;
  for (const Weighing& weighing : weighings) {
    const std::span<const Weighing> one(&weighing, 1);
    const RowTest regionTest = view == View::region ? test : RowTest();
    tables.push_back({captionOf(htmlTexts["html.by_region"], sceneTitle(weighing)),
                      passing(dearestFirst(View::region, tableOf(View::region, one)), regionTest)});
    if (view == View::region) continue;
    Table rows = passing(dearestFirst(view, tableOf(view, one, columns)), test);
    if (view == View::linkset) {
      addLinksetsByRegion(tables, weighing, rows);
    } else {
      tables.push_back(
          {captionOf(htmlTexts["html.by_part"], sceneTitle(weighing)), std::move(rows)});
    }
  }
  return tables;
}

std::vector<Captioned> htmlChanges(View view, std::span<const Versions> versions,
                                   const RowTest& test) {
  std::vector<Captioned> tables;
  for (const Versions& both : versions) {
    const std::span<const Versions> one(&both, 1);
    const std::string name = sceneTitle(*both.after);
    if (view != View::region)
      tables.push_back(
          {captionOf(htmlTexts["html.changes"], name),
           passing(greatestFirst(changesTable(view, one),
                                 {view == View::part ? "physics_change" : "land_impact_change"}),
                   test)});
    tables.push_back(
        {captionOf(htmlTexts["html.places"], name),
         passing(changesTable(View::region, one), view == View::region ? test : RowTest())});
  }
  return tables;
}

}  // namespace wb::report

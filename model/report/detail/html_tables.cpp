#include "model/analysis/region_titles.h"
#include "model/core/language.h"
#include "model/core/number.h"
#include "model/report/detail/html_page.h"
#include "model/report/explanation_texts.h"
#include "model/report/html.h"
#include "model/report/region_cells.h"
#include "model/report/table.h"

#include <algorithm>
#include <set>

namespace wb::page {
namespace {

/// Names are long and may have no place to break.
constexpr std::string_view firstColumnWidth = "20%";

struct HtmlColumn {
  std::size_t index = 0;  ///< Into the table's headings.
  bool isNumber = false;
  bool isSummed = false;
  table::ColumnSum sum{};
};

bool hasValues(const table::Table& table, std::size_t column) {
  for (std::size_t row = 0; row < table.rows; ++row)
    if (!table::readable(table.cell(row, column)).empty()) return true;
  return false;
}

std::vector<HtmlColumn> htmlColumns(const table::Table& table) {
  std::vector<HtmlColumn> columns;
  for (std::size_t i = 0; i < table.headings.size(); ++i) {
    const table::Heading& heading = table.headings[i];
    if (heading.rank == table::Rank::detail || !hasValues(table, i)) continue;
    HtmlColumn column{
        i, heading.content == table::Content::number, heading.total == table::Total::sum, {}};
    for (std::size_t row = 0; column.isSummed && row < table.rows; ++row)
      column.sum.add(table.cell(row, i));
    columns.push_back(column);
  }
  return columns;
}

std::string htmlCell(const table::Table& table, const HtmlColumn& column, std::size_t row) {
  const std::string text = table::readable(table.cell(row, column.index));
  return table.headings[column.index].content == table::Content::word ? translatedWord(text) : text;
}

void headRow(HtmlPage& page, const table::Table& table, const std::vector<HtmlColumn>& columns) {
  const auto head = page.markup().inside("thead");
  const auto row = page.markup().inside("tr");
  for (const HtmlColumn& column : columns)
    page.columnHead(rendered(table.headings[column.index].title), column.isNumber,
                    &column == &columns.front() ? firstColumnWidth : std::string_view());
}

/// The first cell heads its row, unless it is a number.
void bodyRow(HtmlPage& page, const table::Table& table, const std::vector<HtmlColumn>& columns,
             std::size_t row) {
  const auto line = page.markup().inside("tr");
  for (const HtmlColumn& column : columns) {
    const bool isHead = &column == &columns.front() && !column.isNumber;
    if (isHead) {
      page.rowHead(htmlCell(table, column, row));
    } else if (table.headings[column.index].content == table::Content::word) {
      page.word(htmlCell(table, column, row));
    } else {
      page.cell(htmlCell(table, column, row), column.isNumber);
    }
  }
}

void totalRow(HtmlPage& page, const std::vector<HtmlColumn>& columns) {
  if (std::ranges::none_of(columns, &HtmlColumn::isSummed)) return;
  const auto foot = page.markup().inside("tfoot");
  const auto line = page.markup().inside("tr");
  for (const HtmlColumn& column : columns) {
    if (column.isSummed) {
      page.cell(table::readable(column.sum.cell()), true);
    } else if (&column == &columns.front()) {
      page.rowHead(rendered(htmlTexts["html.total"]));
    } else {
      page.cell("");
    }
  }
}

struct ConstantRow {
  cost::ProfileRow now;
  std::string standard;  ///< What it is in the profile that this one started from.
  bool changed() const { return now.value != standard; }
};

std::vector<ConstantRow> constantRows(const cost::Profile& profile,
                                      const std::set<std::string_view>* used) {
  const auto now = rows(profile);
  const auto standard = rows(cost::builtInProfile(profile.base).value_or(profile));
  std::vector<ConstantRow> result;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const bool isChoice = !cost::constantKey(now[i].key);
    ConstantRow row{now[i], standard[i].value};
    if (row.changed() || isChoice || !used || used->contains(now[i].key))
      result.push_back(std::move(row));
  }
  std::ranges::stable_sort(result, std::ranges::greater{}, &ConstantRow::changed);
  return result;
}

/// A number with all its digits, or a choice.
std::string exactValue(const std::string& value) {
  const auto number = parseNumber(value);
  return number ? rendered(Number{*number}) : translatedWord(value);
}

void constantRow(HtmlPage& page, const ConstantRow& row) {
  Markup& markup = page.markup();
  const auto line = markup.inside("tr");
  const auto key = cost::constantKey(row.now.key);
  page.rowHead(translatedHeading(row.now.key));
  page.cell(key ? cost::constant(*key).symbol : "");
  page.cell(exactValue(row.now.value), true);
  page.cell(translated(row.now.unit));
  page.cell(exactValue(row.standard), true);
  {
    const auto mark = markup.inside("td");
    if (row.changed())
      markup.element("span", rendered(htmlTexts["html.changed"]) + " ", {{"class", "changed"}});
    if (key) page.confidence(cost::constant(*key).confidence);
  }
  page.cell(key ? translated(cost::constant(*key).meaning) : "");
}

}  // namespace

void HtmlPage::table(const Captioned& captioned) {
  const table::Table table = table::withRegionTitles(captioned.table);
  const std::vector<HtmlColumn> columns = htmlColumns(table);
  if (columns.empty()) {
    markup_.element("h3", captioned.caption);
    return markup_.element("p", rendered(table.whenEmpty));
  }
  const std::size_t shown = isPlain() ? std::min(table.rows, mostRowsOnPaper) : table.rows;
  if (shown < table.rows)
    markup_.element(
        "p", rendered(htmlTexts["html.first_rows"], {{"shown", shown}, {"count", table.rows}}));
  const auto scroll = scrolled(captioned.caption);
  const auto element = openTable();
  markup_.element("caption", captioned.caption);
  headRow(*this, table, columns);
  {
    const auto body = markup_.inside("tbody");
    for (std::size_t row = 0; row < shown; ++row) {
      bodyRow(*this, table, columns, row);
      flush();
    }
  }
  totalRow(*this, columns);
}

void HtmlPage::constants(const cost::Profile& profile, const std::set<std::string_view>* used) {
  heading(htmlTexts["html.constants"]);
  const std::string caption =
      rendered(htmlTexts["html.constants_of"], {{"profile", displayName(profile)}});
  const auto scroll = scrolled(caption);
  const auto element = openTable();
  markup_.element("caption", caption);
  {
    const auto head = markup_.inside("thead");
    const auto line = markup_.inside("tr");
    columnHead(rendered(htmlTexts["html.key"]), false, firstColumnWidth);
    columnHead(rendered(htmlTexts["html.symbol"]));
    columnHead(rendered(htmlTexts["html.value"]), true);
    columnHead(rendered(htmlTexts["html.unit"]));
    columnHead(rendered(htmlTexts["html.standard"]), true);
    columnHead(rendered(htmlTexts["html.confidence"]));
    columnHead(rendered(htmlTexts["html.meaning"]));
  }
  const auto body = markup_.inside("tbody");
  for (const ConstantRow& row : constantRows(profile, used)) constantRow(*this, row);
}

/// So many of them fit on the first sheet.
void HtmlPage::changedConstants(const cost::Profile& profile) {
  constexpr std::size_t most = 6;
  auto changed = constantRows(profile, nullptr);
  std::erase_if(changed, [](const ConstantRow& row) { return !row.changed(); });
  if (changed.empty()) return;
  markup_.element("h3", rendered(htmlTexts["html.differs"]));
  const auto list = markup_.inside("ul");
  for (std::size_t i = 0; i < std::min(changed.size(), most); ++i)
    markup_.element("li", rendered(htmlTexts["html.differing"],
                                   {{"constant", translatedHeading(changed[i].now.key)},
                                    {"value", exactValue(changed[i].now.value)},
                                    {"standard", exactValue(changed[i].standard)}}));
  if (changed.size() > most)
    markup_.element("li",
                    rendered(htmlTexts["html.differing_more"], {{"count", changed.size() - most}}));
}

namespace {

table::Table mostExpensiveFirst(table::RowKind rowKind, table::Table table) {
  if (rowKind == table::RowKind::part)
    return table::greatestFirst(std::move(table), {"physics_cost", "streaming_cost"});
  return table::greatestFirst(std::move(table), {"land_impact"});
}

table::Table passing(table::Table table, const RowTest& test) {
  if (!test) return table;
  return table::withRowsWhere(table, [&](std::size_t row) { return test(table, row); });
}

std::string captionOf(Text text, const std::string& name) {
  return rendered(text, {{"name", name}});
}

/// The only region of a file, without a name, is called as the file is, and so is what is in none.
std::string titleOfRegion(const weighing::Weighing& weighing, const weighing::PlaceNames& names,
                          std::size_t region) {
  const auto& regions = weighing.scene.regions;
  const bool isCalled =
      region < regions.size() && (regions.size() > 1 || !regions[region].name.empty());
  return isCalled ? rendered(names.region(region)) : sceneTitle(weighing);
}

/// The linksets of each region by themselves, in the order of the regions.
void addLinksetsByRegion(std::vector<Captioned>& tables, const weighing::Weighing& weighing,
                         const table::Table& table) {
  const scene::Scene& scene = weighing.scene;
  const scene::RegionNames names(scene);
  std::vector<std::vector<std::size_t>> rows(scene.regions.size() + 1);  // The last: of no region.
  for (std::size_t row = 0; row < table.rows; ++row) {
    const auto target = table.target(row);
    const auto* region = target ? names.of(scene.linksets[target->linkset]) : nullptr;
    rows[region ? static_cast<std::size_t>(region - scene.regions.data()) : scene.regions.size()]
        .push_back(row);
  }
  const weighing::PlaceNames places(scene.regions);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].empty()) continue;
    tables.push_back({captionOf(htmlTexts["html.by_linkset"], titleOfRegion(weighing, places, i)),
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

LinksetTest linksetsOfRows(const std::vector<std::pair<const scene::Scene*, table::Table>>& tables,
                           const RowTest& test) {
  if (!test) return {};
  std::set<std::pair<const scene::Scene*, std::size_t>> shown;
  for (const auto& [scene, table] : tables)
    for (std::size_t row = 0; row < table.rows; ++row)
      if (const auto target = table.target(row); target && test(table, row))
        shown.emplace(scene, target->linkset);
  return [shown = std::move(shown)](const scene::Scene& scene, std::size_t linkset) {
    return shown.contains({&scene, linkset});
  };
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

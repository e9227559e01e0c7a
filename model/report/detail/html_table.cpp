#include "model/core/language.h"
#include "model/core/number.h"
#include "model/report/column_sum.h"
#include "model/report/detail/html_page.h"
#include "model/report/detail/html_texts.h"
#include "model/report/readable.h"
#include "model/report/table_cells.h"

#include <algorithm>

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
  const table::Table& table = captioned.table;
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

}  // namespace wb::page

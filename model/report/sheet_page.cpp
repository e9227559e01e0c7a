#include "model/report/sheet_page.h"

#include "model/core/language.h"
#include "model/core/number.h"
#include "model/report/detail/html_page.h"
#include "model/report/sheet_texts.h"

#include <algorithm>
#include <string>
#include <variant>

namespace wb::page {
namespace {

using table::SheetBlock;
using table::sheetTexts;

/// A number that says how much more or less something is has its sign.
bool isChange(const table::SheetRow& row) {
  const bool goesOn = row.title.english.empty();
  return row.key == "land_impact_change" || (goesOn && row.block != SheetBlock::constants);
}

std::string wordsOf(const table::SheetRow& row, const table::SheetCell& cell) {
  const auto* number = std::get_if<double>(&cell.value);
  const bool isExact = number && row.block == SheetBlock::constants;
  std::string words = isExact ? shortest(*number) : table::readable(cell.value);
  if (number && *number > 0 && isChange(row)) words.insert(0, "+");
  return cell.hasName() ? words + " " + rendered(cell.name) : words;
}

void writeHead(HtmlPage& page, Text first, const std::vector<table::SheetColumn>& columns) {
  const auto head = page.markup().inside("thead");
  const auto row = page.markup().inside("tr");
  page.columnHead(rendered(first));
  for (const table::SheetColumn& one : columns) page.columnHead(one.name);
}

/// The rows below a title in which no side says anything are left out.
bool isSaid(const table::SheetRow& row, std::size_t place,
            const std::vector<table::SheetColumn>& columns) {
  return !row.title.english.empty() ||
         std::ranges::any_of(columns, [&](const table::SheetColumn& one) {
           return !std::holds_alternative<std::monostate>(one.cells[place].value);
         });
}

void writeBlocks(HtmlPage& page, const std::vector<table::SheetColumn>& columns) {
  const auto table = page.openTable();
  writeHead(page, sheetTexts["sheet.quantity"], columns);
  const auto body = page.markup().inside("tbody");
  const auto rows = table::sheetRows();
  for (std::size_t place = 0; place < rows.size(); ++place) {
    if (!isSaid(rows[place], place, columns)) continue;
    const auto line = page.markup().inside("tr");
    const Text& title = rows[place].title;
    title.english.empty() ? page.cell("") : page.rowHead(rendered(title));
    for (const table::SheetColumn& one : columns) page.cell(wordsOf(rows[place], one.cells[place]));
  }
}

void writeConstants(HtmlPage& page, const std::vector<table::SheetColumn>& columns) {
  page.heading(sheetTexts["sheet.constants"]);
  std::vector<cost::Profile> profiles;
  for (const table::SheetColumn& one : columns) profiles.push_back(one.profile);
  const auto rows = table::differingConstants(profiles);
  if (rows.empty()) return page.markup().element("p", rendered(sheetTexts["sheet.no_constants"]));
  const auto table = page.openTable();
  writeHead(page, sheetTexts["sheet.constant"], columns);
  const auto body = page.markup().inside("tbody");
  for (const table::SheetRow& row : rows) {
    const auto line = page.markup().inside("tr");
    page.rowHead(row.key);
    for (const cost::Profile& profile : profiles)
      page.cell(wordsOf(row, table::constantCell(row, profile)));
  }
}

}  // namespace

void writeSheetHtml(const std::vector<table::SheetColumn>& columns,
                    const weighing::Weighing& weighing, const HtmlOptions& options,
                    const table::Sink& sink) {
  const std::string name = sceneTitle(weighing);
  HtmlPage page(rendered(sheetTexts["sheet.title"], {{"name", name}}), options, sink);
  writeBlocks(page, columns);
  writeConstants(page, columns);
  page.finish({&weighing, 1});
}

}  // namespace wb::page

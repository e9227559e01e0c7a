#include "model/import/measured_csv.h"

#include "model/base/limits.h"
#include "model/base/number.h"
#include "model/import/csv_rows.h"
#include "model/import/measured_list.h"
#include "model/import/texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::import {
namespace {

struct CostColumn {
  std::string_view name;
  std::optional<double> scene::Measured::*cost;
};

constexpr std::array costColumns{
    CostColumn{"physics", &scene::Measured::physics},
    CostColumn{"streaming", &scene::Measured::streaming},
    CostColumn{"server", &scene::Measured::server},
    CostColumn{"land_impact", &scene::Measured::landImpact},
};
constexpr std::array otherColumns{std::string_view("linkset"), std::string_view("linkset_id"),
                                  std::string_view("physical")};

bool isKnown(const std::string& column) {
  return std::ranges::find(costColumns, column, &CostColumn::name) != costColumns.end() ||
         std::ranges::find(otherColumns, column) != otherColumns.end();
}

/// A column of measured costs that is there more than once: nobody can tell which one is meant.
std::optional<std::string> repeatedColumn(const CsvRow& header) {
  for (const std::string& column : header.cells)
    if (isKnown(column) && std::ranges::count(header.cells, column) > 1) return column;
  return {};
}

class MeasuredCsvReader {
 public:
  MeasuredCsvReader(const CsvRow& header, const scene::Scene& scene)
      : columns_(header.cells), list_(scene) {}

  Result<Loaded<std::vector<scene::Measured>>> read(const std::vector<CsvRow>& rows) {
    for (const std::string& column : columns_)
      if (!isKnown(column))
        list_.findings().warn("line 1", importTexts["measured.column"], {{"column", column}});
    for (std::size_t i = 1; i < rows.size(); ++i) readRow(rows[i]);
    return std::move(list_).take();
  }

 private:
  std::string_view cell(const CsvRow& row, std::string_view column) const {
    const auto found = std::ranges::find(columns_, column);
    const auto index = static_cast<std::size_t>(found - columns_.begin());
    if (found == columns_.end()) return {};
    return index < row.cells.size() ? std::string_view(row.cells[index]) : std::string_view();
  }

  void readRow(const CsvRow& row) {
    const std::string place = "line " + std::to_string(row.line);
    if (row.cells.size() > columns_.size())
      return list_.findings().warn(place, importTexts["measured.too_many_cells"],
                                   {{"found", row.cells.size()}, {"expected", columns_.size()}});
    const auto linkset = linksetOf(row, place);
    if (!linkset) return;
    scene::Measured said;
    for (const CostColumn& column : costColumns)
      said.*column.cost = costFrom(cell(row, column.name), place);
    said.physical = truthFrom(cell(row, "physical"), place);
    list_.add(*linkset, said, place);
  }

  std::optional<std::size_t> linksetOf(const CsvRow& row, const std::string& place) {
    const std::string_view id = cell(row, "linkset_id");
    const std::string_view name = cell(row, "linkset");
    const auto parsed = Uuid::parse(id);
    if (!id.empty() && !parsed) {
      list_.findings().warn(place, importTexts["measured.bad_id"], {{"id", id}});
      return {};
    }
    const auto found = parsed ? list_.names().byId(*parsed) : list_.names().byName(name);
    if (found) return found;
    const bool isAmbiguous = !parsed && list_.names().count(name) > 1;
    list_.findings().warn(
        place, isAmbiguous ? importTexts["measured.ambiguous"] : importTexts["measured.unknown"],
        {{"linkset", parsed ? id : name}});
    return {};
  }

  std::optional<double> costFrom(std::string_view text, const std::string& place) {
    if (text.empty()) return {};
    const auto number = parseNumber(text);
    if (number && *number >= 0 && *number <= limits::largestLandImpact) return number;
    list_.findings().warn(place, importTexts["measured.bad_cost"],
                          {{"limit", limits::largestLandImpact}, {"found", text}});
    return {};
  }

  std::optional<bool> truthFrom(std::string_view text, const std::string& place) {
    if (text == "true") return true;
    if (text == "false") return false;
    if (!text.empty())
      list_.findings().warn(place, importTexts["measured.bad_truth"], {{"found", text}});
    return {};
  }

  std::vector<std::string> columns_;
  MeasuredList list_;
};

}  // namespace

Result<Loaded<std::vector<scene::Measured>>> readMeasuredCsv(std::string_view text,
                                                             const scene::Scene& scene) {
  const auto rows = csvRows(text);
  if (!rows) return tl::unexpected(rows.error());
  const auto names = [&](std::string_view column) {
    return !rows->empty() &&
           std::ranges::find(rows->front().cells, column) != rows->front().cells.end();
  };
  if (!names("linkset") && !names("linkset_id")) return failure(importTexts["measured.nothing"]);
  if (const auto column = repeatedColumn(rows->front()))
    return failure(importTexts["measured.column_again"], {{"column", *column}},
                   "line " + std::to_string(rows->front().line));
  return MeasuredCsvReader(rows->front(), scene).read(*rows);
}

}  // namespace wb::import

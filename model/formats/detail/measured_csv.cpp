#include "model/formats/detail/measured_csv.h"

#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/formats/detail/csv_rows.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/measured_list.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
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

/// One of these two a file must have.
bool isName(const std::string& column) { return column == "linkset" || column == "linkset_id"; }

/// Where the known columns stand.
class Columns {
 public:
  /// Fails for one that is there more than once: nobody can tell which is meant.
  static Result<Columns> of(const CsvRow& header) {
    Columns columns;
    columns.count_ = header.cells.size();
    for (std::size_t i = 0; i < header.cells.size(); ++i) {
      const std::string& name = header.cells[i];
      if (isKnown(name) && !columns.places_.emplace(name, i).second)
        return failure(importTexts["measured.column_again"], {{"column", name}},
                       "line " + std::to_string(header.line));
    }
    return columns;
  }

  std::size_t count() const { return count_; }

  /// Empty where the row ends before it.
  std::string_view cell(const CsvRow& row, std::string_view column) const {
    const auto place = places_.find(column);
    const bool isThere = place != places_.end() && place->second < row.cells.size();
    return isThere ? std::string_view(row.cells[place->second]) : std::string_view();
  }

 private:
  std::map<std::string, std::size_t, std::less<>> places_;
  std::size_t count_ = 0;
};

class MeasuredCsvReader {
 public:
  MeasuredCsvReader(Columns columns, const scene::Scene& scene)
      : columns_(std::move(columns)), list_(scene) {}

  Result<Loaded<std::vector<scene::Measured>>> read(const CsvRow& header, CsvReader& rows) {
    for (const std::string& column : header.cells)
      if (!isKnown(column))
        list_.findings().warn("line 1", importTexts["measured.column"], {{"column", column}});
    while (true) {
      const auto row = rows.next();
      if (!row) return tl::unexpected(row.error());
      if (!*row) return std::move(list_).take();
      readRow(**row);
    }
  }

 private:
  std::string_view cell(const CsvRow& row, std::string_view column) const {
    return columns_.cell(row, column);
  }

  void readRow(const CsvRow& row) {
    const std::string place = "line " + std::to_string(row.line);
    if (row.cells.size() > columns_.count())
      return list_.findings().warn(place, importTexts["measured.too_many_cells"],
                                   {{"found", row.cells.size()}, {"expected", columns_.count()}});
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

  Columns columns_;
  MeasuredList list_;
};

}  // namespace

Result<Loaded<std::vector<scene::Measured>>> readMeasuredCsv(std::string_view text,
                                                             const scene::Scene& scene,
                                                             const Task& task) {
  CsvReader rows(text, task);
  const auto header = rows.next();
  if (!header) return tl::unexpected(header.error());
  if (!*header) return failure(importTexts["measured.nothing"]);
  if (std::ranges::none_of((*header)->cells, isName))
    return failure(importTexts["measured.nothing"]);
  auto columns = Columns::of(**header);
  if (!columns) return failure(std::move(columns));
  return MeasuredCsvReader(std::move(*columns), scene).read(**header, rows);
}

}  // namespace wb::import

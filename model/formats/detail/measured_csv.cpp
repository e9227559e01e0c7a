#include "model/formats/detail/measured_csv.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/measured_list.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <utility>

namespace wb::import {
namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view separators = ",;\t";
constexpr std::string_view formulaBeginnings = "=+-@\t\r";

char separatorOf(std::string_view text) {
  const std::size_t first = text.substr(0, text.find('\n')).find_first_of(separators);
  return first == std::string_view::npos ? separators.front() : text[first];
}

std::string_view withoutMark(std::string_view text) {
  return text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text;
}

std::string_view withoutGuard(std::string_view cell) {
  const bool isGuarded = cell.size() > 1 && cell[0] == '\'' &&
                         formulaBeginnings.find(cell[1]) != std::string_view::npos;
  return isGuarded ? cell.substr(1) : cell;
}

}  // namespace

CsvReader::CsvReader(std::string_view text, const Task& task)
    : text_(withoutMark(text)), task_(task), separator_(separatorOf(text_)) {}

Result<std::optional<CsvRow>> CsvReader::next() {
  while (at_ < text_.size()) {
    auto row = readRow();
    if (!row) return failure(std::move(row));
    const bool isEmpty = row->cells.size() == 1 && row->cells.front().empty();
    if (isEmpty) continue;
    if (++rows_ > limits::csvRows)
      return failure(importTexts["csv.too_many"], {{"limit", limits::csvRows}});
    return std::optional(std::move(*row));
  }
  return std::optional<CsvRow>();
}

bool CsvReader::isAtEndOfRow() const {
  return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r';
}

bool CsvReader::step() const { return at_ % limits::stepBytes != 0 || task_.step(); }

tl::unexpected<Diagnostic> CsvReader::fail(Text text, std::vector<Argument> arguments) const {
  return failure(text, std::move(arguments), "line " + std::to_string(line_));
}

Result<CsvRow> CsvReader::readRow() {
  CsvRow row{line_, {}};
  while (true) {
    if (row.cells.size() == limits::csvColumns)
      return fail(importTexts["csv.too_many_cells"], {{"limit", limits::csvColumns}});
    if (at_ < text_.size() && text_[at_] == '"') {
      auto cell = readQuoted();
      if (!cell) return failure(std::move(cell));
      row.cells.emplace_back(withoutGuard(*cell));
    } else {
      row.cells.emplace_back(withoutGuard(readModel()));
    }
    if (!task_.step()) return failure(baseTexts["task.cancelled"]);
    if (isAtEndOfRow()) break;
    if (text_[at_] != separator_) return fail(importTexts["csv.after_quote"]);
    ++at_;
  }
  endRow();
  task_.report(
      static_cast<double>(at_) / static_cast<double>(std::max<std::size_t>(text_.size(), 1)), {});
  return row;
}

void CsvReader::endRow() {
  if (text_.substr(at_).starts_with("\r\n")) ++at_;
  ++at_;
  ++line_;
}

/// What is cancelled ends at once; who reads the row looks.
std::string CsvReader::readModel() {
  const std::size_t begin = at_;
  while (!isAtEndOfRow() && text_[at_] != separator_ && step()) ++at_;
  return std::string(text_.substr(begin, at_ - begin));
}

/// A quote inside is doubled.
Result<std::string> CsvReader::readQuoted() {
  const std::size_t begin = line_;
  std::string cell;
  for (++at_; at_ < text_.size() && step(); ++at_) {
    if (text_[at_] == '\n') ++line_;
    if (text_[at_] == '"') {
      ++at_;
      if (at_ >= text_.size() || text_[at_] != '"') return cell;
    }
    cell += text_[at_];
  }
  if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
  return failure(importTexts["csv.quote"], {}, "line " + std::to_string(begin));
}

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
        list_.findings().warn("line " + std::to_string(header.line), importTexts["measured.column"],
                              {{"column", column}});
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

#include "model/formats/detail/csv_rows.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/formats/detail/import_texts.h"

#include <algorithm>
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

}  // namespace wb::import

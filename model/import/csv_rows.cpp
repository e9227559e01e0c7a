#include "model/import/csv_rows.h"

#include "model/base/limits.h"
#include "model/import/texts.h"

#include <algorithm>
#include <utility>

namespace wb::import {
namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view separators = ",;\t";
constexpr std::string_view formulaBeginnings = "=+-@";

char separatorOf(std::string_view text) {
  const std::size_t first = text.substr(0, text.find('\n')).find_first_of(separators);
  return first == std::string_view::npos ? separators.front() : text[first];
}

std::string_view withoutGuard(std::string_view cell) {
  const bool isGuarded = cell.size() > 1 && cell[0] == '\'' &&
                         formulaBeginnings.find(cell[1]) != std::string_view::npos;
  return isGuarded ? cell.substr(1) : cell;
}

class CsvReader {
 public:
  explicit CsvReader(std::string_view text) : text_(text), separator_(separatorOf(text)) {}

  Result<std::vector<CsvRow>> read() {
    std::vector<CsvRow> rows;
    while (at_ < text_.size()) {
      auto row = readRow();
      if (!row) return failure(std::move(row));
      const bool isEmpty = row->cells.size() == 1 && row->cells.front().empty();
      if (!isEmpty) rows.push_back(std::move(*row));
      if (rows.size() > limits::csvRows)
        return failure(importTexts["csv.too_many"], {{"limit", limits::csvRows}});
    }
    return rows;
  }

 private:
  bool isAtEndOfRow() const {
    return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r';
  }

  Result<CsvRow> readRow() {
    CsvRow row{line_, {}};
    while (true) {
      auto cell = at_ < text_.size() && text_[at_] == '"' ? readQuoted() : readPlain();
      if (!cell) return failure(std::move(cell));
      row.cells.emplace_back(withoutGuard(*cell));
      if (isAtEndOfRow()) break;
      if (text_[at_] != separator_)
        return failure(importTexts["csv.after_quote"], {}, "line " + std::to_string(line_));
      ++at_;
    }
    endRow();
    return row;
  }

  void endRow() {
    if (text_.substr(at_).starts_with("\r\n")) ++at_;
    ++at_;
    ++line_;
  }

  Result<std::string> readPlain() {
    const std::size_t begin = at_;
    while (!isAtEndOfRow() && text_[at_] != separator_) ++at_;
    return std::string(text_.substr(begin, at_ - begin));
  }

  /// A quote inside is doubled.
  Result<std::string> readQuoted() {
    const std::size_t begin = line_;
    std::string cell;
    for (++at_; at_ < text_.size(); ++at_) {
      if (text_[at_] == '\n') ++line_;
      if (text_[at_] == '"') {
        ++at_;
        if (at_ >= text_.size() || text_[at_] != '"') return cell;
      }
      cell += text_[at_];
    }
    return failure(importTexts["csv.quote"], {}, "line " + std::to_string(begin));
  }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
};

}  // namespace

Result<std::vector<CsvRow>> csvRows(std::string_view text) {
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  return CsvReader(text).read();
}

}  // namespace wb::import

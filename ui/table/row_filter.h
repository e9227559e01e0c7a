#pragma once

#include "model/report/table.h"
#include "ui/base/search_words.h"

#include <QString>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

namespace wb::ui {

/// Which rows of a table have all of some words, in any of some columns. Remembers what it found in
/// a text: tables say the same in many rows, and the same again under another constant.
class RowFilter {
 public:
  /// How a cell is shown.
  using TextOf = std::function<QString(std::size_t row, std::size_t column)>;

  RowFilter() = default;
  RowFilter(SearchWords words, std::vector<std::size_t> columns);

  bool isEmpty() const { return words_.isEmpty(); }
  bool looksForTheSame(const RowFilter& other) const {
    return words_ == other.words_ && columns_ == other.columns_;
  }
  /// One a row.
  std::vector<bool> matches(const report::Table& table, const TextOf& textOf);
  /// What was found, because the same texts may be shown otherwise.
  void forget();

 private:
  bool isMatch(const report::Table& table, std::size_t row, const TextOf& textOf);

  SearchWords words_;
  std::vector<std::size_t> columns_;
  std::vector<std::unordered_map<std::string, std::uint64_t>> found_;  ///< One a column.
};

}  // namespace wb::ui

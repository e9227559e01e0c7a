#pragma once

#include "model/core/core.h"
#include "model/report/filter.h"
#include "model/report/table.h"
#include "ui/widgets/search_words.h"

#include <QString>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace wb::ui {

/// What is typed into a filter box: words if it is neither of these.
struct FilterText {
  std::optional<table::Filter> expression;
  std::optional<Diagnostic> problem;  ///< Of what was meant as an expression.
};

/// Meant as an expression is what compares: with `<`, `>`, `=` or the word `contains` after
/// another.
FilterText readFilter(const QString& text, std::span<const table::Heading> columns);

/// `At character 9: …`, in the user's language.
QString sentenceOf(const Diagnostic& filterProblem);

/// Which rows of a table have all of some words, in any of some columns, or pass an expression.
/// Remembers what it found in a text: tables say the same in many rows, and the same again under
/// another constant.
class RowFilter {
 public:
  /// How a cell is shown.
  using TextOf = std::function<QString(std::size_t row, std::size_t column)>;

  RowFilter() = default;
  RowFilter(SearchWords words, std::vector<std::size_t> columns);
  explicit RowFilter(table::Filter expression) : expression_(std::move(expression)) {}

  bool isEmpty() const { return words_.isEmpty() && !expression_; }
  bool looksForTheSame(const RowFilter& other) const {
    return words_ == other.words_ && columns_ == other.columns_ && expression_ == other.expression_;
  }
  /// One a row.
  std::vector<bool> matches(const table::Table& table, const TextOf& textOf);
  /// What was found, because the same texts may be shown otherwise.
  void forget();

 private:
  bool isMatch(const table::Table& table, std::size_t row, const TextOf& textOf);

  std::optional<table::Filter> expression_;
  SearchWords words_;
  std::vector<std::size_t> columns_;
  std::vector<std::unordered_map<std::string, std::uint64_t>> found_;  ///< One a column.
};

/// The rows of a table in the order of one column's cells: numbers by size, texts (`textOf` says
/// how they are shown) as the user's language has it, empty ones last whichever way; equal ones as
/// they were.
std::vector<std::uint32_t> rowsInOrder(std::span<const table::Cell> cells, Qt::SortOrder order,
                                       const std::function<QString(const std::string&)>& textOf);

}  // namespace wb::ui

#include "ui/panels/table/row_filter.h"

#include "ui/panels/table/cell_text.h"
#include "ui/widgets/model_text.h"

#include <QCollator>
#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace wb::ui {
namespace {

struct FilterWords {
  Q_DECLARE_TR_FUNCTIONS(FilterWords)
};

bool isMeantAsExpression(const QString& text) {
  static const QRegularExpression comparison(QStringLiteral("[<>=]|\\S\\s+contains\\b"),
                                             QRegularExpression::CaseInsensitiveOption);
  return comparison.match(text).hasMatch();
}

}  // namespace

FilterText readFilter(const QString& text, std::span<const table::Heading> columns) {
  FilterText read;
  if (!isMeantAsExpression(text)) return read;
  auto parsed = table::Filter::parse(text.toStdString(), columns);
  if (parsed) {
    read.expression = std::move(*parsed);
  } else {
    read.problem = std::move(parsed.error());
  }
  return read;
}

/// The place is `character 9`, or none.
QString sentenceOf(const Diagnostic& filterProblem) {
  const QString place = QString::fromStdString(filterProblem.place).section(u' ', -1);
  return place.isEmpty() ? shown(filterProblem)
                         : FilterWords::tr("At character %1: %2").arg(place, shown(filterProblem));
}

RowFilter::RowFilter(SearchWords words, std::vector<std::size_t> columns)
    : words_(std::move(words)), columns_(std::move(columns)), found_(columns_.size()) {}

std::vector<bool> RowFilter::matches(const table::Table& table, const TextOf& textOf) {
  std::vector<bool> matches(table.rows);
  for (std::size_t row = 0; row < table.rows; ++row) matches[row] = isMatch(table, row, textOf);
  return matches;
}

bool RowFilter::isMatch(const table::Table& table, std::size_t row, const TextOf& textOf) {
  if (expression_) return expression_->passes(table, row);
  std::uint64_t found = 0;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const table::Cell cell = table.cell(row, columns_[i]);
    const auto* text = std::get_if<std::string>(&cell);
    if (text == nullptr) continue;
    if (text->empty()) {  // What stands in for a name is each row's own.
      found |= words_.foundIn(textOf(row, columns_[i]));
      continue;
    }
    const auto [known, isNew] = found_[i].try_emplace(*text);
    if (isNew) known->second = words_.foundIn(textOf(row, columns_[i]));
    found |= known->second;
  }
  return found == words_.all();
}

void RowFilter::forget() { found_.assign(columns_.size(), {}); }

namespace {

using TextOf = std::function<QString(const std::string&)>;

/// Of an empty cell.
constexpr double noKey = std::numeric_limits<double>::quiet_NaN();

/// Each text once, with its place among the others. Views of the texts of the cells.
using Ranks = std::unordered_map<std::string_view, double>;

struct Ranked {
  QCollatorSortKey key;
  double* rank;
};

bool isBefore(const Ranked& a, const Ranked& b) { return a.key.compare(b.key) < 0; }

/// Equal ones are in the same place.
void rank(std::vector<Ranked> texts) {
  std::ranges::sort(texts, isBefore);
  double place = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i > 0 && isBefore(texts[i - 1], texts[i])) ++place;
    *texts[i].rank = place;
  }
}

Ranks ranksOf(std::span<const table::Cell> cells, const TextOf& textOf) {
  QCollator collator;
  collator.setNumericMode(true);
  collator.setCaseSensitivity(Qt::CaseInsensitive);
  Ranks ranks;
  std::vector<Ranked> texts;
  for (const table::Cell& cell : cells) {
    const auto* text = std::get_if<std::string>(&cell);
    if (text == nullptr || text->empty()) continue;
    const auto [entry, isNew] = ranks.try_emplace(*text);
    if (isNew) texts.push_back({collator.sortKey(textOf(*text)), &entry->second});
  }
  rank(std::move(texts));
  return ranks;
}

double keyOf(const table::Cell& cell, const Ranks& ranks) {
  if (const auto number = numberOf(cell)) return *number;
  if (const auto* truth = std::get_if<bool>(&cell)) return *truth ? 1 : 0;
  const auto* text = std::get_if<std::string>(&cell);
  return text == nullptr || text->empty() ? noKey : ranks.at(*text);
}

struct Keyed {
  double key;
  std::uint32_t row;
};

}  // namespace

std::vector<std::uint32_t> rowsInOrder(std::span<const table::Cell> cells, Qt::SortOrder order,
                                       const TextOf& textOf) {
  const Ranks ranks = ranksOf(cells, textOf);
  std::vector<Keyed> keyed;
  keyed.reserve(cells.size());
  for (const table::Cell& cell : cells)
    keyed.push_back({keyOf(cell, ranks), static_cast<std::uint32_t>(keyed.size())});
  const auto empty = std::stable_partition(keyed.begin(), keyed.end(),
                                           [](const Keyed& one) { return !std::isnan(one.key); });
  if (order == Qt::AscendingOrder) {
    std::ranges::stable_sort(keyed.begin(), empty, std::less(), &Keyed::key);
  } else {
    std::ranges::stable_sort(keyed.begin(), empty, std::greater(), &Keyed::key);
  }
  std::vector<std::uint32_t> rows;
  rows.reserve(keyed.size());
  for (const Keyed& one : keyed) rows.push_back(one.row);
  return rows;
}

}  // namespace wb::ui

#include "model/report/table.h"

#include "model/core/language.h"
#include "model/core/number.h"
#include "model/core/plain_text.h"
#include "model/cost/cost.h"
#include "model/report/table_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace wb::table {
namespace {

std::vector<double> sumsOfColumns(const Table& table,
                                  std::initializer_list<std::string_view> keys) {
  std::vector<double> sums(table.rows);
  for (std::size_t column = 0; column < table.headings.size(); ++column) {
    if (std::ranges::find(keys, table.headings[column].key) == keys.end()) continue;
    for (std::size_t row = 0; row < table.rows; ++row)
      sums[row] += numberIn(table.cell(row, column));
  }
  return sums;
}

}  // namespace

Table withRows(Table table, std::vector<std::size_t> rows) {
  const auto chosen = std::make_shared<const std::vector<std::size_t>>(std::move(rows));
  table.rows = chosen->size();
  table.cell = [chosen, cell = std::move(table.cell)](std::size_t row, std::size_t column) {
    return cell((*chosen)[row], column);
  };
  table.target = [chosen, target = std::move(table.target)](std::size_t row) {
    return target((*chosen)[row]);
  };
  return table;
}

Table withRowsWhere(Table table, const std::function<bool(std::size_t row)>& test) {
  std::vector<std::size_t> rows;
  for (std::size_t row = 0; row < table.rows; ++row)
    if (test(row)) rows.push_back(row);
  if (rows.empty() && table.rows > 0) table.whenEmpty = tableTexts["report.no_rows"];
  return withRows(std::move(table), std::move(rows));
}

Table greatestFirst(Table table, std::initializer_list<std::string_view> keys) {
  const std::vector<double> sums = sumsOfColumns(table, keys);
  std::vector<std::size_t> order(table.rows);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&sums](std::size_t row) { return std::abs(sums[row]); });
  return withRows(std::move(table), std::move(order));
}

double numberIn(const Cell& cell) {
  if (const auto* count = std::get_if<std::size_t>(&cell)) return static_cast<double>(*count);
  if (const auto* unknown = std::get_if<Unknown>(&cell)) return unknown->value;
  const auto* number = std::get_if<double>(&cell);
  return number ? *number : 0;
}

namespace {

struct ReadableCell {
  std::string operator()(std::monostate) const { return {}; }
  std::string operator()(bool value) const {
    return rendered(value ? tableTexts["report.yes"] : tableTexts["report.no"]);
  }
  std::string operator()(std::size_t count) const {
    return rendered(Number{static_cast<double>(count)});
  }
  std::string operator()(double number) const { return readable(number); }
  std::string operator()(const std::string& text) const { return oneLine(text); }
  std::string operator()(const Unknown& unknown) const { return rendered(sentenceOf(unknown)); }
};

}  // namespace

std::string readable(double number) { return rendered(fourDigits(number)); }

std::string readable(double number, int digits) {
  return rendered(Number{number, Number::Form::digits, digits});
}

int digitsToTellApart(std::vector<double> numbers) {
  constexpr int fewest = 4;
  constexpr int all = std::numeric_limits<double>::max_digits10;
  std::ranges::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  int digits = fewest;
  for (std::size_t i = 1; i < numbers.size(); ++i)
    while (digits < all && readable(numbers[i - 1], digits) == readable(numbers[i], digits))
      ++digits;
  return digits;
}

std::string readableCost(double value, bool unknown) {
  return unknown ? readable(Cell{Unknown{Unknown::Bound::least, value}}) : readable(value);
}

Sentence sentenceOf(const Unknown& unknown) {
  const Number value = fourDigits(unknown.value);
  if (unknown.bound == Unknown::Bound::most)
    return {tableTexts["report.at_most"], {{"value", Value(value)}}};
  return cost::incompleteCost(unknown.bound == Unknown::Bound::none ? fourDigits(0) : value);
}

std::string readable(const Cell& cell) { return std::visit(ReadableCell{}, cell); }

void ColumnSum::add(const Cell& cell) {
  const auto* unknown = std::get_if<Unknown>(&cell);
  hasNumbers_ = hasNumbers_ || unknown || std::holds_alternative<double>(cell) ||
                std::holds_alternative<std::size_t>(cell);
  sum_ += numberIn(cell);
  if (!unknown) return;
  isBound_ = true;
  isUnknown_ = isUnknown_ || unknown->bound != Unknown::Bound::least;
}

Cell ColumnSum::cell() const {
  if (!hasNumbers_) return {};
  if (isUnknown_) return Unknown{};
  return isBound_ ? Cell{Unknown{Unknown::Bound::least, sum_}} : Cell{sum_};
}

Cell landImpactOf(const std::vector<cost::LinksetCost>& costs) {
  ColumnSum sum;
  sum.add(0.0);
  for (const cost::LinksetCost& cost : costs)
    sum.add(costCell(cost.landImpact, cost.unknown.landImpact));
  return sum.cell();
}

}  // namespace wb::table

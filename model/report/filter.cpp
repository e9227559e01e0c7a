#include "model/report/filter.h"

#include "model/core/number.h"
#include "model/core/plain_word.h"
#include "model/report/detail/filter_tokens.h"
#include "model/report/table.h"

#include <algorithm>
#include <array>

namespace wb::table {
namespace {

constexpr std::array<std::string_view, 7> operatorSymbols{
    "=", "!=", "<", "<=", ">", ">=", "contains"};

template <class Value>
bool isOrdered(FilterOperator comparison, const Value& a, const Value& b) {
  switch (comparison) {
    case FilterOperator::equal:
      return a == b;
    case FilterOperator::different:
      return a != b;
    case FilterOperator::less:
      return a < b;
    case FilterOperator::lessOrEqual:
      return a <= b;
    case FilterOperator::greater:
      return a > b;
    case FilterOperator::greaterOrEqual:
      return a >= b;
    case FilterOperator::contains:
      break;
  }
  return false;
}

bool isNumeric(const Cell& cell) {
  return std::holds_alternative<double>(cell) || std::holds_alternative<std::size_t>(cell);
}

std::string textIn(const Cell& cell) {
  const auto* text = std::get_if<std::string>(&cell);
  return text ? smallLetters(*text) : std::string();
}

/// Of a word as people read it, which may be another one than its key.
std::string plainTextIn(const Cell& cell) {
  const auto* text = std::get_if<std::string>(&cell);
  return text ? smallLetters(plainWord(*text)) : std::string();
}

bool isText(const Cell& cell) {
  return std::holds_alternative<std::string>(cell) ||
         std::holds_alternative<std::monostate>(cell) || std::holds_alternative<Unknown>(cell);
}

/// Cells of another kind than the value only differ. An unknown number is as good as empty.
bool holds(const Cell& cell, FilterOperator comparison, const Cell& value) {
  if (isNumeric(cell) && isNumeric(value))
    return isOrdered(comparison, numberIn(cell), numberIn(value));
  const auto* truth = std::get_if<bool>(&cell);
  const auto* wanted = std::get_if<bool>(&value);
  if (truth && wanted) return isOrdered(comparison, *truth, *wanted);
  if (!isText(cell) || !isText(value)) return comparison == FilterOperator::different;
  if (comparison == FilterOperator::contains)
    return textIn(cell).find(textIn(value)) != std::string::npos;
  return isOrdered(comparison, textIn(cell), textIn(value));
}

/// Words are compared by their keys, and also as they are read.
bool holdsWord(const Cell& cell, FilterOperator comparison, const Cell& value) {
  if (comparison == FilterOperator::contains)
    return holds(cell, comparison, value) || holds(plainTextIn(cell), comparison, value);
  const bool isRead = isText(cell) && isText(value) && plainTextIn(cell) == textIn(value);
  return holds(isRead ? value : cell, comparison, value);
}

bool passesNode(const FilterNode& node, const Table& table, std::size_t row) {
  const auto passes = [&](const FilterNode& child) { return passesNode(child, table, row); };
  switch (node.kind) {
    case FilterNode::Kind::comparison: {
      const bool isWord = table.headings[node.column].content == Content::word;
      return (isWord ? holdsWord : holds)(table.cell(row, node.column), node.comparison,
                                          node.value);
    }
    case FilterNode::Kind::all:
      return std::ranges::all_of(node.children, passes);
    case FilterNode::Kind::any:
      return std::ranges::any_of(node.children, passes);
    case FilterNode::Kind::none:
      break;
  }
  return std::ranges::none_of(node.children, passes);
}

struct FilterValueText {
  std::string operator()(std::monostate) const { return filterQuoted(""); }
  std::string operator()(const Unknown&) const { return filterQuoted(""); }
  std::string operator()(bool value) const { return value ? "true" : "false"; }
  std::string operator()(std::size_t count) const { return std::to_string(count); }
  std::string operator()(double number) const { return shortest(number); }
  std::string operator()(const std::string& text) const { return filterQuoted(text); }
};

std::string textOfNode(const FilterNode& node, std::span<const Heading> columns) {
  if (node.kind == FilterNode::Kind::comparison)
    return std::string(columns[node.column].key) + " " + std::string(symbol(node.comparison)) +
           " " + std::visit(FilterValueText{}, node.value);
  std::string text = node.kind == FilterNode::Kind::none ? "not " : "";
  const std::string_view join = node.kind == FilterNode::Kind::any ? " or " : " and ";
  for (const FilterNode& child : node.children) {
    const bool joins = child.kind == FilterNode::Kind::all || child.kind == FilterNode::Kind::any;
    if (&child != &node.children.front()) text += join;
    text += joins ? "(" + textOfNode(child, columns) + ")" : textOfNode(child, columns);
  }
  return text;
}

}  // namespace

std::string_view symbol(FilterOperator comparison) {
  return operatorSymbols[static_cast<std::size_t>(comparison)];
}

bool Filter::passes(const Table& table, std::size_t row) const {
  return passesNode(root_, table, row);
}

std::string Filter::text(std::span<const Heading> columns) const {
  return textOfNode(root_, columns);
}

Table filtered(const Filter& filter, const Table& table) {
  return withRowsWhere(table, [&](std::size_t row) { return filter.passes(table, row); });
}

}  // namespace wb::table

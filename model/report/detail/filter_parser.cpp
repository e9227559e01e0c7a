#include "model/core/language.h"
#include "model/core/number.h"
#include "model/core/plain_text.h"
#include "model/report/detail/filter_tokens.h"
#include "model/report/filter.h"
#include "model/report/table_texts.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>

// Parses the text of a filter into a tree: recursive descent over tokens with one token looked
// ahead, `or` over `and` over `not` over comparisons and brackets. Depth is bounded by filterDepth,
// length by filterBytes; O(tokens * columns), as columns are found by going through their names. A
// word that is close to a known one is offered in errors.

namespace wb::table {

/// A word of tables that had another name before version 1.0. Filters that were written then, in
/// scripts and by habit, still mean what they meant.
struct OldWord {
  std::string_view column;  ///< The column, by its name of today, that the old word is a value of.
  std::string_view old;
  std::string_view today;
};

/// Of columns themselves `column` is empty.
inline constexpr std::array oldWords{
    OldWord{"", "sureness", "confidence"},           OldWord{"", "error_m", "deviation_m"},
    OldWord{"", "error_pixels", "deviation_pixels"}, OldWord{"", "error_x_m", "deviation_x_m"},
    OldWord{"", "error_y_m", "deviation_y_m"},       OldWord{"", "error_z_m", "deviation_z_m"},
    OldWord{"accounting", "weighed", "new"},         OldWord{"method", "own", "existing"},
    OldWord{"method", "sheets", "panels"},
};

/// The word of today; the same word where it was never another.
constexpr std::string_view wordOfToday(std::string_view column, std::string_view word) {
  const auto* found = std::ranges::find_if(
      oldWords, [&](const OldWord& one) { return one.column == column && one.old == word; });
  return found == oldWords.end() ? word : found->today;
}

namespace {

using Operators = std::span<const FilterOperator>;

constexpr std::array allOperators{FilterOperator::equal,   FilterOperator::different,
                                  FilterOperator::less,    FilterOperator::lessOrEqual,
                                  FilterOperator::greater, FilterOperator::greaterOrEqual,
                                  FilterOperator::contains};
constexpr std::array textOperators{FilterOperator::equal, FilterOperator::different,
                                   FilterOperator::contains};
constexpr std::array truthOperators{FilterOperator::equal, FilterOperator::different};

/// Longer texts of the user's are cut in messages.
constexpr std::size_t foundColumns = 40;

std::string listedOperators(Operators operators) {
  std::vector<std::string_view> symbols;
  for (const FilterOperator one : operators) symbols.push_back(symbol(one));
  return fmt::format("{}", fmt::join(symbols, " "));
}

Operators operatorsOf(Content content) {
  switch (content) {
    case Content::text:
    case Content::word:
    case Content::words:
      return textOperators;
    case Content::truth:
      return truthOperators;
    case Content::number:
      return std::span(allOperators).first(allOperators.size() - 1);
    case Content::any:
      break;
  }
  return allOperators;
}

Text contentText(Content content) {
  if (content == Content::number) return filterTexts["filter.numbers"];
  return content == Content::truth ? filterTexts["filter.truths"] : filterTexts["filter.texts"];
}

std::string describedToken(const FilterToken& token) {
  if (token.kind == FilterToken::Kind::end) return rendered(filterTexts["filter.end"]);
  const std::string text = oneLine(token.text);
  const std::string_view shown = beginning(text, foundColumns);
  return "\"" + std::string(shown) + (shown.size() < text.size() ? "\u2026\"" : "\"");
}

/// What a column may be called: its key, its title, its key without a unit or `cost`.
std::vector<std::string> namesOf(const Heading& heading) {
  const std::string key = inWords(heading.key);
  std::vector<std::string> names{key, smallLetters(heading.title.english)};
  for (const std::string_view end : {" cost", " m", " m2"})
    if (key.ends_with(end)) names.push_back(key.substr(0, key.size() - end.size()));
  return names;
}

/// Keys count before titles, titles before shortened keys.
std::optional<std::size_t> columnNamedToday(std::span<const Heading> columns,
                                            const std::string& wanted) {
  for (const std::size_t rank : {0, 1, 2})
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const auto names = namesOf(columns[i]);
      if (rank < names.size() && names[rank] == wanted) return i;
    }
  return {};
}

/// What was called so before counts last.
std::optional<std::size_t> columnNamed(std::span<const Heading> columns, std::string_view name) {
  const std::string wanted = inWords(smallLetters(name));
  if (const auto column = columnNamedToday(columns, wanted)) return column;
  std::string key = wanted;
  std::ranges::replace(key, ' ', '_');
  return columnNamedToday(columns, inWords(wordOfToday({}, key)));
}

std::optional<bool> truthFrom(const FilterToken& token) {
  if (token.isWord("true") || token.isWord("yes")) return true;
  if (token.isWord("false") || token.isWord("no")) return false;
  return {};
}

/// Of `physics decides`, as people say it, the comparison that is meant; empty for other words.
std::string decidingComparison(std::span<const Heading> columns, std::string_view name) {
  const std::string words = smallLetters(name);
  const std::size_t end = words.find(" decides");
  const bool isColumn = std::ranges::find(columns, "decided_by", &Heading::key) != columns.end();
  return isColumn && end != words.npos ? "decided_by = " + words.substr(0, end) : std::string();
}

class FilterParser {
 public:
  FilterParser(std::string_view text, std::span<const Heading> columns,
               std::vector<FilterToken> tokens)
      : text_(text), columns_(columns), tokens_(std::move(tokens)) {}

  Result<FilterNode> run() {
    auto root = joined(FilterNode::Kind::any);
    if (!root) return root;
    if (current().kind != FilterToken::Kind::end)
      return wrong(filterTexts["filter.join_expected"], {{"found", describedToken(current())}});
    return root;
  }

 private:
  using Kind = FilterNode::Kind;

  const FilterToken& current() const { return tokens_[at_]; }

  tl::unexpected<Diagnostic> wrong(Text text, std::vector<Argument> arguments) const {
    return wrongAt(current(), text, std::move(arguments));
  }

  tl::unexpected<Diagnostic> wrongAt(const FilterToken& token, Text text,
                                     std::vector<Argument> arguments) const {
    return failure(text, std::move(arguments), filterPlace(text_, token.offset));
  }

  std::string listedColumns() const {
    std::vector<std::string_view> keys;
    for (const Heading& heading : columns_) keys.push_back(heading.key);
    return fmt::format("{}", fmt::join(keys, ", "));
  }

  /// One or several joined by `or`, or below that by `and`.
  Result<FilterNode> joined(Kind kind) {
    const std::string_view word = kind == Kind::any ? "or" : "and";
    FilterNode node{.kind = kind};
    do {
      auto child = kind == Kind::any ? joined(Kind::all) : single();
      if (!child) return child;
      node.children.push_back(std::move(*child));
    } while (takeWord(word));
    if (node.children.size() > 1) return node;
    FilterNode only = std::move(node.children.front());
    return only;
  }

  Result<FilterNode> single() {
    const bool isBracket = current().isSymbol("(");
    if (!isBracket && !current().isWord("not")) return comparison();
    if (depth_ == filterDepth)
      return wrong(filterTexts["filter.too_deep"], {{"limit", filterDepth}});
    ++at_;
    ++depth_;
    auto inner = isBracket ? inBrackets() : negation();
    --depth_;
    return inner;
  }

  Result<FilterNode> inBrackets() {
    auto inner = joined(Kind::any);
    if (!inner) return inner;
    if (!current().isSymbol(")"))
      return wrong(filterTexts["filter.bracket_expected"], {{"found", describedToken(current())}});
    ++at_;
    return inner;
  }

  Result<FilterNode> negation() {
    auto inner = single();
    if (!inner) return inner;
    FilterNode node{.kind = Kind::none};
    node.children.push_back(std::move(*inner));
    return node;
  }

  Result<FilterNode> comparison() {
    auto column = takeColumn();
    if (!column) return failure(std::move(column));
    FilterNode node{.column = *column};
    const Heading& heading = columns_[node.column];
    if (heading.content == Content::truth && standsAlone()) {
      node.value = true;
      return node;
    }
    auto comparison = takeOperator(heading);
    if (!comparison) return failure(std::move(comparison));
    node.comparison = *comparison;
    auto value = takeValue(heading);
    if (!value) return failure(std::move(value));
    node.value = std::move(*value);
    return node;
  }

  bool standsAlone() const {
    return current().kind == FilterToken::Kind::end || current().isSymbol(")") ||
           current().isWord("and") || current().isWord("or");
  }

  bool isOfName() const {
    if (current().kind == FilterToken::Kind::quoted) return false;
    return current().kind == FilterToken::Kind::word && !standsAlone() &&
           !current().isWord("not") && !current().isWord("contains");
  }

  Result<std::size_t> takeColumn() {
    const FilterToken& first = current();
    std::string name;
    for (; isOfName(); ++at_) name += (name.empty() ? "" : " ") + current().text;
    if (name.empty())
      return wrong(filterTexts["filter.column_expected"],
                   {{"found", describedToken(current())}, {"columns", listedColumns()}});
    if (const auto column = columnNamed(columns_, name)) return *column;
    const std::string meant = decidingComparison(columns_, name);
    std::vector<std::string> names;
    if (!meant.empty()) names.push_back(meant);
    for (const Heading& heading : columns_) {
      names.emplace_back(heading.key);
      for (std::string& other : namesOf(heading)) names.push_back(std::move(other));
    }
    return wrongAt(first, filterTexts["filter.unknown_column"],
                   {{"name", oneLine(name)},
                    {"columns", listedColumns()},
                    {"hint", hint(meant.empty() ? name : meant, std::span(std::as_const(names)))}});
  }

  Result<FilterOperator> takeOperator(const Heading& heading) {
    const Operators fitting = operatorsOf(heading.content);
    const auto found = std::ranges::find_if(allOperators, [this](FilterOperator one) {
      return one == FilterOperator::contains ? current().isWord(symbol(one))
                                             : current().isSymbol(symbol(one));
    });
    if (found == allOperators.end()) {
      std::vector<std::string_view> symbols;
      for (const FilterOperator one : fitting) symbols.push_back(symbol(one));
      return wrong(filterTexts["filter.operator_expected"],
                   {{"operators", listedOperators(fitting)},
                    {"found", describedToken(current())},
                    {"hint", hint(current().text, std::span(std::as_const(symbols)))}});
    }
    if (std::ranges::find(fitting, *found) == fitting.end())
      return wrong(filterTexts["filter.operator_of_column"],
                   {{"operator", symbol(*found)},
                    {"column", heading.key},
                    {"content", rendered(contentText(heading.content))},
                    {"operators", listedOperators(fitting)}});
    ++at_;
    return *found;
  }

  Result<Cell> takeValue(const Heading& heading) {
    const FilterToken& token = current();
    const bool isQuoted = token.kind == FilterToken::Kind::quoted;
    if (!isQuoted && token.kind != FilterToken::Kind::word)
      return wrong(filterTexts["filter.value_expected"], {{"found", describedToken(token)}});
    const std::vector<Argument> said{{"column", heading.key}, {"found", describedToken(token)}};
    const auto number = isQuoted ? std::nullopt : parseNumber(token.text);
    const auto truth = isQuoted ? std::nullopt : truthFrom(token);
    if (heading.content == Content::number && !number)
      return wrong(filterTexts["filter.number_expected"], said);
    if (heading.content == Content::truth && !truth)
      return wrong(filterTexts["filter.truth_expected"], said);
    ++at_;
    if (holdsText(heading.content))
      return Cell{isOldWord(heading, token)
                      ? std::string(wordOfToday(heading.key, smallLetters(token.text)))
                      : token.text};
    if (number) return Cell{*number};
    return truth ? Cell{*truth} : Cell{token.text};
  }

  static bool isOldWord(const Heading& heading, const FilterToken& token) {
    const std::string word = smallLetters(token.text);
    return heading.content == Content::word && wordOfToday(heading.key, word) != word;
  }

  bool takeWord(std::string_view word) {
    if (!current().isWord(word)) return false;
    ++at_;
    return true;
  }

  std::string_view text_;
  std::span<const Heading> columns_;
  std::vector<FilterToken> tokens_;
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
};

}  // namespace

Result<Filter> Filter::parse(std::string_view text, std::span<const Heading> columns) {
  if (text.size() > filterBytes)
    return failure(filterTexts["filter.too_long"],
                   {{"limit", filterBytes}, {"bytes", text.size()}});
  auto tokens = filterTokens(text);
  if (!tokens) return failure(std::move(tokens));
  auto root = FilterParser(text, columns, std::move(*tokens)).run();
  if (!root) return failure(std::move(root));
  return Filter(std::move(*root));
}

}  // namespace wb::table

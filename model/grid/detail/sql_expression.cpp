#include "model/grid/detail/sql_expression.h"

#include "model/core/number.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

// Rules of costs as expressions that write themselves as SQL: an immutable directed acyclic graph
// with structural hashes, so that equal expressions are found in about constant time (hash consing
// without a table; relation.cpp keeps the table). Truths that are settled are folded at once
// (constant folding). Parentheses follow operator precedence, never reordering: engines compute the
// same doubles as the program. Writing is linear in the nodes that have no column of their own.

namespace wb::query {
namespace {

void mix(std::size_t& hash, std::size_t other) {
  constexpr std::size_t golden = 0x9e3779b97f4a7c15;
  hash ^= other + golden + (hash << 6) + (hash >> 2);
}

std::size_t hashOf(const Node& node) {
  std::size_t hash = static_cast<std::size_t>(node.op);
  mix(hash, std::hash<std::string>()(node.table));
  mix(hash, std::hash<std::string>()(node.text));
  for (const Expression& operand : node.operands) mix(hash, operand.node().hash);
  return hash;
}

bool isPositive(Op op, const std::vector<Expression>& operands) {
  const auto positive = [](const Expression& one) { return one.node().isPositive; };
  switch (op) {
    case Op::greatest:
      return std::ranges::any_of(operands, positive);
    case Op::plus:
    case Op::times:
    case Op::over:
    case Op::least:
    case Op::real:
      return std::ranges::all_of(operands, positive);
    case Op::choose:
      return positive(operands[1]) && positive(operands[2]);
    default:
      return false;
  }
}

bool isTruth(const Expression& one, std::string_view which) {
  return one.op() == Op::truth && one.node().text == which;
}
bool isYes(const Expression& one) { return isTruth(one, "true"); }
bool isNo(const Expression& one) { return isTruth(one, "false"); }

}  // namespace

Expression::Expression(Node node) {
  node.hash = hashOf(node);
  node_ = std::make_shared<const Node>(std::move(node));
}

Expression::Expression(double number)
    : Expression(Node{.op = Op::number, .text = shortest(number), .isPositive = number > 0}) {}

Expression Expression::truthOf(bool truth) {
  return Expression(Node{.op = Op::truth, .text = truth ? "true" : "false"});
}

Expression Expression::whole(std::int64_t number) {
  return Expression(Node{.op = Op::whole, .text = std::to_string(number)});
}

Expression Expression::word(std::string_view word) {
  return Expression(Node{.op = Op::word, .text = std::string(word)});
}

Expression Expression::nothing() { return Expression(Node{.op = Op::nothing}); }

Expression Expression::column(std::string_view table, std::string_view name, bool isPositive) {
  return Expression(Node{.op = Op::column,
                         .table = std::string(table),
                         .text = std::string(name),
                         .isPositive = isPositive});
}

Expression Expression::made(Op op, std::vector<Expression> operands) {
  const bool positive = query::isPositive(op, operands);
  return Expression(Node{.op = op, .operands = std::move(operands), .isPositive = positive});
}

Expression Expression::named(std::string name) const {
  Node node = *node_;
  node.name = std::move(name);
  return Expression(std::move(node));
}

bool sameExpression(const Expression& a, const Expression& b) {
  if (a.node_ == b.node_) return true;
  const Node& one = *a.node_;
  const Node& other = *b.node_;
  return one.hash == other.hash && one.op == other.op && one.table == other.table &&
         one.text == other.text && std::ranges::equal(one.operands, other.operands, sameExpression);
}

Expression operator+(const Expression& a, const Expression& b) {
  return Expression::made(Op::plus, {a, b});
}
Expression operator-(const Expression& a, const Expression& b) {
  return Expression::made(Op::minus, {a, b});
}
Expression operator*(const Expression& a, const Expression& b) {
  return Expression::made(Op::times, {a, b});
}
Expression operator/(const Expression& a, const Expression& b) {
  return Expression::made(Op::over, {a, b});
}
Expression operator<(const Expression& a, const Expression& b) {
  return Expression::made(Op::less, {a, b});
}

Expression operator&&(const Expression& a, const Expression& b) {
  if (isYes(a) || isNo(b)) return b;
  if (isYes(b) || isNo(a) || sameExpression(a, b)) return a;
  return Expression::made(Op::both, {a, b});
}

Expression operator||(const Expression& a, const Expression& b) {
  if (isNo(a) || isYes(b)) return b;
  if (isNo(b) || isYes(a) || sameExpression(a, b)) return a;
  return Expression::made(Op::either, {a, b});
}

Expression operator!(const Expression& truth) {
  if (truth.op() == Op::truth) return Expression(isNo(truth));
  if (truth.op() == Op::isNot) return truth.node().operands.front();
  return Expression::made(Op::isNot, {truth});
}

Expression least(const Expression& a, const Expression& b) {
  return Expression::made(Op::least, {a, b});
}
Expression greatest(const Expression& a, const Expression& b) {
  return Expression::made(Op::greatest, {a, b});
}

Expression ifLess(const Expression& a, const Expression& b, const Expression& then,
                  const Expression& otherwise) {
  return choose(a < b, then, otherwise);
}

Expression nearestWhole(const Expression& x) { return Expression::made(Op::floor, {x + 0.5}); }
Expression nextWhole(const Expression& x) { return Expression::made(Op::ceiling, {x}); }

Expression choose(const Expression& truth, const Expression& then, const Expression& otherwise) {
  if (isYes(truth) || sameExpression(then, otherwise)) return then;
  if (isNo(truth)) return otherwise;
  if (isYes(then) && isNo(otherwise)) return truth;
  if (isNo(then) && isYes(otherwise)) return !truth;
  return Expression::made(Op::choose, {truth, then, otherwise});
}

std::optional<bool> settled(const Expression& truth) {
  if (truth.op() != Op::truth) return {};
  return isYes(truth);
}

Expression equal(const Expression& a, const Expression& b) {
  return Expression::made(Op::equal, {a, b});
}
Expression isNothing(const Expression& x) { return Expression::made(Op::isNothing, {x}); }
Expression orZero(const Expression& x) { return Expression::made(Op::orZero, {x}); }
Expression real(const Expression& x) { return Expression::made(Op::real, {x}); }

namespace {

/// How tightly an operation holds its operands together.
enum class Binding : std::uint8_t { either, both, isNot, compares, adds, multiplies, one };

Binding bindingOf(Op op) {
  switch (op) {
    case Op::either:
      return Binding::either;
    case Op::both:
      return Binding::both;
    case Op::isNot:
      return Binding::isNot;
    case Op::less:
    case Op::equal:
    case Op::isNothing:
      return Binding::compares;
    case Op::plus:
    case Op::minus:
      return Binding::adds;
    case Op::times:
    case Op::over:
      return Binding::multiplies;
    default:
      return Binding::one;
  }
}

std::string_view signOf(Op op) {
  switch (op) {
    case Op::plus:
      return " + ";
    case Op::minus:
      return " - ";
    case Op::times:
      return " * ";
    case Op::over:
      return " / ";
    case Op::less:
      return " < ";
    case Op::equal:
      return " = ";
    case Op::both:
      return " AND ";
    default:
      return " OR ";
  }
}

class Writer {
 public:
  Writer(Dialect dialect, const Standing& standing) : dialect_(dialect), standing_(standing) {}

  std::string of(const Expression& expression) const {
    if (auto name = standing_(expression)) return *std::move(name);
    return spelled(expression);
  }

  std::string spelled(const Expression& expression) const {
    const Node& node = expression.node();
    switch (node.op) {
      case Op::number:
        return numberText(*parseNumber(node.text));
      case Op::whole:
        return node.text;
      case Op::word:
        return quotedText(node.text, dialect_);
      case Op::truth:
        return node.text == "true" ? "1 = 1" : "1 = 0";
      case Op::nothing:
        return "NULL";
      case Op::column:
        return columnText(node, dialect_);
      case Op::least:
        return call(wordsOf(dialect_).least, node);
      case Op::greatest:
        return call(wordsOf(dialect_).greatest, node);
      case Op::floor:
        return call("floor", node);
      case Op::ceiling:
        return call("ceil", node);
      case Op::real:
        return "CAST(" + of(node.operands[0]) + " AS " + std::string(wordsOf(dialect_).real) + ")";
      case Op::orZero:
        return "COALESCE(" + of(node.operands[0]) + ", 0)";
      case Op::isNot:
        return "NOT " + inside(node.operands[0], Binding::isNot);
      case Op::isNothing:
        return inside(node.operands[0], Binding::adds) + " IS NULL";
      case Op::choose:
        return choice(node);
      default:
        return joined(node);
    }
  }

 private:
  /// An operand, in parentheses where it holds together less than what it stands in.
  std::string inside(const Expression& operand, Binding least) const {
    if (auto name = standing_(operand)) return *std::move(name);
    const std::string text = spelled(operand);
    const bool isComparison = operand.op() == Op::truth;
    const Binding own = isComparison ? Binding::compares : bindingOf(operand.op());
    return own < least ? "(" + text + ")" : text;
  }

  /// To the right even an equal operation is kept together: sums round in their order.
  std::string joined(const Node& node) const {
    const Binding own = bindingOf(node.op);
    const auto tighter = static_cast<Binding>(static_cast<std::uint8_t>(own) + 1);
    const bool compares = own == Binding::compares;
    std::string right = inside(node.operands[1], tighter);
    if (node.op == Op::over && !node.operands[1].node().isPositive)
      right = "NULLIF(" + of(node.operands[1]) + ", 0)";
    return inside(node.operands[0], compares ? tighter : own) + std::string(signOf(node.op)) +
           right;
  }

  std::string call(std::string_view function, const Node& node) const {
    std::string text(function);
    for (const Expression& operand : node.operands)
      text += (&operand == node.operands.data() ? "(" : ", ") + of(operand);
    return text += ")";
  }

  /// Choices in the place of the other one become further cases.
  std::string choice(const Node& node) const {
    std::string text = "CASE";
    const Node* at = &node;
    for (;;) {
      text += " WHEN " + of(at->operands[0]) + " THEN " + of(at->operands[1]);
      const Expression& other = at->operands[2];
      if (other.op() != Op::choose || standing_(other)) {
        if (other.op() != Op::nothing) text += " ELSE " + of(other);
        return text += " END";
      }
      at = &other.node();
    }
  }

  Dialect dialect_;
  const Standing& standing_;
};

}  // namespace

std::string written(const Expression& expression, Dialect dialect, const Standing& standing) {
  return Writer(dialect, standing).of(expression);
}

std::string columnText(const Node& column, Dialect dialect) {
  return column.table + "." + quotedName(column.text, dialect);
}

}  // namespace wb::query

#include "model/grid/detail/writer.h"

#include "model/core/number.h"

#include <string_view>

namespace wb::query {
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

#pragma once

#include "model/grid/database.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::query {

/// What an expression of a query does with its operands.
enum class Op : std::uint8_t {
  number,
  whole,
  word,
  truth,
  nothing,
  column,
  plus,
  minus,
  times,
  over,
  least,
  greatest,
  floor,
  ceiling,
  less,
  equal,
  both,
  either,
  isNot,
  isNothing,
  choose,  ///< CASE WHEN first THEN second ELSE third END
  real,    ///< The operand as a floating-point number.
  orZero   ///< The operand, or 0 where it is nothing.
};

struct Node;

/// A number, truth or word of a query: what rules of costs work with in place of plain numbers. A
/// value type; equal operations on equal operands are equal.
class Expression {
 public:
  /// Implicit, so that rules can mix expressions with plain numbers.
  Expression(double number);
  template <std::same_as<bool> Truth>
  Expression(Truth truth) : Expression(truthOf(truth)) {}

  /// A whole number that is counted with; rules of costs have no such.
  static Expression whole(std::int64_t number);
  static Expression word(std::string_view word);
  static Expression nothing();
  /// `isPositive`: it is a number above 0 in every row.
  static Expression column(std::string_view table, std::string_view name, bool isPositive = false);
  static Expression made(Op op, std::vector<Expression> operands);

  const Node& node() const { return *node_; }
  Op op() const;
  /// The same under a name, which a column made of it may have.
  Expression named(std::string name) const;

  friend bool sameExpression(const Expression& a, const Expression& b);

 private:
  explicit Expression(Node node);
  static Expression truthOf(bool truth);

  std::shared_ptr<const Node> node_;
};

/// One operation, or a leaf.
struct Node {
  Op op;
  std::string table{};                 ///< Of a column.
  std::string text{};                  ///< A column's name, a word, a number.
  std::vector<Expression> operands{};  ///< As many as the operation has.
  bool isPositive = false;             ///< A number above 0 for sure.
  std::string name{};  ///< What a rule calls it; expressions that differ in it only are equal.
  std::size_t hash = 0;
};

inline Op Expression::op() const { return node_->op; }

/// Whether both are the same operations on the same columns.
bool sameExpression(const Expression& a, const Expression& b);

Expression operator+(const Expression& a, const Expression& b);
Expression operator-(const Expression& a, const Expression& b);
Expression operator*(const Expression& a, const Expression& b);
/// Nothing where the divisor is 0.
Expression operator/(const Expression& a, const Expression& b);
Expression operator<(const Expression& a, const Expression& b);
Expression operator&&(const Expression& a, const Expression& b);
Expression operator||(const Expression& a, const Expression& b);
Expression operator!(const Expression& truth);
inline Expression& operator+=(Expression& a, const Expression& b) { return a = a + b; }

// The operations of model/cost/number_sink.h.
inline Expression squared(const Expression& x) { return x * x; }
Expression least(const Expression& a, const Expression& b);
Expression greatest(const Expression& a, const Expression& b);
inline Expression greatest(const Expression& a, const Expression& b, const Expression& c) {
  return greatest(greatest(a, b), c);
}
Expression ifLess(const Expression& a, const Expression& b, const Expression& then,
                  const Expression& otherwise);
Expression nearestWhole(const Expression& x);
Expression nextWhole(const Expression& x);

/// One of two by a truth; which one does not matter where they are the same.
Expression choose(const Expression& truth, const Expression& then, const Expression& otherwise);
Expression equal(const Expression& a, const Expression& b);
/// Whether a column of 0 or 1 says yes.
inline Expression isTrue(const Expression& column) { return equal(column, Expression::whole(1)); }
/// Whether it is one of the two truths themselves, which no row changes.
std::optional<bool> settled(const Expression& truth);
/// 1 or 0.
inline Expression oneIf(const Expression& truth) {
  return choose(truth, Expression::whole(1), Expression::whole(0));
}
Expression isNothing(const Expression& x);
Expression orZero(const Expression& x);
/// A whole number's column as a floating-point number.
Expression real(const Expression& x);

/// What stands in the place of an expression: the name of a column that holds it already, or
/// nothing where it is to be written out.
using Standing = std::function<std::optional<std::string>(const Expression& expression)>;

/// An expression as SQL, with no more parentheses than it needs: numbers come out as they would in
/// the order in which the rules compute them.
std::string written(const Expression& expression, Dialect dialect, const Standing& standing);

/// A column with its table: `p."kind"`.
std::string columnText(const Node& column, Dialect dialect);

}  // namespace wb::query

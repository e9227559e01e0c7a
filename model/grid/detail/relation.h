#pragma once

#include "model/grid/database.h"
#include "model/grid/detail/sql_expression.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace wb::query {

/// Of several expressions, which of the others inside them are columns of their own, and in which
/// step each is computed.
class Plan {
 public:
  struct Item {
    Expression expression;
    std::vector<std::size_t> operands{};
    std::size_t uses = 0;
    std::size_t cost = 0;   ///< Operations beside those that are columns of their own.
    std::size_t step = 0;   ///< When its columns are there: 0 where only the rows' own are needed.
    bool isColumn = false;  ///< Of the rows, or of a step.
    std::string name{};     ///< Of that column.
  };

  explicit Plan(const std::vector<Expression>& roots);

  const std::vector<Item>& items() const { return items_; }
  std::size_t itemOf(const Expression& expression) const;
  /// The last step in which a column is made; 0 if none is.
  std::size_t lastStep() const { return lastStep_; }
  /// The columns that an item is written with.
  std::vector<std::size_t> columnsIn(std::size_t item) const;

 private:
  struct Hash {
    std::size_t operator()(const Expression& one) const { return one.node().hash; }
  };
  struct Same {
    bool operator()(const Expression& a, const Expression& b) const { return sameExpression(a, b); }
  };

  std::size_t add(const Expression& expression);
  void settle(Item& item);
  std::string freeName(const std::string& wanted);

  std::vector<Item> items_;  ///< Operands before what they are in.
  std::unordered_map<Expression, std::size_t, Hash, Same> numbers_;
  std::unordered_map<std::string, std::size_t> names_;
  std::size_t lastStep_ = 0;
};

/// A column of a relation: a name and what it holds.
struct Output {
  std::string name;
  Expression expression;
};

/// Rows made of others: what goes between WITH and the query that reads it.
struct Relation {
  std::string name;
  std::string from;  ///< Of the rows that the columns of `outputs` are of, as SQL.
  std::vector<Output> outputs;
};

/// `name AS (SELECT …)` for each step. What is used several times in a relation and is not
/// computed in no time becomes a column of a step before it, so that nothing is computed twice and
/// the text stays as long as the rules are.
std::vector<std::string> steps(const Relation& relation, Dialect dialect);

}  // namespace wb::query

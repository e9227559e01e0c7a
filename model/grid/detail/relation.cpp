#include "model/grid/detail/relation.h"

#include "model/grid/detail/sql_expression.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

// Decides which expressions of a query become columns of a subquery: common subexpression
// elimination over the graph of all outputs. An expression with u uses and c operations below it
// gets a column where (u - 1) * c >= `worthAStep`; columns that need others lie in a later step.
// One pass in the order of dependence, O(nodes). `worthAStep` weighs operations saved against one
// more step for all rows; tests/benchmarks/grid.py times whole questions.

namespace wb::query {
namespace {

/// Operations saved by which a column of its own pays: the rows pass through one more step.
constexpr std::size_t worthAStep = 10;

bool isLeaf(Op op) {
  return op == Op::number || op == Op::whole || op == Op::word || op == Op::truth ||
         op == Op::nothing;
}

}  // namespace

Plan::Plan(const std::vector<Expression>& roots) {
  for (const Expression& root : roots) ++items_[add(root)].uses;
  for (Item& item : items_) settle(item);
}

std::size_t Plan::add(const Expression& expression) {
  if (const auto found = numbers_.find(expression); found != numbers_.end()) return found->second;
  std::vector<std::size_t> operands;
  for (const Expression& operand : expression.node().operands) operands.push_back(add(operand));
  for (const std::size_t operand : operands) ++items_[operand].uses;
  const std::size_t number = items_.size();
  numbers_.emplace(expression, number);
  items_.push_back({expression, std::move(operands)});
  return number;
}

void Plan::settle(Item& item) {
  const Node& node = item.expression.node();
  if (node.op == Op::column) {
    item.isColumn = true;
    item.name = node.table + "_" + node.text;
    return;
  }
  if (isLeaf(node.op)) return;
  item.cost = 1;
  for (const std::size_t operand : item.operands) {
    item.step = std::max(item.step, items_[operand].step);
    if (!items_[operand].isColumn) item.cost += items_[operand].cost;
  }
  item.isColumn = (item.uses - 1) * item.cost >= worthAStep;
  if (!item.isColumn) return;
  lastStep_ = std::max(lastStep_, ++item.step);
  item.name = freeName(node.name.empty() ? "x" : node.name);
}

std::string Plan::freeName(const std::string& wanted) {
  const std::size_t taken = names_[wanted]++;
  return taken == 0 ? wanted : wanted + "_" + std::to_string(taken + 1);
}

std::size_t Plan::itemOf(const Expression& expression) const { return numbers_.at(expression); }

std::vector<std::size_t> Plan::columnsIn(std::size_t item) const {
  std::vector<std::size_t> found;
  std::set<std::size_t> seen;
  std::vector<std::size_t> open = items_[item].operands;
  while (!open.empty()) {
    const std::size_t next = open.back();
    open.pop_back();
    if (!seen.insert(next).second) continue;
    if (items_[next].isColumn) {
      found.push_back(next);
    } else {
      open.insert(open.end(), items_[next].operands.begin(), items_[next].operands.end());
    }
  }
  return found;
}

namespace {

std::vector<Expression> rootsOf(const Relation& relation) {
  std::vector<Expression> roots;
  for (const Output& output : relation.outputs) roots.push_back(output.expression);
  return roots;
}

class StepWriter {
 public:
  StepWriter(const Relation& relation, Dialect dialect)
      : relation_(relation), dialect_(dialect), plan_(rootsOf(relation)) {}

  std::vector<std::string> steps() const {
    std::vector<std::string> all;
    for (std::size_t step = 1; step <= plan_.lastStep(); ++step)
      all.push_back(select(nameOf(step), step, inner(step), true));
    std::string columns;
    for (const Output& output : relation_.outputs)
      add(columns, text(plan_.itemOf(output.expression), plan_.lastStep() + 1), output.name);
    all.push_back(select(relation_.name, plan_.lastStep() + 1, columns, false));
    return all;
  }

 private:
  std::string nameOf(std::size_t step) const { return relation_.name + "_" + std::to_string(step); }

  std::string select(const std::string& name, std::size_t step, const std::string& columns,
                     bool isApart) const {
    const std::string from = step == 1 ? relation_.from : quotedName(nameOf(step - 1), dialect_);
    const std::string_view apart = isApart ? wordsOf(dialect_).apart : "";
    return quotedName(name, dialect_) + " AS (\n  SELECT " + columns + "\n  FROM " + from +
           (apart.empty() ? "" : "\n  " + std::string(apart)) + "\n)";
  }

  /// The columns of a step that is not the last: those made in it, and those that later ones need.
  std::string inner(std::size_t step) const {
    std::string columns;
    for (const std::size_t column : passedOn(step))
      add(columns, reference(column, step), plan_.items()[column].name);
    for (std::size_t i = 0; i < plan_.items().size(); ++i)
      if (isMadeIn(step, i)) add(columns, text(i, step, true), plan_.items()[i].name);
    return columns;
  }

  bool isMadeIn(std::size_t step, std::size_t item) const {
    const Plan::Item& one = plan_.items()[item];
    return one.isColumn && one.step == step;
  }

  /// Columns that are there before a step and are needed after it.
  std::set<std::size_t> passedOn(std::size_t step) const {
    std::set<std::size_t> needed;
    const auto need = [&](std::size_t column) {
      if (plan_.items()[column].step < step) needed.insert(column);
    };
    for (std::size_t i = 0; i < plan_.items().size(); ++i)
      if (plan_.items()[i].isColumn && plan_.items()[i].step > step)
        for (const std::size_t column : plan_.columnsIn(i)) need(column);
    for (const Output& output : relation_.outputs) {
      const std::size_t item = plan_.itemOf(output.expression);
      if (plan_.items()[item].isColumn) {
        need(item);
      } else {
        for (const std::size_t column : plan_.columnsIn(item)) need(column);
      }
    }
    return needed;
  }

  /// A column as a step names it: in the first one the rows' own are still those of their tables.
  std::string reference(std::size_t column, std::size_t step) const {
    const Plan::Item& item = plan_.items()[column];
    return step == 1 && item.step == 0 ? columnText(item.expression.node(), dialect_)
                                       : quotedName(item.name, dialect_);
  }

  std::string text(std::size_t item, std::size_t step, bool isMade = false) const {
    const Expression& expression = plan_.items()[item].expression;
    const Standing standing = [&](const Expression& one) -> std::optional<std::string> {
      const std::size_t number = plan_.itemOf(one);
      if (!plan_.items()[number].isColumn || (isMade && number == item)) return {};
      return reference(number, step);
    };
    return written(expression, dialect_, standing);
  }

  void add(std::string& columns, const std::string& column, const std::string& name) const {
    if (!columns.empty()) columns += ",\n    ";
    columns += column + " AS " + quotedName(name, dialect_);
  }

  const Relation& relation_;
  Dialect dialect_;
  Plan plan_;
};

}  // namespace

std::vector<std::string> steps(const Relation& relation, Dialect dialect) {
  return StepWriter(relation, dialect).steps();
}

}  // namespace wb::query

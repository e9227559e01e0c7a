#include "model/grid/detail/plan.h"

#include <algorithm>
#include <set>
#include <utility>

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

}  // namespace wb::query

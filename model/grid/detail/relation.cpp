#include "model/grid/detail/relation.h"

#include "model/grid/detail/plan.h"
#include "model/grid/detail/writer.h"

#include <algorithm>
#include <optional>
#include <set>

namespace wb::query {
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

#include "model/report/column_sum.h"

#include "model/report/table_cells.h"
#include "model/report/table_rows.h"

namespace wb::table {

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

#pragma once

#include "model/cost/weigh.h"
#include "model/report/cell.h"

#include <vector>

namespace wb::table {

/// The sum of a column's numbers, at least that of the known ones if one is unknown; empty without
/// numbers.
class ColumnSum {
 public:
  void add(const Cell& cell);
  Cell cell() const;

 private:
  double sum_ = 0;
  bool hasNumbers_ = false;
  bool isBound_ = false;
  bool isUnknown_ = false;
};

/// Of all linksets together; at least that of the known ones if one is unknown.
Cell landImpactOf(const std::vector<cost::LinksetCost>& costs);

}  // namespace wb::table

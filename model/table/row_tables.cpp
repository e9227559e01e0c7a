#include "model/table/row_tables.h"

namespace wb::table {

Table tableOf(RowKind rowKind, std::span<const weighing::Weighing> weighings, Columns columns) {
  switch (rowKind) {
    case RowKind::part:
      return partTable(weighings);
    case RowKind::linkset:
      return linksetTable(weighings, columns);
    case RowKind::region:
      break;
  }
  return regionTable(weighings);
}

}  // namespace wb::table

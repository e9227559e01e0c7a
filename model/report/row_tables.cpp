#include "model/report/row_tables.h"

#include "model/report/headings.h"

#include <algorithm>

namespace wb::table {
namespace {

Table tableOfKind(RowKind rowKind, std::span<const weighing::Weighing> weighings, Columns columns) {
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

}  // namespace

Table tableOf(RowKind rowKind, std::span<const weighing::Weighing> weighings, Columns columns) {
  Table table = tableOfKind(rowKind, weighings, columns);
  // Of several files, which one a row is of must be seen.
  const auto file = std::ranges::find(table.headings, fileHeading.key, &Heading::key);
  if (weighings.size() > 1 && file != table.headings.end()) file->rank = Rank::essential;
  return table;
}

}  // namespace wb::table

#include "model/table/views.h"

namespace wb::table {

Table tableOf(View view, std::span<const weighing::Weighing> weighings, Columns columns) {
  switch (view) {
    case View::part:
      return partTable(weighings);
    case View::linkset:
      return linksetTable(weighings, columns);
    case View::region:
      break;
  }
  return regionTable(weighings);
}

}  // namespace wb::table

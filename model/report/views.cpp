#include "model/report/views.h"

namespace wb::report {

Table tableOf(View view, std::span<const Weighing> weighings, Columns columns) {
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

}  // namespace wb::report

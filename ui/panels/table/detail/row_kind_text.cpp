#include "ui/panels/table/detail/row_kind_text.h"

#include "ui/panels/table/table_panel.h"

namespace wb::ui {

using table::RowKind;

QString wordOf(RowKind rowKind) {
  switch (rowKind) {
    case RowKind::part:
      return TablePanel::tr("Part");
    case RowKind::linkset:
      return TablePanel::tr("Linkset");
    case RowKind::region:
      break;
  }
  return TablePanel::tr("Region");
}

}  // namespace wb::ui

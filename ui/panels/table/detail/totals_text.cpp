#include "ui/panels/table/detail/totals_text.h"

#include "ui/panels/table/detail/cost_table_model.h"
#include "ui/panels/table/detail/cost_table_view.h"
#include "ui/panels/table/table_panel.h"
#include "ui/widgets/model_text.h"

#include <QStringList>
#include <functional>

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

namespace {

using SumOf = std::function<table::Cell(int column)>;

/// Chinese, Japanese and Korean writing, within which a line may break anywhere.
bool isUnspaced(QChar letter) { return letter.unicode() >= 0x2e80; }

/// Without a place where a line may break.
QString inOnePiece(const QString& text) {
  QString whole;
  for (const QChar letter : text) {
    if (!whole.isEmpty() && (isUnspaced(letter) || isUnspaced(whole.back())))
      whole += QChar(0x2060);  // WORD JOINER
    whole += letter == u' ' ? QChar(QChar::Nbsp) : letter;
  }
  return whole;
}

/// What belongs together is not torn apart where the line breaks.
QString sums(const QString& rows, const CostTableModel& model, const CostTableView& view,
             const SumOf& sumOf) {
  QStringList sums{rows};
  for (const int column : view.shownColumns()) {
    const table::Heading& heading = model.heading(column);
    if (heading.total != table::Total::sum) continue;
    const QString sum = shown(sumOf(column));
    if (!sum.isEmpty())
      sums << TablePanel::tr("%1: %2", "a column's title and its sum")
                  .arg(shown(heading.title), sum);
  }
  for (QString& sum : sums) sum = inOnePiece(sum);
  return sums.join(QStringLiteral("   "));
}

}  // namespace

QString totalsOf(const CostTableModel& model, const CostTableView& view) {
  const auto all = static_cast<int>(model.table().rows);
  const int rows = model.rowCount();
  return sums(rows == all ? TablePanel::tr("Rows: %L1").arg(rows)
                          : TablePanel::tr("Rows: %L1 of %L2").arg(rows).arg(all),
              model, view, [&model](int column) { return model.sum(column); });
}

QString totalsOfSelection(const CostTableModel& model, const CostTableView& view) {
  const int rows = view.selectedRowCount();
  if (rows < 2) return {};
  return sums(TablePanel::tr("Selected: %L1").arg(rows), model, view,
              [&view](int column) { return view.selectedSum(column); });
}

}  // namespace wb::ui

#include "ui/panels/scenarios/versions_dialog.h"

#include "model/report/changes.h"
#include "model/report/table.h"
#include "ui/document/document.h"
#include "ui/panels/table/report_table_model.h"
#include "ui/panels/table/report_table_view.h"
#include "ui/widgets/model_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <array>
#include <utility>

namespace wb::ui {
namespace {

constexpr int versionsWidth = 150;  ///< In characters.
constexpr int versionsHeight = 24;  ///< In lines.

/// In the order of the choices.
constexpr std::array versionViews{table::RowKind::linkset, table::RowKind::part,
                                  table::RowKind::region};

QString fileName(const std::string& path) {
  return QFileInfo(QString::fromStdString(path)).fileName();
}

/// Before, after, and what came on top.
QString fromTo(const table::Cell& before, const table::Cell& after) {
  return VersionsDialog::tr("%1 before, %2 now (%3)")
      .arg(shown(before), shown(after), shownChange(before, after));
}

}  // namespace

VersionsDialog::VersionsDialog(const Document& document, weighing::Weighing before, QWidget* parent)
    : QDialog(parent),
      document_(document),
      before_(std::move(before)),
      model_(new ReportTableModel(this)),
      by_(new QComboBox(this)),
      totals_(new QLabel(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("%1 compared with %2", "two files")
                     .arg(QFileInfo(document.path()).fileName(), fileName(before_.file)));
  makeLayout();
  connect(by_, &QComboBox::currentIndexChanged, this, &VersionsDialog::showTable);
  connect(&document, &Document::costsChanged, this, &VersionsDialog::follow);
  // Rows are of what was open.
  connect(&document, &Document::sceneReset, this, [this] {
    model_->show({});
    reject();
  });
  follow();
}

void VersionsDialog::makeLayout() {
  by_->addItems({tr("Linkset"), tr("Part"), tr("Region")});
  by_->setAccessibleName(tr("What a row is"));
  auto* label = new QLabel(tr("&By:"), this);
  label->setBuddy(by_);
  totals_->setObjectName(QStringLiteral("totals"));
  totals_->setTextFormat(Qt::PlainText);
  totals_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* bar = new QHBoxLayout;
  bar->addWidget(label);
  bar->addWidget(by_);
  bar->addWidget(totals_, 1);
  auto* table = new ReportTableView(*model_, tr("What changed"), this);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addLayout(bar);
  column->addWidget(table);
  column->addWidget(buttons);
  resize(fontMetrics().averageCharWidth() * versionsWidth,
         fontMetrics().lineSpacing() * versionsHeight);
}

void VersionsDialog::follow() {
  const cost::Profile& profile = document_.weighing().profile;
  if (before_.profile != profile) {
    model_->show({});
    before_ = weighing::weighedUnder(before_, profile);
  }
  showTable();
}

void VersionsDialog::showTable() {
  const weighing::Weighing& now = document_.weighing();
  const std::array versions{table::Versions{&before_, &now}};
  model_->show(
      table::changesTable(versionViews[static_cast<std::size_t>(by_->currentIndex())], versions));
  totals_->setText(
      tr("Land impact: %1")
          .arg(fromTo(table::landImpactOf(before_.costs), table::landImpactOf(now.costs))));
}

}  // namespace wb::ui

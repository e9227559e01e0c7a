#include "ui/document/recovery_dialog.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <chrono>
#include <utility>

namespace wb::ui {
namespace {

constexpr QSize firstSize(560, 320);

QDateTime timeOf(const recovery::Kept& kept) {
  const auto time = std::chrono::file_clock::to_sys(kept.time);
  return QDateTime::fromMSecsSinceEpoch(
      std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
}

}  // namespace

RecoveryDialog::RecoveryDialog(std::vector<recovery::Kept> kept, QWidget* parent)
    : QDialog(parent), kept_(std::move(kept)), rows_(new QListWidget) {
  setWindowTitle(tr("Changes that were not saved"));
  auto* words = new QLabel(
      tr("Weighbridge ended before these changes were saved. They can be opened as they were; "
         "your files stay as they are until you save."));
  words->setWordWrap(true);
  rows_->setAccessibleName(windowTitle());
  rows_->setAlternatingRowColors(true);
  rows_->setWordWrap(true);
  for (const recovery::Kept& one : kept_) addRow(one);
  rows_->setCurrentRow(0);
  connect(rows_, &QListWidget::itemChanged, this, &RecoveryDialog::update);
  auto* column = new QVBoxLayout(this);
  column->addWidget(words);
  column->addWidget(rows_);
  addButtons();
  resize(firstSize);
}

void RecoveryDialog::addRow(const recovery::Kept& kept) {
  const QString path = QString::fromStdString(kept.origin.file.string());
  const QString name = path.isEmpty() ? tr("Without a name") : QFileInfo(path).fileName();
  const QString time = locale().toString(timeOf(kept), QLocale::ShortFormat);
  QString text = tr("%1, changed %2", "file name, date and time").arg(name, time);
  if (!path.isEmpty()) text += u'\n' + QDir::toNativeSeparators(QFileInfo(path).path());
  auto* row = new QListWidgetItem(text, rows_);
  // Letters of another script are higher than those of the list's font.
  const auto lines = static_cast<int>(text.count(u'\n')) + 1;
  row->setSizeHint({0, rows_->fontMetrics().lineSpacing() * (2 * lines + 1) / 2});
  row->setFlags(row->flags() | Qt::ItemIsUserCheckable);
  row->setCheckState(Qt::Checked);
}

void RecoveryDialog::addButtons() {
  auto* buttons = new QDialogButtonBox;
  open_ = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
  discard_ = buttons->addButton(tr("&Discard"), QDialogButtonBox::DestructiveRole);
  buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
  open_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &RecoveryDialog::openChecked);
  connect(discard_, &QPushButton::clicked, this, &RecoveryDialog::discardChecked);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout()->addWidget(buttons);
}

std::vector<std::size_t> RecoveryDialog::checkedRows() const {
  std::vector<std::size_t> checked;
  for (std::size_t i = 0; i < kept_.size(); ++i)
    if (rows_->item(static_cast<int>(i))->checkState() == Qt::Checked) checked.push_back(i);
  return checked;
}

void RecoveryDialog::update() {
  const bool any = !checkedRows().empty();
  open_->setEnabled(any);
  discard_->setEnabled(any);
}

void RecoveryDialog::openChecked() {
  for (const std::size_t row : checkedRows()) emit openWanted(kept_[row]);
  accept();
}

/// Those that are left stay offered.
void RecoveryDialog::discardChecked() {
  const auto checked = checkedRows();
  for (auto row = checked.rbegin(); row != checked.rend(); ++row) {
    recovery::discard(kept_[*row]);
    kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(*row));
    delete rows_->takeItem(static_cast<int>(*row));
  }
  if (kept_.empty()) return accept();
  update();
}

}  // namespace wb::ui

#include "ui/panels/grid/open_grid_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace wb::ui {
namespace {

constexpr int databaseCharacters = 50;

}  // namespace

OpenGridDialog::OpenGridDialog(QWidget* parent) : QDialog(parent), database_(new QLineEdit(this)) {
  setWindowTitle(tr("Open grid"));
  database_->setPlaceholderText(tr("grid.sqlite, or postgresql://server/database"));
  database_->setAccessibleName(tr("Database"));
  database_->setMinimumWidth(fontMetrics().averageCharWidth() * databaseCharacters);
  auto* label = new QLabel(tr("&Database of statistics:"), this);
  label->setBuddy(database_);
  auto* browseButton = new QPushButton(tr("&Browse…"), this);
  browseButton->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->addWidget(database_, 1);
  row->addWidget(browseButton);
  auto* words = new QLabel(
      tr("“weighbridge statistics FOLDER -o grid.sqlite” makes one of many files; a PostgreSQL "
         "server that holds one is named by its connection string."),
      this);
  words->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
  QPushButton* open = buttons->button(QDialogButtonBox::Open);
  open->setEnabled(false);
  connect(database_, &QLineEdit::textChanged, open,
          [this, open] { open->setEnabled(!database().isEmpty()); });
  connect(browseButton, &QPushButton::clicked, this, &OpenGridDialog::browse);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(label);
  column->addLayout(row);
  column->addWidget(words);
  column->addWidget(buttons);
}

QString OpenGridDialog::database() const { return database_->text().trimmed(); }

void OpenGridDialog::browse() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Open grid"), {},
      tr("Databases of statistics (%1)").arg(QStringLiteral("*.sqlite *.sqlite3 *.db")) +
          QStringLiteral(";;") + tr("All files (*)"));
  if (!path.isEmpty()) database_->setText(path);
}

}  // namespace wb::ui

#pragma once

#include "model/report/table_formats.h"
#include "tests/ui/widgets/files.h"
#include "tests/ui/widgets/words.h"
#include "ui/document/baseline.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/table/cell_text.h"
#include "ui/panels/table/table_panel.h"
#include "ui/widgets/model_text.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>

namespace wb::ui::test {

using table::RowKind;

/// Names that sort, filter and paste with difficulty; but for a ring all are boxes, and one mesh is
/// missing.
inline constexpr auto difficultNames = WEIGHBRIDGE_DATA "/ui/difficult_names.weighbridge";

inline QStringList lines(const QString& text) { return text.split(u'\n', Qt::SkipEmptyParts); }

inline QAction& actionOf(const QMenu& menu, const char* text) {
  const auto actions = menu.actions();
  return **std::ranges::find(actions, text,
                             [](const QAction* one) { return one->text().remove(u'&'); });
}

inline void moveConstant(Document& document, double value) {
  cost::Profile profile = document.weighing().profile;
  profile[cost::Key::triangle_constant] = value;
  changeProfile(document, profile, "Change");
}

/// A table and what its users do with it.
class TablePanelCase : public QObject {
 protected:
  /// An empty table; numbers are written as in German.
  void start();
  void open(const QString& path);
  QTableView& table() const { return *panel_->findChild<QTableView*>(); }
  QAbstractItemModel& model() const { return *table().model(); }
  QLineEdit& filter() const { return *panel_->findChild<QLineEdit*>(); }
  QPushButton& button(const QString& text) const;
  QString visibleText() const { return wordsIn(*panel_).replace(QChar::Nbsp, u' '); }
  int column(const char* title) const;
  void click(int row, const char* title, Qt::KeyboardModifiers keys = {});
  void clickHeader(const char* title);
  void choose(const char* text, const char* submenu = nullptr);
  QVariant value(int row, const char* title, int role = Qt::DisplayRole) const;
  QStringList texts(const char* title) const;
  std::vector<double> numbers(const char* title) const;
  QStringList selectedTexts(const char* title) const;

  QTemporaryDir folder_;
  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<TablePanel> panel_;
};

inline void TablePanelCase::start() {
  QLocale::setDefault(QLocale(QLocale::German));
  panel_.reset();
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  panel_ = std::make_unique<TablePanel>(*document_, *selection_);
  panel_->resize(1200, 400);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

inline void TablePanelCase::open(const QString& path) {
  const auto opened = document_->open(path);
  QVERIFY2(opened, opened ? "" : line(opened.error()).c_str());
}

inline QPushButton& TablePanelCase::button(const QString& text) const {
  const auto buttons = panel_->findChildren<QPushButton*>();
  return **std::ranges::find(buttons, text,
                             [](const auto* one) { return one->text().remove(u'&'); });
}

inline int TablePanelCase::column(const char* title) const {
  for (int i = 0; i < model().columnCount(); ++i)
    if (model().headerData(i, Qt::Horizontal).toString().toLower() == title) return i;
  qFatal("no column %s", title);
}

inline void TablePanelCase::click(int row, const char* title, Qt::KeyboardModifiers keys) {
  const QModelIndex one = model().index(row, column(title));
  table().scrollTo(one);
  QTest::mouseClick(table().viewport(), Qt::LeftButton, keys, table().visualRect(one).center());
}

inline void TablePanelCase::clickHeader(const char* title) {
  const QHeaderView& header = *table().horizontalHeader();
  table().scrollTo(model().index(0, column(title)));
  const int x =
      header.sectionViewportPosition(column(title)) + header.sectionSize(column(title)) / 2;
  QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, {x, header.height() / 2});
}

/// An entry of the menu of columns, by keyboard.
inline void TablePanelCase::choose(const char* text, const char* submenu) {
  QMenu* menu = button("Columns").menu();
  if (submenu != nullptr) menu = actionOf(*menu, submenu).menu();
  menu->popup(panel_->mapToGlobal(QPoint()));
  menu->setActiveAction(&actionOf(*menu, text));
  QTest::keyClick(menu, Qt::Key_Return);
}

inline QVariant TablePanelCase::value(int row, const char* title, int role) const {
  return model().index(row, column(title)).data(role);
}

inline QStringList TablePanelCase::texts(const char* title) const {
  QStringList texts;
  for (int row = 0; row < model().rowCount(); ++row) texts << value(row, title).toString();
  return texts;
}

inline std::vector<double> TablePanelCase::numbers(const char* title) const {
  std::vector<double> numbers;
  for (int row = 0; row < model().rowCount(); ++row)
    numbers.push_back(value(row, title, Qt::UserRole).toDouble());
  return numbers;
}

inline QStringList TablePanelCase::selectedTexts(const char* title) const {
  QStringList texts;
  for (const QModelIndex& one : table().selectionModel()->selectedRows(column(title)))
    texts << one.data().toString();
  return texts;
}

}  // namespace wb::ui::test

#pragma once

#include "model/plain/read_model.h"
#include "model/report/csv.h"
#include "model/report/views.h"
#include "model/worker/serve.h"
#include "ui/base/expression_box.h"
#include "ui/charts/charts_panel.h"
#include "ui/constants/constants_panel.h"
#include "ui/document/commands.h"
#include "ui/help/help_window.h"
#include "ui/problems/problems_panel.h"
#include "ui/scenarios/calibrate_dialog.h"
#include "ui/scenarios/scenario_changes.h"
#include "ui/scenarios/scenarios_panel.h"
#include "ui/table/table_panel.h"
#include "ui/view/view_panel.h"
#include "ui/why/why_panel.h"
#include "ui/window/main_window.h"
#include "viewport/opengl.h"

#include <sys/stat.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <map>
#include <memory>

namespace wb::ui::test {

inline QString sample(const char* name) { return QStringLiteral(WEIGHBRIDGE_SAMPLES "/") + name; }

inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Does something with the next dialog of a kind as soon as it is open.
template <class Dialog, class Action>
inline void whenDialogOpens(Action action) {
  QTimer::singleShot(50, qApp, [action] {
    auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
    if (!dialog) return whenDialogOpens<Dialog>(action);
    action(*dialog);
  });
}

inline void chooseFile(const QString& path) {
  whenDialogOpens<QFileDialog>([path](QFileDialog& dialog) {
    auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
  });
}

inline void answer(QMessageBox::StandardButton button) {
  whenDialogOpens<QMessageBox>([button](QMessageBox& box) { box.button(button)->click(); });
}

/// A window and what its users do with it.
class MainWindowCase : public QObject {
 protected:
  void open(const QString& path);
  void drop(QWidget& target, const QList<QUrl>& urls);
  QAction* action(const QString& text);
  void typeConstant(const QString& name, const QString& text);
  void enterConstant(const QString& name, const QString& text);
  double landImpact() const;
  template <class Widget>
  Widget& panel() {
    return *window_->findChild<Widget*>();
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

inline void MainWindowCase::open(const QString& path) {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  window_->open(path);
  QVERIFY(reset.wait(10'000));
}

/// As a file manager does it.
inline void MainWindowCase::drop(QWidget& target, const QList<QUrl>& urls) {
  QMimeData data;
  data.setUrls(urls);
  QDragEnterEvent enter(target.rect().center(), Qt::CopyAction, &data, Qt::LeftButton,
                        Qt::NoModifier);
  QCoreApplication::sendEvent(&target, &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(target.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&target, &drop);
}

inline QAction* MainWindowCase::action(const QString& text) {
  for (QAction* menu : window_->menuBar()->actions())
    for (QAction* one : menu->menu()->actions())
      if (one->text().remove(u'&').startsWith(text)) return one;
  return nullptr;
}

inline void MainWindowCase::enterConstant(const QString& name, const QString& text) {
  typeConstant(name, text);
  QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
}

inline void MainWindowCase::typeConstant(const QString& name, const QString& text) {
  for (auto* box : panel<ConstantsPanel>().findChildren<ExpressionBox*>()) {
    if (!box->accessibleName().startsWith(name)) continue;
    auto* line = box->findChild<QLineEdit*>();
    box->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    return;
  }
  QFAIL("no such constant");
}

inline double MainWindowCase::landImpact() const {
  double sum = 0;
  for (const cost::LinksetCost& linkset : window_->document().weighing().costs)
    sum += linkset.landImpact;
  return sum;
}

}  // namespace wb::ui::test

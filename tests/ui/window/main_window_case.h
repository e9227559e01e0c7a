#pragma once

#include "tests/ui/widgets/files.h"
#include "tests/ui/window/settings_folder.h"
#include "tests/window/settled.h"
#include "ui/document/document.h"
#include "ui/panels/constants/constants_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/widgets/expression_box.h"
#include "ui/window/detail/workspaces.h"
#include "ui/window/main_window.h"
#include "viewport/view.h"

#include <Qt3DRender/QNoDraw>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QList>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QRect>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QWidget>
#include <utility>

namespace wb::ui::test {

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

/// Whether the window paints itself once it is there, and the view draws its scene: where nobody
/// looks at pixels they are work for nothing. What is grabbed of a widget is painted for that.
enum class Drawing { none, whole };

/// Keeps a window from painting itself.
class Unpainted : public QObject {
 public:
  explicit Unpainted(QWidget& window) : QObject(&window) { window.installEventFilter(this); }

 protected:
  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    return event->type() == QEvent::UpdateRequest;
  }
};

/// A window and what its users do with it.
class MainWindowCase : public QObject {
 protected:
  /// A window of a program that has never run, with its drawer open; its settings are in folder_.
  void start(const QString& program, Drawing drawing = Drawing::none);
  /// The window of the test before, of which nothing is left: nothing is open or said, and what is
  /// opened is shown as at first. Where there is none, one of a program that has never run. For
  /// tests that change neither settings nor the layout.
  void share(const QString& program);
  /// Another window of the program, once this one is gone.
  void makeWindow(Drawing drawing = Drawing::none);
  /// Whether this is another row of the function that the window was made for: rows that change
  /// nothing but what each of them sets share it.
  bool isNextRow();
  /// Writes a file into folder_; its path.
  QString makeFile(const QString& name, const QByteArray& content) const {
    return test::makeFile(*folder_, name, content);
  }
  void open(const QString& path);
  /// Until all that the window shows has come to its place.
  void waitForLayout();
  /// What is open is empty then, as if it had been saved so.
  void removeAllObjects();
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

 private:
  QByteArray function_;
  ViewSettings first_;  ///< How a window that is shared shows what is opened.
};

inline void MainWindowCase::makeWindow(Drawing drawing) {
  window_.reset();
  window_ = std::make_unique<MainWindow>();
  viewport::View& view = panel<ViewPanel>().view();
  if (drawing == Drawing::none) {
    view.setActiveFrameGraph(new Qt3DRender::QNoDraw);
    new Unpainted(*window_);
  }
  window_->show();
  QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
}

inline void MainWindowCase::start(const QString& program, Drawing drawing) {
  window_.reset();  // While its settings are still there.
  QLocale::setDefault(QLocale::c());
  folder_ = makeSettingsFolder(program);
  makeWindow(drawing);
  window_->findChild<Workspaces*>()->setDrawerOpen(true);
}

inline void MainWindowCase::share(const QString& program) {
  if (!window_) {
    start(program);
    first_ = panel<ViewPanel>().settings();
    return;
  }
  QEvent away(QEvent::Leave);
  QCoreApplication::sendEvent(&panel<ViewPanel>().view(), &away);
  window_->document().undoStack().setClean();
  window_->document().close();
  QSettings().clear();  // What was remembered of the file.
  panel<ViewPanel>().setSettings(first_);
  window_->statusBar()->clearMessage();
}

inline bool MainWindowCase::isNextRow() {
  const QByteArray now = QTest::currentTestFunction();
  return std::exchange(function_, now) == now && window_;
}

inline void MainWindowCase::open(const QString& path) {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  window_->open(path);
  QVERIFY(reset.wait(10'000));
}

inline void MainWindowCase::removeAllObjects() {
  while (!window_->document().weighing().scene.linksets.empty()) {
    window_->selection().select(weighing::Target{0, {}});
    action("Delete")->trigger();
  }
  window_->document().undoStack().setClean();
}

/// Of all that is visible in a widget. Most of a window is in panels behind others, and is passed
/// over.
inline void addVisiblePlaces(const QWidget& widget, QList<QRect>& places) {
  for (const QObject* child : widget.children()) {
    if (!child->isWidgetType()) continue;
    const auto& one = static_cast<const QWidget&>(*child);
    if (!one.isVisible()) continue;
    places << one.geometry();
    addVisiblePlaces(one, places);
  }
}

inline void MainWindowCase::waitForLayout() {
  QVERIFY(wb::test::waitUntilSettled([this] {
    QList<QRect> places;
    addVisiblePlaces(*window_, places);
    return places;
  }));
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
    // In *Tune* not before it is known what has an effect.
    QTRY_VERIFY_WITH_TIMEOUT(box->isEnabled(), 30'000);
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

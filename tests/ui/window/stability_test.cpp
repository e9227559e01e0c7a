#include "tests/ui/window/main_window_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/panels/constants/detail/effect_finder.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/detail/advisor.h"
#include "ui/panels/why/detail/card_labels.h"
#include "ui/panels/why/detail/explainer.h"
#include "ui/panels/why/why_panel.h"
#include "ui/window/detail/docks.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QComboBox>
#include <QDockWidget>
#include <QHash>
#include <QPointer>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>

namespace wb::ui::test {

/// Nothing moves under the pointer: of every panel each control is used, and all others stay where
/// they are, but for what scrolls, folds, and the panel or language that is chosen itself.
class StabilityTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void ofEveryPanel_data();
  void ofEveryPanel();
  void ofTheViewsTools_data() { sizes(); }
  void ofTheViewsTools();
  void ofEveryWorkspace_data();
  void ofEveryWorkspace();
  void ofTheCard_data() { sizes(); }
  void ofTheCard();

 private:
  using Places = QHash<QWidget*, QRect>;

  static void sizes();
  void resizeTo(const QSize& size);
  void leave();
  void settle();
  Places places() const;
  /// What has moved by more than a pixel, but for the control that was used.
  QStringList moved(const Places& before, const QWidget& used) const;
  static bool isUsable(const QWidget& control);
  static bool use(QWidget& control);
  void useAllOf(QWidget& place);

  QStringList moved_;
};

void StabilityTest::init() {
  start("Stability");
  window_->activateWindow();
  open(sample("market.weighbridge"));
  moved_.clear();
}

void StabilityTest::cleanup() {
  window_->document().undoStack().setClean();
  window_.reset();
}

void StabilityTest::sizes() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("least") << QSize(900, 600);
  QTest::newRow("small") << QSize(1024, 700);
  if (isLong()) QTest::newRow("usual") << QSize(1280, 960);
}

void StabilityTest::resizeTo(const QSize& size) {
  window_->resize(size);
  QTRY_COMPARE(window_->size(), size);
  waitForLayout();
}

/// What is sorted once nobody works in it any more, as the constants are by their effects: lists
/// wait for 400 ms.
void StabilityTest::leave() {
  window_->setFocus();
  const auto* effects = window_->findChild<EffectFinder*>();
  QTRY_VERIFY(!effects->isBusy());
  QTest::qWait(600);
  settle();
}

/// Until what follows from a change in the background has come, too.
void StabilityTest::settle() {
  QTest::qWait(30);
  const auto* explainer = panel<WhyPanel>().findChild<Explainer*>();
  const auto* advisor = panel<WhyPanel>().findChild<Advisor*>();
  [[maybe_unused]] const bool isDone = QTest::qWaitFor(
      [&] { return !explainer->isBusy() && !advisor->isBusy() && !window_->document().isBusy(); },
      5'000);
  QTest::qWait(30);
}

StabilityTest::Places StabilityTest::places() const {
  Places all;
  for (auto* one : window_->findChildren<QWidget*>()) {
    const bool isControl =
        qobject_cast<QAbstractButton*>(one) || qobject_cast<QComboBox*>(one) ||
        qobject_cast<QLineEdit*>(one) || qobject_cast<QAbstractSpinBox*>(one) ||
        (qobject_cast<QAbstractSlider*>(one) && !qobject_cast<QScrollBar*>(one)) ||
        qobject_cast<QAbstractItemView*>(one) || qobject_cast<QTabBar*>(one);
    const bool isSeen = one->isVisible() && one->window() == window_.get();
    if (isControl && isSeen) all.insert(one, {one->mapTo(window_.get(), QPoint()), one->size()});
  }
  all.insert(window_->centralWidget(), window_->centralWidget()->geometry());
  return all;
}

QStringList StabilityTest::moved(const Places& before, const QWidget& used) const {
  QStringList all;
  const Places after = places();
  for (auto it = before.begin(); it != before.end(); ++it) {
    const auto now = after.find(it.key());
    if (now == after.end() || it.key() == &used) continue;
    const QPoint by = now->topLeft() - it->topLeft();
    if (std::abs(by.x()) <= 1 && std::abs(by.y()) <= 1) continue;
    all << QStringLiteral("%1 \"%2\" moved %3 \"%4\" by %5, %6")
               .arg(used.metaObject()->className(), used.accessibleName(),
                    it.key()->metaObject()->className(), it.key()->accessibleName())
               .arg(by.x())
               .arg(by.y());
  }
  return all;
}

/// Not what scrolls, folds, opens a dialog or a menu, or takes minutes.
bool StabilityTest::isUsable(const QWidget& control) {
  if (qobject_cast<const QScrollBar*>(&control)) return false;
  if (!control.isEnabled() || !control.isVisible() || control.visibleRegion().isEmpty())
    return false;
  if (const auto* tool = qobject_cast<const QToolButton*>(&control))
    if (tool->menu() || tool->arrowType() != Qt::NoArrow) return false;
  const auto* button = qobject_cast<const QAbstractButton*>(&control);
  if (!button) return true;
  const QString text = button->text().remove(u'&');
  for (const char* asks : {"…", "Make", "?", "Open"})
    if (text.endsWith(QString::fromUtf8(asks))) return false;
  return button->objectName() != "offer" && button->objectName() != "qt_dockwidget_closebutton" &&
         button->objectName() != "qt_dockwidget_floatbutton";
}

bool StabilityTest::use(QWidget& control) {
  control.setFocus();
  if (auto* combo = qobject_cast<QComboBox*>(&control)) {
    if (combo->count() < 2) return false;
    combo->setCurrentIndex((combo->currentIndex() + 1) % combo->count());
    emit combo->activated(combo->currentIndex());
    return true;
  }
  if (auto* slider = qobject_cast<QAbstractSlider*>(&control)) {
    slider->triggerAction(QAbstractSlider::SliderPageStepAdd);
    return true;
  }
  if (auto* box = qobject_cast<ExpressionBox*>(&control)) {
    auto* line = box->findChild<QLineEdit*>();
    line->selectAll();
    QTest::keyClicks(line, "0.02");
    QTest::keyClick(line, Qt::Key_Return);
    return true;
  }
  if (auto* view = qobject_cast<QAbstractItemView*>(&control)) {
    const QModelIndex first = view->model() ? view->model()->index(0, 0) : QModelIndex();
    if (!first.isValid() || !view->visualRect(first).isValid()) return false;
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(first).center());
    return true;
  }
  auto* button = qobject_cast<QAbstractButton*>(&control);
  if (button) button->click();
  return button != nullptr;
}

void StabilityTest::useAllOf(QWidget& place) {
  QList<QPointer<QWidget>> controls;
  for (auto* one : place.findChildren<QWidget*>()) controls << one;
  QSet<QByteArray> used;
  for (const QPointer<QWidget>& control : controls) {
    if (!control || !isUsable(*control)) continue;
    // Rows of one kind do the same: three of each.
    const QByteArray kind = control->metaObject()->className() + control->objectName().toUtf8() +
                            control->parentWidget()->metaObject()->className();
    int count = 0;
    while (count < 3 && used.contains(kind + QByteArray::number(count))) ++count;
    if (count == 3) continue;
    settle();
    const Places before = places();
    if (!use(*control)) continue;
    used.insert(kind + QByteArray::number(count));
    settle();
    if (control) moved_ += moved(before, *control);
    window_->document().undoStack().setIndex(0);
  }
}

void StabilityTest::ofEveryPanel_data() { sizes(); }

void StabilityTest::ofEveryPanel() {
  if (!isLong()) QSKIP("takes minutes: window.stability_long");
  QFETCH(QSize, size);
  resizeTo(size);
  window_->selection().select(weighing::Target{13, {}});
  for (auto* dock : window_->findChildren<QDockWidget*>()) {
    dock->raise();
    QTRY_VERIFY(isInFront(*dock));
    settle();
    useAllOf(*dock->widget());
  }
  for (const QString& one : moved_) qWarning().noquote() << one;
  QCOMPARE(moved_, QStringList());
}

void StabilityTest::ofEveryWorkspace_data() {
  QTest::addColumn<Workspace>("workspace");
  QTest::addColumn<QSize>("size");
  for (const Workspace one : allWorkspaces) {
    if (one == Workspace::explain) continue;  // Of every panel.
    QTest::addRow("%s, small", wordOf(one)) << one << QSize(900, 600);
    if (isLong()) QTest::addRow("%s, usual", wordOf(one)) << one << QSize(1280, 960);
  }
}

/// What is seen in a workspace when it is chosen: of the long sizes all of it, else what is typed
/// in most.
void StabilityTest::ofEveryWorkspace() {
  QFETCH(Workspace, workspace);
  QFETCH(QSize, size);
  resizeTo(size);
  window_->selection().select(weighing::Target{13, {}});
  window_->findChild<Workspaces*>()->choose(workspace);
  leave();
  for (auto* dock : window_->findChildren<QDockWidget*>()) {
    const QString name = dock->objectName();
    const bool isTyped = name == "constants" || name == "comparison" || name == "shapes";
    if (!isInFront(*dock) || !(isLong() || isTyped)) continue;
    useAllOf(*dock->widget());
    leave();
  }
  for (const QString& one : moved_) qWarning().noquote() << one;
  QCOMPARE(moved_, QStringList());
}

void StabilityTest::ofTheViewsTools() {
  if (!isLong()) QSKIP("takes minutes: window.stability_long");
  QFETCH(QSize, size);
  resizeTo(size);
  window_->selection().select(weighing::Target{13, {}});
  settle();
  const QRect view = window_->centralWidget()->geometry();
  useAllOf(panel<ViewPanel>());
  QCOMPARE(window_->centralWidget()->geometry(), view);
  for (const QString& one : moved_) qWarning().noquote() << one;
  QCOMPARE(moved_, QStringList());
}

/// From object to object every slot of the card stays where it is: of the long sizes of all
/// objects.
void StabilityTest::ofTheCard() {
  QFETCH(QSize, size);
  resizeTo(size);
  auto& tree = panel<SceneTree>();
  window_->selection().select(weighing::Target{0, {}});
  settle();
  const Places before = places();
  const std::size_t count = window_->document().weighing().scene.linksets.size();
  for (std::size_t linkset = 1; linkset < count; linkset += isLong() ? 1 : 8) {
    window_->selection().select(weighing::Target{linkset, {}});
    moved_ += moved(before, tree);  // while all else is still looked for
    settle();
    moved_ += moved(before, tree);
  }
  for (const QString& one : moved_) qWarning().noquote() << one;
  QCOMPARE(moved_, QStringList());
}

WEIGHBRIDGE_WINDOW_TEST(StabilityTest);

}  // namespace wb::ui::test

#include "stability_test.moc"

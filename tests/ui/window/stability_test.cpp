#include "tests/ui/window/main_window_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/panels/constants/detail/effect_finder.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/panels/shapes/detail/shape_cards.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/panels/shapes/shapes_panel.h"
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
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>

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
  void ofTheViewsTools_data() { longSizes(); }
  void ofTheViewsTools();
  void ofEveryWorkspace_data();
  void ofEveryWorkspace();
  void ofTheCard_data() { leastOrAll(); }
  void ofTheCard();
  void ofMakingShapes_data() { longSizes(); }
  void ofMakingShapes();

 private:
  struct Place {
    QRect rect;
    QString name;            ///< As told of one that is gone.
    bool isOfPages = false;  ///< One of several of which one is shown.
  };
  using Places = QHash<QWidget*, Place>;

  static void sizes();
  /// Of what has the least room where it is least, or all of the long sizes.
  static void leastOrAll();
  /// Of what takes minutes.
  static void longSizes();
  void resizeTo(const QSize& size);
  void leave();
  void settle();
  Places places() const;
  /// What has moved by more than a pixel, but for the control that was used. Of the long sizes also
  /// what is larger or smaller, and what stands where another was that is gone.
  QStringList moved(const Places& before, const QWidget& used) const;
  static QString changeOf(const Place& before, const Place& after);
  static QString changeOfGone(const Place& gone, const Places& before, const Places& after);
  static bool isUsable(const QWidget& control);
  static bool use(QWidget& control);
  static QMenu* menuOf(const QAbstractButton& button);
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

void StabilityTest::leastOrAll() {
  if (isLong()) return sizes();
  QTest::addColumn<QSize>("size");
  QTest::newRow("least") << QSize(900, 600);
}

/// Where the data are skipped no window is made.
void StabilityTest::longSizes() {
  if (!isLong()) QSKIP("takes minutes: window.stability_long");
  sizes();
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
    if (!isControl || !isSeen) continue;
    Place place{
        {one->mapTo(window_.get(), QPoint()), one->size()},
        QStringLiteral("%1 \"%2\"").arg(one->metaObject()->className(), one->accessibleName())};
    for (const QWidget* over = one->parentWidget(); over; over = over->parentWidget())
      if (qobject_cast<const QStackedWidget*>(over)) place.isOfPages = true;
    all.insert(one, place);
  }
  all.insert(window_->centralWidget(),
             {window_->centralWidget()->geometry(), QStringLiteral("the view")});
  return all;
}

QString StabilityTest::changeOf(const Place& before, const Place& after) {
  const QPoint by = after.rect.topLeft() - before.rect.topLeft();
  if (std::abs(by.x()) > 1 || std::abs(by.y()) > 1)
    return QStringLiteral("moved by %1, %2").arg(by.x()).arg(by.y());
  const QSize more = after.rect.size() - before.rect.size();
  if (isLong() && (std::abs(more.width()) > 1 || std::abs(more.height()) > 1))
    return QStringLiteral("became larger by %1, %2").arg(more.width()).arg(more.height());
  return {};
}

/// A click aimed at it must not meet another control: its place stays empty, but where pages take
/// each other's.
QString StabilityTest::changeOfGone(const Place& gone, const Places& before, const Places& after) {
  if (!isLong() || gone.isOfPages) return {};
  const QPoint middle = gone.rect.center();
  for (auto it = after.begin(); it != after.end(); ++it) {
    if (!it->rect.contains(middle)) continue;
    const auto was = before.find(it.key());
    if (was == before.end() || !was->rect.contains(middle))
      return QStringLiteral("is gone, and in its place is %1").arg(it->name);
  }
  return {};
}

QStringList StabilityTest::moved(const Places& before, const QWidget& used) const {
  QStringList all;
  const Places after = places();
  for (auto it = before.begin(); it != before.end(); ++it) {
    if (it.key() == &used) continue;
    const auto now = after.find(it.key());
    const QString change =
        now == after.end() ? changeOfGone(*it, before, after) : changeOf(*it, *now);
    if (change.isEmpty()) continue;
    all << QStringLiteral("%1 \"%2\": %3 %4")
               .arg(used.metaObject()->className(), used.accessibleName(), it->name, change);
  }
  return all;
}

/// Not what scrolls, folds, opens a dialog, or takes minutes.
bool StabilityTest::isUsable(const QWidget& control) {
  if (qobject_cast<const QScrollBar*>(&control)) return false;
  if (!control.isEnabled() || !control.isVisible() || control.visibleRegion().isEmpty())
    return false;
  if (const auto* tool = qobject_cast<const QToolButton*>(&control))
    if (tool->arrowType() != Qt::NoArrow) return false;
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
  if (!button) return false;
  if (QMenu* menu = menuOf(*button)) {
    // Nothing of it is chosen: that it opens and closes moves nothing.
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
    QCoreApplication::processEvents();
    menu->close();
    return true;
  }
  button->click();
  return true;
}

QMenu* StabilityTest::menuOf(const QAbstractButton& button) {
  if (const auto* tool = qobject_cast<const QToolButton*>(&button)) return tool->menu();
  const auto* push = qobject_cast<const QPushButton*>(&button);
  return push ? push->menu() : nullptr;
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

void StabilityTest::ofEveryPanel_data() { longSizes(); }

void StabilityTest::ofEveryPanel() {
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
  for (std::size_t linkset = 1; linkset < count; linkset += isLong() ? 1 : 16) {
    window_->selection().select(weighing::Target{linkset, {}});
    moved_ += moved(before, tree);  // while all else is still looked for
    settle();
    moved_ += moved(before, tree);
  }
  for (const QString& one : moved_) qWarning().noquote() << one;
  QCOMPARE(moved_, QStringList());
}

/// While shapes are searched for, once they are found, and when one is used and taken back.
void StabilityTest::ofMakingShapes() {
  QFETCH(QSize, size);
  open(sample("doorway.weighbridge"));
  resizeTo(size);
  window_->selection().select(weighing::Target{0, {}});
  window_->findChild<Workspaces*>()->choose(Workspace::optimize);
  auto* dock = window_->findChild<QDockWidget*>("shapes");
  dock->raise();
  QTRY_VERIFY(isInFront(*dock));
  auto& shapes = panel<ShapesPanel>();
  shapes.wishes().setGoal(ShapeGoal::share, 15);
  QTRY_VERIFY_WITH_TIMEOUT(!shapes.levels().isBusy(), 60'000);
  leave();
  Places before = places();
  QPushButton* make = nullptr;
  for (auto* one : dock->findChildren<QPushButton*>())
    if (one->text().remove(u'&') == "Make" && one->isVisible() && one->isEnabled()) make = one;
  QVERIFY(make);
  make->click();
  settle();
  moved_ += moved(before, *make);
  QTRY_VERIFY_WITH_TIMEOUT(!shapes.isBusy(), 300'000);
  settle();
  moved_ += moved(before, *make);

  before = places();
  const auto& cards = shapes.cards().cards();
  const auto card =
      std::ranges::find_if(cards, [](const ShapeCard* one) { return one->use().isEnabled(); });
  QVERIFY(card != cards.end());
  const QPointer<QPushButton> useIt = &(*card)->use();
  useIt->click();
  settle();
  QVERIFY(useIt);
  moved_ += moved(before, *useIt);
  window_->document().undoStack().undo();
  settle();
  QVERIFY(useIt);
  moved_ += moved(before, *useIt);
  for (const QString& one : moved_) qWarning().noquote() << one;
  QCOMPARE(moved_, QStringList());
}

WEIGHBRIDGE_WINDOW_TEST(StabilityTest);

}  // namespace wb::ui::test

#include "stability_test.moc"

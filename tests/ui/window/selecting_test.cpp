#include "model/display/costs_of_layer.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/detail/breakdown_view.h"
#include "ui/panels/why/detail/origin_list.h"
#include "ui/panels/why/why_panel.h"
#include "viewport/view.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTableView>
#include <QToolButton>

namespace wb::ui::test {

/// Wherever something is selected, the view flies there.
class SelectingTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanupTestCase() { window_.reset(); }
  void inTheTree();
  void inTheTable();
  void asTheCostliestOnTheCard();
  void asACauseOnTheCard();
  void asATermOfTheBreakdown();
  void asAProblem();

 private:
  viewport::View& view() { return panel<ViewPanel>().view(); }
  Selection& selection() { return window_->selection(); }
  std::size_t costliest() {
    return layers::costliestLinksets(window_->document().weighing().costs, 1).front();
  }
  void lookAway();
  bool isSelectionInView();
  void follow(const QLabel& label);
};

void SelectingTest::init() {
  share("Selecting");
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  open(sample("market.weighbridge"));
  QVERIFY(QTest::qWaitForWindowExposed(&view()));
  lookAway();
}

/// So far that nothing of the scene is seen.
void SelectingTest::lookAway() {
  QVERIFY(wb::test::waitUntilSettled([this] { return view().orbitCamera(); }));  // No flight.
  viewport::OrbitCamera camera = view().orbitCamera();
  camera.target += glm::dvec3(4000, 4000, 0);
  view().setOrbitCamera(camera);
}

bool SelectingTest::isSelectionInView() {
  const auto& selected = selection().current();
  if (!selected) return false;
  const auto bounds =
      layers::boundsOf(window_->document().weighing().scene, selected->linkset, selected->part);
  return bounds && view().orbitCamera().showsWell(bounds->low, bounds->high,
                                                  {view().width(), view().height()});
}

/// The first of its links.
void SelectingTest::follow(const QLabel& label) {
  static const QRegularExpression link(QStringLiteral("href=\"([^\"]+)\""));
  const auto match = link.match(label.text());
  QVERIFY2(match.hasMatch(), qPrintable(label.text()));
  QMetaObject::invokeMethod(const_cast<QLabel*>(&label), "linkActivated",
                            Q_ARG(QString, match.captured(1)));
}

void SelectingTest::inTheTree() {
  auto& tree = panel<SceneTree>();
  const auto& model = static_cast<const SceneModel&>(*tree.model());
  tree.setCurrentIndex(model.indexOf(SceneNode::ofLinkset(5)));
  QTRY_VERIFY(isSelectionInView());
}

void SelectingTest::inTheTable() {
  auto& table = *panel<TablePanel>().findChild<QTableView*>();
  QTRY_VERIFY(table.isVisible() && table.model()->rowCount() > 3);
  const QRect cell = table.visualRect(table.model()->index(2, 0));
  QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, cell.center());
  QTRY_VERIFY(isSelectionInView());
}

void SelectingTest::asTheCostliestOnTheCard() {
  const auto labels = panel<WhyPanel>().findChildren<QLabel*>();
  const auto word = std::ranges::find_if(labels, [](const QLabel* label) {
    return label->isVisible() && label->text().contains(QStringLiteral("href"));
  });
  QVERIFY(word != labels.end());
  follow(**word);
  QTRY_VERIFY(isSelectionInView());
}

void SelectingTest::asACauseOnTheCard() {
  open(sample("vehicle.weighbridge"));
  selection().select(weighing::Target{0, {}});
  auto* cause = panel<WhyPanel>().findChild<OriginRow*>();
  QTRY_VERIFY_WITH_TIMEOUT(cause->isEnabled(), 20'000);
  lookAway();
  cause->click();
  QTRY_VERIFY(isSelectionInView());
}

void SelectingTest::asATermOfTheBreakdown() {
  selection().select(weighing::Target{costliest(), {}});
  auto& breakdown = panel<BreakdownView>();
  QTRY_VERIFY_WITH_TIMEOUT(breakdown.model()->rowCount() > 0, 20'000);
  lookAway();
  panel<WhyPanel>().findChild<QToolButton*>(QStringLiteral("formula"))->click();
  breakdown.expandAll();
  breakdown.setFocus();
  breakdown.setCurrentIndex(breakdown.model()->index(0, 0));
  for (int i = 0; i < 40 && !(selection().current() && selection().current()->part); ++i)
    QTest::keyClick(&breakdown, Qt::Key_Down);
  QVERIFY(selection().current()->part);
  QTRY_VERIFY(isSelectionInView());
}

void SelectingTest::asAProblem() {
  open(WEIGHBRIDGE_DATA "/ui/difficult_names.weighbridge");
  lookAway();
  auto& problems = panel<ProblemsView>();
  for (int row = 0; row < problems.model()->rowCount() && !selection().current(); ++row) {
    problems.setCurrentIndex(problems.model()->index(row, 0));
    QTest::keyClick(&problems, Qt::Key_Return);
  }
  QVERIFY(selection().current());
  QTRY_VERIFY(isSelectionInView());
}

WEIGHBRIDGE_WINDOW_TEST(SelectingTest);

}  // namespace wb::ui::test

#include "selecting_test.moc"

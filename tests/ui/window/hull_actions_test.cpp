#include "ui/window/detail/hull_actions.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_panel.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/window/detail/form_dialog.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QStatusBar>

namespace wb::ui::test {

/// Hulls that are edited by hand from the menu Shape.
class HullActionsTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanupTestCase() { window_.reset(); }
  void withoutAHullOnlyABoxCanBeAdded();
  void chosenHullsAreDeletedAndUndone();
  void severalAreChosenInTheTreeAndMerged();
  void aHullIsSplit();
  void aSplitIsPreviewed();
  void aCornerIsMoved();
  void aBoxIsAdded();
  void theLastHullStays();

 private:
  void choose(std::vector<std::uint32_t> hulls);
  std::size_t count() const;
  double physics() const { return *window_->document().weighing().costs[0].parts[0].physics; }
  /// Answers the next question as it stands.
  void agree() {
    whenDialogOpens<FormDialog>([](FormDialog& dialog) { dialog.accept(); });
  }
};

/// A wall whose physics are two boxes.
void HullActionsTest::init() {
  share("Hull actions");
  open(sample("doorway.weighbridge"));
  window_->selection().select(weighing::Target{0, 0});
  for (int i = 0; i < 2; ++i) {
    agree();
    action("Add box")->trigger();
  }
  QCOMPARE(count(), std::size_t{2});
}

void HullActionsTest::choose(std::vector<std::uint32_t> hulls) {
  window_->selection().select(weighing::Target{0, 0});
  window_->selection().highlight(Highlight{layers::Layer::hulls, 0, 0, true, std::move(hulls)});
}

std::size_t HullActionsTest::count() const {
  const scene::Scene& scene = window_->document().weighing().scene;
  return scene.meshOf(scene.linksets[0].parts[0])->physicsConvex->hulls.size();
}

void HullActionsTest::withoutAHullOnlyABoxCanBeAdded() {
  window_->selection().highlight({});
  for (const char* name : {"Delete hulls", "Merge hulls", "Split hull", "Move vertex"})
    QVERIFY2(!action(name)->isEnabled(), name);
  QVERIFY(action("Add box")->isEnabled());
  QCOMPARE(action("Delete hulls")->statusTip(), QString("Click a hull in the 3D view first."));
  for (int i = 0; i < 2; ++i) action("Undo")->trigger();
  QCOMPARE(action("Delete hulls")->statusTip(), QString("The selected mesh has no hulls."));
  QVERIFY(action("Add box")->isEnabled());
  for (int i = 0; i < 2; ++i) action("Redo")->trigger();
  QCOMPARE(action("Delete hulls")->statusTip(), QString("Click a hull in the 3D view first."));
  window_->selection().select({});
  QVERIFY(!action("Add box")->isEnabled());
  // What a view shows may have more hulls than the document.
  choose({7});
  QVERIFY(!action("Delete hulls")->isEnabled());
}

void HullActionsTest::chosenHullsAreDeletedAndUndone() {
  const double before = physics();
  choose({1});
  QVERIFY(!action("Merge hulls")->isEnabled());
  action("Delete hulls")->trigger();
  QCOMPARE(count(), std::size_t{1});
  QVERIFY(physics() < before);
  QVERIFY2(!window_->selection().highlighted(), "hull 1 is another now");
  QVERIFY(window_->statusBar()->currentMessage().startsWith("Hulls: 1, "));
  QVERIFY(action("Undo: Delete hulls"));
  action("Undo")->trigger();
  QVERIFY2(window_->statusBar()->currentMessage().isEmpty(), "no longer true");
  QCOMPARE(count(), std::size_t{2});
  QCOMPARE(physics(), before);
}

void HullActionsTest::severalAreChosenInTheTreeAndMerged() {
  SceneTree& tree = panel<ScenePanel>().tree();
  auto& model = *qobject_cast<SceneModel*>(tree.model());
  const double before = physics();
  constexpr std::size_t hullsAmongShapes = 6;
  for (const std::size_t hull : {0U, 1U}) {
    const QModelIndex row = model.indexOf(SceneNode::ofHull(0, 0, hullsAmongShapes, hull));
    QVERIFY(row.isValid());
    tree.scrollTo(row);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton,
                      hull == 0 ? Qt::NoModifier : Qt::ControlModifier,
                      tree.visualRect(row).center());
  }
  const auto& lit = window_->selection().highlighted();
  QVERIFY(lit && lit->indices == (std::vector<std::uint32_t>{0, 1}));
  action("Merge hulls")->trigger();
  QCOMPARE(count(), std::size_t{1});
  QVERIFY(physics() < before);
}

void HullActionsTest::aHullIsSplit() {
  choose({0});
  agree();
  action("Split hull")->trigger();
  QCOMPARE(count(), std::size_t{3});
  choose({0});
  whenDialogOpens<FormDialog>([](FormDialog& dialog) { dialog.reject(); });
  action("Split hull")->trigger();
  QCOMPARE(count(), std::size_t{3});
}

/// Two boxes have twelve edges each; a plane beside the hull makes none.
void HullActionsTest::aSplitIsPreviewed() {
  choose({0});
  QSignalSpy guides(window_->findChild<HullActions*>(), &HullActions::guidesChanged);
  const auto count = [&] { return guides.last()[0].value<std::vector<viewport::Line>>().size(); };
  whenDialogOpens<FormDialog>([&](FormDialog& dialog) {
    QCOMPARE(count(), std::size_t{24});
    auto* place = dialog.findChild<ExpressionBox*>();
    place->enter(place->maximum());
    QCOMPARE(count(), std::size_t{0});
    dialog.reject();
  });
  action("Split hull")->trigger();
  QCOMPARE(count(), std::size_t{0});
}

void HullActionsTest::aCornerIsMoved() {
  choose({0});
  const auto before = window_->document().weighing().scene.assets;
  whenDialogOpens<FormDialog>([](FormDialog& dialog) {
    QVERIFY(dialog.findChild<QComboBox*>()->count() == 8);
    dialog.findChild<ExpressionBox*>()->enter(0);
    dialog.accept();
  });
  action("Move vertex")->trigger();
  QCOMPARE(count(), std::size_t{2});
  QVERIFY(action("Undo: Move vertex"));
}

/// One that would stand out of its part is not taken.
void HullActionsTest::aBoxIsAdded() {
  whenDialogOpens<FormDialog>([](FormDialog& dialog) {
    auto* first = dialog.findChild<ExpressionBox*>();
    const double kept = first->value();
    first->enter(first->maximum());
    dialog.accept();
    QVERIFY(dialog.isVisible());
    first->enter(kept);
    dialog.accept();
  });
  action("Add box")->trigger();
  QCOMPARE(count(), std::size_t{3});
}

void HullActionsTest::theLastHullStays() {
  choose({0, 1});
  action("Delete hulls")->trigger();
  QCOMPARE(count(), std::size_t{2});
}

WEIGHBRIDGE_WINDOW_TEST(HullActionsTest);

}  // namespace wb::ui::test

#include "hull_actions_test.moc"

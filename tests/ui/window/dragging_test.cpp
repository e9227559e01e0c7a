#include "tests/ui/window/form_answers.h"
#include "tests/window/window_test.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_tree.h"

#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QStatusBar>
#include <memory>

namespace wb::ui::test {

/// Rows of the tree, dragged onto others.
class DraggingTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void linksetsAreLinkedWithTheOneTheyAreDroppedOn();
  void theEffectIsSaidBefore();
  void linksetsMoveToTheRegionTheyAreDroppedOn();
  void whatIsNotTakenChangesNothing();
  void filesAreStillOpenedWhenDroppedOnTheTree();

 private:
  using Data = std::unique_ptr<QMimeData>;

  Data dragged(const std::vector<SceneNode>& nodes);
  void hover(const QMimeData& data, const SceneNode& node);
  /// Whether it was taken.
  bool drop(const QMimeData& data, const SceneNode& node);
  QPoint placeOf(const SceneNode& node) {
    return tree().visualRect(model().indexOf(node)).center();
  }
  SceneTree& tree() { return panel<SceneTree>(); }
  SceneModel& model() { return panel<SceneModel>(); }
  const scene::Scene& scene() { return window_->document().weighing().scene; }
  QString said() { return window_->statusBar()->currentMessage(); }
};

void DraggingTest::init() {
  start("Dragging");
  window_->resize(1440, 900);
  answerForm({"Box", "4"});
  action("Add prims")->trigger();
  QCOMPARE(scene().linksets.size(), std::size_t{4});
}

void DraggingTest::cleanup() {
  window_->document().undoStack().setClean();
  window_.reset();
}

DraggingTest::Data DraggingTest::dragged(const std::vector<SceneNode>& nodes) {
  QModelIndexList rows;
  for (const SceneNode& node : nodes) {
    rows << model().indexOf(node);
    [&] { QVERIFY(model().flags(rows.back()).testFlag(Qt::ItemIsDragEnabled)); }();
  }
  return Data(model().mimeData(rows));
}

void DraggingTest::hover(const QMimeData& data, const SceneNode& node) {
  QDragEnterEvent enter(placeOf(node), Qt::LinkAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(tree().viewport(), &enter);
  QDragMoveEvent move(placeOf(node), Qt::LinkAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(tree().viewport(), &move);
}

bool DraggingTest::drop(const QMimeData& data, const SceneNode& node) {
  hover(data, node);
  QDropEvent event(placeOf(node), Qt::LinkAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(tree().viewport(), &event);
  QCoreApplication::processEvents();
  return event.isAccepted();
}

/// It is the root, and keeps its name.
void DraggingTest::linksetsAreLinkedWithTheOneTheyAreDroppedOn() {
  const Data data = dragged({SceneNode::ofLinkset(0), SceneNode::ofLinkset(3)});
  QVERIFY(drop(*data, SceneNode::ofLinkset(1)));
  QCOMPARE(scene().linksets.size(), std::size_t{2});
  QCOMPARE(scene().linksets.front().name, std::string("Box 2"));
  QCOMPARE(scene().linksets.front().parts.size(), std::size_t{3});
  QVERIFY(said().contains(QStringLiteral("Linked")));
  QCOMPARE(window_->selection().current(), weighing::Target{});
  action("Undo")->trigger();
  QCOMPARE(scene().linksets.size(), std::size_t{4});
  QVERIFY(!drop(*data, SceneNode::ofLinkset(1)));  // dragged from what was open before
}

void DraggingTest::theEffectIsSaidBefore() {
  const Data data = dragged({SceneNode::ofLinkset(0)});
  hover(*data, SceneNode::ofLinkset(2));
  QCOMPARE(said(), QString("Links 2 objects: 2 → 2 LI"));
  hover(*data, SceneNode::ofLinkset(0));
  QCOMPARE(said(), QString());
  hover(*data, SceneNode::ofLinkset(2));
  QDragLeaveEvent leave;
  QApplication::sendEvent(tree().viewport(), &leave);
  QCOMPARE(said(), QString());
  QCOMPARE(scene().linksets.size(), std::size_t{4});
}

void DraggingTest::linksetsMoveToTheRegionTheyAreDroppedOn() {
  answerForm({"Home", "Home"});
  action("New region")->trigger();
  const Data data = dragged({SceneNode::ofLinkset(1), SceneNode::ofLinkset(2)});
  hover(*data, SceneNode::ofRegion(0));
  QCOMPARE(said(), QString("Moves 2 objects to “Home”, which then uses 2 of 5000 LI"));
  QVERIFY(drop(*data, SceneNode::ofRegion(0)));
  QCOMPARE(scene().linksets[1].region, std::string("Home"));
  QCOMPARE(scene().linksets[2].region, std::string("Home"));
  QCOMPARE(scene().linksets[0].region, std::string());
  const Data back = dragged({SceneNode::ofLinkset(2)});
  QVERIFY(!drop(*back, SceneNode::ofRegion(0)));  // it is there
  QVERIFY(drop(*back, SceneNode::ofRegion(1)));   // that of no region
  QCOMPARE(scene().linksets[2].region, std::string());
  action("Undo")->trigger();
  action("Undo")->trigger();
  QCOMPARE(scene().linksets[1].region, std::string());
}

void DraggingTest::whatIsNotTakenChangesNothing() {
  const Data data = dragged({SceneNode::ofPart(0, 0)});
  QVERIFY(!drop(*data, SceneNode::ofLinkset(0)));  // its own linkset
  QMimeData text;
  text.setText(QStringLiteral("Box"));
  QVERIFY(!drop(text, SceneNode::ofLinkset(0)));
  QMimeData broken;
  broken.setData(data->formats().front(), "not dragged from here");
  QVERIFY(!drop(broken, SceneNode::ofLinkset(1)));
  QCOMPARE(scene().linksets.size(), std::size_t{4});
}

void DraggingTest::filesAreStillOpenedWhenDroppedOnTheTree() {
  QMimeData urls;
  urls.setUrls({QUrl::fromLocalFile(sample("chair.llmesh"))});
  QDragEnterEvent enter(placeOf(SceneNode::ofLinkset(0)), Qt::CopyAction, &urls, Qt::LeftButton,
                        {});
  QApplication::sendEvent(tree().viewport(), &enter);
  QVERIFY(enter.isAccepted());
}

WEIGHBRIDGE_WINDOW_TEST(DraggingTest);

}  // namespace wb::ui::test

#include "dragging_test.moc"

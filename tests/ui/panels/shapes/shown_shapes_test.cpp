#include "tests/ui/panels/shapes/shapes_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/visibility.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <memory>
#include <variant>

namespace wb::ui::test {

/// What the view shows of a candidate in the panel Shapes.
class ShownShapesTest : public ShapesPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void cleanup() { end(); }
  void aRowChoosesWhatIsShown();
  void aListThatGetsTheFocusChoosesNothing();
  void spaceShowsWhatThereIsNow();
  void aHeatMapStandsInForTheParts();
  void walkableSpaceLiesAboutTheShape();
  void aHiddenPanelLeavesNoCandidateInTheView();

 private:
  /// What the view is given once that look is chosen.
  std::shared_ptr<const ScenePreview> previewAs(const QString& look);
};

void ShownShapesTest::aRowChoosesWhatIsShown() {
  QSignalSpy shown(panel_.get(), &ShapesPanel::previewChanged);
  makeHulls();
  list().selectRow(rowOfMethod("base"));  // The other one may be chosen as the best already.
  QTRY_VERIFY(!shown.isEmpty());
  list().selectRow(rowOfMethod("cover"));
  QCOMPARE(panel_->candidates().chosen(0), std::size_t(rowOfMethod("cover")));
  shown.clear();
  QTRY_COMPARE(shown.size(), 1);
  const auto preview = shown[0][0].value<std::shared_ptr<const ScenePreview>>();
  QVERIFY(preview != nullptr);
  const asset::MeshAsset* seen = preview->scene.meshOf(preview->scene.linksets[0].parts[0]);
  QVERIFY(seen && seen->physicsConvex);
  const auto& made = panel_->candidates().at({0, std::size_t(rowOfMethod("cover"))});
  QCOMPARE(seen->physicsConvex->hulls.size(), made.shape.pieces.size());
  QCOMPARE(preview->costs[0].parts[0].decision.representation, cost::Representation::decomposition);
  QCOMPARE(preview->costs[0].parts[0].physics, made.physicsNow);
  QVERIFY2(mesh().physicsMesh.has_value(), "the document is as it was");
}

void ShownShapesTest::aListThatGetsTheFocusChoosesNothing() {
  makeHulls();
  const auto chosen = panel_->candidates().chosen(0);
  panel_->setFocus();
  list().setCurrentIndex({});
  list().setFocus(Qt::TabFocusReason);
  QCOMPARE(panel_->candidates().chosen(0), chosen);
  QTest::keyClick(&list(), Qt::Key_Down);
  QVERIFY(panel_->candidates().chosen(0).has_value());
}

void ShownShapesTest::spaceShowsWhatThereIsNow() {
  askForSimplerHulls();
  make();
  QVERIFY(panel_->isPreviewed());
  QSignalSpy shown(panel_.get(), &ShapesPanel::previewChanged);
  QTest::keyClick(&list(), Qt::Key_Space);
  QVERIFY(!panel_->isPreviewed());
  QVERIFY(shown.last()[0].value<std::shared_ptr<const ScenePreview>>() == nullptr);
  QTest::keyClick(&list(), Qt::Key_Space);
  QVERIFY(panel_->isPreviewed());
  QTRY_VERIFY(shown.last()[0].value<std::shared_ptr<const ScenePreview>>() != nullptr);
}

std::shared_ptr<const ScenePreview> ShownShapesTest::previewAs(const QString& look) {
  QSignalSpy shown(panel_.get(), &ShapesPanel::previewChanged);
  for (QComboBox* one : panel_->findChildren<QComboBox*>())
    if (const int index = one->findText(look); index >= 0) one->setCurrentIndex(index);
  return shown.wait(60'000) ? shown.last()[0].value<std::shared_ptr<const ScenePreview>>()
                            : nullptr;
}

void ShownShapesTest::aHeatMapStandsInForTheParts() {
  askForSimplerHulls();
  make();
  const auto preview = previewAs("heat map");
  QVERIFY(preview);
  const auto* map = std::get_if<layers::DeviationOverlay>(&preview->overlay);
  QVERIFY(map && !map->distances.empty());
  QVERIFY(preview->missing.contains({0, 0}));
  const double error = panel_->candidates().at({0, 0}).shape.error.error();
  QCOMPARE(map->farthest, error);
  for (const double distance : map->distances) QVERIFY(std::abs(distance) <= error * 1.05);
  const auto shape = previewAs("shape");
  QVERIFY(shape && std::holds_alternative<std::monostate>(shape->overlay));
  QVERIFY(shape->missing.empty());
}

/// One hull closes the doorway.
void ShownShapesTest::walkableSpaceLiesAboutTheShape() {
  chooseMethod("one hull");
  make();
  list().selectRow(0);
  const auto preview = previewAs("walkable space");
  QVERIFY(preview);
  const auto* ways = std::get_if<layers::WaysOverlay>(&preview->overlay);
  QVERIFY(ways);
  for (const mesh::TriangleMesh& tiles : ways->tiles) QVERIFY(!tiles.triangles.empty());
  QVERIFY(preview->missing.empty());
}

void ShownShapesTest::aHiddenPanelLeavesNoCandidateInTheView() {
  makeHulls();
  QSignalSpy shown(panel_.get(), &ShapesPanel::previewChanged);
  const auto isCandidateSeen = [&] {
    return !shown.isEmpty() &&
           shown.back().front().value<std::shared_ptr<const ScenePreview>>() != nullptr;
  };
  panel_->hide();
  QTRY_VERIFY(!shown.isEmpty());
  QVERIFY(!isCandidateSeen());
  panel_->show();
  QTRY_VERIFY(isCandidateSeen());
}

WEIGHBRIDGE_WINDOW_TEST(ShownShapesTest);

}  // namespace wb::ui::test

#include "shown_shapes_test.moc"

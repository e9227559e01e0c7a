#include "ui/shapes/shapes_panel.h"

#include "tests/ui/base/files.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/shapes/shape_chart.h"
#include "ui/shapes/shape_list.h"
#include "ui/shapes/wish_bar.h"

#include <QChart>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <memory>
#include <variant>

namespace wb::ui::test {

/// A creator has physics shapes made for a wall with a doorway, in the panel Shapes.
class ShapesPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void withoutAMeshItSaysWhatToDo();
  void candidatesAreListedAndTheBestIsChosen();
  void theFirstIsListedBeforeAllAreThere();
  void aRowChoosesWhatIsShown();
  void aPointOfTheChartChoosesToo();
  void spaceShowsWhatThereIsNow();
  void aHeatMapStandsInForTheParts();
  void walkableSpaceLiesAboutTheShape();
  void aHiddenPanelLeavesNoCandidateInTheView();
  void useIsOneStepOfUndo();
  void anotherWishStartsAnew();
  void cancelKeepsWhatWasFound();
  void anotherSelectionForgets();
  void aPartOfWhatItIsForForgetsNothing();
  void anotherConstantForgets();
  void budgetsAreKept();
  void whatIsAlikeIsIncludedOnRequest();

 private:
  void make();
  void chooseMethod(const QString& words);
  /// Within 3 %: soon found.
  void askForSimplerHulls();
  QPushButton* button(const QString& text);
  bool says(const QString& text);
  ShapeList& list() { return *panel_->findChild<ShapeList*>(); }
  QString cell(int row, ShapeColumn column) {
    return list().model()->index(row, static_cast<int>(column)).data().toString();
  }
  int rowOfMethod(std::string_view method);
  /// What the view is given once that look is chosen.
  std::shared_ptr<const ScenePreview> previewAs(const QString& look);
  const asset::MeshAsset& mesh() const {
    const scene::Scene& scene = document_->weighing().scene;
    return *scene.meshOf(scene.linksets[0].parts[0]);
  }

  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<ShapesPanel> panel_;
};

void ShapesPanelTest::init() {
  QLocale::setDefault(QLocale::c());
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  panel_ = std::make_unique<ShapesPanel>(*document_, *selection_);
  panel_->resize(1200, 300);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  QVERIFY(document_->open(sample("doorway.weighbridge")));
  selection_->select(weighing::Target{0, {}});
  panel_->wishes().setGoal(ShapeGoal::share, 8);  // What is this far off is soon found.
}

void ShapesPanelTest::cleanup() {
  panel_.reset();
  selection_.reset();
  document_.reset();
}

void ShapesPanelTest::make() {
  panel_->make();
  QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
}

void ShapesPanelTest::chooseMethod(const QString& words) {
  for (QComboBox* one : panel_->wishes().findChildren<QComboBox*>())
    if (const int index = one->findText(words); index >= 0) one->setCurrentIndex(index);
}

void ShapesPanelTest::askForSimplerHulls() {
  chooseMethod("simpler hulls");
  panel_->wishes().setGoal(ShapeGoal::share, 3);
}

QPushButton* ShapesPanelTest::button(const QString& text) {
  for (QPushButton* one : panel_->findChildren<QPushButton*>())
    if (one->text().remove(u'&') == text) return one;
  return nullptr;
}

bool ShapesPanelTest::says(const QString& text) {
  for (const QLabel* one : panel_->findChildren<QLabel*>())
    if (one->isVisible() && one->text().contains(text)) return true;
  return false;
}

int ShapesPanelTest::rowOfMethod(std::string_view method) {
  const auto& shapes = panel_->candidates().shapes().at(0);
  for (std::size_t i = 0; i < shapes.size(); ++i)
    if (shapes[i].shape.method == method) return static_cast<int>(i);
  return -1;
}

void ShapesPanelTest::withoutAMeshItSaysWhatToDo() {
  selection_->select({});
  QVERIFY(says("Select a mesh"));
  button("Make")->click();
  QVERIFY(says("Nothing that is selected is a mesh"));
  QVERIFY(!panel_->isBusy());
  QVERIFY(!button("Use")->isEnabled());
  document_->close();
  QVERIFY(says("Nothing is open."));
}

void ShapesPanelTest::candidatesAreListedAndTheBestIsChosen() {
  make();
  const auto& shapes = panel_->candidates().shapes();
  QCOMPARE(shapes.size(), 1U);
  QCOMPARE(list().model()->rowCount(), static_cast<int>(shapes[0].size()));
  QVERIFY(rowOfMethod("base") >= 0 && rowOfMethod("cover") >= 0);
  const auto chosen = panel_->candidates().chosen(0);
  QVERIFY(chosen && shapes[0][*chosen].isChosen);
  QCOMPARE(list().currentIndex().row(), static_cast<int>(*chosen));
  QCOMPARE(cell(static_cast<int>(*chosen), ShapeColumn::verdict), QString("best"));
  // One hull closes the doorway.
  QCOMPARE(cell(rowOfMethod("base"), ShapeColumn::method), QString("one hull"));
  QCOMPARE(cell(rowOfMethod("base"), ShapeColumn::verdict), QString("closes ways"));
  QVERIFY(cell(rowOfMethod("base"), ShapeColumn::made).startsWith("hulls: 1, "));
  QVERIFY(button("Use")->isEnabled());
  QVERIFY(list().isColumnHidden(static_cast<int>(ShapeColumn::part)));
}

void ShapesPanelTest::theFirstIsListedBeforeAllAreThere() {
  panel_->make();
  QTRY_COMPARE_GE_WITH_TIMEOUT(list().model()->rowCount(), 1, 60'000);
  QVERIFY(panel_->isBusy());
  QVERIFY(!button("Use")->isEnabled());
  QVERIFY(list().isVisible());
}

void ShapesPanelTest::aRowChoosesWhatIsShown() {
  QSignalSpy shown(panel_.get(), &ShapesPanel::previewChanged);
  make();
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
  QVERIFY2(mesh().physicsMesh.has_value(), "the document is as it was");
}

void ShapesPanelTest::aPointOfTheChartChoosesToo() {
  make();
  auto& chart = *panel_->findChild<ShapeChart*>();
  const int row = rowOfMethod("base");
  const auto& base = panel_->candidates().at({0, std::size_t(row)});
  QTest::qWait(50);
  const QPointF at = chart.chart()->mapToPosition(
      {base.shape.error.error() * 100, *base.physicsNow}, chart.chart()->series().front());
  QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, at.toPoint());
  QCOMPARE(panel_->candidates().chosen(0), std::size_t(row));
  QCOMPARE(list().currentIndex().row(), row);
}

void ShapesPanelTest::spaceShowsWhatThereIsNow() {
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

std::shared_ptr<const ScenePreview> ShapesPanelTest::previewAs(const QString& look) {
  QSignalSpy shown(panel_.get(), &ShapesPanel::previewChanged);
  for (QComboBox* one : panel_->findChildren<QComboBox*>())
    if (const int index = one->findText(look); index >= 0) one->setCurrentIndex(index);
  return shown.wait(60'000) ? shown.last()[0].value<std::shared_ptr<const ScenePreview>>()
                            : nullptr;
}

void ShapesPanelTest::aHeatMapStandsInForTheParts() {
  askForSimplerHulls();
  make();
  const auto preview = previewAs("heat map");
  QVERIFY(preview);
  const auto* map = std::get_if<layers::DeviationOverlay>(&preview->overlay);
  QVERIFY(map && !map->distances.empty());
  QVERIFY(preview->missing.contains({0, 0}));
  const double error = panel_->candidates().at({0, 0}).shape.error.error();
  for (const double distance : map->distances) QVERIFY(std::abs(distance) <= error * 1.05);
  const auto shape = previewAs("shape");
  QVERIFY(shape && std::holds_alternative<std::monostate>(shape->overlay));
  QVERIFY(shape->missing.empty());
}

/// One hull closes the doorway.
void ShapesPanelTest::walkableSpaceLiesAboutTheShape() {
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

void ShapesPanelTest::aHiddenPanelLeavesNoCandidateInTheView() {
  make();
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

void ShapesPanelTest::useIsOneStepOfUndo() {
  askForSimplerHulls();
  make();
  const auto made = panel_->candidates().at({0, 0});
  const double before = document_->weighing().costs[0].landImpact;
  button("Use")->click();
  QCOMPARE(document_->undoStack().count(), 1);
  QVERIFY(mesh().physicsConvex && !mesh().physicsMesh);
  QCOMPARE(mesh().physicsConvex->hulls.size(), made.shape.pieces.size());
  QCOMPARE(document_->weighing().costs[0].landImpact, made.landImpact);
  QVERIFY(says("Used: simpler hulls"));
  document_->undoStack().undo();
  QVERIFY(mesh().physicsMesh.has_value());
  QCOMPARE(document_->weighing().costs[0].landImpact, before);
  QVERIFY(!says("Used"));
  document_->undoStack().redo();
  QCOMPARE(document_->weighing().costs[0].landImpact, made.landImpact);
}

void ShapesPanelTest::anotherWishStartsAnew() {
  askForSimplerHulls();
  make();
  panel_->wishes().setGoal(ShapeGoal::distance, 50);
  QVERIFY(panel_->isBusy());
  QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  QCOMPARE(panel_->candidates().order()->request.within.value, 0.5);
  QVERIFY(!panel_->candidates().order()->request.within.isShare);
}

void ShapesPanelTest::cancelKeepsWhatWasFound() {
  panel_->make();
  QTRY_COMPARE_GE_WITH_TIMEOUT(list().model()->rowCount(), 2, 60'000);
  button("Cancel")->click();
  QVERIFY(!panel_->isBusy());
  QVERIFY(list().model()->rowCount() >= 2);
  QVERIFY(list().isVisible());
}

void ShapesPanelTest::anotherSelectionForgets() {
  askForSimplerHulls();
  make();
  QSignalSpy shown(panel_.get(), &ShapesPanel::previewChanged);
  selection_->select(weighing::Target{1, {}});
  QVERIFY(shown.last()[0].value<std::shared_ptr<const ScenePreview>>() == nullptr);
  QCOMPARE(list().model()->rowCount(), 0);
  QVERIFY(!button("Use")->isEnabled());
  QVERIFY(says("Make looks for"));
}

/// As a click at the shape in the view selects it.
void ShapesPanelTest::aPartOfWhatItIsForForgetsNothing() {
  askForSimplerHulls();
  make();
  selection_->select(weighing::Target{0, 0});
  QVERIFY(list().model()->rowCount() > 0);
  QVERIFY(button("Use")->isEnabled());
}

void ShapesPanelTest::anotherConstantForgets() {
  askForSimplerHulls();
  make();
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::hull_cost] = 1;
  changeProfile(*document_, profile, "Hulls are dearer");
  QCOMPARE(list().model()->rowCount(), 0);
  QVERIFY(says("changed: make the shapes again"));
}

void ShapesPanelTest::budgetsAreKept() {
  chooseMethod("overlapping hulls");
  panel_->wishes().setGoal(ShapeGoal::budget, 2);
  make();
  QVERIFY(panel_->hasChosen());
  const auto chosen = panel_->candidates().chosen(0);
  QVERIFY(*panel_->candidates().at({0, *chosen}).physicsNow <= 2);
}

/// A second wall of the same mesh and size, beside the first and not selected.
void ShapesPanelTest::whatIsAlikeIsIncludedOnRequest() {
  scene::Scene scene = document_->weighing().scene;
  scene.linksets.push_back(scene.linksets[0]);
  document_->setScene(std::move(scene));
  selection_->select(weighing::Target{0, {}});
  askForSimplerHulls();
  const auto parts = [this] {
    panel_->make();
    return panel_->candidates().order()->groups.at(0).parts.size();
  };
  QCOMPARE(parts(), 2U);
  panel_->findChild<QCheckBox*>()->setChecked(false);
  QCOMPARE(parts(), 1U);
}

WEIGHBRIDGE_WINDOW_TEST(ShapesPanelTest);

}  // namespace wb::ui::test

#include "shapes_panel_test.moc"

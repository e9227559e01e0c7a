#include "tests/viewport/drawn.h"
#include "tests/viewport/octree_shapes.h"
#include "tests/window/window_test.h"
#include "viewport/detail/octree_marks.h"
#include "viewport/viewport_texts.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <memory>
#include <string>

namespace wb::viewport::test {
namespace {

using octree::Face;
using octree::Hit;

/// Pixels from the middle of the front octree to well inside one of its leaves.
constexpr int aside = 20;

/// Eight solid cubes of one metre; a larger one ten metres behind.
OctreeShapes twoOctrees(std::size_t maxDepth = limits::octreeDepth) {
  return shapesOf({placed("OSSSSSSSS", {{0, 0, 0}, 2}), placed("S", {{-2, 10, -2}, 6})}, maxDepth);
}

std::string fullTree(int depth) {
  if (depth == 0) return "S";
  std::string tree = "O";
  const std::string child = fullTree(depth - 1);
  for (int i = 0; i < octree::childCount; ++i) tree += child;
  return tree;
}

}  // namespace

class OctreeViewTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void eachLayerDraws_data();
  void eachLayerDraws();
  void emptyCubesAreNotDrawn();
  void leavesHaveTheColourOfTheLegend();
  void theLegendTellsOfChosenCells();
  void theLegendNamesTheKindsThatAreThere_data();
  void theLegendNamesTheKindsThatAreThere();
  void turnedLeavesAreDrawnWhereTheyArePicked();
  void pointerNamesOctreeLeafAndFace();
  void aGridDepthMakesLargerLeaves();
  void seeingThroughSkipsTheFrontLeaf();
  void marksHaveTheirOwnColours();
  void aFinerGridsCellIsMarked();
  void leavesThatAreNotShownAreNotMet();
  void clickNamesTheOctree();
  void aHundredThousandLeavesAreDrawnAndPicked();
  void veryManyLeavesAreCoarseWhileTheCameraMoves();
  void fewLeavesAreAlwaysWhole();
  void theChosenLeafIsMarkedWhileThePointerIsOverNone();

 private:
  QPoint middle() const { return {view_->width() / 2, view_->height() / 2}; }
  QPoint lowerRight() const { return middle() + QPoint(aside, aside); }
  QPoint upperLeft() const { return middle() - QPoint(aside, aside); }

  std::unique_ptr<View> view_;
  std::optional<Hit> hovered_;
};

void OctreeViewTest::init() {
  view_ = std::make_unique<View>();
  view_->setBackground(background);
  view_->resize(480, 360);
  hovered_.reset();
  connect(view_.get(), &View::leafHovered, this, [this](const auto& hit) { hovered_ = hit; });
  view_->octrees().setShapes(twoOctrees());
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  view_->look(OrbitCamera::Standard::front);
  view_->frame({glm::dvec3(0), glm::dvec3(2)});
}

void OctreeViewTest::cleanup() { view_.reset(); }

void OctreeViewTest::eachLayerDraws_data() {
  QTest::addColumn<QString>("tree");
  QTest::addColumn<bool>("leaves");
  QTest::addColumn<bool>("bounds");
  QTest::addColumn<bool>("spheres");
  QTest::addColumn<int>("fewest");
  QTest::newRow("solid") << "OSEEEEEES" << true << false << false << 3000;
  QTest::newRow("indented") << "N{34,8,8,8,8,8,8,8,8,8,8,8}" << true << false << false << 3000;
  QTest::newRow("boxes") << "OSEEEEEES" << false << true << false << 500;
  QTest::newRow("spheres") << "OSEEEEEES" << false << false << true << 500;
}

void OctreeViewTest::eachLayerDraws() {
  QFETCH(QString, tree);
  QFETCH(bool, leaves);
  QFETCH(bool, bounds);
  QFETCH(bool, spheres);
  QFETCH(int, fewest);
  view_->octrees().setShapes(shapesOf({placed(tree.toStdString(), {{0, 0, 0}, 2})}));
  view_->octrees().setLook({.leaves = false});
  QCOMPARE(pixelsDrawn(captured(*view_)), 0);
  view_->octrees().setLook({.leaves = leaves, .bounds = bounds, .spheres = spheres});
  const int drawn = pixelsDrawn(captured(*view_));
  QVERIFY2(drawn >= fewest, qPrintable(QString::number(drawn)));
}

void OctreeViewTest::emptyCubesAreNotDrawn() {
  view_->octrees().setShapes(shapesOf({placed("OEEEEEEEE", {{0, 0, 0}, 2})}));
  view_->octrees().setLook({.leaves = true, .bounds = true, .spheres = true});
  QCOMPARE(pixelsDrawn(captured(*view_)), 0);
  QVERIFY(!view_->octrees().showsAny());
  QVERIFY(view_->octrees().legend().empty());
}

void OctreeViewTest::leavesHaveTheColourOfTheLegend() {
  const QColor seen = captured(*view_).pixelColor(lowerRight());
  const QColor told = [](const Colour& c) {
    return QColor(c[0], c[1], c[2]);
  }(view_->octrees().legend().front().colour);
  QVERIFY(std::abs(seen.hslHue() - told.hslHue()) <= 3);
}

void OctreeViewTest::theLegendTellsOfChosenCells() {
  const auto isTold = [this] {
    const auto legend = view_->octrees().legend();
    return std::ranges::any_of(legend, [](const LegendEntry& entry) {
      return entry.meaning.code == viewportTexts["legend.octree_cells"].code;
    });
  };
  view_->octrees().setShapes(shapesOf({placed("OSENSEESS", {{0, 0, 0}, 2})}));
  QVERIFY(!isTold());
  view_->chooseCells(ChosenCells{0, octree::CellBox{1, {}, {}}});
  QVERIFY(isTold());
  view_->chooseCells({});
  QVERIFY(!isTold());
}

void OctreeViewTest::theLegendNamesTheKindsThatAreThere_data() {
  QTest::addColumn<QString>("tree");
  QTest::addColumn<int>("depth");
  QTest::addColumn<QStringList>("kinds");
  const QString solid = QStringLiteral("legend.octree_solid");
  const QString divided = QStringLiteral("legend.octree_divided");
  QTest::addRow("nothing") << "OEEEEEEEE" << 32 << QStringList{};
  QTest::addRow("solid") << "OSENSEESS" << 32
                         << QStringList{solid, QStringLiteral("legend.octree_indented")};
  QTest::addRow("solid alone") << "OSESSEESS" << 32 << QStringList{solid};
  QTest::addRow("divided below the grid depth") << "OOSSSSSSSSEEEEEEE" << 1 << QStringList{divided};
  QTest::addRow("divided and solid") << "OOSSSSSSSSSEEEEEE" << 1 << QStringList{solid, divided};
}

void OctreeViewTest::theLegendNamesTheKindsThatAreThere() {
  QFETCH(QString, tree);
  QFETCH(int, depth);
  QFETCH(QStringList, kinds);
  view_->octrees().setShapes(
      shapesOf({placed(tree.toStdString(), {{0, 0, 0}, 2})}, static_cast<std::size_t>(depth)));
  view_->octrees().setLook({.colourBy = OctreeColour::kind});
  QStringList named;
  for (const LegendEntry& entry : view_->octrees().legend()) {
    const QString code = QString::fromStdString(std::string(entry.meaning.code));
    if (code.contains(QRegularExpression(QStringLiteral("solid|indented|divided"))))
      named.append(code);
  }
  QCOMPARE(named, kinds);
}

void OctreeViewTest::turnedLeavesAreDrawnWhereTheyArePicked() {
  const glm::dquat turn = glm::normalize(glm::dquat(0.9, 0.1, 0.3, 0.2));
  view_->octrees().setShapes(shapesOf({placed("OSENSEESS", {{0, 0, 0}, 2, turn})}));
  const QImage image = captured(*view_);
  int differing = 0;
  int met = 0;
  for (int y = 2; y < view_->height(); y += 7)
    for (int x = 2; x < view_->width(); x += 7) {
      const bool isMet = view_->pickLeaf(QPointF(x + 0.5, y + 0.5)).has_value();
      met += isMet ? 1 : 0;
      differing += isMet != (image.pixelColor(x, y).rgb() != background.rgb()) ? 1 : 0;
    }
  QVERIFY(met > 100);
  QVERIFY2(differing <= 5, qPrintable(QString::number(differing)));  // pixels on an outline
}

void OctreeViewTest::pointerNamesOctreeLeafAndFace() {
  QTest::mouseMove(view_.get(), lowerRight());
  QTRY_VERIFY(hovered_.has_value());
  QCOMPARE(hovered_->entry.octree, 0U);
  QCOMPARE(hovered_->entry.cube.text(), "/4");
  QCOMPARE(hovered_->entry.face, Face::front);
  QTest::mouseMove(view_.get(), upperLeft());
  QTRY_COMPARE(hovered_->entry.cube.text(), "/1");
  QTest::mouseMove(view_.get(), {1, 1});
  QTRY_VERIFY(!hovered_.has_value());
}

void OctreeViewTest::aGridDepthMakesLargerLeaves() {
  view_->octrees().setShapes(twoOctrees(0));
  const auto hit = view_->pickLeaf(lowerRight());
  QVERIFY(hit.has_value());
  QCOMPARE(hit->entry.cube.text(), "/");
  QCOMPARE(hit->size, 2.0);
}

void OctreeViewTest::seeingThroughSkipsTheFrontLeaf() {
  view_->octrees().setLook({.seesThrough = true});
  const auto hit = view_->pickLeaf(lowerRight());
  QVERIFY(hit.has_value());
  // Behind child 4 of the front octree stands its child 6.
  QCOMPARE(hit->entry.octree, 0U);
  QCOMPARE(hit->entry.cube.text(), "/6");
  QCOMPARE(hit->entry.face, Face::front);
}

void OctreeViewTest::marksHaveTheirOwnColours() {
  const QImage before = captured(*view_);
  QTest::mouseMove(view_.get(), lowerRight());
  QTRY_VERIFY(hovered_.has_value());
  const QImage marked = captured(*view_);
  for (const OctreePart part : allOctreeParts) {
    if (part == OctreePart::face) continue;  // what is below shines through
    if (part == OctreePart::cell) continue;  // no grid is chosen
    QCOMPARE(pixelsOf(before, colourOf(part)), 0);
    QVERIFY2(pixelsOf(marked, colourOf(part)) >= 8, qPrintable(QString::number(int(part))));
  }
  const QPoint onFace = lowerRight() + QPoint(18, 18);
  QVERIFY(before.pixel(onFace) != marked.pixel(onFace));
  view_->octrees().mark({});
  QCOMPARE(captured(*view_), before);
}

void OctreeViewTest::aFinerGridsCellIsMarked() {
  const auto marked = [this](std::size_t gridDepth) {
    view_->octrees().setShapes(twoOctrees(gridDepth));
    view_->octrees().mark(view_->pickLeaf(lowerRight()));
    return pixelsOf(captured(*view_), colourOf(OctreePart::cell));
  };
  QCOMPARE(marked(1), 0);
  const int half = marked(2);
  const int eighth = marked(4);
  QVERIFY(half > 50);
  QVERIFY(eighth > 10);
  QVERIFY(eighth < half);
}

void OctreeViewTest::leavesThatAreNotShownAreNotMet() {
  view_->octrees().setLook({.leaves = false, .bounds = true});
  QVERIFY(!view_->pickLeaf(lowerRight()).has_value());
}

void OctreeViewTest::clickNamesTheOctree() {
  std::optional<std::size_t> clicked;
  connect(view_.get(), &View::leafClicked, this,
          [&clicked](const Hit& hit) { clicked = hit.entry.octree; });
  QTest::mouseClick(view_.get(), Qt::LeftButton, {}, lowerRight());
  QCOMPARE(clicked, std::optional<std::size_t>(0));
}

void OctreeViewTest::aHundredThousandLeavesAreDrawnAndPicked() {
  const std::string tree = fullTree(5);
  std::vector<octree::PlacedOctree> octrees;
  for (int i = 0; i < 4; ++i) octrees.push_back(placed(tree, {{10.0 * i, 0, 0}, 8}));
  OctreeShapes shapes = shapesOf(std::move(octrees));
  QVERIFY(shapes.leaves.size() > 100'000);
  view_->octrees().setShapes(std::move(shapes));
  view_->frame({glm::dvec3(0), glm::dvec3(38, 8, 8)});
  QVERIFY(pixelsDrawn(captured(*view_)) > 5000);
  const auto hit = view_->pickLeaf(lowerRight());
  QVERIFY(hit.has_value());
  QCOMPARE(hit->entry.cube.depth(), std::size_t{5});
}

/// A grid of 32,768 cubes turns as one of 4,096, and is whole again once the camera rests.
void OctreeViewTest::veryManyLeavesAreCoarseWhileTheCameraMoves() {
  view_->octrees().setShapes(shapesOf({placed(fullTree(5), {{0, 0, 0}, 2})}));
  QCOMPARE(view_->octrees().shapes().leaves.size(), std::size_t{32'768});
  QCOMPARE(view_->octrees().shapes().coarse.size(), std::size_t{4'096});
  QCOMPARE(view_->octrees().shapes().coarseDepth, std::size_t{4});
  QTest::qWait(300);  // longer than until it counts as resting
  const QImage resting = captured(*view_);
  view_->octrees().setMoving(true);
  const QImage moving = captured(*view_);
  QVERIFY(moving != resting);
  // As much of the picture is covered: the coarser grid is as full.
  QVERIFY(std::abs(pixelsDrawn(moving) - pixelsDrawn(resting)) < pixelsDrawn(resting) / 50);
  view_->octrees().setMoving(false);
  QCOMPARE(captured(*view_), resting);
  // What the pointer meets is as fine as ever.
  view_->octrees().setMoving(true);
  QCOMPARE(view_->pickLeaf(lowerRight())->entry.cube.depth(), std::size_t{5});
}

void OctreeViewTest::fewLeavesAreAlwaysWhole() {
  QVERIFY(view_->octrees().shapes().coarse.empty());
  const QImage resting = captured(*view_);
  view_->octrees().setMoving(true);
  QCOMPARE(captured(*view_), resting);
}

void OctreeViewTest::theChosenLeafIsMarkedWhileThePointerIsOverNone() {
  const auto chosen = view_->pickLeaf(upperLeft());
  view_->choose(chosen);
  QVERIFY(view_->octrees().marked()->entry == chosen->entry);
  QTest::mouseMove(view_.get(), {1, 1});
  QTest::mouseMove(view_.get(), lowerRight());
  QTRY_VERIFY(hovered_.has_value());
  QCOMPARE(view_->octrees().marked()->entry.cube.text(), "/4");
  QTest::mouseMove(view_.get(), {1, 1});
  QTRY_VERIFY(!hovered_.has_value());
  QVERIFY(view_->octrees().marked()->entry == chosen->entry);
  view_->choose({});
  QVERIFY(!view_->octrees().marked().has_value());
}

WEIGHBRIDGE_WINDOW_TEST(OctreeViewTest);

}  // namespace wb::viewport::test

#include "octree_view_test.moc"

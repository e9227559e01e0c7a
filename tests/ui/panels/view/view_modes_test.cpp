#include "tests/ui/panels/view/view_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/view/detail/legend.h"

#include <QAction>
#include <QPalette>
#include <algorithm>
#include <optional>

namespace wb::ui::test {

using layers::Layer;
using viewport::Preset;

/// What a file is shown as at first, and what keys of the view choose.
class ViewModesTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(640, 480); }
  void cleanup() { stop(); }
  void aModelOpensAsTheModel();
  void theMostExpensiveAreNamedUntilOneIsSelected();
  void physicsIsOneKeyAway();
  void xrayFollowsTheSelection();
  void whatIsShownKeepsTheColours();
  void noColourNeedsASelection();
  void aSelectionWithoutItsPhysicsShapeIsSaidSo();
  void aCauseThatIsPointedAtIsLitAlone();
  void byChangeWhatIsSelectedKeepsTheColourOfItsChange();
  void whatIsLitFollowsTheGround();
  void labelsOfWhatIsLitStandBesideIt();
  void parallelRaysAreOneKeyAway();
  void isolatingShowsWhatIsSelectedOrAll();
  void theGroundIsLeftOutWhenUnchecked();
  void theCostliestAreListedAndFollowConstants();
};

/// Whatever was looked at before.
void ViewModesTest::aModelOpensAsTheModel() {
  open("chair.llmesh");
  QCOMPARE(view().layers().shown(), std::vector{Layer::visual});
  QCOMPARE(view().layers().colourBy(), viewport::ColourBy::layer);
  setPreset(Preset::physics);
  open("market.weighbridge");
  QCOMPARE(view().layers().shown(), (std::vector{Layer::visual, Layer::prims}));
  QCOMPARE(view().layers().colourBy(), viewport::ColourBy::landImpact);
}

/// A click at a name selects what it names; then its culprits have the words.
void ViewModesTest::theMostExpensiveAreNamedUntilOneIsSelected() {
  open("market.weighbridge");
  waitForLayers();
  const viewport::StandingLabels& standing = view().layers().standing();
  QTRY_COMPARE(standing.standing().labelled.size(), std::size_t{5});
  const auto& costs = document_->weighing().costs;
  const auto most = static_cast<std::size_t>(
      std::ranges::max_element(costs, {}, &cost::LinksetCost::landImpact) - costs.begin());
  QVERIFY(!visibility_->isLinksetHidden(most));
  std::optional<QPoint> pixel;
  for (int y = 0; y < view().height() && !pixel; y += 4)
    for (int x = 0; x < view().width() && !pixel; x += 4)
      if (standing.at({x, y}) == most) pixel = QPoint(x, y);
  QVERIFY(pixel);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, *pixel);
  QCOMPARE(selection_->current(), std::optional(weighing::Target{most, {}}));
  QTRY_VERIFY(standing.standing().labelled.empty());
  selection_->select({});
  QTRY_COMPARE(standing.standing().labelled.size(), std::size_t{5});
}

void ViewModesTest::physicsIsOneKeyAway() {
  open("chair.llmesh");
  QTest::keyClick(&view(), Qt::Key_P);
  waitForLayers();
  QCOMPARE(panel_->settings().whatIsShown(), std::optional(Show::physics));
  QVERIFY(!panel_->settings().hasGhost);
  QTest::keyClick(&view(), Qt::Key_B);
  waitForLayers();
  QVERIFY(panel_->settings().matches(Preset::physics));
  QCOMPARE(view().layers().shown(), std::vector{Layer::physicsMesh});
  QCOMPARE(somePick().second.layer, Layer::physicsMesh);  // within the ghost of the model
  QTest::keyClick(&view(), Qt::Key_C);
  QVERIFY(panel_->settings().matches(Preset::cost));
  QTest::keyClick(&view(), Qt::Key_V);
  waitForLayers();
  QCOMPARE(view().layers().shown(), std::vector{Layer::visual});
}

/// Colours stay whatever is shown, also after the map, which has its own.
void ViewModesTest::whatIsShownKeepsTheColours() {
  open("market.weighbridge");
  ViewSettings settings = panel_->settings();
  settings.colourBy = viewport::ColourBy::decidedBy;
  panel_->setSettings(settings);
  for (const auto& [key, what] :
       {std::pair(Qt::Key_P, Show::physics), std::pair(Qt::Key_L, Show::map),
        std::pair(Qt::Key_B, Show::both), std::pair(Qt::Key_V, Show::model)}) {
    QTest::keyClick(&view(), key);
    waitForLayers();
    QCOMPARE(panel_->settings().whatIsShown(), std::optional(what));
    QCOMPARE(panel_->settings().colourBy,
             what == Show::map ? viewport::ColourBy::land : viewport::ColourBy::decidedBy);
  }
}

/// Without a selection all triangles are told of, in every way to colour.
void ViewModesTest::noColourNeedsASelection() {
  open("slivers.weighbridge");
  selection_->select({});
  for (const auto by : {viewport::ColourBy::costShare, viewport::ColourBy::width}) {
    ViewSettings settings = panel_->settings();
    settings.choose(Show::physics);
    settings.colourBy = by;
    panel_->setSettings(settings);
    waitForLayers();
    bool isRamp = false;
    for (const auto& entry : view().layers().legend()) isRamp = isRamp || entry.stop.has_value();
    QVERIFY(isRamp);
  }
}

/// Walls of triangle meshes are shown as their models: no triangle of physics is in sight.
void ViewModesTest::aSelectionWithoutItsPhysicsShapeIsSaidSo() {
  open("slivers.weighbridge");
  const auto words = [this] {
    QStringList lines;
    for (const QLabel* label : panel_->findChild<Legend*>()->findChildren<QLabel*>())
      lines << label->text();
    return lines;
  };
  const auto colourModelsBy = [this](viewport::ColourBy by) {
    ViewSettings settings = panel_->settings();
    settings.choose(Show::model);
    settings.colourBy = by;
    panel_->setSettings(settings);
    waitForLayers();
  };
  colourModelsBy(viewport::ColourBy::costShare);
  selection_->select(weighing::Target{0, {}});
  QVERIFY(words().contains("The selection shows no physics shape with a known cost above 0 PE"));
  selection_->select({});
  QVERIFY(words().contains("No visible physics shape has a known cost above 0 PE"));
  colourModelsBy(viewport::ColourBy::width);
  QVERIFY(words().contains("No physics mesh is visible"));
  selection_->select(weighing::Target{0, {}});
  QVERIFY(words().contains("The selection shows no physics mesh"));
}

/// Of a car one wheel, then all that makes it expensive again.
void ViewModesTest::aCauseThatIsPointedAtIsLitAlone() {
  draw();
  open("vehicle.weighbridge");
  view().setAnimated(false);
  selection_->select(weighing::Target{0, {}});
  const weighing::Weighing& weighing = document_->weighing();
  const auto culprits = findCulprits(weighing.scene, 0, weighing.costs[0],
                                     weighing.statistics.linksets[0], weighing.profile);
  QVERIFY(culprits.size() >= 2);
  selection_->setOrigins(0, {{culprits[0]}, {culprits[1]}});
  const QImage all = picture();
  selection_->pointAt(0);
  const QImage first = picture();
  QVERIFY(differingPixels(all, first) > 400);
  selection_->pointAt(1);
  QVERIFY(differingPixels(first, picture()) > 400);
  selection_->pointAt({});
  QTRY_COMPARE(differingPixels(all, picture()), 0);
  selection_->pointAt(7);  // none of them
  QVERIFY(!selection_->origins().pointed);
  selection_->select(weighing::Target{1, {}});
  QVERIFY(selection_->origins().culprits.empty());
}

namespace {

/// How many pixels fit.
template <class Fits>
int count(const QImage& picture, Fits fits) {
  int found = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) found += fits(picture.pixelColor(x, y)) ? 1 : 0;
  return found;
}

}  // namespace

/// With a smaller constant the lamp is cheaper, which no red may deny, but for that of the view
/// cube.
void ViewModesTest::byChangeWhatIsSelectedKeepsTheColourOfItsChange() {
  draw();
  open("market.weighbridge");
  view().setAnimated(false);
  baseline_->pin(document_->weighing().profile);
  QTRY_VERIFY(baseline_->side());
  changeConstant(*document_, cost::Key::triangle_constant, 0.04, Gesture::none);
  const auto& linksets = document_->weighing().scene.linksets;
  const auto lamp = std::ranges::find(linksets, "Twisted lamp", &scene::Linkset::name);
  QVERIFY(lamp != linksets.end());
  const weighing::Target chosen{static_cast<std::size_t>(lamp - linksets.begin()), {}};
  selection_->select(chosen);
  const auto isRed = [](const QColor& pixel) {
    return pixel.red() > pixel.green() + 70 && pixel.red() > pixel.blue() + 40;
  };
  const int byCost = count(picture(), isRed);
  ViewSettings settings = panel_->settings();
  settings.colourBy = viewport::ColourBy::change;
  panel_->setSettings(settings);
  waitForLayers();
  const int byChange = count(picture(), isRed);
  selection_->select({});
  const int ofCube = count(picture(), isRed);
  QCOMPARE(byChange, ofCube);
  QVERIFY(byCost > ofCube + 200);
  // Twice as expensive as it was.
  selection_->select(chosen);
  changeConstant(*document_, cost::Key::triangle_constant, 0.1, Gesture::none);
  QVERIFY(count(picture(), isRed) > ofCube + 200);
}

/// The darkest colour of costs on light ground is the lightest on dark ground.
void ViewModesTest::whatIsLitFollowsTheGround() {
  draw();
  open("slivers.weighbridge");
  view().setAnimated(false);
  selection_->select(weighing::Target{1, {}});
  const auto isDarkViolet = [](const QColor& pixel) {
    return pixel.blue() > pixel.green() + 40 && pixel.red() > pixel.green() + 15 &&
           pixel.red() < 90;
  };
  QVERIFY(count(picture(), isDarkViolet) > 40);
  QPalette dark = panel_->palette();
  dark.setColor(QPalette::Base, QColor(38, 42, 49));
  dark.setColor(QPalette::Text, QColor(233, 236, 241));
  panel_->setPalette(dark);
  QTRY_COMPARE(count(picture(), isDarkViolet), 0);
}

/// Rays through labels of a car's wheels do not meet the car, and none is left out.
void ViewModesTest::labelsOfWhatIsLitStandBesideIt() {
  open("vehicle.weighbridge");
  view().setAnimated(false);
  selection_->select(weighing::Target{0, {}});
  waitForLayers();
  const viewport::Labels& labels = view().layers().litLabels();
  const glm::dvec2 middle(view().width() / 2.0, view().height() / 2.0);
  std::size_t found = 0;
  for (; labels.placeOf(found); ++found) {
    const auto [low, high] = *labels.placeOf(found);
    QVERIFY(std::abs(low.x) <= middle.x && std::abs(high.x) <= middle.x);
    QVERIFY(std::abs(low.y) <= middle.y && std::abs(high.y) <= middle.y);
    for (double y = low.y; y <= high.y; y += 4)
      for (double x = low.x; x <= high.x; x += 4) {
        const auto pick = view().pick(QPointF(middle.x + x, middle.y - y));
        QVERIFY2(!pick || pick->origin.linkset != 0, qPrintable(QString::number(found)));
      }
  }
  QCOMPARE(found, std::size_t{4});
}

void ViewModesTest::parallelRaysAreOneKeyAway() {
  open("chair.llmesh");
  QTest::keyClick(&view(), Qt::Key_5);
  QVERIFY(panel_->settings().isOrthographic);
  QVERIFY(view().orbitCamera().isOrthographic);
  QTest::keyClick(&view(), Qt::Key_8);
  QVERIFY(view().orbitCamera().isOrthographic);  // whatever side is looked from
  QTest::keyClick(&view(), Qt::Key_5);
  QVERIFY(!view().orbitCamera().isOrthographic);
}

void ViewModesTest::isolatingShowsWhatIsSelectedOrAll() {
  open("vehicle.weighbridge");
  QTest::keyClick(&view(), Qt::Key_I);
  QVERIFY(visibility_->isAllShown());  // nothing is selected
  selection_->selectAll({{0, {}}, {1, 2}});
  QTest::keyClick(&view(), Qt::Key_I);
  QVERIFY(!visibility_->isHidden(0, 0));
  QVERIFY(visibility_->isHidden(1, 0));
  QVERIFY(!visibility_->isHidden(1, 2));
  QTest::keyClick(&view(), Qt::Key_I);
  QVERIFY(visibility_->isAllShown());
}

void ViewModesTest::theGroundIsLeftOutWhenUnchecked() {
  draw();
  open("chair.llmesh");
  const QImage with = picture();
  ViewSettings settings = panel_->settings();
  QVERIFY(settings.hasGround);
  settings.hasGround = false;
  panel_->setSettings(settings);
  QVERIFY(differingPixels(with, picture()) > 500);
}

void ViewModesTest::xrayFollowsTheSelection() {
  draw();
  open("market.weighbridge");
  const QImage whole = picture();
  QAction* xray = nullptr;
  for (auto* one : panel_->findChildren<QAction*>())
    if (one->shortcut() == QKeySequence(Qt::Key_X)) xray = one;
  QVERIFY(xray && !xray->isEnabled());
  QVERIFY(xray->toolTip().contains("Select an object first."));
  QTest::keyClick(&view(), Qt::Key_X);
  QVERIFY(!panel_->settings().isXray);
  QCOMPARE(differingPixels(whole, picture()), 0);  // nothing is selected
  const auto [pixel, pick] = somePick();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixel);
  QVERIFY(xray->isEnabled());
  QVERIFY(!xray->toolTip().contains("Select an object first."));
  QTest::keyClick(&view(), Qt::Key_X);
  const QImage dimmed = picture();
  QVERIFY(differingPixels(whole, dimmed) > 500);
  QTest::keyClick(&view(), Qt::Key_X);
  QVERIFY(differingPixels(dimmed, picture()) >
          0);  // faded beside its culprits, no longer seen through
}

void ViewModesTest::theCostliestAreListedAndFollowConstants() {
  draw();
  open("market.weighbridge");
  const QImage before = picture();
  const auto* legend = panel_->findChild<Legend*>();
  const auto listed = [legend] {
    QStringList lines;
    for (const QLabel* label : legend->findChildren<QLabel*>())
      if (label->text().contains(QStringLiteral(". "))) lines << label->text();
    return lines;
  };
  QVERIFY(listed().isEmpty());
  QTest::keyClick(&view(), Qt::Key_D);
  QCOMPARE(listed().size(), 10);
  QVERIFY(listed().front().contains(QStringLiteral("Sliver wall: 1,800 LI")));
  QVERIFY(differingPixels(before, picture()) > 500);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] *= 0.01;
  changeProfile(*document_, profile, "Change");
  QVERIFY(!listed().front().contains(QStringLiteral("1,800")));
  document_->undoStack().undo();
  QTest::keyClick(&view(), Qt::Key_D);
  QVERIFY(listed().isEmpty());
  QCOMPARE(differingPixels(before, picture()), 0);
}

WEIGHBRIDGE_WINDOW_TEST(ViewModesTest);

}  // namespace wb::ui::test

#include "view_modes_test.moc"

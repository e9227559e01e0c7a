#include "tests/ui/panels/view/view_panel_case.h"
#include "tests/ui/widgets/homes.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/view/detail/legend.h"

#include <numbers>

namespace wb::ui::test {

using viewport::Preset;

/// The land from above, coloured by what stands on it.
class MapTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(640, 480); }
  void cleanup() { stop(); }
  void theMapIsOneKeyAway();
  void theSquareUnderThePointerIsDescribed();
  void theMapFollowsCostsAndWhatIsHidden();
  void theMapStandsBesideTheModel();
  void theLandIsThatOfOneRegion();
  void regionsOfOneNameAreToldApart();
  void whatStoodUnderThePointerMayBeGoneWithItsFile();
  void theMostExpensiveOnAMapAreThoseOfItsRegion();
  void aClickAtLandSelectsTheObjectsThereMostExpensiveFirst();
  void aBoxOnTheMapSelectsWhatStandsWhollyInIt();
  void theSelectionIsBoxedOnTheMap();
  void whatComesAfterTheMapIsSeenFromWhereItWas();
  void nothingIsSaidOfLandOncePointerHasLeft();
  void parcelsAreOutlinedAndNamed();

 private:
  /// A crate of 16 m² on a square of its own, and a mast; each costs 1 LI.
  void openCrateAndMast();
  QString toldAt(const glm::dvec3& place);
  QPoint pixelOf(const glm::dvec3& place);
  void openText(const char* text);
};

void MapTest::openText(const char* text) {
  const QTemporaryDir folder;
  const QString path = makeFile(folder, "map.weighbridge", text);
  QVERIFY(document_->open(path).has_value());
  QVERIFY(QTest::qWaitForWindowExposed(&view()));
  waitForLayers();
}

void MapTest::openCrateAndMast() {
  openText(R"({
    "weighbridge": 1, "linksets": [
      {"name": "Crate", "position": [2, 2, 0.5],
       "parts": [{"shape_type": "convex_hull", "scale": [4, 4, 1]}]},
      {"name": "Mast", "position": [9, 2, 5],
       "parts": [{"scale": [1, 1, 10]}]}]})");
}

QPoint MapTest::pixelOf(const glm::dvec3& place) {
  const auto pixel =
      view().orbitCamera().pixelOf(place, {view().width(), view().height()}).value_or(glm::dvec2());
  return QPointF(pixel.x, pixel.y).toPoint();
}

QString MapTest::toldAt(const glm::dvec3& place) {
  QTest::mouseMove(&view(), pixelOf(place));
  QTest::qWait(10);
  return readout()->text();
}

void MapTest::theMapIsOneKeyAway() {
  draw();
  open("market.weighbridge");
  const QImage before = picture();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QVERIFY(panel_->settings().matches(Preset::map));
  QVERIFY(std::abs(view().orbitCamera().pitch - std::numbers::pi / 2) < 0.01);
  QString words;
  for (const QWidget* one : panel_->findChild<Legend*>()->findChildren<QWidget*>())
    words += one->accessibleName();
  QVERIFY(words.contains(QStringLiteral("0.3 LI/m²")));
  QVERIFY(words.contains(QStringLiteral("1 LI/m² or more")));
  const QImage map = picture();
  QVERIFY(differingPixels(before, map) > 500);
  QTest::keyClick(&view(), Qt::Key_V);
  waitForLayers();
  QVERIFY(differingPixels(map, picture()) > 500);
}

void MapTest::theSquareUnderThePointerIsDescribed() {
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QCOMPARE(toldAt({1, 3, 0}), QString("0.0625 LI/m² at x 0 m, y 0 m · Crate: 1 LI"));
  QCOMPARE(toldAt({10.5, 3.5, 0}), QString("0.0625 LI/m² at x 8 m, y 0 m · Mast: 1 LI"));
  QCOMPARE(toldAt({6, 2, 0}), QString("Nothing here."));
}

void MapTest::theMapFollowsCostsAndWhatIsHidden() {
  draw();
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  const QImage before = picture();
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::primitive_cost] = 5;
  changeProfile(*document_, profile, "Change");
  QCOMPARE(toldAt({1, 3, 0}), QString("0.3125 LI/m² at x 0 m, y 0 m · Crate: 5 LI"));
  QVERIFY(differingPixels(before, picture()) > 500);
  visibility_->hideLinkset(0, true);
  waitForLayers();
  QCOMPARE(toldAt({1, 3, 0}), QString("Nothing here."));
}

void MapTest::theMapStandsBesideTheModel() {
  draw();
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_V);
  const QImage whole = picture();
  ViewSettings settings = panel_->settings();
  settings.beside = Beside::map;
  panel_->setSettings(settings);
  waitForLayers();
  QVERIFY(differingPixels(whole, picture()) > 500);
}

/// Both count their metres from their own corner.
void MapTest::theLandIsThatOfOneRegion() {
  openText(R"({
    "weighbridge": 1, "regions": [{"name": "Harbour"}, {"name": "Hills"}], "linksets": [
      {"name": "Crate", "region": "Harbour", "position": [2, 2, 0.5],
       "parts": [{"scale": [1, 1, 1]}]},
      {"name": "Rock", "region": "Hills", "position": [2, 2, 0.5],
       "parts": [{"scale": [1, 1, 1]}]}]})");
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QVERIFY(readout()->text().contains(QStringLiteral("the land of Harbour")));
  const QString crate = "Harbour · 0.0625 LI/m² at x 0 m, y 0 m · Crate: 1 LI";
  QCOMPARE(toldAt({1, 3, 0}), crate);
  selection_->selectRegion(1);
  waitForLayers();
  QCOMPARE(toldAt({1, 3.1, 0}), QString("Hills · 0.0625 LI/m² at x 0 m, y 0 m · Rock: 1 LI"));
  selection_->selectRegion({});  // what was looked at last is looked at still
  QCOMPARE(view().layers().pickScene().layer(layers::Layer::boundingBox)->pieces.size(), 1U);
  selection_->select(weighing::Target{0, {}});
  waitForLayers();
  QCOMPARE(toldAt({1, 3, 0}), crate);
  QTest::keyClick(&view(), Qt::Key_C);
  waitForLayers();
  QCOMPARE(view().layers().pickScene().layer(layers::Layer::prims)->pieces.size(), 2U);
}

void MapTest::regionsOfOneNameAreToldApart() {
  openText(twoHomes);
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QVERIFY(readout()->text().contains(QStringLiteral("the land of Home (11111111)")));
  selection_->selectRegion(1);
  waitForLayers();
  QVERIFY(toldAt({1, 3.1, 0}).startsWith(QStringLiteral("Home (22222222) · ")));
}

void MapTest::whatStoodUnderThePointerMayBeGoneWithItsFile() {
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QVERIFY(toldAt({10.5, 3.5, 0}).contains("Mast: 1 LI"));
  openText(R"({"weighbridge": 1, "linksets": []})");
  QVERIFY(!readout()->text().contains("Mast"));
}

void MapTest::theMostExpensiveOnAMapAreThoseOfItsRegion() {
  openText(R"({
    "weighbridge": 1, "regions": [{"name": "Harbour"}, {"name": "Hills"}], "linksets": [
      {"name": "Crate", "region": "Harbour", "position": [2, 2, 0.5],
       "parts": [{"scale": [1, 1, 1]}]},
      {"name": "Rock", "region": "Hills", "position": [2, 2, 0.5],
       "parts": [{"scale": [1, 1, 1]}, {"scale": [1, 1, 1]}]}]})");
  const auto legend = [this] {
    QStringList words;
    for (const QLabel* label : panel_->findChild<Legend*>()->findChildren<QLabel*>())
      words << label->text();
    return words;
  };
  QTest::keyClick(&view(), Qt::Key_D);
  waitForLayers();
  QVERIFY(legend().contains("1. Rock: 2 LI"));
  QVERIFY(legend().contains("2. Crate: 1 LI"));
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QVERIFY(legend().contains("1. Crate: 1 LI"));
  QVERIFY(legend().filter("Rock").isEmpty());
}

void MapTest::aClickAtLandSelectsTheObjectsThereMostExpensiveFirst() {
  openText(R"({
    "weighbridge": 1, "linksets": [
      {"name": "One", "position": [1, 1, 0.5], "parts": [{"scale": [1, 1, 1]}]},
      {"name": "Three", "position": [3, 3, 0.5],
       "parts": [{"scale": [0.5, 0.5, 1]}, {"scale": [0.5, 0.5, 1]}, {"scale": [0.5, 0.5, 1]}]},
      {"name": "Away", "position": [30, 30, 0.5], "parts": [{"scale": [1, 1, 1]}]}]})");
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  const QPoint bare = pixelOf({3.7, 0.4, 0});
  const auto chosen = [&] {
    QTest::mouseMove(&view(), bare);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, bare);
    return selection_->current() ? int(selection_->current()->linkset) : -1;
  };
  const viewport::OrbitCamera before = view().orbitCamera();
  QCOMPARE(chosen(), 1);
  QCOMPARE(chosen(), 0);
  QCOMPARE(chosen(), 1);
  QVERIFY(view().orbitCamera() == before);
  QTest::mouseMove(&view(), pixelOf({20, 20, 0}));
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelOf({20, 20, 0}));
  QVERIFY(!selection_->current());
}

/// With Ctrl, as in the other views; the mast stands half outside.
void MapTest::aBoxOnTheMapSelectsWhatStandsWhollyInIt() {
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  const QPoint from = pixelOf({-0.5, 4.5, 1});
  const QPoint to = pixelOf({9, -0.5, 1});
  QTest::mousePress(&view(), Qt::LeftButton, Qt::ControlModifier, from);
  QMouseEvent move(QEvent::MouseMove, to, view().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                   Qt::ControlModifier);
  QCoreApplication::sendEvent(&view(), &move);
  QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ControlModifier, to);
  QCOMPARE(selection_->all(), (std::vector{weighing::Target{0, {}}}));
  QVERIFY2(readout()->text().contains("1 LI"), qPrintable(readout()->text()));
}

/// The box lies around it: the picture changes there, and not where the mast stands.
void MapTest::theSelectionIsBoxedOnTheMap() {
  draw();
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  const QImage before = picture();
  selection_->select(weighing::Target{0, {}});
  waitForLayers();
  const QImage boxed = picture();
  const auto around = [this](const glm::dvec3& low, const glm::dvec3& high) {
    return QRect(pixelOf(low), pixelOf(high)).normalized().adjusted(-3, -3, 3, 3);
  };
  const QRect crate = around({0, 0, 1}, {4, 4, 1});
  const QRect mast = around({8.5, 1.5, 10}, {9.5, 2.5, 10});
  QVERIFY(differingPixels(before.copy(crate), boxed.copy(crate)) > 50);
  QCOMPARE(differingPixels(before.copy(mast), boxed.copy(mast)), 0);
}

void MapTest::whatComesAfterTheMapIsSeenFromWhereItWas() {
  openCrateAndMast();
  const viewport::OrbitCamera before = view().orbitCamera();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QVERIFY(view().orbitCamera() != before);
  QTest::keyClick(&view(), Qt::Key_C);
  waitForLayers();
  QVERIFY(view().orbitCamera() == before);
  QTest::keyClick(&view(), Qt::Key_L);
  view().look(viewport::OrbitCamera::Standard::left);  // the user turns the map
  const viewport::OrbitCamera turned = view().orbitCamera();
  QTest::keyClick(&view(), Qt::Key_V);
  QVERIFY(view().orbitCamera() == turned);
}

void MapTest::nothingIsSaidOfLandOncePointerHasLeft() {
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QVERIFY(!toldAt({6, 2, 0}).isEmpty());
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(&view(), &leave);
  QCOMPARE(readout()->text(), QString());
}

/// Without the parcel the same land is drawn, with neither outline nor name.
void MapTest::parcelsAreOutlinedAndNamed() {
  draw();
  const auto mapOf = [this](const char* parcel) {
    QByteArray text = R"({
      "weighbridge": 1, "regions": [{"name": "Home", "parcels": [{"name": "Lot", "area": 512}]}],
      "linksets": [{"name": "Crate", "region": "Home", "position": [2, 2, 0.5],
       "parts": [{"scale": [4, 4, 1]}])";
    text += parcel;
    text += "}]}";
    openText(text.constData());
    QTest::keyClick(&view(), Qt::Key_L);
    waitForLayers();
    const QImage map = picture();
    QTest::keyClick(&view(), Qt::Key_V);
    waitForLayers();
    return map;
  };
  const QImage without = mapOf("");
  const QImage with = mapOf(R"(, "parcel": "Lot")");
  QVERIFY(differingPixels(without, with) > 500);
}

WEIGHBRIDGE_WINDOW_TEST(MapTest);

}  // namespace wb::ui::test

#include "map_test.moc"

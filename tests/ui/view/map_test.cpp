#include "tests/ui/view/view_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/view/legend.h"

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
  void theSquareUnderThePointerIsTold();
  void theMapFollowsCostsAndWhatIsHidden();
  void theMapStandsBesideTheModel();

 private:
  /// A crate of 16 m² on a square of its own, and a mast; each costs 1 LI.
  void openCrateAndMast();
  QString toldAt(const glm::dvec3& place);
};

void MapTest::openCrateAndMast() {
  const QTemporaryDir folder;
  const QString path = makeFile(folder, "crate.weighbridge", R"({
    "weighbridge": 1, "linksets": [
      {"name": "Crate", "position": [2, 2, 0.5],
       "parts": [{"shape_type": "convex_hull", "scale": [4, 4, 1]}]},
      {"name": "Mast", "position": [9, 2, 5],
       "parts": [{"scale": [1, 1, 10]}]}]})");
  QVERIFY(document_->open(path).has_value());
  QVERIFY(QTest::qWaitForWindowExposed(&view()));
  waitForLayers();
}

QString MapTest::toldAt(const glm::dvec3& place) {
  const auto pixel =
      view().orbitCamera().pixelOf(place, {view().width(), view().height()}).value_or(glm::dvec2());
  QTest::mouseMove(&view(), QPointF(pixel.x, pixel.y).toPoint());
  QTest::qWait(10);
  return readout()->text();
}

void MapTest::theMapIsOneKeyAway() {
  open("market.weighbridge");
  const QImage before = picture();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QVERIFY(panel_->settings().matches(Preset::map));
  QVERIFY(std::abs(view().orbitCamera().pitch - std::numbers::pi / 2) < 0.01);
  QStringList words;
  for (const QLabel* label : panel_->findChild<Legend*>()->findChildren<QLabel*>())
    if (!label->text().isEmpty()) words << label->text();
  QVERIFY(words.contains(QStringLiteral("0.3 LI/m²")));
  QVERIFY(words.contains(QStringLiteral("1 LI/m² or more")));
  const QImage map = picture();
  QVERIFY(differingPixels(before, map) > 500);
  QTest::keyClick(&view(), Qt::Key_V);
  waitForLayers();
  QVERIFY(differingPixels(map, picture()) > 500);
}

void MapTest::theSquareUnderThePointerIsTold() {
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  QCOMPARE(toldAt({1, 3, 0}), QString("0.0625 LI/m² from x 0 m, y 0 m · Crate: 1 LI"));
  QCOMPARE(toldAt({10.5, 3.5, 0}), QString("0.0625 LI/m² from x 8 m, y 0 m · Mast: 1 LI"));
  QCOMPARE(toldAt({6, 2, 0}), QString("Nothing stands here."));
}

void MapTest::theMapFollowsCostsAndWhatIsHidden() {
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_L);
  waitForLayers();
  const QImage before = picture();
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::primitive_cost] = 5;
  changeProfile(*document_, profile, "Change");
  QCOMPARE(toldAt({1, 3, 0}), QString("0.3125 LI/m² from x 0 m, y 0 m · Crate: 5 LI"));
  QVERIFY(differingPixels(before, picture()) > 500);
  visibility_->hideLinkset(0, true);
  waitForLayers();
  QCOMPARE(toldAt({1, 3, 0}), QString("Nothing stands here."));
}

void MapTest::theMapStandsBesideTheModel() {
  openCrateAndMast();
  QTest::keyClick(&view(), Qt::Key_V);
  const QImage whole = picture();
  ViewSettings settings = panel_->settings();
  settings.beside = Beside::map;
  panel_->setSettings(settings);
  waitForLayers();
  QVERIFY(differingPixels(whole, picture()) > 500);
}

WEIGHBRIDGE_WINDOW_TEST(MapTest);

}  // namespace wb::ui::test

#include "map_test.moc"

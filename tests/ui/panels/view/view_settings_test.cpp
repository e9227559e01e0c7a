#include "ui/panels/view/detail/view_settings.h"

#include "tests/window/window_test.h"
#include "ui/panels/view/detail/view_toolbar.h"

#include <QComboBox>
#include <QTest>

namespace wb::ui::test {

using layers::Layer;
using viewport::ColourBy;
using viewport::Preset;

class ViewSettingsTest : public QObject {
  Q_OBJECT

 private slots:
  void layersKeepTheirOrder();
  void presetsKeepTheLevelOfDetail();
  void presetsAreToldApart();
  void sevenWaysToColourAreListed();
  void oneEntryStandsForAllCosts();
  void materialsAreThoseOfWhatIsShown();
};

void ViewSettingsTest::layersKeepTheirOrder() {
  ViewSettings settings;
  settings.show(Layer::hulls, true);
  settings.show(Layer::visual, true);
  settings.show(Layer::hulls, true);
  QCOMPARE(settings.layers, (std::vector{Layer::visual, Layer::hulls}));
  settings.show(Layer::visual, false);
  QVERIFY(!settings.shows(Layer::visual));
  QVERIFY(settings.shows(Layer::hulls));
}

void ViewSettingsTest::presetsKeepTheLevelOfDetail() {
  ViewSettings settings;
  settings.lod = asset::Lod::low;
  settings.apply(Preset::visual);
  QCOMPARE(settings.lod, asset::Lod::low);
  QVERIFY(settings.shows(Layer::visual));
}

void ViewSettingsTest::presetsAreToldApart() {
  for (const Preset preset : viewport::allPresets) {
    ViewSettings settings;
    settings.apply(preset);
    for (const Preset other : viewport::allPresets)
      QCOMPARE(settings.matches(other), preset == other);
    settings.show(Layer::degenerate, true);
    QVERIFY(!settings.matches(preset));
  }
}

void ViewSettingsTest::sevenWaysToColourAreListed() {
  const ViewToolbar toolbar;
  QStringList listed;
  for (const QComboBox* one : toolbar.findChildren<QComboBox*>())
    for (int i = 0; one->accessibleName() == "Color by" && i < one->count(); ++i)
      listed << one->itemText(i);
  QCOMPARE(listed, QStringList({"Cost", "Deciding weight", "Representation", "Triangle width",
                                "Change", "Material", "Plain"}));
}

/// Of several objects and of models what each object costs, of the shapes of one what each triangle
/// and hull does.
void ViewSettingsTest::oneEntryStandsForAllCosts() {
  ViewSettings settings;
  settings.choose(Show::model);
  settings.colour(ColourBy::landImpact);
  QCOMPARE(settings.colourBy, ColourBy::landImpact);
  settings.choose(Show::physics);
  QCOMPARE(settings.colourBy, ColourBy::costShare);
  QCOMPARE(listedAs(settings.colourBy), ColourBy::landImpact);
  settings.choose(Show::model);
  QCOMPARE(settings.colourBy, ColourBy::landImpact);
  settings.traits.isOfSeveral = true;
  settings.choose(Show::physics);
  QCOMPARE(settings.colourBy, ColourBy::landImpact);
}

void ViewSettingsTest::materialsAreThoseOfWhatIsShown() {
  ViewSettings settings;
  settings.traits.hasHulls = true;
  settings.choose(Show::model);
  settings.colour(ColourBy::material);
  QCOMPARE(settings.colourBy, ColourBy::material);
  settings.choose(Show::physics);
  QCOMPARE(settings.colourBy, ColourBy::hull);
  QCOMPARE(listedAs(settings.colourBy), ColourBy::material);
  settings.choose(Show::model);
  QCOMPARE(settings.colourBy, ColourBy::material);
  settings.traits.hasHulls = false;
  settings.choose(Show::physics);
  QCOMPARE(settings.colourBy, ColourBy::material);
}

WEIGHBRIDGE_WINDOW_TEST(ViewSettingsTest);

}  // namespace wb::ui::test

#include "view_settings_test.moc"

#include "ui/panels/view/detail/view_settings.h"

#include "tests/window/window_test.h"

#include <QTest>

namespace wb::ui::test {

using layers::Layer;
using viewport::Preset;

class ViewSettingsTest : public QObject {
  Q_OBJECT

 private slots:
  void layersKeepTheirOrder();
  void presetsKeepTheLevelOfDetail();
  void presetsAreToldApart();
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

WEIGHBRIDGE_WINDOW_TEST(ViewSettingsTest);

}  // namespace wb::ui::test

#include "view_settings_test.moc"

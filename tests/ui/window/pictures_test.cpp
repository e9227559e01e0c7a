#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/translation/translation.h"
#include "ui/view/layer_keeper.h"
#include "ui/view/view_panel.h"
#include "ui/window/actions.h"
#include "ui/window/appearance.h"
#include "ui/window/log_panel.h"
#include "ui/window/preferences_dialog.h"
#include "ui/window/shortcuts_dialog.h"
#include "viewport/view.h"

#include <QDockWidget>
#include <QScreen>
#include <QTranslator>
#include <QTreeWidget>

namespace wb::ui::test {

using viewport::Preset;

/// Makes pictures of the window's main states for people to look at, into the folder that
/// WEIGHBRIDGE_PICTURES names (see tests/build/pictures.py); without it, nothing. Also told by the
/// environment: WEIGHBRIDGE_PICTURE_SIZE (`1440x900`), _LANGUAGE (`de`), _APPEARANCE (`dark`).
class PicturesTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void ofTheMarket();
  void ofOneObject();
  void ofAnOctree();
  void ofPanels();
  void ofNothing();
  void ofDialogs();
  void ofTheLog();

 private:
  viewport::View& view() { return panel<ViewPanel>().view(); }
  void show(const ViewSettings& settings);
  void choose(Preset preset);
  void save(const QString& name);
};

void PicturesTest::init() {
  if (!qEnvironmentVariableIsSet("WEIGHBRIDGE_PICTURES"))
    QSKIP("WEIGHBRIDGE_PICTURES names no folder");
  const QString language = qEnvironmentVariable("WEIGHBRIDGE_PICTURE_LANGUAGE", "en");
  QLocale::setDefault(QLocale(language));
  installTranslations(*qApp, QLocale());
  start("Pictures");
  chooseAppearance(qEnvironmentVariable("WEIGHBRIDGE_PICTURE_APPEARANCE") == "dark"
                       ? Appearance::dark
                       : Appearance::light);
  const QStringList size = qEnvironmentVariable("WEIGHBRIDGE_PICTURE_SIZE", "1440x900").split(u'x');
  window_->setGeometry(0, 0, size[0].toInt(), size[1].toInt());
}

void PicturesTest::cleanup() {
  window_.reset();
  qDeleteAll(qApp->findChildren<QTranslator*>());
}

void PicturesTest::show(const ViewSettings& settings) {
  panel<ViewPanel>().setSettings(settings);
  QTRY_VERIFY(!panel<ViewPanel>().findChild<LayerKeeper*>()->isBusy());
}

void PicturesTest::choose(Preset preset) {
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.apply(preset);
  show(settings);
}

/// What the screen shows: the view is a window of its own.
void PicturesTest::save(const QString& name) {
  QTest::qWait(700);
  const QRect where = window_->geometry();
  const QPixmap seen =
      window_->screen()->grabWindow(0, where.x(), where.y(), where.width(), where.height());
  const QString path =
      qEnvironmentVariable("WEIGHBRIDGE_PICTURES") + u'/' + name + QStringLiteral(".png");
  QVERIFY2(seen.save(path), qPrintable(path));
}

void PicturesTest::ofTheMarket() {
  open(sample("market.weighbridge"));
  QTRY_VERIFY(!panel<ViewPanel>().findChild<LayerKeeper*>()->isBusy());
  save("market_cost");
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.marksDearest = true;
  show(settings);
  save("market_dearest");
  settings.marksDearest = false;
  settings.isXray = true;
  window_->selection().select(weighing::Target{5, {}});
  show(settings);
  save("market_xray");
  settings.isXray = false;
  show(settings);
  choose(Preset::physics);
  save("market_physics");
  choose(Preset::visual);
  save("market_visual");
  settings = panel<ViewPanel>().settings();
  settings.explosion = 0.5;
  show(settings);
  save("market_exploded");
  settings.explosion = 0;
  settings.beside = Beside::physics;
  show(settings);
  save("market_beside");
  settings.beside = Beside::nothing;
  show(settings);
  window_->selection().selectRegion(0);
  QTest::keyClick(&view(), Qt::Key_L);
  view().pointAgain();
  QTest::mouseMove(&view(), QPoint(view().width() / 2, view().height() / 2));
  save("market_map");
}

void PicturesTest::ofPanels() {
  open(sample("market.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  for (const char* dock : {"charts", "comparison", "problems", "ray", "shapes", "scenarios",
                           "constants", "properties"}) {
    if (auto* panel = window_->findChild<QDockWidget*>(QLatin1StringView(dock))) {
      panel->raise();
      QTest::qWait(1'500);
      save(QStringLiteral("panel_") + QLatin1StringView(dock));
    }
  }
}

void PicturesTest::ofOneObject() {
  open(sample("duck.weighbridge"));
  QTRY_VERIFY(!panel<ViewPanel>().findChild<LayerKeeper*>()->isBusy());
  QTest::qWait(3'000);
  save("duck_visual");
  choose(Preset::physics);
  save("duck_physics");
  choose(Preset::cost);
  save("duck_cost");
  for (const auto by : {viewport::ColourBy::material, viewport::ColourBy::hull}) {
    ViewSettings settings = panel<ViewPanel>().settings();
    settings.colourBy = by;
    show(settings);
    save(by == viewport::ColourBy::hull ? "duck_hull" : "duck_material");
  }
}

void PicturesTest::ofAnOctree() {
  open(WEIGHBRIDGE_DATA "/octree/octree_indented.scene");
  QTest::qWait(500);
  QTest::mouseMove(&view(), QPoint(view().width() / 2, view().height() / 2));
  save("octree");
}

void PicturesTest::ofNothing() { save("empty"); }

void PicturesTest::ofDialogs() {
  QMainWindow window;
  const Actions actions(window);
  PreferencesDialog preferences(actions);
  ShortcutsDialog shortcuts(actions);
  shortcuts.findChild<QTreeWidget*>()->setCurrentItem(
      shortcuts.findChild<QTreeWidget*>()->topLevelItem(4));
  for (const auto& [dialog, name] : {std::pair<QDialog*, const char*>{&preferences, "preferences"},
                                     std::pair<QDialog*, const char*>{&shortcuts, "keyboard"}}) {
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QVERIFY(dialog->grab().save(qEnvironmentVariable("WEIGHBRIDGE_PICTURES") + u'/' +
                                QLatin1StringView(name) + QStringLiteral(".png")));
  }
}

void PicturesTest::ofTheLog() {
  open(sample("market.weighbridge"));
  window_->open(makeFile("broken.weighbridge", "{"));
  QTRY_VERIFY(panel<LogPanel>().log().asText().contains("broken"));
  window_->findChild<QDockWidget*>("log")->raise();
  save("log");
}

WEIGHBRIDGE_WINDOW_TEST(PicturesTest);

}  // namespace wb::ui::test

#include "pictures_test.moc"

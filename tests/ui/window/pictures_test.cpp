#include "tests/ui/window/main_states.h"
#include "tests/window/window_test.h"
#include "ui/window/appearance.h"

#include <QScreen>

namespace wb::ui::test {

/// Makes pictures of the window's main states for people to look at, into the folder that
/// WEIGHBRIDGE_PICTURES names (see tests/build/pictures.py); without it, nothing. Also told by the
/// environment: WEIGHBRIDGE_PICTURE_SIZE (`1440x900`), _LANGUAGE (`de`), _APPEARANCE (`dark`).
class PicturesTest : public MainStates {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { end(); }
  void ofNothing() { goThroughNothing(); }
  void ofTheMarket() { goThroughTheMarket(); }
  void ofWorkspaces() { goThroughWorkspaces(); }
  void ofTheMap() { goThroughTheMap(); }
  void ofPanels() { goThroughPanels(); }
  void ofCharts() { goThroughCharts(); }
  void ofTheBaseline() { goThroughTheBaseline(); }
  void ofOneObject() { goThroughOneObject(); }
  void ofShapes() { goThroughShapes(); }
  void ofOctrees() { goThroughOctrees(); }
  void ofWork() { goThroughWork(); }
  void ofDialogs() { goThroughDialogs(); }
  void ofQuestions() { goThroughQuestions(); }
  void ofTheGrid() { goThroughTheGrid(); }
  void ofTheLog() { goThroughTheLog(); }
  void ofPages() { goThroughPages(); }

 private:
  void seen(QWidget& window, const QString& name) override;
};

void PicturesTest::init() {
  if (!qEnvironmentVariableIsSet("WEIGHBRIDGE_PICTURES"))
    QSKIP("WEIGHBRIDGE_PICTURES names no folder");
  const QStringList size = qEnvironmentVariable("WEIGHBRIDGE_PICTURE_SIZE", "1440x900").split(u'x');
  startIn(QLocale(qEnvironmentVariable("WEIGHBRIDGE_PICTURE_LANGUAGE", "en")),
          {size[0].toInt(), size[1].toInt()}, Drawing::whole);
  chooseAppearance(qEnvironmentVariable("WEIGHBRIDGE_PICTURE_APPEARANCE") == "dark"
                       ? Appearance::dark
                       : Appearance::light);
}

/// What the screen shows: the view is a window of its own.
void PicturesTest::seen(QWidget& window, const QString& name) {
  QTest::qWait(700);
  const QRect where = window.geometry();
  const QPixmap picture =
      window.screen()->grabWindow(0, where.x(), where.y(), where.width(), where.height());
  const QString path =
      qEnvironmentVariable("WEIGHBRIDGE_PICTURES") + u'/' + name + QStringLiteral(".png");
  QVERIFY2(picture.save(path), qPrintable(path));
}

WEIGHBRIDGE_WINDOW_TEST(PicturesTest);

}  // namespace wb::ui::test

#include "pictures_test.moc"

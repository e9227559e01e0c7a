#include "tests/window/window_test.h"
#include "ui/widgets/icon.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/program_style.h"

#include <QDir>
#include <QGuiApplication>
#include <QPalette>
#include <QPixmap>
#include <QTest>
#include <cmath>
#include <cstdlib>

namespace wb::ui::test {

class IconsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyActionHasOne();
  void anUnknownNameHasNone();
  void eachIsDrawnAtEachSize();
  void linesAreOfTheTheme();
  void dialogsHaveOurSignsAndPlainButtons();

 private:
  static QColor darkest(const QImage& picture);
};

/// Of what is drawn fully.
QColor IconsTest::darkest(const QImage& picture) {
  QColor found(Qt::transparent);
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x)
      if (const QColor pixel = picture.pixelColor(x, y); pixel.alpha() > found.alpha())
        found = pixel;
  return found;
}

void IconsTest::everyActionHasOne() {
  for (const ActionInfo& info : actionList()) QVERIFY2(hasIcon(iconNameOf(info.id)), info.text);
}

void IconsTest::anUnknownNameHasNone() { QVERIFY(icon("no such icon").isNull()); }

void IconsTest::eachIsDrawnAtEachSize() {
  const QStringList files = QDir(":/icons").entryList({"*.svg"});
  QVERIFY(files.size() > 30);
  for (QString name : files) {
    const QIcon drawn = icon(name.chopped(4));
    for (const int side : {16, 24, 32, 64}) {
      const QImage picture = drawn.pixmap(QSize(side, side)).toImage();
      QCOMPARE(picture.size(), QSize(side, side));
      QVERIFY2(darkest(picture).alpha() > 128, qPrintable(name));
    }
  }
}

void IconsTest::linesAreOfTheTheme() {
  const QPalette before = QGuiApplication::palette();
  for (const QColor& words : {QColor(20, 20, 20), QColor(235, 235, 235)}) {
    QPalette palette = before;
    palette.setColor(QPalette::WindowText, words);
    QGuiApplication::setPalette(palette);
    const QColor line = darkest(icon("new_window").pixmap(QSize(64, 64)).toImage());
    QVERIFY(std::abs(line.red() - words.red()) <= 3);
  }
  QGuiApplication::setPalette(before);
}

/// In lines of the theme, as everywhere.
void IconsTest::dialogsHaveOurSignsAndPlainButtons() {
  ProgramStyle style;
  QCOMPARE(style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, nullptr, nullptr),
           0);
  for (const auto& [which, name] : {std::pair(QStyle::SP_MessageBoxQuestion, "question"),
                                    std::pair(QStyle::SP_MessageBoxInformation, "note")}) {
    const QSize size(48, 48);
    const QImage drawn = style.standardIcon(which, nullptr, nullptr).pixmap(size).toImage();
    QCOMPARE(drawn, icon(name).pixmap(size).toImage());
  }
}

WEIGHBRIDGE_WINDOW_TEST(IconsTest);

}  // namespace wb::ui::test

#include "icons_test.moc"

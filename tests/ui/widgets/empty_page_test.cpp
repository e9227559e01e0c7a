#include "ui/widgets/empty_page.h"

#include "tests/window/window_test.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <cstdlib>

namespace wb::ui::test {

/// What stands where there is nothing to show, with the measures of the window's specification.
class EmptyPageTest : public QObject {
  Q_OBJECT

 private slots:
  void wordsAreNarrowAndWhole();
  void theIconGivesWay();
  void theButtonIsThePrimaryOne();

 private:
  static const QWidget* iconOf(const EmptyPage& page) {
    for (const QWidget* one : page.findChildren<QWidget*>())
      if (one->size() == QSize(48, 48)) return one;
    return nullptr;
  }
};

void EmptyPageTest::wordsAreNarrowAndWhole() {
  EmptyPage page(nullptr, "open",
                 {.words = "Open a file. Files of many types can be opened here."});
  for (const int width : {900, 340, 200}) {
    page.resize(width, 300);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const auto* words = page.findChild<QLabel*>();
    QTRY_VERIFY(words->width() <= 320 && words->height() >= words->heightForWidth(words->width()));
    const QRect place(words->mapTo(&page, QPoint()), words->size());
    QVERIFY(page.rect().contains(place));
    QVERIFY(std::abs(place.center().x() - page.rect().center().x()) <= 1);
  }
}

/// In a low panel it is not there, and it asks for no room.
void EmptyPageTest::theIconGivesWay() {
  EmptyPage page(nullptr, "open", EmptyPage::nothingOpen());
  page.resize(400, 300);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  QVERIFY(iconOf(page) && iconOf(page)->isVisible());
  const QSize least = page.minimumSizeHint();
  page.resize(400, least.height());
  QTRY_VERIFY(!iconOf(page)->isVisible());
  QCOMPARE(page.minimumSizeHint(), least);
  QVERIFY(page.findChild<QPushButton*>()->isVisible());
}

void EmptyPageTest::theButtonIsThePrimaryOne() {
  EmptyPage page(nullptr, "open", EmptyPage::nothingOpen());
  page.resize(400, 300);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  const auto* button = page.findChild<QPushButton*>();
  QVERIFY(button->isDefault());
  QCOMPARE(button->height(), 32);
  page.say({.words = "No problems."});
  QVERIFY(!button->isVisible());
}

WEIGHBRIDGE_WINDOW_TEST(EmptyPageTest);

}  // namespace wb::ui::test

#include "empty_page_test.moc"

#include "tests/window/window_test.h"
#include "ui/panels/table/table_columns.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <memory>

namespace wb::ui::test {

/// Long titles stand in two lines: what a column holds decides how wide it is.
class ColumnHeaderTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aLongTitleTakesTwoLines();
  void whatCannotBeDividedStaysWhole();

 private:
  /// How many lines of text a header with this title is higher than one with a short title.
  int moreLines(const QString& title);
  int widthOf(const QString& title);
  int wordsWidth(const char* words) const {
    return table_->fontMetrics().horizontalAdvance(QLatin1StringView(words));
  }

  QStandardItemModel titles_;
  std::unique_ptr<QTableView> table_;
};

void ColumnHeaderTest::init() {
  titles_.clear();
  titles_.setHorizontalHeaderLabels({QStringLiteral("parts")});
  table_ = std::make_unique<QTableView>();
  table_->setHorizontalHeader(new ColumnHeader(table_.get()));
  table_->setModel(&titles_);
  table_->show();
  QVERIFY(QTest::qWaitForWindowExposed(table_.get()));
}

int ColumnHeaderTest::moreLines(const QString& title) {
  titles_.setHorizontalHeaderLabels({QStringLiteral("parts")});
  const int one = table_->horizontalHeader()->sizeHint().height();
  titles_.setHorizontalHeaderLabels({title});
  const int more = table_->horizontalHeader()->sizeHint().height() - one;
  return qRound(static_cast<double>(more) / table_->fontMetrics().lineSpacing());
}

int ColumnHeaderTest::widthOf(const QString& title) {
  titles_.setHorizontalHeaderLabels({title});
  return table_->horizontalHeader()->sectionSizeHint(0);
}

void ColumnHeaderTest::aLongTitleTakesTwoLines() {
  QCOMPARE(moreLines("physics"), 0);
  QCOMPARE(moreLines("land impact change"), 1);
  const int width = widthOf("land impact change");
  QVERIFY(width < wordsWidth("land impact change"));
  QVERIFY(width > wordsWidth("change"));
  QVERIFY(width > wordsWidth("land impact"));
}

void ColumnHeaderTest::whatCannotBeDividedStaysWhole() {
  QCOMPARE(moreLines("Donaudampfschiffahrt"), 0);
  QVERIFY(widthOf("Donaudampfschiffahrt") > wordsWidth("Donaudampfschiffahrt"));
  QCOMPARE(moreLines(""), 0);
}

WEIGHBRIDGE_WINDOW_TEST(ColumnHeaderTest);

}  // namespace wb::ui::test

#include "column_header_test.moc"

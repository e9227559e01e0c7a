#include "ui/window/detail/program_style.h"

#include "tests/window/window_test.h"
#include "ui/widgets/colors.h"
#include "ui/window/appearance.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOptionSlider>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

namespace wb::ui::test {

namespace {

constexpr int rowIconWidth = 24;

}  // namespace

/// The controls in the program's own style.
class ProgramStyleTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase();
  void controlsHaveTheirHeights();
  void rowsHaveTheirHeight();
  void panelsHaveAHeader();
  void wordsInAButtonKeepOffItsEdges();
  void aSelectedRowIsPaleWithoutFocusToo_data();
  void aSelectedRowIsPaleWithoutFocusToo();
  void aCheckMarkIsFilled();
  void buttonsAreFlat();
  void aPrimaryButtonIsFilled();
  void theHandleOfAScrollBarFollows();

 private:
  static void dress(QWidget& widget, Appearance appearance);
  static QColor at(QWidget& widget, const QPoint& place) {
    return widget.grab().toImage().pixelColor(place);
  }

  ProgramStyle* style_ = nullptr;
  QPalette before_;
};

void ProgramStyleTest::initTestCase() {
  before_ = QApplication::palette();
  QApplication::setStyle(style_ = new ProgramStyle);
  QApplication::setPalette(paletteOf(Appearance::light));
}

void ProgramStyleTest::cleanupTestCase() { QApplication::setPalette(before_); }

void ProgramStyleTest::dress(QWidget& widget, Appearance appearance) {
  QApplication::setPalette(paletteOf(appearance));
  widget.show();
  QVERIFY(QTest::qWaitForWindowExposed(&widget));
}

void ProgramStyleTest::controlsHaveTheirHeights() {
  QPushButton button("Open…");
  QComboBox choices;
  choices.addItem("High");
  QLineEdit line;
  QSpinBox number;
  QToolButton tool;
  tool.setText("Drawer");
  for (QWidget* one : std::initializer_list<QWidget*>{&button, &choices, &line, &number, &tool})
    QVERIFY2(one->sizeHint().height() == 28, one->metaObject()->className());
}

void ProgramStyleTest::rowsHaveTheirHeight() {
  QTreeWidget tree;
  new QTreeWidgetItem(&tree, {"Wall"});
  QListWidget list;
  list.addItem("Wall");
  QCOMPARE(tree.visualItemRect(tree.topLevelItem(0)).height(), 24);
  QCOMPARE(list.sizeHintForRow(0), 24);
}

void ProgramStyleTest::panelsHaveAHeader() {
  QMainWindow window;
  window.setCentralWidget(new QWidget);
  auto* dock = new QDockWidget("Constants", &window);
  dock->setWidget(new QWidget);
  window.addDockWidget(Qt::LeftDockWidgetArea, dock);
  window.resize(600, 400);
  dress(window, Appearance::light);
  QCOMPARE(dock->widget()->y(), 32);
  for (const auto* button : dock->findChildren<QAbstractButton*>())
    QVERIFY2(button->width() >= 28 && button->height() >= 28, qPrintable(button->objectName()));
  QCOMPARE(at(*dock, {dock->width() / 2, 31}), lightColors().border);
}

void ProgramStyleTest::wordsInAButtonKeepOffItsEdges() {
  QPushButton button("Export for the uploader…");
  const int words = button.fontMetrics().horizontalAdvance(button.text());
  QVERIFY(button.sizeHint().width() >= words + 16);
}

void ProgramStyleTest::aSelectedRowIsPaleWithoutFocusToo_data() {
  QTest::addColumn<int>("appearance");
  QTest::addColumn<QColor>("ground");
  QTest::newRow("light") << static_cast<int>(Appearance::light) << QColor(0xCF, 0xE2, 0xFA);
  QTest::newRow("dark") << static_cast<int>(Appearance::dark) << QColor(0x24, 0x46, 0x6E);
}

void ProgramStyleTest::aSelectedRowIsPaleWithoutFocusToo() {
  QFETCH(int, appearance);
  QFETCH(QColor, ground);
  QTreeWidget tree;
  tree.setFocusPolicy(Qt::NoFocus);
  tree.header()->hide();
  auto* wall = new QTreeWidgetItem(&tree, {"Wall"});
  dress(tree, static_cast<Appearance>(appearance));
  tree.setCurrentItem(wall);
  const QRect row = tree.visualItemRect(wall);
  const QPoint place = tree.viewport()->mapTo(&tree, QPoint(row.right() - 4, row.center().y()));
  QCOMPARE(at(tree, place), ground);
}

/// White on the accent, in a row that is selected too.
void ProgramStyleTest::aCheckMarkIsFilled() {
  QTreeWidget tree;
  tree.setFocusPolicy(Qt::NoFocus);
  tree.setRootIsDecorated(false);
  auto* wall = new QTreeWidgetItem(&tree, {"Wall"});
  wall->setCheckState(0, Qt::Checked);
  dress(tree, Appearance::light);
  tree.setCurrentItem(wall);
  const QRect row = tree.visualItemRect(wall);
  const QImage drawn = tree.viewport()->grab(row).toImage();
  int filled = 0;
  for (int x = 0; x < rowIconWidth; ++x)
    for (int y = 0; y < drawn.height(); ++y)
      if (drawn.pixelColor(x, y) == QColor(0x0B, 0x62, 0xC4)) ++filled;
  QVERIFY2(filled > 80, qPrintable(QString::number(filled)));
}

/// The same color above and below: no gradient.
void ProgramStyleTest::buttonsAreFlat() {
  QPushButton button("Apply here");
  button.setFocusPolicy(Qt::NoFocus);
  dress(button, Appearance::light);
  const QColor raised(0xF6, 0xF7, 0xF9);
  for (const int y : {3, button.height() / 2, button.height() - 4})
    QCOMPARE(at(button, {4, y}), raised);
  QCOMPARE(at(button, {button.width() / 2, 0}), QColor(0x74, 0x7D, 0x89));
}

void ProgramStyleTest::aPrimaryButtonIsFilled() {
  QPushButton button("Open…");
  button.setDefault(true);
  button.setFocusPolicy(Qt::NoFocus);
  dress(button, Appearance::dark);
  QCOMPARE(at(button, {4, button.height() / 2}), QColor(0x6A, 0xAE, 0xF7));
}

/// In the middle of its range the handle is in the middle, and at the end at the end.
void ProgramStyleTest::theHandleOfAScrollBarFollows() {
  QScrollBar bar(Qt::Vertical);
  bar.setRange(0, 100);
  bar.setPageStep(100);
  bar.resize(bar.sizeHint().width(), 200);
  QStyleOptionSlider option;
  option.initFrom(&bar);
  option.orientation = Qt::Vertical;
  option.maximum = 100;
  option.pageStep = 100;
  const auto handle = [&](int value) {
    option.sliderPosition = value;
    return style_->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, &bar);
  };
  QCOMPARE(handle(0), QRect(0, 0, 12, 100));
  QCOMPARE(handle(50), QRect(0, 50, 12, 100));
  QCOMPARE(handle(100), QRect(0, 100, 12, 100));
}

WEIGHBRIDGE_WINDOW_TEST(ProgramStyleTest);

}  // namespace wb::ui::test

#include "program_style_test.moc"

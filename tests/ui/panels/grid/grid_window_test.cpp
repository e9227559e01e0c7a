#include "ui/panels/grid/grid_window.h"

#include "tests/ui/panels/scenarios/boxes.h"
#include "tests/ui/widgets/files.h"
#include "tests/ui/widgets/homes.h"
#include "tests/window/window_test.h"
#include "ui/document/document.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/grid/detail/grid_asker.h"
#include "ui/widgets/model_text.h"
#include "ui/window/main_window.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <cmath>
#include <memory>

namespace wb::ui::test {
namespace {

using cost::Key;

/// Two regions: ten boxes that a hull stands for, and one.
constexpr auto town = R"({"weighbridge": 1,
  "regions": [{"name": "Full", "capacity": 4}, {"name": "Wide", "kind": "homestead"}],
  "linksets": [{"name": "ten", "region": "Full", "parts": [%1]},
               {"name": "one", "region": "Wide", "parts": [{"shape_type": "convex_hull"}]}]})";

/// More linksets than are weighed without an estimate.
QString manyLinksets() {
  constexpr int count = 17'000;
  const auto one = QStringLiteral(R"({"parts": [{"shape_type": "convex_hull"}, {}]})");
  return QStringLiteral(R"({"weighbridge": 1, "linksets": [%1]})")
      .arg(QStringList(count, one).join(u','));
}

}  // namespace

class GridWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void showsWhatAllCosts();
  void followsTheConstants();
  void comparesWithAChosenProfile();
  void refusesWhatIsBakedInByName();
  void regionsAreSortedAndFiltered();
  void regionsOfOneNameAreToldApart();
  void aRegionOpensItsFile();
  void saysWhereAFileIsNot();
  void estimatesFirstWhereThereIsMuch();
  void saysWhatIsNoDatabase();
  void saysThatAGridIsEmpty();
  void asksForADatabase();
  void opensFromTheMenuBesideTheScene();
  void everyControlHasAName();

 private:
  /// The database of a project of this text.
  QString databaseOf(const QString& project);
  void open(const QString& database);
  void openTown() { open(databaseOf(QString::fromLatin1(town).arg(boxes(10)))); }
  QString text(const char* name) const {
    return window_->findChild<QLabel*>(QLatin1StringView(name))->text();
  }
  QTableView& regions() const { return *window_->findChild<QTableView*>(); }
  QString cell(int row, int column) const {
    return regions().model()->index(row, column).data().toString();
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<GridWindow> window_;
  std::unique_ptr<Document> document_;
};

void GridWindowTest::init() {
  QLocale::setDefault(QLocale::c());
  window_.reset();
  document_ = std::make_unique<Document>();
  folder_ = std::make_unique<QTemporaryDir>();
}

QString GridWindowTest::databaseOf(const QString& project) {
  const QString file = makeFile(*folder_, "town.weighbridge", project.toUtf8());
  const QString database = folder_->filePath(QStringLiteral("grid.sqlite"));
  const int state =
      QProcess::execute(QStringLiteral(WEIGHBRIDGE_PROGRAM),
                        {QStringLiteral("statistics"), file, QStringLiteral("-o"), database});
  if (state != 0) qFatal("statistics ended with %d", state);
  return database;
}

void GridWindowTest::open(const QString& database) {
  window_ = std::make_unique<GridWindow>(*document_, database);
  window_->setAttribute(Qt::WA_DeleteOnClose, false);
  window_->show();
}

void GridWindowTest::showsWhatAllCosts() {
  openTown();
  QTRY_COMPARE(text("grid_contents"), QStringLiteral("Files: 1 · Linksets: 2 · Parts: 11"));
  QTRY_COMPARE(text("grid_state"), QStringLiteral("Exact: every linkset was weighed."));
  // Boxes are primitives of 0.1 each; the server's weight decides: 0.5 each, rounded half up.
  QCOMPARE(text("grid_land_impact"), QStringLiteral("Land impact (LI): 6 before, 6 now (0)"));
  QVERIFY(text("grid_linksets").startsWith(u"Linksets that cost less: 0 · cost more: 0"));
  QVERIFY(text("grid_regions").startsWith(u"Regions over capacity: 1 ·"));
  QCOMPARE(regions().model()->rowCount(), 2);
  QVERIFY(document_->undoStack().isClean());
  QVERIFY(document_->isEmpty());
}

/// A primitive of 2 makes physics decide: 20 and 2.
void GridWindowTest::followsTheConstants() {
  openTown();
  QTRY_VERIFY(text("grid_land_impact").contains(u"6 now"));
  changeConstant(*document_, Key::primitive_cost, 2, Gesture::none);
  QTRY_COMPARE(text("grid_land_impact"),
               QStringLiteral("Land impact (LI): 6 before, 22 now (+16)"));
  QVERIFY(text("grid_linksets").contains(u"cost more: 2"));
  document_->undoStack().undo();
  QTRY_COMPARE(text("grid_land_impact"), QStringLiteral("Land impact (LI): 6 before, 6 now (0)"));
}

/// The profile of 2011 has another server cost: 0.5 · (n + 1/n) of those that are not active.
void GridWindowTest::comparesWithAChosenProfile() {
  openTown();
  QTRY_VERIFY(text("grid_land_impact").contains(u"6 now"));
  auto* against = window_->findChild<QComboBox*>();
  against->setCurrentText(QStringLiteral("wiki-2011"));
  const cost::Profile old = *cost::builtInProfile("wiki-2011");
  const auto ten = old[Key::simulation_factor] * old[Key::active_cost_low] *
                   (10 + old[Key::linkset_factor] / 10);
  const auto one =
      old[Key::simulation_factor] * old[Key::active_cost_low] * (1 + old[Key::linkset_factor]);
  const double before = std::floor(ten + 0.5) + std::floor(one + 0.5);
  QTRY_VERIFY2(
      text("grid_land_impact").contains(shownNumber(before) + QStringLiteral(" before, 6 now")),
      qPrintable(text("grid_land_impact")));
}

void GridWindowTest::refusesWhatIsBakedInByName() {
  openTown();
  QTRY_VERIFY(text("grid_land_impact").contains(u"6 now"));
  changeConstant(*document_, Key::small_side, 0.3, Gesture::none);
  QTRY_VERIFY(text("grid_refusal").contains(u"small_side is baked into the tables as 0.2"));
  QVERIFY(text("grid_land_impact").isEmpty());
  QCOMPARE(regions().model()->rowCount(), 0);
  document_->undoStack().undo();
  QTRY_VERIFY(text("grid_land_impact").contains(u"6 now"));
  QVERIFY(!window_->findChild<QLabel*>(QStringLiteral("grid_refusal"))->isVisible());
}

void GridWindowTest::regionsAreSortedAndFiltered() {
  openTown();
  const QAbstractItemModelTester tester(regions().model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  constexpr int region = 1;
  QTRY_COMPARE(cell(0, region), QStringLiteral("Full"));
  QHeaderView& header = *regions().horizontalHeader();
  QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                    {header.sectionViewportPosition(region) + 10, header.height() / 2});
  QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                    {header.sectionViewportPosition(region) + 10, header.height() / 2});
  QCOMPARE(cell(0, region), QStringLiteral("Wide"));
  auto* filter = window_->findChild<QLineEdit*>();
  QTest::keyClicks(filter, "full");
  QCOMPARE(regions().model()->rowCount(), 1);
  QCOMPARE(text("regions_shown"), QStringLiteral("Regions: 1 of 2"));
  filter->clear();
  QTest::keyClicks(filter, "free < 0");
  QCOMPARE(regions().model()->rowCount(), 1);
  QCOMPARE(cell(0, region), QStringLiteral("Full"));
  filter->clear();
  QTest::keyClicks(filter, "nothing < 0");
  QVERIFY2(text("regions_shown").contains(u"nothing"), qPrintable(text("regions_shown")));
}

void GridWindowTest::regionsOfOneNameAreToldApart() {
  open(databaseOf(QString::fromLatin1(twoHomes)));
  QTRY_COMPARE(regions().model()->rowCount(), 2);
  QCOMPARE(cell(0, 1), QStringLiteral("Home (11111111)"));
  QCOMPARE(cell(1, 1), QStringLiteral("Home (22222222)"));
  auto* filter = window_->findChild<QLineEdit*>();
  QTest::keyClicks(filter, "22222222-2222");
  QCOMPARE(regions().model()->rowCount(), 1);
  filter->clear();
  QTest::keyClicks(filter, "region = Home");
  QCOMPARE(regions().model()->rowCount(), 2);
}

void GridWindowTest::aRegionOpensItsFile() {
  openTown();
  QTRY_COMPARE(regions().model()->rowCount(), 2);
  QSignalSpy wanted(window_.get(), &GridWindow::sceneWanted);
  const QRect first = regions().visualRect(regions().model()->index(0, 1));
  QTest::mouseClick(regions().viewport(), Qt::LeftButton, {}, first.center());
  QTest::mouseDClick(regions().viewport(), Qt::LeftButton, {}, first.center());
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(wanted[0][0].toString(), folder_->filePath(QStringLiteral("town.weighbridge")));
}

void GridWindowTest::saysWhereAFileIsNot() {
  openTown();
  QTRY_COMPARE(regions().model()->rowCount(), 2);
  QVERIFY(QFile::remove(folder_->filePath(QStringLiteral("town.weighbridge"))));
  QSignalSpy wanted(window_.get(), &GridWindow::sceneWanted);
  regions().setCurrentIndex(regions().model()->index(0, 1));
  regions().setFocus();
  QTest::keyClick(&regions(), Qt::Key_Return);
  QCOMPARE(wanted.size(), 0);
  QVERIFY2(text("grid_refusal")
               .contains(QStringLiteral("town.weighbridge: is not in ") + folder_->path()),
           qPrintable(text("grid_refusal")));
  QVERIFY(!text("grid_land_impact").isEmpty());
}

void GridWindowTest::estimatesFirstWhereThereIsMuch() {
  open(databaseOf(manyLinksets()));
  auto* asker = window_->findChild<GridAsker*>();
  QSignalSpy estimated(asker, &GridAsker::estimated);
  QSignalSpy answered(asker, &GridAsker::answered);
  QTRY_COMPARE(estimated.size(), 1);
  QCOMPARE(answered.size(), 0);
  QVERIFY2(text("grid_state").startsWith(u"Estimated from 25% of the linksets"),
           qPrintable(text("grid_state")));
  // All linksets are alike, so that the estimate of their sum is exact.
  QVERIFY2(
      text("grid_land_impact").startsWith(u"Land impact (LI): about 17000 before, about 17000 now"),
      qPrintable(text("grid_land_impact")));
  QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 60'000);
  QCOMPARE(text("grid_land_impact"),
           QStringLiteral("Land impact (LI): 17000 before, 17000 now (0)"));
  // While a constant is dragged only the last one's answer comes.
  const Gesture drag = newGesture();
  for (int i = 1; i <= 20; ++i) changeConstant(*document_, Key::primitive_cost, 2 + i, drag);
  QTRY_VERIFY_WITH_TIMEOUT(text("grid_land_impact").contains(u"748000 now"), 60'000);
  QTRY_COMPARE_WITH_TIMEOUT(text("grid_state"), QStringLiteral("Exact: every linkset was weighed."),
                            60'000);
  QCOMPARE(answered.size(), 2);
}

void GridWindowTest::saysWhatIsNoDatabase() {
  open(folder_->filePath(QStringLiteral("gone.sqlite")));
  QTRY_VERIFY(text("grid_refusal").startsWith(u"gone.sqlite: cannot be opened as a database"));
  QVERIFY(!QFile::exists(folder_->filePath(QStringLiteral("gone.sqlite"))));
  open(makeFile(*folder_, "words.sqlite", "These are words and no database at all."));
  QTRY_VERIFY(text("grid_refusal").contains(u"file is not a database"));
  open(makeFile(*folder_, "empty.sqlite", ""));
  QTRY_VERIFY(text("grid_refusal").contains(u"has no statistics tables"));
  QCOMPARE(text("grid_contents"), QStringLiteral("The database was not opened."));
  changeConstant(*document_, Key::primitive_cost, 2, Gesture::none);
  QVERIFY(text("grid_refusal").contains(u"has no statistics tables"));
}

void GridWindowTest::saysThatAGridIsEmpty() {
  open(databaseOf(QStringLiteral(R"({"weighbridge": 1})")));
  QTRY_VERIFY(text("grid_state").startsWith(u"There is nothing to weigh"));
}

void GridWindowTest::asksForADatabase() {
  OpenGridDialog dialog;
  dialog.show();
  auto* open = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
  QVERIFY(!open->isEnabled());
  QTest::keyClicks(dialog.findChild<QLineEdit*>(), " host=/tmp dbname=grid ");
  QVERIFY(open->isEnabled());
  QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
  QCOMPARE(dialog.result(), int(QDialog::Accepted));
  QCOMPARE(dialog.database(), QStringLiteral("host=/tmp dbname=grid"));
}

/// The region's file goes to a window of its own.
void GridWindowTest::opensFromTheMenuBesideTheScene() {
  const QString database = databaseOf(QString::fromLatin1(town).arg(boxes(10)));
  MainWindow window;
  window.show();
  QTimer::singleShot(0, &window, [&window, &database] {
    auto* line = window.findChild<OpenGridDialog*>()->findChild<QLineEdit*>();
    QTest::keyClicks(line, database);
    QTest::keyClick(line, Qt::Key_Return);
  });
  for (QAction* action : window.findChildren<QAction*>())
    if (action->text().remove(u'&') == QStringLiteral("Open grid…")) action->trigger();
  auto* grid = window.findChild<GridWindow*>();
  QVERIFY(grid);
  auto* table = grid->findChild<QTableView*>();
  QTRY_COMPARE(table->model()->rowCount(), 2);
  QSignalSpy wanted(&window, &MainWindow::fileWanted);
  table->setCurrentIndex(table->model()->index(0, 1));
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Return);
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(wanted[0][0].toString(), folder_->filePath(QStringLiteral("town.weighbridge")));
  QVERIFY(window.isUnused());
}

void GridWindowTest::everyControlHasAName() {
  openTown();
  for (const QWidget* one : window_->findChildren<QWidget*>())
    if (qobject_cast<const QLineEdit*>(one) || qobject_cast<const QComboBox*>(one) ||
        qobject_cast<const QTableView*>(one))
      QVERIFY2(!one->accessibleName().isEmpty(), one->metaObject()->className());
}

WEIGHBRIDGE_WINDOW_TEST(GridWindowTest);

}  // namespace wb::ui::test

#include "grid_window_test.moc"

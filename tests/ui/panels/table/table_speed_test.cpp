// Prints how long the window stands still while a table of 30,000 parts, or of 1,500, is sorted,
// filtered and follows a constant. What it asserts is that the rows and sums are right.
#include "model/analysis/exceeded_limits.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/table/table_panel.h"

#include <nlohmann/json.hpp>

#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <memory>

namespace wb::ui::test {
namespace {

using Json = nlohmann::json;

const int linksetCount = isLong() ? 3000 : 150;
constexpr int partCount = 10;
const int dragSteps = isLong() ? 60 : 6;

constexpr std::array kinds{"box", "cylinder", "sphere", "torus", "mesh", "prism", "tube"};
constexpr std::array assets{"chair", "ring", "stairs", "duck", "car_body"};

Json partOf(int linkset, int index) {
  const int number = linkset * partCount + index;
  const std::string kind = kinds[static_cast<std::size_t>(number) % kinds.size()];
  const double size = 0.25 + number % 37 * 0.25;
  Json part{{"name", "piece " + std::to_string(number)},
            {"kind", kind},
            {"scale", {size, 0.5 + number % 5 * 0.5, 1.0}},
            {"position", {number % 11, number % 3, 0}}};
  if (kind == "mesh") part["asset"] = assets[static_cast<std::size_t>(linkset) % assets.size()];
  return part;
}

Json regionOfThings() {
  Json project{{"weighbridge", 1},
               {"regions", {{{"name", "Small"}, {"capacity", 100}}}},
               {"linksets", Json::array()}};
  for (const char* name : assets) project["assets"][name]["path"] = std::string(name) + ".llmesh";
  for (int linkset = 0; linkset < linksetCount; ++linkset) {
    Json parts = Json::array();
    for (int part = 0; part < partCount; ++part) parts.push_back(partOf(linkset, part));
    project["linksets"].push_back({{"name", "Thing " + std::to_string(linkset)},
                                   {"region", "Small"},
                                   {"parts", std::move(parts)}});
  }
  return project;
}

QString writtenTo(const QTemporaryDir& folder) {
  for (const char* name : assets) {
    const QString file = QString::fromLatin1(name) + ".llmesh";
    QFile::copy(QStringLiteral(WEIGHBRIDGE_SAMPLES "/") + file, folder.filePath(file));
  }
  QFile file(folder.filePath("region.weighbridge"));
  if (file.open(QIODevice::WriteOnly)) file.write(regionOfThings().dump().c_str());
  return file.fileName();
}

/// The longest of the times for which the window stood still.
class Stopwatch {
 public:
  /// Does something, and all that follows of it, painting too.
  template <class Step>
  void time(Step step) {
    QElapsedTimer timer;
    timer.start();
    step();
    QCoreApplication::processEvents();
    longest_ = std::max(longest_, timer.nsecsElapsed());
  }
  void print(const char* what) const {
    qInfo("%s: at most %.1f ms without a frame", what, static_cast<double>(longest_) / 1e6);
  }

 private:
  qint64 longest_ = 0;
};

}  // namespace

class TableSpeedTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void sortByNumber();
  void sortByText();
  void typeAFilter();
  void dragAConstant_data();
  void dragAConstant();
  void changeTheView();

 private:
  QTableView& table() const { return *panel_->findChild<QTableView*>(); }
  QLineEdit& filter() const { return *panel_->findChild<QLineEdit*>(); }
  int column(const QString& title) const;
  QStringList texts(int row) const;
  void clickHeader(int column);
  std::vector<double> numbers(int column) const;
  double physics() const;

  QTemporaryDir folder_;
  Document document_;
  Selection selection_;
  std::unique_ptr<TablePanel> panel_;
};

void TableSpeedTest::initTestCase() {
  QLocale::setDefault(QLocale(QLocale::German));
  const auto opened = document_.open(writtenTo(folder_));
  QVERIFY2(opened, opened ? "" : line(opened.error()).c_str());
  QCOMPARE(document_.findings().size(), std::size_t{1});
  QVERIFY2(weighing::isLimitFinding(document_.findings().front()), "more than fits in a region");
}

void TableSpeedTest::init() {
  panel_ = std::make_unique<TablePanel>(document_, selection_);
  panel_->resize(1000, 400);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  QCOMPARE(table().model()->rowCount(), linksetCount * partCount);
}

int TableSpeedTest::column(const QString& title) const {
  for (int i = 0; i < table().model()->columnCount(); ++i)
    if (table().model()->headerData(i, Qt::Horizontal).toString().toLower() == title) return i;
  return -1;
}

/// What a row says in the columns of texts that are seen.
QStringList TableSpeedTest::texts(int row) const {
  QStringList texts;
  for (const char* title : {"linkset", "part", "kind", "physics shape", "reason", "confidence"})
    texts << table().model()->index(row, column(title)).data().toString();
  return texts;
}

void TableSpeedTest::clickHeader(int column) {
  const QHeaderView& header = *table().horizontalHeader();
  const QPoint place(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                     header.height() / 2);
  QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, place);
}

std::vector<double> TableSpeedTest::numbers(int column) const {
  std::vector<double> numbers;
  for (int row = 0; row < table().model()->rowCount(); ++row)
    numbers.push_back(table().model()->index(row, column).data(Qt::UserRole).toDouble());
  return numbers;
}

double TableSpeedTest::physics() const {
  double sum = 0;
  for (const cost::LinksetCost& linkset : document_.weighing().costs)
    for (const cost::PartCost& part : linkset.parts) sum += part.physics.value_or(0);
  return sum;
}

void TableSpeedTest::sortByNumber() {
  const int physicsColumn = column("physics");
  Stopwatch watch;
  watch.time([&] { clickHeader(physicsColumn); });
  QVERIFY(std::ranges::is_sorted(numbers(physicsColumn), std::greater()));
  watch.time([&] { clickHeader(physicsColumn); });
  QVERIFY(std::ranges::is_sorted(numbers(physicsColumn)));
  watch.print("sorting many parts by a number");
}

void TableSpeedTest::sortByText() {
  const int nameColumn = column("part");
  Stopwatch watch;
  watch.time([&] { clickHeader(nameColumn); });
  QCOMPARE(table().model()->index(2, nameColumn).data(), "piece 2");
  watch.time([&] { clickHeader(nameColumn); });
  QCOMPARE(table().model()->index(0, nameColumn).data(),
           QStringLiteral("piece %1").arg(linksetCount * partCount - 1));
  watch.print("sorting many parts by a text");
}

void TableSpeedTest::typeAFilter() {
  QStringList expected;
  for (int row = 0; row < table().model()->rowCount(); ++row) {
    const QString line = texts(row).join(u' ');
    if (line.contains("piece") && line.contains("77") && line.contains("mesh"))
      expected << texts(row);
  }
  Stopwatch watch;
  const std::string words = "PIECE 77 mesh";
  for (const char key : words) watch.time([&] { QTest::keyClick(&filter(), key); });
  QStringList found;
  for (int row = 0; row < table().model()->rowCount(); ++row) found << texts(row);
  QVERIFY(!found.isEmpty());
  QCOMPARE(found, expected);
  for (std::size_t i = 0; i < words.size(); ++i)
    watch.time([&] { QTest::keyClick(&filter(), Qt::Key_Backspace); });
  QCOMPARE(table().model()->rowCount(), linksetCount * partCount);
  watch.print("typing a filter over many parts");
}

void TableSpeedTest::dragAConstant_data() {
  QTest::addColumn<bool>("sorted");
  QTest::addColumn<QString>("words");
  QTest::newRow("in the order of the file") << false << QString();
  QTest::newRow("sorted by physics") << true << QString();
  QTest::newRow("sorted by physics and filtered") << true << QStringLiteral("piece triangle");
}

void TableSpeedTest::dragAConstant() {
  QFETCH(bool, sorted);
  QFETCH(QString, words);
  const int physicsColumn = column("physics");
  filter().setText(words);
  if (sorted) clickHeader(physicsColumn);
  selection_.select(weighing::Target{5, 4});
  Stopwatch watch;
  const Gesture gesture = newGesture();
  for (int step = 0; step < dragSteps; ++step) {
    cost::Profile profile = document_.weighing().profile;
    profile[cost::Key::triangle_constant] = 0.01 + 0.005 * step;
    watch.time([&] { changeProfile(document_, profile, "Change", gesture); });
  }
  if (sorted) QVERIFY(std::ranges::is_sorted(numbers(physicsColumn), std::greater()));
  if (words.isEmpty()) {
    double sum = 0;
    for (const double number : numbers(physicsColumn)) sum += number;
    QVERIFY(std::abs(sum - physics()) <= 1e-9 * sum);
  }
  const QModelIndexList selected = table().selectionModel()->selectedRows(column("part"));
  QVERIFY(!selected.isEmpty() || !words.isEmpty());
  for (const QModelIndex& one : selected) QCOMPARE(one.data(), "piece 54");
  document_.undoStack().undo();
  watch.print((std::string("dragging a constant, many parts ") + QTest::currentDataTag()).c_str());
}

void TableSpeedTest::changeTheView() {
  Stopwatch watch;
  for (const auto rowKind : {table::RowKind::linkset, table::RowKind::region, table::RowKind::part})
    watch.time([&] { panel_->setRowKind(rowKind); });
  QCOMPARE(table().model()->rowCount(), linksetCount * partCount);
  watch.print("changing what the rows are");
}

WEIGHBRIDGE_WINDOW_TEST(TableSpeedTest);

}  // namespace wb::ui::test

#include "table_speed_test.moc"

#include "model/display/display.h"
#include "model/display/pick.h"
#include "model/report/explanation.h"
#include "tests/ui/widgets/files.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/document/document.h"
#include "ui/page/object_picture.h"
#include "ui/page/page_file.h"
#include "viewport/camera.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <algorithm>
#include <cstdlib>

namespace wb::ui::test {
namespace {

constexpr std::size_t objects = 20;
constexpr int everyPixel = 9;
/// Of so many objects one is drawn, or of the long sizes each.
const std::size_t everyPicture = isLong() ? 1 : 7;
/// Of so many one is written, and again.
constexpr std::size_t everyPage = 20;

/// A report has pictures of twenty.
constexpr std::size_t moreThanPictured = 23;

void keepFirst(weighing::Weighing& weighing, std::size_t count) {
  weighing.scene.linksets.resize(count);
  weighing.statistics.linksets.resize(count);
  weighing.costs.resize(count);
}

/// What is drawn on a sheet of a PDF: signs and pictures.
struct Sheet {
  qsizetype signs = 0;
  qsizetype pictures = 0;
};

QByteArray inflated(const QByteArray& stream) {
  QByteArray withLength(4, Qt::Uninitialized);
  qToBigEndian(static_cast<quint32>(stream.size() * 8), withLength.data());
  return qUncompress(withLength + stream);
}

QByteArray streamOf(const QByteArray& pdf, const QByteArray& object) {
  const qsizetype start = pdf.indexOf('\n' + object + " 0 obj\n");
  const qsizetype begin = pdf.indexOf("stream\n", start) + 7;
  return inflated(pdf.mid(begin, pdf.indexOf("\nendstream", begin) - begin));
}

std::vector<Sheet> sheetsOf(const QByteArray& pdf) {
  std::vector<Sheet> sheets;
  for (qsizetype at = pdf.indexOf("/Type /Page\n"); at >= 0;
       at = pdf.indexOf("/Type /Page\n", at + 1)) {
    const qsizetype begin = pdf.indexOf("/Contents ", at) + 10;
    const QByteArray drawn = streamOf(pdf, pdf.mid(begin, pdf.indexOf(' ', begin) - begin));
    sheets.push_back({drawn.count("Tj"), drawn.count(" Do\n")});
  }
  return sheets;
}

}  // namespace

/// What is saved of each of twenty objects of the market.
class PagesOfObjectsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void picturesShowTheirObject();
  void numbersInAPictureAreThoseOfItsList();
  void labelsInAPictureReadAsThePageDoes();
  void aCaptionSaysWhatThePictureShows();
  void sheetsHoldSomethingAndBytesRepeat();
  void aReportShowsTheCostliestAndHasItsTableBeside();
  void noSheetOfAReportHasAFewLinesAlone();

 private:
  const weighing::Weighing& weighing() const { return document_.weighing(); }
  layers::PickScene pickSceneOf(std::size_t linkset) const;
  QByteArray written(const PageOrder& order, const QString& name) const;

  Document document_;
  QTemporaryDir folder_;
};

void PagesOfObjectsTest::initTestCase() {
  QVERIFY(document_.open(sample("market.weighbridge")).has_value());
  QVERIFY(weighing().scene.linksets.size() >= objects);
}

layers::PickScene PagesOfObjectsTest::pickSceneOf(std::size_t linkset) const {
  layers::PickScene scene;
  layers::LayerOptions options;
  options.wanted = [linkset](std::size_t one, std::size_t) { return one == linkset; };
  for (const auto layer : {layers::Layer::visual, layers::Layer::prims}) {
    auto shapes =
        std::make_shared<const layers::LayerShapes>(makeLayer(weighing().scene, layer, options));
    if (shapes->isEmpty()) continue;
    scene.setLayer(layer, shapes);
    scene.setCaster(layer, makeCaster(*shapes));
  }
  return scene;
}

/// Rays from the page's camera tell where the object is; there, and nowhere else, something is
/// drawn.
void PagesOfObjectsTest::picturesShowTheirObject() {
  constexpr std::array layers{layers::Layer::visual, layers::Layer::prims};
  for (std::size_t linkset = 0; linkset < objects; linkset += everyPicture) {
    // Too small for words, which are written beside objects.
    const QImage picture =
        objectPicture(weighing(), weighing::Target{linkset, {}}, {700, 525}).image;
    QVERIFY(!picture.isNull());
    const layers::PickScene scene = pickSceneOf(linkset);
    viewport::OrbitCamera camera;
    camera.look(viewport::OrbitCamera::Standard::corner);
    const glm::dvec2 size(picture.width(), picture.height());
    const auto bounds = layers::boundsOf(weighing().scene, linkset);
    camera.frame(bounds->low, bounds->high, size);
    int others = 0;
    int ofObject = 0;
    bool isInTheMiddle = false;
    for (int y = 0; y < picture.height(); y += everyPixel)
      for (int x = 0; x < picture.width(); x += everyPixel) {
        const auto hit =
            scene.cast(camera.position(), camera.direction({x + 0.5, y + 0.5}, size), layers);
        const bool isDrawn = picture.pixelColor(x, y) != QColor(Qt::white);
        (isDrawn == hit.has_value() ? ofObject : others) += isDrawn || hit ? 1 : 0;
        isInTheMiddle = isInTheMiddle || (isDrawn && hit && std::abs(x - size.x / 2) < size.x / 8 &&
                                          std::abs(y - size.y / 2) < size.y / 8);
      }
    const QByteArray name = QByteArray::fromStdString(weighing().scene.linksets[linkset].name);
    QVERIFY2(isInTheMiddle, name.constData());
    QVERIFY2(others * 20 <= ofObject, name.constData());  // only where an edge passes
  }
}

/// Four wheels are the first cause on the page: each of their labels says so.
void PagesOfObjectsTest::numbersInAPictureAreThoseOfItsList() {
  Document vehicles;
  QVERIFY(vehicles.open(sample("vehicle.weighbridge")).has_value());
  const weighing::Target car{0, {}};
  const auto causes = explain::explanationOf(vehicles.weighing(), car).causes;
  QVERIFY(!causes.empty());
  QCOMPARE(causes[0].alike.size(), std::size_t{3});
  const auto labels = explainedOnPage(vehicles.weighing(), car).labels;
  QCOMPARE(labels.size(), std::size_t{4});
  for (const viewport::Label& label : labels) QCOMPARE(label.number, 1);
  // A part by itself has no list: its labels are counted.
  const auto ofWheel =
      explainedOnPage(vehicles.weighing(), weighing::Target{0, causes[0].part}).labels;
  QCOMPARE(ofWheel.size(), std::size_t{1});
  QCOMPARE(ofWheel[0].number, 1);
}

/// The page says "1,800 PE" of the wall.
void PagesOfObjectsTest::labelsInAPictureReadAsThePageDoes() {
  const auto& linksets = weighing().scene.linksets;
  const auto wall = std::ranges::find(linksets, "Sliver wall", &scene::Linkset::name);
  QVERIFY(wall != linksets.end());
  const weighing::Target target{static_cast<std::size_t>(wall - linksets.begin()), {}};
  const auto labels = explainedOnPage(weighing(), target).labels;
  QCOMPARE(labels.size(), std::size_t{1});
  QVERIFY2(labels[0].text.endsWith("1,800 PE"), qPrintable(labels[0].text));
  const Language language{
      .tag = "de", .decimalSign = ",", .groupSign = ".", .translation = [](const std::string&) {
        return std::string("Splitter: {cost} PE");
      }};
  QCOMPARE(explainedOnPage(weighing(), target, language).labels[0].text,
           QStringLiteral("Splitter: 1.800 PE"));
}

/// What makes an object expensive is marked in its own picture, and in no other.
void PagesOfObjectsTest::aCaptionSaysWhatThePictureShows() {
  const auto captionOf = [this](const std::optional<weighing::Target>& target, const QSize& size) {
    const auto pictures = picturesOf(objectPicture(weighing(), target, size));
    return pictures.size() == 1 ? QString::fromStdString(pictures[0].caption) : QString();
  };
  const QString plain = QStringLiteral("The model as everyone sees it");
  QCOMPARE(captionOf(weighing::Target{0, {}}, pagePictureSize),
           QStringLiteral("Where most of the cost comes from"));
  QCOMPARE(captionOf(weighing::Target{0, {}}, {700, 525}), plain);
  QCOMPARE(captionOf({}, pagePictureSize), plain);
}

QByteArray PagesOfObjectsTest::written(const PageOrder& order, const QString& name) const {
  const QString path = folder_.filePath(name);
  if (!writePageFile(order, path)) return {};
  return contentOf(path);
}

/// What would lower it is searched for of each: all of them of the long sizes alone.
void PagesOfObjectsTest::sheetsHoldSomethingAndBytesRepeat() {
  for (std::size_t linkset = 0; linkset < objects; linkset += isLong() ? 1 : everyPage) {
    const weighing::Target target{linkset, {}};
    const PageOrder order{.weighing = weighing(),
                          .target = target,
                          .picture = objectPicture(weighing(), target),
                          .version = QStringLiteral("1.2.3"),
                          .language = {}};
    const QByteArray pdf = written(order, QStringLiteral("page.pdf"));
    if (linkset % everyPage == 0) {
      QVERIFY(order.picture == objectPicture(weighing(), target));
      QVERIFY(pdf == written(order, QStringLiteral("again.pdf")));
      const QByteArray page = written(order, QStringLiteral("page.html"));
      QCOMPARE(page.count("<img"), 1);
      QVERIFY(page == written(order, QStringLiteral("again.html")));
    }
    const std::vector<Sheet> sheets = sheetsOf(pdf);
    QVERIFY(sheets.size() >= 2);  // one, and an appendix
    QCOMPARE(sheets[0].pictures, 1);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      QVERIFY2(sheets[i].signs > 60,  // more than its number and a heading
               qPrintable(QStringLiteral("sheet %1 of object %2").arg(i + 1).arg(linkset + 1)));
      QVERIFY(i == 0 || sheets[i].pictures == 0);
    }
  }
}

/// Of everything, or but for the long sizes of a few more objects than are pictured: its picture,
/// those of the twenty most expensive, and no sheet without much on it.
void PagesOfObjectsTest::aReportShowsTheCostliestAndHasItsTableBeside() {
  PageOrder order{
      .weighing = weighing(), .target = {}, .picture = {}, .version = "1.2.3", .language = {}};
  if (!isLong()) keepFirst(order.weighing, moreThanPictured);
  order.picture = objectPicture(order.weighing, {});
  order.thumbnails = thumbnailsOf({&order.weighing, 1});
  order.before = order.weighing;
  order.before->costs[0].landImpact += 5;
  order.origins = tuning::originsOf(order.before->scene.linksets, order.weighing.scene.linksets);
  const QByteArray pdf = written(order, QStringLiteral("report.pdf"));
  if (isLong()) QVERIFY(pdf == written(order, QStringLiteral("again.pdf")));
  const std::vector<Sheet> sheets = sheetsOf(pdf);
  qsizetype pictures = 0;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    pictures += sheets[i].pictures;
    QVERIFY2(sheets[i].signs > 200, qPrintable(QStringLiteral("sheet %1").arg(i + 1)));
  }
  QCOMPARE(pictures, 21);
  const QByteArray page = written(order, QStringLiteral("report.html"));
  if (isLong()) QVERIFY(page == written(order, QStringLiteral("again.html")));
  QCOMPARE(page.count("<img"), 21);
  QVERIFY(page.contains("One linkset becomes cheaper: −5 LI"));
  const QByteArray rows = contentOf(folder_.filePath(QStringLiteral("report_table.csv")));
  QCOMPARE(rows.count('\n'), static_cast<qsizetype>(order.weighing.scene.linksets.size()) + 1);
  QVERIFY(rows.left(rows.indexOf('\n')).contains("land_impact_before"));
}

/// However long it is: of the first objects of the market, by seventeens or of the long sizes one
/// by one, and without pictures.
void PagesOfObjectsTest::noSheetOfAReportHasAFewLinesAlone() {
  PageOrder order{
      .weighing = weighing(), .target = {}, .picture = {}, .version = {}, .language = {}};
  const std::size_t step = isLong() ? 1 : 17;
  for (std::size_t count = weighing().scene.linksets.size(); count > 0;
       count -= std::min(count, step)) {
    keepFirst(order.weighing, count);
    const std::vector<Sheet> sheets = sheetsOf(written(order, QStringLiteral("report.pdf")));
    for (std::size_t i = 0; i < sheets.size(); ++i)
      QVERIFY2(sheets[i].signs > 200,
               qPrintable(QStringLiteral("sheet %1 of %2 objects").arg(i + 1).arg(count)));
  }
}

WEIGHBRIDGE_WINDOW_TEST(PagesOfObjectsTest);

}  // namespace wb::ui::test

#include "pages_of_objects_test.moc"

#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "viewport/colour_modes.h"
#include "viewport/detail/octree_marks.h"
#include "viewport/detail/ray_layers.h"

#include <QFile>
#include <QHash>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace wb::viewport::test {
namespace {

struct Ran {
  int status = -1;
  QString errors;
};

Ran run(const QStringList& arguments, const QProcessEnvironment& environment) {
  QProcess program;
  program.setProcessEnvironment(environment);
  program.start(QStringLiteral(WEIGHBRIDGE_PROGRAM), arguments);
  if (!program.waitForFinished(120'000)) return {};
  return {program.exitCode(), QString::fromUtf8(program.readAllStandardError())};
}

Ran run(const QStringList& arguments) {
  return run(arguments, QProcessEnvironment::systemEnvironment());
}

QString sample(const char* name) { return QStringLiteral(WEIGHBRIDGE_SAMPLES "/") + name; }

}  // namespace

/// The command that draws, run as a user does.
class RenderTest : public QObject {
  Q_OBJECT

 private slots:
  void writesAPictureOfTheSizeAskedFor();
  void viewsDiffer();
  void coloursAreChosenByWord();
  void whatIsBesideIsItsOwnView();
  void explodedItTakesMoreRoom();
  void theBackgroundMayBeClear();
  void theLegendStandsBelow();
  void parallelRaysShowFarAsLargeAsNear();
  void octreesAreDrawnWithTheFirstRay();
  void octreesAloneAreDrawnWithoutBeingAskedFor();
  void pickingErrorsAreColouredByCause();
  void aViewWithNothingToDrawSaysSo();
  void aDamagedMeshIsDrawnWithoutItAndEndsWithOne();
  void withoutDisplaySaysWhatIsMissing();
  void brokenFileLeavesNoPicture();
  void aPictureIsAPng();
  void wrongSizeIsWrongUsage();

 private:
  QString picture(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
  /// A file of two octrees and the rays; its path.
  QString octreesWith(const char* name, const QByteArray& rays) const;
  /// What the command draws with these arguments, drawn once; none if it ends with another status
  /// than 0.
  QImage drawn(const QStringList& how);

  QTemporaryDir folder_;
  QHash<QStringList, QImage> drawn_;
};

QString RenderTest::octreesWith(const char* name, const QByteArray& rays) const {
  QFile file(picture(name));
  if (!file.open(QIODevice::WriteOnly)) return {};
  file.write("octree 0 0 0 4 OSEEEEEES\noctree 6 0 0 2 S\n" + rays);
  return file.fileName();
}

QImage RenderTest::drawn(const QStringList& how) {
  if (!drawn_.contains(how)) {
    const QString name = folder_.filePath(QStringLiteral("drawn%1.png").arg(drawn_.size()));
    const Ran ran = run(QStringList{"render", "-o", name} + how);
    if (ran.status != 0) qWarning("%s", qPrintable(ran.errors));
    drawn_[how] = ran.status == 0 ? QImage(name) : QImage();
  }
  return drawn_[how];
}

void RenderTest::writesAPictureOfTheSizeAskedFor() {
  const Ran ran =
      run({"render", sample("chair.llmesh"), "-o", picture("chair.png"), "--size", "320x200"});
  QVERIFY2(ran.status == 0, qPrintable(ran.errors));
  const QImage image(picture("chair.png"));
  QCOMPARE(image.size(), QSize(320, 200));
  QVERIFY(image.pixel(160, 100) != image.pixel(0, 0));
}

void RenderTest::viewsDiffer() {
  std::vector<QImage> images;
  for (const char* view : {"visual", "physics", "cost"}) {
    images.push_back(drawn({sample("chair.llmesh"), "--size", "160x120", "--view", view}));
    QVERIFY(!images.back().isNull());
  }
  QVERIFY(images[0] != images[1]);
  QVERIFY(images[1] != images[2]);
}

/// All that the view can be coloured by, but what needs a baseline, or but for the long sizes every
/// sixth: the window's modes are tested by themselves.
void RenderTest::coloursAreChosenByWord() {
  std::set<QByteArray> pictures;
  std::size_t seen = 0;
  for (const viewport::ColourMode& mode : viewport::colourModes()) {
    if (mode.needsBaseline || (seen++ % 6 != 0 && !ui::test::isLong())) continue;
    const QString word = QString::fromStdString(std::string(mode.word));
    const Ran ran = run({"render", sample("vehicle.weighbridge"), "-o", picture("colour.png"),
                         "--size", "160x120", "--legend", "--colour", word});
    QVERIFY2(ran.status == 0, qPrintable(ran.errors));
    QFile file(picture("colour.png"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(pictures.insert(file.readAll()).second, qPrintable(word));
  }
  const Ran ran =
      run({"render", sample("chair.llmesh"), "-o", picture("x.png"), "--colour", "change"});
  QCOMPARE(ran.status, 2);
  QVERIFY2(ran.errors.contains("decided-by"), qPrintable(ran.errors));
}

/// Each half is the picture that there would be of it alone, but for the line between them.
void RenderTest::whatIsBesideIsItsOwnView() {
  const QString chair = sample("chair.llmesh");
  const QImage both = drawn({chair, "--size", "320x120", "--beside", "physics"});
  QCOMPARE(both.size(), QSize(320, 120));
  const auto half = [&](const char* view) {
    return drawn({chair, "--size", "160x120", "--view", view}).convertToFormat(both.format());
  };
  QCOMPARE(both.copy(0, 0, 160, 120), half("visual"));
  QCOMPARE(both.copy(161, 0, 159, 120), half("physics").copy(1, 0, 159, 120));
  const Ran ran = run({"render", chair, "-o", picture("none.png"), "--beside", "octree"});
  QCOMPARE(ran.status, 1);
  QVERIFY2(ran.errors.contains("has nothing to show with --view octree"), qPrintable(ran.errors));
}

/// The whole of it is framed, so that each part is smaller.
void RenderTest::explodedItTakesMoreRoom() {
  const QString car = sample("vehicle.weighbridge");
  const QImage together = drawn({car, "--size", "160x120", "--explode", "0"});
  const QImage apart = drawn({car, "--size", "160x120", "--explode", "1.5"});
  const auto ofPaper = [](const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        count += image.pixel(x, y) == image.pixel(0, 0) ? 1 : 0;
    return count;
  };
  QVERIFY(ofPaper(apart) > ofPaper(together) + 200);
  // A number and a word, or of the long sizes numbers beyond either end.
  QStringList factors{"11", "far"};
  if (ui::test::isLong()) factors << "-1";
  for (const QString& factor : factors) {
    const Ran ran = run({"render", car, "-o", picture("x.png"), "--explode", factor});
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.errors.contains("factor from 0 to 10"), qPrintable(ran.errors));
  }
}

/// What is drawn is solid, what is beside it clear: of two halves, or of the long sizes of one
/// picture too.
void RenderTest::theBackgroundMayBeClear() {
  std::vector<QStringList> ways{{"--beside", "cost"}};
  if (ui::test::isLong()) ways.emplace_back();
  for (const QStringList& more : ways) {
    const QImage image = drawn(QStringList{sample("chair.llmesh"), "--size", "320x200", "--view",
                                           "physics", "--transparent"} +
                               more);
    QVERIFY(image.hasAlphaChannel());
    QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
    QCOMPARE(qAlpha(image.pixel(319, 199)), 0);
    int solid = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x) solid += qAlpha(image.pixel(x, y)) == 255 ? 1 : 0;
    QVERIFY2(solid > 2000, qPrintable(QString::number(solid)));
  }
}

/// The picture itself is the same.
void RenderTest::theLegendStandsBelow() {
  const QStringList how{sample("chair.llmesh"), "--size", "640x200", "--view", "physics"};
  const QImage plain = drawn(how).convertToFormat(QImage::Format_RGB32);
  const QImage explained =
      drawn(how + QStringList{"--legend"}).convertToFormat(QImage::Format_RGB32);
  QCOMPARE(plain.size(), QSize(640, 200));
  QCOMPARE(explained.width(), 640);
  QVERIFY(explained.height() > 210 && explained.height() < 300);
  QCOMPARE(explained.copy(plain.rect()), plain);
}

void RenderTest::parallelRaysShowFarAsLargeAsNear() {
  const QStringList how{sample("chair.llmesh"), "--size", "160x120", "--view", "visual"};
  const QImage parallel = drawn(how + QStringList{"--orthographic"});
  QVERIFY(!parallel.isNull());
  const QImage perspective = drawn(how);
  QVERIFY(!perspective.isNull());
  QVERIFY(parallel != perspective);
}

/// The ray comes from the side and meets the one cube of the first octree.
void RenderTest::octreesAreDrawnWithTheFirstRay() {
  const auto octrees = [this](const char* name, const QByteArray& rays) {
    return drawn({octreesWith(name, rays), "--view", "octree", "--size", "400x300"});
  };
  const QImage without = octrees("octrees.scene", {});
  const QImage with = octrees("rays.scene", "ray -3 1 1 1 0 0\n");
  QCOMPARE(with.size(), QSize(400, 300));
  const auto pixels = [](const QImage& image, const Colour& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        count += image.pixel(x, y) == qRgb(colour[0], colour[1], colour[2]) ? 1 : 0;
    return count;
  };
  for (const Colour& colour : {colourOf(RayPart::ray), colourOf(RayPart::exactPoint),
                               colourOf(OctreePart::leaf), colourOf(OctreePart::corner)}) {
    QCOMPARE(pixels(without, colour), 0);
    QVERIFY(pixels(with, colour) > 5);
  }
  QVERIFY(without.pixel(200, 150) != without.pixel(0, 0));
}

void RenderTest::octreesAloneAreDrawnWithoutBeingAskedFor() {
  const QString file = octreesWith("octrees.scene", {});
  const QImage image = drawn({file, "--size", "400x300"});
  QVERIFY(!image.isNull());
  QCOMPARE(image, drawn({file, "--view", "octree", "--size", "400x300"}));
}

/// Inexor's method chooses faces by their centres: of a full cube that is wrong near the corners of
/// faces that are seen at an angle, and nowhere else.
void RenderTest::pickingErrorsAreColouredByCause() {
  const auto coloured = [this](const QByteArray& scene, const QStringList& more) {
    QFile file(picture("errors.scene"));
    if (!file.open(QIODevice::WriteOnly)) return -1;
    file.write(scene);
    file.close();
    const Ran ran = run(QStringList{"render", file.fileName(), "-o", picture("errors.png"),
                                    "--size", "200x150", "--view", "picking-error"} +
                        more);
    if (ran.status != 0) return -1;
    const QImage image(picture("errors.png"));
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x) {
        const QColor pixel = image.pixelColor(x, y);
        count += pixel.red() != pixel.green() || pixel.green() != pixel.blue() ? 1 : 0;
      }
    return count;
  };
  const QByteArray one = "octree 0 0 0 4 S\n";
  const int wrong = coloured(one, {});
  QVERIFY2(wrong > 0 && wrong < 200 * 150 / 50, qPrintable(QString::number(wrong)));
  QCOMPARE(run({"render", picture("errors.scene"), "-o", picture("errors.png"), "--view",
                "picking-error", "--algorithm", "exact"})
               .status,
           2);
}

void RenderTest::aViewWithNothingToDrawSaysSo() {
  QFile file(picture("nothing.scene"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("octree 0 0 0 4 E\n");
  file.close();
  // A layer of parts, or of the long sizes each and octrees, of which a half is asked for
  // elsewhere.
  std::vector<const char*> views{"physics"};
  if (ui::test::isLong()) views.insert(views.end(), {"octree", "visual", "cost"});
  for (const char* view : views) {
    const Ran ran = run({"render", file.fileName(), "-o", picture("nothing.png"), "--view", view});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.errors.contains(QStringLiteral("has nothing to show with --view %1").arg(view)),
             qPrintable(ran.errors));
    QVERIFY(!QFile::exists(picture("nothing.png")));
  }
  QCOMPARE(run({"render", file.fileName(), "-o", picture("nothing.png")}).status, 1);
}

void RenderTest::aDamagedMeshIsDrawnWithoutItAndEndsWithOne() {
  QFile whole(sample("market.weighbridge"));
  QVERIFY(whole.open(QIODevice::ReadOnly));
  QFile lacking(picture("lacking.weighbridge"));
  QVERIFY(lacking.open(QIODevice::WriteOnly));
  lacking.write(whole.readAll());
  lacking.close();
  const Ran ran =
      run({"render", lacking.fileName(), "-o", picture("lacking.png"), "--size", "16x12"});
  QCOMPARE(ran.status, 1);
  QVERIFY(QFile::exists(picture("lacking.png")));
}

void RenderTest::withoutDisplaySaysWhatIsMissing() {
  QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) bare.remove(name);
  const Ran ran = run({"render", sample("chair.llmesh"), "-o", picture("none.png")}, bare);
  QCOMPARE(ran.status, 1);
  QVERIFY2(ran.errors.contains(QStringLiteral("no display with OpenGL")), qPrintable(ran.errors));
  QVERIFY(!QFile::exists(picture("none.png")));
}

void RenderTest::brokenFileLeavesNoPicture() {
  QFile broken(picture("broken.llmesh"));
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("no mesh at all");
  broken.close();
  const Ran ran = run({"render", broken.fileName(), "-o", picture("broken.png")});
  QCOMPARE(ran.status, 1);
  QVERIFY(ran.errors.contains(broken.fileName()));
  QVERIFY(!QFile::exists(picture("broken.png")));
}

void RenderTest::aPictureIsAPng() {
  const Ran ran = run({"render", sample("chair.llmesh"), "-o", picture("x.jpg")});
  QCOMPARE(ran.status, 2);
  QVERIFY2(ran.errors.contains(QStringLiteral("supported extensions: .png")),
           qPrintable(ran.errors));
}

void RenderTest::wrongSizeIsWrongUsage() {
  // No size and one that is too large, or of the long sizes each.
  QStringList sizes{"320x", "320x99999"};
  if (ui::test::isLong())
    sizes << "320"
          << "0x10"
          << "axb";
  for (const QString& size : sizes) {
    const Ran ran = run({"render", sample("chair.llmesh"), "-o", picture("x.png"), "--size", size});
    QCOMPARE(ran.status, 2);
    QVERIFY(ran.errors.contains(QStringLiteral("1280x960")));
  }
}

WEIGHBRIDGE_WINDOW_TEST(RenderTest);

}  // namespace wb::viewport::test

#include "render_test.moc"

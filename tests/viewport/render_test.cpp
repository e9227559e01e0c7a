#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

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
  void withoutDisplaySaysWhatIsMissing();
  void brokenFileLeavesNoPicture();
  void wrongSizeIsWrongUsage();

 private:
  QString picture(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }

  QTemporaryDir folder_;
};

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
    const Ran ran = run({"render", sample("chair.llmesh"), "-o", picture(view), "--size", "160x120",
                         "--view", view});
    QVERIFY2(ran.status == 0, qPrintable(ran.errors));
    images.emplace_back(picture(view));
  }
  QVERIFY(images[0] != images[1]);
  QVERIFY(images[1] != images[2]);
}

void RenderTest::withoutDisplaySaysWhatIsMissing() {
  QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) bare.remove(name);
  const Ran ran = run({"render", sample("chair.llmesh"), "-o", picture("none.png")}, bare);
  QCOMPARE(ran.status, 1);
  QVERIFY2(ran.errors.contains(QStringLiteral("a display is needed")), qPrintable(ran.errors));
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

void RenderTest::wrongSizeIsWrongUsage() {
  for (const char* size : {"320", "0x10", "320x", "320x99999", "axb"}) {
    const Ran ran = run({"render", sample("chair.llmesh"), "-o", picture("x.png"), "--size", size});
    QCOMPARE(ran.status, 2);
    QVERIFY(ran.errors.contains(QStringLiteral("1280x960")));
  }
}

}  // namespace wb::viewport::test

QTEST_GUILESS_MAIN(wb::viewport::test::RenderTest)
#include "render_test.moc"

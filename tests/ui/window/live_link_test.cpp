// Another program saves the file that is open.
#include "tests/support/wavy_model.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "tests/window/work_time.h"
#include "ui/document/commands.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/why_panel.h"
#include "viewport/view.h"

#include <QLabel>
#include <QPushButton>
#include <QStatusBar>

namespace wb::ui::test {

class LiveLinkTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() {
    const bool isDrawn = QByteArrayView(QTest::currentTestFunction()) == "staysSeenAsItWasLookedAt";
    start("Live link", isDrawn ? Drawing::whole : Drawing::none);
  }
  void cleanup() { window_.reset(); }
  void selectionAndCameraStay();
  void partsOfSeveralObjectsStaySelected();
  void staysSeenAsItWasLookedAt_data();
  void staysSeenAsItWasLookedAt();
  void theCardSaysWhatChangedSinceWhen();
  void whatIsGoneIsSelectedNoMore();
  void unsavedChangesAreAskedAboutInTheLineOfMessages();
  void aFileThatIsHalfWrittenLosesNothing();
  void anotherFileEndsTheComparison();

 private:
  QString openTwo();
  void overwrite(const QString& path, const QByteArray& linksets);
  QWidget* question() { return panel<ViewPanel>().findChild<QWidget*>("question"); }
  Selection& selection() { return window_->selection(); }
};

const QByteArray bench =
    R"({"name": "Bench", "parts": [{"name": "seat", "kind": "box", "shape_type": "prim"}]})";
const QByteArray lamp = R"({"name": "Lamp", "parts": [{"name": "foot"}, {"name": "shade"}]})";
/// One part opts in to the new accounting: half a server weight a part instead of one.
const QByteArray lampOfHulls =
    R"({"name": "Lamp", "parts": [{"name": "foot", "shape_type": "convex_hull"}, {"name": "shade"}]})";

QByteArray project(const QByteArray& linksets) {
  return "{\"weighbridge\": 1, \"linksets\": [" + linksets + "]}";
}

QString LiveLinkTest::openTwo() {
  const QString path = makeFile("two.weighbridge", project(bench + ',' + lamp));
  open(path);
  return path;
}

/// Until it is shown.
void LiveLinkTest::overwrite(const QString& path, const QByteArray& linksets) {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  makeFile(QFileInfo(path).fileName(), project(linksets));
  QVERIFY(reset.wait(10'000));
  QVERIFY(!QApplication::activeModalWidget());
}

/// The objects of the file are in another order then.
void LiveLinkTest::selectionAndCameraStay() {
  const QString path = openTwo();
  selection().select(weighing::Target{1, 1});
  auto& view = panel<ViewPanel>().view();
  const auto waitForCamera = [&view] {
    return wb::test::waitUntilSettled([&view] { return view.orbitCamera(); });
  };
  QVERIFY(waitForCamera());  // It has framed what was opened.
  viewport::Viewpoint looked = view.viewpoint();
  looked.camera.orbit({30, 20});
  view.setViewpoint(looked);
  const glm::dvec3 eye = view.viewpoint().camera.position();
  overwrite(path, lamp + ',' + bench);
  QCOMPARE(selection().current(), (weighing::Target{0, 1}));
  QVERIFY(waitForCamera());
  QVERIFY(view.viewpoint().camera.position() == eye);
  QVERIFY(window_->document().undoStack().isClean());
  QVERIFY(window_->statusBar()->currentMessage().startsWith("Reloaded two.weighbridge"));
}

void LiveLinkTest::partsOfSeveralObjectsStaySelected() {
  const QString path = openTwo();
  selection().selectAll({{1, 0}, {0, 0}, {1, 1}});
  overwrite(path, R"({"name": "Lamp", "parts": [{"name": "foot"}, {"name": "bulb"},
      {"name": "shade"}]},)" +
                      bench);
  QCOMPARE(selection().all(), (std::vector<weighing::Target>{{0, 0}, {1, 0}, {0, 2}}));
}

void LiveLinkTest::staysSeenAsItWasLookedAt_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"two.weighbridge", "wave.obj"}) QTest::newRow(name) << name;
}

/// Camera and selection are as they were. Prints the window's CPU time from saving to the first
/// picture of what was saved, which is what users wait for on a computer that does nothing else.
void LiveLinkTest::staysSeenAsItWasLookedAt() {
  QFETCH(QString, name);
  constexpr std::uint32_t side = 32;  // 2,048 triangles
  const bool isModel = name.endsWith("obj");
  const QString path = folder_->filePath(name);
  const auto save = [&](bool isChanged) {
    if (isModel)
      return wb::test::writeWavyModel(path.toStdString(), "obj", isChanged ? 2 * side : side);
    makeFile(name, project(bench + ',' + (isChanged ? lampOfHulls : lamp)));
  };
  save(false);
  open(path);
  const weighing::Target chosen{isModel ? std::size_t{0} : std::size_t{1}, {}};
  selection().select(chosen);
  auto& view = panel<ViewPanel>().view();
  QVERIFY(wb::test::waitUntilSettled([&view] { return view.orbitCamera(); }));
  viewport::Viewpoint looked = view.viewpoint();
  looked.camera.orbit({30, 20});
  view.setViewpoint(looked);
  const glm::dvec3 eye = view.viewpoint().camera.position();
  const auto whatIsSeen = [&view] {
    QImage image;
    view.capture([&image](const QImage& captured) { image = captured; });
    [[maybe_unused]] const bool isDone = QTest::qWaitFor([&] { return !image.isNull(); }, 60'000);
    return image;
  };
  QVERIFY(!whatIsSeen().isNull());

  auto* keeper = panel<ViewPanel>().findChild<LayerKeeper*>();
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  const double before = processMilliseconds();
  save(true);
  QVERIFY(reset.wait(60'000));
  QTRY_VERIFY_WITH_TIMEOUT(!keeper->isBusy(), 60'000);
  QVERIFY(!whatIsSeen().isNull());
  qInfo("%s is shown after %.0f ms of work", qPrintable(name), processMilliseconds() - before);
  QCOMPARE(selection().current(), chosen);
  QVERIFY(view.viewpoint().camera.position() == eye);
}

/// Two prims count 2; once one is a hull the server weight of both is 1.
void LiveLinkTest::theCardSaysWhatChangedSinceWhen() {
  const QString path = openTwo();
  selection().select(weighing::Target{1, {}});
  overwrite(path, bench + ',' + lampOfHulls);
  const auto* notice = panel<WhyPanel>().findChild<QLabel*>("notice");
  QTRY_VERIFY(notice->text().contains("Since "));
  QVERIFY2(notice->text().contains("2 → 1"), qPrintable(notice->text()));
  selection().select(weighing::Target{0, {}});
  QTRY_VERIFY(!notice->text().contains("Since "));
}

void LiveLinkTest::whatIsGoneIsSelectedNoMore() {
  const QString path = makeFile("two.weighbridge", project(bench + ',' + lamp + ',' + bench));
  open(path);
  selection().select(weighing::Target{1, {}});
  overwrite(path, bench + ',' + bench);
  QVERIFY(!selection().current());
}

void LiveLinkTest::unsavedChangesAreAskedAboutInTheLineOfMessages() {
  const QString path = openTwo();
  changeLinksetFlags(window_->document(), 0, true, false, "Physical");
  const auto change = [&](const QByteArray& linksets) {
    makeFile("two.weighbridge", project(linksets));
    QTRY_VERIFY_WITH_TIMEOUT(question(), 10'000);
    QVERIFY(!QApplication::activeModalWidget());
  };
  change(lamp);
  const int height = panel<ViewPanel>().view().height();
  QTest::mouseClick(question()->findChild<QPushButton*>("reject"), Qt::LeftButton);
  QTRY_VERIFY(!question());
  QCOMPARE(window_->document().weighing().scene.linksets.size(), std::size_t{2});
  change(bench);
  QCOMPARE(panel<ViewPanel>().view().height(), height);
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  QTest::mouseClick(question()->findChild<QPushButton*>("accept"), Qt::LeftButton);
  QVERIFY(reset.wait(10'000));
  QTRY_VERIFY(!question());
  QCOMPARE(window_->document().weighing().scene.linksets.size(), std::size_t{1});
  QVERIFY(window_->document().undoStack().isClean());
}

/// It is read again once it is whole.
void LiveLinkTest::aFileThatIsHalfWrittenLosesNothing() {
  const QString path = openTwo();
  makeFile("two.weighbridge", project(bench + ',' + lamp).left(40));
  QTRY_VERIFY_WITH_TIMEOUT(
      window_->statusBar()->currentMessage().startsWith("Opening failed. two.weighbridge"), 10'000);
  QCOMPARE(window_->document().weighing().scene.linksets.size(), std::size_t{2});
  QVERIFY2(!question(), "it would stay");
  overwrite(path, lampOfHulls);
  QCOMPARE(landImpact(), 1.0);
}

void LiveLinkTest::anotherFileEndsTheComparison() {
  overwrite(openTwo(), bench + ',' + lampOfHulls);
  QVERIFY(window_->document().beforeReload());
  open(makeFile("one.weighbridge", project(lamp)));
  QVERIFY(!window_->document().beforeReload());
}

WEIGHBRIDGE_WINDOW_TEST(LiveLinkTest);

}  // namespace wb::ui::test

#include "live_link_test.moc"

#include "model/scene/outside_files.h"
#include "model/scene/project.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/why_panel.h"
#include "ui/widgets/background_work.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <sys/stat.h>

#include <QAbstractItemView>
#include <QDir>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>
#include <algorithm>

namespace wb::ui::test {

class WindowOpeningTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Main window"); }
  void cleanup() { window_.reset(); }
  void aFileIsOpenedByDialog();
  void aFileIsOpenedAgainFromTheMenu();
  void aFileDroppedOnAPanelIsOpened();
  void severalFilesBecomeOneScene();
  void withAFileOpenADropAsks_data();
  void withAFileOpenADropAsks();
  void aSceneOfSeveralFilesIsSavedAsAProject();
  void aFolderIsOpenedAsOneScene();
  void whatAFolderHidesIsCounted();
  void whereNothingIsOpenedEveryFileIsListed();
  void brokenFilesAreListedAndWhatIsOpenStays_data();
  void brokenFilesAreListedAndWhatIsOpenStays();
  void unsavedChangesAreAskedFor();
  void whatIsTypedIsSavedToo();
  void changesMadeWhileAFileIsReadAreAskedFor();
  void aFileReadWhileADialogIsOpenWaits();
  void aPipeIsRefused();
  void filesOutsideAProjectsFolderAreAskedFor();
  void filesOutsideOfSeveralProjectsAreAskedFor_data();
  void filesOutsideOfSeveralProjectsAreAskedFor();
  void aModelThatMayLieOnItsBackIsStoodUp();
};

void WindowOpeningTest::aFileIsOpenedByDialog() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  chooseFile(sample("chair.weighbridge"));
  action("Open…")->trigger();
  QVERIFY(reset.count() > 0 || reset.wait(10'000));
  QCOMPARE(window_->document().path(), sample("chair.weighbridge"));
}

void WindowOpeningTest::aFileIsOpenedAgainFromTheMenu() {
  open(sample("chair.weighbridge"));
  open(sample("duck.weighbridge"));
  QMenu* recent = action("Open recent")->menu();
  emit recent->aboutToShow();
  QCOMPARE(recent->actions()[0]->text(), QString("duck.weighbridge"));
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  recent->actions()[1]->trigger();
  QVERIFY(reset.wait(10'000));
  QCOMPARE(window_->document().path(), sample("chair.weighbridge"));
}

void WindowOpeningTest::aFileDroppedOnAPanelIsOpened() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  emit panel<ViewPanel>().dropped({QUrl::fromLocalFile(sample("chair.llmesh"))});
  QVERIFY(reset.wait(10'000));
  QCOMPARE(window_->document().weighing().scene.linksets.size(), std::size_t{1});
}

void WindowOpeningTest::severalFilesBecomeOneScene() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  drop(*window_, {QUrl::fromLocalFile(sample("chair.weighbridge")),
                  QUrl::fromLocalFile(sample("duck.weighbridge"))});
  QVERIFY(reset.wait(10'000));
  const scene::Scene& scene = window_->document().weighing().scene;
  QCOMPARE(scene.linksets.size(), std::size_t{2});
  QStringList regions;
  for (const scene::Region& region : scene.regions) regions += QString::fromStdString(region.name);
  QCOMPARE(regions, (QStringList{"chair", "duck"}));
  QVERIFY(window_->windowTitle().startsWith("chair + 1"));
  QVERIFY(!window_->document().hasProjectFile());
}

void WindowOpeningTest::withAFileOpenADropAsks_data() {
  QTest::addColumn<QString>("answer");
  QTest::addColumn<std::size_t>("linksets");
  QTest::addColumn<bool>("isOther");
  QTest::newRow("add") << "Add" << std::size_t{2} << false;
  QTest::newRow("open instead") << "Open instead" << std::size_t{1} << true;
  QTest::newRow("cancel") << "Cancel" << std::size_t{1} << false;
}

void WindowOpeningTest::withAFileOpenADropAsks() {
  QFETCH(QString, answer);
  QFETCH(std::size_t, linksets);
  QFETCH(bool, isOther);
  const QString path = makeFile("stall.weighbridge", contentOf(sample("chair.weighbridge")));
  open(path);
  QCOMPARE(window_->document().weighing().scene.linksets.size(), std::size_t{1});
  QString question;
  whenDialogOpens<QMessageBox>([&](QMessageBox& box) {
    question = box.text();
    for (QAbstractButton* one : box.buttons())
      if (one->text().remove(u'&') == answer) return one->click();
    box.reject();
  });
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  drop(*window_, {QUrl::fromLocalFile(sample("duck.weighbridge"))});
  QTRY_COMPARE(question, QString("Add duck.weighbridge to stall.weighbridge, or open it instead?"));
  if (answer != "Cancel") QVERIFY(!reset.isEmpty() || reset.wait(10'000));
  QTRY_COMPARE(window_->document().weighing().scene.linksets.size(), linksets);
  QCOMPARE(window_->document().path() != path, isOther);
  window_->document().undoStack().setClean();
}

void WindowOpeningTest::aSceneOfSeveralFilesIsSavedAsAProject() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  window_->openTogether({sample("chair.weighbridge"), sample("duck.llmesh")});
  QVERIFY(reset.wait(10'000));
  const double before = landImpact();
  const QString path = folder_->filePath("both.weighbridge");
  QVERIFY(window_->document().saveAs(path));
  open(path);
  QCOMPARE(landImpact(), before);
  QCOMPARE(window_->document().findings().size(), std::size_t{0});
}

void WindowOpeningTest::aFolderIsOpenedAsOneScene() {
  QVERIFY(QDir(folder_->path()).mkdir("build"));
  for (const char* name : {"duck.llmesh", "chair.llmesh"})
    QVERIFY(QFile::copy(sample(name), folder_->filePath(QStringLiteral("build/") + name)));
  makeFile("build/notes.txt", "nothing");
  open(folder_->filePath("build"));
  QCOMPARE(window_->document().weighing().scene.linksets.size(), std::size_t{2});
  QVERIFY(window_->windowTitle().startsWith("build"));
}

void WindowOpeningTest::whatAFolderHidesIsCounted() {
  QVERIFY(QDir(folder_->path()).mkdir("ten"));
  for (const char* name : {"duck.llmesh", "chair.llmesh"})
    QVERIFY(QFile::copy(sample(name), folder_->filePath(QStringLiteral("ten/") + name)));
  makeFile("ten/a.llmesh", "junk");
  makeFile("ten/b.weighbridge", "{");
  open(folder_->filePath("ten"));
  QCOMPARE(window_->statusBar()->currentMessage(),
           QStringLiteral("Opened ten. Files that could not be opened: 2; see the Problems panel"));
}

void WindowOpeningTest::whereNothingIsOpenedEveryFileIsListed() {
  QSignalSpy told(&panel<ProblemsPanel>(), &ProblemsPanel::countChanged);
  window_->openTogether({makeFile("a.obj", "# nothing"), folder_->filePath("gone.obj"),
                         makeFile("b.weighbridge", "{")});
  QTRY_COMPARE_WITH_TIMEOUT(told.count(), 3, 10'000);
  auto* list = panel<ProblemsPanel>().findChild<QAbstractItemView*>();
  QString all;
  for (int row = 0; row < list->model()->rowCount(); ++row)
    for (int column = 0; column < list->model()->columnCount(); ++column)
      all += list->model()->index(row, column).data().toString() + u'\n';
  for (const char* name : {"a.obj", "gone.obj", "b.weighbridge"})
    QVERIFY2(all.contains(name), qPrintable(all));
}

void WindowOpeningTest::brokenFilesAreListedAndWhatIsOpenStays_data() {
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<QString>("why");
  QTest::newRow("cut short") << QByteArray("{\"weighbridge\": 1, \"linksets\": [{") << "JSON";
  QTest::newRow("newer") << QByteArray("{\"weighbridge\": 9}") << "newer";
  if (!isLong()) return;
  QTest::newRow("empty") << QByteArray() << "is empty";
  QTest::newRow("unknown") << QByteArray("hello") << "JSON";
}

void WindowOpeningTest::brokenFilesAreListedAndWhatIsOpenStays() {
  QFETCH(QByteArray, content);
  QFETCH(QString, why);
  open(sample("chair.weighbridge"));
  enterConstant("Triangle constant", "0.1");
  const double before = landImpact();
  const QString path = makeFile("broken.weighbridge", content);
  QSignalSpy told(&panel<ProblemsPanel>(), &ProblemsPanel::countChanged);
  window_->open(path);
  QVERIFY(told.count() > 0 || told.wait(10'000));
  QCOMPARE(window_->document().path(), sample("chair.weighbridge"));
  QVERIFY(landImpact() == before);
  QVERIFY(window_->isWindowModified());
  auto* list = panel<ProblemsPanel>().findChild<QAbstractItemView*>();
  QVERIFY(list->isVisible());
  QString first;
  for (int column = 0; column < list->model()->columnCount(); ++column)
    first += list->model()->index(0, column).data().toString() + u'\n';
  QVERIFY2(first.contains("broken.weighbridge") && first.contains(why), qPrintable(first));
}

void WindowOpeningTest::unsavedChangesAreAskedFor() {
  open(sample("chair.weighbridge"));
  enterConstant("Triangle constant", "0.1");
  answer(QMessageBox::Cancel);
  QVERIFY(!window_->close());
  answer(QMessageBox::Cancel);
  action("Close file")->trigger();
  QVERIFY(!window_->document().isEmpty());
  answer(QMessageBox::Discard);
  action("Close file")->trigger();
  QVERIFY(window_->document().isEmpty());
  QVERIFY(window_->close());
}

void WindowOpeningTest::whatIsTypedIsSavedToo() {
  const QString path = folder_->filePath("chair.weighbridge");
  QVERIFY(QFile::copy(sample("chair.weighbridge"), path));
  QVERIFY(QFile::copy(sample("chair.llmesh"), folder_->filePath("chair.llmesh")));
  QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
  open(path);
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  typeConstant("Triangle constant", "0.25");
  QVERIFY(action("Save")->isEnabled());
  action("Save")->trigger();
  Document again;
  QVERIFY(again.open(path));
  QCOMPARE(again.weighing().profile[cost::Key::triangle_constant], 0.25);
  typeConstant("Triangle constant", "0.5");
  answer(QMessageBox::Cancel);
  QVERIFY(!window_->close());
}

void WindowOpeningTest::changesMadeWhileAFileIsReadAreAskedFor() {
  open(sample("chair.weighbridge"));
  window_->open(sample("duck.weighbridge"));
  enterConstant("Triangle constant", "0.1");
  bool isAsked = false;
  whenDialogOpens<QMessageBox>([&](QMessageBox& box) {
    isAsked = true;
    box.button(QMessageBox::Cancel)->click();
  });
  QTRY_VERIFY_WITH_TIMEOUT(isAsked, 10'000);
  QCOMPARE(window_->document().path(), sample("chair.weighbridge"));
  QVERIFY(window_->isWindowModified());
}

void WindowOpeningTest::aFileReadWhileADialogIsOpenWaits() {
  open(sample("chair.weighbridge"));
  window_->open(sample("duck.weighbridge"));
  const QString path = folder_->filePath("kept.weighbridge");
  QString duringDialog;
  const auto isRead = [] {
    return std::ranges::none_of(Jobs::ofProgram().running(), [](const RunningJob& job) {
      return job.name.contains("duck.weighbridge");
    });
  };
  QVERIFY(!isRead());
  whenDialogOpens<QFileDialog>([&](QFileDialog& dialog) {
    QVERIFY(QTest::qWaitFor(isRead, 10'000));
    QTest::qWait(50);  // Nothing takes it, not even a few events later.
    duringDialog = window_->document().path();
    dialog.findChild<QLineEdit*>("fileNameEdit")->setText(path);
    QTest::keyClick(dialog.findChild<QLineEdit*>("fileNameEdit"), Qt::Key_Return);
  });
  action("Save as")->trigger();
  QCOMPARE(duringDialog, sample("chair.weighbridge"));
  QTRY_COMPARE(window_->document().path(), sample("duck.weighbridge"));
  Document saved;
  QVERIFY(saved.open(path));
  Document chair;
  QVERIFY(chair.open(sample("chair.weighbridge")));
  QCOMPARE(saved.weighing().scene.name, chair.weighing().scene.name);
}

void WindowOpeningTest::aPipeIsRefused() {
  const QString path = folder_->filePath("pipe.weighbridge");
  QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
  QSignalSpy told(&panel<ProblemsPanel>(), &ProblemsPanel::countChanged);
  window_->open(path);
  QVERIFY(told.count() > 0 || told.wait(10'000));
}

/// Once for a project: the answer is remembered if it is yes.
void WindowOpeningTest::filesOutsideAProjectsFolderAreAskedFor() {
  QVERIFY(QDir(folder_->path()).mkdir("theirs"));
  QVERIFY(QFile::copy(sample("chair.llmesh"), folder_->filePath("mine.llmesh")));
  const QString project = makeFile("theirs/chair.weighbridge", R"({"weighbridge": 1,
        "assets": {"a": {"path": "../mine.llmesh"}},
        "linksets": [{"parts": [{"kind": "mesh", "asset": "a"}]}]})");
  const auto hasMesh = [this] {
    const scene::Scene& scene = window_->document().weighing().scene;
    return scene.meshOf(scene.linksets.at(0).parts.at(0)) != nullptr;
  };
  whenDialogOpens<QMessageBox>([](QMessageBox& box) {
    QVERIFY(box.informativeText().contains("mine.llmesh"));
    box.defaultButton()->click();
  });
  open(project);
  QVERIFY(!hasMesh());
  whenDialogOpens<QMessageBox>([](QMessageBox& box) {
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::AcceptRole) return button->click();
  });
  open(project);
  QVERIFY(hasMesh());
  open(project);
  QVERIFY(hasMesh());

  // Another project in another folder is another question.
  QVERIFY(QDir(folder_->path()).mkdir("others"));
  const QString other = folder_->filePath("others/chair.weighbridge");
  QVERIFY(QFile::copy(project, other));
  bool isAsked = false;
  whenDialogOpens<QMessageBox>([&isAsked](QMessageBox& box) {
    isAsked = true;
    box.defaultButton()->click();
  });
  open(other);
  QVERIFY(isAsked);
  QVERIFY(!hasMesh());
}

/// The file has its two metres along z, where it should have them along y.
void WindowOpeningTest::filesOutsideOfSeveralProjectsAreAskedFor_data() {
  QTest::addColumn<bool>("isFolder");
  QTest::newRow("files") << false;
  QTest::newRow("a folder") << true;
}

void WindowOpeningTest::filesOutsideOfSeveralProjectsAreAskedFor() {
  QFETCH(bool, isFolder);
  for (const char* folder : {"all", "all/plain", "all/theirs"})
    QVERIFY(QDir(folder_->path()).mkdir(folder));
  const QString mine = folder_->filePath("mine.llmesh");
  QVERIFY(QFile::copy(sample("chair.llmesh"), mine));
  const QString plain =
      makeFile("all/plain/box.weighbridge", R"({"weighbridge": 1, "linksets": [{"parts": [{}]}]})");
  const QString theirs = makeFile("all/theirs/chair.weighbridge", R"({"weighbridge": 1,
        "assets": {"a": {"path": "../../mine.llmesh"}},
        "linksets": [{"parts": [{"kind": "mesh", "asset": "a"}]}]})");
  const QStringList paths =
      isFolder ? QStringList{folder_->filePath("all")} : QStringList{plain, theirs};
  const auto openAll = [&] {
    QSignalSpy reset(&window_->document(), &Document::sceneReset);
    window_->openTogether(paths);
    QVERIFY(reset.wait(10'000));
  };
  const auto hasMesh = [this] {
    const scene::Scene& scene = window_->document().weighing().scene;
    return scene.meshOf(scene.linksets.at(1).parts.at(0)) != nullptr;
  };
  const auto mayRead = [&](const QString& project) {
    return scene::agreedOutside().isAgreed(scene::projectFolder(project.toStdString()),
                                           mine.toStdString());
  };
  whenDialogOpens<QMessageBox>([](QMessageBox& box) {
    QVERIFY(box.informativeText().contains("mine.llmesh"));
    box.defaultButton()->click();
  });
  openAll();
  QVERIFY(!hasMesh());
  whenDialogOpens<QMessageBox>([](QMessageBox& box) {
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::AcceptRole) return button->click();
  });
  openAll();
  QVERIFY(hasMesh());
  QVERIFY(mayRead(theirs));
  QVERIFY(!mayRead(plain));
  // As another run of the program does.
  scene::setAgreedOutside({});
  openAll();
  QVERIFY(hasMesh());
}

void WindowOpeningTest::aModelThatMayLieOnItsBackIsStoodUp() {
  const auto box = [this](const QString& name, const char* high) {
    QByteArray model("o box\n");
    for (const QByteArray vertex :
         {"0 0 0", "1 0 0", "1 1 0", "0 1 0", "0 0 Z", "1 0 Z", "1 1 Z", "0 1 Z"})
      model += "v " + QByteArray(vertex).replace('Z', high) + '\n';
    for (const char* face : {"1 4 3 2", "5 6 7 8", "1 2 6 5", "2 3 7 6", "3 4 8 7", "4 1 5 8"})
      model += QByteArray("f ") + face + '\n';
    return makeFile(name, model);
  };
  const auto question = [this]() -> QWidget* {
    auto* asked = panel<WhyPanel>().findChild<QWidget*>("uprightQuestion");
    return asked->isVisible() ? asked : nullptr;
  };
  const auto button = [&](const char* name) { return question()->findChild<QToolButton*>(name); };
  const auto picture = [&](const char* name) {
    return button(name)->icon().pixmap(button(name)->iconSize()).toImage();
  };
  const auto place = [&](const char* name) {
    return QRect(button(name)->mapTo(window_.get(), QPoint()), button(name)->size());
  };
  const auto rotation = [this] {
    return window_->document().weighing().scene.linksets[0].rotation;
  };
  open(box("cube.obj", "1"));
  QVERIFY(!question());
  open(box("lying.obj", "2"));
  QTRY_VERIFY(question());
  const glm::dquat before = rotation();
  const QList<QRect> places{place("keep"), place("turnUpright")};
  // Until both are drawn they are of one colour.
  QTRY_VERIFY(picture("keep") != picture("turnUpright"));
  QCOMPARE((QList<QRect>{place("keep"), place("turnUpright")}), places);
  QVERIFY(!button("keep")->accessibleName().isEmpty());
  QVERIFY(!panel<ViewPanel>().findChild<QWidget*>("question"));
  QTest::mouseClick(button("keep"), Qt::LeftButton);
  QTRY_VERIFY(!question());
  QCOMPARE(rotation(), before);
  open(box("lying.obj", "2"));
  QTRY_VERIFY(question());
  QTest::mouseClick(button("turnUpright"), Qt::LeftButton);
  QTRY_VERIFY(!question());
  const glm::dvec3 up = rotation() * glm::inverse(before) * glm::dvec3(0, -1, 0);
  QVERIFY(glm::distance(up, glm::dvec3(0, 0, 1)) < 1e-9);
  QCOMPARE(window_->document().undoStack().count(), 1);
  window_->document().undoStack().undo();
  QCOMPARE(rotation(), before);
}

WEIGHBRIDGE_WINDOW_TEST(WindowOpeningTest);

}  // namespace wb::ui::test

#include "window_opening_test.moc"

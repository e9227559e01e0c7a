#include "model/display/display.h"
#include "model/scene/outside_files.h"
#include "tests/ui/widgets/homes.h"
#include "tests/ui/window/form_answers.h"
#include "tests/window/window_test.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/panels/view/view_panel.h"
#include "viewport/view.h"

#include <QAbstractButton>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QStatusBar>
#include <numbers>

namespace wb::ui::test {

/// The menu Compose, by keys alone where it has them.
class ComposeTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void tenBoxesAreLinkedInAnEmptyWindow();
  void everyChangeIsOneStepBack();
  void turningUprightOpensNoPanel();
  void deleteAndRenameAreKeysOfTheTree();
  void severalRowsAreChosenTogether();
  void linksetsMoveBetweenRegionsAndParcels();
  void regionsOfOneNameAreToldApart();
  void placesWithoutANameHaveTheirNumber();
  void anOctreeAndItsRaysAreKept();
  void whatWasEmptiedIsSaved();
  void anOctreeIsLookedAtWhenItIsAdded();
  void cubesAreTakenAsTypedOrRefused();
  void anAnswerAboutWhatIsGoneChangesNothing();
  void anOctreeIsMadeOfAPart();
  void aFileIsAddedToTheScene();
  void aProjectWithAMeshOutsideIsAddedOnceTheUserAgrees();
  void theTreeOffersTheMenu();
  void whatCannotBeDoneIsNotOffered();

 private:
  void key(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_->focusWidget() ? window_->focusWidget() : window_.get(), key, with);
  }
  void addBoxes(int count);
  bool isOctreeInView(std::size_t octree) {
    const viewport::View& view = panel<ViewPanel>().view();
    const auto bounds = layers::boundsOfOctree(scene(), octree);
    return bounds &&
           view.orbitCamera().showsWell(bounds->low, bounds->high, {view.width(), view.height()});
  }
  const scene::Scene& scene() { return window_->document().weighing().scene; }
  SceneTree& tree() { return panel<SceneTree>(); }
  QModelIndex row(std::size_t linkset) {
    return panel<SceneModel>().indexOf(SceneNode::ofLinkset(linkset));
  }
};

void ComposeTest::init() {
  start("Compose");
  window_->resize(1440, 900);
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void ComposeTest::cleanup() {
  window_->document().undoStack().setClean();
  window_.reset();
}

void ComposeTest::addBoxes(int count) {
  answerForm({"Box", QString::number(count)});
  key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
}

/// Ten boxes cost ten, and as one object that is no mesh and has no physics of its own, ten still.
void ComposeTest::tenBoxesAreLinkedInAnEmptyWindow() {
  addBoxes(10);
  QCOMPARE(scene().linksets.size(), std::size_t{10});
  QCOMPARE(window_->selection().all().size(), std::size_t{10});
  QCOMPARE(landImpact(), 10.0);
  QCOMPARE(window_->focusWidget(), &tree());
  key(Qt::Key_L, Qt::ControlModifier);
  QCOMPARE(scene().linksets.size(), std::size_t{1});
  QCOMPARE(scene().linksets.front().parts.size(), std::size_t{10});
  QCOMPARE(scene().linksets.front().name, std::string("Box 10"));
  QCOMPARE(window_->selection().current(), weighing::Target{});
  QCOMPARE(window_->windowTitle(), QString("Untitled[*] – Weighbridge"));
}

void ComposeTest::everyChangeIsOneStepBack() {
  addBoxes(3);
  key(Qt::Key_L, Qt::ControlModifier);
  answerForm({"2"});
  key(Qt::Key_D, Qt::ControlModifier);
  QCOMPARE(scene().linksets.size(), std::size_t{3});
  QCOMPARE(window_->selection().all().size(), std::size_t{2});
  key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(scene().linksets.size(), std::size_t{7});
  const auto all = scene().linksets;
  for (const std::size_t left : {3, 1, 3, 0}) {
    action("Undo")->trigger();
    QCOMPARE(scene().linksets.size(), left);
  }
  QVERIFY(!action("Undo")->isEnabled());
  for (int i = 0; i < 4; ++i) action("Redo")->trigger();
  QVERIFY(scene().linksets == all);
}

/// It adds nothing to the tree, and the view would become smaller.
void ComposeTest::turningUprightOpensNoPanel() {
  addBoxes(1);
  QWidget* dock = &tree();
  while (!qobject_cast<QDockWidget*>(dock)) dock = dock->parentWidget();
  dock->hide();
  const auto before = scene().linksets[0].rotation;
  action("Turn upright")->trigger();
  QVERIFY(scene().linksets[0].rotation != before);
  QVERIFY(!tree().isVisible());
}

void ComposeTest::deleteAndRenameAreKeysOfTheTree() {
  addBoxes(2);
  tree().setCurrentIndex(row(0));
  key(Qt::Key_F2);
  auto* editor = tree().findChild<QLineEdit*>();
  QVERIFY(editor);
  QCOMPARE(editor->text(), QString("Box"));
  QTest::keyClicks(editor, "Table");
  QTest::keyClick(editor, Qt::Key_Return);
  QTRY_COMPARE(scene().linksets.front().name, std::string("Table"));
  QCOMPARE(row(0).data().toString(), QString("Table"));
  tree().setFocus();
  key(Qt::Key_Delete);
  QCOMPARE(scene().linksets.size(), std::size_t{1});
  QCOMPARE(scene().linksets.front().name, std::string("Box 2"));
  action("Undo")->trigger();
  QCOMPARE(scene().linksets.front().name, std::string("Table"));
  QCOMPARE(window_->selection().current(), weighing::Target{});
  action("Undo")->trigger();
  QCOMPARE(scene().linksets.front().name, std::string("Box"));
}

/// The last chosen is the one that is looked at, and the root of what is linked.
void ComposeTest::severalRowsAreChosenTogether() {
  addBoxes(4);
  const auto click = [this](std::size_t linkset, Qt::KeyboardModifiers with) {
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, with,
                      tree().visualRect(row(linkset)).center());
  };
  click(2, Qt::NoModifier);
  click(3, Qt::ControlModifier);
  click(0, Qt::ControlModifier);
  const std::vector<weighing::Target> chosen{{2, {}}, {3, {}}, {0, {}}};
  QVERIFY(window_->selection().all() == chosen);
  QCOMPARE(window_->selection().current(), weighing::Target{});
  click(3, Qt::ControlModifier);
  QCOMPARE(window_->selection().all().size(), std::size_t{2});
  tree().setFocus();
  key(Qt::Key_L, Qt::ControlModifier);
  QCOMPARE(scene().linksets.size(), std::size_t{3});
  QCOMPARE(scene().linksets.front().name, std::string("Box"));
  QCOMPARE(scene().linksets.front().parts.size(), std::size_t{2});
}

void ComposeTest::linksetsMoveBetweenRegionsAndParcels() {
  addBoxes(2);
  answerForm({"Home", "Home"});
  action("New region")->trigger();
  answerForm({"", "Lawn", "512"});
  action("New parcel")->trigger();
  QCOMPARE(scene().regions.front().capacity(), 5000.0);
  QCOMPARE(scene().regions.front().parcels.front().area, 512.0);
  tree().setCurrentIndex(row(1));
  whenDialogOpens<FormDialog>([](FormDialog& dialog) {
    auto* home = dialog.findChild<QComboBox*>();
    home->setFocus();
    QTest::keyClick(home, Qt::Key_Down);
    QCOMPARE(home->currentText(), QString("Home › Lawn"));
    QTest::keyClick(home, Qt::Key_Return);
  });
  action("Move to")->trigger();
  QCOMPARE(scene().linksets[0].region, std::string());
  QCOMPARE(scene().linksets[1].region, std::string("Home"));
  QCOMPARE(scene().linksets[1].parcel, std::string("Lawn"));
  QCOMPARE(row(1).parent().data().toString(), QString("Lawn"));
  QCOMPARE(row(1).parent().parent().data().toString(), QString("Home"));
  action("Undo")->trigger();
  QCOMPARE(scene().linksets[1].region, std::string());
}

/// A linkset that moves to the second is in the second.
void ComposeTest::regionsOfOneNameAreToldApart() {
  open(makeFile("homes.weighbridge", twoHomes));
  tree().setCurrentIndex(row(0));
  whenDialogOpens<FormDialog>([](FormDialog& dialog) {
    auto* home = dialog.findChild<QComboBox*>();
    QStringList offered;
    for (int i = 0; i < home->count(); ++i) offered << home->itemText(i);
    QCOMPARE(offered, (QStringList{"Home (11111111)", "Home (11111111) › Lawn", "Home (22222222)",
                                   "No region"}));
    home->setCurrentIndex(2);
    home->setFocus();
    QTest::keyClick(home, Qt::Key_Return);
  });
  action("Move to")->trigger();
  QCOMPARE(scene().linksets[0].region, scene().regions[1].id.text());
  QCOMPARE(scene().regions[1].name, std::string("Home"));
  QVERIFY(window_->statusBar()->currentMessage().contains("Home (22222222)"));
  whenDialogOpens<FormDialog>([](FormDialog& dialog) {
    QCOMPARE(dialog.findChild<QComboBox*>()->itemText(1), QString("Home (22222222)"));
    dialog.reject();
  });
  action("New parcel")->trigger();
}

/// Twenty boxes weigh 10 by the server, and 16 of 65,536 m² hold 4.883 of 20,000.
void ComposeTest::placesWithoutANameHaveTheirNumber() {
  QByteArray boxes;
  for (int i = 0; i < 20; ++i)
    boxes += QByteArray(i > 0 ? "," : "") + R"({"shape_type": "convex_hull"})";
  open(makeFile("unnamed.weighbridge",
                R"({"weighbridge": 1,
      "regions": [{"id": "11111111-1111-4111-8111-111111111111",
                   "parcels": [{"id": "22222222-2222-4222-8222-222222222222", "area": 16}]}],
      "linksets": [{"region": "11111111-1111-4111-8111-111111111111",
                    "parcel": "22222222-2222-4222-8222-222222222222", "parts": [)" +
                    boxes + "]}]}"));
  const auto* over = window_->findChild<QLabel*>("exceeded");
  QTRY_VERIFY2(over->text().contains("parcel 1 +5.117"), qPrintable(over->text()));
  tree().setCurrentIndex(row(0));
  whenDialogOpens<FormDialog>([](FormDialog& dialog) {
    const auto* home = dialog.findChild<QComboBox*>();
    QStringList offered;
    for (int i = 0; i < home->count(); ++i) offered << home->itemText(i);
    QCOMPARE(offered, (QStringList{"region 1", "region 1 › parcel 1", "No region"}));
    dialog.reject();
  });
  action("Move to")->trigger();
}

/// An octree case from nothing.
void ComposeTest::anOctreeAndItsRaysAreKept() {
  answerForm({"Rock", "8", "OSEEEEEES"});
  action("Add octree")->trigger();
  QCOMPARE(scene().octrees.size(), std::size_t{1});
  QCOMPARE(scene().octrees.front().tree, std::string("OSEEEEEES"));
  QCOMPARE(scene().octrees.front().placement().size, 8.0);
  QCOMPARE(window_->selection().octree(), std::optional<std::size_t>(0));
  QTRY_VERIFY(isOctreeInView(0));
  answerForm({"1", "2", "20", "0", "0", "-1"});
  action("Add ray")->trigger();
  QCOMPARE(scene().rays.size(), std::size_t{1});
  QCOMPARE(scene().rays.front().origin, glm::dvec3(1, 2, 20));
  const QString path = folder_->filePath("rock.weighbridge");
  QVERIFY(window_->document().saveAs(path).has_value());
  open(path);
  QCOMPARE(scene().rays.size(), std::size_t{1});
  QCOMPARE(scene().octrees.front().name, std::string("Rock"));
}

/// Beside a market of a hundred metres.
void ComposeTest::anOctreeIsLookedAtWhenItIsAdded() {
  open(sample("market.weighbridge"));
  answerForm({"Rock", "2", "S"});
  action("Add octree")->trigger();
  QTRY_VERIFY(isOctreeInView(0));
  answerForm({"Hill", "4000", "S"});
  action("Add octree")->trigger();
  QTRY_VERIFY(isOctreeInView(1));
}

/// Return where cubes are typed takes what is typed; what is no octree stays to be mended.
void ComposeTest::cubesAreTakenAsTypedOrRefused() {
  whenDialogOpens<FormDialog>([](FormDialog& dialog) {
    auto* cubes = dialog.findChild<QComboBox*>();
    const auto type = [cubes](const char* text) {
      cubes->setFocus();
      cubes->lineEdit()->selectAll();
      QTest::keyClicks(cubes->lineEdit(), text);
      QTest::keyClick(cubes->lineEdit(), Qt::Key_Return);
    };
    type("OSE");
    QVERIFY(dialog.isVisible());
    bool isTold = false;
    for (const auto* label : dialog.findChildren<QLabel*>())
      isTold |= label->isVisible() && label->text().startsWith("Cubes: ");
    QVERIFY(isTold);
    type("OSEEEEEES");
    QVERIFY(!dialog.isVisible());
  });
  action("Add octree")->trigger();
  QCOMPARE(scene().octrees.size(), std::size_t{1});
  QCOMPARE(scene().octrees.front().tree, std::string("OSEEEEEES"));
}

/// What a question was about is another when it is answered: nothing of it is touched.
void ComposeTest::anAnswerAboutWhatIsGoneChangesNothing() {
  addBoxes(1);
  std::size_t opened = 0;
  whenDialogOpens<FormDialog>([&](FormDialog& dialog) {
    QVERIFY(window_->document().open(sample("market.weighbridge")).has_value());
    opened = scene().linksets.size();
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
  });
  action("Duplicate")->trigger();
  QVERIFY(opened > 1);
  QCOMPARE(scene().linksets.size(), opened);
  QVERIFY(window_->statusBar()->currentMessage().contains("the scene changed"));
}

/// What has neither objects nor octrees any more is work too.
void ComposeTest::whatWasEmptiedIsSaved() {
  const QString path = folder_->filePath("one.weighbridge");
  addBoxes(1);
  QVERIFY(window_->document().saveAs(path).has_value());
  tree().setFocus();
  key(Qt::Key_Delete);
  QVERIFY(scene().linksets.empty());
  QVERIFY(action("Save")->isEnabled());
  action("Save")->trigger();
  QVERIFY(window_->document().undoStack().isClean());
  QVERIFY(!window_->isUnused());
  open(path);
  QVERIFY(scene().linksets.empty());
}

/// A box of 0.5 m fills its octree whole.
void ComposeTest::anOctreeIsMadeOfAPart() {
  addBoxes(1);
  answerForm({"3", "Solid"});
  action("Make octree")->trigger();
  QTRY_COMPARE(scene().octrees.size(), std::size_t{1});
  QCOMPARE(scene().octrees.front().tree, std::string("S"));
  // The grid's own box: four sides in a circle of radius 0.707107, a hair beyond half of √2.
  const double side = 0.5 * 0.707107 * std::numbers::sqrt2;
  QVERIFY(std::abs(scene().octrees.front().placement().size - side) < 1e-9);
  QCOMPARE(scene().linksets.size(), std::size_t{1});
  QCOMPARE(window_->selection().octree(), std::optional<std::size_t>(0));
  action("Undo")->trigger();
  QVERIFY(scene().octrees.empty());
  QCOMPARE(window_->selection().current(), weighing::Target{});
}

void ComposeTest::aFileIsAddedToTheScene() {
  addBoxes(1);
  chooseFile(QStringLiteral(WEIGHBRIDGE_SAMPLES "/chair.weighbridge"));
  action("Add from file")->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(scene().linksets.size() > 1, 10'000);
  const std::size_t chairs = scene().linksets.size() - 1;
  QCOMPARE(window_->selection().all().size(), chairs);
  for (const scene::Linkset& linkset : scene().linksets)
    for (const scene::Part& part : linkset.parts)
      QVERIFY(part.kind != scene::PartKind::mesh || scene().meshOf(part));
  const double before = landImpact();
  const QString path = folder_->filePath("both.weighbridge");
  QVERIFY(window_->document().saveAs(path).has_value());
  open(path);
  QCOMPARE(landImpact(), before);
}

void ComposeTest::aProjectWithAMeshOutsideIsAddedOnceTheUserAgrees() {
  QVERIFY(QFile::copy(sample("chair.llmesh"), folder_->filePath("mesh.llmesh")));
  QVERIFY(QDir(folder_->path()).mkdir("inner"));
  chooseFile(makeFile("inner/added.weighbridge",
                      R"({"weighbridge": 1, "assets": {"x": {"path": "../mesh.llmesh"}},
                          "linksets": [{"parts": [{"kind": "mesh", "asset": "x"}]}]})"));
  action("Add from file")->trigger();
  whenDialogOpens<QMessageBox>([](QMessageBox& box) {
    for (QAbstractButton* button : box.buttons())
      if (button->text().remove('&') == "Read them") return button->click();
  });
  QTRY_COMPARE_WITH_TIMEOUT(scene().linksets.size(), std::size_t{1}, 10'000);
  QVERIFY(scene().meshOf(scene().linksets.front().parts.front()));
  scene::setAgreedOutside({});
}

void ComposeTest::theTreeOffersTheMenu() {
  for (const char* text : {"Add prims", "Duplicate", "Rename", "Delete", "Link", "Unlink"})
    QVERIFY2(tree().actions().contains(action(text)), text);
}

void ComposeTest::whatCannotBeDoneIsNotOffered() {
  for (const char* text :
       {"Duplicate", "Rename", "Delete", "Link", "Unlink", "Move to", "Add ray", "New parcel"})
    QVERIFY2(!action(text)->isEnabled(), text);
  addBoxes(1);
  QVERIFY(action("Duplicate")->isEnabled());
  QVERIFY(!action("Link")->isEnabled());
  QVERIFY(!action("Unlink")->isEnabled());
}

WEIGHBRIDGE_WINDOW_TEST(ComposeTest);

}  // namespace wb::ui::test

#include "compose_test.moc"

#include "ui/panels/cube/cube_panel.h"

#include "model/octree/octree_text.h"
#include "tests/ui/widgets/files.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/document/cube_choice.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/document/selection.h"
#include "ui/widgets/empty_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHash>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace wb::ui::test {
namespace {

/// Eight metres from 1, 2, 3: child 0 is solid, child 6 indented (edge 0 from two eighths on: the
/// code 23), child 7 divided, with a solid child 0. Then a leaf of four metres.
constexpr auto someCubes =
    "octree 1 2 3 8 OSEEEEEN{23,8,8,8,8,8,8,8,8,8,8,8}OSEEEEEEE\n"
    "octree 20 0 0 4 S\n";

octree::Path pathTo(std::initializer_list<int> children) {
  octree::Path path;
  for (const int child : children) path = path.child(child);
  return path;
}

}  // namespace

class CubePanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void withoutAnOctreeOneIsOffered();
  void withNothingSelectedItSaysHowToSelect();
  void aSelectedOctreeIsShownByItsRoot();
  void theLeafThatARayMeetsIsShown();
  void aCubeOnThePathIsChosenInPlace();
  void whatWasChosenLastIsShown();
  void theCubeBesideAFaceIsChosen();
  void edgesAreInMetres();
  void changesOfCubesAreFollowed();
  void ofSeveralOctreesItsOwnIsNamed();
  void allValuesAreCopied();
  void nothingMovesWhenACubeIsChosen();
  void whatHappensWhileHiddenIsMadeUpFor();
  void everyControlHasANameAndTheKeyboard();

 private:
  void open(const char* text);
  /// From x = 30 towards −x, at the height of child 7 of the first octree, or of child 6.
  void followRay(double z) { trail_->followSeen({{30, 7, z}, {-1, 0, 0}}); }
  template <class Widget>
  Widget* control(const char* name) {
    for (Widget* widget : panel_->findChildren<Widget*>())
      if (widget->accessibleName() == QLatin1StringView(name)) return widget;
    return nullptr;
  }
  QString line(const char* what) {
    for (const QLabel* label : panel_->findChildren<QLabel*>())
      if (label->accessibleDescription() == QLatin1StringView(what)) return label->text();
    return {};
  }
  QStringList rows(const char* name) {
    QStringList all;
    const auto* list = control<QListWidget>(name);
    for (int row = 0; row < list->count(); ++row) all << list->item(row)->text();
    return all;
  }
  QStringList cells(const char* name, int row) {
    QStringList all;
    const auto* table = control<QTableWidget>(name);
    for (int column = 0; column < table->columnCount(); ++column)
      all << table->item(row, column)->text();
    return all;
  }

  QTemporaryDir folder_;
  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<RayTrail> trail_;
  std::unique_ptr<CubeChoice> choice_;
  std::unique_ptr<CubePanel> panel_;
};

void CubePanelTest::init() {
  QLocale::setDefault(QLocale::c());
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  trail_ = std::make_unique<RayTrail>(*document_);
  choice_ = std::make_unique<CubeChoice>(*document_, *selection_, *trail_);
  panel_ = std::make_unique<CubePanel>(*document_, *choice_);
  connect(panel_.get(), &CubePanel::cubeWanted, choice_.get(), &CubeChoice::chooseCell);
  panel_->resize(356, 900);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

void CubePanelTest::cleanup() {
  panel_.reset();
  choice_.reset();
  trail_.reset();
  selection_.reset();
  document_.reset();
}

void CubePanelTest::open(const char* text) {
  QVERIFY(document_->open(makeFile(folder_, "cubes.scene", text)).has_value());
}

void CubePanelTest::withoutAnOctreeOneIsOffered() {
  open("ray 0 0 0 1 0 0\n");
  auto* page = panel_->findChild<EmptyPage*>();
  QVERIFY(page->isVisible());
  auto* button = page->findChild<QPushButton*>();
  QVERIFY(button && button->isVisible());
  QVERIFY(page->findChild<QLabel*>()->text().contains("This file has no octree."));
  Offer taken = Offer::nothing;
  connect(page, &EmptyPage::taken, this, [&taken](Offer offer) { taken = offer; });
  button->click();
  QCOMPARE(taken, Offer::addOctree);
}

void CubePanelTest::withNothingSelectedItSaysHowToSelect() {
  open(someCubes);
  QCOMPARE(line("Kind of the cube"), QString("No cube is selected"));
  QVERIFY(!panel_->findChild<EmptyPage*>()->isVisible());
  QCOMPARE(line("Depth"), QString("–"));
  QCOMPARE(cells("Edges", 11), QStringList(5, "–"));
  QVERIFY(!panel_->findChild<QPushButton*>("copy")->isEnabled());
  QCOMPARE(control<QListWidget>("Path from the root")->count(), 0);
}

void CubePanelTest::aSelectedOctreeIsShownByItsRoot() {
  open(someCubes);
  selection_->selectOctree(0);
  QCOMPARE(line("Kind of the cube"), QString("Divided cube"));
  QCOMPARE(line("Octree"), QString("octree 1"));
  QCOMPARE(line("Depth"), QString("0 of 2"));
  QCOMPARE(line("Contains"), QString("2 solid, 1 indented, 12 empty, 2 divided"));
  QCOMPARE(line("Children"), QString("1 solid, 1 indented, 5 empty, 1 divided"));
  QCOMPARE(line("Triangles"), QString("36"));
  QCOMPARE(rows("Path from the root"), QStringList{"/ · Divided cube · 8 m"});
  QCOMPARE(cells("Position and size", 2), (QStringList{"z", "3 m", "11 m", "8 m"}));
  QCOMPARE(rows("Neighbors").first(), QString("-x: outside the octree"));
  selection_->selectOctree({});
  QCOMPARE(line("Kind of the cube"), QString("No cube is selected"));
}

void CubePanelTest::theLeafThatARayMeetsIsShown() {
  open(someCubes);
  followRay(8);
  QCOMPARE(line("Kind of the cube"), QString("Solid cube"));
  QCOMPARE(line("Depth"), QString("2 of 2"));
  QCOMPARE(line("Children"), QString("none"));
  QCOMPARE(line("Filled"), QString("100% of its volume"));
  QCOMPARE(rows("Path from the root"),
           (QStringList{"/ · Divided cube · 8 m", "/7 · Divided cube · 4 m",
                        "/7/0 · Solid cube · 2 m"}));
  QCOMPARE(control<QListWidget>("Path from the root")->currentRow(), 2);
}

/// The way stays as it is, so that one can go down again.
void CubePanelTest::aCubeOnThePathIsChosenInPlace() {
  open(someCubes);
  followRay(8);
  auto* way = control<QListWidget>("Path from the root");
  const QStringList before = rows("Path from the root");
  QTest::mouseClick(way->viewport(), Qt::LeftButton, {},
                    way->visualItemRect(way->item(1)).center());
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({7})}));
  QCOMPARE(line("Kind of the cube"), QString("Divided cube"));
  QCOMPARE(line("Memory"), QString("8 bytes"));
  QCOMPARE(rows("Path from the root"), before);
  QCOMPARE(way->currentRow(), 1);
  way->setFocus();
  QTest::keyClick(way, Qt::Key_Up);
  QCOMPARE(choice_->current(), (octree::Location{0, {}}));
  QTest::keyClick(way, Qt::Key_End);
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({7, 0})}));
  QCOMPARE(rows("Path from the root"), before);
}

void CubePanelTest::whatWasChosenLastIsShown() {
  open(someCubes);
  followRay(8);
  choice_->chooseCell(octree::Location{0, pathTo({6})});
  QCOMPARE(line("Kind of the cube"), QString("Indented cube"));
  followRay(5);  // The same leaf, by another ray.
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({6})}));
  followRay(8);
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({7, 0})}));
  selection_->selectOctree(1);
  QCOMPARE(choice_->current(), (octree::Location{1, {}}));
  choice_->chooseCell(octree::Location{0, pathTo({0})});
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({0})}));
  choice_->chooseCell({});
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({7, 0})}));
  trail_->forget();
  QCOMPARE(choice_->current(), (octree::Location{1, {}}));
  choice_->chooseCell(octree::Location{0, pathTo({0, 3, 3})});  // A cell of a leaf.
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({0})}));
}

void CubePanelTest::theCubeBesideAFaceIsChosen() {
  open(someCubes);
  followRay(8);
  QCOMPARE(rows("Neighbors"), (QStringList{"-x: /3 · Empty cube", "+x: /7/4 · Empty cube",
                                           "-y: /5 · Empty cube", "+y: /7/2 · Empty cube",
                                           "+z: /7/1 · Empty cube", "-z: /6 · Indented cube"}));
  auto* beside = control<QListWidget>("Neighbors");
  beside->scrollToItem(beside->item(5));
  QTest::mouseClick(beside->viewport(), Qt::LeftButton, {},
                    beside->visualItemRect(beside->item(5)).center());
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({6})}));
  QCOMPARE(line("Kind of the cube"), QString("Indented cube"));
  // Up again with the keyboard, to what is above the face +z.
  beside->setFocus();
  beside->setCurrentRow(4);
  QTest::keyClick(beside, Qt::Key_Return);
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({7})}));
}

void CubePanelTest::edgesAreInMetres() {
  open(someCubes);
  choice_->chooseCell(octree::Location{0, pathTo({6})});
  QCOMPARE(cells("Edges", 0), (QStringList{"0", "x", "6 m", "9 m", "2 to 8"}));
  QCOMPARE(cells("Edges", 3), (QStringList{"3", "x", "5 m", "9 m", "0 to 8"}));
  QCOMPARE(cells("Edges", 11), (QStringList{"11", "z", "3 m", "7 m", "0 to 8"}));
  const auto* table = control<QTableWidget>("Edges");
  QVERIFY(table->item(0, 2)->toolTip().contains("between corners 0 and 4"));
  QCOMPARE(cells("Position and size", 0), (QStringList{"x", "5 m", "9 m", "4 m"}));
}

void CubePanelTest::changesOfCubesAreFollowed() {
  open(someCubes);
  followRay(8);
  selection_->selectOctree(0);
  changeCubes(*document_, 0, *octree::parseTree("OEEEEEEES"), "Fill");
  QCOMPARE(line("Kind of the cube"), QString("Solid cube"));
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({7})}));
  QCOMPARE(rows("Path from the root").size(), 2);
  document_->undoStack().undo();
  QCOMPARE(choice_->current(), (octree::Location{0, pathTo({7, 0})}));
  document_->close();
  QVERIFY(!choice_->current());
}

void CubePanelTest::ofSeveralOctreesItsOwnIsNamed() {
  open(someCubes);
  trail_->followSeen({{30, 1, 1}, {-1, 0, 0}});
  QCOMPARE(line("Octree"), QString("octree 2"));
  QCOMPARE(line("Kind of the cube"), QString("Solid cube"));
  QCOMPARE(rows("Path from the root"), QStringList{"/ · Solid cube · 4 m"});
}

void CubePanelTest::allValuesAreCopied() {
  open(someCubes);
  choice_->chooseCell(octree::Location{0, pathTo({6})});
  panel_->findChild<QPushButton*>("copy")->click();
  const QString copied = QGuiApplication::clipboard()->text();
  for (const char* wanted :
       {"Kind: Indented cube", "Path: /6", "Octree: octree 1", "Depth: 1 of 2",
        "Along x: from 5 m to 9 m, size 4 m", "Edge 0 along x, between corners 0 and 4: from 6 m",
        "(eighths: 2 to 8)", "+z: /7"})
    QVERIFY2(copied.contains(wanted), qPrintable(copied));
  QGuiApplication::clipboard()->clear();
  control<QTableWidget>("Edges")->setFocus();
  QTest::keyClick(control<QTableWidget>("Edges"), Qt::Key_C, Qt::ControlModifier);
  QCOMPARE(QGuiApplication::clipboard()->text(), copied);
}

void CubePanelTest::nothingMovesWhenACubeIsChosen() {
  open(someCubes);
  QCoreApplication::sendPostedEvents();
  const auto places = [this] {
    QHash<const QWidget*, QRect> all;
    for (const QWidget* one : panel_->findChildren<QWidget*>())
      if (one->isVisible() && !qobject_cast<const QScrollBar*>(one))
        all.insert(one, QRect(one->mapTo(panel_.get(), QPoint()), one->size()));
    return all;
  };
  const auto before = places();
  followRay(8);
  QCoreApplication::sendPostedEvents();
  QCOMPARE(places(), before);
  for (const auto& cube : {pathTo({6}), pathTo({1}), pathTo({})}) {
    choice_->chooseCell(octree::Location{0, cube});
    QCoreApplication::sendPostedEvents();
    QCOMPARE(places(), before);
  }
}

void CubePanelTest::whatHappensWhileHiddenIsMadeUpFor() {
  open(someCubes);
  panel_->hide();
  followRay(8);
  panel_->show();
  QCOMPARE(line("Kind of the cube"), QString("Solid cube"));
}

void CubePanelTest::everyControlHasANameAndTheKeyboard() {
  open(someCubes);
  followRay(8);
  for (const char* list : {"Path from the root", "Neighbors"}) {
    QVERIFY2(control<QListWidget>(list), list);
    QVERIFY(control<QListWidget>(list)->focusPolicy() & Qt::TabFocus);
  }
  for (const char* table : {"Position and size", "Edges"}) {
    QVERIFY2(control<QTableWidget>(table), table);
    QVERIFY(control<QTableWidget>(table)->focusPolicy() & Qt::TabFocus);
    QVERIFY(!control<QTableWidget>(table)->tabKeyNavigation());
  }
  QVERIFY(panel_->findChild<QPushButton*>("copy")->focusPolicy() & Qt::TabFocus);
}

WEIGHBRIDGE_WINDOW_TEST(CubePanelTest);

}  // namespace wb::ui::test

#include "cube_panel_test.moc"

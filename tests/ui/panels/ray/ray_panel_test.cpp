#include "ui/panels/ray/ray_panel.h"

#include "model/octree/octree_text.h"
#include "tests/ui/widgets/files.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/widgets/empty_page.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QRegularExpression>
#include <QStyle>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <memory>
#include <string>

namespace wb::ui::test {
namespace {

/// The first ray goes into child 0, where nothing is met, and back; the second misses everything.
constexpr auto deadEnd =
    "octree 0 0 0 4 OOSEEEEEEEEEESEEE\n"
    "ray -5 1.3 1.2 1 0 0\n"
    "ray -5 9 9 1 0 0\n";

QString vectors(const char* name) {
  return QStringLiteral(WEIGHBRIDGE_DATA "/octree/") + QLatin1StringView(name);
}

}  // namespace

class RayPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void withoutARayItSaysWhatToDo();
  void theRaysOfTheSceneAreListed();
  void bothResultsAndTheirDifferenceAreShown();
  void stepsGoForwardAndBack();
  void stepsAreChosenByKeyboard();
  void theOtherMethodHasOtherSteps();
  void everyMethodOfTheModelIsOffered();
  void severalRaysAreKeptUndoably();
  void aRayOfTheViewIsFollowedAndKeptOnRequest();
  void escapeForgetsTheRay();
  void withoutARayThereAreNoSteps();
  void ofManyOctreesTheDecisiveStepsAreShown();
  void theStepsOfOneOctreeCanBeShown();
  void theHitIsOneClickAway();
  void anEditDoesNotMoveTheReplay();
  void stepsShowWhatDecides();
  void anotherSceneHasOtherRays();
  void everyControlHasANameAndTheKeyboard();
  void itsModelIsSound();
  void noEmptyStripIsAroundTheButtons();

 private:
  void open(const char* text);
  template <class Widget>
  Widget* control(const QString& name) {
    for (Widget* widget : panel_->findChildren<Widget*>())
      if (widget->accessibleName() == name) return widget;
    return nullptr;
  }
  QToolButton* button(const char* text) {
    for (QToolButton* one : panel_->findChildren<QToolButton*>())
      if (one->text() == QLatin1StringView(text)) return one;
    return nullptr;
  }
  /// Its name for a screen reader is what it says.
  QString line(const char* what) {
    for (const QLabel* label : panel_->findChildren<QLabel*>())
      if (label->accessibleDescription() == QLatin1StringView(what)) return label->text();
    return {};
  }
  QString shownStep() { return control<QListView>("Steps")->currentIndex().data().toString(); }

  QTemporaryDir folder_;
  std::unique_ptr<Document> document_;
  std::unique_ptr<RayTrail> trail_;
  std::unique_ptr<RayPanel> panel_;
};

void RayPanelTest::init() {
  QLocale::setDefault(QLocale::c());
  document_ = std::make_unique<Document>();
  trail_ = std::make_unique<RayTrail>(*document_);
  panel_ = std::make_unique<RayPanel>(*document_, *trail_);
  panel_->resize(600, 400);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

void RayPanelTest::cleanup() {
  panel_.reset();
  trail_.reset();
  document_.reset();
}

void RayPanelTest::open(const char* text) {
  QVERIFY(document_->open(makeFile(folder_, "rays.scene", text)).has_value());
}

void RayPanelTest::withoutARayItSaysWhatToDo() {
  open("octree 0 0 0 4 S\n");
  QVERIFY(!control<QComboBox>("Ray")->isVisible());
  const auto* words = panel_->findChild<EmptyPage*>()->findChild<QLabel*>();
  QVERIFY(words->isVisible());
  QVERIFY(words->text().contains("Ctrl+R"));
}

void RayPanelTest::theRaysOfTheSceneAreListed() {
  open(deadEnd);
  auto* rays = control<QComboBox>("Ray");
  QVERIFY(rays->isVisible());
  QCOMPARE(rays->count(), 2);
  QCOMPARE(rays->itemText(0), QString("1: from (−5; 1.3; 1.2) along (1; 0; 0)"));
  QCOMPARE(rays->currentIndex(), 0);
  rays->setFocus();
  QTest::keyClick(rays, Qt::Key_Down);
  QCOMPARE(trail_->current(), std::optional<std::size_t>(1));
  QVERIFY(line("Result of the exact method").contains("no hit"));
}

void RayPanelTest::bothResultsAndTheirDifferenceAreShown() {
  open(deadEnd);
  QVERIFY(line("Result of the exact method").contains("leaf /4"));
  QVERIFY(line("Result of the exact method").contains("t 7 m"));
  QVERIFY(line("Result of Inexor's method").contains("no hit"));
  QVERIFY(line("How the methods differ").contains("never goes back"));
  QVERIFY(document_->open(vectors("octree_edges_of_faces.scene")).has_value());
  QVERIFY(line("How the methods differ").contains("The exact method and Inexor's method find"));
}

void RayPanelTest::stepsGoForwardAndBack() {
  open(deadEnd);
  const std::size_t last = trail_->lastStep();
  QVERIFY(last > 2);
  QCOMPARE(trail_->step(), last);
  QVERIFY(!button("Forward")->isEnabled());
  QVERIFY(shownStep().contains("left octree 1 /"));
  QTest::mouseClick(button("Back"), Qt::LeftButton);
  QCOMPARE(trail_->step(), last - 1);
  QVERIFY(shownStep().contains("leaf hit: octree 1 /4"));
  QTest::mouseClick(button("First"), Qt::LeftButton);
  QCOMPARE(trail_->step(), std::size_t{0});
  QVERIFY(!button("Back")->isEnabled());
  QVERIFY(shownStep().contains("0: start"));
  QTest::mouseClick(button("Forward"), Qt::LeftButton);
  QVERIFY(shownStep().contains("entered octree 1 /"));
  QTest::mouseClick(button("Last"), Qt::LeftButton);
  QCOMPARE(trail_->step(), last);
}

void RayPanelTest::stepsAreChosenByKeyboard() {
  open(deadEnd);
  auto* list = control<QListView>("Steps");
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Home);
  QCOMPARE(trail_->step(), std::size_t{0});
  QTest::keyClick(list, Qt::Key_Down);
  QCOMPARE(trail_->step(), std::size_t{1});
  QTest::keyClick(list, Qt::Key_End);
  QCOMPARE(trail_->step(), trail_->lastStep());
}

void RayPanelTest::theOtherMethodHasOtherSteps() {
  open(deadEnd);
  auto* method = control<QComboBox>("Method");
  method->setFocus();
  QTest::keyClick(method, Qt::Key_Down);
  QCOMPARE(trail_->algorithm(), octree::Algorithm::inexor);
  QCOMPARE(control<QListView>("Steps")->model()->rowCount(),
           static_cast<int>(trail_->published().visits.steps().size()) + 1);
  QVERIFY(!shownStep().contains("leaf hit"));
}

/// In the dead end the engine, too, finds nothing: it stops as its document says.
void RayPanelTest::everyMethodOfTheModelIsOffered() {
  open(deadEnd);
  auto* method = control<QComboBox>("Method");
  QStringList names;
  for (int i = 0; i < method->count(); ++i) names << method->itemText(i);
  QCOMPARE(names, (QStringList{"Exact", "Inexor", "Inexor's engine"}));
  method->setFocus();
  QTest::keyClick(method, Qt::Key_End);
  QCOMPARE(trail_->algorithm(), octree::Algorithm::engine);
  QCOMPARE(trail_->followed().algorithm, octree::Algorithm::engine);
  QCOMPARE(control<QListView>("Steps")->model()->rowCount(),
           static_cast<int>(trail_->engine().visits.steps().size()) + 1);
  QVERIFY(line("Result of Inexor's engine").startsWith("Inexor's engine: "));
  // Along x at y 1.3 and z 1.2, from -5, the eighth from 2 on is solid.
  const QString engine = line("Result of Inexor's engine");
  QVERIFY2(engine.contains("leaf /4,"), qPrintable(engine));
}

void RayPanelTest::severalRaysAreKeptUndoably() {
  open(deadEnd);
  trail_->keep({{2, 1, 20}, {0, 0, -1}});
  auto* rays = control<QComboBox>("Ray");
  QCOMPARE(rays->count(), 3);
  QCOMPARE(rays->currentIndex(), 2);
  QVERIFY(rays->itemText(2).startsWith("3: from (2; 1; 20)"));
  trail_->keep({{3, 1, 20}, {0, 0, -1}});
  QCOMPARE(rays->count(), 4);
  QCOMPARE(document_->weighing().scene.rays.size(), std::size_t{4});
  document_->undoStack().undo();
  QCOMPARE(rays->count(), 3);
  trail_->choose(1);
  QTest::mouseClick(button("Remove"), Qt::LeftButton);
  QCOMPARE(document_->weighing().scene.rays.size(), std::size_t{2});
  QVERIFY(rays->itemText(1).startsWith("2: from (2; 1; 20)"));
}

/// The ray is the one that was clicked, origin and all; another click takes its place.
void RayPanelTest::aRayOfTheViewIsFollowedAndKeptOnRequest() {
  open("octree 0 0 0 4 S\n");
  trail_->followSeen({{2, 1, 20}, {0, 0, -3}});
  QVERIFY(document_->undoStack().isClean());
  QCOMPARE(trail_->rays().back().origin.z, 20.0);
  QCOMPARE(trail_->exact().hit->entry.t, 16.0);
  auto* rays = control<QComboBox>("Ray");
  QVERIFY(rays->currentText().startsWith("In the view: from (2; 1; 20)"));
  trail_->followSeen({{3, 1, 20}, {0, 0, -1}});
  QCOMPARE(rays->count(), 1);
  QVERIFY(!button("Remove")->isEnabled());
  QTest::mouseClick(button("Keep"), Qt::LeftButton);
  QCOMPARE(rays->count(), 1);
  QVERIFY(rays->currentText().startsWith("1: from (3; 1; 20)"));
  QCOMPARE(document_->weighing().scene.rays.size(), std::size_t{1});
  QVERIFY(!button("Keep")->isEnabled());
}

void RayPanelTest::escapeForgetsTheRay() {
  open(deadEnd);
  trail_->followSeen({{2, 1, 20}, {0, 0, -1}});
  auto* list = control<QListView>("Steps");
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Escape);
  QVERIFY(!trail_->current().has_value());
  QCOMPARE(control<QComboBox>("Ray")->count(), 2);
  QVERIFY(line("How the methods differ").isEmpty());
}

void RayPanelTest::withoutARayThereAreNoSteps() {
  open(deadEnd);
  trail_->forget();
  QCOMPARE(control<QListView>("Steps")->model()->rowCount(), 0);
  bool isSaid = false;
  for (const QLabel* label : panel_->findChildren<QLabel*>()) {
    QVERIFY(!label->text().contains("of 0"));
    isSaid = isSaid || label->text() == "No ray to follow";
  }
  QVERIFY(isSaid);
  for (const char* text : {"First", "Back", "Forward", "Last", "Hit"})
    QVERIFY2(!button(text)->isEnabled(), text);
  QVERIFY(!control<QComboBox>("Steps shown")->isEnabled());
}

/// Fifty octrees stand in a row across the ray, which meets the one that it is aimed at.
void RayPanelTest::ofManyOctreesTheDecisiveStepsAreShown() {
  std::string scene;
  for (int i = 0; i < 50; ++i) scene += "octree 0 " + std::to_string(3 * i) + " 0 2 OSEEEEEES\n";
  open((scene + "ray -5 60.5 0.4 1 0 0\n").c_str());
  auto* shown = control<QComboBox>("Steps shown");
  QCOMPARE(shown->currentText(), QString("Decisive steps"));
  QVERIFY(shown->toolTip().contains("toward the nearest leaf"));  // Of a miss they are shown, too.
  const auto* model = control<QListView>("Steps")->model();
  const auto steps = static_cast<int>(trail_->lastStep());
  QVERIFY(steps >= 50);
  QVERIFY(model->rowCount() <= 6);
  QCOMPARE(trail_->step(), trail_->lastStep());
  QTest::mouseClick(button("Back"), Qt::LeftButton);
  QVERIFY(shownStep().contains("entered octree 21 /"));
  QTest::mouseClick(button("Forward"), Qt::LeftButton);
  QVERIFY(shownStep().contains("leaf hit: octree 21 /0"));
  shown->setFocus();
  QTest::keyClick(shown, Qt::Key_Down);
  QCOMPARE(shown->currentText(), QString("All steps"));
  QCOMPARE(model->rowCount(), steps + 1);
  // What was chosen stays chosen for the next ray.
  trail_->keep({{-5, 30.5, 0.4}, {1, 0, 0}});
  QCOMPARE(shown->currentText(), QString("All steps"));
}

void RayPanelTest::theStepsOfOneOctreeCanBeShown() {
  open("octree 0 0 0 4 OSEEEEEEE\noctree 8 0 0 4 S\nray -5 3 3 1 0 0\n");
  auto* shown = control<QComboBox>("Steps shown");
  QCOMPARE(shown->currentText(), QString("All steps"));
  const int met = shown->findText("Steps in octree 2");
  QVERIFY(met >= 0);
  shown->setCurrentIndex(met);
  emit shown->activated(met);
  const auto* model = control<QListView>("Steps")->model();
  for (int row = 1; row < model->rowCount(); ++row)
    QVERIFY(model->index(row, 0).data().toString().contains("octree 2"));
  QVERIFY(model->rowCount() > 1);
}

void RayPanelTest::theHitIsOneClickAway() {
  open(deadEnd);
  QTest::mouseClick(button("First"), Qt::LeftButton);
  QTest::mouseClick(button("Hit"), Qt::LeftButton);
  QVERIFY(shownStep().contains("leaf hit: octree 1 /4"));
  trail_->choose(1);
  QVERIFY(!button("Hit")->isEnabled());
}

/// An edit elsewhere leaves the replay where it is.
void RayPanelTest::anEditDoesNotMoveTheReplay() {
  open(deadEnd);
  trail_->goTo(2);
  changeCubes(*document_, 0, *octree::parseTree("OOSEEEEEEEEEESEES"), "Fill");
  QCOMPARE(trail_->step(), std::size_t{2});
  QCOMPARE(control<QListView>("Steps")->currentIndex().row(), 2);
  document_->undoStack().undo();
  QCOMPARE(trail_->step(), std::size_t{2});
  trail_->goTo(trail_->lastStep());
  changeCubes(*document_, 0, *octree::parseTree("OOSEEEEEEEEEESEES"), "Fill");
  QCOMPARE(trail_->step(), trail_->lastStep());
}

void RayPanelTest::stepsShowWhatDecides() {
  open(deadEnd);
  trail_->follow(octree::Algorithm::inexor);
  QStringList told;
  const auto* model = control<QListView>("Steps")->model();
  for (int row = 0; row < model->rowCount(); ++row) told += model->index(row, 0).data().toString();
  const QString all = told.join(u'\n');
  QVERIFY2(all.contains("hit: octree 1 /4; its center is 8."), qPrintable(all));
  QVERIFY2(
      all.contains("missed: octree 1 /0/0; the ray passes 0.361 m from the cube's bounding box") ||
          all.contains(QRegularExpression(
              "missed: octree 1 /0/0; the ray passes .+ from the bounding sphere")),
      qPrintable(all));
  QVERIFY2(all.contains("end: the ray misses all children of octree 1 /0"), qPrintable(all));
  QVERIFY(line("Result of Inexor's method").contains("though the ray passes through octree 1 /4"));
  trail_->choose(1);
  QVERIFY(line("Result of the exact method").contains("nearest leaf, octree 1 /4"));
}

void RayPanelTest::anotherSceneHasOtherRays() {
  open(deadEnd);
  trail_->choose(1);
  trail_->keep({{2, 1, 20}, {0, 0, -1}});
  document_->close();
  QVERIFY(!trail_->current().has_value());
  QVERIFY(!control<QComboBox>("Ray")->isVisible());
  open("octree 0 0 0 4 S\nray -5 1 1 1 0 0\n");
  QCOMPARE(trail_->current(), std::optional<std::size_t>(0));
  QCOMPARE(control<QComboBox>("Ray")->count(), 1);
}

void RayPanelTest::everyControlHasANameAndTheKeyboard() {
  open(deadEnd);
  for (const QWidget* control : std::initializer_list<QWidget*>{
           this->control<QComboBox>("Ray"), this->control<QComboBox>("Method"), button("Keep"),
           button("Remove"), button("Forget"), button("First"), button("Back"), button("Forward"),
           button("Last"), button("Hit"), this->control<QComboBox>("Steps shown"),
           this->control<QListView>("Steps")}) {
    QVERIFY(control != nullptr);
    QVERIFY(!control->accessibleName().isEmpty());
    QVERIFY(control->focusPolicy() & Qt::TabFocus);
  }
}

void RayPanelTest::itsModelIsSound() {
  const QAbstractItemModelTester tester(control<QListView>("Steps")->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  open(deadEnd);
  trail_->follow(octree::Algorithm::inexor);
  trail_->choose(1);
  document_->close();
}

/// Whether or not they wrap, they are in line with the choice below, and as near as other rows are.
void RayPanelTest::noEmptyStripIsAroundTheButtons() {
  open(deadEnd);
  const auto placeOf = [&](const QWidget& widget) {
    return QRect(widget.mapTo(panel_.get(), QPoint()), widget.size());
  };
  const auto* position = button("Hit")->parentWidget()->findChild<QLabel*>();
  QVERIFY(position);
  for (const QSize& size : {QSize(600, 260), QSize(1200, 260)}) {
    panel_->resize(size);
    QCoreApplication::processEvents();
    const QRect choice = placeOf(*control<QComboBox>("Steps shown"));
    const int end = std::max(placeOf(*button("Hit")).bottom(), placeOf(*position).bottom());
    QCOMPARE(placeOf(*button("First")).left(), choice.left());
    const int gap = panel_->style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing);
    QVERIFY2(choice.top() - end <= gap + 2, qPrintable(QString::number(choice.top() - end)));
  }
}

WEIGHBRIDGE_WINDOW_TEST(RayPanelTest);

}  // namespace wb::ui::test

#include "ray_panel_test.moc"

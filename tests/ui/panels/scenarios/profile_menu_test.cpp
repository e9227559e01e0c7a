#include "ui/panels/scenarios/profile_menu.h"

#include "model/cost/profile.h"
#include "tests/ui/widgets/files.h"
#include "tests/window/window_test.h"
#include "ui/document/document.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/scenarios/scenario_changes.h"

#include <QTest>
#include <QWheelEvent>
#include <memory>

namespace wb::ui::test {

class ProfileMenuTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aProfileIsOneStep();
  void aChangedProfileHasAStar();
  void aScenarioIsOneStep();
  void constantsOfAScenarioHaveItsName();
  void theWheelChangesNothing();
  void itStaysAsWideWhateverIsCalled();

 private:
  int indexOf(const QString& name) const { return menu_->findText(name); }

  std::unique_ptr<Document> document_;
  std::unique_ptr<ProfileMenu> menu_;
};

void ProfileMenuTest::init() {
  menu_.reset();
  document_ = std::make_unique<Document>();
  QVERIFY(document_->open(sample("market.weighbridge")));
  menu_ = std::make_unique<ProfileMenu>(*document_);
  menu_->show();
  menu_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(menu_.get()));
}

void ProfileMenuTest::aProfileIsOneStep() {
  menu_->setFocus();
  QTest::keyClicks(menu_.get(), "opensim");
  QTest::keyClick(menu_.get(), Qt::Key_Return);
  QVERIFY(document_->weighing().profile == *cost::builtInProfile("opensim"));
  QCOMPARE(document_->undoStack().count(), 1);
  document_->undoStack().undo();
  QCOMPARE(menu_->currentText(), QString("second-life"));
}

void ProfileMenuTest::aChangedProfileHasAStar() {
  QCOMPARE(menu_->title(), QString("second-life"));
  changeConstant(*document_, cost::Key::triangle_constant, 0.2, Gesture::none);
  QCOMPARE(menu_->title(), QString("second-life*"));
  QCOMPARE(menu_->itemText(0), QString("second-life"));
  document_->undoStack().undo();
  QCOMPARE(menu_->title(), QString("second-life"));
}

/// It is shown by its name as long as its constants are those of now.
void ProfileMenuTest::aScenarioIsOneStep() {
  cost::Profile cheap = document_->weighing().profile;
  cheap[cost::Key::triangle_constant] = 0.01;
  addScenario(*document_, cheap, "Cheap triangles");
  QVERIFY(indexOf("Cheap triangles") > 0);
  const int steps = document_->undoStack().count();
  emit menu_->activated(indexOf("Cheap triangles"));
  QCOMPARE(document_->undoStack().count(), steps + 1);
  QCOMPARE(document_->weighing().profile[cost::Key::triangle_constant], 0.01);
  QCOMPARE(menu_->title(), QString("Cheap triangles"));
  QCOMPARE(menu_->currentText(), QString("Cheap triangles"));
  deleteScenario(*document_, document_->weighing().scene.scenarios.size() - 1);
  QCOMPARE(indexOf("Cheap triangles"), -1);
  document_->undoStack().undo();
  QVERIFY(indexOf("Cheap triangles") > 0);
}

/// However they came to be those of now; unchanged ones of a built-in profile stay that.
void ProfileMenuTest::constantsOfAScenarioHaveItsName() {
  addScenario(*document_, document_->weighing().profile, "As it was");
  QCOMPARE(menu_->title(), QString("second-life"));
  changeConstant(*document_, cost::Key::triangle_constant, 0.2, Gesture::none);
  addScenario(*document_, document_->weighing().profile, "High k");
  QCOMPARE(menu_->title(), QString("High k"));
  QCOMPARE(menu_->currentText(), QString("High k"));
  changeConstant(*document_, cost::Key::triangle_constant, 0.3, Gesture::none);
  QCOMPARE(menu_->title(), QString("second-life*"));
  QCOMPARE(menu_->currentText(), QString("second-life"));
}

void ProfileMenuTest::theWheelChangesNothing() {
  menu_->clearFocus();
  const QPointF middle = menu_->rect().center();
  QWheelEvent event(middle, menu_->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(menu_.get(), &event);
  QCOMPARE(document_->undoStack().count(), 0);
}

void ProfileMenuTest::itStaysAsWideWhateverIsCalled() {
  const int width = menu_->sizeHint().width();
  addScenario(*document_, document_->weighing().profile, QString(200, u'w'));
  QCOMPARE(menu_->sizeHint().width(), width);
  QCOMPARE(menu_->minimumSizeHint().width(), width);
}

WEIGHBRIDGE_WINDOW_TEST(ProfileMenuTest);

}  // namespace wb::ui::test

#include "profile_menu_test.moc"

#include "tests/ui/panels/why/why_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/why/detail/breakdown_view.h"

namespace wb::ui::test {

/// What is told before an object is selected.
class WhyRegionTest : public WhyPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void nothingOpenSaysWhatToDo();
  void ofOctreesItSaysThatTheyCostNothing();
  void nothingSelectedTellsAllAndNamesTheCostliest();
  void aRegionSaysWhatItHolds();
};

void WhyRegionTest::nothingOpenSaysWhatToDo() {
  QVERIFY(says("Open a file"));
  QVERIFY(!panel_->findChild<BreakdownView*>()->isVisible());
  QCOMPARE(panel_->explanation(), QString());
}

void WhyRegionTest::ofOctreesItSaysThatTheyCostNothing() {
  QVERIFY(document_->open(WEIGHBRIDGE_DATA "/octree/octree_indented.scene"));
  QVERIFY(says("Octrees cost nothing"));
}

/// How much of how much, and where: of two walls the one with slivers costs 1,800, the other 1.
void WhyRegionTest::nothingSelectedTellsAllAndNamesTheCostliest() {
  open("slivers.weighbridge");
  QCOMPARE(label("regionImpact")->text(), "1801 LI");
  QVERIFY(label("room")->text().contains("of 20000"));
  QVERIFY(label("costliest")->isVisible());
  QList<QLabel*> named;
  for (QLabel* one : panel_->findChildren<QLabel*>())
    if (one->isVisible() && one->text().contains("<a href")) named << one;
  QCOMPARE(named.size(), 2);
  QVERIFY(named[0]->text().contains("Sliver wall"));
  QVERIFY(says("1800 LI"));
  emit named[0]->linkActivated("1");
  QCOMPARE(selection_->current(), (weighing::Target{1, {}}));
}

void WhyRegionTest::aRegionSaysWhatItHolds() {
  open("market.weighbridge");
  selection_->selectRegion(0);
  QVERIFY(says(QStringLiteral("Land impact 2835 of 20000 LI: 17165 LI left.")));
  QVERIFY(says(QStringLiteral("Objects: 21, parts: 49.")));
  QVERIFY(says(QStringLiteral("Upper lanes")));  // the parcel that is too full
  QVERIFY(says(QStringLiteral("Sliver wall</a>")));
  QVERIFY(says(QStringLiteral("1800 LI")));
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] = 0;
  document_->setProfile(profile);
  QVERIFY(!says(QStringLiteral("1800 LI")));
  select(0);
  QVERIFY(!selection_->region());
  QVERIFY(!says(QStringLiteral("LI left")));
}

WEIGHBRIDGE_WINDOW_TEST(WhyRegionTest);

}  // namespace wb::ui::test

#include "why_region_test.moc"

#include "ui/document/visibility.h"

#include "tests/window/window_test.h"
#include "ui/document/document.h"

#include <QSignalSpy>
#include <QTest>
#include <memory>

namespace wb::ui::test {

/// On two cars of five parts each.
class VisibilityTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void allIsShownAtFirst();
  void aHiddenLinksetHidesItsParts();
  void aLinksetShownAgainShowsAllItsParts();
  void hidingTheLastPartHidesTheLinkset();
  void aPartShownOfAHiddenLinksetIsAlone();
  void onlyOneLinksetIsShown();
  void onlyOnePartIsShown();
  void everyCallTellsOnceAndOnlyOfChanges();
  void anotherSceneIsAllThere();

 private:
  int shownParts(std::size_t linkset) const;

  std::unique_ptr<Document> document_;
  std::unique_ptr<Visibility> visibility_;
};

void VisibilityTest::init() {
  document_ = std::make_unique<Document>();
  visibility_ = std::make_unique<Visibility>(*document_);
  QVERIFY(document_->open(QStringLiteral(WEIGHBRIDGE_SAMPLES "/vehicle.weighbridge")));
}

int VisibilityTest::shownParts(std::size_t linkset) const {
  int count = 0;
  for (std::size_t part = 0; part < 5; ++part)
    count += visibility_->isHidden(linkset, part) ? 0 : 1;
  return count;
}

void VisibilityTest::allIsShownAtFirst() {
  QVERIFY(visibility_->isAllShown());
  QCOMPARE(shownParts(0) + shownParts(1), 10);
}

void VisibilityTest::aHiddenLinksetHidesItsParts() {
  visibility_->hideLinkset(0, true);
  QCOMPARE(shownParts(0), 0);
  QCOMPARE(shownParts(1), 5);
  QVERIFY(visibility_->isLinksetHidden(0));
}

void VisibilityTest::aLinksetShownAgainShowsAllItsParts() {
  visibility_->hidePart(0, 3, true);
  QVERIFY(visibility_->isPartlyHidden(0));
  QVERIFY(!visibility_->isPartlyHidden(1));
  visibility_->hideLinkset(0, false);
  QVERIFY(visibility_->isAllShown());
  visibility_->hidePart(0, 3, true);
  visibility_->hideLinkset(0, true);
  visibility_->hideLinkset(0, false);
  QVERIFY(visibility_->isAllShown());
}

void VisibilityTest::hidingTheLastPartHidesTheLinkset() {
  for (std::size_t part = 0; part < 5; ++part) {
    QVERIFY(!visibility_->isLinksetHidden(1));
    visibility_->hidePart(1, part, true);
  }
  QVERIFY(visibility_->isLinksetHidden(1));
  QVERIFY(!visibility_->isPartlyHidden(1));
}

void VisibilityTest::aPartShownOfAHiddenLinksetIsAlone() {
  visibility_->hideLinkset(0, true);
  visibility_->hidePart(0, 2, false);
  QVERIFY(!visibility_->isHidden(0, 2));
  QCOMPARE(shownParts(0), 1);
  QVERIFY(visibility_->isPartlyHidden(0));
}

void VisibilityTest::onlyOneLinksetIsShown() {
  visibility_->hidePart(1, 0, true);
  visibility_->showOnly(1);
  QCOMPARE(shownParts(0), 0);
  QCOMPARE(shownParts(1), 5);
}

void VisibilityTest::onlyOnePartIsShown() {
  visibility_->showOnly(1, 4);
  QCOMPARE(shownParts(0), 0);
  QCOMPARE(shownParts(1), 1);
  QVERIFY(!visibility_->isHidden(1, 4));
  visibility_->showAll();
  QVERIFY(visibility_->isAllShown());
}

void VisibilityTest::everyCallTellsOnceAndOnlyOfChanges() {
  QSignalSpy changed(visibility_.get(), &Visibility::changed);
  visibility_->showOnly(0, 1);
  QCOMPARE(changed.count(), 1);
  visibility_->showOnly(0, 1);
  visibility_->hidePart(0, 1, false);
  visibility_->hideLinkset(1, true);
  QCOMPARE(changed.count(), 1);
  visibility_->showAll();
  visibility_->showAll();
  QCOMPARE(changed.count(), 2);
}

void VisibilityTest::anotherSceneIsAllThere() {
  visibility_->hideLinkset(1, true);
  QVERIFY(document_->open(QStringLiteral(WEIGHBRIDGE_SAMPLES "/market.weighbridge")));
  QVERIFY(visibility_->isAllShown());
}

WEIGHBRIDGE_WINDOW_TEST(VisibilityTest);

}  // namespace wb::ui::test

#include "visibility_test.moc"

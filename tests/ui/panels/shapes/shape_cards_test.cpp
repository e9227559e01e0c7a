#include "ui/panels/shapes/detail/shape_cards.h"

#include "tests/ui/panels/shapes/shapes_panel_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/shapes/detail/shape_picture.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <chrono>
#include <tuple>

namespace wb::ui::test {

/// The candidates as cards.
class ShapeCardsTest : public ShapesPanelCase {
  Q_OBJECT

 private slots:
  void init() {
    start();
    panel_->showTable(false);
    panel_->resize(356, 800);
  }
  void cleanup() { end(); }
  void aCardForEachInTwoColumns();
  void oneCostAfterAnalyzeIsNoRange();
  void aRangeAfterAnalyzeIsWhole();
  void theKeyboardGoesFromCardToCard();
  void tabStopsAtOneCard();
  void aCardIsChosenAndUsed();
  void aCardIsSeenAndUsedBeforeAllAreThere();
  void whatIsUsedIsMarkedUntilItIsUndone();
  void anotherTakesThePlaceOfALinkedOne();
  void morePlansJoinThoseFound();
  void picturesComeOneByOne();
  void aPictureShowsWhatIsInFront();
  void whatWasFoundStaysWithTheProject();
  void whatIsUsedIsMarkedInAProjectThatIsOpened();
  void bodiesOfAUsedShapeLeaveTheCandidates();
  void savingUnderOtherConstantsErasesNothing();
  void whatAnotherProgramFoundIsThereAfterAReload();
  void whatTookLongIsAskedAbout();
  void rightToLeftTheFirstIsAtTheRight();

 private:
  const std::vector<ShapeCard*>& cards() { return panel_->cards().cards(); }
  ShapeCard& cardOf(std::string_view method) {
    return *cards()[static_cast<std::size_t>(rowOfMethod(method))];
  }
  double landImpact() const { return document_->weighing().costs[0].landImpact; }
  bool isInUse(std::string_view method) {
    return cardOf(method).accessibleName().contains("in use");
  }
  /// Saves the project, looks at another and opens it again.
  void openAgain(const QString& file);
};

void ShapeCardsTest::openAgain(const QString& file) {
  QVERIFY(document_->saveAs(file).has_value());
  QVERIFY(document_->open(sample("chair.weighbridge")).has_value());
  QTRY_VERIFY(panel_->candidates().isEmpty());
  QVERIFY(document_->open(file).has_value());
  selection_->select(weighing::Target{0, {}});
  QTRY_VERIFY(!panel_->candidates().isEmpty());
  QVERIFY(!panel_->isBusy());
}

/// Of hulls, or of the long sizes of what all methods make.
void ShapeCardsTest::aCardForEachInTwoColumns() {
  isLong() ? make() : makeHulls();
  const auto& shapes = panel_->candidates().shapes()[0];
  QVERIFY(shapes.size() >= 3);
  QCOMPARE(cards().size(), shapes.size());
  for (const ShapeCard* card : cards()) QCOMPARE(card->size(), QSize(160, 216));
  QCOMPARE(cards()[0]->y(), cards()[1]->y());
  QVERIFY(cards()[1]->x() >= cards()[0]->x() + 160);
  QVERIFY(cards()[2]->y() >= cards()[0]->y() + 216);
  const QString name = cardOf("base").accessibleName();
  QVERIFY2(name.startsWith("one hull, ") && name.contains("PE") &&
               name.contains("Arrives exactly as shown"),
           qPrintable(name));
  // One hull closes the doorway.
  QVERIFY2(name.contains("blocks passages"), qPrintable(name));
  QVERIFY(cardOf("cover").accessibleName().contains("After Analyze"));
}

void ShapeCardsTest::oneCostAfterAnalyzeIsNoRange() {
  shape::MadeShape made;
  made.shape.method = "cover";
  made.physics = 1.8;
  made.analyzed = shape::AnalyzedPhysics{{}, 10.56, 10.56};
  ShapeCard card(panel_.get());
  const auto name = [&card] {
    return card.accessibleName().remove(QChar(0x2060)).replace(QChar::Nbsp, u' ');
  };
  card.show(made, false, false);
  QVERIFY2(name().contains(", 10.56 PE · "), qPrintable(name()));
  QVERIFY2(name().contains("After Analyze; 1.8 PE before"), qPrintable(name()));
  made.analyzed->most = 11;
  card.show(made, false, false);
  QVERIFY2(name().contains(", 10.56–11 PE · "), qPrintable(name()));
}

/// What arrives is read first, a range whole; doors stand at the end, beside the button.
void ShapeCardsTest::aRangeAfterAnalyzeIsWhole() {
  shape::MadeShape made;
  made.shape.method = "cover";
  made.shape.lost.emplace();
  made.physics = 1.8;
  ShapeCard card(panel_.get());
  for (const auto& [least, most, range] :
       {std::tuple(1.0, 2.0, "1–2 PE"), std::tuple(10.04, 10.56, "10.04–10.56 PE"),
        std::tuple(123.5, 234.6, "123.5–234.6 PE")}) {
    made.analyzed = shape::AnalyzedPhysics{{}, least, most};
    card.show(made, false, false);
    const QStringList lines =
        card.drawnLines().join(u'|').remove(QChar(0x2060)).replace(QChar::Nbsp, u' ').split(u'|');
    QVERIFY2(lines.first().startsWith(range), qPrintable(lines.join(u'|')));
    QVERIFY2(lines.filter(QString(u'…')).isEmpty(), qPrintable(lines.join(u'|')));
    QVERIFY2(lines.join(u' ').endsWith("passages stay open"), qPrintable(lines.join(u'|')));
  }
}

void ShapeCardsTest::theKeyboardGoesFromCardToCard() {
  makeHulls();
  cards()[0]->setFocus(Qt::TabFocusReason);
  QTest::keyClick(cards()[0], Qt::Key_Right);
  QCOMPARE(panel_->focusWidget(), cards()[1]);
  QTest::keyClick(cards()[1], Qt::Key_Left);
  QTest::keyClick(cards()[0], Qt::Key_Down);
  QCOMPARE(panel_->focusWidget(), cards()[2]);
  QTest::keyClick(cards()[2], Qt::Key_Space);
  QCOMPARE(panel_->candidates().chosen(0), std::optional<std::size_t>(2));
  QVERIFY(cards()[2]->isChecked() && !cards()[0]->isChecked());
  QTest::keyClick(cards()[2], Qt::Key_Home);
  QCOMPARE(panel_->focusWidget(), cards()[0]);
}

/// At the card that was left; Enter uses it.
void ShapeCardsTest::tabStopsAtOneCard() {
  makeHulls();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  cardOf("cover").setFocus(Qt::TabFocusReason);
  QTest::keyClick(&cardOf("cover"), Qt::Key_Tab);
  QWidget* next = panel_->focusWidget();
  QVERIFY(next && !qobject_cast<ShapeCard*>(next) &&
          !qobject_cast<ShapeCard*>(next->parentWidget()));
  QTest::keyClick(next, Qt::Key_Backtab);
  QCOMPARE(panel_->focusWidget(), static_cast<QWidget*>(&cardOf("cover")));
  QTest::keyClick(&cardOf("cover"), Qt::Key_Return);
  QCOMPARE(document_->undoStack().count(), 1);
  QVERIFY(cardOf("cover").accessibleName().contains("in use"));
}

/// What a card promises is what the document weighs afterwards.
void ShapeCardsTest::aCardIsChosenAndUsed() {
  makeHulls();
  const auto& cover = panel_->candidates().at({0, std::size_t(rowOfMethod("cover"))});
  const double promised = cover.landImpact;
  const double physics = *cover.physics;
  QTest::mouseClick(&cardOf("cover"), Qt::LeftButton, {}, QPoint(80, 60));
  QVERIFY(cardOf("cover").isChecked());
  QCOMPARE(document_->undoStack().count(), 0);
  QTest::mouseClick(&cardOf("cover").use(), Qt::LeftButton);
  QCOMPARE(document_->undoStack().count(), 1);
  QCOMPARE(landImpact(), promised);
  QCOMPARE(*document_->weighing().costs[0].parts[0].physics, physics);
}

/// Its button ends the search.
void ShapeCardsTest::aCardIsSeenAndUsedBeforeAllAreThere() {
  wb::test::keepSearches(false);
  panel_->make();
  QTRY_VERIFY_WITH_TIMEOUT(!cards().empty() && !cards()[0]->picture().isNull(), 60'000);
  QTRY_VERIFY_WITH_TIMEOUT(cards()[0]->use().isEnabled(), 60'000);
  QVERIFY(panel_->isBusy());
  QVERIFY(cards()[0]->use().toolTip().startsWith("End the search"));
  QTest::mouseClick(&cards()[0]->use(), Qt::LeftButton);
  wb::test::keepSearches(true);
  QVERIFY(!panel_->isBusy());
  QCOMPARE(panel_->candidates().used()[0], std::optional<std::size_t>(0));
  QVERIFY(!cards()[0]->picture().isNull());
}

void ShapeCardsTest::whatIsUsedIsMarkedUntilItIsUndone() {
  makeHulls();
  const std::size_t found = cards().size();
  QVERIFY(!cardOf("cover").accessibleName().contains("in use"));
  cardOf("cover").use().click();
  QCOMPARE(cards().size(), found);
  QVERIFY(cardOf("cover").accessibleName().contains("in use"));
  QVERIFY(!cardOf("cover").use().isEnabled());
  QVERIFY(!button("Use")->isEnabled());
  document_->undoStack().undo();
  QCOMPARE(panel_->candidates().shapes()[0].size(), found);
  QVERIFY(!cardOf("cover").accessibleName().contains("in use"));
  QVERIFY(cardOf("cover").use().isEnabled());
  document_->undoStack().redo();
  QVERIFY(cardOf("cover").accessibleName().contains("in use"));
  // Another shape type is no shape of here.
  scene::Part part = document_->weighing().scene.linksets[0].parts[0];
  part.shapeType = scene::ShapeType::convexHull;
  changePart(*document_, 0, 0, part, "Other type");
  QVERIFY(!cardOf("cover").accessibleName().contains("in use"));
}

/// Prims become parts; with another shape they are gone again.
void ShapeCardsTest::anotherTakesThePlaceOfALinkedOne() {
  const std::size_t parts = document_->weighing().scene.linksets[0].parts.size();
  const double before = landImpact();
  chooseMethod("linked prims");
  make();
  chooseMethod("simpler hulls");
  panel_->make();
  QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  QVERIFY(rowOfMethod("prims") >= 0 && rowOfMethod("drop") >= 0);
  const double promised = panel_->candidates().at({0, std::size_t(rowOfMethod("drop"))}).landImpact;
  cardOf("prims").use().click();
  QVERIFY(document_->weighing().scene.linksets[0].parts.size() > parts);
  QVERIFY(cardOf("prims").accessibleName().contains("in use"));
  cardOf("drop").use().click();
  QCOMPARE(document_->weighing().scene.linksets[0].parts.size(), parts);
  QCOMPARE(landImpact(), promised);
  QVERIFY(!cardOf("prims").accessibleName().contains("in use"));
  QVERIFY(cardOf("drop").accessibleName().contains("in use"));
  document_->undoStack().undo();
  QCOMPARE(landImpact(), before);
}

void ShapeCardsTest::morePlansJoinThoseFound() {
  askForSimplerHulls();
  make();
  const std::size_t first = cards().size();
  chooseMethod("one hull");
  QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  QCOMPARE(panel_->candidates().shapes()[0].size(), first + 1);
  // The same search finds nothing new.
  make();
  QCOMPARE(panel_->candidates().shapes()[0].size(), first + 1);
}

void ShapeCardsTest::picturesComeOneByOne() {
  askForSimplerHulls();
  make();
  QTRY_VERIFY(!cards()[0]->picture().isNull());
  const QImage picture = cards()[0]->picture().toImage();
  QCOMPARE(picture.size(), ShapeCard::pictureSize * panel_->devicePixelRatio());
  int drawn = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x)
      if (picture.pixel(x, y) != picture.pixel(0, 0)) ++drawn;
  QVERIFY2(drawn > picture.width() * picture.height() / 20, "the shape fills some of it");
}

/// Seen from above: a small square over a larger one.
void ShapeCardsTest::aPictureShowsWhatIsInFront() {
  const auto square = [](double half, double height) {
    mesh::TriangleMesh mesh;
    mesh.positions = {
        {-half, -half, height}, {half, -half, height}, {half, half, height}, {-half, half, height}};
    mesh.triangles = {{0, 1, 2}, {0, 2, 3}};
    return mesh;
  };
  const PictureColours colours{Qt::white, Qt::red, Qt::blue};
  const Sight above{{0, 0, -1}, {0, 1, 0}};
  const QImage below = drawShape(square(1, 0), square(0.5, 1), above, {100, 100}, colours);
  const QColor middle = below.pixelColor(50, 50);
  const QColor rim = below.pixelColor(10, 50);
  QVERIFY2(middle.blue() > 0, "the model lies over the shape");
  QVERIFY(rim.red() > 0 && rim.blue() == 0);
  QCOMPARE(below.pixelColor(1, 1), QColor(Qt::white));
  const QImage over = drawShape(square(1, 2), square(0.5, 1), above, {100, 100}, colours);
  QCOMPARE(over.pixelColor(50, 50), over.pixelColor(10, 50));
}

/// Nobody waits for them again, and none is chosen before somebody does.
void ShapeCardsTest::whatWasFoundStaysWithTheProject() {
  askForSimplerHulls();
  make();
  const auto shapes = panel_->candidates().shapes();
  QVERIFY(!shapes.at(0).empty());
  const QString name = cards()[0]->accessibleName();
  const QTemporaryDir folder;
  openAgain(folder.filePath("kept.weighbridge"));
  const auto& again = panel_->candidates().shapes();
  QCOMPARE(again.size(), shapes.size());
  QCOMPARE(again[0].size(), shapes[0].size());
  QCOMPARE(cards()[0]->accessibleName(), name);
  QCOMPARE(again[0][0].landImpact, shapes[0][0].landImpact);
  QVERIFY(!panel_->hasChosen());
  // They are used like those that were just found.
  cards()[0]->use().click();
  QCOMPARE(landImpact(), shapes[0][0].landImpact);
}

void ShapeCardsTest::whatIsUsedIsMarkedInAProjectThatIsOpened() {
  for (const char* method : {"one hull", "simpler hulls"}) {
    chooseMethod(method);
    make();
  }
  cardOf("drop").use().click();
  QVERIFY(isInUse("drop"));
  const QTemporaryDir folder;
  const QString file = folder.filePath("used.weighbridge");
  openAgain(file);
  QTRY_VERIFY(isInUse("drop"));
  QVERIFY(!isInUse("base"));
  cardOf("base").use().click();
  QVERIFY(isInUse("base") && !isInUse("drop"));
  document_->undoStack().undo();
  QVERIFY(isInUse("drop"));
  // Saved before anybody looked whether it is so, it is still said.
  openAgain(file);
  openAgain(file);
  QTRY_VERIFY(isInUse("drop"));
  // Another program gave the part another shape type.
  QByteArray content = contentOf(file);
  const QByteArray prim = R"("shape_type": "prim")";
  QCOMPARE(content.count(prim), qsizetype{1});
  content.replace(prim, R"("shape_type": "convex_hull")");
  QVERIFY(document_->open(makeFile(folder, "other.weighbridge", content)).has_value());
  QTRY_VERIFY(!panel_->candidates().isEmpty());
  QTest::qWait(200);
  QVERIFY(!isInUse("drop"));
}

/// Prims of it are parts of the object, which was searched without them.
void ShapeCardsTest::bodiesOfAUsedShapeLeaveTheCandidates() {
  chooseMethod("linked prims");
  make();
  chooseMethod("one hull");
  panel_->make();
  QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  const auto shapes = panel_->candidates().shapes();
  cardOf("prims").use().click();
  const std::size_t parts = document_->weighing().scene.linksets[0].parts.size();
  const QTemporaryDir folder;
  openAgain(folder.filePath("linked.weighbridge"));
  const auto& again = panel_->candidates().shapes();
  QCOMPARE(again[0].size(), shapes[0].size());
  for (std::size_t i = 0; i < again[0].size(); ++i)
    QCOMPARE(again[0][i].landImpact, shapes[0][i].landImpact);
  QTRY_VERIFY(isInUse("prims"));
  // Nothing is there to be undone: the prims would stay beside another shape.
  QSignalSpy said(panel_.get(), &ShapesPanel::said);
  cardOf("base").use().click();
  QCOMPARE(document_->weighing().scene.linksets[0].parts.size(), parts);
  QVERIFY(std::ranges::any_of(said, [](const QList<QVariant>& one) {
    return one[0].toString().startsWith("Delete the prims or hulls");
  }));
}

/// It comes back with the constants that it was found under.
void ShapeCardsTest::savingUnderOtherConstantsErasesNothing() {
  askForSimplerHulls();
  make();
  const std::size_t found = panel_->candidates().shapes().at(0).size();
  const QTemporaryDir folder;
  const QString file = folder.filePath("constants.weighbridge");
  openAgain(file);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::hull_cost] = 1;
  changeProfile(*document_, profile, "Hulls are more expensive");
  QVERIFY(panel_->candidates().isEmpty());
  QVERIFY(document_->save().has_value());
  document_->undoStack().undo();
  QVERIFY(document_->save().has_value());
  QVERIFY(document_->open(file).has_value());
  QTRY_VERIFY(!panel_->candidates().isEmpty());
  QCOMPARE(panel_->candidates().shapes()[0].size(), found);
}

/// As in another window on the same project.
void ShapeCardsTest::whatAnotherProgramFoundIsThereAfterAReload() {
  const QTemporaryDir folder;
  const QString bare = folder.filePath("bare.weighbridge");
  const QString searched = folder.filePath("searched.weighbridge");
  QVERIFY(document_->saveAs(bare).has_value());
  chooseMethod("one hull");
  make();
  QVERIFY(document_->saveAs(searched).has_value());
  QVERIFY(document_->open(bare).has_value());
  selection_->select(weighing::Target{0, {}});
  QVERIFY(panel_->candidates().isEmpty());
  const auto reload = [&] {
    auto read = weighing::weighFile(searched.toStdString(), {});
    QVERIFY(read.has_value());
    document_->reload(std::move(*read));
  };
  reload();
  QTRY_VERIFY(!panel_->candidates().isEmpty());
  QCOMPARE(rowOfMethod("base"), 0);
  // What was found here since is newer.
  askForSimplerHulls();
  make();
  const std::size_t found = panel_->candidates().shapes()[0].size();
  QVERIFY(found > 1);
  selection_->select(weighing::Target{1, {}});
  reload();
  QCoreApplication::sendPostedEvents(panel_.get(), QEvent::MetaCall);
  selection_->select(weighing::Target{0, {}});
  QCOMPARE(panel_->candidates().shapes().at(0).size(), found);
}

/// As changes are: it goes into the project.
void ShapeCardsTest::whatTookLongIsAskedAbout() {
  const QTemporaryDir folder;
  QVERIFY(document_->saveAs(folder.filePath("long.weighbridge")).has_value());
  askForSimplerHulls();
  document_->setWorthSaving(std::chrono::hours(1));
  make();
  QVERIFY2(document_->undoStack().isClean(), "it is soon found again");
  document_->setWorthSaving(std::chrono::milliseconds(0));
  make();
  QVERIFY(!document_->undoStack().isClean());
  QVERIFY(document_->save().has_value());
  QVERIFY(document_->undoStack().isClean());
  // A model has no place for it.
  QVERIFY(document_->open(sample("chair.llmesh")).has_value());
  document_->noteFinds(std::chrono::hours(1));
  QVERIFY(document_->undoStack().isClean());
}

void ShapeCardsTest::rightToLeftTheFirstIsAtTheRight() {
  panel_->setLayoutDirection(Qt::RightToLeft);
  makeHulls();
  QCOMPARE(cards()[0]->y(), cards()[1]->y());
  QVERIFY(cards()[0]->x() >= cards()[1]->x() + ShapeCard::cardSize.width());
  const QRect use = cards()[0]->use().geometry();
  QVERIFY(use.center().x() < ShapeCard::cardSize.width() / 2);
  cards()[0]->setFocus(Qt::TabFocusReason);
  QTest::keyClick(cards()[0], Qt::Key_Left);
  QCOMPARE(panel_->focusWidget(), cards()[1]);
}

WEIGHBRIDGE_WINDOW_TEST(ShapeCardsTest);

}  // namespace wb::ui::test

#include "shape_cards_test.moc"

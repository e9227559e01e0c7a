#include "model/cost/breakdown.h"
#include "tests/ui/panels/why/why_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/why/detail/breakdown_view.h"
#include "ui/panels/why/detail/origin_list.h"
#include "ui/panels/why/detail/term_model.h"
#include "ui/panels/why/detail/why_card.h"
#include "ui/widgets/model_text.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QTextDocument>

namespace wb::ui::test {

class WhyPanelTest : public WhyPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void theCardTellsLandImpactAndWhatDecided_data();
  void theCardTellsLandImpactAndWhatDecided();
  void theNumberIsThereAtOnce();
  void aCountedLinksetTellsItsWeights();
  void thePartIsToldOf();
  void aMissingMeshLeavesTheAnswerOpen();
  void theModelHoldsForEverySample_data();
  void theModelHoldsForEverySample();
  void rowsAreTheTermsOfTheModel();
  void formulasAreNeverCutOff();
  void aClickOnATermLightsItsTriangles();
  void enterOnAHullLightsIt();
  void arrowKeysLightWhatTheyComeTo();
  void aCauseSelectsItsPart();
  void causesAndViewLightEachOther();
  void aCauseIsWrittenAsInTheView();
  void severalTellTheirSum();
  void constantsChangeValuesAndKeepWhatIsOpen();
  void anotherSceneForgetsTheExplanation();
  void whyItIsRefusedAndTheRemedyAreReadInFull();

 private:
  double heightOf(const QString& text, int width);
  BreakdownView& tree() { return *panel_->findChild<BreakdownView*>(); }
  QAbstractItemModel& rows() { return *tree().model(); }
  const cost::Term* termAt(const QModelIndex& index) {
    return panel_->findChild<TermModel*>()->termAt(index);
  }
  /// The first row whose term fits, looked for through the whole tree.
  template <class Fits>
  QModelIndex find(Fits fits, const QModelIndex& parent = {});
};

template <class Fits>
QModelIndex WhyPanelTest::find(Fits fits, const QModelIndex& parent) {
  for (int row = 0; row < rows().rowCount(parent); ++row) {
    const QModelIndex index = rows().index(row, 0, parent);
    if (fits(*termAt(index))) return index;
    if (const QModelIndex below = find(fits, index); below.isValid()) return below;
  }
  return {};
}

void WhyPanelTest::theCardTellsLandImpactAndWhatDecided_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("word");
  QTest::addColumn<int>("decidedBy");
  QTest::newRow("physics") << "chair.weighbridge"
                           << "the physics weight is the largest"
                           << static_cast<int>(cost::DecidedBy::physics);
  QTest::newRow("streaming") << "statue.weighbridge"
                             << "the download weight is the largest"
                             << static_cast<int>(cost::DecidedBy::streaming);
}

void WhyPanelTest::theCardTellsLandImpactAndWhatDecided() {
  QFETCH(QString, file);
  QFETCH(QString, word);
  QFETCH(int, decidedBy);
  open(qPrintable(file));
  const auto& costs = document_->weighing().costs;
  const auto found = std::ranges::find(costs, static_cast<cost::DecidedBy>(decidedBy),
                                       &cost::LinksetCost::decidedBy);
  QVERIFY(found != costs.end());
  select(static_cast<std::size_t>(found - costs.begin()));
  const double impact = found->landImpact;
  QCOMPARE(label("landImpact")->text(), QStringLiteral("%1 LI").arg(impact));
  QVERIFY(label("verdict")->text().contains(word));
}

/// Whether or not all the rest has come by then.
void WhyPanelTest::theNumberIsThereAtOnce() {
  open("market.weighbridge");
  const auto& costs = document_->weighing().costs;
  for (std::size_t i = 0; i < costs.size(); ++i) {
    selection_->select(weighing::Target{i, {}});
    QVERIFY(says(QStringLiteral("%1 LI").arg(costs[i].landImpact)));
    QVERIFY(!says("Select an object"));
    QVERIFY(tree().isVisible());
  }
}

void WhyPanelTest::aCountedLinksetTellsItsWeights() {
  open("bench.weighbridge");
  const auto& costs = document_->weighing().costs;
  const auto counted =
      std::ranges::find(costs, cost::Accounting::legacy, &cost::LinksetCost::accounting);
  QVERIFY(counted != costs.end());
  select(static_cast<std::size_t>(counted - costs.begin()));
  QVERIFY(label("verdict")->text().contains("counts parts"));
  // What the text and the page say, the card says too.
  QVERIFY(label("facts")->text().contains("The object can be set physical: it has"));
  QCOMPARE(rows().rowCount(), 7);
}

void WhyPanelTest::thePartIsToldOf() {
  open("vehicle.weighbridge");
  select(0);
  QVERIFY(!label("part")->isVisible());
  select(0, 1);
  QVERIFY(label("part")->isVisible());
  QVERIFY(label("part")->text().contains("physics"));
}

void WhyPanelTest::aMissingMeshLeavesTheAnswerOpen() {
  open("vehicle.weighbridge");
  scene::Part lost = document_->weighing().scene.linksets[0].parts[0];
  lost.asset = "nothing";
  changePart(*document_, 0, 0, lost, "Change");
  select(0, 0);
  QVERIFY(label("landImpact")->text().startsWith("at least "));
  QVERIFY(label("verdict")->text().startsWith("The land impact is at least "));
  QVERIFY(label("part")->text().contains("physics unknown, download unknown"));
  QVERIFY(!panel_->findChild<OriginRow*>()->isEnabled());
  const QModelIndex unknown =
      find([](const cost::Term& term) { return term.id == cost::TermId::unknown_part; });
  QVERIFY(unknown.isValid());
  QCOMPARE(unknown.siblingAtColumn(static_cast<int>(TermColumn::value)).data().toString(),
           "unknown");
}

void WhyPanelTest::theModelHoldsForEverySample_data() {
  QTest::addColumn<QString>("file");
  for (const char* name : {"bench", "butterfly", "chair", "doorway", "duck", "ring",
                           "sliced_sphere", "slivers", "stairs", "statue", "ten_boxes", "vehicle"})
    QTest::newRow(name) << QString(name) + ".weighbridge";
}

void WhyPanelTest::theModelHoldsForEverySample() {
  QFETCH(QString, file);
  const QAbstractItemModelTester tester(&rows(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  open(qPrintable(file));
  for (std::size_t i = 0; i < document_->weighing().scene.linksets.size(); ++i) select(i);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] = 0.2;
  changeProfile(*document_, profile, "Change");
  QTRY_VERIFY(!panel_->findChild<Explainer*>()->isBusy());
  selection_->select({});
  QCOMPARE(rows().rowCount(), 0);
}

void WhyPanelTest::rowsAreTheTermsOfTheModel() {
  open("ten_boxes.weighbridge");
  select(0);
  const auto& weighing = document_->weighing();
  const auto terms =
      cost::linksetTerms(weighing.scene, 0, weighing.statistics.linksets[0], weighing.profile);
  QCOMPARE(termAt(rows().index(0, 0))->value, terms.landImpact.value);
  // The published document's own example: ten boxes cost 1.0, and 1.62667 once physical.
  const QModelIndex physical =
      find([](const cost::Term& term) { return term.id == cost::TermId::physics_physical; });
  QVERIFY(physical.isValid());
  QVERIFY(physical.siblingAtColumn(1).data().toString().startsWith("1.627"));
}

double WhyPanelTest::heightOf(const QString& text, int width) {
  if (text.isEmpty()) return 0;
  QTextDocument document;
  document.setDefaultFont(tree().font());
  document.setDocumentMargin(0);
  document.setTextWidth(width);
  document.setPlainText(text);
  return document.size().height();
}

/// However narrow the panel is, a row has room for the whole formula below the name.
void WhyPanelTest::formulasAreNeverCutOff() {
  open("slivers.weighbridge");
  select(0);
  for (const int width : {260, 420, 900}) {
    panel_->resize(width, 800);
    tree().expandAll();
    QCoreApplication::processEvents();
    for (QModelIndex row = rows().index(0, 0); row.isValid(); row = tree().indexBelow(row)) {
      const QRect place = tree().visualRect(row);
      QVERIFY(place.right() <= tree().viewport()->width());
      double lines = 0;
      for (const auto column : {TermColumn::name, TermColumn::formula})
        lines += heightOf(row.siblingAtColumn(static_cast<int>(column)).data().toString(),
                          place.width());
      QVERIFY2(place.height() >= lines, qPrintable(row.data().toString()));
    }
  }
}

void WhyPanelTest::aClickOnATermLightsItsTriangles() {
  open("slivers.weighbridge");
  for (std::size_t i = 0; i < 2; ++i) {
    select(i);
    const QModelIndex row = find([](const cost::Term& term) {
      return term.evidence.kind == cost::Evidence::Kind::triangles &&
             !term.evidence.indices.empty();
    });
    if (!row.isValid()) continue;
    const auto expected = termAt(row)->evidence;
    tree().scrollTo(row);
    QCoreApplication::processEvents();
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(row).center());
    QVERIFY(selection_->highlighted());
    QCOMPARE(selection_->highlighted()->layer, layers::Layer::physicsMesh);
    QCOMPARE(selection_->highlighted()->indices, expected.indices);
    QCOMPARE(selection_->highlighted()->part, expected.part);
    QVERIFY(selection_->current()->part == expected.part);
    return;
  }
  QFAIL("no term of triangles was found");
}

void WhyPanelTest::enterOnAHullLightsIt() {
  open("duck.weighbridge");
  select(0);
  const QModelIndex row =
      find([](const cost::Term& term) { return term.id == cost::TermId::one_hull; });
  QVERIFY(row.isValid());
  const auto expected = termAt(row)->evidence.indices;
  tree().setCurrentIndex(row);
  tree().setFocus();
  QTest::keyClick(&tree(), Qt::Key_Return);
  QVERIFY(selection_->highlighted());
  QCOMPARE(selection_->highlighted()->layer, layers::Layer::hulls);
  QVERIFY(selection_->highlighted()->hulls);
  QCOMPARE(selection_->highlighted()->indices, expected);
}

void WhyPanelTest::arrowKeysLightWhatTheyComeTo() {
  open("slivers.weighbridge");
  select(1);
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  tree().expandAll();
  tree().setFocus();
  const auto isTriangle = [](const cost::Term& term) { return term.id == cost::TermId::triangle; };
  const QModelIndex row = find(isTriangle);
  QVERIFY(row.isValid());
  tree().setCurrentIndex(row);
  for (int i = 0; i < 3; ++i) {
    QTest::keyClick(&tree(), Qt::Key_Down);
    const cost::Term* term = termAt(tree().currentIndex());
    QVERIFY(term && isTriangle(*term));
    QVERIFY(selection_->highlighted());
    QCOMPARE(selection_->highlighted()->indices, term->evidence.indices);
  }
}

void WhyPanelTest::aCauseSelectsItsPart() {
  open("vehicle.weighbridge");
  select(0);
  auto* card = panel_->findChild<WhyCard*>();
  emit card->causeChosen(0);
  const auto causes = panel_->findChild<Explainer*>()->current()->explanation.causes;
  QVERIFY(selection_->current()->part == causes[0].part);
}

/// The pointer on a cause lights it in the view, and the pointer on its part in the view the cause.
/// With the digits grouped as the user groups them.
void WhyPanelTest::aCauseIsWrittenAsInTheView() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  open("slivers.weighbridge");
  select(1);
  const auto rows = panel_->findChildren<OriginRow*>();
  const QString name = rows[0]->accessibleName();
  QLocale::setDefault(QLocale::c());
  QVERIFY2(name.contains(QRegularExpression("slivers.*: \\d,\\d{3} PE")), qPrintable(name));
}

void WhyPanelTest::causesAndViewLightEachOther() {
  open("vehicle.weighbridge");
  select(0);
  const auto rows = panel_->findChildren<OriginRow*>();
  QCOMPARE(selection_->origins().linkset, std::size_t{0});
  QVERIFY(!selection_->origins().culprits.empty());
  QVERIFY(!selection_->origins().pointed);
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  rows[0]->setFocus();
  QTRY_COMPARE(selection_->origins().pointed, std::optional(std::size_t{0}));
  // Tab stops at one of them, arrows go to the next.
  QVERIFY(rows[1]->isEnabled());
  QTest::keyClick(rows[0], Qt::Key_Down);
  QTRY_COMPARE(selection_->origins().pointed, std::optional(std::size_t{1}));
  QCOMPARE(std::ranges::count_if(
               rows, [](const OriginRow* one) { return one->focusPolicy() & Qt::TabFocus; }),
           1);
  QTest::keyClick(rows[1], Qt::Key_Tab);
  QVERIFY(!qobject_cast<OriginRow*>(panel_->focusWidget()));
  tree().setFocus();
  QTRY_VERIFY(!selection_->origins().pointed);
  layers::Pick pick;
  pick.layer = layers::Layer::prims;
  pick.origin.linkset = 0;
  pick.origin.part = selection_->origins().culprits[0].front().part;
  selection_->hover(pick);
  QVERIFY(rows[0]->isLit());
  pick.origin.linkset = 1;
  selection_->hover(pick);
  QVERIFY(!rows[0]->isLit());
  selection_->hover({});
  QVERIFY(!rows[0]->isLit());
}

void WhyPanelTest::severalTellTheirSum() {
  open("slivers.weighbridge");
  selection_->selectAll({{0, {}}, {1, {}}});
  QTRY_COMPARE(label("regionImpact")->text(), "1801 LI");
  QVERIFY(label("regionImpact")->isVisible());
  QVERIFY(says("Selected objects"));
  select(1);
  QVERIFY(!label("regionImpact")->isVisible());
  QCOMPARE(label("landImpact")->text(), "1800 LI");
}

void WhyPanelTest::constantsChangeValuesAndKeepWhatIsOpen() {
  open("chair.weighbridge");
  select(0);
  tree().expandAll();
  const QModelIndex mesh =
      find([](const cost::Term& term) { return term.id == cost::TermId::triangle_mesh; });
  QVERIFY(mesh.isValid());
  tree().setCurrentIndex(mesh);
  const QPersistentModelIndex kept = mesh;
  const QString before = mesh.siblingAtColumn(1).data().toString();
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] *= 2;
  changeProfile(*document_, profile, "Change");
  QTRY_VERIFY(!panel_->findChild<Explainer*>()->isBusy());
  QVERIFY(kept.isValid());
  QVERIFY(kept.sibling(kept.row(), 1).data().toString() != before);
  QVERIFY(tree().isExpanded(kept.parent()));
  QCOMPARE(tree().currentIndex(), QModelIndex(kept));
  document_->undoStack().undo();
  QTRY_COMPARE(kept.sibling(kept.row(), 1).data().toString(), before);
}

void WhyPanelTest::anotherSceneForgetsTheExplanation() {
  open("chair.weighbridge");
  select(0);
  document_->close();
  QVERIFY(says("Open a file"));
  QTRY_VERIFY(!panel_->findChild<Explainer*>()->isBusy());
  QCOMPARE(rows().rowCount(), 0);
}

/// The refusal, with its remedy at the end, has room in a card of usual width.
void WhyPanelTest::whyItIsRefusedAndTheRemedyAreReadInFull() {
  open("slivers.weighbridge");
  panel_->resize(356, 800);
  select(1);
  const QLabel& notice = *label("notice");
  const QString refusal = notice.text().section(u'\n', 0, 0);
  QVERIFY(refusal.contains("Remedy: "));
  const QRect needed = notice.fontMetrics().boundingRect(QRect(0, 0, notice.width(), 10'000),
                                                         Qt::TextWordWrap, refusal);
  QVERIFY2(needed.height() <= notice.height(), qPrintable(refusal));
}

WEIGHBRIDGE_WINDOW_TEST(WhyPanelTest);

}  // namespace wb::ui::test

#include "why_panel_test.moc"

#include "model/analysis/analysis.h"
#include "tests/ui/panels/problems/problems_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/constants/profile_changes.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QIcon>
#include <QSignalSpy>

namespace wb::ui::test {

class ProblemsPanelTest : public ProblemsPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void cleanup() { finish(); }
  void nothingWrongIsSaid();
  void whatIsOverALimitIsAProblem();
  void filesOpenedTogetherKeepTheirProblems();
  void findingsAreListed();
  void countsAreTold();
  void rowsAreSorted();
  void enterJumpsToThePart();
  void doubleClickJumps();
  void placesOutsideLinksetsJumpNowhere();
  void linesAreCopied();
  void repeatedFindingsAreCounted();
  void whatIsLookedAtIsSaidInFull();
  void mendedProblemsVanish();
  void whatWouldBeRefusedIsAProblemOfItsPart();
  void controlsHaveAccessibleNames();
  void everythingIsReachedByKeyboard();

 private:
  /// The first row whose place has these words.
  int rowOf(const QString& place);
  int rowOf(const Diagnostic& finding);
  QString visibleTexts() { return wordsIn(*panel_); }
};

int ProblemsPanelTest::rowOf(const QString& place) {
  for (int row = 0; row < rows().rowCount(); ++row)
    if (rows().index(row, 0).data(ProblemsModel::placeRole).toString().contains(place)) return row;
  return -1;
}

int ProblemsPanelTest::rowOf(const Diagnostic& finding) {
  for (int row = 0; row < rows().rowCount(); ++row)
    if (rows().index(row, 0).data(ProblemsModel::placeRole) ==
            QString::fromStdString(finding.place) &&
        text(row, ProblemsModel::sentenceColumn) == shown(finding))
      return row;
  return -1;
}

/// The wall of the samples has slivers that the uploader refuses.
void ProblemsPanelTest::whatWouldBeRefusedIsAProblemOfItsPart() {
  QVERIFY(document_->open(sample("market.weighbridge")));
  const Diagnostics found = weighing::uploadFindings(document_->weighing());
  QVERIFY(!found.empty());
  const int row = rowOf(QString::fromStdString(found.front().place));
  QVERIFY(row >= 0);
  QVERIFY(text(row, ProblemsModel::sentenceColumn).contains("would not upload"));
  QCOMPARE(text(row, ProblemsModel::placeColumn), "Sliver wall › sliver_wall");
}

void ProblemsPanelTest::nothingWrongIsSaid() {
  QCOMPARE(visibleTexts(), "No problems.");
  QVERIFY(!clearButton().isVisible());
  QVERIFY(document_->open(sample("chair.weighbridge")).has_value());
  QCOMPARE(visibleTexts(), "No problems.");
}

/// The market's upper lanes hold more than their parcel; without that parcel all is well.
void ProblemsPanelTest::whatIsOverALimitIsAProblem() {
  QVERIFY(document_->open(sample("market.weighbridge")).has_value());
  const auto rowOfLanes = [this] {
    for (int row = 0; row < rows().rowCount(); ++row)
      if (text(row, ProblemsModel::sentenceColumn).contains("Upper lanes")) return row;
    return -1;
  };
  const int count = rows().rowCount();
  QVERIFY(rowOfLanes() >= 0);
  QCOMPARE(text(rowOfLanes(), ProblemsModel::severityColumn), "Warning");
  QCOMPARE(text(rowOfLanes(), ProblemsModel::placeColumn), "Market › Upper lanes");
  changeConstant(*document_, cost::Key::triangle_constant, 1e-6, Gesture::none);
  QCOMPARE(rowOfLanes(), -1);
  QCOMPARE(rows().rowCount(), count - 1);
  document_->undoStack().undo();
  QVERIFY(rowOfLanes() >= 0);
  QCOMPARE(rows().rowCount(), count);
}

/// Each finding stands under its own file, and jumps to what it is of in the scene of all.
void ProblemsPanelTest::filesOpenedTogetherKeepTheirProblems() {
  const QString whole = makeFile(*folder_, "whole.weighbridge",
                                 R"({"weighbridge": 1, "linksets": [{"parts": [{}]}]})");
  const QString broken = makeFile(*folder_, "complained.weighbridge", complained);
  auto both = weighing::weighTogether({whole.toStdString(), broken.toStdString()}, {});
  QVERIFY(both);
  document_->show(std::move(both->loaded));
  QVERIFY(rows().rowCount() >= 3);
  for (int row = 0; row < rows().rowCount(); ++row)
    QCOMPARE(text(row, ProblemsModel::fileColumn), "complained.weighbridge");
  list().setFocus();
  list().setCurrentIndex(rows().index(rowOf("linksets[1].parts[1].scale"), 0));
  QTest::keyClick(&list(), Qt::Key_Return);
  QCOMPARE(selection_->current(), (weighing::Target{2, 1}));
  const QString project = folder_->filePath("both.weighbridge");
  QVERIFY(document_->saveAs(project));
  int ofAll = 0;
  for (int row = 0; row < rows().rowCount(); ++row)
    ofAll += text(row, ProblemsModel::fileColumn) == "both.weighbridge" ? 1 : 0;
  QVERIFY2(ofAll > 0, "what weighing finds is in the project now");
}

void ProblemsPanelTest::findingsAreListed() {
  openComplained();
  const Diagnostics findings = document_->findings();
  QVERIFY(findings.size() >= 3);
  QCOMPARE(rows().rowCount(), int(findings.size()));
  for (const Diagnostic& finding : findings) {
    const int row = rowOf(finding);
    QVERIFY(row >= 0);
    QCOMPARE(text(row, ProblemsModel::severityColumn), "Warning");
    QCOMPARE(text(row, ProblemsModel::fileColumn), "complained.weighbridge");
    const auto icon = rows().index(row, 0).data(Qt::DecorationRole).value<QIcon>();
    QVERIFY(!icon.isNull());
  }
  document_->close();
  QCOMPARE(visibleTexts(), "No problems.");
}

void ProblemsPanelTest::countsAreTold() {
  QSignalSpy counted(panel_.get(), &ProblemsPanel::countChanged);
  openComplained();
  const int warnings = int(document_->findings().size());
  QCOMPARE(counted.last(), (QVariantList{0, warnings, 0}));
  panel_->addFailure(refusedFile());
  QCOMPARE(counted.last(), (QVariantList{1, warnings, 0}));
  document_->close();
  QCOMPARE(counted.last(), (QVariantList{1, 0, 0}));
}

void ProblemsPanelTest::rowsAreSorted() {
  openComplained();
  panel_->addFailure(refusedFile());
  const QHeaderView& header = *list().header();
  const auto clickHeader = [&](int column) {
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                      {header.sectionViewportPosition(column) + 10, header.height() / 2});
  };
  clickHeader(ProblemsModel::severityColumn);
  QCOMPARE(text(rows().rowCount() - 1, ProblemsModel::severityColumn), "Error");
  clickHeader(ProblemsModel::placeColumn);
  for (int row = 1; row < rows().rowCount(); ++row)
    QVERIFY(QString::localeAwareCompare(text(row - 1, ProblemsModel::placeColumn),
                                        text(row, ProblemsModel::placeColumn)) <= 0);
}

void ProblemsPanelTest::enterJumpsToThePart() {
  openComplained();
  list().setFocus();
  list().setCurrentIndex(rows().index(rowOf("linksets[1].parts[1].scale"), 0));
  QVERIFY(!selection_->current());
  QTest::keyClick(&list(), Qt::Key_Return);
  QCOMPARE(selection_->current(), (weighing::Target{1, 1}));
}

void ProblemsPanelTest::doubleClickJumps() {
  openComplained();
  const QModelIndex index = rows().index(rowOf("parts[2]"), ProblemsModel::sentenceColumn);
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(index).center());
  QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(index).center());
  QCOMPARE(selection_->current(), (weighing::Target{1, 2}));
}

void ProblemsPanelTest::placesOutsideLinksetsJumpNowhere() {
  openComplained();
  list().setCurrentIndex(rows().index(rowOf("regions[0]"), 0));
  QTest::keyClick(&list(), Qt::Key_Return);
  QVERIFY(!selection_->current());
}

void ProblemsPanelTest::linesAreCopied() {
  openComplained();
  panel_->addFailure(refusedFile());
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(&list(), Qt::Key_C, Qt::ControlModifier);
  const QStringList lines = QApplication::clipboard()->text().split(u'\n');
  QCOMPARE(lines.size(), rows().rowCount());
  QCOMPARE(lines[0], QString::fromStdString(line(refusedFile())));
  for (const Diagnostic& finding : document_->findings())
    QVERIFY(lines.contains(QString::fromStdString(finding.file + ": " + finding.place + ": ") +
                           shown(finding)));
}

void ProblemsPanelTest::repeatedFindingsAreCounted() {
  Diagnostic why = refusedFile();
  why.count = 1234;
  panel_->addFailure(why);
  QCOMPARE(text(0, ProblemsModel::sentenceColumn), shown(why) + " (1,234 times)");
}

void ProblemsPanelTest::whatIsLookedAtIsSaidInFull() {
  openComplained();
  QCOMPARE(visibleTexts(), "");
  const int row = rowOf("linksets[1].parts[1].scale");
  list().setCurrentIndex(rows().index(row, 0));
  QVERIFY(visibleTexts().startsWith(text(row, ProblemsModel::sentenceColumn)));
  QVERIFY(visibleTexts().contains("Cart › wheel"));
  QVERIFY(visibleTexts().contains(document_->path()));
  const QModelIndex place = rows().index(row, ProblemsModel::placeColumn);
  QCOMPARE(place.data(Qt::ToolTipRole).toString(), "Cart › wheel");
  document_->close();
  QCOMPARE(visibleTexts(), "No problems.");
}

void ProblemsPanelTest::mendedProblemsVanish() {
  openComplained();
  const int before = rows().rowCount();
  scene::Part part = document_->weighing().scene.linksets[1].parts[2];
  part.kind = scene::PartKind::box;
  changePart(*document_, 1, 2, part, "Change");
  QVERIFY(rows().rowCount() < before);
  document_->undoStack().undo();
  QCOMPARE(rows().rowCount(), before);
}

void ProblemsPanelTest::controlsHaveAccessibleNames() {
  for (const QWidget* control :
       {static_cast<QWidget*>(&list()), static_cast<QWidget*>(&clearButton())})
    QVERIFY(!control->accessibleName().isEmpty());
}

void ProblemsPanelTest::everythingIsReachedByKeyboard() {
  openComplained();
  panel_->addFailure(refusedFile());
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Home);
  QVERIFY(list().currentIndex().isValid());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  while (QApplication::focusWidget() != &clearButton() && QApplication::focusWidget() != &list())
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  QVERIFY(clearButton().hasFocus());
  QTest::keyClick(&clearButton(), Qt::Key_Space);
  QVERIFY(!clearButton().isVisible());
}

WEIGHBRIDGE_WINDOW_TEST(ProblemsPanelTest);

}  // namespace wb::ui::test

#include "problems_panel_test.moc"

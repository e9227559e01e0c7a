#include "ui/problems/problems_panel.h"

#include "tests/ui/base/files.h"
#include "tests/ui/base/words.h"
#include "tests/window/window_test.h"
#include "ui/base/model_text.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/problems/problems_model.h"
#include "ui/problems/problems_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QIcon>
#include <QPushButton>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace wb::ui::test {
namespace {

/// A project that opens with complaints: an unusable scale of a part, an unknown region kind, and a
/// mesh that is not there.
constexpr auto complained = R"({"weighbridge": 1,
  "regions": [{"name": "North", "kind": "cosy"}],
  "linksets": [
    {"name": "Stall", "parts": [{"name": "counter"}]},
    {"name": "Cart", "parts": [{"name": "axle"}, {"name": "wheel", "scale": "large"},
                               {"name": "body", "kind": "mesh", "asset": "lost"}]}]})";

}  // namespace

class ProblemsPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void nothingWrongIsSaid();
  void findingsAreListed();
  void countsAreTold();
  void refusedFileStandsFirst();
  void refusedFileSaysWhatWhereAndWhy();
  void aFileIsRefusedOnce();
  void filesThatDoNotExistAreToldApart();
  void openedFileIsRefusedNoMore();
  void refusedFilesAreCleared();
  void rowsAreSorted();
  void enterJumpsToThePart();
  void doubleClickJumps();
  void refusalsJumpNowhere();
  void placesOutsideLinksetsJumpNowhere();
  void linesAreCopied();
  void repeatedFindingsAreCounted();
  void whatIsLookedAtIsSaidInFull();
  void mendedProblemsVanish();
  void controlsHaveAccessibleNames();
  void everythingIsReachedByKeyboard();

 private:
  void openComplained();
  Diagnostic refusedFile();
  ProblemsView& list() { return *panel_->findChild<ProblemsView*>(); }
  QAbstractItemModel& rows() { return *list().model(); }
  QString text(int row, int column) { return rows().index(row, column).data().toString(); }
  /// The first row whose place has these words.
  int rowOf(const QString& place);
  int rowOf(const Diagnostic& finding);
  QString visibleTexts() { return wordsIn(*panel_); }
  QPushButton& clearButton() { return *panel_->findChild<QPushButton*>(); }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<ProblemsPanel> panel_;
  std::vector<std::unique_ptr<QAbstractItemModelTester>> testers_;
};

void ProblemsPanelTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  panel_ = std::make_unique<ProblemsPanel>(*document_, *selection_);
  auto& sorted = static_cast<QSortFilterProxyModel&>(rows());
  for (QAbstractItemModel* model :
       {static_cast<QAbstractItemModel*>(&sorted), sorted.sourceModel()})
    testers_.push_back(std::make_unique<QAbstractItemModelTester>(
        model, QAbstractItemModelTester::FailureReportingMode::Fatal));
  panel_->resize(700, 240);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

void ProblemsPanelTest::cleanup() {
  testers_.clear();
  panel_.reset();
}

void ProblemsPanelTest::openComplained() {
  QVERIFY(document_->open(makeFile(*folder_, "complained.weighbridge", complained)).has_value());
}

Diagnostic ProblemsPanelTest::refusedFile() {
  return document_
      ->open(makeFile(*folder_, "broken.weighbridge", "{\"weighbridge\": 1,\n\"linksets\": ["))
      .error();
}

int ProblemsPanelTest::rowOf(const QString& place) {
  for (int row = 0; row < rows().rowCount(); ++row)
    if (text(row, ProblemsModel::placeColumn).contains(place)) return row;
  return -1;
}

int ProblemsPanelTest::rowOf(const Diagnostic& finding) {
  for (int row = 0; row < rows().rowCount(); ++row)
    if (text(row, ProblemsModel::placeColumn) == QString::fromStdString(finding.place) &&
        text(row, ProblemsModel::sentenceColumn) == shown(finding))
      return row;
  return -1;
}

void ProblemsPanelTest::nothingWrongIsSaid() {
  QCOMPARE(visibleTexts(), "No problems.");
  QVERIFY(!clearButton().isVisible());
  QVERIFY(document_->open(sample("market.weighbridge")).has_value());
  QCOMPARE(visibleTexts(), "No problems.");
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

void ProblemsPanelTest::refusedFileStandsFirst() {
  openComplained();
  panel_->addFailure(refusedFile());
  QCOMPARE(text(0, ProblemsModel::severityColumn), "Error");
  QCOMPARE(text(0, ProblemsModel::fileColumn), "broken.weighbridge");
  QCOMPARE(document_->path(), folder_->filePath("complained.weighbridge"));
}

void ProblemsPanelTest::refusedFileSaysWhatWhereAndWhy() {
  const Diagnostic why = refusedFile();
  panel_->addFailure(why);
  QCOMPARE(text(0, ProblemsModel::sentenceColumn), shown(why));
  QVERIFY(text(0, ProblemsModel::placeColumn).startsWith("line 2"));
  const QModelIndex file = rows().index(0, ProblemsModel::fileColumn);
  QCOMPARE(file.data(Qt::ToolTipRole).toString(), folder_->filePath("broken.weighbridge"));
}

void ProblemsPanelTest::aFileIsRefusedOnce() {
  panel_->addFailure(refusedFile());
  panel_->addFailure(refusedFile());
  QCOMPARE(rows().rowCount(), 1);
}

void ProblemsPanelTest::filesThatDoNotExistAreToldApart() {
  for (const char* name : {"gone.llmesh", "lost.llmesh"})
    panel_->addFailure(document_->open(folder_->filePath(name)).error());
  QCOMPARE(rows().rowCount(), 2);
  QCOMPARE(text(0, ProblemsModel::fileColumn), "lost.llmesh");
}

void ProblemsPanelTest::openedFileIsRefusedNoMore() {
  panel_->addFailure(refusedFile());
  openComplained();
  QCOMPARE(text(0, ProblemsModel::fileColumn), "broken.weighbridge");
  const QString mended =
      makeFile(*folder_, "broken.weighbridge", "{\"weighbridge\": 1, \"linksets\": []}");
  QVERIFY(document_->open(mended).has_value());
  QCOMPARE(rows().rowCount(), 0);
}

void ProblemsPanelTest::refusedFilesAreCleared() {
  openComplained();
  const int findings = rows().rowCount();
  panel_->addFailure(refusedFile());
  QVERIFY(clearButton().isVisible());
  QTest::mouseClick(&clearButton(), Qt::LeftButton);
  QCOMPARE(rows().rowCount(), findings);
  QVERIFY(!clearButton().isVisible());
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

void ProblemsPanelTest::refusalsJumpNowhere() {
  openComplained();
  Diagnostic why = document_->findings().front();
  why.severity = Severity::error;
  why.place = "linksets[1].parts[1].scale";
  panel_->addFailure(why);
  list().setCurrentIndex(rows().index(0, 0));
  QTest::keyClick(&list(), Qt::Key_Return);
  QVERIFY(!selection_->current());
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

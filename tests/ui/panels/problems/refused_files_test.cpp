#include "tests/ui/panels/problems/problems_panel_case.h"
#include "tests/window/window_test.h"

namespace wb::ui::test {

class RefusedFilesTest : public ProblemsPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void cleanup() { finish(); }
  void refusedFileStandsFirst();
  void refusedFileSaysWhatWhereAndWhy();
  void aFileIsRefusedOnce();
  void filesThatDoNotExistAreToldApart();
  void openedFileIsRefusedNoMore();
  void refusedFilesAreCleared();
  void refusalsJumpNowhere();
};

void RefusedFilesTest::refusedFileStandsFirst() {
  openComplained();
  panel_->addFailure(refusedFile());
  QCOMPARE(text(0, ProblemsModel::severityColumn), "Error");
  QCOMPARE(text(0, ProblemsModel::fileColumn), "broken.weighbridge");
  QCOMPARE(document_->path(), folder_->filePath("complained.weighbridge"));
}

void RefusedFilesTest::refusedFileSaysWhatWhereAndWhy() {
  const Diagnostic why = refusedFile();
  panel_->addFailure(why);
  QCOMPARE(text(0, ProblemsModel::sentenceColumn), shown(why));
  QVERIFY(text(0, ProblemsModel::placeColumn).startsWith("line 2"));
  const QModelIndex file = rows().index(0, ProblemsModel::fileColumn);
  QCOMPARE(file.data(Qt::ToolTipRole).toString(), folder_->filePath("broken.weighbridge"));
  for (const int column : {ProblemsModel::severityColumn, ProblemsModel::sentenceColumn})
    QCOMPARE(rows().index(0, column).data(Qt::ToolTipRole).toString(),
             "broken.weighbridge: " + shown(why));
  QVERIFY2(wordsIn(*panel_).startsWith(shown(why)), "it is looked at");
}

void RefusedFilesTest::aFileIsRefusedOnce() {
  panel_->addFailure(refusedFile());
  panel_->addFailure(refusedFile());
  QCOMPARE(rows().rowCount(), 1);
}

void RefusedFilesTest::filesThatDoNotExistAreToldApart() {
  for (const char* name : {"gone.llmesh", "lost.llmesh"})
    panel_->addFailure(document_->open(folder_->filePath(name)).error());
  QCOMPARE(rows().rowCount(), 2);
  QCOMPARE(text(0, ProblemsModel::fileColumn), "lost.llmesh");
}

void RefusedFilesTest::openedFileIsRefusedNoMore() {
  panel_->addFailure(refusedFile());
  openComplained();
  QCOMPARE(text(0, ProblemsModel::fileColumn), "broken.weighbridge");
  const QString mended =
      makeFile(*folder_, "broken.weighbridge", "{\"weighbridge\": 1, \"linksets\": []}");
  QVERIFY(document_->open(mended).has_value());
  QCOMPARE(rows().rowCount(), 0);
}

void RefusedFilesTest::refusedFilesAreCleared() {
  openComplained();
  const int findings = rows().rowCount();
  panel_->addFailure(refusedFile());
  QVERIFY(clearButton().isVisible());
  QTest::mouseClick(&clearButton(), Qt::LeftButton);
  QCOMPARE(rows().rowCount(), findings);
  QVERIFY(!clearButton().isVisible());
}

void RefusedFilesTest::refusalsJumpNowhere() {
  openComplained();
  Diagnostic why = document_->findings().front();
  why.severity = Severity::error;
  why.place = "linksets[1].parts[1].scale";
  panel_->addFailure(why);
  list().setCurrentIndex(rows().index(0, 0));
  QTest::keyClick(&list(), Qt::Key_Return);
  QVERIFY(!selection_->current());
}

WEIGHBRIDGE_WINDOW_TEST(RefusedFilesTest);

}  // namespace wb::ui::test

#include "refused_files_test.moc"

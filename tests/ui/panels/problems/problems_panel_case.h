#pragma once

#include "tests/ui/widgets/files.h"
#include "tests/ui/widgets/words.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/problems/detail/problems_model.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/widgets/model_text.h"

#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <vector>

namespace wb::ui::test {

/// A project that opens with complaints: an unusable scale of a part, an unknown region kind, and a
/// mesh that is not there.
inline constexpr auto complained = R"({"weighbridge": 1,
  "regions": [{"name": "North", "kind": "cosy"}],
  "linksets": [
    {"name": "Stall", "parts": [{"name": "counter"}]},
    {"name": "Cart", "parts": [{"name": "axle"}, {"name": "wheel", "scale": "large"},
                               {"name": "body", "kind": "mesh", "asset": "lost"}]}]})";

/// The problems of files, and what their readers do with them.
class ProblemsPanelCase : public QObject {
 protected:
  void start();
  void finish();
  void openComplained();
  Diagnostic refusedFile();
  ProblemsView& list() { return *panel_->findChild<ProblemsView*>(); }
  QAbstractItemModel& rows() { return *list().model(); }
  QString text(int row, int column) { return rows().index(row, column).data().toString(); }
  QPushButton& clearButton() { return *panel_->findChild<QPushButton*>("clear"); }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<ProblemsPanel> panel_;
  std::vector<std::unique_ptr<QAbstractItemModelTester>> testers_;
};

inline void ProblemsPanelCase::start() {
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

inline void ProblemsPanelCase::finish() {
  testers_.clear();
  panel_.reset();
}

inline void ProblemsPanelCase::openComplained() {
  QVERIFY(document_->open(makeFile(*folder_, "complained.weighbridge", complained)).has_value());
}

inline Diagnostic ProblemsPanelCase::refusedFile() {
  return document_
      ->open(makeFile(*folder_, "broken.weighbridge", "{\"weighbridge\": 1,\n\"linksets\": ["))
      .error();
}

}  // namespace wb::ui::test

#pragma once

#include "tests/ui/widgets/files.h"
#include "tests/ui/widgets/words.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/charts/chart_view.h"
#include "ui/panels/charts/charts_panel.h"
#include "ui/panels/constants/profile_changes.h"

#include <QTableView>
#include <QTest>
#include <memory>
#include <vector>

namespace wb::ui::test {

using cost::Key;

/// Charts beside a document, and what their users do with them.
class ChartsPanelCase : public QObject {
 protected:
  void start();
  void open(const char* name, std::optional<weighing::Target> selected = weighing::Target{0, {}}) {
    selection_->select({});
    const auto opened = document_->open(sample(name));
    QVERIFY(opened.has_value());
    selection_->select(selected);
  }
  QTableView& table() const { return *panel_->findChild<QTableView*>(); }
  QAbstractItemModel& model() const { return *table().model(); }
  QString visibleText() const { return wordsIn(*panel_); }
  std::vector<double> column(const char* title) const;

  std::unique_ptr<Document> document_;
  std::unique_ptr<Baseline> baseline_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<ChartsPanel> panel_;
};

inline void ChartsPanelCase::start() {
  QLocale::setDefault(QLocale::c());
  panel_.reset();
  baseline_.reset();
  document_ = std::make_unique<Document>();
  baseline_ = std::make_unique<Baseline>(*document_);
  selection_ = std::make_unique<Selection>();
  panel_ = std::make_unique<ChartsPanel>(*document_, *baseline_, *selection_);
  panel_->resize(1000, 400);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

inline std::vector<double> ChartsPanelCase::column(const char* title) const {
  std::vector<double> values;
  for (int one = 0; one < model().columnCount(); ++one)
    if (model().headerData(one, Qt::Horizontal).toString().toLower() == title)
      for (int row = 0; row < model().rowCount(); ++row)
        values.push_back(model().index(row, one).data(Qt::UserRole).toDouble());
  return values;
}

}  // namespace wb::ui::test

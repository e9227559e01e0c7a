#pragma once

#include "model/report/decision_sheet.h"

#include <QWidget>
#include <vector>

class QPushButton;
class QTableView;

namespace wb::ui {

class Baseline;
class Document;
class ScenarioCosts;
class Selection;
class SheetModel;

/// What a designer decides by: now, the baseline and each scenario beside each other. The first two
/// stay where they are, scenarios scroll sideways. A cell that is clicked selects what it is about.
class DecisionSheet : public QWidget {
  Q_OBJECT

 public:
  DecisionSheet(const Document& document, const Baseline& baseline, Selection& selection,
                QWidget* parent = nullptr);

  /// Follows what is open now; only while a baseline is weighed.
  void follow();
  /// All columns, for a file.
  std::vector<table::SheetColumn> columns() const;

 signals:
  // Files are the window's affair.
  void pageWanted();
  void tableWanted();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeTable(QTableView& table, const QString& name);
  void makeLayout();
  void forget();
  void keepBaseline();
  void shareWidth();
  void jump(const QModelIndex& index);

  const Document& document_;
  const Baseline& baseline_;
  Selection& selection_;
  SheetModel* model_;
  ScenarioCosts* scenarios_ = nullptr;
  QTableView* fixed_;
  QTableView* scrolled_;
  QPushButton* page_;
  QPushButton* csv_;
  std::vector<table::SheetCell> baselineCells_;  ///< Until there is another baseline.
};

}  // namespace wb::ui

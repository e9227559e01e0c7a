#pragma once

#include "model/report/report.h"

#include <QByteArray>
#include <QVariantMap>
#include <QWidget>
#include <map>
#include <set>
#include <string_view>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QStackedWidget;

namespace wb::ui {

class Baseline;
class ColumnMenu;
class CostTableModel;
class CostTableView;
class Document;
class EmptyPage;
struct EmptyWord;
class Selection;
class SelectionLink;

/// The table of costs by part, linkset or region: sorted, filtered and with the columns that the
/// user wants, its sums below. A word instead of an empty table.
class TablePanel : public QWidget {
  Q_OBJECT

 public:
  TablePanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Columns show what is changed against a baseline, as long as it has one.
  void compareWith(const Baseline& baseline);

  table::RowKind rowKind() const;
  void setRowKind(wb::table::RowKind rowKind);

  /// By what rows are, which columns are shown, in which order, and by which rows are sorted.
  QVariantMap columns() const;
  /// As they were; of other columns than there are only by what rows are.
  void setColumns(const QVariantMap& columns);

  /// The selected rows with a line of titles, in tab-separated cells; empty without any.
  QString selectionAsText() const;

 public slots:
  /// Puts that on the clipboard.
  void copy();
  /// Sorts by what a row costs, the most expensive row first.
  void sortMostExpensiveFirst();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeLayout();
  void fillBar();
  void addViews(QHBoxLayout& bar);
  void addFilter(QHBoxLayout& bar);
  void addButtons(QHBoxLayout& bar);
  void chooseView(int index);
  void showColumnsOfView();
  void showMeasured();
  void showBaseline();
  void followBaseline();
  void showColumns(bool areShown, bool (*areMeant)(std::string_view key));
  void fitColumns();
  void showColumnMenu(const QPoint& place);
  void filter();
  QString wayOut() const;
  void filterByWords();
  void showProblem(const QString& problem);
  void resetScene(bool isOpened);
  void takeCosts();
  void showState();
  EmptyWord whyEmpty() const;
  void showTotals();
  QString againstBaseline() const;

  Document& document_;
  const Baseline* baseline_ = nullptr;
  CostTableModel* model_;
  CostTableView* table_;
  ColumnMenu* columns_;
  QWidget* bar_;
  QComboBox* by_;
  QLineEdit* filter_;
  QLabel* against_;  ///< What everything cost under the baseline, and does now.
  QLabel* problem_;  ///< What is wrong with the filter.
  QStackedWidget* pages_;
  SelectionLink* link_;
  EmptyPage* word_;
  QLabel* totals_;
  std::map<table::RowKind, QByteArray> headers_;  ///< Of views that were shown before.
  std::set<table::RowKind> fitted_;  ///< Those whose columns are as wide as what is open needs.
  bool isCompared_ = false;          ///< The columns of a baseline are shown.
  bool isStale_ = false;             ///< Costs came while nobody looked.
};

}  // namespace wb::ui

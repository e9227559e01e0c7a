#pragma once

#include "model/grid/answer.h"
#include "ui/panels/table/row_filter.h"

#include <QWidget>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

class QLabel;
class QLineEdit;

namespace wb::ui {

class ReportTableModel;
class ReportTableView;

/// The regions of an overview as a table: sorted by a click on a header, filtered by what is typed.
class RegionList : public QWidget {
  Q_OBJECT

 public:
  explicit RegionList(QWidget* parent = nullptr);

  /// Ordered and filtered as before.
  void show(std::vector<query::Row> rows);
  /// Whether what is shown is of other constants than those of now: then it is grey.
  void setOutdated(bool isOutdated);

 signals:
  /// A double click, or Return, on a region.
  void regionChosen(const wb::query::Row& row);

 private:
  using Places = std::vector<std::uint32_t>;

  void makeFilter(QLineEdit& box);
  void filterBy(const QString& text);
  void sortBy(int column, Qt::SortOrder order);
  void arrange();
  void tellCount();
  QString textOf(std::size_t row, std::size_t column) const;

  std::vector<query::Row> rows_;
  table::Table all_;
  std::shared_ptr<const Places> places_;  ///< Of what is shown, in rows_.
  RowFilter filter_;
  int sortColumn_ = -1;  ///< -1: as they come.
  Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
  ReportTableModel* model_;
  ReportTableView* view_;
  QLabel* state_;  ///< How many are shown, or what is wrong with a filter.
};

}  // namespace wb::ui

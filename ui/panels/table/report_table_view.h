#pragma once

#include <QTableView>
#include <string_view>
#include <vector>

namespace wb::ui {

class ReportTableModel;

/// A table of the model beside something: whole rows that are copied as cells, columns as wide as
/// what they hold, without those that are a detail.
class ReportTableView : public QTableView {
  Q_OBJECT

 public:
  ReportTableView(ReportTableModel& model, const QString& name, QWidget* parent = nullptr);

  /// The selected rows with a line of titles, as spreadsheets take them; empty without any.
  QString selectionAsText() const;

 public slots:
  /// Puts that on the clipboard.
  void copy() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void takeColumns();
  void setRowHeight();
  std::vector<int> shownColumns() const;

  ReportTableModel& model_;
  std::vector<std::string_view> fitted_;  ///< Keys of the columns that are as wide as they need.
};

}  // namespace wb::ui

#pragma once

#include "ui/panels/shapes/detail/shape_candidates.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace wb::ui {

enum class ShapeColumn {
  part,
  method,
  arrives,
  physics,
  landImpact,
  error,
  verdict,
  passage,
  made,
  moving
};
inline constexpr int shapeColumns = 10;

/// The candidates as rows, group after group; the chosen ones are bold, and named so.
class ShapeModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit ShapeModel(const ShapeCandidates& candidates, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// Of a row that is there.
  CandidateAt placeOf(int row) const { return rows_[static_cast<std::size_t>(row)]; }
  int rowOf(const CandidateAt& place) const;
  /// Whether parts tell rows apart.
  bool hasParts() const;

 private:
  void reset();
  void tellChosen();
  QString words(const CandidateAt& place, ShapeColumn column) const;

  const ShapeCandidates& candidates_;
  std::vector<CandidateAt> rows_;
};

/// The candidates as a list: moving to one chooses it.
class ShapeList : public QTableView {
  Q_OBJECT

 public:
  explicit ShapeList(ShapeCandidates& candidates, QWidget* parent = nullptr);

 signals:
  /// Space was pressed: the view is to show the other of what is chosen and what there is.
  void compareWanted();
  /// What is of this group is looked at.
  void groupChanged(std::size_t group);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void follow();
  void fitColumns();
  void setRowHeight();

  ShapeCandidates& candidates_;
  ShapeModel* model_;
};

}  // namespace wb::ui

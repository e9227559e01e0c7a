#pragma once

#include "ui/panels/shapes/detail/shape_model.h"

#include <QTableView>

namespace wb::ui {

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
  void setRowHeight();

  ShapeCandidates& candidates_;
  ShapeModel* model_;
};

}  // namespace wb::ui

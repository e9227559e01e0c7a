#pragma once

#include <QStyledItemDelegate>

namespace wb::ui {

/// Draws the rows of the scene tree: faint what is hidden, check boxes that are seen on any ground.
class SceneDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace wb::ui

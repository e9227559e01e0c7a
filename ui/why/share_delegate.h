#pragma once

#include <QStyledItemDelegate>

namespace wb::ui {

/// A bar as long as the share, with the text over it.
class ShareDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
};

}  // namespace wb::ui

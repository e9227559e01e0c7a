#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace wb::ui {

/// A term in two lines, nothing of it cut off: name, value and how sure it is; below, the formula
/// with its numbers in as many lines as it needs. Behind both a bar as long as the term's share.
class TermDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// The view whose width the lines have; its parent.
  explicit TermDelegate(QTreeView* view);

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  int widthOf(const QModelIndex& index) const;

  const QTreeView& view_;
};

}  // namespace wb::ui

#include "ui/why/share_delegate.h"

#include "ui/why/term_model.h"

#include <QPainter>

namespace wb::ui {
namespace {

constexpr qreal barOpacity = 0.35;

}  // namespace

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  const double share = index.data(TermModel::shareRole).toDouble();
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  if (share > 0 && !isSelected) {
    QColor colour = option.palette.color(QPalette::Highlight);
    colour.setAlphaF(barOpacity);
    QRectF bar = QRectF(option.rect).adjusted(1, 2, -1, -2);
    bar.setWidth(bar.width() * share);
    painter->fillRect(bar, colour);
  }
  QStyledItemDelegate::paint(painter, option, index);
}

}  // namespace wb::ui

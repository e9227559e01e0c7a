#include "ui/panels/scene/detail/scene_delegate.h"

#include "ui/panels/scene/detail/scene_model.h"

namespace wb::ui {

void SceneDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  QPalette& palette = option->palette;
  const QColor faint = palette.color(QPalette::PlaceholderText);
  const QVariant check = index.siblingAtColumn(SceneModel::nameColumn).data(Qt::CheckStateRole);
  if (!check.isNull() && check.toInt() == Qt::Unchecked) palette.setColor(QPalette::Text, faint);
  // Styles take the outline of an empty box from the window's colour: on a dark ground it vanishes.
  palette.setColor(QPalette::Window, faint);
}

}  // namespace wb::ui

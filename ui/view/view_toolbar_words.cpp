#include "ui/view/view_toolbar.h"

#include <QLayout>
#include <QResizeEvent>
#include <QToolButton>

namespace wb::ui {
namespace {

constexpr int mostRows = 2;

}  // namespace

QToolButton* ViewToolbar::makeShortButton(QAction* action) {
  return shortButtons_.emplace_back(makeButton(action));
}

void ViewToolbar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->oldSize().width() != width()) fitWords();
}

void ViewToolbar::offer(QWidget& controls, bool isOffered) {
  const bool wasOffered = !controls.isHidden();
  controls.setVisible(isOffered);
  if (wasOffered != isOffered) fitWords();
}

void ViewToolbar::fitWords() {
  const auto setStyle = [this](Qt::ToolButtonStyle style) {
    for (QToolButton* button : shortButtons_) button->setToolButtonStyle(style);
    for (QWidget* group : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
      if (QLayout* row = group->layout()) row->activate();
  };
  setStyle(Qt::ToolButtonTextBesideIcon);
  const int rowHeight = layout()->sizeHint().height() + layout()->spacing();
  if (layout()->heightForWidth(width()) > mostRows * rowHeight) setStyle(Qt::ToolButtonIconOnly);
  layout()->activate();
}

}  // namespace wb::ui

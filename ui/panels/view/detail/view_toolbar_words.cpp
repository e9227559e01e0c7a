#include "ui/panels/view/detail/view_toolbar.h"
#include "ui/widgets/icon.h"

#include <QLabel>
#include <QLayout>
#include <QResizeEvent>
#include <QSlider>
#include <QStyle>
#include <QToolButton>

namespace wb::ui {
namespace {

constexpr int mostRows = 2;
// Of a slider, where there is room, and where there is less.
constexpr int sliderCharacters = 14;
constexpr int shortSliderCharacters = 9;
constexpr int leastSliderCharacters = 5;

}  // namespace

QToolButton* ViewToolbar::makeShortButton(QAction* action) {
  return shortButtons_.emplace_back(makeButton(action));
}

QLabel* ViewToolbar::makeLabel(const QString& label, const QString& iconName, QWidget* buddy) {
  auto* name = new QLabel(label, this);
  name->setBuddy(buddy);
  name->setToolTip(QString(label).remove(u':'));
  names_.push_back({name, label, iconName});
  return name;
}

void ViewToolbar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->oldSize().width() != width()) fitWords();
}

/// Icons that stand for names are pictures of the colours of before.
void ViewToolbar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) fitWords();
}

void ViewToolbar::offer(QWidget& controls, bool isOffered) {
  const bool wasOffered = !controls.isHidden();
  controls.setVisible(isOffered);
  if (wasOffered != isOffered) fitWords();
}

void ViewToolbar::showWords(bool onButtons, bool asNames, int sliderWidth) {
  for (QToolButton* button : shortButtons_)
    button->setToolButtonStyle(onButtons ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
  for (QSlider* one : {sectionAt_, explosion_})
    one->setFixedWidth(sliderWidth * fontMetrics().averageCharWidth());
  const int character = fontMetrics().averageCharWidth();
  layout()->setSpacing(asNames ? character : character / 2);
  const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
  for (const Name& name : names_) {
    if (asNames)
      name.label->setText(name.words);
    else
      name.label->setPixmap(icon(name.iconName).pixmap(QSize(side, side), devicePixelRatioF()));
  }
  for (QWidget* group : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
    if (QLayout* row = group->layout()) row->activate();
}

void ViewToolbar::fitWords() {
  const auto fits = [this] {
    const int rowHeight = layout()->sizeHint().height() + layout()->spacing();
    return layout()->heightForWidth(width()) <= mostRows * rowHeight;
  };
  showWords(true, true, sliderCharacters);
  if (!fits()) showWords(false, true, sliderCharacters);
  if (!fits()) showWords(false, false, shortSliderCharacters);
  if (!fits()) showWords(false, false, leastSliderCharacters);
  layout()->activate();
}

}  // namespace wb::ui

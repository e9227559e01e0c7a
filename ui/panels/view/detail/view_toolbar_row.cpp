#include "ui/panels/view/detail/view_toolbar.h"
#include "ui/widgets/icon.h"

#include <QFrame>
#include <QLabel>
#include <QLayout>
#include <QMouseEvent>
#include <QResizeEvent>
#include <QScreen>
#include <QSlider>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

/// What is shown, and its colours, are always at hand.
constexpr std::size_t fewestInRow = 2;
// Of a slider, where there is room, and where there is less.
constexpr int sliderCharacters = 14;
constexpr int shortSliderCharacters = 9;
constexpr int restPadding = 12;
constexpr int restGap = 8;

/// A group that is a button by itself, or the buttons in it.
QList<QToolButton*> buttonsOf(QWidget& group) {
  QList<QToolButton*> buttons = group.findChildren<QToolButton*>();
  if (auto* self = qobject_cast<QToolButton*>(&group)) buttons.prepend(self);
  return buttons;
}

/// What Tab stops at in a group, in its order.
QList<QWidget*> stopsOf(QWidget& group) {
  QList<QWidget*> stops;
  if (group.focusPolicy() & Qt::TabFocus) stops << &group;
  for (QWidget* one : group.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
    if (one->focusPolicy() & Qt::TabFocus) stops << one;
  return stops;
}

}  // namespace

QLabel* ViewToolbar::makeLabel(const QString& label, const QString& iconName, QWidget* buddy) {
  auto* name = new QLabel(label, this);
  name->setBuddy(buddy);
  // In French a space stands before the colon.
  name->setToolTip(QString(label).remove(u':').trimmed());
  if (buddy->accessibleName().isEmpty()) buddy->setAccessibleName(name->toolTip());
  names_.push_back({name, label, iconName});
  return name;
}

/// A window of its own: nothing can lie over the view's.
void ViewToolbar::addRest() {
  more_ = new QToolButton(this);
  more_->setObjectName(QStringLiteral("more"));
  more_->setText(tr("More…"));
  more_->setIcon(icon(QStringLiteral("more")));
  more_->setToolButtonStyle(Qt::ToolButtonIconOnly);
  more_->setToolTip(tr("More tools for the view"));
  more_->setAccessibleName(more_->toolTip());
  more_->setAutoRaise(true);
  more_->setFocusPolicy(Qt::StrongFocus);
  rest_ = new QFrame(this, Qt::Popup);
  rest_->setFrameShape(QFrame::StyledPanel);
  rest_->setAccessibleName(more_->toolTip());
  rest_->installEventFilter(this);
  auto* column = new QVBoxLayout(rest_);
  column->setContentsMargins(restPadding, restPadding, restPadding, restPadding);
  column->setSpacing(restGap);
  column->setSizeConstraint(QLayout::SetFixedSize);
  connect(more_, &QToolButton::clicked, this, &ViewToolbar::showRest);
  layout()->addWidget(more_);
}

namespace {

/// From `wanted` on if there is so much room, else from the last place that has it.
int placeWithin(int first, int last, int wanted, int length) {
  return std::clamp(wanted, first, std::max(first, last + 1 - length));
}

}  // namespace

/// Below its button, as far as the screen lets it.
void ViewToolbar::showRest() {
  const QSize size = rest_->sizeHint();
  const QRect free = screen()->availableGeometry();
  const QRect button(more_->mapToGlobal(QPoint()), more_->size());
  const int wanted = isRightToLeft() ? button.left() : button.right() + 1 - size.width();
  rest_->move(placeWithin(free.left(), free.right(), wanted, size.width()),
              placeWithin(free.top(), free.bottom(), button.bottom() + 1, size.height()));
  rest_->show();
  for (std::size_t i = countInRow_; i < groups_.size(); ++i)
    for (QWidget* one : stopsOf(*groups_[i]))
      if (one->isVisible() && one->isEnabled()) return one->setFocus(Qt::PopupFocusReason);
}

/// A press on its button closes the window of the rest. Were the button pressed by it too, it would
/// open that again.
bool ViewToolbar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == rest_ && event->type() == QEvent::MouseButtonPress) {
    const QPoint at = static_cast<const QMouseEvent&>(*event).globalPosition().toPoint();
    rest_->setAttribute(Qt::WA_NoMouseReplay, more_->rect().contains(more_->mapFromGlobal(at)));
  }
  return QWidget::eventFilter(watched, event);
}

void ViewToolbar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->oldSize().width() != width()) fit();
}

/// Icons that stand for names are pictures of the colours of before.
void ViewToolbar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) fit();
}

void ViewToolbar::offer(QWidget& controls, bool isOffered) {
  if (isOffered != away_.contains(&controls)) return;
  if (isOffered)
    away_.erase(&controls);
  else
    away_.insert(&controls);
  controls.setVisible(isOffered);
  fit();
}

void ViewToolbar::showNames(bool inWords, int sliderWidth) {
  const int character = fontMetrics().averageCharWidth();
  for (QSlider* one : {sectionAt_, explosion_}) one->setFixedWidth(sliderWidth * character);
  layout()->setSpacing(inWords ? character : character / 2);
  const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
  for (const Name& name : names_) {
    const bool isSeen = inWords || !name.iconName.isEmpty();
    name.label->setVisible(isSeen);
    if (inWords)
      name.label->setText(name.words);
    else if (isSeen)
      name.label->setPixmap(icon(name.iconName).pixmap(QSize(side, side), devicePixelRatioF()));
  }
  for (QWidget* group : groups_)
    if (QLayout* row = group->layout()) row->invalidate();
}

/// Of so many groups side by side. One that comes and goes has its room: else the others would move
/// with it.
int ViewToolbar::widthOf(std::size_t count) const {
  const QMargins margins = layout()->contentsMargins();
  int width = margins.left() + margins.right() - layout()->spacing();
  for (std::size_t i = 0; i < count; ++i) {
    const bool hasRoom = groups_[i] == explosionGroup_ || !away_.contains(groups_[i]);
    if (hasRoom) width += groups_[i]->sizeHint().width() + layout()->spacing();
  }
  return width;
}

void ViewToolbar::fit() {
  if (!rest_) return;  // It is still being made.
  const auto fits = [this] { return widthOf(groups_.size()) <= width(); };
  showNames(true, sliderCharacters);
  if (!fits()) showNames(false, sliderCharacters);
  if (!fits()) showNames(false, shortSliderCharacters);
  std::size_t count = groups_.size();
  const int button = layout()->spacing() + more_->sizeHint().width();
  if (!fits())
    while (count > fewestInRow && widthOf(count) + button > width()) --count;
  placeGroups(count);
}

/// So many stand in the row; the others are behind its last button, with their words.
void ViewToolbar::placeGroups(std::size_t count) {
  if (count != countInRow_) {
    countInRow_ = count;
    for (QWidget* one : groups_) {
      layout()->removeWidget(one);
      rest_->layout()->removeWidget(one);
    }
    layout()->removeWidget(more_);
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      const bool isInRow = i < count;
      QWidget& group = *groups_[i];
      QLayout* place = isInRow ? layout() : rest_->layout();
      place->addWidget(&group);
      if (!isInRow) place->setAlignment(&group, Qt::AlignLeading);
      for (QToolButton* button : buttonsOf(group))
        button->setToolButtonStyle(isInRow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
      group.setVisible(!away_.contains(&group));
    }
    layout()->addWidget(more_);
    keepTabOrder();
  }
  for (const Name& name : names_) {
    if (!rest_->isAncestorOf(name.label)) continue;
    name.label->setText(name.words);
    name.label->setVisible(true);
  }
  const auto first = groups_.begin() + static_cast<std::ptrdiff_t>(count);
  more_->setVisible(
      std::any_of(first, groups_.end(), [this](QWidget* one) { return !away_.contains(one); }));
  for (QWidget* group : groups_) {
    if (QLayout* row = group->layout()) row->activate();
    group->updateGeometry();
  }
  layout()->activate();
}

/// What came back from the other window would be reached last.
void ViewToolbar::keepTabOrder() {
  QWidget* before = nullptr;
  for (std::size_t i = 0; i < countInRow_; ++i)
    for (QWidget* one : stopsOf(*groups_[i])) {
      if (before) setTabOrder(before, one);
      before = one;
    }
  if (before) setTabOrder(before, more_);
}

}  // namespace wb::ui

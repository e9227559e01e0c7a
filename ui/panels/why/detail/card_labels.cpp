#include "ui/panels/why/detail/card_labels.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QLayout>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>
#include <algorithm>

namespace wb::ui {

QLabel* makeNumberLabel(QWidget* parent) {
  constexpr qreal scale = 2.2;  // Times the font's size.
  auto* label = new QLabel(parent);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * scale);
  font.setBold(true);
  label->setFont(font);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
  return label;
}

void AwaitedLabel::show(const QString& text, const QString& awaited) {
  setTextFormat(Qt::PlainText);
  // Tab does not stop at nothing.
  setTextInteractionFlags(text.isEmpty()
                              ? Qt::TextInteractionFlags(Qt::NoTextInteraction)
                              : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  awaited_ = awaited;
  setText(text);
  updateGeometry();
}

int AwaitedLabel::heightForWidth(int width) const {
  const QRect room = contentsRect();
  const int around = this->width() - room.width();
  const QRect awaited = fontMetrics().boundingRect(QRect(0, 0, width - around, QWIDGETSIZE_MAX),
                                                   Qt::TextWordWrap, awaited_);
  const int aroundHeight = height() - room.height();
  return std::max(QLabel::heightForWidth(width),
                  awaited_.isEmpty() ? 0 : awaited.height() + aroundHeight);
}

FoldedText::FoldedText(const char* name, QWidget* parent)
    : QWidget(parent), heading_(new QToolButton(this)), text_(new QLabel(this)) {
  heading_->setAutoRaise(true);
  heading_->setFocusPolicy(Qt::StrongFocus);
  heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(heading_, &QToolButton::clicked, this, [this] { setOpen(!isOpen()); });
  text_->setObjectName(QString::fromLatin1(name));
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(heading_, 0, Qt::AlignLeft);
  column->addWidget(text_);
  setOpen(false);
  hide();
}

void FoldedText::show(const QString& heading, const QString& text) {
  heading_->setText(heading);
  heading_->setAccessibleName(heading);
  text_->setText(text);
  text_->setAccessibleDescription(heading);
  setVisible(true);
}

void FoldedText::clear() {
  text_->clear();
  hide();
}

bool FoldedText::isOpen() const { return !text_->isHidden(); }

void FoldedText::setOpen(bool isOpen) {
  text_->setVisible(isOpen);
  heading_->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
  heading_->setAccessibleDescription(isOpen ? tr("open") : tr("closed"));
}

HeldPlace::HeldPlace(QScrollArea& area, QLayout& layout)
    : QObject(&area), area_(area), layout_(layout), margin_(layout.contentsMargins().top()) {
  connect(area.verticalScrollBar(), &QScrollBar::rangeChanged, this, &HeldPlace::restore);
  connect(area.verticalScrollBar(), &QScrollBar::actionTriggered, this,
          [this] { widget_.clear(); });
}

int HeldPlace::place() const { return widget_->mapTo(area_.viewport(), QPoint()).y(); }

void HeldPlace::hold(QWidget* widget) {
  widget_ = widget;
  wanted_ = place();
  // What it lies in is moved, not itself.
  for (QWidget* one = widget; one != layout_.parentWidget(); one = one->parentWidget()) {
    one->removeEventFilter(this);
    one->installEventFilter(this);
  }
}

void HeldPlace::letGo() {
  widget_.clear();
  setRoomAbove(0);
  layout_.parentWidget()->setMinimumHeight(0);
}

void HeldPlace::startAgain() {
  letGo();
  area_.verticalScrollBar()->setValue(0);
}

void HeldPlace::setRoomAbove(int height) {
  QMargins margins = layout_.contentsMargins();
  margins.setTop(margin_ + height);
  layout_.setContentsMargins(margins);
}

bool HeldPlace::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Move) restore();
  return QObject::eventFilter(watched, event);
}

/// By scrolling; where that ends, the content becomes longer below or above.
void HeldPlace::restore() {
  if (!widget_ || isRestoring_) return;
  const QScopedValueRollback<bool> once(isRestoring_, true);
  QScrollBar& bar = *area_.verticalScrollBar();
  const int target = bar.value() + place() - wanted_;
  // Of a content that became shorter, the end is told before it is enforced.
  if (target == bar.value() && target <= bar.maximum()) return;
  if (target < 0) setRoomAbove(layout_.contentsMargins().top() - margin_ - target);
  if (target > bar.maximum())
    layout_.parentWidget()->setMinimumHeight(area_.viewport()->height() + target);
  bar.setValue(std::clamp(target, bar.minimum(), bar.maximum()));
}

}  // namespace wb::ui

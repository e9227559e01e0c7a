#include "ui/panels/why/detail/card_labels.h"

#include "ui/widgets/text_labels.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace wb::ui {

QLabel* makeNumberLabel(QWidget* parent) {
  constexpr qreal scale = 2.2;  // Times the font's size.
  auto* label = new QLabel(parent);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * scale);
  font.setBold(true);
  label->setFont(font);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

SlotLabel* makeHeading(const QString& text, QWidget* parent) {
  auto* heading = new SlotLabel(1, parent);
  QFont font = heading->font();
  font.setWeight(QFont::DemiBold);
  heading->setFont(font);
  heading->setText(text);
  return heading;
}

Fold::Fold(const char* name, const QString& heading, QWidget* content, QWidget* parent)
    : QWidget(parent), heading_(new QToolButton(this)), content_(content) {
  heading_->setObjectName(QString::fromLatin1(name));
  heading_->setAutoRaise(true);
  heading_->setFocusPolicy(Qt::StrongFocus);
  heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(heading_, &QToolButton::clicked, this, [this] { setOpen(!isOpen_); });
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(heading_, 0, Qt::AlignLeft);
  column->addWidget(content_);
  setHeading(heading);
  follow();
}

void Fold::setHeading(const QString& heading) {
  heading_->setText(heading);
  heading_->setAccessibleName(heading);
}

void Fold::setFilled(bool isFilled) {
  isFilled_ = isFilled;
  follow();
}

void Fold::setOpen(bool isOpen) {
  isOpen_ = isOpen;
  follow();
}

void Fold::follow() {
  const bool isShown = isOpen_ && isFilled_;
  heading_->setEnabled(isFilled_);
  heading_->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
  heading_->setAccessibleDescription(isShown ? tr("open") : tr("closed"));
  content_->setVisible(isShown);
}

}  // namespace wb::ui

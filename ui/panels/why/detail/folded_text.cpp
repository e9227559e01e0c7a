#include "ui/panels/why/detail/folded_text.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace wb::ui {

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

}  // namespace wb::ui

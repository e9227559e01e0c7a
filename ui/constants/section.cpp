#include "ui/constants/section.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace wb::ui {

Section::Section(const QString& title, QWidget* parent)
    : QWidget(parent),
      heading_(new QToolButton(this)),
      content_(new QWidget(this)),
      column_(new QVBoxLayout(content_)) {
  QFont bold = font();
  bold.setBold(true);
  heading_->setFont(bold);
  heading_->setText(title);
  heading_->setAccessibleName(title);
  heading_->setCheckable(true);
  heading_->setAutoRaise(true);
  heading_->setFocusPolicy(Qt::StrongFocus);
  heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(heading_, &QToolButton::toggled, this, &Section::follow);
  column_->setContentsMargins({});
  column_->setSpacing(0);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins({});
  outer->setSpacing(0);
  outer->addWidget(heading_, 0, Qt::AlignLeft);
  outer->addWidget(content_);
  follow(false);
}

void Section::add(QWidget* widget) { column_->addWidget(widget); }

void Section::open(bool isOpen) { heading_->setChecked(isOpen); }

void Section::follow(bool isOpen) {
  heading_->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
  content_->setVisible(isOpen);
}

}  // namespace wb::ui

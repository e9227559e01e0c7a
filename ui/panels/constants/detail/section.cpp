#include "ui/panels/constants/detail/section.h"

#include "ui/widgets/search_words.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace wb::ui {

Section::Section(const QString& title, bool isOpen, QWidget* parent)
    : QWidget(parent),
      isOpen_(isOpen),
      heading_(new QToolButton(this)),
      content_(new QWidget(this)),
      column_(new QVBoxLayout(content_)) {
  QFont bold = font();
  bold.setBold(true);
  heading_->setFont(bold);
  heading_->setText(title);
  heading_->setAccessibleName(title);
  heading_->setAutoRaise(true);
  heading_->setFocusPolicy(Qt::StrongFocus);
  heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(heading_, &QToolButton::clicked, this, &Section::toggle);
  column_->setContentsMargins({});
  column_->setSpacing(0);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins({});
  outer->setSpacing(0);
  outer->addWidget(heading_, 0, Qt::AlignLeft);
  outer->addWidget(content_);
  showRows(isOpen_);
}

void Section::addRow(QWidget* row, const QString& searchedText) {
  column_->addWidget(row);
  rows_.push_back({row, searchedText});
}

bool Section::search(const SearchWords& words) {
  bool isAnyFound = false;
  for (const Row& row : rows_) {
    const bool isFound = words.missingIn(row.searchedText).isEmpty();
    row.widget->setVisible(isFound);
    isAnyFound = isAnyFound || isFound;
  }
  setVisible(isAnyFound);
  showRows(isOpen_ || !words.isEmpty());
  return isAnyFound;
}

void Section::toggle() {
  isOpen_ = content_->isHidden();
  showRows(isOpen_);
}

void Section::showRows(bool areShown) {
  heading_->setArrowType(areShown ? Qt::DownArrow : Qt::RightArrow);
  heading_->setAccessibleDescription(areShown ? tr("open") : tr("closed"));
  content_->setVisible(areShown);
}

}  // namespace wb::ui

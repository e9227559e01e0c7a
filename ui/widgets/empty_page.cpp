#include "ui/widgets/empty_page.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace wb::ui {
namespace {

QString wordOf(Offer offer) {
  switch (offer) {
    case Offer::openFile:
      return EmptyPage::tr("Open a file…");
    case Offer::addOctree:
      return EmptyPage::tr("Add an octree…");
    case Offer::selectCostliest:
      return EmptyPage::tr("Select the most expensive object");
    case Offer::pinNow:
      return EmptyPage::tr("Pin the current constants");
    case Offer::nothing:
      break;
  }
  return {};
}

}  // namespace

EmptyPage::EmptyPage(QWidget* parent, const EmptyWord& word)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      words_(new QLabel(this)),
      button_(new QPushButton(this)) {
  words_->setAlignment(Qt::AlignCenter);
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setMargin(2 * words_->fontMetrics().averageCharWidth());
  words_->setForegroundRole(QPalette::PlaceholderText);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  column_->setContentsMargins({});
  column_->addStretch();
  column_->addWidget(words_);
  column_->addStretch();
  addButton(*button_);
  button_->setObjectName(QStringLiteral("offer"));
  connect(button_, &QPushButton::clicked, this, [this] { emit taken(offer_); });
  say(word);
}

void EmptyPage::addButton(QPushButton& button) {
  column_->insertWidget(column_->count() - 1, &button, 0, Qt::AlignHCenter);
}

void EmptyPage::say(const EmptyWord& word) {
  offer_ = word.offer;
  words_->setText(word.words);
  button_->setText(wordOf(offer_));
  button_->setVisible(offer_ != Offer::nothing);
}

}  // namespace wb::ui

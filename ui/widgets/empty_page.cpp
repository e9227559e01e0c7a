#include "ui/widgets/empty_page.h"

#include "ui/widgets/icon.h"
#include "ui/widgets/text_labels.h"
#include "ui/widgets/type.h"

#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr int iconSide = 48;
constexpr int widestWords = 320;
constexpr int pagePadding = 12;
constexpr int linesApart = 8;

class LargeIcon : public QWidget {
 public:
  LargeIcon(const QString& name, QWidget* parent)
      : QWidget(parent), icon_(ui::icon(name, Ink::text2)) {
    setFixedSize(iconSide, iconSide);
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    icon_.paint(&painter, rect());
  }

 private:
  QIcon icon_;
};

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

EmptyPage::EmptyPage(QWidget* parent, const QString& picture, const EmptyWord& word)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      words_(new QLabel(this)),
      icon_(new LargeIcon(picture, this)),
      heading_(new ElidedLabel(this)),
      button_(new QPushButton(this)) {
  words_->setAlignment(Qt::AlignCenter);
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setForegroundRole(QPalette::PlaceholderText);
  words_->setMaximumWidth(widestWords);
  heading_->setAlignment(Qt::AlignCenter);
  heading_->setTextFormat(Qt::PlainText);
  heading_->setFont(fontOf(Type::heading, font()));
  heading_->setForegroundRole(QPalette::Text);
  heading_->setMaximumWidth(widestWords);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  column_->setContentsMargins(pagePadding, 0, pagePadding, 0);
  column_->setSpacing(linesApart);
  column_->setSizeConstraint(QLayout::SetNoConstraint);
  column_->addStretch();
  column_->addWidget(icon_, 0, Qt::AlignHCenter);
  column_->addWidget(heading_);
  column_->addWidget(words_);
  column_->addStretch();
  addButton(*button_);
  button_->setObjectName(QStringLiteral("offer"));
  button_->setDefault(true);
  button_->setMinimumHeight(primaryButtonHeight);
  connect(button_, &QPushButton::clicked, this, [this] { emit taken(offer_); });
  say(word);
}

EmptyWord EmptyPage::nothingOpen() {
  return {tr("Open a file, or drop one on the window."), Offer::openFile, tr("Nothing is open")};
}

void EmptyPage::addButton(QPushButton& button) {
  column_->insertWidget(column_->count() - 1, &button, 0, Qt::AlignHCenter);
}

void EmptyPage::say(const EmptyWord& word) {
  offer_ = word.offer;
  heading_->setText(word.heading);
  words_->setText(word.words);
  button_->setText(wordOf(offer_));
  button_->setVisible(offer_ != Offer::nothing);
  fit();
}

/// Words that wrap are as high as they need at the width that they have. Heading, then icon, are
/// shown where everything before them has room.
void EmptyPage::fit() {
  words_->setFixedHeight(heightOfWords(width()));
  int needed = leastHeight(width()) + linesApart + heading_->sizeHint().height();
  heading_->setVisible(!heading_->text().isEmpty() && height() >= needed);
  if (heading_->text().isEmpty()) needed = leastHeight(width());
  icon_->setVisible(height() >= needed + linesApart + iconSide);
}

int EmptyPage::heightOfWords(int width) const {
  const int wide = std::clamp(width - 2 * pagePadding, 1, widestWords);
  return std::max(words_->heightForWidth(wide), 0);
}

int EmptyPage::leastHeight(int width) const {
  int height = heightOfWords(width);
  for (const QPushButton* one : findChildren<QPushButton*>())
    if (!one->isHidden())
      height += linesApart + std::max(one->minimumHeight(), one->sizeHint().height());
  return height;
}

QSize EmptyPage::minimumSizeHint() const {
  return {QWidget::minimumSizeHint().width(), leastHeight(widestWords + 2 * pagePadding)};
}

void EmptyPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

}  // namespace wb::ui

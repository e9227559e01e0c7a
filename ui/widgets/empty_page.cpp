#include "ui/widgets/empty_page.h"

#include "ui/widgets/empty_file.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/text_labels.h"
#include "ui/widgets/type.h"

#include <QHBoxLayout>
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

/// As wide as it may be, where a layout has more room than that.
QHBoxLayout* inTheMiddle(QWidget& widget) {
  auto* row = new QHBoxLayout;
  row->addStretch();
  row->addWidget(&widget, 1);
  row->addStretch();
  return row;
}

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
  column_->addLayout(inTheMiddle(*heading_));
  column_->addLayout(inTheMiddle(*words_));
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

EmptyWord nothingInFile() {
  return {EmptyPage::tr(
              "This file has no objects. Add some with the Compose menu, or open another file."),
          Offer::openFile, EmptyPage::tr("No objects")};
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

/// Words are in a narrow column, and as high as they need there; in a low panel they have all its
/// width. Heading, then icon, are shown where everything before them has room.
void EmptyPage::fit() {
  const int room = height() - heightOfButtons();
  const int narrow = std::min(width(), widestWords + 2 * pagePadding);
  const bool isNarrow = room >= heightOfWords(narrow);
  words_->setMaximumWidth(isNarrow ? widestWords : QWIDGETSIZE_MAX);
  const int words = std::min(heightOfWords(isNarrow ? narrow : width()), std::max(room, 0));
  words_->setFixedHeight(words);
  const bool hasHeading = !heading_->text().isEmpty();
  const int ofHeading = hasHeading ? linesApart + heading_->sizeHint().height() : 0;
  heading_->setVisible(hasHeading && room >= words + ofHeading);
  icon_->setVisible(room >= words + ofHeading + linesApart + iconSide);
}

int EmptyPage::heightOfWords(int width) const {
  return std::max(words_->heightForWidth(std::max(width - 2 * pagePadding, 1)), 0);
}

int EmptyPage::heightOfButtons() const {
  int height = 0;
  for (const QPushButton* one : findChildren<QPushButton*>())
    if (!one->isHidden())
      height += linesApart + std::max(one->minimumHeight(), one->sizeHint().height());
  return height;
}

/// For words of a line: what they need depends on a width that only a layout knows.
QSize EmptyPage::minimumSizeHint() const {
  return {QWidget::minimumSizeHint().width(), heightOfButtons() + fontMetrics().lineSpacing()};
}

void EmptyPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

}  // namespace wb::ui

#include "ui/panels/why/detail/card_labels.h"

#include "ui/widgets/text_labels.h"
#include "ui/widgets/type.h"

#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace wb::ui {
namespace {

/// Its digits are read first, words and units beside them second.
class NumberLabel : public QLabel {
 public:
  explicit NumberLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

  QSize sizeHint() const override {
    int width = 0;
    for (const Piece& one : pieces()) width += QFontMetrics(one.font).horizontalAdvance(one.text);
    return {width, QFontMetrics(numberFont()).height()};
  }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QFontMetrics metrics(numberFont());
    const QRect place = QStyle::visualRect(layoutDirection(), rect(), {QPoint(0, 0), sizeHint()});
    const int base = (height() - metrics.height()) / 2 + metrics.ascent();
    int left = place.left();
    for (const Piece& one : pieces()) {
      painter.setFont(one.font);
      painter.drawText(left, base, one.text);
      left += QFontMetrics(one.font).horizontalAdvance(one.text);
    }
  }

 private:
  struct Piece {
    QString text;
    QFont font;
  };

  QFont numberFont() const { return withEvenDigits(fontOf(Type::number, font())); }

  /// What is before the digits, the digits with what groups them, and what is behind.
  std::array<Piece, 3> pieces() const {
    const QString all = text();
    const auto isDigit = [](QChar one) { return one.isDigit(); };
    const auto first = std::ranges::find_if(all, isDigit) - all.begin();
    const auto behind = all.rend() - std::find_if(all.rbegin(), all.rend(), isDigit);
    const QFont words = fontOf(Type::unit, font());
    if (first >= behind) return {{{all, words}, {}, {}}};
    return {{{all.left(first), words},
             {all.mid(first, behind - first), numberFont()},
             {all.mid(behind), words}}};
  }
};

}  // namespace

QLabel* makeNumberLabel(QWidget* parent) { return new NumberLabel(parent); }

SlotLabel* makeHeading(const QString& text, QWidget* parent) {
  auto* heading = new SlotLabel(1, parent);
  heading->setFont(fontOf(Type::heading, heading->font()));
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

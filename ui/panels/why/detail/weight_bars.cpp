#include "ui/panels/why/detail/weight_bars.h"

#include "ui/widgets/model_text.h"
#include "ui/widgets/type.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr qreal faintOpacity = 0.4;
/// Shorter bars cannot be compared.
constexpr int fewestCharacters = 12;
constexpr int barHeight = 8;
constexpr double barRadius = 2;

}  // namespace

Bar::Bar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setFixedHeight(barHeight);
  setMinimumWidth(fontMetrics().averageCharWidth() * fewestCharacters);
}

void Bar::show(double fraction, bool isEmphasised) {
  fraction_ = fraction;
  isEmphasised_ = isEmphasised;
  update();
}

void Bar::showError(double least, double most) {
  leastFraction_ = std::clamp(least, 0.0, 1.0);
  mostFraction_ = std::clamp(most, 0.0, 1.0);
  update();
}

void Bar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::Midlight));
  painter.drawRoundedRect(rect(), barRadius, barRadius);
  painter.setOpacity(isEmphasised_ ? 1 : faintOpacity);
  QRectF filled = rect();
  filled.setWidth(filled.width() * fraction_);
  if (isRightToLeft()) filled.moveRight(rect().right() + 1);
  painter.setBrush(palette().color(QPalette::Highlight));
  painter.drawRoundedRect(filled, barRadius, barRadius);
  if (leastFraction_ == mostFraction_) return;
  painter.setOpacity(1);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(palette().color(QPalette::Text), 1));
  const auto placeOf = [this](double fraction) {
    const int along = static_cast<int>((width() - 1) * fraction);
    return isRightToLeft() ? width() - 1 - along : along;
  };
  const int least = placeOf(leastFraction_);
  const int most = placeOf(mostFraction_);
  painter.drawLine(least, height() / 2, most, height() / 2);
  for (const int end : {least, most}) painter.drawLine(end, 0, end, height() - 1);
}

WeightBars::WeightBars(QWidget* parent) : QWidget(parent) {
  const std::array names{tr("Physics"), tr("Download"), tr("Server")};
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins({});
  grid->setColumnStretch(1, 1);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i] = {new QLabel(names[i], this), new Bar(this), new QLabel(this)};
    const int line = static_cast<int>(i);
    // Another cost must not move the ends of the bars.
    rows_[i].value->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 PE").arg("00,000")));
    rows_[i].value->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    grid->addWidget(rows_[i].name, line, 0);
    grid->addWidget(rows_[i].bar, line, 1);
    grid->addWidget(rows_[i].value, line, 2);
  }
}

void WeightBars::show(const cost::Weights& weights, cost::DecidedBy decidedBy) {
  weights_ = weights;
  decidedBy_ = decidedBy;
  follow();
}

/// What differs less than can be seen has no error.
void WeightBars::showSpread(const std::optional<tuning::Spread>& spread) {
  const bool isSeen = spread && shownNumber(spread->minimum) != shownNumber(spread->maximum);
  spread_ = isSeen ? spread : std::nullopt;
  follow();
}

void WeightBars::follow() {
  const std::array weights{weights_.physics, weights_.streaming, weights_.server};
  const std::array unknown{weights_.physicsUnknown, weights_.streamingUnknown,
                           weights_.serverUnknown};
  const double largest = *std::ranges::max_element(weights);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    // DecidedBy has the three weights in this order, then the number of parts.
    const bool isDeciding = static_cast<std::size_t>(decidedBy_) == i;
    QFont font = this->font();
    font.setBold(isDeciding);
    rows_[i].name->setFont(font);
    rows_[i].value->setFont(withEvenDigits(font));
    const QString cost = shownCost(weights[i], unknown[i]);
    const QString value = unknown[i] && weights[i] <= 0 ? cost : tr("%1 PE").arg(cost);
    rows_[i].value->setText(value);
    rows_[i].value->setAccessibleName(rows_[i].name->text() + u' ' + value);
    rows_[i].bar->show(largest > 0 ? weights[i] / largest : 0, isDeciding);
  }
  followSpread(largest);
}

void WeightBars::followSpread(double largest) {
  const tuning::Spread spread = spread_.value_or(tuning::Spread());
  // Named for those who point at it: the bar shows it to all.
  const QString range =
      spread_ ? tr("%1 to %2 PE").arg(shownNumber(spread.minimum), shownNumber(spread.maximum))
              : QString();
  for (QWidget* one : std::initializer_list<QWidget*>{rows_[0].bar, rows_[0].value}) {
    one->setToolTip(range);
    one->setAccessibleDescription(range);
  }
  const double whole = largest > 0 ? largest : 1;
  rows_[0].bar->showError(spread.minimum / whole, spread.maximum / whole);
}

}  // namespace wb::ui

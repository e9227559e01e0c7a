#include "ui/panels/shapes/plan_bar.h"

#include "ui/panels/shapes/detail/plan_stops.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/text_labels.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

constexpr int sliderHeight = 64;
constexpr int factsHeight = 28;
constexpr int sideMargin = 12;
constexpr qreal stopRadius = 4;
constexpr qreal handleRadius = 7;

}  // namespace

StopSlider::StopSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setRange(0, static_cast<int>(planStops.size()) - 1);
  setPageStep(1);
  setFixedHeight(sliderHeight);
  setFocusPolicy(Qt::StrongFocus);
}

void StopSlider::setValues(const QStringList& names, const QStringList& values) {
  if (names_ == names && values_ == values) return;
  names_ = names;
  values_ = values;
  update();
}

int StopSlider::middleOf(int stop) const {
  const double step = static_cast<double>(width()) / (maximum() + 1);
  const int middle = static_cast<int>(std::lround((stop + 0.5) * step));
  return layoutDirection() == Qt::RightToLeft ? width() - middle : middle;
}

int StopSlider::stopAt(int x) const {
  int nearest = 0;
  for (int stop = 1; stop <= maximum(); ++stop)
    if (std::abs(middleOf(stop) - x) < std::abs(middleOf(nearest) - x)) nearest = stop;
  return nearest;
}

void StopSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  setFocus(Qt::MouseFocusReason);
  setValue(stopAt(static_cast<int>(event->position().x())));
}

void StopSlider::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton))
    setValue(stopAt(static_cast<int>(event->position().x())));
}

void StopSlider::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const int line = height() / 2;
  const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
  const QColor strong = palette().color(group, QPalette::Highlight);
  const QColor words = palette().color(group, QPalette::WindowText);
  painter.setPen(QPen(palette().color(QPalette::Mid), 2));
  painter.drawLine(middleOf(0), line, middleOf(maximum()), line);
  for (int stop = 0; stop <= maximum() && stop < names_.size(); ++stop) {
    const QPointF middle(middleOf(stop), line);
    const bool isHere = stop == value();
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHere ? strong : palette().color(QPalette::Mid));
    painter.drawEllipse(middle, isHere ? handleRadius : stopRadius,
                        isHere ? handleRadius : stopRadius);
    QFont own = font();
    own.setBold(isHere);
    painter.setFont(own);
    painter.setPen(words);
    const int half = width() / (2 * (maximum() + 1));
    const int gap = static_cast<int>(handleRadius) + 2;
    painter.drawText(QRect(middleOf(stop) - half, 0, 2 * half, line - gap),
                     Qt::AlignHCenter | Qt::AlignBottom, names_[stop]);
    painter.drawText(QRect(middleOf(stop) - half, line + gap, 2 * half, line - gap),
                     Qt::AlignHCenter | Qt::AlignTop, values_[stop]);
  }
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(strong, 2));
  painter.drawEllipse(QPointF(middleOf(value()), line), handleRadius + 3, handleRadius + 3);
}

PlanBar::PlanBar(ShapesPanel& shapes, QWidget* parent)
    : QWidget(parent),
      shapes_(shapes),
      slider_(new StopSlider(this)),
      facts_(new ElidedLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(sideMargin, 0, sideMargin, 0);
  column->setSpacing(0);
  facts_->setFixedHeight(factsHeight);
  facts_->setAlignment(Qt::AlignCenter);
  column->addWidget(slider_);
  column->addWidget(facts_);
  slider_->setToolTip(
      tr("Maximum deviation of the physics shape where avatars touch the object. Elsewhere, it may "
         "be up to %1. Each stop shows the land impact of the best shape found so far")
          .arg(shownLength(inCentimetres(shape::TolerancesByZone::usualElsewhere))));
  connect(slider_, &QSlider::valueChanged, this,
          [this](int value) { shapes_.setStop(planStops[static_cast<std::size_t>(value)]); });
  connect(&shapes, &ShapesPanel::stateChanged, this, &PlanBar::follow);
}

void PlanBar::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  follow();
}

/// As long as nobody sees it, nothing is weighed.
void PlanBar::follow() {
  if (!isVisible()) return;
  const QSignalBlocker quiet(slider_);
  QStringList names;
  QStringList values;
  for (const PlanStop stop : planStops) {
    const auto impact = shapes_.landImpactAt(stop);
    names << wordsOf(stop);
    values << (impact ? tr("%1 LI").arg(shownNumber(*impact)) : QStringLiteral("–"));
  }
  slider_->setEnabled(shapes_.canPlan());
  slider_->setValue(static_cast<int>(shapes_.stop()));
  slider_->setValues(names, values);
  const auto at = static_cast<qsizetype>(slider_->value());
  slider_->setAccessibleName(
      tr("Maximum deviation: %1, %2", "stop, land impact").arg(names[at], values[at]));
  const QStringList facts = shapes_.facts();
  facts_->setText(!shapes_.canPlan()                    ? shapes_.whyNoPlan()
                  : facts.isEmpty() && shapes_.isBusy() ? tr("Looking for shapes…")
                  : facts.isEmpty() ? tr("Choose a maximum deviation to find the best shape.")
                                    : facts.join(QStringLiteral("   |   ")));
}

}  // namespace wb::ui

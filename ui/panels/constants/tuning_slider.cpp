#include "ui/panels/constants/tuning_slider.h"

#include "model/core/number.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

namespace wb::ui {

/// From now on screen readers announce the numbers of tuning sliders, where Qt announces positions.
void speakNumbers();

namespace {

/// What a screen reader announces of a tuning slider.
class SpokenSlider : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
  explicit SpokenSlider(TuningSlider& slider)
      : QAccessibleWidget(&slider, QAccessible::Slider), slider_(slider) {}

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  QString text(QAccessible::Text which) const override {
    return which == QAccessible::Value ? exactNumber(slider_.number())
                                       : QAccessibleWidget::text(which);
  }

  QVariant currentValue() const override { return slider_.number(); }
  QVariant minimumValue() const override { return slider_.least(); }
  QVariant maximumValue() const override { return slider_.most(); }
  QVariant minimumStepSize() const override { return 0.0; }
  void setCurrentValue(const QVariant& value) override {
    emit slider_.tuned(std::clamp(value.toDouble(), slider_.least(), slider_.most()));
  }

 private:
  TuningSlider& slider_;
};

QAccessibleInterface* makeSpoken(const QString&, QObject* object) {
  auto* slider = qobject_cast<TuningSlider*>(object);
  return slider ? new SpokenSlider(*slider) : nullptr;
}

}  // namespace

void speakNumbers() {
  [[maybe_unused]] static const bool isInstalled = [] {
    QAccessible::installFactory(makeSpoken);
    return true;
  }();
}

namespace {

constexpr double widestLinear = 50;
constexpr int digits = 4;
constexpr int fineDigits = 6;
constexpr double decadeBegin = 0.3;
constexpr double decadeEnd = 3;

bool isLogarithmic(double from, double to) { return from > 0 && to / from > widestLinear; }

/// How far a number is from `from` to `to`, 0..1.
double fraction(double value, double from, double to) {
  if (from == to) return 0;
  if (isLogarithmic(from, to)) return std::log(value / from) / std::log(to / from);
  return (value - from) / (to - from);
}

double between(double share, double from, double to) {
  if (isLogarithmic(from, to)) return from * std::pow(to / from, share);
  return from + share * (to - from);
}

double withDigits(double value, int count) { return *parseNumber(rounded(value, count)); }

}  // namespace

SliderScale::SliderScale(double minimum, double standard, double maximum)
    : minimum_(minimum), standard_(standard), maximum_(maximum) {}

SliderScale SliderScale::decadeOf(double minimum, double standard, double maximum) {
  if (standard <= 0) return {minimum, standard, maximum};
  return {std::clamp(withDigits(standard * decadeBegin, digits), minimum, standard), standard,
          std::clamp(withDigits(standard * decadeEnd, digits), standard, maximum)};
}

int SliderScale::positionOf(double value) const {
  return static_cast<int>(std::lround(exactPositionOf(value)));
}

double SliderScale::exactPositionOf(double value) const {
  const double clamped = std::clamp(value, minimum_, maximum_);
  const double share = clamped < standard_ ? fraction(clamped, minimum_, standard_)
                                           : 1 + fraction(clamped, standard_, maximum_);
  return share * middle;
}

double SliderScale::valueAt(double position) const {
  if (position <= 0) return minimum_;
  if (position == middle) return standard_;
  if (position >= positions) return maximum_;
  const double share = position / middle;
  const double value = position < middle ? between(share, minimum_, standard_)
                                         : between(share - 1, standard_, maximum_);
  const int count = position == std::floor(position) ? digits : fineDigits;
  return std::clamp(withDigits(value, count), minimum_, maximum_);
}

namespace {

constexpr int pageSteps = 10;
constexpr double fineness = 0.1;

/// -1 or 1 for the keys that move a slider by a step, else 0.
int stepOf(int key) {
  if (key == Qt::Key_Left || key == Qt::Key_Down) return -1;
  return key == Qt::Key_Right || key == Qt::Key_Up ? 1 : 0;
}

}  // namespace

TuningSlider::TuningSlider(double minimum, double standard, double maximum, QWidget* parent)
    : QSlider(Qt::Horizontal, parent),
      decade_(SliderScale::decadeOf(minimum, standard, maximum)),
      all_(minimum, standard, maximum),
      number_(standard) {
  speakNumbers();
  setRange(0, SliderScale::positions);
  setPageStep(SliderScale::positions / pageSteps);
  guardFromWheel(*this);
  setNumber(standard);
  connect(this, &QSlider::valueChanged, this, &TuningSlider::tellNumber);
}

/// Numbers are rounded: a position that stands for the number already stays, so that the grip stays
/// under the pointer and keys get on.
void TuningSlider::setNumber(double number) {
  number_ = number;
  spansAll_ = isAllWanted_ || !decade_.holds(number) || (spansAll_ && isSliderDown());
  if (scale().valueAt(value()) != number) showNumber();
}

void TuningSlider::setSpansAll(bool spansAll) {
  isAllWanted_ = spansAll;
  spansAll_ = isAllWanted_ || !decade_.holds(number_);
  showNumber();
}

void TuningSlider::showNumber() {
  const QSignalBlocker block(this);
  setValue(scale().positionOf(number_));
}

void TuningSlider::tellNumber(int position) { emit tuned(scale().valueAt(position)); }

void TuningSlider::tuneTo(double position) {
  emit tuned(scale().valueAt(std::clamp<double>(position, 0, SliderScale::positions)));
}

void TuningSlider::keyPressEvent(QKeyEvent* event) {
  const int step = stepOf(event->key());
  if (step == 0 || !(event->modifiers() & Qt::ShiftModifier)) return QSlider::keyPressEvent(event);
  tuneTo(scale().exactPositionOf(number_) + step * fineness);
}

void TuningSlider::mouseMoveEvent(QMouseEvent* event) {
  if (!isSliderDown() || !(event->modifiers() & Qt::ShiftModifier)) {
    anchor_.reset();
    return QSlider::mouseMoveEvent(event);
  }
  const double pixel = event->position().x();
  if (!anchor_) anchor_ = Anchor{pixel, scale().exactPositionOf(number_)};
  const double moved = (pixel - anchor_->pixel) / width() * SliderScale::positions;
  tuneTo(anchor_->position + moved * fineness);
}

void TuningSlider::mouseReleaseEvent(QMouseEvent* event) {
  anchor_.reset();
  QSlider::mouseReleaseEvent(event);
}

void TuningSlider::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  QAction* all = menu.addAction(tr("Full range"));
  all->setCheckable(true);
  all->setChecked(spansAll_);
  connect(all, &QAction::toggled, this, &TuningSlider::setSpansAll);
  menu.exec(event->globalPos());
}

}  // namespace wb::ui

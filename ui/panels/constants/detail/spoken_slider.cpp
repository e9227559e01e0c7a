#include "ui/panels/constants/detail/spoken_slider.h"

#include "ui/panels/constants/tuning_slider.h"
#include "ui/widgets/model_text.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <algorithm>

namespace wb::ui {
namespace {

/// What a screen reader is told of a tuning slider.
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

}  // namespace wb::ui

#include "ui/widgets/whole_height.h"

#include <QEvent>
#include <QWidget>

namespace wb::ui {
namespace {

class HeightKeeper : public QObject {
 public:
  explicit HeightKeeper(QWidget& widget) : QObject(&widget), widget_(widget) {
    widget.installEventFilter(this);
    widget.parentWidget()->installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    const auto awaited = watched == &widget_ ? QEvent::Resize : QEvent::LayoutRequest;
    if (event->type() == awaited) fit();
    return false;
  }

 private:
  void fit() {
    const int needed = widget_.heightForWidth(widget_.width());
    if (needed >= 0 && needed != widget_.minimumHeight()) widget_.setMinimumHeight(needed);
  }

  QWidget& widget_;
};

}  // namespace

void keepWhole(QWidget& widget) { new HeightKeeper(widget); }

}  // namespace wb::ui

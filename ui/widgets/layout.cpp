#include "ui/widgets/layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace wb::ui {
namespace {

class WheelGuard : public QObject {
 public:
  using QObject::QObject;

  bool eventFilter(QObject* control, QEvent* event) override {
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(control)->hasFocus()) return false;
    event->ignore();
    return true;
  }
};

}  // namespace

void guardFromWheel(QWidget& control) {
  control.setFocusPolicy(Qt::StrongFocus);
  control.installEventFilter(new WheelGuard(&control));
}

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

void keepRoom(QWidget& widget) {
  QSizePolicy policy = widget.sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  widget.setSizePolicy(policy);
}

void keepWhole(QWidget& widget) { new HeightKeeper(widget); }

namespace {

/// As wide as it likes; where that is too much, as high as what is in it needs then.
QSize sizeIn(const QLayoutItem& item, int most) {
  const QSize size = item.sizeHint();
  if (size.width() <= most || !item.hasHeightForWidth()) return size;
  return {most, item.heightForWidth(most)};
}

}  // namespace

WrappingRow::WrappingRow(QWidget* parent) : QLayout(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  parent->setSizePolicy(policy);
}

WrappingRow::~WrappingRow() {
  for (const QLayoutItem* item : items_) delete item;
}

void WrappingRow::addItem(QLayoutItem* item) { items_.push_back(item); }

QLayoutItem* WrappingRow::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* WrappingRow::takeAt(int index) {
  QLayoutItem* taken = itemAt(index);
  if (taken != nullptr) items_.erase(items_.begin() + index);
  return taken;
}

int WrappingRow::heightForWidth(int width) const {
  return layOut({0, 0, width, 0}, Action::measure);
}

QSize WrappingRow::sizeHint() const {
  QSize size(0, 0);
  for (const QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    size.rwidth() += item->sizeHint().width() + spacing();
    size.setHeight(std::max(size.height(), item->sizeHint().height()));
  }
  return size.grownBy(contentsMargins());
}

QSize WrappingRow::minimumSize() const {
  QSize size(0, 0);
  for (const QLayoutItem* item : items_)
    if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
  return size.grownBy(contentsMargins());
}

void WrappingRow::setGeometry(const QRect& area) {
  QLayout::setGeometry(area);
  layOut(area, Action::place);
}

/// How high the rows are together.
int WrappingRow::layOut(const QRect& area, Action action) const {
  const QRect inner = area.marginsRemoved(contentsMargins());
  QPoint at = inner.topLeft();
  int rowHeight = 0;
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize size = sizeIn(*item, inner.width());
    if (at.x() > inner.x() && at.x() + size.width() > inner.x() + inner.width()) {
      at = {inner.x(), at.y() + rowHeight + spacing()};
      rowHeight = 0;
    }
    if (action == Action::place)
      item->setGeometry(
          QStyle::visualRect(parentWidget()->layoutDirection(), inner, QRect(at, size)));
    at.rx() += size.width() + spacing();
    rowHeight = std::max(rowHeight, size.height());
  }
  return at.y() + rowHeight + contentsMargins().bottom() - area.y();
}

QWidget* keptTogether(std::initializer_list<QWidget*> widgets, QWidget* parent) {
  auto* group = new QWidget(parent);
  auto* row = new QHBoxLayout(group);
  row->setContentsMargins({});
  row->setSpacing(parent->fontMetrics().averageCharWidth() / 2);
  for (QWidget* widget : widgets) row->addWidget(widget);
  return group;
}

}  // namespace wb::ui

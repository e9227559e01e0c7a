#include "ui/window/detail/slot_focus.h"

#include "ui/panels/view/view_panel.h"
#include "ui/window/detail/docks.h"
#include "viewport/view.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

constexpr qsizetype mostFocusesKept = 32;

/// From left to right, what is below last.
int orderOf(Qt::DockWidgetArea area) {
  constexpr int leftOfView = 0;
  constexpr int aboveView = 1;
  constexpr int rightOfView = 3;
  constexpr int belowView = 4;
  if (area == Qt::LeftDockWidgetArea) return leftOfView;
  if (area == Qt::TopDockWidgetArea) return aboveView;
  return area == Qt::RightDockWidgetArea ? rightOfView : belowView;
}

constexpr int orderOfView = 2;

/// The first below a widget that Tab would stop at.
QWidget* firstStopIn(QWidget& place) {
  QWidget* one = &place;
  do {
    const bool isStop = (one->focusPolicy() & Qt::TabFocus) != 0 && one->isEnabled();
    if (isStop && one->isVisible() && place.isAncestorOf(one)) return one;
    one = one->nextInFocusChain();
  } while (one != &place);
  return nullptr;
}

}  // namespace

SlotFocus::SlotFocus(QMainWindow& window, ViewPanel& view, QList<QDockWidget*> docks)
    : QObject(&window), window_(window), view_(view), docks_(std::move(docks)) {
  connect(qApp, &QApplication::focusChanged, this,
          [this](QWidget*, QWidget* now) { remember(now); });
}

void SlotFocus::remember(QWidget* focused) {
  if (!focused || focused->window() != &window_) return;
  last_.removeAll(QPointer<QWidget>(focused));
  last_ << focused;
  while (last_.size() > mostFocusesKept) last_.removeFirst();
}

QList<QWidget*> SlotFocus::places() const {
  using Place = std::tuple<int, int, int, QWidget*>;
  std::vector<Place> all{{orderOfView, 0, 0, &view_}};
  for (QDockWidget* dock : docks_)
    if (!dock->isFloating() && isInFront(*dock))
      all.push_back({orderOf(window_.dockWidgetArea(dock)), dock->y(), dock->x(), dock->widget()});
  std::ranges::sort(all);
  QList<QWidget*> widgets;
  for (const Place& one : all) widgets << std::get<QWidget*>(one);
  return widgets;
}

/// That before the first where none has it, so that the next is the first.
qsizetype SlotFocus::placeOfFocus(const QList<QWidget*>& places) const {
  if (QGuiApplication::focusWindow() == &view_.view()) return places.indexOf(&view_);
  const QWidget* focused = window_.focusWidget();
  const auto found = std::ranges::find_if(places, [focused](const QWidget* place) {
    return focused && (place == focused || place->isAncestorOf(focused));
  });
  return found == places.end() ? -1 : found - places.begin();
}

void SlotFocus::step(int by) {
  const QList<QWidget*> all = places();
  const qsizetype at = placeOfFocus(all);
  const qsizetype next =
      at < 0 ? (by > 0 ? 0 : all.size() - 1) : (at + by + all.size()) % all.size();
  enter(*all[next]);
}

/// Keys that went to the view's own window come back with the window.
void SlotFocus::enter(QWidget& place) {
  if (&place == &view_) return view_.takeFocus();
  if (QGuiApplication::focusWindow() == &view_.view()) window_.activateWindow();
  const auto last = std::find_if(last_.rbegin(), last_.rend(), [&](const QPointer<QWidget>& one) {
    return one && one->isVisible() && one->isEnabled() && place.isAncestorOf(one);
  });
  QWidget* target = last != last_.rend() ? last->data() : firstStopIn(place);
  if (target) target->setFocus(Qt::TabFocusReason);
}

}  // namespace wb::ui

#pragma once

#include "tests/ui/panels/view/view_panel_case.h"

#include <QMouseEvent>

namespace wb::ui::test {

/// A view in which handles are dragged, by real presses and moves.
class ViewHandlesCase : public ViewPanelCase {
 protected:
  /// Presses at the arrow along an axis, and drags it so far; the button stays down.
  void pull(const glm::dvec3& origin, int axis, double metres, Qt::KeyboardModifiers keys = {});
  void release(Qt::KeyboardModifiers keys = {}) {
    QTest::mouseRelease(&view(), Qt::LeftButton, keys, last_);
  }
  void moveTo(const QPoint& pixel, Qt::KeyboardModifiers keys);
  QPoint pixelOf(const glm::dvec3& point);
  const scene::Scene& scene() const { return document_->weighing().scene; }

  QPoint last_;
};

inline QPoint ViewHandlesCase::pixelOf(const glm::dvec3& point) {
  const auto pixel = *view().orbitCamera().pixelOf(point, view().panes().size());
  return {qRound(pixel.x), qRound(pixel.y)};
}

inline void ViewHandlesCase::moveTo(const QPoint& pixel, Qt::KeyboardModifiers keys) {
  QMouseEvent move(QEvent::MouseMove, pixel, view().mapToGlobal(pixel), Qt::NoButton,
                   Qt::LeftButton, keys);
  QCoreApplication::sendEvent(&view(), &move);
  last_ = pixel;
}

/// Takes it forty pixels from where it begins.
inline void ViewHandlesCase::pull(const glm::dvec3& origin, int axis, double metres,
                                  Qt::KeyboardModifiers keys) {
  glm::dvec3 along(0);
  along[axis] = 1;
  const double aPixel = view().orbitCamera().heightAtTarget() / view().panes().size().y;
  const glm::dvec3 from = origin + 40 * aPixel * along;
  QTest::mousePress(&view(), Qt::LeftButton, {}, pixelOf(from));
  moveTo(pixelOf(from + metres * along), keys);
}

}  // namespace wb::ui::test

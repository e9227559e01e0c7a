#pragma once

#include "tests/ui/window/main_window_case.h"
#include "ui/document/ray_trail.h"
#include "ui/panels/view/detail/octree_keeper.h"
#include "ui/panels/view/view_panel.h"
#include "viewport/view.h"

#include <QMenu>
#include <QStatusBar>

namespace wb::ui::test {

/// A window with octrees and what a designer does in it.
class OctreeCase : public MainWindowCase {
 protected:
  void startOctrees(const QString& program);
  void openScene(const char* text);
  /// Follows a ray, whose leaf is marked while the pointer is over none.
  void aim(const glm::dvec3& origin, const glm::dvec3& direction) {
    trail().followSeen({origin, direction});
  }
  /// Looks from a side at a box that fills the view.
  void lookAt(viewport::OrbitCamera::Standard side, const layers::Bounds& bounds) {
    view().look(side);
    view().frame(bounds);
  }
  void showDepth(std::size_t depth);
  void pointAt(const QPoint& pixel);
  /// Where a point of the scene is seen.
  QPoint pixelOf(const glm::dvec3& point) {
    const auto pixel = view().orbitCamera().pixelOf(point, view().panes().size());
    return {qRound(pixel->x), qRound(pixel->y)};
  }
  QString tree(std::size_t octree = 0) const {
    return QString::fromStdString(window_->document().weighing().scene.octrees[octree].tree);
  }
  QString told() const { return window_->statusBar()->currentMessage(); }
  ViewPanel& viewPanel() { return panel<ViewPanel>(); }
  viewport::View& view() { return viewPanel().view(); }
  RayTrail& trail() { return *window_->findChild<RayTrail*>(); }
};

inline void OctreeCase::startOctrees(const QString& program) {
  share(program);
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

inline void OctreeCase::openScene(const char* text) {
  QVERIFY(window_->document().open(makeFile("cubes.scene", text)).has_value());
  QVERIFY(QTest::qWaitForWindowExposed(&view()));
  QTRY_VERIFY(!viewPanel().findChild<OctreeKeeper*>()->isBusy());
}

inline void OctreeCase::showDepth(std::size_t depth) {
  ViewSettings settings = viewPanel().settings();
  settings.octrees.maxDepth = depth;
  viewPanel().setSettings(settings);
  QTRY_VERIFY(!viewPanel().findChild<OctreeKeeper*>()->isBusy());
}

inline void OctreeCase::pointAt(const QPoint& pixel) {
  view().requestActivate();
  QTest::mouseMove(&view(), pixel + QPoint(3, 3));
  QTest::mouseMove(&view(), pixel);
  QTRY_VERIFY(view().rayUnderPointer().has_value());
}

}  // namespace wb::ui::test

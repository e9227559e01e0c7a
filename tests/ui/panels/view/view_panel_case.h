#pragma once

#include "tests/ui/widgets/files.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/document/selection.h"
#include "ui/document/visibility.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/view_panel.h"
#include "viewport/view.h"

#include <Qt3DRender/QNoDraw>

#include <QLabel>
#include <QTest>
#include <memory>
#include <utility>

namespace wb::ui::test {

inline int differingPixels(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
  return count;
}

/// A view and what its users do with it.
class ViewPanelCase : public QObject {
 protected:
  /// An empty view of this size, which draws no frame before draw(): where nobody looks at pixels
  /// they are work for nothing.
  void start(int width, int height);
  /// From now on, before anything is open.
  void draw();
  void stop();
  viewport::View& view() { return panel_->view(); }
  void open(const char* name);
  void setPreset(viewport::Preset preset);
  void waitForLayers();
  /// Of a view that draws.
  QImage picture();
  /// A pixel that shows something, and what.
  std::pair<QPoint, layers::Pick> somePick();
  QLabel* readout() { return panel_->findChild<QLabel*>("message"); }

  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<Visibility> visibility_;
  std::unique_ptr<RayTrail> trail_;
  std::unique_ptr<Baseline> baseline_;
  std::unique_ptr<ViewPanel> panel_;

 private:
  Qt3DRender::QFrameGraphNode* frames_ = nullptr;
};

inline void ViewPanelCase::start(int width, int height) {
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  visibility_ = std::make_unique<Visibility>(*document_);
  trail_ = std::make_unique<RayTrail>(*document_);
  baseline_ = std::make_unique<Baseline>(*document_);
  panel_ = std::make_unique<ViewPanel>(*document_, *selection_, *visibility_, *trail_, *baseline_);
  frames_ = view().activeFrameGraph();
  view().setActiveFrameGraph(new Qt3DRender::QNoDraw);
  panel_->resize(width, height);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

inline void ViewPanelCase::draw() {
  QVERIFY(document_->isEmpty());
  view().setActiveFrameGraph(frames_);
}

inline void ViewPanelCase::open(const char* name) {
  QVERIFY(document_->open(sample(name)).has_value());
  QVERIFY(QTest::qWaitForWindowExposed(&view()));
  waitForLayers();
}

inline void ViewPanelCase::setPreset(viewport::Preset preset) {
  ViewSettings settings = panel_->settings();
  settings.apply(preset);
  panel_->setSettings(settings);
  waitForLayers();
}

inline void ViewPanelCase::waitForLayers() {
  QTRY_VERIFY(!panel_->findChild<LayerKeeper*>()->isBusy());
}

inline QImage ViewPanelCase::picture() {
  if (view().activeFrameGraph() != frames_) qFatal("the view does not draw");
  QImage image;
  view().capture([&image](const QImage& frame) { image = frame; });
  [[maybe_unused]] const bool done = QTest::qWaitFor([&] { return !image.isNull(); }, 30'000);
  return image;
}

inline std::pair<QPoint, layers::Pick> ViewPanelCase::somePick() {
  for (int y = 5; y < view().height(); y += 5)
    for (int x = 5; x < view().width(); x += 5)
      // A click at a name is a click at all of its object.
      if (const auto pick = view().pick(QPoint(x, y));
          pick && !view().layers().standing().at({x, y}))
        return {{x, y}, *pick};
  qFatal("the view shows nothing");
}

inline void ViewPanelCase::stop() {
  panel_.reset();
  baseline_.reset();
  trail_.reset();
  visibility_.reset();
  selection_.reset();
  document_.reset();
}

}  // namespace wb::ui::test

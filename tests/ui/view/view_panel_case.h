#pragma once

#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/document/selection.h"
#include "ui/document/visibility.h"
#include "ui/view/view_panel.h"
#include "viewport/view.h"

#include <QLabel>
#include <QTest>
#include <memory>

namespace wb::ui::test {

/// A view and what its users do with it.
class ViewPanelCase : public QObject {
 protected:
  /// An empty view of this size.
  void start(int width, int height);
  void stop();
  viewport::View& view() { return panel_->view(); }
  QLabel* readout() { return panel_->findChildren<QLabel*>().last(); }

  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<Visibility> visibility_;
  std::unique_ptr<RayTrail> trail_;
  std::unique_ptr<ViewPanel> panel_;
};

inline void ViewPanelCase::start(int width, int height) {
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  visibility_ = std::make_unique<Visibility>(*document_);
  trail_ = std::make_unique<RayTrail>(*document_);
  panel_ = std::make_unique<ViewPanel>(*document_, *selection_, *visibility_, *trail_);
  panel_->resize(width, height);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

inline void ViewPanelCase::stop() {
  panel_.reset();
  trail_.reset();
  visibility_.reset();
  selection_.reset();
  document_.reset();
}

}  // namespace wb::ui::test

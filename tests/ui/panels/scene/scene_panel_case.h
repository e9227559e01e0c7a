#pragma once

#include "tests/ui/widgets/files.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/document/visibility.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_panel.h"
#include "ui/panels/scene/scene_tree.h"

#include <QAbstractItemModelTester>
#include <QTest>
#include <memory>

namespace wb::ui::test {

/// The tree of a scene, and what its users do with it.
class ScenePanelCase : public QObject {
 protected:
  void start();
  void finish();
  void open(const char* name);
  SceneTree& tree() { return *panel_->findChild<SceneTree*>(); }
  SceneModel& model() { return static_cast<SceneModel&>(*tree().model()); }
  QModelIndex at(const SceneNode& node) { return model().indexOf(node); }
  void click(const SceneNode& node);

  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<Visibility> visibility_;
  std::unique_ptr<ScenePanel> panel_;
  std::unique_ptr<QAbstractItemModelTester> tester_;
};

inline void ScenePanelCase::start() {
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  visibility_ = std::make_unique<Visibility>(*document_);
  panel_ = std::make_unique<ScenePanel>(*document_, *selection_, *visibility_);
  tester_ = std::make_unique<QAbstractItemModelTester>(
      tree().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
  panel_->resize(300, 600);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

inline void ScenePanelCase::finish() {
  tester_.reset();
  panel_.reset();
}

inline void ScenePanelCase::open(const char* name) {
  QVERIFY(document_->open(sample(name)).has_value());
}

inline void ScenePanelCase::click(const SceneNode& node) {
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(at(node)).center());
}

}  // namespace wb::ui::test

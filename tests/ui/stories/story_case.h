#pragma once

#include "tests/ui/window/form_answers.h"
#include "ui/panels/properties/properties_panel.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/window/detail/start_page.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <algorithm>

namespace wb::ui::test {

/// A story of the help, done as its page says.
class StoryCase : public MainWindowCase {
 protected:
  void begin(const QString& program);
  void end();
  /// `Help > Open a sample > TITLE`, of the sample that is the file NAME.
  void openSample(const QString& name);
  void showPanel(const char* name);
  void key(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier);
  /// A row of the tree, by the name of its linkset and the index of its part.
  void choose(const QString& name, std::optional<std::size_t> part = {});
  /// In the properties of what is chosen, by the key of its first letter.
  void chooseConvexHull();
  QAbstractButton* checkBox(const QString& text);
  /// What *Edit > Copy explanation* copies.
  QString explanation();

  SceneTree& tree() { return panel<SceneTree>(); }
  const scene::Scene& scene() { return window_->document().weighing().scene; }
  std::size_t indexOf(const QString& name);
  const cost::LinksetCost& costOf(const QString& name) {
    return window_->document().weighing().costs[indexOf(name)];
  }
};

inline void StoryCase::begin(const QString& program) {
  start(program);
  window_->resize(1440, 900);
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

inline void StoryCase::end() {
  window_->document().undoStack().setClean();
  window_.reset();
}

inline void StoryCase::openSample(const QString& name) {
  window_->document().undoStack().setClean();
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  const std::vector<Sample> all = samples();
  const auto found = std::ranges::find(all, name, &Sample::name);
  QVERIFY2(found != all.end(), qPrintable(name));
  for (QAction* one : action("Open a sample")->menu()->actions())
    if (one->text() == found->title) one->trigger();
  QVERIFY2(reset.wait(10'000), qPrintable(name));
}

inline void StoryCase::showPanel(const char* name) {
  auto* dock = window_->findChild<QDockWidget*>(QLatin1StringView(name));
  dock->raise();
  QTRY_VERIFY(dock->widget()->isVisible());
}

inline void StoryCase::key(Qt::Key key, Qt::KeyboardModifiers with) {
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  QTest::keyClick(window_->focusWidget() ? window_->focusWidget() : window_.get(), key, with);
}

inline std::size_t StoryCase::indexOf(const QString& name) {
  const auto found = std::ranges::find(scene().linksets, name.toStdString(), &scene::Linkset::name);
  return static_cast<std::size_t>(found - scene().linksets.begin());
}

inline void StoryCase::choose(const QString& name, std::optional<std::size_t> part) {
  const std::size_t linkset = indexOf(name);
  QVERIFY2(linkset < scene().linksets.size(), qPrintable(name));
  const SceneModel& rows = panel<SceneModel>();
  tree().expand(rows.indexOf(SceneNode::ofLinkset(linkset)));
  tree().setFocus();
  tree().setCurrentIndex(
      rows.indexOf(part ? SceneNode::ofPart(linkset, *part) : SceneNode::ofLinkset(linkset)));
  QCOMPARE(window_->selection().current(), (weighing::Target{linkset, part}));
}

inline void StoryCase::chooseConvexHull() {
  showPanel("properties");
  for (auto* box : panel<PropertiesPanel>().findChildren<QComboBox*>()) {
    if (box->accessibleName() != "Physics shape type") continue;
    box->setFocus();
    // Letters typed at once are taken for one word.
    QTest::qWait(QApplication::keyboardInputInterval());
    QTest::keyClick(box, Qt::Key_C);
    QCOMPARE(box->currentText(), QString("Convex hull"));
    return;
  }
  QFAIL("no shape type");
}

inline QAbstractButton* StoryCase::checkBox(const QString& text) {
  for (auto* button : panel<PropertiesPanel>().findChildren<QAbstractButton*>())
    if (button->text().remove(u'&') == text) return button;
  return nullptr;
}

inline QString StoryCase::explanation() {
  QGuiApplication::clipboard()->clear();
  action("Copy explanation")->trigger();
  return QGuiApplication::clipboard()->text().simplified();
}

}  // namespace wb::ui::test

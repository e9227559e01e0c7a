#pragma once

#include "tests/ui/window/main_window_case.h"
#include "ui/panels/view/detail/view_settings.h"
#include "ui/window/detail/actions.h"

#include <QDialog>
#include <QSize>
#include <functional>
#include <memory>

namespace wb::ui::test {

/// Brings the window into each of its main states in turn, for what looks at them.
class MainStates : public MainWindowCase {
 protected:
  /// A window in a language, with numbers as they are written there.
  void startIn(const QLocale& locale, const QSize& size, Drawing drawing = Drawing::none);
  void end();
  void goThroughNothing() { see("empty"); }
  void goThroughTheMarket();
  void goThroughWorkspaces();
  void goThroughTheMap();
  void goThroughPanels();
  void goThroughCharts();
  void goThroughTheBaseline();
  void goThroughOneObject();
  void goThroughShapes();
  void goThroughOctrees();
  void goThroughWork();
  void goThroughDialogs();
  void goThroughQuestions();
  void goThroughTheGrid();
  void goThroughTheLog();
  void goThroughPages();

  /// The window, or a dialog, is in a state of this name.
  virtual void seen(QWidget& window, const QString& name) = 0;

 private:
  /// Whatever was changed before is given up.
  void reopen(const QString& path);
  void see(const QString& name);
  void seeDialog(QDialog& dialog, const QString& name);
  void seeVersions();
  void seeCalibration();
  void seeWhatGoesWithFiles();
  void seePage(const std::optional<weighing::Target>& target, const QString& name);
  void askBox(const QString& name, const std::function<void()>& ask);
  void show(const ViewSettings& settings);
  void choose(viewport::Preset preset);
  void raise(const char* dock);
  void enter(Workspace workspace);
  void ask(ActionId action, const QString& name);
  QAction& actionOf(ActionId id);
  bool hasDrawn();
};

}  // namespace wb::ui::test

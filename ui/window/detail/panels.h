#pragma once

#include "ui/window/detail/workspaces.h"

#include <QDockWidget>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <algorithm>

class QMainWindow;

namespace wb::octree {
struct Location;
}

namespace wb::ui {

class Baseline;
class CubeChoice;
class Document;
class RayTrail;
class Selection;
class ViewPanel;
class Visibility;

/// The view in the middle of a window and the docks around it, wired to each other. Each dock is a
/// row of a list, found by the class of its panel.
class Panels : public QObject {
  Q_OBJECT

 public:
  Panels(QMainWindow& window, Document& document, Selection& selection, Visibility& visibility,
         Baseline& baseline);

  ViewPanel& view() const { return *view_; }
  RayTrail& trail() const { return *trail_; }

  template <class Panel>
  Panel& get() const {
    return *qobject_cast<Panel*>(dock<Panel>().widget());
  }
  /// Brings a panel to the front.
  template <class Panel>
  void show() const {
    workspaces_->reveal(dock<Panel>());
  }

  /// As they follow each other on the screen.
  const QList<QDockWidget*>& docks() const { return docks_; }

  /// A panel as users choose it.
  struct Chosen {
    QString title;
    QKeySequence key;
  };
  /// One for each of docks(), in their order.
  static QList<Chosen> chosenBy();

  /// Where the docks stand.
  Workspaces& workspaces() const { return *workspaces_; }

 private:
  template <class Panel>
  QDockWidget& dock() const {
    return **std::ranges::find_if(docks_, [](const QDockWidget* one) {
      return qobject_cast<Panel*>(one->widget()) != nullptr;
    });
  }
  void addDock(QWidget* content, const char* name, const QString& title);
  void placeDocks();
  void connectPanels();
  void followCells();
  void chooseCube(const octree::Location& cube);
  void nameProblems(int errors, int warnings, int notes);

  QMainWindow& window_;
  RayTrail* trail_;
  CubeChoice* cube_;
  ViewPanel* view_;
  QList<QDockWidget*> docks_;
  Workspaces* workspaces_;
};

}  // namespace wb::ui

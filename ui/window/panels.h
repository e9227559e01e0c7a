#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace wb::ui {

class Baseline;
class ChartsPanel;
class ComparisonPanel;
class ConstantsPanel;
class Document;
class ProblemsPanel;
class PropertiesPanel;
class RayPanel;
class RayTrail;
class ScenariosPanel;
class ScenePanel;
class Selection;
class TablePanel;
class ViewPanel;
class Visibility;
class WhyPanel;

/// The view in the middle of a window and the docks around it, wired to each other.
class Panels : public QObject {
  Q_OBJECT

 public:
  Panels(QMainWindow& window, Document& document, Selection& selection, Visibility& visibility,
         Baseline& baseline);

  ViewPanel& view() const { return *view_; }
  TablePanel& table() const { return *table_; }
  WhyPanel& why() const { return *why_; }
  ProblemsPanel& problems() const { return *problems_; }
  RayTrail& trail() const { return *trail_; }
  ScenariosPanel& scenarios() const { return *scenarios_; }
  ChartsPanel& charts() const { return *charts_; }

  /// As they follow each other on the screen.
  QList<QDockWidget*> docks() const;

  /// Puts all docks where they are at first.
  void restoreLayout();
  void showProblems();
  void showScenarios();

 private:
  QDockWidget* addDock(QWidget* content, const QString& name, const QString& title);
  void makeDocks();
  void placeDocks();
  void connectPanels();
  void showWhatMatters();
  void nameProblems(int errors, int warnings, int notes);

  QMainWindow& window_;
  const Document& document_;
  RayTrail* trail_;
  ViewPanel* view_;
  ScenePanel* scene_;
  TablePanel* table_;
  WhyPanel* why_;
  ConstantsPanel* constants_;
  PropertiesPanel* properties_;
  ProblemsPanel* problems_;
  RayPanel* ray_;
  ScenariosPanel* scenarios_;
  ComparisonPanel* comparison_;
  ChartsPanel* charts_;
  QDockWidget* sceneDock_ = nullptr;
  QDockWidget* whyDock_ = nullptr;
  QDockWidget* constantsDock_ = nullptr;
  QDockWidget* propertiesDock_ = nullptr;
  QDockWidget* tableDock_ = nullptr;
  QDockWidget* problemsDock_ = nullptr;
  QDockWidget* rayDock_ = nullptr;
  QDockWidget* scenariosDock_ = nullptr;
  QDockWidget* comparisonDock_ = nullptr;
  QDockWidget* chartsDock_ = nullptr;
};

}  // namespace wb::ui

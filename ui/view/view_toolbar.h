#pragma once

#include "ui/view/view_settings.h"
#include "viewport/orbit_camera.h"

#include <QToolBar>
#include <map>

class QAction;
class QActionGroup;
class QComboBox;
class QMenu;

namespace wb::ui {

/// Chooses what the view shows and from where. An editor of ViewSettings: it shows those it is
/// given and tells what the user made of them.
class ViewToolbar : public QToolBar {
  Q_OBJECT

 public:
  explicit ViewToolbar(QWidget* parent = nullptr);

  const ViewSettings& settings() const { return settings_; }
  void setSettings(const ViewSettings& settings);

 signals:
  void settingsChanged(const wb::ui::ViewSettings& settings);
  void viewChosen(wb::viewport::OrbitCamera::Standard view);
  void frameWanted();

 private:
  void addPresets();
  void addLayers();
  void addLods();
  void addColourings();
  void addViews();
  void reachByKeyboard(QAction* action);
  QComboBox* addCombo(const QString& label, const QStringList& words);
  QMenu* addMenu(const QString& text, const QString& help);

  void choosePreset(QAction* action);
  void chooseLayers();
  void chooseLod(int index);
  void chooseColouring(int index);
  void chooseView(QAction* action);
  void change(const ViewSettings& settings);
  void showSettings();

  ViewSettings settings_;
  std::map<viewport::Preset, QAction*> presets_;
  std::map<shape::Layer, QAction*> layers_;
  QAction* decidingOnly_ = nullptr;
  QComboBox* lod_ = nullptr;
  QComboBox* colourBy_ = nullptr;
};

}  // namespace wb::ui

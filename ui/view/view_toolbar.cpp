#include "ui/view/view_toolbar.h"

#include "ui/base/model_text.h"
#include "viewport/legend.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

namespace wb::ui {
namespace {

using viewport::OrbitCamera;
using viewport::Preset;

QString wordOf(Preset preset) {
  switch (preset) {
    case Preset::visual:
      return ViewToolbar::tr("Visual");
    case Preset::physics:
      return ViewToolbar::tr("Physics");
    case Preset::cost:
      break;
  }
  return ViewToolbar::tr("Cost");
}

QString helpOf(Preset preset) {
  switch (preset) {
    case Preset::visual:
      return ViewToolbar::tr("Show what everybody sees");
    case Preset::physics:
      return ViewToolbar::tr("Show of every part the shape that it is weighed as");
    case Preset::cost:
      break;
  }
  return ViewToolbar::tr("Show the shapes that are weighed, coloured by what costs");
}

QStringList lodWords() {
  return {ViewToolbar::tr("High"), ViewToolbar::tr("Medium"), ViewToolbar::tr("Low"),
          ViewToolbar::tr("Lowest")};
}

QStringList colouringWords() {
  return {ViewToolbar::tr("Layer"), ViewToolbar::tr("Material"), ViewToolbar::tr("Hull"),
          ViewToolbar::tr("Share of cost")};
}

QStringList viewWords() {
  return {ViewToolbar::tr("Front"), ViewToolbar::tr("Back"), ViewToolbar::tr("Left"),
          ViewToolbar::tr("Right"), ViewToolbar::tr("Top"),  ViewToolbar::tr("Bottom"),
          ViewToolbar::tr("Corner")};
}

}  // namespace

ViewToolbar::ViewToolbar(QWidget* parent) : QToolBar(tr("View"), parent) {
  setAccessibleName(tr("View"));
  settings_.apply(Preset::physics);
  addPresets();
  addSeparator();
  addLayers();
  addLods();
  addColourings();
  addSeparator();
  addViews();
  showSettings();
}

void ViewToolbar::addPresets() {
  auto* group = new QActionGroup(this);
  group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  for (const Preset preset : viewport::allPresets) {
    QAction* action = addAction(wordOf(preset));
    action->setToolTip(helpOf(preset));
    action->setCheckable(true);
    action->setData(static_cast<int>(preset));
    group->addAction(action);
    reachByKeyboard(action);
    presets_[preset] = action;
  }
  connect(group, &QActionGroup::triggered, this, &ViewToolbar::choosePreset);
}

/// A tool bar's own buttons are passed over by the Tab key.
void ViewToolbar::reachByKeyboard(QAction* action) {
  widgetForAction(action)->setFocusPolicy(Qt::StrongFocus);
}

QMenu* ViewToolbar::addMenu(const QString& text, const QString& help) {
  auto* button = new QToolButton(this);
  auto* menu = new QMenu(button);
  button->setText(text);
  button->setToolTip(help);
  button->setAccessibleName(help);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setMenu(menu);
  menu->setToolTipsVisible(true);
  addWidget(button);
  return menu;
}

void ViewToolbar::addLayers() {
  QMenu* menu = addMenu(tr("Layers"), tr("Layers that are shown"));
  for (const shape::Layer layer : shape::allLayers) {
    QAction* action = menu->addAction(shown(viewport::textOf(layer)));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, &ViewToolbar::chooseLayers);
    layers_[layer] = action;
  }
  menu->addSeparator();
  decidingOnly_ = menu->addAction(tr("Only what is weighed"));
  decidingOnly_->setToolTip(tr("Show of each layer only the parts that are weighed as it"));
  decidingOnly_->setCheckable(true);
  connect(decidingOnly_, &QAction::triggered, this, &ViewToolbar::chooseLayers);
}

QComboBox* ViewToolbar::addCombo(const QString& label, const QStringList& words) {
  auto* combo = new QComboBox(this);
  combo->addItems(words);
  auto* name = new QLabel(label, this);
  name->setBuddy(combo);
  name->setContentsMargins(fontMetrics().averageCharWidth(), 0, fontMetrics().averageCharWidth(),
                           0);
  combo->setAccessibleName(QString(label).remove(u':'));
  addWidget(name);
  addWidget(combo);
  return combo;
}

void ViewToolbar::addLods() {
  lod_ = addCombo(tr("Detail:"), lodWords());
  lod_->setToolTip(tr("Level of detail of the visual mesh"));
  connect(lod_, &QComboBox::currentIndexChanged, this, &ViewToolbar::chooseLod);
}

void ViewToolbar::addColourings() {
  colourBy_ = addCombo(tr("Colour by:"), colouringWords());
  connect(colourBy_, &QComboBox::currentIndexChanged, this, &ViewToolbar::chooseColouring);
}

void ViewToolbar::addViews() {
  QMenu* menu = addMenu(tr("Look"), tr("Look from a side"));
  const QStringList words = viewWords();
  for (int i = 0; i < words.size(); ++i)
    menu->addAction(tr("%1\t%2", "a side to look from, and its key").arg(words[i]).arg(i + 1))
        ->setData(i);
  connect(menu, &QMenu::triggered, this, &ViewToolbar::chooseView);
  QAction* frame = addAction(tr("Frame"));
  frame->setToolTip(tr("Show the whole selection, or all (F)"));
  reachByKeyboard(frame);
  connect(frame, &QAction::triggered, this, &ViewToolbar::frameWanted);
}

void ViewToolbar::setSettings(const ViewSettings& settings) {
  settings_ = settings;
  showSettings();
}

void ViewToolbar::showSettings() {
  const QSignalBlocker blockLod(lod_);
  const QSignalBlocker blockColour(colourBy_);
  for (const auto& [preset, action] : presets_) action->setChecked(settings_.matches(preset));
  for (const auto& [layer, action] : layers_) action->setChecked(settings_.shows(layer));
  decidingOnly_->setChecked(settings_.decidingOnly);
  lod_->setCurrentIndex(static_cast<int>(settings_.lod));
  lod_->setEnabled(settings_.shows(shape::Layer::visual));
  colourBy_->setCurrentIndex(static_cast<int>(settings_.colourBy));
}

void ViewToolbar::change(const ViewSettings& settings) {
  const bool differs = settings != settings_;
  setSettings(settings);
  if (differs) emit settingsChanged(settings_);
}

void ViewToolbar::choosePreset(QAction* action) {
  ViewSettings settings = settings_;
  settings.apply(static_cast<Preset>(action->data().toInt()));
  change(settings);
}

void ViewToolbar::chooseLayers() {
  ViewSettings settings = settings_;
  for (const auto& [layer, action] : layers_) settings.show(layer, action->isChecked());
  settings.decidingOnly = decidingOnly_->isChecked();
  change(settings);
}

void ViewToolbar::chooseLod(int index) {
  ViewSettings settings = settings_;
  settings.lod = static_cast<asset::Lod>(index);
  change(settings);
}

void ViewToolbar::chooseColouring(int index) {
  ViewSettings settings = settings_;
  settings.colourBy = static_cast<viewport::ColourBy>(index);
  change(settings);
}

void ViewToolbar::chooseView(QAction* action) {
  emit viewChosen(static_cast<OrbitCamera::Standard>(action->data().toInt()));
}

}  // namespace wb::ui

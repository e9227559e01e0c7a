#include "ui/panels/view/detail/view_toolbar.h"

#include "ui/panels/view/detail/view_words.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"
#include "viewport/colour_modes.h"
#include "viewport/navigator.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>

namespace wb::ui {
namespace {

using viewport::OrbitCamera;
using viewport::Preset;

constexpr int sectionSteps = 200;

}  // namespace

ViewToolbar::ViewToolbar(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("View"));
  auto* row = new WrappingRow(this);
  row->setContentsMargins({});
  row->setSpacing(fontMetrics().averageCharWidth());
  settings_.apply(Preset::visual);
  addPresets();
  addMarks();
  addLayers();
  addViews();
  addBeside();
  addLods();
  addColourings();
  addOctreeControls();
  addSection();
  addExplosion();
  showSettings();
}

QWidget* ViewToolbar::addGroup(std::initializer_list<QWidget*> widgets) {
  QWidget* group = keptTogether(widgets, this);
  layout()->addWidget(group);
  return group;
}

void ViewToolbar::addPresets() {
  auto* group = new QActionGroup(this);
  group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  QWidget* buttons = addGroup({});
  for (const Preset preset : viewport::allPresets) {
    auto* action = new QAction(iconOf(preset), wordOf(preset), this);
    action->setToolTip(helpOf(preset));
    action->setCheckable(true);
    action->setData(static_cast<int>(preset));
    addKey(action, keyOf(preset));
    group->addAction(action);
    buttons->layout()->addWidget(makeButton(action));
    presets_[preset] = action;
  }
  connect(group, &QActionGroup::triggered, this, &ViewToolbar::choosePreset);
}

/// The view's own window reports the key: no shortcut of a widget reaches there.
void ViewToolbar::addKey(QAction* action, Qt::Key key) {
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetShortcut);
  keyActions_.push_back(action);
}

void ViewToolbar::addMarks() {
  xray_ = new QAction(icon(QStringLiteral("x_ray")), tr("X-ray"), this);
  xray_->setToolTip(tr("Fade everything except the selection (X)"));
  dearest_ = new QAction(icon(QStringLiteral("dearest")), tr("Ten most expensive"), this);
  dearest_->setToolTip(tr("Draw boxes and numbers on the ten most expensive objects (D)"));
  addKey(xray_, Qt::Key_X);
  addKey(dearest_, Qt::Key_D);
  for (QAction* action : {xray_, dearest_}) {
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, &ViewToolbar::chooseMarks);
  }
  auto* isolate = new QAction(icon(QStringLiteral("isolate")), tr("Isolate"), this);
  isolate->setToolTip(tr("Isolate the selection; press again to show everything (I)"));
  addKey(isolate, Qt::Key_I);
  connect(isolate, &QAction::triggered, this, &ViewToolbar::isolationWanted);
  measuring_ = new QAction(icon(QStringLiteral("measure")), tr("Measure"), this);
  measuring_->setToolTip(tr("Click two points to measure the distance between them (M)"));
  measuring_->setCheckable(true);
  addKey(measuring_, Qt::Key_M);
  connect(measuring_, &QAction::triggered, this, &ViewToolbar::chooseMarks);
  handles_ = new QAction(icon(QStringLiteral("handles")), tr("Move"), this);
  handles_->setToolTip(
      tr("Move and rotate the selection with arrows and rings, in steps of 0.1 m and 15°. Hold "
         "Ctrl while dragging to move freely; Esc cancels (G)"));
  handles_->setCheckable(true);
  addKey(handles_, Qt::Key_G);
  connect(handles_, &QAction::triggered, this, &ViewToolbar::chooseMarks);
  addGroup({makeShortButton(xray_), makeShortButton(dearest_), makeShortButton(isolate),
            makeShortButton(measuring_), makeShortButton(handles_)});
}

QToolButton* ViewToolbar::makeButton(QAction* action) {
  auto* button = new QToolButton(this);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

QMenu* ViewToolbar::addMenu(const QString& text, const QString& help, const QString& iconName) {
  auto* button = new QToolButton(this);
  auto* menu = new QMenu(button);
  button->setText(text);
  button->setIcon(icon(iconName));
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setToolTip(help);
  button->setAccessibleName(help);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setMenu(menu);
  menu->setToolTipsVisible(true);
  layout()->addWidget(shortButtons_.emplace_back(button));
  return menu;
}

void ViewToolbar::addLayers() {
  QMenu* menu = addMenu(tr("Layers"), tr("Visible layers"), QStringLiteral("layers"));
  for (const layers::Layer layer : layers::allLayers) {
    QAction* action = menu->addAction(shown(viewport::textOf(layer)));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, &ViewToolbar::chooseLayers);
    layers_[layer] = action;
  }
  addOctreeLayers(menu);
  menu->addSeparator();
  decidingOnly_ = menu->addAction(tr("Only shapes in use"));
  decidingOnly_->setToolTip(tr("In each layer, show only the parts that use this physics shape"));
  decidingOnly_->setCheckable(true);
  connect(decidingOnly_, &QAction::triggered, this, &ViewToolbar::chooseLayers);
  hasGhost_ = menu->addAction(tr("Ghost model"));
  hasGhost_->setToolTip(tr("Show the visual meshes as a transparent shell around the layers"));
  hasGhost_->setCheckable(true);
  connect(hasGhost_, &QAction::triggered, this, &ViewToolbar::chooseLayers);
}

QComboBox* ViewToolbar::addCombo(const QString& label, const QString& iconName,
                                 const QStringList& words) {
  auto* combo = new QComboBox(this);
  combo->addItems(words);
  combo->setAccessibleName(QString(label).remove(u':'));
  addGroup({makeLabel(label, iconName, combo), combo});
  return combo;
}

void ViewToolbar::addLods() {
  lod_ = addCombo(tr("Detail:"), QStringLiteral("detail"), lodWords());
  lod_->setToolTip(tr("Level of detail of the visual mesh"));
  connect(lod_, &QComboBox::currentIndexChanged, this, &ViewToolbar::chooseLod);
}

void ViewToolbar::addColourings() {
  QStringList titles;
  for (const viewport::ColourMode& mode : viewport::colourModes()) titles += shown(mode.title);
  colourBy_ = addCombo(tr("Color by:"), QStringLiteral("colours"), titles);
  connect(colourBy_, &QComboBox::currentIndexChanged, this, &ViewToolbar::chooseColouring);
}

void ViewToolbar::addViews() {
  QMenu* menu = addMenu(tr("Look"), tr("Standard views"), QStringLiteral("camera"));
  const QStringList words = viewWords();
  for (int i = 0; i < words.size(); ++i)
    menu->addAction(
            tr("%1\t%2", "a side to look from, and its key")
                .arg(words[i],
                     QKeySequence(keyOf(OrbitCamera::standards[static_cast<std::size_t>(i)]))
                         .toString()))
        ->setData(i);
  addProjection(menu);
  connect(menu, &QMenu::triggered, this, &ViewToolbar::chooseView);
  auto* frame = new QAction(icon(QStringLiteral("frame")), tr("Frame"), this);
  frame->setToolTip(tr("Frame the selection, or everything (F)"));
  layout()->addWidget(makeShortButton(frame));
  connect(frame, &QAction::triggered, this, &ViewToolbar::frameWanted);
}

void ViewToolbar::addSection() {
  section_ = new QComboBox(this);
  section_->addItems({tr("None", "section"), tr("x"), tr("y"), tr("z")});
  section_->setAccessibleName(tr("Section"));
  section_->setToolTip(tr("Cut away everything beyond a plane across this axis"));
  sectionAt_ = new QSlider(Qt::Horizontal, this);
  sectionAt_->setRange(0, sectionSteps);
  sectionAt_->setAccessibleName(tr("Section position"));
  sectionAt_->setToolTip(sectionAt_->accessibleName());
  connect(section_, &QComboBox::currentIndexChanged, this, &ViewToolbar::chooseSection);
  connect(sectionAt_, &QSlider::valueChanged, this, &ViewToolbar::chooseSection);
  addGroup({makeLabel(tr("Section:"), QStringLiteral("section"), section_), section_, sectionAt_});
}

void ViewToolbar::chooseSection() {
  ViewSettings settings = settings_;
  const int chosen = section_->currentIndex();
  settings.section = {chosen > 0 ? std::optional(chosen - 1) : std::nullopt,
                      static_cast<double>(sectionAt_->value()) / sectionSteps};
  change(settings);
}

void ViewToolbar::addProjection(QMenu* menu) {
  menu->addSeparator();
  orthographic_ = new QAction(icon(QStringLiteral("orthographic")), tr("Orthographic"), this);
  orthographic_->setToolTip(tr("Draw without perspective (5)"));
  addKey(orthographic_, Qt::Key_5);
  ground_ = new QAction(icon(QStringLiteral("ground")), tr("Ground grid"), this);
  ground_->setToolTip(tr("Grid lines every 0.1, 1, 10 or 100 meters under the scene"));
  statistics_ = new QAction(icon(QStringLiteral("statistics")), tr("Statistics"), this);
  statistics_->setToolTip(tr("Show how much is drawn and how long a frame takes (T)"));
  addKey(statistics_, Qt::Key_T);
  for (QAction* action : {orthographic_, ground_, statistics_}) {
    action->setCheckable(true);
    menu->addAction(action);
    connect(action, &QAction::triggered, this, &ViewToolbar::chooseMarks);
  }
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
  hasGhost_->setChecked(settings_.hasGhost);
  xray_->setChecked(settings_.isXray);
  dearest_->setChecked(settings_.marksDearest);
  orthographic_->setChecked(settings_.isOrthographic);
  ground_->setChecked(settings_.hasGround);
  statistics_->setChecked(settings_.hasStatistics);
  measuring_->setChecked(settings_.isMeasuring);
  handles_->setChecked(settings_.hasHandles);
  const QSignalBlocker blockSection(section_);
  const QSignalBlocker blockPlace(sectionAt_);
  section_->setCurrentIndex(settings_.section.axis ? *settings_.section.axis + 1 : 0);
  sectionAt_->setValue(qRound(settings_.section.share * sectionSteps));
  offer(*sectionAt_, settings_.section.axis.has_value());
  lod_->setCurrentIndex(static_cast<int>(settings_.lod));
  lod_->setEnabled(settings_.shows(layers::Layer::visual) || settings_.hasGhost);
  const auto mode = &viewport::modeOf(settings_.colourBy) - viewport::colourModes().data();
  colourBy_->setCurrentIndex(static_cast<int>(mode));
  showExplosion();
  besides_.at(settings_.beside)->setChecked(true);
  showOctreeSettings();
}

void ViewToolbar::change(const ViewSettings& settings) {
  const bool differs = settings != settings_;
  setSettings(settings);
  if (differs) emit settingsChanged(settings_);
}

void ViewToolbar::choosePreset(QAction* action) {
  ViewSettings settings = settings_;
  const auto preset = static_cast<Preset>(action->data().toInt());
  settings.apply(preset);
  change(settings);
  if (preset == Preset::map) emit viewChosen(OrbitCamera::Standard::top);
}

void ViewToolbar::chooseLayers() {
  ViewSettings settings = settings_;
  for (const auto& [layer, action] : layers_) settings.show(layer, action->isChecked());
  settings.decidingOnly = decidingOnly_->isChecked();
  settings.hasGhost = hasGhost_->isChecked();
  change(settings);
}

void ViewToolbar::chooseLod(int index) {
  ViewSettings settings = settings_;
  settings.lod = static_cast<asset::Lod>(index);
  change(settings);
}

/// Colors that only concern physics are shown on its shapes.
void ViewToolbar::chooseColouring(int index) {
  ViewSettings settings = settings_;
  const viewport::ColourBy by = viewport::colourModes()[static_cast<std::size_t>(index)].by;
  const auto isTold = [by](layers::Layer layer) { return tells(by, layer); };
  if (by != viewport::ColourBy::land && std::ranges::none_of(settings.layers, isTold))
    settings.apply(Preset::physics);
  settings.colourBy = by;
  change(settings);
}

void ViewToolbar::chooseMarks() {
  ViewSettings settings = settings_;
  settings.isXray = xray_->isChecked();
  settings.marksDearest = dearest_->isChecked();
  settings.isOrthographic = orthographic_->isChecked();
  settings.hasGround = ground_->isChecked();
  settings.hasStatistics = statistics_->isChecked();
  settings.isMeasuring = measuring_->isChecked();
  settings.hasHandles = handles_->isChecked();
  if (settings.isMeasuring || settings.hasHandles) settings.explosion = 0;
  change(settings);
}

void ViewToolbar::chooseView(QAction* action) {
  if (!action->isCheckable())
    emit viewChosen(static_cast<OrbitCamera::Standard>(action->data().toInt()));
}

}  // namespace wb::ui

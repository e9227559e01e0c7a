#include "ui/panels/view/detail/view_toolbar.h"

#include "ui/panels/view/detail/view_words.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"
#include "viewport/colour_modes.h"
#include "viewport/navigator.h"

#include <QAction>
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
constexpr int headerHeight = 36;
constexpr int headerMargin = 4;

}  // namespace

ViewToolbar::ViewToolbar(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("View"));
  auto* row = new WrappingRow(this);
  row->setContentsMargins(headerMargin, headerMargin, headerMargin, headerMargin);
  row->setSpacing(fontMetrics().averageCharWidth());
  settings_.apply(Preset::visual);
  addShows();
  addColourings();
  addMarks();
  addOctreeControls();
  addLayers();
  addViews();
  addBeside();
  addLods();
  addSection();
  addExplosion();
  addRest();
  setFixedHeight(std::max(headerHeight, show_->sizeHint().height() + 2 * headerMargin));
  showSettings();
}

QWidget* ViewToolbar::addGroup(std::initializer_list<QWidget*> widgets) {
  QWidget* group = keptTogether(widgets, this);
  addToRow(*group);
  return group;
}

void ViewToolbar::addToRow(QWidget& group) {
  groups_.push_back(&group);
  ++countInRow_;
  layout()->addWidget(&group);
}

/// One choice, and a key of each of what it offers.
void ViewToolbar::addShows() {
  QStringList words;
  for (const Show what : allShows) words << wordOf(what);
  // What is chosen has an icon already.
  show_ = addCombo(tr("Show:"), {}, words);
  show_->setToolTip(show_->accessibleName());
  show_->setPlaceholderText(tr("Layers"));
  for (std::size_t i = 0; i < allShows.size(); ++i) {
    const Show what = allShows[i];
    show_->setItemIcon(static_cast<int>(i), iconOf(what));
    show_->setItemData(static_cast<int>(i), helpOf(what), Qt::ToolTipRole);
    auto* action = new QAction(iconOf(what), wordOf(what), this);
    action->setToolTip(helpOf(what));
    addKey(action, keyOf(what));
    connect(action, &QAction::triggered, this, [this, what] { chooseShow(what); });
  }
  connect(show_, &QComboBox::activated, this,
          [this](int index) { chooseShow(allShows[static_cast<std::size_t>(index)]); });
  auto* cost = new QAction(icon(QStringLiteral("cost")), tr("Color by cost"), this);
  addKey(cost, Qt::Key_C);
  connect(cost, &QAction::triggered, this, &ViewToolbar::colourByCost);
}

/// The view's own window reports the key: no shortcut of a widget reaches there.
void ViewToolbar::addKey(QAction* action, Qt::Key key) {
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetShortcut);
  keyActions_.push_back(action);
}

void ViewToolbar::addMarks() {
  xray_ = new QAction(icon(QStringLiteral("x_ray")), tr("X-ray"), this);
  costliest_ = new QAction(icon(QStringLiteral("costliest")), tr("Ten most expensive"), this);
  costliest_->setToolTip(tr("Draw numbered boxes around the ten most expensive objects (D)"));
  addKey(xray_, Qt::Key_X);
  addKey(costliest_, Qt::Key_D);
  for (QAction* action : {xray_, costliest_}) {
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, &ViewToolbar::chooseMarks);
  }
  isolate_ = new QAction(icon(QStringLiteral("isolate")), tr("Isolate"), this);
  addKey(isolate_, Qt::Key_I);
  connect(isolate_, &QAction::triggered, this, &ViewToolbar::isolationWanted);
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
  addGroup({makeButton(xray_), makeButton(costliest_), makeButton(isolate_)});
  addGroup({makeButton(measuring_), makeButton(handles_)});
  follow(false, false);
}

void ViewToolbar::follow(bool hasSelection, bool isSomeHidden) {
  hasSelection_ = hasSelection;
  isSomeHidden_ = isSomeHidden;
  const QString why =
      hasOctrees_ ? tr("Select an object or an octree first.") : tr("Select an object first.");
  const auto say = [&](QAction& action, bool isOffered, const QString& help) {
    action.setEnabled(isOffered);
    action.setToolTip(isOffered ? help : help + u'\n' + why);
  };
  say(*xray_, hasSelection || settings_.isXray, tr("Fade everything except the selection (X)"));
  say(*isolate_, hasSelection || isSomeHidden,
      tr("Isolate the selection; press again to show everything (I)"));
}

QToolButton* ViewToolbar::makeButton(QAction* action) {
  auto* button = new QToolButton(this);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonIconOnly);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

QMenu* ViewToolbar::addMenu(const QString& text, const QString& help, const QString& iconName) {
  auto* button = new QToolButton(this);
  auto* menu = new QMenu(button);
  button->setText(text);
  button->setIcon(icon(iconName));
  button->setToolButtonStyle(Qt::ToolButtonIconOnly);
  button->setToolTip(help);
  button->setAccessibleName(help);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setMenu(menu);
  menu->setToolTipsVisible(true);
  addToRow(*button);
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
  decidingOnly_->setToolTip(
      tr("In each layer, show only the parts that use that layer's physics shape"));
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
  for (const viewport::ColourBy by : allColourings) titles += shown(viewport::modeOf(by).title);
  colourBy_ = addCombo(tr("Color by:"), QStringLiteral("colours"), titles);
  // While the map is shown, which has no other.
  colourBy_->setPlaceholderText(shown(viewport::modeOf(viewport::ColourBy::land).title));
  connect(colourBy_, &QComboBox::currentIndexChanged, this, &ViewToolbar::chooseColouring);
}

void ViewToolbar::addViews() {
  QMenu* menu = addMenu(tr("Views"), tr("Standard views"), QStringLiteral("camera"));
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
  frame->setToolTip(tr("Frame the selection, or everything if nothing is selected (F)"));
  addToRow(*makeButton(frame));
  connect(frame, &QAction::triggered, this, &ViewToolbar::frameWanted);
}

void ViewToolbar::addSection() {
  section_ = new QComboBox(this);
  section_->addItems({tr("None", "section"), tr("x"), tr("y"), tr("z")});
  section_->setAccessibleName(tr("Section"));
  section_->setToolTip(tr("Cut away everything beyond a plane perpendicular to the selected axis"));
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
  ground_->setToolTip(tr("Show grid lines under the scene, 0.1, 1, 10 or 100 m apart"));
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
  const auto shownNow = settings_.whatIsShown();
  show_->setCurrentIndex(shownNow ? static_cast<int>(*shownNow) : -1);
  for (const auto& [layer, action] : layers_) action->setChecked(settings_.shows(layer));
  decidingOnly_->setChecked(settings_.decidingOnly);
  hasGhost_->setChecked(settings_.hasGhost);
  xray_->setChecked(settings_.isXray);
  costliest_->setChecked(settings_.marksCostliest);
  orthographic_->setChecked(settings_.isOrthographic);
  ground_->setChecked(settings_.hasGround);
  statistics_->setChecked(settings_.hasStatistics);
  measuring_->setChecked(settings_.isMeasuring);
  handles_->setChecked(settings_.hasHandles);
  const QSignalBlocker blockSection(section_);
  const QSignalBlocker blockPlace(sectionAt_);
  section_->setCurrentIndex(settings_.section.axis ? *settings_.section.axis + 1 : 0);
  sectionAt_->setValue(qRound(settings_.section.share * sectionSteps));
  sectionAt_->setEnabled(settings_.section.axis.has_value());
  lod_->setCurrentIndex(static_cast<int>(settings_.lod));
  lod_->setEnabled(settings_.shows(layers::Layer::visual) || settings_.hasGhost);
  // The map has colours of its own.
  const bool isMap = settings_.colourBy == viewport::ColourBy::land;
  const auto* listed = std::ranges::find(allColourings, listedAs(settings_.colourBy));
  colourBy_->setCurrentIndex(isMap ? -1 : static_cast<int>(listed - allColourings.begin()));
  colourBy_->setEnabled(!isMap);
  colourBy_->setToolTip(isMap ? tr("The map has its own colors")
                              : tr("Choose what the colors show"));
  showExplosion();
  follow(hasSelection_, isSomeHidden_);
  besides_.at(settings_.beside)->setChecked(true);
  wipe_->setChecked(settings_.isWiped);
  showOctreeSettings();
}

void ViewToolbar::change(const ViewSettings& settings) {
  const bool differs = settings != settings_;
  setSettings(settings);
  if (differs) emit settingsChanged(settings_);
}

/// What colours said before the map they say after it.
void ViewToolbar::chooseShow(Show what) {
  ViewSettings settings = settings_;
  const bool wasMap = settings.colourBy == viewport::ColourBy::land;
  if (what == Show::map && !wasMap) beforeMap_ = settings.colourBy;
  settings.choose(what);
  if (what != Show::map && wasMap && beforeMap_) {
    const viewport::ColourBy before = settings.meant(listedAs(*beforeMap_));
    const auto isTold = [before](layers::Layer layer) { return tells(before, layer); };
    if (std::ranges::any_of(settings.layers, isTold)) settings.colourBy = before;
  }
  change(settings);
  if (what == Show::map) emit viewChosen(OrbitCamera::Standard::top);
}

/// Of several objects by what each costs, of one by what costs of its shapes.
void ViewToolbar::colourByCost() {
  ViewSettings settings = settings_;
  settings.apply(Preset::cost);
  change(settings);
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

void ViewToolbar::chooseColouring(int index) {
  ViewSettings settings = settings_;
  if (index < 0) return;
  settings.colour(allColourings[static_cast<std::size_t>(index)]);
  change(settings);
}

void ViewToolbar::chooseMarks() {
  ViewSettings settings = settings_;
  settings.isXray = xray_->isChecked();
  settings.marksCostliest = costliest_->isChecked();
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

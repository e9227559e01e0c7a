#include "ui/panels/view/detail/view_toolbar.h"
#include "ui/panels/view/detail/view_words.h"
#include "ui/widgets/icon.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

namespace wb::ui {

void ViewToolbar::addBeside() {
  QMenu* menu = addMenu(tr("Compare"),
                        tr("Show a second view beside this one: different layers, or the baseline"),
                        QStringLiteral("side_by_side"));
  menu->setObjectName(QStringLiteral("beside"));
  QStringList words{tr("Nothing", "beside")};
  for (const viewport::Preset preset : viewport::allPresets) words << wordOf(preset);
  words << tr("Baseline") << tr("Before and after");
  auto* group = new QActionGroup(menu);
  for (std::size_t i = 0; i < allBesides.size(); ++i) {
    QAction* action = group->addAction(words[static_cast<qsizetype>(i)]);
    action->setCheckable(true);
    action->setData(static_cast<int>(i));
    besides_[allBesides[i]] = action;
  }
  menu->addActions(group->actions());
  connect(group, &QActionGroup::triggered, this, &ViewToolbar::chooseBeside);
  menu->addSeparator();
  wipe_ = menu->addAction(tr("In one frame"));
  wipe_->setObjectName(QStringLiteral("wipe"));
  wipe_->setToolTip(tr("Show both views in one frame, with a divider to drag"));
  wipe_->setCheckable(true);
  connect(wipe_, &QAction::triggered, this, [this](bool isWiped) {
    ViewSettings settings = settings_;
    settings.isWiped = isWiped;
    change(settings);
  });
  auto* toggle = new QAction(icon(QStringLiteral("side_by_side")), tr("Side by side"), this);
  addKey(toggle, Qt::Key_S);
  connect(toggle, &QAction::triggered, this, &ViewToolbar::toggleBeside);
}

void ViewToolbar::chooseBeside(QAction* action) {
  ViewSettings settings = settings_;
  settings.beside = allBesides[static_cast<std::size_t>(action->data().toInt())];
  if (settings.beside != Beside::nothing) besideLast_ = settings.beside;
  change(settings);
}

/// The last compare pane; otherwise one that is not visible yet.
void ViewToolbar::toggleBeside() {
  ViewSettings settings = settings_;
  const bool showsPhysics = settings.matches(viewport::Preset::physics);
  const Beside another = showsPhysics ? Beside::visual : Beside::physics;
  settings.beside =
      settings.beside == Beside::nothing ? besideLast_.value_or(another) : Beside::nothing;
  change(settings);
}

namespace {

constexpr int explosionSteps = 40;
constexpr double mostExplosion = 2;
/// What the key chooses.
constexpr double usualExplosion = 0.5;

}  // namespace

void ViewToolbar::addExplosion() {
  explosion_ = new QSlider(Qt::Horizontal, this);
  explosion_->setRange(0, explosionSteps);
  explosion_->setAccessibleName(tr("Explode"));
  explosion_->setToolTip(tr("Move parts and hulls apart (E)"));
  explosion_->setFixedHeight(section_->sizeHint().height());
  connect(explosion_, &QSlider::valueChanged, this, &ViewToolbar::chooseExplosion);
  explosionGroup_ =
      addGroup({makeLabel(tr("Explode:"), QStringLiteral("explode"), explosion_), explosion_});
  auto* toggle = new QAction(icon(QStringLiteral("explode")), tr("Explode"), this);
  addKey(toggle, Qt::Key_E);
  connect(toggle, &QAction::triggered, this, &ViewToolbar::toggleExplosion);
}

void ViewToolbar::showExplosion() {
  const QSignalBlocker block(explosion_);
  explosion_->setValue(qRound(settings_.explosion / mostExplosion * explosionSteps));
  offer(*explosionGroup_, settings_.traits.hasPieces || settings_.explosion > 0);
}

/// Distances are those of the scene: nothing is measured between what is drawn apart.
void ViewToolbar::chooseExplosion() {
  ViewSettings settings = settings_;
  settings.explosion = mostExplosion * explosion_->value() / explosionSteps;
  if (settings.explosion > 0) settings.isMeasuring = settings.hasHandles = false;
  change(settings);
}

void ViewToolbar::toggleExplosion() {
  if (!settings_.traits.hasPieces) return;
  const double share = settings_.explosion > 0 ? 0 : usualExplosion / mostExplosion;
  explosion_->setValue(qRound(share * explosionSteps));
}

namespace {

/// What the control of the grid depth says of no limit.
constexpr int allDepths = -1;
/// A designer's grid may be so much finer than anything that is there.
constexpr unsigned finerDepths = 4;

}  // namespace

void ViewToolbar::addOctreeLayers(QMenu* menu) {
  octreeLayers_.push_back(menu->addSeparator());
  const auto add = [&](const QString& text, const QString& help) {
    QAction* action = menu->addAction(text);
    action->setToolTip(help);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, &ViewToolbar::chooseOctrees);
    octreeLayers_.push_back(action);
    return action;
  };
  leaves_ = add(tr("Octree leaves"), tr("Solid cubes, and indented cubes in their real shape"));
  bounds_ = add(tr("Octree boxes"), tr("The whole cube of each octree"));
  spheres_ = add(tr("Octree spheres"), tr("A sphere around the filled cubes of each octree"));
  ray_ = add(tr("Ray and visited cubes"),
             tr("The ray in the Ray panel, and the cubes that it visits"));
  octreeLayers_.push_back(menu->addSeparator());
  octreeColours_ = {add(tr("Color cubes by octree"), tr("Give each octree its own color")),
                    add(tr("Color cubes by kind"), tr("Solid, indented or divided cubes")),
                    add(tr("Color cubes by depth"),
                        tr("How many times the octree is divided to reach each cube"))};
  auto* colours = new QActionGroup(this);
  for (QAction* colour : octreeColours_) colours->addAction(colour);
}

void ViewToolbar::addOctreeControls() {
  depth_ = new QSpinBox(this);
  depth_->setMinimum(allDepths);
  depth_->setSpecialValueText(tr("All", "depths of an octree"));
  depth_->setAccessibleName(tr("Grid depth"));
  depth_->setToolTip(tr("At this depth, every octree cube that contains anything counts as full"));
  connect(depth_, &QSpinBox::valueChanged, this, &ViewToolbar::chooseOctrees);
  seesThrough_ = new QAction(icon(QStringLiteral("see_through")), tr("See through"), this);
  seesThrough_->setToolTip(
      tr("Let the pointer pass through the front leaf to the leaves behind it"));
  seesThrough_->setCheckable(true);
  connect(seesThrough_, &QAction::triggered, this, &ViewToolbar::chooseOctrees);
  octreeControls_ = addGroup({makeLabel(tr("Grid depth:"), QStringLiteral("depth"), depth_), depth_,
                              makeButton(seesThrough_)});
}

void ViewToolbar::showOctreeSettings() {
  const QSignalBlocker blockDepth(depth_);
  const viewport::OctreeLook& look = settings_.octrees;
  leaves_->setChecked(look.leaves);
  bounds_->setChecked(look.bounds);
  spheres_->setChecked(look.spheres);
  ray_->setChecked(look.ray);
  octreeColours_[static_cast<std::size_t>(look.colourBy)]->setChecked(true);
  seesThrough_->setChecked(look.seesThrough);
  depth_->setValue(look.maxDepth == limits::octreeDepth ? allDepths
                                                        : static_cast<int>(look.maxDepth));
}

void ViewToolbar::showOctrees(const std::vector<scene::OctreeEntry>& octrees) {
  std::size_t deepest = 0;
  for (const scene::OctreeEntry& entry : octrees)
    if (entry.cubes) deepest = std::max(deepest, entry.cubes->counts().depth);
  depth_->setMaximum(static_cast<int>(std::min(deepest + finerDepths, limits::octreeDepth - 1)));
  for (QAction* action : octreeLayers_) action->setVisible(!octrees.empty());
  offer(*octreeControls_, !octrees.empty());
  hasOctrees_ = !octrees.empty();
  follow(hasSelection_, isSomeHidden_);
}

viewport::OctreeColour ViewToolbar::chosenOctreeColour() const {
  const auto* chosen = std::ranges::find_if(octreeColours_, &QAction::isChecked);
  if (chosen == octreeColours_.end()) return viewport::OctreeColour::octree;
  return static_cast<viewport::OctreeColour>(chosen - octreeColours_.begin());
}

void ViewToolbar::chooseOctrees() {
  ViewSettings settings = settings_;
  settings.octrees = {leaves_->isChecked(),
                      bounds_->isChecked(),
                      spheres_->isChecked(),
                      depth_->value() == allDepths ? limits::octreeDepth
                                                   : static_cast<std::size_t>(depth_->value()),
                      seesThrough_->isChecked(),
                      ray_->isChecked(),
                      chosenOctreeColour()};
  change(settings);
}

}  // namespace wb::ui

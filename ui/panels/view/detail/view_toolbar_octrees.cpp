#include "ui/panels/view/detail/view_toolbar.h"
#include "ui/widgets/icon.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

namespace wb::ui {
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
  leaves_ = add(tr("Octree leaves"), tr("Solid cubes, and indented cubes as they are"));
  bounds_ = add(tr("Boxes of octrees"), tr("The whole cube that each octree divides"));
  spheres_ = add(tr("Spheres of octrees"), tr("Spheres about the filled cubes of each octree"));
  ray_ = add(tr("Ray and visited cubes"), tr("The ray that the panel Ray follows"));
}

void ViewToolbar::addOctreeControls() {
  depth_ = new QSpinBox(this);
  depth_->setMinimum(allDepths);
  depth_->setSpecialValueText(tr("All", "depths of an octree"));
  depth_->setAccessibleName(tr("Grid depth"));
  depth_->setToolTip(tr("At this depth of an octree whatever holds something is a full cube"));
  connect(depth_, &QSpinBox::valueChanged, this, &ViewToolbar::chooseOctrees);
  seesThrough_ = new QAction(icon(QStringLiteral("see_through")), tr("See through"), this);
  seesThrough_->setToolTip(tr("Let the pointer meet what is behind the front leaf"));
  seesThrough_->setCheckable(true);
  connect(seesThrough_, &QAction::triggered, this, &ViewToolbar::chooseOctrees);
  octreeControls_ = addGroup({makeLabel(tr("Grid depth:"), QStringLiteral("depth"), depth_), depth_,
                              makeShortButton(seesThrough_)});
}

void ViewToolbar::showOctreeSettings() {
  const QSignalBlocker blockDepth(depth_);
  const viewport::OctreeLook& look = settings_.octrees;
  leaves_->setChecked(look.leaves);
  bounds_->setChecked(look.bounds);
  spheres_->setChecked(look.spheres);
  ray_->setChecked(look.ray);
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
}

void ViewToolbar::chooseOctrees() {
  ViewSettings settings = settings_;
  settings.octrees = {leaves_->isChecked(),
                      bounds_->isChecked(),
                      spheres_->isChecked(),
                      depth_->value() == allDepths ? limits::octreeDepth
                                                   : static_cast<std::size_t>(depth_->value()),
                      seesThrough_->isChecked(),
                      ray_->isChecked()};
  change(settings);
}

}  // namespace wb::ui

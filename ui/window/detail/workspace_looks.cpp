#include "ui/window/detail/workspace_looks.h"

#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/constants/constants_panel.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/panels/scene/scene_panel.h"
#include "ui/panels/shapes/plan_bar.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/detail/panels.h"
#include "viewport/view.h"

namespace wb::ui {

WorkspaceLooks::WorkspaceLooks(const Document& document, Baseline& baseline, Panels& panels)
    : QObject(&panels),
      document_(document),
      baseline_(baseline),
      panels_(panels),
      planBar_(new PlanBar(panels.get<ShapesPanel>())),
      current_(panels.workspaces().current()) {
  panels.view().setFoot(planBar_);
  showPlanBar();
  panels.get<ShapesPanel>().setSight([this] {
    const viewport::OrbitCamera& camera = panels_.view().view().orbitCamera();
    return Sight{camera.forward(), camera.up()};
  });
  connect(&panels.get<ShapesPanel>(), &ShapesPanel::previewChanged, this, &WorkspaceLooks::compare);
  connect(&document, &Document::sceneReset, this, &WorkspaceLooks::showPlanBar);
  connect(&panels.workspaces(), &Workspaces::chosen, this, &WorkspaceLooks::enter);
}

void WorkspaceLooks::startAt(Workspace workspace) {
  colours_ = {};
  current_ = workspace;
  // What is opened has the colors that *Explain* begins with.
  const ViewSettings& opened = panels_.view().settings();
  if (workspace != Workspace::explain)
    coloursOf(Workspace::explain) = Colours{opened.colourBy, opened.octrees.colourBy};
  enter(workspace);
}

ViewSettings WorkspaceLooks::explained() const {
  ViewSettings settings = panels_.view().settings();
  const auto& left = colours_[static_cast<std::size_t>(Workspace::explain)];
  if (current_ == Workspace::explain || !left) return settings;
  settings.colourBy = left->objects;
  settings.octrees.colourBy = left->octrees;
  return settings;
}

void WorkspaceLooks::bringBack(ViewSettings settings) {
  const ViewSettings now = panels_.view().settings();
  const bool isCompared = baseline_.profile().has_value();
  if (!isCompared && viewport::modeOf(settings.colourBy).needsBaseline)
    settings.colourBy = explained().colourBy;
  if (!isCompared && settings.beside == Beside::baseline) settings.beside = Beside::nothing;
  if (current_ != Workspace::explain) {
    coloursOf(Workspace::explain) = Colours{settings.colourBy, settings.octrees.colourBy};
    settings.colourBy = now.colourBy;
    settings.octrees.colourBy = now.octrees.colourBy;
  }
  panels_.view().setSettings(settings);
}

/// Without a baseline there is nothing to decide by: what is open now is one.
void WorkspaceLooks::pinIfNone() {
  if (!document_.isEmpty() && !document_.isOctreesOnly() && !baseline_.profile())
    baseline_.pinUnasked(document_.weighing().profile);
}

void WorkspaceLooks::showPlanBar() {
  planBar_->setVisible(current_ == Workspace::optimize && !document_.isEmpty());
}

/// Before and after, until somebody joins the view again or chooses something else beside it.
void WorkspaceLooks::compare(const std::shared_ptr<const ScenePreview>& preview) {
  ViewSettings settings = panels_.view().settings();
  if (isCompared_ && settings.beside != Beside::before) isToCompare_ = isCompared_ = false;
  const bool isWanted = preview && current_ == Workspace::optimize && isToCompare_ &&
                        settings.beside == Beside::nothing;
  const bool isOver = !preview && isCompared_;
  if (!isWanted && !isOver) return;
  if (isWanted) {
    isCompared_ = true;
    settings.beside = Beside::before;
    settings.isWiped = isToWipe_;
  } else {
    endComparison(settings);
  }
  panels_.view().setSettings(settings);
}

/// Others than before and after are side by side, unless that was chosen otherwise.
void WorkspaceLooks::endComparison(ViewSettings& settings) {
  isCompared_ = false;
  isToWipe_ = settings.isWiped;
  settings.beside = Beside::nothing;
  settings.isWiped = false;
}

void WorkspaceLooks::enter(Workspace workspace) {
  ViewSettings settings = panels_.view().settings();
  const Colours left{settings.colourBy, settings.octrees.colourBy};
  if (workspace != current_) coloursOf(current_) = left;
  current_ = workspace;
  showPlanBar();
  if (workspace != Workspace::optimize && settings.beside == Beside::before)
    endComparison(settings);
  const bool isTune = workspace == Workspace::tune;
  if (isTune) pinIfNone();
  panels_.get<ComparisonPanel>().showSheet(isTune);
  panels_.get<ConstantsPanel>().setFolding(isTune);
  panels_.get<ScenePanel>().setCostsShown(workspace != Workspace::octrees);
  Colours entered = left;
  // Colors of another job say nothing here.
  if (const auto& explained = coloursOf(Workspace::explain)) entered = *explained;
  if (isTune) entered.objects = viewport::ColourBy::change;
  if (workspace == Workspace::octrees) entered.octrees = viewport::OctreeColour::kind;
  const Colours wanted = coloursOf(workspace).value_or(entered);
  settings.colourBy = wanted.objects;
  settings.octrees.colourBy = wanted.octrees;
  panels_.view().setSettings(settings);
}

}  // namespace wb::ui

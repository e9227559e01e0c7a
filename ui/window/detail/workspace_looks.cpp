#include "ui/window/detail/workspace_looks.h"

#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/constants/constants_panel.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/panels/scene/scene_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/detail/panels.h"

namespace wb::ui {

WorkspaceLooks::WorkspaceLooks(const Document& document, Baseline& baseline, Panels& panels)
    : QObject(&panels),
      document_(document),
      baseline_(baseline),
      panels_(panels),
      current_(panels.workspaces().current()) {
  connect(&panels.workspaces(), &Workspaces::chosen, this, &WorkspaceLooks::enter);
}

void WorkspaceLooks::startAt(Workspace workspace) {
  colours_ = {};
  current_ = workspace;
  enter(workspace);
}

/// Without a baseline there is nothing to decide by: what is open now is one.
void WorkspaceLooks::pinIfNone() {
  if (!document_.isEmpty() && !document_.isOctreesOnly() && !baseline_.profile())
    baseline_.pin(document_.weighing().profile);
}

void WorkspaceLooks::enter(Workspace workspace) {
  ViewSettings settings = panels_.view().settings();
  const Colours left{settings.colourBy, settings.octrees.colourBy};
  auto& before = colours_[static_cast<std::size_t>(current_)];
  if (workspace != current_) before = left;
  current_ = workspace;
  const bool isTune = workspace == Workspace::tune;
  if (isTune) pinIfNone();
  panels_.get<ComparisonPanel>().showSheet(isTune);
  panels_.get<ConstantsPanel>().setFolding(isTune);
  panels_.get<ScenePanel>().setCostsShown(workspace != Workspace::octrees);
  Colours entered = left;
  // Colors of another job say nothing here.
  if (const auto& explained = colours_[static_cast<std::size_t>(Workspace::explain)])
    entered = *explained;
  if (isTune) entered.objects = viewport::ColourBy::change;
  if (workspace == Workspace::octrees) entered.octrees = viewport::OctreeColour::kind;
  const Colours wanted = colours_[static_cast<std::size_t>(workspace)].value_or(entered);
  settings.colourBy = wanted.objects;
  settings.octrees.colourBy = wanted.octrees;
  panels_.view().setSettings(settings);
}

}  // namespace wb::ui

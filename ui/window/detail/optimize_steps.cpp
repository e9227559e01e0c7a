#include "ui/window/detail/optimize_steps.h"

#include "model/analysis/uploads.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/panels/why/why_panel.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/panels.h"

#include <QAction>
#include <QLayout>
#include <QToolButton>

namespace wb::ui {
namespace {

constexpr int stepHeight = 56;
constexpr int stepWidth = 180;
constexpr int stepIconSide = 24;
constexpr std::size_t checkStep = 0;
constexpr std::size_t levelsStep = 1;
constexpr std::size_t physicsStep = 2;
constexpr std::size_t exportStep = 3;

}  // namespace

OptimizeSteps::OptimizeSteps(const Document& document, const Selection& selection,
                             const Panels& panels, const Actions& actions, QWidget* parent)
    : QToolBar(tr("Steps"), parent),
      document_(document),
      selection_(selection),
      panels_(panels),
      actions_(actions) {
  setObjectName(QStringLiteral("optimize_steps"));
  setAccessibleName(windowTitle());
  setMovable(false);
  setFloatable(false);
  setContextMenuPolicy(Qt::PreventContextMenu);
  toggleViewAction()->setVisible(false);
  layout()->setContentsMargins({});
  setIconSize({stepIconSide, stepIconSide});
  addStep(checkStep, tr("Check"), tr("Show what the uploader would refuse"));
  addStep(levelsStep, tr("Levels of detail"),
          tr("Show why the object costs this, with its levels of detail"));
  addStep(physicsStep, tr("Physics"), tr("Find cheaper physics shapes for the object"));
  addStep(exportStep, tr("Export"), actions[ActionId::exportKit].toolTip());
  const char* icons[] = {"check", "make_lods", "make_shape", "export_kit"};
  for (std::size_t i = 0; i < steps_.size(); ++i)
    steps_[i]->setIcon(icon(QString::fromLatin1(icons[i])));
  connect(steps_[checkStep], &QToolButton::clicked, this,
          [this] { panels_.show<ProblemsPanel>(); });
  connect(steps_[levelsStep], &QToolButton::clicked, this, [this] { panels_.show<WhyPanel>(); });
  connect(steps_[physicsStep], &QToolButton::clicked, &actions[ActionId::makeShape],
          &QAction::trigger);
  connect(steps_[exportStep], &QToolButton::clicked, &actions[ActionId::exportKit],
          &QAction::trigger);
  connect(&document, &Document::costsChanged, this, &OptimizeSteps::follow);
  connect(&document, &Document::sceneReset, this, &OptimizeSteps::follow);
  connect(&selection, &Selection::changed, this, &OptimizeSteps::follow);
  connect(&panels.get<ShapesPanel>(), &ShapesPanel::stateChanged, this, &OptimizeSteps::follow);
}

void OptimizeSteps::addStep(std::size_t place, const QString& name, const QString& help) {
  names_[place] = name;
  helps_[place] = help;
  auto* button = new QToolButton(this);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setAutoRaise(true);
  button->setFixedSize(stepWidth, stepHeight);
  button->setFocusPolicy(Qt::StrongFocus);
  steps_[place] = button;
  addWidget(button);
}

/// The object that is selected, or the only one.
std::optional<std::size_t> OptimizeSteps::linkset() const {
  const auto& linksets = document_.weighing().scene.linksets;
  const auto& selected = selection_.current();
  if (selected && selected->linkset < linksets.size()) return selected->linkset;
  return linksets.size() == 1 ? std::optional<std::size_t>(0) : std::nullopt;
}

void OptimizeSteps::say(std::size_t step, const QString& result, const QString& help) {
  QToolButton& button = *steps_[step];
  button.setText(result.isEmpty() ? names_[step] : names_[step] + u'\n' + result);
  button.setAccessibleName(result.isEmpty() ? names_[step]
                                            : names_[step] + QStringLiteral(": ") + result);
  button.setToolTip(help);
}

void OptimizeSteps::showEvent(QShowEvent* event) {
  QToolBar::showEvent(event);
  follow();
}

/// As long as nobody sees it, nothing is looked for.
void OptimizeSteps::follow() {
  if (!isVisible()) return;
  const auto object = linkset();
  const weighing::Weighing& weighing = document_.weighing();
  const QString none = tr("Select an object first.");
  for (QToolButton* one : steps_) one->setEnabled(object.has_value());
  if (!object || *object >= weighing.costs.size()) {
    for (std::size_t i = 0; i < steps_.size(); ++i) say(i, {}, none);
    return;
  }
  const auto verdict = weighing::uploadVerdict(weighing, weighing::Target{*object, {}});
  const auto said = weighing::uploadSentence(verdict, weighing);
  say(checkStep,
      !verdict.state                                  ? tr("nothing to upload")
      : *verdict.state == scene::UploadState::ok      ? tr("would upload")
      : *verdict.state == scene::UploadState::refused ? tr("would be refused")
                                                      : tr("not known"),
      said ? shown(*said) : helps_[checkStep]);
  steps_[checkStep]->setIcon(verdict.state == scene::UploadState::refused
                                 ? icon(QStringLiteral("warning"), Ink::alarm)
                                 : icon(QStringLiteral("check")));
  const cost::LinksetCost& cost = weighing.costs[*object];
  const QString now = tr("%1 LI", "land impact after a step")
                          .arg(shownCost(cost.landImpact, cost.unknown.landImpact));
  say(levelsStep, now, helps_[levelsStep]);
  const auto chosen = panels_.get<ShapesPanel>().landImpactOfChosen();
  const QString after = chosen ? tr("%1 → %2 LI", "land impact before and after a step")
                                     .arg(shownNumber(cost.landImpact), shownNumber(*chosen))
                               : now;
  say(physicsStep, after, helps_[physicsStep]);
  const bool canExport = actions_[ActionId::exportKit].isEnabled();
  steps_[exportStep]->setEnabled(canExport);
  say(exportStep, now,
      canExport ? helps_[exportStep] : tr("The object has no mesh that could be uploaded."));
}

}  // namespace wb::ui

#include "ui/window/detail/optimize_steps.h"

#include "model/analysis/uploads.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/type.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/panels.h"

#include <QAction>
#include <QLabel>
#include <QLayout>
#include <QToolButton>
#include <array>

namespace wb::ui {
namespace {

constexpr int stepHeight = 56;
constexpr int stepWidth = 180;
constexpr int stepIconSide = 24;
constexpr int roomForResult = stepWidth - stepIconSide - 16;
constexpr std::size_t checkStep = 0;
constexpr std::size_t levelsStep = 1;
constexpr std::size_t physicsStep = 2;
constexpr std::size_t exportStep = 3;
constexpr std::array stepIcons{"check", "make_lods", "make_shape", "export_kit"};
constexpr double wholeScale = 1.7;  ///< Of the number for all, to other words.

QString landImpacts(double before, double after) {
  if (before == after)
    return OptimizeSteps::tr("%1 LI", "land impact after a step").arg(shownNumber(after));
  return OptimizeSteps::tr("%1 → %2 LI", "land impact before and after a step")
      .arg(shownNumber(before), shownNumber(after));
}

/// The number is of the whole object, though a step is called as what is found in it: it says so
/// where there is room.
QString changeOfObject(const QToolButton& button, double before, double after) {
  const QString change = landImpacts(before, after);
  const QString whole = OptimizeSteps::tr("object: %1", "land impact of it").arg(change);
  return button.fontMetrics().horizontalAdvance(whole) <= roomForResult ? whole : change;
}

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
          tr("Find simpler levels of detail that look the same"));
  addStep(physicsStep, tr("Physics"), tr("Find cheaper physics shapes for the object"));
  addStep(exportStep, tr("Export"), actions[ActionId::exportKit].whatsThis());
  connect(steps_[checkStep], &QToolButton::clicked, this,
          [this] { panels_.show<ProblemsPanel>(); });
  connect(steps_[levelsStep], &QToolButton::clicked, this, &OptimizeSteps::searchLevels);
  connect(steps_[physicsStep], &QToolButton::clicked, &actions[ActionId::makeShape],
          &QAction::trigger);
  connect(steps_[exportStep], &QToolButton::clicked, &actions[ActionId::exportKit],
          &QAction::trigger);
  auto* spacer = new QWidget(this);
  spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  addWidget(spacer);
  whole_ = new QLabel(this);
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * wholeScale);
  large.setBold(true);
  whole_->setFont(withEvenDigits(large));
  whole_->setContentsMargins(12, 0, 12, 0);
  addWidget(whole_);
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
  mark(place, false);
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

/// A sign in place of the step's own picture.
void OptimizeSteps::mark(std::size_t step, bool isDone) {
  const QString name = QString::fromLatin1(isDone ? stepIcons[checkStep] : stepIcons[step]);
  if (icons_[step] == name) return;
  icons_[step] = name;
  steps_[step]->setIcon(icon(name));
}

void OptimizeSteps::searchLevels() {
  panels_.show<ShapesPanel>();
  LevelPlanner& levels = panels_.get<ShapesPanel>().levels();
  if (!levels.levels()) levels.search();
}

void OptimizeSteps::showEvent(QShowEvent* event) {
  QToolBar::showEvent(event);
  follow();
}

/// Hulls arrive as the uploader's Analyze makes them.
double OptimizeSteps::onGrid(double landImpact) const {
  return panels_.get<ShapesPanel>().landImpactOnGrid().value_or(landImpact);
}

void OptimizeSteps::sayCheck(std::size_t object) {
  const weighing::Weighing& weighing = document_.weighing();
  const auto verdict = weighing::uploadVerdict(weighing, weighing::Target{object, {}});
  const auto said = weighing::uploadSentence(verdict, weighing);
  const cost::LinksetCost& cost = weighing.costs[object];
  const QString now = shownCost(onGrid(cost.landImpact), cost.unknown.landImpact);
  say(checkStep,
      !verdict.state                                  ? tr("nothing to upload")
      : *verdict.state == scene::UploadState::ok      ? tr("would upload: %1 LI").arg(now)
      : *verdict.state == scene::UploadState::refused ? tr("would be refused")
                                                      : tr("unknown"),
      said ? shown(*said) : helps_[checkStep]);
  if (verdict.state != scene::UploadState::refused) return mark(checkStep, true);
  icons_[checkStep] = QStringLiteral("warning");
  steps_[checkStep]->setIcon(icon(icons_[checkStep], Ink::alarm));
}

void OptimizeSteps::sayLevels(const PlanImpacts& impacts) {
  const LevelPlanner& levels = panels_.get<ShapesPanel>().levels();
  const bool isSearched = levels.levels() != nullptr;
  QString result = isSearched ? changeOfObject(*steps_[levelsStep], impacts.before, *impacts.levels)
                   : levels.isBusy() ? tr("searching…")
                                     : tr("not searched yet");
  if (!isSearched && !levels.failure().isEmpty()) result = tr("none found");
  say(levelsStep, result,
      isSearched || levels.failure().isEmpty() ? helps_[levelsStep] : levels.failure());
  mark(levelsStep, isSearched && (levels.areUsed() || impacts.before == *impacts.levels));
}

void OptimizeSteps::sayPhysics(const PlanImpacts& impacts) {
  const auto& shapes = panels_.get<ShapesPanel>();
  const double before = impacts.levels.value_or(impacts.before);
  say(physicsStep,
      impacts.shapes       ? changeOfObject(*steps_[physicsStep], before, *impacts.shapes)
      : shapes.isBusy()    ? tr("searching…")
      : shapes.hasChosen() ? tr("several objects")
      : shapes.candidates().isEmpty() ? tr("not searched yet")
                                      : tr("none chosen"),
      helps_[physicsStep]);
  mark(physicsStep, shapes.isChosenUsed());
}

/// What would be written now: nothing is used by itself.
void OptimizeSteps::sayExport(std::size_t object, const PlanImpacts& impacts) {
  const bool canExport = actions_[ActionId::exportKit].isEnabled();
  const cost::LinksetCost& cost = document_.weighing().costs[object];
  steps_[exportStep]->setEnabled(canExport);
  const double now = onGrid(cost.landImpact);
  const bool isLess = impacts.after < now;
  say(exportStep,
      tr("%1 LI", "land impact after a step").arg(shownCost(now, cost.unknown.landImpact)),
      !canExport ? sentenceOf(Unusable::hasNoMesh)
      : isLess   ? tr("To lower the cost to %1 LI, first use the levels of detail and the physics "
                        "shape from the earlier steps.")
                     .arg(shownNumber(impacts.after))
               : helps_[exportStep]);
}

void OptimizeSteps::sayWhole(const PlanImpacts& impacts) {
  whole_->setText(landImpacts(impacts.before, impacts.after));
  whole_->setToolTip(tr("Land impact before and after the improvements found so far"));
}

/// As long as nobody sees it, nothing is looked for.
void OptimizeSteps::follow() {
  if (!isVisible()) return;
  const auto object = linkset();
  const weighing::Weighing& weighing = document_.weighing();
  auto& shapes = panels_.get<ShapesPanel>();
  const auto impacts = shapes.impacts();
  const bool isKnown = object && *object < weighing.costs.size() && impacts;
  for (QToolButton* one : steps_) one->setEnabled(isKnown);
  if (!isKnown) {
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      say(i, {}, sentenceOf(unlessEmpty(document_, Unusable::needsObject)));
      mark(i, false);
    }
    return whole_->clear();
  }
  sayCheck(*object);
  sayLevels(*impacts);
  sayPhysics(*impacts);
  sayExport(*object, *impacts);
  sayWhole(*impacts);
  if (shapes.levels().isToSearch()) shapes.levels().search();
}

}  // namespace wb::ui

#include "ui/panels/shapes/shapes_panel.h"

#include "model/shapes/apply_shapes.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/shapes/detail/plan_stops.h"
#include "ui/panels/shapes/detail/shape_candidates.h"
#include "ui/panels/shapes/detail/shape_cards.h"
#include "ui/panels/shapes/detail/shape_chart.h"
#include "ui/panels/shapes/detail/shape_list.h"
#include "ui/panels/shapes/detail/shape_words.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/widgets/empty_file.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/widgets/text_labels.h"

#include <QComboBox>
#include <QHideEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QShowEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace wb::ui {

QString ShapesPanel::namedIn(const Diagnostic& finding) {
  if (finding.place.empty()) return shown(finding);
  return tr("%1: %2", "part or method: what is wrong with it")
      .arg(QString::fromStdString(finding.place), shown(finding));
}

ShapeLook ShapesPanel::look() const { return static_cast<ShapeLook>(look_->currentIndex()); }

std::vector<scene::Target> ShapesPanel::wanted() const {
  if (const auto& selected = selection_.all(); !selected.empty()) return selected;
  if (document_.weighing().scene.linksets.size() != 1) return {};
  return {scene::Target{0, {}}};
}

void ShapesPanel::make() {
  if (maker_.isBusy()) noteFound();
  maker_.cancel();
  searchSoon_.stop();
  const ShapeWish wish = wishes_->wish();
  const weighing::Weighing& weighing = document_.weighing();
  auto groups = making::groupsOf(weighing.scene, weighing.statistics, wanted(), wish.reach);
  if (!groups) return forget(namedIn(groups.error()));
  if (!groups->findings.empty()) emit said(namedIn(groups->findings.front()));
  profile_ = weighing.profile;
  told_.clear();
  // What is used already is no part of the object that shapes are looked for.
  const bool isSame = candidates_.order() && isFor(*candidates_.order(), groups->value);
  const bool goesOn = isSame && !wish.isBudgetFree && !wish.request.budget &&
                      !candidates_.order()->request.budget && !candidates_.order()->isBudgetFree;
  const auto order = std::make_shared<const making::Order>(
      making::Order{isSame ? candidates_.order()->groups : groups->value, weighing.profile,
                    wish.request, wish.isBudgetFree});
  if (goesOn) {
    candidates_.goOn(order);
  } else {
    previewer_->cancel();
    emit previewChanged({});
    within_.reset();
    candidates_.begin(order);
    followUsed();
  }
  progress_->setValue(0);
  searching_.start();
  // What is free beside the levels that were found, which may not be used yet.
  maker_.make(wish.isBudgetFree ? std::make_shared<const making::Order>(plannedOrder()) : order);
}

void ShapesPanel::take(const ShapeMaker::Made& made) {
  if (!made->findings.empty()) {
    told_ = namedIn(made->findings.front());
    emit said(told_);
  }
  candidates_.take(std::move(made->shapes));
  noteFound();
  chooseFound();
  follow();
}

/// The best of all that was found, whichever search found it; a budget chooses by itself. A
/// user's own choice stays.
void ShapesPanel::chooseFound() {
  const auto& order = candidates_.order();
  if (!order || order->request.budget || order->isBudgetFree || candidates_.isChosenByUser())
    return;
  const bool isWithout = stop_ == PlanStop::cheapest;
  chooseWithin(isWithout ? making::Within() : making::withinOf(order->request));
}

void ShapesPanel::showBusy(bool isBusy) {
  isBusy_ = isBusy;
  progress_->setEnabled(isBusy);
  if (!isBusy) progress_->reset();
  cancel_->setEnabled(isBusy);
  cards_->setSearching(isBusy);
  showPage();
}

void ShapesPanel::showPage() {
  word_->say(whyNone());
  QWidget* found = table_->isChecked() ? static_cast<QWidget*>(both_) : cards_;
  pages_->setCurrentWidget(candidates_.isEmpty() ? static_cast<QWidget*>(word_) : found);
  make_->setEnabled(!document_.isEmpty() && !isBusy_);
  areStopsStale_ = true;
  showLevels();
  showChoice();
}

void ShapesPanel::showTable(bool isTable) { table_->setChecked(isTable); }

void ShapesPanel::showChoice() {
  if (isVisible()) decides_->setText(decidingWords());
  const bool areLevelsThere = hasChosen() && (!levels_->levels() || levels_->areUsed());
  const bool isOne = candidates_.chosen().size() == 1;
  summary_->setText(isChosenUsed() ? usedWords(candidates_)
                                   : choiceWords(candidates_, document_.weighing().costs,
                                                 areLevelsThere, isOne ? impacts() : std::nullopt));
  look_->setEnabled(hasChosen());
  use_->setEnabled(canUse());
  use_->setToolTip(
      isBusy() ? tr("End the search and use the selected shape for the mesh; you can undo this")
               : tr("Use the selected shape for the mesh; you can undo this"));
  showBoth(canUseBoth() ? impacts() : std::nullopt);
  export_->setEnabled(!shapesToWrite().empty());
  emit stateChanged();
}

bool ShapesPanel::hasChosen() const {
  const auto chosen = candidates_.chosen();
  return !chosen.empty() && std::ranges::all_of(chosen, [this](const CandidateAt& place) {
    return candidates_.at(place).isUsed;
  });
}

bool ShapesPanel::isChosenUsed() const {
  return hasChosen() && std::ranges::all_of(candidates_.chosen(), [this](const CandidateAt& place) {
           return candidates_.used()[place.group] == place.shape;
         });
}

bool ShapesPanel::canUse() const { return hasChosen() && !isChosenUsed(); }

std::optional<double> ShapesPanel::landImpactOfChosen() const {
  const auto chosen = candidates_.chosen();
  if (chosen.size() != 1 || !candidates_.at(chosen.front()).isUsed) return {};
  return candidates_.at(chosen.front()).landImpact;
}

/// None where a part is gone: others hear of that before the candidates are forgotten.
std::vector<making::ShapeForParts> ShapesPanel::shapesAt(
    const std::vector<CandidateAt>& places) const {
  std::vector<making::ShapeForParts> shapes;
  const making::Order& order = *candidates_.order();
  for (const CandidateAt& place : places) {
    making::ShapeForParts one{order.groups[place.group].parts, candidates_.at(place).shape};
    for (scene::Target& part : one.parts) {
      part = making::partNow(order, part, document_.weighing().scene);
      if (!part.part) return {};
    }
    shapes.push_back(std::move(one));
  }
  return shapes;
}

std::vector<making::ShapeForParts> ShapesPanel::shapesToWrite() const {
  const auto chosen = candidates_.chosen();
  const bool isLinked = std::ranges::any_of(
      chosen, [this](const CandidateAt& place) { return candidates_.at(place).shape.isLinked(); });
  if (!hasChosen() || (isLinked && isChosenUsed())) return {};
  return shapesAt(chosen);
}

QString ShapesPanel::name() const {
  const auto shapes = shapesToWrite();
  if (shapes.empty()) return {};
  const scene::Target& first = shapes.front().parts.front();
  return nameOf(document_.weighing().scene.linksets[first.linkset].parts[*first.part], *first.part);
}

void ShapesPanel::setPreviewed(bool isPreviewed) {
  isPreviewed_ = isPreviewed;
  if (isPreviewed && hasChosen() && isVisible() &&
      (!isChosenUsed() || look() != ShapeLook::shapes)) {
    previewer_->make(candidates_, look());
  } else {
    previewer_->cancel();
    emit previewChanged({});
  }
  emit stateChanged();
}

void ShapesPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showPage();
  if (!event->spontaneous() && isPreviewed_ && hasChosen() && !isChosenUsed())
    previewer_->make(candidates_, look());
}

/// Beside each other, or in a column the chart below the list.
void ShapesPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool isWide = width() >= 2 * chart_->minimumWidth();
  both_->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
}

/// Later: a closing window hides its panels when the scene no longer exists.
void ShapesPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  QMetaObject::invokeMethod(this, &ShapesPanel::leaveView, Qt::QueuedConnection);
}

void ShapesPanel::leaveView() {
  if (isVisible()) return;
  previewer_->cancel();
  emit previewChanged({});
}

void ShapesPanel::use() {
  if (canUse()) use(candidates_.chosen());
}

/// Whether bodies of a linked shape came into an object since its shapes were looked for.
bool ShapesPanel::hasBodies() const {
  const auto& linksets = document_.weighing().scene.linksets;
  return candidates_.order() &&
         std::ranges::any_of(candidates_.order()->groups, [&](const making::Group& group) {
           const std::size_t linkset = group.parts.front().linkset;
           return linkset < linksets.size() &&
                  linksets[linkset].parts.size() != group.linkset->linkset.parts.size();
         });
}

/// Another shape takes the place of a linked one only where that is taken back first.
bool ShapesPanel::takeBodiesBack() {
  if (!hasBodies()) return true;
  if (document_.undoStack().index() == usedIndex_) document_.undoStack().undo();
  if (!hasBodies()) return true;
  emit said(usedIndex_ < 0
                ? tr("Delete the prims or hulls of the shape in use first. They are parts "
                     "of the object.")
                : tr("Undo \"Make physics shape\" first. The prims or hulls of that shape "
                     "are now parts of the object."));
  return false;
}

void ShapesPanel::useBoth() {
  if (canUseBoth()) use(candidates_.chosen(), With::levels);
}

void ShapesPanel::use(const std::vector<CandidateAt>& places, With with) {
  const QScopedValueRollback guard(isUsing_, true);
  if (shapesAt(places).empty()) return;
  // Who has found the right shape waits for no other.
  if (isBusy()) noteFound();
  maker_.cancel();
  if (!takeBodiesBack()) return;
  const auto promised = with == With::levels ? impacts() : std::nullopt;
  scene::Composed composed{document_.weighing().scene, selection_.all()};
  std::size_t parts = 0;
  if (promised) {
    auto leveled = making::withLevels(std::move(composed.scene), *levels_->linkset(),
                                      *levels_->object(), *levels_->levels());
    if (!leveled) return emit said(namedIn(leveled.error()));
    composed.scene = std::move(*leveled);
  }
  const auto shapes = shapesAt(places);
  for (const making::ShapeForParts& one : shapes) {
    auto used = making::used(std::move(composed.scene), one.parts, one.shape);
    if (!used) return emit said(namedIn(used.error()));
    composed.scene = std::move(*used);
    parts += one.parts.size();
  }
  composed = making::rooted(std::move(composed));
  previewer_->cancel();
  emit previewChanged({});
  const FoundShapes found = candidates_.found();
  compose(document_, selection_, composed,
          promised ? tr("Use levels of detail and physics shape") : tr("Make physics shape"));
  usedIndex_ = document_.undoStack().index();
  if (!candidates_.order()) candidates_.restore(found);
  const scene::Scene& scene = document_.weighing().scene;
  for (const CandidateAt& place : places) {
    const making::Group& group = candidates_.order()->groups[place.group];
    const scene::Target first = making::partNow(*candidates_.order(), group.parts.front(), scene);
    const scene::Part& part = scene.linksets[first.linkset].parts[*first.part];
    used_.push_back({group, std::make_shared<const shape::MadeShape>(candidates_.at(place)),
                     scene.assets.at(part.asset).mesh});
  }
  follow();
  if (!promised) return emit said(tr("Parts with a new physics shape: %L1").arg(parts));
  emit said(tr("Levels of detail and physics shape in use: %1 → %2 LI. You can undo this.")
                .arg(shownNumber(promised->before), shownNumber(promised->after)));
}

/// A click in the view selects a part of an object: what was found for that stays. What was found
/// for others is there again when they are.
void ShapesPanel::followSelection() {
  if (isUsing_) return;
  const weighing::Weighing& weighing = document_.weighing();
  const auto groups =
      making::groupsOf(weighing.scene, weighing.statistics, wanted(), wishes_->wish().reach);
  // A click at nothing stops nothing.
  if (maker_.isBusy() && selection_.all().empty()) return;
  if (candidates_.order() && groups && isFor(*candidates_.order(), groups->value)) return;
  if (maker_.isBusy()) noteFound();
  if (candidates_.order() && !candidates_.isEmpty()) kept_.keep(candidates_.found());
  forget();
  const FoundShapes* found = groups ? kept_.find(groups->value) : nullptr;
  if (!found) return;
  const bool isNoneWanted = found->isNoneWanted;
  candidates_.restore(*found);
  follow();
  recallUsed();
  if (candidates_.order() && candidates_.chosen().empty() && !isNoneWanted)
    candidates_.chooseBest(plannedOrder());
}

void ShapesPanel::forget(const QString& word) {
  maker_.cancel();
  previewer_->cancel();
  searchSoon_.stop();
  told_ = word;
  isPreviewed_ = true;
  stop_ = PlanStop::asMade;
  within_.reset();
  emit previewChanged({});
  candidates_.begin({});
}

/// What was found stays as long as the meshes look the same, and is weighed in what is around them
/// now. Under other constants it would be other shapes.
void ShapesPanel::follow() {
  const weighing::Weighing& weighing = document_.weighing();
  if (document_.isBusy()) return;
  if (profile_ != weighing.profile) kept_.clear();
  followOtherSteps();
  if (!candidates_.order()) return showPage();
  const QString stale = tr("The scene or its constants changed. Make the shapes again.");
  if (profile_ != weighing.profile) return forget(stale);
  auto now = making::followed(*candidates_.order(), weighing.scene, weighing.statistics);
  if (!now) return forget(stale);
  if (!maker_.isBusy())
    candidates_.weighAgain(std::make_shared<const making::Order>(std::move(*now)));
  followUsed();
  showPage();
}

/// A step of another panel gave the object its shape: that is what it has now, whatever was chosen
/// here before.
void ShapesPanel::followOtherSteps() {
  followUsed();
  const making::PlannedObject* object = levels_->object();
  if (!object || isUsing_ || recalling_.isBusy() || !said_.empty()) return;
  const scene::Scene& scene = document_.weighing().scene;
  const std::size_t linkset = *levels_->linkset();
  std::vector<std::size_t> used;
  for (std::size_t group = 0; group < candidates_.used().size(); ++group) {
    if (!candidates_.used()[group]) continue;
    for (const scene::Target& part : candidates_.order()->groups[group].parts) {
      const scene::Target now = making::partNow(*candidates_.order(), part, scene);
      if (now.linkset == linkset && now.part) used.push_back(*now.part);
    }
  }
  if (making::collidesAsPlanned(*object, scene, linkset, used)) return;
  levels_->planAgain();
  if (!candidates_.order()) return;
  stop_ = PlanStop::asMade;
  within_.reset();
  candidates_.chooseNone();
}

void ShapesPanel::followUsed() {
  if (candidates_.order()) candidates_.setUsed(usedOf(*candidates_.order(), candidates_.shapes()));
}

/// Why there is nothing to list; empty where there is.
EmptyWord ShapesPanel::whyNone() const {
  if (!document_.isOpen()) return {tr("Nothing is open."), Offer::openFile};
  if (document_.isEmpty()) return nothingInFile();
  if (maker_.isBusy()) return {tr("Looking for shapes…")};
  if (!told_.isEmpty()) return {told_};
  if (candidates_.order()) return {tr("No shape was generated.")};
  if (wanted().empty())
    return {tr("Select a mesh, or an object that contains one, to make physics shapes for it.")};
  if (levels_->object() && !canPlan()) return {whyNoPlan()};
  return {tr("Click \"Make\" to find the cheapest physics shape that is close enough.")};
}

}  // namespace wb::ui

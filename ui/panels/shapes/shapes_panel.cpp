#include "ui/panels/shapes/shapes_panel.h"

#include "model/shapes/apply_shapes.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/shapes/detail/shape_candidates.h"
#include "ui/panels/shapes/detail/shape_chart.h"
#include "ui/panels/shapes/detail/shape_list.h"
#include "ui/panels/shapes/detail/shape_words.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/widgets/text_labels.h"

#include <QComboBox>
#include <QHideEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QResizeEvent>
#include <QShowEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

namespace wb::ui {
namespace {

constexpr int summaryLines = 2;
constexpr int progressRange = 1000;
constexpr int progressCharacters = 14;
/// Less, and axes cannot be read.
constexpr int leastChartCharacters = 44;

QString namedIn(const Diagnostic& finding) {
  if (finding.place.empty()) return shown(finding);
  return ShapesPanel::tr("%1: %2", "part or method: what is wrong with it")
      .arg(QString::fromStdString(finding.place), shown(finding));
}

}  // namespace

ShapesPanel::ShapesPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      previewer_(new ShapePreviewer(document, this)),
      wishes_(new WishBar(this)),
      make_(new QPushButton(tr("Make"), this)),
      look_(new QComboBox(this)),
      use_(new QPushButton(tr("Use"), this)),
      export_(new QPushButton(tr("Export…"), this)),
      progress_(new QProgressBar(this)),
      cancel_(new QPushButton(tr("Cancel"), this)),
      list_(new ShapeList(candidates_, this)),
      chart_(new ShapeChart(candidates_, this)),
      both_(new QSplitter(this)),
      pages_(new QStackedWidget(this)),
      word_(new EmptyPage(this)),
      summary_(new SlotLabel(summaryLines, this)) {
  makeLayout();
  connect(&maker_, &ShapeMaker::found, this,
          [this](std::size_t group, const std::shared_ptr<const shape::MadeShape>& shape) {
            candidates_.add(group, *shape);
          });
  connect(&maker_, &ShapeMaker::made, this, &ShapesPanel::take);
  connect(&maker_, &ShapeMaker::busyChanged, this, &ShapesPanel::showBusy);
  connect(&maker_, &ShapeMaker::progressed, this, [this](double fraction) {
    progress_->setValue(static_cast<int>(std::lround(fraction * progressRange)));
  });
  connect(&candidates_, &ShapeCandidates::changed, this, &ShapesPanel::showPage);
  connect(&candidates_, &ShapeCandidates::chosenChanged, this, [this] {
    showChoice();
    setPreviewed(true);
  });
  connect(list_, &ShapeList::groupChanged, chart_, &ShapeChart::setGroup);
  connect(list_, &ShapeList::compareWanted, this, [this] { setPreviewed(!isPreviewed_); });
  connect(previewer_, &ShapePreviewer::made, this, &ShapesPanel::previewChanged);
  connect(previewer_, &ShapePreviewer::refused, this,
          [this](const Diagnostic& why) { emit said(namedIn(why)); });
  connect(wishes_, &WishBar::changed, this, [this] {
    if (candidates_.order()) make();
  });
  connect(&selection, &Selection::changed, this, &ShapesPanel::followSelection);
  connect(&document, &Document::sceneAboutToReset, this, [this] {
    forget();
    kept_.clear();
  });
  connect(&document, &Document::costsChanged, this, &ShapesPanel::forgetIfStale);
  showBusy(false);
  forget();
}

void ShapesPanel::makeButtons(QWidget& bar) {
  auto* row = new WrappingRow(&bar);
  row->setContentsMargins({});
  row->setSpacing(fontMetrics().descent() * 2);
  make_->setToolTip(tr("Find physics shapes for the selection"));
  use_->setToolTip(tr("Use the selected shape for the mesh; you can undo this"));
  export_->setToolTip(tr("Save the selected shape for the uploader, or as a mesh asset"));
  cancel_->setToolTip(tr("Stop and keep the shapes found so far"));
  progress_->setRange(0, progressRange);
  progress_->setTextVisible(false);
  progress_->setAccessibleName(tr("Generating shapes"));
  // A panel that is wider while it works takes the room of those beside it.
  progress_->setMinimumWidth(fontMetrics().averageCharWidth());
  progress_->setMaximumWidth(fontMetrics().averageCharWidth() * progressCharacters);
  for (QWidget* widget : std::initializer_list<QWidget*>{make_, cancel_, progress_})
    row->addWidget(widget);
  addLooks(bar);
  row->addWidget(use_);
  row->addWidget(export_);
  connect(make_, &QPushButton::clicked, this, &ShapesPanel::make);
  connect(use_, &QPushButton::clicked, this, &ShapesPanel::use);
  connect(export_, &QPushButton::clicked, this, &ShapesPanel::exportWanted);
  connect(cancel_, &QPushButton::clicked, this, [this] {
    maker_.cancel();
    candidates_.chooseBest();
  });
}

/// In the order of ShapeLook.
void ShapesPanel::addLooks(QWidget& bar) {
  look_->addItems({tr("shape"), tr("heat map"), tr("walkable space")});
  look_->setItemData(static_cast<int>(ShapeLook::deviations),
                     tr("Colors show where the shape sticks out or falls short, and by how much"),
                     Qt::ToolTipRole);
  look_->setItemData(
      static_cast<int>(ShapeLook::ways),
      tr("Tiles mark where an avatar %1 wide and %2 tall can stand. Their color shows where an "
         "avatar no longer fits")
          .arg(shownLength(shape::Avatar().width), shownLength(shape::Avatar().height)),
      Qt::ToolTipRole);
  auto* label = new QLabel(tr("Show:"), this);
  label->setBuddy(look_);
  bar.layout()->addWidget(keptTogether({label, look_}, &bar));
  connect(look_, &QComboBox::currentIndexChanged, this, [this] { setPreviewed(true); });
}

ShapeLook ShapesPanel::look() const { return static_cast<ShapeLook>(look_->currentIndex()); }

void ShapesPanel::makeLayout() {
  keepWhole(*wishes_);
  both_->addWidget(list_);
  both_->addWidget(chart_);
  both_->setChildrenCollapsible(false);
  both_->setSizes({300, 200});  // As they are to each other.
  chart_->setMinimumWidth(fontMetrics().averageCharWidth() * leastChartCharacters);
  pages_->addWidget(word_);
  pages_->addWidget(both_);
  chart_->giveWayIn(*pages_);
  const int gap = fontMetrics().descent();
  auto* buttons = new QWidget(this);
  makeButtons(*buttons);
  keepWhole(*buttons);
  auto* top = new QVBoxLayout;
  top->setContentsMargins(gap, gap, gap, gap);
  top->setSpacing(gap);
  top->addWidget(wishes_);
  top->addWidget(buttons);
  top->addWidget(summary_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addLayout(top);
  column->addWidget(pages_, 1);
}

void ShapesPanel::make() {
  maker_.cancel();
  const ShapeWish wish = wishes_->wish();
  const weighing::Weighing& weighing = document_.weighing();
  auto groups = making::groupsOf(weighing.scene, weighing.statistics, selection_.all(), wish.reach);
  if (!groups) return forget(namedIn(groups.error()));
  if (!groups->findings.empty()) emit said(namedIn(groups->findings.front()));
  passes_ = document_.geometryPasses();
  profile_ = weighing.profile;
  told_.clear();
  const auto order = std::make_shared<const making::Order>(
      making::Order{std::move(groups->value), weighing.profile, wish.request, wish.isBudgetFree});
  previewer_->cancel();
  emit previewChanged({});
  candidates_.begin(order);
  progress_->setValue(0);
  maker_.make(order);
}

void ShapesPanel::take(const ShapeMaker::Made& made) {
  if (!made->findings.empty()) {
    told_ = namedIn(made->findings.front());
    emit said(told_);
  }
  candidates_.take(std::move(made->shapes));
}

void ShapesPanel::showBusy(bool isBusy) {
  isBusy_ = isBusy;
  progress_->setEnabled(isBusy);
  if (!isBusy) progress_->reset();
  cancel_->setEnabled(isBusy);
  showPage();
}

void ShapesPanel::showPage() {
  word_->say(whyNone());
  pages_->setCurrentWidget(candidates_.isEmpty() ? static_cast<QWidget*>(word_) : both_);
  make_->setEnabled(!document_.isEmpty() && !isBusy_);
  showChoice();
}

void ShapesPanel::showChoice() {
  summary_->setText(choiceWords(candidates_, document_.weighing().costs));
  look_->setEnabled(hasChosen());
  use_->setEnabled(hasChosen());
  export_->setEnabled(hasChosen() || !used_.empty());
  emit stateChanged();
}

bool ShapesPanel::hasChosen() const {
  const auto chosen = candidates_.chosen();
  return !chosen.empty() && std::ranges::all_of(chosen, [this](const CandidateAt& place) {
    return candidates_.at(place).isUsed;
  });
}

std::optional<double> ShapesPanel::landImpactOfChosen() const {
  const auto chosen = candidates_.chosen();
  if (chosen.size() != 1 || !candidates_.at(chosen.front()).isUsed) return {};
  return candidates_.at(chosen.front()).landImpact;
}

std::vector<making::ShapeForParts> ShapesPanel::chosenShapes() const {
  std::vector<making::ShapeForParts> shapes;
  for (const CandidateAt& place : candidates_.chosen())
    shapes.push_back({candidates_.order()->groups[place.group].parts, candidates_.at(place).shape});
  return shapes;
}

QString ShapesPanel::name() const {
  const auto shapes = shapesToWrite();
  if (shapes.empty()) return {};
  const scene::Target& first = shapes.front().parts.front();
  return nameOf(document_.weighing().scene.linksets[first.linkset].parts[*first.part], *first.part);
}

void ShapesPanel::setPreviewed(bool isPreviewed) {
  isPreviewed_ = isPreviewed;
  if (isPreviewed && hasChosen() && isVisible()) {
    previewer_->make(candidates_, look());
  } else {
    previewer_->cancel();
    emit previewChanged({});
  }
  emit stateChanged();
}

void ShapesPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!event->spontaneous() && isPreviewed_ && hasChosen()) previewer_->make(candidates_, look());
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
  if (!hasChosen()) return;
  scene::Composed composed{document_.weighing().scene, selection_.all()};
  std::size_t parts = 0;
  const auto shapes = chosenShapes();
  for (const making::ShapeForParts& one : shapes) {
    auto used = making::used(std::move(composed.scene), one.parts, one.shape);
    if (!used) return emit said(namedIn(used.error()));
    composed.scene = std::move(*used);
    parts += one.parts.size();
  }
  composed = making::rooted(std::move(composed));
  const bool isLinked = std::ranges::any_of(
      shapes, [](const making::ShapeForParts& one) { return one.shape.isLinked(); });
  const QString what = summary_->text();
  forget();
  compose(document_, selection_, composed, tr("Make physics shape"));
  passes_ = document_.geometryPasses();
  told_ = isLinked ? tr("Now in use: %1. You can undo this. Export for the uploader saves the "
                        "shape and lists the steps to take in world.")
                         .arg(what)
                   : tr("Now in use: %1. You can undo this. Export saves the shape.").arg(what);
  if (!isLinked) used_ = shapes;
  showPage();
  emit said(tr("Parts with a new physics shape: %L1").arg(parts));
}

/// A click in the view selects a part of an object: what was found for that stays. What was found
/// for others is there again when they are.
void ShapesPanel::followSelection() {
  const ShapeWish wish = wishes_->wish();
  const weighing::Weighing& weighing = document_.weighing();
  const auto groups =
      making::groupsOf(weighing.scene, weighing.statistics, selection_.all(), wish.reach);
  // A click at nothing stops nothing.
  if (maker_.isBusy() && selection_.all().empty()) return;
  if (candidates_.order() && groups && isFor(*candidates_.order(), groups->value)) return;
  if (candidates_.order() && !candidates_.isEmpty()) kept_.keep(candidates_.found());
  forget();
  const FoundShapes* found = groups ? kept_.find(groups->value, wish) : nullptr;
  if (!found) return;
  candidates_.restore(*found);
  if (candidates_.chosen().empty()) candidates_.chooseBest();
}

void ShapesPanel::forget(const QString& word) {
  maker_.cancel();
  previewer_->cancel();
  told_ = word;
  used_.clear();
  isPreviewed_ = true;
  emit previewChanged({});
  candidates_.begin({});
}

/// Costs are others: of shapes of before nobody knows what they would be.
void ShapesPanel::forgetIfStale() {
  const bool isSameScene = passes_ == document_.geometryPasses();
  if (!isSameScene || profile_ != document_.weighing().profile) kept_.clear();
  if (!isSameScene) used_.clear();
  if (!candidates_.order()) {
    if (!isSameScene) told_.clear();
    return showPage();
  }
  const bool isSame = isSameScene && candidates_.order()->profile == document_.weighing().profile;
  if (!isSame) forget(tr("The scene or its constants changed. Make the shapes again."));
}

/// Why there is nothing to list; empty where there is.
EmptyWord ShapesPanel::whyNone() const {
  if (document_.isEmpty()) return {tr("Nothing is open."), Offer::openFile};
  if (maker_.isBusy()) return {tr("Looking for shapes…")};
  if (!told_.isEmpty()) return {told_};
  if (candidates_.order()) return {tr("No shape was generated.")};
  if (selection_.all().empty())
    return {tr("Select a mesh, or an object with one, to make physics shapes for it.")};
  return {tr("Click Make to find the cheapest physics shape that is close enough.")};
}

}  // namespace wb::ui

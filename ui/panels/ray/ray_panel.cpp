#include "ui/panels/ray/ray_panel.h"

#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/panels/ray/detail/ray_text.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QAbstractListModel>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QResizeEvent>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>
#include <utility>

namespace wb::ui {

class Document;
class RayTrail;

/// Some steps of the cast that is followed: first that none is done, then each.
class StepModel : public QAbstractListModel {
  Q_OBJECT

 public:
  StepModel(const Document& document, const RayTrail& trail, QObject* parent = nullptr);

  /// Lists steps by their indices, ascending; without a ray there are no rows.
  void show(std::vector<std::size_t> steps);
  /// The last row that is done when so many steps are.
  int rowOf(std::size_t done) const;
  /// How many steps are done at a row.
  std::size_t doneAt(int row) const {
    return row == 0 ? 0 : steps_[static_cast<std::size_t>(row) - 1] + 1;
  }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  const Document& document_;
  const RayTrail& trail_;
  std::vector<std::size_t> steps_;
  bool hasRay_ = false;
};

StepModel::StepModel(const Document& document, const RayTrail& trail, QObject* parent)
    : QAbstractListModel(parent), document_(document), trail_(trail) {}

void StepModel::show(std::vector<std::size_t> steps) {
  beginResetModel();
  hasRay_ = trail_.current().has_value();
  steps_ = std::move(steps);
  endResetModel();
}

int StepModel::rowOf(std::size_t done) const {
  const auto after = std::ranges::lower_bound(steps_, done);
  return static_cast<int>(after - steps_.begin());
}

int StepModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !hasRay_ ? 0 : static_cast<int>(steps_.size()) + 1;
}

QVariant StepModel::data(const QModelIndex& index, int role) const {
  // In full where the list has no room.
  if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
  if (index.row() == 0) return tr("0: start");
  const auto& steps = trail_.followed().visits.steps();
  const std::size_t done = doneAt(index.row());
  if (done > steps.size()) return {};
  return tr("%L1: %2", "number of a step, and what is done")
      .arg(done)
      .arg(describe(document_.weighing().scene, steps[done - 1]));
}

namespace {

/// With more steps those that decide are shown first.
constexpr auto fewSteps = std::size_t{30};
// Data of the choice of steps, beside the indices of octrees.
constexpr int decisiveOnes = -1;
constexpr int allOfThem = -2;

QString helpForRays() {
  return RayPanel::tr(
      "The rays kept in the scene, and the ray from your last click in the 3D view");
}

QLabel* addLine(QVBoxLayout& column, const QString& name) {
  auto* line = new QLabel;
  line->setTextFormat(Qt::PlainText);
  line->setWordWrap(true);
  line->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  line->setAccessibleDescription(name);  // Its name is what it says.
  column.addWidget(line);
  return line;
}

}  // namespace

RayPanel::RayPanel(const Document& document, RayTrail& trail, QWidget* parent)
    : QWidget(parent),
      document_(document),
      trail_(trail),
      model_(new StepModel(document, trail, this)),
      pages_(new QStackedWidget(this)),
      hint_(new EmptyPage(this, QStringLiteral("ray"))) {
  pages_->addWidget(hint_);
  pages_->addWidget(makePage());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(pages_);
  connect(&trail_, &RayTrail::raysChanged, this, &RayPanel::showRays);
  connect(&document_, &Document::sceneReset, this, &RayPanel::sayHint);
  connect(&trail_, &RayTrail::traced, this, &RayPanel::showTrace);
  connect(&trail_, &RayTrail::stepChanged, this, &RayPanel::showStep);
  showRays();
  showTrace();
}

QWidget* RayPanel::makePage() {
  auto* page = new QWidget(this);
  halves_ = new QBoxLayout(QBoxLayout::LeftToRight, page);
  auto* found = new QVBoxLayout;
  makeChoices(*found);
  makeKeepers(*found);
  found->addWidget(makeResults(), 1);
  auto* steps = new QVBoxLayout;
  makeSteps(*steps);
  halves_->addLayout(found);
  halves_->addLayout(steps, 1);
  return page;
}

/// In a dock below the view there is width, in one beside it height.
void RayPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool isWide = width() > 2 * height();
  halves_->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  halves_->setStretch(0, isWide ? 1 : 0);
}

void RayPanel::makeChoices(QVBoxLayout& column) {
  rays_ = new QComboBox(this);
  rays_->setAccessibleName(tr("Ray"));
  rays_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  algorithm_ = new QComboBox(this);
  algorithm_->setAccessibleName(tr("Method"));
  algorithm_->setToolTip(
      tr("The method to replay: the exact one, the one that Inexor published, or the one that "
         "Inexor's engine uses today"));
  for (const auto algorithm :
       {octree::Algorithm::exact, octree::Algorithm::inexor, octree::Algorithm::engine})
    algorithm_->addItem(nameOf(algorithm), static_cast<int>(algorithm));
  connect(rays_, &QComboBox::activated, this, &RayPanel::chooseRay);
  connect(algorithm_, &QComboBox::activated, this, &RayPanel::chooseAlgorithm);
  auto* row = new QHBoxLayout;
  row->addWidget(rays_, 1);
  row->addWidget(algorithm_);
  column.addLayout(row);
}

void RayPanel::makeKeepers(QVBoxLayout& column) {
  keep_ = makeButton(tr("Keep"), tr("Keep this ray in the scene"));
  remove_ = makeButton(tr("Remove"), tr("Remove this ray from the scene"));
  QToolButton* forget = makeButton(tr("Forget"), tr("Stop following this ray (Esc)"));
  connect(keep_, &QToolButton::clicked, this, &RayPanel::keepRay);
  connect(remove_, &QToolButton::clicked, this, &RayPanel::removeRay);
  connect(forget, &QToolButton::clicked, &trail_, &RayTrail::forget);
  auto* escape = new QShortcut(Qt::Key_Escape, this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, &trail_, &RayTrail::forget);
  auto* row = new QHBoxLayout;
  for (QWidget* button : {keep_, remove_, forget}) row->addWidget(button);
  row->addStretch(1);
  column.addLayout(row);
}

/// Of any length, wherever the panel stands.
QWidget* RayPanel::makeResults() {
  auto* area = new QScrollArea(this);
  auto* words = new QWidget(area);
  auto* column = new QVBoxLayout(words);
  column->setContentsMargins({});
  difference_ = addLine(*column, tr("How the methods differ"));
  QFont bold = difference_->font();
  bold.setBold(true);
  difference_->setFont(bold);
  exact_ = addLine(*column, tr("Result of the exact method"));
  published_ = addLine(*column, tr("Result of Inexor's method"));
  engine_ = addLine(*column, tr("Result of Inexor's engine"));
  column->addStretch();
  area->setWidget(words);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  return area;
}

QToolButton* RayPanel::makeButton(const QString& text, const QString& help) {
  auto* button = new QToolButton(this);
  button->setText(text);
  button->setToolTip(help);
  button->setAccessibleName(help);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

void RayPanel::makeSteps(QVBoxLayout& column) {
  first_ = makeButton(tr("First"), tr("Go to the start, before the first step"));
  back_ = makeButton(tr("Back"), tr("Go one step back"));
  forward_ = makeButton(tr("Forward"), tr("Go one step forward"));
  last_ = makeButton(tr("Last"), tr("Go to the end, after the last step"));
  hit_ = makeButton(tr("Hit"), tr("Go to the step where the ray hits the leaf"));
  shown_ = new QComboBox(this);
  shown_->setAccessibleName(tr("Steps shown"));
  shown_->setToolTip(
      tr("Decisive steps: hits, the end of the search, and the steps that lead to them. If nothing "
         "is hit, also the steps toward the nearest leaf."));
  constexpr int leastCharacters = 12;
  shown_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  shown_->setMinimumContentsLength(leastCharacters);
  position_ = new QLabel(this);
  connect(first_, &QToolButton::clicked, this, [this] { go(0); });
  const auto row = [this] { return model_->rowOf(trail_.step()); };
  connect(back_, &QToolButton::clicked, this, [this, row] { goToRow(row() - 1); });
  connect(forward_, &QToolButton::clicked, this, [this, row] { goToRow(row() + 1); });
  connect(last_, &QToolButton::clicked, this, [this] { go(trail_.lastStep()); });
  connect(hit_, &QToolButton::clicked, this, [this] {
    if (const auto met = stepOfHit(trail_.followed())) go(*met + 1);
  });
  connect(shown_, &QComboBox::activated, this, &RayPanel::chooseSteps);
  auto* line = new QWidget(this);
  auto* buttons = new WrappingRow(line);  // A narrow panel shows them in two lines.
  buttons->setContentsMargins({});        // Those of the page are around it already.
  for (QWidget* widget :
       std::initializer_list<QWidget*>{first_, back_, forward_, last_, hit_, position_})
    buttons->addWidget(widget);
  column.addWidget(line);
  column.addWidget(shown_);
  steps_ = new QListView(this);
  steps_->setModel(model_);
  steps_->setWordWrap(true);
  steps_->setResizeMode(QListView::Adjust);
  steps_->setAccessibleName(tr("Steps"));
  connect(steps_->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &RayPanel::chooseStep);
  column.addWidget(steps_, 1);
}

void RayPanel::showRays() {
  const QSignalBlocker block(rays_);
  rays_->clear();
  for (std::size_t i = 0; i < trail_.rays().size(); ++i) {
    const QString line = describe(trail_.rays()[i]);
    rays_->addItem(trail_.isKept(i) ? tr("%L1: %2", "number of a ray").arg(i + 1).arg(line)
                                    : tr("In the view: %1", "a ray").arg(line));
  }
}

/// Rays meet octrees, and nothing else.
void RayPanel::sayHint() {
  if (document_.weighing().scene.octrees.empty())
    return hint_->say({document_.isEmpty() ? tr("No octree is open, so there is nothing to cast a "
                                                "ray into.")
                                           : tr("This file has no octree."),
                       Offer::addOctree, tr("No octree")});
  hint_->say({tr(
      "Click an octree leaf in the 3D view to follow the ray under the pointer. Ctrl+R adds the "
      "ray under the pointer to the scene; Esc stops following the ray.")});
}

void RayPanel::showTrace() {
  sayHint();
  pages_->setCurrentIndex(trail_.rays().empty() ? 0 : 1);
  const bool isKept = trail_.current() && trail_.isKept(*trail_.current());
  keep_->setEnabled(trail_.current() && !isKept);
  remove_->setEnabled(isKept);
  if (!trail_.current()) return showNone();
  const scene::Scene& scene = document_.weighing().scene;
  rays_->setCurrentIndex(static_cast<int>(*trail_.current()));
  rays_->setToolTip(rays_->currentText() + u'\n' + helpForRays());
  algorithm_->setCurrentIndex(algorithm_->findData(static_cast<int>(trail_.algorithm())));
  const octree::Deviation& deviation = trail_.deviation();
  difference_->setText(deviation.difference == octree::Difference::none
                           ? agreement(trail_.exact(), trail_.published())
                           : shown(octree::sentenceOf(deviation)));
  exact_->setText(tr("Exact: %1").arg(describe(scene, trail_.exact())));
  published_->setText(tr("Inexor: %1").arg(describe(scene, trail_.published())));
  engine_->setText(tr("Inexor's engine: %1").arg(describe(scene, trail_.engine())));
  offerSteps();
  showSteps();
}

/// Rays are there, and none of them is followed.
void RayPanel::showNone() {
  rays_->setCurrentIndex(-1);
  rays_->setToolTip(helpForRays());
  for (QLabel* line : {difference_, exact_, published_, engine_}) line->clear();
  shown_->clear();
  showSteps();
}

/// All steps, those that decide, and those about each octree that the cast looks into.
void RayPanel::offerSteps() {
  const scene::Scene& scene = document_.weighing().scene;
  shown_->clear();
  shown_->addItem(tr("Decisive steps"), decisiveOnes);
  shown_->addItem(tr("All steps"), allOfThem);
  for (const std::size_t octree : octreesLookedInto(trail_.followed().visits.steps()))
    if (octree < scene.octrees.size())
      shown_->addItem(tr("Steps in %1", "an octree").arg(nameOf(scene.octrees[octree], octree)),
                      static_cast<int>(octree));
  const int wanted = wanted_ ? shown_->findData(*wanted_) : -1;
  shown_->setCurrentIndex(wanted >= 0 ? wanted : shown_->findData(usualSteps()));
}

int RayPanel::usualSteps() const { return trail_.lastStep() > fewSteps ? decisiveOnes : allOfThem; }

std::vector<std::size_t> RayPanel::stepsShown() const {
  if (!trail_.current()) return {};
  const auto& steps = trail_.followed().visits.steps();
  const int shown = shown_->currentData().toInt();
  if (shown == decisiveOnes) return decisiveSteps(trail_.followed());
  if (shown >= 0) return stepsIn(steps, static_cast<std::size_t>(shown));
  std::vector<std::size_t> all(steps.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return all;
}

/// A list that is reset chooses none of its rows: what is done stays.
void RayPanel::showSteps() {
  model_->show(stepsShown());
  showStep();
}

void RayPanel::chooseSteps(int index) {
  wanted_ = shown_->itemData(index).toInt();
  showSteps();
}

void RayPanel::showStep() {
  const bool hasRay = trail_.current().has_value();
  const int row = hasRay ? model_->rowOf(trail_.step()) : 0;
  const int last = std::max(model_->rowCount() - 1, 0);
  position_->setText(hasRay ? tr("Step %L1 of %L2").arg(row).arg(last) : tr("No ray to follow"));
  first_->setEnabled(row > 0);
  back_->setEnabled(row > 0);
  forward_->setEnabled(row < last);
  last_->setEnabled(hasRay && trail_.step() < trail_.lastStep());
  hit_->setEnabled(hasRay && stepOfHit(trail_.followed()).has_value());
  shown_->setEnabled(hasRay);
  const QModelIndex index = model_->index(row, 0);
  steps_->setCurrentIndex(index);
  steps_->scrollTo(index);
}

void RayPanel::chooseRay(int index) { trail_.choose(static_cast<std::size_t>(index)); }

void RayPanel::keepRay() { trail_.keep(trail_.rays()[*trail_.current()]); }

void RayPanel::removeRay() { trail_.remove(*trail_.current()); }

void RayPanel::chooseAlgorithm(int index) {
  trail_.follow(static_cast<octree::Algorithm>(algorithm_->itemData(index).toInt()));
}

/// The row that is shown already stands for all steps up to the next.
void RayPanel::chooseStep(const QModelIndex& step) {
  if (step.isValid() && step.row() != model_->rowOf(trail_.step())) goToRow(step.row());
}

void RayPanel::goToRow(int row) { go(model_->doneAt(row)); }

void RayPanel::go(std::size_t step) { trail_.goTo(step); }

}  // namespace wb::ui

#include "ray_panel.moc"

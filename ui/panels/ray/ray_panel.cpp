#include "ui/panels/ray/ray_panel.h"

#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/panels/ray/detail/ray_text.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/model_text.h"

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

namespace wb::ui {

class Document;
class RayTrail;

/// The steps of the cast that is followed: first that none is done, then each.
class StepModel : public QAbstractListModel {
  Q_OBJECT

 public:
  StepModel(const Document& document, const RayTrail& trail, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  void reset();

  const Document& document_;
  const RayTrail& trail_;
  int rows_ = 0;
};

StepModel::StepModel(const Document& document, const RayTrail& trail, QObject* parent)
    : QAbstractListModel(parent), document_(document), trail_(trail) {
  connect(&trail_, &RayTrail::traced, this, &StepModel::reset);
  reset();
}

void StepModel::reset() {
  beginResetModel();
  rows_ = trail_.current() ? static_cast<int>(trail_.lastStep()) + 1 : 0;
  endResetModel();
}

int StepModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows_; }

QVariant StepModel::data(const QModelIndex& index, int role) const {
  // In full where the list has no room.
  if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
  if (index.row() == 0) return tr("0: start");
  const auto& steps = trail_.followed().visits.steps();
  const auto step = static_cast<std::size_t>(index.row()) - 1;
  if (step >= steps.size()) return {};
  return tr("%L1: %2", "number of a step, and what is done")
      .arg(index.row())
      .arg(describe(document_.weighing().scene, steps[step]));
}

namespace {

QString helpForRays() {
  return RayPanel::tr(
      "The rays kept in the scene, and the last ray that you clicked in the 3D view");
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
      hint_(new EmptyPage(this)) {
  pages_->addWidget(hint_);
  pages_->addWidget(makePage());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(pages_);
  connect(&trail_, &RayTrail::raysChanged, this, &RayPanel::showRays);
  connect(&document_, &Document::sceneReset, this, &RayPanel::sayHint);
  // After the model, which is reset by the same.
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
      tr("The method to replay: the exact one, or the one that Inexor published"));
  for (const auto algorithm : {octree::Algorithm::exact, octree::Algorithm::inexor})
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
  exact_ = addLine(*column, tr("What the exact method finds"));
  published_ = addLine(*column, tr("What Inexor's method finds"));
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
  first_ = makeButton(tr("First"), tr("Before the first step"));
  back_ = makeButton(tr("Back"), tr("One step back"));
  forward_ = makeButton(tr("Forward"), tr("One step forward"));
  last_ = makeButton(tr("Last"), tr("After the last step"));
  position_ = new QLabel(this);
  connect(first_, &QToolButton::clicked, this, [this] { go(0); });
  connect(back_, &QToolButton::clicked, this, [this] { go(trail_.step() - 1); });
  connect(forward_, &QToolButton::clicked, this, [this] { go(trail_.step() + 1); });
  connect(last_, &QToolButton::clicked, this, [this] { go(trail_.lastStep()); });
  auto* row = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{first_, back_, forward_, last_, position_})
    row->addWidget(widget);
  row->addStretch(1);
  column.addLayout(row);
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
    return hint_->say(
        {tr("No octree is open, so there is nothing to cast a ray into."), Offer::addOctree});
  hint_->say(
      {tr("Click an octree leaf in the 3D view to follow the ray that meets it. Ctrl+R keeps the "
          "ray under the pointer in the scene; Esc forgets it.")});
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
  showStep();
}

/// Rays are there, and none of them is followed.
void RayPanel::showNone() {
  rays_->setCurrentIndex(-1);
  rays_->setToolTip(helpForRays());
  for (QLabel* line : {difference_, exact_, published_}) line->clear();
  showStep();
}

void RayPanel::showStep() {
  const std::size_t step = trail_.step();
  const std::size_t last = trail_.lastStep();
  const QModelIndex row = model_->index(static_cast<int>(step), 0);
  position_->setText(tr("Step %L1 of %L2").arg(step).arg(last));
  first_->setEnabled(step > 0);
  back_->setEnabled(step > 0);
  forward_->setEnabled(step < last);
  last_->setEnabled(step < last);
  steps_->setCurrentIndex(row);
  steps_->scrollTo(row);
}

void RayPanel::chooseRay(int index) { trail_.choose(static_cast<std::size_t>(index)); }

void RayPanel::keepRay() { trail_.keep(trail_.rays()[*trail_.current()]); }

void RayPanel::removeRay() { trail_.remove(*trail_.current()); }

void RayPanel::chooseAlgorithm(int index) {
  trail_.follow(static_cast<octree::Algorithm>(algorithm_->itemData(index).toInt()));
}

void RayPanel::chooseStep(const QModelIndex& step) {
  if (step.isValid()) go(static_cast<std::size_t>(step.row()));
}

void RayPanel::go(std::size_t step) { trail_.goTo(step); }

}  // namespace wb::ui

#include "ray_panel.moc"

#include "ui/document/document.h"
#include "ui/document/project_extra.h"
#include "ui/document/selection.h"
#include "ui/panels/shapes/detail/plan_stops.h"
#include "ui/panels/shapes/detail/shape_cards.h"
#include "ui/panels/shapes/detail/shape_chart.h"
#include "ui/panels/shapes/detail/shape_list.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/text_labels.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <cmath>

namespace wb::ui {
namespace {

constexpr int summaryLines = 2;
constexpr int decidesLines = 2;
/// At scale 1: of words and buttons from the edges of the panel.
constexpr int panelMargin = 8;
constexpr int progressRange = 1000;
constexpr int progressCharacters = 10;
/// Less, and axes cannot be read.
constexpr int leastChartCharacters = 44;
constexpr std::chrono::milliseconds restAtStop{400};

}  // namespace

ShapesPanel::ShapesPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      previewer_(new ShapePreviewer(document, this)),
      levels_(new LevelPlanner(document, selection, this)),
      wishes_(new WishBar(this)),
      make_(new QPushButton(tr("Make"), this)),
      look_(new QComboBox(this)),
      more_(new QToolButton(this)),
      table_(new QToolButton(this)),
      useBoth_(new QPushButton(tr("Use both"), this)),
      use_(new QPushButton(tr("Use"), this)),
      export_(new QPushButton(tr("Export…"), this)),
      kit_(new QPushButton(tr("Export for the uploader…"), this)),
      progress_(new QProgressBar(this)),
      cancel_(new QPushButton(tr("Cancel"), this)),
      levelsWords_(new ElidedLabel(this)),
      levelsButton_(new QPushButton(this)),
      decides_(new SlotLabel(decidesLines, this)),
      list_(new ShapeList(candidates_, this)),
      chart_(new ShapeChart(candidates_, this)),
      both_(new QSplitter(this)),
      cards_(new ShapeCards(candidates_, this)),
      pages_(new QStackedWidget(this)),
      word_(new EmptyPage(this)),
      summary_(new SlotLabel(summaryLines, this)),
      profile_(document.weighing().profile),
      recalling_([this](const UsedShapes& recalled) { takeRecalled(recalled); }) {
  makeLayout();
  connectParts();
  showBusy(false);
  forget();
}

void ShapesPanel::connectParts() {
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
    followStop();
    showChoice();
    setPreviewed(true);
  });
  connect(&candidates_, &ShapeCandidates::usedChanged, this,
          [this] { setPreviewed(isPreviewed_); });
  connect(list_, &ShapeList::groupChanged, chart_, &ShapeChart::setGroup);
  connect(list_, &ShapeList::compareWanted, this, [this] { setPreviewed(!isPreviewed_); });
  connect(cards_, &ShapeCards::groupChanged, chart_, &ShapeChart::setGroup);
  connect(cards_, &ShapeCards::useWanted, this, [this](const CandidateAt& place) {
    candidates_.choose(place);
    use({place});
  });
  connect(previewer_, &ShapePreviewer::made, this, &ShapesPanel::previewChanged);
  connect(previewer_, &ShapePreviewer::refused, this,
          [this](const Diagnostic& why) { emit said(namedIn(why)); });
  connect(wishes_, &WishBar::changed, this, [this] {
    if (candidates_.order()) make();
  });
  searchSoon_.setSingleShot(true);
  searchSoon_.setInterval(restAtStop);
  connect(&searchSoon_, &QTimer::timeout, this, &ShapesPanel::make);
  connect(levels_, &LevelPlanner::changed, this, &ShapesPanel::showPage);
  connect(levels_, &LevelPlanner::levelsFound, this, &ShapesPanel::chooseAgain);
  connect(levels_, &LevelPlanner::said, this, &ShapesPanel::said);
  connect(&selection_, &Selection::changed, this, &ShapesPanel::followSelection);
  connectDocument();
}

void ShapesPanel::connectDocument() {
  connect(&document_, &Document::sceneAboutToReset, this, [this] {
    previewer_->cancel();
    emit previewChanged({});
  });
  connect(&document_, &Document::sceneReset, this, [this](bool isOpened) {
    if (!isOpened) return;
    recalling_.cancel();
    used_.clear();
    said_.clear();
    usedIndex_ = -1;
    kept_.clear();
    forget();
    // When who selects has let go of what was open before.
    QMetaObject::invokeMethod(this, &ShapesPanel::takeKept, Qt::QueuedConnection);
  });
  connect(&document_, &Document::reloaded, this, [this] {
    usedIndex_ = -1;
    QMetaObject::invokeMethod(this, &ShapesPanel::takeKept, Qt::QueuedConnection);
  });
  new ProjectExtra(document_, [panel = QPointer(this)](scene::Scene& scene) {
    if (panel) panel->keepFound(scene);
  });
  connect(&document_, &Document::costsChanged, this, &ShapesPanel::follow);
}

QWidget* ShapesPanel::makeButtons() {
  auto* bar = new QWidget(this);
  auto* row = new WrappingRow(bar);
  row->setContentsMargins({});
  row->setSpacing(fontMetrics().descent() * 2);
  make_->setToolTip(tr("Find physics shapes for the selection"));
  cancel_->setToolTip(tr("Stop and keep the shapes found so far"));
  progress_->setRange(0, progressRange);
  progress_->setTextVisible(false);
  progress_->setAccessibleName(tr("Generating shapes"));
  // A panel that is wider while it works takes the room of those beside it.
  progress_->setMinimumWidth(fontMetrics().averageCharWidth());
  progress_->setMaximumWidth(fontMetrics().averageCharWidth() * progressCharacters);
  more_->setText(tr("More"));
  more_->setToolTip(tr("Set the goal, the methods and how to handle passages"));
  more_->setCheckable(true);
  more_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  more_->setArrowType(Qt::RightArrow);
  more_->setAutoRaise(true);
  more_->setFocusPolicy(Qt::StrongFocus);
  for (QWidget* widget : std::initializer_list<QWidget*>{make_, cancel_, progress_, more_})
    row->addWidget(widget);
  wishes_->hide();
  connect(more_, &QToolButton::toggled, this, [this](bool isOpen) {
    more_->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    wishes_->setVisible(isOpen);
  });
  connect(make_, &QPushButton::clicked, this, &ShapesPanel::make);
  connect(cancel_, &QPushButton::clicked, this, [this] {
    if (maker_.isBusy()) noteFound();
    maker_.cancel();
    if (candidates_.order()) candidates_.chooseBest(plannedOrder());
  });
  keepWhole(*bar);
  return bar;
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

QWidget* ShapesPanel::makeLevels() {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins({});
  row->addWidget(levelsWords_, 1);
  row->addWidget(levelsButton_);
  levelsButton_->setToolTip(tr(
      "Find or use simpler levels of detail that look the same at the distances where viewers show "
      "them"));
  // Its other word needs no other room.
  levelsButton_->setText(tr("Search"));
  levelsButton_->setMinimumWidth(levelsButton_->sizeHint().width());
  connect(levelsButton_, &QPushButton::clicked, this, [this] {
    if (levels_->levels())
      levels_->use();
    else
      levels_->search();
  });
  return bar;
}

QWidget* ShapesPanel::makeFoot() {
  auto* bar = new QWidget(this);
  auto* row = new WrappingRow(bar);
  row->setContentsMargins({});
  row->setSpacing(fontMetrics().descent() * 2);
  table_->setText(tr("Table"));
  table_->setToolTip(tr("Show the shapes as a table with a chart"));
  table_->setCheckable(true);
  table_->setFocusPolicy(Qt::StrongFocus);
  export_->setToolTip(tr("Save the selected shape for the uploader, or as a mesh asset"));
  row->addWidget(table_);
  addLooks(*bar);
  row->addWidget(use_);
  row->addWidget(export_);
  row->addWidget(kit_);
  connect(table_, &QToolButton::toggled, this, &ShapesPanel::showPage);
  connect(useBoth_, &QPushButton::clicked, this, &ShapesPanel::useBoth);
  connect(use_, &QPushButton::clicked, this, qOverload<>(&ShapesPanel::use));
  connect(export_, &QPushButton::clicked, this, &ShapesPanel::exportWanted);
  kit_->setToolTip(tr("Save the object, its levels of detail and its physics for the uploader"));
  connect(kit_, &QPushButton::clicked, this, &ShapesPanel::kitWanted);
  keepWhole(*bar);
  return bar;
}

void ShapesPanel::makeLayout() {
  keepWhole(*wishes_);
  both_->addWidget(list_);
  both_->addWidget(chart_);
  both_->setChildrenCollapsible(false);
  both_->setSizes({300, 200});  // As they are to each other.
  chart_->setMinimumWidth(fontMetrics().averageCharWidth() * leastChartCharacters);
  pages_->addWidget(word_);
  pages_->addWidget(both_);
  pages_->addWidget(cards_);
  chart_->giveWayIn(*pages_);
  const int gap = fontMetrics().descent();
  auto* top = new QVBoxLayout;
  top->setContentsMargins(panelMargin, gap, panelMargin, gap);
  top->setSpacing(gap);
  QFont strong = font();
  strong.setBold(true);
  decides_->setFont(strong);
  top->addWidget(decides_);
  top->addWidget(makeLevels());
  top->addWidget(makeButtons());
  top->addWidget(wishes_);
  summary_->setObjectName(QStringLiteral("summary"));
  top->addWidget(summary_);
  auto* foot = new QVBoxLayout;
  // The space between two rows is taken from these: the view keeps its height in a small window.
  foot->setContentsMargins(panelMargin, gap / 2, panelMargin, gap / 2);
  foot->setSpacing(gap);
  // As wide as the panel: its numbers move nothing.
  foot->addWidget(useBoth_);
  foot->addWidget(makeFoot());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addLayout(top);
  column->addWidget(pages_, 1);
  column->addLayout(foot);
}

}  // namespace wb::ui

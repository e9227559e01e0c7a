#include "ui/panels/charts/charts_panel.h"

#include "model/core/file.h"
#include "model/report/table_formats.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/document_file.h"
#include "ui/document/selection.h"
#include "ui/panels/charts/chart_view.h"
#include "ui/panels/charts/detail/chart_maker.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/table/report_table.h"
#include "ui/widgets/empty_file.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/expression_box.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

/// Less, and axes cannot be read.
constexpr int fewestLines = 11;

}  // namespace

ChartsPanel::ChartsPanel(const Document& document, const Baseline& baseline, Selection& selection,
                         QWidget* parent)
    : QWidget(parent),
      document_(document),
      baseline_(baseline),
      selection_(selection),
      maker_(new ChartMaker(this)),
      model_(new ReportTableModel(this)),
      kind_(new QComboBox(this)),
      constant_(new QComboBox(this)),
      all_(new QCheckBox(tr("All objects"), this)),
      from_(new ExpressionBox(this)),
      to_(new ExpressionBox(this)),
      fromLabel_(new QLabel(tr("f&rom"), this)),
      toLabel_(new QLabel(tr("to"), this)),
      export_(new QPushButton(tr("Export"), this)),
      pages_(new QStackedWidget(this)),
      data_(new QToolButton(this)),
      both_(new QSplitter(this)),
      view_(new ChartView(this)),
      table_(new ReportTableView(*model_, tr("Chart data"), this)),
      word_(new EmptyPage(this, QStringLiteral("statistics"))) {
  makeLayout();
  connect(maker_, &ChartMaker::made, this, &ChartsPanel::take);
  connect(maker_, &ChartMaker::busyChanged, this, &ChartsPanel::showBusy);
  connect(&document, &Document::sceneReset, this, &ChartsPanel::forget);
  connect(&document, &Document::linksetChanged, this, [this] { everything_ = {}; });
  connect(&document, &Document::costsChanged, this, &ChartsPanel::follow);
  // The constants may be called otherwise now.
  connect(&document, &Document::scenariosChanged, this, [this] {
    if (chart_ && !isStale_ && !maker_->isBusy()) view_->show(chart_, titleNow());
  });
  connect(&baseline, &Baseline::changed, this, [this] {
    if (this->kind() == ChartKind::winners) follow();
  });
  connect(&selection, &Selection::changed, this, &ChartsPanel::followSelection);
  selectFrom(*view_, *table_, *model_, selection);
  showBusy(false);
  chooseConstant();
  chooseKind();
}

void ChartsPanel::makeBar(QLayout& bar) {
  kind_->addItems({tr("Cost by scale"), tr("Cost by constant"), tr("Which constants matter"),
                   tr("Triangle widths"), tr("Winners and losers")});
  kind_->setAccessibleName(tr("Chart type"));
  for (const cost::Constant& one : cost::constants()) {
    constant_->addItem(titleOf(one));
    constant_->setItemData(constant_->count() - 1, helpFor(one, one.standard), Qt::ToolTipRole);
  }
  constant_->setAccessibleName(tr("Constant"));
  constant_->setCurrentIndex(static_cast<int>(cost::Key::triangle_constant));
  auto* label = new QLabel(tr("Chart:"), this);
  label->setBuddy(kind_);
  bar.addWidget(keptTogether({label, kind_}, this));
  connect(kind_, &QComboBox::currentIndexChanged, this, &ChartsPanel::chooseKind);
  connect(constant_, &QComboBox::currentIndexChanged, this, &ChartsPanel::chooseConstant);
  all_->setToolTip(tr("Chart the whole scene, regardless of the selection"));
  connect(all_, &QCheckBox::toggled, this, &ChartsPanel::followSelection);
  // What only some charts have comes last, so that it moves nothing when it goes.
  addData(bar);
  addExport(bar);
  addRange(bar);
  bar.addWidget(constant_);
  bar.addWidget(all_);
}

/// The chart has all the room; its data take its place.
void ChartsPanel::addData(QLayout& bar) {
  data_->setText(tr("Data table"));
  data_->setCheckable(true);
  data_->setFocusPolicy(Qt::StrongFocus);
  data_->setToolTip(tr("Show the numbers instead of the chart (T)"));
  connect(data_, &QToolButton::toggled, this, [this](bool isShown) {
    table_->setVisible(isShown);
    view_->setVisible(!isShown);
  });
  const auto* key =
      new QShortcut(Qt::Key_T, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
  connect(key, &QShortcut::activated, data_, &QToolButton::toggle);
  table_->hide();
  bar.addWidget(data_);
}

void ChartsPanel::addRange(QLayout& bar) {
  fromLabel_->setBuddy(from_);
  toLabel_->setBuddy(to_);
  from_->setAccessibleName(tr("From"));
  to_->setAccessibleName(tr("To"));
  for (QWidget* one : std::initializer_list<QWidget*>{fromLabel_, from_, toLabel_, to_})
    keepRoom(*one);
  bar.addWidget(keptTogether({fromLabel_, from_}, this));
  bar.addWidget(keptTogether({toLabel_, to_}, this));
  connect(from_, &ExpressionBox::edited, this, &ChartsPanel::follow);
  connect(to_, &ExpressionBox::edited, this, &ChartsPanel::follow);
}

void ChartsPanel::addExport(QLayout& bar) {
  auto* menu = new QMenu(export_);
  const std::pair<ChartFile, QString> files[] = {{ChartFile::png, tr("&Picture (PNG)…")},
                                                 {ChartFile::svg, tr("&Drawing (SVG)…")},
                                                 {ChartFile::csv, tr("Da&ta (CSV)…")}};
  for (const auto& [as, text] : files)
    menu->addAction(text, this, [this, as = as] { emit exportWanted(as); });
  export_->setMenu(menu);
  export_->setToolTip(tr("Export the chart or its data"));
  bar.addWidget(export_);
}

void ChartsPanel::makeLayout() {
  both_->addWidget(view_);
  both_->addWidget(table_);
  both_->setMinimumHeight(fontMetrics().lineSpacing() * fewestLines);
  both_->setChildrenCollapsible(false);
  pages_->addWidget(word_);
  pages_->addWidget(both_);
  auto* controls = new QWidget(this);
  auto* bar = new WrappingRow(controls);
  const int gap = fontMetrics().descent();
  bar->setContentsMargins({gap, gap, gap, gap});
  bar->setSpacing(gap * 2);
  makeBar(*bar);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(controls);
  column->addWidget(pages_, 1);
}

ChartKind ChartsPanel::kind() const { return static_cast<ChartKind>(kind_->currentIndex()); }

void ChartsPanel::setKind(ChartKind kind) { kind_->setCurrentIndex(static_cast<int>(kind)); }

void ChartsPanel::chooseKind() {
  view_->markPlace({});
  constant_->setVisible(kind() == ChartKind::constant);
  all_->setVisible(kind() == ChartKind::sensitivity);
  for (QWidget* widget : std::initializer_list<QWidget*>{fromLabel_, from_, toLabel_, to_})
    widget->setVisible(isSweep(kind()));
  if (kind() == ChartKind::constant) return chooseConstant();
  from_->setRange(limits::smallestFactor, limits::largestFactor);
  to_->setRange(limits::smallestFactor, limits::largestFactor);
  from_->setValue(leastFactor);
  to_->setValue(mostFactor);
  follow();
}

void ChartsPanel::chooseConstant() {
  const auto& constant = cost::constants()[static_cast<std::size_t>(constant_->currentIndex())];
  const tuning::Range range = sweepRangeOf(constant, document_.weighing().profile[constant.key]);
  from_->setRange(constant.minimum, constant.maximum);
  to_->setRange(constant.minimum, constant.maximum);
  from_->setValue(range.from);
  to_->setValue(range.to);
  follow();
}

void ChartsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (isStale_) make();
}

void ChartsPanel::follow() {
  isStale_ = true;
  if (isVisible()) make();
}

/// Of one linkset nothing is left for another to show.
void ChartsPanel::followSelection() {
  if (kind() == ChartKind::winners) return;
  view_->markPlace({});
  maker_->cancel();
  follow();
}

void ChartsPanel::forget() {
  maker_->cancel();
  everything_ = {};
  isStale_ = true;
  take(nullptr);
}

void ChartsPanel::make() {
  isStale_ = false;
  if (!whyNone().isEmpty()) {
    maker_->cancel();
    return take(nullptr);
  }
  if (kind() == ChartKind::winners) return showWinners();
  maker_->make(order());
}

void ChartsPanel::showWinners() {
  maker_->cancel();
  const weighing::Weighing& weighing = document_.weighing();
  take(std::make_shared<const chart::Chart>(
      chart::winnersChart(*baseline_.side(), {weighing.scene, weighing.profile, weighing.costs})));
}

ChartWish ChartsPanel::wish() const {
  ChartWish wish{.kind = kind()};
  wish.axis.range = {std::min(from_->value(), to_->value()), std::max(from_->value(), to_->value()),
                     sweepSteps};
  if (wish.kind == ChartKind::constant)
    wish.axis.key = static_cast<cost::Key>(constant_->currentIndex());
  return wish;
}

/// The scene may be another before the selection is.
std::optional<weighing::Target> ChartsPanel::subject() const {
  const auto& selected = selection_.current();
  if (kind() == ChartKind::sensitivity && all_->isChecked()) return {};
  const bool isThere = selected && selected->linkset < document_.weighing().scene.linksets.size();
  return isThere ? selected : std::nullopt;
}

/// A copy made once for each scene: constants may change, the scene does not.
const SharedScene& ChartsPanel::everything() const {
  const weighing::Weighing& weighing = document_.weighing();
  if (!everything_.scene || passes_ != document_.geometryPasses())
    everything_ = {std::make_shared<const scene::Scene>(weighing.scene),
                   std::make_shared<const cost::SceneStatistics>(weighing.statistics)};
  passes_ = document_.geometryPasses();
  return everything_;
}

ChartOrder ChartsPanel::order() const {
  ChartOrder order{wish(), {}, {}, {}, document_.weighing().profile};
  if (const auto selected = subject()) {
    order.weighing = singleLinkset(document_.weighing(), selected->linkset);
    order.part = selected->part;
  } else {
    order.everything = everything();
  }
  return order;
}

void ChartsPanel::take(const ChartMaker::Made& chart) {
  chart_ = chart;
  view_->show(chart, chart ? titleNow() : QString());
  model_->show(chart ? chart->table : table::Table{});
  const bool hasRows = chart && chart->table.rows > 0;
  word_->say(chart && !hasRows ? EmptyWord{shown(chart->table.whenEmpty)} : whyNone());
  pages_->setCurrentWidget(hasRows ? static_cast<QWidget*>(both_) : word_);
  export_->setEnabled(hasRows);
}

void ChartsPanel::showBusy(bool isBusy) {
  if (!isBusy && !chart_ && whyNone().isEmpty()) word_->say({tr("No chart was drawn.")});
}

QString ChartsPanel::subjectName() const {
  const auto selected = kind() == ChartKind::winners ? std::nullopt : subject();
  if (!selected) return tr("all objects");
  return nameOf(document_.weighing().scene.linksets[selected->linkset], selected->linkset);
}

QString ChartsPanel::titleNow() const {
  return tr("%1: %2, under %3", "kind of chart, object, profile")
      .arg(kind_->currentText(), subjectName(),
           profileName(document_.weighing().profile, document_.weighing().scene));
}

QString ChartsPanel::chartName() const {
  return subjectName() + QStringLiteral(" - ") + kind_->currentText();
}

/// Why there is nothing to draw; empty where there is.
EmptyWord ChartsPanel::whyNone() const {
  if (!document_.isOpen()) return EmptyPage::nothingOpen();
  if (document_.isEmpty()) return nothingInFile();
  if (kind() == ChartKind::winners && baseline_.side()) return {};
  if (kind() == ChartKind::winners)
    return {tr("There is no baseline to compare with. Pin a scenario or the current constants as "
               "the baseline."),
            Offer::pinNow, tr("No baseline")};
  const auto selected = subject();
  if (kind() == ChartKind::sensitivity) return {};
  if (!selected) return {tr("Select an object to see its chart."), Offer::selectCostliest};
  const bool isEmpty = document_.weighing().scene.linksets[selected->linkset].parts.empty();
  if (isEmpty) return {tr("The object has no parts.")};
  const bool isPoint = isSweep(kind()) && from_->value() == to_->value();
  return {isPoint ? tr("Choose two different values to see the range between them.") : QString()};
}

Result<void> ChartsPanel::write(ChartFile as, const QString& path) const {
  if (auto apart = checkMayWrite(document_.weighing(), path); !apart) return apart;
  if (as == ChartFile::png) return view_->writePicture(path);
  if (as == ChartFile::svg) return view_->writeSvg(path);
  auto file = AtomicFile::create(path.toStdString());
  if (!file) return failure(std::move(file));
  table::writeCsv(chart_->table, {}, [&file](std::string_view text) { file->write(text); });
  return file->commit();
}

}  // namespace wb::ui

#include "ui/panels/scenarios/comparison_panel.h"

#include "model/report/changes.h"
#include "model/report/chart.h"
#include "model/report/comparison_tables.h"
#include "model/report/table.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/scenarios/decision_sheet_view.h"
#include "ui/panels/table/cell_text.h"
#include "ui/panels/table/report_table.h"
#include "ui/widgets/empty_file.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/text_labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

/// What is listed, in the order of the choices.
enum class Listed : std::uint8_t { crossings, budgets, winners, sheet };

constexpr int sheetIndex = static_cast<int>(Listed::sheet);

/// What has room in the narrowest window.
constexpr int totalsLines = 2;
constexpr int pageLines = 6;
constexpr int buttonPadding = 12;

table::Table tableOf(Listed listed, const tuning::Side& before, const weighing::Weighing& weighing,
                     const tuning::Comparison& comparison) {
  switch (listed) {
    case Listed::crossings:
      return table::crossingsTable(before, weighing, comparison);
    case Listed::budgets:
      return table::budgetsTable(comparison);
    case Listed::winners:
    case Listed::sheet:
      break;
  }
  return chart::winnersChart(before, {weighing.scene, weighing.profile, weighing.costs}).table;
}

/// With a last column that is the same in all rows: a file says under which constants it holds, and
/// what it compares with.
table::Table withName(table::Table table, std::string_view key, Text title, const QString& name) {
  const std::size_t last = table.headings.size();
  table.headings.push_back(
      {key, title, table::Rank::detail, table::Total::none, table::Content::text});
  table.cell = [last, name = name.toStdString(), cell = std::move(table.cell)](std::size_t row,
                                                                               std::size_t column) {
    return column == last ? table::Cell{name} : cell(row, column);
  };
  return table;
}

}  // namespace

ComparisonPanel::ComparisonPanel(const Document& document, Baseline& baseline, Selection& selection,
                                 QWidget* parent)
    : QWidget(parent),
      document_(document),
      baseline_(baseline),
      selection_(selection),
      model_(new ReportTableModel(this)),
      which_(new QComboBox(this)),
      table_(new ReportTableView(*model_, tr("Comparison with the baseline"), this)),
      sheet_(new DecisionSheet(document, baseline, selection, this)),
      pages_(new QStackedWidget(this)),
      word_(new EmptyPage(this, QStringLiteral("compare_versions"))),
      pin_(new QPushButton(tr("Pin the current constants"), this)),
      pinUnchanged_(new QPushButton(this)),
      totals_(new SlotLabel(totalsLines, this)) {
  makeLayout();
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &ComparisonPanel::jump);
  connect(pin_, &QPushButton::clicked, this,
          [this] { baseline_.pin(document_.weighing().profile); });
  connect(pinUnchanged_, &QPushButton::clicked, this, [this] { baseline_.pin(*unchanged()); });
  connect(which_, &QComboBox::currentIndexChanged, this, &ComparisonPanel::choose);
  connect(&document, &Document::sceneReset, this, &ComparisonPanel::forget);
  connect(&document, &Document::costsChanged, this, &ComparisonPanel::follow);
  connect(&baseline, &Baseline::changed, this, &ComparisonPanel::follow);
  forget();
}

void ComparisonPanel::makeLayout() {
  which_->addItems({tr("Crossed limits"), tr("Region capacity"), tr("Winners and losers"),
                    tr("Decision sheet")});
  which_->setAccessibleName(tr("Comparison"));
  auto* label = new QLabel(tr("Sho&w:"), this);
  label->setBuddy(which_);
  totals_->setTextFormat(Qt::PlainText);
  totals_->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
  auto* bar = new QHBoxLayout;
  const int gap = fontMetrics().descent();
  bar->setContentsMargins(gap, gap, gap, gap);
  bar->setSpacing(gap * 2);
  bar->addWidget(label);
  bar->addWidget(which_);
  bar->addWidget(totals_, 1);
  word_->addButton(*pinUnchanged_);
  word_->addButton(*pin_);
  pages_->addWidget(word_);
  pages_->addWidget(makeListPage());
  pages_->addWidget(sheet_);
  // Of all pages alike, whatever they say: nothing beside them moves when another is shown.
  pages_->setMinimumHeight(fontMetrics().lineSpacing() * pageLines);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addLayout(bar);
  column->addWidget(pages_, 1);
}

/// The button is where the sheet has its own.
QWidget* ComparisonPanel::makeListPage() {
  auto* page = new QWidget(this);
  auto* csv = new QPushButton(tr("Export CSV…"), page);
  csv->setObjectName(QStringLiteral("exportListed"));
  connect(csv, &QPushButton::clicked, this, &ComparisonPanel::tableWanted);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(table_, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(buttonPadding, buttonPadding / 2, buttonPadding, buttonPadding / 2);
  buttons->addStretch(1);
  buttons->addWidget(csv);
  column->addLayout(buttons);
  return page;
}

QString ComparisonPanel::listedName() const { return which_->currentText(); }

Result<void> ComparisonPanel::writeListed(const QString& path) const {
  const auto before = baseline_.side();
  const weighing::Weighing& weighing = document_.weighing();
  const tuning::Comparison comparison = table::compareWith(*before, weighing);
  table::Table table =
      tableOf(static_cast<Listed>(which_->currentIndex()), *before, weighing, comparison);
  table = withName(std::move(table), "profile", table::tableTexts["column.profile"],
                   profileName(weighing.profile, weighing.scene));
  table = withName(std::move(table), "baseline", table::tableTexts["column.baseline"],
                   profileName(before->profile, weighing.scene));
  return writeCsvFile(document_, std::move(table), path, &baseline_);
}

void ComparisonPanel::choose(int listed) {
  isChosen_ = true;
  if (listed != sheetIndex) before_ = listed;
  follow();
}

bool ComparisonPanel::isSheet() const { return which_->currentIndex() == sheetIndex; }

/// What nobody chose is found out again.
void ComparisonPanel::showSheet(bool isShown) {
  if (isShown == isSheet()) return;
  if (isShown) wasChosen_ = isChosen_;
  which_->setCurrentIndex(isShown ? sheetIndex : before_);
  if (isShown) return;
  isChosen_ = wasChosen_;
  follow();
}

void ComparisonPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (isStale_) compare();
}

void ComparisonPanel::follow() {
  isStale_ = true;
  if (isVisible()) compare();
}

/// Before anything else is there, since rows are of what was open.
void ComparisonPanel::forget() {
  isStale_ = true;
  model_->show({});
  totals_->clear();
  word_->say({whyEmpty(), document_.isEmpty() ? Offer::openFile : Offer::nothing});
  const bool isOffered = !document_.isEmpty() && !baseline_.profile();
  pin_->setVisible(isOffered);
  pinUnchanged_->setVisible(isOffered && unchanged());
  if (unchanged())
    pinUnchanged_->setText(tr("Pin built-in profile %1", "constants that the program has")
                               .arg(QString::fromStdString(unchanged()->base)));
  pages_->setCurrentIndex(0);
}

/// If the user changes constants first and then compares, the baseline is the previous constants.
std::optional<cost::Profile> ComparisonPanel::unchanged() const {
  const cost::Profile& now = document_.weighing().profile;
  const auto standard = cost::builtInProfile(now.base);
  return standard && *standard != now ? standard : std::nullopt;
}

void ComparisonPanel::compare() {
  const auto before = baseline_.side();
  if (!before) return forget();
  isStale_ = false;
  if (isSheet()) {
    totals_->clear();
    pages_->setCurrentWidget(sheet_);
    return sheet_->follow();
  }
  const tuning::Comparison comparison = table::compareWith(*before, document_.weighing());
  list(*before, comparison);
  totals_->setText(totals(comparison));
  word_->say({shown(model_->table().whenEmpty)});
  pin_->hide();
  pinUnchanged_->hide();
  pages_->setCurrentIndex(model_->rowCount() > 0 ? 1 : 0);
}

/// Who crosses a limit matters most, but often nobody does: then who wins and who loses is listed,
/// until the user chooses.
void ComparisonPanel::list(const tuning::Side& before, const tuning::Comparison& comparison) {
  const auto show = [&](int listed) {
    model_->show(tableOf(static_cast<Listed>(listed), before, document_.weighing(), comparison));
    return model_->rowCount() > 0;
  };
  constexpr int crossings = static_cast<int>(Listed::crossings);
  constexpr int winners = static_cast<int>(Listed::winners);
  int listed = isChosen_ ? which_->currentIndex() : crossings;
  if (!show(listed) && !isChosen_) {
    if (show(winners))
      listed = winners;
    else
      show(listed);
  }
  const QSignalBlocker blocker(which_);
  which_->setCurrentIndex(listed);
}

void ComparisonPanel::jump(const QModelIndex& index) {
  if (!index.isValid()) return;
  if (const auto target = model_->table().target(static_cast<std::size_t>(index.row())))
    selection_.select(target);
}

QString ComparisonPanel::totals(const tuning::Comparison& comparison) const {
  const QString name = profileName(*baseline_.profile(), document_.weighing().scene);
  const tuning::CostChange& total = comparison.total;
  return tr("Compared with %1: land impact %2 LI")
      .arg(name, shownChange(total.landImpact, total.landImpactUnknown));
}

QString ComparisonPanel::whyEmpty() const {
  if (!document_.isOpen()) return tr("Nothing is open.");
  if (document_.isEmpty()) return nothingInFile().words;
  if (baseline_.profile()) return tr("Weighing the baseline…");
  return tr(
      "There is no baseline to compare with. Pin a scenario or the current constants as the "
      "baseline.");
}

namespace {

constexpr int versionsWidth = 150;  ///< In characters.
constexpr int versionsHeight = 24;  ///< In lines.

/// In the order of the choices.
constexpr std::array versionViews{table::RowKind::linkset, table::RowKind::part,
                                  table::RowKind::region};

QString fileName(const std::string& path) {
  return QFileInfo(QString::fromStdString(path)).fileName();
}

/// In characters: names before the reason, and the least of the reason that is seen.
constexpr int versionsName = 24;
constexpr int leastReason = 20;

/// Why a row is another than before is what people look for: it stands beside the change of the
/// land impact, or beside what became of a part, and takes the room that is left there. In files
/// its column is the last.
class VersionsTable : public ReportTableView {
 public:
  VersionsTable(ReportTableModel& model, const QString& name, QWidget* parent)
      : ReportTableView(model, name, parent), shown_(model) {
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
      takeReason();
      fitReason();
    });
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    ReportTableView::resizeEvent(event);
    fitReason();
  }

 private:
  std::optional<int> columnOf(std::string_view key) const {
    const auto& headings = shown_.table().headings;
    const auto found = std::ranges::find(headings, key, &table::Heading::key);
    if (found == headings.end()) return {};
    return static_cast<int>(found - headings.begin());
  }

  int characters(int count) const { return fontMetrics().averageCharWidth() * count; }

  /// Of an empty table nothing is known; widths that the user makes stay as long as the columns do.
  void takeReason() {
    const auto reason = columnOf("because");
    if (!reason) ordered_.clear();
    if (!reason || shown_.rowCount() == 0) return;
    wanted_ = std::max(sizeHintForColumn(*reason), horizontalHeader()->sectionSizeHint(*reason));
    std::vector<std::string_view> keys;
    for (const table::Heading& heading : shown_.table().headings) keys.push_back(heading.key);
    if (keys == ordered_) return;
    ordered_ = std::move(keys);
    orderColumns(*reason);
    for (const char* name : {"linkset", "part", "region", "parcel"})
      if (const auto column = columnOf(name))
        setColumnWidth(*column, std::min(columnWidth(*column), characters(versionsName)));
  }

  void orderColumns(int reason) {
    QHeaderView& header = *horizontalHeader();
    for (int column = 0; column < header.count(); ++column)
      header.moveSection(header.visualIndex(column), column);
    const auto impact = columnOf("land_impact_change");
    const auto beside = impact ? impact : columnOf("change");
    if (beside) header.moveSection(reason, *beside + 1);
  }

  void fitReason() {
    const auto reason = columnOf("because");
    if (!reason || ordered_.empty()) return;
    const int room = viewport()->width() - horizontalHeader()->sectionPosition(*reason);
    setColumnWidth(*reason, std::clamp(room, std::min(characters(leastReason), wanted_), wanted_));
  }

  ReportTableModel& shown_;
  std::vector<std::string_view> ordered_;  ///< Keys of the columns that are in their places.
  int wanted_ = 0;                         ///< Width of all that is said, in pixels.
};

/// Before, after, and what came on top.
QString fromTo(const table::Cell& before, const table::Cell& after) {
  return VersionsDialog::tr("%1 before, %2 now (%3)")
      .arg(shown(before), shown(after), shownChange(before, after));
}

}  // namespace

VersionsDialog::VersionsDialog(const Document& document, weighing::Weighing before, QWidget* parent)
    : QDialog(parent),
      document_(document),
      before_(std::move(before)),
      model_(new ReportTableModel(this)),
      by_(new QComboBox(this)),
      totals_(new QLabel(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("%1 compared with %2", "two files")
                     .arg(QFileInfo(document.path()).fileName(), fileName(before_.file)));
  makeLayout();
  connect(by_, &QComboBox::currentIndexChanged, this, &VersionsDialog::showTable);
  connect(&document, &Document::costsChanged, this, &VersionsDialog::follow);
  // Rows are of what was open.
  connect(&document, &Document::sceneReset, this, [this] {
    model_->show({});
    reject();
  });
  follow();
}

void VersionsDialog::makeLayout() {
  by_->addItems({tr("Linkset"), tr("Part"), tr("Region")});
  by_->setAccessibleName(tr("Rows by"));
  auto* label = new QLabel(tr("&By:"), this);
  label->setBuddy(by_);
  totals_->setObjectName(QStringLiteral("totals"));
  totals_->setTextFormat(Qt::PlainText);
  totals_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* bar = new QHBoxLayout;
  bar->addWidget(label);
  bar->addWidget(by_);
  bar->addWidget(totals_, 1);
  auto* table = new VersionsTable(*model_, tr("What changed"), this);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addLayout(bar);
  column->addWidget(table);
  column->addWidget(buttons);
  resize(fontMetrics().averageCharWidth() * versionsWidth,
         fontMetrics().lineSpacing() * versionsHeight);
}

void VersionsDialog::follow() {
  const cost::Profile& profile = document_.weighing().profile;
  if (before_.profile != profile) {
    model_->show({});
    before_ = weighing::weighedUnder(before_, profile);
  }
  showTable();
}

void VersionsDialog::showTable() {
  const weighing::Weighing& now = document_.weighing();
  const std::array versions{table::Versions{&before_, &now}};
  model_->show(
      table::changesTable(versionViews[static_cast<std::size_t>(by_->currentIndex())], versions));
  totals_->setText(
      tr("Land impact (LI): %1")
          .arg(fromTo(table::landImpactOf(before_.costs), table::landImpactOf(now.costs))));
}

}  // namespace wb::ui

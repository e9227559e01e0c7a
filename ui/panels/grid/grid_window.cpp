#include "ui/panels/grid/grid_window.h"

#include "model/grid/overview.h"
#include "model/report/chart.h"
#include "ui/document/document.h"
#include "ui/panels/charts/chart_view.h"
#include "ui/panels/grid/detail/grid_asker.h"
#include "ui/panels/grid/detail/region_list.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/text_labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>
#include <utility>

namespace wb::ui {
namespace {

constexpr int databaseCharacters = 50;

}  // namespace

OpenGridDialog::OpenGridDialog(QWidget* parent) : QDialog(parent), database_(new QLineEdit(this)) {
  setWindowTitle(tr("Open grid"));
  database_->setPlaceholderText(tr("grid.sqlite, or postgresql://server/database"));
  database_->setAccessibleName(tr("Database"));
  database_->setMinimumWidth(fontMetrics().averageCharWidth() * databaseCharacters);
  auto* label = new QLabel(tr("Statistics &database:"), this);
  label->setBuddy(database_);
  auto* browseButton = new QPushButton(tr("&Browse…"), this);
  browseButton->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->addWidget(database_, 1);
  row->addWidget(browseButton);
  auto* words =
      new QLabel(tr("“weighbridge statistics FOLDER -o grid.sqlite” creates a database from the "
                    "files in a folder. To use a PostgreSQL server, enter its connection string."),
                 this);
  words->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
  QPushButton* open = buttons->button(QDialogButtonBox::Open);
  open->setEnabled(false);
  connect(database_, &QLineEdit::textChanged, open,
          [this, open] { open->setEnabled(!database().isEmpty()); });
  connect(browseButton, &QPushButton::clicked, this, &OpenGridDialog::browse);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(label);
  column->addLayout(row);
  column->addWidget(words);
  column->addWidget(buttons);
}

QString OpenGridDialog::database() const { return database_->text().trimmed(); }

void OpenGridDialog::browse() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Open grid"), {},
      tr("Statistics databases (%1)").arg(QStringLiteral("*.sqlite *.sqlite3 *.db")) +
          QStringLiteral(";;") + tr("All files (*)"));
  if (!path.isEmpty()) database_->setText(path);
}

namespace {

constexpr QSize firstSize(1100, 640);
constexpr int progressSteps = 100;
constexpr int progressCharacters = 24;

QLabel* makeLine(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1StringView(name));
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

std::vector<double> valuesOf(const query::Overview& overview,
                             std::span<const std::string_view> keys) {
  std::vector<double> values;
  for (const std::string_view key : keys) values.push_back(overview.numbers.at(key).value);
  return values;
}

/// A server's password is nobody's business.
QString titleOf(const QString& database) {
  const bool isServer = database::isServer(database.toStdString());
  return isServer ? GridWindow::tr("PostgreSQL server") : QFileInfo(database).fileName();
}

}  // namespace

GridWindow::GridWindow(const Document& document, const QString& database, QWidget* parent)
    : QDialog(parent),
      document_(document),
      asOpened_(document.weighing().profile),
      asker_(new GridAsker(this)),
      contents_(makeLine("grid_contents", this)),
      against_(new QComboBox(this)),
      landImpact_(makeLine("grid_land_impact", this)),
      linksets_(makeLine("grid_linksets", this)),
      regions_(makeLine("grid_regions", this)),
      state_(makeLine("grid_state", this)),
      refusal_(new AlarmLabel(this)),
      progress_(new QProgressBar(this)),
      list_(new RegionList(this)),
      chart_(new ChartView(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Grid: %1").arg(titleOf(database)));
  resize(firstSize.boundedTo(screen()->availableSize()));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(makeHead());
  column->addWidget(makeBody(), 1);
  column->addWidget(buttons);
  connect(asker_, &GridAsker::opened, this, &GridWindow::showContents);
  connect(asker_, &GridAsker::refused, this, &GridWindow::showRefusal);
  connect(asker_, &GridAsker::estimated, this, &GridWindow::showAnswer);
  connect(asker_, &GridAsker::answered, this, &GridWindow::showAnswer);
  connect(asker_, &GridAsker::progressed, this, &GridWindow::showProgress);
  connect(list_, &RegionList::regionChosen, this, &GridWindow::openRegion);
  connect(against_, &QComboBox::currentIndexChanged, this, &GridWindow::askAgain);
  connect(&document, &Document::profileChanged, this, &GridWindow::follow);
  connect(&document, &Document::sceneReset, this, &GridWindow::follow);
  connect(&document, &Document::scenariosChanged, this, &GridWindow::listProfiles);
  asker_->open(database);
  contents_->setText(tr("Opening the database…"));
}

QWidget* GridWindow::makeHead() {
  auto* head = new QWidget(this);
  against_->setAccessibleName(tr("Constants to compare with"));
  against_->setToolTip(tr("Constants to compare with the current ones"));
  listProfiles();
  auto* label = new QLabel(tr("&Compare with:"), head);
  label->setBuddy(against_);
  progress_->setAccessibleName(tr("Progress of the exact calculation"));
  progress_->setTextVisible(false);
  progress_->setMaximumWidth(fontMetrics().averageCharWidth() * progressCharacters);
  auto* top = new QHBoxLayout;
  top->addWidget(contents_, 1);
  top->addWidget(label);
  top->addWidget(against_);
  auto* bottom = new QHBoxLayout;
  bottom->addWidget(state_, 1);
  bottom->addWidget(progress_);
  refusal_->setObjectName(QStringLiteral("grid_refusal"));
  refusal_->setWordWrap(true);
  refusal_->hide();
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins({});
  column->addLayout(top);
  for (QWidget* line : std::initializer_list<QWidget*>{refusal_, landImpact_, linksets_, regions_})
    column->addWidget(line);
  column->addLayout(bottom);
  return head;
}

QWidget* GridWindow::makeBody() {
  auto* both = new QSplitter(this);
  both->addWidget(list_);
  both->addWidget(chart_);
  chart_->chart()->legend()->setAlignment(Qt::AlignBottom);
  chart_->hide();  // Until there is something to draw.
  both->setSizes({firstSize.width() * 3 / 5, firstSize.width() * 2 / 5});
  both->setChildrenCollapsible(false);
  return both;
}

/// What was chosen stays, as far as it is still there.
void GridWindow::listProfiles() {
  const QString chosen = against_->currentText();
  const QSignalBlocker blocker(against_);
  against_->clear();
  const auto add = [this](const QString& name, const cost::Profile& profile) {
    against_->addItem(name, QVariant::fromValue(profile));
  };
  add(tr("%1 (when opened)").arg(QString::fromStdString(displayName(asOpened_))), asOpened_);
  for (const std::string_view name : cost::builtInProfiles())
    add(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
        *cost::builtInProfile(name));
  for (std::size_t i = 0; i < document_.weighing().scene.scenarios.size(); ++i) {
    const cost::Profile scenario = profileOf(document_, i);
    add(QString::fromStdString(displayName(scenario)), scenario);
  }
  against_->setCurrentIndex(std::max(against_->findText(chosen), 0));
}

cost::Profile GridWindow::against() const { return against_->currentData().value<cost::Profile>(); }

void GridWindow::follow() {
  if (document_.weighing().profile != asked_) askAgain();
}

void GridWindow::askAgain() {
  if (!asker_->grid()) return;
  asked_ = document_.weighing().profile;
  refusal_->hide();
  list_->setOutdated(true);
  asker_->ask(asked_, against());
  showBusy();
}

void GridWindow::showContents() {
  const query::Contents& contents = asker_->grid()->contents;
  contents_->setText(contentsText(contents));
  askAgain();
}

/// How far an exact answer is, is known once the first files of it are there.
void GridWindow::showBusy() {
  progress_->setRange(0, 0);
  progress_->setVisible(asker_->isBusy());
  if (asker_->isBusy() && state_->text().isEmpty()) state_->setText(tr("Weighing the grid…"));
}

void GridWindow::showProgress(double fraction) {
  progress_->setRange(0, progressSteps);
  progress_->setValue(static_cast<int>(fraction * progressSteps));
}

void GridWindow::showNumbers(const query::Overview& overview) {
  landImpact_->setText(landImpactText(overview));
  linksets_->setText(linksetsText(overview));
  regions_->setText(regionsText(overview));
  state_->setText(askedText(overview));
  chart_->setVisible(true);
  const auto before = valuesOf(overview, query::classKeysBefore());
  const auto now = valuesOf(overview, query::classKeysAfter());
  chart_->show(
      std::make_shared<const chart::Chart>(chart::classChart(query::classLimits, before, now)),
      tr("Linksets by land impact"));
}

void GridWindow::showAnswer(const GridAsker::Answer& answer) {
  refusal_->hide();
  showNumbers(*answer);
  if (answer->among == 1) list_->show(answer->rows);
  list_->setOutdated(answer->among > 1);
  if (asker_->grid()->contents.population.linksets == 0)
    state_->setText(tr("There is nothing to weigh: the files of this grid contain no linksets."));
  showBusy();
}

/// Numbers of other constants would be taken for those of now.
void GridWindow::showRefusal(const Diagnostic& why) {
  const QString file = QFileInfo(QString::fromStdString(why.file)).fileName();
  refusal_->setText(tr("%1: %2", "a file and what is wrong with it").arg(file, shown(why)));
  refusal_->show();
  for (QLabel* line : {landImpact_, linksets_, regions_, state_}) line->clear();
  if (!asker_->grid()) contents_->setText(tr("The database was not opened."));
  list_->show({});
  list_->setOutdated(false);
  chart_->hide();
  progress_->hide();
}

void GridWindow::openRegion(const query::Row& row) {
  const auto file = query::sceneFileOf(row, asker_->grid()->text);
  refusal_->setVisible(!file);
  if (file) return emit sceneWanted(QString::fromStdString(file->string()));
  refusal_->setText(tr("%1: %2", "a file and what is wrong with it")
                        .arg(QString::fromStdString(file.error().file), shown(file.error())));
}

}  // namespace wb::ui

#include "ui/panels/cube/cube_panel.h"

#include "ui/document/cube_choice.h"
#include "ui/document/document.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/text_labels.h"
#include "ui/widgets/type.h"
#include "viewport/octree_layers.h"

#include <QClipboard>
#include <QFrame>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace wb::ui {
namespace {

constexpr int padding = 12;
constexpr int footerPadding = 8;
constexpr int linesApart = 4;
constexpr int sectionGap = 12;
constexpr int swatchSide = 16;
constexpr int rowHeight = 24;
constexpr int aboutLines = 2;
constexpr int wayRows = 6;

/// Where there is no value.
const QString dash = QStringLiteral("–");

/// Two lines for those that list numbers.
int linesOfFact(CubeFact fact) {
  return fact == CubeFact::contains || fact == CubeFact::children ? 2 : 1;
}

QLabel* addHeading(QVBoxLayout& column, const QString& text, QWidget* parent) {
  auto* heading = new QLabel(text, parent);
  heading->setFont(fontOf(Type::heading, parent->font()));
  column.addSpacing(sectionGap - linesApart);
  column.addWidget(heading);
  return heading;
}

/// As high as so many rows, whether it has them or not.
void fixHeight(QAbstractScrollArea& list, int rows, int header = 0) {
  list.setFixedHeight(header + rows * rowHeight + 2 * list.frameWidth());
}

QListWidget* makeList(const QString& name, int rows, QWidget* parent) {
  auto* list = new QListWidget(parent);
  list->setAccessibleName(name);
  list->setUniformItemSizes(true);
  list->setTextElideMode(Qt::ElideMiddle);
  list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  fixHeight(*list, rows);
  guardFromWheel(*list);
  return list;
}

QTableWidget* makeTable(const QString& name, const QStringList& columns, int rows,
                        QWidget* parent) {
  auto* table = new QTableWidget(rows, static_cast<int>(columns.size()), parent);
  table->setAccessibleName(name);
  table->setHorizontalHeaderLabels(columns);
  table->verticalHeader()->hide();
  table->verticalHeader()->setMinimumSectionSize(1);
  table->verticalHeader()->setDefaultSectionSize(rowHeight);
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table->horizontalHeader()->setHighlightSections(false);
  table->horizontalHeader()->setMinimumSectionSize(1);
  table->horizontalHeader()->setFixedHeight(rowHeight);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setTabKeyNavigation(false);
  table->setCornerButtonEnabled(false);
  table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns.size(); ++column)
      table->setItem(row, column, new QTableWidgetItem(dash));
  fixHeight(*table, rows, rowHeight);
  return table;
}

void fill(QTableWidget& table, int row, const QStringList& cells, const QString& words) {
  for (int column = 0; column < cells.size(); ++column) {
    QTableWidgetItem* item = table.item(row, column);
    item->setText(cells[column]);
    item->setToolTip(words);
  }
}

/// Rows stay while their texts change: a list is filled while a click at it is told.
void setRow(QListWidget& list, int row, const QString& text) {
  if (row == list.count()) (new QListWidgetItem(&list))->setSizeHint({0, rowHeight});
  list.item(row)->setText(text);
  list.item(row)->setToolTip(text);
}

void setUsable(QListWidgetItem& item, bool isUsable) {
  item.setFlags(isUsable ? Qt::ItemIsSelectable | Qt::ItemIsEnabled : Qt::NoItemFlags);
}

}  // namespace

CubePanel::CubePanel(const Document& document, const CubeChoice& choice, QWidget* parent)
    : QWidget(parent),
      document_(document),
      choice_(choice),
      pages_(new QStackedWidget(this)),
      hint_(new EmptyPage(this, QStringLiteral("octree"))) {
  pages_->addWidget(hint_);
  pages_->addWidget(makePage());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(pages_);
  auto* shortcut = new QShortcut(QKeySequence::Copy, this);
  shortcut->setContext(Qt::WidgetWithChildrenShortcut);
  connect(shortcut, &QShortcut::activated, this, &CubePanel::copy);
  connect(&choice_, &CubeChoice::changed, this, &CubePanel::follow);
  connect(&LengthChoice::ofProgram(), &LengthChoice::changed, this, &CubePanel::follow);
  showNone();
}

QWidget* CubePanel::makePage() {
  auto* page = new QWidget(this);
  auto* area = new QScrollArea(page);
  auto* content = new QWidget(area);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(padding, padding, padding, padding);
  column->setSpacing(linesApart);
  makeKind(*column);
  makeFacts(*column);
  makeWay(*column);
  makeTables(*column);
  makeNeighbours(*column);
  column->addStretch(1);
  area->setWidget(content);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // Nothing moves when there is more.
  auto* lines = new QVBoxLayout(page);
  lines->setContentsMargins({});
  lines->setSpacing(0);
  lines->addWidget(area, 1);
  lines->addWidget(makeFooter());
  return page;
}

void CubePanel::makeKind(QVBoxLayout& column) {
  swatch_ = new QLabel(this);
  swatch_->setFixedSize(swatchSide, swatchSide);
  kind_ = new SlotLabel(1, this);
  kind_->setFont(fontOf(Type::heading, font()));
  kind_->setAccessibleDescription(tr("Kind of the cube"));
  about_ = new SlotLabel(aboutLines, this);
  about_->setForegroundRole(QPalette::PlaceholderText);
  auto* line = new QHBoxLayout;
  line->addWidget(swatch_);
  line->addWidget(kind_, 1);
  column.addLayout(line);
  column.addWidget(about_);
}

void CubePanel::makeFacts(QVBoxLayout& column) {
  auto* grid = new QGridLayout;
  grid->setColumnStretch(1, 1);
  grid->setHorizontalSpacing(padding);
  grid->setVerticalSpacing(linesApart);
  const CubeLines names = namesOfCubeFacts();
  for (std::size_t i = 0; i < cubeFactCount; ++i) {
    auto* name = new QLabel(names[i], this);
    name->setForegroundRole(QPalette::PlaceholderText);
    values_[i] = new SlotLabel(linesOfFact(static_cast<CubeFact>(i)), this);
    values_[i]->setAccessibleDescription(names[i]);  // Its name is what it says.
    const int row = static_cast<int>(i);
    grid->addWidget(name, row, 0, Qt::AlignTop);
    grid->addWidget(values_[i], row, 1, Qt::AlignTop);
  }
  values_[static_cast<std::size_t>(CubeFact::triangles)]->setToolTip(
      tr("Of the surfaces of all solid and indented cubes in it, hidden sides included"));
  column.addSpacing(sectionGap - linesApart);
  column.addLayout(grid);
}

void CubePanel::makeWay(QVBoxLayout& column) {
  QLabel* heading = addHeading(column, tr("Path from the root"), this);
  way_ = makeList(heading->text(), wayRows, this);
  way_->setToolTip(tr("Select a cube on the path, up to the whole octree"));
  connect(way_, &QListWidget::currentRowChanged, this, &CubePanel::chooseOnWay);
  column.addWidget(way_);
}

void CubePanel::makeTables(QVBoxLayout& column) {
  QLabel* position = addHeading(column, tr("Position and size"), this);
  position->setToolTip(tr("In the octree's own frame, as if it were not rotated"));
  box_ = makeTable(position->text(), {tr("Axis"), tr("From"), tr("To"), tr("Size")},
                   octree::axisCount, this);
  column.addWidget(box_);
  QLabel* heading = addHeading(column, tr("Edges"), this);
  heading->setToolTip(tr("Where each edge begins and ends along its axis"));
  edges_ = makeTable(heading->text(), {tr("Edge"), tr("Axis"), tr("From"), tr("To"), tr("Eighths")},
                     octree::edgeCount, this);
  column.addWidget(edges_);
}

/// By a click or Enter: the list is another one as soon as a cube is chosen.
void CubePanel::makeNeighbours(QVBoxLayout& column) {
  QLabel* heading = addHeading(column, tr("Neighbors"), this);
  neighbours_ = makeList(heading->text(), octree::faceCount, this);
  neighbours_->setToolTip(tr("Select the cube beside a face"));
  connect(neighbours_, &QListWidget::itemClicked, this,
          [this](const QListWidgetItem* item) { chooseBeside(neighbours_->row(item)); });
  auto* enter = new QShortcut(Qt::Key_Return, neighbours_);
  enter->setContext(Qt::WidgetShortcut);
  connect(enter, &QShortcut::activated, this, [this] { chooseBeside(neighbours_->currentRow()); });
  column.addWidget(neighbours_);
}

QWidget* CubePanel::makeFooter() {
  auto* footer = new QWidget(this);
  auto* line = new QHBoxLayout(footer);
  line->setContentsMargins(footerPadding, footerPadding, footerPadding, footerPadding);
  copy_ = new QPushButton(tr("Copy values"), footer);
  copy_->setObjectName(QStringLiteral("copy"));
  copy_->setToolTip(tr("Copy all values as text, with all digits (Ctrl+C)"));
  connect(copy_, &QPushButton::clicked, this, &CubePanel::copy);
  line->addWidget(copy_);
  line->addStretch(1);
  return footer;
}

void CubePanel::follow() {
  if (!isVisible()) return;  // Made up for when it is shown.
  const scene::Scene& scene = document_.weighing().scene;
  hint_->say(document_.isOpen()
                 ? EmptyWord{tr("This file has no octree."), Offer::addOctree, tr("No octree")}
                 : EmptyPage::nothingOpen());
  pages_->setCurrentIndex(scene.octrees.empty() ? 0 : 1);
  const auto& cube = choice_.current();
  if (!cube) return showNone();
  const scene::OctreeEntry& entry = scene.octrees[cube->octree];
  facts_ = factsOf(*entry.cubes, entry.placement(), cube->cube);
  showKind();
  const CubeLines lines = linesOf(scene, *cube, *facts_);
  for (std::size_t i = 0; i < cubeFactCount; ++i) values_[i]->setText(lines[i]);
  showWay();
  showTables();
  showNeighbours();
  copy_->setEnabled(true);
}

void CubePanel::showNone() {
  facts_.reset();
  swatch_->clear();
  kind_->setText(tr("No cube is selected"));
  about_->setText(tr("Click a cube in the 3D view, or select an octree in the scene tree."));
  for (SlotLabel* value : values_) value->setText(dash);
  const QSignalBlocker block(way_);
  way_->clear();
  for (int face = 0; face < octree::faceCount; ++face) {
    setRow(*neighbours_, face, dash);
    setUsable(*neighbours_->item(face), false);
  }
  for (QTableWidget* table : {box_, edges_})
    for (int row = 0; row < table->rowCount(); ++row)
      fill(*table, row, QStringList(table->columnCount(), dash), {});
  copy_->setEnabled(false);
}

/// EMPTY cubes are not drawn, and have no colour.
void CubePanel::showKind() {
  kind_->setText(nameOf(facts_->kind));
  about_->setText(describe(facts_->kind));
  const qreal ratio = devicePixelRatioF();
  QPixmap pixmap(QSize(swatchSide, swatchSide) * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setPen(palette().color(QPalette::Mid));
  if (const auto colour = viewport::colourOfKind(facts_->kind))
    painter.setBrush(QColor((*colour)[0], (*colour)[1], (*colour)[2]));
  painter.drawRect(0, 0, swatchSide - 1, swatchSide - 1);
  painter.end();
  swatch_->setPixmap(pixmap);
}

void CubePanel::showWay() {
  const QSignalBlocker block(way_);
  const scene::OctreeEntry& entry = document_.weighing().scene.octrees[choice_.current()->octree];
  const auto way = octree::wayTo(choice_.deepest());
  const int rows = static_cast<int>(way.size());
  double size = entry.placement().size;
  for (int row = 0; row < rows; ++row, size /= 2) {
    const octree::Path& cube = way[static_cast<std::size_t>(row)];
    setRow(*way_, row, listedCube(cube, entry.cubes->kind(entry.cubes->at(cube)), size));
  }
  while (way_->count() > rows) delete way_->takeItem(rows);
  way_->setCurrentRow(static_cast<int>(choice_.current()->cube.depth()));
}

void CubePanel::showTables() {
  for (int axis = 0; axis < octree::axisCount; ++axis)
    fill(*box_, axis, cellsOfAxis(*facts_, axis), wordsOfAxis(*facts_, axis));
  for (int edge = 0; edge < octree::edgeCount; ++edge) {
    const auto index = static_cast<std::size_t>(edge);
    fill(*edges_, edge, cellsOfEdge(*facts_, index), wordsOfEdge(*facts_, index));
  }
}

void CubePanel::showNeighbours() {
  for (int face = 0; face < octree::faceCount; ++face) {
    setRow(*neighbours_, face, listedNeighbour(static_cast<octree::Face>(face), *facts_));
    setUsable(*neighbours_->item(face),
              facts_->neighbours[static_cast<std::size_t>(face)].has_value());
  }
}

void CubePanel::chooseOnWay(int row) {
  if (!choice_.current() || row < 0) return;
  const auto way = octree::wayTo(choice_.deepest());
  emit cubeWanted({choice_.current()->octree, way[static_cast<std::size_t>(row)]});
}

void CubePanel::chooseBeside(int row) {
  if (!facts_ || row < 0) return;
  const auto& beside = facts_->neighbours[static_cast<std::size_t>(row)];
  if (beside) emit cubeWanted({choice_.current()->octree, beside->cube});
}

void CubePanel::copy() const {
  if (!facts_) return;
  QGuiApplication::clipboard()->setText(
      textOf(document_.weighing().scene, *choice_.current(), *facts_));
}

void CubePanel::showEvent(QShowEvent* event) {
  follow();
  QWidget::showEvent(event);
}

}  // namespace wb::ui

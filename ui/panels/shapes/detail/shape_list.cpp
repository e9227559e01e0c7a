#include "ui/panels/shapes/detail/shape_list.h"

#include "ui/panels/shapes/detail/shape_words.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QEvent>
#include <QFont>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <algorithm>
#include <array>

namespace wb::ui {
namespace {

struct Title {
  const char* words;
  const char* help;
};

/// What decides comes first: a narrow window shows no more.
constexpr std::array<Title, shapeColumns> titles{{
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Part"), ""},
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Method"), ""},
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Arrives"),
     QT_TRANSLATE_NOOP(
         "wb::ui::ShapeModel",
         "Exact: the shape arrives in world as shown; linked hulls and prims also need the steps "
         "that \"Export for the uploader…\" lists. After Analyze: the uploader makes its own hulls "
         "instead. Their physics cost depends on the Resolution that you choose in the uploader")},
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Physics"),
     QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Physics cost of the part at rest, in PE")},
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Land impact"),
     QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Land impact of the object with this shape")},
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Deviation"),
     QT_TRANSLATE_NOOP("wb::ui::ShapeModel",
                       "Maximum deviation from the visual mesh (overfill or shortfall), also as a "
                       "percentage of the part's diagonal. \"Elsewhere\" is where avatars do not "
                       "touch the part")},
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Verdict"), ""},
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Passages and floors"),
     QT_TRANSLATE_NOOP("wb::ui::ShapeModel",
                       "Whether avatars can still walk and stand everywhere they could before")},
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Made of"), ""},
    {QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "When physical"),
     QT_TRANSLATE_NOOP("wb::ui::ShapeModel", "Physics cost of the part when physical, in PE")},
}};

/// How wide bold words are at most, of plain ones.
constexpr int boldPercent = 112;

bool isNumber(ShapeColumn column) {
  return column == ShapeColumn::physics || column == ShapeColumn::moving ||
         column == ShapeColumn::landImpact || column == ShapeColumn::error;
}

QString costWords(const std::optional<double>& cost) { return shownCost(cost.value_or(0), !cost); }

}  // namespace

ShapeModel::ShapeModel(const ShapeCandidates& candidates, QObject* parent)
    : QAbstractTableModel(parent), candidates_(candidates) {
  connect(&candidates, &ShapeCandidates::changed, this, &ShapeModel::reset);
  connect(&candidates, &ShapeCandidates::chosenChanged, this, &ShapeModel::tellChosen);
}

void ShapeModel::reset() {
  beginResetModel();
  rows_.clear();
  const auto& shapes = candidates_.shapes();
  for (std::size_t group = 0; group < shapes.size(); ++group)
    for (std::size_t i = 0; i < shapes[group].size(); ++i) rows_.push_back({group, i});
  endResetModel();
}

void ShapeModel::tellChosen() {
  if (rows_.empty()) return;
  emit dataChanged(index(0, 0), index(rowCount() - 1, shapeColumns - 1));
}

bool ShapeModel::hasParts() const { return candidates_.shapes().size() > 1; }

int ShapeModel::rowOf(const CandidateAt& place) const {
  const auto found = std::ranges::find(rows_, place);
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int ShapeModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ShapeModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : shapeColumns;
}

QString ShapeModel::words(const CandidateAt& place, ShapeColumn column) const {
  const making::Group& group = candidates_.order()->groups[place.group];
  const shape::MadeShape& made = candidates_.at(place);
  switch (column) {
    case ShapeColumn::part:
      return nameOf(group.itself(), group.first());
    case ShapeColumn::method:
      return methodWords(made.shape.method);
    case ShapeColumn::arrives:
      return arrivalWords(made);
    case ShapeColumn::made:
      return whatItIs(made.shape);
    case ShapeColumn::physics:
      return costWords(made.physics);
    case ShapeColumn::moving:
      return costWords(made.physicsPhysical);
    case ShapeColumn::landImpact:
      return shownNumber(made.landImpact);
    case ShapeColumn::error:
      return errorWords(made);
    case ShapeColumn::passage:
      return passageWords(made.shape);
    case ShapeColumn::verdict:
      break;
  }
  return verdictOn(made);
}

QVariant ShapeModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const CandidateAt place = placeOf(index.row());
  const auto column = static_cast<ShapeColumn>(index.column());
  const bool isChosen = candidates_.chosen(place.group) == place.shape;
  switch (role) {
    case Qt::DisplayRole:
      return words(place, column);
    case Qt::ToolTipRole:
      if (column == ShapeColumn::method) return methodHelp(candidates_.at(place).shape.method);
      return words(place, column);
    case Qt::AccessibleTextRole:
      if (isChosen && column == ShapeColumn::method)
        return tr("%1, selected").arg(words(place, column));
      return words(place, column);
    case Qt::TextAlignmentRole:
      if (isNumber(column)) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
      return {};
    case Qt::FontRole:
      if (!isChosen) return {};
      {
        QFont bold;
        bold.setBold(true);
        return bold;
      }
    default:
      return {};
  }
}

QVariant ShapeModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const Title& title = titles[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return tr(title.words);
  if (role == Qt::ToolTipRole && *title.help) return tr(title.help);
  if (role == Qt::TextAlignmentRole && isNumber(static_cast<ShapeColumn>(section)))
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

ShapeList::ShapeList(ShapeCandidates& candidates, QWidget* parent)
    : QTableView(parent), candidates_(candidates), model_(new ShapeModel(candidates, this)) {
  setModel(model_);
  setAccessibleName(tr("Generated shapes"));
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setAlternatingRowColors(true);
  setShowGrid(false);
  setWordWrap(false);
  setTabKeyNavigation(false);
  setHorizontalScrollMode(ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setHighlightSections(false);
  setRowHeight();
  connect(&candidates, &ShapeCandidates::changed, this, [this] {
    fitColumns();
    follow();
  });
  connect(&candidates, &ShapeCandidates::chosenChanged, this, &ShapeList::follow);
  // Not the current row: a list that gets the focus has one to go on from, which nobody chose.
  connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    const QModelIndexList rows = selectionModel()->selectedRows();
    if (rows.isEmpty()) return;
    const CandidateAt place = model_->placeOf(rows.first().row());
    emit groupChanged(place.group);
    candidates_.choose(place);
  });
}

/// With room for bold words: a shape that is chosen widens no column.
void ShapeList::fitColumns() {
  setColumnHidden(static_cast<int>(ShapeColumn::part), !model_->hasParts());
  resizeColumnsToContents();
  for (int column = 0; column < shapeColumns; ++column)
    setColumnWidth(column, columnWidth(column) * boldPercent / 100);
}

/// Rows come while one looks on: what was looked at stays so, as long as it is there.
void ShapeList::follow() {
  const auto chosen = candidates_.chosen();
  if (chosen.empty()) return;
  const QModelIndex now = currentIndex();
  const std::size_t group = now.isValid() ? model_->placeOf(now.row()).group : chosen[0].group;
  if (!candidates_.chosen(group)) return;
  const int row = model_->rowOf({group, *candidates_.chosen(group)});
  if (row < 0 || selectionModel()->isRowSelected(row)) return;
  const QSignalBlocker quiet(selectionModel());
  selectRow(row);
  scrollTo(model_->index(row, 0));  // The quiet selection moves nothing.
  viewport()->update();
}

void ShapeList::setRowHeight() {
  const int height = fontMetrics().height() + fontMetrics().descent() * 2;
  verticalHeader()->setMinimumSectionSize(height);
  verticalHeader()->setDefaultSectionSize(height);
}

void ShapeList::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space) return emit compareWanted();
  QTableView::keyPressEvent(event);
}

/// The selected row stays visible if the list gets smaller.
void ShapeList::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

void ShapeList::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) setRowHeight();
}

}  // namespace wb::ui

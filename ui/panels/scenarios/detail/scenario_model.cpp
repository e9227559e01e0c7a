#include "ui/panels/scenarios/detail/scenario_model.h"

#include "model/cost/profile.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/widgets/model_text.h"

#include <utility>

namespace wb::ui {
namespace {

/// Whether two profiles weigh alike, whatever they are called.
bool weighAlike(cost::Profile a, const cost::Profile& b) {
  a.name = b.name;
  a.base = b.base;
  return a == b;
}

/// `second-life, Triangle constant 0.1`
QString changesOf(const cost::Profile& profile) {
  const cost::Profile base = baseOf(profile);
  QStringList changes{asText(profile.base)};
  for (const cost::Constant& one : cost::constants())
    if (profile[one.key] != base[one.key])
      changes << titleOf(one) + u' ' + exactNumber(profile[one.key]);
  for (const cost::Choice& one : cost::choices())
    if (one.get(profile) != one.get(base))
      changes << titleOf(one) + u' ' + shownWords(word(one, profile));
  return changes.join(QStringLiteral(", "));
}

}  // namespace

ScenarioModel::ScenarioModel(Document& document, const Baseline& baseline, QObject* parent)
    : QAbstractTableModel(parent), document_(document), baseline_(baseline), rows_(rowsNow()) {
  connect(&document, &Document::sceneReset, this, &ScenarioModel::follow);
  connect(&document, &Document::scenariosChanged, this, &ScenarioModel::follow);
  connect(&document, &Document::profileChanged, this, &ScenarioModel::follow);
  connect(&baseline, &Baseline::changed, this, &ScenarioModel::follow);
}

std::vector<ScenarioModel::Row> ScenarioModel::rowsNow() const {
  std::vector<Row> rows;
  const auto& scenarios = document_.weighing().scene.scenarios;
  for (std::size_t i = 0; i < scenarios.size(); ++i)
    rows.push_back({QString::fromStdString(scenarios[i].name), changesOf(profileOf(document_, i)),
                    stateOf(i)});
  return rows;
}

QString ScenarioModel::stateOf(std::size_t scenario) const {
  const cost::Profile profile = profileOf(document_, scenario);
  QStringList words;
  if (weighAlike(profile, document_.weighing().profile)) words << tr("in use");
  if (baseline_.profile() && weighAlike(profile, *baseline_.profile())) words << tr("baseline");
  return words.join(QStringLiteral(", "));
}

/// As many rows stay the rows they are, so that the current one stays so.
void ScenarioModel::follow() {
  std::vector<Row> rows = rowsNow();
  if (rows == rows_) return;
  if (rows.size() != rows_.size()) {
    beginResetModel();
    rows_ = std::move(rows);
    return endResetModel();
  }
  rows_ = std::move(rows);
  emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int ScenarioModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ScenarioModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QVariant ScenarioModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case Qt::ToolTipRole:
      return index.column() == nameColumn      ? row.name
             : index.column() == changesColumn ? row.changes
                                               : row.state;
    default:
      return {};
  }
}

QVariant ScenarioModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
    return QAbstractTableModel::headerData(section, orientation, role);
  return section == nameColumn      ? tr("Name")
         : section == changesColumn ? tr("Changes")
                                    : tr("State");
}

Qt::ItemFlags ScenarioModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
  return index.column() == nameColumn ? usual | Qt::ItemIsEditable : usual;
}

bool ScenarioModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || index.column() != nameColumn) return false;
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
  renameScenario(document_, static_cast<std::size_t>(index.row()), value.toString());
  return true;
}

}  // namespace wb::ui

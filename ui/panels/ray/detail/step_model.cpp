#include "ui/panels/ray/detail/step_model.h"

#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/panels/ray/detail/ray_text.h"

namespace wb::ui {

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
  if (index.row() == 0) return tr("0: nothing is done yet");
  const auto& steps = trail_.followed().visits.steps();
  const auto step = static_cast<std::size_t>(index.row()) - 1;
  if (step >= steps.size()) return {};
  return tr("%L1: %2", "number of a step, and what is done")
      .arg(index.row())
      .arg(describe(document_.weighing().scene, steps[step]));
}

}  // namespace wb::ui

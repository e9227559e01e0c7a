#include "ui/panels/properties/detail/several_editor.h"

#include "model/analysis/target_costs.h"
#include "model/core/limits.h"
#include "model/cost/representation.h"
#include "model/scene/compose.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/properties/detail/property_fields.h"
#include "ui/panels/properties/kind_text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr int notAlike = -1;  ///< Scripts, where parts have other numbers of them.

}  // namespace

SeveralEditor::SeveralEditor(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      physical_(new QCheckBox(tr("All physical"), this)),
      shapeType_(new QComboBox(this)),
      scripts_(new QSpinBox(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  addHeading(*column, tr("Several objects"));
  totals_ = addFacts(*column);
  shapeType_->addItems(shapeTypeWords());
  shapeType_->setPlaceholderText(tr("mixed"));
  shapeType_->setAccessibleName(tr("Physics shape type of all selected parts"));
  scripts_->setRange(notAlike, static_cast<int>(limits::scriptsPerPart));
  scripts_->setSpecialValueText(tr("mixed"));
  scripts_->setKeyboardTracking(false);
  scripts_->setAccessibleName(tr("Scripts per part"));
  column->addWidget(physical_);
  auto* form = new QFormLayout;
  form->addRow(tr("Shape type:"), shapeType_);
  form->addRow(tr("Scripts per part:"), scripts_);
  column->addLayout(form);
  guardFromWheel(*shapeType_);
  guardFromWheel(*scripts_);
  connect(physical_, &QCheckBox::clicked, this, &SeveralEditor::setPhysical);
  connect(shapeType_, &QComboBox::activated, this, &SeveralEditor::chooseShapeType);
  connect(scripts_, &QSpinBox::valueChanged, this, &SeveralEditor::setScripts);
}

const scene::Scene& SeveralEditor::scene() const { return document_.weighing().scene; }

void SeveralEditor::follow() {
  showTotals();
  showCommon();
}

void SeveralEditor::showTotals() {
  const weighing::Totals totals = totalsOf(document_.weighing(), selection_.all());
  totals_->setText(tr("Objects: %L1, parts: %L2\nLand impact: %3 LI, server weight: %4 PE\nWeights "
                      "of the parts: physics %5 PE, download %6 PE")
                       .arg(totals.linksets)
                       .arg(totals.parts)
                       .arg(shownCost(totals.landImpact, totals.unknown.landImpact),
                            shownCost(totals.server, totals.unknown.server),
                            shownCost(totals.physics, totals.unknown.physics),
                            shownCost(totals.streaming, totals.unknown.streaming)) +
                   QChar(u'\n') +
                   tr("Triangles at the highest level of detail: %1")
                       .arg(shownCost(totals.triangles, totals.trianglesUnknown)));
}

/// What not all have alike is shown as nothing that is chosen.
void SeveralEditor::showCommon() {
  const QSignalBlocker block(scripts_);
  const auto parts = partsChosen(scene(), selection_.all());
  const auto partOf = [this](const scene::Target& target) -> const scene::Part& {
    return scene().linksets[target.linkset].parts[*target.part];
  };
  if (parts.empty()) return;
  const scene::Part& first = partOf(parts.front());
  const bool isOneType = std::ranges::all_of(parts, [&](const scene::Target& target) {
    return partOf(target).shapeType == first.shapeType;
  });
  shapeType_->setCurrentIndex(isOneType ? static_cast<int>(first.shapeType) : -1);
  const bool isOneNumber = std::ranges::all_of(
      parts, [&](const scene::Target& target) { return partOf(target).scripts == first.scripts; });
  scripts_->setValue(isOneNumber ? static_cast<int>(first.scripts) : notAlike);
  const auto linksets = scene::linksetsChosen(selection_.all());
  const auto physical = std::ranges::count_if(
      linksets, [this](std::size_t one) { return scene().linksets[one].physical; });
  const bool isAll = static_cast<std::size_t>(physical) == linksets.size();
  physical_->setCheckState(isAll          ? Qt::Checked
                           : physical > 0 ? Qt::PartiallyChecked
                                          : Qt::Unchecked);
}

void SeveralEditor::put(const scene::Composed& composed, const QString& text) {
  compose(document_, selection_, composed, changeText(text));
}

/// A click on what is so of some makes it so of all.
void SeveralEditor::setPhysical() {
  const bool isPhysical = physical_->checkState() != Qt::Unchecked;
  put(scene::withPhysical(scene(), selection_.all(), isPhysical), tr("Physical"));
}

/// Prim is left out where a mesh was uploaded without a shape.
std::vector<scene::Target> SeveralEditor::thatMayHave(scene::ShapeType type) const {
  auto parts = partsChosen(scene(), selection_.all());
  std::erase_if(parts, [&](const scene::Target& target) {
    const scene::Part& part = scene().linksets[target.linkset].parts[*target.part];
    const auto& statistics = document_.weighing().statistics.linksets[target.linkset][*target.part];
    return !cost::mayHaveShapeType(part.kind, type, statistics);
  });
  return parts;
}

void SeveralEditor::chooseShapeType(int index) {
  const auto type = static_cast<scene::ShapeType>(index);
  scene::Composed composed = scene::withShapeType(scene(), thatMayHave(type), type);
  composed.about = selection_.all();
  put(composed, tr("Shape type"));
  showCommon();  // Where no part may have it, nothing has changed.
}

void SeveralEditor::setScripts() {
  if (scripts_->value() == notAlike) return;
  const auto scripts = static_cast<std::size_t>(scripts_->value());
  put(scene::withScripts(scene(), selection_.all(), scripts), tr("Scripts"));
}

}  // namespace wb::ui

#include "ui/properties/part_editor.h"

#include "model/base/limits.h"
#include "ui/base/model_text.h"
#include "ui/base/object_names.h"
#include "ui/base/wheel_guard.h"
#include "ui/document/document.h"
#include "ui/properties/field_row.h"
#include "ui/properties/heading.h"
#include "ui/properties/kind_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace wb::ui {
namespace {

bool isPrim(const scene::Part& part) {
  return part.kind != scene::PartKind::mesh && part.kind != scene::PartKind::sculpt;
}

}  // namespace

PartEditor::PartEditor(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  makeAbout(*column);
  makePlace(*column);
  makePhysics(*column);
  makePrim(*column);
  for (QWidget* control : std::initializer_list<QWidget*>{shapeType_, scripts_, hole_})
    guardFromWheel(*control);
}

const scene::Part& PartEditor::part() const {
  return document_.weighing().scene.linksets[linkset_].parts[part_];
}

void PartEditor::makeAbout(QVBoxLayout& column) {
  name_ = addHeading(column, {});
  about_ = new QLabel(this);
  about_->setWordWrap(true);
  about_->setForegroundRole(QPalette::PlaceholderText);
  about_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column.addWidget(about_);
}

FieldRow* PartEditor::addRow(QVBoxLayout& column, const PartFields& fields) {
  auto* row = new FieldRow(fields, this);
  connect(row, &FieldRow::edited, this, &PartEditor::change);
  column.addWidget(row);
  rows_.push_back(row);
  return row;
}

void PartEditor::makePlace(QVBoxLayout& column) {
  for (const PartFields& fields : placeFields()) addRow(column, fields);
}

void PartEditor::makePhysics(QVBoxLayout& column) {
  shapeType_ = new QComboBox(this);
  shapeType_->addItems(shapeTypeWords());
  shapeType_->setAccessibleName(tr("Physics shape type"));
  connect(shapeType_, &QComboBox::activated, this, &PartEditor::chooseShapeType);
  scripts_ = new QSpinBox(this);
  scripts_->setRange(0, static_cast<int>(limits::scriptsPerPart));
  scripts_->setKeyboardTracking(false);
  scripts_->setAccessibleName(tr("Scripts"));
  connect(scripts_, &QSpinBox::valueChanged, this, &PartEditor::setScripts);
  animated_ = new QCheckBox(tr("&Animated mesh"), this);
  connect(animated_, &QCheckBox::clicked, this, &PartEditor::setAnimated);
  materials_ = new QCheckBox(tr("Has normal or specular &materials"), this);
  connect(materials_, &QCheckBox::clicked, this, &PartEditor::setMaterials);
  word_ = new QLabel(this);
  word_->setWordWrap(true);

  addHeading(column, tr("Physics"));
  auto* form = new QFormLayout;
  form->addRow(tr("Shape t&ype:"), shapeType_);
  form->addRow(word_);
  form->addRow(tr("S&cripts:"), scripts_);
  form->addRow(animated_);
  form->addRow(materials_);
  column.addLayout(form);
}

void PartEditor::makePrim(QVBoxLayout& column) {
  primSection_ = new QWidget(this);
  auto* inside = new QVBoxLayout(primSection_);
  inside->setContentsMargins({});
  addHeading(*inside, tr("Prim"));
  hole_ = new QComboBox(primSection_);
  hole_->addItems(holeWordsForPeople());
  hole_->setAccessibleName(tr("Shape of the hole"));
  connect(hole_, &QComboBox::activated, this, &PartEditor::chooseHole);
  for (const PartFields& fields : primFields()) addRow(*inside, fields);
  auto* form = new QFormLayout;
  form->addRow(tr("&Hole:"), hole_);
  inside->addLayout(form);
  column.addWidget(primSection_);
}

void PartEditor::follow(std::size_t linkset, std::size_t index) {
  linkset_ = linkset;
  part_ = index;
  const scene::Part& shown = part();
  const QSignalBlocker block(scripts_);
  for (FieldRow* row : rows_) row->follow(shown);
  shapeType_->setCurrentIndex(static_cast<int>(shown.shapeType));
  scripts_->setValue(static_cast<int>(shown.scripts));
  animated_->setChecked(shown.animated);
  animated_->setVisible(shown.kind == scene::PartKind::mesh);
  materials_->setChecked(shown.materials);
  primSection_->setVisible(isPrim(shown));
  hole_->setCurrentIndex(static_cast<int>(shown.prim.hole));
  showAbout();
  showWord();
}

void PartEditor::showAbout() {
  const scene::Part& shown = part();
  name_->setText(nameOf(shown, part_));
  QStringList facts{kindText(shown.kind)};
  if (shown.kind == scene::PartKind::mesh)
    facts += tr("asset %1").arg(QString::fromStdString(shown.asset));
  if (part_ == 0) facts += tr("root of its linkset");
  if (!shown.id.isNull()) facts += QString::fromStdString(shown.id.text());
  about_->setText(facts.join(QStringLiteral(" · ")));
}

void PartEditor::showWord() {
  const cost::PartCost& cost = document_.weighing().costs[linkset_].parts[part_];
  word_->setText(cost.physics ? shown(cost::text(cost.decision.reason))
                              : tr("What it costs is unknown: its mesh is missing."));
}

void PartEditor::change(const scene::Part& part, const QString& what, Gesture gesture) {
  changePart(document_, linkset_, part_, part, what, gesture);
}

void PartEditor::chooseShapeType(int index) {
  scene::Part changed = part();
  changed.shapeType = static_cast<scene::ShapeType>(index);
  change(changed, tr("Shape type"));
}

void PartEditor::chooseHole(int index) {
  scene::Part changed = part();
  changed.prim.hole = static_cast<prim::Hole>(index);
  change(changed, tr("Shape of the hole"));
}

void PartEditor::setScripts(int scripts) {
  scene::Part changed = part();
  changed.scripts = static_cast<std::size_t>(scripts);
  change(changed, tr("Scripts"));
}

void PartEditor::setAnimated(bool isAnimated) {
  scene::Part changed = part();
  changed.animated = isAnimated;
  change(changed, tr("Animated mesh"));
}

void PartEditor::setMaterials(bool hasMaterials) {
  scene::Part changed = part();
  changed.materials = hasMaterials;
  change(changed, tr("Materials"));
}

}  // namespace wb::ui

#include "ui/panels/properties/detail/part_editor.h"

#include "model/analysis/analysis.h"
#include "model/core/limits.h"
#include "model/cost/representation.h"
#include "model/report/explanation.h"
#include "ui/document/document.h"
#include "ui/panels/properties/detail/property_fields.h"
#include "ui/panels/properties/kind_text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <cstddef>

namespace wb::ui {

/// What a part is: its kind, its asset, its place in the linkset, its id.
QStringList identityFacts(const weighing::Weighing& weighing, std::size_t linkset,
                          std::size_t part);

/// How much geometry it has: triangles of each level of detail, of its physics mesh, its hulls.
/// Empty for a mesh that is missing.
QStringList geometryFacts(const weighing::Weighing& weighing, std::size_t linkset,
                          std::size_t part);

namespace {

struct PartFacts {
  Q_DECLARE_TR_FUNCTIONS(PartFacts)
};

/// By asset::Lod; 0 where there is none.
using LodTriangles = std::array<std::size_t, 4>;

LodTriangles trianglesOf(const asset::MeshAsset& mesh) {
  LodTriangles counts{};
  for (const asset::Lod lod : asset::allLods)
    if (const auto& faces = mesh.lod(lod))
      counts[static_cast<std::size_t>(lod)] = asset::triangleCount(*faces);
  return counts;
}

LodTriangles trianglesOf(const cost::PartStatistics& prim) {
  LodTriangles counts{};
  std::ranges::copy(prim.lodTriangles, counts.begin());
  return counts;
}

QString shownCount(std::size_t count) {
  return count == 0 ? QStringLiteral("–") : QLocale().toString(static_cast<qulonglong>(count));
}

QString shownTriangles(const LodTriangles& counts) {
  return PartFacts::tr("Triangles, from highest to lowest detail: %1, %2, %3, %4")
      .arg(shownCount(counts[0]), shownCount(counts[1]), shownCount(counts[2]),
           shownCount(counts[3]));
}

void addPhysics(QStringList& facts, const asset::MeshAsset& mesh) {
  if (mesh.physicsMesh)
    facts += PartFacts::tr("physics mesh of %Ln triangle(s)", nullptr,
                           static_cast<int>(asset::triangleCount(*mesh.physicsMesh)));
  if (mesh.physicsConvex && !mesh.physicsConvex->hulls.empty())
    facts += PartFacts::tr("decomposition into %Ln hull(s)", nullptr,
                           static_cast<int>(mesh.physicsConvex->hulls.size()));
  if (mesh.physicsConvex && mesh.physicsConvex->baseHull)
    facts += PartFacts::tr("base hull of %Ln vertices", nullptr,
                           static_cast<int>(mesh.physicsConvex->baseHull->size()));
}

}  // namespace

QStringList identityFacts(const weighing::Weighing& weighing, std::size_t linkset,
                          std::size_t index) {
  const scene::Part& part = weighing.scene.linksets[linkset].parts[index];
  QStringList facts{kindText(part.kind)};
  if (!part.asset.empty())
    facts += PartFacts::tr("asset %1").arg(QString::fromStdString(part.asset));
  if (index == 0) facts += PartFacts::tr("root of its linkset");
  if (!part.id.isNull()) facts += QString::fromStdString(part.id.text());
  return facts;
}

QStringList geometryFacts(const weighing::Weighing& weighing, std::size_t linkset,
                          std::size_t index) {
  const scene::Part& part = weighing.scene.linksets[linkset].parts[index];
  if (part.kind != scene::PartKind::mesh)
    return {shownTriangles(trianglesOf(weighing.statistics.linksets[linkset][index]))};
  const asset::MeshAsset* mesh = weighing.scene.meshOf(part);
  if (!mesh) return {};
  QStringList facts{shownTriangles(trianglesOf(*mesh))};
  addPhysics(facts, *mesh);
  return facts;
}

namespace {

bool isPrim(const scene::Part& part) {
  return part.kind != scene::PartKind::mesh && part.kind != scene::PartKind::sculpt;
}

void addLabelled(QVBoxLayout& column, const QString& text, QWidget& control) {
  auto* label = new QLabel(text);
  label->setBuddy(&control);
  auto* row = new QHBoxLayout;
  row->addWidget(label);
  row->addWidget(&control, 1);
  column.addLayout(row);
}

}  // namespace

PartEditor::PartEditor(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  makeAbout(*column);
  makePlace(*column);
  makeFlags(*column);
  makeShape(*column);
  makePrim(*column);
  for (QWidget* control : std::initializer_list<QWidget*>{shapeType_, scripts_, hole_})
    guardFromWheel(*control);
  scripts_->installEventFilter(this);
}

scene::Part PartEditor::part() const { return placedPart(document_, linkset_, part_); }

void PartEditor::makeAbout(QVBoxLayout& column) {
  addHeading(column, tr("Part"));
  name_ = addFacts(column);
  about_ = addFacts(column);
  about_->setForegroundRole(QPalette::PlaceholderText);
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

void PartEditor::makeFlags(QVBoxLayout& column) {
  scripts_ = new QSpinBox(this);
  scripts_->setRange(0, static_cast<int>(limits::scriptsPerPart));
  scripts_->setKeyboardTracking(false);
  scripts_->setAccessibleName(tr("Scripts"));
  connect(scripts_, &QSpinBox::valueChanged, this, &PartEditor::setScripts);
  animated_ = new QCheckBox(tr("Animated mesh"), this);
  connect(animated_, &QCheckBox::clicked, this, &PartEditor::setAnimated);
  materials_ = new QCheckBox(tr("Normal or specular maps"), this);
  connect(materials_, &QCheckBox::clicked, this, &PartEditor::setMaterials);
  addLabelled(column, tr("Scr&ipts:"), *scripts_);
  column.addWidget(animated_);
  column.addWidget(materials_);
}

void PartEditor::makeShape(QVBoxLayout& column) {
  addHeading(column, tr("Shape"));
  shapeType_ = new QComboBox(this);
  shapeType_->addItems(shapeTypeWords());
  shapeType_->setAccessibleName(tr("Physics shape type"));
  connect(shapeType_, &QComboBox::activated, this, &PartEditor::chooseShapeType);
  addLabelled(column, tr("Shape &type:"), *shapeType_);
  reason_ = addFacts(column);
  geometry_ = addFacts(column);
  geometry_->setForegroundRole(QPalette::PlaceholderText);
}

void PartEditor::makePrim(QVBoxLayout& column) {
  primSection_ = new QWidget(this);
  auto* inside = new QVBoxLayout(primSection_);
  inside->setContentsMargins({});
  addHeading(*inside, tr("Prim"));
  curves_ = addFacts(*inside);
  hole_ = new QComboBox(primSection_);
  hole_->addItems(holeWordsForPeople());
  hole_->setAccessibleName(tr("Hole shape"));
  connect(hole_, &QComboBox::activated, this, &PartEditor::chooseHole);
  for (const PartFields& fields : primFields()) addRow(*inside, fields);
  addLabelled(*inside, tr("Hole:"), *hole_);
  column.addWidget(primSection_);
}

void PartEditor::follow(std::size_t linkset, std::size_t index) {
  linkset_ = linkset;
  part_ = index;
  hasPart_ = true;
  const scene::Part shown = part();
  const QSignalBlocker block(scripts_);
  for (FieldRow* row : rows_) row->follow(shown);
  shapeType_->setCurrentIndex(static_cast<int>(shown.shapeType));
  offerShapeTypes();
  scripts_->setValue(static_cast<int>(shown.scripts));
  animated_->setChecked(shown.animated);
  animated_->setVisible(shown.kind == scene::PartKind::mesh);
  materials_->setChecked(shown.materials);
  primSection_->setVisible(isPrim(shown));
  hole_->setCurrentIndex(static_cast<int>(shown.prim.hole));
  showFacts();
}

/// Prim is the shape that was uploaded: a mesh without one has none.
void PartEditor::offerShapeTypes() {
  const bool isPrimOffered =
      cost::mayHaveShapeType(part().kind, scene::ShapeType::prim,
                             document_.weighing().statistics.linksets[linkset_][part_]);
  const auto* words = qobject_cast<QStandardItemModel*>(shapeType_->model());
  QStandardItem* prim = words->item(static_cast<int>(scene::ShapeType::prim));
  prim->setEnabled(isPrimOffered);
  prim->setToolTip(isPrimOffered ? QString() : tr("The mesh was uploaded without physics shapes"));
}

void PartEditor::showFacts() {
  const weighing::Weighing& weighing = document_.weighing();
  const QString separator = QStringLiteral(" · ");
  name_->setText(nameOf(part(), part_));
  about_->setText(identityFacts(weighing, linkset_, part_).join(separator));
  curves_->setText(curvesText(part().prim));
  const QStringList geometry = geometryFacts(weighing, linkset_, part_);
  geometry_->setText(geometry.join(separator));
  geometry_->setVisible(!geometry.isEmpty());
  reason_->setText(shown(explain::partSentences(weighing.costs[linkset_].parts[part_])));
}

void PartEditor::change(const scene::Part& part, const QString& what, Gesture gesture) {
  if (hasPart_) changePlacedPart(document_, linkset_, part_, part, changeText(what), gesture);
}

/// Steps through numbers without leaving them are one change.
bool PartEditor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) scriptsGesture_ = newGesture();
  return QWidget::eventFilter(watched, event);
}

void PartEditor::chooseShapeType(int index) {
  scene::Part changed = part();
  changed.shapeType = static_cast<scene::ShapeType>(index);
  change(changed, tr("Shape type"));
}

void PartEditor::chooseHole(int index) {
  scene::Part changed = part();
  changed.prim.hole = static_cast<prim::Hole>(index);
  change(changed, tr("Hole shape"));
}

void PartEditor::setScripts(int scripts) {
  if (!hasPart_) return;
  scene::Part changed = part();
  changed.scripts = static_cast<std::size_t>(scripts);
  change(changed, tr("Scripts"), scriptsGesture_);
}

void PartEditor::setAnimated(bool isAnimated) {
  scene::Part changed = part();
  changed.animated = isAnimated;
  change(changed, tr("Animated mesh"));
}

void PartEditor::setMaterials(bool hasMaterials) {
  scene::Part changed = part();
  changed.materials = hasMaterials;
  change(changed, tr("Normal or specular maps"));
}

}  // namespace wb::ui

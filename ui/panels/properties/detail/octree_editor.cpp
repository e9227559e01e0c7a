#include "ui/panels/properties/detail/octree_editor.h"

#include "model/core/limits.h"
#include "model/octree/octree_statistics.h"
#include "ui/document/document.h"
#include "ui/panels/properties/detail/property_fields.h"
#include "ui/widgets/expression_box.h"
#include "ui/widgets/object_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStringList>
#include <QVBoxLayout>

namespace wb::ui {
namespace {

constexpr std::array axisLetters{u'x', u'y', u'z'};
constexpr double fullCircle = 360;

}  // namespace

OctreeEditor::OctreeEditor(Document& document, QWidget* parent)
    : QWidget(parent), document_(document) {
  using scene::OctreeEntry;
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  addHeading(*column, tr("Octree"));
  name_ = addFacts(*column);
  about_ = addFacts(*column);
  about_->setForegroundRole(QPalette::PlaceholderText);
  statistics_ = addFacts(*column);
  statistics_->setForegroundRole(QPalette::PlaceholderText);
  size_ = makeBox(tr("Size"), Number::Length::metres,
                  [](OctreeEntry& entry, double value) { entry.size = value; });
  size_->setRange(limits::smallestOctree, limits::largestOctree);
  auto* label = new QLabel(tr("Size:"), this);
  label->setBuddy(size_);
  auto* row = new QHBoxLayout;
  row->addWidget(label);
  row->addWidget(size_, 1);
  column->addLayout(row);
  position_ = addTriple(
      *column, tr("Position"), Number::Length::metres, limits::farthestPosition, [](int axis) {
        return [axis](OctreeEntry& entry, double value) { entry.position[axis] = value; };
      });
  rotation_ = addTriple(*column, tr("Rotation"), QStringLiteral("°"), fullCircle, [this](int axis) {
    return [this, axis](OctreeEntry& entry, double value) {
      entry.rotation = angles_.turned(entry.rotation, axis, value);
    };
  });
}

OctreeEditor::Triple OctreeEditor::addTriple(QVBoxLayout& column, const QString& label,
                                             const BoxUnit& unit, double farthest,
                                             const std::function<Put(int)>& putAxis) {
  auto* heading = new QLabel(tr("%1 (x, y, z)").arg(label), this);
  auto* row = new QHBoxLayout;
  Triple boxes{};
  for (int axis = 0; axis < 3; ++axis) {
    const auto index = static_cast<std::size_t>(axis);
    boxes[index] = makeBox(label + u' ' + QChar(axisLetters[index]), unit, putAxis(axis));
    boxes[index]->setRange(-farthest, farthest);
    row->addWidget(boxes[index], 1);
  }
  heading->setBuddy(boxes[0]);
  column.addWidget(heading);
  column.addLayout(row);
  return boxes;
}

ExpressionBox* OctreeEditor::makeBox(const QString& name, const BoxUnit& unit, Put put) {
  auto* box = new ExpressionBox(this);
  box->setAccessibleName(name);
  box->setToolTip(name);
  box->setUnit(unit);
  box->installEventFilter(this);
  connect(box, &ExpressionBox::edited, this, [this, name, put = std::move(put)](double value) {
    if (!hasOctree_) return;
    scene::OctreeEntry changed = entry();
    put(changed, value);
    changeOctree(document_, octree_, changed, changeText(name), gesture_);
  });
  return box;
}

const scene::OctreeEntry& OctreeEditor::entry() const {
  return document_.weighing().scene.octrees[octree_];
}

void OctreeEditor::follow(std::size_t octree) {
  octree_ = octree;
  hasOctree_ = true;
  const octree::Placement placement = entry().placement();
  const glm::dvec3 degrees = angles_.of(placement.rotation);
  size_->setValue(placement.size);
  for (int axis = 0; axis < 3; ++axis) {
    position_[static_cast<std::size_t>(axis)]->setValue(placement.position[axis]);
    rotation_[static_cast<std::size_t>(axis)]->setValue(degrees[axis]);
  }
  showFacts();
}

void OctreeEditor::showFacts() {
  name_->setText(nameOf(entry(), octree_));
  statistics_->clear();
  if (!entry().cubes) return about_->setText(tr("This octree could not be read."));
  const octree::CubeCounts& counts = entry().cubes->counts();
  about_->setText(tr("cubes: %L1 empty, %L2 solid, %L3 indented, %L4 divided · depth: %L5")
                      .arg(counts.empty)
                      .arg(counts.solid)
                      .arg(counts.normal)
                      .arg(counts.octant)
                      .arg(counts.depth));
  showStatistics();
}

/// What is filled, and the cubes of each depth.
void OctreeEditor::showStatistics() {
  const octree::OctreeStatistics statistics = statisticsOf(*entry().cubes);
  QStringList lines{tr("filled: %1% of the volume · memory: %2")
                        .arg(QLocale().toString(100 * statistics.filled, 'g', 4),
                             QLocale().formattedDataSize(static_cast<qint64>(statistics.bytes)))};
  for (std::size_t depth = 0; depth < statistics.levels.size(); ++depth) {
    const octree::LevelStatistics& level = statistics.levels[depth];
    lines += tr("depth %L1: %L2 empty, %L3 solid, %L4 indented, %L5 divided")
                 .arg(depth)
                 .arg(level.empty)
                 .arg(level.solid)
                 .arg(level.normal)
                 .arg(level.octant);
  }
  statistics_->setText(lines.join(u'\n'));
}

/// What is done to a number without leaving it is one change.
bool OctreeEditor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) gesture_ = newGesture();
  return QWidget::eventFilter(watched, event);
}

}  // namespace wb::ui

#include "ui/panels/properties/detail/property_fields.h"

#include "model/core/limits.h"
#include "model/scene/part.h"
#include "model/scene/part_placement.h"
#include "ui/widgets/expression_box.h"

#include <glm/common.hpp>

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <array>
#include <memory>
#include <utility>

namespace wb::ui {

QLabel* addHeading(QVBoxLayout& column, const QString& text) {
  auto* heading = new QLabel(text);
  heading->setTextFormat(Qt::PlainText);
  heading->setWordWrap(true);
  QFont bold = heading->font();
  bold.setBold(true);
  heading->setFont(bold);
  column.addSpacing(QFontMetrics(bold).xHeight());
  column.addWidget(heading);
  return heading;
}

QLabel* addFacts(QVBoxLayout& column) {
  auto* facts = new QLabel;
  facts->setTextFormat(Qt::PlainText);
  facts->setWordWrap(true);
  facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column.addWidget(facts);
  return facts;
}

namespace {

/// What is beyond a billionth of a degree comes from turning numbers over.
constexpr double stepsPerDegree = 1e9;

}  // namespace

glm::dvec3 EnteredAngles::of(const glm::dquat& rotation) const {
  if (rotation == rotation_) return degrees_;
  // Adding 0 leaves no -0.
  return glm::round(scene::builderAngles(rotation) * stepsPerDegree) / stepsPerDegree + 0.0;
}

glm::dquat EnteredAngles::turned(const glm::dquat& rotation, int axis, double degrees) {
  glm::dvec3 angles = of(rotation);
  angles[axis] = degrees;
  degrees_ = angles;
  rotation_ = scene::fromBuilderAngles(angles);
  return rotation_;
}

namespace {

using scene::Part;

struct PartFieldText {
  Q_DECLARE_TR_FUNCTIONS(PartFieldText)
};

constexpr std::array axes{u'x', u'y', u'z'};
constexpr double fullTurn = 360;

std::function<double(const Part&)> always(double value) {
  return [value](const Part&) { return value; };
}

QString axisName(const QString& label, int axis) {
  return label + u' ' + QChar(axes[static_cast<std::size_t>(axis)]);
}

PartFields vectorFields(const QString& label, glm::dvec3 Part::*member, double minimum,
                        double maximum) {
  PartFields fields{PartFieldText::tr("%1 (x, y, z)").arg(label), {}};
  for (int axis = 0; axis < 3; ++axis)
    fields.numbers.push_back(
        {axisName(label, axis), Number::Length::metres,
         [member, axis](const Part& part) { return (part.*member)[axis]; },
         [member, axis](Part& part, double value) { (part.*member)[axis] = value; },
         always(minimum), always(maximum)});
  return fields;
}

PartFields sizeFields() {
  PartFields fields = vectorFields(PartFieldText::tr("Size"), &Part::scale, limits::smallestScale,
                                   limits::largestScale);
  for (PartField& field : fields.numbers)
    field.put = [put = std::move(field.put)](Part& part, double value) {
      put(part, value);
      scene::takeSizeAsKnown(part);
    };
  return fields;
}

PartFields rotationFields() {
  const QString label = PartFieldText::tr("Rotation");
  PartFields fields{PartFieldText::tr("%1 (x, y, z)").arg(label), {}};
  const auto angles = std::make_shared<EnteredAngles>();
  for (int axis = 0; axis < 3; ++axis)
    fields.numbers.push_back(
        {axisName(label, axis), QStringLiteral("°"),
         [angles, axis](const Part& part) { return angles->of(part.rotation)[axis]; },
         [angles, axis](Part& part, double value) {
           part.rotation = angles->turned(part.rotation, axis, value);
         },
         always(-fullTurn), always(fullTurn)});
  return fields;
}

/// What a builder calls a number of a prim; its key where nobody named it.
QString labelFor(std::string_view key) {
  const std::pair<std::string_view, QString> names[] = {
      {"path_cut", PartFieldText::tr("Path cut")},
      {"profile_cut", PartFieldText::tr("Profile cut")},
      {"hollow", PartFieldText::tr("Hollow")},
      {"twist", PartFieldText::tr("Twist")},
      {"taper", PartFieldText::tr("Taper")},
      {"shear", PartFieldText::tr("Shear")},
      {"hole_size", PartFieldText::tr("Hole size")},
      {"radius_offset", PartFieldText::tr("Radius offset")},
      {"skew", PartFieldText::tr("Skew")},
      {"revolutions", PartFieldText::tr("Revolutions")}};
  for (const auto& [name, label] : names)
    if (name == key) return label;
  return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

bool isCut(std::string_view key) { return key == "path_cut" || key == "profile_cut"; }
bool hasEnds(std::string_view key) { return isCut(key) || key == "twist"; }

QString pairLabel(std::string_view key) {
  return (hasEnds(key) ? PartFieldText::tr("%1 (begin, end)") : PartFieldText::tr("%1 (x, y)"))
      .arg(labelFor(key));
}

QString sideName(const QString& label, std::string_view key, int side) {
  if (!hasEnds(key)) return axisName(label, side);
  return side == 0 ? PartFieldText::tr("%1 begin").arg(label)
                   : PartFieldText::tr("%1 end").arg(label);
}

PartField pairField(const prim::PairRange& range, int side) {
  const auto member = range.member;
  const auto other = [member, side](const Part& part) { return (part.prim.*member)[1 - side]; };
  PartField field{sideName(labelFor(range.name), range.name, side),
                  {},
                  [member, side](const Part& part) { return (part.prim.*member)[side]; },
                  [member, side](Part& part, double value) { (part.prim.*member)[side] = value; },
                  always(range.minimum),
                  always(range.maximum)};
  // A cut begins where it ends at the latest.
  if (isCut(range.name)) (side == 0 ? field.maximum : field.minimum) = other;
  return field;
}

PartField numberField(const prim::NumberRange& range) {
  const auto member = range.member;
  return {labelFor(range.name),
          {},
          [member](const Part& part) { return part.prim.*member; },
          [member](Part& part, double value) { part.prim.*member = value; },
          always(range.minimum),
          always(range.maximum)};
}

}  // namespace

QString changeText(const QString& property) {
  return PartFieldText::tr("Change “%1”").arg(property);
}

std::vector<PartFields> placeFields() {
  return {sizeFields(),
          vectorFields(PartFieldText::tr("Position"), &Part::position, -limits::farthestPosition,
                       limits::farthestPosition),
          rotationFields()};
}

std::vector<PartFields> primFields() {
  std::vector<PartFields> fields;
  for (const prim::PairRange& range : prim::pairRanges())
    fields.push_back(
        {pairLabel(range.name), {pairField(range, 0), pairField(range, 1)}, range.roundPathOnly});
  for (const prim::NumberRange& range : prim::numberRanges())
    fields.push_back({labelFor(range.name), {numberField(range)}, range.roundPathOnly});
  return fields;
}

namespace {

constexpr int columns = 3;

}  // namespace

FieldRow::FieldRow(PartFields fields, QWidget* parent)
    : QWidget(parent), fields_(std::move(fields)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins({});
  grid->setVerticalSpacing(0);
  auto* label = new QLabel(fields_.label, this);
  // A single number stands behind its label, several below theirs.
  const bool isSingle = fields_.numbers.size() == 1;
  grid->addWidget(label, 0, 0, 1, isSingle ? 1 : columns);
  for (std::size_t i = 0; i < fields_.numbers.size(); ++i) {
    ExpressionBox* box = makeBox(i);
    grid->addWidget(box, isSingle ? 0 : 1, isSingle ? 1 : static_cast<int>(i));
    boxes_.push_back(box);
  }
  for (int column = 0; column < columns; ++column) grid->setColumnStretch(column, 1);
  label->setBuddy(boxes_.front());
}

ExpressionBox* FieldRow::makeBox(std::size_t index) {
  const PartField& field = fields_.numbers[index];
  auto* box = new ExpressionBox(this);
  box->setAccessibleName(field.name);
  box->setUnit(field.unit);
  box->installEventFilter(this);
  connect(box, &ExpressionBox::edited, this, [this, index](double value) { take(index, value); });
  return box;
}

void FieldRow::follow(const scene::Part& part) {
  part_ = part;
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    const PartField& field = fields_.numbers[i];
    boxes_[i]->setRange(field.minimum(part), field.maximum(part));
    boxes_[i]->setValue(field.get(part));
  }
  follow(part.prim.path);
}

void FieldRow::follow(prim::Path path) {
  const bool applies = !fields_.roundPathOnly || path != prim::Path::line;
  setEnabled(applies);
  for (std::size_t i = 0; i < boxes_.size(); ++i)
    boxes_[i]->setToolTip(applies ? fields_.numbers[i].name
                                  : tr("Only for prims with a circular path"));
}

bool FieldRow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) gesture_ = newGesture();
  return QWidget::eventFilter(watched, event);
}

void FieldRow::take(std::size_t field, double value) {
  scene::Part part = part_;
  fields_.numbers[field].put(part, value);
  emit edited(part, fields_.numbers[field].name, gesture_);
}

}  // namespace wb::ui

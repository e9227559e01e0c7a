#include "ui/properties/part_fields.h"

#include "model/base/limits.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/trigonometric.hpp>

#include <QCoreApplication>
#include <array>
#include <cmath>

namespace wb::ui {
namespace {

using scene::Part;

struct PartFieldText {
  Q_DECLARE_TR_FUNCTIONS(PartFieldText)
};

constexpr std::array axes{u'x', u'y', u'z'};
constexpr double fullTurn = 360;
/// Angles are shown to a billionth of a degree: what is beyond comes from turning numbers over.
constexpr double angleSteps = 1e9;

std::function<double(const Part&)> always(double value) {
  return [value](const Part&) { return value; };
}

QString axisName(const QString& label, int axis) {
  return label + u' ' + QChar(axes[static_cast<std::size_t>(axis)]);
}

PartFields vectorFields(const QString& label, glm::dvec3 Part::*member, double minimum,
                        double maximum) {
  PartFields fields{label, {}};
  for (int axis = 0; axis < 3; ++axis)
    fields.numbers.push_back(
        {axisName(label, axis), PartFieldText::tr("m"),
         [member, axis](const Part& part) { return (part.*member)[axis]; },
         [member, axis](Part& part, double value) { (part.*member)[axis] = value; },
         always(minimum), always(maximum)});
  return fields;
}

double angleOf(const Part& part, int axis) {
  const double degrees = glm::degrees(glm::eulerAngles(part.rotation)[axis]);
  return std::round(degrees * angleSteps) / angleSteps + 0.0;
}

void turn(Part& part, int axis, double degrees) {
  glm::dvec3 angles(angleOf(part, 0), angleOf(part, 1), angleOf(part, 2));
  angles[axis] = degrees;
  part.rotation = glm::normalize(glm::dquat(glm::radians(angles)));
}

PartFields rotationFields() {
  PartFields fields{PartFieldText::tr("Rotation"), {}};
  for (int axis = 0; axis < 3; ++axis)
    fields.numbers.push_back({axisName(fields.label, axis), QStringLiteral("°"),
                              [axis](const Part& part) { return angleOf(part, axis); },
                              [axis](Part& part, double value) { turn(part, axis, value); },
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

std::vector<PartFields> placeFields() {
  return {vectorFields(PartFieldText::tr("Size"), &Part::scale, limits::smallestScale,
                       limits::largestScale),
          vectorFields(PartFieldText::tr("Position"), &Part::position, -limits::farthestPosition,
                       limits::farthestPosition),
          rotationFields()};
}

std::vector<PartFields> primFields() {
  std::vector<PartFields> fields;
  for (const prim::PairRange& range : prim::pairRanges())
    fields.push_back({labelFor(range.name), {pairField(range, 0), pairField(range, 1)}});
  for (const prim::NumberRange& range : prim::numberRanges())
    fields.push_back({labelFor(range.name), {numberField(range)}});
  return fields;
}

}  // namespace wb::ui

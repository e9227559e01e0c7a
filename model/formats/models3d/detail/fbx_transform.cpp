#include "model/formats/models3d/detail/fbx_transform.h"

#include "model/formats/models3d/detail/refused_model.h"

#include <glm/gtc/matrix_transform.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

// Places the models of an FBX file in each other, by the formula that Autodesk's FBX SDK documents:
// offsets, pivots, rotations before and after in their order of axes, and one of three ways to
// inherit scale. Matrices are composed from the root down, each in constant time. Nothing to tune:
// the SDK's behaviour is the measure.

namespace wb::import3d {
namespace {

constexpr std::size_t firstNumber = 4;  ///< Behind name, type, label and flags.

const FbxRecord* findIn(const FbxRecord* properties, std::string_view name) {
  if (!properties) return nullptr;
  for (const FbxRecord& property : properties->records)
    if (property.name == "P" && property.textAt(0) == name) return &property;
  return nullptr;
}

double finiteAt(const FbxRecord& property, std::size_t number) {
  const double value = property.numberAt(number);
  if (!std::isfinite(value))
    refuseDamaged("the property \"" + std::string(property.textAt(0)) + '"',
                  "expected finite numbers");
  return value;
}

}  // namespace

const FbxRecord* FbxProperties::find(std::string_view name) const {
  const FbxRecord* found = findIn(own_, name);
  return found ? found : findIn(general_, name);
}

std::optional<double> FbxProperties::number(std::string_view name) const {
  const FbxRecord* found = find(name);
  if (!found || found->values.size() <= firstNumber) return {};
  return finiteAt(*found, firstNumber);
}

std::optional<glm::dvec3> FbxProperties::vector(std::string_view name) const {
  const FbxRecord* found = find(name);
  if (!found || found->values.size() < firstNumber + 3) return {};
  return glm::dvec3(finiteAt(*found, firstNumber), finiteAt(*found, firstNumber + 1),
                    finiteAt(*found, firstNumber + 2));
}

namespace {

using worker::UpAxis;

constexpr double metresPerCentimetre = 0.01;
constexpr std::array<int, 3> eulerXyz{0, 1, 2};

glm::dmat3 turnAbout(int axis, double degrees) {
  glm::dvec3 direction(0);
  direction[axis] = 1;
  return glm::dmat3(glm::rotate(glm::dmat4(1), glm::radians(degrees), direction));
}

/// The first axis of the order is turned about first.
glm::dmat3 turnOf(const glm::dvec3& degrees, const std::array<int, 3>& order) {
  glm::dmat3 result(1);
  for (const int axis : order)
    if (degrees[axis] != 0) result = turnAbout(axis, degrees[axis]) * result;
  return result;
}

const std::array<int, 3>& orderOf(const FbxProperties& model) {
  static constexpr std::array<std::array<int, 3>, 6> orders{
      {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}, {1, 0, 2}, {2, 0, 1}, {2, 1, 0}}};
  const double order = model.number("RotationOrder").value_or(0);
  const auto number = static_cast<std::size_t>(std::max(order, 0.0));
  if (order < 0 || number >= orders.size() || order != static_cast<double>(number))
    refuse(worker::Refusal::Reason::unsupported, {"RotationOrder", "0, 1, 2, 3, 4, 5"});
  return orders[number];
}

glm::dvec3 vectorOr(const FbxProperties& model, std::string_view name, double otherwise) {
  return model.vector(name).value_or(glm::dvec3(otherwise));
}

/// Without an order, rotations before and after are not for this model (they are for limits).
glm::dmat3 localRotation(const FbxProperties& model) {
  const glm::dvec3 own = vectorOr(model, "Lcl Rotation", 0);
  const bool isActive = model.number("RotationActive").value_or(1) != 0 &&
                        model.number("RotationSpaceForLimitOnly").value_or(0) == 0;
  if (!isActive) return turnOf(own, eulerXyz);
  return turnOf(vectorOr(model, "PreRotation", 0), eulerXyz) *
         turnOf(own, own == glm::dvec3(0) ? eulerXyz : orderOf(model)) *
         glm::transpose(turnOf(vectorOr(model, "PostRotation", 0), eulerXyz));
}

glm::dmat3 scaling(const glm::dvec3& scale) {
  return {{scale.x, 0, 0}, {0, scale.y, 0}, {0, 0, scale.z}};
}

/// Where a model's origin is in its parent.
glm::dvec3 localOrigin(const FbxProperties& model, const glm::dmat3& rotation,
                       const glm::dvec3& scale) {
  const glm::dvec3 scalePivot = vectorOr(model, "ScalingPivot", 0);
  const glm::dvec3 rotationPivot = vectorOr(model, "RotationPivot", 0);
  const glm::dvec3 scaled = vectorOr(model, "ScalingOffset", 0) + scalePivot - scale * scalePivot;
  return vectorOr(model, "Lcl Translation", 0) + vectorOr(model, "RotationOffset", 0) +
         rotationPivot + rotation * (scaled - rotationPivot);
}

/// What divides by a scale of 0 has nothing to say of size.
glm::dvec3 reciprocal(const glm::dvec3& scale) {
  glm::dvec3 result(1);
  for (int axis = 0; axis < 3; ++axis)
    if (scale[axis] != 0) result[axis] = 1 / scale[axis];
  return result;
}

glm::dmat4 fbxMatrix(const glm::dmat3& turned, const glm::dvec3& origin) {
  glm::dmat4 result(turned);
  result[3] = glm::dvec4(origin, 1);
  return result;
}

glm::dmat3 inherited(const FbxPlace& parent, const glm::dmat3& rotation, int type) {
  const glm::dmat3 parentScale = glm::transpose(parent.rotation) * glm::dmat3(parent.toFile);
  if (type == 0) return parent.rotation * rotation * parentScale;
  if (type == 1) return parent.rotation * parentScale * rotation;
  return parent.rotation * rotation * parentScale * scaling(reciprocal(parent.ownScale));
}

int inheritTypeOf(const FbxProperties& model) {
  const double type = model.number("InheritType").value_or(1);
  for (const int known : {0, 1, 2})
    if (type == known) return known;
  refuse(worker::Refusal::Reason::unsupported, {"InheritType", "0, 1, 2"});
}

struct Axes {
  std::array<int, 3> axis;  ///< Right, up, to the front.
  std::array<double, 3> sign;
};

/// Of a file that names but the axis that is up.
Axes usualAxes(int up) {
  if (up == 0) return {{1, 0, 2}, {-1, 1, 1}};
  if (up == 2) return {{0, 2, 1}, {1, 1, -1}};
  return {{0, 1, 2}, {1, 1, 1}};
}

Axes axesIn(const FbxProperties& settings) {
  const auto axis = [&](const char* name) -> std::optional<int> {
    const auto number = settings.number(name);
    for (const int known : eulerXyz)
      if (number && *number == known) return known;
    return {};
  };
  Axes axes = usualAxes(axis("UpAxis").value_or(1));
  axes.axis[1] = axis("UpAxis").value_or(1);
  axes.axis[0] = axis("CoordAxis").value_or(axes.axis[0]);
  axes.axis[2] = axis("FrontAxis").value_or(axes.axis[2]);
  const std::array names{"CoordAxisSign", "UpAxisSign", "FrontAxisSign"};
  for (std::size_t i = 0; i < names.size(); ++i)
    if (const auto sign = settings.number(names[i])) axes.sign[i] = *sign < 0 ? -1 : 1;
  if (axes.axis[0] == axes.axis[1] || axes.axis[1] == axes.axis[2] || axes.axis[0] == axes.axis[2])
    refuseDamaged("GlobalSettings", "two of its axes are the same");
  return axes;
}

/// From the file's axes to right, up, front.
glm::dmat3 axesMatrix(const Axes& axes) {
  glm::dmat3 result(0);
  for (int row = 0; row < 3; ++row)
    result[axes.axis[static_cast<std::size_t>(row)]][row] =
        axes.sign[static_cast<std::size_t>(row)];
  return result;
}

}  // namespace

FbxPlace fbxPlaceIn(const FbxPlace& parent, const FbxProperties& model) {
  const glm::dmat3 rotation = localRotation(model);
  const glm::dvec3 scale = vectorOr(model, "Lcl Scaling", 1);
  const glm::dvec3 origin(parent.toFile * glm::dvec4(localOrigin(model, rotation, scale), 1));
  const glm::dmat3 turned = inherited(parent, rotation, inheritTypeOf(model)) * scaling(scale);
  return {fbxMatrix(turned, origin), parent.rotation * rotation, scale};
}

glm::dmat4 fbxGeometryTransform(const FbxProperties& model) {
  const glm::dmat3 turned = turnOf(vectorOr(model, "GeometricRotation", 0), eulerXyz) *
                            scaling(vectorOr(model, "GeometricScaling", 1));
  return fbxMatrix(turned, vectorOr(model, "GeometricTranslation", 0));
}

FbxFrame fbxFrame(const FbxProperties& settings) {
  const Axes axes = axesIn(settings);
  FbxFrame result;
  result.frame.up = static_cast<UpAxis>(axes.axis[1]);
  const double centimetres = settings.number("UnitScaleFactor").value_or(1);
  result.frame.unit = (centimetres > 0 ? centimetres : 1) * metresPerCentimetre;
  const glm::dmat3 own = axesMatrix(axes);
  const glm::dmat3 usual = axesMatrix(usualAxes(axes.axis[1]));
  result.turn = glm::dmat4(glm::transpose(usual) * own);
  result.mirrors = glm::determinant(own) < 0;
  return result;
}

}  // namespace wb::import3d

#include "model/formats/models3d/detail/fbx_properties.h"

#include "model/formats/models3d/detail/refused_model.h"

#include <cmath>
#include <string>

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
                  "finite numbers were expected");
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

}  // namespace wb::import3d

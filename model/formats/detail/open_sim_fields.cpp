#include "model/formats/detail/open_sim_fields.h"

#include "model/core/number.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/xml_document.h"
#include "model/scene/part_rotation.h"

#include <cmath>
#include <limits>

namespace wb::import {

void OpenSimFields::tell(std::string_view name, std::string_view expected,
                         const std::string& found) const {
  findings_.warn(place_ + '.' + std::string(name), importTexts["xml.not_readable"],
                 {{"expected", expected}, {"found", found}});
}

std::optional<std::string> OpenSimFields::text(std::string_view name) const {
  const pugi::xml_node child = childOf(node_, name);
  return child ? std::optional(textIn(child)) : std::nullopt;
}

std::optional<double> OpenSimFields::number(std::string_view name) const {
  const auto found = text(name);
  if (!found || found->empty()) return {};
  const auto number = parseNumber(*found);
  if (!number) tell(name, "a number", *found);
  return number;
}

std::optional<int> OpenSimFields::whole(std::string_view name) const {
  const auto found = number(name);
  if (!found) return {};
  const bool fits = std::abs(*found) <= std::numeric_limits<int>::max();
  if (fits && *found == std::trunc(*found)) return static_cast<int>(*found);
  tell(name, "a whole number", *text(name));
  return {};
}

std::optional<bool> OpenSimFields::truth(std::string_view name) const {
  const auto found = text(name);
  if (!found || found->empty()) return {};
  if (*found == "true" || *found == "True" || *found == "1") return true;
  if (*found == "false" || *found == "False" || *found == "0") return false;
  tell(name, "true or false", *found);
  return {};
}

std::optional<Uuid> OpenSimFields::id(std::string_view name) const {
  const pugi::xml_node child = childOf(node_, name);
  if (!child) return {};
  const pugi::xml_node nested = child.find_child([](const pugi::xml_node& one) {
    return localName(one) == "UUID" || localName(one) == "Guid";
  });
  const std::string found = textIn(nested ? nested : child);
  if (found.empty()) return {};
  const auto id = Uuid::parse(found);
  if (!id) tell(name, "an id", found);
  return id;
}

std::optional<double> OpenSimFields::component(const pugi::xml_node& node, const char* name) const {
  const pugi::xml_node child = childOf(node, name);
  return child ? parseNumber(textIn(child)) : std::nullopt;
}

std::optional<glm::dvec3> OpenSimFields::vector(std::string_view name) const {
  const pugi::xml_node child = childOf(node_, name);
  if (!child) return {};
  const auto x = component(child, "X");
  const auto y = component(child, "Y");
  const auto z = component(child, "Z");
  if (x && y && z) return glm::dvec3(*x, *y, *z);
  tell(name, "numbers X, Y and Z", textIn(child));
  return {};
}

std::optional<glm::dquat> OpenSimFields::rotation(std::string_view name) const {
  const pugi::xml_node child = childOf(node_, name);
  if (!child) return {};
  const auto x = component(child, "X");
  const auto y = component(child, "Y");
  const auto z = component(child, "Z");
  const auto w = component(child, "W");
  const auto rotation =
      x && y && z && w ? scene::rotationOf({*x, *y, *z, *w}) : std::optional<glm::dquat>();
  if (!rotation) tell(name, "numbers X, Y, Z and W that are not all 0", textIn(child));
  return rotation;
}

OpenSimFields OpenSimFields::inside(std::string_view name) const {
  return {childOf(node_, name), place_ + '.' + std::string(name), findings_};
}

}  // namespace wb::import

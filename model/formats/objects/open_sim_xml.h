#pragma once

#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/core/task.h"
#include "model/scene/part.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <pugixml.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace wb::import {

/// Reads XML of objects: UTF-8 whatever it declares, unless it begins with a byte order mark of
/// UTF-16. Refuses document types (entities could expand without end), nesting and size past
/// limits.h. An error's place is `byte N`. The document's memory is drawn from `held`.
Result<pugi::xml_document> parseXml(ByteView bytes, HeldMemory& held, const Task& task);

/// What parseXml() draws of memory for such bytes; nothing where it refuses them before it parses.
std::size_t memoryToParse(ByteView bytes);

/// Whether bytes begin with a byte order mark of UTF-16.
bool isUtf16(ByteView bytes);

/// Character data of an element without the space around it; empty for none.
std::string textIn(const pugi::xml_node& node);

/// The child element of this name, whatever its namespace prefix; empty node for none.
pugi::xml_node childOf(const pugi::xml_node& node, std::string_view name);

/// The name of an element without a namespace prefix.
std::string_view localName(const pugi::xml_node& node);

/// Reads the children of one element of OpenSim's XML by name. A missing one is nothing; one that
/// cannot be read is nothing and a finding that names its place.
class OpenSimFields {
 public:
  OpenSimFields(const pugi::xml_node& node, std::string place, scene::Findings& findings)
      : node_(node), place_(std::move(place)), findings_(findings) {}

  std::optional<std::string> text(std::string_view name) const;
  std::optional<double> number(std::string_view name) const;
  /// A number that is whole.
  std::optional<int> whole(std::string_view name) const;
  std::optional<bool> truth(std::string_view name) const;
  /// An id as text, or nested as <UUID> or <Guid>.
  std::optional<Uuid> id(std::string_view name) const;
  /// Children X, Y, Z.
  std::optional<glm::dvec3> vector(std::string_view name) const;
  /// Children X, Y, Z, W.
  std::optional<glm::dquat> rotation(std::string_view name) const;

  OpenSimFields inside(std::string_view name) const;
  const pugi::xml_node& node() const { return node_; }
  const std::string& place() const { return place_; }

 private:
  void tell(std::string_view name, std::string_view expected, const std::string& found) const;
  std::optional<double> component(const pugi::xml_node& node, const char* name) const;

  pugi::xml_node node_;
  std::string place_;
  scene::Findings& findings_;
};

}  // namespace wb::import

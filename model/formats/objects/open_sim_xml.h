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
/// limits.h. An error's place is `byte N`.
/// @param bytes  All of the document.
/// @param held   What the document takes of memory is drawn from it.
/// @param task   Cancelled: fails.
Result<pugi::xml_document> parseXml(ByteView bytes, HeldMemory& held, const Task& task);

/// What parseXml() draws of memory for such bytes; nothing where it refuses them before it parses.
std::size_t memoryToParse(ByteView bytes);

/// Whether bytes begin with a byte order mark of UTF-16.
bool isUtf16(ByteView bytes);

/// Returns the character data of an element without the space around it; empty for none.
/// @param node  The element; an empty node has no data.
std::string textIn(const pugi::xml_node& node);

/// The child element of this name, whatever its namespace prefix; empty node for none.
pugi::xml_node childOf(const pugi::xml_node& node, std::string_view name);

/// Returns the name of an element without a namespace prefix.
/// @param node  The element, which the result refers to; an empty node's name is empty.
std::string_view localName(const pugi::xml_node& node);

/// Reads the children of one element of OpenSim's XML by name. A missing one is nothing; one that
/// cannot be read is nothing and a finding that names its place.
class OpenSimFields {
 public:
  OpenSimFields(const pugi::xml_node& node, std::string place, scene::Findings& findings)
      : node_(node), place_(std::move(place)), findings_(findings) {}

  /// Returns the text of the child `name`, without the space around it; an empty child's is empty.
  std::optional<std::string> text(std::string_view name) const;
  /// Returns the number in the child `name`; nothing, without a finding, where that is empty.
  std::optional<double> number(std::string_view name) const;
  /// Returns the number in the child `name`, which must be whole and fit an int.
  std::optional<int> whole(std::string_view name) const;
  /// Returns whether the child `name` is true: `true`, `True` or 1, against `false`, `False` or 0.
  /// Nothing, without a finding, where it is empty.
  std::optional<bool> truth(std::string_view name) const;
  /// Returns the id in the child `name`: its text, or that of an element UUID or Guid in it.
  /// Nothing, without a finding, where it is empty.
  std::optional<Uuid> id(std::string_view name) const;
  /// Returns the vector in the child `name`, whose own children are X, Y and Z.
  std::optional<glm::dvec3> vector(std::string_view name) const;
  /// Returns the rotation in the child `name`, whose own children are X, Y, Z and W, not all 0.
  std::optional<glm::dquat> rotation(std::string_view name) const;

  /// Returns the fields of the child `name`; where there is none, all of them are missing. Their
  /// findings go where those of this go.
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

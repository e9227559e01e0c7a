#include "model/formats/objects/open_sim_xml.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/xml.h"
#include "model/formats/objects/object_texts.h"
#include "model/scene/part_placement.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace wb::import {
namespace {

std::string bytePlace(std::ptrdiff_t offset) {
  return "byte " + std::to_string(std::max<std::ptrdiff_t>(offset, 0));
}

/// Stops at the first node that is nested too deep or is a document type.
class Inspector : public pugi::xml_tree_walker {
 public:
  explicit Inspector(const Task& task) : task_(task) {}

  bool for_each(pugi::xml_node& node) override {
    const bool isTooDeep = depth() >= static_cast<int>(limits::xmlDepth);
    if (isTooDeep)
      problem_ = failure(objectTexts["xml.too_deep"], {{"limit", limits::xmlDepth}},
                         bytePlace(node.offset_debug()))
                     .value();
    if (node.type() == pugi::node_doctype)
      problem_ = failure(objectTexts["xml.document_type"], {}, bytePlace(0)).value();
    return !problem_ && task_.step();
  }

  const std::optional<Diagnostic>& problem() const { return problem_; }

 private:
  const Task& task_;
  std::optional<Diagnostic> problem_;
};

}  // namespace

bool isUtf16(ByteView bytes) {
  return bytes.size() >= 2 &&
         ((bytes[0] == 0xff && bytes[1] == 0xfe) || (bytes[0] == 0xfe && bytes[1] == 0xff));
}

std::size_t memoryToParse(ByteView bytes) {
  if (bytes.size() > limits::xmlBytes) return 0;
  const llsd::XmlMemory memory = llsd::xmlMemory(bytes);
  return memory.nodes > limits::xmlNodes ? 0 : memory.bytes;
}

Result<pugi::xml_document> parseXml(ByteView bytes, HeldMemory& held, const Task& task) {
  if (bytes.size() > limits::xmlBytes)
    return failure(objectTexts["xml.too_large"], {{"limit", limits::xmlBytes}});
  const llsd::XmlMemory memory = llsd::xmlMemory(bytes);
  if (memory.nodes > limits::xmlNodes)
    return failure(objectTexts["xml.too_many"], {{"limit", limits::xmlNodes}});
  if (auto taken = held.take(memory.bytes); !taken) return failure(std::move(taken));
  pugi::xml_document document;
  const auto parsed = llsd::parse(document, bytes, pugi::parse_default | pugi::parse_doctype,
                                  isUtf16(bytes) ? pugi::encoding_auto : pugi::encoding_utf8, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (!parsed)
    return failure(objectTexts["xml.syntax"], {{"reason", parsed.description()}},
                   bytePlace(parsed.offset));
  Inspector inspector(task);
  document.traverse(inspector);
  if (inspector.problem()) return tl::unexpected(*inspector.problem());
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return document;
}

std::string textIn(const pugi::xml_node& node) {
  constexpr std::string_view space = " \t\r\n";
  const std::string_view text = node.text().get();
  const std::size_t begin = text.find_first_not_of(space);
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(space) - begin + 1));
}

std::string_view localName(const pugi::xml_node& node) {
  const std::string_view name = node.name();
  return name.substr(name.find(':') + 1);
}

pugi::xml_node childOf(const pugi::xml_node& node, std::string_view name) {
  return node.find_child([name](const pugi::xml_node& child) { return localName(child) == name; });
}

void OpenSimFields::tell(std::string_view name, std::string_view expected,
                         const std::string& found) const {
  findings_.warn(place_ + '.' + std::string(name), objectTexts["xml.not_readable"],
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

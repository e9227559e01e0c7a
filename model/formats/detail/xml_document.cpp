#include "model/formats/detail/xml_document.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/xml_memory.h"
#include "model/core/xml_parsing.h"
#include "model/formats/detail/import_texts.h"

#include <algorithm>
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
      problem_ = failure(importTexts["xml.too_deep"], {{"limit", limits::xmlDepth}},
                         bytePlace(node.offset_debug()))
                     .value();
    if (node.type() == pugi::node_doctype)
      problem_ = failure(importTexts["xml.document_type"], {}, bytePlace(0)).value();
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

Result<pugi::xml_document> parseXml(ByteView bytes, HeldMemory& held, const Task& task) {
  if (bytes.size() > limits::xmlBytes)
    return failure(importTexts["xml.too_large"], {{"limit", limits::xmlBytes}});
  const llsd::XmlMemory memory = llsd::xmlMemory(bytes);
  if (memory.nodes > limits::xmlNodes)
    return failure(importTexts["xml.too_many"], {{"limit", limits::xmlNodes}});
  if (auto taken = held.take(memory.bytes); !taken) return failure(std::move(taken));
  pugi::xml_document document;
  const auto parsed = llsd::parse(document, bytes, pugi::parse_default | pugi::parse_doctype,
                                  isUtf16(bytes) ? pugi::encoding_auto : pugi::encoding_utf8, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (!parsed)
    return failure(importTexts["xml.syntax"], {{"reason", parsed.description()}},
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

}  // namespace wb::import

#include "model/core/xml.h"

#include <cstdlib>
#include <mutex>

namespace wb::llsd {
namespace {

// pugixml's own sizes, and a little for its pages.
constexpr std::size_t xmlNodeBytes = 66;
constexpr std::size_t xmlAttributeBytes = 42;

}  // namespace

/// An opening bracket begins an element, unless it ends one; behind a closing bracket that no
/// other follows is text; an equals sign belongs to an attribute or to nothing.
XmlMemory xmlMemory(ByteView text) {
  XmlMemory memory;
  std::size_t attributes = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::uint8_t next = i + 1 < text.size() ? text[i + 1] : 0;
    if (text[i] == '<' && next != '/') ++memory.nodes;
    if (text[i] == '>' && next != '<') ++memory.nodes;
    if (text[i] == '=') ++attributes;
  }
  memory.bytes = text.size() + memory.nodes * xmlNodeBytes + attributes * xmlAttributeBytes;
  return memory;
}

namespace {

/// Of what this thread parses; null while it parses nothing.
thread_local const Task* parsing = nullptr;

void* allocate(std::size_t size) {
  return parsing && !parsing->step() ? nullptr : std::malloc(size);
}

}  // namespace

pugi::xml_parse_result parse(pugi::xml_document& document, ByteView bytes, unsigned options,
                             pugi::xml_encoding encoding, const Task& task) {
  static std::once_flag isSet;
  std::call_once(isSet, [] { pugi::set_memory_management_functions(allocate, std::free); });
  parsing = &task;
  const auto result = document.load_buffer(bytes.data(), bytes.size(), options, encoding);
  parsing = nullptr;
  return result;
}

}  // namespace wb::llsd

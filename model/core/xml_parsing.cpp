#include "model/core/xml_parsing.h"

#include <cstdlib>
#include <mutex>

namespace wb::llsd {
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

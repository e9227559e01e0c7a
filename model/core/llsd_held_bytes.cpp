#include "model/core/llsd_held_bytes.h"

namespace wb::llsd {
namespace {

/// What a map has beside a key and a value: a node of a red-black tree.
constexpr std::size_t mapNodeBytes = 48;

std::size_t beside(const std::string& text) { return text.capacity(); }
std::size_t beside(const Uri& uri) { return uri.text.capacity(); }
std::size_t beside(const Bytes& bytes) { return bytes.capacity(); }
std::size_t beside(const Map& map) { return heldBytes(map); }
std::size_t beside(const Array& array) {
  std::size_t bytes = (array.capacity() - array.size()) * sizeof(Value);
  for (const Value& value : array) bytes += heldBytes(value);
  return bytes;
}
template <class Scalar>
std::size_t beside(const Scalar&) {
  return 0;
}

}  // namespace

std::size_t heldBytes(const Value& value) {
  return sizeof(Value) +
         std::visit([](const auto& content) { return beside(content); }, value.content());
}

std::size_t heldBytes(const Map& map) {
  std::size_t bytes = 0;
  for (const auto& [key, value] : map)
    bytes += mapNodeBytes + sizeof(std::string) + key.capacity() + heldBytes(value);
  return bytes;
}

}  // namespace wb::llsd

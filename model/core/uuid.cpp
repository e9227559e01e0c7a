#include "model/core/uuid.h"

#include <sys/random.h>

#include <charconv>
#include <random>

namespace wb {
namespace {

constexpr std::size_t textLength = 36;

/// The system's own source: std::random_device may ask the processor for every byte, which on a
/// virtual machine takes most of a millisecond an id.
void fillRandomly(std::array<std::uint8_t, 16>& bytes) {
  if (::getentropy(bytes.data(), bytes.size()) == 0) return;
  std::random_device device;
  for (auto& byte : bytes) byte = static_cast<std::uint8_t>(device());
}

bool isDashAt(std::size_t index) { return index == 8 || index == 13 || index == 18 || index == 23; }

}  // namespace

Uuid Uuid::random() {
  Uuid id;
  fillRandomly(id.bytes);
  id.bytes[6] = static_cast<std::uint8_t>((id.bytes[6] & 0x0f) | 0x40);
  id.bytes[8] = static_cast<std::uint8_t>((id.bytes[8] & 0x3f) | 0x80);
  return id;
}

std::optional<Uuid> Uuid::parse(std::string_view text) {
  if (text.size() != textLength) return {};
  Uuid id;
  std::size_t at = 0;
  for (auto& byte : id.bytes) {
    if (isDashAt(at) && text[at++] != '-') return {};
    const char* first = text.data() + at;
    if (const auto [end, error] = std::from_chars(first, first + 2, byte, 16);
        error != std::errc{} || end != first + 2)
      return {};
    at += 2;
  }
  return id;
}

std::string Uuid::text() const {
  static constexpr std::string_view digits = "0123456789abcdef";
  std::string result;
  result.reserve(textLength);
  for (const std::uint8_t byte : bytes) {
    if (isDashAt(result.size())) result += '-';
    result += digits[byte >> 4];
    result += digits[byte & 15];
  }
  return result;
}

}  // namespace wb

#include "model/core/identifiers.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"

#include <nettle/base16.h>
#include <nettle/base64.h>
#include <nettle/sha2.h>
#include <sys/random.h>

#include <algorithm>
#include <array>
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

std::string sha256(ByteView bytes) { return *sha256(bytes, Task{}); }

Result<std::string> sha256(ByteView bytes, const Task& task) {
  sha256_ctx context;
  sha256_init(&context);
  for (std::size_t at = 0; at < bytes.size(); at += limits::stepBytes) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    const std::size_t length = std::min(limits::stepBytes, bytes.size() - at);
    sha256_update(&context, length, bytes.data() + at);
  }
  std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest;
  sha256_digest(&context, digest.size(), digest.data());
  std::string text(BASE16_ENCODE_LENGTH(digest.size()), '\0');
  base16_encode_update(text.data(), digest.size(), digest.data());
  return text;
}

std::string base64(ByteView bytes) {
  std::string text(BASE64_ENCODE_RAW_LENGTH(bytes.size()), '\0');
  base64_encode_raw(text.data(), bytes.size(), bytes.data());
  return text;
}

std::optional<Bytes> fromBase64(std::string_view text) {
  base64_decode_ctx context;
  base64_decode_init(&context);
  Bytes bytes(BASE64_DECODE_LENGTH(text.size()));
  std::size_t length = bytes.size();
  if (!base64_decode_update(&context, &length, bytes.data(), text.size(), text.data())) return {};
  if (!base64_decode_final(&context)) return {};
  bytes.resize(length);
  return bytes;
}

}  // namespace wb

#include "model/core/digest.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"

#include <nettle/base16.h>
#include <nettle/base64.h>
#include <nettle/sha2.h>

#include <algorithm>
#include <array>

namespace wb {

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

#include "model/formats/models3d/detail/gltf_buffers.h"

#include "model/core/core.h"
#include "model/core/limits.h"
#include "model/formats/models3d/detail/model_files.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <meshoptimizer.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wb::import3d {

/// What `data:application/octet-stream;base64,AAAA` carries; nothing if it is no Base64, be it the
/// usual or that for addresses, padded or not.
std::optional<Bytes> bytesOfDataUri(std::string_view uri);

namespace {

/// 0..63; nothing for a character that is none of Base64.
std::optional<std::uint32_t> sixBitsOf(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  if (c == '+' || c == '-') return 62;
  if (c == '/' || c == '_') return 63;
  return {};
}

std::optional<Bytes> fromBase64(std::string_view text) {
  Bytes bytes;
  bytes.reserve(text.size() / 4 * 3);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    if (c == '=' || c == '\n' || c == '\r' || c == ' ') continue;
    const auto six = sixBitsOf(c);
    if (!six) return {};
    bits = (bits << 6) | *six;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push_back(static_cast<std::uint8_t>(bits >> count));
  }
  return bytes;
}

}  // namespace

std::optional<Bytes> bytesOfDataUri(std::string_view uri) {
  const std::size_t comma = uri.find(',');
  if (comma == uri.npos) return {};
  const std::string_view content = uri.substr(comma + 1);
  const bool isEscaped = content.find('%') != content.npos;
  const std::string plain = isEscaped ? percentDecoded(content) : std::string();
  const std::string_view text = isEscaped ? std::string_view(plain) : content;
  if (uri.substr(0, comma).ends_with(";base64")) return fromBase64(text);
  return Bytes(text.begin(), text.end());
}

/// Bytes as EXT_meshopt_compression packs them.
struct Packed {
  ByteView bytes;
  std::size_t count = 0;   ///< Elements.
  std::size_t stride = 0;  ///< Bytes of each.
  std::string mode;        ///< ATTRIBUTES, TRIANGLES or INDICES.
  std::string filter;      ///< OCTAHEDRAL, QUATERNION, EXPONENTIAL; NONE or empty.
};

/// `count` elements of `stride` bytes. Throws Refused with `place` where the bytes cannot hold as
/// many, before there is memory for them, or are damaged.
Bytes unpack(const Packed& packed, const std::string& place);

namespace {

/// Of a vertex's every byte, 256 take at least four when they are all alike; an index, a byte.
constexpr std::size_t mostOfAByte = 64;

constexpr std::size_t widestVertex = 256;

bool isVertexSize(std::size_t stride) {
  return stride > 0 && stride <= widestVertex && stride % 4 == 0;
}

bool isIndexSize(std::size_t stride) { return stride == 2 || stride == 4; }

/// What the library's decoders take for granted.
bool isPossible(const Packed& packed) {
  const std::size_t most = packed.bytes.size();
  if (packed.mode == "ATTRIBUTES")
    return isVertexSize(packed.stride) && packed.count <= most * mostOfAByte / packed.stride;
  if (packed.mode == "TRIANGLES")
    return isIndexSize(packed.stride) && packed.count % 3 == 0 && packed.count / 3 <= most;
  return packed.mode == "INDICES" && isIndexSize(packed.stride) && packed.count <= most;
}

bool decode(const Packed& packed, Bytes& to) {
  using Decoder = int (*)(void*, std::size_t, std::size_t, const unsigned char*, std::size_t);
  Decoder decoder = meshopt_decodeVertexBuffer;
  if (packed.mode == "TRIANGLES") decoder = meshopt_decodeIndexBuffer;
  if (packed.mode == "INDICES") decoder = meshopt_decodeIndexSequence;
  return decoder(to.data(), packed.count, packed.stride, packed.bytes.data(),
                 packed.bytes.size()) == 0;
}

bool filter(const Packed& packed, Bytes& bytes) {
  const std::string_view name = packed.filter;
  if (name.empty() || name == "NONE") return true;
  if (packed.mode != "ATTRIBUTES") return false;
  if (name == "OCTAHEDRAL" && (packed.stride == 4 || packed.stride == 8))
    meshopt_decodeFilterOct(bytes.data(), packed.count, packed.stride);
  else if (name == "QUATERNION" && packed.stride == 8)
    meshopt_decodeFilterQuat(bytes.data(), packed.count, packed.stride);
  else if (name == "EXPONENTIAL")
    meshopt_decodeFilterExp(bytes.data(), packed.count, packed.stride);
  else
    return false;
  return true;
}

}  // namespace

Bytes unpack(const Packed& packed, const std::string& place) {
  if (!isPossible(packed))
    refuseDamaged(place, std::to_string(packed.bytes.size()) + " compressed bytes do not hold " +
                             std::to_string(packed.count) + " elements of " +
                             std::to_string(packed.stride) + " bytes in the mode \"" + packed.mode +
                             "\"");
  Bytes bytes(packed.count * packed.stride);
  if (!decode(packed, bytes)) refuseDamaged(place, "its compressed bytes are corrupted");
  if (!filter(packed, bytes))
    refuseDamaged(place, "the filter \"" + packed.filter + "\" is not for elements of " +
                             std::to_string(packed.stride) + " bytes");
  return bytes;
}

namespace {

/// Where a view's compressed bytes are described; nothing where they are not compressed.
const Json* compressionOf(const Json& view) {
  const Json* extensions = memberOf(view, "extensions");
  if (!extensions) return nullptr;
  const Json* found = memberOf(*extensions, "EXT_meshopt_compression");
  return found ? found : memberOf(*extensions, "MESHOPT_compression");
}

/// `http:`, `file:`; a single letter is a drive of Windows.
bool hasScheme(const std::string& uri) {
  const std::size_t colon = uri.find(':');
  return colon != uri.npos && colon > 1 && uri.find('/') > colon;
}

const Json& keyIn(const Json& object, std::string_view name, const std::string& place) {
  const Json* key = memberOf(object, name);
  if (!key) refuseDamaged(place, "it has no \"" + std::string(name) + "\"");
  return *key;
}

}  // namespace

ByteView GltfBuffers::view(const Json& key) {
  const Json& view = objectOf(document_, "bufferViews", key);
  if (const Json* compressed = compressionOf(view)) return unpacked(*compressed, key);
  return sliceOf(view, placeOf("bufferViews", key));
}

std::size_t GltfBuffers::strideOf(const Json& key) const {
  return countIn(objectOf(document_, "bufferViews", key), "byteStride").value_or(0);
}

ByteView GltfBuffers::sliceOf(const Json& view, const std::string& place) {
  const ByteView whole = buffer(keyIn(view, "buffer", place));
  const std::size_t offset = countIn(view, "byteOffset").value_or(0);
  const std::size_t size =
      countIn(view, "byteLength")
          .value_or(document_.isFirstVersion && offset < whole.size() ? whole.size() - offset : 0);
  if (offset > whole.size() || size > whole.size() - offset)
    refuseDamaged(place, "it ends at byte " + std::to_string(offset + size) +
                             " of a buffer that has " + std::to_string(whole.size()));
  return whole.subspan(offset, size);
}

const Bytes& GltfBuffers::unpacked(const Json& compressed, const Json& key) {
  const auto [place, isNew] = unpacked_.try_emplace(key);
  if (!isNew) return place->second;
  const std::string name = placeOf("bufferViews", key);
  Packed packed{sliceOf(compressed, name), countIn(compressed, "count").value_or(0),
                countIn(compressed, "byteStride").value_or(0), textAt(compressed, "mode"),
                textAt(compressed, "filter")};
  place->second = unpack(packed, name);
  unpackedBytes_ += place->second.size();
  if (unpackedBytes_ > limits::modelFilesBytes)
    refuse(worker::Refusal::Reason::tooLarge, {"compressed bytes"});
  return place->second;
}

ByteView GltfBuffers::buffer(const Json& key) {
  const Json& buffer = objectOf(document_, "buffers", key);
  const bool isBody = !memberOf(buffer, "uri") || key == "binary_glTF" || key == "KHR_binary_glTF";
  if (isBody && (key == 0 || document_.isFirstVersion) && !document_.body.empty())
    return document_.body;
  const auto [place, isNew] = buffers_.try_emplace(key);
  if (isNew) place->second = load(buffer, placeOf("buffers", key));
  return place->second.view();
}

void GltfBuffers::refuseCut() const {
  for (const auto& [key, bytes] : buffers_) import3d::refuseCut(bytes);
}

FileBytes GltfBuffers::load(const Json& buffer, const std::string& place) {
  const std::string uri = textAt(buffer, "uri");
  if (uri.empty()) refuseDamaged(place, "it has neither a file nor data of its own");
  if (!uri.starts_with("data:")) return loadFile(uri);
  auto bytes = bytesOfDataUri(uri);
  if (!bytes) refuseDamaged(place, "its \"data:\" is not Base64");
  return FileBytes(std::move(*bytes));
}

/// As it is written, and else with what escapes in it stand for.
FileBytes GltfBuffers::loadFile(const std::string& uri) {
  if (hasScheme(uri)) refuse(worker::Refusal::Reason::missingFile, {uri.substr(0, 200)});
  const auto withSlashes = [](std::string name) {
    std::ranges::replace(name, '\\', '/');
    return name;
  };
  return files_.read(withSlashes(uri), withSlashes(percentDecoded(uri)));
}

}  // namespace wb::import3d

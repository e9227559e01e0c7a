#include "model/formats/models3d/detail/gltf_buffers.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/data_uri.h"
#include "model/formats/models3d/detail/meshopt.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/uri.h"

#include <algorithm>

namespace wb::import3d {
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
  if (uri.empty()) refuseDamaged(place, "it has neither a file nor bytes in this one");
  if (!uri.starts_with("data:")) return loadFile(uri);
  auto bytes = bytesOfDataUri(uri);
  if (!bytes) refuseDamaged(place, "its \"data:\" is no Base64");
  return FileBytes(std::move(*bytes));
}

/// As it is written, and else with what escapes in it stand for.
FileBytes GltfBuffers::loadFile(const std::string& uri) {
  if (hasScheme(uri)) refuse(worker::Refusal::Reason::missingFile, {uri.substr(0, 200)});
  std::string name = uri;
  if (!files_.Exists(name.c_str())) name = percentDecoded(uri);
  std::ranges::replace(name, '\\', '/');
  if (name.find('\0') != name.npos)
    refuse(worker::Refusal::Reason::missingFile, {uri.substr(0, 200)});
  return readAll(files_, name);
}

}  // namespace wb::import3d

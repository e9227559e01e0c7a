#pragma once

#include "model/core/core.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace wb::import3d {

using Json = nlohmann::json;

/// The JSON of a glTF file, and the bytes that a binary one carries behind it.
struct GltfDocument {
  Json json;
  ByteView body;                ///< In the file's bytes, which must outlive this.
  bool isFirstVersion = false;  ///< glTF 1: its objects are named instead of numbered.
};

/// Text or binary, of glTF 1 or 2; throws Refused for any other version, for what breaks off, and
/// for an extension that is needed and not read.
GltfDocument readGltfDocument(ByteView bytes);

/// The member of an object; nothing if that is none, or has none of that name.
const Json* memberOf(const Json& object, std::string_view name);
/// The same as a number from 0; nothing if it is anything else.
std::optional<std::size_t> countIn(const Json& object, std::string_view name);
/// The same as text; empty if it is anything else.
std::string textAt(const Json& object, std::string_view name);

/// One of the document's objects of a kind (`accessors`), by its number or, in glTF 1, its name.
/// Throws Refused if it is not there.
const Json& objectOf(const GltfDocument& document, std::string_view kind, const Json& key);
/// `accessors 3`: where a refusal says that something is wrong.
std::string placeOf(std::string_view kind, const Json& key);

/// Triangles packed by Google's library.
inline constexpr std::string_view dracoExtension = "KHR_draco_mesh_compression";

/// Why an extension has no bearing on any shape, for a file may need it all the same; nothing of
/// one that has, or is not known.
std::optional<std::string_view> whyShapeless(std::string_view extension);

/// Throws Refused, by its name, if the file says that it cannot be understood without an extension
/// that is neither read nor without bearing on shapes.
void refuseUnread(const GltfDocument& document);

}  // namespace wb::import3d

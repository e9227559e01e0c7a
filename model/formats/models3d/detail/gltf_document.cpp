#include "model/formats/models3d/detail/gltf_document.h"

#include "model/core/plain_text.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace wb::import3d {
namespace {

using Reason = worker::Refusal::Reason;

/// Takes numbers of four bytes, and what they count, off the front of a binary file.
class Chunks {
 public:
  explicit Chunks(ByteView bytes) : rest_(bytes) {}

  std::uint32_t number() {
    std::uint32_t value = 0;
    std::memcpy(&value, take(sizeof value).data(), sizeof value);
    return value;
  }

  ByteView take(std::size_t size) {
    if (size > rest_.size())
      refuseDamaged("byte " + std::to_string(taken_),
                    "expected " + std::to_string(size) + " more bytes, but only " +
                        std::to_string(rest_.size()) + " are left");
    const ByteView taken = rest_.first(size);
    rest_ = rest_.subspan(size);
    taken_ += size;
    return taken;
  }

  ByteView rest() const { return rest_; }

 private:
  ByteView rest_;
  std::size_t taken_ = 0;
};

struct Container {
  ByteView json;
  ByteView body;
};

Container secondVersion(Chunks chunks) {
  constexpr std::uint32_t jsonChunk = 0x4e4f534a;
  constexpr std::uint32_t binaryChunk = 0x004e4942;
  Container found;
  while (chunks.rest().size() >= 2 * sizeof(std::uint32_t)) {
    const std::uint32_t size = chunks.number();
    const std::uint32_t kind = chunks.number();
    const ByteView content = chunks.take(size);
    if (kind == jsonChunk && found.json.empty()) found.json = content;
    if (kind == binaryChunk && found.body.empty()) found.body = content;
  }
  return found;
}

Container firstVersion(Chunks chunks) {
  const std::uint32_t size = chunks.number();
  chunks.number();  // the format of what follows, of which there is but JSON
  Container found;
  found.json = chunks.take(size);
  found.body = chunks.rest();
  return found;
}

Container containerOf(ByteView bytes) {
  if (!textOf(bytes).starts_with("glTF")) return {bytes, {}};
  Chunks chunks(bytes);
  chunks.number();
  const std::uint32_t version = chunks.number();
  chunks.number();  // the length of the file, which is known
  if (version == 1) return firstVersion(chunks);
  if (version == 2) return secondVersion(chunks);
  refuse(Reason::version, {"binary glTF", std::to_string(version), "2"});
}

/// Names in old files may be Latin-1, and JSON's parser takes none but UTF-8.
std::string inUtf8(std::string_view text) {
  if (isUtf8(text)) return std::string(text);
  std::string result;
  for (const char c : text) result += static_cast<unsigned char>(c) < 0x80 ? c : '?';
  return result;
}

Json parsed(ByteView json) {
  // Binary files fill up with blanks, some with zeros.
  std::string_view text = textOf(json);
  text = text.substr(0, text.find_last_not_of('\0') + 1);
  const std::string valid = inUtf8(text);
  try {
    return Json::parse(valid);
  } catch (const Json::parse_error& problem) {
    const auto line =
        1 + std::count(
                valid.begin(),
                valid.begin() + static_cast<std::ptrdiff_t>(std::min(problem.byte, valid.size())),
                '\n');
    refuse(Reason::notWellFormed, {"JSON", std::to_string(line)});
  }
}

}  // namespace

GltfDocument readGltfDocument(ByteView bytes) {
  const Container container = containerOf(bytes);
  GltfDocument document{parsed(container.json), container.body};
  const Json* asset = memberOf(document.json, "asset");
  const std::string version = asset ? textAt(*asset, "version") : std::string();
  // Version 1, where it might be left out, names its objects.
  const Json* meshes = memberOf(document.json, "meshes");
  const bool isNamed = meshes && meshes->is_object();
  document.isFirstVersion = version.starts_with('1') || (version.empty() && isNamed);
  if (!document.isFirstVersion && version.empty())
    refuseDamaged("asset.version", "it is missing; expected 2.0");
  if (!document.isFirstVersion && !version.starts_with('2'))
    refuse(Reason::version, {"glTF", version, "2.0"});
  refuseUnread(document);
  return document;
}

const Json* memberOf(const Json& object, std::string_view name) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

std::optional<std::size_t> countIn(const Json& object, std::string_view name) {
  constexpr double most = 9e15;  // Whole numbers are exact up to there.
  const Json* member = memberOf(object, name);
  if (!member || !member->is_number()) return {};
  const double number = member->get<double>();
  if (!(number >= 0 && number <= most) || number != std::floor(number)) return {};
  return static_cast<std::size_t>(number);
}

std::string textAt(const Json& object, std::string_view name) {
  const Json* member = memberOf(object, name);
  return member && member->is_string() ? member->get<std::string>() : std::string();
}

const Json& objectOf(const GltfDocument& document, std::string_view kind, const Json& key) {
  const Json* all = memberOf(document.json, kind);
  const Json* found = nullptr;
  if (all && all->is_object() && key.is_string()) found = memberOf(*all, key.get<std::string>());
  if (all && all->is_array() && key.is_number_unsigned() && key.get<std::size_t>() < all->size())
    found = &(*all)[key.get<std::size_t>()];
  if (!found || !found->is_object())
    refuseDamaged(placeOf(kind, key), "it is used, but missing from the file");
  return *found;
}

std::string placeOf(std::string_view kind, const Json& key) {
  return std::string(kind) + ' ' + (key.is_string() ? key.get<std::string>() : key.dump());
}

namespace {

/// An extension that a file may need although it has no bearing on a shape, and why it has none.
/// A name that ends in `*` is that of a family.
struct Shapeless {
  std::string_view name;
  std::string_view reason;
};

constexpr std::string_view readExtensions[]{
    "EXT_mesh_gpu_instancing", "EXT_meshopt_compression",
    "KHR_binary_glTF",         "KHR_mesh_quantization",
    "KHR_meshopt_compression", "KHR_node_visibility",
    "MESHOPT_compression",     dracoExtension,
};

constexpr std::string_view colour = "how a surface looks, not where it is";
constexpr std::string_view picture = "how a picture is stored or laid on a surface";
constexpr std::string_view light = "lights, which are no shape";
constexpr std::string_view sound = "sounds, which are no shape";
constexpr std::string_view movement = "how things move; what is weighed is at rest";
constexpr std::string_view meaning = "what things mean or who made them";
constexpr std::string_view use = "what a program does with things, which stay where they are";
constexpr std::string_view edges = "edges that are drawn, or polygons that triangles came from";

constexpr Shapeless shapelessExtensions[]{
    {"ADOBE_materials_*", colour},
    {"AGI_articulations", movement},
    {"AGI_stk_metadata", meaning},
    {"ASOBO_asset_optimized", meaning},
    {"ASOBO_material_*", colour},
    {"ASOBO_normal_map_convention", picture},
    {"ASOBO_tags", meaning},
    {"CESIUM_primitive_outline", edges},
    {"EXT_feature_metadata", meaning},
    {"EXT_instance_features", meaning},
    {"EXT_lights_ies", light},
    {"EXT_lights_image_based", light},
    {"EXT_materials_*", colour},
    {"EXT_mesh_features", meaning},
    {"EXT_structural_metadata", meaning},
    {"EXT_texture_*", picture},
    {"FB_materials_*", colour},
    {"FB_ngon_encoding", edges},
    {"GODOT_single_root", meaning},
    {"GOOGLE_texture_basis", picture},
    {"GRIFFEL_bim_data", meaning},
    {"KHR_animation_pointer", movement},
    {"KHR_audio", sound},
    {"KHR_audio_emitter", sound},
    {"KHR_audio_graph", sound},
    {"KHR_interactivity", use},
    {"KHR_lights_environment", light},
    {"KHR_lights_punctual", light},
    {"KHR_materials_*", colour},
    {"KHR_node_hoverability", use},
    {"KHR_node_selectability", use},
    {"KHR_physics_rigid_bodies", use},
    {"KHR_technique_webgl", colour},
    {"KHR_techniques_webgl", colour},
    {"KHR_texture_*", picture},
    {"KHR_xmp", meaning},
    {"KHR_xmp_json_ld", meaning},
    {"MOZ_hubs_components", use},
    {"MOZ_lightmap", picture},
    {"MOZ_texture_rgbe", picture},
    {"MPEG_audio_spatial", sound},
    {"MPEG_texture_video", picture},
    {"MSFT_audio_emitter", sound},
    {"MSFT_lod", "coarser levels beside the finest one, which is weighed"},
    {"MSFT_packing_*", picture},
    {"MSFT_texture_dds", picture},
    {"NV_materials_mdl", colour},
    {"OMI_link", meaning},
    {"OMI_personality", meaning},
    {"OMI_seat", use},
    {"OMI_spawn_point", use},
    {"VRM", use},
    {"VRMC_materials_*", colour},
    {"VRMC_node_constraint", movement},
    {"VRMC_springBone", movement},
    {"VRMC_springBone_extended_collider", movement},
    {"VRMC_vrm", use},
    {"VRMC_vrm_animation", movement},
};

bool isNamed(std::string_view name, std::string_view known) {
  if (!known.ends_with('*')) return name == known;
  known.remove_suffix(1);
  return name.starts_with(known);
}

}  // namespace

std::optional<std::string_view> whyShapeless(std::string_view extension) {
  for (const auto& [name, reason] : shapelessExtensions)
    if (isNamed(extension, name)) return reason;
  return {};
}

void refuseUnread(const GltfDocument& document) {
  const Json* required = memberOf(document.json, "extensionsRequired");
  if (!required || !required->is_array()) return;
  for (const Json& entry : *required) {
    if (!entry.is_string()) continue;
    const auto name = entry.get<std::string>();
    if (std::ranges::find(readExtensions, name) == std::end(readExtensions) && !whyShapeless(name))
      refuse(worker::Refusal::Reason::extension, {name});
  }
}

}  // namespace wb::import3d

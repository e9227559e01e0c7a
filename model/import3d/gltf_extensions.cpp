#include "model/import3d/gltf_extensions.h"

#include "model/import3d/gltf_accessor.h"
#include "model/import3d/refused.h"

#include <algorithm>
#include <string_view>

namespace wb::import3d {
namespace {

constexpr std::string_view readExtensions[]{
    "EXT_mesh_gpu_instancing", "EXT_meshopt_compression", "KHR_binary_glTF",
    "KHR_mesh_quantization",   "MESHOPT_compression",
};

/// What they say is of colour, light, sound, movement or meaning, and of no shape.
constexpr std::string_view shapelessExtensions[]{
    "EXT_lights_ies",
    "EXT_lights_image_based",
    "EXT_texture_avif",
    "EXT_texture_procedurals",
    "EXT_texture_webp",
    "KHR_animation_pointer",
    "KHR_audio_emitter",
    "KHR_lights_punctual",
    "KHR_materials_common",
    "KHR_node_hoverability",
    "KHR_node_selectability",
    "KHR_technique_webgl",
    "KHR_techniques_webgl",
    "KHR_texture_basisu",
    "KHR_texture_procedurals",
    "KHR_texture_transform",
    "KHR_xmp",
    "KHR_xmp_json_ld",
    "MSFT_lod",
    "MSFT_packing_normalRoughnessMetallic",
    "MSFT_packing_occlusionRoughnessMetallic",
    "MSFT_texture_dds",
    "OMI_link",
};
constexpr std::string_view shapelessFamilies[]{"KHR_materials_", "EXT_materials_",
                                               "ADOBE_materials_", "FB_materials_"};

bool isKnown(std::string_view name) {
  return std::ranges::find(readExtensions, name) != std::end(readExtensions) ||
         std::ranges::find(shapelessExtensions, name) != std::end(shapelessExtensions) ||
         std::ranges::any_of(shapelessFamilies,
                             [name](std::string_view family) { return name.starts_with(family); });
}

/// Whether Assimp would read a primitive right: it takes quantised positions for metres.
bool isForAssimp(const GltfDocument& document, const Json& primitive) {
  const Json* extensions = memberOf(primitive, "extensions");
  const Json* attributes = memberOf(primitive, "attributes");
  const Json* key = attributes ? memberOf(*attributes, "POSITION") : nullptr;
  if (!extensions || !memberOf(*extensions, dracoExtension) || !key) return false;
  return countIn(objectOf(document, "accessors", *key), "componentType") == gltfFloat;
}

}  // namespace

void refuseDraco(const GltfDocument& document) {
  const worker::Refusal refusal{worker::Refusal::Reason::extension, std::string(dracoExtension)};
  const Json* meshes = memberOf(document.json, "meshes");
  if (!meshes || !meshes->is_array()) throw Refused{refusal};
  for (const Json& mesh : *meshes) {
    const Json* primitives = memberOf(mesh, "primitives");
    if (!primitives || !std::ranges::all_of(*primitives, [&](const Json& primitive) {
          return isForAssimp(document, primitive);
        }))
      throw Refused{refusal};
  }
  throw NeedsDraco{{refusal}};
}

void refuseUnread(const GltfDocument& document) {
  const Json* required = memberOf(document.json, "extensionsRequired");
  if (!required || !required->is_array()) return;
  bool needsDraco = false;
  for (const Json& name : *required) {
    if (!name.is_string()) continue;
    needsDraco |= name == dracoExtension;
    if (name != dracoExtension && !isKnown(name.get<std::string>()))
      refuse(worker::Refusal::Reason::extension, {name.get<std::string>()});
  }
  if (needsDraco) refuseDraco(document);
}

}  // namespace wb::import3d

#include "model/plain/gltf_extensions.h"

#include "model/plain/refused.h"

#include <algorithm>
#include <string_view>

namespace wb::plain {
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

}  // namespace

void refuseUnread(const GltfDocument& document) {
  const Json* required = memberOf(document.json, "extensionsRequired");
  if (!required || !required->is_array()) return;
  bool needsDraco = false;
  bool isQuantized = false;
  for (const Json& name : *required) {
    if (!name.is_string()) continue;
    needsDraco |= name == dracoExtension;
    isQuantized |= name == "KHR_mesh_quantization";
    if (name != dracoExtension && !isKnown(name.get<std::string>()))
      refuse(worker::Refusal::Reason::extension, {name.get<std::string>()});
  }
  // Assimp takes quantised positions for metres.
  if (needsDraco)
    refuse(
        worker::Refusal::Reason::extension,
        {isQuantized ? "KHR_draco_mesh_compression (with KHR_mesh_quantization)" : dracoExtension});
}

}  // namespace wb::plain

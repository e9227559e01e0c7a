#include "model/formats/models3d/detail/gltf_extensions.h"

#include "model/formats/models3d/detail/refused_model.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace wb::import3d {
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

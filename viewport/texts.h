#pragma once

#include "model/base/text.h"

namespace wb::viewport {

/// What the legend says.
inline constexpr TextTable viewportTexts({
    {"legend.visual", "Visual mesh"},
    {"legend.prims", "Prim"},
    {"legend.physics_mesh", "Physics mesh"},
    {"legend.base_hull", "Base hull"},
    {"legend.hulls", "Hulls"},
    {"legend.bounding_box", "Bounding box"},
    {"legend.degenerate", "Degenerate triangle"},
    {"legend.material", "Material {number}"},
    {"legend.material_more", "Material {number} and every {count}th after it"},
    {"legend.hull", "Hull {number}"},
    {"legend.hull_more", "Hull {number} and every {count}th after it"},
    {"legend.no_material", "a layer without materials"},
    {"legend.no_hull", "no hull of a list of hulls"},
    {"legend.cost", "costs {value} PE"},
    {"legend.cost_none", "not selected, or not the shape its part is weighed as"},
    {"legend.cost_nothing", "Select an object to see what each triangle and hull of it costs"},
    {"legend.land_impact", "land impact {value}"},
    {"legend.land_impact_more", "{value} or more"},
    {"legend.land_impact_unknown", "unknown"},
    {"legend.overfill", "{value} cm too much"},
    {"legend.exact", "where the model is"},
    {"legend.shortfall", "{value} cm missing"},
    {"legend.walkable_kept", "An avatar stands here"},
    {"legend.walkable_taken", "An avatar no longer fits here"},
    {"legend.walkable_cut", "Way closed"},
    {"legend.land", "{value} LI/m²"},
    {"legend.land_more", "{value} LI/m² or more"},
    {"legend.dearest", "{rank}. {name}: land impact {value}"},
    {"legend.octree", "Octree {number}"},
    {"legend.octree_more", "Octree {number} and every {count}th after it"},
    {"legend.octree_bounds", "Box of an octree"},
    {"legend.octree_sphere", "Sphere about its filled cubes"},
    {"legend.hit_octree", "Under the pointer: octree"},
    {"legend.hit_leaf", "its leaf"},
    {"legend.hit_face", "its face"},
    {"legend.hit_cell", "the cell behind it at the grid depth"},
    {"legend.hit_edge", "the nearest edge"},
    {"legend.hit_corner", "the nearest corner"},
    {"legend.hit_point", "the point"},
    {"legend.ray", "Ray, from its origin"},
    {"legend.ray_point", "Point that the ray meets"},
    {"legend.ray_published", "Point that Inexor's method finds"},
    {"legend.ray_entered", "Cube entered"},
    {"legend.ray_left", "Cube left again"},
    {"legend.ray_rejected", "Cube tested, not met"},
    {"legend.ray_untested", "Cube not looked into"},
    {"legend.ray_candidate", "Cube met, not followed"},
    {"legend.ray_hit", "Leaf met"},
});

}  // namespace wb::viewport

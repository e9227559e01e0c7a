#pragma once

#include "model/core/text.h"

namespace wb::inspect {

/// What is said of what is in a file.
inline constexpr TextTable inspectTexts({
    {"inspect.kind", "  {kind}, {bytes} bytes"},
    {"inspect.sha256", "  SHA-256 {sha256}"},
    {"inspect.wholeness_checked",
     "  wholeness checked: a checksum holds, or the length is used up exactly"},
    {"inspect.wholeness_consistent",
     "  wholeness consistent: all counts and sizes in the file hold"},
    {"inspect.wholeness_unknown",
     "  wholeness unknown: nothing in the file proves that it is complete"},
    {"inspect.counts", "  {linksets}, {parts}, {assets}"},
    {"inspect.linksets", "{count} linksets", "{count} linkset"},
    {"inspect.parts", "{count} parts", "{count} part"},
    {"inspect.assets", "{count} mesh assets", "{count} mesh asset"},
    {"inspect.triangles", "{count} triangles", "{count} triangle"},
    {"inspect.hull_count", "{count} hulls", "{count} hull"},
    {"inspect.octree",
     "  cubes of octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; the "
     "deepest at depth {depth}"},
    {"inspect.shapes", "Shapes for physics, in the unit cube"},
    {"inspect.physics_mesh",
     "  physics mesh: {triangles}, {vertices} vertices, average width {width} m at "
     "1 × 1 × 1 m"},
    {"inspect.no_physics_mesh", "  physics mesh: none"},
    {"inspect.base_hull", "  base hull: {vertices} vertices, volume {volume}"},
    {"inspect.no_base_hull", "  base hull: none stored"},
    {"inspect.hulls",
     "  hull list: {hulls} with {points} vertices, volumes {smallest} to {largest}"},
    {"inspect.no_hulls", "  hull list: none"},
    {"inspect.domain", "  the mesh reaches from ({min}) to ({max})"},
    {"inspect.estimates", "Physics cost as one part of 1 × 1 × 1 m"},
    {"inspect.estimate", "  with shape type {shape_type}: {cost} PE, as its {representation}"},
    {"inspect.recorded", "  recorded in the file by the grid's uploader:"},
    {"inspect.recorded_hull", "    as one hull: {value} PE"},
    {"inspect.recorded_hull_vertices", "    vertices of that hull, discounted: {value}"},
    {"inspect.recorded_decomposition", "    as its hull list: {value} PE"},
    {"inspect.recorded_hulls", "    hulls in the list: {value}"},
    {"inspect.recorded_decomposition_vertices", "    vertices of the list, discounted: {value}"},
    {"inspect.recorded_triangles", "    triangles of the physics mesh: {value}"},
    {"inspect.recorded_mesh", "    nine numbers of its triangle mesh formula:{values}"},
    {"inspect.findings", "Findings"},
    {"inspect.times", " ({count} times)"},
    {"inspect.no_findings", "No findings: nothing in it that the grid is known to refuse."},
});

}  // namespace wb::inspect

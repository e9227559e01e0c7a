#pragma once

#include "model/scene/scene.h"
#include "viewport/scene_layers.h"

namespace wb::viewport::test {

/// A mesh of one metre, a prim beside it to the right. Seen from the front, the mesh is a square in
/// the plane of x and z: its lower right half is face 0, its upper left half face 1 of the visual
/// and the physics mesh. One hull fills its lower half, another its upper.
scene::Scene square();

/// The shape that a degenerate triangle has: two corners in one place, so that only its edge shows.
scene::Scene slivers();

/// The square as the visual mesh of a part, of so many cells a side of two triangles each.
scene::Scene denseSquare(int cells);

/// Puts a layer of a scene in place, ready for rays.
void put(SceneLayers& layers, layers::Layer layer, const scene::Scene& scene);

/// Puts all layers of a scene in place, ready for rays.
void fill(SceneLayers& layers, const scene::Scene& scene);

/// Shows these layers and no others.
void showOnly(SceneLayers& layers, std::initializer_list<layers::Layer> wanted);

}  // namespace wb::viewport::test

#pragma once

#include "model/scene/compose.h"

namespace wb::scene {

/// The parts that are chosen, or are of a chosen linkset: each once, in the order of the scene.
std::vector<Target> partsChosen(const Scene& scene, std::span<const Target> chosen);
/// The linksets that are chosen, or of which a part is: likewise.
std::vector<std::size_t> linksetsChosen(std::span<const Target> chosen);

// One property of all that is chosen, made the same.

Composed withShapeType(Scene scene, std::span<const Target> chosen, ShapeType type);
Composed withScripts(Scene scene, std::span<const Target> chosen, std::size_t scripts);
/// Of whole linksets, though only a part is chosen.
Composed withPhysical(Scene scene, std::span<const Target> chosen, bool isPhysical);

}  // namespace wb::scene

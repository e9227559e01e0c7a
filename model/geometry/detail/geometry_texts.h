#pragma once

#include "model/core/text.h"

namespace wb::mesh {

/// What geometry can say.
inline constexpr TextTable meshTexts({
    {"mesh.hull_few_points",
     "has too few distinct points ({points}); a hull needs at least four points that are not in "
     "one plane"},
    {"mesh.hull_flat", "has no volume, because its {points} distinct points lie in one plane"},
});

}  // namespace wb::mesh

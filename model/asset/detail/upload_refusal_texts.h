#pragma once

#include "model/core/text.h"

namespace wb::asset {

/// What is to be done about what the grid refuses.
inline constexpr TextTable remedyTexts({
    {"remedy.zero_area", "delete its {count} zero-area faces, then upload again",
     "delete its zero-area face, then upload again"},
    {"remedy.merge", "merge vertices by distance {distance}, then upload again"},
    {"remedy.merge_and_delete",
     "merge vertices by distance {distance}, delete zero-area faces, then upload again"},
    {"remedy.simpler_mesh",
     "delete these triangles of the physics model, use a simpler one, or Analyze it in the "
     "uploader"},
    {"remedy.fewer_hulls", "use at most {limit} hulls"},
    {"remedy.fewer_points", "use at most {limit} vertices a hull"},
    {"remedy.flat_hulls", "delete these hulls, or make them thicker"},
    {"remedy.fewer_materials", "use at most {limit} materials"},
    {"remedy.fewer_vertices", "split the face, or simplify it"},
    {"remedy.simpler_level", "use a simpler model for this level of detail"},
    {"remedy.same_materials", "give every level of detail the same materials"},
    {"remedy.every_level", "generate this level of detail, or leave out the lower ones"},
    {"remedy.export_again", "export the model again"},
    {"remedy.high_level", "give a model for the high level of detail"},
    {"remedy.make_hull", "upload the model with a physics shape again"},
});

}  // namespace wb::asset

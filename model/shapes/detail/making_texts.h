#pragma once

#include "model/core/text.h"

namespace wb::making {

/// Why no physics shape is made, or one cannot be used.
inline constexpr TextTable makingTexts({
    {"making.would_be_refused", "was not written, because it would be refused at upload: {why}"},
    {"making.no_mesh",
     "Nothing that is selected is a mesh; only a mesh has a physics shape of its "
     "own."},
    {"making.missing", "its mesh is not there, so that there is nothing to make a shape of"},
    {"making.damaged",
     "its mesh is damaged; a shape that is made of what is left of it would not fit"},
    {"making.flat_hull",
     "Hull {number} of the mesh has next to no volume, so that its hulls cannot be edited."},
    {"making.nothing_free",
     "nothing is free: its physics decides its land impact whatever its "
     "shape"},
    {"making.unknown_ending",
     "The name {name} does not say what to write: a mesh asset (.llmesh), "
     "the viewer's file (.slm), or an object for the uploader "
     "(_PHYS.dae, _PHYS.obj) was expected."},
});

}  // namespace wb::making

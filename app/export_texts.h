#pragma once

#include "model/core/text.h"

namespace wb::app {

/// What the command export says, and others that write files for the uploader.
inline constexpr TextTable kitCommandTexts({
    {"export.about",
     "Write all files that the viewer's uploader needs: the model, three lower levels of detail, "
     "its physics, and a page that says what to choose there and what to do in world."},
    {"export.example",
     "Example: files and a page in the folder chair-upload\n"
     "  weighbridge export chair.obj --uploader chair-upload\n"
     "Example: as glTF, levels of detail off by 1 pixel at most, physics within 5 cm\n"
     "  weighbridge export chair.obj --uploader chair-upload --as glb --pixels 1 --within 5cm"},
    {"export.uploader", "The folder to write into; it is made if it is not there"},
    {"export.as", "The format of the files: {words}; {standard} if not given"},
    {"export.pixels",
     "By how many pixels of a screen of 1080 lines and 60° levels of detail may be off; "
     "{standard} if not given"},
    {"export.within",
     "How far the physics may be off, as in 4cm, 0.04m, 40mm or 2%; 5% if not given. Physics that "
     "the model brings along stays as it is"},
    {"export.no_passage", "Ignore whether avatars get through"},
    {"export.linkset", "Only this object, by name or id"},
    {"export.no_mesh", "has no mesh part, and the uploader takes meshes only"},
    {"export.one_object",
     "holds {count} objects, and these files are one: name it with --linkset, or use weighbridge "
     "export"},
    {"export.level_name",
     "{name} is a name of a lower level: name the model, as in {model}. The levels are written "
     "beside it"},
    {"export.base_hull",
     "its base hull is left out of the file: the uploader makes it by itself where there is no "
     "physics file for a part"},
    {"export.acts", "is not all: {page} says what is left to do in world"},
    {"export.no_levels",
     "levels of detail go into files of their own: -o NAME.dae or -o NAME.glb writes them all"},
    {"export.level_kind",
     "{name} is a name of a level for the uploader, which takes .dae and .glb: {model} was "
     "expected"},
});

}  // namespace wb::app

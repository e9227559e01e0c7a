#pragma once

#include "model/base/text.h"

namespace wb::app {

/// What the window and the commands that draw say.
inline constexpr TextTable drawingTexts({
    {"window.files",
     "Files or folders to open in the window, without a command; several become one scene"},
    {"window.separate", "Open each file in a window of its own"},
    {"window.no_display",
     "there is no display to open a window on; a command such as \"weighbridge report\" needs "
     "none"},
    {"render.about", "Draw a scene as a picture."},
    {"render.example",
     "Example: the costs of a project, from expensive (red) to cheap (blue)\n"
     "  weighbridge render market.weighbridge --view cost -o market.png"},
    {"render.picture", "The picture to write"},
    {"render.size", "Width and height in pixels; {standard} if not given"},
    {"render.size_form",
     "a width and a height from 1 to {limit} pixels were expected, as in 1280x960, not "
     "\"{text}\""},
    {"render.view",
     "What to show: {words}; {standard} if not given, or octree where there is nothing else. "
     "physics is the shape that each part is "
     "weighed as; cost colours several objects by their land impact, and of a single one the "
     "shapes "
     "that are weighed by what each triangle or hull costs; map is the land straight from above, "
     "each "
     "square "
     "coloured by the land impact that stands on a square metre of it; octree the octrees and the "
     "first ray of a .scene file with what it meets"},
    {"render.beside",
     "What to show to the right of it, from the same side, in halves of the picture: {words}"},
    {"render.explode",
     "How far to draw parts and hulls apart from each other: 0 not at all, 1 twice as far from the "
     "middle of their object, at most {most}"},
    {"render.explode_form", "a factor from 0 to {most} was expected, not \"{text}\""},
    {"render.orthographic", "Draw what is far as large as what is near"},
    {"render.transparent", "Leave the background clear"},
    {"render.legend", "Explain the colours below the picture, in addition to its size"},
    {"render.no_display",
     "no OpenGL 3.2 to draw with was found; a display is needed, and xvfb-run can provide one"},
    {"render.nothing", "has nothing that --view {view} draws"},
    {"render.no_picture", "the picture could not be drawn"},
});

}  // namespace wb::app

#pragma once

#include "model/core/text.h"

namespace wb::app {

/// What the command shapes says.
inline constexpr TextTable shapeCommandTexts({
    {"shapes.about",
     "Make physics shapes of few convex hulls for mesh parts, and show what each would cost and "
     "how "
     "far it is from what is seen."},
    {"shapes.example",
     "Example: the cheapest hulls within 4 cm of a chair, written as a mesh asset\n"
     "  weighbridge shapes chair.obj --within 4cm -o chair.llmesh\n"
     "Example: the closest that 3 PE buy\n"
     "  weighbridge shapes duck.dae --budget 3\n"
     "Example: linked prims instead of physics in the mesh, with a script that sets them in world\n"
     "  weighbridge shapes chair.obj --method prims -o chair-kit.dae\n"
     "Example: levels of detail that are off by 2 pixels at most\n"
     "  weighbridge shapes duck.dae --lods --pixels 2 -o duck.llmesh"},
    {"shapes.method",
     "Only these methods, with commas between: {words}. {meanings}. best: All that can win; this "
     "is "
     "the default. The shape with the lowest land impact is chosen; of several, the closest"},
    {"shapes.compare",
     "Try all methods, those too that others always beat; with --lods, levels of detail that are "
     "off by 0.5, 1, 2, 4 and 8 pixels too"},
    {"shapes.within",
     "The cheapest shape this close, as in 4cm, 0.04m, 40mm or 2%, a share of the diagonal of the "
     "part's box; 5% if not given"},
    {"shapes.within_form",
     "a distance as in 4cm, 0.04m, 40mm or 2% (above 0, at most 20% or 10000m) was expected, not "
     "\"{text}\""},
    {"shapes.budget",
     "Instead the closest shape at this physics cost of the part, in PE; auto for what streaming "
     "and server leave free"},
    {"shapes.budget_form", "a cost above 0, as in 3 or 0.5, or auto was expected, not \"{text}\""},
    {"shapes.hulls",
     "Hulls that another tool made of the same model, one for each mesh of this file; existing "
     "and drop begin with them instead of those that the part has"},
    {"shapes.hulls_of_one", "--hulls is for one part: name it with --linkset and --part"},
    {"shapes.keep_passage",
     "Keep passages and floors open to avatars; without this option, only where something is "
     "longer than {limit} m"},
    {"shapes.avatar",
     "How wide and high that avatar is, in metres, as in 0.8x2.4; {width}x{height} if not given"},
    {"shapes.avatar_form",
     "a width and a height from 0.1 to 10 m, as in 0.8x2.4, were expected, not \"{text}\""},
    {"shapes.no_passage", "Ignore whether avatars get through"},
    {"shapes.max_hulls", "At most so many hulls; {limit} if not given, as many as an asset holds"},
    {"shapes.max_vertices",
     "At most so many vertices in a hull; {limit} if not given, as many as the grid takes"},
    {"shapes.count_form", "a whole number from {least} to {limit} was expected, not \"{text}\""},
    {"shapes.output",
     "Write the scene with the chosen shapes (.weighbridge, .llmesh, .slm), one object with its "
     "levels of detail and physics for the uploader (.dae, .glb), or the shapes alone (_PHYS.dae, "
     "_PHYS.glb; _PHYS.obj for other tools). Linked hulls and prims go into .weighbridge, .dae and "
     ".glb; beside the latter a page says what to do in world"},
    {"shapes.hulls_as_objects",
     "In _PHYS.dae, _PHYS.glb and _PHYS.obj each hull is an object of its own, as other tools want "
     "it"},
    {"shapes.output_form",
     "a name that ends in .weighbridge, .llmesh, .mesh, .slm, .dae, .glb or _PHYS.obj was "
     "expected, "
     "not \"{name}\""},
    {"shapes.lods",
     "Make lower levels of detail instead: of each the fewest bytes, and so the least streaming "
     "cost, that are close enough where the grid switches to it"},
    {"shapes.pixels",
     "With --lods: by how many pixels of a screen of 1080 lines and 60° they may be off; "
     "{standard} if not given"},
    {"shapes.pixels_form", "pixels from {least} to {limit} were expected, not \"{text}\""},
    {"shapes.streaming",
     "With --lods: instead the closest at this streaming cost of the part, in PE"},
    {"shapes.streaming_form", "a cost from {least} to {limit} was expected, not \"{text}\""},
    {"shapes.no_levels_chosen",
     "no levels of detail that were made are what was asked for; it keeps those it has. A larger "
     "--streaming or --pixels allows more"},
    {"shapes.no_mesh", "has no mesh part, and only meshes have hulls of their own"},
    {"shapes.nothing_free",
     "no physics is free: streaming and server leave nothing that --budget auto could spend"},
    {"shapes.none_chosen",
     "no shape that was made is what was asked for; it keeps the one it has. A larger --within or "
     "--budget allows more"},
    {"shapes.none_keeps_ways",
     "every shape that was made for what is asked closes a way, or takes a floor away; it keeps "
     "the one it has. A smaller --within keeps more, and with --no-passage ways may close"},
    {"shapes.none_made", "no shape was made; it keeps the one it has"},
    {"shapes.none_used",
     "no shape that was made would be used, whatever --within or --budget allows; it keeps the one "
     "it has"},
    {"shapes.turn_upright",
     "Turn all by a quarter about the x axis first: a model whose file has z upwards where y was "
     "expected, so that passages are looked for as it will stand"},
    {"shapes.objects_where",
     "--hulls-as-objects is for -o NAME_PHYS.dae, NAME_PHYS.glb and NAME_PHYS.obj: nothing else "
     "has objects"},
});

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
    {"render.colour",
     "What colours tell: {words}; the view's own if not given. Where they tell nothing of what the "
     "view shows, its physics shapes are drawn"},
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

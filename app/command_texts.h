#pragma once

#include "model/core/text.h"

namespace wb::app {

/// Messages of the command shapes.
inline constexpr TextTable shapeCommandTexts({
    {"shapes.about",
     "Generate physics shapes or levels of detail for mesh parts, and show what each costs and how "
     "far it deviates from the visual mesh."},
    {"shapes.example",
     "Example: the cheapest shape within 4 cm of a chair, written as a mesh asset\n"
     "  weighbridge shapes chair.obj --within 4cm -o chair.llmesh\n"
     "Example: the closest shape that costs at most 3 PE\n"
     "  weighbridge shapes duck.dae --budget 3\n"
     "Example: linked prims instead of physics in the mesh, with a script that sets them up in "
     "world\n"
     "  weighbridge shapes chair.obj --method prims -o chair-kit.dae\n"
     "Example: levels of detail that deviate by at most 2 pixels\n"
     "  weighbridge shapes duck.dae --lods --pixels 2 -o duck.llmesh"},
    {"shapes.method",
     "Use only these methods, separated by commas: {words}. {meanings}. best: all methods that can "
     "give the best shape; this is the default. Shapes that the uploader changes are left "
     "out unless they are sure to be cheaper. Of the others, the one with the lowest land impact "
     "is chosen; if several tie, the one closest to the visual mesh"},
    {"shapes.compare",
     "Also try methods that never give the best shape, and show one box, Analyze on the model, and "
     "the model itself. With --lods, also generate levels of detail "
     "that deviate by at most 0.5, 1, 2, 4 and 8 pixels. With --lods and an option for physics "
     "shapes, such as --contact, show which combinations of levels and shapes are best for each "
     "object"},
    {"shapes.within",
     "Choose the cheapest shape within this deviation everywhere, such as 4cm, 0.04m, 40mm, or 2% "
     "(of the diagonal of the part's bounding box). Without --within and --budget, --contact and "
     "--elsewhere apply"},
    {"shapes.contact",
     "Instead of --within: maximum deviation where avatars walk, stand, sit or pass, such as 5cm. "
     "Elsewhere, --elsewhere applies. Default: 5cm, or 5% for parts with a diagonal below 1m"},
    {"shapes.elsewhere",
     "Instead of --within: maximum deviation where avatars do not walk, stand, sit or pass, such "
     "as 30cm. Default: 30cm, or 5% for parts with a diagonal below 1m, but at least --contact"},
    {"shapes.within_form",
     "expected a distance above 0 and at most 20% or 10000m, such as 4cm, 0.04m, 40mm or 2%; found "
     "\"{text}\""},
    {"shapes.budget",
     "Instead of --within: choose the closest shape with at most this physics cost for the part, "
     "in PE. With auto: the highest cost that does not raise the land impact"},
    {"shapes.budget_form",
     "expected a cost above 0 PE, such as 3 or 0.5, or \"auto\"; found \"{text}\""},
    {"shapes.hulls",
     "A file of hulls that another tool made for the same model, one hull per mesh. The methods "
     "\"existing\" and \"drop\" use these hulls instead of the part's own"},
    {"shapes.hulls_of_one",
     "--hulls works with only one part; name the part with --linkset and --part"},
    {"shapes.keep_passage",
     "Keep passages open and floors walkable for avatars, in parts of any size; by default, only "
     "in parts longer than {limit} m"},
    {"shapes.avatar",
     "Width and height of the avatar in meters, such as 0.8x2.4; default: {width}x{height}"},
    {"shapes.avatar_form",
     "expected a width and height from 0.1 to 10 m, such as 0.8x2.4; found \"{text}\""},
    {"shapes.no_passage", "Do not check whether physics shapes block passages or remove floors"},
    {"shapes.max_hulls", "Maximum number of hulls; default: {limit}, the limit for an asset"},
    {"shapes.max_vertices",
     "Maximum number of vertices in a hull; default: {limit}, the grid's limit"},
    {"shapes.count_form", "expected a whole number from {least} to {limit}, found \"{text}\""},
    {"shapes.output",
     "The file to write. The scene with the chosen shapes: .weighbridge, .llmesh, .slm. One object "
     "with levels of detail and physics, for the uploader: .dae, .glb. The shapes alone: "
     "_PHYS.dae, _PHYS.glb, or _PHYS.obj for other tools. Linked hulls and prims can be written to "
     ".weighbridge, .dae and .glb; with .dae and .glb, NAME-upload.html lists what to do in world"},
    {"shapes.hulls_as_objects",
     "In _PHYS.dae, _PHYS.glb and _PHYS.obj, make each hull a separate object, for tools that need "
     "one object per hull"},
    {"shapes.output_form",
     "\"{name}\" has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, "
     ".slm, .dae, .glb, _PHYS.obj"},
    {"shapes.lods",
     "Generate lower levels of detail instead of physics shapes. Each level is the smallest that "
     "looks accurate enough at the distance where the viewer switches to it, and therefore the "
     "cheapest to download. With an option for physics shapes, such as --within, generate both: "
     "the levels first, then shapes for the object with these levels"},
    {"shapes.levels_used",
     "uses the generated levels of detail. Download weight: {download} PE, previously "
     "{download_before} PE"},
    {"shapes.levels_used_were_unknown",
     "uses the generated levels of detail. Download weight: {download} PE, previously unknown"},
    {"shapes.levels_used_unknown",
     "uses the generated levels of detail. Their download weight is unknown"},
    {"shapes.compares_both",
     "with --lods and an option for physics shapes, --compare only shows combinations; leave out "
     "--output, --streaming and --budget"},
    {"shapes.no_combination",
     "no generated shape that the grid would use keeps passages open and floors walkable, so there "
     "is no combination to show. Allow blocked passages with --no-passage"},
    {"shapes.pixels",
     "With --lods: maximum deviation in pixels, on a screen with 1080 lines and a 60° field of "
     "view; default: {standard}"},
    {"shapes.pixels_form", "expected a number of pixels from {least} to {limit}, found \"{text}\""},
    {"shapes.streaming",
     "With --lods, instead of --pixels: maximum download weight of the part, in PE; the levels are "
     "as close to the mesh as this weight allows"},
    {"shapes.streaming_form",
     "expected a download weight from {least} to {limit} PE, found \"{text}\""},
    {"shapes.no_levels_chosen",
     "no generated levels of detail meet the goal, so the part keeps its existing levels. Increase "
     "--streaming or --pixels"},
    {"shapes.no_mesh",
     "no mesh parts found; physics shapes and levels of detail can be generated only for meshes"},
    {"shapes.no_hulls", "no meshes found; expected one mesh per hull"},
    {"shapes.nothing_free",
     "the download and server weights leave no PE for --budget auto; set --budget to a cost in PE, "
     "such as 3"},
    {"shapes.none_chosen",
     "no generated shape meets the goal, so the part keeps its existing shape. Increase --within "
     "or --budget"},
    {"shapes.none_by_zone",
     "no generated shape meets the goal, so the part keeps its existing shape. Increase --contact "
     "or --elsewhere"},
    {"shapes.none_keeps_ways",
     "every generated shape that meets the goal blocks a passage or removes a floor, so the part "
     "keeps its existing shape. Reduce --within, increase --budget, or allow blocked passages with "
     "--no-passage"},
    {"shapes.other_hulls",
     "the uploader replaces these hulls with its own, which cost {least} to {most} PE, so "
     "deviation and passages may differ in world. The \"arrives\" column says which shapes arrive "
     "as shown"},
    {"shapes.other_hulls_same",
     "the uploader replaces these hulls with its own, which cost {least} PE, so deviation and "
     "passages may differ in world. The \"arrives\" column says which shapes arrive as shown"},
    {"shapes.unknown_hulls",
     "the uploader replaces these hulls with its own, so cost, deviation and passages may differ "
     "in world. The \"arrives\" column says which shapes arrive as shown"},
    {"shapes.none_made", "no shape was generated, so the part keeps its existing shape"},
    {"shapes.none_used",
     "the grid would use none of the generated shapes, regardless of --within and --budget, so the "
     "part keeps its existing shape"},
    {"shapes.turn_upright",
     "First rotate everything by 90° around the x axis, for a model that lies on its back because "
     "its up axis is z, not y. Passages are checked after the rotation"},
    {"shapes.analyze_where",
     "Analyze on the model needs no hulls in this file; write -o NAME_PHYS.dae, which then holds "
     "the model itself for Analyze"},
    {"shapes.objects_where",
     "--hulls-as-objects works only with -o NAME_PHYS.dae, NAME_PHYS.glb or NAME_PHYS.obj"},
});

/// Messages of the window and of the commands that draw.
inline constexpr TextTable drawingTexts({
    {"window.files",
     "Without a command: files or folders to open in the window; several are combined into one "
     "scene"},
    {"window.separate", "Open each file in its own window"},
    {"window.no_display",
     "there is no display for the window; commands such as \"weighbridge report\" work without "
     "one"},
    {"window.not_started",
     "the program that draws, {program}, could not be started: {reason}; install Weighbridge "
     "again"},
    {"render.about", "Draw a scene as a picture."},
    {"render.example",
     "Example: the costs of a project, from blue (cheap) through red to violet (expensive)\n"
     "  weighbridge render market.weighbridge --view cost -o market.png"},
    {"render.picture", "The picture file to write"},
    {"render.size", "Width and height in pixels; default: {standard}"},
    {"render.size_form",
     "expected a width and height from 1 to {limit} pixels, such as 1280x960; found \"{text}\""},
    {"render.view",
     "What to show: {words}; default: {standard}, or octree if the scene has only octrees. With "
     "physics: the physics shape of each part. With cost: objects colored by land impact or, if "
     "the scene has only one object, its physics shapes colored by triangle and hull cost. With "
     "map: the land from above, each square colored by its land impact per square meter. With "
     "octree: the octrees, plus the first ray of a .scene file and what it hits. With "
     "picking-error: the octrees in gray, and the picking errors of the method chosen with "
     "--algorithm, colored by cause"},
    {"render.algorithm",
     "The method whose picking errors are shown: {words}; default: {standard}. With inexor: the "
     "published method; with engine: the method of Inexor's engine"},
    {"render.colour",
     "What the colors show: {words}; default: depends on --view. If the chosen colors do not apply "
     "to the view, the physics shapes are drawn instead"},
    {"render.beside",
     "What to show in the right half of the picture, from the same angle: {words}"},
    {"render.explode",
     "How far to move parts and hulls apart. 0: not at all; 1: twice as far from the center of "
     "their object; maximum: {most}"},
    {"render.explode_form", "expected a factor from 0 to {most}, found \"{text}\""},
    {"render.orthographic", "Draw without perspective"},
    {"render.transparent", "Make the background transparent"},
    {"render.legend", "Add a color legend below the picture, which makes the picture taller"},
    {"render.no_display", "no display with OpenGL 3.2 found; xvfb-run can provide one"},
    {"render.nothing", "has nothing to show with --view {view}"},
    {"render.no_picture", "the picture could not be drawn"},
});

}  // namespace wb::app

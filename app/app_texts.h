#pragma once

#include "model/core/text.h"

namespace wb::app {

/// What the command line says.
inline constexpr TextTable appTexts({
    {"app.about",
     "Weighbridge shows why an object in Second Life costs what it costs: it reads mesh assets and "
     "projects, weighs them term by term, and explains the result."},
    {"app.footer", "\"weighbridge COMMAND --help\" lists the options of each, with an example."},
    {"app.inputs", "Inputs"},
    {"app.commands", "Commands"},
    {"app.options", "Options"},
    {"app.usage", "Usage"},
    {"app.options_word", "OPTIONS"},
    {"app.command_word", "COMMAND"},
    {"app.needed", "REQUIRED"},
    {"app.not_beside", "Excludes"},
    {"app.help", "Show this help and end"},
    {"app.version", "Show the version and end"},
    {"app.man", "Print the manual page and end"},
    {"app.completion", "Print what completes commands in a shell and end: {words}"},
    {"app.times", " ({count} times)"},
    {"app.would_be_refused",
     "was not written, because it would be refused at upload: {why}; --anyway writes it"},
    {"app.progress", "{percent} % {file}"},
    {"app.cannot_print", "cannot be written: {reason}"},
    {"app.failed", "the work was given up: {reason}"},
    {"app.unknown_command", "\"{word}\" is no command; one of {commands} was expected{hint}"},
    {"app.unknown_option", "\"{word}\" is no option of \"{command}\"{hint}"},
    {"app.unexpected_word", "\"{word}\" was not expected; see \"{command} --help\""},
    {"app.needs_value", "{option} needs a value; see \"{command} --help\""},
    {"app.needs_word", "{word} is required; see \"{command} --help\""},
    {"app.excludes", "{option} excludes {other}"},
    {"app.incomplete_command", "\"{command}\" needs a word more: one of {commands}"},
    {"app.wrong_value", "{reason}"},

    {"man.name", "why an object in Second Life costs what it costs"},
    {"man.window", "Without a command it opens a window on the FILEs as one scene."},
    {"man.everywhere",
     "--help and --version may stand after any command. A result goes to standard output, or to a "
     "file that appears whole or not at all."},
    {"man.status",
     "0 when all is done, 1 when an input was refused, could be decoded only in part (but see "
     "--partial) or something could not be written (one line each on standard error says what), 2 "
     "for wrong usage."},

    {"option.lang",
     "Language of text: {words}; the environment's (LANG) if not given. CSV and JSON are the same "
     "in every language"},
    {"option.file", "Files to read; their kind is told by their content"},
    {"option.scenes",
     "Projects ({projects}), mesh assets ({mesh_assets}), objects ({objects}), 3D models "
     "({models}), or folders with any of them"},
    {"option.scene",
     "A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}) or a 3D model "
     "({models})"},
    {"option.scene_or_octrees",
     "A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}), a 3D model "
     "({models}) or octrees ({octrees})"},
    {"option.format", "How to write it: {words}; {standard} if not given"},
    {"option.by", "What a row stands for: {words}; {standard} if not given"},
    {"option.measured",
     "Costs that the grid measured: a CSV, a reply in LLSD or a viewer's chat log with lines of "
     "the "
     "measuring script; shown beside the estimates by linkset"},
    {"option.where",
     "Only rows like this, as in \"physics > 10 and (kind = mesh or not part contains old)\": "
     "columns by key or title; = != < <= > >= contains; and, or, not. Sums over regions stay "
     "whole"},
    {"option.compare",
     "Show the measured costs of the scene itself beside the estimates by linkset"},
    {"option.unknown_word", "one of {words} was expected, not \"{word}\"{hint}"},
    {"option.output",
     "Write to FILE instead of standard output: whole, or not at all. Its ending tells how where "
     "--format does not"},
    {"option.other_ending",
     "\"{file}\" ends as another format does; an ending like {endings} was expected"},
    {"option.only_csv", "has no effect: it is for CSV, and {format} is written"},
    {"option.profile",
     "Weigh under these constants instead of the scene's own: a built-in profile or a profile "
     "file"},
    {"option.nothing_named", "an empty text names nothing"},
    {"option.scenario",
     "Weigh under a scenario of the project instead of its own constants: its name"},
    {"option.thorough",
     "Search what takes minutes, too: levels of detail of meshes of very many triangles"},
    {"option.explain_against",
     "Say what changed since another state and what of it made the land impact another: an earlier "
     "version of the file, a built-in profile, a profile file, or a scenario of the project"},
    {"option.against",
     "Show what changes against another state: a built-in profile, a profile file, a scenario of "
     "the project, another file (an earlier version, say), or a folder, whose files are compared "
     "by their places in it. Changes are this less the other"},
    {"against.one_side", "is not in {folder}"},
    {"folder.nothing", "nothing was found that can be opened"},
    {"folder.refused",
     "Files and folders that were refused, of which nothing is counted here: {count}."},
    {"folder.left_alone", "Files of no kind that can be opened, which were left alone: {count}."},
    {"option.threads", "Threads to work on; as many as there are cores if not given"},
    {"option.threads_form", "a whole number from 1 to {limit} was expected, not \"{text}\""},
    {"option.unknown_against",
     "\"{word}\" is neither a file nor, for {file}, one of {known}{hint}"},
    {"option.unknown_profile",
     "\"{word}\" is neither a built-in profile ({profiles}) nor a file{hint}"},
    {"option.set", "Change one constant or choice; may be given again"},
    {"option.baked_profile",
     "Decide representations under these constants: a built-in profile or a profile file; "
     "second-life if not given"},
    {"option.baked_set", "Change one of the constants that are baked in; may be given again"},
    {"option.not_baked",
     "{key} is not baked into the tables, so queries can change it at any time; one of {keys} was "
     "expected"},
    {"option.set_or_range",
     "Change one constant or choice; may be given again. With FROM:TO:STEPS for its value, sweep "
     "over that constant"},
    {"option.set_form", "KEY=VALUE was expected, not \"{text}\""},
    {"option.size", "Size in metres; if not given 1,1,1, or a 3D model's own"},
    {"option.size_form",
     "three sizes from {smallest} to {largest} m were expected, as in 2,1,0.5, not \"{text}\""},
    {"option.shape_type",
     "Physics shape type: {words}; if not given, prim with a physics shape, else convex_hull"},
    {"option.physical", "Weigh as physical"},
    {"option.scripts", "Number of scripts in it; 0 if not given"},
    {"option.scripts_form", "a whole number from 0 to {limit} was expected, not \"{text}\""},
    {"option.partial",
     "End with 0 though a scene could be decoded only in part, so that costs are unknown"},
    {"option.csv_separator", "What stands between CSV cells: , ; | or tab; a comma if not given"},
    {"option.csv_bom", "Begin CSV with a byte order mark, as some spreadsheets want it"},
    {"option.anyway", "Write a file though it would be refused at upload"},
    {"option.make_lods",
     "Make the lower levels of detail that a 3D model lacks, each of a quarter of the triangles"},
    {"option.levels",
     "Where levels of detail come from that a 3D model lacks: {words}; uploader if not given"},
    {"option.linkset", "Only this linkset: its name or id, or #3 for the third"},
    {"option.part", "Only this part: its name or id, or #3 for the third"},
    {"option.only_bare",
     "{option} has no effect: it is for bare mesh assets (.llmesh, .mesh) and 3D models (.dae, "
     ".fbx, .glb, .gltf, .obj, .ply, .stl); other files say it themselves"},
    {"option.only_model",
     "{option} has no effect: it is for 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)"},
    {"option.memory",
     "What opening a file may hold in memory, as in 536870912, 512M or 2G, at least {smallest}; if "
     "not given, half of what is free, at most 2G"},
    {"option.no_cache", "Compute everything; neither read nor write the cache of earlier results"},
    {"option.memory_form",
     "bytes from {smallest}, as in 536870912, 512M or 2G, were expected, not \"{text}\""},
    {"option.group_bare", "Bare mesh assets and 3D models"},
    {"option.group_csv", "CSV"},

    {"page.no_pdf",
     "this program was built without its window, which makes PDF; write --format html instead and "
     "print that from a browser"},
    {"page.pdf_on_terminal", "PDF is nothing for a terminal; name a file to write with -o FILE"},

    {"help.about", "Show how the program or one of its commands is used."},
    {"help.command", "The command; the program itself if not given"},
    {"help.example",
     "Example: what report can do\n"
     "  weighbridge help report"},
    {"inspect.about", "Show what is in a file and everything the grid would refuse about it."},
    {"inspect.example",
     "Example: the levels of detail, physics shapes and findings of an asset\n"
     "  weighbridge inspect chair.llmesh"},
    {"report.about", "Weigh scenes and write a table, or a page to send or print."},
    {"report.example",
     "Example: all parts of a project, under a softer penalty, for a spreadsheet\n"
     "  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv"},
    {"explain.about", "Say in words why a scene's linksets cost what they cost."},
    {"explain.example",
     "Example: why a chair of 2 × 1 × 1 m costs what it costs\n"
     "  weighbridge explain chair.llmesh --size 2,1,1"},
    {"pick.about", "Cast rays into the octrees of a scene and say what each meets first."},
    {"pick.example",
     "Example: what is below a point, by the exact way and by the published one\n"
     "  weighbridge pick rocks.scene --ray \"4 4 50 0 0 -1\"\n"
     "  weighbridge pick rocks.scene --ray \"4 4 50 0 0 -1\" --algorithm inexor"},
    {"pick.scene",
     "Octrees: with rays as text (.scene), of Inexor (.nxoc), a Cube 2 map (.ogz) or a project's "
     "(.weighbridge)"},
    {"pick.ray",
     "A ray instead of the scene's own: origin, direction of any length, and the depth at which "
     "cubes count as full; may be given again"},
    {"pick.no_rays", "has no rays; --ray \"OX OY OZ DX DY DZ [DEPTH]\" was expected"},
    {"pick.algorithm",
     "How to cast: {words}; {standard} if not given. inexor is the published method, which is "
     "wrong in known ways"},
    {"pick.indentation",
     "What NORMAL cubes are: {words}; {standard} if not given. mesh is their 12 triangles, ignore "
     "the full box"},
    {"pick.trace",
     "Tell each step of every cast: bounds that are not met and how far they are passed, "
     "candidates, what is not tested, the nearest approach of a miss; and why the published method "
     "finds something else"},
    {"convert.about", "Write a scene in another form; the ending of OUT says in which."},
    {"convert.example",
     "Example: an archive of OpenSim as a project, a mesh asset as a model for any 3D program\n"
     "  weighbridge convert home.oar home.weighbridge\n"
     "  weighbridge convert chair.llmesh chair.glb\n"
     "Example: a model as cubes, and those as a mesh asset with a hull for each box\n"
     "  weighbridge convert rock.obj rock.scene --depth 4 --fill solid\n"
     "  weighbridge convert rock.scene rock.llmesh --octree boxes"},
    {"convert.out",
     "The file to write, whole or not at all: .weighbridge, .llmesh, .slm, .obj or .glb; octrees "
     "as .scene or .nxoc, which parts become octrees for. NAME_LOD2, _LOD1, _LOD0 or _PHYS with "
     ".dae "
     "or .glb is that level alone, for the uploader"},
    {"convert.depth", "Levels of the octrees that parts become; {standard} if not given"},
    {"convert.octree",
     "What octrees become where OUT is not one: {words}; {standard} if not given. Parts with the "
     "octree's surface, and for physics a hull for each of its boxes or that surface"},
    {"convert.only_of_octrees",
     "{option} has no effect: it is for octrees that are written as .weighbridge, .llmesh, .slm, "
     ".obj or .glb"},
    {"convert.only_to_octrees",
     "{option} has no effect: it is for parts that are written as octrees (.scene, .nxoc)"},
    {"convert.format",
     "a name that ends in .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .scene or .nxoc was "
     "expected, not \"{name}\""},
    {"option.depth_form", "a whole number from 1 to {limit} was expected, not \"{text}\""},
    {"option.fill",
     "Which cubes of an octree made of a mesh are filled: {words}; {standard} if not given. "
     "surface "
     "is all that a triangle touches, solid also what they enclose"},
    {"voxels.about",
     "Show what the physics of parts could be made of, octrees among it, and what each would "
     "cost."},
    {"voxels.example",
     "Example: a chair's own physics shapes beside octrees of up to 6 levels\n"
     "  weighbridge voxels chair.llmesh --depth 6 --fill solid"},
    {"voxels.levels", "Compare octrees of 1 to this many levels; {standard} if not given"},
    {"sweep.about",
     "Show how costs follow the size of a scene or one constant, step by step, and the floors, "
     "caps and thresholds that are met between steps."},
    {"sweep.example",
     "Example: a chair from half to twice its size in 16 steps\n"
     "  weighbridge sweep chair.weighbridge --scale 0.5:2:16"},
    {"sweep.scale", "Scale the sizes and distances of all parts"},
    {"sweep.one_axis",
     "one range was expected, --scale FROM:TO:STEPS or --set KEY=FROM:TO:STEPS, not {count}"},
    {"sweep.choice",
     "{key} is a choice between {words}, not a number; a range can be given for a constant only"},
    {"sensitivity.about",
     "Show how much every constant matters: derivatives of the costs, elasticities, and the cliffs "
     "(floors, caps, thresholds) that a constant is at or near."},
    {"sensitivity.example",
     "Example: which constants a market's land impact follows most\n"
     "  weighbridge sensitivity market.weighbridge --format text"},
    {"fragility.about",
     "Show how much physics costs move when vertices are moved at random: by half a step of the "
     "format, and by 0.1 µm to 0.1 mm. Costs without triangles do not move."},
    {"fragility.example",
     "Example: whether a wall only costs what it does because of rounding\n"
     "  weighbridge fragility market.weighbridge --linkset \"Spoilt wall\""},
    {"evidence.about",
     "Show what people measured in world or printed for each constant, and how far the rules are "
     "from it."},
    {"evidence.example",
     "Example: how well what a hull costs is known\n"
     "  weighbridge evidence hull_cost"},
    {"evidence.key", "A constant; if not given, all of them"},
    {"calibrate.about",
     "Find the constants under which a scene costs what the grid measured, with their standard "
     "errors."},
    {"calibrate.example",
     "Example: what a hull and its points cost, by measurements\n"
     "  weighbridge calibrate market.weighbridge --measured costs.csv \\\n"
     "    --fit hull_cost,hull_vertex_cost -o measured.json"},
    {"calibrate.measured",
     "Costs that the grid measured: a CSV, a reply in LLSD or a viewer's chat log with lines of "
     "the measuring script; if not given, those of the scene itself"},
    {"calibrate.published",
     "Fit to what people measured and published too, as weighbridge evidence lists it; SCENE may "
     "then be left out"},
    {"calibrate.needs_scene", "{option} needs SCENE: without one there is nothing it could name"},
    {"calibrate.fit", "The constants to find, with commas between"},
    {"calibrate.output", "Write the profile that was found to a file, for --profile"},
    {"calibrate.show", "What to print: {words}; {standard} if not given"},
    {"statistics.about",
     "Write all that costs are made of as tables, one row a part, for a database or any engine "
     "that reads CSV: whole grids, file by file."},
    {"statistics.example",
     "Example: a folder of archives as five CSV files, and as an SQLite database\n"
     "  weighbridge statistics archives -o parts.csv.gz\n"
     "  weighbridge statistics archives -o grid.sqlite\n"
     "Example: the tables, and what their columns mean\n"
     "  weighbridge statistics --schema sqlite"},
    {"statistics.output",
     "The tables to write: parts as .csv or .csv.gz, with NAME.linksets, .regions, .sources and "
     ".meta beside it, or all as an SQLite database (.sqlite, .sqlite3, .db). Where it was ended "
     "too early, the same command goes on"},
    {"statistics.ending",
     "a name that ends in .csv, .csv.gz, .sqlite, .sqlite3 or .db was expected, not \"{file}\""},
    {"statistics.schema",
     "Instead print the tables and the meaning of their columns as SQL for: {words}"},
    {"sql.about",
     "Ask the tables of weighbridge statistics what they cost: print the question as SQL for an "
     "engine of your own, or run it on an SQLite file or a PostgreSQL server."},
    {"sql.example",
     "Example: a query for DuckDB, and one about a whole grid run here\n"
     "  weighbridge sql --by region --dialect duckdb\n"
     "  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \\\n"
     "    --run grid.sqlite\n"
     "Example: a folder of archives, loaded into a server first\n"
     "  weighbridge sql --run postgresql://localhost/grid archives --by region"},
    {"sql.scenes",
     "With --run: files or folders that are loaded first, where they are not there yet; as for "
     "statistics"},
    {"sql.against",
     "Show what changes against another profile: a built-in one or a profile file. Changes are "
     "this less the other"},
    {"sql.dialect", "The engine whose SQL is printed: {words}; {standard} if not given"},
    {"sql.run",
     "Run the query instead of printing it: on an SQLite file, or a PostgreSQL server named as "
     "postgresql://… or host=… dbname=…"},
    {"sql.needs_run", "{option} needs --run: without it the query is only printed"},
    {"sql.baked",
     "{key} is baked into the tables, so a printed query cannot follow it: leave it out, make the "
     "tables under it, or ask them with --run"},
    {"option.query_profile",
     "Weigh under these constants: a built-in profile or a profile file; second-life if not given"},
    {"profile.about", "Show the constants that scenes are weighed under."},
    {"profile.example",
     "Example: in what the published document's rules differ from today's\n"
     "  weighbridge profile diff second-life wiki-2011"},
    {"profile.list_about", "List the built-in profiles."},
    {"profile.list_example", "Example:\n  weighbridge profile list"},
    {"profile.show_about", "Show every constant and choice of a profile."},
    {"profile.show_example",
     "Example: all constants as CSV\n"
     "  weighbridge profile show second-life --format csv"},
    {"profile.diff_about", "Show only what differs between two profiles."},
    {"profile.name", "A built-in profile or a profile file"},
});

}  // namespace wb::app

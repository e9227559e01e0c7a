#pragma once

#include "model/core/text.h"

namespace wb::app {

/// Messages of the command line.
inline constexpr TextTable appTexts({
    {"app.about",
     "Weighbridge shows why an object in Second Life costs what it costs. It reads mesh assets, 3D "
     "models and projects, calculates their weights term by term, and explains the result."},
    {"app.footer",
     "\"weighbridge COMMAND --help\" lists a command's options and shows an example."},
    {"app.inputs", "Inputs"},
    {"app.commands", "Commands"},
    {"app.options", "Options"},
    {"app.usage", "Usage"},
    {"app.options_word", "OPTIONS"},
    {"app.command_word", "COMMAND"},
    {"app.needed", "REQUIRED"},
    {"app.not_beside", "Excludes"},
    {"app.help", "Show this help and exit"},
    {"app.version", "Show the version and exit"},
    {"app.man", "Print the manual page and exit"},
    {"app.completion", "Print the completion script for a shell ({words}) and exit"},
    {"app.times", " ({count} times)"},
    {"app.would_be_refused",
     "was not written, because the upload would be refused (use --anyway to write it). {why}"},
    {"output.other_file",
     "was not replaced, because no earlier run of this report wrote it; rename it, or choose "
     "another name with -o"},
    {"app.progress", "{percent}% {file}"},
    {"app.cannot_print", "cannot be written: {reason}"},
    {"app.failed", "stopped because of an unexpected error: {reason}"},
    {"app.unknown_command", "unknown command \"{word}\"; commands: {commands}{hint}"},
    {"app.unknown_option", "unknown option \"{word}\" for \"{command}\"{hint}"},
    {"app.unexpected_word", "unexpected argument \"{word}\"; see \"{command} --help\""},
    {"app.command_first", "put the command first: {command} {file}"},
    {"app.filter_instead", "\"{command}\" has no {option}; use --where \"{key} = NAME\""},
    {"app.needs_value", "{option} needs a value; see \"{command} --help\""},
    {"app.needs_word", "{word} is required; see \"{command} --help\""},
    {"app.excludes", "{option} cannot be used with {other}"},
    {"app.incomplete_command", "\"{command}\" needs a subcommand: one of {commands}"},
    {"app.wrong_value", "{reason}"},

    {"man.name", "show why an object in Second Life costs what it costs"},
    {"man.window", "Without a command, the given files open in a window as one scene."},
    {"man.everywhere",
     "--help and --version can follow any command. Results go to standard output or to a file, "
     "which is written completely or not at all."},
    {"man.status",
     "0: success. 1: an input was refused or could not be read completely (without --partial), or "
     "an output could not be written. Each problem is reported on its own line on standard error. "
     "2: usage error."},

    {"option.lang",
     "Language: {words}; default: from the environment (LANG). CSV and JSON are the same in every "
     "language"},
    {"option.file", "Files to read; the type is detected from the content"},
    {"option.scenes",
     "Projects ({projects}), mesh assets ({mesh_assets}), objects ({objects}), 3D models "
     "({models}), or folders that contain them"},
    {"option.scene",
     "A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}) or a 3D model "
     "({models})"},
    {"option.scene_or_octrees",
     "A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}), a 3D model "
     "({models}) or octrees ({octrees})"},
    {"option.format", "Output format: {words}; default: {standard}"},
    {"option.by", "What each row shows: {words}; default: {standard}"},
    {"option.measured",
     "Costs measured by the grid: a CSV file, an LLSD reply, or a viewer's chat log with lines "
     "from the measuring script. The measured costs are shown beside each linkset's estimates"},
    {"option.where",
     "Only rows that match an expression, such as \"physics > 10 and (accounting = legacy or not "
     "linkset contains old)\". Refer to columns by key or title. Operators: = != < <= > >= "
     "contains; and, or, not. Region totals still include all rows"},
    {"option.compare", "Show the scene's own measured costs beside each linkset's estimates"},
    {"option.period", "{reason}; use a period as the decimal separator"},
    {"option.unknown_word", "expected one of {words}; found \"{word}\"{hint}"},
    {"option.output",
     "Write to FILE instead of standard output, completely or not at all. The extension of FILE "
     "sets the format unless --format does"},
    {"option.other_ending",
     "\"{file}\" has the extension of another format; supported extensions: {endings}"},
    {"option.only_csv", "has no effect on {format} output; it applies only to CSV"},
    {"option.profile",
     "Weigh with these constants instead of the scene's own: a built-in profile or a profile file"},
    {"option.nothing_named", "the value must not be empty"},
    {"option.scenario",
     "Weigh with the constants of the named scenario instead of the project's own"},
    {"option.thorough",
     "Also search for simpler levels of detail for meshes with more than 6,000 triangles; the "
     "search takes several minutes"},
    {"option.explain_against",
     "Report why the land impact is different in another state: an earlier version of the file, a "
     "built-in profile, a profile file, or a scenario"},
    {"option.against",
     "Show changes from another state: a built-in profile, a profile file, a scenario of the "
     "project, another file, or a folder. Files in folders are matched by their relative paths. "
     "Each change is the current value minus the value in that state"},
    {"against.one_side", "is missing from {folder}"},
    {"folder.nothing", "no supported files found"},
    {"folder.refused", "Files and folders left out because they could not be read: {count}."},
    {"folder.left_alone", "Files left out because their type is not supported: {count}."},
    {"option.threads", "Number of threads; default: the number of cores"},
    {"option.threads_form", "expected a whole number from 1 to {limit}, found \"{text}\""},
    {"option.unknown_against",
     "\"{word}\" is not a file, a built-in profile, or a scenario of {file}; profiles and "
     "scenarios: {known}{hint}"},
    {"option.unknown_profile",
     "\"{word}\" is neither a built-in profile ({profiles}) nor a file{hint}"},
    {"option.set", "Change a constant or choice; repeatable"},
    {"option.baked_profile",
     "Constants to bake into the tables: a built-in profile or a profile file; default: "
     "second-life"},
    {"option.baked_set", "Change a constant that is baked into the tables; repeatable"},
    {"option.not_baked",
     "{key} is not baked into the tables; change it with \"weighbridge sql\" instead, or set one "
     "of {keys}"},
    {"option.set_or_range",
     "Change a constant or choice; repeatable. To sweep over a constant, give FROM:TO:STEPS as its "
     "value"},
    {"option.set_form", "expected KEY=VALUE, found \"{text}\""},
    {"option.size",
     "Size in meters; default: 1,1,1 for a mesh asset, the model's own size for a 3D model"},
    {"option.size_form",
     "expected three sizes from {smallest} to {largest} m, such as 2,1,0.5; found \"{text}\""},
    {"option.shape_type",
     "Physics shape type: {words}; default: prim if there is a physics shape, otherwise "
     "convex_hull"},
    {"option.physical", "Weigh the object as physical"},
    {"option.scripts", "Number of scripts in the object; default: 0"},
    {"option.scripts_form", "expected a whole number from 0 to {limit}, found \"{text}\""},
    {"option.partial",
     "Exit with status 0 even if a scene could not be read completely and some costs are unknown"},
    {"option.csv_separator",
     "Separator between CSV cells: \",\", \";\", \"|\" or tab; default: a comma"},
    {"option.csv_separator_form", "expected \",\", \";\", \"|\" or tab, found \"{text}\""},
    {"option.csv_bom", "Begin CSV with a byte order mark, which some spreadsheets need"},
    {"option.anyway", "Write a file even if the upload would be refused"},
    {"option.make_lods",
     "Generate the lower levels of detail that a 3D model lacks, each with one-quarter as many "
     "triangles as the level above"},
    {"option.levels",
     "Where a 3D model's missing levels of detail come from: {words}; default: uploader"},
    {"option.may_lie",
     "{kind} files do not say which way is up. If the model lies on its back, add --turn-upright"},
    {"option.linkset", "Only this linkset: its name or id, or #3 for the third"},
    {"option.part", "Only this part: its name or id, or #3 for the third"},
    {"option.only_bare",
     "{option} has no effect; it applies only to bare mesh assets (.llmesh, .mesh) and 3D models "
     "(.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)"},
    {"option.only_model",
     "{option} has no effect; it applies only to 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, "
     ".stl)"},
    {"option.memory",
     "Memory limit for opening a file, in bytes or with a unit (512M, 2G); minimum: {smallest}; "
     "default: half the free memory, but at most 2G"},
    {"option.allow_outside",
     "Let projects read files outside their own folder; use this option only for projects you "
     "trust"},
    {"option.no_cache", "Calculate everything; do not use cached results"},
    {"option.memory_form",
     "expected at least {smallest} bytes, such as 536870912, 512M or 2G; found \"{text}\""},
    {"option.group_bare", "Bare mesh assets and 3D models"},
    {"option.group_csv", "CSV"},

    {"page.no_pdf",
     "this build has no window, so it cannot write PDFs; use --format html and print the page from "
     "a browser"},
    {"page.pdf_on_terminal", "a PDF cannot be shown in a terminal; name a file with -o FILE"},

    {"help.about", "Show how to use the program or one of its commands."},
    {"help.command", "The command to show help for; default: the program itself"},
    {"help.example", "Example: how to use the command \"report\"\n  weighbridge help report"},
    {"inspect.about", "Show the contents of a file and anything in it that the grid would refuse."},
    {"inspect.example",
     "Example: the levels of detail, physics shapes and findings of an asset\n"
     "  weighbridge inspect chair.llmesh"},
    {"inspect.cell",
     "Show which sandbox restrictions are active on this system, for each process that reads 3D "
     "models or archives"},
    {"cell.reader", "reader"},
    {"cell.wall", "restriction"},
    {"cell.holds", "active"},
    {"cell.meaning", "meaning"},
    {"report.about",
     "Weigh scenes and write the results as a table, or as a page to send or print."},
    {"report.by_parcel",
     "parcels are listed by --by region --against PROFILE, and on pages (--format html)"},
    {"report.only_rows", "This page lists only rows where {filter}. Totals include everything."},
    {"report.no_match", "no rows match"},
    {"report.example",
     "Example: all parts of a project, with a lower penalty per area, for a spreadsheet\n"
     "  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv"},
    {"explain.about", "Explain in words why a scene's linksets cost what they cost."},
    {"explain.example",
     "Example: why a chair of 2 × 1 × 1 m costs what it costs\n"
     "  weighbridge explain chair.llmesh --size 2,1,1"},
    {"pick.about", "Cast rays into the octrees of a scene and show what each ray hits first."},
    {"pick.example",
     "Example: what is below a point, according to the exact method and the published method\n"
     "  weighbridge pick rocks.scene --ray \"4 4 50 0 0 -1\"\n"
     "  weighbridge pick rocks.scene --ray \"4 4 50 0 0 -1\" --algorithm inexor\n"
     "Example: rays from a file, with the hits as CSV\n"
     "  weighbridge pick rocks.scene --rays rays.txt --format csv -o hits.csv"},
    {"pick.scene",
     "Octrees: a text file with rays (.scene), an Inexor file (.nxoc), a Cube 2 map (.ogz), or a "
     "project with octrees (.weighbridge)"},
    {"pick.ray",
     "A ray to cast instead of the scene's own: origin, direction (any length) and, optionally, "
     "the depth at which cubes count as full; repeatable"},
    {"pick.rays",
     "Rays to cast instead of the scene's own, from a file (- for standard input): one per line, "
     "or as binary records"},
    {"pick.point",
     "Show the leaf that contains this point, how deep the point is inside the leaf, and the "
     "nearest face; repeatable"},
    {"pick.points",
     "Like --point, but for points from a file (- for standard input): X Y Z on each line"},
    {"pick.sphere", "Show the leaves that this sphere touches; repeatable"},
    {"pick.box", "Show the leaves touched by the box with these two opposite corners; repeatable"},
    {"pick.minimise",
     "Find the first ray that the method chosen with --algorithm (default here: inexor) gets "
     "wrong. Print the smallest scene and ray that still show the error, and a GoogleTest test for "
     "the error"},
    {"pick.nothing_to_minimise", "the chosen method agrees with the exact method on every ray"},
    {"pick.not_together", "{option} cannot be used with {other}"},
    {"pick.numbers", "expected {count} numbers separated by commas"},
    {"pick.unreadable", "cannot be read: {reason}"},
    {"pick.no_rays", "has no rays; use --ray \"OX OY OZ DX DY DZ [DEPTH]\""},
    {"pick.algorithm",
     "Casting method: {words}; default: {standard}. \"inexor\" is the published method, which "
     "fails in known cases; \"engine\" is the method of Inexor's engine"},
    {"pick.indentation",
     "How to treat NORMAL cubes: {words}; default: {standard}. With \"mesh\": as their 12 "
     "triangles. With \"ignore\": as full boxes"},
    {"pick.trace",
     "Show each step of every cast: bounds missed and by how far, candidates, untested cubes, and "
     "the closest approach of a miss. If the method's result differs from the exact one, also show "
     "why"},
    {"convert.about",
     "Write a scene in another format; the extension of OUT determines the format."},
    {"convert.example",
     "Example: an OpenSim archive as a project, and a mesh asset as a model for any 3D program\n  "
     "weighbridge convert home.oar home.weighbridge\n  weighbridge convert chair.llmesh "
     "chair.glb\nExample: a model as cubes, and the cubes as a mesh asset with one hull per box\n  "
     "weighbridge convert rock.obj rock.scene --depth 4 --fill solid\n  weighbridge convert "
     "rock.scene rock.llmesh --octree boxes"},
    {"convert.out",
     "The output file, written completely or not at all. Types: .weighbridge, .llmesh, .mesh, "
     ".slm, .obj, .glb, .stl, .ply; and .scene or .nxoc, which store parts as octrees. To write "
     "only one lower level of detail or the physics shape for the uploader, use NAME_LOD2, _LOD1, "
     "_LOD0 or _PHYS with .dae or .glb"},
    {"convert.depth", "Number of levels in octrees made from parts; default: {standard}"},
    {"convert.octree",
     "What octrees become in other formats: {words}; default: {standard}. With \"boxes\": a part "
     "with the octree's surface, and one hull per box for physics. With \"surface\": the same "
     "part, with that surface for physics"},
    {"convert.keep_structure",
     "Keep OCTANTs of eight SOLID cubes in an Inexor file (.nxoc). Without this option, each is "
     "written as one SOLID cube, because Inexor's engine crashes when it reads such an OCTANT"},
    {"convert.only_to_nxoc",
     "--keep-structure has no effect; it applies only to octrees written as .nxoc"},
    {"convert.only_of_octrees",
     "{option} has no effect; it applies only to octrees written as .weighbridge, .llmesh, .mesh, "
     ".slm, .obj, .glb, .stl or .ply"},
    {"convert.octree_form",
     "has only octrees; choose how to write them with --octree boxes or --octree surface"},
    {"convert.one_object",
     "the scene has {count} objects, but a file for the uploader can hold only one; use "
     "\"weighbridge export\" with --linkset"},
    {"convert.only_to_octrees",
     "{option} has no effect; it applies only to parts written as octrees (.scene, .nxoc)"},
    {"convert.format",
     "\"{name}\" has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, "
     ".slm, .obj, .glb, .stl, .ply, .scene, .nxoc"},
    {"option.depth_form", "expected a whole number from 1 to {limit}, found \"{text}\""},
    {"option.fill",
     "Which cubes to fill when a mesh becomes an octree: {words}; default: {standard}. With "
     "\"surface\": those that a triangle touches. With \"solid\": also those that the surface "
     "encloses"},
    {"voxels.about",
     "Show the possible physics shapes of parts, including shapes made from octrees, and what each "
     "would cost."},
    {"voxels.example",
     "Example: a chair's existing physics shapes compared with octrees of up to 6 levels\n"
     "  weighbridge voxels chair.llmesh --depth 6 --fill solid"},
    {"voxels.levels", "Compare octrees of up to this many levels; default: {standard}"},
    {"sweep.about",
     "Show how costs depend on a scene's size or on one constant, step by step, and which floors, "
     "caps and thresholds each step crosses."},
    {"sweep.example",
     "Example: a chair from half to twice its size in 16 steps\n"
     "  weighbridge sweep chair.weighbridge --scale 0.5:2:16"},
    {"sweep.scale", "Scale the sizes of all parts and the distances between them"},
    {"sweep.one_axis",
     "expected one range (--scale FROM:TO:STEPS or --set KEY=FROM:TO:STEPS), found {count}"},
    {"sweep.choice", "{key} is a choice ({words}), not a number; only constants can have a range"},
    {"sensitivity.about",
     "Show how much every constant matters: derivatives of the costs, elasticities, and the cliffs "
     "(floors, caps, thresholds) that a cost is at or near."},
    {"sensitivity.example",
     "Example: which constants a market's land impact depends on most\n  weighbridge sensitivity "
     "market.weighbridge --format text"},
    {"fragility.about",
     "Show how physics costs change when vertices move at random: by half a quantization step, and "
     "by 0.1 µm to 0.1 mm. Costs that do not depend on triangles stay the same."},
    {"fragility.example",
     "Example: whether a wall is expensive only because of rounding\n  weighbridge fragility "
     "market.weighbridge --linkset \"Sliver wall\""},
    {"evidence.about",
     "Show the values that people measured in world or published for each constant, and how far "
     "the rules deviate from them."},
    {"evidence.example",
     "Example: how well the cost of a hull is known\n  weighbridge evidence hull_cost"},
    {"evidence.nothing", "Nothing was measured for {key}. Its value is stated in: {source}"},
    {"evidence.key", "A constant; default: all constants"},
    {"calibrate.about",
     "Find the constants that reproduce the costs measured by the grid, and show the standard "
     "error of each constant."},
    {"calibrate.example",
     "Example: what a hull and its vertices cost, according to measurements\n  weighbridge "
     "calibrate market.weighbridge --measured costs.csv \\\n    --fit hull_cost,hull_vertex_cost "
     "-o measured.json"},
    {"calibrate.measured",
     "Costs measured by the grid: a CSV file, an LLSD reply, or a viewer's chat log with lines "
     "from the measuring script. Default: the scene's own measured costs"},
    {"calibrate.published",
     "Also fit the constants to published measurements, as listed by \"weighbridge evidence\"; "
     "SCENE is then optional"},
    {"calibrate.needs_scene", "{option} needs SCENE"},
    {"calibrate.fit", "The constants to find, separated by commas"},
    {"calibrate.output", "Write the resulting profile to a file, for use with --profile"},
    {"calibrate.show", "What to print: {words}; default: {standard}"},
    {"statistics.about",
     "Write all the data from which costs are calculated, including one row for each part, for a "
     "database or any other program that reads CSV. Whole grids are read file by file."},
    {"statistics.example",
     "Example: a folder of archives as five CSV files, and as an SQLite database\n"
     "  weighbridge statistics archives -o parts.csv.gz\n"
     "  weighbridge statistics archives -o grid.sqlite\n"
     "Example: the tables, and what their columns mean\n"
     "  weighbridge statistics --schema sqlite\n"
     "Example: list the files for ten machines to share, then read the third share\n"
     "  weighbridge statistics archives --manifest grid.manifest\n"
     "  weighbridge statistics --manifest grid.manifest --shard 3/10 -o parts-3.csv.gz"},
    {"statistics.output",
     "Write the parts to a .csv or .csv.gz file, with NAME.linksets, .regions, .sources and .meta "
     "beside it. Or write all tables to an SQLite database (.sqlite, .sqlite3, .db). After an "
     "interruption, run the same command to continue"},
    {"statistics.ending",
     "\"{file}\" has an unsupported file type; supported types: .csv, .csv.gz, .sqlite, .sqlite3, "
     ".db"},
    {"statistics.schema",
     "Instead of writing tables, print SQL for one engine ({words}): the tables, the meaning of "
     "their columns, and the commands that load the files. With --output, the commands load the "
     "files named there"},
    {"statistics.manifest",
     "Share work among machines: with SCENE, write a list of the files to read; with --shard, read "
     "this list"},
    {"statistics.shard",
     "Read one share (K of N) of the files that the manifest lists. All shares contain about the "
     "same number of bytes. To combine the shares, load all their CSV files into one database"},
    {"statistics.shard_word",
     "expected K/N, with K from 1 to N and N up to {limit}; found \"{word}\""},
    {"statistics.listed",
     "\"{file}\" cannot be used with --shard; the manifest lists the files to read"},
    {"statistics.needs", "{option} needs {other}"},
    {"statistics.shard_csv",
     "\"{file}\" has an unsupported file type; supported types with --shard: .csv, .csv.gz"},
    {"sql.about",
     "Query costs in the tables that \"weighbridge statistics\" writes. The query is printed as "
     "SQL for your own engine, or run on an SQLite file or a PostgreSQL server."},
    {"sql.example",
     "Example: a query for DuckDB, and one that is run on a whole grid\n  weighbridge sql --by "
     "region --dialect duckdb\n  weighbridge sql --by grid --set triangle_constant=0.04 --against "
     "second-life \\\n    --run grid.sqlite\nExample: load a folder of archives into a server, "
     "then run a query\n  weighbridge sql --run postgresql://localhost/grid archives --by region"},
    {"sql.scenes",
     "With --run: files or folders to load first, as for \"weighbridge statistics\", unless they "
     "are already loaded"},
    {"sql.against",
     "Show changes from another profile: a built-in profile or a profile file. Each change is the "
     "value under the current profile minus the value under the other profile"},
    {"sql.dialect", "The engine to print SQL for: {words}; default: {standard}"},
    {"sql.stage",
     "What to print for tables spread over several machines: {words}; default: {standard}. Run the "
     "\"shard\" query on each machine, put all rows into one table named weighbridge_partial, and "
     "run the \"merge\" query on that table"},
    {"sql.run",
     "Run the query instead of printing it: on an SQLite file, or on a PostgreSQL server given as "
     "postgresql://… or host=… dbname=…"},
    {"sql.needs_run", "{option} needs --run; otherwise the query is only printed"},
    {"sql.baked",
     "{key} is baked into the tables, so a printed query cannot change it; set it with "
     "\"weighbridge statistics\" instead, or use --run"},
    {"option.query_profile",
     "Weigh with these constants: a built-in profile or a profile file; default: second-life"},
    {"profile.about", "Show the constants that costs are based on."},
    {"profile.example",
     "Example: how the rules of the published Mesh Physics document differ from today's\n  "
     "weighbridge profile diff second-life wiki-2011"},
    {"profile.list_about", "List the built-in profiles."},
    {"profile.list_example", "Example:\n  weighbridge profile list"},
    {"profile.show_about", "Show every constant and choice in a profile."},
    {"profile.show_example",
     "Example: all constants as CSV\n"
     "  weighbridge profile show second-life --format csv"},
    {"profile.diff_about", "Show the differences between two profiles."},
    {"profile.name", "A built-in profile or a profile file"},
});

}  // namespace wb::app

"""Every kind of file that the program reads: whole ones to damage, and the commands that read them."""

import gzip
import json
import pathlib
import re

from running import DATA, ROOT, SAMPLES

MOST_BYTES = 300_000  # Of a file that is damaged: large ones would only take longer.
MARKET = SAMPLES / "market.weighbridge"
FUZZED = ROOT / "tests/fuzz/corpus"

MODELS = (".dae", ".fbx", ".glb", ".gltf", ".obj", ".ply", ".stl")
OCTREES = (".scene", ".nxoc", ".ogz")
SCENES = (".weighbridge", ".llmesh", ".slm", ".oxp", ".xml", ".oar", ".iar", *MODELS)
# What is no scene: profiles, costs that were measured, rays, lists of files, and the tables of grids.
OTHERS = ("profile", "costs", "reply", "chat", "rays", "manifest", "tables", "packed tables", "database")
KINDS = (*SCENES, *OCTREES, *OTHERS)


def kinds_in_source():
    """The suffixes of each kind of file that opens as a scene, by its code, as model/formats/file_kinds.cpp has them."""
    text = (ROOT / "model/formats/file_kinds.cpp").read_text(encoding="utf-8")
    rows = re.findall(r'FileKind::\w+,\s*"(\w+)",\s*(?:FileUse::\w+,\s*)?"([^"]+)"', text)
    return {code: suffixes.split() for code, suffixes in rows}


def made(program, folder):
    """Files of kinds that neither samples nor fixtures have, each in a folder of its own."""
    def file(kind, name, content):
        place = folder / kind
        place.mkdir()
        (place / name).write_bytes(content)
        return place / name

    # The first byte of these says to the fuzz target what follows.
    objects = {name: (FUZZED / "objects" / name).read_bytes()[1:] for name in ("slm", "oxp", "xml", "tar", "reply")}
    found = {".slm": file("slm", "a.slm", objects["slm"]), ".oxp": file("oxp", "a.oxp", objects["oxp"]),
             ".xml": file("xml", "a.xml", objects["xml"]), ".oar": file("oar", "a.oar", objects["tar"]),
             ".iar": file("iar", "a.iar", gzip.compress(objects["tar"], mtime=0)),
             "reply": file("reply", "reply.llsd", objects["reply"]),
             "profile": file("profile", "a.json", json.dumps(
                 {"name": "a", "base": "opensim", "set": {"hull_cost": 0.05, "triangle_constant": 0.1}}).encode()),
             "rays": file("rays", "rays.txt", b"-100 1 2 1 0.1 0.2\n-9 1 1 1 0 0 2\n" * 8)}
    for kind, name in (("tables", "parts.csv"), ("packed tables", "parts.csv.gz"), ("database", "grid.sqlite"),
                       ("manifest", "grid.manifest")):
        place = folder / kind
        place.mkdir()
        program.run(["statistics", MARKET, *(["--manifest"] if kind == "manifest" else ["-o"]), name], place)
        found[kind] = place / name
    return found


def seeds(program, folder):
    """Whole files of every kind, smallest first within a kind, at most four of each."""
    found = {kind: [path] for kind, path in made(program, folder).items() if path.exists()}
    found["costs"] = [DATA / "cost/measurements.csv"]
    found["chat"] = sorted((FUZZED / "chat").iterdir())
    for kind in ("tables", "packed tables"):  # Any of them may be the one that is damaged.
        found[kind] = sorted((folder / kind).iterdir())
    everywhere = [path for place in (SAMPLES, DATA) for path in place.rglob("*") if path.is_file()]
    for path in everywhere + sorted((FUZZED / "ogz").iterdir()):
        kind = path.suffix or ".ogz"
        if kind in (*SCENES, *OCTREES) and 0 < path.stat().st_size < MOST_BYTES:
            found.setdefault(kind, []).append(path)
    return {kind: sorted(paths, key=lambda path: (path.stat().st_size, str(path)))[-5:]
            for kind, paths in found.items()}


def commands_for(kind, file):
    """The commands that read a file of a kind, each in the place where it reads it."""
    of_others = {
        "profile": [["report", MARKET, "--profile", file], ["profile", "show", file],
                    ["profile", "diff", "second-life", file], ["sql", "--by", "grid", "--profile", file]],
        "rays": [["pick", SAMPLES / "octree_behind.weighbridge", "--rays", file]],
        "manifest": [["statistics", "--manifest", file, "--shard", "1/2", "-o", "out.csv"]],
        "tables": [["sql", "--run", "new.sqlite", "parts.csv", "--by", "grid"]],
        "packed tables": [["sql", "--run", "new.sqlite", "parts.csv.gz", "--by", "part"]],
        "database": [["sql", "--run", file], ["sql", "--run", file, "--by", "grid"]],
    }
    for kind_of_costs in ("costs", "reply", "chat"):
        of_others[kind_of_costs] = [["report", MARKET, "--measured", file],
                                    ["calibrate", MARKET, "--measured", file, "--fit", "hull_cost"]]
    if kind in of_others:
        return of_others[kind]
    if kind in OCTREES:
        return [["pick", file, "--ray", "-100 1 2 1 0.1 0.2"], ["inspect", file],
                ["convert", file, "out.obj", "--octree", "surface"]]
    reading = [["inspect", file], ["report", file, "--by", "part"], ["report", file, "--format", "html"],
               ["sensitivity", file], ["statistics", file, "-o", "out.csv"], ["report", file, "--by", "region"],
               ["sweep", file, "--scale", "1:2:3"], ["fragility", file]]
    return reading + ([["convert", file, "out.llmesh"]] if kind in MODELS else [])


def searches_for(kind, file):
    """The commands that search for something better after they have read a file. A search may take longer than
    reading, so only small files are given to them."""
    if kind not in SCENES:
        return []
    return [["explain", file], ["shapes", file, "--method", "base", "--no-passage"], ["voxels", file, "--depth", "2"],
            ["export", file, "--uploader", "out", "--no-passage"]]

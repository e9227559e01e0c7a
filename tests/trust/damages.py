"""Files that were damaged on their way, and files that are as hard on their reader as their size allows."""

import concurrent.futures
import os
import pathlib
import random
import shutil
import tempfile

from running import DATA, ROOT, SAMPLES, Figure, fault_of

MOST_BYTES = 300_000  # Of a file that is damaged: large ones would only take longer.

MODELS = (".dae", ".fbx", ".glb", ".gltf", ".obj", ".ply", ".stl")
OCTREES = (".scene", ".nxoc", ".ogz")


def seeds():
    """Whole files of every kind, smallest first within a kind, at most four of each."""
    named = {"slm": ".slm", "oxp": ".oxp", "xml": ".xml", "tar": ".oar", "csv": ".csv"}
    found = [(path, path.suffix) for folder in (SAMPLES, DATA) for path in folder.rglob("*") if path.is_file()]
    found += [(ROOT / "tests/fuzz/corpus/objects" / name, suffix) for name, suffix in named.items()]
    found += [(path, ".ogz") for path in sorted((ROOT / "tests/fuzz/corpus/ogz").iterdir())]
    kinds = {}
    for path, suffix in sorted(found, key=lambda one: (one[0].stat().st_size, str(one[0]))):
        wanted = (*MODELS, *OCTREES, ".weighbridge", ".llmesh", ".slm", ".oxp", ".xml", ".oar", ".csv")
        if suffix in wanted and 0 < path.stat().st_size < MOST_BYTES:
            kinds.setdefault(suffix, []).append(path)
    return {suffix: paths[-4:] for suffix, paths in kinds.items()}


def damaged(content, rng):
    """One or two damages: cut, bytes changed, a stretch of zeros, a stretch twice, lost or moved."""
    content = bytearray(content)
    for _ in range(rng.choice((1, 1, 2))):
        if not content:
            break
        at = rng.randrange(len(content))
        length = min(len(content) - at, rng.choice((1, 4, 16, 256, 4096)))
        how = rng.randrange(6)
        if how == 0:
            del content[at:]
        elif how == 1:
            content[at] ^= 1 << rng.randrange(8)
        elif how == 2:
            content[at:at + length] = bytes(length)
        elif how == 3:
            content[at:at] = content[at:at + length]
        elif how == 4:
            del content[at:at + length]
        else:
            content[at:at + length] = rng.randbytes(length)
    return bytes(content)


def commands_for(suffix, file):
    """The commands that read a file of a kind, each in the place where it reads it."""
    if suffix in OCTREES:
        return [["pick", file, "--ray", "-100 1 2 1 0.1 0.2"], ["inspect", file],
                ["convert", file, "out.obj", "--octree", "surface"]]
    if suffix == ".csv":
        return [["report", SAMPLES / "market.weighbridge", "--measured", file]]
    reading = [["inspect", file], ["report", file, "--by", "part"], ["report", file, "--format", "html"],
               ["sensitivity", file], ["statistics", file, "-o", "out.csv"], ["report", file, "--by", "region"]]
    return reading + ([["convert", file, "out.llmesh"]] if suffix in MODELS else [])


def damage(program, count, seed):
    """So many damaged files, each read by one command."""
    kinds = seeds()
    figure = Figure("damaged files", count, f"{len(kinds)} kinds of files, {MOST_BYTES // 1000} kB at most")
    missing = {*MODELS, *OCTREES, ".weighbridge", ".llmesh", ".slm", ".oxp", ".xml", ".oar", ".csv"} - kinds.keys()
    figure.faults += [f"no {suffix} file to damage" for suffix in sorted(missing)]

    def one(number):
        rng = random.Random(f"{seed} {number}")
        suffix = sorted(kinds)[number % len(kinds)]
        origin = rng.choice(kinds[suffix])
        with tempfile.TemporaryDirectory() as folder:
            # What a file names lies beside it, undamaged.
            for beside in origin.parent.glob(f"{origin.stem}*"):
                if beside.is_file() and beside != origin:
                    shutil.copy(beside, folder)
            file = pathlib.Path(folder) / f"damaged{suffix}"
            file.write_bytes(damaged(origin.read_bytes(), rng))
            command = rng.choice(commands_for(suffix, file.name))
            fault = fault_of(program.run(command, folder), file.stat().st_size, command[0] == "inspect")
        return fault and f"{origin.name}, number {number}, {' '.join(map(str, command))}: {fault}"

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        figure.faults += filter(None, pool.map(one, range(count)))
    return figure


def obj_of_one_vertex(n):
    return "o x\nv 0 0 0\nv 1 0 0\nv 0 1 0\n" + "".join(f"usemtl m{i}\nf 1 2 3\n" for i in range(n))


def ply_of_one_fan(n):
    head = f"ply\nformat ascii 1.0\nelement vertex {n}\nproperty float x\nproperty float y\nproperty float z\n"
    corners = "".join(f"{i} {i * i % 977} 0\n" for i in range(n))
    face = f"{n} " + " ".join(map(str, range(n)))
    return f"{head}element face 1\nproperty list int int vertex_indices\nend_header\n{corners}{face}\n"


def stl_of_one_place(n):
    facet = "facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\n"
    return f"solid x\n{facet * n}endsolid x\n"


def dae_of_many_nodes(n):
    source = ('<source id="p"><float_array id="a" count="9">0 0 0 1 0 0 0 1 0</float_array><technique_common>'
              '<accessor source="#a" count="3" stride="3"><param name="X" type="float"/><param name="Y" type="float"/>'
              '<param name="Z" type="float"/></accessor></technique_common></source>')
    mesh = (f'<mesh>{source}<vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="1">'
            '<input semantic="VERTEX" source="#v" offset="0"/><p>0 1 2</p></triangles></mesh>')
    nodes = "".join(f'<node id="n{i}"><instance_geometry url="#g"/></node>' for i in range(n))
    return ('<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">'
            '<asset><up_axis>Z_UP</up_axis></asset>'
            f'<library_geometries><geometry id="g">{mesh}</geometry></library_geometries><library_visual_scenes>'
            f'<visual_scene id="s">{nodes}</visual_scene></library_visual_scenes>'
            '<scene><instance_visual_scene url="#s"/></scene></COLLADA>')


def project_of_one_name(n):
    regions = ",".join(f'{{"name": "r{i % 7}", "parcels": [{{"name": "p", "area": 16}}]}}' for i in range(n))
    objects = ",".join('{"name": "o", "region": "r6", "parcel": "p", "parts": [{}]}' for _ in range(n))
    return f'{{"weighbridge": 1, "regions": [{regions}], "linksets": [{objects}]}}'


def measured_of_one_name(n):
    return "linkset,physics\n" + "Chair,1\n" * n


def scene_of_octrees(n):
    return "".join(f"octree {i * 9} 0 0 8 OSEEEEEES\n" for i in range(n)) + "ray -1 4 4 1 0 0\n"


def xml_of_parts(n):
    parts = "".join(f"<Part><SceneObjectPart><Name>p</Name><LinkNum>{n - i}</LinkNum></SceneObjectPart></Part>"
                    for i in range(n))
    return ("<SceneObjectGroup><SceneObjectPart><Name>root</Name></SceneObjectPart>"
            f"<OtherParts>{parts}</OtherParts></SceneObjectGroup>")


WORST = [("x.obj", obj_of_one_vertex, 4000), ("x.ply", ply_of_one_fan, 4000), ("x.stl", stl_of_one_place, 8000),
         ("x.dae", dae_of_many_nodes, 500), ("x.weighbridge", project_of_one_name, 1500),
         ("x.csv", measured_of_one_name, 20000), ("x.scene", scene_of_octrees, 4000), ("x.xml", xml_of_parts, 800)]
MOST_RATIO = 6  # A file four times as long may take this many times as long.


def sizes(program, steps):
    """A worst file of each reader at n, 4 n and 16 n: how many times as long the next takes."""
    figure = Figure("sizes", len(WORST), f"worst files at {', '.join(f'{4**i} n' for i in range(steps))}")
    with tempfile.TemporaryDirectory() as folder:
        def seconds(name, text):
            (pathlib.Path(folder) / name).write_text(text)
            command = commands_for(pathlib.Path(name).suffix, name)[0]
            return min(program.run(command, folder).seconds for _ in range(2))

        def times(name, make, count):
            idle = seconds(name, make(1))
            return [max(seconds(name, make(count * 4**i)) - idle, 0.05) for i in range(steps)]

        for name, make, count in WORST:
            for _ in range(2):  # What else works here may disturb one measurement, hardly two.
                took = times(name, make, count)
                worst = max(after / before for before, after in zip(took, took[1:]))
                if worst < MOST_RATIO:
                    break
            else:
                figure.faults.append(f"{name}: {', '.join(f'{one:.2f}' for one in took)} s")
    return figure

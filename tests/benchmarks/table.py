#!/usr/bin/env python3
"""table.py PROGRAM [--parts BENCHMARKS] [--quick] [--runs N] [--only TEXT]: how long large work takes
and how much memory, beside what else does the same: f3d, where it is installed, in turns in the same
run; qhull, in the program of benchmarks (BENCHMARKS, else the one beside PROGRAM); cat writing the same
bytes; the program itself on one thread.
A row a work, with the goal that it is to meet; then how time and memory grow with the size.
`--quick`: a tenth of the sizes. `--only`: rows whose name has the text.

The machine should be quiet. Whatever the program keeps goes into a folder of the run's own."""

import argparse
import dataclasses
import json
import math
import multiprocessing
import os
import pathlib
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import time

SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "resources/samples"
MESHES = ["chair", "stairs", "statue", "duck", "ring", "car_body", "doorway_wall", "clean_wall",
          "ten_triangles", "stairs_ramp", "butterfly_wing", "sliver_wall"]
LARGEST = 1_000_000
FORMATS = ["stl", "obj", "ply", "glb"]
LONGEST_S = 300
PARTS_OF_A_LINKSET = 20
MOST_GROWTH = 1.2  # Of time and memory for each part or triangle, from one size to the next.


@dataclasses.dataclass
class Measured:
    seconds: float
    processor: float
    mebibytes: float


@dataclasses.dataclass
class Row:
    work: str
    own: Measured
    peer: str = "no peer"
    other: Measured | None = None
    goal: float | None = None  # Of the peer's time: at most; of a speed-up: at least.
    is_speed_up: bool = False
    limit: str = ""  # In words, where the goal is no ratio.
    family: str = ""  # The same work at other sizes has the same.
    size: int = 0

    def ratio(self):
        if not self.other:
            return None
        own, other = self.own.seconds, self.other.seconds
        return other / own if self.is_speed_up else own / other


def run_once(arguments, environment):
    """Its time and peak of memory, children's included as the system counts them."""
    begin = time.monotonic()
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env=environment)
    deadline = begin + LONGEST_S
    usage = None
    while usage is None:
        ended, status, used = os.wait4(process.pid, os.WNOHANG)
        if ended:
            usage = used
        elif time.monotonic() > deadline:
            process.kill()
        else:
            time.sleep(0.001)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        return None
    return Measured(time.monotonic() - begin, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def best(measured):
    """The least of each: what else the machine does only ever adds."""
    done = [one for one in measured if one]
    if not done:
        return None
    return Measured(*(min(getattr(one, field.name) for one in done)
                      for field in dataclasses.fields(Measured)))


class Bench:
    def __init__(self, program, folder, runs, scale, only):
        self.program, self.folder, self.runs, self.scale, self.only = program, folder, runs, scale, only
        self.rows = []
        self.plain = {**os.environ, "WEIGHBRIDGE_NO_CACHE": "1"}
        self.cached = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "WEIGHBRIDGE_NO_CACHE": ""}

    def wants(self, work):
        return self.only in work

    def in_turns(self, *commands):
        """So that what else the machine does falls on all of them."""
        turns = [[run_once(arguments, environment) for arguments, environment in commands]
                 for _ in range(self.runs)]
        return [best(column) for column in zip(*turns)]

    def own(self, *arguments):
        return [self.program, *map(str, arguments)], self.plain

    def tell(self, row):
        if row.own is None:
            print(f"{row.work}: failed, or took more than {LONGEST_S} s", flush=True)
            return
        self.rows.append(row)
        print(line_of(row), flush=True)


def memory_of(measured):
    return "" if math.isnan(measured.mebibytes) else f"{measured.mebibytes:.0f} MiB"


def line_of(row):
    ratio = row.ratio()
    beside = f"{row.peer} {row.other.seconds:.2f} s {memory_of(row.other)}" if row.other else row.peer
    verdict = row.limit
    if ratio is not None:
        verdict = f"{ratio:.2f} x"
        if row.goal is not None:
            holds = ratio >= row.goal if row.is_speed_up else ratio <= row.goal
            verdict += f", goal {'>=' if row.is_speed_up else '<='} {row.goal}: {'holds' if holds else 'MISSED'}"
    return (f"{row.work:<58} {row.own.seconds:8.2f} s {row.own.processor:7.2f} s of processors "
            f"{memory_of(row.own):>10} | {beside} | {verdict}")


def sphere(triangles):
    """Corners and triangles of a sphere of about so many, none of its corners inside the others."""
    rings = max(2, round(math.sqrt(triangles / 4)))
    around = 2 * rings
    corners = [(math.sin(math.pi * i / rings) * math.cos(math.pi * j / rings),
                math.sin(math.pi * i / rings) * math.sin(math.pi * j / rings), math.cos(math.pi * i / rings))
               for i in range(rings + 1) for j in range(around)]
    faces = []
    for i in range(rings):
        for j in range(around):
            a, b = i * around + j, i * around + (j + 1) % around
            faces.append((a, a + around, b))
            faces.append((b, a + around, b + around))
    return corners, faces


def apart(make, *arguments):
    """In a process of its own: what this one ever held counts as the memory of all that it starts."""
    process = multiprocessing.Process(target=make, args=arguments)
    process.start()
    process.join()
    if process.exitcode != 0:
        sys.exit(f"{make.__name__} failed")


def write_model(path, triangles):
    globals()[f"write_{path.suffix[1:]}"](path, *sphere(triangles))


def write_stl(path, corners, faces):
    record = struct.Struct("<12fH")
    with open(path, "wb") as file:
        file.write(bytes(80) + struct.pack("<I", len(faces)))
        for a, b, c in faces:
            file.write(record.pack(0, 0, 0, *corners[a], *corners[b], *corners[c], 0))


def write_obj(path, corners, faces):
    with open(path, "w", encoding="ascii") as file:
        file.writelines(f"v {x:.6f} {y:.6f} {z:.6f}\n" for x, y, z in corners)
        file.writelines(f"f {a + 1} {b + 1} {c + 1}\n" for a, b, c in faces)


def write_ply(path, corners, faces):
    corner, face = struct.Struct("<3f"), struct.Struct("<B3i")
    with open(path, "wb") as file:
        file.write((f"ply\nformat binary_little_endian 1.0\nelement vertex {len(corners)}\n"
                    "property float x\nproperty float y\nproperty float z\n"
                    f"element face {len(faces)}\nproperty list uchar int vertex_indices\nend_header\n").encode())
        file.writelines(corner.pack(*one) for one in corners)
        file.writelines(face.pack(3, *one) for one in faces)


def write_glb(path, corners, faces):
    places = b"".join(struct.pack("<3f", *one) for one in corners)
    indices = b"".join(struct.pack("<3I", *one) for one in faces)
    document = {
        "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "buffers": [{"byteLength": len(places) + len(indices)}],
        "bufferViews": [{"buffer": 0, "byteLength": len(places), "target": 34962},
                        {"buffer": 0, "byteOffset": len(places), "byteLength": len(indices), "target": 34963}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": len(corners), "type": "VEC3",
                       "min": [-1, -1, -1], "max": [1, 1, 1]},
                      {"bufferView": 1, "componentType": 5125, "count": 3 * len(faces), "type": "SCALAR"}]}
    text = json.dumps(document).encode()
    text += b" " * (-len(text) % 4)
    binary = places + indices
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, 28 + len(text) + len(binary)))
        file.write(struct.pack("<I4s", len(text), b"JSON") + text)
        file.write(struct.pack("<I4s", len(binary), b"BIN\0") + binary)


def write_scene(path, parts):
    """So many parts of a dozen meshes, each of a size of its own, in linksets of twenty."""
    dice = random.Random(3)
    made = [{"name": f"part {i}", "kind": "mesh", "asset": MESHES[i % len(MESHES)],
             "scale": [round(1 + dice.random(), 2) for _ in range(3)],
             "position": [dice.random() * 5 for _ in range(3)], "shape_type": ["prim", "convex_hull"][i % 2]}
            for i in range(parts)]
    linksets = [{"name": f"object {i}", "position": [dice.random() * 256 for _ in range(3)],
                 "parts": made[i:i + PARTS_OF_A_LINKSET]} for i in range(0, parts, PARTS_OF_A_LINKSET)]
    path.write_text(json.dumps({"weighbridge": 1, "name": "large", "linksets": linksets,
                                "assets": {name: {"path": str(SAMPLES / f"{name}.llmesh")} for name in MESHES}}),
                    encoding="utf-8")


def made_scene(path, parts):
    apart(write_scene, path, parts)
    return path


def models(bench):
    """A plain model, to its report and its picture: first, and when it was opened before."""
    for triangles in (LARGEST // 100, LARGEST // 10, LARGEST):
        triangles = int(triangles * bench.scale)
        names = [f"{triangles:,} triangles, {ending}" for ending in FORMATS]
        if not any(bench.wants(name) for name in names):
            continue
        for ending, name in zip(FORMATS, names):
            if not bench.wants(name):
                continue
            path = bench.folder / f"sphere.{ending}"
            apart(write_model, path, triangles)
            bench_model(bench, path, name, triangles)
            path.unlink()


def bench_model(bench, path, name, triangles):
    report, picture = ["report", path], ["render", path, "--view", "cost", "-o", bench.folder / "own.png"]
    goals = {"report": (report, 0.5, bench.plain), "report again": (report, 0.3, bench.cached)}
    peer, peers = "no peer: f3d or a display is not there", []
    if os.environ.get("DISPLAY"):
        goals |= {"picture": (picture, 0.6, bench.plain), "picture again": (picture, 0.3, bench.cached)}
        if shutil.which("f3d"):
            peer = "f3d, a picture"
            peers = [(["f3d", f"--output={bench.folder / 'f3d.png'}", str(path)], os.environ)]
    run_once([bench.program, *map(str, report)], bench.cached)
    commands = [([bench.program, *map(str, arguments)], environment)
                for arguments, _, environment in goals.values()]
    measured = bench.in_turns(*commands, *peers)
    other = measured[-1] if peers else None
    for (work, (_, goal, _)), own in zip(goals.items(), measured):
        bench.tell(Row(f"{work}, {name}", own, peer, other, goal,
                       family=f"{work}, {path.suffix[1:]}", size=triangles))


def pictures(bench):
    """Many parts, to a picture: f3d draws the same scene as GLB."""
    if not os.environ.get("DISPLAY"):
        print("pictures: no display, left out")
        return
    for parts in (300, 3_000, 30_000):
        parts = int(parts * bench.scale)
        if not bench.wants(f"render, {parts:,} parts"):
            continue
        scene = made_scene(bench.folder / "drawn.weighbridge", parts)
        glb, picture = bench.folder / "drawn.glb", bench.folder / "drawn.png"
        commands = [bench.own("render", scene, "-o", picture, "--view", view) for view in ("visual", "cost")]
        has_peer = parts <= 3_000 and shutil.which("f3d") and run_once(*bench.own("convert", scene, glb))
        if has_peer:
            commands.append((["f3d", f"--output={picture}", str(glb)], os.environ))
        visual, cost, *other = bench.in_turns(*commands)
        peer = "f3d" if has_peer else "no peer: f3d is not there, or this is too much for it"
        for view, own in (("visual", visual), ("cost", cost)):
            bench.tell(Row(f"render, {parts:,} parts, {view}", own, peer, other[0] if other else None, 1.0,
                           limit="<= 1024 MiB", family=f"render, {view}", size=parts))


def conversions(bench):
    """To text: beside the disk alone, for .obj; .scene has no peer."""
    for parts in (30, 300, 3_000):
        parts = int(parts * bench.scale) or 1
        work = f"convert to .obj, {parts:,} parts"
        if not bench.wants(work):
            continue
        scene, made = made_scene(bench.folder / "many.weighbridge", parts), bench.folder / "made.obj"
        copy = f"cat {made} > {bench.folder / 'copy.obj'}"
        own, other = bench.in_turns(bench.own("convert", scene, made), (["sh", "-c", copy], os.environ))
        bench.tell(Row(work, own, "cat", other, limit="<= 10 s, 300 MiB at 3,000",
                       family="convert to .obj", size=parts))
    for parts in (300, 3_000, 30_000):
        parts = int(parts * bench.scale)
        work = f"convert to .scene, {parts:,} parts"
        if not bench.wants(work):
            continue
        scene = made_scene(bench.folder / "many.weighbridge", parts)
        own, = bench.in_turns(bench.own("convert", scene, bench.folder / "made.scene"))
        bench.tell(Row(work, own, limit="<= 10 s, 500 MiB at 30,000",
                       family="convert to .scene", size=parts))


def write_rays(path, rays):
    """An octree of a thousand cubes or so, and rays into it from all sides."""
    dice = random.Random(5)
    cubes = "O" + "".join("O" + "".join(
        "O" + "".join(dice.choice("ES") for _ in range(8)) for _ in range(8)) for _ in range(8))
    lines = [f"octree 0 0 0 8 {cubes}"]
    for _ in range(rays):
        origin = [dice.uniform(-20, 28) for _ in range(3)]
        target = [dice.uniform(0, 8) for _ in range(3)]
        lines.append("ray " + " ".join(f"{x:.6f}" for x in
                                       origin + [b - a for a, b in zip(origin, target)]))
    path.write_text("\n".join(lines) + "\n", encoding="ascii")


def made_rays(path, rays):
    apart(write_rays, path, rays)
    return path


def picks(bench):
    """Rays to JSON, which is written as it is made; what is read of the scene grows with them."""
    for rays in (1_000, 10_000, 100_000):
        rays = int(rays * bench.scale)
        work = f"pick, {rays:,} rays"
        if not bench.wants(work):
            continue
        scene = made_rays(bench.folder / "rays.scene", rays)
        own, = bench.in_turns(bench.own("pick", scene, "--format", "json"))
        bench.tell(Row(work, own, family="pick", size=rays))


HULLS = {"cube": ("hull/a million points in a cube", "hull/reference: the same by qhull TA252", "0.3 s"),
         "sphere": ("hull/a million points of a sphere",
                    "hull/reference: the same sphere by qhull TA252", "0.35 s")}


def hulls(bench, parts):
    """A million points, by the program of benchmarks: each beside qhull in one process."""
    for shape, (own, other, goal) in HULLS.items():
        work = f"base hull, {LARGEST:,} points, {shape}"
        if not bench.wants(work):
            continue
        if not os.path.exists(parts):
            print(f"{work}: left out, there is no {parts}")
            continue
        found = benchmarked(parts, own), benchmarked(parts, other)
        bench.tell(Row(work, found[0], "qhull TA252" if found[1] else "no peer: qhull did not end",
                       found[1], limit=f"<= {goal}"))


def benchmarked(program, name):
    """One benchmark's time; memory is the whole process's and left out."""
    command = [program, f"--benchmark_filter=^{name}$", "--benchmark_format=json"]
    try:
        output = subprocess.run(command, capture_output=True, check=True, timeout=LONGEST_S).stdout
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        return None
    found = json.loads(output)["benchmarks"] if output.strip() else []
    if not found:
        return None
    scale = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1}[found[0]["time_unit"]]
    return Measured(found[0]["real_time"] * scale, found[0]["cpu_time"] * scale, math.nan)


def growth(rows):
    """Of each work that was done at several sizes: what one part or triangle takes at the largest,
    beside what it takes at a tenth."""
    lines = []
    for family in dict.fromkeys(row.family for row in rows if row.family):
        sizes = sorted((row for row in rows if row.family == family), key=lambda row: row.size)
        for small, large in zip(sizes, sizes[1:]):
            more = large.size / small.size
            time_growth = large.own.seconds / small.own.seconds / more
            memory_growth = large.own.mebibytes / small.own.mebibytes / more
            holds = max(time_growth, memory_growth) <= MOST_GROWTH
            lines.append(f"growth of {family}, {small.size:,} to {large.size:,}: time {time_growth:.2f} x, "
                         f"memory {memory_growth:.2f} x, goal <= {MOST_GROWTH}: "
                         f"{'holds' if holds else 'MISSED'}")
    return lines


def threads(bench):
    """All cores beside one."""
    parts = int(3_000 * bench.scale)
    many = made_scene(bench.folder / "ten_times.weighbridge", 10 * parts)
    folder = bench.folder / "reported"
    scene = made_scene(bench.folder / "threads.weighbridge", parts)
    works = {"report of 40 scenes": ["report", folder],
             "sweep": ["sweep", many, "--scale", "0.5:2:40"],
             "sensitivity": ["sensitivity", many],
             "explain": ["explain", many, "--format", "json"],
             "convert to .obj": ["convert", scene, bench.folder / "threads.obj"],
             "convert to .scene": ["convert", scene, bench.folder / "threads.scene"],
             "pick": ["pick", made_rays(bench.folder / "threads_rays.scene", int(100_000 * bench.scale)),
                      "--format", "json"],
             "voxels": ["voxels", made_scene(bench.folder / "few.weighbridge", max(parts // 30, 1))]}
    works = {work: command for work, command in works.items() if bench.wants(f"{work}, all cores")}
    if "report of 40 scenes" in works:
        folder.mkdir()
        for i in range(40):
            made_scene(folder / f"{i}.weighbridge", max(parts // 10, 1))
    for work, command in works.items():
        every, one = bench.in_turns(bench.own(*command), bench.own(*command, "--threads", "1"))
        bench.tell(Row(f"{work}, all cores", every, "one thread", one, 1.7, is_speed_up=True))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--parts", default="")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    parts = arguments.parts or str(pathlib.Path(arguments.program).with_name("weighbridge_benchmarks"))
    with tempfile.TemporaryDirectory(prefix="weighbridge-bench-") as folder:
        bench = Bench(arguments.program, pathlib.Path(folder), arguments.runs,
                      0.1 if arguments.quick else 1, arguments.only)
        for part in (models, pictures, conversions, picks, threads):
            part(bench)
        hulls(bench, parts)
    for line in growth(bench.rows):
        print(line)
    missed = [row.work for row in bench.rows
              if row.goal is not None and row.ratio() is not None
              and (row.ratio() < row.goal if row.is_speed_up else row.ratio() > row.goal)]
    print(f"{len(bench.rows)} rows, {len(missed)} of which miss their goal", file=sys.stderr)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Physics shapes made here beside those of peers, on eighteen models, all weighed and measured by
`weighbridge shapes` in the same run: cost within 5, 2 and 1 % of the diagonal, passage, CPU time,
ratios, and which goals are met. Run by hand, on a quiet machine, after installing Debian's
assimp-testmodels.

  tests/benchmarks/shapes.py PROGRAM [--peers FOLDER] [--corpus FOLDER] [--keep FOLDER] [--only NAMES]
  [--within 5,2,1]

--peers: a folder with the built programs `vhacd` (TestVHACD of kmammou/v-hacd 4.1) and `coacd`
(SarahWeiii/CoACD); what is missing is left out, and the table says so. Bullet's HACD and an octree's
boxes are methods of the program. --corpus: where house.obj, stairs.obj and chair.obj are, else
$WEIGHBRIDGE_CORPUS/models. --keep: results of peers are kept there and not made again. --only:
these models, with commas between. --within: % of the diagonal."""

import argparse
import csv
import dataclasses
import io
import json
import math
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

import made_models

LONGEST_S = 60  # CPU: a peer's run that takes longer counts as none.
DEBIAN = pathlib.Path("/usr/share/assimp/models")
FOREIGN = {
    "duck": "Collada/duck.dae", "wuson": "OBJ/WusonOBJ.obj", "teapots": "Collada/teapots.DAE",
    "engine": "glTF2/2CylinderEngine-glTF-Binary/2CylinderEngine.glb", "spider": "OBJ/spider.obj",
    "handle": "FBX/huesitos.fbx", "forms": "Collada/Cinema4D.dae", "letters": "Collada/COLLADA.dae",
    "figure": "STL/3DSMaxExport.STL"}
CORPUS = ("house", "stairs", "chair")
DIAGONAL = 4  # m, of the models that Debian has: they are of all sizes.
# Hulls, voxels, corners of a hull, volume error in %.
VHACD = ((8, 100_000, 16, 1), (16, 100_000, 10, 1), (16, 100_000, 24, 1), (32, 100_000, 32, 1),
         (64, 400_000, 10, 0.5), (64, 400_000, 32, 0.5), (128, 400_000, 24, 0.1))
VHACD_TIMED = (32, 100_000, 32, 1)
COACD = (0.3, 0.15, 0.08, 0.04)  # Concavity.
HACD = (8, 5, 2, 1)  # Concavity, % of the diagonal.


@dataclasses.dataclass
class Shape:
    name: str
    cost: float
    error: float  # Share of the diagonal, as is surface.
    surface: float
    passage: str = ""
    seconds: float = 0  # CPU.


def timed(arguments, folder, longest=3600):
    """What it printed, and CPU seconds; nothing where it failed, or took more of them."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([str(one) for one in arguments], capture_output=True, text=True, cwd=folder, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (longest, longest)),
                          env={**os.environ, "OMP_NUM_THREADS": "1", "WEIGHBRIDGE_NO_CACHE": "1"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return (done.stdout if done.returncode in (0, 1) else None), seconds


def places_of(text):
    return [tuple(map(float, line.split()[1:4])) for line in text.splitlines() if line.startswith("v ")]


def diagonal_of(places):
    return math.dist([min(axis) for axis in zip(*places)], [max(axis) for axis in zip(*places)])


def moved_to(text, places):
    """An OBJ around the middle of the box of places, where it was around that of its own."""
    middle = [(min(axis) + max(axis)) / 2 for axis in zip(*places)]
    lines = []
    for line in text.splitlines():
        if line.startswith("v "):
            line = "v " + " ".join(repr(float(at) + by) for at, by in zip(line.split()[1:4], middle))
        lines.append(line)
    return "\n".join(lines) + "\n"


def as_one_object(text, diagonal):
    """An OBJ's places and faces alone, as one object, scaled to that diagonal where one is asked for."""
    places = places_of(text)
    scale = diagonal / diagonal_of(places) if diagonal else 1
    lines = ["o model"] + ["v " + " ".join(f"{scale * c:.7f}" for c in place) for place in places]
    for line in text.splitlines():
        if line.startswith("f "):
            lines.append("f " + " ".join(corner.split("/")[0] for corner in line.split()[1:]))
    return "\n".join(lines) + "\n"


class Bench:
    def __init__(self, options, folder):
        self.options, self.folder = options, pathlib.Path(folder)
        self.peers = pathlib.Path(options.peers).resolve() if options.peers else None
        self.program = pathlib.Path(options.program).resolve()

    def is_wanted(self, name):
        return not self.options.only or name in self.options.only.split(",")

    def models(self):
        """Name and OBJ of each that is wanted and there."""
        corpus = pathlib.Path(self.options.corpus)
        for name, path in FOREIGN.items():
            if not self.is_wanted(name):
                continue
            if (DEBIAN / path).exists():
                made = self.folder / f"{name}_parts.obj"
                timed([self.program, "convert", DEBIAN / path, made], self.folder)
                if made.exists():
                    yield name, as_one_object(made.read_text(), DIAGONAL)
                    continue
            print(f"{name}: {DEBIAN / path} cannot be read; left out")
        for name in filter(self.is_wanted, CORPUS):
            if (corpus / f"{name}.obj").exists():
                yield name, as_one_object((corpus / f"{name}.obj").read_text(), None)
            else:
                print(f"{name}: not in {corpus}; left out")
        for name in filter(self.is_wanted, made_models.MODELS):
            yield name, made_models.MODELS[name]().written()

    def shapes(self, model, *arguments):
        """What the program says of a model; CPU is of the whole run."""
        printed, seconds = timed([self.program, "shapes", model, "--threads", 1, "--format", "csv", *arguments],
                                 self.folder)
        diagonal = diagonal_of(places_of(model.read_text()))
        return [Shape(row["method"], float(row["physics_cost"]), float(row["deviation_m"]) / diagonal,
                      float(row["surface_m"]) / diagonal, row["passage"], seconds)
                for row in csv.DictReader(io.StringIO(printed or ""))]

    def peer_runs(self):
        """Name, file that it writes and arguments of each run of a peer, of a model.obj in its folder."""
        for hulls, voxels, corners, error in VHACD if self.has("vhacd") else ():
            yield f"V-HACD {hulls}-{corners}", "decomp.obj", [
                self.peers / "vhacd", "model.obj", "-h", hulls, "-r", voxels, "-v", corners, "-e", error,
                "-a", "false", "-o", "obj", "-g", "false"]
        for threshold in COACD if self.has("coacd") else ():
            yield f"CoACD {threshold}", "coacd.obj", [
                self.peers / "coacd", "-i", "model.obj", "-o", "coacd.obj", "-t", threshold, "-d", "--max-ch-vertex", 24,
                "-s", 1]

    def has(self, peer):
        return self.peers and (self.peers / peer).exists()

    def kept(self, name, make):
        """Shapes that were kept under a name, else made now."""
        file = pathlib.Path(self.options.keep or self.folder) / f"{name}.json"
        if not file.exists():
            file.write_text(json.dumps({kind: [dataclasses.astuple(one) for one in shapes]
                                        for kind, shapes in make().items()}))
        return {kind: [Shape(*one) for one in shapes] for kind, shapes in json.loads(file.read_text()).items()}

    def of_peer(self, model, name, file, arguments):
        """As it is, and with vertices dropped within 5 and 2 %; nothing of a run that took too long."""
        folder = self.folder / f"{model.stem}_peer"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        shutil.copy(model, folder / "model.obj")
        _, seconds = timed(arguments, folder, LONGEST_S)
        made = {"own": [], "5": [], "2": []}
        if not (folder / file).exists():
            return made
        given = ("--no-passage", "--hulls", folder / file)
        for shape in self.shapes(model, *given, "--within", "2%", "--method", "own"):
            made["own"].append(dataclasses.replace(shape, name=name, seconds=seconds))
            self.drop(made, model, shape, given)
        return made

    def drop(self, made, model, shape, given):
        """Adds what is left of a peer's shape without the vertices that 5 and 2 % have no need of."""
        for share in ("5", "2"):
            if 100 * shape.error <= float(share):
                made[share] += self.shapes(model, *given, "--within", f"{share}%", "--method", "drop")

    def by_program(self, model, share):
        """Those peers that are methods of the program."""
        made = {"own": [], "5": [], "2": []}
        for method in ("boxes", "hacd"):
            hulls = self.folder / f"{model.stem}_{method}_PHYS.obj"
            hulls.unlink(missing_ok=True)
            for shape in self.shapes(model, "--no-passage", "--within", f"{share}%", "--method", method, "-o", hulls,
                                     "--hulls-as-objects"):
                made["own"].append(dataclasses.replace(shape, name=f"{shape.name} {share}%"))
                if not hulls.exists():
                    continue  # None is close enough.
                hulls.write_text(moved_to(hulls.read_text(), places_of(model.read_text())))
                self.drop(made, model, shape, ("--no-passage", "--hulls", hulls))
        return made

    def from_peers(self, model):
        """Shapes of peers: as they are, and by share with vertices dropped."""
        all_made = [self.kept(f"{model.stem} {name}", lambda n=name, f=file, a=arguments: self.of_peer(model, n, f, a))
                    for name, file, arguments in self.peer_runs()]
        all_made += [self.kept(f"{model.stem} HACD {share}", lambda s=share: self.by_program(model, s))
                     for share in HACD]
        return {kind: [shape for made in all_made for shape in made.get(kind, [])] for kind in ("own", "5", "2")}


def cheapest(shapes, limit, measure="error"):
    """The cheapest so close; the closest where none is."""
    within = [shape for shape in shapes if getattr(shape, measure) <= limit]
    if within:
        return min(within, key=lambda shape: shape.cost), True
    return (min(shapes, key=lambda shape: getattr(shape, measure)), False) if shapes else (None, False)


class Goals:
    """Counts of models that meet each."""

    def __init__(self):
        self.rows = {}

    def tell(self, goal, model, is_met):
        met, missed = self.rows.setdefault(goal, ([], []))
        (met if is_met else missed).append(model)

    def show(self):
        print("\ngoals" + " " * 63 + "met  missed")
        for goal, (met, missed) in self.rows.items():
            print(f"{goal:66} {len(met):5}  {len(missed)}  {' '.join(missed)}")


def compare(bench, model, goals, averages):
    peers = bench.from_peers(model)
    own = peers["own"]
    ours = {share: bench.shapes(model, "--no-passage", "--within", f"{share}%") for share in bench.options.within}
    name = model.stem
    for share in bench.options.within:
        best, is_held = cheapest(ours[share], share / 100)
        peer, _ = cheapest(own, share / 100)
        if best is None or peer is None:
            print(f"{name:9} nothing to compare at {share} %", flush=True)
            continue
        ratio = best.cost / peer.cost
        print(f"{name:9} {share} % {best.name:9} {best.cost:8.2f} {100 * best.error:6.2f} {best.seconds:7.1f} s   "
              f"{peer.name:12} {peer.cost:8.2f} {100 * peer.error:6.2f} {peer.seconds:7.1f} s   {ratio:5.2f}",
              flush=True)
        if share == 5:
            goals.tell("5 %: at most 0.4 of the best peer (15 of 18)", name, is_held and ratio <= 0.4)
            goals.tell("5 %: not more expensive than the best peer (all)", name, is_held and ratio <= 1)
        elif share == 2:
            goals.tell("2 %: reached (all)", name, is_held)
            goals.tell("2 %: at most 0.3 of the best peer (13 of 18)", name, is_held and ratio <= 0.3)
        else:
            goals.tell("1 %: reached at 25 PE at most (11 of 18)", name, is_held and best.cost <= 25)
        simpler = [shape for shape in peers.get(str(share), []) if shape.error <= share / 100]
        if simpler and is_held:
            dropped = min(simpler, key=lambda shape: shape.cost)
            averages.setdefault(share, []).append(best.cost / dropped.cost)
            print(f"{name:9} {share} % {averages[share][-1]:.2f} of the best peer with vertices dropped, "
                  f"{dropped.cost:.2f}", flush=True)
    best, is_held = cheapest([shape for shapes in ours.values() for shape in shapes], 0.05, "surface")
    peer, is_peer_held = cheapest(own, 0.05, "surface")
    print(f"{name:9} surface {best.name} {best.cost:.2f} {100 * best.surface:.2f}, "
          f"{peer.name} {peer.cost:.2f} {100 * peer.surface:.2f}", flush=True)
    goals.tell("surface distance 5 %: not more expensive than the best peer (all)", name,
               not is_peer_held or (is_held and best.cost <= peer.cost))
    for timed_peer in (shape for shape in own if shape.name == f"V-HACD {VHACD_TIMED[0]}-{VHACD_TIMED[2]}"):
        winner, _ = cheapest(ours.get(5, []), 0.05)
        if winner is None:
            continue
        alone = bench.shapes(model, "--no-passage", "--within", "5%", "--method", winner.name)[0]
        print(f"{name:9} CPU {winner.name} {alone.seconds:.1f} s, V-HACD {timed_peer.seconds:.1f} s", flush=True)
        goals.tell("CPU: the winner at 5 % no slower than V-HACD's 32 hulls (all)", name,
                   alone.seconds <= timed_peer.seconds)
    if name == "house":
        for made in bench.shapes(model, "--keep-passage", "--within", "1.3%", "--method", "sheets"):
            print(f"house     panels {made.cost:.2f} PE, {100 * made.error:.2f} %, passage {made.passage}")
            goals.tell("house as panels: 4.5 PE within 1.3 %, openings open", name,
                       made.cost <= 4.5 and made.error <= 0.013 and made.passage == "true")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--peers")
    parser.add_argument("--corpus", default=os.path.join(os.environ.get("WEIGHBRIDGE_CORPUS", ""), "models"))
    parser.add_argument("--keep")
    parser.add_argument("--only", default="")
    parser.add_argument("--within", type=lambda text: [int(share) for share in text.split(",")], default=[5, 2, 1])
    options = parser.parse_args()
    goals, averages = Goals(), {}
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options, folder)
        for peer in ("vhacd", "coacd"):
            if not bench.has(peer):
                print(f"{peer}: not in the folder of peers; left out")
        print("model     within  made here    PE    off %       CPU   best peer         PE    off %       CPU   ratio")
        for name, text in bench.models():
            model = pathlib.Path(folder) / f"{name}.obj"
            model.write_text(text)
            compare(bench, model, goals, averages)
    goals.show()
    for share, ratios in averages.items():
        print(f"{share} %: {sum(ratios) / len(ratios):.3f} of peers with vertices dropped, on average of {len(ratios)}")


if __name__ == "__main__":
    sys.exit(main())

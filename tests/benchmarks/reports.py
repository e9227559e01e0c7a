#!/usr/bin/env python3
"""What reports on very much cost: a folder of 5,000 small mesh assets on one thread and on two, and
the explanation of an archive of 3,200 prims as JSON. Run by hand; prints seconds and the most
memory the program had. The assets are one of the samples, each with a byte of its own.

  tests/benchmarks/reports.py build/release/bin/weighbridge [ASSETS]
"""
import io
import os
import pathlib
import random
import subprocess
import sys
import tarfile
import tempfile
import time
import uuid

SAMPLE = pathlib.Path(__file__).parents[2] / "resources/samples/ring.llmesh"
PRIMS = 3200
OBJECT = ("<SceneObjectGroup><SceneObjectPart><UUID><UUID>{id}</UUID></UUID><Name>Object {n}</Name>"
          "<Shape><ProfileCurve>{profile}</ProfileCurve><PathCurve>{path}</PathCurve>"
          "<PathScaleX>{hole}</PathScaleX><PathScaleY>100</PathScaleY><PCode>9</PCode>"
          "<ProfileHollow>{hollow}</ProfileHollow></Shape><Scale><X>{x}</X><Y>{y}</Y><Z>{z}</Z>"
          "</Scale></SceneObjectPart></SceneObjectGroup>")


def measured(arguments, output):
    """Seconds, processor seconds and MiB."""
    begin = time.monotonic()
    with open(output, "wb") as out:
        process = subprocess.Popen(arguments, stdout=out)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{arguments} ended with {process.returncode}")
    return time.monotonic() - begin, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def tell(what, figures):
    print(f"{what}: {figures[0]:.2f} s, {figures[1]:.2f} s of processors, {figures[2]:.0f} MiB",
          flush=True)


def make_assets(folder, count):
    sample = SAMPLE.read_bytes()
    for number in range(count):
        below = folder / f"{number // 100:03}"
        below.mkdir(parents=True, exist_ok=True)
        # What follows the last block is no part of the asset.
        (below / f"asset{number}.llmesh").write_bytes(sample + str(number).encode())


def make_archive(path):
    random.seed(1)
    shapes = [(1, 16, 100), (0, 16, 100), (3, 16, 100), (5, 32, 100), (0, 32, 150), (1, 32, 150)]
    with tarfile.open(path, "w:gz") as archive:
        for number in range(PRIMS):
            profile, curve, hole = random.choice(shapes)
            sides = {axis: f"{random.uniform(0.1, 5):.5f}" for axis in "xyz"}
            text = OBJECT.format(id=uuid.UUID(int=random.getrandbits(128)), n=number, profile=profile,
                                 path=curve, hole=hole, hollow=random.choice([0, 25000]), **sides)
            data = text.encode()
            entry = tarfile.TarInfo(f"objects/{number}.xml")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5000
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        make_assets(folder / "assets", count)
        tables = []
        seconds = []
        for threads in ("1", "2"):
            table = folder / f"{threads}.csv"
            figures = measured([program, "report", str(folder / "assets"), "--by", "part",
                                "--threads", threads], table)
            tell(f"report on {count} assets, threads {threads}", figures)
            tables.append(table.read_bytes())
            seconds.append(figures[0])
        print(f"{seconds[0] / seconds[1]:.2f} times as fast on two threads, "
              f"{'the same' if tables[0] == tables[1] else 'OTHER'} bytes")
        make_archive(folder / "prims.oar")
        output = folder / "explained.json"
        figures = measured([program, "explain", str(folder / "prims.oar"), "--format", "json"],
                           output)
        size = (folder / "prims.oar").stat().st_size
        tell(f"explanation of {PRIMS} prims ({size >> 10} KiB) as JSON of "
             f"{output.stat().st_size / 1e6:.1f} MB", figures)


if __name__ == "__main__":
    main()

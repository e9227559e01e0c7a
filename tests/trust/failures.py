"""What happens when something is killed, fails or would speak to strangers while the program works."""

import collections
import itertools
import os
import pathlib
import random
import re
import shutil
import signal
import tempfile
import time

from kinds import MARKET
from running import DATA, NEVER_SAID, SAMPLES, Figure, Program, end, may_trace, wait_for
from worst import oar_of_one_mesh

# What writes, and what it writes: each whole or not at all.
WRITING = [(["report", MARKET, "--by", "part", "-o", "out.csv"], "out.csv"),
           (["report", MARKET, "--format", "html", "-o", "out.html"], "out.html"),
           (["convert", DATA / "import3d/twice.dae", "out.llmesh"], "out.llmesh"),
           (["convert", SAMPLES / "octree_behind.weighbridge", "out.obj", "--octree", "surface"], "out.obj"),
           (["convert", MARKET, "out.weighbridge"], "out.weighbridge"),
           (["convert", DATA / "import3d/twice.dae", "out.glb"], "out.glb"),
           (["statistics", MARKET, "-o", "out.csv.gz"], "out.csv.gz"),
           (["statistics", MARKET, "-o", "out.sqlite"], "out.sqlite")]


def answer_of(program, file, folder):
    """What a file says: the answer of a database, which may differ in its bytes, or those of any other."""
    if file.suffix != ".sqlite":
        return file.read_bytes() if file.exists() else None
    if not file.exists():
        return None
    ran = program.run(["sql", "--run", file], folder)
    return ran.out if ran.status == 0 else f"refused: {ran.err}"


def kills(program, count, seed):
    """So many kill -9 at random moments: what was there before is there, or all that was wanted."""
    figure = Figure("`kill -9` while the program writes", 0, count, f"{len(WRITING)} commands")
    rng = random.Random(seed)
    wholes = {}  # By name: what is there when nothing is killed, and how long that takes.
    for command, name in WRITING[:count]:
        with tempfile.TemporaryDirectory() as folder:
            begun = time.monotonic()
            program.run(command, folder, whenStarted=lambda process: None)
            took = time.monotonic() - begun
            wholes[name] = answer_of(program, pathlib.Path(folder) / name, folder), took
            if wholes[name][0] is None:
                figure.faults.append(f"{' '.join(map(str, command))}: wrote nothing though nothing was in its way")
    for number in range(count):
        command, name = WRITING[number % len(WRITING)]
        whole, took = wholes[name]
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / name
            before = None
            if file.suffix != ".sqlite":
                before = b"what was there before"
                file.write_bytes(before)

            def kill(process):
                time.sleep(rng.random() * took)
                end(process)

            program.run(command, folder, whenStarted=kill)
            figure.count += 1
            now = answer_of(program, file, folder)
            # An interrupted database says so until the same command is run again.
            if now not in (before, whole) and not str(now).startswith("refused: weighbridge: "):
                figure.faults.append(f"{' '.join(map(str, command))}: {str(now)[:100]!r}")
            if file.suffix == ".sqlite":
                program.run(command, folder)
                if answer_of(program, file, folder) != whole:
                    figure.faults.append("a database that was interrupted was not completed by the same command")
    return figure


def saves(program, count, seed):
    """So many kill -9 while a window's two ways of saving go on: the project, and the copy for a recovery."""
    helper = pathlib.Path(program.path).parent / "test_failing"
    figure = Figure("`kill -9` while a project is saved or kept for a recovery", 0, count,
                    "the file and its copy for a recovery are whole each time")
    if not helper.exists():
        figure.lacks = f"{helper}, which is built with the tests"
        return figure
    rng = random.Random(seed)
    saving = Program(helper)
    for _ in range(count):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(SAMPLES / "ten_boxes.weighbridge", pathlib.Path(folder) / "boxes.weighbridge")

            def kill(process):
                wait_for((pathlib.Path(folder) / "begun").exists, 30)
                time.sleep(rng.random() * 0.05)
                end(process)

            ran = saving.run(["--save"], folder, whenStarted=kill)
            figure.count += 1
            if ran.status != -signal.SIGKILL or saving.run(["--check"], folder).status != 0:
                figure.faults.append(f"ended with {ran.status}; what was saved or kept is not whole")
    return figure


def reader_of(process):
    """The process that reads a model or an archive, a child of the program."""
    try:
        children = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        return next((int(child) for child in children
                     if pathlib.Path(f"/proc/{child}/comm").read_text().startswith(("read-models", "read-archives"))),
                    None)
    except OSError:
        return None


def deaths(program, count, seed):
    """So many deaths of the processes that read models and archives: the file is named, and nothing is written."""
    figure = Figure("`kill -9` of the programs that read models and archives", 0, count,
                    "a model of 200,000 triangles and an archive of 3,000 objects, in turns")
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        model, archive = pathlib.Path(folder) / "model.obj", pathlib.Path(folder) / "home.oar"
        model.write_text("v 0 0 0\nv 1 0 0\nv 0 1 0\n" + "f 1 2 3\n" * 200_000)
        archive.write_bytes(oar_of_one_mesh(3000))
        reading = [(model, ["convert", model.name, "out.llmesh"], "out.llmesh"),
                   (archive, ["report", archive.name, "--by", "part", "-o", "out.csv"], "out.csv")]
        # Where each has read all before it can be killed, so many tries are enough to say so.
        for _ in range(20 * count):
            if figure.count == count:
                break
            file, command, name = reading[figure.count % len(reading)]
            written, killed = pathlib.Path(folder) / name, []

            def kill(process):
                reader = wait_for(lambda: reader_of(process))
                time.sleep(rng.random() * 0.1)
                if reader and reader == reader_of(process):
                    os.kill(reader, signal.SIGKILL)
                    killed.append(reader)

            ran = program.run(command, folder, whenStarted=kill)
            if not killed or ran.status == 0:  # It had read all before.
                written.unlink(missing_ok=True)
                continue
            figure.count += 1
            if ran.status != 1 or not ran.err.startswith("weighbridge: ") or file.name not in ran.err:
                figure.faults.append(f"status {ran.status}: {ran.err[:150]!r}")
            if written.exists():
                figure.faults.append(f"{name} was written all the same")
                written.unlink()
    return figure


# System calls that may fail, and with what: those of a full disk, a broken one, and too little memory.
FAILING = {"read": "EIO", "pread64": "EIO", "openat": "EMFILE", "write": "ENOSPC", "pwrite64": "ENOSPC",
           "fsync": "EIO", "fdatasync": "EIO", "rename": "EACCES", "renameat2": "EACCES", "ftruncate": "ENOSPC",
           "mmap": "ENOMEM"}


def calls_of(program, command, folder):
    """For each of these calls, which of them the first thread makes after main() has begun, also where it goes on as the
    program that draws. Left out are those by which Qt loads parts of itself: it ends the process when it cannot."""
    log = pathlib.Path(folder) / "calls.log"
    traced = Program(program.path, ["strace", "-qq", "-o", str(log), "-e", f"trace={','.join(FAILING)},prlimit64,execve"])
    traced.run(command, folder)
    counts, points = dict.fromkeys(FAILING, 0), {call: [] for call in FAILING}
    lines = log.read_text(errors="replace").splitlines()
    log.unlink()
    parts = [at for at, line in enumerate(lines) if "/plugins/" in line]
    # What a part consists of is read before anything else is opened.
    loaded = next((at for at in range(parts[-1] + 1, len(lines)) if lines[at].startswith("openat(")), len(lines)) \
        if parts else 0
    begun = False
    for at, line in enumerate(lines):
        # The loader asks for the size of the stack last.
        begun = not line.startswith("execve(") and (begun or line.startswith("prlimit64("))
        name = re.match(r"\w+", line)
        if name and name.group() in counts:
            counts[name.group()] += 1
            if begun and not (parts and parts[0] <= at < loaded):
                points[name.group()].append(counts[name.group()])
    return points


def is_whole(file):
    """Whether a file of what could be read, as where an asset is missing, was written to its end."""
    if file.suffix in (".sqlite", ".gz"):
        return True  # These prove it themselves when they are read.
    content = file.read_bytes()
    return content.endswith(b"</html>\n" if file.suffix == ".html" else b"\n")


def spread(points, most):
    """So many of these points: each kind of call in turn, with the command that was tried least, so that a few are of
    all kinds."""
    if len(points) <= most:
        return points
    left = {call: [point for point in points if point[2] == call] for call in FAILING}
    tried, found = collections.Counter(), []
    for call in itertools.cycle(FAILING):
        if len(found) == most:
            return found
        if left[call]:
            point = min(left[call], key=lambda one: tried[one[1]])
            left[call].remove(point)
            tried[point[1]] += 1
            found.append(point)


def failing(program, most, seed):
    """Makes each call of each kind fail in turn: files are complete or as before, and the failure is reported."""
    title = "failing system calls"
    of = f"{len(FAILING)} kinds of calls in {len(WRITING)} commands: full disk, too little memory, read errors"
    if not may_trace():
        return Figure(title, 0, most, of, lacks="strace, or the right to trace")
    points = []
    with tempfile.TemporaryDirectory() as folder:
        wholes = {}
        for command, name in WRITING:
            numbers = calls_of(program, command, folder)
            wholes[name] = answer_of(program, pathlib.Path(folder) / name, folder)
            for left in pathlib.Path(folder).iterdir():
                left.unlink()
            # A part of Qt may ask for memory long after it was loaded.
            calls = [call for call in FAILING if call != "mmap" or not name.endswith(".html")]
            points += [(command, name, call, n) for call in calls for n in numbers[call]]
    random.Random(seed).shuffle(points)
    points = spread(points, most)
    figure = Figure(title, 0, len(points), of)
    figure.faults += [f"{name} was not written though nothing failed" for name, whole in wholes.items() if whole is None]
    for command, name, call, n in points:
        figure.count += 1
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / name
            before = None if file.suffix == ".sqlite" else b"what was there before"
            if before:
                file.write_bytes(before)
            injected = Program(program.path, ["strace", "-qq", "-o", "/dev/null", "-e", f"trace={call}", "-e",
                                              f"inject={call}:error={FAILING[call]}:when={n}"])
            ran = injected.run(command, folder)
            now = answer_of(program, file, folder)
            where = f"{' '.join(map(str, command[:2]))} -o {name}, {call} number {n}"
            if ran.status < 0 or any(word in ran.err for word in NEVER_SAID):
                figure.faults.append(f"{where}: status {ran.status}, {ran.err[:150]!r}")
            elif ran.status == 0 and now != wholes[name]:
                figure.faults.append(f"{where}: said that it was done, and it was not")
            elif ran.status != 0 and now not in (before, wholes[name]) and not is_whole(file):
                figure.faults.append(f"{where}: left a file that is not whole")
            elif ran.status != 0 and not ran.err.startswith("weighbridge: "):
                figure.faults.append(f"{where}: status {ran.status} without a sentence: {ran.err[:150]!r}")
    return figure

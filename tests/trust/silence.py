"""Whether the program opens sockets other than those of the display and the database."""

import pathlib
import re
import shutil
import tempfile

from kinds import MARKET
from running import DATA, SAMPLES, Figure, Program, may_trace

TRACED = ["strace", "-f", "-qq", "-o", "{log}", "-e", "trace=socket,connect,bind"]
SILENT = [["inspect", DATA / "import3d/twice.dae"], ["report", MARKET], ["explain", SAMPLES / "ten_boxes.weighbridge"],
          ["statistics", MARKET, "-o", "out.sqlite"], ["convert", DATA / "import3d/twice.dae", "out.llmesh"],
          ["pick", SAMPLES / "octree_behind.weighbridge", "--ray", "-9 1 2 1 0 0"]]
# With a display: the window, which is ended after some seconds, and pictures.
DRAWN = [["render", MARKET, "-o", "out.png"], [MARKET]]
WINDOW_SECONDS = 8
# What Qt and the C library look for on this machine when they draw: the display, the desktop's bus, names of users.
NEIGHBOURS = re.compile(r'sun_path=@?"[^"]*(?:X11-unix|ICE-unix|dbus|/bus|wayland|nscd)[^"]*"')


def spoken(program, command, folder, status=0, wrapper=(), environment=()):
    """The calls by which a command makes, names or connects a socket; and how it ended, if not with that status."""
    log = pathlib.Path(folder) / "sockets.log"
    traced = Program(program.path, [*wrapper, *(word.format(log=log) for word in TRACED)])
    traced.environment.update(environment)
    ran = traced.run(command, folder)
    lines = log.read_text(errors="replace").splitlines() if log.exists() else ["nothing was traced"]
    ended = [] if ran.status == status else [f"status {ran.status}: {ran.err[:150]!r}"]
    return ended + [line for line in lines if re.search(r"\b(socket|connect|bind)\(|nothing was", line)]


def of_strangers(lines, known):
    """Those of the calls that make a socket of the network, or reach somebody who is not known."""
    return [line for line in lines
            if not re.search(r"\bsocket\(AF_(UNIX|LOCAL)\b", line) and not known.search(line)]


def of_display(program, command):
    """The window and pictures speak to the display of this machine."""
    with tempfile.TemporaryDirectory() as folder:
        limited = Program(shutil.which("timeout"))
        isEnded = len(command) == 1  # The window stays until then.
        lines = spoken(limited, [WINDOW_SECONDS, program.path, *command], folder, 124 if isEnded else 0,
                       ["xvfb-run", "-a"], {"QT_QPA_PLATFORM": "xcb", "QT3D_RENDERER": "opengl"})
        return of_strangers(lines, NEIGHBOURS)


def of_database(program):
    """A question to a server goes to that server and to nobody else."""
    with tempfile.TemporaryDirectory() as folder:
        lines = spoken(program, ["sql", "--run", f"host={folder} dbname=grid"], folder, 1)
        named = re.compile(re.escape(f'sun_path="{folder}/.s.PGSQL.5432"'))
        strangers = [line for line in of_strangers(lines, named) if not NEIGHBOURS.search(line)]
        return strangers + ([] if any(map(named.search, lines)) else ["the server was not asked"])


def sockets(program, isShort):
    """Whether commands open only the connections that users ask for."""
    drawn = [] if isShort else DRAWN
    name = "commands that open no network connection"
    goal = len(SILENT) + len(drawn) + 1
    figure = Figure(name, 0, goal, "`inspect`, `report`, `explain`, `statistics`, `convert`, `pick`; `sql` only to the "
                    "server that is named" + ("" if isShort else "; the window and `render` only to the display"))
    if not may_trace():
        figure.lacks = "strace, or the right to trace"
        return figure
    for command in SILENT:
        with tempfile.TemporaryDirectory() as folder:
            figure.count += 1
            figure.faults += [f"{' '.join(map(str, command[:2]))}: {line}" for line in spoken(program, command, folder)]
    figure.count += 1
    figure.faults += [f"sql --run: {line}" for line in of_database(program)]
    if drawn and not shutil.which("xvfb-run"):
        figure.lacks = "xvfb-run"
        return figure
    for command in drawn:
        figure.count += 1
        figure.faults += [f"{' '.join(map(str, command[:2]))}: {line}" for line in of_display(program, command)]
    return figure

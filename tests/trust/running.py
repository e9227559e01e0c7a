"""Runs the program as a stranger would, and judges how a run ended."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests/support"))

from served import Served  # noqa: E402

SAMPLES = ROOT / "resources/samples"
DATA = ROOT / "tests/data"

MOST_SECONDS = 2  # Of CPU, for files of up to a MiB; one more for each MiB above.
MOST_MEMORY = 512 * 2**20  # Bytes of one process.
NEVER_SAID = ("terminate called", "std::", "what():", "Assertion", "Traceback", "==ERROR")


@dataclass
class Ran:
    """How a run ended: its status (negative: by a signal), what it wrote, and what it took."""
    status: int
    out: bytes
    err: str
    seconds: float  # Of CPU, of all its processes.
    memory: int  # Bytes, of the largest process.


@dataclass
class Figure:
    """What a part of the campaign counted, and the count that it needs; faults are sentences, none if all went well. A
    count that falls short is a fault, too: a test that did not run shows nothing."""
    name: str
    count: int
    goal: int
    of: str
    faults: list = field(default_factory=list)
    lacks: str = ""  # A missing tool, without which the count falls short.

    def shortfall(self):
        """What is missing, as a sentence; None: nothing is."""
        return f"only {self.count:,} of {self.goal:,}" if self.count < self.goal else None


class Program:
    """The program with an environment of its own: no cache, no network settings, one language. `isServed`: it is
    loaded once for all runs of a thread where that is possible."""

    def __init__(self, path, wrapper=(), isServed=False):
        self.path = str(pathlib.Path(path).resolve())
        self.wrapper = list(wrapper)
        self.isServed = isServed and not wrapper
        self.kept = threading.local()
        self.environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "WEIGHBRIDGE_NO_CACHE": "1",
                            "HOME": tempfile.gettempdir(), "QT_QPA_PLATFORM": "offscreen"}

    def start(self, arguments, out, err, folder):
        return subprocess.Popen([*self.wrapper, self.path, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=out,
                                stderr=err, cwd=folder, env=self.environment, start_new_session=True)

    def served(self):
        if self.isServed and not hasattr(self.kept, "served"):
            self.kept.served = Served.of(self.path)
        return getattr(self.kept, "served", None)

    def run(self, arguments, folder, limit=60, whenStarted=None):
        """Ends all its processes after so many seconds; the status says that they were killed. With `whenStarted`
        it is always started as users start it."""
        served = None if whenStarted else self.served()
        if served:
            ran = served.run(arguments, folder, self.environment, limit)
            return Ran(ran.returncode, ran.stdout, ran.stderr.decode("utf-8", "replace"), ran.seconds, ran.memory)
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = self.start(arguments, out, err, folder)
            timer = threading.Timer(limit, end, [process])
            timer.start()
            if whenStarted:
                whenStarted(process)
            _, state, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(state)
            timer.cancel()
            out.seek(0)
            err.seek(0)
            return Ran(process.returncode, out.read(), err.read().decode("utf-8", "replace"),
                       used.ru_utime + used.ru_stime, used.ru_maxrss * 1024)


def end(process):
    """Kills a process and all that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def fault_of(ran, size, isInspected, most=None):
    """Why a run over a file of strangers, of a size in bytes, did not end as promised; None: it did. What inspects
    a file says on standard output what is wrong with it. `most`: seconds of CPU, instead of those that the size allows."""
    if ran.status < 0:
        return f"ended by signal {-ran.status}"
    if ran.status not in (0, 1):
        return f"ended with status {ran.status}: {ran.err.strip()[:200]}"
    said = next((word for word in NEVER_SAID if word in ran.err), None)
    if said:
        return f"said {said!r}"
    if ran.status and not ran.err.startswith("weighbridge: ") and not (isInspected and ran.out):
        return f"was refused without a sentence: {ran.err.strip()[:200]!r}"
    if ran.seconds > (most or MOST_SECONDS + max(0, size / 2**20 - 1)):
        return f"took {ran.seconds:.1f} s of CPU"
    if ran.memory > MOST_MEMORY:
        return f"took {ran.memory >> 20} MiB"
    return None


def may_trace():
    """Whether system calls can be seen here: not without strace, nor where tracing is forbidden."""
    return bool(shutil.which("strace")) and subprocess.run(
        ["strace", "-qq", "-o", "/dev/null", "true"], capture_output=True, check=False).returncode == 0


def wait_for(condition, limit=5):
    """What a condition returns once it is not empty; None after so many seconds."""
    until = time.monotonic() + limit
    while time.monotonic() < until:
        found = condition()
        if found:
            return found
        time.sleep(0.0005)
    return None

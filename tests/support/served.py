"""Runs the program in a process that is loaded once: see tests/app/served/serve.cpp.

Loading its libraries takes longer than most commands that tests run. What runs has a process, streams, arguments, an
environment and a folder of its own, as if it were started. Without that library, which sanitizers do not allow, there
is no such process: Served.of() says None.
"""
import array
import atexit
import dataclasses
import functools
import os
import pathlib
import signal
import socket
import struct
import subprocess
import tempfile
import threading

LIBRARY = "tests/app/libtests_serve.so"  # In the folder of the build.
VARIABLE = "WEIGHBRIDGE_SERVED_ORDERS"
ORDER = struct.Struct("@QIIII")  # As tests/app/served/served_order.h has them.
NUMBER = struct.Struct("@i")
END = struct.Struct("@iQQ")
KILLED = -1  # What no process ended with.


@dataclasses.dataclass
class Ended:
    """How a run ended, with the names of subprocess; seconds of CPU, and bytes of its largest process."""
    returncode: int
    stdout: bytes
    stderr: bytes
    seconds: float
    memory: int


class Served:
    """A program that waits for what to run. One run after the other; each thread needs one of its own."""

    def __init__(self, program, library):
        self.program = str(program)
        self.orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        with theirs:
            # Where the library is not loaded, the program ends at once.
            self.process = subprocess.Popen([self.program, "--version"], stdin=subprocess.DEVNULL,
                                            stdout=subprocess.DEVNULL, pass_fds=[theirs.fileno()],
                                            env={**os.environ, "LD_PRELOAD": str(library), VARIABLE: str(theirs.fileno())})
        atexit.register(self.close)

    @staticmethod
    def of(program):
        """None: it cannot be kept in this build."""
        program = pathlib.Path(program).resolve()
        library = program.parent.parent / LIBRARY
        return Served(program, library) if library.exists() else None

    def close(self):
        self.orders.close()
        self.process.wait()

    def run(self, arguments, folder, environment, limit=600, together=False):
        """As subprocess.run() would, with nothing on standard input. `together`: what it complains of is in what it
        prints. After so many seconds of waiting it is killed, with all that it started."""
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            error = out if together else err
            self._order(arguments, folder, environment, [error.fileno(), out.fileno()])
            process, = NUMBER.unpack(self._answer(NUMBER.size))
            timer = threading.Timer(limit, os.killpg, [process, signal.SIGKILL])
            timer.start()
            status, microseconds, memory = END.unpack(self._answer(END.size))
            timer.cancel()
            if status == KILLED:
                raise OSError("no process could be started")
            out.seek(0)
            err.seek(0)
            return Ended(os.waitstatus_to_exitcode(status), out.read(), err.read(), microseconds / 1e6, memory)

    def _order(self, arguments, folder, environment, descriptors):
        words = [self.program, *map(str, arguments)]
        texts = [str(pathlib.Path(folder).resolve()), *words, *(f"{name}={value}" for name, value in environment.items())]
        content = b"".join(os.fsencode(text) + b"\0" for text in texts)
        order = ORDER.pack(0, len(content), len(words), len(descriptors), 1)
        self.orders.sendmsg([order], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))])
        self.orders.sendall(content)

    def _answer(self, size):
        answer = self.orders.recv(size, socket.MSG_WAITALL)
        if len(answer) != size:
            raise OSError(f"{self.program} does not wait for orders")
        return answer


@functools.cache
def kept(program):
    """The one for all runs of a script with one thread; None as of Served.of()."""
    return Served.of(program)


def run(program, arguments, folder=".", environment=None):
    """How a run ended, by the one that is kept or by subprocess, with what it printed as bytes."""
    environment = os.environ if environment is None else environment
    served = kept(program)
    if served:
        return served.run(arguments, folder, environment)
    return subprocess.run([program, *arguments], cwd=folder, env=environment, capture_output=True, check=False)
